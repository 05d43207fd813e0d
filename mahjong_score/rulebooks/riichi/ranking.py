"""Rank the readings of a Japanese hand.

This is apart from the rule set so that it can be compiled (docs/how-to/compiled.md).
"""

from operator import attrgetter
from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.finder import Tally
from mahjong_score._core.flags import HAND_OF_MAN, NOTHING_DECLARED, SELF_DRAW
from mahjong_score._core.kinds import EAST
from mahjong_score.rulebooks.riichi.bonus import Bonus
from mahjong_score.rulebooks.riichi.fu import fu_of
from mahjong_score.rulebooks.riichi.options import RiichiOptions
from mahjong_score.rulebooks.riichi.points import (
    MANGAN,
    YAKUMAN_BASE,
    RiichiDetails,
    base_of,
    paid_in_all,
)
from mahjong_score.rulebooks.riichi.yakuman import YAKUMAN
from mahjong_score.rules._pattern import FoundPattern

RENHOU: Final = "renhou"
OF_MAN: Final = HAND_OF_MAN | NOTHING_DECLARED
_PLACE: Final = attrgetter("place")


# What a reading is ranked by besides its yaku: the bonus han, the fu, whether the winner deals, and
# whether the tile was drawn.
Context = tuple[Bonus | None, int, bool, bool]


class Ranking:
    """Adds up and ranks readings under the switches of a rule set.

    rules: the switches.
    bonus: the bonus han, each counted once, in the order of `Bonus`; None if it does not count.
    """

    def __init__(self, rules: RiichiOptions, bonus: list[FoundPattern | None]) -> None:
        self.rules = rules
        self.bonus = bonus
        self.bonus_places = {single.place for single in bonus if single is not None}
        self.man_is_mangan = rules.renhou == "mangan"
        self.opponents = len(rules.seats) - 1

    def context(self, features: Features) -> Context:
        """Return what a reading is ranked by besides its yaku."""
        return (
            features.added,
            fu_of(features, self.rules),
            features.seat_wind == EAST,
            features.win_flags & SELF_DRAW != 0,
        )

    def combine(self, found: list[FoundPattern], context: Context) -> Tally:
        """Add up a reading; the best pays most, then real yakuman, more han, more fu decide."""
        bonus_han, fu, _, _ = context
        yaku_han = 0
        for pattern in found:
            value = pattern.value
            if value >= YAKUMAN:
                return self._yakuman(found, context)
            yaku_han += value
        han = yaku_han
        if bonus_han is not None:
            counted = [
                single.times(count)
                for single, count in zip(self.bonus, bonus_han, strict=True)
                if single is not None and count
            ]
            found = sorted([*found, *counted], key=_PLACE)
            han += sum([pattern.value for pattern in counted])
        if not yaku_han:
            # The problem names the bonus han: they are no yaku.
            return Tally((0, 0, 0, 0), han, found, 0)
        if self.man_is_mangan:
            man = [pattern for pattern in found if pattern.id == RENHOU]
            if man:
                return self._hand_of_man_alone(found, man[0], han, context)
        details = self._details(han, context)
        return Tally((details.points, 0, han, fu), han, found, yaku_han, details)

    def _details(self, han: int, context: Context) -> RiichiDetails:
        base, limit = base_of(han, context[1], self.rules)
        return RiichiDetails(context[1], self._paid(base, context), limit, 0, base)

    def _paid(self, base: int, context: Context) -> int:
        _, _, dealer, self_draw = context
        return paid_in_all(base, dealer=dealer, self_draw=self_draw, opponents=self.opponents)

    def _yakuman(self, found: list[FoundPattern], context: Context) -> Tally:
        counted = [pattern for pattern in found if pattern.value >= YAKUMAN]
        if not self.rules.stack_yakuman:
            # Of equal ones the first of the table counts; there the hand of man comes last.
            counted.sort(key=lambda p: (-p.value, p.id == RENHOU))
            counted = counted[:1]
        han = sum([pattern.value for pattern in counted])
        base = YAKUMAN_BASE * han // YAKUMAN
        paid = self._paid(base, context)
        details = RiichiDetails(None, paid, "yakuman", han // YAKUMAN, base)
        return Tally((paid, 1, han, 0), han, counted, han, details)

    def _hand_of_man_alone(
        self, found: list[FoundPattern], man: FoundPattern, han: int, context: Context
    ) -> Tally:
        """Count the hand of man alone as a mangan if the rest pays less, else the rest."""
        fu = context[1]
        mangan = self._paid(MANGAN, context)
        rest = [pattern for pattern in found if pattern is not man]
        if any(pattern.place not in self.bonus_places for pattern in rest):
            han -= man.value
            details = self._details(han, context)
            if details.points >= mangan:
                return Tally((details.points, 0, han, fu), han, rest, han, details)
        # Ranked by 0 han: at equal points, another reading that counts its rest wins.
        details = RiichiDetails(fu, mangan, "mangan", 0, MANGAN)
        return Tally((mangan, 0, 0, fu), man.value, [man], man.value, details)
