"""Hostile input that `python -m tests.proofs.fuzz` found, or that was looked for: only our errors.

A line of fuzz_corpus.jsonl is a case as `tests.proofs.fuzz` has it; ``times`` repeats its text.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import mahjong_score as ms
from tests.proofs.fuzz import cases, run

CORPUS = Path(__file__).parent / "fuzz_corpus.jsonl"
LINES = CORPUS.read_text(encoding="utf-8").splitlines()
# In seconds of processor time. The fuzzer itself asks for less, and measures nothing else.
FAR_TOO_LONG = 2.0


@pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))
def test_hostile_input_gets_an_answer(line: str) -> None:
    case: dict[str, Any] = json.loads(line)
    wrong, time = run(case)
    assert wrong is None, wrong
    assert time < FAR_TOO_LONG


def test_the_fuzzer_feeds_the_same_for_the_same_seed() -> None:
    """Everything that reads from outside gets something."""
    drawn = [case for case, _ in zip(cases(3), range(400), strict=False)]
    again = [case for case, _ in zip(cases(3), range(400), strict=False)]
    assert json.dumps(drawn) == json.dumps(again)
    whats = {case["what"].partition("_")[0] for case in drawn}
    assert whats == {"parse", "check", "waits", "batch", "from", "win", "tile"}


def test_the_fuzzer_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(ms, "parse_hand", broken)
    wrong, _ = run({"what": "parse", "data": "1m +1m"})
    assert wrong is not None
    assert "KeyError: 'broken'" in wrong
