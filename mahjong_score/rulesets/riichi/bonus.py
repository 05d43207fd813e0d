"""Bonus han: dora, hidden dora, red fives and set-aside norths. They are no yaku."""

from collections.abc import Iterable
from functools import cache
from operator import attrgetter
from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import BONUS_TILES, DOUBLE_RIICHI, RIICHI
from mahjong_score.hand import Win
from mahjong_score.pattern import Pattern
from mahjong_score.tiles import FIRST_RED, Tile

NORTH: Final = 30
_RED: Final = 0b111


class BonusFeatures(Features):
    """The facts of a win, and its bonus han.

    dora, ura: how many han the indicators give.
    red: how many red fives there are.
    north: how many norths are set aside.
    """

    __slots__ = ("dora", "north", "red", "ura")

    dora: int
    ura: int
    red: int
    north: int


def bonus() -> Iterable[Pattern]:
    """The bonus han, which count beside a yaku only."""
    return (
        Pattern(
            id="dora",
            value=1,
            en="Dora",
            es="Dora",
            zh="宝牌",
            ja="ドラ",
            definition="Each tile that a dora indicator points to.",
            needs=BONUS_TILES,
            count=attrgetter("dora"),
        ),
        Pattern(
            id="ura-dora",
            value=1,
            en="Hidden dora",
            es="Dora oculta",
            zh="里宝牌",
            ja="裏ドラ",
            definition="Each tile that a hidden indicator points to, after riichi.",
            needs=BONUS_TILES,
            count=attrgetter("ura"),
        ),
        Pattern(
            id="red-five",
            value=1,
            en="Red five",
            es="Cinco rojo",
            zh="赤宝牌",
            ja="赤ドラ",
            definition="Each red five.",
            needs=BONUS_TILES,
            count=attrgetter("red"),
        ),
        Pattern(
            id="north",
            value=1,
            en="Set-aside north",
            es="Norte apartado",
            zh="拔北宝牌",
            ja="抜きドラ",
            definition="Each north set aside, with three players.",
            needs=BONUS_TILES,
            count=attrgetter("north"),
        ),
    )


@cache
def dora_of(indicator: Tile, three_players: bool = False) -> int:
    """Give the kind that an indicator points to.

    >>> from mahjong_score.tiles import parse_tile, tile_name
    >>> [tile_name(dora_of(parse_tile(t))) for t in ("9m", "4z", "7z", "0p")]
    ['1m', '1z', '5z', '6p']
    """
    kind = indicator.kind
    if three_players and kind == 0:
        return 8
    if kind < 27:
        return kind // 9 * 9 + (kind + 1) % 9
    if kind < 31:
        return 27 + (kind - 26) % 4
    return 31 + (kind - 30) % 3


def count_bonus(f: BonusFeatures, win: Win, *, three_players: bool, with_ura: bool) -> None:
    """Count the bonus han of a win into its features; the hidden ones are for riichi only."""
    f.dora = _pointed_at(f, win.dora, win.north, three_players) if win.dora else 0
    riichi = with_ura and f.win_flags & (RIICHI | DOUBLE_RIICHI)
    f.ura = _pointed_at(f, win.ura, win.north, three_players) if win.ura and riichi else 0
    reds = (win.hand.tile_mask | 1 << win.tile) >> FIRST_RED
    f.red = (reds & _RED).bit_count() if reds else 0
    f.north = win.north
    if f.dora or f.ura or f.red or f.north:
        f.win_flags |= BONUS_TILES


def _pointed_at(
    f: BonusFeatures, indicators: tuple[Tile, ...], north: int, three_players: bool
) -> int:
    found = 0
    for indicator in indicators:
        kind = dora_of(indicator, three_players)
        found += f.counts >> 3 * kind & 7
        if kind == NORTH:
            found += north
    return found
