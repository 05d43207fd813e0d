"""Winning shapes other than four groups and a pair.

Each finder takes a win of the right size, and gives the readings of its shape: what is left to read
as groups and a pair, and the mask of the kinds that the shape itself is made of. A shape of no
groups has the doubled kind as its pair, if it has one.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Final

from mahjong_score._core.flags import (
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    SEVEN_DIFFERENT_PAIRS,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
)
from mahjong_score._core.kinds import ALL_KINDS, HONORS, TERMINALS
from mahjong_score._core.packed_hand import ONES
from mahjong_score._core.packed_win import PackedWin
from mahjong_score._core.readings import NO_PAIR, Reading, hand_readings

ORPHANS: Final = TERMINALS | HONORS
_EVERY_THIRD: Final = 0b001001001

SpecialReading = tuple[Reading, int]


def _knitted(firsts: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    mask = sum(_EVERY_THIRD << first + 9 * suit for suit, first in enumerate(firsts))
    return mask, tuple(0o1001001 << 3 * first for first in firsts)


# 147 of one suit, 258 of another and 369 of the third: the six ways, as masks with suit keys.
KNITTED: Final = tuple(map(_knitted, permutations(range(3))))


def _alone(pair: int, taken: int) -> list[SpecialReading]:
    return [((0, 0, pair), taken)]


def thirteen_orphans(win: PackedWin) -> list[SpecialReading]:
    """One of each terminal and honor, and one of them doubled."""
    hand, tile = win.hand, win.tile
    if hand.melds or hand.kinds | 1 << tile != ORPHANS:
        return []
    # Fourteen tiles of thirteen kinds: the winning tile is doubled, or a tile of the hand is.
    if hand.kinds == ORPHANS:
        return _alone(tile, 0)
    doubled = hand.counts >> 1 & ONES
    return _alone((doubled.bit_length() - 1) // 3, ALL_KINDS)


def seven_pairs(win: PackedWin) -> list[SpecialReading]:
    """Seven pairs; four alike are two of them."""
    if win.hand.melds or win.counts & ONES:
        return []
    return _alone(win.tile, 0)


def seven_different_pairs(win: PackedWin) -> list[SpecialReading]:
    """Seven pairs of seven kinds."""
    return seven_pairs(win) if win.hand.kinds.bit_count() == 7 else []


def honors_and_knitted(win: PackedWin) -> list[SpecialReading]:
    """Fourteen different tiles of the honors and the knitted tiles of one assignment."""
    kinds = win.hand.kinds | 1 << win.tile
    if win.hand.melds or kinds.bit_count() != 14:
        return []
    if any(not kinds & ~(HONORS | knitted) for knitted, _ in KNITTED):
        return _alone(NO_PAIR, ALL_KINDS)
    return []


def knitted_straight(win: PackedWin) -> list[SpecialReading]:
    """Nine knitted tiles of three suits, a group, which may be claimed, and a pair."""
    kinds = win.hand.concealed_kinds | 1 << win.tile
    for knitted, knitted_keys in KNITTED:
        if kinds & knitted == knitted:
            keys = win.keys.copy()
            for suit, key in enumerate(knitted_keys):
                keys[suit] -= key
            return [(reading, knitted) for reading in hand_readings(keys)]
    return []


# A hand of so many groups and a pair has the tiles of these shapes.
SHAPE_GROUPS: Final = 4

# Each special shape: its flag, its name for programs, and what finds its readings.
SHAPES: Final[tuple[tuple[int, str, Callable[[PackedWin], list[SpecialReading]]], ...]] = (
    (SEVEN_PAIRS, "seven-pairs", seven_pairs),
    (SEVEN_DIFFERENT_PAIRS, "seven-different-pairs", seven_different_pairs),
    (THIRTEEN_ORPHANS, "thirteen-orphans", thirteen_orphans),
    (KNITTED_STRAIGHT, "knitted-straight", knitted_straight),
    (HONORS_AND_KNITTED, "honors-and-knitted", honors_and_knitted),
)
# Only these can also be read as four groups and a pair: each tile of the others would need a group
# of its taken.
BESIDE_GROUPS: Final = SEVEN_PAIRS | SEVEN_DIFFERENT_PAIRS
