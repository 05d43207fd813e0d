"""Every hand: how they are numbered, the committed tables, resuming, and finding differences.

The whole runs are `python -m tests.proofs.exhaustive`; here are fixed slices of them.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import comb
from pathlib import Path

import pytest

import mahjong_score as ms
from mahjong_score._core.readings import NO_PAIR, Reading, suit_key, suit_readings
from mahjong_score._hands.tiles import TILE_BY_NAME
from tests.oracle.classes import ClassJudge, json_win
from tests.oracle.every import FOUR_GROUPS, SPECIAL_SHAPES, every_hand, tiles_of
from tests.oracle.parts import Cut, Part
from tests.oracle.registry import RULESETS
from tests.proofs.exhaustive import __main__ as command
from tests.proofs.exhaustive import work
from tests.proofs.exhaustive.done import SHOWN, WAYS, Chunk, Done
from tests.proofs.exhaustive.plots import plot, plot_path
from tests.proofs.exhaustive.state import State
from tests.proofs.exhaustive.tables import Table, read_table, summed, table_of, tables
from tests.proofs.exhaustive.work import SAMPLE, Worker, chunks_of
from tests.proofs.perft import COMPLETE_HANDS

TABLES = {table["ruleset"]: table for table in tables()}


def as_core(cut: Cut) -> Reading:
    """A reading by construction as the decomposer has it."""
    groups = [[TILE_BY_NAME[kind].kind for kind in group] for group in cut.groups]
    return (
        sum(1 << 3 * low for low, _, high in groups if low != high),
        sum(1 << low for low, _, high in groups if low == high),
        TILE_BY_NAME[cut.pair].kind if cut.pair else NO_PAIR,
    )


@pytest.mark.parametrize("suit", range(4))
def test_the_decomposer_finds_the_readings_that_the_suits_are_built_of(suit: int) -> None:
    """All of them and no other, for every suit that can be part of a winning hand."""
    cuts = every_hand("hong-kong").parts[suit].cuts
    assert len(cuts) == (21_743 if suit < 3 else 498)

    def found(part: Part) -> list[Reading]:
        key = suit_key([*part, 0, 0][:9])
        return sorted(suit_readings(suit, key)) if key else [as_core(Cut((), ""))]

    assert [part for part in cuts if found(part) != sorted(map(as_core, cuts[part]))] == []


def pairs_with_four_alike() -> int:
    """Seven pairs of which some kinds are there twice."""
    return sum(comb(34, twice) * comb(34 - twice, 7 - 2 * twice) for twice in range(4))


@pytest.mark.parametrize(
    ("ruleset", "shape", "numbers"),
    [
        ("simple", FOUR_GROUPS, COMPLETE_HANDS),
        ("riichi", "seven-different-pairs", comb(34, 7)),
        ("zung-jung", "seven-pairs", pairs_with_four_alike()),
        ("hong-kong", "thirteen-orphans", 13),
        # Six assignments; five, six or seven of the honors, and the rest of nine tiles.
        ("mcr", "honors-and-knitted", 6 * (comb(7, 5) + comb(7, 6) * 9 + comb(9, 2))),
    ],
)
def test_the_number_of_hands_of_a_shape(ruleset: str, shape: str, numbers: int) -> None:
    assert len(every_hand(ruleset).shapes[shape]) == numbers


def test_a_hand_is_passed_over_if_an_earlier_shape_has_it() -> None:
    """223344m 223344p 55s is two chows twice and a pair: it is not counted as seven pairs."""
    every = every_hand("riichi")
    shape = every.shapes["seven-different-pairs"]
    both = {
        tuple(tiles_of(hand))
        for hand in (
            hand for _, hand in every.shapes[FOUR_GROUPS].hands(range(0, COMPLETE_HANDS, 997))
        )
        if all(count in (0, 2) for part in hand for count in part)
    }
    few = {tuple(tiles_of(hand)) for _, hand in shape.hands(range(0, len(shape), 97))}
    assert both
    assert both.isdisjoint(few)
    # All chows of two suits, or of one: 4,668 hands of seven different pairs are also four groups.
    assert len(shape) - every.expected["seven-different-pairs"] == 4_668


def test_hands_are_complete_and_no_two_are_equal() -> None:
    hands = every_hand("mcr").shapes[FOUR_GROUPS]
    seen = [hand for _, hand in hands.hands(range(5_000_000, 5_020_000))]
    assert len(set(seen)) == 20_000
    assert {len(tiles_of(hand)) for hand in seen} == {14}


@pytest.mark.parametrize("ruleset", sorted(SPECIAL_SHAPES))
def test_pieces_cover_every_number_once(ruleset: str) -> None:
    every = every_hand(ruleset)
    chunks = list(chunks_of(every, every.shapes, 70_000))
    for one, other in pairwise(chunks):
        assert other.start == (one.stop if one.shape == other.shape else 0)
    ends = {chunk.shape: chunk.stop for chunk in chunks}
    assert ends == {name: len(shape) for name, shape in every.shapes.items()}


@pytest.fixture(scope="module")
def workers() -> dict[str, Worker]:
    return {name: Worker(ms.ruleset(name)) for name in SPECIAL_SHAPES}


@pytest.mark.parametrize("ruleset", sorted(SPECIAL_SHAPES))
def test_a_slice_of_all_hands_agrees_with_the_references(
    ruleset: str, workers: dict[str, Worker]
) -> None:
    """Pieces from all over, flushes among them: no answer differs."""
    worker = workers[ruleset]
    found = Done()
    for name, shape in worker.every.shapes.items():
        for start in range(0, len(shape), max(1, len(shape) // 3)):
            found.add(worker.work(Chunk(name, start, min(start + 50, len(shape)))))
    assert (found.differences, found.shown) == (0, [])
    assert found.hands > 100
    assert min(found.wins_of[one.name] for one in worker.references) > 0


@pytest.mark.parametrize("ruleset", ["simple", "hong-kong", "hong-kong-two-player"])
def test_a_class_is_judged_as_each_of_its_hands(ruleset: str) -> None:
    """Classes seen first by other hands give what the oracle says of the hand itself."""
    every, judge = every_hand(ruleset), RULESETS[ruleset].judge
    by_class = ClassJudge(judge, every.parts)
    hands = every.shapes[FOUR_GROUPS]
    for numbers in (range(0, len(hands), len(hands) // 3000), range(5, len(hands), 80_021)):
        for _, hand in hands.hands(numbers):
            for way in WAYS:
                judgement = by_class(hand, way)
                if numbers.start:
                    alone = judge(json_win(hand, tiles_of(hand)[0], way), {})
                    assert judgement == alone, tiles_of(hand)


@pytest.mark.parametrize("ruleset", sorted(TABLES))
def test_the_sample_is_as_the_committed_table_has_it(
    ruleset: str, workers: dict[str, Worker]
) -> None:
    """One of 39,980 hands, with every winning tile: the same outcomes as in the whole run."""
    sample = TABLES[ruleset]["sample"]
    assert {name: workers[ruleset].sample(name) for name in sample} == sample
    assert SAMPLE == 39_980


@pytest.mark.parametrize("ruleset", sorted(TABLES))
def test_a_committed_table_counts_every_hand_and_no_difference(
    ruleset: str, workers: dict[str, Worker]
) -> None:
    table = TABLES[ruleset]
    every = workers[ruleset].every
    assert table["differences"] == 0
    assert command.wrong_counts(table, every) == []
    for name, hands in table["hands"].items():
        assert hands == every.expected[name]
        for counts in table["outcomes"][name].values():
            assert sum(counts.values()) == hands
    for counts in summed(table["outcomes"]).values():
        assert sum(counts.values()) == sum(table["hands"].values())


@pytest.mark.parametrize("ruleset", sorted(TABLES))
def test_the_plot_is_that_of_the_table(ruleset: str) -> None:
    """`python -m tests.proofs.exhaustive.plots --write` draws it."""
    assert plot_path(ruleset).read_text(encoding="utf-8") == plot(TABLES[ruleset])


def without_time(table: Table) -> Table:
    return {**table, "minutes": 0}


def orphans(ruleset: str, state: Path, *more: str) -> list[str]:
    """The command's arguments for thirteen hands in four pieces."""
    return [
        *("--ruleset", ruleset, "--shapes", "thirteen-orphans", "--chunk", "4"),
        *("--state", str(state), *more),
    ]


def finished(ruleset: str, path: Path) -> Table:
    """The table of what a state file has."""
    run = command.run_of(ruleset, every_hand(ruleset), 4)
    return without_time(table_of(ruleset, State(path, run).open(resume=True).items()))


@pytest.fixture
def fresh_workers() -> Iterator[None]:
    """No worker is kept for other tests, nor their collector off."""
    import gc

    work.worker_of.cache_clear()
    yield
    work.worker_of.cache_clear()
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("fresh_workers")
def test_a_run_is_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Stopped after two of four pieces, and killed while it wrote: the result is the same."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts" / "parts.jsonl"
    assert command.main(orphans("hong-kong", whole)) == 0
    assert "thirteen-orphans: 13 hands" in capsys.readouterr().out
    assert command.main(orphans("hong-kong", parts, "--stop-after", "2")) == 0
    assert "2 of 4 pieces are left: go on with --resume" in capsys.readouterr().out
    with parts.open("a") as file:
        file.write('{"chunk": {"shape": "thirt')
    assert command.main(orphans("hong-kong", parts, "--resume")) == 0
    assert "the numbers of hands are right" in capsys.readouterr().out
    assert finished("hong-kong", parts) == finished("hong-kong", whole)


@pytest.mark.usefixtures("fresh_workers")
def test_two_processes_find_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert command.main(orphans("hong-kong", one)) == 0
    assert command.main(orphans("hong-kong", two, "--workers", "2")) == 0
    assert finished("hong-kong", one) == finished("hong-kong", two)


@pytest.mark.usefixtures("fresh_workers")
def test_a_state_is_not_mixed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A run is not begun over another, and not gone on with by other pieces."""
    state = tmp_path / "state.jsonl"
    assert command.main(orphans("hong-kong", state, "--stop-after", "1")) == 0
    with pytest.raises(SystemExit):
        command.main(orphans("hong-kong", state))
    assert "go on with --resume" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        command.main([*orphans("hong-kong", state, "--resume"), "--chunk", "5"])
    assert "is of another run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ruleset", "options", "reference"),
    [
        ("hong-kong", {"cap": 13, "minimum": 12}, "oracle"),
        ("zung-jung", {"minimum": 200}, "oracle"),
        ("mcr", {"inherent_fully_concealed": True}, "PyMahjongGB"),
        ("riichi", {"double_yakuman": True}, "mahjong"),
    ],
)
@pytest.mark.usefixtures("fresh_workers")
def test_a_difference_is_printed_in_full(
    ruleset: str,
    options: dict[str, object],
    reference: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The package is given other rules than the references have: the status is 1."""
    if reference == "PyMahjongGB":
        pytest.importorskip("MahjongGB")
    wrong = Worker(ms.ruleset(ruleset, **options))
    monkeypatch.setattr(command, "work_on", lambda name, chunks: list(map(wrong.work, chunks)))
    state = tmp_path / "state.jsonl"
    assert command.main(orphans(ruleset, state)) == 1
    printed = capsys.readouterr()
    assert "0 differences" not in printed.out.splitlines()
    assert f"\n{reference} " in printed.err
    assert "'tile': '1m', 'by': 'self-draw'" in printed.err
    assert finished(ruleset, state)["differences"] > 0


def test_a_hand_that_cannot_be_scored_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(ms.ruleset("simple"))
    monkeypatch.setattr(worker, "score", lambda *_: 1 // 0)
    done = worker.work(Chunk(FOUR_GROUPS, 1, 21))
    assert (done.hands, done.differences, len(done.shown)) == (0, 20, SHOWN)
    assert "ZeroDivisionError" in done.shown[0]
    assert read_table("hong-kong-two-player")["differences"] == 0
