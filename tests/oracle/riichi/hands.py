"""Hands with their answers: those of the rules text, some for each switch and liability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Hand:
    """A win with options, and the expected answer."""

    win: dict[str, object]
    expect: dict[str, Any] = field(default_factory=dict)
    options: dict[str, object] = field(default_factory=dict)
    ruleset: str = "riichi"


def read(text: str, keys: dict[str, object]) -> dict[str, object]:
    """Return ``hand +tile way SR from`` as a JSON win: drawn, ron or robbed; seat and round."""
    hand, tile, way, winds, *payer = text.split()
    by = {"drawn": "self-draw", "ron": "discard", "robbed": "robbed-kong"}[way]
    win: dict[str, object] = {"hand": hand, "tile": tile[1:], "by": by}
    win |= {"seat": winds[0], "round": winds[1]}
    if payer:
        win["from"] = payer[0]
    return win | keys


def scored(
    text: str,
    numbers: tuple[int, int | None, int, str | None],
    patterns: dict[str, int],
    payments: dict[str, int],
    options: dict[str, object] | None = None,
    ruleset: str = "riichi",
    **keys: object,
) -> Hand:
    """Return a win with its han, fu, points and limit, patterns and payments."""
    total, fu, points, limit = numbers
    expect: dict[str, Any] = {"total": total, "fu": fu, "points": points, "limit": limit}
    expect |= {"patterns": patterns, "payments": payments}
    return Hand(read(text, keys), expect, options or {}, ruleset)


def to(winner: str, *shares: int, seats: str = "ESWN", sticks: int = 0) -> dict[str, int]:
    """Return the payments, from shares in the order of turns from East without the winner."""
    others = [seat for seat in seats if seat != winner]
    paid = {seat: -share for seat, share in zip(others, shares, strict=True)}
    paid[winner] = sum(shares) + 1000 * sticks
    return {seat: paid[seat] for seat in seats}


PAO = "34p66m(555z@E)(666z@E)(777z@W) +5p ron SE N"
BOTH = "11z(555z@E)(666z@E)(777z@W)22z +1z drawn SE"
FLUSH = "2233445566788m +7m ron SE N"
KONGS = "1m[1111z][2222p](3333s)(9999m) +1m ron SE N"
MINIMAL = "234567m345p23s55p +1s ron SE N"

HANDS = (
    scored(
        "234m1112356777s +4s drawn SE",
        (1, 30, 1100, None),
        {"menzen-tsumo": 1},
        to("S", 500, 300, 300),
    ),
    scored(
        "88m66777889s444z +8s drawn SE",
        (2, 40, 2700, None),
        {"menzen-tsumo": 1, "iipeikou": 1},
        to("S", 1300, 700, 700),
    ),
    scored(
        "111222333m789p9p +9p ron SE N",
        (5, 30, 8000, "mangan"),
        {"pinfu": 1, "iipeikou": 1, "junchan": 3},
        to("S", 0, 0, 8000),
    ),
    scored(
        "1122233344789m +1m drawn SE",
        (9, 40, 16000, "baiman"),
        {"menzen-tsumo": 1, "sanankou": 2, "chinitsu": 6},
        to("S", 8000, 4000, 4000),
    ),
    scored(
        "234m34566p67s(345s@E) +5s ron SE N",
        (1, 30, 1000, None),
        {"tanyao": 1},
        to("S", 0, 0, 1000),
    ),
    Hand(read("13m234p340678s22z +2m ron WE N", {"dora": ["1m"]}), {"code": "no-yaku"}),
    scored(
        "55s111222333z44z +4z ron SE N",
        (26, None, 64000, "yakuman"),
        {"daisuushii": 26},
        to("S", 0, 0, 64000),
        {"double_yakuman": True},
    ),
    scored(
        "1133445566772z +2z drawn SE",
        (13, None, 32000, "yakuman"),
        {"tsuuiisou": 13},
        to("S", 16000, 8000, 8000),
        events=["riichi"],
        dora=["3z"],
    ),
    scored(
        "3355577s[3333m][3333p] +3s drawn EE",
        (13, None, 48000, "yakuman"),
        {"suuankou": 13},
        to("E", 16000, 16000, 16000),
        events=["riichi", "kong-replacement"],
        dora=["6s", "6p", "4s"],
        ura=["4s", "6m", "2s"],
    ),
    scored(PAO, (13, None, 32000, "yakuman"), {"daisangen": 13}, to("S", 0, 16600, 16000), honba=2),
    scored(
        PAO,
        (13, None, 32000, "yakuman"),
        {"daisangen": 13},
        to("S", 0, 16000, 16600),
        {"profile": "ema"},
        honba=2,
    ),
    scored(
        BOTH,
        (26, None, 64000, "yakuman"),
        {"daisangen": 13, "tsuuiisou": 13},
        to("S", 16000, 40000, 8000),
        {"profile": "mahjong-soul"},
    ),
    scored(
        MINIMAL,
        (4, 30, 7700, None),
        {"riichi": 1, "ippatsu": 1, "pinfu": 1, "dora": 1},
        to("S", 0, 0, 7700),
        events=["riichi", "ippatsu"],
        dora=["1m"],
    ),
    scored(
        MINIMAL,
        (4, 30, 8000, "mangan"),
        {"riichi": 1, "ippatsu": 1, "pinfu": 1, "dora": 1},
        to("S", 0, 0, 8000),
        {"kiriage": True},
        events=["riichi", "ippatsu"],
        dora=["1m"],
    ),
    scored(
        "23467899p23s555z +1s drawn SE",
        (5, 30, 6000, "mangan"),
        {"menzen-tsumo": 1, "riichi": 1, "yakuhai-white": 1, "dora": 1, "north": 1},
        to("S", 4100, 2100, seats="ESW"),
        None,
        "riichi-three-player",
        events=["riichi"],
        dora=["3z"],
        north=1,
        honba=1,
    ),
    scored(
        BOTH,
        (26, None, 64000, "yakuman"),
        {"daisangen": 13, "tsuuiisou": 13},
        to("S", 0, 64600, 0, sticks=1),
        honba=2,
        sticks=1,
    ),
    scored(
        "1112345678999p +5p ron SE W",
        (26, None, 64000, "yakuman"),
        {"junsei-chuuren-poutou": 26},
        to("S", 0, 64000, 0),
        {"profile": "mahjong-soul"},
    ),
    scored(
        "34567m345p345s55p +2m ron SE W",
        (5, 30, 8000, "mangan"),
        {"renhou": 5},
        to("S", 0, 8000, 0),
        {"renhou": "mangan", "kiriage": True},
        events=["hand-of-man"],
    ),
    scored(
        "34567m345p345s55p +2m ron SE W",
        (7, 30, 12000, "haneman"),
        {"renhou": 5, "pinfu": 1, "tanyao": 1},
        to("S", 0, 12000, 0),
        {"profile": "wrc"},
        events=["hand-of-man"],
    ),
    scored(
        "34567m345p345s55p +2m ron SE W",
        (13, None, 32000, "yakuman"),
        {"renhou": 13},
        to("S", 0, 32000, 0),
        {"renhou": "yakuman"},
        events=["hand-of-man"],
        dora=["1m"],
    ),
    scored(
        FLUSH,
        (13, 30, 32000, "counted-yakuman"),
        {"chinitsu": 6, "ryanpeikou": 3, "tanyao": 1, "pinfu": 1, "dora": 2},
        to("S", 0, 0, 32000),
        {"renhou": "mangan"},
        events=["hand-of-man"],
        dora=["1m"],
    ),
    scored(
        FLUSH,
        (13, 30, 32000, "counted-yakuman"),
        {"chinitsu": 6, "ryanpeikou": 3, "tanyao": 1, "pinfu": 1, "riichi": 1, "ippatsu": 1},
        to("S", 0, 0, 32000),
        events=["riichi", "ippatsu"],
    ),
    scored(
        FLUSH,
        (12, 30, 24000, "sanbaiman"),
        {"chinitsu": 6, "ryanpeikou": 3, "tanyao": 1, "pinfu": 1, "riichi": 1},
        to("S", 0, 0, 24000),
        {"ippatsu": False, "ura_dora": False},
        events=["riichi", "ippatsu"],
        ura=["1m"],
    ),
    scored(
        FLUSH,
        (13, 30, 24000, "sanbaiman"),
        {"chinitsu": 6, "ryanpeikou": 3, "tanyao": 1, "pinfu": 1, "riichi": 1, "ippatsu": 1},
        to("S", 0, 0, 24000),
        {"profile": "ema"},
        events=["riichi", "ippatsu"],
    ),
    scored(
        "234567m999p23s11z +4s ron EE S",
        (1, 50, 2400, None),
        {"riichi": 1},
        to("E", 5400, 0, 0, sticks=1),
        {"honba_payment": 500},
        events=["riichi"],
        honba=2,
        sticks=1,
    ),
    scored(
        "234567m999p23s11z +4s ron EE S",
        (1, 40, 2000, None),
        {"riichi": 1},
        to("E", 2000, 0, 0),
        {"profile": "m-league"},
        events=["riichi"],
    ),
    scored(
        BOTH,
        (13, None, 32000, "yakuman"),
        {"daisangen": 13},
        to("S", 0, 32000, 0),
        {"profile": "ema"},
    ),
    scored(
        "5z(111z@E)(222z@E)(333z@W)(444z@N) +5z drawn SE",
        (39, None, 96000, "yakuman"),
        {"daisuushii": 26, "tsuuiisou": 13},
        to("S", 16000, 8000, 72300),
        {"profile": "mahjong-soul"},
        honba=1,
    ),
    scored(
        "34p66m(555z@E)(666z@E)[7777z] +5p ron SE N",
        (13, None, 32000, "yakuman"),
        {"daisangen": 13},
        to("S", 0, 0, 32000),
    ),
    scored(
        "34p66m[7777z](555z@E)(6666z@E) +5p ron SE N",
        (13, None, 32000, "yakuman"),
        {"daisangen": 13},
        to("S", 16000, 0, 16000),
    ),
    scored(
        "34p66m(555z@E)(666z@E)(777z@W) +5p ron SE W",
        (13, None, 32000, "yakuman"),
        {"daisangen": 13},
        to("S", 0, 32600, 0),
        {"pao_honba": "discarder"},
        honba=2,
    ),
    scored(
        KONGS,
        (13, None, 32000, "yakuman"),
        {"suukantsu": 13},
        to("S", 0, 16300, 16000),
        {"profile": "m-league"},
        liable="W",
        honba=1,
    ),
    scored(
        KONGS,
        (13, None, 32000, "yakuman"),
        {"suukantsu": 13},
        to("S", 0, 0, 32300),
        liable="W",
        honba=1,
    ),
    scored(
        "34p66s(555z@E)(666z@E)(777z@W) +5p drawn SE",
        (13, None, 24000, "yakuman"),
        {"daisangen": 13},
        to("S", 0, 24200, seats="ESW"),
        None,
        "riichi-three-player",
        honba=1,
        north=1,
        dora=["3z"],
    ),
    scored(
        "19m19p19s1234567z +1m drawn EE",
        (39, None, 144000, "yakuman"),
        {"tenhou": 13, "kokushi-juusanmen": 26},
        to("E", 48000, 48000, 48000),
        {"double_yakuman": True},
        events=["heavenly-hand"],
    ),
)
"""The hands that reveal most errors, and some more of sections 2 to 9."""
