"""Change the core and the rule sets, one place at a time: ``python -m tests.mutation --help``.

A first run draws the sample and copies the sources to build/mutation, where the changes are made
and the outcomes are kept, so that a later run goes on. Nothing else is touched.
"""

import argparse
import hashlib
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from os import chdir, environ
from pathlib import Path
from typing import Any, Final, TypeAlias

import cosmic_ray.plugins
from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkItem

from tests.mutation.operators import WORDS, is_chosen, is_in, making_in, types_in

ROOT: Final = Path(__file__).parents[2]
WORK: Final = ROOT / "build" / "mutation"
COPY: Final = WORK / "copy"
SESSION: Final = WORK / "session.sqlite"
DIGEST: Final = WORK / "digest.txt"
COPIED: Final = ("mahjong_score", "tests", "benchmarks", "docs")
FILES: Final = ("conftest.py", "pyproject.toml")
MUTATED: Final = tuple(
    Path("mahjong_score", room)
    for room in ("_core", "_hands", "rulebooks", "play", "formats", "interop")
)
RULE_SETS: Final = ("riichi", "mcr", "zung_jung", "hong_kong", "simple")

# In seconds; the tests of one change take less than 30 on an idle machine.
TIMEOUT: Final = 240

# Without the plugins that most of these tests do not need: many of the tests take no longer than
# loading the plugins does.
PYTEST: Final = f"{shlex.quote(sys.executable)} -m pytest -q -x -o addopts= -p no:cacheprovider"
LIGHT: Final = (
    f"ORACLE_COUNT=300 {PYTEST} --noconftest -p no:cov -p no:xdist -p no:sybil"
    " -p no:hypothesispytest"
)
CORE: Final = "tests/unit/core/test_core.py tests/unit/core/test_finder.py tests/unit/queries"
UNITS: Final = (
    f"{CORE} tests/unit/hands/test_contradictions.py tests/unit/hands/test_problems.py"
    " tests/unit/rules tests/unit/play tests/unit/formats/test_wins.py"
    " tests/unit/formats/test_games.py"
)
# The rooms that are tested by themselves first, with their properties.
ROOMS: Final = {
    "_hands": "tests/unit/hands tests/property/test_notation.py",
    "formats": "tests/unit/formats tests/property/test_answers.py",
    "play": "tests/unit/play tests/rulebook/test_claims.py tests/rulebook/test_faults.py"
    " tests/rulebook/test_riichi_game.py tests/property/test_claims.py tests/property/test_game.py"
    " tests/property/test_game_table.py",
    "interop": "tests/unit/interop tests/property/test_interop.py",
}
ORACLE: Final = "tests/oracle/test_oracle.py"
PROPERTIES: Final = "tests/property/test_shanten.py tests/property/test_waits.py"

# cosmic_ray has no types.
Session: TypeAlias = Any
Item: TypeAlias = Any
Result: TypeAlias = Any


def command_for(module: str) -> str:
    """Return the command that tests a changed module; tests that are likely to fail come first.

    No rule set imports another one, so a change of one is noticed only by its tests.
    """
    rule_set = next((name for name in RULE_SETS if f"rulebooks/{name}" in module), None)
    if rule_set:
        word = rule_set.partition("_")[0]
        parts: tuple[str, ...] = (
            f"tests/rulebook/test_{rule_set}*.py",
            f"{ORACLE} -k {word}",
            f"tests/cases tests/rulebook/test_[cflt]*.py {UNITS}",
            f"tests/unit/messages/test_messages.py -k {word}",
        )
    else:
        parts = (CORE, ORACLE, f"tests/cases tests/rulebook {UNITS}")
    commands = [f"{LIGHT} {part}" for part in parts]
    room = next((room for room in ROOMS if f"mahjong_score/{room}/" in module), None)
    if room:
        commands.insert(0, f"HYPOTHESIS_PROFILE=ci {PYTEST} {ROOMS[room]}")
    if not rule_set:
        commands.append(f"HYPOTHESIS_PROFILE=ci {PYTEST} {PROPERTIES}")
    # The limit of processor time also ends endless tests when this program was stopped.
    return f"sh -c {shlex.quote(f'ulimit -t {TIMEOUT}; ' + ' && '.join(commands))}"


def see_that_the_tests_pass() -> None:
    """Run the tests on unchanged sources; the bytecode that they leave makes later runs faster."""
    keeping = {**environ, "PYTHONDONTWRITEBYTECODE": ""}
    folders = "_core", *(f"rulebooks/{name}" for name in RULE_SETS), *ROOMS
    for module in (f"mahjong_score/{folder}/" for folder in folders):
        command = shlex.split(command_for(module))
        tests = subprocess.run(command, capture_output=True, text=True, env=keeping)
        if tests.returncode:
            sys.exit(f"The tests fail where nothing is changed:\n{tests.stdout}")


def all_changes() -> list[Item]:
    """Return every possible change, in a fixed order; an id says what is changed and where."""
    modules = mutated(Path())
    with tempfile.TemporaryDirectory() as folder, use_db(f"{folder}/all.sqlite") as every:
        init(modules, every, {})
        found: list[Any] = [item.mutations[0] for item in every.work_items]
    types = {str(path): types_in(path.read_text(encoding="utf-8")) for path in modules}
    chosen = [
        one
        for one in found
        if is_chosen(one.operator_name) and not is_in(one.start_pos, types[str(one.module_path)])
    ]
    named = {f"{one.module_path}:{one.operator_name}:{one.occurrence}": one for one in chosen}
    return [WorkItem.single(name, named[name]) for name in sorted(named)]


def begin(session: Session, count: int, seed: int) -> None:
    """Draw the sample, without changes that only affect how classes are made."""
    changes = all_changes()
    drawn = random.Random(seed).sample(changes, min(count, len(changes)))
    making = {str(path): making_in(path.read_text(encoding="utf-8")) for path in mutated(Path())}
    sample = [
        item
        for item in drawn
        if not is_in(item.mutations[0].start_pos, making[str(item.mutations[0].module_path)])
    ]
    print(f"{len(drawn)} of {len(changes)} changes, {len(sample)} to try; seed {seed}", flush=True)
    session.add_work_items(sample)


def copy_sources() -> None:
    """Copy the sources and tests as they are now; the modules to change must be unchanged."""
    shutil.rmtree(COPY, ignore_errors=True)
    for name in COPIED:
        shutil.copytree(ROOT / name, COPY / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, COPY)
    modules = b"".join((COPY / path).read_bytes() for path in mutated(COPY))
    digest = hashlib.sha256(modules).hexdigest()
    if DIGEST.exists() and DIGEST.read_text(encoding="ascii") != digest:
        sys.exit(f"What is changed is not as it was: remove {WORK} to begin anew")
    DIGEST.write_text(digest, encoding="ascii")


def mutated(root: Path) -> list[Path]:
    """Return the modules that are changed, as paths from the root."""
    return sorted(
        path.relative_to(root) for folder in MUTATED for path in (root / folder).rglob("*.py")
    )


def run(session: Session, items: list[Item]) -> None:
    """Make each change, run the tests, and store the outcome."""
    for number, item in enumerate(items, 1):
        command = command_for(str(item.mutations[0].module_path))
        result = mutate_and_test(item.mutations, command, TIMEOUT)
        session.set_result(item.job_id, result)
        print(f"{number}/{len(items)} {outcome(result)} {item.job_id}", flush=True)


def outcome(result: Result) -> str:
    """Return how a change ended: killed, survived, timeout, or why it was not tried."""
    if result.output == "timeout":
        return "timeout"
    return str(getattr(result.test_outcome or result.worker_outcome, "value", ""))


def report(session: Session) -> None:
    """Print each change that nothing noticed, and the numbers."""
    outcomes: Counter[str] = Counter()
    for item, result in sorted(session.completed_work_items, key=lambda pair: pair[0].job_id):
        outcomes[outcome(result)] += 1
        if outcome(result) not in ("killed", "timeout"):
            print(f"\n{item.job_id}, line {item.mutations[0].start_pos[0]}")
            print("\n".join(line for line in result.diff.splitlines() if is_changed(line)))
    noticed = outcomes["killed"] + outcomes["timeout"]
    tried = outcomes.total()
    print(f"\n{tried} of {session.num_work_items} changes tried: {dict(outcomes)}")
    if tried:
        print(f"noticed: {noticed / tried:.2%}")


def is_changed(line: str) -> bool:
    """Whether a line of a diff shows a change."""
    return line.startswith(("+", "-")) and not line.startswith(("+++", "---"))


def to_try(session: Session, again: bool) -> list[Item]:
    """Return the changes not yet tried, in random order, or again those that survived."""
    if not again:
        return list(session.pending_work_items)
    return [
        item
        for item, result in session.completed_work_items
        if result.test_outcome == TestOutcome.SURVIVED
    ]


def main() -> None:
    """Continue the run in build/mutation, or begin one."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--count", type=int, default=1020, help="how many changes are drawn: 1020")
    parser.add_argument("--seed", type=int, default=1, help="what draws them: 1")
    parser.add_argument("--limit", type=int, help="how many are tried this time: all")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    parser.add_argument("--report", action="store_true", help="only show what was found")
    options = parser.parse_args()
    cosmic_ray.plugins.OPERATOR_PROVIDERS["words"] = WORDS
    WORK.mkdir(parents=True, exist_ok=True)
    with use_db(SESSION, WorkDB.Mode.create) as session:
        if not options.report:
            copy_sources()
            chdir(COPY)
            if not session.num_work_items:
                begin(session, options.count, options.seed)
            see_that_the_tests_pass()
            run(session, to_try(session, options.again)[: options.limit])
        report(session)


if __name__ == "__main__":
    main()
