"""The shanten of a hand by brute force, and a comparison with another library.

The upper half shares no code with the package. A *target* is a complete hand, as the counts of its
34 kinds, melds left out; the tiles that a hand lacks of the nearest one, less one, are its shanten.

``python -m tests.oracle.shanten --count 100000 --seed 1`` compares `mahjong_score.shanten` with
``mahjong.shanten`` on random hands, for four groups and a pair, seven different pairs and thirteen
orphans. The two differ by definition where a fifth copy of a tile would be needed. A difference is
accounted for if the oracle's own search, which knows the four copies, gives our number, and its
search without them gives the other's number or a lower one: then, and only then, every hand that
is so near needs a fifth copy. Any other difference ends the run with status 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations
from random import Random
from typing import ClassVar

from attrs import frozen
from mahjong.shanten import Shanten

import mahjong_score as ms
from mahjong_score._core.finder import Tally
from mahjong_score._core.flags import SEVEN_DIFFERENT_PAIRS, THIRTEEN_ORPHANS

Counts = tuple[int, ...]

KINDS = 34
HONORS = tuple(range(27, 34))
ORPHANS = (0, 8, 9, 17, 18, 26, *HONORS)
CHOWS = [(k, k + 1, k + 2) for k in range(27) if k % 9 < 7]
TRIPLETS = [(k, k, k) for k in range(KINDS)]
GROUPS = CHOWS + TRIPLETS
WAYS = [
    tuple(9 * suit + first + step for suit, first in enumerate(firsts) for step in (0, 3, 6))
    for firsts in permutations(range(3))
]

NO_MELDS: Counts = (0,) * KINDS


def kept(target: Counter[int], held: Sequence[int]) -> int:
    """Return how many tiles of a hand are in a target."""
    return sum(min(number, held[kind]) for kind, number in target.items())


def can_be_had(target: Counter[int], unavailable: Sequence[int]) -> bool:
    """Whether the tiles exist: no kind has more than four with the unavailable ones."""
    return all(number + unavailable[kind] <= 4 for kind, number in target.items())


def targets_of_groups(groups: int) -> Iterator[Counter[int]]:
    """Yield every way to combine so many groups and a pair, even with five of a kind."""
    for chosen in combinations_with_replacement(GROUPS, groups):
        tiles = Counter(kind for group in chosen for kind in group)
        for pair in range(KINDS):
            yield tiles + Counter({pair: 2})


@cache
def few_targets(groups: int) -> list[Counter[int]]:
    """Return the same as a list, for at most one group."""
    return list(targets_of_groups(groups))


def kept_by_enumeration(held: Sequence[int], unavailable: Sequence[int], groups: int) -> int:
    """Return the most tiles kept by any target of so many groups and a pair, one by one."""
    return max(
        kept(target, held)
        for target in targets_of_groups(groups)
        if can_be_had(target, unavailable)
    )


def kept_by_search(
    held: Sequence[int], unavailable: Sequence[int], groups: int, copies: int | None = 4
) -> int:
    """Return the same, kind by kind, which is faster; with `copies` None there is no limit."""

    @cache
    def best(kind: int, first: int, second: int, left: int, pair: bool) -> int:
        # `first` chows began at the kind before, `second` at the one before that.
        if kind == KINDS:
            return 0 if not (first or second or left or pair) else -99
        if kind % 9 == 0 and (first or second):
            return -99
        most = -99
        may_begin = kind < 27 and kind % 9 < 7
        for chows in range(left + 1 if may_begin else 1):
            for triplets in range(left - chows + 1):
                for pairs in (0, 1) if pair else (0,):
                    number = first + second + chows + 3 * triplets + 2 * pairs
                    if copies is not None and number + unavailable[kind] > copies:
                        continue
                    rest = best(kind + 1, chows, first, left - chows - triplets, pair and not pairs)
                    most = max(most, min(number, held[kind]) + rest)
        return most

    return best(0, 0, 0, groups, True)


def kept_in_pairs(held: Sequence[int], different: bool) -> int:
    """Return the most tiles kept by seven pairs; two may be alike unless `different`."""
    most = [0] + [-99] * 7
    for number in held:
        ways = (0, 1) if different else (0, 1, 2)
        most = [max(most[p - w] + min(2 * w, number) for w in ways if w <= p) for p in range(8)]
    return most[7]


def kept_in_orphans(held: Sequence[int]) -> int:
    """Return the most tiles kept by one of each terminal and honor, one of them doubled."""
    return max(kept(Counter([*ORPHANS, doubled]), held) for doubled in ORPHANS)


def kept_in_honors_and_knitted(held: Sequence[int]) -> int:
    """Return the most tiles kept by fourteen different honors and knitted tiles."""
    return max(
        sum(sorted((min(1, held[kind]) for kind in (*way, *HONORS)), reverse=True)[:14])
        for way in WAYS
    )


def kept_in_knitted_straight(held: Sequence[int], unavailable: Sequence[int], groups: int) -> int:
    """Return the most tiles kept by nine knitted ones, a pair, and a group unless declared."""
    found = [
        kept(target, held)
        for way in WAYS
        for rest in few_targets(groups - 3)
        if can_be_had(target := rest + Counter(way), unavailable)
    ]
    return max(found, default=-99)


def shanten(
    held: Sequence[int],
    unavailable: Sequence[int],
    groups: int,
    shapes: frozenset[str] = frozenset(),
    copies: int | None = 4,
) -> int:
    """Return the shanten of concealed tiles with so many groups to make, under these shapes.

    `unavailable` has the tiles in melds, and four of each kind that the game does not have.
    """
    found = [kept_by_search(held, unavailable, groups, copies)]
    if groups == 4:
        if "seven-pairs" in shapes:
            found.append(kept_in_pairs(held, different=False))
        if "seven-different-pairs" in shapes:
            found.append(kept_in_pairs(held, different=True))
        if "thirteen-orphans" in shapes:
            found.append(kept_in_orphans(held))
        if "honors-and-knitted" in shapes:
            found.append(kept_in_honors_and_knitted(held))
    if groups >= 3 and "knitted-straight" in shapes:
        found.append(kept_in_knitted_straight(held, unavailable, groups))
    return 3 * groups + 1 - max(found)


# Random hands.

PALETTES: list[Sequence[int]] = [
    range(KINDS),
    range(KINDS),
    range(KINDS),
    range(9),
    range(18),
    [*range(9, 18), *HONORS],
    ORPHANS,
    HONORS,
    [*range(18, 24), 31],
]


def random_hand(rng: Random, palette: Sequence[int], size: int = 13) -> ms.Hand:
    """Draw a hand from few kinds or many, at times with melds, at times with fours."""
    melds: list[ms.Meld] = []
    while True:
        deck = Counter(dict.fromkeys(palette, 4))
        melds.clear()
        for _ in range(rng.choice([0, 0, 0, 1, 2, 3, 4])):
            group: tuple[int, ...] = rng.choice([g for g in GROUPS if set(g) <= set(palette)])
            if len(set(group)) == 1 and rng.random() < 0.3:
                group = (*group, group[0])
            deck -= Counter()  # removes the kinds that are used up
            if all(deck[kind] >= group.count(kind) for kind in group):
                deck -= Counter(group)
                melds.append(ms.Meld(group, concealed=len(group) == 4 and rng.random() < 0.5))
        number = size - 3 * len(melds)
        concealed: list[int] = []
        if rng.random() < 0.3:
            for kind in rng.sample(sorted(deck), min(len(deck), 2)):
                if deck[kind] == 4 and len(concealed) + 4 <= number:
                    concealed += [kind] * 4
        left = sorted((deck - Counter(concealed)).elements())
        if len(left) >= number - len(concealed):
            return ms.Hand(concealed + rng.sample(left, number - len(concealed)), melds)


def parts(hand: ms.Hand) -> tuple[Counts, Counts, int]:
    """Return the counts of the concealed tiles, those of the melds, and the groups to make."""
    concealed = Counter(int(tile) for tile in hand.concealed)
    melded = Counter(int(tile) for meld in hand.melds for tile in meld.tiles)
    return (
        tuple(concealed[kind] for kind in range(KINDS)),
        tuple(melded[kind] for kind in range(KINDS)),
        4 - len(hand.melds),
    )


# The comparison.

SHAPES = frozenset({"seven-different-pairs", "thirteen-orphans"})


@frozen(repr=False)
class KnownToBoth(ms.Ruleset):
    """A rule set that accepts the shapes that the other library knows."""

    name: ClassVar[str] = "known-to-both"
    titles: ClassVar[tuple[str, str, str, str]] = ("", "", "", "")
    special_shapes: ClassVar[int] = SEVEN_DIFFERENT_PAIRS | THIRTEEN_ORPHANS

    def declare(self) -> tuple[ms.Pattern, ...]:
        """Return no patterns."""
        return ()

    def combine(self, found: list[ms.FoundPattern], context: object) -> Tally:
        """Nothing."""
        return Tally((0,), 0, found)

    def settle(self, score: ms.Score) -> str:
        """Nothing."""
        return "payer-unknown"


@frozen
class Comparison:
    """The result of a run: the hands, how often numbers differ by how much, and the errors."""

    count: int
    differing: Counter[str]
    searched: int
    wrong: tuple[str, ...]


def compare(count: int, seed: int, every: int = 1000) -> Comparison:
    """Compare so many hands; where the two agree, one in `every` also with the oracle."""
    rng = Random(seed)
    rules = KnownToBoth()
    differing: Counter[str] = Counter()
    searched = 0
    wrong = []
    for number in range(count):
        hand = random_hand(rng, rng.choice(PALETTES), rng.choice([13, 13, 14]))
        held, unavailable, groups = parts(hand)
        ours = ms.shanten(hand, rules)
        theirs = Shanten.calculate_shanten(held)
        if ours == theirs and number % every:
            continue
        searched += 1
        exact = shanten(held, unavailable, groups, SHAPES)
        usual = shanten(held, unavailable, groups, SHAPES, copies=None)
        if ours != exact or not usual <= theirs <= exact:
            wrong.append(f"{hand}: {ours}, mahjong {theirs}, oracle {exact}, usual {usual}")
        elif ours != theirs:
            differing[f"{theirs} for {ours}"] += 1
    return Comparison(count, differing, searched, tuple(wrong))


def main() -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.shanten", description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    found = compare(args.count, args.seed)
    print("\n".join(found.wrong[:10]), end="\n" if found.wrong else "")
    number = sum(found.differing.values())
    print(
        f"{found.count} hands, {found.count - number - len(found.wrong)} alike, {number} differ "
        f"because a fifth copy would be needed, {len(found.wrong)} otherwise; "
        f"{found.searched} searched by the oracle; {time.perf_counter() - start:.0f} s"
    )
    for difference, times in sorted(found.differing.items()):
        print(f"  mahjong says {difference}: {times}")
    return int(bool(found.wrong))


if __name__ == "__main__":
    sys.exit(main())
