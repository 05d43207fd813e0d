"""Predicates that several rule sets share."""

from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import CHARACTERS, DRAGONS, HONORS, SIMPLES

_NINE_GATES: Final = 0o311111113  # 1112345678999 as a suit key
_SUIT: Final = (1 << 27) - 1
# The ones of the suits; the chows 123 and 789 by their lowest tiles.
_ONES: Final = 1 | 1 << 9 | 1 << 18
_END_CHOWS: Final = _ONES | _ONES << 6
# Where three and four numbers in a row can begin.
_FIRST_OF_THREE: Final = 0b001111111 * _ONES
_FIRST_OF_FOUR: Final = 0b000111111 * _ONES


def dragon_triplets(f: Features) -> int:
    """How many triplets and kongs of dragons there are."""
    return (f.triplets & DRAGONS).bit_count()


def three_equal_chows(f: Features) -> bool:
    """Whether a chow stands three times, of three or four."""
    chows = sorted(f.chows)
    return chows[0] == chows[2] or chows[-3] == chows[-1]


def three_triplets_in_a_row(f: Features) -> bool:
    """Whether there are triplets of three numbers in a row, in one suit."""
    m = f.triplets
    return m & m >> 1 & m >> 2 & _FIRST_OF_THREE != 0


def four_triplets_in_a_row(f: Features) -> bool:
    """Whether there are triplets of four numbers in a row, in one suit."""
    m = f.triplets
    return m & m >> 1 & m >> 2 & m >> 3 & _FIRST_OF_FOUR != 0


def three_similar_chows(f: Features) -> bool:
    """Whether the same chow stands in the three suits."""
    m = f.chow_mask
    return m & m >> 9 & m >> 18 & CHARACTERS != 0


def three_similar_triplets(f: Features) -> bool:
    """Whether triplets of the same number stand in the three suits."""
    m = f.triplets & ~HONORS
    return m & m >> 9 & m >> 18 & CHARACTERS != 0


def is_straight(f: Features) -> bool:
    """Whether the chows 123, 456 and 789 of a suit are there."""
    m = f.chow_mask
    return m & m >> 3 & m >> 6 & _ONES != 0


def has_terminal_or_honor_everywhere(f: Features) -> bool:
    """Whether a terminal or honor is in every group and in the pair."""
    return not f.chow_mask & ~_END_CHOWS and not f.triplets & SIMPLES and not SIMPLES >> f.pair & 1


def is_nine_gates(f: Features) -> bool:
    """Whether the hand is 1112345678999 and any tile, for a hand of one suit with no meld."""
    suit = f.tile // 9
    extra = (f.counts >> 27 * suit & _SUIT) - _NINE_GATES
    return extra in _ONE_TILE


def is_nine_sided(f: Features) -> bool:
    """Whether the thirteen tiles before the win are 1112345678999, for a hand of no meld."""
    return f.hand.keys[f.tile // 9] == _NINE_GATES


_ONE_TILE: Final = frozenset(1 << 3 * rank for rank in range(9))
