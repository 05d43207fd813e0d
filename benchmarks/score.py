"""Time `mahjong_score.score` on the committed sample hands, against one PyMahjongGB call on each.

`python -m benchmarks.score` first checks every answer, then times ready-made wins, fresh objects in
each round, one library after the other on the same hands. A hand's time is its best over the
rounds, so that what else the machine does counts little. Without the extra ``bench`` only our own
times are shown. `--ruleset` names one rule set.
"""

import argparse
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter_ns
from typing import Any, Final

import mahjong_score as ms
from benchmarks.reference import arguments_of, fan_calculator
from benchmarks.samples import fresh_wins, read_samples, rulesets

ROUNDS: Final = 15


def wrong_answers(ruleset: str, samples: list[dict[str, Any]]) -> int:
    """Score every sample, and count the answers that are not the committed ones."""
    wrong = 0
    for sample, win in zip(samples, fresh_wins(samples), strict=True):
        score = ms.score(win, ruleset)
        payments = None if score.payments is None else dict(score.payments)
        wrong += score.total != sample["total"] or payments != sample["payments"]
    return wrong


def best_times(
    call: Callable[[Any], object], make: Callable[[], list[Any]], rounds: int
) -> list[int]:
    """Time a call on each of some arguments, in nanoseconds: the best of all rounds."""
    best: list[int] = []
    for _ in range(rounds):
        times = []
        for argument in make():
            start = perf_counter_ns()
            call(argument)
            times.append(perf_counter_ns() - start)
        best = [min(pair) for pair in zip(best, times, strict=True)] if best else times
    return best


def overhead() -> int:
    """What the measuring itself takes, in nanoseconds."""
    return int(median(best_times(lambda argument: None, lambda: [None] * 2000, ROUNDS)))


def measure(ruleset: str, rounds: int) -> bool:
    """Measure one rule set, and say whether its answers are right."""
    samples = read_samples(ruleset)
    wrong = wrong_answers(ruleset, samples)
    rules = ms.ruleset(ruleset)
    idle = overhead()
    timed = best_times(lambda w: ms.score(w, rules), lambda: fresh_wins(samples), rounds)
    ours = [t - idle for t in timed]
    middle = median(ours)
    slowest = sorted(ours)[len(ours) * 99 // 100]
    line = (
        f"{ruleset}: {len(samples)} hands, {wrong} wrong; "
        f"score: median {middle / 1000:.1f} us, slowest 1 % from {slowest / 1000:.1f} us "
        f"({slowest / middle:.1f} times the median)"
    )
    calculate = fan_calculator()
    if calculate is not None:
        wins = [arguments_of(win) for win in fresh_wins(samples)]
        theirs = [t - idle for t in best_times(lambda a: calculate(*a), lambda: wins, rounds)]
        line += (
            f"; PyMahjongGB: median {median(theirs) / 1000:.1f} us; "
            f"ratio of medians {middle / median(theirs):.2f}"
        )
    print(line, flush=True)
    return not wrong


def main() -> int:
    """Measure the rule sets asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets())
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each hand is timed")
    arguments = parser.parse_args()
    names = [arguments.ruleset] if arguments.ruleset else rulesets()
    right = [measure(name, arguments.rounds) for name in names]
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
