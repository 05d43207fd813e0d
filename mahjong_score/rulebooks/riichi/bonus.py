"""Bonus han: dora, hidden dora, red fives and set-aside norths. They are no yaku.

They are the same in all readings, so they are counted once for a win.
"""

from collections.abc import Iterable
from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.flags import DOUBLE_RIICHI, NEVER, RIICHI
from mahjong_score._core.kinds import REDS
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win
from mahjong_score.rules._pattern import Pattern

NORTH: Final = 30


# The bonus han of a win, in the order of `declare`: dora, hidden dora, red fives, set-aside norths.
Bonus = tuple[int, int, int, int]


def declare() -> Iterable[Pattern]:
    """Return the bonus han, which count only together with a yaku."""
    return (
        Pattern(
            id="dora",
            value=1,
            en="Dora",
            es="Dora",
            zh="宝牌",
            ja="ドラ",
            definition="Each tile that a dora indicator points to.",
            needs=NEVER,
        ),
        Pattern(
            id="ura-dora",
            value=1,
            en="Hidden dora",
            es="Dora oculta",
            zh="里宝牌",
            ja="裏ドラ",
            definition="Each tile that a hidden indicator points to, after riichi.",
            needs=NEVER,
        ),
        Pattern(
            id="red-five",
            value=1,
            en="Red five",
            es="Cinco rojo",
            zh="赤宝牌",
            ja="赤ドラ",
            definition="Each red five.",
            needs=NEVER,
        ),
        Pattern(
            id="north",
            value=1,
            en="Set-aside north",
            es="Norte apartado",
            zh="拔北宝牌",
            ja="抜きドラ",
            definition="Each north set aside, with three players.",
            needs=NEVER,
        ),
    )


def dora_of(indicator: Tile, three_players: bool = False) -> int:
    """Return the kind that an indicator points to.

    >>> from mahjong_score._hands.tiles import parse_tile, tile_name
    >>> [tile_name(dora_of(parse_tile(t))) for t in ("9m", "4z", "7z", "0p")]
    ['1m', '1z', '5z', '6p']
    >>> tile_name(dora_of(parse_tile("1m"), three_players=True))
    '9m'
    """
    kind = indicator.kind
    if three_players and kind == 0:
        return 8
    if kind < 27:
        return kind // 9 * 9 + (kind + 1) % 9
    if kind < 31:
        return 27 + (kind - 26) % 4
    return 31 + (kind - 30) % 3


# With four players and with three: the kind that each tile points to as an indicator.
_DORA: Final = [
    tuple(dora_of(tile, three) if not tile.is_bonus else -1 for tile in TILES)
    for three in (False, True)
]


def features_with_bonus(win: Win, three_players: bool, with_ura: bool) -> Features:
    """Return the features of a win with its bonus han; hidden dora count only with riichi."""
    f = Features(win.packed)
    dora = ura = 0
    north = win.north
    counts = f.counts
    if north:
        # Set-aside norths belong to the hand.
        counts += north << 3 * NORTH
    pointed = _DORA[three_players]
    for indicator in win.dora:
        dora += counts >> 3 * pointed[indicator] & 7
    if win.ura and with_ura and f.win_flags & (RIICHI | DOUBLE_RIICHI):
        for indicator in win.ura:
            ura += counts >> 3 * pointed[indicator] & 7
    reds = (win.packed.marks & REDS).bit_count()
    if dora or ura or reds or north:
        added: Bonus = (dora, ura, reds, north)
        f.added = added
    return f
