"""Score every complete concealed hand of a rule set, and compare with independent scorers.

`python -m tests.proofs.exhaustive --ruleset hong-kong` goes through all 11,498,658 hands of four
groups and a pair, and through the special shapes of the rule set. Each hand is won with its lowest
tile, self-drawn and on a discard; one in 1,999 with each of its tiles. It prints how many hands had
which total, how many were compared, and every difference in full, which makes the exit status 1.
The work is done in pieces that a state file remembers: `--resume` goes on with a run.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Shown

from mahjong_score._core.kinds import KINDS
from mahjong_score._queries.parallel import map_in_order
from tests.oracle.every import FOUR_GROUPS, SPECIAL_SHAPES, EveryHand, every_hand
from tests.proofs.exhaustive.done import Chunk, Done
from tests.proofs.exhaustive.references import references
from tests.proofs.exhaustive.state import State, StateError
from tests.proofs.exhaustive.tables import (
    Table,
    place,
    summed,
    table_of,
    table_path,
    table_text,
)
from tests.proofs.exhaustive.work import CHUNK, SAMPLE, SLICE, chunks_of, work_on
from tests.proofs.perft import COMPLETE_HANDS

STATES: Final = Path("build") / "exhaustive"

# A terminal shows a progress bar; a file gets a line after this many pieces.
PIECES_A_LINE: Final = 50


def run_of(ruleset: str, every: EveryHand, chunk_size: int) -> dict[str, object]:
    """Return what identifies a run: pieces of another run may not be added to it."""
    return {
        "ruleset": ruleset,
        "hands": every.expected,
        "chunk": chunk_size,
        "slice": SLICE,
        "sample": SAMPLE,
        "compared": {one.name: dict(one.strides) for one in references(ruleset, every)},
    }


def do(ruleset: str, chunks: list[Chunk], workers: int) -> Iterator[tuple[Chunk, Done]]:
    """Yield the pieces with their results, in order; a single worker is this process."""
    if workers == 1:
        return ((chunk, work_on(ruleset, [chunk])[0]) for chunk in chunks)
    done = map_in_order(partial(work_on, ruleset), chunks, workers, chunk=1)
    return zip(chunks, done, strict=True)


def with_progress(
    done: Iterator[tuple[Chunk, Done]], name: str, total: int
) -> Iterator[tuple[Chunk, Done]]:
    """Yield the pieces, and print the progress and every difference."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        bar = progress.add_task(name, total=total)
        for number, (chunk, found) in enumerate(done, 1):
            yield chunk, found
            progress.advance(bar)
            for difference in found.shown:
                progress.console.print(difference, markup=False, highlight=False)
            if not console.is_terminal and number % PIECES_A_LINE == 0:
                print(f"{name}: {number} of {total} pieces", file=sys.stderr, flush=True)


def wrong_counts(table: Table, every: EveryHand) -> list[str]:
    """Return a line for each shape that has the wrong number of hands."""
    expected = dict(every.expected)
    if sum(len(parts.kinds & set(parts.suit)) for parts in every.parts) == KINDS:
        expected[FOUR_GROUPS] = COMPLETE_HANDS
    return [
        f"{name}: {hands:,} hands, expected {expected[name]:,}"
        for name, hands in table["hands"].items()
        if hands != expected[name]
    ]


def show(table: Table) -> None:
    """Print the distribution of totals, and what was compared."""
    console = Console()
    outcomes = summed(table["outcomes"])
    shown = Shown("outcome", "self-draw", "discard", title=f"{table['ruleset']}: hands by total")
    names = {name: 0 for counts in outcomes.values() for name in counts}
    for name, _ in sorted(names.items(), key=place):
        shown.add_row(name, *(f"{outcomes[way].get(name, 0):,}" for way in outcomes))
    console.print(shown)
    for name, hands in table["hands"].items():
        console.print(f"{name}: {hands:,} hands", highlight=False)
    for name, compared in table["compared"].items():
        hands, wins = compared["hands"], compared["wins"]
        console.print(f"compared with {name}: {hands:,} hands, {wins:,} wins", highlight=False)
    console.print(
        f"{table['differences']} differences; {table['minutes']} minutes", highlight=False
    )


def main(arguments: list[str] | None = None) -> int:
    """Do the run, or the rest of it; return 1 on any difference or a wrong number of hands."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.exhaustive", description=__doc__)
    parser.add_argument("--ruleset", required=True, choices=sorted(SPECIAL_SHAPES))
    parser.add_argument("--workers", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--resume", action="store_true", help="go on with the run of the state")
    parser.add_argument("--state", type=Path, help=f"its file ({STATES}/NAME.jsonl)")
    parser.add_argument("--shapes", nargs="+", help="only these shapes, such as four-groups")
    parser.add_argument("--chunk", type=int, default=CHUNK, help="how many hands a piece has")
    parser.add_argument("--stop-after", type=int, help="do so many pieces, and no more now")
    parser.add_argument("--write", action="store_true", help="write the table of a whole run")
    args = parser.parse_args(arguments)
    every = every_hand(args.ruleset)
    wanted = args.shapes or list(every.shapes)
    if set(wanted) - set(every.shapes):
        parser.error(f"--shapes: expected some of {', '.join(every.shapes)}")
    state = State(
        args.state or STATES / f"{args.ruleset}.jsonl", run_of(args.ruleset, every, args.chunk)
    )
    try:
        finished = state.open(resume=args.resume)
    except StateError as error:
        parser.error(str(error))
    chunks = list(chunks_of(every, wanted, args.chunk))
    left = [chunk for chunk in chunks if chunk not in finished][: args.stop_after]
    for chunk, done in with_progress(do(args.ruleset, left, args.workers), args.ruleset, len(left)):
        state.append(chunk, done)
        finished[chunk] = done
    table = table_of(args.ruleset, ((c, finished[c]) for c in chunks if c in finished))
    show(table)
    missing = len(chunks) - sum(chunk in finished for chunk in chunks)
    if missing:
        print(f"{missing} of {len(chunks)} pieces are left: go on with --resume")
        return 1 if table["differences"] else 0
    wrong = wrong_counts(table, every)
    print("\n".join(wrong) or "the numbers of hands are right")
    if args.write and not wrong:
        table_path(args.ruleset).write_text(table_text(table), encoding="utf-8")
    return 1 if table["differences"] or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
