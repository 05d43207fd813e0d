"""A game as JSON, to store it and to resume it. docs/how-to/game.md describes the form.

Data are the values that a JSON reader gives: dicts, lists, strings, numbers, None. This module
imports cattrs; `mahjong_score.play` does not.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar, get_args

import attrs
import cattrs
from attrs import evolve, field, frozen
from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
)
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from mahjong_score._hands.seats import SEATS, Seat, as_seat, bad_value, bad_word
from mahjong_score.errors import MOST_PROBLEMS, NotationError, OptionError, Problem
from mahjong_score.play._faults import FaultKind
from mahjong_score.play._game import Game
from mahjong_score.play._sheet import DepositLine, DrawnLine, FaultLine, Line, WonLine
from mahjong_score.rulebooks import ruleset
from mahjong_score.rules._settlement import PaymentTable, Settlement
from mahjong_score.rules._table_rules import Consequence

VERSION: Final = 1

# More than any game pays; Python refuses to write far longer numbers as text.
_LARGEST: Final = 10**30

_LINES: Final[Mapping[str, type[Line]]] = {
    "win": WonLine,
    "drawn": DrawnLine,
    "fault": FaultLine,
    "deposit": DepositLine,
}
_CONSEQUENCES: Final[Mapping[str, Consequence]] = {word: word for word in get_args(Consequence)}

_T = TypeVar("_T")


def dump_game(game: Game) -> dict[str, Any]:
    """Return a game as JSON data, with all options of its rules.

    >>> game = Game("zung-jung", rounds=1).after_draw()
    >>> dump_game(game)["lines"]
    [{'amounts': {'E': 0, 'S': 0, 'W': 0, 'N': 0}, 'outcome': 'drawn'}]
    """
    return {
        "version": VERSION,
        "ruleset": game.ruleset.name,
        "options": {k: _converter.unstructure(v) for k, v in game.ruleset.options().items()},
        "rounds": game.rounds,
        "stake": game.stake,
        "lines": [_converter.unstructure(line) for line in game.lines],
    }


def load_game(data: object) -> Game:
    """Read a game from JSON data, as `dump_game` returns it; null counts as left out.

    >>> game = Game("simple", stake=100).after_draw()
    >>> load_game(dump_game(game)) == game
    True

    Raises:
        NotationError: With everything that cannot be read: missing and unknown keys, bad values,
            rules that do not exist.
        GameError: A line contradicts where the game stood.

    """
    if not isinstance(data, Mapping):
        raise NotationError([Problem.of("notation", "not-json", found=type(data).__name__)])
    document = _read(_Document, data)
    try:
        rules = ruleset(document.ruleset, **document.options)
        return Game(rules, document.rounds, document.stake, document.lines)
    except (OptionError, RecursionError) as error:
        raise NotationError([Problem("notation", "bad-ruleset", {"why": str(error)})]) from None


@frozen
class _Document:
    version: int
    ruleset: str
    lines: tuple[Line, ...]
    options: Mapping[str, object] = field(factory=dict)
    rounds: int | None = None
    stake: int | None = None


def _read(cls: type[_T], data: Mapping[str, object]) -> _T:
    try:
        return _converter.structure({k: v for k, v in data.items() if v is not None}, cls)
    except ClassValidationError as error:
        keys = [attribute.name for attribute in attrs.fields(cls)]  # type: ignore[arg-type]
        raise NotationError(_problems_of(error, keys)) from None


def _problems_of(error: ClassValidationError, keys: Iterable[str]) -> Iterator[Problem]:
    """Yield the problems of an object that cannot be read; `keys` are those that it may have."""
    for cause in error.exceptions:
        if isinstance(cause, NotationError):
            for problem in cause.problems:
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
    return next(note.name for note in notes if isinstance(note, AttributeValidationNote))


def _as_version(value: object) -> int:
    if value is not True and value == VERSION and isinstance(value, int):
        return value
    raise bad_value("version", str(VERSION), value)


def _as_name(value: object) -> str:
    if isinstance(value, str):
        return value
    raise bad_value("ruleset", "the name of a rule set", value)


def _as_options(value: object) -> Mapping[str, object]:
    # The name of the rule set is no option of it.
    if isinstance(value, Mapping) and all(isinstance(k, str) and k != "name" for k in value):
        return value
    raise bad_value("options", "the options of the rule set", value)


def _whole_number(key: str) -> Callable[[object], int]:
    def convert(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        raise bad_value(key, "a whole number", value)

    return convert


def _as_lines(value: object) -> tuple[Line, ...]:
    if not isinstance(value, list | tuple):
        raise bad_value("lines", "a list of lines", value)
    lines: list[Line] = []
    problems: list[Problem] = []
    for place, data in enumerate(value):
        try:
            lines.append(_as_line(data))
        except NotationError as error:
            problems += _placed(error.problems, f"lines[{place}]")
        if len(problems) >= MOST_PROBLEMS:
            break
    if problems:
        raise NotationError(problems[:MOST_PROBLEMS])
    return tuple(lines)


def _placed(problems: tuple[Problem, ...], place: str) -> Iterator[Problem]:
    for problem in problems:
        named = "found" if problem.reason == "unknown-key" else "key"
        data = {**problem.data, named: f"{place}.{problem.data[named]}"}
        yield Problem("notation", problem.reason, data)


def _as_line(data: object) -> Line:
    outcome = data.get("outcome") if isinstance(data, Mapping) else data
    if not isinstance(data, Mapping) or not isinstance(outcome, str) or outcome not in _LINES:
        raise bad_word(_LINES, "outcome", outcome)
    return _read(_LINES[outcome], data)


def _seats(key: str) -> Callable[[object], tuple[Seat, ...]]:
    def convert(value: object) -> tuple[Seat, ...]:
        if not isinstance(value, list | tuple):
            raise bad_value(key, "a list of seats", value)
        return tuple(as_seat(key, seat) for seat in value)

    return convert


def _seat(key: str) -> Callable[[object], Seat]:
    return lambda value: as_seat(key, value)


def _as_aborted(value: object) -> str:
    if isinstance(value, str):
        return value
    raise bad_value("aborted", "a word", value)


def _as_final(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _LARGEST:
        raise bad_value("final", "a whole number, 0 or more", value)
    return value


def _as_amounts(value: object) -> Settlement:
    if not isinstance(value, Mapping):
        raise bad_value("amounts", "points for each seat", value)
    for seat, amount in value.items():
        as_seat("amounts", seat)
        if isinstance(amount, bool) or not isinstance(amount, int) or abs(amount) > _LARGEST:
            raise bad_value("amounts", "points for each seat", amount)
    seats = tuple(seat for seat in SEATS if seat in value)
    return Settlement(seats, tuple(value[seat] for seat in seats))


def _as_fault(value: object) -> FaultKind:
    if isinstance(value, str) and value in tuple(FaultKind):
        return FaultKind(value)
    raise bad_word(FaultKind, "fault", value)


def _as_consequence(value: object) -> Consequence:
    if isinstance(value, str) and value in _CONSEQUENCES:
        return _CONSEQUENCES[value]
    raise bad_word(_CONSEQUENCES, "consequence", value)


def _dump_amounts(settlement: Settlement) -> dict[str, int]:
    return {str(seat): amount for seat, amount in settlement.items()}


def _dump_table(table: PaymentTable) -> dict[str, object]:
    columns = attrs.asdict(table, filter=attrs.filters.include("discarder", "others", "self_draw"))
    dumped: dict[str, object] = {
        name: {str(table.first + step): points for step, points in enumerate(column)}
        for name, column in columns.items()
    }
    return {**dumped, "doubles": True} if table.doubles else dumped


_HOOKS: Final[Mapping[type, Mapping[str, Callable[[Any], object]]]] = {
    _Document: {
        "version": _as_version,
        "ruleset": _as_name,
        "lines": _as_lines,
        "options": _as_options,
        "rounds": _whole_number("rounds"),
        "stake": _whole_number("stake"),
    },
    WonLine: {"winners": _seats("winners"), "amounts": _as_amounts},
    DrawnLine: {
        "amounts": _as_amounts,
        "waiting": _seats("waiting"),
        "nagashi": _seats("nagashi"),
        "aborted": _as_aborted,
    },
    FaultLine: {
        "fault": _as_fault,
        "offender": _seat("offender"),
        "consequence": _as_consequence,
        "amounts": _as_amounts,
        "final": _as_final,
    },
    DepositLine: {"player": _seat("player"), "amounts": _as_amounts},
}


def _hook(convert: Callable[[Any], object]) -> Any:
    return override(struct_hook=lambda value, _: convert(value))


def _make_converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_unstructure_hook(Settlement, _dump_amounts)
    converter.register_unstructure_hook(PaymentTable, _dump_table)
    for cls, conversions in _HOOKS.items():
        hooks = {name: _hook(convert) for name, convert in conversions.items()}
        converter.register_structure_hook(cls, make_dict_structure_fn(cls, converter, **hooks))
    for line in _LINES.values():
        # Attributes with their default are left out, but for the kind of the line.
        outcome = override(omit_if_default=False)
        dump = make_dict_unstructure_fn(
            line, converter, _cattrs_omit_if_default=True, outcome=outcome
        )
        converter.register_unstructure_hook(line, dump)
    return converter


_converter: Final = _make_converter()
