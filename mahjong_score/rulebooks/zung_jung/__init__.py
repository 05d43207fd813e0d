"""World Series of Mahjong rules (`zung-jung`, also `world-series`).

Source of record: the World Series of Mahjong rules v1.03, whose scoring chapter is Alan Kwan's Zung
Jung system; values of Zung Jung v3.3.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import field, frozen

from mahjong_score._core.finder import Tally
from mahjong_score._core.flags import SEVEN_PAIRS, THIRTEEN_ORPHANS
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.win import BY_SELF_DRAW, Event, Win
from mahjong_score.rulebooks.zung_jung import categories_1_to_4, categories_5_to_10
from mahjong_score.rules._options import choice, whole_number
from mahjong_score.rules._pattern import FoundPattern, Pattern
from mahjong_score.rules._result import Score
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import Settlement, each_pays

# A pattern listed at this value or more is paid alone; any other sum is worth at most this.
LIMIT: Final = 320

# What a hand without any pattern is worth. It is not one of the 44.
CHICKEN_HAND: Final = FoundPattern(
    "chicken-hand", 1, 1, ("Chicken hand", "Mano de pollo", "雞和", "雞和")
)


@frozen(repr=False)
class ZungJung(Ruleset):
    """World Series of Mahjong: 44 patterns in series, two limits, no prevailing wind."""

    name: ClassVar[str] = "zung-jung"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "World Series of Mahjong",
        "Serie Mundial de Mahjong",
        "麻將世界賽",
        "麻雀世界選手権",
    )
    unit: ClassVar[str] = "points"
    special_shapes: ClassVar[int] = SEVEN_PAIRS | THIRTEEN_ORPHANS
    has_round_wind: ClassVar[bool] = False

    values: str = choice(
        "v3.3", ("v3.3", "v1.03-site"), "The table of values: the current one, or an older one."
    )
    minimum: int = whole_number(
        0, "The least points that a win needs; with 5, a chicken hand is none."
    )
    threshold: int = whole_number(
        25, "The points up to which each opponent pays, and that the others pay on a discard."
    )
    false_win: int = whole_number(0, "What a false win pays, in points to each opponent.")

    # By the place of a pattern: the place of the first pattern of its series.
    _series: tuple[int, ...] = field(init=False, eq=False)

    def prepare(self) -> None:
        """Find the series of each pattern by its number."""
        names = [series_of(pattern.number) for pattern in self.patterns]
        object.__setattr__(self, "_series", tuple(map(names.index, names)))

    def declare(self) -> Iterable[Pattern]:
        """Return the 44 patterns in the order of their numbers, whose first two are the series."""
        old = self.values == "v1.03-site"
        return (*categories_1_to_4.declare(old), *categories_5_to_10.declare())

    def combine(self, found: list[FoundPattern], context: None) -> Tally:
        """Add up the dearest pattern of each series, and apply the two limits."""
        patterns: list[FoundPattern] = []
        added = 0
        last = -1
        for pattern in found:
            if pattern.value >= LIMIT:
                return self._limit_alone(found)
            # The patterns of a series follow each other.
            series = self._series[pattern.place]
            if series == last:
                if pattern.value <= patterns[-1].value:
                    continue
                added -= patterns.pop().value
            last = series
            patterns.append(pattern)
            added += pattern.value
        if not patterns:
            return Tally((1, 1), 1, [CHICKEN_HAND])
        total = min(added, LIMIT)
        return Tally((total, added), total, patterns)

    def _limit_alone(self, found: list[FoundPattern]) -> Tally:
        dearest = max(found, key=lambda pattern: pattern.value)
        return Tally((dearest.value, dearest.value), dearest.value, [dearest])

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """Return a dearer pattern of its series, or the one that is paid alone."""
        series = series_of(pattern.number)
        same = [other.id for other in counted if series_of(other.number) == series]
        return same[0] if same else counted[0].id

    def needed(self) -> int:
        """Return the option `minimum`, in points after the limits."""
        return self.minimum

    def deal_passes(self, winners: tuple[Seat, ...]) -> bool:
        """Return True: the deal passes after every hand."""
        return True

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """Return the payments: the option `false_win` to each opponent."""
        return each_pays(self.seats, offender, -self.false_win)

    def settle(self, score: Score) -> Settlement | str:
        """Return the payments: thrice the total; above the threshold, mostly by the discarder."""
        win, total = score.win, score.total
        threshold = self.threshold
        nobody = win.by is BY_SELF_DRAW or Event.SAME_TURN_IMMUNITY in win.events
        if nobody or total <= threshold:
            return each_pays(self.seats, win.seat, total)
        if win.payer is None:
            return "payer-unknown"
        return each_pays(self.seats, win.seat, threshold, win.payer, 3 * (total - threshold))


def series_of(number: str) -> str:
    """Return the first two numbers of a pattern: 2.1 of 2.1.1, and 1.2 of 1.2."""
    return ".".join(number.split(".")[:2])
