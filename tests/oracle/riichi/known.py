"""Known differences to PyPI's ``mahjong`` 2.1, each with the rule that decides.

It lacks a rule, or a hand cannot be described to it; no faults in the rules that it has were found.
The comparison skips only the wins for which a predicate holds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.oracle.game import REDS
from tests.oracle.riichi.options import Options
from tests.oracle.riichi.reference import Reference
from tests.oracle.riichi.win import RiichiWin
from tests.oracle.riichi.yakuman import YAKUMAN

Predicate = Callable[[RiichiWin, Options, Reference | None], bool]


@dataclass(frozen=True)
class Known:
    """A difference by rule: its name, what decides it here, and the wins that it affects."""

    name: str
    rule: str
    holds: Predicate


def unstacked(win: RiichiWin, options: Options, theirs: Reference | None) -> bool:
    """Whether it has two yakuman or more, and they do not stack."""
    found = [name for name in YAKUMAN if theirs and name in theirs.yaku]
    return len(found) > 1 and not options.stack_yakuman


def double_wind(win: RiichiWin, options: Options, theirs: Reference | None) -> bool:
    """Whether it has exactly two of a wind that is seat and round wind, for 2 fu."""
    wind = win.seat_wind()
    is_double = wind == win.round_wind() and win.kinds().count(wind) == 2
    return is_double and options.double_wind_fu == 2


def man_for_a_mangan(win: RiichiWin, options: Options, theirs: Reference | None) -> bool:
    """Whether it is a hand of man that is a mangan by itself."""
    return options.renhou == "mangan" and "hand-of-man" in win.win.events


def four_plain_fives(win: RiichiWin, options: Options, theirs: Reference | None) -> bool:
    """Whether it has four plain fives of a suit, and a red five of another."""
    tiles = win.win.all_tiles()
    return any(tiles.count(f"5{suit}") == 4 for suit in "mps") and any(
        tile in REDS for tile in tiles
    )


KNOWN = (
    Known(
        "unstacked",
        "section 3, option stack_yakuman: only the dearest counts; `mahjong` always adds",
        unstacked,
    ),
    Known(
        "double-wind",
        "section 4, option double_wind_fu: 2 by option; `mahjong` has 4 always",
        double_wind,
    ),
    Known(
        "man-for-a-mangan",
        "section 9, option renhou `mangan`: alone, instead of the rest; `mahjong` adds 5 han",
        man_for_a_mangan,
    ),
    Known(
        "four-plain-fives",
        "introduction: four plain fives are accepted; its ids of 136 make one of them red",
        four_plain_fives,
    ),
)


def known(win: RiichiWin, options: Options, theirs: Reference | None) -> Known | None:
    """Return the known difference that a win falls under, if any."""
    return next((one for one in KNOWN if one.holds(win, options, theirs)), None)
