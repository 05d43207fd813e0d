"""Random games of Japanese rules agree with people who move sticks and points on a table."""

import json
from random import Random

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score.formats._games import dump_game, load_game
from mahjong_score.play._faults import false_claim, false_win
from mahjong_score.play._game import Game
from tests.oracle.sheet import STICK, Table, house_of

PROFILES = {
    "riichi": ["tenhou", "mahjong-soul", "m-league", "ema", "wrc"],
    "riichi-three-player": ["tenhou", "mahjong-soul"],
}
# An open hand, closed hands, and a yakuman; all without 2m to 8m.
CLOSED = ["234678p345s67s99p +5s", "123456789p1122z +2z", "19m19p19s1234567z +1s"]
OPEN = "11p99p(111z)(222z)(333z) +9p"


def some_rules(rng: Random, name: str) -> ms.Ruleset:
    return ms.ruleset(
        name,
        profile=rng.choice(PROFILES[name]),
        several_winners=rng.choice(["first", "two", "all"]),
        nagashi_mangan=rng.choice([True, False]),
        false_win=rng.choice(["mangan", "final"]),
        honba_payment=rng.choice([100, 500]),
    )


def some_of(rng: Random, winds: str) -> str:
    return "".join(wind for wind in winds if rng.random() < 0.4)


def some_winners(rng: Random, rules: ms.Ruleset, may: str) -> tuple[str | None, list[str]]:
    """Draw who is won from (nobody on a self-draw), and who wins."""
    winner = rng.choice(may)
    payer = rng.choice([None, *(wind for wind in rules.seats if wind != winner)])
    others = [wind for wind in may if wind not in (winner, payer)]
    rng.shuffle(others)
    most = {"first": 1, "two": 2, "all": 3}[rules.several_wins()]
    number = 1 if payer is None else rng.randint(1, most)
    return payer, [winner, *others[: number - 1]]


def win(rng: Random, game: Game, table: Table) -> Game:
    """Somebody wins; the scores say honba and deposits, or leave them to the game."""
    rules = game.ruleset
    able = "".join(wind for wind in table.winds if wind not in table.dead)
    payer, winners = some_winners(rng, rules, able)
    closed = any(wind in table.riichi for wind in winners)
    text = rng.choice(CLOSED if closed else [*CLOSED, OPEN])
    scores = []
    hands: dict[str, dict[str, int]] = {}
    for wind in winners:
        alone = ms.parse_win(
            text,
            by="self-draw" if payer is None else "discard",
            seat=wind,
            payer=payer,
            round=table.round(),
            events=[rng.choice(["riichi", "double-riichi"])] if wind in table.riichi else [],
        )
        paid = ms.score(alone, rules).payments
        assert paid is not None
        hands[wind] = {str(seat): amount for seat, amount in paid.items()}
        stated = attrs.evolve(alone, honba=table.honba, sticks=table.sticks)
        scores.append(ms.score(rng.choice([alone, stated]), rules))
    table.won(payer, hands)
    return game.after_win(*scores)


def draw(rng: Random, game: Game, table: Table) -> Game:
    rules = game.ruleset
    if rules.abortive_draws() and rng.random() < 0.3:
        table.aborted()
        return game.after_draw(aborted=rng.choice(rules.abortive_draws()))
    able = "".join(wind for wind in table.winds if wind not in table.dead)
    # Who has declared must wait, unless its hand is dead.
    waiting = "".join(w for w in able if w in table.riichi or rng.random() < 0.4)
    nagashi = some_of(rng, able) if able and rules.pays_nagashi() and rng.random() < 0.3 else ""
    table.drawn(waiting, nagashi)
    return game.after_draw(waiting=waiting, nagashi=nagashi)


def chombo(rng: Random, game: Game, table: Table) -> Game:
    wind = rng.choice(table.winds)
    if rng.random() < 0.3:
        table.dead.add(wind)
        return game.after_fault(false_claim("pong", wind, game.ruleset))
    goes_on = rng.random() < 0.3
    table.chombo(wind, goes_on=goes_on)
    return game.after_fault(false_win(wind, game.ruleset, goes_on=goes_on))


def play(rng: Random, game: Game, table: Table) -> Game:
    """One random result, for the game and for the table."""
    able = [w for w in table.winds if w not in table.dead | table.riichi]
    if able and rng.random() < 0.5:
        wind = rng.choice(able)
        table.declare(wind)
        return game.after_deposit(wind)
    kind = rng.random()
    if kind < 0.15:
        return chombo(rng, game, table)
    if kind < 0.5 or len(table.dead) == len(table.winds):
        return draw(rng, game, table)
    return win(rng, game, table)


@pytest.mark.parametrize("name", list(PROFILES))
@given(st.integers(0, 2**32 - 1), st.integers(0, 40))
def test_a_random_game_is_as_the_table_has_it(name: str, seed: int, results: int) -> None:
    """Points, honba and deposits agree after each result; points and deposits stay the same sum."""
    rng = Random(seed)
    rules = some_rules(rng, name)
    rounds = rng.choice([None, 1, 4])
    game = Game(rules, rounds=rounds)
    options = rules.options()
    table = Table(
        house_of(
            str(options["profile"]),
            len(rules.seats),
            str(options["false_win"]),
            int(str(options["honba_payment"])),
        )
    )
    # Two rounds, an East and a South one, where the game does not say how many.
    deals = (2 if rounds is None else rounds) * len(rules.seats)
    in_all = sum(table.points.values())
    for _ in range(results):
        if table.dealt == deals:
            break
        game = play(rng, game, table)
        assert {str(who): n for who, n in game.totals.items()} == table.points
        assert (game.honba, game.sticks) == (table.honba, table.sticks)
        assert sum(game.totals.values()) + STICK * game.sticks == in_all
        assert game.is_over == (table.dealt == deals)
        if not game.is_over:
            assert (str(game.round), game.deal) == (table.round(), table.dealt)
            assert [str(game.player_in(wind)) for wind in table.winds] == table.chairs
            dead = {table.who(wind) for wind in table.dead}
            assert {str(player) for player in game.standing.dead} == dead
            declared = {table.who(wind) for wind in table.riichi}
            assert {str(player) for player in game.standing.declared} == declared
    for who, result in game.results.items():
        assert result == table.points[who] - table.off[who]
    stored = json.loads(json.dumps(dump_game(game)))
    assert load_game(stored) == game
    assert dump_game(load_game(stored)) == stored
