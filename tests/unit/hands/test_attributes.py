"""Each attribute of a win is declared once, and all that goes by the declarations agrees."""

from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import assume, given

import mahjong_score as ms
from mahjong_score._hands.attributes import COUNT, TILES
from mahjong_score._hands.win import ATTRIBUTES, BLANK, CIRCUMSTANCES, REQUIRED
from mahjong_score.formats import dump_verdict, load_win
from mahjong_score.formats._wins import KEYS
from tests.oracle.generate import random_win
from tests.oracle.registry import RULESETS
from tests.property.strategies import seeds

COMMON = {"by", "payer", "seat", "round", "events", "liable"}


def test_the_arguments_that_type_checkers_know_are_those_that_are_declared() -> None:
    assert set(ms.WinArguments.__annotations__) == set(ATTRIBUTES)
    assert set(ATTRIBUTES) - {"by", "payer", "liable"} == CIRCUMSTANCES


def test_the_keys_of_json_are_those_that_are_declared() -> None:
    assert ("hand", "tile", *(one.key for one in ATTRIBUTES.values())) == KEYS
    assert [one.key for one in ATTRIBUTES.values() if one.key != one.name] == ["from"]


def test_the_fields_of_a_win_are_its_attributes_with_hand_and_tile() -> None:
    assert list(BLANK) == ["hand", "tile", *ATTRIBUTES, "packed"]
    assert REQUIRED == ("hand", "tile", "by")


@pytest.mark.parametrize("name", ms.rulesets())
def test_rule_sets_say_what_they_read(name: str) -> None:
    """Japanese rules also read the norths of four players, whom they refuse them."""
    read = ms.ruleset(name).reads
    japanese = ("dora", "ura", "honba", "sticks", "north")
    assert read == (japanese if name.startswith("riichi") else ())
    assert COMMON | {*japanese} == set(ATTRIBUTES)


@pytest.mark.parametrize("name", ms.rulesets())
@given(seed=seeds())
def test_what_a_rule_set_does_not_read_is_ignored(name: str, seed: int) -> None:
    rng = Random(seed)
    rules = ms.ruleset(name)
    try:
        win = load_win(random_win(rng, RULESETS[name]))
    except ms.NotationError:
        assume(False)
    values: dict[str, Any] = {
        one.name: {TILES: ("1m", "5z"), COUNT: 2}[one.kind]
        for one in ATTRIBUTES.values()
        if one.name not in COMMON | {*rules.reads}
    }
    other = attrs.evolve(win, **values)
    assert dump_verdict(rules.check(other)) == dump_verdict(rules.check(win))
