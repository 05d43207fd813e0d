"""What a reading of a Japanese hand is worth beside its other readings.

It stands apart from the rule set so that it can be compiled (docs/how-to/compiled.md).
"""

from operator import attrgetter
from typing import Final

from mahjong_score._core.best import Tally
from mahjong_score._core.features import Features
from mahjong_score._core.flags import HAND_OF_MAN, NOTHING_DECLARED, SELF_DRAW
from mahjong_score.pattern import FoundPattern
from mahjong_score.rulesets.riichi.bonus import Bonus
from mahjong_score.rulesets.riichi.fu import fu_of
from mahjong_score.rulesets.riichi.options import RiichiOptions
from mahjong_score.rulesets.riichi.points import MANGAN, YAKUMAN_BASE, base_of, paid_in_all
from mahjong_score.rulesets.riichi.yakuman import YAKUMAN
from mahjong_score.tiles import EAST

RENHOU: Final = "renhou"
OF_MAN: Final = HAND_OF_MAN | NOTHING_DECLARED
_PLACE: Final = attrgetter("place")


class Ranking:
    """Adds up readings under the switches of a rule set.

    rules: the switches.
    bonus: the bonus han, each as found once, in the order of `Bonus`; None if it does not count.
    """

    def __init__(self, rules: RiichiOptions, bonus: list[FoundPattern | None]) -> None:
        self.rules = rules
        self.bonus = bonus
        self.bonus_places = {once.place for once in bonus if once is not None}
        self.man_is_mangan = rules.renhou == "mangan"
        self.opponents = len(rules.seats) - 1

    def beside(self, features: Features) -> tuple[Bonus | None, int, bool, int]:
        """What a reading is ranked by beside its yaku: bonus han, fu, the dealer, a self-draw."""
        fu = fu_of(features, self.rules)
        return features.added, fu, features.seat_wind == EAST, features.win_flags & SELF_DRAW

    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """The best reading pays most; then real yakuman, more han, more fu decide."""
        yaku_han = 0
        for pattern in found:
            value = pattern.value
            if value >= YAKUMAN:
                return self._yakuman(found, features)
            yaku_han += value
        han = yaku_han
        bonus_han: Bonus | None = features.added
        if bonus_han is not None:
            counted = [
                once.times(count)
                for once, count in zip(self.bonus, bonus_han, strict=True)
                if once is not None and count
            ]
            found = sorted([*found, *counted], key=_PLACE)
            han += sum([pattern.value for pattern in counted])
        if not yaku_han:
            # The bonus han are told with the problem: they are no yaku.
            return (0, 0, 0, 0), han, 0, found
        fu = fu_of(features, self.rules)
        if self.man_is_mangan and features.flags & OF_MAN == OF_MAN:
            return self._hand_of_man_alone(found, han, fu, features)
        return (self._points(han, fu, features), 0, han, fu), han, yaku_han, found

    def _points(self, han: int, fu: int, features: Features) -> int:
        return self._paid(base_of(han, fu, self.rules)[0], features)

    def _paid(self, base: int, features: Features) -> int:
        return paid_in_all(
            base,
            dealer=features.seat_wind == EAST,
            self_draw=features.win_flags & SELF_DRAW != 0,
            opponents=self.opponents,
        )

    def _yakuman(self, found: list[FoundPattern], features: Features) -> Tally:
        counted = [pattern for pattern in found if pattern.value >= YAKUMAN]
        if not self.rules.stack_yakuman:
            # Of equals the first of the table, in which the hand of man comes last.
            counted.sort(key=lambda p: (-p.value, p.id == RENHOU))
            counted = counted[:1]
        han = sum([pattern.value for pattern in counted])
        paid = self._paid(YAKUMAN_BASE * han // YAKUMAN, features)
        return (paid, 1, han, 0), han, han, counted

    def _hand_of_man_alone(
        self, found: list[FoundPattern], han: int, fu: int, features: Features
    ) -> Tally:
        """Take the hand of man as a mangan alone, where the rest pays less."""
        alone = next(pattern for pattern in found if pattern.id == RENHOU)
        mangan = self._paid(MANGAN, features)
        rest = [pattern for pattern in found if pattern is not alone]
        if any(pattern.place not in self.bonus_places for pattern in rest):
            han -= alone.value
            points = self._points(han, fu, features)
            if points >= mangan:
                return (points, 0, han, fu), han, han, rest
        # The rank of han is the least: at equal points the rest of another reading stands.
        return (mangan, 0, 0, fu), alone.value, alone.value, [alone]
