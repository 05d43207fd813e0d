"""The score sheet of a game: what was won and paid, whose deal it is, and when the game ends.

A game is immutable: each result makes a new one. It knows no wall, no hands and no discards.

>>> import mahjong_score as ms
>>> game = Game("simple")
>>> win = ms.parse_win("123m456p789s1122z +2z", by="discard", payer="W", seat="S", round="E")
>>> game = game.after_win(ms.score(win, "simple")).after_draw()
>>> print(game)
simple: round E, deal 2 of 16, repeats 1, dealer S; E -22 S +66 W -22 N -22

Sources: the round and seat rules of the simple rules; that the deal always passes, of the World
Series rules; honba, deposits and drawn hands, of Japanese rules. docs/how-to/game.md has the
decisions where the sources are silent.
"""

from collections.abc import Iterable, Iterator, Mapping

from attrs import evolve, field, frozen

from mahjong_score._hands.seats import SEATS, Seat, as_seat
from mahjong_score._hands.win import BY_SELF_DRAW, Win
from mahjong_score.errors import GameError, Problem
from mahjong_score.play._faults import Fault
from mahjong_score.play._seats import contradiction, raise_any, seat_problems, turns_after
from mahjong_score.play._sheet import (
    DepositLine,
    DrawnLine,
    FaultLine,
    Line,
    Standing,
    WonLine,
    among,
    by_player,
    is_over,
    next_standing,
    player_in,
    wind_of,
)
from mahjong_score.play._sheet_checks import line_problems, sum_problems
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._options import as_whole_number, option, whole_number_or_none
from mahjong_score.rules._result import Score
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import Settlement, added, alone

__all__ = ["DepositLine", "DrawnLine", "FaultLine", "Game", "Line", "Standing", "WonLine"]


def _as_rounds(value: object) -> int | None:
    if value is None or value == "none":
        return None
    rounds = as_whole_number(value)
    if rounds == 0:
        raise ValueError
    return rounds


def _as_lines(lines: Iterable[Line]) -> tuple[Line, ...]:
    return tuple(lines)


@frozen
class Game:
    """A game under a rule set, with its score sheet.

    Players are named by the seat in which they began, and keep that name; `wind_of` and `player_in`
    say who sits where in the next hand. Scores and faults name players by the winds of their seats.

    Attributes:
        ruleset: The rules; a name stands for them with their default options.
        rounds: How many rounds the game has; None for as many deals as the rule set says. A round
            is a deal for each seat.
        stake: The points that each player starts with. With a stake, a player who cannot pay for a
            fault leaves the game, if the rule set says so. None for the points that the rule set
            starts with (0 in most); then players may have less than 0 points, and nobody leaves.
        lines: The score sheet, a line for each hand, each fault and each deposit.
        standings: Where the game stood before each line, and where it stands now.

    Raises:
        OptionError: There is no such rule set; `rounds` or `stake` is no whole number.
        GameError: A line contradicts where the game stands.

    """

    ruleset: Ruleset = field(converter=as_ruleset)
    rounds: int | None = option(
        None, _as_rounds, "a whole number, 1 or more, or none", "How many rounds make the game."
    )
    stake: int | None = whole_number_or_none(None, "The points that each player starts with.")
    lines: tuple[Line, ...] = field(default=(), converter=_as_lines)
    standings: tuple[Standing, ...] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        seats = self.ruleset.seats
        start = self.ruleset.starting_points() if self.stake is None else self.stake
        leaves = self.stake is not None and self.ruleset.unpaid_fault_ends_play
        standing = Standing(0, 0, Settlement(seats, (start,) * len(seats)))
        standings = [standing]
        for line in self.lines:
            raise_any(list(line_problems(line, standing, self.ruleset, self.deals)))
            raise_any(list(sum_problems(line, standing, self.ruleset)))
            standing = next_standing(line, standing, self.ruleset, self.deals, leaves)
            standings.append(standing)
        object.__setattr__(self, "standings", tuple(standings))

    # Where the game stands.

    @property
    def standing(self) -> Standing:
        """Where the game stands now."""
        return self.standings[-1]

    @property
    def deals(self) -> int:
        """How many deals the game has, repeats not counted."""
        if self.rounds is None:
            return self.ruleset.deals
        return self.rounds * len(self.ruleset.seats)

    @property
    def deal(self) -> int:
        """The number of the next hand's deal, from 0, repeats not counted."""
        return self.standing.deal

    @property
    def repeats(self) -> int:
        """How often East has kept this deal."""
        return self.standing.repeats

    @property
    def totals(self) -> Settlement:
        """The points of each player, those of the start included."""
        return self.standing.totals

    @property
    def honba(self) -> int:
        """The counters on the table; 0 in a rule set without them."""
        return self.standing.honba

    @property
    def sticks(self) -> int:
        """The deposits on the table, those of this hand included."""
        return self.standing.sticks

    @property
    def results(self) -> Settlement:
        """The points of each player, less those that faults take off at the end of the game.

        Deposits that are left on the table belong to nobody.
        """
        results = self.totals
        for line in self.lines:
            if isinstance(line, FaultLine):
                taken = alone(self.ruleset.seats, line.offender, -line.final)
                results = added(results, taken)
        return results

    @property
    def players(self) -> tuple[Seat, ...]:
        """The players who are still in the game."""
        return tuple(p for p in self.ruleset.seats if p not in self.standing.left)

    @property
    def round(self) -> Seat:
        """The wind of the next hand's round. After four rounds the winds begin again."""
        return SEATS[self.deal // len(self.ruleset.seats) % len(SEATS)]

    @property
    def dealer(self) -> Seat:
        """The player who is East in the next hand."""
        return player_in(Seat.EAST, self.deal, self.ruleset.seats)

    @property
    def hands(self) -> int:
        """How many hands were won or drawn, repeats included."""
        return sum(isinstance(line, WonLine | DrawnLine) for line in self.lines)

    @property
    def is_over(self) -> bool:
        """Whether all deals are played, or fewer than two players are left."""
        return is_over(self.standing, self.deals, self.ruleset.seats)

    def wind_of(self, player: str) -> Seat:
        """Return the wind of a player's seat in the next hand.

        Raises:
            NotationError: There is no such seat.
            GameError: The seat does not play.

        """
        return wind_of(self._seat(player, "player"), self.deal, self.ruleset.seats)

    def player_in(self, wind: str) -> Seat:
        """Return the player whose seat has a wind in the next hand.

        Raises:
            NotationError: There is no such seat.
            GameError: The seat does not play.

        """
        return player_in(self._seat(wind, "wind"), self.deal, self.ruleset.seats)

    def _seat(self, value: str, key: str) -> Seat:
        seat = as_seat(key, value)
        raise_any(seat_problems(self.ruleset, **{key: seat}))
        return seat

    # What happens.

    def after_win(self, *scores: Score) -> "Game":
        """Return the game after a hand that was won, by several players if the rules allow that.

        The game knows the honba and deposits on the table. It pays them to those who get them by
        the rules, also where a win has 0 of them, and refuses a win with any other number.

        Raises:
            GameError: With all that contradicts the game: it is over; a score by other rules, in
                another round, with other honba or deposits, or without payments; a declaration
                without its deposit; a player who has left or whose hand is dead; several winners
                where there is one, or not on the same tile.

        """
        problems = [problem for score in scores for problem in self._score_problems(score)]
        if len({(s.win.tile, s.win.by, s.win.payer) for s in scores}) > 1 or (
            len(scores) > 1 and scores[0].win.by is BY_SELF_DRAW
        ):
            found = ", ".join(f"{s.win.seat} {s.win.tile} {s.win.by}" for s in scores)
            problems.append(contradiction("winners-differ", found=found))
        seats = self.ruleset.seats
        amounts = Settlement(seats, (0,) * len(seats))
        for score in () if problems else self._with_table(scores):
            assert score.payments is not None
            amounts = added(amounts, self._by_player(score.payments, score.win.seat))
        winners = tuple(self.player_in(s.win.seat) for s in scores if s.win.seat in seats)
        return self._with(WonLine(winners, amounts), problems)

    def after_draw(
        self,
        *,
        waiting: Iterable[str] | None = None,
        nagashi: Iterable[str] = (),
        aborted: str | None = None,
    ) -> "Game":
        """Return the game after a hand that nobody won.

        >>> print(Game("riichi").after_draw(waiting="SW"))
        riichi: round E, deal 2 of 8, honba 1, dealer S; E +23500 S +26500 W +26500 N +23500

        Args:
            waiting: The winds of the players whose hands are ready; Japanese rules need it.
            nagashi: The winds of the players who discarded only unclaimed terminals and honors, and
                are paid for it (Japanese rules).
            aborted: Why the hand was drawn before the wall was used up, as a word of the rule set's
                `abortive_draws`, such as ``nine-terminals``; None if it was not.

        Raises:
            NotationError: There is no such seat.
            GameError: With all that contradicts the game: it is over; the rules need `waiting`;
                they abort no hand for that; a seat does not play; a player who has declared is not
                ready.

        """
        ready = None if waiting is None else self._winds(waiting, "waiting")
        paid = self._winds(nagashi, "nagashi")
        settled = self.ruleset.settle_draw(ready or (), paid)
        line = DrawnLine(
            by_player(settled, self.deal, self.ruleset.seats),
            None if ready is None else tuple(map(self.player_in, ready)),
            tuple(map(self.player_in, paid)),
            aborted,
        )
        return self._with(line, [])

    def after_deposit(self, wind: str) -> "Game":
        """Return the game after a declaration, for which a player puts a deposit on the table.

        In Japanese rules this is riichi. `wind` is that of the player's seat. The deposit goes back
        if the hand is dealt anew.

        >>> game = Game("riichi").after_deposit("S")
        >>> game.sticks, game.totals["S"]
        (1, 24000)

        Raises:
            NotationError: There is no such seat.
            GameError: The rules have no deposits, the seat does not play, its player has declared
                already or has a dead hand, or the game is over.

        """
        player = self.player_in(wind)
        amounts = alone(self.ruleset.seats, player, -self.ruleset.deposit)
        return self._with(DepositLine(player, amounts), [])

    def after_fault(self, fault: Fault) -> "Game":
        """Return the game after a fault, whose `consequence` says whether the hand goes on.

        With a `stake`, an offender who has less than is due pays nothing and leaves the game, if
        the rule set says so; the others replay the hand, and settle among themselves from then
        on.

        Raises:
            GameError: The game is over, the fault is by other rules, or the offender has left.

        """
        problems = self._ruleset_problems(fault.ruleset)
        if problems:
            raise GameError(problems)
        offender = self.player_in(fault.offender)
        amounts = self._by_player(fault.settlement, fault.offender)
        line = FaultLine(fault.kind, offender, fault.consequence, amounts, fault.final)
        return self._with(line, [])

    def _with(self, line: Line, problems: list[Problem]) -> "Game":
        found = [*problems, *line_problems(line, self.standing, self.ruleset, self.deals)]
        raise_any(list(dict.fromkeys(found)))
        return Game(self.ruleset, self.rounds, self.stake, (*self.lines, line))

    def _winds(self, given: Iterable[str], key: str) -> tuple[Seat, ...]:
        """Return winds as seats, in the order of turns.

        Raises:
            NotationError: There is no such seat.
            GameError: A seat does not play.

        """
        winds = [as_seat(key, wind) for wind in given]
        raise_any([p for wind in winds for p in seat_problems(self.ruleset, **{key: wind})])
        return tuple(seat for seat in self.ruleset.seats if seat in winds)

    def _with_table(self, scores: tuple[Score, ...]) -> Iterator[Score]:
        """Yield each score anew, with the honba and deposits that its winner gets."""
        if not self.ruleset.deposit:
            yield from scores
            return
        payer = scores[0].win.payer if scores else None
        turns = () if payer is None else turns_after(payer, self.ruleset.seats)
        # The first winner after the discarder; a self-draw has one winner.
        first = min((s.win.seat for s in scores), key=turns.index) if turns else None
        for score in scores:
            is_first = first in (None, score.win.seat)
            honba = self.honba if is_first or self.ruleset.counters_to_each() else 0
            sticks = self.sticks if is_first else 0
            yield evolve(score, win=evolve(score.win, honba=honba, sticks=sticks))

    def _by_player(self, settlement: Mapping[Seat, int], principal: Seat) -> Settlement:
        settled = by_player(settlement, self.deal, self.ruleset.seats)
        return among(settled, self.standing.left, self.player_in(principal))

    def _ruleset_problems(self, ruleset: object) -> list[Problem]:
        if ruleset == self.ruleset:
            return []
        return [contradiction("other-ruleset", found=repr(ruleset), expected=repr(self.ruleset))]

    def _score_problems(self, score: Score) -> list[Problem]:
        problems = self._ruleset_problems(score.ruleset)
        if problems:
            return problems
        win = score.win
        if self.ruleset.has_round_wind and win.round is not self.round:
            problems.append(contradiction("round-differs", found=win.round, expected=self.round))
        if score.payments is None:
            why = str(score.no_payments)
            problems.append(contradiction("score-without-payments", seat=win.seat, found=why))
        if self.ruleset.deposit:
            problems += self._table_problems(win)
        for wind in (win.payer, score.liable):
            if wind is not None and self.player_in(wind) in self.standing.left:
                problems.append(contradiction("player-has-left", found=self.player_in(wind)))
        return problems

    def _table_problems(self, win: Win) -> Iterator[Problem]:
        """Yield the problems of a win whose honba, deposits or riichi are not those of the game.

        0 honba or deposits mean that the win does not say how many there are.
        """
        for key, found, expected in (
            ("honba", win.honba, self.honba),
            ("sticks", win.sticks, self.sticks),
        ):
            if found not in (0, expected):
                yield contradiction("table-differs", key=key, found=found, expected=expected)
        declared = self.player_in(win.seat) in self.standing.declared
        win_declares = self.ruleset.declares(win)
        if win_declares is not None and win_declares is not declared:
            reason = "deposit-missing" if win_declares else "declaration-unsaid"
            yield contradiction(reason, seat=win.seat)

    def __str__(self) -> str:
        points = " ".join(f"{player} {total:+}" for player, total in self.totals.items())
        if self.is_over:
            return f"{self.ruleset.name}: over after {self.hands} hands; {points}"
        place = f"round {self.round}, deal {self.deal + 1} of {self.deals}"
        repeated = f", repeats {self.repeats}" if self.repeats else ""
        honba = f", honba {self.honba}" if self.honba else ""
        sticks = f", sticks {self.sticks}" if self.sticks else ""
        place += repeated + honba + sticks
        return f"{self.ruleset.name}: {place}, dealer {self.dealer}; {points}"
