"""`python -m tests.cases`: whole case files, compressed or not."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cases.__main__ import main
from tests.helpers import CASES

CASE: dict[str, Any] = {
    "id": "one",
    "ruleset": "riichi",
    "win": {"hand": "234678m345p67s99s", "tile": "5s", "by": "discard", "from": "N", "seat": "S"},
    "expect": {"total": 1, "fu": 30, "points": 1000, "limit": None, "patterns": {"pinfu": 1}},
}


def run(monkeypatch: pytest.MonkeyPatch, *files: Path) -> int:
    monkeypatch.setattr("sys.argv", ["tests.cases", *map(str, files)])
    return main()


def test_files_that_agree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    packed = tmp_path / "one.jsonl.gz"
    with gzip.open(packed, "wt", encoding="utf-8") as file:
        file.write(json.dumps(CASE) + "\n\n")
    assert run(monkeypatch, CASES / "riichi_bugs.jsonl", packed) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("riichi_bugs.jsonl: 19 of 19 agree")
    assert printed[1].startswith("one.jsonl.gz: 1 of 1 agree")


@pytest.mark.parametrize(
    "wrong",
    [
        {"total": 2},
        {"fu": 40},
        {"points": 1300},
        {"limit": "mangan"},
        {"yakuman": 1},
        {"patterns": {"pinfu": 2}},
        {"patterns": {"pinfu": 1, "tanyao": 1}},
        {"payments": {"E": 0, "S": 1000, "W": -1000, "N": 0}},
        {"total": None, "code": "no-yaku"},
    ],
)
def test_each_key_is_compared(
    wrong: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_text(json.dumps({**CASE, "expect": {**CASE["expect"], **wrong}}))
    assert run(monkeypatch, path) == 1
    assert "wrong.jsonl: 0 of 1 agree" in capsys.readouterr().out


def test_a_case_that_cannot_be_judged_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "wrong.jsonl"
    path.write_text(json.dumps({**CASE, "options": {"kuitan": True}}))
    assert run(monkeypatch, path) == 1
    assert "OptionError" in capsys.readouterr().out
