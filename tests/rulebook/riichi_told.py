"""What the tests of Japanese rules share: a win told in one line, with fu, points and payments."""

from typing import Any

from mahjong_score import Score
from mahjong_score.rulebooks.riichi import Riichi
from mahjong_score.rulebooks.riichi.fu import fu_rows
from tests.helpers import verdict

WAYS = {"drawn": "self-draw", "ron": "discard", "robbed": "robbed-kong"}

PINFU = "234678m345p67s99s +5s"
OPEN = "234678m67s88s(345p@E) +5s"
KONG = "234678m67s88s[3333p] +5s"


def judged(text: str, how: str, rules: str = "riichi", **said: Any) -> Score | str:
    """Judge a win, or tell its problems; `how` is ``drawn SE`` or ``ron SE N``: seat and round."""
    way, winds, *payer = how.split()
    said |= {"seat": winds[0], "round": winds[1], "payer": payer[0] if payer else None}
    given = verdict(text, WAYS[way], rules=rules, **said)
    return given.score or ", ".join(problem.code for problem in given.problems)


def told(text: str, how: str, rules: str = "riichi", **said: Any) -> str:
    """Tell han, fu, points, limit and patterns, and who pays whom."""
    score = judged(text, how, rules, **said)
    if isinstance(score, str):
        return score
    own = score.ruleset.answer_keys(score)
    fu = "" if own["fu"] is None else f" {own['fu']} fu"
    limit = f" {own['limit']}" if own["limit"] else ""
    found = ", ".join(f"{pattern.id} {pattern.value}" for pattern in score.patterns)
    worth = f"{score.total} han{fu}, {own['points']}{limit}: {found}"
    if score.payments is None:
        return f"{worth}; {score.no_payments}"
    paid = " ".join(f"{seat}{amount:+}" for seat, amount in score.payments.items() if amount)
    return f"{worth}; {paid}"


def worth(text: str, how: str, rules: str = "riichi", **said: Any) -> str:
    """Tell the same without the payments."""
    return told(text, how, rules, **said).partition(";")[0]


def paid(text: str, how: str, rules: str = "riichi", **said: Any) -> str:
    """Tell who pays whom, and who is liable."""
    score = judged(text, how, rules, **said)
    assert isinstance(score, Score), score
    amounts = told(text, how, rules, **said).partition("; ")[2]
    return f"{amounts}; liable {score.liable}" if score.liable else amounts


def fu(text: str, how: str, **said: Any) -> tuple[dict[str, int], int]:
    """Tell the fu of each row, and the fu that count."""
    score = judged(text, how, **said)
    assert isinstance(score, Score), score
    assert isinstance(score.ruleset, Riichi)
    rows = {
        row.id: row.value * count
        for row, count in fu_rows(score.ruleset.read(score), score.ruleset)
    }
    counted = score.ruleset.answer_keys(score)["fu"]
    assert isinstance(counted, int)
    return rows, counted
