"""How an attribute of a win is declared: once, in the class `Win`.

Whatever reads wins, writes them or asks for them goes by these declarations: `parse_win`, JSON, the
codes of other programs, `waits`, the command, ``repr`` and the tables of the documentation.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import attrs
from attrs import frozen

from mahjong_score._hands.hand import as_tile
from mahjong_score._hands.seats import SEAT_OF, bad_value, bad_word, each_of

# Of counters, deposits and norths: no game comes near, and what is paid stays a number of JSON.
MOST_COUNTED: Final = 1_000_000

# Reads a value, or raises a NotationError.
Converter = Callable[[object], Any]


@frozen
class Kind:
    """A kind of values that attributes have.

    Attributes:
        converter: Returns the converter for a key, whose errors name the key.
        plain: Writes a value as `parse_win` takes it, in plain Python.

    """

    converter: Callable[[str], Converter]
    plain: Callable[[Any], object]


def word_of(members: Mapping[Any, object], *, or_none: bool = False) -> Kind:
    """Make the kind of one word out of some, by what they stand for; with None for itself."""
    known = {None: None, **members} if or_none else members

    def converter(key: str) -> Converter:
        def convert(value: object) -> object:
            try:
                return known[value]
            except (KeyError, TypeError):
                raise bad_word(members, key, value) from None

        return convert

    return Kind(converter, str)


def _several(
    convert: Converter, make: Callable[[Iterable[object]], Any], what: str, key: str
) -> Converter:
    """Return what converts each of several values, given as a list."""
    nothing = make(())

    def convert_all(value: object) -> Any:
        if value == ():
            return nothing
        if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
            raise bad_value(key, what, value)
        return make(each_of(value, convert))

    return convert_all


def set_of(word: Kind, what: str) -> Kind:
    """Make the kind of a set of such words, given as a list of them."""
    return Kind(
        lambda key: _several(word.converter(key), frozenset, what, key),
        lambda values: sorted(map(str, values)),
    )


def _counts(key: str) -> Converter:
    def convert(value: object) -> int:
        if type(value) is int and 0 <= value <= MOST_COUNTED:
            return value
        raise bad_value(key, f"a whole number from 0 to {MOST_COUNTED}", value)

    return convert


SEAT: Final = word_of(SEAT_OF)
SEAT_OR_NONE: Final = word_of(SEAT_OF, or_none=True)
TILES: Final = Kind(
    lambda key: _several(as_tile, tuple, "a list of tiles", key),
    lambda tiles: [str(tile) for tile in tiles],
)
COUNT: Final = Kind(_counts, int)


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


def _converter_of(one: "attrs.Attribute[Any]") -> Converter:
    kind: Kind = one.metadata["kind"]
    return kind.converter(_key_of(one))


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
    convert: Converter

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
