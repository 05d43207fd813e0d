"""The ordinary yaku of riichi (section 2 of the rules), each in the order of its table."""

from __future__ import annotations

from collections import Counter

from tests.oracle.game import DRAGONS, HONORS, ORPHANS, TERMINALS
from tests.oracle.naive import Group, tiles_of
from tests.oracle.riichi.fu import is_pinfu
from tests.oracle.riichi.options import Options
from tests.oracle.riichi.readings import PAIRS, REGULAR, Shape, concealed_triplets
from tests.oracle.riichi.win import RiichiWin

YAKU = (
    "riichi",
    "double-riichi",
    "ippatsu",
    "menzen-tsumo",
    "pinfu",
    "tanyao",
    "iipeikou",
    "yakuhai-white",
    "yakuhai-green",
    "yakuhai-red",
    "seat-wind",
    "round-wind",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "chiitoitsu",
    "sanshoku-doujun",
    "ittsuu",
    "chanta",
    "toitoi",
    "sanankou",
    "sanshoku-doukou",
    "sankantsu",
    "honroutou",
    "shousangen",
    "honitsu",
    "junchan",
    "ryanpeikou",
    "chinitsu",
    "renhou",
)

BONUS_IDS = ("dora", "ura-dora", "red-five", "north")


def circumstance_values(win: RiichiWin, options: Options) -> dict[str, int]:
    """Return the yaku that do not depend on the tiles; events count as they are stated.

    Riichi, ippatsu and the fully concealed self-draw have no value in an open hand.
    """
    events = win.win.events
    double = win.closed and "double-riichi" in events
    by = win.win.by
    return {
        "riichi": int(win.closed and "riichi" in events and not double),
        "double-riichi": 2 * double,
        "ippatsu": int(win.closed and "ippatsu" in events and options.ippatsu),
        "menzen-tsumo": int(win.closed and win.drawn),
        "haitei": int("last-tile" in events and by == "self-draw"),
        "houtei": int("last-tile" in events and by == "discard"),
        "rinshan": int(win.on_replacement),
        "chankan": int(by == "robbed-kong"),
    }


def tile_values(win: RiichiWin, options: Options) -> dict[str, int]:
    """Return the yaku that depend on which tiles there are, however they are read."""
    tiles = set(win.kinds())
    suits = {tile[1] for tile in tiles} - {"z"}
    honors = bool(tiles & set(HONORS))
    one_suit = len(suits) == 1
    return {
        "tanyao": int(not tiles & set(ORPHANS) and (win.closed or options.open_tanyao)),
        "honroutou": 2 * (tiles <= set(ORPHANS) and honors and bool(tiles & set(TERMINALS))),
        "honitsu": (3 if win.closed else 2) * (one_suit and honors),
        "chinitsu": (6 if win.closed else 5) * (one_suit and not honors),
    }


def equal_chows(shape: Shape) -> int:
    """Return how many pairs of equal chows there are: three equal chows are one, four are two."""
    return sum(copies // 2 for copies in Counter(shape.chows()).values())


def in_three_suits(tiles: list[str]) -> bool:
    """Whether some number occurs in all three suits."""
    return any(all(f"{rank}{suit}" in tiles for suit in "mps") for rank in range(1, 10))


def chow_values(win: RiichiWin, shape: Shape) -> dict[str, int]:
    """Return the yaku of chows: a han less in an open hand, or none."""
    chows = shape.chows()
    pairs = equal_chows(shape) if win.closed else 0
    closed = int(win.closed)
    straight = any(all(f"{rank}{suit}" in chows for rank in (1, 4, 7)) for suit in "mps")
    return {
        "pinfu": int(is_pinfu(win, shape, win.kinds()[-1])),
        "iipeikou": int(pairs == 1),
        "ryanpeikou": 3 * (pairs == 2),
        "sanshoku-doujun": (1 + closed) * in_three_suits(chows),
        "ittsuu": (1 + closed) * straight,
    }


def is_outside(group: Group) -> bool:
    """Whether a group has a terminal or honor."""
    return bool(set(tiles_of(group)) & set(ORPHANS))


def outside_values(win: RiichiWin, shape: Shape) -> dict[str, int]:
    """Return chanta or junchan: outside groups and pair, with a chow; chanta has an honor."""
    outside = all(map(is_outside, shape.groups)) and shape.pair in ORPHANS and bool(shape.chows())
    honor = bool(set(win.kinds()) & set(HONORS))
    closed = int(win.closed)
    return {
        "chanta": (1 + closed) * (outside and honor),
        "junchan": (2 + closed) * (outside and not honor),
    }


def triplet_values(win: RiichiWin, shape: Shape) -> dict[str, int]:
    """Return the yaku of triplets and kongs: as much in an open hand."""
    triplets = shape.triplets()
    white, green, red = DRAGONS
    dragons = sum(tile in DRAGONS for tile in triplets)
    return {
        "yakuhai-white": int(white in triplets),
        "yakuhai-green": int(green in triplets),
        "yakuhai-red": int(red in triplets),
        "seat-wind": int(win.seat_wind() in triplets),
        "round-wind": int(win.round_wind() in triplets),
        "toitoi": 2 * (len(triplets) == 4),
        "sanankou": 2 * (concealed_triplets(shape, win.drawn) == 3),
        "sanshoku-doukou": 2 * in_three_suits(triplets),
        "sankantsu": 2 * (shape.kongs() == 3),
        "shousangen": 2 * (dragons == 2 and shape.pair in DRAGONS),
    }


def yaku_values(win: RiichiWin, shape: Shape, options: Options) -> dict[str, int]:
    """Return all ordinary yaku of seven pairs, or of four groups and a pair, in han."""
    values = {**circumstance_values(win, options), **tile_values(win, options)}
    if shape.kind == PAIRS:
        values["chiitoitsu"] = 2
    if shape.kind == REGULAR:
        values |= chow_values(win, shape)
        values |= outside_values(win, shape)
        values |= triplet_values(win, shape)
    if options.renhou == "five-han" and win.closed and "hand-of-man" in win.win.events:
        values["renhou"] = 5
    return {name: value for name, value in values.items() if value}
