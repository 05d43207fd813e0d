"""All readings of a riichi hand: four groups and a pair, seven pairs, thirteen orphans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tests.oracle.game import ORPHANS
from tests.oracle.naive import Group, is_thirteen_orphans, readings
from tests.oracle.riichi.win import RiichiWin

REGULAR, PAIRS, ORPHAN = "regular", "pairs", "orphans"


@dataclass(frozen=True)
class Shape:
    """One reading: its shape, and for the regular one its groups and pair.

    ``pair_won`` says that the winning tile completes the pair: of a regular hand, or of thirteen
    orphans, where the other thirteen tiles are then all different.
    """

    kind: str
    groups: tuple[Group, ...] = ()
    pair: str = ""
    pair_won: bool = False

    def chows(self) -> list[str]:
        """The lowest tiles of the chows."""
        return [group.tile for group in self.groups if group.kind == "chow"]

    def triplets(self) -> list[str]:
        """The tiles of the triplets and kongs."""
        return [group.tile for group in self.groups if group.kind != "chow"]

    def kongs(self) -> int:
        """How many kongs there are, open or concealed."""
        return sum(group.kind == "kong" for group in self.groups)


def is_concealed(group: Group, drawn: bool) -> bool:
    """Whether a group counts as concealed.

    A claimed group does not, a concealed kong does. A triplet completed by a discard or a robbed
    tile counts as open, unless the reading has the tile elsewhere.
    """
    return not group.open and (drawn or not group.won)


def concealed_triplets(shape: Shape, drawn: bool) -> int:
    """Return how many triplets and kongs are concealed."""
    return sum(group.kind != "chow" and is_concealed(group, drawn) for group in shape.groups)


def shapes(win: RiichiWin) -> Iterator[Shape]:
    """Yield every division of the concealed tiles, with every place of the winning tile."""
    for reading in readings(win.win):
        yield Shape(REGULAR, reading.groups, reading.pair, reading.pair_won)
    copies = Counter(win.kinds())
    if not win.win.melds and sorted(copies.values()) == [2] * 7:
        yield Shape(PAIRS)
    if is_thirteen_orphans(win.win):
        before = set(win.kinds()[:-1])
        yield Shape(ORPHAN, pair_won=before == set(ORPHANS))
