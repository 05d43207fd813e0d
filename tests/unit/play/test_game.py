"""The score sheet of a game: rotation, totals, faults and the end, and all that it refuses."""

import pickle
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.play._faults import Fault, false_claim, false_win, wrong_tile_count
from mahjong_score.play._game import DrawnLine, FaultLine, Game, WonLine

# 20 points in the simple rules, 22 for a hand whose seat is South; 3 fan in Hong Kong.
HAND = "123456789p1122z +2z"


def win(game: Game, seat: str, payer: str | None = None, text: str = HAND, **said: Any) -> ms.Score:
    """Score a hand of the next deal: its player's wind, and the discarder's; None to draw it."""
    by = "self-draw" if payer is None else "discard"
    read = ms.parse_win(text, by=by, seat=seat, payer=payer, round=game.round, **said)
    return ms.score(read, game.ruleset)


def totals(game: Game) -> str:
    return " ".join(f"{player}{total:+}" for player, total in game.totals.items())


def place(game: Game) -> str:
    """Tell the round, the deal, its repeats and the dealer."""
    return f"{game.round} {game.deal} {game.repeats} {game.dealer}"


def reasons(call: Any) -> list[str]:
    """Tell the reasons of the GameError that a call raises."""
    with pytest.raises(ms.GameError) as caught:
        call()
    assert all(problem.message(lang) for problem in caught.value.problems for lang in LANGUAGES)
    return [problem.reason for problem in caught.value.problems]


@pytest.mark.parametrize("name", ["simple", "hong-kong"])
def test_east_keeps_the_deal_after_its_own_win_and_after_a_drawn_hand(name: str) -> None:
    game = Game(name)
    assert place(game) == "E 0 0 E"
    game = game.after_win(win(game, "E", "W"))
    assert place(game) == "E 0 1 E"
    game = game.after_draw()
    assert place(game) == "E 0 2 E"
    game = game.after_win(win(game, "W", "E"))
    assert place(game) == "E 1 0 S"
    assert game.hands == 3


def test_in_zung_jung_the_deal_passes_after_every_hand() -> None:
    game = Game("zung-jung")
    game = game.after_win(win(game, "E", "W")).after_draw()
    assert place(game) == "E 2 0 W"


def test_winds_rotate_and_players_keep_their_names() -> None:
    """After the deal has passed once, South is East, and East is North."""
    game = Game("zung-jung").after_draw()
    assert [str(game.wind_of(player)) for player in "ESWN"] == ["N", "E", "S", "W"]
    assert [str(game.player_in(wind)) for wind in "ESWN"] == ["S", "W", "N", "E"]
    for wind in "ESWN":
        assert game.wind_of(game.player_in(wind)) == wind
    # North's wind is the first player's now, and West's the last one's.
    game = game.after_win(win(game, "N", "W", text="123m456m789s11s99p +9p"))
    assert totals(game) == "E+15 S-5 W-5 N-5"


def test_sixteen_deals_make_a_game_four_to_a_round() -> None:
    """Repeated hands are not counted."""
    game = Game("simple")
    rounds = []
    while not game.is_over:
        rounds.append(str(game.round))
        game = game.after_draw()
        game = game.after_win(win(game, "E", "S"))
        game = game.after_win(win(game, "N", "S"))
    assert "".join(rounds) == "EEEESSSSWWWWNNNN"
    assert (game.deal, game.hands) == (16, 48)
    assert str(game).startswith("simple: over after 48 hands; E ")


def test_a_number_of_rounds() -> None:
    game = Game("zung-jung", rounds=1)
    for _ in range(4):
        assert not game.is_over
        game = game.after_draw()
    assert game.is_over
    assert Game("zung-jung", rounds=None).deals == 16
    assert [Game("hong-kong-two-player", rounds=n).deals for n in (None, 1, 4)] == [16, 2, 8]


def test_two_players() -> None:
    """A round is a deal for each; after four rounds the winds begin again."""
    rules = ms.ruleset(
        "hong-kong-two-player", golden=[1, 2, 3, 4, 5, 6, 7, 8], several_winners="all"
    )
    game = Game(rules)
    rounds = []
    while not game.is_over:
        rounds.append(f"{game.round}{game.dealer}")
        game = game.after_win(win(game, "S", "E"))
    assert " ".join(rounds) == "EE ES SE SS WE WS NE NS EE ES SE SS WE WS NE NS"
    assert totals(game) == "E+0 S+0"


def test_several_winners() -> None:
    """Each is paid; East keeps the deal if it is among them."""
    game = Game(ms.ruleset("simple", several_winners="all"))
    both = [win(game, "S", "W"), win(game, "N", "W")]
    after = game.after_win(*both)
    # South has 22 (its wind), North 20, from each of the three others.
    assert totals(after) == "E-42 S+46 W-42 N+38"
    assert place(after) == "E 1 0 S"
    assert after.lines[0] == WonLine((ms.Seat.SOUTH, ms.Seat.NORTH), after.totals)
    assert place(game.after_win(win(game, "N", "W"), win(game, "E", "W"))) == "E 0 1 E"


def test_several_winners_must_win_one_tile_of_another() -> None:
    game = Game(ms.ruleset("simple", several_winners="all"))
    south = win(game, "S", "W")
    assert reasons(lambda: game.after_win(south, win(game, "N", "E"))) == ["winners-differ"]
    other = win(game, "N", "W", text="123456789p1222z +1z")
    assert reasons(lambda: game.after_win(south, other)) == ["winners-differ"]
    drawn = [win(game, "S"), win(game, "N")]
    assert reasons(lambda: game.after_win(*drawn)) == ["winners-differ"]
    assert reasons(lambda: game.after_win(south, south)) == ["wins-twice"]
    first = Game("simple")
    assert reasons(lambda: first.after_win(win(first, "S", "W"), win(first, "N", "W"))) == [
        "one-winner"
    ]
    assert reasons(lambda: first.after_win()) == ["no-winner"]


def test_what_is_accumulated_does_not_sum_to_zero() -> None:
    game = Game(ms.ruleset("simple", settlement="accumulate"))
    game = game.after_win(win(game, "S", "W"))
    # The winner has dealt since: 22, less three times 16.
    assert totals(game.after_fault(false_win("E", game.ruleset))) == "E+16 S-26 W+16 N+16"


def test_a_score_must_fit_the_game() -> None:
    """All that does not is told at once."""
    game = Game("hong-kong")
    read = ms.parse_win(HAND, by="discard", seat="S", round="W")
    score = ms.score(read, "hong-kong")
    with pytest.raises(ms.GameError) as caught:
        game.after_win(score)
    assert caught.value.explain() == (
        "the round is E, and the win was scored in the round W\n"
        "the score of S has no payments: payer-unknown"
    )
    other = ms.score(read, ms.ruleset("hong-kong", minimum=1))
    with pytest.raises(ms.GameError) as caught:
        game.after_win(other)
    assert str(caught.value) == (
        "it was judged by ruleset('hong-kong', minimum=1), and the rules here are"
        " ruleset('hong-kong')"
    )
    fault = false_win("E", "simple")
    assert reasons(lambda: game.after_fault(fault)) == ["other-ruleset"]


def test_zung_jung_has_no_round_wind() -> None:
    game = Game("zung-jung")
    read = ms.parse_win(HAND, by="self-draw", round="N")
    assert game.after_win(ms.score(read, "zung-jung")).hands == 1


# Faults.


def test_a_false_win_is_paid_and_the_hand_dealt_anew() -> None:
    """The deal does not pass, and no hand is counted."""
    game = Game("simple").after_draw()
    after = game.after_fault(false_win("W", "simple"))
    assert totals(after) == "E+16 S+16 W-48 N+16"
    assert (place(after), after.hands) == ("E 0 1 E", 1)
    assert after.lines[1] == FaultLine(
        false_win("W", "simple").kind, ms.Seat.WEST, "hand-replayed", after.totals
    )


def test_a_fault_names_the_wind_of_a_seat() -> None:
    """In the second deal the wind of West is the fourth player's."""
    game = Game("zung-jung").after_draw()
    rules = ms.ruleset("zung-jung", false_win=5)
    assert totals(Game(rules, lines=game.lines).after_fault(false_win("W", rules))) == (
        "E+5 S+5 W+5 N-15"
    )


def test_a_dead_hand_cannot_win_this_hand() -> None:
    game = Game("simple")
    dead = wrong_tile_count(ms.parse_hand("1m"), "S", "simple")
    assert dead is not None
    game = game.after_fault(dead).after_fault(dead)
    assert game.standing.dead == ("S",)
    assert reasons(lambda: game.after_win(win(game, "S", "E"))) == ["hand-is-dead"]
    assert game.after_win(win(game, "W", "S")).standing.dead == ()
    after = game.after_draw()
    assert totals(after.after_win(win(after, "S", "E"))) == "E-22 S+66 W-22 N-22"
    replayed = game.after_fault(false_win("E", "simple"))
    assert replayed.standing.dead == ()


def test_a_call_that_is_undone_changes_nothing() -> None:
    game = Game("simple").after_fault(false_claim("pong", "W", "simple"))
    assert (place(game), totals(game), game.standing.dead) == ("E 0 0 E", "E+0 S+0 W+0 N+0", ())


def test_a_false_win_where_play_goes_on() -> None:
    game = Game("simple").after_fault(false_win("W", "simple", goes_on=True))
    assert totals(game) == "E+16 S+16 W-48 N+16"
    assert reasons(lambda: game.after_win(win(game, "W", "S"))) == ["hand-is-dead"]


# Stakes, and players who leave.


def test_a_player_who_cannot_pay_a_fault_leaves() -> None:
    """The others replay the hand; what the player has stays on the sheet."""
    game = Game("simple", stake=48).after_fault(false_win("S", "simple"))
    assert totals(game) == "E+64 S+0 W+64 N+64"
    assert game.players == ("E", "S", "W", "N")
    game = game.after_fault(false_win("S", "simple"))
    assert totals(game) == "E+64 S+0 W+64 N+64"
    assert game.players == ("E", "W", "N")
    assert place(game) == "E 0 0 E"


def test_the_others_settle_among_themselves() -> None:
    """The one who left pays and gets nothing, of a win and of a fault."""
    game = Game("simple", stake=47).after_fault(false_win("S", "simple"))
    game = game.after_win(win(game, "W", "N"))
    # Twice 20 for West, from East and North.
    assert totals(game) == "E+27 S+47 W+87 N+27"
    assert game.players == ("E", "W", "N")
    # South's deal is passed over: West is East now.
    assert place(game) == "E 2 0 W"
    game = game.after_fault(false_win("E", "simple"))
    # Twice 16 from West, who is East now.
    assert totals(game) == "E+43 S+47 W+55 N+43"


def test_a_dealer_who_leaves_deals_no_more() -> None:
    game = Game("simple", stake=0).after_draw().after_fault(false_win("E", "simple"))
    assert place(game) == "E 1 0 S"
    for winner, payer in ("WS", "SN", "WN"):
        game = game.after_win(win(game, winner, payer))
    # The fourth deal was North's; the fifth would be the first player's, and passes to South.
    assert place(game) == "S 5 0 S"


def test_who_has_left_wins_and_pays_nothing_more() -> None:
    game = Game("simple", stake=0).after_fault(false_win("S", "simple"))
    gone = ["player-has-left"]
    assert reasons(lambda: game.after_win(win(game, "S", "E"))) == gone
    assert reasons(lambda: game.after_win(win(game, "E", "S"))) == gone
    assert reasons(lambda: game.after_fault(false_win("S", "simple"))) == gone
    assert totals(game.after_win(win(game, "E", "W"))) == "E+40 S+0 W-20 N-20"


def test_a_liable_player_who_has_left() -> None:
    rules = ms.ruleset("hong-kong", false_win=1)
    game = Game(rules, stake=0).after_fault(false_win("S", rules))
    score = win(game, "E", text="11p99p(111z@S)(222z)(333z) +9p", liable="S")
    assert reasons(lambda: game.after_win(score)) == ["player-has-left"]


def test_the_game_is_over_when_one_player_is_left() -> None:
    game = Game("simple", stake=0)
    for offender in "SW":
        game = game.after_fault(false_win(offender, "simple"))
        assert not game.is_over
    game = game.after_fault(false_win("N", "simple"))
    assert game.is_over
    assert reasons(game.after_draw) == ["game-over"]
    assert reasons(lambda: game.after_win(win(game, "E", "S"))) == ["player-has-left", "game-over"]
    assert str(game) == "simple: over after 0 hands; E +0 S +0 W +0 N +0"
    rules = ms.ruleset("hong-kong-two-player", false_win=1)
    assert Game(rules, stake=0).after_fault(false_win("E", rules)).is_over


def test_only_a_fault_makes_a_player_leave() -> None:
    """A lost hand does not, nor a fault that costs nothing; and without a stake nobody leaves."""
    game = Game("simple", stake=10)
    game = game.after_win(win(game, "E", "W")).after_fault(false_claim("chow", "W", "simple"))
    assert totals(game) == "E+70 S-10 W-10 N-10"
    assert game.players == ("E", "S", "W", "N")
    assert Game("simple").after_fault(false_win("E", "simple")).players == game.players


# What it is made of.


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("riichi-ish", {}),
        ("simple", {"rounds": 0}),
        ("simple", {"rounds": -1}),
        ("simple", {"rounds": "many"}),
        ("simple", {"stake": 1.5}),
        ("simple", {"stake": True}),
    ],
)
def test_what_is_no_game(name: str, said: dict[str, Any]) -> None:
    with pytest.raises(ms.OptionError, match=r"expected|there is no rule set"):
        Game(name, **said)


def test_a_seat_that_is_none_or_does_not_play() -> None:
    game = Game("hong-kong-two-player")
    assert reasons(lambda: game.wind_of("N")) == ["seat-not-in-game"]
    assert reasons(lambda: game.player_in("W")) == ["seat-not-in-game"]
    with pytest.raises(ms.NotationError, match="player: expected one of E, S, W, N, found 'X'"):
        game.wind_of("X")


def test_lines_must_fit_the_game() -> None:
    """A sheet that is made by hand is checked line by line."""
    four = Game("simple").after_draw().lines[0]
    two = Game("hong-kong-two-player").after_draw().lines[0]
    assert reasons(lambda: Game("simple", lines=[two])) == ["amounts-of-other-seats"]
    north = WonLine((ms.Seat.NORTH,), two.amounts)
    assert reasons(lambda: Game("hong-kong-two-player", lines=[two, north])) == ["seat-not-in-game"]
    assert reasons(lambda: Game("zung-jung", rounds=1, lines=[four] * 5)) == ["game-over"]
    assert isinstance(four, DrawnLine)


def test_a_game_is_a_value() -> None:
    """It compares, hashes and pickles, and what happens makes another one."""
    game = Game("simple", stake=100)
    after = game.after_win(win(game, "S", "W"))
    assert (game.lines, len(after.lines)) == ((), 1)
    assert after == Game(ms.ruleset("simple"), stake=100, lines=after.lines)
    assert after != game
    assert hash(after) == hash(Game("simple", stake=100, lines=after.lines))
    assert pickle.loads(pickle.dumps(after)) == after
    assert pickle.loads(pickle.dumps(after)).totals == after.totals
    assert [standing.totals["S"] for standing in after.standings] == [100, 166]


def test_a_game_in_one_line() -> None:
    game = Game("hong-kong")
    assert str(game) == "hong-kong: round E, deal 1 of 16, dealer E; E +0 S +0 W +0 N +0"


def test_a_fault_of_a_seat_that_does_not_play() -> None:
    """A fault that is made by hand."""
    fault = false_win("E", "hong-kong-two-player")
    foreign = Fault(fault.ruleset, fault.kind, ms.Seat.NORTH, fault.settlement, "undone")
    assert reasons(lambda: Game(fault.ruleset).after_fault(foreign)) == ["seat-not-in-game"]
