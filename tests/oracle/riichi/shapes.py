"""Random complete hands of every riichi shape: the shared ones, and those of yaku."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from tests.oracle import shapes
from tests.oracle.game import DRAGONS, HONORS, ORPHANS, SUITED, TERMINALS, WINDS, Game
from tests.oracle.naive import Group, Meld
from tests.oracle.riichi.yakuman import GREEN
from tests.oracle.shapes import CHOW, KONG, TRIPLET, Hand, full_suit, group_tiles, random_group


def built(
    rng: Random,
    game: Game,
    groups: Sequence[Group],
    palette: Sequence[str],
    melds: int,
    chows: float = 0.6,
) -> Hand:
    """Return a hand of the groups, filled up to four from a palette if possible, and a pair."""
    for _ in range(200):
        all_groups = list(groups)
        while len(all_groups) < 4:
            all_groups.append(random_group(rng, game, palette, chows, 0.05))
        pair = rng.choice(palette)
        tiles = Counter([pair, pair, *(tile for one in all_groups for tile in group_tiles(one))])
        if max(tiles.values()) <= 4 and set(tiles) <= game.tiles:
            return shapes.declare(rng, all_groups, pair, melds)
    return shapes.any_tiles(rng, game)


def how_open(rng: Random) -> int:
    """Return how many groups to declare: mostly none."""
    return rng.choice([0, 0, 0, 0, 1, 2, 3])


def ordinary(rng: Random, game: Game) -> Hand:
    """All suits, mostly chows and no kong: hands of few han."""
    suited = [tile for tile in SUITED if tile in game.tiles]
    forced = [Group(TRIPLET, rng.choice(HONORS))] if rng.random() < 0.5 else []
    return built(rng, game, forced, suited, rng.choice([0, 0, 1, 1, 2, 3]), 0.75)


def simples(rng: Random, game: Game) -> Hand:
    """2 to 8 only."""
    palette = [tile for tile in SUITED if tile in game.tiles and tile[0] not in "19"]
    return built(rng, game, [], palette, how_open(rng), rng.choice([0.3, 0.9]))


def four_chows(rng: Random, game: Game) -> Hand:
    """Four chows, concealed, with any pair, often an honor."""
    palette = [tile for tile in SUITED if tile in game.tiles]
    pairs = rng.choice([sorted(game.tiles), HONORS])
    return shapes.standard(rng, game, palette, chows=1.0, melds=0, pairs=pairs)


def seven_pairs(rng: Random, game: Game) -> Hand:
    """Seven different pairs; of one suit and honors, or of terminals and honors, at times."""
    suit = full_suit(rng, game)
    palette = rng.choice(
        [sorted(game.tiles), sorted(game.tiles), suit, [*suit, *HONORS], ORPHANS, HONORS]
    )
    start = rng.choice([0, 1, 2])
    kinds = suit[start : start + 7] if rng.random() < 0.1 else rng.sample(palette, 7)
    return [], [tile for tile in kinds for _ in range(2)]


def equal_chows(rng: Random, game: Game) -> Hand:
    """Equal chows: two, three, four, or two pairs of them."""
    suits = [full_suit(rng, game), full_suit(rng, game)]
    first, second = (Group(CHOW, rng.choice(suit[:7])) for suit in suits)
    groups = rng.choice([[first] * 2, [first] * 3, [first] * 4, [first, first, second, second]])
    palette = rng.choice([suits[0], sorted(game.tiles)])
    return built(rng, game, groups, palette, rng.choice([0, 0, 0, 0, 1]))


def three_suits(rng: Random, game: Game) -> Hand:
    """The same chow or the same triplet in three suits, if the game has them."""
    kind = CHOW if "2m" in game.tiles and rng.random() < 0.6 else TRIPLET
    ranks = [rank for rank in range(1, 8 if kind == CHOW else 10) if f"{rank}m" in game.tiles]
    rank = rng.choice(ranks)
    groups = [Group(kind, f"{rank}{suit}") for suit in "mps"]
    return built(rng, game, groups, sorted(game.tiles), how_open(rng))


def straight(rng: Random, game: Game) -> Hand:
    """123 456 789 of one suit."""
    suit = full_suit(rng, game)
    groups = [Group(CHOW, tile) for tile in suit[0:7:3]]
    palette = rng.choice([suit, sorted(game.tiles)])
    return built(rng, game, groups, palette, how_open(rng))


def outside(rng: Random, game: Game) -> Hand:
    """A terminal or honor in each group and the pair; honors or none."""
    honors = rng.choice([(), HONORS])
    ends = [tile for tile in TERMINALS if tile in game.tiles]
    groups: list[Group] = []
    while len(groups) < 4:
        tile = rng.choice([*ends, *ends, *honors])
        chow = tile[0] + tile[1] if tile[0] == "1" else "7" + tile[1]
        if tile in ends and "2" + tile[1] in game.tiles and rng.random() < 0.7:
            groups.append(Group(CHOW, chow))
        else:
            groups.append(Group(KONG if rng.random() < 0.1 else TRIPLET, tile))
    return built(rng, game, groups, [*ends, *honors], how_open(rng))


def green(rng: Random, game: Game) -> Hand:
    """2 3 4 6 8 of bamboo and the green dragon."""
    groups = [Group(CHOW, "2s")] * rng.choice([0, 1, 2])
    return built(rng, game, groups, sorted(GREEN), how_open(rng), chows=0.0)


def kongs(rng: Random, game: Game) -> Hand:
    """Two to four kongs."""
    palette = rng.choice([sorted(game.tiles), list(HONORS), full_suit(rng, game)])
    tiles = rng.sample(palette, rng.choice([2, 3, 3, 4]))
    groups = [Group(KONG, tile) for tile in tiles]
    return built(rng, game, groups, sorted(game.tiles), rng.randint(0, 4))


def concealed_triplets(rng: Random, game: Game) -> Hand:
    """Three or four triplets and at most one meld."""
    palette = rng.choice([sorted(game.tiles), full_suit(rng, game), list(ORPHANS)])
    tiles = rng.sample(sorted(set(palette) & game.tiles), rng.choice([3, 4]))
    groups = [Group(KONG if rng.random() < 0.1 else TRIPLET, tile) for tile in tiles]
    return built(rng, game, groups, sorted(game.tiles), rng.choice([0, 0, 0, 1]))


def liabilities(rng: Random, game: Game) -> Hand:
    """All dragons or all winds, mostly all declared, at times with kongs."""
    tiles = rng.choice([DRAGONS, WINDS])
    groups = [Group(KONG if rng.random() < 0.25 else TRIPLET, tile) for tile in tiles]
    palette = rng.choice([sorted(game.tiles), list(HONORS)])
    return built(rng, game, groups, palette, rng.choice([3, 4, 4, 4]))


SHAPES: dict[Callable[[Random, Game], Hand], int] = {
    partial(shapes.random_hand, shapes=shapes.SHAPES): 40,
    ordinary: 30,
    simples: 9,
    four_chows: 9,
    seven_pairs: 8,
    equal_chows: 7,
    three_suits: 6,
    straight: 5,
    outside: 6,
    green: 2,
    kongs: 3,
    concealed_triplets: 4,
    liabilities: 5,
}
"""Each shape with its weight."""


def close(rng: Random, hand: Hand) -> Hand:
    """Return the hand without claims: melds go back into the hand, kongs become concealed."""
    melds, concealed = hand
    kept = [Meld("kong", meld.tiles, False, None) for meld in melds if meld.kind == "kong"]
    back = [tile for meld in melds if meld.kind != "kong" for tile in meld.tiles]
    return kept, [*concealed, *back]


def without_claimed_chows(hand: Hand) -> Hand:
    """Return the hand without claimed chows, as with three players."""
    melds, concealed = hand
    back = [tile for meld in melds if meld.kind == "chow" for tile in meld.tiles]
    return [meld for meld in melds if meld.kind != "chow"], [*concealed, *back]


def random_hand(rng: Random, game: Game) -> Hand:
    """A complete hand of some shape; more of them closed than the shared shapes have."""
    shape = rng.choices(list(SHAPES), list(SHAPES.values()))[0]
    hand = shape(rng, game)
    if shape is not liabilities and rng.random() < 0.45:
        hand = close(rng, hand)
    return without_claimed_chows(hand) if len(game.seats) == 3 else hand
