"""Fu: the small points of a hand, as declared rows."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from attrs import frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    ALL_CHOWS,
    CLAIMED,
    CLOSED_TILE,
    DRAGON_PAIR,
    EDGE_TILE,
    FROM_ANOTHER,
    NOTHING_CLAIMED,
    PAIR_TILE,
    ROUND_WIND_PAIR,
    SEAT_WIND_PAIR,
    SELF_DRAW,
    SEVEN_DIFFERENT_PAIRS,
    TWO_SIDED_TILE,
)
from mahjong_score._core.kinds import SIMPLES
from mahjong_score.rulebooks.riichi.options import RiichiOptions
from mahjong_score.rules._pattern import Names

_BASE: Final = 20
SEVEN_PAIRS: Final = 25
PINFU_SELF_DRAWN: Final = 20
LEAST_ON_DISCARD: Final = 30  # of an open hand that has no fu but the base

Count = Callable[[Features, RiichiOptions], int]


@frozen
class FuRow:
    """One reason for fu.

    Attributes:
        id: Its id.
        value: The fu for each time that it holds.
        names: Its names in English, Spanish, Chinese and Japanese.
        count: How often it holds.

    """

    id: str
    value: int
    names: Names
    count: Count


@frozen
class TripletRow:
    """Fu for the triplets and kongs of one sort.

    Attributes:
        id: Its id.
        value: The fu for each of them.
        names: Its names in English, Spanish, Chinese and Japanese.
        concealed, kong, simple: Whether they are concealed, kongs, and of 2 to 8 of a suit.

    """

    id: str
    value: int
    names: Names
    concealed: bool
    kong: bool
    simple: bool

    def count_in(self, triplets: int, concealed: int, kongs: int) -> int:
        """How many of these triplets are of its sort; the arguments are masks of kinds."""
        mask = triplets & (concealed if self.concealed else ~concealed)
        mask &= kongs if self.kong else ~kongs
        return (mask & (SIMPLES if self.simple else ~SIMPLES)).bit_count()

    def count(self, f: Features, rules: RiichiOptions) -> int:
        """How many triplets of the reading are of its sort."""
        return self.count_in(f.triplets, f.concealed, f.hand.kongs)


def _wind_pair(f: Features, rules: RiichiOptions) -> int:
    if f.flags & SEAT_WIND_PAIR and f.flags & ROUND_WIND_PAIR:
        return rules.double_wind_fu // 2
    return f.flags & (SEAT_WIND_PAIR | ROUND_WIND_PAIR) != 0


# The rows that depend on the flags alone.
_BY_FLAGS: Final = (
    FuRow("base", _BASE, ("base", "base", "底符", "副底"), lambda f, rules: 1),
    FuRow(
        "closed-discard",
        10,
        ("closed, not self-drawn", "cerrada, sin robo propio", "门前清荣和", "門前加符"),
        lambda f, rules: f.flags & NOTHING_CLAIMED != 0 and f.flags & FROM_ANOTHER != 0,
    ),
    FuRow(
        "self-draw",
        2,
        ("self-draw", "robo propio", "自摸", "ツモ"),
        lambda f, rules: f.flags & SELF_DRAW != 0,
    ),
    FuRow(
        "wait",
        2,
        (
            "closed, edge or pair wait",
            "espera cerrada, de borde o de pareja",
            "嵌张边张单骑",
            "待ち",
        ),
        lambda f, rules: f.flags & (CLOSED_TILE | EDGE_TILE | PAIR_TILE) != 0,
    ),
    FuRow(
        "dragon-pair",
        2,
        ("pair of dragons", "pareja de dragones", "三元牌雀头", "三元牌の雀頭"),
        lambda f, rules: f.flags & DRAGON_PAIR != 0,
    ),
    FuRow(
        "wind-pair",
        2,
        (
            "pair of seat or round wind",
            "pareja de viento propio o de ronda",
            "风牌雀头",
            "風牌の雀頭",
        ),
        _wind_pair,
    ),
)
# The rows of triplets and kongs.
_OF_TRIPLETS: Final = (
    TripletRow(
        "open-triplet",
        2,
        ("open triplet, 2 to 8", "trío abierto, 2 a 8", "明刻（中张）", "明刻（中張）"),
        concealed=False,
        kong=False,
        simple=True,
    ),
    TripletRow(
        "open-triplet-outer",
        4,
        ("open triplet, others", "trío abierto, otros", "明刻（幺九）", "明刻（么九）"),
        concealed=False,
        kong=False,
        simple=False,
    ),
    TripletRow(
        "concealed-triplet",
        4,
        ("concealed triplet, 2 to 8", "trío oculto, 2 a 8", "暗刻（中张）", "暗刻（中張）"),
        concealed=True,
        kong=False,
        simple=True,
    ),
    TripletRow(
        "concealed-triplet-outer",
        8,
        ("concealed triplet, others", "trío oculto, otros", "暗刻（幺九）", "暗刻（么九）"),
        concealed=True,
        kong=False,
        simple=False,
    ),
    TripletRow(
        "open-kong",
        8,
        ("open kong, 2 to 8", "kan abierto, 2 a 8", "明杠（中张）", "明槓（中張）"),
        concealed=False,
        kong=True,
        simple=True,
    ),
    TripletRow(
        "open-kong-outer",
        16,
        ("open kong, others", "kan abierto, otros", "明杠（幺九）", "明槓（么九）"),
        concealed=False,
        kong=True,
        simple=False,
    ),
    TripletRow(
        "concealed-kong",
        16,
        ("concealed kong, 2 to 8", "kan oculto, 2 a 8", "暗杠（中张）", "暗槓（中張）"),
        concealed=True,
        kong=True,
        simple=True,
    ),
    TripletRow(
        "concealed-kong-outer",
        32,
        ("concealed kong, others", "kan oculto, otros", "暗杠（幺九）", "暗槓（么九）"),
        concealed=True,
        kong=True,
        simple=False,
    ),
)
FU_ROWS: Final = (*_BY_FLAGS, *_OF_TRIPLETS)

_VALUED_PAIR: Final = DRAGON_PAIR | SEAT_WIND_PAIR | ROUND_WIND_PAIR
_PINFU: Final = SELF_DRAW | NOTHING_CLAIMED | ALL_CHOWS | TWO_SIDED_TILE
_FU_FLAGS: Final = (
    _PINFU
    | _VALUED_PAIR
    | SEVEN_DIFFERENT_PAIRS
    | FROM_ANOTHER
    | CLOSED_TILE
    | EDGE_TILE
    | PAIR_TILE
)
# A cache: the fu of the rows in `_BY_FLAGS`, by these flags and the option `double_wind_fu`.
_by_flags: Final[dict[tuple[int, int], int]] = {}


def fixed_fu(f: Features) -> int | None:
    """Return the fu where they are a fixed number: for seven pairs, and for a self-drawn pinfu."""
    if f.flags & SEVEN_DIFFERENT_PAIRS:
        return SEVEN_PAIRS
    if f.flags & _PINFU == _PINFU and not f.flags & _VALUED_PAIR:
        return PINFU_SELF_DRAWN
    return None


def fu_rows(f: Features, rules: RiichiOptions) -> Iterator[tuple[FuRow | TripletRow, int]]:
    """Yield each row that holds, with how often it does; none where the fu are fixed."""
    if fixed_fu(f) is None:
        for row in FU_ROWS:
            count = row.count(f, rules)
            if count:
                yield row, int(count)


def fu_of(f: Features, rules: RiichiOptions) -> int:
    """Return the fu of a reading, rounded up to tens except for seven pairs."""
    key = f.flags & _FU_FLAGS, rules.double_wind_fu
    added = _by_flags.get(key)
    if added is None:
        fixed = fixed_fu(f)
        rows = sum(row.value * row.count(f, rules) for row in _BY_FLAGS)
        # A negative number marks fixed fu, to which no fu of triplets are added.
        added = _by_flags[key] = rows if fixed is None else -fixed
    if added < 0:
        return -added
    if f.triplets:
        added += _fu_of_triplets(f.triplets, f.concealed, f.hand.kongs)
    elif added == _BASE and f.flags & CLAIMED and f.flags & FROM_ANOTHER:
        return LEAST_ON_DISCARD
    return -(-added // 10) * 10


# Asked for many readings, which have few different sets of triplets.
@lru_cache(maxsize=1 << 12)
def _fu_of_triplets(triplets: int, concealed: int, kongs: int) -> int:
    return sum([row.value * row.count_in(triplets, concealed, kongs) for row in _OF_TRIPLETS])
