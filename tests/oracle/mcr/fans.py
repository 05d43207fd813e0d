"""All fans that count in one reading by the Chinese official rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from tests.oracle.game import ORPHANS, Patterns, as_patterns
from tests.oracle.mcr.chows import chow_choices
from tests.oracle.mcr.options import Options
from tests.oracle.mcr.pungs import pung_counts
from tests.oracle.mcr.readings import (
    KNITTED,
    ORPHAN,
    PAIRS,
    REGULAR,
    UNRELATED,
    Shape,
    waits,
)
from tests.oracle.mcr.table import FANS, without_repeats
from tests.oracle.mcr.tiles import all_kinds, is_nine_gates, shifted_pairs, tile_counts
from tests.oracle.naive import Win, plain, tiles_of


class Scorer:
    """Scores the readings of one win; keeps what is the same for all of them."""

    def __init__(self, win: Win, options: Options) -> None:
        self.win = win
        self.options = options
        self.tiles = tile_counts(win)
        self.nine_gates = is_nine_gates(win)

    @cached_property
    def one_wait(self) -> bool:
        """Whether exactly one kind completes the hand by its form; False for a dealt hand."""
        return "heavenly-hand" not in self.win.events and len(waits(self.win)) == 1

    def scores(self, shape: Shape) -> Iterator[Patterns]:
        """Yield the patterns of a reading, id and total value, for every choice of chow fans.

        A hand of four groups and a pair without any fan is a Chicken Hand; flowers are ignored.
        """
        chows = [group.tile for group in shape.groups if group.kind == "chow"]
        for choice in chow_choices(chows, shape.pair):
            counts = without_repeats(self.all_counts(shape, dict(choice)))
            if not counts:
                assert shape.kind == REGULAR
                counts = {"chicken-hand": 1}
            points = {**FANS, **self.options.points()}
            yield as_patterns({fan: points[fan] * count for fan, count in counts.items()})

    def all_counts(self, shape: Shape, chows: dict[str, int]) -> dict[str, int]:
        """Return every fan whose condition holds, each with its count."""
        counts = {**self.circumstances(), **chows, **special_counts(shape, self.win)}
        if shape.kind in (REGULAR, KNITTED, PAIRS):
            counts.update(self.tiles)
        if shape.kind in (REGULAR, KNITTED):
            counts.update(pung_counts(shape, self.win, self.options.mixed_kongs))
            counts.update(self.set_counts(shape))
            counts.update(self.wait_counts(shape))
        if counts.get("nine-gates"):
            # Nine Gates forces one Pung of Terminals or Honors; in GB06 there is none at all.
            pungs = counts["pung-of-terminals-or-honors"] - 1
            none = self.options.nine_gates_pungs == "none"
            counts["pung-of-terminals-or-honors"] = 0 if none else max(pungs, 0)
        few_kinds = counts.get("all-green") or counts.get("all-terminals")
        if shape.kind == PAIRS and few_kinds and not self.options.seven_pairs_hog:
            counts["tile-hog"] = 0
        counts.update(self.concealment(shape, counts))
        return counts

    def circumstances(self) -> dict[str, int]:
        """Return the fans of how the tile came. Consecutive kongs imply a kong replacement.

        Last Tile: the fourth of its kind, the other three in view; the winner's own exposed melds
        may show them.
        """
        win = self.win
        tile = plain(win.tile)
        shown = sum(plain(one) == tile for meld in win.melds if meld.open for one in meld.tiles)
        last = "last-tile" in win.events
        replaced = bool(win.events & {"kong-replacement", "consecutive-kongs"})
        return {
            "last-tile-draw": int(last and win.by == "self-draw"),
            "last-tile-claim": int(last and win.by == "discard"),
            "out-with-replacement-tile": int(replaced and win.by == "self-draw"),
            "robbing-the-kong": int(win.by == "robbed-kong"),
            "last-tile": int("last-of-kind" in win.events or shown == 3),
        }

    def set_counts(self, shape: Shape) -> dict[str, int]:
        """Return the fans of all groups and the pair together; the knitted nine are no group."""
        groups = shape.groups
        regular = shape.kind == REGULAR
        sets = [set(tiles_of(group)) for group in groups] + [{shape.pair}]
        claimed = len(groups) == 4 and all(group.open for group in groups)
        return {
            "nine-gates": int(regular and self.nine_gates),
            "all-five": int(
                regular and all(any(t[0] == "5" and t[1] != "z" for t in one) for one in sets)
            ),
            "outside-hand": int(regular and all(one & set(ORPHANS) for one in sets)),
            "melded-hand": int(
                regular and claimed and shape.won == "pair" and self.win.by != "self-draw"
            ),
            "all-chows": int(all(g.kind == "chow" for g in groups) and shape.pair[1] != "z"),
        }

    def wait_counts(self, shape: Shape) -> dict[str, int]:
        """Return at most one of Edge, Closed and Single Wait, and only if a single kind wins.

        It depends on what the tile completes: 12 and 3 or 89 and 7, the middle of a concealed
        chow, the pair.
        """
        wait = wait_of(shape, plain(self.win.tile))
        if shape.kind == KNITTED and wait != "single-wait" and not self.options.knitted_wait:
            wait = ""
        return {wait: 1} if wait and self.one_wait else {}

    def concealment(self, shape: Shape, counts: dict[str, int]) -> dict[str, int]:
        """Return the fan of a hand without claims: Concealed Hand, or self-drawn, Fully Concealed.

        Hands that are concealed by nature score neither, only Self-Drawn, unless the option gives
        them Fully Concealed Hand.
        """
        drawn = self.win.by == "self-draw"
        closed = not any(group.open for group in shape.groups)
        by_nature = (
            shape.kind in (PAIRS, ORPHAN, UNRELATED)
            or bool(counts.get("nine-gates"))
            or bool(counts.get("four-concealed-pungs"))
        )
        fully = closed and drawn and (not by_nature or self.options.inherent_fully_concealed)
        return {
            "concealed-hand": int(closed and not drawn and not by_nature),
            "fully-concealed-hand": int(fully),
            "self-drawn": int(drawn and not fully),
        }


def wait_of(shape: Shape, tile: str) -> str:
    """Return the wait fan of the part that the tile completes, or an empty text."""
    if shape.won == "pair":
        return "single-wait"
    for group in shape.groups:
        if group.won and group.kind == "chow":
            low, middle, high = tiles_of(group)
            if tile == middle:
                return "closed-wait"
            if (low[0] == "1" and tile == high) or (high[0] == "9" and tile == low):
                return "edge-wait"
    return ""


def special_counts(shape: Shape, win: Win) -> dict[str, int]:
    """Return the fan of a special shape. Greater Honors and Knitted Tiles have all seven honors.

    Lesser ones with all nine knitted tiles are a Knitted Straight too.
    """
    honors = sum(kind[1] == "z" for kind in all_kinds(win))
    unrelated = shape.kind == UNRELATED
    shifted = shape.kind == PAIRS and shifted_pairs(win)
    return {
        "seven-shifted-pairs": int(shifted),
        "seven-pairs": int(shape.kind == PAIRS),
        "thirteen-orphans": int(shape.kind == ORPHAN),
        "greater-honors-and-knitted-tiles": int(unrelated and honors == 7),
        "lesser-honors-and-knitted-tiles": int(unrelated and honors < 7),
        "knitted-straight": int(shape.kind == KNITTED or (unrelated and honors == 5)),
    }
