"""Work spread over processes: in order, lazily, with bounded memory, and cleanly ended."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest

import mahjong_score as ms
from mahjong_score._queries import parallel
from mahjong_score._queries.parallel import AHEAD, map_in_order
from mahjong_score._queries.scoring import _check_all
from mahjong_score.formats._lines import BLOCK_FOR_WORKERS, answer_blocks, answer_line

WORKERS = 2


def slow_then_fast(numbers: list[int]) -> list[int]:
    """Take longest over what comes first."""
    time.sleep(0.2 if numbers[0] == 0 else 0)
    return [number * number for number in numbers]


def broken(numbers: list[int]) -> list[int]:
    if 4 in numbers:
        raise ValueError("not four")
    return numbers


def processes(numbers: list[int]) -> list[int]:
    time.sleep(0.02)
    return [os.getpid() for _ in numbers]


def children() -> list[object]:
    """Give the processes of this one that still run."""
    return list(multiprocessing.active_children())


def test_results_come_in_the_order_of_the_items() -> None:
    assert list(map_in_order(slow_then_fast, range(20), WORKERS, 3)) == [n * n for n in range(20)]
    assert children() == []


def test_nothing_in_nothing_out() -> None:
    assert list(map_in_order(slow_then_fast, [], WORKERS)) == []


def test_other_processes_do_the_work() -> None:
    assert os.getpid() not in set(map_in_order(processes, range(40), WORKERS, 4))


def test_no_more_is_read_than_a_little_ahead() -> None:
    """Nothing before the first result is asked for, and then so many lists for each worker."""
    read = 0

    def endless() -> Iterator[int]:
        nonlocal read
        while True:
            read += 1
            yield read

    results = map_in_order(slow_then_fast, endless(), WORKERS, 5)
    assert read == 0
    ahead = WORKERS * AHEAD * 5
    for given in range(1, 60):
        assert next(results) == given * given
        assert read <= given + ahead
    assert isinstance(results, Iterator)
    results.close()  # type: ignore[attr-defined]
    assert children() == []


def test_an_error_in_a_worker_comes_in_its_place() -> None:
    results = map_in_order(broken, range(100), WORKERS, 2)
    assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="not four"):
        next(results)
    assert children() == []
    assert list(results) == []


def test_an_error_of_the_input_comes_through() -> None:
    def lines() -> Iterator[int]:
        yield 1
        raise OSError("gone")

    with pytest.raises(OSError, match="gone"):
        list(map_in_order(slow_then_fast, lines(), WORKERS))
    assert children() == []


@pytest.mark.parametrize("workers", [0, -1])
def test_fewer_than_one_worker_is_an_error_at_once(workers: int) -> None:
    with pytest.raises(ValueError, match="expected at least 1 worker, found"):
        map_in_order(slow_then_fast, [1], workers)
    with pytest.raises(ValueError, match="expected at least 1 worker, found"):
        ms.score_many([], "hong-kong", workers=workers)


def test_workers_leave_ctrl_c_to_the_main_process(monkeypatch: pytest.MonkeyPatch) -> None:
    watching: list[object] = []
    monkeypatch.setattr(threading.Thread, "start", lambda thread: watching.append(thread))
    before = signal.getsignal(signal.SIGINT)
    try:
        parallel._begin(os.getppid())
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert len(watching) == 1
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_worker_ends_when_its_parent_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    parents = iter([1, 1, 2])
    ended: list[int] = []
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(parallel, "sleep", lambda seconds: None)
    parallel._end_with(1)
    assert ended == [1]


def texts() -> list[str]:
    return ["11p22s234567m333z +1p", "1z +1z", "1112345678999m +5m", "111m222p33s555z66z +3s"] * 200


def test_score_many_gives_the_same_verdicts_with_workers() -> None:
    rules = ms.ruleset("hong-kong", minimum=1)
    wins = [ms.parse_win(text, by="self-draw") for text in texts()]
    alone = list(ms.score_many(wins, rules))
    shared = list(ms.score_many(iter(wins), rules, workers=WORKERS))
    assert [str(verdict) for verdict in shared] == [str(verdict) for verdict in alone]
    assert shared == alone
    assert children() == []


def test_what_a_worker_does_with_a_list_of_wins() -> None:
    """Here in this process, for the measuring of what is tested sees no other."""
    rules = ms.ruleset("hong-kong")
    wins = [ms.parse_win(text, by="self-draw") for text in texts()[:4]]
    assert _check_all(rules, wins) == list(map(rules.check, wins))
    answer = answer_line(b"{}", rules, "es")
    assert answer is not None
    assert answer_blocks([(b"{}", 3), (b"\n", 2)], rules, "es") == [
        (answer[0], False, 3),
        (b"", True, 2),
    ]


def test_score_many_left_early_ends_its_processes() -> None:
    wins = (ms.parse_win(text, by="self-draw") for text in texts() * 100)
    verdicts = ms.score_many(wins, ms.ruleset("hong-kong", minimum=1), workers=WORKERS)
    assert next(verdicts).ok
    assert len(children()) == WORKERS
    del verdicts
    assert children() == []


def test_work_with_arguments_can_be_sent() -> None:
    assert list(map_in_order(partial(sorted, reverse=True), [1, 2, 3], 1, 3)) == [3, 2, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_the_command_and_its_workers() -> None:
    """The terminal sends it to all processes of the group; no worker tells of it or stays."""
    win = {"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}
    line = json.dumps(win).encode() + b"\n"
    with subprocess.Popen(
        [sys.executable, "-m", "mahjong_score", "batch", "--workers", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Where tests run in the background, it is ignored, and what they start inherits that.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        # As much as is read ahead, and one block more.
        blocks = WORKERS * AHEAD + 1
        process.stdin.write(line * (blocks * BLOCK_FOR_WORKERS // len(line)))
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"]
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=20)
        assert process.returncode == 1
        assert told.decode().strip() == "Aborted!"
        with pytest.raises(ProcessLookupError):
            os.killpg(process.pid, 0)
