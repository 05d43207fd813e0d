"""What a case expects of an answer, and what the answer gives."""

from typing import Any

# What only some rule sets answer, by the key of `expect` and of the answer.
OWN_KEYS = ("fu", "points", "limit", "yakuman", "liable")


def gives_values(case: dict[str, Any]) -> bool:
    """Whether `patterns` in `expect` has values (riichi); elsewhere it has counts."""
    return str(case["ruleset"]).startswith("riichi")


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
    parts.update({key: expect[key] for key in OWN_KEYS if key in expect})
    if "patterns" in expect and gives_values(case):
        parts["patterns"] = expect["patterns"]
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
