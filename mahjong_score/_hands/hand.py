"""Melds and hands, as frozen values: what is true of any mahjong hand, under any rules."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from attrs import field, frozen

from mahjong_score._core.kinds import FIRST_BONUS, FIRST_RED, KIND_OF, KINDS
from mahjong_score._core.packed_hand import (
    CHOW,
    CONCEALED_KONG,
    OPEN_KONG,
    PONG,
    UNKNOWN_SEAT,
    PackedHand,
    PackedMeld,
    PackedTiles,
    pack_tiles,
)
from mahjong_score._hands.frozen import quick_maker, reduced
from mahjong_score._hands.seats import SEAT_INDEX, Seat, as_seat_or_none, bad_value
from mahjong_score._hands.tiles import TILES, Tile, parse_tile
from mahjong_score.errors import NotationError, Problem


def as_tile(value: object) -> Tile:
    """Convert a tile, its int or its text."""
    if isinstance(value, Tile):
        return value
    if isinstance(value, str):
        return parse_tile(value)
    if isinstance(value, int) and 0 <= value < len(TILES):
        return TILES[value]
    raise bad_value("tile", "a tile", value)


def _as_claimed_from(value: object) -> Seat | None:
    return as_seat_or_none("claimed_from", value)


# A red five stands before the plain fives of its suit.
_PLACE: Final = tuple(2 * tile.kind - tile.is_red_five for tile in TILES)


_JUST_TILES: Final = {Tile}


def _sorted(given_tiles: Iterable[object]) -> tuple[Tile, ...]:
    given = list(given_tiles)
    if set(map(type, given)) == _JUST_TILES:
        tiles = cast(list[Tile], given)
    else:
        tiles = [as_tile(tile) for tile in given]
    return _in_order(tiles)


def _in_order(tiles: list[Tile]) -> tuple[Tile, ...]:
    if not tiles:
        return ()
    tiles.sort()
    if tiles[-1] >= FIRST_RED:
        tiles.sort(key=_PLACE.__getitem__)
    return tuple(tiles)


def meld_form(tiles: Sequence[Tile]) -> int | None:
    """Return the form of a meld's sorted tiles: chow, pong or open kong; None if they are none."""
    kinds = [KIND_OF[tile] for tile in tiles]
    if not kinds or max(kinds) >= KINDS:
        return None
    first = kinds[0]
    if len(kinds) in (3, 4) and kinds == [first] * len(kinds):
        return PONG if len(kinds) == 3 else OPEN_KONG
    if kinds == [first, first + 1, first + 2] and first < 27 and first % 9 <= 6:
        return CHOW
    return None


@frozen(repr=False)
class Meld:
    """A declared group: a claimed chow, pong or kong, or a concealed kong.

    An added kong is an open kong claimed from the seat that its pong was claimed from.

    Attributes:
        tiles: Its three or four tiles.
        claimed_from: The seat that it was claimed from, if it is known.
        concealed: Whether it is a concealed kong, which nobody was asked for.
        text: Its text in MPSZ.

    Raises:
        NotationError: The tiles are no meld, or a concealed kong names a seat.

    """

    tiles: tuple[Tile, ...] = field(converter=_sorted)
    claimed_from: Seat | None = field(default=None, converter=_as_claimed_from)
    concealed: bool = False
    packed: PackedMeld = field(init=False, eq=False)
    text: str = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        form = meld_form(self.tiles)
        text = _tiles_text(self.tiles)
        if form is None:
            raise NotationError([Problem.of("notation", "not-a-meld", found=text)])
        source = UNKNOWN_SEAT if self.claimed_from is None else SEAT_INDEX[self.claimed_from]
        if self.concealed:
            if form != OPEN_KONG:
                raise NotationError([Problem.of("notation", "not-a-concealed-kong", found=text)])
            if source != UNKNOWN_SEAT:
                raise NotationError(
                    [Problem.of("notation", "seat-of-concealed-kong", found=str(self.claimed_from))]
                )
            form = CONCEALED_KONG
            text = f"[{text}]"
        elif self.claimed_from is None:
            text = f"({text})"
        else:
            text = f"({text}@{self.claimed_from})"
        _set(self, "packed", PackedMeld(form, source, self.tiles))
        _set(self, "text", text)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"parse_hand({str(self)!r}).melds[0]"

    @property
    def is_chow(self) -> bool:
        """Whether it is three tiles in a row."""
        return self.packed.form == CHOW

    @property
    def is_kong(self) -> bool:
        """Whether it is four equal tiles."""
        return len(self.tiles) == 4


def _as_melds(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    return tuple(melds)


@frozen(repr=False, weakref_slot=False)
class Hand:
    """A hand: thirteen tiles before the winning one, and one more for each kong.

    The number of tiles is not checked here: `check` tells a wrong one as a problem.
    ``str(hand)`` is its canonical text.

    Attributes:
        concealed: The concealed tiles in the order of their kinds.
        melds: The melds in the order in which they were declared.
        bonus: Flowers and seasons, set aside.
        packed: The same as ints, for the scorer: see `PackedHand`.

    Raises:
        NotationError: A bonus tile among the concealed tiles, or another among the bonus tiles.

    """

    concealed: tuple[Tile, ...] = field(converter=_sorted)
    melds: tuple[Meld, ...] = field(default=(), converter=_as_melds)
    bonus: tuple[Tile, ...] = field(default=(), converter=_sorted)
    packed: PackedHand = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        # Bonus tiles are sorted behind all others.
        if self.concealed and FIRST_BONUS <= self.concealed[-1] < FIRST_RED:
            raise bad_value("concealed", "plain tiles", str(self.concealed[-1]))
        if self.bonus and not self.bonus[0].is_bonus:
            raise bad_value("bonus", "flowers and seasons", str(self.bonus[0]))
        concealed = pack_tiles(self.concealed)
        runs = [concealed, pack_tiles(self.bonus)] if self.bonus else [concealed]
        packed = PackedHand(runs, [meld.packed for meld in self.melds])
        _set(self, "packed", packed)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self)

    def __str__(self) -> str:
        return _tiles_text(self.concealed + self.bonus) + "".join(map(str, self.melds))

    def __repr__(self) -> str:
        return f"parse_hand({str(self)!r})"


def hand_of_parts(
    concealed: list[Tile], melds: list[Meld], bonus: list[Tile], runs: list[PackedTiles]
) -> Hand:
    """Make a hand of parts that were read and packed before.

    Args:
        concealed: Its concealed tiles, in any order, none of them a bonus tile.
        melds: Its melds, in the order of their declaration.
        bonus: Its bonus tiles.
        runs: The concealed tiles and the bonus tiles, packed in parts.

    """
    packed = PackedHand(runs, [meld.packed for meld in melds])
    return _make_hand(_in_order(concealed), tuple(melds), _in_order(bonus), packed)


_make_hand: Final = quick_maker(Hand)


# What is worked out is set by this on what is frozen.
_set: Final = object.__setattr__


def _tiles_text(tiles: Iterable[Tile]) -> str:
    text = ""
    for tile in tiles:
        name = str(tile)
        text = text[:-1] + name if text.endswith(name[1]) else text + name
    return text
