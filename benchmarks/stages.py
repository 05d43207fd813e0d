"""Measure where the time goes: ``python -m benchmarks.stages``.

- A line of the batch in its stages, each timed by itself: reading the JSON, building the win,
  judging it, writing the answer as data, writing that as JSON.
- A score by module, as Python's profiler sees it. It makes short calls look slower than they are,
  and does not see into compiled modules, so these are shares and not times.
"""

import argparse
import cProfile
import pstats
from collections import Counter
from pathlib import Path
from typing import Final

import mahjong_score as ms
from benchmarks.samples import fresh_wins, read_samples, rulesets
from benchmarks.work import warm

ROUNDS: Final = 5
STAGES: Final = ("json.loads", "load_win", "check", "dump_verdict", "json.dumps")
# Smaller shares are added up.
LEAST: Final = 0.03
OTHERS: Final = "others"


def of_a_line(ruleset: str, rounds: int = ROUNDS) -> dict[str, float]:
    """Return the times of each stage and of a whole line, in nanoseconds of the median hand."""
    return {name: warm(name, ruleset, rounds).median for name in (*STAGES, "line")}


def by_module(ruleset: str, rounds: int = ROUNDS) -> dict[str, float]:
    """Return the share of each module in scoring the committed hands, the largest first."""
    rules = ms.ruleset(ruleset)
    samples = read_samples(ruleset)
    for win in fresh_wins(samples):
        ms.score(win, rules)
    every = [fresh_wins(samples) for _ in range(rounds)]
    profile = cProfile.Profile()
    profile.enable()
    for wins in every:
        for win in wins:
            ms.score(win, rules)
    profile.disable()
    package = Path(ms.__file__).parent
    times: Counter[str] = Counter()
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    for (file, _, _), (_, _, self_time, _, _) in stats.items():
        path = Path(file)
        inside = path.is_relative_to(package)
        times[str(path.relative_to(package)) if inside else "Python itself"] += self_time
    whole = sum(times.values())
    shares = {name: self_time / whole for name, self_time in times.most_common()}
    small = sum(share for share in shares.values() if share < LEAST)
    shown = {name: share for name, share in shares.items() if share >= LEAST}
    return {**shown, OTHERS: small}


def main() -> None:
    """Print the stages and the modules."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stages", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets())
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    args = parser.parse_args()
    for ruleset in [args.ruleset] if args.ruleset else rulesets():
        line = of_a_line(ruleset, args.rounds)
        parts = ", ".join(f"{name} {line[name] / 1000:.1f}" for name in STAGES)
        print(f"{ruleset}, a line: {line['line'] / 1000:.1f} us; {parts}", flush=True)
        shares = by_module(ruleset, args.rounds).items()
        print(f"{ruleset}, a score: " + ", ".join(f"{name} {part:.0%}" for name, part in shares))


if __name__ == "__main__":
    main()
