"""The measurements, in small: what they are given, how they are told, the page of the figures."""

import json
from pathlib import Path

import pytest

import mahjong_score as ms
from benchmarks import memory, report, report_tables, work
from benchmarks.growth import number_of_melds, number_of_readings, plain_fives
from benchmarks.random_wins import random_wins
from benchmarks.report_tables import Results, in_date, ratio
from benchmarks.samples import read_samples, rulesets
from benchmarks.timing import best, slowest

PAGE = report.page()


def test_a_hand_counts_with_its_best_round() -> None:
    assert best([[5, 9], [7, 3]], 1) == [4, 2]
    assert slowest(range(200)) == 198


@pytest.mark.parametrize("ruleset", rulesets())
def test_the_hands_that_are_no_wins_are_none(ruleset: str) -> None:
    rules = ms.ruleset(ruleset)
    wins = work.WORKS["check-no-win"].prepare(read_samples(ruleset)[:300], rules)
    for win in wins:
        codes = [problem.code for problem in ms.check(win, rules).problems]
        assert codes == ["not-a-winning-hand"] or "contradiction" in codes, str(win)


@pytest.mark.parametrize("name", work.WORKS)
def test_all_work_can_be_done_on_sample_hands(name: str) -> None:
    found = work.warm(name, "hong-kong", 1, read_samples("hong-kong")[:20])
    assert 0 < found.median <= found.slowest


def test_the_readings_of_a_hand_are_counted_with_what_the_tile_completes() -> None:
    win = {"hand": "1112223334455m", "tile": "5m", "by": "discard"}
    # The tile completes 555 beside 111 222 333 44, 123 123 123 44 and 11 123 234 234.
    assert number_of_readings(win) == 3
    assert number_of_readings({"hand": "19m19p19s1234567z", "tile": "1m", "by": "discard"}) == 0
    assert number_of_melds({"hand": "11m(123m)[4444z]"}) == 2
    assert plain_fives({"hand": "340m", "tile": "0p"}) == {"hand": "345m", "tile": "5p"}


def test_random_wins_are_complete_and_the_same_for_a_seed() -> None:
    wins = [win for win, _ in zip(random_wins(7), range(200), strict=False)]
    again = [win for win, _ in zip(random_wins(7), range(200), strict=False)]
    assert wins == again
    codes = {p.code for win in wins for p in ms.check(win, "simple").problems}
    assert "not-a-winning-hand" not in codes
    assert "wrong-tile-count" not in codes


def test_memory_is_flat_if_the_second_half_adds_little() -> None:
    assert memory.Memory(100, (10.0, 50.0, 53.0)).flat
    assert not memory.Memory(100, (10.0, 50.0, 55.0)).flat
    assert not memory.Memory(100, (10.0, 12.0, 14.0)).flat
    told: list[int] = []
    found = memory.watch(40, 1, steps=4, tell=lambda done, size: told.append(done))
    assert (found.hands, len(found.steps), told) == (40, 5, [10, 20, 30, 40])


def peer(name: str, unexplained: int = 0) -> dict[str, object]:
    return {
        "name": name,
        "version": "9.1",
        "language": "Cobol",
        "work": "score",
        "ruleset": "riichi",
        "hands": 2000,
        "agreed": 1990,
        "ours": 30_000.0,
        "theirs": 10_000.0,
        "unexplained": unexplained,
        "causes": [{"page": "riichi.md", "rule": "A rule.", "theirs": "adds", "hands": 10}],
    }


def test_what_was_not_measured_is_a_dash() -> None:
    for made in report_tables.TABLES.values():
        assert made({}, PAGE).startswith("|")
    results: Results = {"pure": {"peers": [peer("other")]}}
    assert report_tables.peers(results, PAGE).splitlines()[-1] == (
        "| other | Cobol | `score`, riichi | 1,990 of 2,000 | 30.0 | 10.0 | 3.00 | - | - | - |"
    )
    assert report_tables.about(results, PAGE).splitlines()[-1] == "| other | 9.1 | - |"


def test_pure_and_compiled_stand_side_by_side() -> None:
    compiled = {**peer("other"), "ours": 5_000.0}
    results: Results = {"pure": {"peers": [peer("other")]}, "compiled": {"peers": [compiled]}}
    row = report_tables.peers(results, PAGE).splitlines()[-1]
    assert row.endswith("| 1,990 of 2,000 | 30.0 | 10.0 | 3.00 | 5.0 | 10.0 | 0.50 |")


def test_two_ways_to_ask_one_library_are_told_together() -> None:
    results: Results = {"pure": {"peers": [peer("other"), peer("other's class", unexplained=2)]}}
    rows = report_tables.causes(results, PAGE).splitlines()[2:]
    assert [row.split(" | ")[0:3] for row in rows] == [
        ["| other, other's class", "`score`, riichi", "10"],
        ["| other's class", "`score`, riichi", "2"],
    ]
    assert "**no known cause**" in rows[1]


def test_ratios_have_as_many_figures_as_they_are_worth() -> None:
    assert [ratio(1, 3), ratio(30, 1), ratio(None, 1)] == ["0.33", "30", None]


def test_a_table_is_replaced_and_the_text_around_it_kept() -> None:
    text = "before\n<!-- measured, modules -->\nold\n<!-- end -->\nafter\n"
    results: Results = {"pure": {"where": {"mcr": {"modules": {"a.py": 0.75, "others": 0.25}}}}}
    assert in_date(text, results, PAGE) == (
        "before\n<!-- measured, modules -->\n"
        "| rule set | share of the time of a score, profiled |\n| --- | --- |\n"
        "| mcr | `a.py` 75%, `others` 25% |\n<!-- end -->\nafter\n"
    )


def test_the_page_has_the_committed_figures() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert in_date(text, report.results(), PAGE) == text, "python -m benchmarks.report --write"


def test_an_installed_package_is_measured_without_our_own_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def run(command: list[str], *, check: bool, cwd: str) -> None:
        asked.append(command)
        assert sorted(path.name for path in Path(cwd).iterdir()) == ["benchmarks", "docs", "tests"]

    asked: list[list[str]] = []
    monkeypatch.setattr(report, "run", run)
    report.measure_installed("other", ["scores", "peers"], quick=True)
    assert asked == [
        ["other", "-m", "benchmarks.report", "--measure", "--only", "scores", "peers", "--quick"]
    ]


def test_figures_are_kept_rounded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path)
    monkeypatch.setitem(report.PARTS, "imports", lambda quick: {"ours": 0.0123456, "no": None})
    monkeypatch.setattr(report, "build", lambda: "compiled")
    report.measure(["imports"], quick=True)
    kept = json.loads((tmp_path / "compiled.json").read_text(encoding="utf-8"))
    assert kept["imports"] == {"ours": 0.01235, "no": None}
    assert list(report.results()) == ["compiled"]
    assert set(kept["about"]) == {"machine", "python", "version", "commit"}
