"""The fans of pungs and kongs, of winds and dragons."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.oracle.game import DRAGONS, ORPHANS, SEATS, WINDS
from tests.oracle.mcr.readings import Shape
from tests.oracle.naive import Group, Win


def pungs_of(shape: Shape) -> list[str]:
    """Return the kinds of all pungs and kongs; kongs count as pungs everywhere."""
    return [group.tile for group in shape.groups if group.kind != "chow"]


def is_concealed_pung(group: Group, win: Win) -> bool:
    """Whether a group is a concealed kong, or a pung completed without another's tile.

    A discard or a robbed tile that completes a pung makes it a melded one.
    """
    if group.kind == "chow" or group.open:
        return False
    return win.by == "self-draw" or not group.won


def kong_counts(shape: Shape, mixed_kongs: int) -> dict[str, int]:
    """Return the fan of the kongs; two are both melded, both concealed, or one each.

    One melded and one concealed kong are a fan of their own, or the two single fans where that is
    worth nothing.
    """
    kongs = [group for group in shape.groups if group.kind == "kong"]
    melded = sum(group.open for group in kongs)
    concealed = len(kongs) - melded
    split = (concealed, melded) == (1, 1) and not mixed_kongs
    return {
        "four-kongs": int(len(kongs) == 4),
        "three-kongs": int(len(kongs) == 3),
        "two-concealed-kongs": int((concealed, melded) == (2, 0)),
        "two-melded-kongs": int((concealed, melded) == (0, 2)),
        "concealed-kong-and-melded-kong": int((concealed, melded) == (1, 1) and not split),
        "concealed-kong": int((concealed, melded) == (1, 0) or split),
        "melded-kong": int((concealed, melded) == (0, 1) or split),
    }


def shifted_counts(pungs: list[str]) -> dict[str, int]:
    """Return the fans of neighbouring pungs: three or four of a suit, or three in three suits.

    However many such sets of three there are, a fan counts once.
    """
    suited = [(int(pung[0]), pung[1]) for pung in pungs if pung[1] != "z"]

    def in_a_row(size: int, suits: int) -> int:
        for some in combinations(sorted(suited), size):
            start = some[0][0]
            if [rank for rank, _ in some] == list(range(start, start + size)) and (
                len({suit for _, suit in some}) == suits
            ):
                return 1
        return 0

    return {
        "four-pure-shifted-pungs": in_a_row(4, 1),
        "pure-shifted-pungs": in_a_row(3, 1),
        "mixed-shifted-pungs": in_a_row(3, 3),
    }


def equal_counts(pungs: list[str]) -> dict[str, int]:
    """Return the fans of equal pungs: Triple Pung in three suits, Double Pung for each two."""
    suits = Counter(pung[0] for pung in pungs if pung[1] != "z")
    return {
        "triple-pung": sum(number == 3 for number in suits.values()),
        "double-pung": sum(number == 2 for number in suits.values()),
    }


def honor_counts(shape: Shape, win: Win) -> dict[str, int]:
    """Return the fans of winds and dragons, and the pungs of terminals or honors left over.

    A pung used by a dragon fan, by Big Three, Little Four or Big Four Winds, or by the prevalent
    or seat wind gives no Pung of Terminals or Honors.
    """
    pungs = pungs_of(shape)
    dragons = sum(pung in DRAGONS for pung in pungs)
    winds = sum(pung in WINDS for pung in pungs)
    little_dragons = dragons == 2 and shape.pair in DRAGONS
    little_winds = winds == 3 and shape.pair in WINDS
    table_winds = {WINDS[SEATS.index(win.seat)], WINDS[SEATS.index(win.round)]}
    used = {*DRAGONS, *table_winds, *(WINDS if winds >= 3 else ())}
    return {
        "big-four-winds": int(winds == 4),
        "little-four-winds": int(little_winds),
        "big-three-winds": int(winds == 3 and not little_winds),
        "big-three-dragons": int(dragons == 3),
        "little-three-dragons": int(little_dragons),
        "two-dragon-pungs": int(dragons == 2 and not little_dragons),
        "dragon-pung": int(dragons == 1),
        "seat-wind": int(WINDS[SEATS.index(win.seat)] in pungs),
        "prevalent-wind": int(WINDS[SEATS.index(win.round)] in pungs),
        "pung-of-terminals-or-honors": sum(pung in ORPHANS and pung not in used for pung in pungs),
    }


def pung_counts(shape: Shape, win: Win, mixed_kongs: int) -> dict[str, int]:
    """Return all fans of the pungs and kongs of a reading."""
    pungs = pungs_of(shape)
    concealed = sum(is_concealed_pung(group, win) for group in shape.groups)
    return {
        **kong_counts(shape, mixed_kongs),
        **shifted_counts(pungs),
        **equal_counts(pungs),
        **honor_counts(shape, win),
        "four-concealed-pungs": int(concealed == 4),
        "three-concealed-pungs": int(concealed == 3),
        "two-concealed-pungs": int(concealed == 2),
        "all-pungs": int(len(pungs) == 4),
        "all-even-pungs": int(
            len(pungs) == 4
            and all(tile[0] in "2468" for tile in (*pungs, shape.pair))
            and all(tile[1] != "z" for tile in (*pungs, shape.pair))
        ),
    }
