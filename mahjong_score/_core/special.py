"""Winning shapes other than four groups and a pair."""

from typing import Final

from mahjong_score._core.flags import HONORS, TERMINALS
from mahjong_score._core.pack import PackedHand

ORPHANS: Final = TERMINALS | HONORS


def thirteen_orphans_pair(hand: PackedHand, tile: int) -> int:
    """Give the doubled kind if a hand without melds is thirteen orphans with its tile, else -1."""
    if hand.kinds | 1 << tile != ORPHANS:
        return -1
    # Fourteen tiles of thirteen kinds: the winning tile is doubled, or a tile of the hand is.
    if hand.kinds == ORPHANS:
        return tile
    pairs = hand.counts >> 1 & _ONES
    return (pairs.bit_length() - 1) // 3


_ONES: Final = int("001" * 34, 2)
