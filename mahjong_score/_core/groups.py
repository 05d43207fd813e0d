"""The flags of the groups and the pair of a reading, melds included.

Of four groups there are 12,650 sets of chows and 20,854 of triplets of suits, of five 65,780 and
101,584: what is known of each is worked out once and remembered, in plain dicts, which the busiest
callers look up themselves.
"""

from itertools import permutations
from typing import Final

from mahjong_score._core.flags import (
    ALL_TRIPLETS,
    DRAGON_PAIR,
    DRAGON_TRIPLET,
    END_CHOWS,
    EQUAL_CHOWS,
    FOUR_EQUAL_CHOWS,
    FOUR_TRIPLETS_IN_A_ROW,
    FOUR_WIND_TRIPLETS,
    GREEN_TRIPLET,
    GROUPS_AND_PAIR,
    MIXED_TRIPLETS_IN_A_ROW,
    ONE_DRAGON_TRIPLET,
    OUTER_PAIR,
    OUTER_TRIPLET,
    OUTER_TRIPLETS,
    RED_TRIPLET,
    SIMILAR_CHOWS,
    SIMILAR_TRIPLETS,
    STRAIGHT,
    THREE_CHOWS,
    THREE_DRAGON_TRIPLETS,
    THREE_EQUAL_CHOWS,
    THREE_TRIPLETS_IN_A_ROW,
    THREE_WIND_TRIPLETS,
    TWICE_EQUAL_CHOWS,
    TWO_DRAGON_TRIPLETS,
    TWO_SIMILAR_TRIPLETS,
    TWO_WIND_TRIPLETS,
    WHITE_TRIPLET,
    WIND_PAIR,
    WITH_CHOWS,
)
from mahjong_score._core.kinds import CHARACTERS, FIRST_HONOR, HONORS, KINDS, SIMPLES, WHITE

# The flags of so many chows; whether triplets stand beside them, only the reading knows.
_FLAGS_OF_CHOWS: Final = (ALL_TRIPLETS, 0, 0, THREE_CHOWS, THREE_CHOWS, THREE_CHOWS)
# The ones of the suits; the chows 123 and 789 by their lowest tiles.
_ONES: Final = 1 | 1 << 9 | 1 << 18
_END_CHOWS: Final = _ONES | _ONES << 6
# Where three and four numbers in a row can begin.
_FIRST_OF_THREE: Final = 0b001111111 * _ONES
_FIRST_OF_FOUR: Final = 0b000111111 * _ONES


FACTS_OF_CHOWS: Final[dict[int, tuple[int, tuple[int, ...]]]] = {}
FLAGS_OF_TRIPLETS: Final[dict[int, int]] = {}
FLAGS_OF_HONORS: Final[dict[int, int]] = {}


def facts_of_chows(chows: int) -> tuple[int, tuple[int, ...]]:
    """Return the flags that a set of chows has, and the lowest kind of each chow, in order.

    The chows are packed as in a reading.

    >>> facts_of_chows(0o2001)[1]  # 123m 456m 456m
    (0, 3, 3)
    """
    if chows in FACTS_OF_CHOWS:
        return FACTS_OF_CHOWS[chows]
    kinds: tuple[int, ...] = ()
    mask = 0
    for kind in range(FIRST_HONOR):
        number = chows >> 3 * kind & 7
        if number:
            kinds += (kind,) * number
            mask |= 1 << kind
    alike = [kinds.count(kind) for kind in {*kinds}]
    most = max(alike, default=0)
    flags = GROUPS_AND_PAIR | _FLAGS_OF_CHOWS[len(kinds)]
    holding = (
        (WITH_CHOWS, mask != 0),
        (END_CHOWS, not mask & ~_END_CHOWS),
        (EQUAL_CHOWS, most >= 2),
        (THREE_EQUAL_CHOWS, most >= 3),
        (FOUR_EQUAL_CHOWS, most == 4),
        (TWICE_EQUAL_CHOWS, sum([count // 2 for count in alike]) >= 2),
        (SIMILAR_CHOWS, mask & mask >> 9 & mask >> 18 & CHARACTERS != 0),
        (STRAIGHT, mask & mask >> 3 & mask >> 6 & _ONES != 0),
    )
    for flag, holds in holding:
        if holds:
            flags |= flag
    facts = FACTS_OF_CHOWS[chows] = flags, kinds
    return facts


def flags_of_triplets(triplets: int) -> int:
    """Return the flags that the triplets and kongs of suits have, from their mask."""
    next_suits = triplets >> 9 | triplets >> 18
    similar = triplets & triplets >> 9 & triplets >> 18
    two = triplets & triplets >> 1
    three = two & triplets >> 2
    suits = [triplets >> first & CHARACTERS for first in (0, 9, 18)]
    mixed = any(a & b >> 1 & c >> 2 for a, b, c in permutations(suits))
    holding = (
        (OUTER_TRIPLET, triplets & ~SIMPLES),
        (OUTER_TRIPLETS, not triplets & SIMPLES),
        (TWO_SIMILAR_TRIPLETS, triplets & next_suits),
        (SIMILAR_TRIPLETS, similar),
        (MIXED_TRIPLETS_IN_A_ROW, mixed),
        (THREE_TRIPLETS_IN_A_ROW, three & _FIRST_OF_THREE),
        (FOUR_TRIPLETS_IN_A_ROW, three & triplets >> 3 & _FIRST_OF_FOUR),
    )
    flags = FLAGS_OF_TRIPLETS[triplets] = sum([flag for flag, holds in holding if holds])
    return flags


def flags_of_honors(honors: int) -> int:
    """Return the flags that triplets of honors have whatever the winds, from the mask of honors.

    >>> flags_of_honors(0b0110000) & TWO_DRAGON_TRIPLETS == TWO_DRAGON_TRIPLETS
    True
    """
    winds = (honors & 0b1111).bit_count()
    dragons = (honors >> 4).bit_count()
    flags = OUTER_TRIPLET
    flags |= (0, 0, TWO_WIND_TRIPLETS, THREE_WIND_TRIPLETS, FOUR_WIND_TRIPLETS)[winds]
    flags |= (0, ONE_DRAGON_TRIPLET, TWO_DRAGON_TRIPLETS, THREE_DRAGON_TRIPLETS)[dragons]
    if dragons:
        flags |= DRAGON_TRIPLET
    for place, flag in enumerate((WHITE_TRIPLET, GREEN_TRIPLET, RED_TRIPLET), 4):
        if honors >> place & 1:
            flags |= flag
    FLAGS_OF_HONORS[honors] = flags
    return flags


def _flags_of_pair(kind: int) -> int:
    flags = OUTER_PAIR if not SIMPLES >> kind & 1 else 0
    if HONORS >> kind & 1:
        flags |= DRAGON_PAIR if kind >= WHITE else WIND_PAIR
    return flags


# By the kind of the pair; the last is for none.
FLAGS_OF_PAIR: Final = (*map(_flags_of_pair, range(KINDS)), 0)
