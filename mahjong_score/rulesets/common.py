"""Predicates that several rule sets share."""

from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import DRAGONS, WINDS

_NINE_GATES: Final = 0o311111113  # 1112345678999 as a suit key
_SUIT: Final = (1 << 27) - 1


def dragon_triplets(f: Features) -> int:
    """How many triplets and kongs of dragons there are."""
    return (f.triplets & DRAGONS).bit_count()


def wind_triplets(f: Features) -> int:
    """How many triplets and kongs of winds there are."""
    return (f.triplets & WINDS).bit_count()


def pair_among(f: Features, kinds: int) -> bool:
    """Whether the pair is one of these kinds, given as a mask."""
    return f.pair >= 0 and kinds >> f.pair & 1 == 1


def concealed_triplets(f: Features) -> int:
    """How many triplets and kongs are concealed."""
    return f.concealed.bit_count()


def is_nine_gates(f: Features) -> bool:
    """Whether the hand is 1112345678999 and any tile, for a hand of one suit with no meld."""
    suit = f.tile // 9
    extra = (f.counts >> 27 * suit & _SUIT) - _NINE_GATES
    return extra in _ONE_TILE


def is_nine_sided(f: Features) -> bool:
    """Whether the thirteen tiles before the win are 1112345678999, for a hand of no meld."""
    return f.hand.keys[f.tile // 9] == _NINE_GATES


_ONE_TILE: Final = frozenset(1 << 3 * rank for rank in range(9))
