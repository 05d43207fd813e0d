"""A game as JSON: what is written, and that nothing else can be read."""

import json
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._games import dump_game, load_game
from mahjong_score.play._faults import false_claim, false_win
from mahjong_score.play._game import Game

HAND = "123456789p1122z +2z"


def played() -> Game:
    """A game with a line of each kind, and a player who has left."""
    rules = ms.ruleset("simple", several_winners="all")
    game = Game(rules, rounds=2, stake=40)
    score = ms.score(ms.parse_win(HAND, by="discard", seat="S", payer="W"), rules)
    game = game.after_win(score).after_draw().after_fault(false_claim("kong", "E", rules))
    return game.after_fault(false_win("W", rules))


STORED: dict[str, Any] = {
    "version": 1,
    "ruleset": "simple",
    "options": {"double_wind": 2, "settlement": "each-pays", "several_winners": "all"},
    "rounds": 2,
    "stake": 40,
    "lines": [
        {
            "outcome": "win",
            "winners": ["S"],
            "amounts": {"E": -22, "S": 66, "W": -22, "N": -22},
        },
        {"outcome": "drawn", "amounts": {"E": 0, "S": 0, "W": 0, "N": 0}},
        {
            "outcome": "fault",
            "fault": "false-kong",
            "offender": "S",
            "consequence": "undone",
            "amounts": {"E": 0, "S": 0, "W": 0, "N": 0},
        },
        {
            "outcome": "fault",
            "fault": "false-win",
            "offender": "N",
            "consequence": "hand-replayed",
            "amounts": {"E": 16, "S": 16, "W": 16, "N": -48},
        },
    ],
}


NO_OUTCOME = "lines[0].outcome: expected one of win, drawn, fault, deposit, found"


def stored(**changed: Any) -> dict[str, Any]:
    """The stored game with some of its values changed."""
    return {**STORED, **changed}


def with_line(**changed: Any) -> dict[str, Any]:
    """The stored game with its first line changed."""
    return stored(lines=[{**STORED["lines"][0], **changed}])


def unreadable(data: Any) -> list[str]:
    """Tell why data are no game; every reason can be said in every language."""
    with pytest.raises(ms.NotationError) as caught:
        load_game(data)
    problems = caught.value.problems
    assert all(p.message(lang) for p in problems for lang in LANGUAGES)
    return [problem.message() for problem in problems]


def test_what_is_written() -> None:
    assert json.loads(json.dumps(dump_game(played()))) == STORED


def test_what_is_written_can_be_read() -> None:
    game = load_game(STORED)
    assert game == played()
    assert game.players == ("E", "S", "W")
    assert game.totals == {"E": 18, "S": 106, "W": 18, "N": 18}


def test_null_and_what_has_a_default_may_be_left_out() -> None:
    shortest = {"version": 1, "ruleset": "zung-jung", "lines": []}
    assert load_game(shortest) == Game("zung-jung")
    nothing = {"options": None, "rounds": None, "stake": None}
    assert load_game({**shortest, **nothing}) == Game("zung-jung")


TABLE = ms.PaymentTable(first=3, discarder=(2, 4), others=(0, 1), self_draw=(1, 2))


@pytest.mark.parametrize(
    "rules",
    [
        ms.ruleset("hong-kong"),
        ms.ruleset("hong-kong", payments=TABLE, cap=None),
        ms.ruleset("hong-kong", payments="full-spicy", minimum=0, nine_gates="nine-sided"),
        ms.ruleset(
            "hong-kong",
            payments=ms.PaymentTable(
                first=0, discarder=(3,), others=(0,), self_draw=(1,), doubles=True
            ),
        ),
        ms.ruleset("hong-kong-two-player", golden={3 + n: n for n in range(8)}),
        ms.ruleset("zung-jung", values="v1.03-site", threshold=30),
        ms.ruleset("simple", settlement="accumulate"),
    ],
)
def test_the_options_of_the_rules_are_kept(rules: ms.Ruleset) -> None:
    text = json.dumps(dump_game(Game(rules)))
    assert load_game(json.loads(text)).ruleset == rules


@pytest.mark.parametrize("data", [None, [], "game", 1, True])
def test_what_is_no_object(data: Any) -> None:
    assert unreadable(data) == [f"expected one JSON object, found '{type(data).__name__}'"]


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = {
        "version": 2,
        "ruleset": 5,
        "options": [],
        "rounds": "4",
        "stake": 1.5,
        "line": [],
    }
    assert sorted(unreadable(data)) == [
        "options: expected the options of the rule set, found '[]'",
        "rounds: expected a whole number, found '4'",
        "ruleset: expected the name of a rule set, found '5'",
        "stake: expected a whole number, found '1.5'",
        "the key lines is required",
        "there is no key 'line'; expected one of version, ruleset, lines, options, rounds, stake",
        "version: expected 1, found '2'",
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (stored(version=True), "version: expected 1, found 'True'"),
        (stored(version=1.0), "version: expected 1, found '1.0'"),
        (stored(rounds=False), "rounds: expected a whole number, found 'False'"),
        (
            stored(options={"name": 1}),
            "options: expected the options of the rule set, found '{'name': 1}'",
        ),
        (stored(options={1: 1}), "options: expected the options of the rule set, found '{1: 1}'"),
        (stored(lines={}), "lines: expected a list of lines, found '{}'"),
        (stored(lines="win"), "lines: expected a list of lines, found 'win'"),
        (stored(lines=[1]), f"{NO_OUTCOME} '1'"),
        (
            stored(lines=["win"]),
            f"{NO_OUTCOME} 'win'",
        ),
        (
            stored(lines=[None]),
            f"{NO_OUTCOME} 'None'",
        ),
        (stored(lines=[[]]), f"{NO_OUTCOME} '[]'"),
        (stored(lines=[{}]), f"{NO_OUTCOME} 'None'"),
        (
            with_line(outcome=[]),
            f"{NO_OUTCOME} '[]'",
        ),
        (
            with_line(outcome="lost"),
            f"{NO_OUTCOME} 'lost'",
        ),
        (with_line(winners="S"), "lines[0].winners: expected a list of seats, found 'S'"),
        (with_line(winners=["X"]), "lines[0].winners: expected one of E, S, W, N, found 'X'"),
        (with_line(winners=[[]]), "lines[0].winners: expected one of E, S, W, N, found '[]'"),
        (with_line(amounts=[]), "lines[0].amounts: expected points for each seat, found '[]'"),
        (with_line(amounts={"X": 1}), "lines[0].amounts: expected one of E, S, W, N, found 'X'"),
        (
            with_line(amounts={"E": 1.5}),
            "lines[0].amounts: expected points for each seat, found '1.5'",
        ),
        (
            with_line(amounts={"E": True}),
            "lines[0].amounts: expected points for each seat, found 'True'",
        ),
        (
            with_line(amounts={"E": 10**31}),
            "lines[0].amounts: expected points for each seat, found '100000000000000000000000…'",
        ),
        (
            with_line(tip=1),
            "there is no key 'lines[0].tip'; expected one of winners, amounts, outcome",
        ),
        (with_line(winners=None), "the key lines[0].winners is required"),
    ],
)
def test_a_value_that_cannot_be_read(data: Any, message: str) -> None:
    assert unreadable(data) == [message]


def test_a_fault_that_cannot_be_read() -> None:
    line = {"outcome": "fault", "fault": [], "offender": 1, "consequence": "jail", "amounts": {}}
    assert unreadable(stored(lines=[STORED["lines"][0], line])) == [
        "lines[1].fault: expected one of false-win, too-many-tiles, too-few-tiles, false-pong,"
        " false-kong, false-chow, found '[]'",
        "lines[1].offender: expected one of E, S, W, N, found '1'",
        "lines[1].consequence: expected one of hand-replayed, dead-hand, undone, found 'jail'",
    ]
    line["consequence"] = []
    assert len(unreadable(stored(lines=[line]))) == 3


def test_a_sheet_of_nonsense_gives_a_few_problems() -> None:
    assert len(unreadable(stored(lines=[{}] * 100_000))) == 10
    assert len(unreadable(stored(lines=[{"outcome": "win"}] * 100))) == 10


@pytest.mark.parametrize(
    "changed",
    [
        {"ruleset": "poker"},
        {"ruleset": "zung-jung"},
        {"options": {"several_winners": "none"}},
        {"options": {"minimum": 3}},
        {"ruleset": "hong-kong", "options": {"payments": {"discarder": [], "self_draw": 1}}},
        {
            "ruleset": "hong-kong",
            "options": {"payments": {"discarder": {"3": 1}, "self_draw": {"3": 1}, "doubles": 1}},
        },
        {"rounds": 0},
        {"stake": -1},
    ],
)
def test_rules_that_do_not_exist(changed: Any) -> None:
    (message,) = unreadable(stored(**changed))
    assert message.startswith("the rules of the game cannot be made: ")


def test_data_that_are_nested_deeply() -> None:
    deep: Any = "x"
    for _ in range(100_000):
        deep = [deep]
    for data in (
        deep,
        stored(options={"several_winners": deep}),
        stored(ruleset=deep),
        stored(stake=deep),
        stored(lines=deep),
        with_line(winners=deep),
        with_line(amounts={"E": deep}),
    ):
        assert len(unreadable(data)) == 1


@pytest.mark.parametrize(
    ("data", "reasons"),
    [
        (with_line(winners=[]), ["no-winner"]),
        (with_line(winners=["S", "S"]), ["wins-twice"]),
        (with_line(amounts={"E": 5}), ["amounts-of-other-seats"]),
        (stored(lines=[STORED["lines"][3], *[STORED["lines"][3]] * 2]), ["player-has-left"]),
        (
            stored(rounds=1, ruleset="zung-jung", options={}, lines=[STORED["lines"][1]] * 5),
            ["game-over"],
        ),
    ],
)
def test_lines_that_contradict_the_game(data: Any, reasons: list[str]) -> None:
    with pytest.raises(ms.GameError) as caught:
        load_game(data)
    assert [problem.reason for problem in caught.value.problems] == reasons
