"""What patterns ask: the facts of a win and of one of its readings, as ints."""

from typing import Final

from mahjong_score._core.decompose import Reading
from mahjong_score._core.flags import (
    ALL_CHOWS,
    ALL_TRIPLETS,
    CLOSED_TILE,
    EDGE_TILE,
    EQUAL_CHOWS,
    FOUR_ALIKE,
    FOUR_CONCEALED_TRIPLETS,
    FOUR_GROUPS,
    HONOR_BITS,
    LAST_OF_KIND,
    OUTER_TRIPLET,
    PAIR_TILE,
    ROUND_WIND_TRIPLET,
    SEAT_WIND_TRIPLET,
    SELF_DRAW,
    SIMPLES,
    SPECIAL,
    THREE_CHOWS,
    THREE_CONCEALED_TRIPLETS,
    THREE_TRIPLETS,
    TWO_CONCEALED_TRIPLETS,
    TWO_SIDED_TILE,
    TWO_TRIPLETS,
    flags_of_honors,
    flags_of_presence,
    presence_of,
)
from mahjong_score._core.pack import PackedHand
from mahjong_score.tiles import KINDS

# The group or pair that the winning tile completes: a chow is its lowest kind, a triplet and a pair
# are their kind on top of these.
TRIPLET: Final = KINDS
PAIR: Final = 2 * KINDS
FIRST_HONOR: Final = 27
_OUTER: Final = ~SIMPLES

# The element is of no account: the first of `completions`, or there is none in a special shape.
ANY_ELEMENT: Final = -1


def completions(reading: Reading, tile: int) -> list[int]:
    """Give the different elements of a reading that the winning tile may complete.

    Chows come first, then the pair, then the triplet: of what pays the same, the first is told.

    >>> completions(((0,), 1, 1, 27), 0)  # 123m 111m 11z, won on 1m: the chow, or the triplet
    [0, 34]
    """
    elements = []
    chow_mask = reading[1]
    if chow_mask:
        # No chow begins on an 8, a 9 or an honor, so a look back never leaves the suit.
        if chow_mask >> tile & 1:
            elements.append(tile)
        if tile > 0 and chow_mask >> tile - 1 & 1:
            elements.append(tile - 1)
        if tile > 1 and chow_mask >> tile - 2 & 1:
            elements.append(tile - 2)
    if reading[3] == tile:
        elements.append(PAIR + tile)
    if reading[2] >> tile & 1:
        elements.append(TRIPLET + tile)
    return elements


# The flags of so many chows, and of so many concealed triplets.
_FLAGS_OF_CHOWS: Final = (
    ALL_TRIPLETS | THREE_TRIPLETS | TWO_TRIPLETS,
    THREE_TRIPLETS | TWO_TRIPLETS,
    TWO_TRIPLETS,
    THREE_CHOWS,
    THREE_CHOWS | ALL_CHOWS,
)
_FLAGS_OF_CONCEALED: Final = (
    0,
    0,
    TWO_CONCEALED_TRIPLETS,
    THREE_CONCEALED_TRIPLETS,
    FOUR_CONCEALED_TRIPLETS,
)


def _completion_flag(element: int, tile: int) -> int:
    """Give the flag of what the winning tile completes, if it has one."""
    if element >= PAIR:
        return PAIR_TILE
    if element >= TRIPLET:
        return 0
    step = tile - element
    if step == 1:
        return CLOSED_TILE
    if (step == 2 and element % 9 == 0) or (step == 0 and element % 9 == 6):
        return EDGE_TILE
    return TWO_SIDED_TILE


class Features:
    """The facts of one win; `look_at` moves it from one of its readings to another.

    Of the win:
        hand: the packed hand before the winning tile.
        tile: the kind of the winning tile.
        seat_wind, round_wind: kinds.
        kinds: the mask of the kinds of all tiles, the winning one included.
        counts: how many of each kind, the winning tile included, three bits for each kind.
        win_flags: the flags that do not depend on the reading.

    Of the reading, melds included:
        flags: all flags.
        chows: the lowest kinds of its chows.
        chow_mask: their mask.
        triplets: the mask of triplets and kongs.
        concealed: the mask of the concealed triplets and kongs; a triplet completed by another
            player's tile is not concealed.
        pair: the kind of the pair, or the doubled kind of a special shape.
        element: what the winning tile completes.

    Of the hand before the win, when a pattern has asked for it:
        waits: the mask of the kinds that complete it, or -1.
    """

    __slots__ = (
        "chow_mask",
        "chows",
        "concealed",
        "counts",
        "element",
        "flags",
        "hand",
        "kinds",
        "pair",
        "round_wind",
        "seat_wind",
        "tile",
        "triplets",
        "waits",
        "win_flags",
    )

    def __init__(
        self, hand: PackedHand, tile: int, flags: int, seat_wind: int, round_wind: int
    ) -> None:
        self.hand = hand
        self.tile = tile
        self.seat_wind = seat_wind
        self.round_wind = round_wind
        self.kinds = hand.kinds | 1 << tile
        before = hand.counts >> 3 * tile & 7
        self.counts = hand.counts + (1 << 3 * tile)
        flags |= hand.flags | flags_of_presence(hand.presence | presence_of(tile))
        if before == 3:
            flags |= FOUR_ALIKE
            if hand.exposed >> 3 * tile & 7 == 3:
                flags |= LAST_OF_KIND
        self.waits = -1
        self.win_flags = flags

    def look_at(self, reading: Reading, element: int, shape: int = FOUR_GROUPS) -> None:
        """Take up a reading of a shape, named by its flag, and what the winning tile completes."""
        hand = self.hand
        chows, chow_mask, triplets, self.pair = reading
        flags = self.win_flags | shape
        concealed = triplets
        if TRIPLET <= element < PAIR and not flags & SELF_DRAW:
            concealed ^= 1 << element - TRIPLET
        if hand.melds:
            chows += hand.chows
            chow_mask |= hand.chow_mask
            triplets |= hand.triplets
            concealed |= hand.concealed_kongs
        if shape == FOUR_GROUPS:
            number = len(chows)
            flags |= _FLAGS_OF_CHOWS[number]
            if chow_mask.bit_count() < number:
                flags |= EQUAL_CHOWS
            if concealed:
                flags |= _FLAGS_OF_CONCEALED[concealed.bit_count()]
        else:
            flags |= SPECIAL
            if chows:
                flags |= ALL_CHOWS
        if triplets & _OUTER:
            flags |= OUTER_TRIPLET
            honors = triplets >> FIRST_HONOR
            if honors:
                if triplets >> self.seat_wind & 1:
                    flags |= SEAT_WIND_TRIPLET
                if triplets >> self.round_wind & 1:
                    flags |= ROUND_WIND_TRIPLET
                if self.pair >= FIRST_HONOR:
                    honors |= 1 << self.pair - FIRST_HONOR + HONOR_BITS
                flags |= flags_of_honors(honors)
        if element >= 0:
            flags |= _completion_flag(element, self.tile)
        self.chows: tuple[int, ...] = chows
        self.chow_mask = chow_mask
        self.triplets = triplets
        self.concealed = concealed
        self.element = element
        self.flags = flags
