"""Build each suit's part of every complete hand from groups and a pair.

As nothing is taken apart, all readings of a part are known without any search; together the parts
make up every complete hand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement

from tests.oracle.game import HONORS, SUITED

KINDS = SUITED + HONORS
"""The 34 kinds: characters, dots, bamboo, honors."""

SUITS = tuple(tuple(kind for kind in KINDS if kind[1] == suit) for suit in "mpsz")
"""The kinds of each suit; the honors are the last."""

COPIES = 4
GROUPS = 4
PAIRS = 7

Part = tuple[int, ...]
"""How many tiles of each kind of a suit."""

Group = tuple[str, ...]
"""The three kinds of a group."""


@dataclass(frozen=True)
class Cut:
    """One reading of a part: its groups in order, and its pair or nothing."""

    groups: tuple[Group, ...]
    pair: str


def groups_of(suit: tuple[str, ...], kinds: frozenset[str]) -> list[Group]:
    """Return all groups of a suit that can be made of some kinds."""
    found: list[Group] = [(kind,) * 3 for kind in suit]
    if suit[0][1] != "z":
        found += [suit[rank : rank + 3] for rank in range(7)]
    return sorted(group for group in found if kinds.issuperset(group))


def part_of(suit: tuple[str, ...], tiles: Counter[str]) -> Part:
    """Return tiles as a part of their suit."""
    return tuple(tiles[kind] for kind in suit)


@dataclass(frozen=True)
class Parts:
    """The parts of one suit by their size in groups and whether they have the pair."""

    suit: tuple[str, ...]
    kinds: frozenset[str]

    @cached_property
    def cuts(self) -> Mapping[Part, list[Cut]]:
        """Every part of up to four groups, with or without a pair, and all its readings."""
        found: dict[Part, list[Cut]] = defaultdict(list)
        groups = groups_of(self.suit, self.kinds)
        pairs = [kind for kind in self.suit if kind in self.kinds]
        for number in range(GROUPS + 1):
            for chosen in combinations_with_replacement(groups, number):
                held = Counter(kind for group in chosen for kind in group)
                for pair in ("", *pairs):
                    tiles = held + Counter([pair, pair] if pair else [])
                    if max(tiles.values(), default=0) <= COPIES:
                        found[part_of(self.suit, tiles)].append(Cut(chosen, pair))
        return dict(found)

    @cached_property
    def by_size(self) -> Mapping[tuple[int, bool], list[Part]]:
        """The parts by their number of groups and whether they have the pair, in a fixed order."""
        found: dict[tuple[int, bool], list[Part]] = defaultdict(list)
        for part in sorted(self.cuts):
            tiles = sum(part)
            found[tiles // 3, tiles % 3 == 2].append(part)
        return found

    def pairs(self, number: int, most: int) -> list[Part]:
        """Return the parts of so many pairs with at most so many of a kind: four are two pairs."""
        kinds = [kind for kind in self.suit if kind in self.kinds]
        chosen = map(Counter, combinations_with_replacement(kinds, number))
        return sorted(
            tuple(2 * pairs[kind] for kind in self.suit)
            for pairs in chosen
            if 2 * max(pairs.values(), default=0) <= most
        )


@cache
def parts_of(suit: int, kinds: frozenset[str]) -> Parts:
    """Return the parts of a suit, built only once for all rule sets that have these kinds."""
    return Parts(SUITS[suit], kinds)
