"""A small oracle of five groups and a pair, by brute force over plain lists of tiles.

It shares no code with the package: readings are found by taking the lowest tile again and again,
and the patterns of tests/property/test_five_groups.py are asked of the groups as lists.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

GROUPS = 5
KINDS = 34
HONORS = frozenset(range(27, 34))

Group = tuple[int, ...]

CHOWS: list[Group] = [(k, k + 1, k + 2) for k in range(27) if k % 9 < 7]
PONGS: list[Group] = [(k,) * 3 for k in range(KINDS)]
KONGS: list[Group] = [(k,) * 4 for k in range(KINDS)]


@cache
def readings(tiles: tuple[int, ...], pair: bool) -> tuple[tuple[Group, ...], ...]:
    """Every way to cut sorted tiles into chows, triplets and, if `pair`, one pair."""
    if not tiles:
        return () if pair else ((),)
    first = tiles[0]
    found = set()
    for group in ((first,) * 3, (first, first + 1, first + 2), (first,) * 2):
        if len(group) == 2 and not pair:
            continue
        if len({*group}) == 3 and (first >= 27 or first % 9 > 6):
            continue
        rest = list(tiles)
        if all(group.count(kind) <= rest.count(kind) for kind in group):
            for kind in group:
                rest.remove(kind)
            for others in readings(tuple(rest), pair and len(group) == 3):
                found.add(tuple(sorted((group, *others))))
    return tuple(sorted(found))


def total(
    concealed: list[int], melds: list[tuple[Group, bool]], tile: int, drawn: bool
) -> int | None:
    """The most points of any reading, None if there is none; of a meld, whether it is concealed."""
    best = None
    for groups in readings(tuple(sorted([*concealed, tile])), True):
        # A discard that may complete a chow or the pair leaves the triplets concealed.
        for place, completed in enumerate(groups):
            if tile in completed:
                points = _points(groups, None if drawn else place, melds)
                best = points if best is None else max(best, points)
    return best


def _points(groups: tuple[Group, ...], claimed: int | None, melds: list[tuple[Group, bool]]) -> int:
    every = [group for group in groups if len(group) > 2] + [group for group, _ in melds]
    chows = [group for group in every if len({*group}) > 1]
    hidden = sum(
        len(group) == 3 and len({*group}) == 1 and place != claimed
        for place, group in enumerate(groups)
    )
    hidden += sum(concealed for _, concealed in melds)
    kongs = sum(len(group) == 4 for group in every)
    twins = sum(chows.count(chow) // 2 for chow in {*chows})
    kinds = {kind for group in (*every, *groups) for kind in group}
    suits = {kind // 9 for kind in kinds - HONORS}
    points = 1
    points += 2 * (len(chows) == GROUPS)
    points += 6 * (not chows)
    points += {4: 5, 5: 8}.get(hidden, 0)
    points += 10 * (kongs == GROUPS)
    points += 3 * (twins >= 2)
    points += 4 * (not any(concealed is False for _, concealed in melds))
    points += 7 * (len(melds) == GROUPS and not any(concealed for _, concealed in melds))
    points += 9 * (len(suits) == 1)
    return points


def random_hand(
    rng: Random,
) -> tuple[list[int], list[tuple[Group, bool]], int]:
    """Draw a complete hand: its concealed tiles, its melds, and the winning tile."""
    while True:
        palette = rng.choice([range(KINDS), range(9), [*range(9, 18), *HONORS], [0, 8, 9, *HONORS]])
        pool = [group for group in CHOWS + PONGS + PONGS if {*group} <= {*palette}]
        chosen = [rng.choice(pool) for _ in range(GROUPS)]
        pair = rng.choice(list(palette))
        number = rng.choice([0, 0, 1, 2, 3, 4, 5])
        melds = []
        for group in chosen[:number]:
            kong = len({*group}) == 1 and rng.random() < 0.5
            melds.append((group + group[:1] * kong, kong and rng.random() < 0.5))
        concealed = [kind for group in chosen[number:] for kind in group] + [pair, pair]
        every = concealed + [kind for group, _ in melds for kind in group]
        if all(every.count(kind) <= 4 for kind in every):
            rng.shuffle(concealed)
            return concealed[1:], melds, concealed[0]


def waiting(concealed: list[int], melds: list[tuple[Group, bool]]) -> Iterator[int]:
    """The kinds that complete a hand, of which it does not hold all four."""
    held = concealed + [kind for group, _ in melds for kind in group]
    for kind in range(KINDS):
        if held.count(kind) < 4 and readings(tuple(sorted([*concealed, kind])), True):
            yield kind
