"""Time calls one by one: what the measurements share.

Each hand is timed by itself, and counts with its best round, so that other work of the machine
matters little. Calls that are compared take turns, block by block, in the same run.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter_ns
from typing import Any


def timed(call: Callable[[Any], object], arguments: Sequence[Any]) -> list[int]:
    """Return the nanoseconds of a call on each argument."""
    times = []
    for argument in arguments:
        start = perf_counter_ns()
        call(argument)
        times.append(perf_counter_ns() - start)
    return times


def best(rounds: Sequence[Sequence[int]], idle: int) -> list[int]:
    """Return each argument's best time over the rounds, less the time of measuring itself."""
    return [min(times) - idle for times in zip(*rounds, strict=True)]


def idle_time(arguments: Sequence[Any], rounds: int = 5) -> int:
    """Return the nanoseconds that it takes to measure a call that does nothing."""
    nothing = [timed(lambda argument: None, arguments) for _ in range(rounds)]
    return int(median(best(nothing, 0)))


def slowest(times: Sequence[int]) -> int:
    """Return the time at which the slowest one per cent begin."""
    return sorted(times)[len(times) * 99 // 100]
