"""Time `mahjong_score.score` on the committed sample hands, against one call of another library.

`python -m benchmarks.score` first checks every answer, then times ready-made wins, fresh objects in
each round, the two libraries in turn on the same hands. A hand counts with its best round,
so that other work of the machine matters little. The other one is PyPI's `mahjong` for Japanese
rules (the target is a fifth of its time), PyMahjongGB for the others; without the extra ``bench``
only our own times are shown. `--ruleset` names one rule set.

These times are warm. `--cold` adds those of fresh processes: the first call, and the calls on hands
never seen before. `--later` adds those on new random wins, good and bad, in a process that has
judged 50,000 others: what a server sees.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import islice
from statistics import median
from typing import Any, Final

import mahjong_score as ms
from benchmarks import reference, riichi_reference
from benchmarks.random_wins import random_wins
from benchmarks.samples import fresh_wins, read_samples, rulesets
from benchmarks.timing import best, idle_time, slowest, timed
from benchmarks.work import PROCESSES, cold

ROUNDS: Final = 15

# The number of random wins that a process judges first, and of those timed then.
EARLIER: Final = 50_000
LATER: Final = 5_000
SEED: Final = 2026


def wrong_answers(ruleset: str, samples: list[dict[str, Any]]) -> int:
    """Score every sample; return how many answers are not the committed ones."""
    wrong = 0
    for sample, win in zip(samples, fresh_wins(samples), strict=True):
        score = ms.score(win, ruleset)
        payments = None if score.payments is None else dict(score.payments)
        wrong += score.total != sample["total"] or payments != sample["payments"]
    return wrong


def compared_with(
    ruleset: str,
) -> tuple[str, Callable[..., object] | None, Callable[[ms.Win], tuple[Any, ...]]]:
    """Return the other library's name, its function if installed, and what makes its arguments."""
    if ruleset.startswith("riichi"):
        three_players = ruleset == "riichi-three-player"
        ready = partial(riichi_reference.arguments_of, three_players=three_players)
        return "mahjong", riichi_reference.estimator(), ready
    return "PyMahjongGB", reference.fan_calculator(), reference.arguments_of


@dataclass(frozen=True)
class Scored:
    """The results for a rule set; times in nanoseconds, None where the other is not installed."""

    hands: int
    wrong: int
    median: float
    slowest: float
    total: float
    other: str
    other_median: float | None
    other_total: float | None


def measure(ruleset: str, rounds: int) -> Scored:
    """Measure one rule set."""
    samples = read_samples(ruleset)
    wrong = wrong_answers(ruleset, samples)
    rules = ms.ruleset(ruleset)
    name, calculate, ready = compared_with(ruleset)
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(timed(lambda win: ms.score(win, rules), fresh_wins(samples)))
        if calculate is not None:
            packed = [ready(win) for win in fresh_wins(samples)]
            theirs.append(timed(lambda arguments: calculate(*arguments), packed))
    idle = idle_time(samples, rounds)
    times, other = best(ours, idle), best(theirs, idle)
    return Scored(
        hands=len(samples),
        wrong=wrong,
        median=median(times),
        slowest=slowest(times),
        total=sum(times),
        other=name,
        other_median=median(other) if other else None,
        other_total=sum(other) if other else None,
    )


def summary(ruleset: str, found: Scored) -> str:
    """Return the results as one line of text."""
    line = (
        f"{ruleset}: {found.hands} hands, {found.wrong} wrong; "
        f"score: median {found.median / 1000:.1f} us, slowest 1 % from {found.slowest / 1000:.1f}"
        f" us ({found.slowest / found.median:.1f} times the median)"
    )
    if found.other_median and found.other_total:
        line += (
            f"; {found.other}: median {found.other_median / 1000:.1f} us; ratio of medians"
            f" {found.median / found.other_median:.2f},"
            f" of sums {found.total / found.other_total:.2f}"
        )
    return line


@dataclass(frozen=True)
class Later:
    """The nanoseconds to `check` a new win in a process that has judged many."""

    median: float
    mean: float


def later(ruleset: str, earlier: int = EARLIER, count: int = LATER) -> Later:
    """Judge many random wins, and time new ones, each once."""
    rules = ms.ruleset(ruleset)
    wins = random_wins(SEED)
    for win in islice(wins, earlier):
        ms.check(win, rules)
    new = list(islice(wins, count))
    idle = idle_time(new)
    times = [time - idle for time in timed(lambda win: ms.check(win, rules), new)]
    return Later(median(times), sum(times) / len(times))


def later_summary(ruleset: str) -> str:
    """Time new wins; return the results as one line of text."""
    found = later(ruleset)
    return (
        f"{ruleset}, after {EARLIER:,} random wins: new ones median"
        f" {found.median / 1000:.1f} us, mean {found.mean / 1000:.1f} us"
    )


def cold_summary(ruleset: str, processes: int) -> str:
    """Measure fresh processes; return the results as one line of text."""
    found = cold("score", ruleset, processes)
    return (
        f"{ruleset}, cold: first call {found.first / 1e6:.2f} ms; hands never seen before median"
        f" {found.median / 1000:.1f} us, mean {found.mean / 1000:.1f} us"
    )


def main() -> int:
    """Measure the rule sets asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.score", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets())
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each hand is timed")
    parser.add_argument("--cold", action="store_true", help="also time fresh processes")
    parser.add_argument("--later", action="store_true", help="also time new hands after many")
    args = parser.parse_args()
    right = True
    for ruleset in [args.ruleset] if args.ruleset else rulesets():
        found = measure(ruleset, args.rounds)
        right &= not found.wrong
        print(summary(ruleset, found), flush=True)
        if args.cold:
            print(cold_summary(ruleset, PROCESSES), flush=True)
        if args.later:
            print(later_summary(ruleset), flush=True)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
