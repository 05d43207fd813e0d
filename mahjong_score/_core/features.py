"""What patterns ask: the facts of a win and of one of its readings, as ints."""

from typing import Any, Final

from mahjong_score._core.flags import (
    ALL_CHOWS,
    CLOSED_TILE,
    EDGE_TILE,
    FIVE_CONCEALED_TRIPLETS,
    FOUR_CONCEALED_TRIPLETS,
    GROUPS_AND_PAIR,
    PAIR_TILE,
    ROUND_WIND_PAIR,
    ROUND_WIND_TRIPLET,
    SEAT_WIND_PAIR,
    SEAT_WIND_TRIPLET,
    SELF_DRAW,
    SPECIAL,
    THREE_CONCEALED_TRIPLETS,
    TWO_CONCEALED_TRIPLETS,
    TWO_SIDED_TILE,
)
from mahjong_score._core.groups import (
    FACTS_OF_CHOWS,
    FLAGS_OF_HONORS,
    FLAGS_OF_PAIR,
    FLAGS_OF_TRIPLETS,
    facts_of_chows,
    flags_of_honors,
    flags_of_triplets,
)
from mahjong_score._core.kinds import FIRST_HONOR, KINDS
from mahjong_score._core.packed_win import PackedWin
from mahjong_score._core.readings import Reading

# The group or pair that the winning tile completes: a chow is its lowest kind, a triplet and a pair
# are their kind on top of these.
TRIPLET: Final = KINDS
PAIR: Final = 2 * KINDS
_SUITS: Final = (1 << FIRST_HONOR) - 1
_NO_TRIPLETS: Final = flags_of_triplets(0)
_ONLY_CHOWS: Final = _NO_TRIPLETS | ALL_CHOWS

# It is of no account: the first of `completions_of`, or there is none in a special shape.
ANY_COMPLETION: Final = -1


def completions_of(reading: Reading, tile: int) -> list[int]:
    """Return the groups and the pair of a reading that the winning tile may complete, each once.

    Chows come first, then the pair, then the triplet: of what pays the same, the first is told.

    >>> completions_of((1, 1, 27), 0)  # 123m 111m 11z, won on 1m: the chow, or the triplet
    [0, 34]
    """
    chows, triplets, pair = reading
    found = []
    if chows:
        # No chow begins on an 8, a 9 or an honor, so a look back never leaves the suit.
        near = chows << 6 >> 3 * tile
        if near & 0o700:
            found.append(tile)
        if near & 0o070:
            found.append(tile - 1)
        if near & 0o007:
            found.append(tile - 2)
    if pair == tile:
        found.append(PAIR + tile)
    if triplets >> tile & 1:
        found.append(TRIPLET + tile)
    return found


# The flags of so many concealed triplets.
_FLAGS_OF_CONCEALED: Final = (
    0,
    0,
    TWO_CONCEALED_TRIPLETS,
    THREE_CONCEALED_TRIPLETS,
    FOUR_CONCEALED_TRIPLETS,
    FIVE_CONCEALED_TRIPLETS,
)


def _flag_in_chow(chow: int, step: int) -> int:
    """Return the flag of a tile that completes a chow as its first, second or third."""
    if step == 1:
        return CLOSED_TILE
    if (step == 2 and chow % 9 == 0) or (step == 0 and chow % 9 == 6):
        return EDGE_TILE
    return TWO_SIDED_TILE


def _completion_flags(tile: int) -> tuple[int, ...]:
    """Return the flag of each completion by a tile; all others, and none, have 0."""
    flags = [0] * (PAIR + KINDS + 1)
    flags[PAIR + tile] = PAIR_TILE
    for step in range(min(3, tile + 1)):
        flags[tile - step] = _flag_in_chow(tile - step, step)
    return tuple(flags)


# By the tile and the completion; the last is for none.
_COMPLETION_FLAGS: Final = tuple(map(_completion_flags, range(KINDS)))


class Features:
    """The facts of one win; `look_at` moves it from one of its readings to another.

    Of the win:
        win: the packed win, whose own facts the following are.
        hand: the packed hand before the winning tile.
        tile: the kind of the winning tile.
        seat_wind, round_wind: kinds.
        counts: how many of each kind, the winning tile included, three bits for each kind.
        win_flags: the flags that do not depend on the reading.

    Of the reading, melds included:
        flags: all flags.
        chows: the lowest kinds of its chows, in order.
        triplets: the mask of triplets and kongs.
        concealed: the mask of the concealed triplets and kongs; a triplet completed by another
            player's tile is not concealed.
        pair: the kind of the pair, or the doubled kind of a special shape.
        completion: what the winning tile completes.

    Of the hand before the win, when a pattern has asked for it:
        waits: the mask of the kinds that complete it, or -1.

    added: what a rule set adds of its own.
    """

    __slots__ = (
        "added",
        "chows",
        "completion",
        "concealed",
        "counts",
        "flags",
        "hand",
        "pair",
        "round_wind",
        "seat_wind",
        "tile",
        "triplets",
        "waits",
        "win",
        "win_flags",
    )

    def __init__(self, win: PackedWin) -> None:
        self.win = win
        self.hand = win.hand
        self.tile = win.tile
        self.seat_wind = win.seat_wind
        self.round_wind = win.round_wind
        self.counts = win.counts
        self.win_flags = win.flags
        self.waits = -1
        self.added: Any = None

    @property
    def kinds(self) -> int:
        """The mask of the kinds of all tiles, the winning one included."""
        return self.hand.kinds | 1 << self.tile

    # In one piece: a call for the triplets alone makes a score 2 to 3 % slower.
    def look_at(  # noqa: C901
        self, reading: Reading, completion: int, shape: int = GROUPS_AND_PAIR
    ) -> None:
        """Take up a reading of a shape, named by its flag, and what the winning tile completes."""
        chows, triplets, pair = reading
        concealed = triplets
        if TRIPLET <= completion < PAIR and not self.win_flags & SELF_DRAW:
            concealed ^= 1 << completion - TRIPLET
        hand = self.hand
        if hand.melds:
            chows += hand.chows
            triplets |= hand.triplets
            concealed |= hand.concealed_kongs
        facts = FACTS_OF_CHOWS.get(chows)
        if facts is None:
            facts = facts_of_chows(chows)
        flags, self.chows = facts
        if shape != GROUPS_AND_PAIR:
            flags = shape | SPECIAL
        elif concealed:
            flags |= _FLAGS_OF_CONCEALED[concealed.bit_count()]
        flags |= self.win_flags | FLAGS_OF_PAIR[pair]
        if completion >= 0:
            flags |= _COMPLETION_FLAGS[self.tile][completion]
        if triplets:
            suits = triplets & _SUITS
            of_suits = FLAGS_OF_TRIPLETS.get(suits)
            flags |= flags_of_triplets(suits) if of_suits is None else of_suits
            honors = triplets >> FIRST_HONOR
            if honors:
                flags |= FLAGS_OF_HONORS.get(honors) or flags_of_honors(honors)
                if triplets >> self.seat_wind & 1:
                    flags |= SEAT_WIND_TRIPLET
                if triplets >> self.round_wind & 1:
                    flags |= ROUND_WIND_TRIPLET
        else:
            flags |= _ONLY_CHOWS if chows else _NO_TRIPLETS
        if pair >= FIRST_HONOR:
            if pair == self.seat_wind:
                flags |= SEAT_WIND_PAIR
            if pair == self.round_wind:
                flags |= ROUND_WIND_PAIR
        self.triplets = triplets
        self.concealed = concealed
        self.pair = pair
        self.completion = completion
        self.flags = flags
