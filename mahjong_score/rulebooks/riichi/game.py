"""What Japanese rules say of claims, faults and games: sections 5, 8 and 9.

Where the rules are silent, what is common to the houses of the profiles stands here: East keeps the
deal when it waits in a drawn hand, and every drawn hand adds a honba. The page
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

# Four players have all of these; three players cannot have those that need a fourth.
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
    """What claims, faults and the score sheet ask."""

    deals: ClassVar[int] = 8
    deposit: ClassVar[int] = payments.DEPOSIT
    asks_waiting: ClassVar[bool] = True
    unpaid_fault_ends_play: ClassVar[bool] = False

    @property
    def _of_three(self) -> bool:
        return len(self.seats) == 3

    # Claims and faults.

    def several_wins(self) -> str:
        """The option `several_winners`."""
        return self.several_winners

    def robs_concealed_kong(self, score: Score) -> bool:
        """Thirteen orphans may, where the house allows it: that the caller says."""
        return any(pattern.id.startswith("kokushi") for pattern in score.patterns)

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """A chombo: a mangan self-draw the other way round, or nothing before the end."""
        if self.false_win == "final":
            return each_pays(self.seats, offender, 0)
        return payments.reversed_mangan(self.seats, offender)

    def final_penalty(self) -> int:
        """A chombo that is settled at the end takes 20,000 off."""
        return _OFF_AT_THE_END if self.false_win == "final" else 0

    def after_false_claim(self) -> Consequence:
        """A wrong call makes the hand dead."""
        return "dead-hand"

    # Games.

    def starting_points(self) -> int:
        """25,000; by EMA and WRC 30,000; three players 35,000."""
        return _START_OF_THREE if self._of_three else _START.get(self.profile, _USUAL_START)

    def deal_passes_drawn(self, waiting: tuple[Seat, ...]) -> bool:
        """East keeps the deal when its hand waits."""
        return Seat.EAST not in waiting

    def counters_after(self, counters: int, winners: tuple[Seat, ...]) -> int:
        """One more honba after a win by East or a drawn hand, none after another win."""
        return counters + 1 if Seat.EAST in winners or not winners else 0

    def counters_to_each(self) -> bool:
        """Only by EMA."""
        return self.profile == "ema"

    def declares(self, win: Win) -> bool:
        """Whether it is a win with riichi."""
        return Event.RIICHI in win.events or Event.DOUBLE_RIICHI in win.events

    def abortive_draws(self) -> tuple[str, ...]:
        """On the servers; for three winners where the option `several_winners` is ``two``."""
        draws = _ABORTIVE_OF_THREE if self._of_three else _ABORTIVE
        usual = draws if self.profile in _ABORTING else ()
        # Three winners on one discard need a fourth player.
        three = self.several_winners == "two" and not self._of_three
        return (*usual, _THREE_WINNERS) if three else usual

    def pays_nagashi(self) -> bool:
        """The option `nagashi_mangan`."""
        return self.nagashi_mangan

    def settle_draw(self, waiting: tuple[Seat, ...], nagashi: tuple[Seat, ...]) -> Settlement:
        """3000 (of three players 2000) to those who wait, or a mangan for each nagashi."""
        if not nagashi:
            return payments.of_waiting(self.seats, waiting)
        return reduce(added, [payments.mangan_self_draw(self.seats, seat) for seat in nagashi])
