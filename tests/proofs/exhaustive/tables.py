"""The table of a run: how many hands had which total, how many were compared, how long it took."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tests.proofs.exhaustive.done import Chunk, Done, Tally

TABLES: Final = Path(__file__).parent / "tables"

Table = dict[str, Any]


def in_order(tally: Tally) -> dict[str, dict[str, int]]:
    """Return the outcomes sorted: problems by what was found, then totals."""
    return {way: dict(sorted(counts.items(), key=place)) for way, counts in tally.items()}


def place(item: tuple[str, int]) -> tuple[bool, int]:
    """Return the sort key of an outcome: ``not-a-winning-hand``, ``below-minimum 2``, or ``5``."""
    problem, _, found = item[0].rpartition(" ")
    return not problem and found.isdigit(), int(found) if found.isdigit() else 0


def table_of(ruleset: str, finished: Iterable[tuple[Chunk, Done]]) -> Table:
    """Return the sums of the pieces of a run, by shape."""
    shapes: dict[str, Done] = {}
    whole = Done()
    for chunk, done in finished:
        shapes.setdefault(chunk.shape, Done()).add(done)
        whole.add(done)
    return {
        "ruleset": ruleset,
        "hands": {name: done.hands for name, done in shapes.items()},
        "compared": {
            name: {"hands": hands, "wins": whole.wins_of[name]}
            for name, hands in sorted(whole.hands_of.items())
        },
        "differences": whole.differences,
        "minutes": round(whole.seconds / 60, 1),
        "outcomes": {name: in_order(done.lowest) for name, done in shapes.items()},
        "slice": in_order(whole.slice),
        "sample": {name: in_order(done.sample) for name, done in shapes.items()},
    }


def table_text(table: Table) -> str:
    """Return the table as JSON, each list of outcomes on one line."""
    text = json.dumps(table, indent=1)
    return text + "\n"


def table_path(ruleset: str) -> Path:
    """Return the path of the committed table of a rule set."""
    return TABLES / f"{ruleset}.json"


def read_table(ruleset: str) -> Table:
    """Return the committed table of a rule set."""
    table: Table = json.loads(table_path(ruleset).read_text(encoding="utf-8"))
    return table


def tables() -> list[Table]:
    """Return all committed tables, in the order of their names."""
    return [read_table(name) for name in sorted(path.stem for path in TABLES.glob("*.json"))]


def summed(outcomes: Mapping[str, Mapping[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    """Return the outcomes of all shapes added up."""
    found: Tally = {}
    for ways in outcomes.values():
        for way, counts in ways.items():
            found.setdefault(way, Counter()).update(counts)
    return in_order(found)
