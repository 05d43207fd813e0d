"""Predicates that only the Chinese official rules ask."""

from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import FIVES, HONORS, KNITTED_STRAIGHT
from mahjong_score._core.special import KNITTED

_SUIT: Final = 0b111111111
# The chows that hold a 5: 345, 456 and 567.
_FIVE_CHOWS: Final = 0b000011100 * (1 | 1 << 9 | 1 << 18)


def is_seven_in_a_row(f: Features) -> bool:
    """Whether pairs of one suit have seven numbers in a row."""
    kinds = f.kinds >> f.tile // 9 * 9
    return kinds in (0b1111111, 0b1111111 << 1, 0b1111111 << 2)


def has_five_everywhere(f: Features) -> bool:
    """Whether a 5 is in every set and in the pair."""
    chows = all(_FIVE_CHOWS >> chow & 1 for chow in f.chows)
    return chows and not f.triplets & ~FIVES and FIVES >> f.pair & 1 == 1


def has_knitted_straight(f: Features) -> bool:
    """Whether the nine knitted tiles are there, as a shape or among honors and knitted tiles."""
    if f.flags & KNITTED_STRAIGHT:
        return True
    return f.triplets == 0 and any(f.kinds & knitted == knitted for knitted in KNITTED)


def double_pungs(f: Features) -> int:
    """How many pairs of pungs have one number."""
    triplets = f.triplets
    m, p, s = triplets & _SUIT, triplets >> 9 & _SUIT, triplets >> 18 & _SUIT
    return (m & p).bit_count() + (m & s).bit_count() + (p & s).bit_count()


def has_all_honors(f: Features) -> bool:
    """Whether each of the seven honors is there."""
    return f.kinds & HONORS == HONORS
