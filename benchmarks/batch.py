"""Time `mahjong-score batch` end to end: ``python -m benchmarks.batch``.

The sample hands of a rule set are repeated as lines of JSON in a file, and the command reads and
answers them in its own process, alone and with workers, three times each; the best run counts. Its
start is measured apart and taken off.
The same with a quarter of the lines shows whether memory grows. The time of `json` alone shows how
fast the machine is just now: 12 to 16 microseconds on a quiet one.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from pathlib import Path
from time import perf_counter, sleep
from typing import Final

from benchmarks.samples import read_samples, rulesets
from mahjong_score.formats._wins import answer

LINES: Final = 200_000
# The best run counts, so that other work of the machine matters little.
RUNS: Final = 3
# In MiB: the longer input may take this much more.
GROWTH: Final = 4.0


def memory(process: int) -> float:
    """Return the memory of a process and its children, in MiB."""
    found = 0
    task = Path(f"/proc/{process}")
    try:
        found = int((task / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        children = (task / f"task/{process}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        children = []
    return found / 2**20 + sum(memory(int(child)) for child in children)


def run(file: Path, answers: Path, arguments: list[str]) -> tuple[float, float]:
    """Answer a file; return the seconds it took, and the most memory."""
    most = 0.0
    start = perf_counter()
    with answers.open("wb") as out:
        command = [sys.executable, "-m", "mahjong_score", "batch", *arguments, str(file)]
        process = subprocess.Popen(command, stdout=out)
        while process.poll() is None:
            most = max(most, memory(process.pid))
            sleep(0.02)
    if process.returncode:
        raise SystemExit(f"the command ended with {process.returncode}")
    return perf_counter() - start, most


@dataclass(frozen=True)
class Batch:
    """The cost of one way to answer the lines: seconds, its start apart, and the most MiB.

    Attributes:
        name: The way to answer them, in words.
        lines: How many lines were answered.
        begin: The seconds for a single line, which is the time to start.
        seconds: The seconds of all lines, the start included.
        less, most: The most memory with a quarter of the lines, and with all.
        answers: A digest of the answers.

    """

    name: str
    lines: int
    begin: float
    seconds: float
    less: float
    most: float
    answers: str

    @property
    def rate(self) -> float:
        """Answers in a second, without the start."""
        return self.lines / (self.seconds - self.begin)

    def summary(self, ruleset: str) -> str:
        """Return the cost as one line of text."""
        return (
            f"{ruleset}, {self.name}: {self.rate:.0f} answers per second"
            f" ({self.lines} in {self.seconds:.1f} s, of which {self.begin:.2f} s to start);"
            f" memory {self.less:.1f} MiB with {self.lines // 4} lines, {self.most:.1f} MiB with"
            f" {self.lines}"
        )


def measure(ruleset: str, lines: int, workers: int) -> Iterator[Batch]:
    """Yield the cost with one process, and then with `workers` processes."""
    wins = [json.dumps(sample["win"]) + "\n" for sample in read_samples(ruleset)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sizes = {"one.jsonl": 1, "some.jsonl": lines // 4, "all.jsonl": lines}
        for file, size in sizes.items():
            with (folder / file).open("w") as out:
                out.writelines(wins[number % len(wins)] for number in range(size))
        one, some, every = (folder / file for file in sizes)
        for label, more in [
            ("one process", []),
            (f"{workers} workers", ["--workers", str(workers)]),
        ]:
            arguments = ["--ruleset", ruleset, *more]
            answers = folder / "answers.jsonl"
            begin = min(run(one, answers, arguments)[0] for _ in range(RUNS))
            _, less = run(some, answers, arguments)
            seconds, most = min(run(every, answers, arguments) for _ in range(RUNS))
            digest = sha256(answers.read_bytes()).hexdigest()
            yield Batch(label, lines, begin, seconds, less, most, digest)


def json_alone(ruleset: str) -> float:
    """Return the seconds that `json` takes to read a win and write its answer, without judging."""
    wins = [json.dumps(sample["win"]) for sample in read_samples(ruleset)]
    answers = [answer(json.loads(win), ruleset) for win in wins]
    best = inf
    for _ in range(5):
        start = perf_counter()
        for win, answered in zip(wins, answers, strict=True):
            json.loads(win)
            json.dumps(answered)
        best = min(best, perf_counter() - start)
    return best / len(wins)


def main() -> int:
    """Print the costs; return 1 if answers differ or memory grows."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets(), default="hong-kong")
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    found = []
    alone = json_alone(args.ruleset)
    print(f"json alone, for a win and its answer: {1e6 * alone:.1f} us", flush=True)
    for way in measure(args.ruleset, args.lines, args.workers):
        print(
            way.summary(args.ruleset),
            f"; {1 / way.rate / alone:.1f} times json alone",
            sep="",
            flush=True,
        )
        found.append(way)
    one, several = found
    same = one.answers == several.answers
    print(f"{several.rate / one.rate:.2f} times as many; same bytes: {same}")
    return int(not same or any(way.most - way.less > GROWTH for way in found))


if __name__ == "__main__":
    sys.exit(main())
