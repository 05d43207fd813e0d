"""Waits agree with trying every tile, by the judgement of the oracle.

``python -m tests.oracle.waits`` is the long run.
"""

from contextlib import suppress

import pytest
from hypothesis import given, settings

import mahjong_score as ms
from tests.oracle.registry import RULESETS
from tests.oracle.waits import compare
from tests.property.strategies import seeds, texts

FEW = 60


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_waits_are_the_tiles_that_win(name: str) -> None:
    """Values, problems and copies left too; melds, kongs and near-ready flushes included."""
    tally = compare(name, 1, FEW)
    assert (tally.count, tally.differing) == (FEW, 0), "\n".join(tally.shown)
    assert len(tally.waiting) > 3


@given(texts(), seeds())
@settings(max_examples=50)
def test_any_hand_has_waits_or_a_hand_error(text: str, seed: int) -> None:
    try:
        hand = ms.parse_hand(text)
    except ms.NotationError:
        return
    rules = ms.ruleset(ms.rulesets()[seed % len(ms.rulesets())])
    if hand.packed.size != 13:
        with pytest.raises(ms.HandError):
            ms.waits(hand, rules)
        return
    with suppress(ms.HandError):
        assert all(wait.tile is tile for tile, wait in ms.waits(hand, rules).items())
