"""The readings of concealed tiles: every way to cut them into groups and one pair.

A suit is read on its own, by recursion over its ranks, and remembered by its key. Only 21,743 suit
keys can be part of a winning hand (and as many again of a hand with a fifth tile, which waits ask
about), and keys that cannot are not remembered, so the memory that the suits take is bounded.
"""

from collections.abc import Iterator
from typing import Final

# How many chows begin at each kind, three bits for each; the mask of triplets; the pair's kind.
Reading = tuple[int, int, int]

NO_PAIR: Final = -1
_NOTHING: Final[Reading] = (0, 0, NO_PAIR)
_HONORS: Final = 3

_remembered: Final[list[dict[int, list[Reading]]]] = [{}, {}, {}, {}]


def suit_key(counts: list[int]) -> int:
    """Pack the counts of a suit's ranks, each from 0 to 4.

    >>> oct(suit_key([1, 1, 1, 0, 0, 0, 0, 0, 2]))
    '0o200000111'
    """
    key = 0
    for rank, count in enumerate(counts):
        key |= count << 3 * rank
    return key


def suit_readings(suit: int, key: int) -> list[Reading]:
    """Give every reading of one suit's tiles, with or without a pair as their number demands.

    The suits are 0 characters, 1 dots, 2 bamboo, 3 honors. The list is not to be changed.

    >>> suit_readings(0, suit_key([3, 1, 1, 0, 0, 0, 0, 0, 0]))
    [(1, 0, 0)]
    """
    remembered = _remembered[suit]
    found = remembered.get(key)
    if found is None:
        counts = [key >> 3 * rank & 7 for rank in range(9)]
        tiles = sum(counts)
        if tiles % 3 == 1:
            return []
        found = list(_cut(counts, 9 * suit, 0, tiles % 3 == 2, suit == _HONORS))
        if found:
            remembered[key] = found
    return found


def _cut(
    counts: list[int], first: int, rank: int, pair_due: bool, honors: bool
) -> Iterator[Reading]:
    """Yield the readings of the ranks from `rank` on; lower ranks are used up.

    The tiles of the lowest rank left are in the pair, in a triplet, or begin chows: fixing how many
    are in each before going on yields every reading once.
    """
    while rank < 9 and counts[rank] == 0:
        rank += 1
    if rank == 9:
        # The number of tiles, less all threes, is what the pair takes: none is left out.
        yield _NOTHING
        return
    count = counts[rank]
    kind = first + rank
    for in_pair in (0, 2) if pair_due else (0,):
        for in_triplet in (0, 3):
            chows = count - in_pair - in_triplet
            if chows < 0 or (chows and (honors or rank > 6)):
                continue
            if chows and (counts[rank + 1] < chows or counts[rank + 2] < chows):
                continue
            rest = counts.copy()
            rest[rank] = 0
            if chows:
                rest[rank + 1] -= chows
                rest[rank + 2] -= chows
            for reading in _cut(rest, first, rank + 1, pair_due and not in_pair, honors):
                yield (
                    reading[0] + (chows << 3 * kind),
                    reading[1] | (1 << kind if in_triplet else 0),
                    kind if in_pair else reading[2],
                )


def hand_readings(keys: list[int]) -> list[Reading]:
    """Give every reading of concealed tiles with exactly one pair, from their four suit keys."""
    chows = triplets = 0
    pair = NO_PAIR
    several: tuple[list[Reading], ...] = ()
    for suit, key in enumerate(keys):
        if key:
            part = _remembered[suit].get(key) or suit_readings(suit, key)
            if not part:
                return []
            first = part[0]
            if first[2] >= 0:
                if pair >= 0:
                    return []
                pair = first[2]
            # Most suits have one reading.
            if len(part) == 1:
                chows += first[0]
                triplets |= first[1]
            else:
                several += (part,)
    if pair < 0:
        return []
    whole = [(chows, triplets, pair)]
    for part in several:
        has_pair = part[0][2] >= 0
        whole = [
            (a[0] + b[0], a[1] | b[1], b[2] if has_pair else a[2]) for a in whole for b in part
        ]
    return whole
