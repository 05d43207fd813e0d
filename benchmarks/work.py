"""The work that is timed, by name: newly made arguments, and the call.

``python -m benchmarks.work NAME --ruleset RULESET`` times the first calls of a fresh process, and
prints them as JSON: `cold` uses that.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from itertools import permutations
from statistics import median
from subprocess import run
from sys import executable
from typing import Any, Final

import mahjong_score as ms
from benchmarks.samples import fresh_wins, read_samples, rulesets
from benchmarks.timing import best, idle_time, slowest, timed
from mahjong_score.formats._lines import answer_line
from mahjong_score.formats._wins import dump_verdict, load_win

ROUNDS: Final = 7
PROCESSES: Final = 5

# The ways to take 147, 258 and 369 in three different suits.
KNITTED: Final = tuple(
    {9 * suit + first + step for suit, first in enumerate(firsts) for step in (0, 3, 6)}
    for firsts in permutations(range(3))
)

Samples = list[dict[str, Any]]


@dataclass(frozen=True)
class Work:
    """Something to be timed.

    Attributes:
        prepare: Makes the argument of each call from the samples, the same each time.
        call: Returns the function to time, for a rule set that was looked up before the timing.

    """

    prepare: Callable[[Samples, ms.Ruleset], list[Any]]
    call: Callable[[ms.Ruleset], Callable[[Any], object]]


def _wins(samples: Samples, rules: ms.Ruleset) -> list[ms.Win]:
    return fresh_wins(samples)


def _hand_texts(samples: Samples, rules: ms.Ruleset) -> list[str]:
    return [sample["win"]["hand"] for sample in samples]


def _win_texts(samples: Samples, rules: ms.Ruleset) -> list[tuple[str, str]]:
    return [(f"{s['win']['hand']} +{s['win']['tile']}", s["win"]["by"]) for s in samples]


def _hands(samples: Samples, rules: ms.Ruleset) -> list[ms.Hand]:
    return [win.hand for win in fresh_wins(samples)]


def _data(samples: Samples, rules: ms.Ruleset) -> list[dict[str, Any]]:
    return [sample["win"] for sample in samples]


def _lines(samples: Samples, rules: ms.Ruleset) -> list[bytes]:
    return [json.dumps(sample["win"]).encode() for sample in samples]


def _no_wins(samples: Samples, rules: ms.Ruleset) -> list[ms.Win]:
    """Return the same hands with a tile that completes nothing."""
    return [
        load_win({**sample["win"], "tile": useless_tile(sample["win"]["hand"], rules)})
        for sample in samples
    ]


@cache
def useless_tile(text: str, rules: ms.Ruleset) -> str:
    """Return a tile that completes nothing.

    One that has no neighbour in its suit is found without calling the core, which would cache
    the hand before it is timed.
    """
    hand = ms.parse_hand(text)
    held = {tile.kind for tile in hand.concealed}
    # No characters: with three players there are few. No terminals: they may make orphans.
    # No kind of a meld: all four copies may be there.
    melded = {tile.kind for meld in hand.melds for tile in meld.tiles}
    simples = [kind for kind in range(9, 27) if kind % 9 in range(1, 8) and kind not in melded]
    apart = [
        kind
        for kind in simples
        if not any(abs(kind - other) <= 2 and kind // 9 == other // 9 for other in held)
    ]
    # Knitted tiles have no neighbours; nor have thirteen tiles that are all different.
    if apart and len(held) < 13 and not any(len(held & way) >= 8 for way in KNITTED):
        return str(ms.Tile(apart[0]))
    complete = ms.waits(hand, rules)
    others = [ms.Tile(kind) for kind in simples if kind not in held]
    return str(next(tile for tile in others if tile not in complete))


def _waits(rules: ms.Ruleset) -> Callable[[ms.Win], object]:
    return lambda win: ms.waits(win.hand, rules, seat=win.seat, round=win.round, events=win.events)


WORKS: Final[dict[str, Work]] = {
    "parse_hand": Work(_hand_texts, lambda rules: ms.parse_hand),
    "parse_win": Work(_win_texts, lambda rules: lambda given: ms.parse_win(given[0], by=given[1])),
    "str": Work(_hands, lambda rules: str),
    "load_win": Work(_data, lambda rules: load_win),
    "score": Work(_wins, lambda rules: lambda win: ms.score(win, rules)),
    "check": Work(_wins, lambda rules: lambda win: ms.check(win, rules)),
    "check-no-win": Work(_no_wins, lambda rules: lambda win: ms.check(win, rules)),
    "waits": Work(_wins, _waits),
    "shanten": Work(_wins, lambda rules: lambda win: ms.shanten(win.hand, rules)),
    "line": Work(_lines, lambda rules: lambda line: answer_line(line, rules)),
    "json.loads": Work(_lines, lambda rules: json.loads),
    "dump_verdict": Work(
        lambda samples, rules: [ms.check(win, rules) for win in fresh_wins(samples)],
        lambda rules: dump_verdict,
    ),
    "json.dumps": Work(
        lambda samples, rules: [dump_verdict(ms.check(win, rules)) for win in fresh_wins(samples)],
        lambda rules: json.JSONEncoder(ensure_ascii=False).encode,
    ),
}


@dataclass(frozen=True)
class Warm:
    """The times of calls on hands that were asked about before, in nanoseconds."""

    median: float
    slowest: float


@dataclass(frozen=True)
class Cold:
    """The times of calls in a fresh process, in nanoseconds.

    Attributes:
        first: The first call, which also builds what is built on first use.
        median: The median of the calls on hands never seen before.
        mean: Their mean, which includes what is built for several hands at a time.

    """

    first: float
    median: float
    mean: float


def warm(name: str, ruleset: str, rounds: int = ROUNDS, samples: Samples | None = None) -> Warm:
    """Time work on the samples (by default the committed ones); objects are fresh in each round."""
    work = WORKS[name]
    rules = ms.ruleset(ruleset)
    call = work.call(rules)
    given = read_samples(ruleset) if samples is None else samples
    found = [timed(call, work.prepare(given, rules)) for _ in range(rounds)]
    times = best(found, idle_time(given))
    return Warm(median(times), slowest(times))


def first_calls(name: str, ruleset: str) -> Cold:
    """Time work in this process, which should have done nothing before."""
    work = WORKS[name]
    rules = ms.ruleset(ruleset)
    samples = read_samples(ruleset)
    # Prepared first: the call that is timed may not do this work.
    given = work.prepare(samples, rules)
    times = timed(work.call(rules), given)
    idle = idle_time(samples)
    later = [time - idle for time in times[1:]]
    return Cold(times[0] - idle, median(later), sum(later) / len(later))


def cold(name: str, ruleset: str, processes: int = PROCESSES) -> Cold:
    """Time first calls, in so many processes that have done nothing but the import."""
    command = [executable, "-m", "benchmarks.work", name, "--ruleset", ruleset]
    found = [
        Cold(**json.loads(run(command, check=True, capture_output=True, text=True).stdout))
        for _ in range(processes)
    ]
    return Cold(
        median(each.first for each in found),
        median(each.median for each in found),
        median(each.mean for each in found),
    )


def summary(name: str, ruleset: str, warmed: Warm, cooled: Cold | None = None) -> str:
    """Return the times as one line of text."""
    line = (
        f"{ruleset}, {name}: median {warmed.median / 1000:.1f} us, slowest 1 % from"
        f" {warmed.slowest / 1000:.1f} us ({warmed.slowest / warmed.median:.1f} times the median)"
    )
    if cooled is not None:
        line += (
            f"; cold: first call {cooled.first / 1e6:.2f} ms, hands never seen before median"
            f" {cooled.median / 1000:.1f} us, mean {cooled.mean / 1000:.1f} us"
        )
    return line


def run_command(module: str, doc: str | None, names: tuple[str, ...]) -> None:
    """Run the command of a module that times some of the work."""
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.{module}", description=doc)
    parser.add_argument("--ruleset", choices=rulesets())
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each hand is timed")
    parser.add_argument("--processes", type=int, default=PROCESSES, help="for the first calls")
    args = parser.parse_args()
    for ruleset in [args.ruleset] if args.ruleset else rulesets():
        for name in names:
            cooled = cold(name, ruleset, args.processes) if args.processes else None
            print(summary(name, ruleset, warm(name, ruleset, args.rounds), cooled), flush=True)


def main() -> None:
    """Time first calls in this process."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.work", description=__doc__)
    parser.add_argument("name", choices=WORKS)
    parser.add_argument("--ruleset", choices=rulesets(), required=True)
    args = parser.parse_args()
    print(json.dumps(asdict(first_calls(args.name, args.ruleset))))


if __name__ == "__main__":
    main()
