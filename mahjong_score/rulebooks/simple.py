"""The simple 20-point table (`simple`), with flowers and seasons.

Source of record: the scoring and penalty sections of the introduction "El mah jong".
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import frozen

from mahjong_score._core.features import Features
from mahjong_score._core.finder import Tally
from mahjong_score._core.flags import (
    ALL_CHOWS,
    ALL_TRIPLETS,
    BONUS_TILES,
    CONCEALED_KONGS,
    DRAGON_TRIPLET,
    GROUPS_AND_PAIR,
    OPEN_KONGS,
    OUTER_TRIPLET,
)
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES_WITH_BONUS, TileSet
from mahjong_score._hands.win import Win
from mahjong_score.rulebooks.common import dragon_triplets
from mahjong_score.rules._options import choice, number_among
from mahjong_score.rules._pattern import FoundPattern, Pattern
from mahjong_score.rules._result import Score
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import Settlement, alone, each_pays

# What a false win pays, in points to each of the others.
FALSE_WIN: Final = 16


@frozen(repr=False)
class Simple(Ruleset):
    """The simple table: four groups and a pair, no minimum, everything added."""

    name: ClassVar[str] = "simple"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "Simple table",
        "Tabla sencilla",
        "简易计分",
        "簡易計算",
    )
    unit: ClassVar[str] = "points"
    tile_set: ClassVar[TileSet] = TILES_WITH_BONUS

    double_wind: int = number_among(
        2, (2, 4), "The points of a pong of a wind that is both the own and the round's."
    )
    settlement: str = choice(
        "each-pays",
        ("each-pays", "accumulate"),
        "Whether each loser pays the winner's points, or the winner alone writes them down.",
    )
    several_winners: str = choice(
        "first",
        ("first", "best", "all"),
        "Who wins when several claim one discard: the first in turn order, the best hand, or all.",
    )

    def declare(self) -> Iterable[Pattern]:
        """Return the patterns in the order of the source."""
        return (
            Pattern(
                id="mahjong",
                value=20,
                es="Mah jong",
                zh="和牌",
                definition="The hand is complete.",
                needs=GROUPS_AND_PAIR,
            ),
            Pattern(
                id="four-pongs",
                value=6,
                es="Cuatro Pongs",
                zh="碰碰和",
                definition="Four pongs or kongs.",
                needs=ALL_TRIPLETS,
            ),
            Pattern(
                id="four-chows",
                value=2,
                es="Cuatro Chows",
                zh="平和",
                definition="Four chows and any pair.",
                needs=ALL_CHOWS,
            ),
            Pattern(
                id="exposed-kong",
                value=8,
                es="Kong expuesto",
                zh="明槓",
                definition="Each claimed or added kong.",
                needs=OPEN_KONGS,
                count=lambda f: (f.hand.kongs & ~f.hand.concealed_kongs).bit_count(),
            ),
            Pattern(
                id="concealed-kong",
                value=16,
                es="Kong oculto",
                zh="暗槓",
                definition="Each concealed kong.",
                needs=CONCEALED_KONGS,
                count=lambda f: f.hand.concealed_kongs.bit_count(),
            ),
            Pattern(
                id="dragon-pong",
                value=2,
                es="Pong de dragón",
                zh="箭刻",
                definition="One pong or kong of a dragon, or the third beside two-dragon-pongs.",
                needs=DRAGON_TRIPLET,
                count=lambda f: dragon_triplets(f) != 2,
            ),
            Pattern(
                id="two-dragon-pongs",
                value=6,
                es="Dos Pongs de dragón",
                zh="雙箭刻",
                definition="Two pongs or kongs of dragons, 6 in all.",
                needs=DRAGON_TRIPLET,
                count=lambda f: dragon_triplets(f) >= 2,
            ),
            Pattern(
                id="wind-pong",
                value=2,
                es="Pong de viento",
                zh="風刻",
                definition="Each pong or kong of the round wind or the own wind; one that is both"
                " counts as option double_wind says.",
                needs=OUTER_TRIPLET,
                count=self._wind_pongs,
            ),
            Pattern(
                id="flower",
                value=1,
                en="Flower or season",
                es="Flor o estación",
                zh="花牌",
                definition="Each flower or season, whoever's seat it belongs to.",
                needs=BONUS_TILES,
                count=lambda f: f.hand.bonus,
            ),
        )

    def _wind_pongs(self, f: Features) -> int:
        if f.seat_wind == f.round_wind:
            return (f.triplets >> f.seat_wind & 1) * self.double_wind // 2
        return (f.triplets >> f.seat_wind & 1) + (f.triplets >> f.round_wind & 1)

    def combine(self, found: list[FoundPattern], context: None) -> Tally:
        """Add up all that holds."""
        total = 0
        for pattern in found:
            total += pattern.value
        return Tally((total,), total, found)

    def settle(self, score: Score) -> Settlement | str:
        """Return the payments: the points from each loser, or with `accumulate` from nobody."""
        win, total = score.win, score.total
        if self.settlement == "each-pays":
            return each_pays(self.seats, win.seat, total)
        return alone(self.seats, win.seat, total)

    def several_wins(self) -> str:
        """Return the option `several_winners`."""
        return self.several_winners

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """Return the payments: 16 points to each of the others, however wins are settled."""
        return each_pays(self.seats, offender, -FALSE_WIN)
