"""The parts of an answer that a case states, as expected and as found."""

from typing import Any

# Keys that only some rule sets have: in `expect`, and in the answer.
OWN_KEYS = ("fu", "points", "limit", "yakuman", "liable")


def gives_values(case: dict[str, Any]) -> bool:
    """Whether `patterns` in `expect` has values (riichi); elsewhere it has counts."""
    return str(case["ruleset"]).startswith("riichi")


def expected(case: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of the answer that a case states, with the values it expects."""
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
    """Return the same parts of a given answer."""
    patterns = {p["id"]: p["value"] for p in given.get("patterns", [])}
    parts = {**given, "patterns": patterns}
    for problem in given.get("problems", []):
        if problem["code"] == case["expect"].get("code"):
            parts["code"] = problem["code"]
            parts["found"] = problem.get("found")
    parts["lacking"] = [pattern for pattern in case.get("has", []) if pattern not in patterns]
    parts["unwanted"] = [pattern for pattern in case.get("misses", []) if pattern in patterns]
    return {part: parts.get(part) for part in expected(case)}
