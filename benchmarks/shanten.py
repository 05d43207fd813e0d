"""Time `mahjong_score.shanten` beside ``mahjong.shanten`` on the same hands, in one run.

`python -m benchmarks.shanten` asks both about seeded random hands (of all tiles, two suits, half
and full flushes) and about the committed sample hands before their winning tile. Both are pure
Python, and get their arguments ready-made: a `Hand`, and a list of 34 counts.

- warm: the best of all rounds, in which the two take turns;
- first: the first time each hand is asked about, with empty caches when the set begins;
- empty: as first, with the caches emptied before each hand.

``mahjong`` caches nothing between its calls: its times are shown with each of ours.
"""

import argparse
import gc
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter_ns
from typing import Any, Final

from mahjong.shanten import Shanten

import mahjong_score as ms
from benchmarks.samples import fresh_wins, read_samples
from mahjong_score._core.shanten import forget

NUMBER: Final = 2000
SEED: Final = 2026
_HONORS: Final = tuple(range(27, 34))
PALETTES: Final = {
    "all tiles": tuple(range(34)),
    "two suits": tuple(range(18)),
    "half flush": (*range(9), *_HONORS),
    "full flush": tuple(range(9)),
}
RULESETS: Final = ("hong-kong", "mcr")


def hand_sets(ruleset: str) -> Iterator[tuple[str, list[ms.Hand]]]:
    """Yield the sets of hands, each with its name; the last is a mixture of all."""
    rng = Random(SEED)
    together = []
    for name, kinds in PALETTES.items():
        deck = [kind for kind in kinds for _ in range(4)]
        hands = [ms.Hand(rng.sample(deck, 13)) for _ in range(NUMBER)]
        together += hands
        yield name, hands
    samples = [win.hand for win in fresh_wins(read_samples(ruleset))]
    together += samples
    yield "samples", samples
    rng.shuffle(together)
    yield "mixture", together


def counts_of(hand: ms.Hand) -> list[int]:
    """Return the list of 34 counts of the concealed tiles."""
    counts = [0] * 34
    for tile in hand.concealed:
        counts[tile.kind] += 1
    return counts


def timed(call: Callable[[Any], object], arguments: list[Any], empty: bool = False) -> list[int]:
    """Return the nanoseconds of a call on each argument."""
    times = []
    for argument in arguments:
        if empty:
            forget()
        start = perf_counter_ns()
        call(argument)
        times.append(perf_counter_ns() - start)
    return times


def summary(name: str, times: list[int], other: float) -> str:
    """Return as text the median of the times, its ratio to the other's, and the slow end."""
    middle = median(times)
    slowest = sorted(times)[len(times) * 99 // 100]
    return (
        f"{name} {middle / 1000:.1f} us ({other / middle:.1f} times as fast; "
        f"slowest 1 % from {slowest / middle:.1f} medians)"
    )


def measure(ruleset: str, rounds: int) -> None:
    """Print one line for each set of hands."""
    rules = ms.ruleset(ruleset)
    for name, hands in hand_sets(ruleset):
        arrays = [counts_of(hand) for hand in hands]
        ours, theirs = [], []
        forget()
        gc.collect()
        gc.disable()
        for _ in range(rounds):
            ours.append(timed(lambda hand: ms.shanten(hand, rules), hands))
            theirs.append(timed(Shanten.calculate_shanten, arrays))
        empty = timed(lambda hand: ms.shanten(hand, rules), hands, empty=True)
        gc.enable()
        warm = [min(times) for times in zip(*ours, strict=True)]
        other = [min(times) for times in zip(*theirs, strict=True)]
        slowest = sorted(other)[len(other) * 99 // 100]
        print(
            f"{ruleset}, {name}: {summary('warm', warm, median(other))}; "
            f"{summary('first', ours[0], median(theirs[0]))}, "
            f"in all {sum(theirs[0]) / sum(ours[0]):.1f} times as fast; "
            f"{summary('empty', empty, median(theirs[0]))}; mahjong {median(other) / 1000:.1f} us "
            f"(slowest 1 % from {slowest / median(other):.1f} medians)",
            flush=True,
        )


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    for ruleset in [arguments.ruleset] if arguments.ruleset else RULESETS:
        measure(ruleset, arguments.rounds)


if __name__ == "__main__":
    main()
