"""Wins, as frozen values: a hand, the winning tile, how and where it came.

What is true of any mahjong win, under any rules.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, cast

from attrs import field, frozen

from mahjong_score._core import flags as core
from mahjong_score._core.pack import UNKNOWN_SEAT
from mahjong_score._core.win import PackedWin
from mahjong_score.frozen import open_twin, reduced
from mahjong_score.hand import (
    SEAT_INDEX,
    Hand,
    Seat,
    as_tile,
    bad_value,
    bad_word,
    each_of,
    seat_named,
)
from mahjong_score.tiles import Tile


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

# Of counters, deposits and norths: no game comes near, and what is paid stays a number of JSON.
MOST_COUNTED: Final = 1_000_000

_WAY_OF: Final[dict[object, WinBy]] = {str(way): way for way in WinBy}
_EVENT_OF: Final[dict[object, Event]] = {str(event): event for event in Event}


def _as_hand(value: Hand) -> Hand:
    if isinstance(value, Hand):
        return value
    raise bad_value("hand", "a Hand", value)


def _as_seat(value: object) -> Seat:
    return seat_named("seat", value)


def _as_round(value: object) -> Seat:
    return seat_named("round", value)


def _as_win_by(value: object) -> WinBy:
    try:
        return _WAY_OF[value]
    except (KeyError, TypeError):
        raise bad_word(WinBy, "by", value) from None


def _as_payer(value: object) -> Seat | None:
    return None if value is None else seat_named("from", value)


def _as_liable(value: object) -> Seat | None:
    return None if value is None else seat_named("liable", value)


def _as_event(value: object) -> Event:
    try:
        return _EVENT_OF[value]
    except (KeyError, TypeError):
        raise bad_word(Event, "events", value) from None


_NO_EVENTS: Final[frozenset[Event]] = frozenset()


def _as_events(value: object) -> frozenset[Event]:
    if value == ():
        return _NO_EVENTS
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        raise bad_value("events", "a list of events", value)
    return frozenset(each_of(value, _as_event))


def _as_indicators(key: str, value: object) -> tuple[Tile, ...]:
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        raise bad_value(key, "a list of tiles", value)
    return tuple(each_of(value, as_tile))


def _as_dora(value: object) -> tuple[Tile, ...]:
    return _as_indicators("dora", value) if value != () else ()


def _as_ura(value: object) -> tuple[Tile, ...]:
    return _as_indicators("ura", value) if value != () else ()


def _whole_number(key: str, value: object) -> int:
    if type(value) is int and 0 <= value <= MOST_COUNTED:
        return value
    raise bad_value(key, f"a whole number from 0 to {MOST_COUNTED}", value)


def _as_honba(value: object) -> int:
    return _whole_number("honba", value)


def _as_sticks(value: object) -> int:
    return _whole_number("sticks", value)


def _as_north(value: object) -> int:
    return _whole_number("north", value)


@frozen(repr=False, weakref_slot=False)
class Win:
    """A claimed win: a hand, the winning tile, and how and where it came.

    Strings are accepted for seats, `by` and events. Nothing is checked here but the single values:
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
    by: WinBy = field(converter=_as_win_by)
    payer: Seat | None = field(default=None, converter=_as_payer)
    seat: Seat = field(default=Seat.EAST, converter=_as_seat)
    round: Seat = field(default=Seat.EAST, converter=_as_round)
    events: frozenset[Event] = field(default=_NO_EVENTS, converter=_as_events)
    liable: Seat | None = field(default=None, converter=_as_liable)
    dora: tuple[Tile, ...] = field(default=(), converter=_as_dora)
    ura: tuple[Tile, ...] = field(default=(), converter=_as_ura)
    honba: int = field(default=0, converter=_as_honba)
    sticks: int = field(default=0, converter=_as_sticks)
    north: int = field(default=0, converter=_as_north)
    packed: PackedWin = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "packed", _packed(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def __str__(self) -> str:
        return f"{self.hand} +{self.tile}"

    def __repr__(self) -> str:
        arguments = [repr(str(self)), f"by={str(self.by)!r}"]
        if self.payer is not None:
            arguments.append(f"payer={str(self.payer)!r}")
        arguments.append(f"seat={str(self.seat)!r}")
        arguments.append(f"round={str(self.round)!r}")
        if self.events:
            arguments.append(f"events={sorted(map(str, self.events))!r}")
        if self.liable is not None:
            arguments.append(f"liable={str(self.liable)!r}")
        for key, tiles in (("dora", self.dora), ("ura", self.ura)):
            if tiles:
                arguments.append(f"{key}={[str(tile) for tile in tiles]!r}")
        for key, number in (("honba", self.honba), ("sticks", self.sticks), ("north", self.north)):
            if number:
                arguments.append(f"{key}={number}")
        return f"parse_win({', '.join(arguments)})"


# The attributes that most wins leave out.
SELDOM_SAID: Final = ("liable", "dora", "ura", "honba", "sticks", "north")


def win_of_values(
    hand: Hand,
    tile: Tile,
    by: object,
    payer: object,
    seat: object,
    round: object,
    events: object,
    rest: Mapping[str, object],
) -> Win:
    """Make a win in less time than by its class; the rest are those of `SELDOM_SAID`, if any.

    Raises:
        NotationError: A value that its attribute does not know.

    """
    win: Any = _OpenWin()
    win.hand = hand
    win.tile = tile
    win.by = _as_win_by(by)
    win.payer = _as_payer(payer)
    win.seat = _as_seat(seat)
    win.round = _as_round(round)
    win.events = _as_events(events)
    win.liable = None
    win.dora = win.ura = ()
    win.honba = win.sticks = win.north = 0
    for attribute, value in rest.items():
        setattr(win, attribute, WIN_CONVERTERS[attribute](value))
    win.packed = _packed(win)
    win.__class__ = Win
    return cast(Win, win)


_OpenWin: Final = open_twin(Win)


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


# The single values of a win, to convert them one by one and tell every bad one at once.
WIN_CONVERTERS: Final[Mapping[str, Callable[[object], object]]] = {
    "by": _as_win_by,
    "payer": _as_payer,
    "seat": _as_seat,
    "round": _as_round,
    "events": _as_events,
    "liable": _as_liable,
    "dora": _as_dora,
    "ura": _as_ura,
    "honba": _as_honba,
    "sticks": _as_sticks,
    "north": _as_north,
}
