"""Conditions that several rule sets share."""

from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import END_CHOWS, GROUPS_AND_PAIR, OUTER_PAIR, OUTER_TRIPLETS
from mahjong_score._core.kinds import DRAGONS

_NINE_GATES: Final = 0o311111113  # 1112345678999: three bits for each count
_SUIT: Final = (1 << 27) - 1
# A terminal or honor in every group and in the pair.
OUTSIDE: Final = GROUPS_AND_PAIR | END_CHOWS | OUTER_TRIPLETS | OUTER_PAIR


def dragon_triplets(f: Features) -> int:
    """How many triplets and kongs of dragons there are."""
    return (f.triplets & DRAGONS).bit_count()


def is_nine_gates(f: Features) -> bool:
    """Whether a hand of one suit with no meld is 1112345678999 and one more tile."""
    suit = f.tile // 9
    extra = (f.counts >> 27 * suit & _SUIT) - _NINE_GATES
    return extra in _ONE_TILE


def is_nine_sided(f: Features) -> bool:
    """Whether the tiles of a hand with no meld are 1112345678999 before the win."""
    return f.hand.keys[f.tile // 9] == _NINE_GATES


_ONE_TILE: Final = frozenset(1 << 3 * rank for rank in range(9))
