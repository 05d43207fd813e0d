"""What the measurements share: timing calls one by one, and the middle of what was found.

Each hand is timed by itself, and counts with its best round, so that what else the machine does
counts little. What is compared takes turns, block by block, in the same run.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter_ns
from typing import Any


def timed(call: Callable[[Any], object], arguments: Sequence[Any]) -> list[int]:
    """Time a call on each of some arguments, in nanoseconds."""
    times = []
    for argument in arguments:
        start = perf_counter_ns()
        call(argument)
        times.append(perf_counter_ns() - start)
    return times


def best(rounds: Sequence[Sequence[int]], idle: int) -> list[int]:
    """Take each argument's best time over the rounds, less what the measuring itself takes."""
    return [min(times) - idle for times in zip(*rounds, strict=True)]


def idle_time(arguments: Sequence[Any], rounds: int = 5) -> int:
    """Give what the measuring of a call takes that does nothing, in nanoseconds."""
    nothing = [timed(lambda argument: None, arguments) for _ in range(rounds)]
    return int(median(best(nothing, 0)))


def slowest(times: Sequence[int]) -> int:
    """Give the time from which the slowest one per cent begins."""
    return sorted(times)[len(times) * 99 // 100]
