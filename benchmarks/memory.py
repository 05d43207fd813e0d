"""Watch the memory over many random hands: ``python -m benchmarks.memory --count 10000000``.

The hands are different ones of a stated seed, flushes among them; each is checked by one rule set,
in turn. The memory of the process is shown at even steps. It is flat if the second half of the run
added no more than 4 MiB, and no more than a tenth: what is kept is bounded, though it takes some
million hands to get there. The exit status is 1 if it is not flat. Ten million hands take some
minutes.
"""

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Final

import mahjong_score as ms
from benchmarks.random_wins import random_wins

COUNT: Final = 10_000_000
STEPS: Final = 20
SEED: Final = 2026
# In MiB, and as a part of the whole.
MOST: Final = 4.0
PART: Final = 0.1


def resident() -> float:
    """Return the memory of this process, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@dataclass(frozen=True)
class Memory:
    """The number of hands, and the MiB before the first and after each step."""

    hands: int
    steps: tuple[float, ...]

    @property
    def added(self) -> float:
        """How much the second half added, in MiB."""
        return self.steps[-1] - self.steps[len(self.steps) // 2]

    @property
    def flat(self) -> bool:
        """Whether the second half added next to nothing."""
        return self.added <= min(MOST, PART * self.steps[-1])


def watch(
    count: int, seed: int, steps: int = STEPS, tell: Callable[[int, float], None] | None = None
) -> Memory:
    """Check so many random hands, and measure the memory after each step."""
    rules = [ms.ruleset(name) for name in ms.rulesets()]
    wins = random_wins(seed)
    found = [resident()]
    done = 0
    for step in range(1, steps + 1):
        more = count * step // steps - done
        for number, win in enumerate(islice(wins, more)):
            ms.check(win, rules[number % len(rules)])
        done += more
        found.append(resident())
        if tell is not None:
            tell(done, found[-1])
    return Memory(done, tuple(found))


def main() -> int:
    """Check the hands; return 1 if the memory is not flat."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    start = perf_counter()
    print(f"before: {resident():.1f} MiB", flush=True)
    found = watch(
        args.count,
        args.seed,
        tell=lambda done, size: print(f"{done:,} hands: {size:.1f} MiB", flush=True),
    )
    word = "flat" if found.flat else "NOT FLAT"
    print(f"{word}: the second half added {found.added:+.1f} MiB ({perf_counter() - start:.0f} s)")
    return int(not found.flat)


if __name__ == "__main__":
    sys.exit(main())
