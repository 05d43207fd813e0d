"""What patterns ask: the facts of a win and of one of its readings, as ints."""

from typing import Final

from mahjong_score._core.decompose import Reading
from mahjong_score._core.flags import (
    ALL_CHOWS,
    ALL_TRIPLETS,
    DRAGON_TRIPLET,
    DRAGONS,
    FOUR_GROUPS,
    HONORS,
    SELF_DRAW,
    WIND_TRIPLET,
    WINDS,
    flags_of_presence,
    presence_of,
)
from mahjong_score._core.pack import PackedHand
from mahjong_score.tiles import KINDS

# The group or pair that the winning tile completes: a chow is its lowest kind, a triplet and a pair
# are their kind on top of these.
TRIPLET: Final = KINDS
PAIR: Final = 2 * KINDS
# The element is of no account: the first of `completions`, or there is none in a special shape.
ANY_ELEMENT: Final = -1


def completions(reading: Reading, tile: int) -> list[int]:
    """Give the different elements of a reading that the winning tile may complete, a triplet last.

    >>> completions(((0,), 1, 1, 27), 0)  # 123m 111m 11z, won on 1m: the chow, or the triplet
    [0, 34]
    """
    elements = [PAIR + tile] if reading[3] == tile else []
    chow_mask = reading[1]
    if chow_mask:
        # No chow begins on an 8, a 9 or an honor, so a look back never leaves the suit.
        if chow_mask >> tile & 1:
            elements.append(tile)
        if tile > 0 and chow_mask >> tile - 1 & 1:
            elements.append(tile - 1)
        if tile > 1 and chow_mask >> tile - 2 & 1:
            elements.append(tile - 2)
    if reading[2] >> tile & 1:
        elements.append(TRIPLET + tile)
    return elements


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
        self.counts = hand.counts + (1 << 3 * tile)
        self.win_flags = flags | hand.flags | flags_of_presence(hand.presence | presence_of(tile))

    def look_at(self, reading: Reading, element: int) -> None:
        """Take up a reading of four groups and a pair, and what the winning tile completes."""
        hand = self.hand
        chows, chow_mask, triplets, self.pair = reading
        flags = self.win_flags | FOUR_GROUPS
        concealed = triplets
        if TRIPLET <= element < PAIR and not flags & SELF_DRAW:
            concealed ^= 1 << element - TRIPLET
        if hand.melds:
            chows += hand.chows
            chow_mask |= hand.chow_mask
            triplets |= hand.triplets
            concealed |= hand.concealed_kongs
        if not chows:
            flags |= ALL_TRIPLETS
        elif len(chows) == 4:
            flags |= ALL_CHOWS
        if triplets & HONORS:
            if triplets & DRAGONS:
                flags |= DRAGON_TRIPLET
            if triplets & WINDS:
                flags |= WIND_TRIPLET
        self.chows: tuple[int, ...] = chows
        self.chow_mask = chow_mask
        self.triplets = triplets
        self.concealed = concealed
        self.element = element
        self.flags = flags

    def look_at_special(self, shape: int, pair: int) -> None:
        """Take up a special shape, named by its flag, with its doubled kind if it has one."""
        self.chows = ()
        self.chow_mask = 0
        self.triplets = 0
        self.concealed = 0
        self.pair = pair
        self.element = ANY_ELEMENT
        self.flags = self.win_flags | shape
