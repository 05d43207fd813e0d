"""Time `mahjong-score batch` end to end: ``python -m benchmarks.batch``.

The sample hands of a rule set are repeated as lines of JSON in a file, and the command reads and
answers them in its own process, alone and with workers. Its start is measured apart and taken off.
The same with a quarter of the lines tells whether memory grows.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, sleep
from typing import Final

from benchmarks.samples import read_samples, rulesets

LINES: Final = 200_000
# In MiB; so much may the longer input take more.
GROWTH: Final = 4.0


def memory(process: int) -> float:
    """The memory of a process and its children, in MiB."""
    found = 0
    task = Path(f"/proc/{process}")
    try:
        found = int((task / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        children = (task / f"task/{process}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        children = []
    return found / 2**20 + sum(memory(int(child)) for child in children)


def run(file: Path, answers: Path, arguments: list[str]) -> tuple[float, float]:
    """Answer a file: the seconds it took, and the most memory."""
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


def main() -> int:
    """Measure one process and so many workers."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    parser.add_argument("--ruleset", choices=rulesets(), default="hong-kong")
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    wins = [json.dumps(sample["win"]) + "\n" for sample in read_samples(args.ruleset)]
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sizes = {"one.jsonl": 1, "some.jsonl": args.lines // 4, "all.jsonl": args.lines}
        for file, size in sizes.items():
            with (folder / file).open("w") as out:
                out.writelines(wins[number % len(wins)] for number in range(size))
        one, some, every = (folder / file for file in sizes)
        rates, outs = [], []
        for label, arguments in [
            ("one process", []),
            (f"{args.workers} workers", ["--workers", str(args.workers)]),
        ]:
            arguments = ["--ruleset", args.ruleset, *arguments]
            answers = folder / "answers.jsonl"
            begin = min(run(one, answers, arguments)[0] for _ in range(3))
            _, less = run(some, answers, arguments)
            seconds, most = run(every, answers, arguments)
            outs.append(answers.read_bytes())
            rates.append(args.lines / (seconds - begin))
            failed |= most - less > GROWTH
            print(
                f"{args.ruleset}, {label}: {rates[-1]:.0f} answers per second"
                f" ({args.lines} in {seconds:.1f} s, of which {begin:.2f} s to start); memory"
                f" {less:.1f} MiB with {args.lines // 4} lines, {most:.1f} MiB with {args.lines}",
                flush=True,
            )
        print(f"{rates[1] / rates[0]:.2f} times as many; same bytes: {outs[0] == outs[1]}")
        failed |= outs[0] != outs[1]
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
