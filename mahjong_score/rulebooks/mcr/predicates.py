"""Conditions that only the Chinese official rules use."""

from collections.abc import Callable
from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    CONCEALED_KONGS,
    GROUPS_AND_PAIR,
    HEAVENLY_HAND,
    KNITTED_STRAIGHT,
    NO_HONORS,
    NO_SIMPLES,
    NOTHING_DECLARED,
    ONE_KONG,
    ONE_SUIT,
    ONLY_GREENS,
    OPEN_KONGS,
    SEVEN_PAIRS,
    TWO_KONGS,
)
from mahjong_score._core.kinds import FIVES, HONORS, TERMINALS, WINDS
from mahjong_score._core.packed_hand import ONES
from mahjong_score._core.shapes import KNITTED
from mahjong_score._core.waits import waiting_kinds
from mahjong_score.rulebooks.common import is_nine_sided

_SUIT: Final = 0b111111111
# The chows that hold a 5: 345, 456 and 567.
_FIVE_CHOWS: Final = 0b000011100 * (1 | 1 << 9 | 1 << 18)
_WINDS_OF_A_FAN: Final = 3  # this many pungs of winds, or more, form another fan


def tile_hogs(of_seven_pairs: bool) -> Callable[[Features], int]:
    """Return a count of the kinds held four times, but not as a kong.

    Args:
        of_seven_pairs: Whether to count them in seven pairs of green tiles, or of terminals.

    """

    def count(f: Features) -> int:
        four = (f.counts >> 2 & ONES).bit_count()
        if not of_seven_pairs and f.flags & SEVEN_PAIRS:
            all_terminals = NO_SIMPLES | NO_HONORS
            if f.flags & ONLY_GREENS or f.flags & all_terminals == all_terminals:
                return 0
        return four - f.hand.kongs.bit_count()

    return count


def other_pungs(of_nine_gates: bool) -> Callable[[Features], int]:
    """Return a count of the pungs of terminals, and of winds that no other fan uses.

    Args:
        of_nine_gates: Whether nine gates won on 2, 5 or 8 leave one pung of terminals to count.

    """

    def count(f: Features) -> int:
        winds = f.triplets & WINDS
        if winds.bit_count() >= _WINDS_OF_A_FAN:
            winds = 0
        winds &= ~(1 << f.seat_wind | 1 << f.round_wind)
        pungs = (f.triplets & TERMINALS | winds).bit_count()
        nine_gates = ONE_SUIT | NO_HONORS | NOTHING_DECLARED
        if pungs and f.flags & nine_gates == nine_gates and is_nine_sided(f):
            return pungs - 1 if of_nine_gates else 0
        return pungs

    return count


def is_chow_wait(shapes: int, of_knitted: bool) -> Callable[[Features], int]:
    """Return whether the only wait was for the missing tile of a chow, and that counts.

    Args:
        shapes: The special shapes that may be waited for.
        of_knitted: Whether such a wait counts in a knitted straight.

    """

    def holds(f: Features) -> int:
        return (of_knitted or not f.flags & KNITTED_STRAIGHT) and _is_sole_wait(f, shapes)

    return holds


def is_pair_wait(shapes: int) -> Callable[[Features], int]:
    """Return whether the pair was the only wait.

    Args:
        shapes: The special shapes that may be waited for.

    """

    def holds(f: Features) -> int:
        return f.flags & (GROUPS_AND_PAIR | KNITTED_STRAIGHT) != 0 and _is_sole_wait(f, shapes)

    return holds


def _is_sole_wait(f: Features, shapes: int) -> bool:
    if f.waits < 0:
        f.waits = waiting_kinds(f.hand, shapes)
    return f.waits.bit_count() == 1 and not f.flags & HEAVENLY_HAND


def is_kong_alone(f: Features) -> bool:
    """Whether there is one kong, or one melded and one concealed."""
    unlike = TWO_KONGS | OPEN_KONGS | CONCEALED_KONGS
    return f.flags & ONE_KONG != 0 or f.flags & unlike == unlike


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
    return f.triplets == 0 and any(f.kinds & knitted == knitted for knitted, _ in KNITTED)


def double_pungs(f: Features) -> int:
    """How many pairs of pungs have the same number."""
    triplets = f.triplets
    m, p, s = triplets & _SUIT, triplets >> 9 & _SUIT, triplets >> 18 & _SUIT
    return (m & p).bit_count() + (m & s).bit_count() + (p & s).bit_count()


def has_all_honors(f: Features) -> bool:
    """Whether each of the seven honors is there."""
    return f.kinds & HONORS == HONORS
