"""The case files of this folder: a hand, its circumstances, the expected answer."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.formats._wins import answer, load_win
from tests.cases.comparing import expected, found, gives_values
from tests.helpers import cases
from tests.oracle.mcr import scorer as mcr

CASES = list(cases())

# Rule sets that also use the cases of another one, as they share its patterns.
# Riichi for four and for three players share theirs both ways: only three set norths aside, only
# four have every mixed sequence.
SHARED = {
    "hong-kong-two-player": "hong-kong",
    "riichi": "riichi-three-player",
    "riichi-three-player": "riichi",
}

# Fans of two chows, of 1 point each: where more hold than count, any of them may be named.
TWO_CHOWS = {"pure-double-chow", "mixed-double-chow", "short-straight", "two-terminal-chows"}

# Exclusions in the rulebook that can never occur in a hand, with the reason.
UNSEEN = {
    ("mcr", "little-three-dragons", "dragon-pung"): "it is exactly one, and here there are two",
}


def folded(counts: dict[str, int]) -> dict[str, int]:
    """Return the counts of patterns, the fans of two chows added up as one."""
    named = {pattern: count for pattern, count in counts.items() if pattern not in TWO_CHOWS}
    return {**named, "of-two-chows": sum(counts.values()) - sum(named.values())}


def ties(case: dict[str, Any]) -> list[dict[str, int]]:
    """Return the counts of patterns of each reading that is worth most, by the oracle."""
    alternatives = mcr.judge(case["win"], case["options"]).alternatives
    return [folded(mcr.counts(dict(one), case["options"])) for one in alternatives]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    rules = ms.ruleset(case["ruleset"], **case.get("options", {}))
    given = answer(case["win"], rules)
    assert found(case, given) == expected(case), json.dumps(given, ensure_ascii=False)


COUNTED = [case for case in CASES if "patterns" in case["expect"] and not gives_values(case)]


@pytest.mark.parametrize("case", COUNTED, ids=lambda case: case["id"])
def test_counts_of_patterns(case: dict[str, Any]) -> None:
    """`patterns` in `expect`: how often each holds, up to readings that are worth the same."""
    given = answer(case["win"], ms.ruleset(case["ruleset"], **case["options"]))
    counts = folded({pattern["id"]: pattern["count"] for pattern in given["patterns"]})
    printed = folded(case["expect"]["patterns"])
    assert counts == printed or (counts in ties(case) and printed in ties(case))


def patterns() -> Iterator[tuple[str, str]]:
    """Yield every pattern of every rule set."""
    for name in ms.rulesets():
        for pattern in ms.ruleset(name).patterns:
            yield name, pattern.id


@pytest.mark.parametrize(("name", "pattern"), list(patterns()))
def test_every_pattern_has_a_case_that_has_it_and_one_that_misses_it(
    name: str, pattern: str
) -> None:
    related = [case for case in CASES if case["ruleset"] in (name, SHARED.get(name))]
    seen = {
        word for word in ("has", "misses") if any(pattern in case.get(word, []) for case in related)
    }
    if any(pattern in case["expect"].get("patterns", {}) for case in related):
        seen.add("has")
    assert seen == {"has", "misses"}


def exclusions() -> Iterator[tuple[str, str, str]]:
    """Yield every rule set, pattern and cheaper pattern that is not counted with it."""
    for name in ms.rulesets():
        for pattern in ms.ruleset(name).patterns:
            for excluded in pattern.excludes:
                if (name, pattern.id, excluded) not in UNSEEN:
                    yield name, pattern.id, excluded


def holds_alone(case: dict[str, Any], pattern: str) -> bool:
    """Whether a pattern holds by its own definition in the reading that is scored."""
    rules = ms.ruleset(case["ruleset"], **case.get("options", {}))
    score = ms.score(load_win(case["win"]), rules)
    features = rules.features(score.win)
    reading = score.reading
    features.look_at(reading.core, reading.completion, reading.shape)
    declared = next(one for one in rules.patterns if one.id == pattern)
    holds = declared.value_with(features.flags) != 0
    return holds and (declared.count is None or declared.count(features) > 0)


@pytest.mark.parametrize(("name", "dearer", "excluded"), list(exclusions()))
def test_every_exclusion_has_a_case_in_which_it_matters(
    name: str, dearer: str, excluded: str
) -> None:
    assert any(
        case["ruleset"] == name
        and dearer in case.get("has", [])
        and excluded in case.get("misses", [])
        and holds_alone(case, excluded)
        for case in CASES
    )


def test_ids_are_unique() -> None:
    ids = [case["id"] for case in CASES]
    assert sorted(ids) == sorted(set(ids))
