"""Time a wait query against a score call of the same hand: ``python -m benchmarks.waits``.

The hands are the committed samples. Objects are fresh in each round, the two calls take turns, and
a hand counts with its best round. The median of the ratios must be at most 12.
"""

import argparse
import sys
from collections.abc import Mapping
from statistics import median
from typing import Final

import mahjong_score as ms
from benchmarks.samples import fresh_wins, read_samples, rulesets
from benchmarks.timing import best, timed

ROUNDS: Final = 15
MOST: Final = 12.0


def measure(ruleset: str, rounds: int) -> bool:
    """Measure one rule set; return whether every wait was found and none took too long."""
    samples = read_samples(ruleset)
    rules = ms.ruleset(ruleset)
    scores, queries, nothing = [], [], []

    def query(win: ms.Win) -> Mapping[ms.Tile, ms.Wait]:
        return ms.waits(win.hand, rules, seat=win.seat, round=win.round, events=win.events)

    # A wait on a plain five is a wait on the red one.
    missed = sum(ms.Tile(win.tile.kind) not in query(win) for win in fresh_wins(samples))
    for _ in range(rounds):
        nothing.append(timed(lambda argument: None, samples))
        scores.append(timed(lambda win: ms.score(win, rules), fresh_wins(samples)))
        queries.append(timed(query, fresh_wins(samples)))
    idle = int(median(best(nothing, 0)))
    of_score, of_query = best(scores, idle), best(queries, idle)
    ratios = sorted(q / s for q, s in zip(of_query, of_score, strict=True))
    middle = median(ratios)
    print(
        f"{ruleset}: {len(samples)} hands, {missed} missed; waits: median"
        f" {median(of_query) / 1000:.1f} us, score: median {median(of_score) / 1000:.1f} us;"
        f" ratio: median {middle:.1f}, slowest 1 % from {ratios[len(ratios) * 99 // 100]:.1f}",
        flush=True,
    )
    return not missed and middle <= MOST


def main() -> int:
    """Measure the rule sets asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waits", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets())
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each hand is timed")
    arguments = parser.parse_args()
    names = [arguments.ruleset] if arguments.ruleset else rulesets()
    right = [measure(name, arguments.rounds) for name in names]
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
