"""Random sequences of results: the game agrees with people who get up and change their chairs.

Rule sets with honba and deposits have theirs in `test_game_table`.
"""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._games import dump_game, load_game
from mahjong_score.play._faults import Fault, false_claim, false_win, wrong_tile_count
from mahjong_score.play._game import Game

# At least 3 fan in Hong Kong; the second makes Pao possible.
HANDS = ["123456789p1122z +2z", "11p99p(111z)(222z)(333z) +9p", "19m19p19s1234567z +1s"]
PLAIN: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text()
)
# Rule sets with one winner for each discard, in which the deal always passes.
ONE_WINNER = ("zung-jung", "mcr")
GOLDEN = [3, 6, 9, 12, 15, 18, 21, 24]


class Table:
    """The naive model: chairs in the order East, South, ..., and who sits on them."""

    def __init__(self, players: str, stake: int | None, deals: int) -> None:
        self.winds = players
        self.chairs = list(players)
        self.stake = stake
        self.deals = deals
        self.points = dict.fromkeys(players, stake or 0)
        self.gone: set[str] = set()
        self.dead: set[str] = set()
        self.dealt = 0

    def over(self) -> bool:
        return self.dealt == self.deals or len(self.gone) + 1 == len(self.chairs)

    def round(self) -> str:
        """Every player deals once in a round."""
        return "ESWN"[self.dealt // len(self.winds) % 4]

    def pass_the_deal(self) -> None:
        """Everybody moves one chair on: South becomes East. Nobody deals for who is gone."""
        self.chairs.append(self.chairs.pop(0))
        self.dealt += 1
        if self.chairs[0] in self.gone and not self.over():
            self.pass_the_deal()

    def sitting(self) -> list[str]:
        """The winds of those who are there."""
        return [w for w, who in zip(self.winds, self.chairs, strict=True) if who not in self.gone]

    def pay(self, payments: dict[str, int], principal: str) -> None:
        """Everybody who is there settles with the principal (a wind)."""
        names = dict(zip(self.winds, self.chairs, strict=True))
        there = {wind: n for wind, n in payments.items() if names[wind] not in self.gone}
        missing = sum(payments.values()) - sum(there.values())
        for wind, amount in there.items():
            self.points[names[wind]] += amount
        self.points[names[principal]] += missing

    def won(self, wins: list[tuple[str, dict[str, int]]], always_passes: bool) -> None:
        for wind, payments in wins:
            self.pay(payments, wind)
        self.dead.clear()
        if always_passes or all(wind != "E" for wind, _ in wins):
            self.pass_the_deal()

    def drawn(self, always_passes: bool) -> None:
        self.dead.clear()
        if always_passes:
            self.pass_the_deal()

    def fault(self, wind: str, payments: dict[str, int], consequence: str) -> None:
        player = self.chairs[self.winds.index(wind)]
        others = [w for w in self.sitting() if w != wind]
        due = sum(payments[w] for w in others)
        if self.stake is not None and due > self.points[player] and due > 0:
            self.gone.add(player)
            self.dead.clear()
            if wind == "E" and not self.over():
                self.pass_the_deal()
            return
        self.pay(payments, wind)
        if consequence == "dead-hand":
            self.dead.add(player)
        elif consequence == "hand-replayed":
            self.dead.clear()


def rules_of(rng: Random, name: str) -> ms.Ruleset:
    options: dict[str, Any] = {}
    if name == "simple":
        options = {"settlement": rng.choice(["each-pays", "accumulate"])}
    if name.startswith("hong-kong") or name == "zung-jung":
        options = {"false_win": rng.choice([0, 10, 64])}
    if name == "mcr":
        options = {"false_win": rng.choice(["98", "ema"])}
    if name == "hong-kong":
        tables = ["hkma", "old-style", "half-spicy-shared"]
        options |= {"payments": rng.choice(tables)}
        options |= {"pao_on_discard": rng.choice(["discarder", "liable", "split"])}
    if name == "hong-kong-two-player":
        options |= {"golden": GOLDEN}
    if name not in ONE_WINNER:
        options |= {"several_winners": rng.choice(["first", "best", "all"])}
    return ms.ruleset(name, **options)


def some_fault(rng: Random, rules: ms.Ruleset, wind: str) -> Fault:
    kind = rng.choice(["win", "win", "win", "goes on", "size", "pong"])
    if kind == "size":
        fault = wrong_tile_count(ms.parse_hand("1m"), wind, rules)
        assert fault is not None
        return fault
    if kind == "pong":
        return false_claim("pong", wind, rules)
    return false_win(wind, rules, goes_on=kind == "goes on")


def some_wins(rng: Random, game: Game, table: Table) -> list[ms.Score]:
    """Draw the wins of a hand: of one seat, or of several on one discard; none for a drawn hand."""
    may = [w for w in table.sitting() if table.chairs[table.winds.index(w)] not in table.dead]
    if not may or rng.random() < 0.2:
        return []
    winner = rng.choice(may)
    payers = [w for w in table.sitting() if w != winner]
    payer = rng.choice([None, *payers])
    hand = rng.choice(HANDS[:2] if len(table.winds) == 2 else HANDS)
    if hand == HANDS[2] and game.ruleset.name == "simple":
        hand = HANDS[0]
    # Whoever fed no claimed meld is liable for none; these have no seat, and may be anybody's.
    liable = rng.choice([None, *payers]) if "(" in hand else None
    winners = [winner]
    if payer is not None and game.ruleset.several_wins() == "all" and rng.random() < 0.5:
        winners = [w for w in may if w != payer]
        liable = None
    return [
        ms.score(
            ms.parse_win(
                hand,
                by="self-draw" if payer is None else "discard",
                seat=wind,
                payer=payer,
                round=table.round(),
                liable=liable,
            ),
            game.ruleset,
        )
        for wind in winners
    ]


def paid(settlement: ms.Settlement | None) -> dict[str, int]:
    assert settlement is not None
    return {str(seat): amount for seat, amount in settlement.items()}


def play(rng: Random, game: Game, table: Table) -> Game:
    """One random result, for the game and for the table."""
    rules = game.ruleset
    always_passes = rules.name in ONE_WINNER
    if rng.random() < 0.25:
        fault = some_fault(rng, rules, rng.choice(table.sitting()))
        table.fault(str(fault.offender), paid(fault.settlement), fault.consequence)
        return game.after_fault(fault)
    scores = some_wins(rng, game, table)
    if not scores:
        table.drawn(always_passes)
        return game.after_draw()
    table.won([(str(s.win.seat), paid(s.payments)) for s in scores], always_passes)
    return game.after_win(*scores)


@pytest.mark.parametrize("name", [n for n in ms.rulesets() if not ms.ruleset(n).deposit])
@given(st.integers(0, 2**32 - 1), st.integers(0, 60))
def test_a_random_game_is_as_the_table_has_it(name: str, seed: int, results: int) -> None:
    """Chairs, rounds, points and the end agree; it sums to zero; its JSON resumes it."""
    rng = Random(seed)
    rules = rules_of(rng, name)
    stake = rng.choice([None, 0, 30, 500])
    rounds = rng.choice([None, 1, 2, 5])
    game = Game(rules, rounds=rounds, stake=stake)
    seats = "".join(rules.seats)
    table = Table(seats, stake, 16 if rounds is None else rounds * len(seats))
    for _ in range(results):
        if table.over():
            break
        before = game
        lines = before.lines
        game = play(rng, game, table)
        assert (before.lines, game.lines[:-1]) == (lines, lines)
        assert game.is_over == table.over()
        assert {str(p): n for p, n in game.totals.items()} == table.points
        assert [str(p) for p in game.players] == [p for p in seats if p not in table.gone]
        if not game.is_over:
            assert (str(game.round), game.deal) == (table.round(), table.dealt)
            assert [str(game.player_in(wind)) for wind in seats] == table.chairs
            assert [str(game.wind_of(who)) for who in table.chairs] == list(seats)
            assert str(game.dealer) == table.chairs[0]
            assert {str(player) for player in game.standing.dead} == table.dead
    if getattr(rules, "settlement", None) != "accumulate":
        assert sum(game.totals.values()) == (stake or 0) * len(seats)
    assert len(game.standings) == len(game.lines) + 1
    stored = json.loads(json.dumps(dump_game(game)))
    assert load_game(stored) == game
    assert dump_game(load_game(stored)) == stored


def problems_of(data: Any) -> tuple[ms.Problem, ...]:
    """Give the problems of what is no game; any other error goes through."""
    try:
        game = load_game(data)
    except (ms.NotationError, ms.GameError) as error:
        return error.problems
    assert load_game(dump_game(game)) == game
    return ()


def json_values() -> st.SearchStrategy[Any]:
    """Draw any value that JSON can say."""
    return st.recursive(
        PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20
    )


@given(json_values())
def test_any_json_value_is_a_game_or_has_problems(data: Any) -> None:
    assert [problem.message("zh") != "" for problem in problems_of(data)].count(False) == 0


def stored_games() -> st.SearchStrategy[Any]:
    """Draw a stored game with parts that are wrong."""
    junk: st.SearchStrategy[Any] = (
        st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.just([])
    )
    seat = st.sampled_from("ESWN")
    amounts = st.dictionaries(seat | junk.filter(lambda v: v != []), st.integers() | junk)
    four = st.fixed_dictionaries({seat: st.integers(-50, 50) for seat in "ESWN"})
    line = st.fixed_dictionaries(
        {"outcome": st.sampled_from(["win", "drawn", "fault", "deposit"]) | junk},
        optional={
            "winners": st.lists(seat | junk, max_size=3) | junk,
            "amounts": four | amounts,
            "fault": st.sampled_from(["false-win", "false-pong"]) | junk,
            "offender": seat | junk,
            "consequence": st.sampled_from(["undone", "dead-hand", "hand-replayed"]) | junk,
            "final": st.integers(-1, 5) | junk,
            "player": seat | junk,
            "waiting": st.lists(seat | junk, max_size=3) | junk,
            "nagashi": st.lists(seat, max_size=2) | junk,
            "aborted": st.sampled_from(["four-kongs", "three-winners"]) | junk,
        },
    )
    return st.fixed_dictionaries(
        {
            "version": st.just(1) | junk,
            "ruleset": st.sampled_from(ms.rulesets()) | junk,
            "lines": st.lists(line, max_size=6) | junk,
        },
        optional={
            "options": st.just({}) | st.dictionaries(st.text(max_size=5), junk) | junk,
            "rounds": st.integers(-1, 3) | junk,
            "stake": st.integers(-1, 100) | junk,
        },
    )


@given(stored_games())
def test_a_stored_game_that_is_spoiled_has_problems(data: Any) -> None:
    """They can be said in every language."""
    for problem in problems_of(data):
        assert [problem.message(lang) != "" for lang in LANGUAGES] == [True] * len(LANGUAGES)
