"""Make random wins quickly: complete hands of all sorts, which the rule sets need not accept."""

from collections.abc import Iterator
from random import Random
from typing import Final

import mahjong_score as ms
from mahjong_score._hands.tiles import TILES

Group = tuple[ms.Tile, ms.Tile, ms.Tile]

CHOWS: Final[tuple[Group, ...]] = tuple(
    (TILES[kind], TILES[kind + 1], TILES[kind + 2]) for kind in range(27) if kind % 9 < 7
)
TRIPLETS: Final[tuple[Group, ...]] = tuple((TILES[kind],) * 3 for kind in range(34))
GROUPS: Final = (*CHOWS, *CHOWS, *TRIPLETS)
# Made in advance, so that a run spends most of its time in the checks.
MELDS: Final = {group: ms.Meld(group) for group in GROUPS}
SEATS: Final = tuple(ms.Seat)
# For concealed hands: half have a riichi, which other rule sets ignore.
EVENTS: Final[tuple[tuple[ms.Event, ...], ...]] = ((), (ms.Event.RIICHI,))


def _groups_of(suit: range) -> tuple[Group, ...]:
    return tuple(group for group in GROUPS if set(group) <= {*suit, *range(27, 34)})


# All tiles, one suit and honors, one suit: half of all hands, and a quarter each.
PALETTES: Final = (
    GROUPS,
    GROUPS,
    _groups_of(range(9, 18)),
    tuple(group for group in GROUPS if max(group) < 9),
)


def random_wins(seed: int) -> Iterator[ms.Win]:
    """Yield wins without end: four groups, some of them melds, and a pair."""
    rng = Random(seed)
    while True:
        groups = rng.choice(PALETTES)
        chosen = rng.choices(groups, k=4)
        pair = rng.choice(groups)[0]
        tiles = [kind for group in chosen for kind in group] + [pair, pair]
        if any(tiles.count(kind) > 4 for kind in tiles):
            continue
        number = rng.choice((0, 0, 1, 2, 3, 4))
        melds = [MELDS[group] for group in chosen[:number]]
        concealed = tiles[3 * number :]
        tile = concealed.pop(rng.randrange(len(concealed)))
        yield ms.Win(
            hand=ms.Hand(concealed, melds),
            tile=tile,
            by=rng.choice((ms.WinBy.DISCARD, ms.WinBy.SELF_DRAW)),
            seat=rng.choice(SEATS),
            round=rng.choice(SEATS),
            events=frozenset(() if melds else rng.choice(EVENTS)),
        )
