"""What the tests share: a win judged and told in one line."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve

import mahjong_score as ms

CASES = Path(__file__).parent / "cases"


def verdict(
    text: str,
    by: str = "discard",
    *,
    rules: str = "hong-kong",
    options: Mapping[str, object] | None = None,
    **said: Any,
) -> ms.Verdict:
    """Judge a win given as text; `said` are the further arguments of `parse_win`."""
    return ms.check(ms.parse_win(text, by=by, **said), ms.ruleset(rules, **(options or {})))


def account(text: str, by: str = "discard", **said: Any) -> str:
    """Tell in one line what a win is worth, or the codes of its problems (see `verdict`)."""
    return str(verdict(text, by, **said)).partition(": ")[2]


def fan(text: str, by: str = "discard", **said: Any) -> str:
    """Tell the total and the patterns of a win, whatever the minimum, without the payments."""
    options = {"minimum": 0, "cap": None, **said.pop("options", {})}
    return account(text, by, options=options, **said).partition(";")[0]


def payments(text: str, by: str = "discard", **said: Any) -> str:
    """Tell the fan of a win and who pays whom, or why this is not known."""
    score = verdict(text, by, **said).score
    assert score is not None, account(text, by, **said)
    if score.payments is None:
        return f"{score.total} {score.no_payments}"
    paid = " ".join(f"{seat}{amount:+}" for seat, amount in score.payments.items() if amount)
    return f"{score.total} {paid}"


def reasons(text: str, by: str = "discard", **said: Any) -> list[tuple[str, dict[str, Any]]]:
    """Tell the reason of each problem of a win, with its data."""
    return [(p.reason, dict(p.data)) for p in verdict(text, by, **said).problems]


def unreadable(text: str, **said: Any) -> list[tuple[str, tuple[int, int] | None]]:
    """Tell the reason of each thing in a text that cannot be read, and its place."""
    try:
        ms.parse_win(text, **{"by": "discard", **said})
    except ms.NotationError as error:
        return [(problem.reason, problem.span) for problem in error.problems]
    return []


def cases() -> Iterator[dict[str, Any]]:
    """Give every case of every case file."""
    for path in sorted(CASES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip():
                yield json.loads(line)


def settled_with(rules: ms.Ruleset, win: ms.Win, total: int) -> ms.Settlement | str:
    """Settle a win as if it were worth so much; where it cannot be known, say why."""
    changes: dict[str, Any] = {"minimum": 0}
    score = ms.score(win, evolve(rules, **changes))
    return score.ruleset.settle(evolve(score, total=total))
