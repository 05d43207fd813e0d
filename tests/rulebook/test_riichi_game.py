"""The score sheet of Japanese rules: sections 5, 8 and 9, and what all houses do beside them.

PINFU is pinfu alone on a discard, 30 fu: 1000 points, to the dealer 1500. Self-drawn it is pinfu
and menzen-tsumo, 20 fu: 700 from the dealer and 400 from each other, to the dealer 700 from each.
"""

from collections.abc import Callable
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.play._faults import false_claim, false_win
from mahjong_score.play._game import Game, WonLine
from tests.rulebook.riichi_told import PINFU

THREE = "riichi-three-player"
# 2 to 8 of characters are missing; the same values.
PINFU_OF_THREE = "234678p345s67s99p +5s"


def win(game: Game, how: str, text: str = "", **said: Any) -> ms.Score:
    """Score a hand of the next deal; `how` is the winner's wind and the discarder's, if any."""
    seat, payer = how[0], how[1:] or None
    read = ms.parse_win(
        text or (PINFU_OF_THREE if len(game.ruleset.seats) == 3 else PINFU),
        by="discard" if payer else "self-draw",
        seat=seat,
        payer=payer,
        round=game.round,
        **said,
    )
    return ms.score(read, game.ruleset)


def riichi(**options: Any) -> Game:
    return Game(ms.ruleset("riichi", **options))


def told(game: Game) -> str:
    """Tell deal, dealer, honba and deposits, and the points of all, less what they began with."""
    start = game.standings[0].totals
    points = " ".join(f"{who}{total - start[who]:+}" for who, total in game.totals.items())
    return f"{game.deal}{game.dealer} {game.honba} {game.sticks}: {points}"


@pytest.mark.parametrize(
    ("name", "profile", "start", "deals"),
    [
        ("riichi", "tenhou", 25_000, 8),
        ("riichi", "mahjong-soul", 25_000, 8),
        ("riichi", "m-league", 25_000, 8),
        ("riichi", "ema", 30_000, 8),
        ("riichi", "wrc", 30_000, 8),
        (THREE, "tenhou", 35_000, 6),
        (THREE, "mahjong-soul", 35_000, 6),
    ],
)
def test_start(name: str, profile: str, start: int, deals: int) -> None:
    """Start: 25,000, three players 35,000; ema, wrc 30,000. An East and a South round."""
    game = Game(ms.ruleset(name, profile=profile))
    assert set(game.totals.values()) == {start}
    assert game.deals == deals
    assert set(Game(game.ruleset, stake=1000).totals.values()) == {1000}


# Honba.


def test_honba_after_a_win_of_east_and_after_a_drawn_hand() -> None:
    """Another win takes them off the table. The deal of one who waits stays, and adds one too."""
    game = riichi().after_win(win(riichi(), "EW"))
    assert told(game) == "0E 1 0: E+1500 S+0 W-1500 N+0"
    # Nobody waits: the deal passes, and the honba stay.
    game = game.after_draw(waiting=[])
    assert told(game) == "1S 2 0: E+1500 S+0 W-1500 N+0"
    # East is the second player now, and South the third: 1000, and 300 for each honba.
    game = game.after_win(win(game, "SE"))
    assert told(game) == "2W 0 0: E+1500 S-1600 W+100 N+0"
    assert game.lines[-1] == WonLine(
        (ms.Seat.WEST,), ms.Settlement(game.ruleset.seats, (0, -1600, 1600, 0))
    )


def test_honba_of_a_self_draw() -> None:
    """100 for each from each payer: 800 from the dealer and 500 from the others."""
    game = riichi().after_draw(waiting="ESWN")
    assert told(game.after_win(win(game, "S"))) == "1S 0 0: E-800 S+1800 W-500 N-500"
    assert told(game.after_win(win(game, "E"))) == "0E 2 0: E+2400 S-800 W-800 N-800"


def test_honba_of_three_players() -> None:
    """200 from a discarder, 100 from each of two; the absent player's share is lost."""
    game = Game(THREE).after_draw(waiting="ESW")
    assert told(game.after_win(win(game, "SW"))) == "1S 0 0: E+0 S+1200 W-1200"
    assert told(game.after_win(win(game, "S"))) == "1S 0 0: E-800 S+1300 W-500"


def test_the_option_honba_payment() -> None:
    game = riichi(honba_payment=500).after_draw(waiting="ESWN")
    assert told(game.after_win(win(game, "SW"))) == "1S 0 0: E+0 S+2500 W-2500 N+0"


def test_a_win_may_say_what_lies_on_the_table() -> None:
    """It is paid once: 1000, 300 for the honba, 1000 for the deposit."""
    game = riichi().after_draw(waiting="ESWN").after_deposit("N")
    plain, stated = win(game, "SW"), win(game, "SW", honba=1, sticks=1)
    assert game.after_win(plain) == game.after_win(stated)
    assert told(game.after_win(plain)) == "1S 0 0: E+0 S+2300 W-1300 N-1000"


def test_pao_pays_the_honba_of_the_game() -> None:
    """Section 6: W is liable, N discards; 16,000 each, and 600 for two honba from the liable."""
    game = riichi().after_draw(aborted="four-winds").after_draw(aborted="four-winds")
    score = win(game, "SN", "34p66m(555z@E)(666z@E)(777z@W) +5p")
    assert told(game.after_win(score)) == "1S 0 0: E+0 S+32600 W-16600 N-16000"


# Deposits.


def test_a_deposit_lies_on_the_table_until_a_win() -> None:
    """Riichi takes 1000 from a seat; the winner gets all, its own included."""
    game = riichi().after_deposit("S")
    assert told(game) == "0E 0 1: E+0 S-1000 W+0 N+0"
    # South waits alone, and gets 1000 from each.
    game = game.after_draw(waiting="S")
    assert told(game) == "1S 1 1: E-1000 S+2000 W-1000 N-1000"
    assert game.standing.declared == ()
    # The fourth player is West; riichi, pinfu is 2 han 30 fu, 2000, and 300 for the honba.
    game = game.after_deposit("W")
    assert told(game) == "1S 1 2: E-1000 S+2000 W-1000 N-2000"
    game = game.after_win(win(game, "WE", events=["riichi"]))
    assert told(game) == "2W 0 0: E-1000 S-300 W-1000 N+2300"


def test_a_double_riichi_is_a_declaration() -> None:
    """Double riichi, pinfu, menzen-tsumo: 4 han 20 fu, 1300 and 2600 from the dealer."""
    game = riichi().after_deposit("W")
    score = win(game, "W", events=["double-riichi"])
    assert told(game.after_win(score)) == "1S 0 0: E-2600 S-1300 W+5200 N-1300"


def test_deposits_left_at_the_end_are_nobodys() -> None:
    game = Game("riichi", rounds=1).after_deposit("N").after_draw(waiting="N")
    for _ in range(3):
        game = game.after_draw(waiting="")
    assert game.is_over
    assert sum(game.results.values()) == 100_000 - 1000
    assert str(game) == "riichi: over after 4 hands; E +24000 S +24000 W +24000 N +27000"


# Drawn hands.


@pytest.mark.parametrize(
    ("name", "waiting", "line"),
    [
        ("riichi", "", "1S 1 0: E+0 S+0 W+0 N+0"),
        ("riichi", "E", "0E 1 0: E+3000 S-1000 W-1000 N-1000"),
        ("riichi", "W", "1S 1 0: E-1000 S-1000 W+3000 N-1000"),
        ("riichi", "EN", "0E 1 0: E+1500 S-1500 W-1500 N+1500"),
        ("riichi", "SW", "1S 1 0: E-1500 S+1500 W+1500 N-1500"),
        ("riichi", "SWN", "1S 1 0: E-3000 S+1000 W+1000 N+1000"),
        ("riichi", "NSE", "0E 1 0: E+1000 S+1000 W-3000 N+1000"),
        ("riichi", "ESWN", "0E 1 0: E+0 S+0 W+0 N+0"),
        (THREE, "", "1S 1 0: E+0 S+0 W+0"),
        (THREE, "E", "0E 1 0: E+2000 S-1000 W-1000"),
        (THREE, "SW", "1S 1 0: E-2000 S+1000 W+1000"),
        (THREE, "EW", "0E 1 0: E+1000 S-2000 W+1000"),
        (THREE, "ESW", "0E 1 0: E+0 S+0 W+0"),
    ],
)
def test_a_drawn_hand(name: str, waiting: str, line: str) -> None:
    """3000 from those not waiting to those waiting, 2000 with three; East keeps if it waits."""
    assert told(Game(name).after_draw(waiting=waiting)) == line


def test_a_drawn_hand_names_winds() -> None:
    """After the deal has passed, the first player is North."""
    game = riichi().after_draw(waiting="").after_draw(waiting="N")
    assert told(game) == "2W 2 0: E+3000 S-1000 W-1000 N-1000"


@pytest.mark.parametrize(
    ("name", "nagashi", "waiting", "line"),
    [
        ("riichi", "W", "E", "0E 1 0: E-4000 S-2000 W+8000 N-2000"),
        ("riichi", "E", "", "1S 1 0: E+12000 S-4000 W-4000 N-4000"),
        # 12,000 to East less 4000 to South; 8000 to South less 4000 to East.
        ("riichi", "ES", "SN", "1S 1 0: E+8000 S+4000 W-6000 N-6000"),
        (THREE, "S", "", "1S 1 0: E-4000 S+6000 W-2000"),
        (THREE, "E", "E", "0E 1 0: E+8000 S-4000 W-4000"),
    ],
)
def test_nagashi_mangan(name: str, nagashi: str, waiting: str, line: str) -> None:
    """A drawn hand, paid as a mangan self-draw, and nothing for waiting."""
    assert told(Game(name).after_draw(waiting=waiting, nagashi=nagashi)) == line


def test_nagashi_mangan_takes_nothing_from_the_table() -> None:
    """It is a drawn hand: no honba is paid, and deposits stay."""
    game = riichi().after_deposit("S").after_draw(waiting="ESWN")
    game = game.after_draw(waiting="E", nagashi="N")
    assert told(game) == "0E 2 1: E-4000 S-3000 W-2000 N+8000"


FOUR = ("nine-terminals", "four-winds", "four-riichi", "four-kongs")


@pytest.mark.parametrize(
    ("name", "options", "draws"),
    [
        ("riichi", {}, (*FOUR, "three-winners")),
        ("riichi", {"profile": "mahjong-soul"}, FOUR),
        ("riichi", {"profile": "m-league"}, ()),
        ("riichi", {"profile": "ema"}, ()),
        ("riichi", {"profile": "wrc"}, ()),
        ("riichi", {"profile": "wrc", "several_winners": "two"}, ("three-winners",)),
        (THREE, {}, ("nine-terminals", "four-kongs")),
        (THREE, {"profile": "mahjong-soul"}, ("nine-terminals", "four-kongs")),
    ],
)
def test_abortive_draws(name: str, options: dict[str, Any], draws: tuple[str, ...]) -> None:
    """In tenhou and mahjong-soul (there not for three winners), none in the others."""
    rules = ms.ruleset(name, **options)
    assert rules.abortive_draws() == draws
    for aborted in draws:
        game = Game(rules).after_deposit("S").after_draw(aborted=aborted)
        assert told(game).startswith("0E 1 1: E+0 S-1000 W+0")
    for aborted in {*FOUR, "three-winners"} - {*draws}:
        with pytest.raises(ms.GameError):
            Game(rules).after_draw(aborted=aborted)


# Several winners.


@pytest.mark.parametrize(
    ("options", "line"),
    [
        # South comes before North after the discarder East, and has the table.
        ({}, "1S 0 0: E-2300 S+2300 W-1000 N+1000"),
        ({"profile": "mahjong-soul"}, "1S 0 0: E-2300 S+2300 W-1000 N+1000"),
        ({"profile": "ema"}, "1S 0 0: E-2600 S+2300 W-1000 N+1300"),
        ({"profile": "m-league", "several_winners": "all"}, "1S 0 0: E-2300 S+2300 W-1000 N+1000"),
    ],
)
def test_several_winners(options: dict[str, Any], line: str) -> None:
    """Honba and sticks: first, first; by ema each, first."""
    game = riichi(**options).after_draw(waiting="ESWN").after_deposit("W")
    both = [win(game, "NE"), win(game, "SE")]
    assert told(game.after_win(*both)) == line
    assert told(game.after_win(*reversed(both))) == line


def test_the_first_of_several_winners_is_next_to_the_discarder() -> None:
    """After West come North and East."""
    game = riichi().after_draw(waiting="ESWN")
    both = [win(game, "EW"), win(game, "NW")]
    assert told(game.after_win(*both)) == "0E 2 0: E+1500 S+0 W-2800 N+1300"


def test_three_winners() -> None:
    """In tenhou the hand is drawn; in mahjong-soul all win; by m-league and wrc the first."""
    three = ("SE", "WE", "NE")
    game = riichi(profile="mahjong-soul")
    after = game.after_win(*(win(game, how) for how in three))
    assert told(after) == "1S 0 0: E-3000 S+1000 W+1000 N+1000"
    for profile, reason in (("tenhou", "two-winners"), ("wrc", "one-winner")):
        refusing = riichi(profile=profile)
        with pytest.raises(ms.GameError) as caught:
            refusing.after_win(*(win(refusing, how) for how in three))
        assert [problem.reason for problem in caught.value.problems] == [reason]
    assert told(riichi().after_draw(aborted="three-winners")) == "0E 1 0: E+0 S+0 W+0 N+0"


# Chombo.


@pytest.mark.parametrize(
    ("name", "offender", "line"),
    [
        ("riichi", "E", "0E 1 1: E-12000 S+4000 W+4000 N+3000"),
        ("riichi", "W", "0E 1 1: E+4000 S+2000 W-8000 N+1000"),
        (THREE, "E", "0E 1 1: E-8000 S+4000 W+3000"),
        (THREE, "S", "0E 1 1: E+4000 S-6000 W+1000"),
    ],
)
def test_chombo(name: str, offender: str, line: str) -> None:
    """4000 to the dealer, 2000 to each other; the deal is repeated, no honba, sticks go back."""
    rules = ms.ruleset(name)
    last = rules.seats[-1]
    # The last seat's stick lies there from the hand before; South's is of this hand.
    game = Game(rules).after_deposit(last).after_draw(waiting=rules.seats).after_deposit("S")
    assert told(game.after_fault(false_win(offender, rules))) == line


@pytest.mark.parametrize("profile", ["m-league", "ema", "wrc"])
def test_chombo_settled_at_the_end(profile: str) -> None:
    """Nothing now, 20,000 off the offender's result at the end; the deal is repeated."""
    game = riichi(profile=profile).after_draw(waiting="").after_deposit("E")
    fault = false_win("E", game.ruleset)
    assert str(fault) == (
        "riichi: E false-win: E +0 S +0 W +0 N +0; -20000 at the end; hand-replayed"
    )
    game = game.after_fault(fault)
    assert told(game) == "1S 1 0: E+0 S+0 W+0 N+0"
    game = game.after_fault(fault)
    start = game.standings[0].totals["E"]
    assert dict(game.results) == {"E": start, "S": start - 40_000, "W": start, "N": start}


def test_chombo_where_the_table_plays_on() -> None:
    """The deposits of the hand stay, and the offender cannot win, wait or declare."""
    game = riichi().after_deposit("S").after_fault(false_win("W", "riichi", goes_on=True))
    assert told(game) == "0E 0 1: E+4000 S+1000 W-8000 N+2000"
    calls: list[Callable[[], Game]] = [
        lambda: game.after_win(win(game, "W")),
        lambda: game.after_deposit("W"),
        lambda: game.after_draw(waiting="SW"),
    ]
    for call in calls:
        with pytest.raises(ms.GameError) as caught:
            call()
        assert [problem.reason for problem in caught.value.problems] == ["hand-is-dead"]


def test_a_dead_hand_that_has_declared_does_not_wait() -> None:
    """Its deposit stays on the table."""
    game = riichi().after_deposit("S").after_fault(false_claim("kong", "S", "riichi"))
    assert told(game.after_draw(waiting="E")) == "0E 1 1: E+3000 S-2000 W-1000 N-1000"


def test_nobody_leaves() -> None:
    """Who cannot pay a chombo falls below zero."""
    game = Game("riichi", stake=100).after_fault(false_win("W", "riichi"))
    assert told(game) == "0E 0 0: E+4000 S+2000 W-8000 N+2000"
    assert game.players == ("E", "S", "W", "N")


def test_a_wrong_call_makes_the_hand_dead() -> None:
    game = riichi().after_fault(false_claim("chow", "N", "riichi"))
    assert game.standing.dead == ("N",)
