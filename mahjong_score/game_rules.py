"""What a rule set says of a game: its deals, counters, deposits and drawn hands.

These are the answers of most rule sets: sixteen deals from 0 points, nothing on the table between
hands, and nothing paid for a drawn hand. A rule set that differs overrides them.
"""

from typing import ClassVar

from mahjong_score.hand import Seat
from mahjong_score.settlement import Settlement
from mahjong_score.win import Win


class GameRules:
    """The part of a rule set that `mahjong_score.game` asks.

    Seats are winds of the hand that is played, not players.

    Attributes:
        seats: The seats at the table, in the order of turns.
        deals: The deals of a game, repeats not counted.
        has_round_wind: Whether the wind of the round is of account.
        deposit: The points that a player puts on the table with a declaration; 0 in a rule set
            without deposits, which has no counters either. Where there are, the settlement of a
            win pays its `sticks` to the winner, and nothing else comes from nowhere.
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
        """Say what a drawn hand pays, in points.

        Args:
            waiting: The seats whose hands wait.
            nagashi: The seats that discarded only unclaimed terminals and honors.

        """
        return Settlement(self.seats, (0,) * len(self.seats))

    def final_penalty(self) -> int:
        """How many points a false win takes off the offender's result at the end of the game."""
        return 0
