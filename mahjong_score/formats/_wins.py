"""The JSON contract: wins in, answers out. docs/reference/json.md describes it.

Data are the values that a JSON reader returns: dicts, lists, strings, numbers, None.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from attrs import evolve

from mahjong_score._hands.attributes import TILES, Attribute
from mahjong_score._hands.notation import parse_hand
from mahjong_score._hands.seats import Seat, bad_value, each_of
from mahjong_score._hands.tiles import TILE_BY_NAME, Tile, parse_tile
from mahjong_score._hands.win import ATTRIBUTES, BLANK, REQUIRED, Win, win_of_values
from mahjong_score._messages import language
from mahjong_score._queries.shanten import Discard
from mahjong_score._queries.waits import Wait
from mahjong_score.errors import MOST_PROBLEMS, NotationError, Problem, shown
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._result import Rules, Score, Verdict
from mahjong_score.rules._ruleset import Ruleset


def _as_text_tile(value: object) -> Tile:
    # The contract has tiles as text only; `Win` takes their ints too.
    if not isinstance(value, str):
        raise bad_value("tile", "the text of a tile", value)
    tile = TILE_BY_NAME.get(value)
    return parse_tile(value) if tile is None else tile


def _as_text_tiles(one: Attribute) -> Callable[[object], object]:
    def convert(value: object) -> object:
        # The converter of the attribute reports what is no list.
        if isinstance(value, list):
            value = each_of(value, _as_text_tile)
        return one.convert(value)

    return convert


# For each key, the attribute of the win and how its value is read; problems come in this order.
_READERS: Final[dict[object, tuple[str, Callable[[Any], object]]]] = {
    "hand": ("hand", parse_hand),
    "tile": ("tile", _as_text_tile),
    **{
        one.key: (one.name, _as_text_tiles(one) if one.kind is TILES else one.convert)
        for one in ATTRIBUTES.values()
    },
}
KEYS: Final = tuple(map(str, _READERS))


def load_win(data: object) -> Win:
    """Read a win from the JSON contract; null counts as left out.

    >>> load_win({"hand": "11p22s234567m333z", "tile": "1p", "by": "discard", "from": "S"})
    parse_win('234567m11p22s333z +1p', by='discard', payer='S', seat='E', round='E')

    Raises:
        NotationError: With everything that cannot be read: missing and unknown keys, bad values.

    """
    # Most data are dicts, and `isinstance` is slow for abstract classes.
    if type(data) is not dict and not isinstance(data, Mapping):
        raise NotationError([Problem.of("notation", "not-json", found=shown(data))])
    values = BLANK.copy()
    wrong: dict[str, list[Problem]] = {}
    unknown: list[str] = []
    for key, value in data.items():
        if value is None:
            continue
        reader = _READERS.get(key)
        if reader is None:
            unknown.append(str(key))
            continue
        name, read = reader
        try:
            values[name] = read(value)
        except NotationError as error:
            # With the key, a reader of the problem knows in which text its span lies.
            wrong[key] = [evolve(p, data={"key": key, **p.data}) for p in error.problems]
    # Not by `in`, which would ask a hand whether it equals None.
    missing = values["hand"] is None or values["tile"] is None or values["by"] is None
    if wrong or unknown or missing:
        raise NotationError(_all_problems(data, wrong, unknown))
    return win_of_values(values)


def _all_problems(
    data: Mapping[Any, Any], wrong: Mapping[str, list[Problem]], unknown: Iterable[str]
) -> Iterator[Problem]:
    for key in KEYS:
        if _READERS[key][0] in REQUIRED and data.get(key) is None:
            yield Problem.of("notation", "missing-key", key=key)
        yield from wrong.get(key, ())
    for key in sorted(unknown)[:MOST_PROBLEMS]:
        yield Problem.of("notation", "unknown-key", found=key, expected=", ".join(KEYS))


def dump_verdict(verdict: Verdict, lang: str = "en") -> dict[str, Any]:
    """Return a verdict as JSON data; names and messages are in `lang`.

    That is what `dump_score` or `dump_problems` return.
    """
    if verdict.score is None:
        return dump_problems(verdict.problems, verdict.ruleset, lang)
    return dump_score(verdict.score, lang)


def dump_score(score: Score, lang: str = "en") -> dict[str, Any]:
    """Return the score of a valid win as JSON data; names of patterns are in `lang`."""
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
    dumped.update(ruleset.answer_keys(score))
    return dumped


def dump_problems(problems: Iterable[Problem], ruleset: Rules, lang: str = "en") -> dict[str, Any]:
    """Return the problems of a win, or of data that are none, as JSON data; messages in `lang`."""
    return {
        "ok": False,
        "ruleset": ruleset.name,
        "problems": [dump_problem(problem, lang) for problem in problems],
    }


@cache
def _letters(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    # Some writers of JSON accept no members of enums as keys.
    return tuple(seat.value for seat in seats)


def dump_problem(problem: Problem, lang: str = "en") -> dict[str, Any]:
    """Return a problem as JSON data: ``code``, ``message``, ``reason``, ``span`` and its data."""
    dumped: dict[str, Any] = {
        "code": problem.code,
        "message": problem.message(lang),
        "reason": problem.reason,
    }
    if problem.span is not None:
        dumped["span"] = list(problem.span)
    dumped.update(problem.data)
    return dumped


def dump_waits(waits: Mapping[Tile, Wait], ruleset: Rules, lang: str = "en") -> dict[str, Any]:
    """Return waits as JSON data: each tile, its copies left, and the verdicts of both wins.

    The wins are by a discard and by self-draw.

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


def dump_discards(shanten: int, discards: Iterable[Discard], ruleset: Rules) -> dict[str, Any]:
    """Return the shanten of a hand and its discards as JSON data.

    >>> from mahjong_score import discards, shanten
    >>> hand = parse_hand("23m456p11z9p(777z)[2222s]")
    >>> rules = as_ruleset("hong-kong")
    >>> dump_discards(shanten(hand, rules), discards(hand, rules), rules)["discards"][0]
    {'tile': '9p', 'shanten': 0, 'ukeire': ['1m', '4m'], 'copies': 8}
    """
    return {
        "ok": True,
        "ruleset": ruleset.name,
        "shanten": shanten,
        "discards": [
            {
                "tile": str(one.tile),
                "shanten": one.shanten,
                "ukeire": [str(tile) for tile in one.ukeire],
                "copies": one.copies,
            }
            for one in discards
        ],
    }


def answer(data: object, ruleset: str | Ruleset, lang: str = "en") -> dict[str, Any]:
    """Return the answer to a win in JSON data; bad data and bad wins get problems, and never raise.

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
