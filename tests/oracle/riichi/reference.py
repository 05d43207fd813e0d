"""Score the same win with PyPI's ``mahjong``, another scorer of riichi.

It has these switches in common with ours: ``open_tanyao``, ``red_fives``, ``ippatsu`` and
``ura_dora`` (the event and the indicators are then not given to it), ``kiriage``,
``counted_yakuman``, ``double_yakuman``, ``renhou`` but for ``mangan``, and three players. The
rules that it lacks are listed in ``known``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as TheirMeld

from tests.oracle.game import HONORS, REDS, SEATS
from tests.oracle.naive import Meld, plain
from tests.oracle.riichi.options import Options
from tests.oracle.riichi.win import RiichiWin

EAST = 27
"""The index of the east wind in its 34 kinds."""

IDS = {
    "Riichi": "riichi",
    "Double Riichi": "double-riichi",
    "Ippatsu": "ippatsu",
    "Menzen Tsumo": "menzen-tsumo",
    "Pinfu": "pinfu",
    "Tanyao": "tanyao",
    "Iipeiko": "iipeikou",
    "Yakuhai (haku)": "yakuhai-white",
    "Yakuhai (hatsu)": "yakuhai-green",
    "Yakuhai (chun)": "yakuhai-red",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Rinshan Kaihou": "rinshan",
    "Chankan": "chankan",
    "Chiitoitsu": "chiitoitsu",
    "Sanshoku Doujun": "sanshoku-doujun",
    "Ittsu": "ittsuu",
    "Chantai": "chanta",
    "Toitoi": "toitoi",
    "San Ankou": "sanankou",
    "Sanshoku Doukou": "sanshoku-doukou",
    "San Kantsu": "sankantsu",
    "Honroutou": "honroutou",
    "Shou Sangen": "shousangen",
    "Honitsu": "honitsu",
    "Junchan": "junchan",
    "Ryanpeikou": "ryanpeikou",
    "Chinitsu": "chinitsu",
    "Renhou": "renhou",
    "Renhou (yakuman)": "renhou",
    "Dora": "dora",
    "Ura Dora": "ura-dora",
    "Aka Dora": "red-five",
    "Daisangen": "daisangen",
    "Dai Suushii": "daisuushii",
    "Shousuushii": "shousuushii",
    "Suu Ankou Tanki": "suuankou-tanki",
    "Suu Ankou": "suuankou",
    "Kokushi Musou Juusanmen Matchi": "kokushi-juusanmen",
    "Kokushi Musou": "kokushi-musou",
    "Daburu Chuuren Poutou": "junsei-chuuren-poutou",
    "Chuuren Poutou": "chuuren-poutou",
    "Tsuu Iisou": "tsuuiisou",
    "Ryuuiisou": "ryuuiisou",
    "Chinroutou": "chinroutou",
    "Suu Kantsu": "suukantsu",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
}
"""Its English names with our ids; those of the winds have the wind in them."""


@dataclass(frozen=True)
class Reference:
    """The answer of ``mahjong`` for a win. Its dora include set-aside norths, ours do not."""

    han: int
    fu: int
    points: int
    yaku: dict[str, int]
    payments: dict[str, int]


def kind_number(tile: str) -> int:
    """Return a tile as one of 34: characters, dots, bamboo, honors."""
    tile = plain(tile)
    if tile in HONORS:
        return EAST + HONORS.index(tile)
    return "mps".index(tile[1]) * 9 + int(tile[0]) - 1


def numbers(tiles: Sequence[str]) -> list[int]:
    """Return tiles as ids of 136, four of each kind; of the fives the first is the red one.

    Where the hand has a red five, the plain ones of every suit begin with the second.
    """
    has_reds = any(tile in REDS for tile in tiles)
    used: Counter[int] = Counter()
    found: list[int] = []
    for tile in tiles:
        kind = kind_number(tile)
        if tile in REDS:
            found.append(4 * kind)
            continue
        skip = has_reds and tile[0] == "5" and tile[1] != "z"
        found.append(4 * kind + (used[kind] + skip) % 4)
        used[kind] += 1
    return found


def their_meld(meld: Meld) -> TheirMeld:
    """Return a meld as one of ``mahjong``."""
    kind = {"chow": TheirMeld.CHI, "pong": TheirMeld.PON, "kong": TheirMeld.KAN}[meld.kind]
    return TheirMeld(kind, tiles=numbers(meld.tiles), opened=meld.open)


def rules(win: RiichiWin, options: Options) -> OptionalRules:
    """Return our switches as those of ``mahjong``, local yaku off."""
    counted = HandConfig.KAZOE_LIMITED if options.counted_yakuman else HandConfig.KAZOE_SANBAIMAN
    return OptionalRules(
        has_open_tanyao=options.open_tanyao,
        has_aka_dora=any(tile in REDS for tile in win.win.all_tiles()),
        has_double_yakuman=options.double_yakuman,
        kazoe_limit=counted,
        kiriage=options.kiriage,
        renhou_as_yakuman=options.renhou == "yakuman",
        limit_to_sextuple_yakuman=False,
        is_three_player=win.three,
    )


def config(win: RiichiWin, options: Options) -> HandConfig:
    """Return the circumstances of a win as those of ``mahjong``."""
    events = win.win.events
    return HandConfig(
        is_tsumo=win.drawn,
        is_riichi="riichi" in events and "double-riichi" not in events,
        is_ippatsu="ippatsu" in events and options.ippatsu,
        is_rinshan=win.on_replacement,
        is_chankan=win.win.by == "robbed-kong",
        is_haitei="last-tile" in events and win.drawn,
        is_houtei="last-tile" in events and not win.drawn,
        is_daburu_riichi="double-riichi" in events,
        is_tenhou="heavenly-hand" in events,
        is_renhou="hand-of-man" in events and options.renhou != "none",
        is_chiihou="earthly-hand" in events,
        player_wind=EAST + SEATS.index(win.win.seat),
        round_wind=EAST + SEATS.index(win.win.round),
        kyoutaku_number=win.sticks,
        tsumi_number=win.honba,
        options=rules(win, options),
        num_nuki_dora=win.north,
    )


def pattern_id(name: str) -> str:
    """Return the id of a yaku by its English name."""
    for wind in ("seat wind", "round wind"):
        if name.startswith(f"Yakuhai ({wind}"):
            return wind.replace(" ", "-")
    return IDS[name]


def yaku_of(response: HandResponse, opened: bool, north: int) -> dict[str, int]:
    """Return each yaku with its han; set-aside norths are taken out of the dora."""
    found: dict[str, int] = {}
    for yaku in response.yaku or []:
        found[pattern_id(yaku.name)] = (opened and yaku.han_open) or yaku.han_closed
    if "dora" in found and north:
        found["dora"] -= north
        found["north"] = north
    return found


def paid(win: RiichiWin, cost: dict[str, int]) -> dict[str, int]:
    """Return its main and additional payments as ours, honba and sticks included."""
    owed = dict.fromkeys(win.game.seats, 0)
    for seat in win.game.seats:
        if win.drawn and seat != win.win.seat:
            main = seat == "E" or win.win.seat == "E"
            part = "main" if main else "additional"
            owed[seat] = -(cost[part] + cost[f"{part}_bonus"])
        elif seat == win.win.payer:
            owed[seat] = -(cost["main"] + cost["main_bonus"])
    owed[win.win.seat] = cost["total"]
    return owed


def reference(win: RiichiWin, options: Options) -> Reference | None:
    """Return the answer of ``mahjong``; None when it says that it is no win, or has no yaku."""
    tiles = win.win.all_tiles()
    ura = win.ura if options.ura_dora else ()
    response = HandCalculator.estimate_hand_value(
        numbers(tiles),
        numbers(tiles)[-1],
        melds=[their_meld(meld) for meld in win.win.melds],
        dora_indicators=[4 * kind_number(tile) for tile in win.dora],
        config=config(win, options),
        ura_dora_indicators=[4 * kind_number(tile) for tile in ura],
    )
    if response.error or response.cost is None or response.han is None or response.fu is None:
        return None
    cost = {key: value for key, value in response.cost.items() if isinstance(value, int)}
    yaku = yaku_of(response, not win.closed, win.north)
    others = len(win.game.seats) - 2
    return Reference(
        response.han,
        response.fu,
        cost["main"] + others * cost["additional"],
        yaku,
        paid(win, cost),
    )
