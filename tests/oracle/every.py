"""Number every complete concealed hand of a rule set, building its four parts suit by suit.

Four groups and a pair come first, then the special shapes, each without the hands of those before.
Any range of numbers can be asked for, so that the work can be cut into pieces.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate, combinations, product
from math import prod

from tests.oracle.game import HONORS, ORPHANS
from tests.oracle.mcr.readings import KNITTED_NINES
from tests.oracle.parts import (
    COPIES,
    GROUPS,
    KINDS,
    PAIRS,
    SUITS,
    Part,
    Parts,
    groups_of,
    part_of,
    parts_of,
)
from tests.oracle.registry import RULESETS

Hand = tuple[Part, Part, Part, Part]
"""The parts of characters, dots, bamboo and honors."""

FOUR_GROUPS = "four-groups"

SPECIAL_SHAPES = {
    "simple": (),
    "hong-kong": ("thirteen-orphans",),
    "hong-kong-two-player": ("thirteen-orphans",),
    "zung-jung": ("seven-pairs", "thirteen-orphans"),
    "mcr": ("seven-pairs", "thirteen-orphans", "knitted-straight", "honors-and-knitted"),
    "riichi": ("seven-different-pairs", "thirteen-orphans"),
    "riichi-three-player": ("seven-different-pairs", "thirteen-orphans"),
}
"""The winning shapes besides four groups and a pair, by the rules texts."""


@dataclass(frozen=True)
class Blocks:
    """Hands as products of parts: each block has a list of parts for each suit.

    ``passed`` are the parts of the complete hands, if those are to be left out: a hand is
    complete when all its parts are, and one of them has the pair.
    """

    blocks: Sequence[tuple[list[Part], ...]]
    passed: tuple[Mapping[Part, bool], ...] = ()

    def __len__(self) -> int:
        """How many numbers there are, including those of hands that are left out."""
        return self.starts[-1]

    @cached_property
    def starts(self) -> list[int]:
        """The number of the first hand of each block."""
        return [0, *accumulate(prod(map(len, block)) for block in self.blocks)]

    def hands(self, numbers: range) -> Iterator[tuple[int, Hand]]:
        """The hands with these numbers, each with its number."""
        starts = self.starts
        for number in numbers:
            place = bisect_right(starts, number) - 1
            m, p, s, z = self.blocks[place]
            rest, fourth = divmod(number - starts[place], len(z))
            rest, third = divmod(rest, len(s))
            first, second = divmod(rest, len(p))
            hand = m[first], p[second], s[third], z[fourth]
            if not self.passed or not self.is_passed(hand):
                yield number, hand

    def is_passed(self, hand: Hand) -> bool:
        """Whether it is also four groups and a pair."""
        pairs = [parts.get(part) for parts, part in zip(self.passed, hand, strict=True)]
        return None not in pairs and pairs.count(True) == 1


@dataclass(frozen=True)
class Listed:
    """Hands of a shape that has few enough to list them."""

    all: Sequence[Hand]

    def __len__(self) -> int:
        return len(self.all)

    def hands(self, numbers: range) -> Iterator[tuple[int, Hand]]:
        """The hands with these numbers, each with its number."""
        for number in numbers:
            yield number, self.all[number]


def sizes(whole: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to spread so many groups, or pairs, over the four suits."""
    return (some for some in product(range(whole + 1), repeat=4) if sum(some) == whole)


def four_groups(parts: Sequence[Parts], most: int = COPIES, step: int = 1) -> Blocks:
    """Return the hands of four groups and a pair, with at most ``most`` of a kind, in steps."""
    wanted = [
        {
            size: [part for part in some if max(part) <= most and not any(n % step for n in part)]
            for size, some in suit.by_size.items()
        }
        for suit in parts
    ]
    blocks = [
        tuple(wanted[suit].get((groups, suit == paired), []) for suit, groups in enumerate(spread))
        for paired in range(len(SUITS))
        for spread in sizes(GROUPS)
    ]
    return Blocks(blocks)


def seven_pairs(parts: Sequence[Parts], most: int) -> Blocks:
    """Return the hands of seven pairs that are not four groups and a pair."""
    of = [[suit.pairs(number, most) for number in range(PAIRS + 1)] for suit in parts]
    blocks = [
        tuple(of[suit][number] for suit, number in enumerate(spread)) for spread in sizes(PAIRS)
    ]
    complete = tuple({part: sum(part) % 3 == 2 for part in suit.cuts} for suit in parts)
    return Blocks(blocks, complete)


def as_hand(tiles: Counter[str]) -> Hand:
    """Return tiles as the parts of their suits."""
    m, p, s, z = (part_of(suit, tiles) for suit in SUITS)
    return m, p, s, z


def listed(hands: Iterable[Counter[str]], parts: Sequence[Parts]) -> Listed:
    """Return hands without those of four groups and a pair, and without repeats."""
    found = {as_hand(tiles) for tiles in hands if max(tiles.values()) <= COPIES}
    complete = seven_pairs(parts, COPIES)
    return Listed(sorted(hand for hand in found if not complete.is_passed(hand)))


def orphans() -> Iterator[Counter[str]]:
    """One of each terminal and honor, one of them doubled."""
    for doubled in ORPHANS:
        yield Counter([*ORPHANS, doubled])


def knitted_straights() -> Iterator[Counter[str]]:
    """Nine knitted tiles, a group and a pair."""
    groups = [group for suit in SUITS for group in groups_of(suit, frozenset(KINDS))]
    for nine, group, pair in product(KNITTED_NINES, groups, KINDS):
        yield Counter([*nine, *group, pair, pair])


def unrelated() -> Iterator[Counter[str]]:
    """Fourteen different tiles of the honors and of nine knitted tiles."""
    for nine in KNITTED_NINES:
        for tiles in combinations([*HONORS, *nine], 14):
            yield Counter(tiles)


class EveryHand:
    """The shapes of a rule set, with the number of hands that each should have."""

    def __init__(self, ruleset: str) -> None:
        kinds = RULESETS[ruleset].game.tiles & frozenset(KINDS)
        self.parts = tuple(parts_of(suit, kinds) for suit in range(len(SUITS)))
        regular = four_groups(self.parts)
        self.shapes: dict[str, Blocks | Listed] = {FOUR_GROUPS: regular}
        self.expected = {FOUR_GROUPS: len(regular)}
        for name in SPECIAL_SHAPES[ruleset]:
            self.add(name)

    def add(self, name: str) -> None:
        """Build a special shape."""
        if name in ("seven-pairs", "seven-different-pairs"):
            most = COPIES if name == "seven-pairs" else 2
            pairs = seven_pairs(self.parts, most)
            both = four_groups(self.parts, most, step=2)
            self.shapes[name] = pairs
            self.expected[name] = len(pairs) - len(both)
            return
        makers = {
            "thirteen-orphans": orphans,
            "knitted-straight": knitted_straights,
            "honors-and-knitted": unrelated,
        }
        self.shapes[name] = listed(makers[name](), self.parts)
        self.expected[name] = len(self.shapes[name])


@cache
def every_hand(ruleset: str) -> EveryHand:
    """Return the hands of a rule set, built only once."""
    return EveryHand(ruleset)


def tiles_of(hand: Hand) -> list[str]:
    """Return the fourteen tiles of a hand in order."""
    return [
        kind
        for suit, part in zip(SUITS, hand, strict=True)
        for kind, count in zip(suit, part, strict=True)
        for _ in range(count)
    ]
