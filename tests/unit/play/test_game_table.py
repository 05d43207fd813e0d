"""What a game with honba and deposits refuses, and how it is stored."""

import json
from typing import Any, ClassVar

import pytest
from attrs import frozen

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._games import dump_game, load_game
from mahjong_score.play._faults import false_win
from mahjong_score.play._game import DepositLine, DrawnLine, Game, Line, WonLine
from mahjong_score.rulebooks.simple import Simple
from mahjong_score.rules._settlement import added, alone
from tests.rulebook.test_riichi_game import THREE, win
from tests.unit.play.test_game import reasons

E, S, W, N = ms.Seat


def amounts(*points: int) -> ms.Settlement:
    return ms.Settlement((E, S, W, N), points)


def messages(call: Any) -> list[str]:
    with pytest.raises(ms.GameError) as caught:
        call()
    assert all(problem.message(lang) for problem in caught.value.problems for lang in LANGUAGES)
    return [problem.message() for problem in caught.value.problems]


def test_a_win_that_says_other_honba_or_deposits() -> None:
    """All at once; 0 says nothing."""
    game = Game("riichi").after_draw(waiting="E").after_deposit("N")
    assert messages(lambda: game.after_win(win(game, "SW", honba=2, sticks=3))) == [
        "honba: the game has 1 on the table, and the win says 2",
        "sticks: the game has 1 on the table, and the win says 3",
    ]
    none = Game("riichi")
    assert messages(lambda: none.after_win(win(none, "SW", sticks=1))) == [
        "sticks: the game has 0 on the table, and the win says 1"
    ]


def test_rules_without_deposits_do_not_look_at_them() -> None:
    game = Game("hong-kong")
    hand = ms.parse_win("123456789p1122z +2z", by="self-draw", honba=3, sticks=2)
    after = game.after_win(ms.score(hand, "hong-kong"))
    assert (after.honba, after.sticks, sum(after.totals.values())) == (0, 0, 0)
    assert after.after_draw(waiting="E").deal == after.deal


def test_a_declaration_goes_with_its_deposit() -> None:
    game = Game("riichi")
    declared = win(game, "SW", events=["riichi"])
    assert messages(lambda: game.after_win(declared)) == [
        "S won with a declaration, and its deposit was not entered"
    ]
    game = game.after_deposit("S")
    assert game.after_win(declared).sticks == 0
    assert messages(lambda: game.after_win(win(game, "SW"))) == [
        "S has put down a deposit, and its win says nothing of the declaration"
    ]


def test_deposits_that_cannot_be() -> None:
    game = Game("riichi").after_deposit("S")
    assert messages(lambda: game.after_deposit("S")) == [
        "the player S has put down a deposit in this hand already"
    ]
    assert messages(lambda: Game("mcr").after_deposit("S")) == [
        "there are no deposits under these rules"
    ]
    assert reasons(lambda: Game(THREE).after_deposit("N")) == ["seat-not-in-game"]
    with pytest.raises(ms.NotationError, match="wind: expected one of E, S, W, N, found 'X'"):
        game.after_deposit("X")


def test_a_drawn_hand_that_does_not_say_enough() -> None:
    game = Game("riichi").after_deposit("S").after_deposit("W")
    assert messages(game.after_draw) == [
        "a drawn hand needs to know who waits, or for what it was aborted"
    ]
    assert messages(lambda: game.after_draw(waiting="E")) == [
        "the player S has put down a deposit, and must wait; if not, it is a fault",
        "the player W has put down a deposit, and must wait; if not, it is a fault",
    ]


ABORTED = "a hand that is aborted (four-kongs) asks nobody whether it waits, and pays nothing"


@pytest.mark.parametrize(
    ("options", "said", "expected"),
    [
        (
            {},
            {"aborted": "rain"},
            [
                "a hand is aborted for one of nine-terminals, four-winds, four-riichi, four-kongs,"
                " three-winners under these rules, found rain"
            ],
        ),
        (
            {"profile": "ema"},
            {"aborted": "four-kongs", "waiting": "", "nagashi": "E"},
            [
                "no hand is aborted under these rules, found four-kongs",
                ABORTED,
                "a drawn hand pays nobody for the discards under these rules",
            ],
        ),
        (
            {},
            {"aborted": "four-kongs", "nagashi": "E"},
            [ABORTED],
        ),
        (
            {"nagashi_mangan": False},
            {"nagashi": "E"},
            [
                "a drawn hand needs to know who waits, or for what it was aborted",
                "a drawn hand pays nobody for the discards under these rules",
            ],
        ),
    ],
)
def test_a_drawn_hand_that_contradicts_the_rules(
    options: dict[str, Any], said: dict[str, Any], expected: list[str]
) -> None:
    game = Game(ms.ruleset("riichi", **options))
    assert messages(lambda: game.after_draw(**said)) == expected


def test_seats_of_a_drawn_hand() -> None:
    assert reasons(lambda: Game(THREE).after_draw(waiting="EN")) == ["seat-not-in-game"]
    with pytest.raises(ms.NotationError, match="nagashi: expected one of E, S, W, N, found 'X'"):
        Game("riichi").after_draw(waiting="", nagashi=["X"])
    # The order and repetition of what is said do not matter.
    assert Game("riichi").after_draw(waiting="WEW") == Game("riichi").after_draw(waiting=["E", "W"])


def test_a_game_in_one_line() -> None:
    game = Game("riichi").after_draw(waiting="E").after_deposit("S")
    assert str(game) == (
        "riichi: round E, deal 1 of 8, repeats 1, honba 1, sticks 1, dealer E;"
        " E +28000 S +23000 W +24000 N +24000"
    )
    assert (game.hands, len(game.lines)) == (1, 2)


def test_a_fault_that_counts_at_the_end_in_four_languages() -> None:
    fault = false_win("S", ms.ruleset("riichi", profile="ema"))
    assert fault.explain() == (
        "Riichi: S: false win\npayments: E +0 S +0 W +0 N +0\n"
        "20000 points are taken off the result at the end of the game\n"
        "the hand is over and dealt anew"
    )
    assert ["20000" in fault.explain(lang) for lang in LANGUAGES] == [True] * len(LANGUAGES)


@frozen(repr=False)
class Pledges(Simple):
    """The simple table, with a pledge of 10 points that the next winner takes."""

    deposit: ClassVar[int] = 10

    def settle(self, score: ms.Score) -> ms.Settlement | str:
        """As usual, and the pledges to the winner."""
        usual = super().settle(score)
        assert isinstance(usual, ms.Settlement)
        return added(usual, alone(self.seats, score.win.seat, 10 * score.win.sticks))


def test_a_rule_set_of_ones_own_may_have_deposits() -> None:
    """What else it says of games is what most rule sets say."""
    rules = Pledges(several_winners="all")
    game = Game(rules, stake=20).after_deposit("S").after_draw().after_deposit("W")
    assert (game.honba, game.sticks, dict(game.totals)) == (0, 2, {E: 20, S: 10, W: 10, N: 20})
    hand = "123456789p1122z +2z"
    scores = [
        ms.score(ms.parse_win(hand, by="discard", seat=seat, payer="E"), rules) for seat in "NW"
    ]
    # 20 and 20 from each of the three others; West is the first after East.
    won = game.after_win(*scores)
    assert dict(won.totals) == {E: -20, S: -30, W: 70, N: 60}
    # South has 10 and cannot pay 48: it leaves. West's pledge is of this hand, and goes back.
    left = game.after_fault(false_win("S", rules))
    assert (left.sticks, dict(left.totals)) == (1, {E: 20, S: 10, W: 20, N: 20})
    assert left.players == (E, W, N)
    # The pledge of the one who left is won: 20 from two, and 10.
    score = ms.score(ms.parse_win(hand, by="discard", seat="N", payer="E"), rules)
    assert dict(left.after_win(score).totals) == {E: 0, S: 10, W: 0, N: 70}


def test_what_most_rule_sets_do_not_have() -> None:
    game = Game("hong-kong")
    assert reasons(lambda: game.after_draw(aborted="four-kongs")) == ["no-abortive-draws"]
    assert reasons(lambda: game.after_draw(nagashi="E")) == ["no-nagashi"]


# Lines that are made by hand.


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (WonLine((S,), amounts(-1000, 2000, 0, 0)), ["amounts-unbalanced"]),
        (DrawnLine(amounts(1000, 0, 0, 0), ()), ["amounts-unbalanced"]),
        (DepositLine(S, amounts(0, -2000, 0, 0)), ["other-deposit"]),
        (DepositLine(S, amounts(0, -1000, 500, -500)), ["other-deposit"]),
        (
            DepositLine(S, ms.Settlement((E, S, W), (0, -1000, 0))),
            ["amounts-of-other-seats", "other-deposit"],
        ),
        (DrawnLine(amounts(0, 0, 0, 0)), ["waiting-unsaid"]),
    ],
)
def test_amounts_must_add_up(line: Line, expected: list[str]) -> None:
    """Points come from the players and the table, and go nowhere else."""
    assert reasons(lambda: Game("riichi", lines=[line])) == expected


def test_a_player_of_a_line_who_does_not_play() -> None:
    three = ms.Settlement((E, S, W), (0, 0, 0))
    for line in (DrawnLine(three, (N,)), DrawnLine(three, (), (N,))):
        assert reasons(lambda line=line: Game(THREE, lines=[line])) == ["seat-not-in-game"]
    deposit = DepositLine(N, three)
    assert reasons(lambda: Game(THREE, lines=[deposit])) == ["seat-not-in-game"]


# JSON.


def played() -> Game:
    """A game with every kind of line."""
    rules = ms.ruleset("riichi", false_win="final")
    game = Game(rules).after_deposit("W").after_draw(waiting="EW")
    game = game.after_draw(waiting="", nagashi="S").after_draw(aborted="four-kongs")
    return game.after_fault(false_win("E", rules)).after_win(win(game, "WE"))


LINES: list[dict[str, Any]] = [
    {"outcome": "deposit", "player": "W", "amounts": {"E": 0, "S": 0, "W": -1000, "N": 0}},
    {
        "outcome": "drawn",
        "waiting": ["E", "W"],
        "amounts": {"E": 1500, "S": -1500, "W": 1500, "N": -1500},
    },
    {
        "outcome": "drawn",
        "waiting": [],
        "nagashi": ["S"],
        "amounts": {"E": -4000, "S": 8000, "W": -2000, "N": -2000},
    },
    {
        "outcome": "drawn",
        "aborted": "four-kongs",
        "amounts": {"E": 0, "S": 0, "W": 0, "N": 0},
    },
    {
        "outcome": "fault",
        "fault": "false-win",
        "offender": "S",
        "consequence": "hand-replayed",
        "final": 20_000,
        "amounts": {"E": 0, "S": 0, "W": 0, "N": 0},
    },
    # Of the second player, who is East: 1000, three honba, the deposit.
    {"outcome": "win", "winners": ["N"], "amounts": {"E": 0, "S": -1900, "W": 0, "N": 2900}},
]


def test_what_is_written_can_be_read() -> None:
    game = played()
    data = json.loads(json.dumps(dump_game(game)))
    assert data["lines"] == LINES
    assert load_game(data) == game
    assert load_game(data).results == {"E": 22_500, "S": 9600, "W": 23_500, "N": 24_400}


@pytest.mark.parametrize(
    ("place", "changed", "message"),
    [
        (0, {"player": "X"}, "lines[0].player: expected one of E, S, W, N, found 'X'"),
        (0, {"player": None}, "the key lines[0].player is required"),
        (1, {"waiting": "E"}, "lines[1].waiting: expected a list of seats, found 'E'"),
        (1, {"waiting": ["X"]}, "lines[1].waiting: expected one of E, S, W, N, found 'X'"),
        (2, {"nagashi": 1}, "lines[2].nagashi: expected a list of seats, found '1'"),
        (3, {"aborted": 4}, "lines[3].aborted: expected a word, found '4'"),
        (4, {"final": -1}, "lines[4].final: expected a whole number, 0 or more, found '-1'"),
        (4, {"final": True}, "lines[4].final: expected a whole number, 0 or more, found 'True'"),
        (4, {"final": "1"}, "lines[4].final: expected a whole number, 0 or more, found '1'"),
    ],
)
def test_a_value_that_cannot_be_read(place: int, changed: dict[str, Any], message: str) -> None:
    data = dump_game(played())
    data["lines"][place] = {**data["lines"][place], **changed}
    with pytest.raises(ms.NotationError) as caught:
        load_game(data)
    assert str(caught.value) == message


def test_a_dead_hand_has_no_nagashi_mangan() -> None:
    game = Game("riichi").after_fault(false_win("S", "riichi", goes_on=True))
    with pytest.raises(ms.GameError, match="the hand of the player S is dead"):
        game.after_draw(waiting="", nagashi="S")


def test_a_stored_hand_that_was_aborted_moved_no_points() -> None:
    amounts = {"E": 5000, "S": -5000, "W": 0, "N": 0}
    line = {"outcome": "drawn", "aborted": "nine-terminals", "amounts": amounts}
    with pytest.raises(ms.GameError, match="pays nothing"):
        load_game({"version": 1, "ruleset": "riichi", "lines": [line]})
