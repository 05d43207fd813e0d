"""Random complete hands of every shape: melds (no claims yet) and concealed tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from tests.oracle.game import DRAGONS, HONORS, ORPHANS, TERMINALS, WINDS, Game
from tests.oracle.naive import Group, Meld, successor, tiles_of

Hand = tuple[list[Meld], list[str]]
"""Melds in the order of declaration, and the concealed tiles with the winning tile."""

CHOW, TRIPLET, KONG = "chow", "triplet", "kong"


def random_group(
    rng: Random, game: Game, palette: Sequence[str], chows: float, kongs: float
) -> Group:
    """Return a chow with the chance `chows`, else a kong with the chance `kongs`, or a triplet."""
    while True:
        tile = rng.choice(palette)
        if rng.random() >= chows:
            return Group(KONG if rng.random() < kongs else TRIPLET, tile)
        chow = [tile, successor(tile), successor(successor(tile))] if tile[1] != "z" else []
        if chow and all(one in game.tiles for one in chow):
            return Group(CHOW, tile)
        if not any(successor(one) in game.tiles for one in palette):
            chows = 0.0


def group_tiles(group: Group) -> list[str]:
    """Return all tiles of a group, four of a kong."""
    return [group.tile] * 4 if group.kind == KONG else tiles_of(group)


def declare(rng: Random, groups: list[Group], pair: str, melds: int) -> Hand:
    """Return the hand with so many groups, and all kongs, declared in random order."""
    rng.shuffle(groups)
    declared: list[Meld] = []
    concealed = [pair, pair]
    for number, group in enumerate(groups):
        tiles = group_tiles(group)
        if group.kind == KONG:
            declared.append(Meld("kong", tuple(tiles), rng.random() < 0.5, None))
        elif number < melds:
            declared.append(
                Meld("chow" if group.kind == CHOW else "pong", tuple(tiles), True, None)
            )
        else:
            concealed += tiles
    rng.shuffle(declared)
    return declared, concealed


def standard(
    rng: Random,
    game: Game,
    palette: Sequence[str],
    chows: float = 0.5,
    kongs: float = 0.15,
    melds: int | None = None,
    forced: Sequence[str] = (),
    pairs: Sequence[str] = (),
    fixed: Sequence[Group] = (),
) -> Hand:
    """Four groups and a pair from a palette.

    The fixed groups are among them, and triplets or kongs of the forced tiles.
    """
    while True:
        triples = [Group(KONG if rng.random() < kongs else TRIPLET, tile) for tile in forced]
        groups = [*fixed, *triples]
        while len(groups) < 4:
            groups.append(random_group(rng, game, palette, chows, kongs))
        pair = rng.choice(pairs or palette)
        tiles = Counter([pair, pair, *(tile for one in groups for tile in group_tiles(one))])
        if max(tiles.values()) <= 4:
            return declare(rng, groups, pair, rng.randint(0, 4) if melds is None else melds)


def full_suit(rng: Random, game: Game) -> list[str]:
    """Return the nine tiles of a suit that the game has complete."""
    suit = rng.choice([suit for suit in "mps" if f"5{suit}" in game.tiles])
    return [f"{rank}{suit}" for rank in range(1, 10)]


def any_tiles(rng: Random, game: Game) -> Hand:
    """All tiles of the game."""
    return standard(rng, game, game.kinds, chows=rng.choice([0.3, 0.7]))


def flush(rng: Random, game: Game) -> Hand:
    """One suit only."""
    return standard(rng, game, full_suit(rng, game), chows=rng.choice([0.4, 0.8]), kongs=0.1)


def half_flush(rng: Random, game: Game) -> Hand:
    """One suit, and honors."""
    return standard(rng, game, [*full_suit(rng, game), *HONORS])


def outer(rng: Random, game: Game) -> Hand:
    """Terminals, honors, or both, in triplets."""
    palette = rng.choice([TERMINALS, HONORS, ORPHANS, (*HONORS, "1p", "9p")])
    return standard(rng, game, palette, chows=0.0, kongs=rng.choice([0.1, 0.6]))


def dragons(rng: Random, game: Game) -> Hand:
    """Two or three dragon triplets, at times the third as the pair."""
    forced = rng.sample(DRAGONS, rng.choice([2, 2, 3]))
    third = [tile for tile in DRAGONS if tile not in forced]
    palette = rng.choice([game.kinds, full_suit(rng, game)])
    pairs = third if rng.random() < 0.6 else []
    return standard(rng, game, palette, forced=forced, pairs=pairs)


def winds(rng: Random, game: Game) -> Hand:
    """Two to four wind triplets, at times the fourth as the pair."""
    forced = rng.sample(WINDS, rng.choice([2, 3, 3, 4]))
    rest = [tile for tile in WINDS if tile not in forced]
    palette = rng.choice([game.kinds, full_suit(rng, game)])
    pairs = rest if rng.random() < 0.7 else []
    return standard(rng, game, palette, forced=forced, pairs=pairs)


def triplets(rng: Random, game: Game) -> Hand:
    """Four triplets or kongs, at times all concealed or all kongs."""
    melds, kongs = rng.choice([(0, 0.0), (0, 0.1), (None, 0.2), (None, 0.6), (4, 1.0)])
    palette = rng.choice([game.kinds, full_suit(rng, game)])
    return standard(rng, game, palette, chows=0.0, kongs=kongs, melds=melds)


def sequences(rng: Random, game: Game) -> Hand:
    """Four chows and any pair."""
    palette = [tile for tile in game.kinds if tile[1] != "z"]
    return standard(rng, game, palette, chows=1.0, pairs=game.kinds)


def overlapping(rng: Random, game: Game) -> Hand:
    """Few ranks of one suit, mostly concealed: hands of several readings."""
    suit = full_suit(rng, game)
    start = rng.randint(0, 4)
    palette = suit[start : start + rng.randint(4, 5)]
    melds = rng.choice([0, 0, 0, 1, 2])
    return standard(rng, game, palette, chows=rng.choice([0.5, 0.8]), kongs=0.0, melds=melds)


def three_in_a_row(rng: Random, game: Game) -> Hand:
    """Three triplets of neighbours, which are also three equal chows, and another group."""
    suit = full_suit(rng, game)
    start = rng.randint(0, 6)
    palette = rng.choice([suit, game.kinds])
    forced = suit[start : start + 3]
    melds = rng.choice([0, 0, 1])
    return standard(rng, game, palette, forced=forced, kongs=0.0, melds=melds)


def orphans(rng: Random, game: Game) -> Hand:
    """One of each terminal and honor and one duplicate."""
    return [], [*ORPHANS, rng.choice(ORPHANS)]


def nine_gates(rng: Random, game: Game) -> Hand:
    """1112345678999 and any tile of the suit."""
    suit = full_suit(rng, game)
    return [], [suit[0], suit[0], *suit, suit[8], suit[8], rng.choice(suit)]


Shape = Callable[[Random, Game], Hand]

SHAPES: dict[Shape, int] = {
    any_tiles: 12,
    flush: 10,
    half_flush: 14,
    outer: 10,
    dragons: 12,
    winds: 10,
    triplets: 10,
    sequences: 8,
    overlapping: 8,
    three_in_a_row: 3,
    orphans: 3,
    nine_gates: 3,
}
"""Shapes for every rule set, each with its weight."""


def random_hand(rng: Random, game: Game, shapes: Mapping[Shape, int]) -> Hand:
    """A complete hand of some shape."""
    shape = rng.choices(list(shapes), list(shapes.values()))[0]
    return shape(rng, game)
