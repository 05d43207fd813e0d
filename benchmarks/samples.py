"""The committed sample hands: wins with answers that the oracle has checked."""

import json
from pathlib import Path
from typing import Any, Final

from mahjong_score._hands.win import Win
from mahjong_score.formats._wins import load_win

HANDS: Final = Path(__file__).parent / "hands"


def rulesets() -> list[str]:
    """Return the rule sets that have sample hands."""
    return sorted(path.stem for path in HANDS.glob("*.jsonl"))


def read_samples(ruleset: str) -> list[dict[str, Any]]:
    """Return the sample hands of a rule set: ``win`` as in JSON, ``total`` and ``payments``."""
    lines = (HANDS / f"{ruleset}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def fresh_wins(samples: list[dict[str, Any]]) -> list[Win]:
    """Return newly built wins, so that nothing that is cached in a win can help."""
    return [load_win(sample["win"]) for sample in samples]
