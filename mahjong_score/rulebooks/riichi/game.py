"""Japanese rules about claims, faults and games: sections 5, 8 and 9.

Where the rules are silent, this follows what is common to the houses of the profiles: East keeps
the deal when it waits in a drawn hand, and every drawn hand adds a honba. The page
docs/reference/rules/riichi.md lists these decisions.
"""

from functools import reduce
from typing import ClassVar, Final

from attrs import frozen

from mahjong_score._hands.seats import Seat
from mahjong_score._hands.win import Event, Win
from mahjong_score.rulebooks.riichi import payments
from mahjong_score.rulebooks.riichi.options import RiichiOptions
from mahjong_score.rules._result import Score
from mahjong_score.rules._settlement import Settlement, added, each_pays
from mahjong_score.rules._table_rules import Consequence

# Three players cannot have the abortive draws that need a fourth player.
_ABORTIVE: Final = ("nine-terminals", "four-winds", "four-riichi", "four-kongs")
_ABORTIVE_OF_THREE: Final = ("nine-terminals", "four-kongs")
_THREE_WINNERS: Final = "three-winners"
_ABORTING: Final = ("tenhou", "mahjong-soul")

_START: Final = {"ema": 30_000, "wrc": 30_000}
_USUAL_START: Final = 25_000
_START_OF_THREE: Final = 35_000
_OFF_AT_THE_END: Final = 20_000


@frozen(repr=False)
class RiichiGame(RiichiOptions):
    """The part of the rule set that claims, faults and the score sheet use."""

    deals: ClassVar[int] = 8
    deposit: ClassVar[int] = payments.DEPOSIT
    asks_waiting: ClassVar[bool] = True
    unpaid_fault_ends_play: ClassVar[bool] = False

    @property
    def _of_three(self) -> bool:
        return len(self.seats) == 3

    # Claims and faults.

    def several_wins(self) -> str:
        """Return the option `several_winners`."""
        return self.several_winners

    def robs_concealed_kong(self, score: Score) -> bool:
        """Whether it is thirteen orphans; the caller decides whether the house allows it."""
        return any(pattern.id.startswith("kokushi") for pattern in score.patterns)

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """Return a chombo: a mangan self-draw the other way round, or nothing before the end."""
        if self.false_win == "final":
            return each_pays(self.seats, offender, 0)
        return payments.reversed_mangan(self.seats, offender)

    def final_penalty(self) -> int:
        """Return 20,000 where a chombo is settled at the end, else 0."""
        return _OFF_AT_THE_END if self.false_win == "final" else 0

    def after_false_claim(self) -> Consequence:
        """Return that a wrong call makes the hand dead."""
        return "dead-hand"

    # Games.

    def starting_points(self) -> int:
        """Return 25,000; by EMA and WRC 30,000; with three players 35,000."""
        return _START_OF_THREE if self._of_three else _START.get(self.profile, _USUAL_START)

    def deal_passes_drawn(self, waiting: tuple[Seat, ...]) -> bool:
        """Whether East's hand does not wait: East keeps the deal when it does."""
        return Seat.EAST not in waiting

    def counters_after(self, counters: int, winners: tuple[Seat, ...]) -> int:
        """Return one more honba after a win by East or a drawn hand, 0 after another win."""
        return counters + 1 if Seat.EAST in winners or not winners else 0

    def counters_to_each(self) -> bool:
        """Whether each winner is paid the honba: only by EMA."""
        return self.profile == "ema"

    def declares(self, win: Win) -> bool:
        """Whether the winner declared riichi."""
        return Event.RIICHI in win.events or Event.DOUBLE_RIICHI in win.events

    def abortive_draws(self) -> tuple[str, ...]:
        """Return the servers' abortive draws; three winners if `several_winners` is ``two``."""
        draws = _ABORTIVE_OF_THREE if self._of_three else _ABORTIVE
        usual = draws if self.profile in _ABORTING else ()
        # Three winners on one discard need a fourth player.
        three = self.several_winners == "two" and not self._of_three
        return (*usual, _THREE_WINNERS) if three else usual

    def pays_nagashi(self) -> bool:
        """Return the option `nagashi_mangan`."""
        return self.nagashi_mangan

    def settle_draw(self, waiting: tuple[Seat, ...], nagashi: tuple[Seat, ...]) -> Settlement:
        """Return 3000 (of three players 2000) to those who wait, or a mangan for each nagashi."""
        if not nagashi:
            return payments.of_waiting(self.seats, waiting)
        return reduce(added, [payments.mangan_self_draw(self.seats, seat) for seat in nagashi])
