"""The best reading of a hand: each is looked at and tallied, and the first of the best is kept."""

from collections.abc import Callable, Hashable, Sequence
from operator import attrgetter
from typing import Any, Final

from mahjong_score._core.conditions import Conditions, make_room
from mahjong_score._core.decompose import NO_PAIR, hand_readings
from mahjong_score._core.features import ANY_ELEMENT, Features, completions
from mahjong_score._core.flags import FOUR_GROUPS, SELF_DRAW
from mahjong_score._core.pack import ONES
from mahjong_score._core.special import BESIDE_GROUPS, SHAPES

# What one reading is worth: its rank (the best one has the highest, and is the first of equals),
# the total that the payment table is entered with, what is compared with the minimum, and the
# patterns that count.
Tally = tuple[tuple[int, ...], int, int, Sequence[Any]]

# The flag of a shape, the `Reading` of its groups and pair (an object to compiled code, which hands
# it on as it is), and what the winning tile completes if it makes a difference which.
ChosenReading = tuple[int, Any, int]

# What may hold under some flags: a pattern as found once, and how often it holds (None: once).
Shortlist = list[tuple[Any, Callable[[Features], int] | None]]

# Patterns that are to be counted, each as found once.
_Counted = list[tuple[Any, Callable[[Features], int]]]

# So many tallies are remembered; each takes half a kilobyte.
MOST_TALLIES: Final = 1 << 12

_ANY: Final = [ANY_ELEMENT]
_NOTHING: Final[ChosenReading] = (FOUR_GROUPS, (0, 0, NO_PAIR), ANY_ELEMENT)
_PLACE: Final = attrgetter("place")


class Worth:
    """What a reading is worth, as it is kept: a `Tally` by the names of its parts."""

    __slots__ = ("compared", "patterns", "rank", "total")

    def __init__(self, tally: Tally) -> None:
        # A rule set that gives something else is found out here.
        self.rank, self.total, self.compared, patterns = tally
        self.patterns = tuple(patterns)


# What is remembered of some flags: the conditions that they meet, as a mask; the patterns that they
# decide, which hold once; those that are to be counted; and the worth, if that is decided too.
_Asked = tuple[int, list[Any], _Counted, Worth | None]


class Finder:
    """Finds the best reading of hands under one rule set.

    conditions: the flags that patterns go by, together: what may hold depends on nothing else.
    special_shapes, asks_completion, found_decides: as a rule set has them.
    shortlist: gives what may hold under such flags.
    combine: gives the tally of a reading, from what was found and its features.
    beside: gives what `combine` goes by beside what was found; None where that is nothing.
    asked: what is remembered of flags.
    by_conditions: the same, by the conditions that these meet: many flags meet the same ones.
    tallies: what readings are worth, by the conditions that are met, what was counted and what is
        beside that.
    """

    def __init__(
        self,
        conditions: Conditions,
        special_shapes: int,
        asks_completion: bool,
        found_decides: bool,
        shortlist: Callable[[int], Shortlist],
        combine: Callable[[list[Any], Features], Tally],
        beside: Callable[[Features], Hashable] | None,
    ) -> None:
        self.conditions = conditions
        self.flags = conditions.flags
        self.special_shapes = special_shapes
        self.asks_completion = asks_completion
        self.found_decides = found_decides
        self.shortlist = shortlist
        self.combine = combine
        self.beside = beside
        self.asked: dict[int, _Asked] = {}
        self.by_conditions: dict[int, _Asked] = {}
        self.tallies: dict[tuple[int, Hashable, tuple[int, ...]], Worth] = {}

    def best(self, features: Features) -> tuple[Worth, ChosenReading] | None:
        """Find the best reading: the first of those with the highest rank; None if there is none.

        Args:
            features: Those of a win whose tiles are sound.

        """
        tile = features.tile
        best: Worth | None = None
        chosen = _NOTHING
        readings: list[Any] = hand_readings(features.win.keys)
        for reading in readings:
            elements = _ANY
            if self.asks_completion or (
                reading[1] >> tile & 1 and not features.win_flags & SELF_DRAW
            ):
                elements = completions(reading, tile)
            for element in elements:
                features.look_at(reading, element)
                worth = self.worth(features)
                if best is None or worth.rank > best.rank:
                    best, chosen = worth, (FOUR_GROUPS, reading, element)
        shapes = self.special_shapes
        if shapes and (best is None or not features.counts & ONES):
            return self._special(features, shapes, best, chosen)
        return None if best is None else (best, chosen)

    def _special(
        self, features: Features, shapes: int, best: Worth | None, chosen: ChosenReading
    ) -> tuple[Worth, ChosenReading] | None:
        """Look for what is better than the best reading of groups, if there is one."""
        win = features.win
        tile = win.tile
        if best is not None:
            shapes &= BESIDE_GROUPS
        if shapes and win.hand.melds < 2:
            for shape, _, find in SHAPES:
                if not shape & shapes:
                    continue
                for reading, own in find(win):
                    elements = completions(reading, tile)
                    if own >> tile & 1:
                        elements.append(ANY_ELEMENT)
                    for element in elements:
                        features.look_at(reading, element, shape)
                        worth = self.worth(features)
                        if best is None or worth.rank > best.rank:
                            best, chosen = worth, (shape, reading, element)
        return None if best is None else (best, chosen)

    def worth(self, features: Features) -> Worth:
        """Say what the reading that the features look at is worth."""
        flags = features.flags & self.flags
        asked = self.asked.get(flags)
        if asked is None:
            make_room(self.asked)
            asked = self.asked[flags] = self._recalled(flags, features)
        met, decided, counted, worth = asked
        if worth is not None:
            return worth
        times = tuple([count(features) for _, count in counted]) if counted else ()
        if not self.found_decides:
            return Worth(self.combine(_found(decided, counted, times), features))
        beside = self.beside
        key = met, None if beside is None else beside(features), times
        worth = self.tallies.get(key)
        if worth is None:
            make_room(self.tallies, MOST_TALLIES)
            found = _found(decided, counted, times)
            worth = self.tallies[key] = Worth(self.combine(found, features))
        return worth

    def _recalled(self, flags: int, features: Features) -> _Asked:
        met = self.conditions.met(flags)
        asked = self.by_conditions.get(met)
        if asked is None:
            make_room(self.by_conditions)
            asked = self.by_conditions[met] = self._ask(met, flags, features)
        return asked

    def _ask(self, met: int, flags: int, features: Features) -> _Asked:
        shortlist = self.shortlist(flags)
        decided = [once for once, count in shortlist if count is None]
        counted = [(once, count) for once, count in shortlist if count is not None]
        worth: Worth | None = None
        if self.found_decides and self.beside is None and not counted:
            worth = Worth(self.combine(decided.copy(), features))
        return met, decided, counted, worth


def _found(decided: list[Any], counted: _Counted, times: tuple[int, ...]) -> list[Any]:
    """Give what was found, in the order of the rulebook."""
    found = decided.copy()
    for (once, _), number in zip(counted, times, strict=True):
        if number:
            found.append(once.times(number))
    found.sort(key=_PLACE)
    return found
