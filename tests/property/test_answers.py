"""Properties of answers: any JSON value has one, and it does not depend on what it should not."""

import json
import pickle
from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score.formats._wins import answer, load_win
from tests.oracle.__main__ import difference
from tests.oracle.registry import RULESETS
from tests.property import strategies

CODES = (
    "notation",
    "tile-not-in-set",
    "wrong-tile-count",
    "too-many-copies",
    "contradiction",
    "not-a-winning-hand",
    "below-minimum",
)


@given(strategies.json_values() | strategies.spoiled_data(), st.sampled_from(ms.rulesets()))
def test_any_json_value_is_answered(data: Any, name: str) -> None:
    """`answer` never raises, its result is JSON, and codes stand in the order of the contract."""
    given_answer = answer(data, name)
    assert json.loads(json.dumps(given_answer)) == given_answer
    assert given_answer["ruleset"] == name
    if not given_answer["ok"]:
        codes = [problem["code"] for problem in given_answer["problems"]]
        assert codes != []
        if "notation" in codes:
            assert set(codes) == {"notation"}
        if name.startswith("hong-kong"):
            assert codes == sorted(codes, key=CODES.index)


@pytest.mark.parametrize("name", ms.rulesets())
@given(data=st.data())
def test_check_is_ok_if_and_only_if_score_gives_one(name: str, data: st.DataObject) -> None:
    """And what is passed in is not changed; the results pickle."""
    win, options = data.draw(strategies.oracle_wins(name))
    before = deepcopy((win, options))
    rules = ms.ruleset(name, **options)
    answer(win, rules)
    assert (win, options) == before
    try:
        parsed = load_win(win)
    except ms.NotationError:
        return
    verdict = ms.check(parsed, rules)
    score: ms.Score | None = None
    problems: tuple[ms.Problem, ...] = ()
    try:
        score = ms.score(parsed, rules)
    except ms.NotAWin as error:
        problems = error.problems
    assert (verdict.ok, verdict.score, verdict.problems) == (score is not None, score, problems)
    assert verdict.ok is (problems == ())
    assert list(ms.score_many([parsed], rules)) == [verdict]
    assert pickle.loads(pickle.dumps(verdict)) == verdict
    assert load_win(win) == parsed


@pytest.mark.parametrize("name", ["hong-kong", "hong-kong-two-player"])
@given(data=st.data())
def test_a_settlement_sums_to_zero(name: str, data: st.DataObject) -> None:
    """The winner never pays, and nobody else is ever paid."""
    win, options = data.draw(strategies.oracle_wins(name))
    paid = answer(win, ms.ruleset(name, **options)).get("payments")
    if paid is not None:
        winner = win.get("seat") or "E"
        assert sum(paid.values()) == 0
        assert paid[winner] >= 0
        assert [seat for seat, amount in paid.items() if seat != winner and amount > 0] == []


SUITS = ["".join(order) for order in permutations("mps")]


def summary(given_answer: dict[str, Any]) -> Any:
    """Give the parts of an answer in which no tile is named."""
    if given_answer["ok"]:
        return [given_answer[key] for key in ("total", "patterns", "liable", "payments")]
    return sorted((problem["code"], problem["reason"]) for problem in given_answer["problems"])


@given(strategies.oracle_wins("hong-kong"), st.sampled_from(SUITS))
def test_renaming_the_suits_does_not_matter(
    drawn: tuple[dict[str, Any], dict[str, Any]], suits: str
) -> None:
    win, options = drawn
    rename = str.maketrans("mps", suits)
    renamed = {**win, "hand": win["hand"].translate(rename), "tile": win["tile"].translate(rename)}
    rules = ms.ruleset("hong-kong", **options)
    assert summary(answer(renamed, rules)) == summary(answer(win, rules))


@pytest.mark.parametrize("name", [name for name in ms.rulesets() if name in RULESETS])
@given(data=st.data())
def test_no_other_reading_pays_more(name: str, data: st.DataObject) -> None:
    """The oracle tries every reading by brute force: none is worth more than the one scored.

    The patterns are those of one reading that ties with the best.
    """
    win, options = data.draw(strategies.oracle_wins(name))
    given_answer = answer(win, ms.ruleset(name, **options))
    assert not difference(RULESETS[name].judge(win, options), given_answer)


@given(strategies.trap_wins())
def test_traps_are_judged_as_the_oracle_does(win: dict[str, Any]) -> None:
    assert not difference(RULESETS["hong-kong"].judge(win, {}), answer(win, "hong-kong"))
