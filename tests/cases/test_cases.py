"""The case files of this folder: a hand, its circumstances, the expected answer."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.wire import answer
from tests.helpers import cases

CASES = list(cases())

# Rule sets that share the patterns of another one, and with them its cases.
SHARED = {"hong-kong-two-player": "hong-kong"}


def expected(case: dict[str, Any]) -> dict[str, Any]:
    """Give the parts of the answer that a case says."""
    parts: dict[str, Any] = {}
    expect = case["expect"]
    if "total" in expect and expect["total"] is not None:
        parts["ok"], parts["total"] = True, expect["total"]
    if "code" in expect:
        parts["ok"], parts["code"] = False, expect["code"]
    if "fan" in expect:
        parts["found"] = expect["fan"]
    if "payments" in expect:
        parts["payments"] = expect["payments"]
    if "patterns" in case:
        parts["patterns"] = case["patterns"]
    parts["lacking"] = []
    parts["unwanted"] = []
    return parts


def found(case: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """Give the same parts of an answer."""
    patterns = {p["id"]: p["value"] for p in given.get("patterns", [])}
    parts = {**given, "patterns": patterns}
    for problem in given.get("problems", []):
        if problem["code"] == case["expect"].get("code"):
            parts["code"] = problem["code"]
            parts["found"] = problem.get("found")
    parts["lacking"] = [pattern for pattern in case.get("has", []) if pattern not in patterns]
    parts["unwanted"] = [pattern for pattern in case.get("misses", []) if pattern in patterns]
    return {part: parts.get(part) for part in expected(case)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    rules = ms.ruleset(case["ruleset"], **case.get("options", {}))
    given = answer(case["win"], rules)
    assert found(case, given) == expected(case), json.dumps(given, ensure_ascii=False)


def patterns() -> Iterator[tuple[str, str]]:
    """Give every pattern of every rule set."""
    for name in ms.rulesets():
        for pattern in ms.ruleset(name).patterns:
            yield name, pattern.id


@pytest.mark.parametrize(("name", "pattern"), list(patterns()))
def test_every_pattern_has_a_case_that_has_it_and_one_that_misses_it(
    name: str, pattern: str
) -> None:
    own = [case for case in CASES if case["ruleset"] in (name, SHARED.get(name))]
    said = {
        word for word in ("has", "misses") if any(pattern in case.get(word, []) for case in own)
    }
    assert said == {"has", "misses"}


def test_ids_are_unique() -> None:
    ids = [case["id"] for case in CASES]
    assert sorted(ids) == sorted(set(ids))
