"""Choose the chow fans that are counted, by the account-once principle.

A chow is given as its lowest kind, and chows are sorted.
"""

from collections.abc import Callable, Iterable
from itertools import combinations, pairwise
from typing import Final

from attrs import frozen

from mahjong_score._core.readings import NO_PAIR
from mahjong_score.rules._pattern import Pattern

Chows = tuple[int, ...]

_SUITS: Final = {0, 1, 2}


@frozen(kw_only=True)
class ChowFan(Pattern):
    """A fan of two, three or four chows.

    Attributes:
        chows: How many chows it joins.
        join: Whether it joins these chows; the second argument is the kind of the pair if that is a
            5, else -1.

    """

    chows: int
    join: Callable[[Chows, int], bool]


def one_suit(chows: Chows) -> bool:
    """Whether the chows are of one suit."""
    return len({chow // 9 for chow in chows}) == 1


def three_suits(chows: Chows) -> bool:
    """Whether three chows are of three suits."""
    return len({chow // 9 for chow in chows}) == 3


def numbers(chows: Chows) -> list[int]:
    """The lowest numbers of the chows, 0 for 123, sorted."""
    return sorted(chow % 9 for chow in chows)


def same_number(chows: Chows) -> bool:
    """Whether all chows have the same number."""
    return len({chow % 9 for chow in chows}) == 1


def is_straight(chows: Chows) -> bool:
    """Whether the chows are 123, 456 and 789, of any suits."""
    return numbers(chows) == [0, 3, 6]


def is_shifted_by_one(chows: Chows) -> bool:
    """Whether the numbers of three chows follow each other, in any suits."""
    first, second, third = numbers(chows)
    return second - first == third - second == 1


def is_pure_shifted(chows: Chows) -> bool:
    """Whether the chows are of one suit, each shifted by one, or each by two."""
    steps = {after - before for before, after in pairwise(chows)}
    return one_suit(chows) and steps in ({1}, {2})


def is_pure_terminal_chows(chows: Chows, pair: int) -> bool:
    """Whether the chows are 123 123 789 789 of one suit, and the pair is its 5."""
    first = chows[0]
    return first % 9 == 0 and chows == (first, first, first + 6, first + 6) and pair == first + 4


def is_three_suited_terminal_chows(chows: Chows, pair: int) -> bool:
    """Whether 123 and 789 of two suits are there, and the pair is the 5 of the third."""
    suits = [chow // 9 for chow in chows]
    if numbers(chows) != [0, 0, 6, 6] or pair == NO_PAIR:
        return False
    pairs = suits[0] == suits[1] != suits[2] == suits[3] and chows[0] != chows[1] != chows[3]
    return pairs and {*suits, pair // 9} == _SUITS


def choose(fans: Iterable[ChowFan], chows: Chows, pair: int) -> list[ChowFan]:
    """Return the chow fans that are counted, each as often as it counts.

    1. A fan of four chows is the only one.
    2. Otherwise one fan of three chows, and the fourth chow may add one fan of two with any of
       them. The choice with the highest sum is taken.
    3. Otherwise fans of two: each joins chows that are not joined yet, directly or through others,
       so there is one fan fewer than there are chows joined together.

    Source: the principles of non-separation, non-identity and counting once
    (docs/reference/rules/mcr.md).
    It ends: each step looks at the finitely many pairs and threes of at most four chows once.
    """
    by_size: dict[int, list[ChowFan]] = {2: [], 3: [], 4: []}
    for fan in fans:
        by_size[fan.chows].append(fan)
    if len(chows) == 4:
        for fan in by_size[4]:
            if fan.join(chows, pair):
                return [fan]
    best: list[ChowFan] = []
    for places in combinations(range(len(chows)), 3):
        three = tuple(chows[place] for place in places)
        rest = [chow for place, chow in enumerate(chows) if place not in places]
        for fan in by_size[3]:
            if fan.join(three, pair):
                chosen = [fan, *_join_fourth(by_size[2], three, rest)]
                if _worth(chosen) > _worth(best):
                    best = chosen
    return best or _spanning(by_size[2], chows)


def _worth(fans: list[ChowFan]) -> int:
    return sum(fan.value for fan in fans)


def _join_fourth(fans: list[ChowFan], three: Chows, rest: list[int]) -> list[ChowFan]:
    for fourth in rest:
        for chow in three:
            for fan in fans:
                if fan.join(tuple(sorted((chow, fourth))), NO_PAIR):
                    return [fan]
    return []


def _spanning(fans: list[ChowFan], chows: Chows) -> list[ChowFan]:
    # Chows joined together have one label; each fan that is counted merges two labels.
    label = list(range(len(chows)))
    chosen = []
    for fan in fans:
        for a, b in combinations(range(len(chows)), 2):
            if label[a] != label[b] and fan.join((chows[a], chows[b]), NO_PAIR):
                chosen.append(fan)
                label = [label[a] if other == label[b] else other for other in label]
    return chosen
