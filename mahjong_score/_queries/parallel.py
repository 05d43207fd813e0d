"""Work spread over processes: in order, lazily, with bounded memory."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from threading import Thread
from time import sleep
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

# Items sent to a worker at a time: enough that sending costs little compared with the work.
CHUNK: Final = 250
# Chunks waiting or in work for each worker: no more than these are read from the input.
AHEAD: Final = 3


def map_in_order(
    work: Callable[[list[T]], list[R]], items: Iterable[T], workers: int, chunk: int = CHUNK
) -> Iterator[R]:
    """Return an iterator over the results of work on the items, in order.

    Args:
        work: A function that can be pickled; it gets a list of items and gives a list of results.
        items: Read lazily, never far ahead of the results.
        workers: How many processes work.
        chunk: How many items a worker gets at a time.

    Raises:
        ValueError: There is not at least one worker.

    """
    if workers < 1:
        raise ValueError(f"expected at least 1 worker, found {workers}")
    return _map(work, iter(items), workers, chunk)


def _map(
    work: Callable[[list[T]], list[R]], items: Iterator[T], workers: int, chunk: int
) -> Iterator[R]:
    running: deque[Future[list[R]]] = deque()
    pool = ProcessPoolExecutor(workers, initializer=_begin, initargs=(os.getpid(),))
    try:
        while True:
            while len(running) < workers * AHEAD and (some := list(islice(items, chunk))):
                running.append(pool.submit(work, some))
            if not running:
                return
            yield from running.popleft().result()
    finally:
        # Closed early (an error, Ctrl-C, a caller that stops): chunks not yet begun are dropped.
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(parent: int) -> None:
    # Ctrl-C is for the main process, which then ends the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    # A main process that is killed cannot end its workers, so each looks whether it is still there.
    while os.getppid() == parent:
        sleep(1)
    os._exit(1)
