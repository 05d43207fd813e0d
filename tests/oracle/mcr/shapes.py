"""Random complete hands of the Chinese official rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from tests.oracle import shapes
from tests.oracle.game import DRAGONS, HONORS, ORPHANS, SUITED, TERMINALS, WINDS, Game
from tests.oracle.mcr.readings import KNITTED_NINES
from tests.oracle.naive import Group, tiles_of
from tests.oracle.shapes import CHOW, KONG, TRIPLET, Hand, declare, group_tiles

KINDS = SUITED + HONORS
GREEN = ("2s", "3s", "4s", "6s", "8s", "6z")
REVERSIBLE = (*(f"{r}p" for r in "1234589"), *(f"{r}s" for r in "245689"), "5z")


def ranks(text: str, suits: str = "mps") -> list[str]:
    """Return the tiles of these numbers in these suits."""
    return [rank + suit for suit in suits for rank in text]


PALETTES: tuple[tuple[str, ...] | list[str], ...] = (
    GREEN,
    GREEN[:5],
    REVERSIBLE,
    TERMINALS,
    HONORS,
    ORPHANS,
    ranks("789"),
    ranks("6789"),
    ranks("456"),
    ranks("123"),
    ranks("1234"),
    ranks("2468"),
    ranks("2345678"),
    [*ranks("123"), *ranks("789"), *HONORS],
    [*ranks("129", "mp"), *HONORS],
    ranks("123456789", "mp"),
    ranks("123456789", "s"),
    [*ranks("123456789", "p"), *HONORS],
)


def within(palette: Sequence[str]) -> list[Group]:
    """Return all chows and pungs of the palette's tiles."""
    chows = [Group(CHOW, tile) for tile in palette if tile[1] != "z" and tile[0] < "8"]
    whole = [group for group in chows if set(tiles_of(group)) <= set(palette)]
    return [*whole, *(Group(TRIPLET, tile) for tile in palette)]


def chow(rank: int, suit: str) -> Group:
    """Return the chow that begins with this number."""
    return Group(CHOW, f"{rank}{suit}")


def pung(rank: int, suit: str) -> Group:
    """Return the pung of this number."""
    return Group(TRIPLET, f"{rank}{suit}")


def finish(
    rng: Random,
    fixed: Sequence[Group],
    palette: Sequence[str] = KINDS,
    pairs: Sequence[str] = (),
    chows: float = 0.5,
    kongs: float = 0.12,
    melds: int | None = None,
    size: int = 4,
) -> Hand:
    """Return the fixed groups, more from the palette, and a pair; pungs may become kongs."""
    pool = within(palette)
    chow_pool = [group for group in pool if group.kind == CHOW] or pool
    pung_pool = [group for group in pool if group.kind == TRIPLET]
    for _ in range(200):
        groups = list(fixed)
        while len(groups) < size:
            groups.append(rng.choice(chow_pool if rng.random() < chows else pung_pool))
        groups = [
            Group(KONG, group.tile) if group.kind == TRIPLET and rng.random() < kongs else group
            for group in groups
        ]
        pair = rng.choice(pairs or palette)
        tiles = Counter([pair, pair, *(tile for one in groups for tile in group_tiles(one))])
        if max(tiles.values()) <= 4:
            count = rng.choice([0, 0, 1, 2, 3, 4]) if melds is None else melds
            return declare(rng, groups, pair, count)
    return finish(rng, fixed, KINDS, (), chows, kongs, melds, size)


def three_suits(rng: Random) -> list[str]:
    """Return the suits in random order."""
    return rng.sample("mps", 3)


def palette_hand(rng: Random, game: Game) -> Hand:
    """Four groups and a pair of few kinds: green, upper, lower, terminals, and so on."""
    palette = rng.choice(PALETTES)
    return finish(rng, [], palette, chows=rng.choice([0.0, 0.3, 0.7]))


def any_hand(rng: Random, game: Game) -> Hand:
    """Four groups and a pair of all tiles."""
    return finish(rng, [], chows=rng.choice([0.2, 0.5, 0.8]))


def chow_ladder(rng: Random, game: Game) -> Hand:
    """A three-chow fan and any fourth group."""
    one, two, three = three_suits(rng)
    low = rng.randint(1, 7)
    step = rng.randint(1, 5)
    up = rng.choice([1, 2])
    first = rng.randint(1, 7 - 2 * up)
    families = {
        "triple": [chow(low, one)] * 3,
        "straight": [chow(1, one), chow(4, one), chow(7, one)],
        "shifted": [chow(first + up * n, one) for n in range(3)],
        "mixed-straight": [chow(1, one), chow(4, two), chow(7, three)],
        "mixed-triple": [chow(low, suit) for suit in (one, two, three)],
        "mixed-shifted": [chow(step + n, suit) for n, suit in enumerate((one, two, three))],
    }
    fixed = families[rng.choice(list(families))]
    more = rng.choice([KINDS, ranks("123456789", one), ranks("123456789", two)])
    return finish(rng, fixed, more, pairs=rng.choice([KINDS, SUITED, more]), chows=0.7)


def four_chows(rng: Random, game: Game) -> Hand:
    """A four-chow fan, with the pair of fives where the fan needs it."""
    one, two, three = three_suits(rng)
    low = rng.randint(1, 7)
    step = rng.randint(1, 4)
    ends = [chow(1, one), chow(7, one)]
    fives, fixed = rng.choice(
        [
            ([], [chow(low, one)] * 4),
            ([], [chow(step + n, one) for n in range(4)]),
            ([], [chow(1 + 2 * n, one) for n in range(4)]),
            ([f"5{one}"], ends * 2),
            ([f"5{three}"], [*ends, chow(1, two), chow(7, two)]),
        ]
    )
    pairs: Sequence[str] = fives or rng.choice([KINDS, ranks("123456789", one), HONORS])
    return finish(rng, fixed, KINDS, pairs=pairs)


def linked_chows(rng: Random, game: Game) -> Hand:
    """Four chows of few numbers in one to three suits: many fans of two chows."""
    suits = three_suits(rng)[: rng.choice([1, 2, 2, 2, 3, 3])]
    starts = rng.choice([(1, 7), (1, 4, 7), (2, 5), (3, 6), (1, 2, 5), tuple(range(1, 8))])
    fixed = [chow(rng.choice(starts), rng.choice(suits)) for _ in range(4)]
    tiles = Counter(tile for group in fixed for tile in tiles_of(group))
    if max(tiles.values()) > 4:
        return linked_chows(rng, game)
    return finish(rng, fixed, KINDS, pairs=rng.choice([KINDS, SUITED, DRAGONS]))


def pung_ladder(rng: Random, game: Game) -> Hand:
    """Shifted, equal or even pungs, and any other group."""
    one, two, three = three_suits(rng)
    low = rng.randint(1, 7)
    fixed, palette = rng.choice(
        [
            ([pung(min(low, 6) + n, one) for n in range(4)], KINDS),
            ([pung(low + n, one) for n in range(3)], KINDS),
            ([pung(low + n, suit) for n, suit in enumerate((one, two, three))], KINDS),
            ([pung(low, suit) for suit in (one, two, three)], KINDS),
            ([pung(low, one), pung(low, two)], KINDS),
            ([pung(low, one), pung(low, two), pung(low + 2, one), pung(low + 2, three)], KINDS),
            ([], ranks("2468")),
        ]
    )
    chows = rng.choice([0.0, 0.0, 0.5])
    near: Sequence[str] = rng.choice([palette, ranks("123456789", one)]) if fixed else palette
    return finish(rng, fixed, near, chows=chows)


def all_five(rng: Random, game: Game) -> Hand:
    """A five in every group and in the pair."""
    pool = [chow(rank, suit) for rank in (3, 4, 5) for suit in "mps"]
    pool += [pung(5, suit) for suit in "mps"]
    while True:
        fixed = [rng.choice(pool) for _ in range(4)]
        pair = rng.choice(["5m", "5p", "5s"])
        tiles = Counter([pair, pair, *(tile for group in fixed for tile in tiles_of(group))])
        if max(tiles.values()) <= 4:
            return finish(rng, fixed, KINDS, pairs=[pair])


def honor_pungs(rng: Random, game: Game) -> Hand:
    """Two to four pungs of winds or of dragons, at times the rest of them as the pair."""
    family, sizes = rng.choice([(DRAGONS, (2, 3)), (WINDS, (3, 3, 4)), (HONORS, (2, 3, 4))])
    forced = rng.sample(family, rng.choice(sizes))
    rest = [tile for tile in family if tile not in forced]
    palette = rng.choice([KINDS, HONORS, ORPHANS, ranks("123456789", "s")])
    pairs = rest if rest and rng.random() < 0.5 else palette
    return finish(rng, [Group(TRIPLET, tile) for tile in forced], palette, pairs=pairs)


def kongs(rng: Random, game: Game) -> Hand:
    """Two to four kongs."""
    fixed = [Group(KONG, tile) for tile in rng.sample(KINDS, rng.choice([2, 2, 2, 3, 4, 4]))]
    return finish(rng, fixed)


def concealed_pungs(rng: Random, game: Game) -> Hand:
    """Pungs and concealed kongs, all concealed, at times with a chow that holds the tile too."""
    return finish(rng, [], rng.choice([KINDS, *PALETTES]), chows=rng.choice([0.0, 0.2]), melds=0)


def claimed_all(rng: Random, game: Game) -> Hand:
    """Four claimed groups, so that the wait is for the pair."""
    return finish(rng, [], chows=0.6, kongs=0.1, melds=4)


def plain_chows(rng: Random, game: Game) -> Hand:
    """Claimed chows that form no fan, and a pair of honors: at times a Chicken Hand."""
    one, two, three = three_suits(rng)
    fixed = [chow(rng.randint(1, 7), suit) for suit in (one, two, three, rng.choice("mps"))]
    return finish(rng, fixed, KINDS, pairs=HONORS, melds=rng.choice([1, 2, 3]))


def seven_pairs(rng: Random, game: Game) -> Hand:
    """Seven pairs of all tiles, of a suit or of few kinds; four equal tiles at times."""
    palette = rng.choice([KINDS, ranks("123456789", rng.choice("mps")), *PALETTES])
    fours = rng.choice([0.0, 0.2, 0.6])
    pairs: list[str] = []
    while len(pairs) < 7:
        tile = rng.choice(palette)
        if tile not in pairs or (pairs.count(tile) < 2 and rng.random() < max(fours, 0.02)):
            pairs.append(tile)
            if pairs.count(tile) == 1 and len(pairs) < 7 and rng.random() < fours:
                pairs.append(tile)
    return [], [tile for tile in pairs for _ in range(2)]


def shifted_pairs(rng: Random, game: Game) -> Hand:
    """Seven pairs in a row of one suit."""
    suit, start = rng.choice("mps"), rng.randint(1, 3)
    return [], [f"{start + n}{suit}" for n in range(7) for _ in range(2)]


def unrelated(rng: Random, game: Game) -> Hand:
    """Greater or lesser honors and knitted tiles."""
    honors = rng.choice([5, 6, 7, 7])
    tiles = [*rng.sample(HONORS, honors), *rng.sample(rng.choice(KNITTED_NINES), 14 - honors)]
    return [], tiles


def knitted_straight(rng: Random, game: Game) -> Hand:
    """A knitted straight with a group, claimed or not, and a pair."""
    nine = rng.choice(KNITTED_NINES)
    while True:
        palette = rng.choice([KINDS, KINDS, SUITED, HONORS])
        melds = rng.choice([0, 0, 1])
        declared, concealed = finish(rng, [], palette, kongs=0.3, melds=melds, size=1)
        held = Counter([*nine, *concealed, *(t for meld in declared for t in meld.tiles)])
        if max(held.values()) <= 4:
            return declared, [*nine, *concealed]


SHAPES: dict[Callable[[Random, Game], Hand], int] = {
    any_hand: 10,
    palette_hand: 14,
    chow_ladder: 14,
    four_chows: 6,
    linked_chows: 10,
    pung_ladder: 10,
    all_five: 2,
    honor_pungs: 9,
    kongs: 7,
    concealed_pungs: 5,
    claimed_all: 3,
    plain_chows: 8,
    seven_pairs: 8,
    shifted_pairs: 1,
    unrelated: 4,
    knitted_straight: 8,
    shapes.flush: 6,
    shapes.half_flush: 4,
    shapes.overlapping: 6,
    shapes.three_in_a_row: 4,
    shapes.orphans: 2,
    shapes.nine_gates: 5,
}
"""Each shape with its weight."""


def random_hand(rng: Random, game: Game) -> Hand:
    """A complete hand of some shape."""
    shape = rng.choices(list(SHAPES), list(SHAPES.values()))[0]
    return shape(rng, game)
