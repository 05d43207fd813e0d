"""Count every complete concealed hand of four groups and a pair by the decomposer.

`python -m tests.proofs.perft` puts together the keys of all four suits to every hand of fourteen
tiles whose suits can each be read, asks the decomposer for the readings of each hand, and counts
the hands that have one: 11,498,658 (34 kinds, at most four of each). It needs no extra.
"""

import sys
import time
from collections.abc import Iterator
from itertools import product
from typing import Final

from mahjong_score._core.readings import hand_readings, suit_key, suit_readings

COMPLETE_HANDS: Final = 11_498_658
TILES: Final = 14
HONORS: Final = 3

# The readable keys of a suit, by their number of tiles.
KeysBySize = list[list[int]]


def readable_keys(suit: int) -> KeysBySize:
    """Return the keys of a suit that the decomposer can read, by their number of tiles."""
    ranks = 7 if suit == HONORS else 9
    keys: KeysBySize = [[] for _ in range(TILES + 1)]
    for counts in holdings(ranks, TILES):
        key = suit_key(counts)
        if not key or suit_readings(suit, key):
            keys[sum(counts)].append(key)
    return keys


def holdings(ranks: int, most: int) -> Iterator[list[int]]:
    """Yield every way to hold at most so many tiles, up to four of each rank."""
    if ranks == 0:
        yield []
        return
    for count in range(min(4, most) + 1):
        for rest in holdings(ranks - 1, most - count):
            yield [count, *rest]


def count_complete(keys: list[KeysBySize], sizes: tuple[int, int, int, int]) -> int:
    """Count the complete hands with so many tiles of each suit."""
    complete = 0
    parts = [by_size[size] for by_size, size in zip(keys, sizes, strict=True)]
    for hand in product(*parts):
        if hand_readings(list(hand)):
            complete += 1
    return complete


def all_sizes() -> list[tuple[int, int, int, int]]:
    """Return every way to spread fourteen tiles over the suits that the decomposer may read."""
    readable = [size for size in range(TILES + 1) if size % 3 != 1]
    return [(m, p, s, z) for m, p, s, z in product(readable, repeat=4) if m + p + s + z == TILES]


def main() -> int:
    """Count all hands; return 1 if the number is wrong."""
    start = time.perf_counter()
    keys = [readable_keys(suit) for suit in range(4)]
    readable = sum(map(len, keys[0])) - 1
    print(f"{readable:,} readable keys of a numbered suit", flush=True)
    counted = 0
    sizes = all_sizes()
    for number, size in enumerate(sizes, 1):
        counted += count_complete(keys, size)
        if sys.stderr.isatty():
            print(f"\r{number}/{len(sizes)}: {counted:,}", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - start
    verdict = "right" if counted == COMPLETE_HANDS else f"WRONG, expected {COMPLETE_HANDS:,}"
    print(f"{counted:,} complete hands: {verdict} ({seconds:.0f} s)")
    return 0 if counted == COMPLETE_HANDS else 1


if __name__ == "__main__":
    sys.exit(main())
