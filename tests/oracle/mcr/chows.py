"""Find every way to name chow fans so that no chow is used more often than the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

from tests.oracle.mcr.table import FANS

Choice = tuple[tuple[str, int], ...]
"""One way to name the chow fans: id and count, sorted by id."""


def two_chow_fan(first: str, second: str) -> str | None:
    """Return the fan of two chows, each named by its lowest tile; they form at most one.

    Pure Double Chow: two identical. Mixed Double Chow: same number, two suits. Short Straight:
    six in a row of one suit. Two Terminal Chows: 123 and 789 of one suit.
    """
    low, high = sorted((int(first[0]), int(second[0])))
    if first[1] != second[1]:
        return "mixed-double-chow" if low == high else None
    if low == high:
        return "pure-double-chow"
    if high - low == 3:
        return "short-straight"
    return "two-terminal-chows" if (low, high) == (1, 7) else None


def three_chow_fan(chows: Sequence[str]) -> str | None:
    """Return the fan of three chows.

    In one suit: three identical, 1 4 7 as a straight, or each shifted by 1 or each by 2. In three
    different suits: the same number, 1 4 7 as a straight, or each shifted by 1.
    """
    low, middle, high = sorted(int(chow[0]) for chow in chows)
    steps = (middle - low, high - middle)
    suits = len({chow[1] for chow in chows})
    if suits == 1:
        if steps == (0, 0):
            return "pure-triple-chow"
        if (low, middle, high) == (1, 4, 7):
            return "pure-straight"
        return "pure-shifted-chows" if steps in ((1, 1), (2, 2)) else None
    if suits == 3:
        if steps == (0, 0):
            return "mixed-triple-chow"
        if (low, middle, high) == (1, 4, 7):
            return "mixed-straight"
        return "mixed-shifted-chows" if steps == (1, 1) else None
    return None


def four_chow_fan(chows: Sequence[str], pair: str) -> str | None:
    """Return the fan of four chows (and, for the terminal chows, of the pair of fives).

    Pure Terminal Chows: 123 123 789 789 and 55 of one suit. Three-Suited Terminal Chows: 123 789
    in two suits, 55 of the third. Quadruple Chow: four identical. Four Pure Shifted Chows: one
    suit, each shifted by 1 or each by 2.
    """
    ranks = sorted(int(chow[0]) for chow in chows)
    suits = {chow[1] for chow in chows}
    if ranks == [1, 1, 7, 7] and pair[0] == "5" and pair[1] != "z":
        if suits == {pair[1]}:
            return "pure-terminal-chows"
        if len(set(chows)) == 4 and len(suits) == 2 and pair[1] not in suits:
            return "three-suited-terminal-chows"
    if len(suits) == 1:
        steps = {high - low for low, high in pairwise(ranks)}
        if steps == {0}:
            return "quadruple-chow"
        if steps in ({1}, {2}):
            return "four-pure-shifted-chows"
    return None


def is_forest(edges: Sequence[tuple[int, int]]) -> bool:
    """Whether the edges have no cycle."""
    island = {place: place for edge in edges for place in edge}
    for first, second in edges:
        one, other = island[first], island[second]
        if one == other:
            return False
        island = {place: one if home == other else home for place, home in island.items()}
    return True


def two_chow_choices(chows: Sequence[str]) -> set[Choice]:
    """Return the choices without a bigger fan: as many pairs as can be linked without a cycle.

    Account once: chows that are linked already may not be linked to each other again. The fans
    form a spanning forest; which edges of a cycle are left out does not matter.
    """
    edges = {
        (one, other): fan
        for one, other in combinations(range(len(chows)), 2)
        if (fan := two_chow_fan(chows[one], chows[other])) is not None
    }
    for size in range(max(len(chows) - 1, 0), 0, -1):
        forests = [chosen for chosen in combinations(edges, size) if is_forest(chosen)]
        if forests:
            return {as_choice([edges[edge] for edge in chosen]) for chosen in forests}
    return {()}


def as_choice(fans: Sequence[str]) -> Choice:
    """Return fans as a sorted tuple of id and count."""
    return tuple(sorted(Counter(fans).items()))


def worth(choice: Choice) -> int:
    """Return the points of a choice."""
    return sum(FANS[fan] * count for fan, count in choice)


def chow_choices(chows: Sequence[str], pair: str) -> set[Choice]:
    """Return all best ways to name the fans of a reading's chows: at least one, maybe empty.

    A four-chow fan is the only chow fan. Else at most one three-chow fan; the fourth chow may add
    one two-chow fan with any of the three. Else two-chow fans alone.
    """
    if len(chows) == 4:
        fan = four_chow_fan(chows, pair)
        if fan is not None:
            return {((fan, 1),)}
    bigger: set[Choice] = set()
    for trio in combinations(range(len(chows)), 3):
        three = [chows[place] for place in trio]
        fan = three_chow_fan(three)
        if fan is None:
            continue
        bigger.add(((fan, 1),))
        for place in set(range(len(chows))) - set(trio):
            for chow in three:
                more = two_chow_fan(chows[place], chow)
                if more is not None:
                    bigger.add(as_choice([fan, more]))
    choices = bigger or two_chow_choices(chows)
    best = max(map(worth, choices))
    return {choice for choice in choices if worth(choice) == best}
