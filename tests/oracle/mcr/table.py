"""The fans of the Chinese official rules: id and points, and what each is not counted with."""

from __future__ import annotations

FANS: dict[str, int] = {
    "big-four-winds": 88,
    "big-three-dragons": 88,
    "all-green": 88,
    "nine-gates": 88,
    "four-kongs": 88,
    "seven-shifted-pairs": 88,
    "thirteen-orphans": 88,
    "all-terminals": 64,
    "little-four-winds": 64,
    "little-three-dragons": 64,
    "all-honors": 64,
    "four-concealed-pungs": 64,
    "pure-terminal-chows": 64,
    "quadruple-chow": 48,
    "four-pure-shifted-pungs": 48,
    "four-pure-shifted-chows": 32,
    "three-kongs": 32,
    "all-terminals-and-honors": 32,
    "seven-pairs": 24,
    "greater-honors-and-knitted-tiles": 24,
    "all-even-pungs": 24,
    "full-flush": 24,
    "pure-triple-chow": 24,
    "pure-shifted-pungs": 24,
    "upper-tiles": 24,
    "middle-tiles": 24,
    "lower-tiles": 24,
    "pure-straight": 16,
    "three-suited-terminal-chows": 16,
    "pure-shifted-chows": 16,
    "all-five": 16,
    "triple-pung": 16,
    "three-concealed-pungs": 16,
    "lesser-honors-and-knitted-tiles": 12,
    "knitted-straight": 12,
    "upper-four": 12,
    "lower-four": 12,
    "big-three-winds": 12,
    "mixed-straight": 8,
    "reversible-tiles": 8,
    "mixed-triple-chow": 8,
    "mixed-shifted-pungs": 8,
    "chicken-hand": 8,
    "last-tile-draw": 8,
    "last-tile-claim": 8,
    "out-with-replacement-tile": 8,
    "robbing-the-kong": 8,
    "all-pungs": 6,
    "half-flush": 6,
    "mixed-shifted-chows": 6,
    "all-types": 6,
    "melded-hand": 6,
    "two-concealed-kongs": 6,
    "two-dragon-pungs": 6,
    "outside-hand": 4,
    "fully-concealed-hand": 4,
    "two-melded-kongs": 4,
    "last-tile": 4,
    "dragon-pung": 2,
    "prevalent-wind": 2,
    "seat-wind": 2,
    "concealed-hand": 2,
    "all-chows": 2,
    "tile-hog": 2,
    "double-pung": 2,
    "two-concealed-pungs": 2,
    "concealed-kong": 2,
    "all-simples": 2,
    "pure-double-chow": 1,
    "mixed-double-chow": 1,
    "short-straight": 1,
    "two-terminal-chows": 1,
    "pung-of-terminals-or-honors": 1,
    "melded-kong": 1,
    "one-voided-suit": 1,
    "no-honors": 1,
    "edge-wait": 1,
    "closed-wait": 1,
    "single-wait": 1,
    "self-drawn": 1,
    "flower-tiles": 1,
    "concealed-kong-and-melded-kong": 5,
}
"""All 81 fans in the order of the rulebook, and the special one of a melded and a concealed kong.

Two of these points are options: ``two_concealed_kongs`` and ``mixed_kongs``.
"""

NOT_COUNTED: dict[str, str] = {
    "big-four-winds": "all-pungs prevalent-wind seat-wind",
    "all-green": "half-flush",
    "nine-gates": "full-flush no-honors",
    "four-kongs": "all-pungs single-wait",
    "seven-shifted-pairs": "seven-pairs full-flush no-honors",
    "thirteen-orphans": "all-types all-terminals-and-honors",
    "all-terminals": ("all-pungs outside-hand double-pung pung-of-terminals-or-honors no-honors"),
    "all-honors": "all-pungs outside-hand pung-of-terminals-or-honors",
    "four-concealed-pungs": "all-pungs",
    "pure-terminal-chows": "full-flush all-chows no-honors",
    "quadruple-chow": "tile-hog",
    "four-pure-shifted-pungs": "all-pungs pure-shifted-pungs",
    "all-terminals-and-honors": "all-pungs outside-hand pung-of-terminals-or-honors",
    "greater-honors-and-knitted-tiles": "all-types",
    "all-even-pungs": "all-pungs all-simples no-honors",
    "full-flush": "no-honors",
    "upper-tiles": "upper-four no-honors",
    "middle-tiles": "all-simples no-honors",
    "lower-tiles": "lower-four no-honors",
    "three-suited-terminal-chows": "all-chows no-honors",
    "all-five": "all-simples no-honors",
    "triple-pung": "double-pung",
    "lesser-honors-and-knitted-tiles": "all-types",
    "upper-four": "no-honors",
    "lower-four": "no-honors",
    "reversible-tiles": "one-voided-suit",
    "last-tile-draw": "self-drawn",
    "out-with-replacement-tile": "self-drawn",
    "robbing-the-kong": "last-tile",
    "melded-hand": "single-wait",
    "two-concealed-kongs": "two-concealed-pungs",
    "fully-concealed-hand": "self-drawn concealed-hand",
    "all-chows": "no-honors",
    "all-simples": "no-honors",
}
"""The last column of the table: fans that exclude every occurrence of others.

Other exclusions are made where the fan is counted: the families of which only "exactly n" holds
(kongs, concealed pungs, winds, dragons), the pungs of terminals or honors that another fan has
used, the chows (each group of them is used once), and the hands that are concealed by nature.
"""


def without_repeats(counts: dict[str, int]) -> dict[str, int]:
    """Return the fans without those excluded by a fan that counts, dearest fans first."""
    left = {fan: count for fan, count in counts.items() if count}
    for fan in FANS:
        if fan in left:
            for dropped in NOT_COUNTED.get(fan, "").split():
                left.pop(dropped, None)
    return left
