"""Helpers for tests: judge a win, and return the result in one line."""

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
    **arguments: Any,
) -> ms.Verdict:
    """Return the verdict on a win given as text; `arguments` are passed to `parse_win`."""
    return ms.check(ms.parse_win(text, by=by, **arguments), ms.ruleset(rules, **(options or {})))


def account(text: str, by: str = "discard", **arguments: Any) -> str:
    """Return in one line what a win is worth, or the codes of its problems (see `verdict`)."""
    return str(verdict(text, by, **arguments)).partition(": ")[2]


def fan(text: str, by: str = "discard", **arguments: Any) -> str:
    """Return the total and the patterns of a win, whatever the minimum, without the payments."""
    options = {"minimum": 0, "cap": None, **arguments.pop("options", {})}
    return account(text, by, options=options, **arguments).partition(";")[0]


def payments(text: str, by: str = "discard", **arguments: Any) -> str:
    """Return the fan of a win and who pays whom, or why this is not known."""
    score = verdict(text, by, **arguments).score
    assert score is not None, account(text, by, **arguments)
    if score.payments is None:
        return f"{score.total} {score.no_payments}"
    paid = " ".join(f"{seat}{amount:+}" for seat, amount in score.payments.items() if amount)
    return f"{score.total} {paid}"


def reasons(text: str, by: str = "discard", **arguments: Any) -> list[tuple[str, dict[str, Any]]]:
    """Return the reason of each problem of a win, with its data."""
    return [(p.reason, dict(p.data)) for p in verdict(text, by, **arguments).problems]


def unreadable(text: str, **arguments: Any) -> list[tuple[str, tuple[int, int] | None]]:
    """Return the reason and the span of each part of a text that cannot be read."""
    try:
        ms.parse_win(text, **{"by": "discard", **arguments})
    except ms.NotationError as error:
        return [(problem.reason, problem.span) for problem in error.problems]
    return []


def cases() -> Iterator[dict[str, Any]]:
    """Yield every case of every case file."""
    for path in sorted(CASES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip():
                yield json.loads(line)


def settled_with(rules: ms.Ruleset, win: ms.Win, total: int) -> ms.Settlement | str:
    """Return the payments of a win as if it were worth `total`, or why they are not known."""
    changes: dict[str, Any] = {"minimum": 0}
    score = ms.score(win, evolve(rules, **changes))
    return score.ruleset.settle(evolve(score, total=total))
