"""Which kinds complete a hand of thirteen, over every shape.

A suit's waits are found once and remembered by its key, as its readings are; a suit that can be no
part of a waiting hand is not remembered.
"""

from typing import Final

from mahjong_score._core.flags import (
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    SEVEN_DIFFERENT_PAIRS,
    SEVEN_PAIRS,
    SUITS,
    THIRTEEN_ORPHANS,
)
from mahjong_score._core.kinds import HONORS
from mahjong_score._core.packed_hand import ONES, PRESENCE, PackedHand
from mahjong_score._core.readings import hand_readings, suit_readings
from mahjong_score._core.shapes import KNITTED, ORPHANS

# The number of tiles less all threes, whether they can be read, and the mask of the kinds of which
# one more tile makes them readable.
SuitState = tuple[int, bool, int]

_remembered: Final[list[dict[int, SuitState]]] = [{}, {}, {}, {}]
_HONORS: Final = 3


def suit_state(suit: int, key: int) -> SuitState:
    """Return the state of one suit's tiles, and keep it in the cache.

    >>> suit_state(0, 0o110)  # 23m waits on 1m and 4m
    (2, False, 9)
    """
    ranks = 7 if suit == _HONORS else 9
    tiles = sum(key >> 3 * rank & 7 for rank in range(ranks))
    readable = bool(suit_readings(suit, key))
    waits = 0
    for rank in range(ranks):
        # A fifth tile of a kind completes the form too; whether it counts is the caller's to say.
        if suit_readings(suit, key + (1 << 3 * rank)):
            waits |= 1 << 9 * suit + rank
    state = tiles % 3, readable, waits
    if readable or waits:
        _remembered[suit][key] = state
    return state


def group_waits(keys: list[int]) -> int:
    """Return the mask of the kinds that complete groups and one pair."""
    single: SuitState | None = None
    first: SuitState | None = None
    second: SuitState | None = None
    for suit, key in enumerate(keys):
        if not key:
            continue
        state = _remembered[suit].get(key) or suit_state(suit, key)
        if state[0] == 0:
            if not state[1]:
                return 0
        elif state[0] == 1:
            if single is not None or first is not None:
                return 0
            single = state
        else:
            if single is not None or second is not None:
                return 0
            second = first
            first = state
    if single is not None:
        # One tile too many: it becomes part of the pair, or of a group beside the pair.
        return single[2]
    if first is None or second is None:
        return 0
    # The tile completes the groups of one suit, and the other has the pair.
    return (first[2] if second[1] else 0) | (second[2] if first[1] else 0)


def waiting_kinds(hand: PackedHand, special_shapes: int) -> int:
    """Return the mask of the kinds that complete a hand.

    A kind counts even if the hand holds all four of it.

    Args:
        hand: A hand of the right size.
        special_shapes: The flags of the shapes to consider besides groups and a pair.

    """
    waits = group_waits(hand.keys)
    if special_shapes & KNITTED_STRAIGHT and hand.marks >> PRESENCE & SUITS == SUITS:
        waits |= _knitted_straight_waits(hand)
    if hand.melds:
        return waits
    return waits | _unmelded_waits(hand, special_shapes)


def _unmelded_waits(hand: PackedHand, special_shapes: int) -> int:
    """Return the kinds that complete a special shape which allows no meld, as a mask."""
    waits = 0
    if special_shapes & (SEVEN_PAIRS | SEVEN_DIFFERENT_PAIRS):
        odd = hand.counts & ONES
        if odd.bit_count() == 1 and (special_shapes & SEVEN_PAIRS or hand.kinds.bit_count() == 7):
            waits |= 1 << (odd.bit_length() - 1) // 3
    if special_shapes & THIRTEEN_ORPHANS and not hand.kinds & ~ORPHANS:
        missing = ORPHANS & ~hand.kinds
        if not missing:
            waits |= ORPHANS
        elif missing.bit_count() == 1:
            waits |= missing
    if special_shapes & HONORS_AND_KNITTED and hand.kinds.bit_count() == 13:
        for knitted, _ in KNITTED:
            if not hand.kinds & ~(HONORS | knitted):
                waits |= (HONORS | knitted) & ~hand.kinds
    return waits


def _knitted_straight_waits(hand: PackedHand) -> int:
    waits = 0
    if hand.melds > 1:
        return waits
    for knitted, knitted_keys in KNITTED:
        missing = knitted & ~hand.concealed_kinds
        if missing & missing - 1:
            continue  # two are missing
        keys = hand.keys_with(missing.bit_length() - 1) if missing else hand.keys.copy()
        for suit, key in enumerate(knitted_keys):
            keys[suit] -= key
        if not missing:
            waits |= group_waits(keys)
        elif hand_readings(keys):
            waits |= missing
    return waits
