"""How an attribute of a win is declared: once, in the class `Win`.

Whatever reads wins, writes them or asks for them goes by these declarations: `parse_win`, JSON, the
codes of other programs, `waits`, the command, ``repr`` and the tables of the documentation.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import attrs
from attrs import frozen

from mahjong_score._hands.hand import as_tile
from mahjong_score._hands.seats import as_seat, as_seat_or_none, bad_value, bad_word, each_of

# Of counters, deposits and norths: no game comes near, and what is paid stays a number of JSON.
MOST_COUNTED: Final = 1_000_000

_T = TypeVar("_T")


@frozen
class Kind:
    """A kind of values that attributes have.

    Attributes:
        convert: Reads a value that is given for a key, or raises a NotationError that names it.
        plain: Writes a value as `parse_win` takes it, in plain Python.

    """

    convert: Callable[[str, object], object]
    plain: Callable[[Any], object]


def _listed(what: str, key: str, value: object) -> Iterable[object]:
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        raise bad_value(key, what, value)
    return value


def _as_tiles(key: str, value: object) -> object:
    return tuple(each_of(_listed("a list of tiles", key, value), as_tile)) if value != () else ()


def _as_count(key: str, value: object) -> int:
    if type(value) is int and 0 <= value <= MOST_COUNTED:
        return value
    raise bad_value(key, f"a whole number from 0 to {MOST_COUNTED}", value)


SEAT: Final = Kind(as_seat, str)
SEAT_OR_NONE: Final = Kind(as_seat_or_none, str)
TILES: Final = Kind(_as_tiles, lambda tiles: [str(tile) for tile in tiles])
COUNT: Final = Kind(_as_count, int)


def word_of(members: Mapping[str, _T]) -> Kind:
    """Make the kind of one word out of some."""

    def convert(key: str, value: object) -> _T:
        try:
            return members[value]  # type: ignore[index]
        except (KeyError, TypeError):
            raise bad_word(members, key, value) from None

    return Kind(convert, str)


def set_of(word: Kind, what: str) -> Kind:
    """Make the kind of a set of such words, given as a list of them."""
    nothing: frozenset[object] = frozenset()

    def convert(key: str, value: object) -> frozenset[object]:
        if value == ():
            return nothing
        return frozenset(each_of(_listed(what, key, value), lambda one: word.convert(key, one)))

    return Kind(convert, lambda values: sorted(map(str, values)))


def declare(
    kind: Kind, help: str, *, key: str = "", games: str = "", always: bool = False
) -> dict[str, object]:
    """Declare an attribute of a win: make the metadata of its field.

    Args:
        kind: The kind of its values.
        help: What it says, for the help of the command and the documentation.
        key: Its key in JSON, where that is not its name.
        games: The games whose rules read it, where not all do.
        always: Whether ``repr`` shows it even where it has its default.

    """
    return {"kind": kind, "help": help, "key": key, "games": games, "always": always}


def by_kind(value: object) -> Any:
    """Stand for the converter of a declared attribute, which `with_converters` puts in its place.

    Type checkers take it for one that reads any object.
    """


def with_converters(
    cls: type, fields: list["attrs.Attribute[Any]"]
) -> list["attrs.Attribute[Any]"]:
    """Put in the converters of declared attributes: a field transformer of attrs."""
    return [
        one.evolve(converter=_converter_of(one)) if "kind" in one.metadata else one
        for one in fields
    ]


def _key_of(one: "attrs.Attribute[Any]") -> str:
    key: str = one.metadata["key"] or one.name
    return key


def _converter_of(one: "attrs.Attribute[Any]") -> Callable[[object], Any]:
    kind: Kind = one.metadata["kind"]
    return partial(kind.convert, _key_of(one))


@frozen
class Attribute:
    """An attribute of a win as it was declared.

    Attributes:
        name: Its name in Python.
        key: Its key in JSON.
        kind: The kind of its values.
        help: What it says.
        games: The games whose rules read it; empty for all.
        default: Its value where it is left out; `attrs.NOTHING` where it is required.
        always: Whether ``repr`` shows it even where it has its default.
        convert: Converts a value, or raises a NotationError that names the key.

    """

    name: str
    key: str
    kind: Kind
    help: str
    games: str
    default: Any
    always: bool
    convert: Callable[[object], Any]

    @property
    def is_required(self) -> bool:
        """Whether it has no default."""
        return self.default is attrs.NOTHING


def attributes_of(cls: type) -> dict[str, Attribute]:
    """List what a class declares with `declare`, by name, in its order."""
    return {
        one.name: Attribute(
            one.name,
            _key_of(one),
            one.metadata["kind"],
            one.metadata["help"],
            one.metadata["games"],
            one.default,
            one.metadata["always"],
            _converter_of(one),
        )
        for one in attrs.fields(cls)
        if "kind" in one.metadata
    }
