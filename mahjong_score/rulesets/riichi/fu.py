"""Fu: the small points of a hand, as declared rows."""

from collections.abc import Callable, Iterator
from typing import Final

from attrs import frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    ALL_CHOWS,
    CLAIMED,
    CLOSED_TILE,
    EDGE_TILE,
    FROM_ANOTHER,
    NOTHING_CLAIMED,
    PAIR_TILE,
    SELF_DRAW,
    SEVEN_DIFFERENT_PAIRS,
    SIMPLES,
    TWO_SIDED_TILE,
)
from mahjong_score.pattern import Names
from mahjong_score.rulesets.riichi.options import RiichiOptions
from mahjong_score.rulesets.riichi.yaku import is_pinfu_pair
from mahjong_score.tiles import EAST, WHITE

SEVEN_PAIRS: Final = 25
PINFU_SELF_DRAWN: Final = 20
LEAST_ON_DISCARD: Final = 30  # of an open hand without any fu of its own

Count = Callable[[Features, RiichiOptions], int]


@frozen
class FuRow:
    """One reason for fu.

    Attributes:
        id: Its id.
        value: The fu each time.
        names: Its names in English, Spanish, Chinese and Japanese.
        count: How often it holds.

    """

    id: str
    value: int
    names: Names
    count: Count


def _wind_pair(f: Features, rules: RiichiOptions) -> int:
    if f.pair == f.seat_wind == f.round_wind:
        return rules.double_wind_fu // 2
    return f.pair in (f.seat_wind, f.round_wind)


def _triplets(concealed: bool, kongs: bool, simple: bool) -> Count:
    def count(f: Features, rules: RiichiOptions) -> int:
        mask = f.triplets & (f.concealed if concealed else ~f.concealed)
        mask &= f.hand.kongs if kongs else ~f.hand.kongs
        return (mask & (SIMPLES if simple else ~SIMPLES)).bit_count()

    return count


FU_ROWS: Final = (
    FuRow("base", 20, ("base", "base", "底符", "副底"), lambda f, rules: 1),
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
        lambda f, rules: f.pair >= WHITE,
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
    FuRow(
        "open-triplet",
        2,
        ("open triplet, 2 to 8", "trío abierto, 2 a 8", "明刻（中张）", "明刻（中張）"),
        _triplets(concealed=False, kongs=False, simple=True),
    ),
    FuRow(
        "open-triplet-outer",
        4,
        ("open triplet, others", "trío abierto, otros", "明刻（幺九）", "明刻（么九）"),
        _triplets(concealed=False, kongs=False, simple=False),
    ),
    FuRow(
        "concealed-triplet",
        4,
        ("concealed triplet, 2 to 8", "trío oculto, 2 a 8", "暗刻（中张）", "暗刻（中張）"),
        _triplets(concealed=True, kongs=False, simple=True),
    ),
    FuRow(
        "concealed-triplet-outer",
        8,
        ("concealed triplet, others", "trío oculto, otros", "暗刻（幺九）", "暗刻（么九）"),
        _triplets(concealed=True, kongs=False, simple=False),
    ),
    FuRow(
        "open-kong",
        8,
        ("open kong, 2 to 8", "kan abierto, 2 a 8", "明杠（中张）", "明槓（中張）"),
        _triplets(concealed=False, kongs=True, simple=True),
    ),
    FuRow(
        "open-kong-outer",
        16,
        ("open kong, others", "kan abierto, otros", "明杠（幺九）", "明槓（么九）"),
        _triplets(concealed=False, kongs=True, simple=False),
    ),
    FuRow(
        "concealed-kong",
        16,
        ("concealed kong, 2 to 8", "kan oculto, 2 a 8", "暗杠（中张）", "暗槓（中張）"),
        _triplets(concealed=True, kongs=True, simple=True),
    ),
    FuRow(
        "concealed-kong-outer",
        32,
        ("concealed kong, others", "kan oculto, otros", "暗杠（幺九）", "暗槓（么九）"),
        _triplets(concealed=True, kongs=True, simple=False),
    ),
)
# The rows that ask for the flags alone, of the pair, and of triplets and kongs.
_BY_FLAGS: Final = FU_ROWS[:4]
_BY_PAIR: Final = FU_ROWS[4:6]
_FU_FLAGS: Final = NOTHING_CLAIMED | FROM_ANOTHER | SELF_DRAW | CLOSED_TILE | EDGE_TILE | PAIR_TILE
_by_flags: Final[dict[int, int]] = {}


def fixed_fu(f: Features) -> int | None:
    """Give the fu of a hand that has a fixed number: seven pairs, and a self-drawn pinfu."""
    flags = f.flags
    if flags & SEVEN_DIFFERENT_PAIRS:
        return SEVEN_PAIRS
    if (
        flags & SELF_DRAW
        and flags & NOTHING_CLAIMED
        and flags & ALL_CHOWS
        and flags & TWO_SIDED_TILE
        and is_pinfu_pair(f)
    ):
        return PINFU_SELF_DRAWN
    return None


def fu_rows(f: Features, rules: RiichiOptions) -> Iterator[tuple[FuRow, int]]:
    """Give the rows that a reading has, each with how often; none where the fu are fixed."""
    if fixed_fu(f) is None:
        for row in FU_ROWS:
            count = row.count(f, rules)
            if count:
                yield row, int(count)


def fu_of(f: Features, rules: RiichiOptions) -> int:
    """Give the fu of a reading, rounded up to tens but for seven pairs."""
    fixed = fixed_fu(f)
    if fixed is not None:
        return fixed
    flags = f.flags & _FU_FLAGS
    added = _by_flags.get(flags, 0)
    if not added:
        added = _by_flags[flags] = _sum(_BY_FLAGS, f, rules)
    if f.pair >= EAST:
        added += _sum(_BY_PAIR, f, rules)
    if f.triplets:
        added += _fu_of_triplets(f)
    if added == FU_ROWS[0].value and f.flags & CLAIMED and f.flags & FROM_ANOTHER:
        return LEAST_ON_DISCARD
    return -(-added // 10) * 10


def _sum(rows: tuple[FuRow, ...], f: Features, rules: RiichiOptions) -> int:
    return sum(row.value * row.count(f, rules) for row in rows)


def _fu_of_triplets(f: Features) -> int:
    """The rows of triplets and kongs in one number: each step of their table doubles or more."""
    added = 0
    triplets = f.triplets
    while triplets:
        bit = triplets & -triplets
        triplets ^= bit
        fu = 2
        if f.concealed & bit:
            fu *= 2
        if f.hand.kongs & bit:
            fu *= 4
        if not SIMPLES & bit:
            fu *= 2
        added += fu
    return added
