"""Find all readings of a hand by the Chinese official rules, and the tiles it waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from tests.oracle.game import HONORS, ORPHANS, SUITED
from tests.oracle.naive import Group, Win, meld_group, plain, split_groups, tiles_of, without

KINDS = SUITED + HONORS
REGULAR, KNITTED, PAIRS, ORPHAN, UNRELATED = "regular", "knitted", "pairs", "orphans", "unrelated"

KNITTED_NINES = tuple(
    tuple(
        f"{rank}{suit}"
        for first, suit in zip((1, 2, 3), suits, strict=True)
        for rank in (first, first + 3, first + 6)
    )
    for suits in permutations("mps")
)
"""147 of one suit, 258 of another, 369 of the third: six assignments."""


@dataclass(frozen=True)
class Shape:
    """One reading: a shape, its groups and pair, and the part that the winning tile completes.

    ``regular`` is four groups and a pair; ``knitted`` a knitted straight (nine tiles that form no
    group), one group and a pair; ``pairs``, ``orphans`` and ``unrelated`` (lesser or greater
    honors and knitted tiles) have neither groups nor a pair that matter. ``won`` is "group" (the
    one whose ``won`` is set), "pair" or "nine", or empty where no part matters.
    """

    kind: str
    groups: tuple[Group, ...] = ()
    pair: str = ""
    won: str = ""


def in_order(tiles: list[str]) -> list[str]:
    """Return tiles sorted by suit, then rank, as ``split_groups`` needs them."""
    return sorted(tiles, key=lambda name: (name[1], name[0]))


def splits(tiles: list[str], groups: int) -> Iterator[tuple[list[Group], str]]:
    """Yield all ways to read tiles as so many concealed groups and a pair."""
    if len(tiles) != 3 * groups + 2:
        return
    for pair, copies in Counter(tiles).items():
        left = without(tiles, [pair, pair]) if copies >= 2 else None
        if left is not None:
            for found in split_groups(in_order(left)):
                yield found, pair


def placed(
    kind: str, melded: list[Group], groups: list[Group], pair: str, tile: str
) -> Iterator[Shape]:
    """Yield the readings of one split: the tile is in the pair, or in a concealed group."""
    groups = sorted(groups, key=lambda group: (group.tile, group.kind))
    if pair == tile:
        yield Shape(kind, (*melded, *groups), pair, "pair")
    for place, group in enumerate(groups):
        if tile in tiles_of(group) and group not in groups[:place]:
            won = [*groups[:place], replace(group, won=True), *groups[place + 1 :]]
            yield Shape(kind, (*melded, *won), pair, "group")


def is_pairs(tiles: list[str]) -> bool:
    """Whether the tiles are seven pairs; four equal tiles may be two of them."""
    return len(tiles) == 14 and all(copies % 2 == 0 for copies in Counter(tiles).values())


def is_orphans(tiles: list[str]) -> bool:
    """Whether the tiles are the thirteen terminals and honors, one of them doubled."""
    return len(tiles) == 14 and set(tiles) == set(ORPHANS)


def is_unrelated(tiles: list[str]) -> bool:
    """Whether the tiles are fourteen different honors and tiles of one knitted assignment."""
    if len(tiles) != 14 or len(set(tiles)) != 14:
        return False
    return any(set(tiles) <= {*HONORS, *nine} for nine in KNITTED_NINES)


def shapes(win: Win) -> set[Shape]:
    """Return every reading of the hand: shape, groups and pair, what the winning tile completes."""
    tile = plain(win.tile)
    tiles = in_order([*map(plain, win.concealed), tile])
    melded = [meld_group(meld) for meld in win.melds]
    found: set[Shape] = set()
    for groups, pair in splits(tiles, 4 - len(melded)):
        found.update(placed(REGULAR, melded, groups, pair, tile))
    if len(melded) <= 1:
        for nine in KNITTED_NINES:
            rest = without(tiles, list(nine))
            for groups, pair in splits(rest or [], 1 - len(melded)):
                found.update(placed(KNITTED, melded, groups, pair, tile))
                if tile in nine:
                    found.add(Shape(KNITTED, (*melded, *groups), pair, "nine"))
    if not melded:
        for kind, holds in ((PAIRS, is_pairs), (ORPHAN, is_orphans), (UNRELATED, is_unrelated)):
            if holds(tiles):
                found.add(Shape(kind))
    return found


def is_complete(tiles: list[str], melds: int) -> bool:
    """Whether the concealed tiles and so many melds are complete, in any shape."""
    for _ in splits(tiles, 4 - melds):
        return True
    if melds <= 1:
        for nine in KNITTED_NINES:
            for _ in splits(without(tiles, list(nine)) or [], 1 - melds):
                return True
    return not melds and (is_pairs(tiles) or is_orphans(tiles) or is_unrelated(tiles))


def waits(win: Win) -> list[str]:
    """Return all kinds that complete the hand by its form, even a fifth tile of a kind."""
    held = list(map(plain, win.concealed))
    return [kind for kind in KINDS if is_complete([*held, kind], len(win.melds))]
