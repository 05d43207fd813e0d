"""Time `mahjong_score.score` on the committed sample hands, against one call of another library.

`python -m benchmarks.score` first checks every answer, then times ready-made wins, fresh objects in
each round, the two libraries in turn on the same hands. A hand counts with its best round,
so that what else the machine does counts little. The other one is PyPI's `mahjong` for Japanese
rules (the target is a fifth of its time), PyMahjongGB for the others; without the extra ``bench``
only our own times are shown. `--ruleset` names one rule set.
"""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any, Final

import mahjong_score as ms
from benchmarks import reference, riichi_reference
from benchmarks.samples import fresh_wins, read_samples, rulesets
from benchmarks.timing import best, timed

ROUNDS: Final = 15


def wrong_answers(ruleset: str, samples: list[dict[str, Any]]) -> int:
    """Score every sample, and count the answers that are not the committed ones."""
    wrong = 0
    for sample, win in zip(samples, fresh_wins(samples), strict=True):
        score = ms.score(win, ruleset)
        payments = None if score.payments is None else dict(score.payments)
        wrong += score.total != sample["total"] or payments != sample["payments"]
    return wrong


def compared_with(
    ruleset: str,
) -> tuple[str, Callable[..., object] | None, Callable[[ms.Win], tuple[Any, ...]]]:
    """Give the other library's name, its function if it is installed, and what makes arguments."""
    if ruleset.startswith("riichi"):
        three_players = ruleset == "riichi-three-player"
        ready = partial(riichi_reference.arguments_of, three_players=three_players)
        return "mahjong", riichi_reference.estimator(), ready
    return "PyMahjongGB", reference.fan_calculator(), reference.arguments_of


def measure(ruleset: str, rounds: int) -> bool:
    """Measure one rule set, and say whether its answers are right."""
    samples = read_samples(ruleset)
    wrong = wrong_answers(ruleset, samples)
    rules = ms.ruleset(ruleset)
    name, calculate, ready = compared_with(ruleset)
    ours, theirs, nothing = [], [], []
    for _ in range(rounds):
        nothing.append(timed(lambda argument: None, samples))
        ours.append(timed(lambda win: ms.score(win, rules), fresh_wins(samples)))
        if calculate is not None:
            packed = [ready(win) for win in fresh_wins(samples)]
            theirs.append(timed(lambda arguments: calculate(*arguments), packed))
    idle = int(median(best(nothing, 0)))
    times = best(ours, idle)
    middle = median(times)
    slowest = sorted(times)[len(times) * 99 // 100]
    line = (
        f"{ruleset}: {len(samples)} hands, {wrong} wrong; "
        f"score: median {middle / 1000:.1f} us, slowest 1 % from {slowest / 1000:.1f} us "
        f"({slowest / middle:.1f} times the median)"
    )
    if theirs:
        other = best(theirs, idle)
        line += (
            f"; {name}: median {median(other) / 1000:.1f} us; ratio of medians"
            f" {middle / median(other):.2f}, of sums {sum(times) / sum(other):.2f}"
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
