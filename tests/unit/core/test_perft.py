"""The number of complete hands, and of the suits that can be part of one."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

import pytest

from mahjong_score._core.readings import suit_key, suit_readings
from tests.proofs.perft import (
    COMPLETE_HANDS,
    HONORS,
    KeysBySize,
    all_sizes,
    count_complete,
    holdings,
)

GROUPS = [tuple([rank] * 3) for rank in range(9)] + [(r, r + 1, r + 2) for r in range(7)]


@cache
def complete_suits(honors: bool) -> dict[int, tuple[int, bool]]:
    """Build every suit of complete groups, with or without a pair: its key, size and pair."""
    ranks = 7 if honors else 9
    groups = [g for g in GROUPS if max(g) < ranks and (not honors or g[0] == g[2])]
    found: dict[int, tuple[int, bool]] = {}
    for number in range(5):
        for chosen in combinations_with_replacement(groups, number):
            for pair in (None, *range(ranks)):
                tiles = Counter(rank for group in chosen for rank in group)
                if pair is not None:
                    tiles[pair] += 2
                if max(tiles.values(), default=0) <= 4:
                    key = suit_key([tiles[rank] for rank in range(9)])
                    found[key] = (sum(tiles.values()), pair is not None)
    return found


def test_the_suits_that_can_be_part_of_a_winning_hand() -> None:
    """Only 21,743 suit keys can be part of a winning hand: each of them has a reading."""
    numbered, honors = complete_suits(False), complete_suits(True)
    assert len(numbered) == 21_743
    for suit, suits in ((0, numbered), (1, numbered), (2, numbered), (3, honors)):
        unread = [key for key in suits if not suit_readings(suit, key)]
        assert unread == []


def neighbours(key: int) -> list[int]:
    """Give the keys that differ from one in one tile, moved to another rank."""
    counts = [key >> 3 * rank & 7 for rank in range(9)]
    found = []
    for away in range(9):
        for to in range(9):
            if away != to and counts[away] and counts[to] < 4:
                moved = counts.copy()
                moved[away] -= 1
                moved[to] += 1
                found.append(suit_key(moved))
    return found


def test_no_other_suit_has_a_reading() -> None:
    """A slice of them all: what lies one tile from a complete suit, of every twentieth one."""
    numbered = complete_suits(False)
    near = {key for one in sorted(numbered)[::20] for key in neighbours(one)}
    assert {key for key in near if suit_readings(0, key)} == near & set(numbered)


def test_perft_by_suits() -> None:
    """There are 11,498,658 complete hands of fourteen tiles: four groups and a pair.

    They are counted by the sizes of their suits: a hand is complete if every suit is, and one has
    the pair. `tests.proofs.perft` counts the hands one by one.
    """
    ways = Counter({(0, False): 1})
    for suit in range(4):
        sizes = Counter(
            size for key, size in complete_suits(suit == 3).items() if suit_readings(suit, key)
        )
        joined: Counter[tuple[int, bool]] = Counter()
        for (tiles, pair), number in ways.items():
            for (more, other), times in sizes.items():
                if not (pair and other) and tiles + more <= 14:
                    joined[tiles + more, pair or other] += number * times
        ways = joined
    assert ways[14, True] == 11_498_658


@pytest.mark.parametrize(
    ("sizes", "number"),
    [
        # Nine ranks of triplets and seven of chows are sixteen groups of a numbered suit; there are
        # seven triplets of honors, each with six pairs beside it.
        ((3, 3, 3, 5), 16**3 * 7 * 6),
        (
            (3, 3, 6, 2),
            16**2 * 7 * sum(size == (6, False) for size in complete_suits(False).values()),
        ),
        ((0, 0, 0, 14), 7 * 6 * 5 * 4 // 24 * 3),
        ((14, 0, 0, 0), 13_259),
    ],
)
def test_a_slice_of_perft(sizes: tuple[int, int, int, int], number: int) -> None:
    """`perft` puts suits together to hands and asks for each whether it is complete."""
    keys: list[KeysBySize] = []
    for suit in range(4):
        by_size: KeysBySize = [[] for _ in range(15)]
        for key, (size, _) in {0: (0, False), **complete_suits(suit == HONORS)}.items():
            by_size[size].append(key)
        keys.append(by_size)
    assert sizes in all_sizes()
    assert count_complete(keys, sizes) == number


def test_perft_goes_through_every_holding_of_a_suit() -> None:
    """Up to four of each of three ranks, five at most."""
    held = list(holdings(3, 5))
    assert len(held) == len({tuple(counts) for counts in held}) == 53
    assert [counts for counts in held if max(counts) > 4 or sum(counts) > 5] == []
    assert COMPLETE_HANDS == 11_498_658
