"""The package agrees with the oracle on random wins; ``python -m tests.oracle`` is the long run."""

import os

import pytest

import mahjong_score as ms
from tests.oracle.__main__ import compare
from tests.oracle.registry import RULESETS

COUNT = int(os.environ.get("ORACLE_COUNT", "2000"))
SEED = int(os.environ.get("ORACLE_SEED", "1"))


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_the_package_agrees_with_the_oracle(name: str) -> None:
    tally = compare(name, SEED, COUNT)
    assert (tally.count, tally.differing) == (COUNT, 0), "\n".join(tally.shown)


def test_every_rule_set_has_its_oracle() -> None:
    assert sorted(RULESETS) == sorted(ms.rulesets())
