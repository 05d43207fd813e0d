"""The 44 patterns of Zung Jung, straight from the rules text: which hold, and what they add."""

from __future__ import annotations

from collections import Counter

from tests.oracle.game import DRAGONS, HONORS, ORPHANS, SEATS, SUITED, TERMINALS, WINDS
from tests.oracle.naive import Group, Reading, Win, is_thirteen_orphans, plain, tiles_of

TABLE: dict[str, tuple[str, int]] = {
    "all-sequences": ("1.1", 5),
    "concealed-hand": ("1.2", 5),
    "no-terminals": ("1.3", 5),
    "mixed-one-suit": ("2.1.1", 40),
    "pure-one-suit": ("2.1.2", 80),
    "nine-gates": ("2.2", 480),
    "value-honor": ("3.1", 10),
    "small-three-dragons": ("3.2.1", 40),
    "big-three-dragons": ("3.2.2", 130),
    "small-three-winds": ("3.3.1", 30),
    "big-three-winds": ("3.3.2", 120),
    "small-four-winds": ("3.3.3", 320),
    "big-four-winds": ("3.3.4", 400),
    "all-honors": ("3.4", 320),
    "all-triplets": ("4.1", 30),
    "two-concealed-triplets": ("4.2.1", 5),
    "three-concealed-triplets": ("4.2.2", 30),
    "four-concealed-triplets": ("4.2.3", 125),
    "one-kong": ("4.3.1", 5),
    "two-kong": ("4.3.2", 20),
    "three-kong": ("4.3.3", 120),
    "four-kong": ("4.3.4", 480),
    "two-identical-sequences": ("5.1.1", 10),
    "two-identical-sequences-twice": ("5.1.2", 60),
    "three-identical-sequences": ("5.1.3", 120),
    "four-identical-sequences": ("5.1.4", 480),
    "three-similar-sequences": ("6.1", 35),
    "small-three-similar-triplets": ("6.2.1", 30),
    "three-similar-triplets": ("6.2.2", 120),
    "nine-tile-straight": ("7.1", 40),
    "three-consecutive-triplets": ("7.2.1", 100),
    "four-consecutive-triplets": ("7.2.2", 200),
    "mixed-lesser-terminals": ("8.1.1", 40),
    "pure-lesser-terminals": ("8.1.2", 50),
    "mixed-greater-terminals": ("8.1.3", 100),
    "pure-greater-terminals": ("8.1.4", 400),
    "final-draw": ("9.1.1", 10),
    "final-discard": ("9.1.2", 10),
    "win-on-kong": ("9.2", 10),
    "robbing-a-kong": ("9.3", 10),
    "blessing-of-heaven": ("9.4.1", 155),
    "blessing-of-earth": ("9.4.2", 155),
    "thirteen-terminals": ("10.1", 160),
    "seven-pairs": ("10.2", 30),
}
"""Each pattern with its number and its value in v3.3."""

OLDER = {"pure-one-suit": 100, "small-three-dragons": 30, "small-three-winds": 25}
"""The values that ``v1.03-site`` lists otherwise."""

NINE_GATES = "1112345678999"

Counts = dict[str, int]
"""How often each pattern holds; 0 for those that do not."""


def listed_value(name: str, values: str) -> int:
    """Return what the table of the option ``values`` lists for a pattern."""
    return OLDER.get(name, TABLE[name][1]) if values == "v1.03-site" else TABLE[name][1]


def tile_counts(win: Win) -> Counts:
    """Return what the tiles alone decide, as in Seven Pairs: 1.3, 2.1, 3.4, 8.1.3 and 8.1.4."""
    tiles = set(map(plain, win.all_tiles()))
    suits = {tile[1] for tile in tiles} - {"z"}
    honors = tiles & set(HONORS)
    return {
        "no-terminals": int(not tiles & set(ORPHANS)),
        "mixed-one-suit": int(len(suits) == 1 and bool(honors)),
        "pure-one-suit": int(len(suits) == 1 and not honors),
        "all-honors": int(tiles <= set(HONORS)),
        "mixed-greater-terminals": int(tiles <= set(ORPHANS)),
        "pure-greater-terminals": int(tiles <= set(TERMINALS)),
    }


def circumstance_counts(win: Win) -> Counts:
    """Return category 9, which counts in every shape. Events count as stated.

    A last tile is 9.1.1 when self-drawn and 9.1.2 when discarded; of a robbed kong it is neither.
    """
    last = "last-tile" in win.events
    return {
        "final-draw": int(last and win.by == "self-draw"),
        "final-discard": int(last and win.by == "discard"),
        "win-on-kong": int(bool(win.events & {"kong-replacement", "consecutive-kongs"})),
        "robbing-a-kong": int(win.by == "robbed-kong"),
        "blessing-of-heaven": int("heavenly-hand" in win.events),
        "blessing-of-earth": int("earthly-hand" in win.events),
    }


def is_nine_gates(win: Win) -> bool:
    """Whether 2.2 holds: before the win 1112345678999 of a suit, with no meld."""
    before = sorted(map(plain, win.concealed))
    suit = win.tile[1]
    gates = [rank + suit for rank in NINE_GATES]
    return suit != "z" and not win.melds and before == gates


def honor_counts(win: Win, triplets: list[str], pair: str) -> Counts:
    """Return 3.1 to 3.3, of the triplets and the pair; no wind but the seat wind has a value."""
    dragons = sum(tile in DRAGONS for tile in triplets)
    winds = sum(tile in WINDS for tile in triplets)
    seat_wind = WINDS[SEATS.index(win.seat)]
    return {
        "value-honor": dragons + triplets.count(seat_wind),
        "small-three-dragons": int(dragons == 2 and pair in DRAGONS),
        "big-three-dragons": int(dragons == 3),
        "small-three-winds": int(winds == 2 and pair in WINDS),
        "big-three-winds": int(winds == 3 and pair not in WINDS),
        "small-four-winds": int(winds == 3 and pair in WINDS),
        "big-four-winds": int(winds == 4),
    }


def is_concealed(win: Win, group: Group) -> bool:
    """Whether a triplet or kong is concealed: not claimed, and not completed by a discard."""
    return group.kind != "chow" and not group.open and (win.by == "self-draw" or not group.won)


def triplet_counts(win: Win, groups: tuple[Group, ...]) -> Counts:
    """Return 4.1 to 4.3: triplets, concealed triplets (kongs too), and declared kongs."""
    concealed = sum(is_concealed(win, group) for group in groups)
    kongs = sum(group.kind == "kong" for group in groups)
    return {
        "all-triplets": int(all(group.kind != "chow" for group in groups)),
        "two-concealed-triplets": int(concealed == 2),
        "three-concealed-triplets": int(concealed == 3),
        "four-concealed-triplets": int(concealed == 4),
        "one-kong": int(kongs == 1),
        "two-kong": int(kongs == 2),
        "three-kong": int(kongs == 3),
        "four-kong": int(kongs == 4),
    }


def chow_counts(chows: list[str]) -> Counts:
    """Return 1.1, 5.1, 6.1 and 7.1, of chows named by their lowest tile, open or concealed."""
    copies = sorted(Counter(chows).values())
    return {
        "all-sequences": int(len(chows) == 4),
        "two-identical-sequences": int(2 in copies),
        "two-identical-sequences-twice": int(copies == [2, 2]),
        "three-identical-sequences": int(3 in copies),
        "four-identical-sequences": int(copies == [4]),
        "three-similar-sequences": int(
            any(all(f"{rank}{suit}" in chows for suit in "mps") for rank in range(1, 8))
        ),
        "nine-tile-straight": int(
            any(all(f"{rank}{suit}" in chows for rank in (1, 4, 7)) for suit in "mps")
        ),
    }


def has_run(triplets: list[str], length: int) -> bool:
    """Whether there are triplets of so many numbers in a row, in one suit."""
    return any(
        all(f"{first + step}{suit}" in triplets for step in range(length))
        for suit in "mps"
        for first in range(1, 11 - length)
    )


def number_counts(triplets: list[str], pair: str) -> Counts:
    """Return 6.2 and 7.2: triplets of one number in several suits, or of numbers in a row."""
    numbered = [tile for tile in triplets if tile in SUITED]
    suits = {rank: {tile[1] for tile in numbered if tile[0] == rank} for rank in "123456789"}
    paired = suits[pair[0]] if pair in SUITED else set()
    return {
        "small-three-similar-triplets": int(len(paired) == 2 and pair[1] not in paired),
        "three-similar-triplets": int(any(len(found) == 3 for found in suits.values())),
        "three-consecutive-triplets": int(has_run(triplets, 3)),
        "four-consecutive-triplets": int(has_run(triplets, 4)),
    }


def reading_counts(win: Win, reading: Reading) -> Counts:
    """Return what four groups and a pair count, without category 9."""
    groups = reading.groups
    chows = [group.tile for group in groups if group.kind == "chow"]
    triplets = [group.tile for group in groups if group.kind != "chow"]
    elements = [*(set(tiles_of(group)) for group in groups), {reading.pair}]
    tiles = set(map(plain, win.all_tiles()))
    return {
        **tile_counts(win),
        **honor_counts(win, triplets, reading.pair),
        **triplet_counts(win, groups),
        **chow_counts(chows),
        **number_counts(triplets, reading.pair),
        "concealed-hand": int(not any(meld.open for meld in win.melds)),
        "nine-gates": int(is_nine_gates(win)),
        "mixed-lesser-terminals": int(all(one & set(ORPHANS) for one in elements)),
        "pure-lesser-terminals": int(
            all(one & set(TERMINALS) for one in elements) and not tiles & set(HONORS)
        ),
    }


def is_seven_pairs(win: Win) -> bool:
    """Whether it is seven pairs, nothing declared; four alike are two pairs."""
    tiles = Counter([*map(plain, win.concealed), plain(win.tile)])
    return not win.melds and tiles.total() == 14 and all(n % 2 == 0 for n in tiles.values())


def special_counts(win: Win) -> list[Counts]:
    """Return what the two special shapes count, where the hand has them. Neither has 1.2."""
    found: list[Counts] = []
    if is_seven_pairs(win):
        found.append({**tile_counts(win), "seven-pairs": 1})
    if is_thirteen_orphans(win):
        found.append({"thirteen-terminals": 1})
    return found


def in_series(counts: Counts, values: str) -> dict[str, int]:
    """Return the values that are added: the dearest of each series (the first two numbers)."""
    dearest: dict[str, tuple[int, str]] = {}
    for name, (number, _) in TABLE.items():
        value = counts.get(name, 0) * listed_value(name, values)
        series = ".".join(number.split(".")[:2])
        if value > dearest.get(series, (0, ""))[0]:
            dearest[series] = (value, name)
    return {name: value for value, name in dearest.values()}
