"""Fu of a reading (section 4 of the rules)."""

from __future__ import annotations

from tests.oracle.game import DRAGONS, ORPHANS
from tests.oracle.naive import Group
from tests.oracle.riichi.readings import PAIRS, Shape, is_concealed
from tests.oracle.riichi.win import RiichiWin

GROUP_FU = {
    ("triplet", False, False): 2,
    ("triplet", False, True): 4,
    ("triplet", True, False): 4,
    ("triplet", True, True): 8,
    ("kong", False, False): 8,
    ("kong", False, True): 16,
    ("kong", True, False): 16,
    ("kong", True, True): 32,
}
"""The fu of a group by kind, whether it is of terminals or honors, and concealed."""


def wait_of(group: Group, tile: str) -> str:
    """Return how a tile completes a chow: ``closed`` 4_6, ``edge`` 12_ or _89, ``two-sided``."""
    low, rank = int(group.tile[0]), int(tile[0])
    if rank == low + 1:
        return "closed"
    if (low, rank) in ((1, 3), (7, 7)):
        return "edge"
    return "two-sided"


def is_valued(tile: str, win: RiichiWin) -> bool:
    """Whether a tile is a dragon, the seat wind or the round wind."""
    return tile in (*DRAGONS, win.seat_wind(), win.round_wind())


def is_pinfu(win: RiichiWin, shape: Shape, tile: str) -> bool:
    """Whether it is closed, four chows and a pair without value, won on a two-sided wait."""
    won = [group for group in shape.groups if group.won]
    return (
        win.closed
        and len(shape.chows()) == 4
        and not is_valued(shape.pair, win)
        and bool(won)
        and wait_of(won[0], tile) == "two-sided"
    )


def pair_fu(pair: str, win: RiichiWin, double_wind_fu: int) -> int:
    """Return 2 for a dragon, the seat or the round wind; an option for a wind that is both."""
    if pair == win.seat_wind() == win.round_wind():
        return double_wind_fu
    return 2 if is_valued(pair, win) else 0


def wait_fu(shape: Shape, tile: str) -> int:
    """Return 2 for a closed, edge or pair wait, and 0 for a two-sided or two-pair wait."""
    if shape.pair_won:
        return 2
    won = [group for group in shape.groups if group.won]
    return 2 * (won[0].kind == "chow" and wait_of(won[0], tile) != "two-sided")


def group_fu(group: Group, drawn: bool) -> int:
    """Return what a triplet or kong adds; a chow adds nothing."""
    if group.kind == "chow":
        return 0
    return GROUP_FU[group.kind, group.tile in ORPHANS, is_concealed(group, drawn)]


def fu_of(win: RiichiWin, shape: Shape, double_wind_fu: int) -> int:
    """Return the fu of seven pairs or of four groups and a pair.

    Base 20; closed win on a discard or robbed tile 10; self-draw 2, but none with pinfu; waits,
    pair and groups. The sum is rounded up to tens. Seven pairs are 25. An open hand with 20 that
    wins on a discard has 30.
    """
    if shape.kind == PAIRS:
        return 25
    tile = win.kinds()[-1]
    total = 20 + pair_fu(shape.pair, win, double_wind_fu) + wait_fu(shape, tile)
    total += sum(group_fu(group, win.drawn) for group in shape.groups)
    if win.drawn:
        total += 0 if is_pinfu(win, shape, tile) else 2
    elif win.closed:
        total += 10
    elif total == 20:
        total = 30
    return -(-total // 10) * 10
