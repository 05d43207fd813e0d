"""Measure everything, and write the tables of the performance page.

``python -m benchmarks.report --measure`` runs all measurements with the build that is running,
pure or compiled, and writes them to benchmarks/results/pure.json or compiled.json. In a checkout
that is the package of the checkout: to measure one that is installed, ``--python`` names the
interpreter of its environment. Measure both on the same quiet machine.
``python -m benchmarks.report --write`` rewrites the tables of the page from the results there are;
without either option, it says whether they are out of date.

All of it takes some minutes. For trials, `--only` measures some parts again (the page then says
that everything is of this commit) and `--quick` takes fewer rounds.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Any, Final

import mahjong_score as ms
from benchmarks import batch, growth, imports, memory, score, stages
from benchmarks.report_tables import Results, in_date
from benchmarks.samples import rulesets
from benchmarks.work import cold, warm
from tests.proofs.peers.comparing import PEERS, Found, ask

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = Path(__file__).parent / "results"
PAGE_NAME: Final = "performance.md"
BUILDS: Final = ("pure", "compiled")

# The calls other than `score`, with the rule sets that they are shown for.
CALLS: Final = (
    ("parse_hand", ("hong-kong",)),
    ("parse_win", ("hong-kong",)),
    ("str", ("hong-kong",)),
    ("load_win", ("hong-kong", "riichi")),
    ("check", ("hong-kong", "mcr", "riichi")),
    ("check-no-win", ("hong-kong", "mcr", "riichi")),
    ("waits", ("hong-kong", "mcr", "riichi")),
    ("shanten", ("hong-kong", "mcr", "riichi")),
    ("line", ("hong-kong", "mcr", "riichi")),
)
GROWING: Final = ("hong-kong", "mcr", "riichi")


def build() -> str:
    """Return which build is running."""
    return "compiled" if getattr(ms, "COMPILED", False) else "pure"


def processor() -> str:
    """Return the model of the processor, and how many there are."""
    text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    models = [line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line]
    return f"{models[0] if models else platform.machine()}, {len(models)} cores"


def commit() -> str:
    """Return the commit that is checked out, with a plus if files of the package are changed."""

    def git(*arguments: str) -> str:
        done = run(["git", *arguments], cwd=checkout, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    checkout = Path(__file__).resolve().parents[1]

    changed = git("status", "--porcelain", "--", "mahjong_score")
    return (git("rev-parse", "--short", "HEAD") or "unknown") + ("+" if changed else "")


def about(quick: bool) -> Any:
    """Return what was measured, and on which machine."""
    return {
        "machine": processor(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "version": version("mahjong-score"),
        "commit": commit(),
    }


def memory_hands(quick: bool) -> int:
    """Return over how many hands memory is watched here; ten million take a separate run."""
    return 20_000 if quick else 1_000_000


def scores(quick: bool) -> Any:
    """Time the scores of each rule set, warm, cold, and on new hands after many.

    The new hands come last, as their many predecessors fill the caches.
    """
    rounds = 3 if quick else score.ROUNDS
    warm_ones = {name: asdict(score.measure(name, rounds)) for name in rulesets()}
    return {
        name: {
            "warm": warm_ones[name],
            "cold": asdict(cold("score", name, 1 if quick else 5)),
            "later": asdict(score.later(name, 5_000 if quick else score.EARLIER)),
        }
        for name in rulesets()
    }


def calls(quick: bool) -> Any:
    """Time the other calls, warm and cold."""
    return [
        {
            "name": name,
            "ruleset": ruleset,
            "warm": asdict(warm(name, ruleset, 3 if quick else 9)),
            "cold": asdict(cold(name, ruleset, 1 if quick else 5)),
        }
        for name, names in CALLS
        for ruleset in names
    ]


def batches(quick: bool) -> Any:
    """Time the command on many lines."""
    lines = 20_000 if quick else batch.LINES
    return [
        {"ruleset": "hong-kong", **asdict(way), "rate": way.rate}
        for way in batch.measure("hong-kong", lines, 2)
    ]


def import_times(quick: bool) -> Any:
    """Time the imports."""
    attrs, ours = imports.measure()
    return {"attrs": attrs, "ours": ours}


def memories(quick: bool) -> Any:
    """Measure the memory in a process that did nothing else."""
    code = (
        "import json; from benchmarks.memory import *;"
        f"print(json.dumps(watch({memory_hands(quick)}, SEED).steps))"
    )
    done = run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    found = memory.Memory(memory_hands(quick), tuple(json.loads(done.stdout)))
    return {"hands": found.hands, "steps": found.steps, "flat": found.flat, "added": found.added}


def growths(quick: bool) -> Any:
    """Time hands by their readings and melds, and batches by their size."""
    rounds = 2 if quick else 7
    most = 1000 if quick else growth.SIZES[-1]
    return {
        name: {
            "readings": [asdict(point) for point in growth.by_readings(name, rounds)],
            "melds": [asdict(point) for point in growth.by_melds(name, rounds)],
            "batch": [asdict(point) for point in growth.by_batch(name, rounds, most)],
        }
        for name in GROWING
    }


def where(quick: bool) -> Any:
    """Measure where the time goes."""
    rounds = 2 if quick else stages.ROUNDS
    return {
        name: {
            "line": stages.of_a_line(name, rounds),
            "modules": stages.by_module(name, rounds),
        }
        for name in GROWING
    }


def found_of_peer(found: Found) -> dict[str, Any]:
    """Return the findings about a peer as JSON data."""
    return {
        "name": found.peer.name,
        "version": found.version,
        "language": found.peer.language,
        "work": found.peer.work,
        "ruleset": found.peer.ruleset,
        "compared": found.peer.compared,
        "hands": found.hands,
        "agreed": found.agreed,
        "ours": found.ours,
        "theirs": found.theirs,
        "unexplained": len(found.unexplained),
        "causes": [
            {
                "name": cause.name,
                "page": cause.page,
                "rule": cause.rule,
                "theirs": cause.theirs,
                "hands": len(group),
            }
            for cause, group in found.by_cause()
        ],
    }


def peers(quick: bool) -> Any:
    """Compare with the peers that are installed."""
    every = [ask(peer, 2 if quick else 5) for peer in PEERS]
    return [found_of_peer(found) for found in every if found is not None]


PARTS: Final[dict[str, Callable[[bool], Any]]] = {
    "about": about,
    "scores": scores,
    "calls": calls,
    "batches": batches,
    "imports": import_times,
    "memory": memories,
    "growth": growths,
    "where": where,
    "peers": peers,
}


def results() -> Results:
    """Return the results of each build that was measured."""
    return {
        name: json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
        for name in BUILDS
        if (RESULTS / f"{name}.json").is_file()
    }


def measure(parts: list[str], quick: bool) -> None:
    """Measure some parts, and write them to the file of the build that is running."""
    file = RESULTS / f"{build()}.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for name in ["about", *[name for name in PARTS if name in parts and name != "about"]]:
        print(f"{build()}: {name}", file=sys.stderr, flush=True)
        known[name] = PARTS[name](quick)
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(rounded(known), indent=1, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")


def measure_installed(python: str, parts: list[str], quick: bool) -> None:
    """Measure what another interpreter has installed, in a folder without our own package."""
    with TemporaryDirectory() as name:
        for folder in ("benchmarks", "tests", "docs"):
            (Path(name) / folder).symlink_to(ROOT / folder, target_is_directory=True)
        command = [python, "-m", "benchmarks.report", "--measure", "--only", *parts]
        run([*command, "--quick"] if quick else command, check=True, cwd=name)


def rounded(value: Any) -> Any:
    """Return data rounded to four figures: more are chance, and make long diffs."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(item) for item in value]
    return value


def page() -> Path:
    """Find the performance page, wherever it is in docs."""
    (found,) = (ROOT / "docs").rglob(PAGE_NAME)
    return found


def main() -> int:
    """Measure, write the page, or return 1 if it is out of date."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.report", description=__doc__)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--quick", action="store_true", help="fewer rounds, for a trial")
    parser.add_argument("--python", help="the interpreter whose installed package is measured")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    if args.measure and args.python:
        measure_installed(args.python, args.only, args.quick)
    elif args.measure:
        measure(args.only, args.quick)
    path = page()
    old = path.read_text(encoding="utf-8")
    new = in_date(old, results(), path)
    if args.write:
        path.write_text(new, encoding="utf-8")
    elif not args.measure and new != old:
        print(f"{path.relative_to(ROOT)} is out of date: run python -m benchmarks.report --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
