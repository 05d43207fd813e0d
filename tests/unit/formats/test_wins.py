"""The JSON contract: what a win may say, and the answer."""

import json
from itertools import product
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.errors import Problem
from mahjong_score.formats._wins import KEYS, answer, dump_problem, dump_verdict, load_win

WIN: dict[str, Any] = {"hand": "23m456p11z(777z@N)[2222s]", "tile": "1m", "by": "self-draw"}


def problems(data: object) -> list[tuple[str, Any, Any]]:
    """Tell the reason of each problem of what cannot be read, its key and what was found."""
    try:
        load_win(data)
    except ms.NotationError as error:
        return [(p.reason, p.data.get("key"), p.data.get("found")) for p in error.problems]
    return []


def test_the_answer_to_a_win() -> None:
    """The answer of the contract; `value` is what the pattern adds in all."""
    win = {
        "hand": "23m44p(555z@W)(666z@N)(777z@E)",
        "tile": "1m",
        "by": "self-draw",
        "seat": "S",
        "round": "W",
        "events": ["last-tile"],
    }
    assert answer(win, "hong-kong") == {
        "ok": True,
        "ruleset": "hong-kong",
        "total": 10,
        "unit": "fan",
        "patterns": [
            {"id": "self-draw", "value": 1, "count": 1, "name": "Self-draw"},
            {"id": "dragon-triplet", "value": 3, "count": 3, "name": "Dragon triplet"},
            {"id": "last-tile", "value": 1, "count": 1, "name": "Last tile"},
            {"id": "big-three-dragons", "value": 5, "count": 1, "name": "Big three dragons"},
        ],
        "reading": "+123m 44p (555z@W) (666z@N) (777z@E)",
        "liable": "E",
        "payments": {"E": -768, "S": 768, "W": 0, "N": 0},
    }


def test_the_answer_to_what_is_no_win() -> None:
    assert answer({**WIN, "round": "S"}, "hong-kong") == {
        "ok": False,
        "ruleset": "hong-kong",
        "problems": [
            {
                "code": "below-minimum",
                "message": "the hand is worth 2 fan, and at least 3 are needed",
                "reason": "below-minimum",
                "found": 2,
                "expected": 3,
                "unit": "fan",
            }
        ],
    }


def test_the_answer_to_what_cannot_be_read() -> None:
    """After `notation` nothing else is judged; a problem in a text has its place."""
    assert answer({**WIN, "hand": "8z", "by": "self_draw"}, "hong-kong") == {
        "ok": False,
        "ruleset": "hong-kong",
        "problems": [
            {
                "code": "notation",
                "message": "there is no tile '8z'",
                "reason": "no-such-tile",
                "span": [0, 1],
                "key": "hand",
                "found": "8z",
            },
            {
                "code": "notation",
                "message": "by: expected one of discard, self-draw, robbed-kong, found 'self_draw'",
                "reason": "bad-word",
                "key": "by",
                "expected": "discard, self-draw, robbed-kong",
                "found": "self_draw",
            },
        ],
    }


def test_names_and_messages_in_other_languages() -> None:
    rules = ms.ruleset("hong-kong", minimum=2)
    names = [p["name"] for p in answer({**WIN, "round": "S"}, rules, "es")["patterns"]]
    assert names == ["Robo propio", "Trío de Dragón"]
    assert answer({**WIN, "round": "S"}, "hong-kong", "zh")["problems"][0]["message"] == (
        "这手牌为 2 番，至少需要 3"
    )


def test_a_dumped_verdict_is_the_answer() -> None:
    for data in (WIN, {**WIN, "round": "S"}):
        verdict = ms.check(load_win(data), "hong-kong")
        assert dump_verdict(verdict) == answer(data, "hong-kong")


def test_a_problem_is_dumped_with_its_data() -> None:
    problem = Problem.of("notation", "no-suit", span=(0, 1), text="1", found="1")
    assert dump_problem(problem, "es") == {
        "code": "notation",
        "message": "se esperaba la letra de un palo (m, p, s, z o f) tras '1'",
        "reason": "no-suit",
        "span": [0, 1],
        "found": "1",
    }


def test_every_key() -> None:
    full = {
        **WIN,
        "by": "robbed-kong",
        "from": "S",
        "seat": "W",
        "round": "N",
        "events": ["riichi", "last-of-kind"],
        "liable": "E",
        "dora": ["1m"],
        "ura": ["🀀"],
        "honba": 1,
        "sticks": 2,
        "north": 3,
    }
    assert tuple(full) == KEYS
    assert repr(load_win(full)) == (
        "parse_win('23m456p11z(777z@N)[2222s] +1m', by='robbed-kong', payer='S', seat='W',"
        " round='N', events=['last-of-kind', 'riichi'], liable='E', dora=['1m'], ura=['1z'],"
        " honba=1, sticks=2, north=3)"
    )


def test_what_is_left_out_and_null() -> None:
    """Seat and round are East and events empty when left out; null counts as left out."""
    nothing = dict.fromkeys(KEYS[3:])
    assert load_win({**nothing, **WIN}) == load_win(WIN)
    assert repr(load_win(WIN)) == (
        "parse_win('23m456p11z(777z@N)[2222s] +1m', by='self-draw', seat='E', round='E')"
    )
    assert problems({**nothing, "hand": None}) == [
        ("missing-key", key, None) for key in ("hand", "tile", "by")
    ]


def test_unknown_keys_are_refused_by_name() -> None:
    """A misspelt key must not pass in silence; `payer` is the word of Python for `from`."""
    assert problems({**WIN, "payer": "S", "Seat": "E", "": 1, "x" * 100: 1}) == [
        ("unknown-key", None, ""),
        ("unknown-key", None, "Seat"),
        ("unknown-key", None, "payer"),
        ("unknown-key", None, "x" * 24 + "…"),
    ]


WRONG: dict[str, list[Any]] = {
    "hand": [5, 1.5, True, [], ["1m"], {}, {"a": 1}],
    "tile": [5, 0, True, ["1m"], {}, "", "8z", "11m", "1m2m", "(111m)"],
    "by": [5, True, [], {}, "", "self_draw", "Discard"],
    "from": [5, True, ["E"], {}, "", "e", "East"],
    "seat": [5, True, ["E"], {}, "", "X"],
    "round": [5, True, ["E"], {}, "", "P"],
    "events": [5, True, {}, {"last-tile": True}, "last-tile", [5], [None], ["last_tile"], [["a"]]],
    "liable": [5, True, ["E"], {}, "", "no"],
    "dora": [5, True, {}, "1m", ["8z"], [None], [["1m"]], [1.5]],
    "ura": [5, True, {}, "1m", ["8z"], [None], [["1m"]], [1.5]],
    "honba": ["1", 1.0, -1, True, [], {}],
    "sticks": ["1", 1.0, -1, True, [], {}],
    "north": ["1", 1.0, -1, True, [], {}],
}


@pytest.mark.parametrize("key", KEYS)
def test_values_of_a_wrong_kind_are_refused(key: str) -> None:
    for value in WRONG[key]:
        given = answer({**WIN, key: value}, "hong-kong")
        assert [p["code"] for p in given["problems"]] == ["notation"], value


def test_the_int_of_a_tile_is_not_part_of_the_contract() -> None:
    for key, value in product(("dora", "ura"), (0, 33, True)):
        given = answer({**WIN, key: [value]}, "hong-kong")
        assert [p["code"] for p in given["problems"]] == ["notation"], (key, value)


@pytest.mark.parametrize("data", [None, [], [WIN], "hand", 5, 1.5, True])
def test_what_is_no_object_is_refused(data: object) -> None:
    shown = data if isinstance(data, str) else repr(data)
    assert problems(data) == [("not-json", None, shown[:24] + "…" * (data == [WIN]))]


def test_everything_that_cannot_be_read_is_told_at_once() -> None:
    data = {"hand": "8z (12m)", "tile": "8z", "by": "steal", "from": 5, "events": "x", "a": 1}
    assert problems(data) == [
        ("no-such-tile", "hand", "8z"),
        ("not-a-meld", "hand", "12m"),
        ("no-such-tile", "tile", "8z"),
        ("bad-word", "by", "steal"),
        ("bad-word", "from", "5"),
        ("bad-value", "events", "x"),
        ("unknown-key", None, "a"),
    ]


def test_every_one_of_a_list_that_cannot_be_read_is_told() -> None:
    """Ten of each list at most."""
    data = {**WIN, "events": ["riichi", "x", 5], "dora": ["1m", "9z", "00"], "ura": ["8z"] * 99}
    assert [(reason, found) for reason, _, found in problems(data)] == [
        ("bad-word", "x"),
        ("bad-word", "5"),
        ("no-such-tile", "9z"),
        ("no-such-tile", "00"),
        *[("no-such-tile", "8z")] * 10,
    ]


def nested(depth: int) -> object:
    """Give a list in a list in a list."""
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [nested(100_000), -(10**5000)], ids=["nested", "huge"])
def test_values_that_python_cannot_show_are_refused_like_others(value: object) -> None:
    """A wrong value is told as such, also one that is nested too deeply or is too long a number."""
    wins = {key: {**WIN, key: value} for key in KEYS}
    for key, data in {**wins, "whole": value, "unknown": {**WIN, "unknown": value}}.items():
        (problem,) = answer(data, "hong-kong")["problems"]
        assert problem["code"] == "notation", key
        assert problem["reason"] in ("bad-value", "bad-word", "not-json", "unknown-key"), key


def test_a_hand_has_no_plus_in_the_contract() -> None:
    assert problems({**WIN, "hand": "23m456p11z(777z@N)[2222s]+1m"}) == [
        ("plus-in-hand", "hand", None)
    ]


def test_the_answer_is_json() -> None:
    for data in (WIN, {**WIN, "events": ["last-tile"], "from": "S"}, {**WIN, "hand": "\ud800"}):
        given = answer(data, "hong-kong")
        assert json.loads(json.dumps(given)) == given


def test_there_is_no_answer_of_an_unknown_rule_set() -> None:
    with pytest.raises(ms.OptionError, match="there is no rule set 'mars'"):
        answer(WIN, "mars")
