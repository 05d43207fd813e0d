"""Wins, as frozen values: a hand, the winning tile, how and where it came.

What is true of any mahjong win, under any rules.
"""

from collections.abc import Container, Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, Generic, Required, TypedDict, TypeVar

from attrs import NOTHING, field, fields, frozen

from mahjong_score._core import flags as core
from mahjong_score._core.packed_hand import UNKNOWN_SEAT
from mahjong_score._core.packed_win import PackedWin
from mahjong_score._hands.attributes import (
    COUNT,
    SEAT,
    SEAT_OR_NONE,
    TILES,
    Attribute,
    attributes_of,
    by_kind,
    declare,
    set_of,
    with_converters,
    word_of,
)
from mahjong_score._hands.frozen import quick_maker, reduced
from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.seats import SEAT_INDEX, Seat, bad_value
from mahjong_score._hands.tiles import Tile
from mahjong_score.errors import NotationError, Problem


class WinBy(StrEnum):
    """How the winning tile came."""

    DISCARD = "discard"
    SELF_DRAW = "self-draw"
    ROBBED_KONG = "robbed-kong"


class Event(StrEnum):
    """What else happened; each rule set values some of these, and accepts the rest."""

    LAST_TILE = "last-tile"
    KONG_REPLACEMENT = "kong-replacement"
    CONSECUTIVE_KONGS = "consecutive-kongs"
    HEAVENLY_HAND = "heavenly-hand"
    EARTHLY_HAND = "earthly-hand"
    SAME_TURN_IMMUNITY = "same-turn-immunity"
    LAST_OF_KIND = "last-of-kind"
    RIICHI = "riichi"
    DOUBLE_RIICHI = "double-riichi"
    IPPATSU = "ippatsu"
    HAND_OF_MAN = "hand-of-man"


# Enum members are slow to reach through their class: what every score asks has its own name.
BY_DISCARD: Final = WinBy.DISCARD
BY_SELF_DRAW: Final = WinBy.SELF_DRAW
BY_ROBBED_KONG: Final = WinBy.ROBBED_KONG

_FLAGS_OF_WAY: Final = {
    BY_SELF_DRAW: core.SELF_DRAW,
    BY_DISCARD: core.DISCARD | core.FROM_ANOTHER,
    BY_ROBBED_KONG: core.ROBBED_KONG | core.FROM_ANOTHER,
}
_FLAGS_OF_EVENT: Final = {
    Event.LAST_TILE: core.LAST_TILE,
    Event.KONG_REPLACEMENT: core.KONG_REPLACEMENT,
    Event.CONSECUTIVE_KONGS: core.CONSECUTIVE_KONGS | core.KONG_REPLACEMENT,
    Event.HEAVENLY_HAND: core.HEAVENLY_HAND,
    Event.EARTHLY_HAND: core.EARTHLY_HAND,
    Event.SAME_TURN_IMMUNITY: core.SAME_TURN_IMMUNITY,
    Event.LAST_OF_KIND: core.LAST_OF_KIND,
    Event.RIICHI: core.RIICHI,
    Event.DOUBLE_RIICHI: core.DOUBLE_RIICHI,
    Event.IPPATSU: core.IPPATSU,
    Event.HAND_OF_MAN: core.HAND_OF_MAN,
}

_WORDS_OF_BY: Final = {str(way): way for way in WinBy}
_WORDS_OF_EVENTS: Final = {str(event): event for event in Event}
_BY: Final = word_of(_WORDS_OF_BY)
_EVENTS: Final = set_of(word_of(_WORDS_OF_EVENTS), "a list of events")
_NO_EVENTS: Final[frozenset[Event]] = frozenset()

_JAPANESE: Final = "Japanese rules"
_JAPANESE_OF_THREE: Final = "Japanese rules of three players"


def _as_hand(value: object) -> Hand:
    if isinstance(value, Hand):
        return value
    raise bad_value("hand", "a Hand", value)


@frozen(repr=False, weakref_slot=False, field_transformer=with_converters)
class Win:
    """A claimed win: a hand, the winning tile, and how and where it came.

    Strings are accepted for seats, `by` and events. Only the single values are checked here:
    `check` tells what contradicts what. A subclass with an ``__attrs_post_init__`` of its own calls
    the one of this class.

    Attributes:
        hand: The hand before the winning tile.
        tile: The winning tile.
        by: How it came.
        payer: The discarder, or the player of the robbed kong; None if it is not said.
        seat: The winner's seat.
        round: The wind of the round.
        events: What else happened.
        liable: The seat that is stated to be liable (Pao); None to work it out from the melds.
        dora, ura: Indicators, for Japanese rules.
        honba, sticks: Counters and riichi deposits on the table, for Japanese rules.
        north: The number of norths set aside, for Japanese rules of three players.
        packed: The same as ints, for the scorer: see `PackedWin`.

    Raises:
        NotationError: A value that its attribute does not know.

    """

    hand: Hand = field(converter=_as_hand)
    tile: Tile = field(converter=as_tile)
    by: WinBy = field(
        converter=by_kind, metadata=declare(_BY, "How the winning tile came", always=True)
    )
    payer: Seat | None = field(
        default=None,
        converter=by_kind,
        metadata=declare(
            SEAT_OR_NONE,
            "The seat of the discarder, or of the player of the robbed kong",
            key="from",
        ),
    )
    seat: Seat = field(
        default=Seat.EAST,
        converter=by_kind,
        metadata=declare(SEAT, "The seat of the winner", always=True),
    )
    round: Seat = field(
        default=Seat.EAST,
        converter=by_kind,
        metadata=declare(SEAT, "The wind of the round", always=True),
    )
    events: frozenset[Event] = field(
        default=_NO_EVENTS, converter=by_kind, metadata=declare(_EVENTS, "What else happened")
    )
    liable: Seat | None = field(
        default=None,
        converter=by_kind,
        metadata=declare(SEAT_OR_NONE, "The seat that is liable (Pao), if it is to be stated"),
    )
    dora: tuple[Tile, ...] = field(
        default=(),
        converter=by_kind,
        metadata=declare(TILES, "The dora indicators", games=_JAPANESE),
    )
    ura: tuple[Tile, ...] = field(
        default=(),
        converter=by_kind,
        metadata=declare(TILES, "The hidden indicators", games=_JAPANESE),
    )
    honba: int = field(
        default=0,
        converter=by_kind,
        metadata=declare(COUNT, "Counters on the table", games=_JAPANESE),
    )
    sticks: int = field(
        default=0,
        converter=by_kind,
        metadata=declare(
            COUNT, "Riichi deposits on the table, the winner's own included", games=_JAPANESE
        ),
    )
    north: int = field(
        default=0,
        converter=by_kind,
        metadata=declare(COUNT, "The number of norths set aside", games=_JAPANESE_OF_THREE),
    )
    packed: PackedWin = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "packed", _packed(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def __str__(self) -> str:
        return f"{self.hand} +{self.tile}"

    def __repr__(self) -> str:
        arguments = [repr(str(self))]
        for name, one in ATTRIBUTES.items():
            value = getattr(self, name)
            if one.always or value != one.default:
                arguments.append(f"{name}={one.kind.plain(value)!r}")
        return f"parse_win({', '.join(arguments)})"


# The declared attributes of a win, by name: all but its hand and tile.
ATTRIBUTES: Final[Mapping[str, Attribute]] = attributes_of(Win)
BY_KEY: Final[Mapping[object, Attribute]] = {one.key: one for one in ATTRIBUTES.values()}

# The fields of a win with their defaults, in their order; None where a value is required.
BLANK: Final[dict[str, Any]] = {
    one.name: None if one.default is NOTHING else one.default for one in fields(Win)
}
REQUIRED: Final = ("hand", "tile", *(n for n, one in ATTRIBUTES.items() if one.is_required))

TileName = TypeVar("TileName")


class Circumstances(TypedDict, Generic[TileName], total=False):
    """The keyword arguments that describe the circumstances of a hand, for type checkers.

    The meaning of each is that of the attribute of `Win`. Tiles are written in the code that is
    read.
    """

    seat: str
    round: str
    events: Iterable[str]
    dora: Iterable[TileName]
    ura: Iterable[TileName]
    honba: int
    sticks: int
    north: int


class WinArguments(Circumstances[TileName], total=False):
    """The keyword arguments of `parse_win`, for type checkers."""

    by: Required[str]
    payer: str | None
    liable: str | None


CIRCUMSTANCES: Final = frozenset(Circumstances.__annotations__)

_make_win: Final = quick_maker(Win)


def convert_arguments(
    function: str, arguments: Mapping[str, object], known: Container[str] = ATTRIBUTES
) -> tuple[dict[str, Any], list[Problem]]:
    """Return the values of a win from keyword arguments, and the problems of those that are wrong.

    Args:
        function: Who takes the arguments, for the error.
        arguments: By the names of attributes.
        known: The names of the arguments that it takes.

    Raises:
        TypeError: An argument does not exist, or a required one is missing, as Python says it.

    """
    for name in arguments:
        if name not in known:
            raise TypeError(f"{function}() got an unexpected keyword argument {name!r}")
    for name, one in ATTRIBUTES.items():
        if one.is_required and name in known and name not in arguments:
            raise TypeError(f"{function}() missing the required keyword argument {name!r}")
    values = BLANK.copy()
    problems: list[Problem] = []
    for name, one in ATTRIBUTES.items():
        if name in arguments:
            try:
                values[name] = one.convert(arguments[name])
            except NotationError as error:
                problems += error.problems
    return values, problems


def win_of_values(values: dict[str, Any]) -> Win:
    """Make a win of values that are converted already: those of `BLANK`, filled in."""
    win = _make_win(*values.values())
    object.__setattr__(win, "packed", _packed(win))
    return win


def _packed(win: Win) -> PackedWin:
    events = 0
    for event in win.events:
        events |= _FLAGS_OF_EVENT[event]
    payer = win.payer
    return PackedWin(
        win.hand.packed,
        win.tile,
        _FLAGS_OF_WAY[win.by],
        events,
        SEAT_INDEX[win.seat],
        SEAT_INDEX[win.round],
        UNKNOWN_SEAT if payer is None else SEAT_INDEX[payer],
        win.liable is not None,
    )
