"""What the finder of the best reading remembers, and the conditions that it goes by."""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import or_

from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score._core import flags
from mahjong_score._core.conditions import MOST_REMEMBERED, Conditions, make_room
from mahjong_score._core.finder import MOST_TALLIES, Tally


def test_what_is_remembered_is_bounded() -> None:
    """At the bound the older half is forgotten, and the answers stay."""
    assert (MOST_REMEMBERED, MOST_TALLIES) == (8192, 4096)  # as docs/explanation/design.md says
    rules = ms.ruleset("hong-kong", minimum=0)
    win = ms.parse_win("23m456p789s11z(777z) +1m", by="self-draw")
    line = str(ms.score(win, rules))
    finder = rules.precomputed.finder
    finder.by_flags.clear()
    finder.by_conditions.clear()
    finder.tallies.clear()
    for number in range(1, MOST_REMEMBERED + 1):
        finder.by_flags[-number] = finder.by_conditions[-number] = (0, [], [], None)
    for number in range(1, MOST_TALLIES + 1):
        finder.tallies[-number, None, ()] = Tally((0,), 0, ())
    assert str(ms.score(win, rules)) == line
    half = MOST_REMEMBERED // 2
    assert list(finder.by_flags)[:-1] == [-number for number in range(half + 1, 2 * half + 1)]
    assert list(finder.by_conditions)[:-1] == list(finder.by_flags)[:-1]
    half = MOST_TALLIES // 2
    left = [key[0] for key in finder.tallies][:-1]
    assert left == [-number for number in range(half + 1, 2 * half + 1)]


def test_threads_may_forget_at_the_same_time() -> None:
    """What one of them has forgotten already, the others pass over."""

    class Shared(dict[int, int]):
        """When it is listed, another thread is through with it first."""

        def __iter__(self) -> Iterator[int]:
            keys = list(super().__iter__())
            del self[keys[0]]
            return iter(keys)

    shared = Shared(enumerate(range(MOST_REMEMBERED)))
    make_room(shared)
    assert len(shared) == MOST_REMEMBERED // 2


few_flags = st.sets(st.integers(0, flags.NEVER.bit_length() - 1), max_size=4)
some_flags = few_flags.map(lambda places: sum(1 << place for place in places))


@given(st.lists(some_flags, max_size=8), st.data())
def test_the_conditions_that_are_met(sets: list[int], data: st.DataObject) -> None:
    """As many as have all their flags; masks are alike where the same conditions are met."""
    conditions = Conditions(sets)
    flags_of_some = st.lists(st.sampled_from([0, *sets])).map(lambda chosen: reduce(or_, chosen, 0))
    one, other = data.draw(flags_of_some), data.draw(flags_of_some | some_flags)
    met = [{had for had in sets if hand & had == had} for hand in (one, other)]
    masks = [conditions.met(hand) for hand in (one, other)]
    assert [mask.bit_count() for mask in masks] == [len(those) for those in met]
    assert (masks[0] == masks[1]) == (met[0] == met[1])


def test_values_and_needs_are_all_that_a_shortlist_goes_by() -> None:
    """Flags that meet the same conditions of the patterns give every pattern the same value."""
    for name in ms.rulesets():
        rules = ms.ruleset(name)
        finder = rules.precomputed.finder
        values: dict[int, list[int]] = {}
        for one, other in combinations(finder.conditions.conditions, 2):
            found = [pattern.value_with(one | other) for pattern in rules.patterns]
            assert values.setdefault(finder.conditions.met(one | other), found) == found
