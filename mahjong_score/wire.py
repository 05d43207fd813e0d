"""The JSON contract: wins in, answers out. docs/reference/json.md describes it.

Data are the values that a JSON reader gives: dicts, lists, strings, numbers, None.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

import cattrs
from attrs import evolve
from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
)
from cattrs.gen import make_dict_structure_fn, override

from mahjong_score.errors import MOST_PROBLEMS, NotationError, Problem, shown
from mahjong_score.hand import Seat, bad_value, each_of
from mahjong_score.messages import language
from mahjong_score.notation import parse_hand
from mahjong_score.result import Score, Verdict
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets import as_ruleset
from mahjong_score.tiles import TILE_BY_NAME, Tile, parse_tile
from mahjong_score.waits import Wait
from mahjong_score.win import SELDOM_SAID, WIN_CONVERTERS, Win, win_of_values

KEYS: Final = ("hand", "tile", *("from" if a == "payer" else a for a in WIN_CONVERTERS))
_KNOWN_KEYS: Final = frozenset(KEYS)
_INDICATORS: Final = ("dora", "ura")
_COMMON_KEYS: Final = _KNOWN_KEYS - {*SELDOM_SAID}


def _as_text_tile(value: object) -> Tile:
    # A tile's int is not part of the contract.
    if not isinstance(value, str):
        raise bad_value("tile", "the text of a tile", value)
    return parse_tile(value)


def _as_text_tiles(value: object) -> object:
    # What is no list, the converter of the attribute complains about.
    return each_of(value, _as_text_tile) if isinstance(value, list) else value


def _as_indicators(attribute: str) -> Callable[[object], object]:
    return lambda value: WIN_CONVERTERS[attribute](_as_text_tiles(value))


def _hook(convert: Callable[[Any], object], key: str | None = None) -> Any:
    return override(rename=key, struct_hook=lambda value, _: convert(value))


def _make_converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True, detailed_validation=True)
    hooks = {
        attribute: _hook(convert, "from" if attribute == "payer" else None)
        for attribute, convert in WIN_CONVERTERS.items()
    }
    for attribute in _INDICATORS:
        hooks[attribute] = _hook(_as_indicators(attribute))
    structure = make_dict_structure_fn(
        Win, converter, hand=_hook(parse_hand), tile=_hook(_as_text_tile), **hooks
    )
    converter.register_structure_hook(Win, structure)
    return converter


# It lists all problems, and so is slow.
_converter: Final = _make_converter()


def load_win(data: object) -> Win:
    """Read a win from the JSON contract; null counts as left out.

    >>> load_win({"hand": "11p22s234567m333z", "tile": "1p", "by": "discard", "from": "S"})
    parse_win('234567m11p22s333z +1p', by='discard', payer='S', seat='E', round='E')

    Raises:
        NotationError: With all that cannot be read: missing and unknown keys, bad values.

    """
    if type(data) is dict and data.keys() <= _KNOWN_KEYS:
        try:
            # A win without problems is read in this shorter way.
            given = _without_null(data) if None in data.values() else data
            get = given.get
            return win_of_values(
                parse_hand(given["hand"]),
                TILE_BY_NAME[given["tile"]],
                given["by"],
                get("from"),
                get("seat", "E"),
                get("round", "E"),
                get("events", ()),
                {} if given.keys() <= _COMMON_KEYS else _rest_of(given),
            )
        except (ValueError, KeyError, TypeError):
            pass
    if not isinstance(data, Mapping):
        raise NotationError([Problem.of("notation", "not-json", found=shown(data))])
    try:
        return _converter.structure(_without_null(data), Win)
    except ClassValidationError as error:
        raise NotationError(problems_of(error, KEYS)) from None


def _rest_of(data: Mapping[str, Any]) -> dict[str, object]:
    return {
        key: _as_text_tiles(value) if key in _INDICATORS else value
        for key, value in data.items()
        if key not in _COMMON_KEYS
    }


def _without_null(data: Mapping[Any, Any]) -> dict[Any, Any]:
    return {key: value for key, value in data.items() if value is not None}


def problems_of(error: ClassValidationError, keys: Iterable[str]) -> Iterator[Problem]:
    """Give the problems of an object that cannot be read, which may have these keys."""
    for cause in error.exceptions:
        if isinstance(cause, NotationError):
            for problem in cause.problems:
                # Which text the span lies in.
                yield evolve(problem, data={"key": _key_of(cause), **problem.data})
        elif isinstance(cause, ForbiddenExtraKeysError):
            for key in sorted(map(str, cause.extra_fields))[:MOST_PROBLEMS]:
                yield Problem.of("notation", "unknown-key", found=key, expected=", ".join(keys))
        else:
            # A missing key is a KeyError whose argument is its name; nothing else is raised.
            assert isinstance(cause, KeyError)
            yield Problem.of("notation", "missing-key", key=str(cause.args[0]))


def _key_of(cause: Exception) -> str:
    notes = getattr(cause, "__notes__", ())
    attribute = next(note.name for note in notes if isinstance(note, AttributeValidationNote))
    return "from" if attribute == "payer" else attribute


def dump_verdict(verdict: Verdict, lang: str = "en") -> dict[str, Any]:
    """Give the answer of the JSON contract; its names and messages in a language of `LANGUAGES`."""
    if verdict.score is None:
        return dump_problems(verdict.problems, verdict.ruleset, lang)
    return dump_score(verdict.score, lang)


def dump_score(score: Score, lang: str = "en") -> dict[str, Any]:
    """Give the answer of the JSON contract to a valid win."""
    ruleset = score.ruleset
    payments = score.payments
    place = language(lang)
    dumped = {
        "ok": True,
        "ruleset": ruleset.name,
        "total": score.total,
        "unit": ruleset.unit,
        "patterns": [
            {"id": p.id, "value": p.value, "count": p.count, "name": p.names[place]}
            for p in score.patterns
        ],
        "reading": str(score.reading),
        "liable": score.liable,
        "payments": None,
    }
    if payments is None:
        dumped["no_payments"] = score.no_payments
    else:
        dumped["payments"] = dict(zip(_letters(payments.seats), payments.amounts, strict=True))
    dumped.update(ruleset.details(score))
    return dumped


def dump_problems(
    problems: Iterable[Problem], ruleset: Ruleset, lang: str = "en"
) -> dict[str, Any]:
    """Give the answer of the JSON contract to a win with problems, or to what is no win."""
    return {
        "ok": False,
        "ruleset": ruleset.name,
        "problems": [dump_problem(problem, lang) for problem in problems],
    }


@cache
def _letters(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    # Some writers of JSON take no members of enums for keys.
    return tuple(seat.value for seat in seats)


def dump_problem(problem: Problem, lang: str = "en") -> dict[str, Any]:
    """Give a problem of the JSON contract: code, message, reason, its place (``span``) and data."""
    dumped: dict[str, Any] = {
        "code": problem.code,
        "message": problem.message(lang),
        "reason": problem.reason,
    }
    if problem.span is not None:
        dumped["span"] = list(problem.span)
    dumped.update(problem.data)
    return dumped


def dump_waits(waits: Mapping[Tile, Wait], ruleset: Ruleset, lang: str = "en") -> dict[str, Any]:
    """Give waits as data: each tile with the copies left and the answers to the two wins.

    >>> from mahjong_score import waits
    >>> found = waits(parse_hand("23m456p789s11555z"), "hong-kong")
    >>> dumped = dump_waits(found, as_ruleset("hong-kong"))
    >>> [(wait["tile"], wait["left"]) for wait in dumped["waits"]]
    [('1m', 4), ('4m', 4)]
    """
    return {
        "ok": True,
        "ruleset": ruleset.name,
        "waits": [
            {
                "tile": str(wait.tile),
                "left": wait.left,
                "discard": dump_verdict(wait.discard, lang),
                "self_draw": dump_verdict(wait.self_draw, lang),
            }
            for wait in waits.values()
        ],
    }


def answer(data: object, ruleset: str | Ruleset, lang: str = "en") -> dict[str, Any]:
    """Judge a win of the JSON contract and give its answer; never raises for a bad win.

    >>> answer({"hand": "11p", "tile": "1p", "by": "steal"}, "hong-kong")["problems"][0]["code"]
    'notation'

    Raises:
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    try:
        win = load_win(data)
    except NotationError as error:
        return dump_problems(error.problems, rules, lang)
    return dump_verdict(rules.check(win), lang)
