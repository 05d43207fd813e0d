"""Score the same win with PyMahjongGB, another scorer of the Chinese official rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from MahjongGB import MahjongFanCalculator

from tests.oracle.game import DRAGONS, SEATS, WINDS
from tests.oracle.naive import Meld, Win, plain, read_win

SUITS = {"m": "W", "p": "B", "s": "T"}
"""The letters of PyMahjongGB: W characters, B dots, T bamboo; F1-F4 are the winds."""

DRAGON_CODES = dict(zip(DRAGONS, ("J3", "J2", "J1"), strict=True))
"""J1 red, J2 green, J3 white."""


def code(tile: str) -> str:
    """Return a tile in the codes of PyMahjongGB."""
    if tile in DRAGON_CODES:
        return DRAGON_CODES[tile]
    if tile in WINDS:
        return f"F{tile[0]}"
    return SUITS[tile[1]] + tile[0]


def pack(meld: Meld) -> tuple[str, str, int]:
    """Return a meld as its kind, a tile (the middle one of a chow), and the offer.

    The offer matters for a kong only: 0 is a concealed one, 1 to 3 a melded one.
    """
    kind = {"chow": "CHI", "pong": "PENG", "kong": "GANG"}[meld.kind]
    place = 1 if meld.kind == "chow" else 0
    return kind, code(plain(meld.tiles[place])), int(meld.open)


def fan_id(name: str) -> str:
    """Return its English name of a fan as our id; one of them is spelt otherwise."""
    return name.lower().replace(" ", "-").replace("dragons-pungs", "dragon-pungs")


def reference_fans(win: Win) -> dict[str, tuple[int, int]] | None:
    """Return points and count of each fan; None when PyMahjongGB says that it is no win."""
    try:
        fans = MahjongFanCalculator(
            pack=tuple(map(pack, win.melds)),
            hand=tuple(code(plain(tile)) for tile in win.concealed),
            winTile=code(plain(win.tile)),
            flowerCount=len(win.bonus),
            isSelfDrawn=win.by == "self-draw",
            is4thTile="last-of-kind" in win.events,
            isAboutKong=win.by == "robbed-kong"
            or bool(win.events & {"kong-replacement", "consecutive-kongs"}),
            isWallLast="last-tile" in win.events,
            seatWind=SEATS.index(win.seat),
            prevalentWind=SEATS.index(win.round),
            verbose=True,
        )
    except TypeError:
        return None
    return {fan_id(name): (points, count) for points, count, _, name in fans}


def same_total(
    win: dict[str, object], ask: Callable[[dict[str, object], dict[str, object]], Any]
) -> bool | None:
    """Whether the package has the same total by the default rules without a minimum.

    None for what PyMahjongGB cannot judge: contradictions, which it overlooks, and dealt hands,
    which it does not know.
    """
    answer = ask(win, {"minimum": 0})
    codes = {problem["code"] for problem in answer.get("problems", [])}
    if codes - {"not-a-winning-hand"} or "heavenly-hand" in read_win(win).events:
        return None
    return bool(answer.get("total") == reference_total(win))


def reference_total(win: dict[str, object]) -> int | None:
    """Return the total of a JSON win that has no contradiction, by the default options.

    None when it is no win, and for a dealt hand, which PyMahjongGB does not know.
    """
    read = read_win(win)
    if "heavenly-hand" in read.events:
        return None
    fans = reference_fans(read)
    return None if fans is None else sum(points * count for points, count in fans.values())
