"""The yakuman of riichi (section 3 of the rules), in the order of their table."""

from __future__ import annotations

from tests.oracle.game import DRAGONS, HONORS, TERMINALS, WINDS
from tests.oracle.riichi.options import Options
from tests.oracle.riichi.readings import ORPHAN, Shape, concealed_triplets
from tests.oracle.riichi.win import RiichiWin

YAKUMAN = (
    "daisangen",
    "daisuushii",
    "shousuushii",
    "suuankou-tanki",
    "suuankou",
    "kokushi-juusanmen",
    "kokushi-musou",
    "junsei-chuuren-poutou",
    "chuuren-poutou",
    "tsuuiisou",
    "ryuuiisou",
    "chinroutou",
    "suukantsu",
    "tenhou",
    "chiihou",
    "renhou",
)
"""The order decides between equal ones where they do not stack; ``renhou`` by option only."""

DOUBLE = {"daisuushii", "suuankou-tanki", "kokushi-juusanmen", "junsei-chuuren-poutou"}
"""The double forms: named always, counted twice by option."""

GREEN = {"2s", "3s", "4s", "6s", "8s", "6z"}


def nine_gates(win: RiichiWin) -> str | None:
    """Return the form of nine gates: 1112345678999 of a suit, one more of it, and no meld or kong.

    The true form has 1112345678999 before the winning tile.
    """
    tiles = win.kinds()
    suit = tiles[0][1]
    if win.win.melds or suit == "z" or any(tile[1] != suit for tile in tiles):
        return None
    gates = sorted(f"{rank}{suit}" for rank in "1112345678999")
    if sorted(tiles[:-1]) == gates:
        return "junsei-chuuren-poutou"
    for tile in set(tiles):
        rest = list(tiles)
        rest.remove(tile)
        if sorted(rest) == gates:
            return "chuuren-poutou"
    return None


def yakuman_names(win: RiichiWin, shape: Shape, options: Options) -> set[str]:
    """Return every yakuman of a reading; a double form replaces the single one."""
    tiles = set(win.kinds())
    triplets = shape.triplets()
    dragons = sum(tile in DRAGONS for tile in triplets)
    winds = sum(tile in WINDS for tile in triplets)
    events = win.win.events if win.closed else frozenset()
    four_concealed = concealed_triplets(shape, win.drawn) == 4
    orphans = shape.kind == ORPHAN
    holds = {
        "daisangen": dragons == 3,
        "daisuushii": winds == 4,
        "shousuushii": winds == 3 and shape.pair in WINDS,
        "suuankou-tanki": four_concealed and shape.pair_won,
        "suuankou": four_concealed and not shape.pair_won,
        "kokushi-juusanmen": orphans and shape.pair_won,
        "kokushi-musou": orphans and not shape.pair_won,
        "tsuuiisou": tiles <= set(HONORS),
        "ryuuiisou": tiles <= GREEN,
        "chinroutou": tiles <= set(TERMINALS),
        "suukantsu": shape.kongs() == 4,
        "tenhou": "heavenly-hand" in events,
        "chiihou": "earthly-hand" in events,
        "renhou": options.renhou == "yakuman" and "hand-of-man" in events,
    }
    gates = nine_gates(win)
    return {name for name, held in holds.items() if held} | ({gates} if gates else set())


def yakuman_values(win: RiichiWin, shape: Shape, options: Options) -> dict[str, int]:
    """Return what a reading's yakuman are worth: 13 each, double forms 26 by option.

    They stack by option; if not, only the dearest counts, of equals the first of the table.
    """
    names = yakuman_names(win, shape, options)
    values = {
        name: 26 if name in DOUBLE and options.double_yakuman else 13
        for name in YAKUMAN
        if name in names
    }
    if values and not options.stack_yakuman:
        dearest = max(values, key=lambda name: (values[name], -YAKUMAN.index(name)))
        return {dearest: values[dearest]}
    return values
