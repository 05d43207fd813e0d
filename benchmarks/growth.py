"""Measure how the cost of a score grows: ``python -m benchmarks.growth``.

- With readings: the ways to put the concealed tiles together, each with the group or pair that the
  winning tile completes, counted by the oracle. Of the committed hands, those with no melds.
- With melds: the committed hands with none to four, those of one suit left out.
- With the batch: the time for each win in `score_many` of more and more wins.
"""

import argparse
from collections import defaultdict
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Any, Final

import mahjong_score as ms
from benchmarks.samples import fresh_wins, read_samples, rulesets
from benchmarks.work import warm
from tests.oracle.naive import read_win, readings

ROUNDS: Final = 5
SIZES: Final = (1, 10, 100, 1_000, 10_000, 100_000)
# Hands with so many readings or more form one class, as there are few of each number.
MOST_READINGS: Final = 5
# A class with fewer hands is not shown.
FEWEST: Final = 10
# Keys that the oracle's reading of a hand needs.
NEEDED: Final = ("hand", "tile", "by")


@dataclass(frozen=True)
class Point:
    """A size, how many hands have it, and the nanoseconds for one of them."""

    size: int
    hands: int
    time: float


def number_of_readings(win: dict[str, Any]) -> int:
    """Count the readings of a committed hand, as the oracle finds them; 0 for special shapes."""
    return len(readings(read_win({key: win[key] for key in NEEDED})))


def has_melds(win: dict[str, Any]) -> bool:
    """Whether the hand has a meld."""
    return "(" in win["hand"] or "[" in win["hand"]


def number_of_melds(win: dict[str, Any]) -> int:
    """Return the number of melds."""
    return str(win["hand"]).count("(") + str(win["hand"]).count("[")


def of_one_suit(win: dict[str, Any]) -> bool:
    """Whether all tiles are of one suit, or honors only."""
    text = f"{win['hand']}{win['tile']}"
    return sum(suit in text for suit in "mpsz") == 1


def plain_fives(win: dict[str, Any]) -> dict[str, Any]:
    """Return the win with plain fives for red ones, which the oracle does not read."""
    return {**win, "hand": win["hand"].replace("0", "5"), "tile": win["tile"].replace("0", "5")}


def points(ruleset: str, classes: dict[int, list[dict[str, Any]]], rounds: int) -> list[Point]:
    """Time each class of hands."""
    return [
        Point(size, len(samples), warm("score", ruleset, rounds, samples).median)
        for size, samples in sorted(classes.items())
        if len(samples) >= FEWEST
    ]


def by_readings(ruleset: str, rounds: int) -> list[Point]:
    """Time concealed hands by the number of their readings."""
    classes: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for sample in read_samples(ruleset):
        if has_melds(sample["win"]):
            continue
        number = number_of_readings(plain_fives(sample["win"]))
        if number:
            classes[min(number, MOST_READINGS)].append(sample)
    return points(ruleset, classes, rounds)


def by_melds(ruleset: str, rounds: int) -> list[Point]:
    """Time hands by the number of their melds."""
    classes: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for sample in read_samples(ruleset):
        if not of_one_suit(sample["win"]):
            classes[number_of_melds(sample["win"])].append(sample)
    return points(ruleset, classes, rounds)


def by_batch(ruleset: str, rounds: int, most: int = SIZES[-1]) -> list[Point]:
    """Time `score_many` on more and more wins, per win; all wins are built before."""
    rules = ms.ruleset(ruleset)
    samples = read_samples(ruleset)
    found = []
    for size in SIZES:
        if size > most:
            break
        times = []
        for _ in range(rounds if size > 100 else 10 * rounds):
            wins = fresh_wins([samples[number % len(samples)] for number in range(size)])
            start = perf_counter_ns()
            for _ in ms.score_many(wins, rules):
                pass
            times.append((perf_counter_ns() - start) / size)
        found.append(Point(size, size, min(times)))
    return found


def main() -> None:
    """Measure, and print a line for each size."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets())
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--most", type=int, default=SIZES[-1], help="the largest batch")
    args = parser.parse_args()
    for ruleset in [args.ruleset] if args.ruleset else rulesets():
        for name, found in [
            ("readings", by_readings(ruleset, args.rounds)),
            ("melds", by_melds(ruleset, args.rounds)),
            ("wins in a batch", by_batch(ruleset, args.rounds, args.most)),
        ]:
            for point in found:
                more = " or more" if name == "readings" and point.size == MOST_READINGS else ""
                print(
                    f"{ruleset}, {name}: {point.size}{more}: {point.time / 1000:.1f} us each"
                    f" ({point.hands} hands)",
                    flush=True,
                )


if __name__ == "__main__":
    main()
