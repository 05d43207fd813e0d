"""Random wins, quickly: complete hands of all sorts that the rule sets need not accept."""

from collections.abc import Iterator
from random import Random
from typing import Final

import mahjong_score as ms

CHOWS: Final = tuple((kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7)
TRIPLETS: Final = tuple((kind,) * 3 for kind in range(34))
GROUPS: Final = (*CHOWS, *CHOWS, *TRIPLETS)
SEATS: Final = tuple(ms.Seat)


def _groups_of(suit: range) -> tuple[tuple[int, ...], ...]:
    return tuple(group for group in GROUPS if set(group) <= {*suit, *range(27, 34)})


# All tiles, one suit and honors, one suit: half of all hands, and a quarter each.
PALETTES: Final = (
    GROUPS,
    GROUPS,
    _groups_of(range(9, 18)),
    tuple(group for group in GROUPS if max(group) < 9),
)


def random_wins(seed: int) -> Iterator[ms.Win]:
    """Give wins without end: four groups, some of them melds, and a pair."""
    rng = Random(seed)
    while True:
        groups = rng.choice(PALETTES)
        chosen = rng.choices(groups, k=4)
        pair = rng.choice(groups)[0]
        tiles = [kind for group in chosen for kind in group] + [pair, pair]
        if any(tiles.count(kind) > 4 for kind in tiles):
            continue
        number = rng.choice((0, 0, 1, 2, 3, 4))
        melds = [ms.Meld(group) for group in chosen[:number]]
        concealed = tiles[3 * number :]
        tile = concealed.pop(rng.randrange(len(concealed)))
        yield ms.Win(
            hand=ms.Hand(concealed, melds),
            tile=ms.Tile(tile),
            by=rng.choice((ms.WinBy.DISCARD, ms.WinBy.SELF_DRAW)),
            seat=rng.choice(SEATS),
            round=rng.choice(SEATS),
        )
