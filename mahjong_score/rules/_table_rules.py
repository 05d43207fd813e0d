"""What a rule set says of the table: of claims, faults and games.

These are the answers of most rule sets: the first in turn order wins, a false win replays the hand,
and a game has sixteen deals from 0 points with nothing on the table between hands. A rule set that
differs overrides them.
"""

from typing import ClassVar, Literal

from mahjong_score._hands.seats import Seat
from mahjong_score._hands.win import Win
from mahjong_score.rules._result import Score
from mahjong_score.rules._settlement import Settlement, each_pays

# What follows a fault: the hand is over and dealt anew; play goes on, but the offender cannot win
# this hand; the call is undone and play goes on.
Consequence = Literal["hand-replayed", "dead-hand", "undone"]


class TableRules:
    """The part of a rule set that `mahjong_score.play` asks; `Ruleset` derives from it.

    Seats are winds of the hand that is played, not players.

    Attributes:
        seats: The seats at the table, in the order of turns.
        deals: The deals of a game, repeats not counted.
        has_round_wind: Whether the wind of the round matters.
        deposit: The points that a player puts on the table with a declaration; 0 in a rule set
            without deposits, which has no counters either. Where there are, the settlement of a
            win pays its `sticks` to the winner, and everything else sums to zero.
        asks_waiting: Whether it matters who waits when a hand is drawn.
        unpaid_fault_ends_play: Whether a player who cannot pay a fault leaves the game.

    """

    __slots__ = ()

    seats: ClassVar[tuple[Seat, ...]]
    deals: ClassVar[int] = 16
    has_round_wind: ClassVar[bool] = True
    deposit: ClassVar[int] = 0
    asks_waiting: ClassVar[bool] = False
    unpaid_fault_ends_play: ClassVar[bool] = True

    # Claims.

    def several_wins(self) -> str:
        """Who wins when several may win on one tile: ``first``, ``best``, ``two`` or ``all``."""
        return "first"

    def chow_source(self, seat: Seat) -> Seat | None:
        """The seat from which another may claim a chow: the one before it; None for nobody."""
        return self.seats[self.seats.index(seat) - 1]

    def robs_concealed_kong(self, score: Score) -> bool:
        """Whether this win may take the tile of a concealed kong."""
        return False

    # Faults.

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """What a false win costs, and who is paid it; the win is known if it was shown."""
        return each_pays(self.seats, offender, 0)

    def after_false_win(self) -> Consequence:
        """What follows a false win."""
        return "hand-replayed"

    def after_false_claim(self) -> Consequence:
        """What follows a pong, kong or chow that was called wrongly."""
        return "undone"

    def final_penalty(self) -> int:
        """How many points a false win takes off the offender's result at the end of the game."""
        return 0

    # Games.

    def starting_points(self) -> int:
        """The points that each player starts with, where the game says nothing else."""
        return 0

    def deal_passes(self, winners: tuple[Seat, ...]) -> bool:
        """Whether the deal passes after a hand: not after a win by East or a drawn hand (none)."""
        return bool(winners) and Seat.EAST not in winners

    def deal_passes_drawn(self, waiting: tuple[Seat, ...]) -> bool:
        """Whether the deal passes after a drawn hand in which these seats waited."""
        return self.deal_passes(())

    def counters_after(self, counters: int, winners: tuple[Seat, ...]) -> int:
        """How many counters (honba) lie on the table after a hand; no winners for a drawn one."""
        return 0

    def counters_to_each(self) -> bool:
        """Whether each of several winners is paid the counters, or only the first in turn order."""
        return False

    def declares(self, win: Win) -> bool | None:
        """Whether the winner has made the declaration of a deposit; None where wins do not say."""
        return None

    def abortive_draws(self) -> tuple[str, ...]:
        """For what a hand is drawn before the wall is used up, as words."""
        return ()

    def pays_nagashi(self) -> bool:
        """Whether a drawn hand pays who discarded only unclaimed terminals and honors."""
        return False

    def settle_draw(self, waiting: tuple[Seat, ...], nagashi: tuple[Seat, ...]) -> Settlement:
        """What a drawn hand pays, in points.

        Args:
            waiting: The seats whose hands wait.
            nagashi: The seats that discarded only unclaimed terminals and honors.

        """
        return Settlement(self.seats, (0,) * len(self.seats))
