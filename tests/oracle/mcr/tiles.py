"""The fans that depend on all tiles of the hand, however they are grouped."""

from __future__ import annotations

from collections import Counter

from tests.oracle.game import DRAGONS, HONORS, ORPHANS, TERMINALS, WINDS
from tests.oracle.naive import Win, plain

GREEN = frozenset(("2s", "3s", "4s", "6s", "8s", "6z"))
REVERSIBLE = frozenset(
    ("1p", "2p", "3p", "4p", "5p", "8p", "9p", "2s", "4s", "5s", "6s", "8s", "9s", "5z")
)
UPPER_TILES, MIDDLE_TILES, LOWER_TILES = frozenset("789"), frozenset("456"), frozenset("123")
UPPER_FOUR, LOWER_FOUR = frozenset("6789"), frozenset("1234")


def all_kinds(win: Win) -> Counter[str]:
    """Return how many of each kind there are, with melds and the winning tile, without flowers."""
    melded = [tile for meld in win.melds for tile in meld.tiles]
    return Counter(map(plain, [*win.concealed, *melded, win.tile]))


def tile_hogs(win: Win) -> int:
    """Return how many kinds are held four times, in melds and concealed, but not as a kong."""
    kongs = {plain(meld.tiles[0]) for meld in win.melds if meld.kind == "kong"}
    return sum(copies == 4 and kind not in kongs for kind, copies in all_kinds(win).items())


def tile_counts(win: Win) -> dict[str, int]:
    """Return the fans of the tiles as a whole, for any shape but orphans and knitted tiles."""
    kinds = set(all_kinds(win))
    suits = {kind[1] for kind in kinds} - {"z"}
    honors = kinds & set(HONORS)
    terminals = kinds & set(TERMINALS)
    ranks = {kind[0] for kind in kinds - honors}

    def only(allowed: frozenset[str]) -> int:
        return int(not honors and ranks <= allowed)

    return {
        "all-green": int(kinds <= GREEN),
        "all-terminals": int(kinds <= set(TERMINALS)),
        "all-honors": int(kinds <= set(HONORS)),
        "all-terminals-and-honors": int(kinds <= set(ORPHANS) and bool(terminals) and bool(honors)),
        "full-flush": int(len(suits) == 1 and not honors),
        "upper-tiles": only(UPPER_TILES),
        "middle-tiles": only(MIDDLE_TILES),
        "lower-tiles": only(LOWER_TILES),
        "upper-four": only(UPPER_FOUR),
        "lower-four": only(LOWER_FOUR),
        "reversible-tiles": int(kinds <= REVERSIBLE),
        "half-flush": int(len(suits) == 1 and bool(honors)),
        "all-types": int(
            len(suits) == 3 and bool(honors & set(WINDS)) and bool(honors & set(DRAGONS))
        ),
        "tile-hog": tile_hogs(win),
        "all-simples": int(not kinds & set(ORPHANS)),
        "one-voided-suit": int(len(suits) == 2),
        "no-honors": int(not honors),
    }


def is_nine_gates(win: Win) -> bool:
    """Whether nothing is declared, and before the win the tiles are 1112345678999 of one suit.

    The fourteenth is any of the suit.
    """
    suit = plain(win.tile)[1]
    gates = sorted(f"{rank}{suit}" for rank in "1112345678999")
    return not win.melds and suit != "z" and sorted(map(plain, win.concealed)) == gates


def shifted_pairs(win: Win) -> bool:
    """Whether it is Seven Shifted Pairs: seven consecutive numbers of a suit, each twice."""
    kinds = all_kinds(win)
    ranks = sorted(int(kind[0]) for kind in kinds)
    one_suit = len({kind[1] for kind in kinds}) == 1 and not set(kinds) & set(HONORS)
    return one_suit and len(ranks) == 7 and ranks[-1] - ranks[0] == 6
