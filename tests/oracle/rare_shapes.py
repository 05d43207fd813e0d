"""Random complete hands of the shapes that the rarer Zung Jung patterns need."""

from __future__ import annotations

from random import Random

from tests.oracle.game import HONORS, ORPHANS, TERMINALS, WINDS, Game
from tests.oracle.naive import Group
from tests.oracle.shapes import (
    CHOW,
    KONG,
    SHAPES,
    Hand,
    Shape,
    full_suit,
    standard,
)

OUTER_CHOWS = tuple(Group(CHOW, f"{rank}{suit}") for rank in (1, 7) for suit in "mps")


def simple_tiles(game: Game) -> list[str]:
    """The tiles 2 to 8."""
    return [tile for tile in game.kinds if tile not in ORPHANS]


def random_palette(rng: Random, game: Game) -> list[str]:
    """All tiles, a suit, a suit and honors, or 2 to 8."""
    suit = full_suit(rng, game)
    return rng.choice([game.kinds, suit, [*suit, *HONORS], simple_tiles(game)])


def simples(rng: Random, game: Game) -> Hand:
    """Only 2 to 8; chows of 2 to 8 at times with a terminal."""
    return standard(rng, game, simple_tiles(game), chows=rng.choice([0.0, 0.5, 0.9]), kongs=0.1)


def identical(rng: Random, game: Game) -> Hand:
    """A chow two, three or four times, or two chows twice; mostly concealed, often one suit."""
    suit = full_suit(rng, game)
    first, second = rng.sample([Group(CHOW, tile) for tile in suit[:7]], 2)
    fixed = rng.choice([[first] * 2, [first] * 3, [first] * 4, [first, first, second, second]])
    palette = rng.choice([suit, random_palette(rng, game)])
    melds = rng.choice([0, 0, 0, 1, 2])
    return standard(rng, game, palette, melds=melds, fixed=fixed, kongs=0.05)


def similar_chows(rng: Random, game: Game) -> Hand:
    """The same chow in the three suits, or in two of them and its neighbour in the third."""
    rank = rng.randint(1, 7)
    starts = [rank, rank, rank]
    if rng.random() < 0.15:
        starts[rng.randrange(3)] = min(rank + 1, 7)
    fixed = [Group(CHOW, f"{start}{suit}") for start, suit in zip(starts, "mps", strict=True)]
    return standard(rng, game, random_palette(rng, game), fixed=fixed)


def similar_triplets(rng: Random, game: Game) -> Hand:
    """Triplets of a number in three suits, or in two and its pair in the third."""
    rank = rng.randint(1, 9)
    same = [f"{rank}{suit}" for suit in "mps"]
    rng.shuffle(same)
    palette = random_palette(rng, game)
    if rng.random() < 0.5:
        return standard(rng, game, palette, forced=same)
    return standard(rng, game, palette, forced=same[:2], pairs=same[2:])


def neighbours(rng: Random, game: Game) -> Hand:
    """Three or four triplets of numbers in a row, declared or not."""
    suit = full_suit(rng, game)
    length = rng.choice([3, 3, 4])
    start = rng.randint(0, 9 - length)
    palette = rng.choice([suit, random_palette(rng, game)])
    return standard(rng, game, palette, kongs=0.1, forced=suit[start : start + length])


def straight(rng: Random, game: Game) -> Hand:
    """123, 456 and 789 of a suit."""
    suit = full_suit(rng, game)
    fixed = [Group(CHOW, suit[place]) for place in (0, 3, 6)]
    return standard(rng, game, rng.choice([suit, game.kinds]), fixed=fixed)


def lesser_terminals(rng: Random, game: Game) -> Hand:
    """A terminal, or a terminal or honor, in every group and the pair."""
    palette = rng.choice([TERMINALS, ORPHANS])
    suit = rng.choice(["m", "p", "s", "mps", "mps"])
    chows = [chow for chow in OUTER_CHOWS if chow.tile[1] in suit]
    fixed = [rng.choice(chows) for _ in range(rng.choice([1, 2, 2, 3, 4]))]
    pairs = palette if rng.random() < 0.9 else game.kinds
    return standard(rng, game, palette, chows=0.0, fixed=fixed, pairs=pairs)


def wind_groups(rng: Random, game: Game) -> Hand:
    """Two or three wind triplets, the pair a wind or not, and any groups."""
    forced = rng.sample(WINDS, rng.choice([2, 3]))
    rest = [tile for tile in WINDS if tile not in forced]
    pairs = rng.choice([rest, game.kinds])
    palette = [tile for tile in game.kinds if tile not in WINDS]
    return standard(rng, game, palette, forced=forced, pairs=pairs)


def many_kongs(rng: Random, game: Game) -> Hand:
    """One to four kongs, and other groups."""
    tiles = rng.sample(random_palette(rng, game), rng.choice([1, 2, 2, 3, 3, 4]))
    fixed = [Group(KONG, tile) for tile in tiles]
    return standard(rng, game, game.kinds, kongs=0.0, fixed=fixed)


def seven_pairs(rng: Random, game: Game) -> Hand:
    """Seven pairs: of any tiles, a suit, a suit and honors, honors, outer tiles or 2 to 8.

    Four alike are two pairs: often where all seven could differ, always of the six terminals.
    Now and then three of the pairs are two equal chows, twice, so that the hand has two shapes.
    """
    suit = full_suit(rng, game)
    if rng.random() < 0.2:
        start, other = rng.randint(0, 6), rng.randint(0, 6)
        runs = [*suit[start : start + 3], *full_suit(rng, game)[other : other + 3]]
        free = [tile for tile in game.kinds if runs.count(tile) < 2]
        return [], [*runs, *runs, *[rng.choice(free)] * 2]
    palettes = [game.kinds, suit, [*suit, *HONORS], HONORS, TERMINALS, ORPHANS]
    palette = [*rng.choice([*palettes, simple_tiles(game)])]
    if len(palette) < 7 or rng.random() < 0.4:
        palette += palette
    pairs = rng.sample(palette, 7)
    return [], [*pairs, *pairs]


ZUNG_JUNG_SHAPES: dict[Shape, int] = {
    **SHAPES,
    simples: 8,
    identical: 8,
    similar_chows: 5,
    similar_triplets: 6,
    neighbours: 6,
    straight: 4,
    lesser_terminals: 10,
    wind_groups: 6,
    many_kongs: 8,
    seven_pairs: 12,
}
"""The shapes for Zung Jung, each with its weight."""

OTHER_SHAPES: dict[Shape, int] = {**SHAPES, many_kongs: 3, seven_pairs: 2}
"""The shapes for rule sets that know no seven pairs, which are no win there."""
