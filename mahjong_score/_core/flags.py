"""Flags: conditions of a win and its reading that are cheap to find out.

A pattern names the flags that it needs, and is asked only where they all hold; many patterns need
nothing else.
"""

from typing import Final

from mahjong_score._core.kinds import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    DRAGONS,
    GREENS,
    REVERSIBLES,
    WINDS,
)

# The numbers from 62 on are of flags that few wins have: compiled code works with the others as
# with machine words.

# Which tiles there are. A terminal is a 1 or a 9 of a numbered suit, a simple a 2 to 8.
ONE_SUIT: Final = 1 << 0  # one numbered suit, with or without honors
TWO_SUITS: Final = 1 << 1
NO_SUIT: Final = 1 << 83  # honors only
ALL_TYPES: Final = 1 << 2  # all three suits, winds and dragons
WITH_HONORS: Final = 1 << 3
NO_HONORS: Final = 1 << 4
WITH_TERMINALS: Final = 1 << 5
NO_TERMINALS: Final = 1 << 6
NO_SIMPLES: Final = 1 << 7
NO_4_TO_6: Final = 1 << 8
ONLY_1_TO_3: Final = 1 << 84  # and so on: no honors either
ONLY_1_TO_4: Final = 1 << 62
ONLY_3_TO_7: Final = 1 << 9
ONLY_4_TO_6: Final = 1 << 63
ONLY_6_TO_9: Final = 1 << 64
ONLY_7_TO_9: Final = 1 << 65
ONLY_EVENS: Final = 1 << 66
ONLY_GREENS: Final = 1 << 67
ONLY_REVERSIBLES: Final = 1 << 68
FOUR_ALIKE: Final = 1 << 10  # four of a kind that are no kong
# How the winning tile came.
SELF_DRAW: Final = 1 << 11
DISCARD: Final = 1 << 12
ROBBED_KONG: Final = 1 << 69
FROM_ANOTHER: Final = 1 << 13  # a discard or a robbed kong
# What is declared: a concealed kong is declared, and not claimed.
NOTHING_DECLARED: Final = 1 << 14
NOTHING_CLAIMED: Final = 1 << 15
CLAIMED: Final = 1 << 16  # at least one claimed meld
ALL_CLAIMED: Final = 1 << 17  # every group is a claimed meld
OPEN_KONGS: Final = 1 << 18  # at least one
CONCEALED_KONGS: Final = 1 << 19
ONE_KONG: Final = 1 << 20  # of any kind, and exactly so many
TWO_KONGS: Final = 1 << 70
THREE_KONGS: Final = 1 << 71
FOUR_KONGS: Final = 1 << 72
FIVE_KONGS: Final = 1 << 97
BONUS_TILES: Final = 1 << 21
# The groups, of groups and a pair; kongs are triplets.
ALL_CHOWS: Final = 1 << 22  # no group but chows
ALL_TRIPLETS: Final = 1 << 23
WITH_CHOWS: Final = 1 << 24  # at least one
THREE_CHOWS: Final = 1 << 25  # at least three
END_CHOWS: Final = 1 << 26  # no chow but 123 and 789
EQUAL_CHOWS: Final = 1 << 27  # at least two alike
TWICE_EQUAL_CHOWS: Final = 1 << 28  # twice two alike; four alike too
THREE_EQUAL_CHOWS: Final = 1 << 29  # at least three alike
FOUR_EQUAL_CHOWS: Final = 1 << 73
SIMILAR_CHOWS: Final = 1 << 74  # the same chow in the three suits
STRAIGHT: Final = 1 << 75  # 123, 456 and 789 of a suit
TWO_SIMILAR_TRIPLETS: Final = 1 << 30  # at least two of one number
MIXED_TRIPLETS_IN_A_ROW: Final = 1 << 76  # of three numbers in a row, in three suits
TWO_CONCEALED_TRIPLETS: Final = 1 << 31  # exactly so many
THREE_CONCEALED_TRIPLETS: Final = 1 << 32
FOUR_CONCEALED_TRIPLETS: Final = 1 << 33
FIVE_CONCEALED_TRIPLETS: Final = 1 << 96
OUTER_TRIPLET: Final = 1 << 34  # at least one of terminals or honors
OUTER_TRIPLETS: Final = 1 << 35  # no triplet of a suit's 2 to 8
SIMILAR_TRIPLETS: Final = 1 << 77  # of one number in the three suits
THREE_TRIPLETS_IN_A_ROW: Final = 1 << 36  # of three numbers in a row, in one suit
FOUR_TRIPLETS_IN_A_ROW: Final = 1 << 78
WHITE_TRIPLET: Final = 1 << 37
GREEN_TRIPLET: Final = 1 << 38
RED_TRIPLET: Final = 1 << 39
ONE_DRAGON_TRIPLET: Final = 1 << 40  # exactly so many
TWO_DRAGON_TRIPLETS: Final = 1 << 41
THREE_DRAGON_TRIPLETS: Final = 1 << 79
DRAGON_TRIPLET: Final = 1 << 42  # at least one
TWO_WIND_TRIPLETS: Final = 1 << 43  # exactly so many
THREE_WIND_TRIPLETS: Final = 1 << 44
FOUR_WIND_TRIPLETS: Final = 1 << 80
SEAT_WIND_TRIPLET: Final = 1 << 45
ROUND_WIND_TRIPLET: Final = 1 << 46
# The pair, or the doubled tile of a special shape.
OUTER_PAIR: Final = 1 << 47  # of terminals or honors
DRAGON_PAIR: Final = 1 << 48
WIND_PAIR: Final = 1 << 49
SEAT_WIND_PAIR: Final = 1 << 50
ROUND_WIND_PAIR: Final = 1 << 51
# What the winning tile completes, where a rule set asks.
EDGE_TILE: Final = 1 << 81  # the 3 of 12, the 7 of 89
CLOSED_TILE: Final = 1 << 52  # the middle of a chow
TWO_SIDED_TILE: Final = 1 << 53  # an end of a chow, and no edge
PAIR_TILE: Final = 1 << 54  # the pair
# The shape.
GROUPS_AND_PAIR: Final = 1 << 55  # all groups and a pair
SEVEN_PAIRS: Final = 1 << 56  # four alike are two pairs
SEVEN_DIFFERENT_PAIRS: Final = 1 << 82
THIRTEEN_ORPHANS: Final = 1 << 57
KNITTED_STRAIGHT: Final = 1 << 60  # 147, 258 and 369 of three suits, a group and a pair
HONORS_AND_KNITTED: Final = 1 << 61  # fourteen different of honors, 147, 258, 369
SPECIAL: Final = 1 << 58  # any but groups and a pair
# The events, which most wins have none of.
LAST_TILE: Final = 1 << 85
KONG_REPLACEMENT: Final = 1 << 86
CONSECUTIVE_KONGS: Final = 1 << 87
HEAVENLY_HAND: Final = 1 << 88
EARTHLY_HAND: Final = 1 << 89
SAME_TURN_IMMUNITY: Final = 1 << 90
LAST_OF_KIND: Final = 1 << 91  # as stated, or as the winner's own claimed melds show
RIICHI: Final = 1 << 59
DOUBLE_RIICHI: Final = 1 << 92
IPPATSU: Final = 1 << 93
HAND_OF_MAN: Final = 1 << 94
# What no hand has: for patterns that are found in another way than by asking.
NEVER: Final = 1 << 95
ALL_FLAGS: Final = (1 << 98) - 1

_RANKS: Final = tuple((1 | 1 << 9 | 1 << 18) << rank for rank in range(9))
_NAMED: Final = (CHARACTERS, DOTS, BAMBOO, WINDS, DRAGONS, ~GREENS, ~REVERSIBLES, *_RANKS)


# The presence of all three suits.
SUITS: Final = 0b111


# Which of the named masks each kind is of, in a few bits that can be joined.
PRESENCE_OF: Final = tuple(
    sum(1 << place for place, mask in enumerate(_NAMED) if mask >> kind & 1) for kind in range(34)
)


FLAGS_OF_PRESENCE: Final[dict[int, int]] = {}


def flags_of_presence(presence: int) -> int:
    """Return the flags that say which tiles there are, from the presence of all tiles joined.

    They are remembered, and never 0: there are honors, or there are none.
    """
    there = {mask: presence >> place & 1 == 1 for place, mask in enumerate(_NAMED)}
    suits = there[CHARACTERS] + there[DOTS] + there[BAMBOO]
    honors = there[WINDS] or there[DRAGONS]
    ranks = {rank for rank, mask in enumerate(_RANKS, 1) if there[mask]}
    flags = (NO_SUIT, ONE_SUIT, TWO_SUITS, 0)[suits]
    flags |= WITH_HONORS if honors else NO_HONORS
    flags |= WITH_TERMINALS if ranks & {1, 9} else NO_TERMINALS
    holding = (
        (ALL_TYPES, suits == 3 and there[WINDS] and there[DRAGONS]),
        (NO_SIMPLES, ranks <= {1, 9}),
        (NO_4_TO_6, not ranks & {4, 5, 6}),
        (ONLY_GREENS, not there[~GREENS]),
        (ONLY_REVERSIBLES, not there[~REVERSIBLES]),
    )
    for flag, holds in holding:
        if holds:
            flags |= flag
    if not honors:
        for flag, allowed in _ONLY.items():
            if ranks <= allowed:
                flags |= flag
    FLAGS_OF_PRESENCE[presence] = flags
    return flags


_ONLY: Final = {
    ONLY_1_TO_3: {1, 2, 3},
    ONLY_1_TO_4: {1, 2, 3, 4},
    ONLY_3_TO_7: {3, 4, 5, 6, 7},
    ONLY_4_TO_6: {4, 5, 6},
    ONLY_6_TO_9: {6, 7, 8, 9},
    ONLY_7_TO_9: {7, 8, 9},
    ONLY_EVENS: {2, 4, 6, 8},
}
