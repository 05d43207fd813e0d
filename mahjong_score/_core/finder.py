"""The best reading of a hand: each is looked at and tallied, and the first of the best is kept."""

from collections.abc import Callable, Hashable, Sequence
from operator import attrgetter
from typing import Any, Final

from mahjong_score._core.conditions import Conditions, make_room
from mahjong_score._core.features import ANY_COMPLETION, Features, completions_of
from mahjong_score._core.flags import GROUPS_AND_PAIR, SELF_DRAW
from mahjong_score._core.packed_hand import ONES
from mahjong_score._core.readings import NO_PAIR, hand_readings
from mahjong_score._core.shapes import BESIDE_GROUPS, SHAPES

# The flag of a shape, the `Reading` of its groups and pair (an object to compiled code, which hands
# it on as it is), and what the winning tile completes if it makes a difference which.
ChosenReading = tuple[int, Any, int]

# What may hold under some flags: a pattern counted once, and how often it holds (None: once).
Shortlist = list[tuple[Any, Callable[[Features], int] | None]]

# Patterns that are to be counted, each as counted once. To compiled code a count is an object: the
# rule set tells what a pattern of one's own counts wrongly, in both builds alike.
_Counted = list[tuple[Any, Any]]

# So many tallies are remembered; each takes half a kilobyte.
MOST_TALLIES: Final = 1 << 12

_ANY: Final = [ANY_COMPLETION]
_NO_READING: Final[ChosenReading] = (GROUPS_AND_PAIR, (0, 0, NO_PAIR), ANY_COMPLETION)
_PLACE: Final = attrgetter("place")


class Tally:
    """What one reading of a hand is worth: what `combine` of a rule set returns.

    rank: whole numbers, a tuple; the reading with the highest is the best, the first of equals.
    total: what the payment table is entered with.
    patterns: the patterns that count, as found.
    compared: what is compared with the least that a win needs; the total where it is left out.
    details: what else the rule set wants to know of the score, such as fu.
    mistake: what is wrong with these; empty where nothing is.
    """

    __slots__ = ("compared", "details", "mistake", "patterns", "rank", "total")

    # Whole numbers come as objects, so that wrong ones are told alike in both builds.
    def __init__(
        self,
        rank: object,
        total: object,
        patterns: Sequence[Any],
        compared: object = None,
        details: Any = None,
    ) -> None:
        self.mistake = ""
        self.rank: tuple[int, ...] = ()
        if isinstance(rank, tuple):
            self.rank = tuple([self._whole("rank", part) for part in rank])
        else:
            self.mistake = f"rank: expected a tuple of whole numbers, found {rank!r}"
        self.total: int = self._whole("total", total)
        self.patterns = tuple(patterns)
        self.compared: int = self.total if compared is None else self._whole("compared", compared)
        self.details = details

    def _whole(self, part: str, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.mistake = f"{part}: expected a whole number, found {value!r}"
        return 0


# What is remembered of some flags: the conditions that they meet, as a mask; the patterns that they
# decide, which hold once; those that are to be counted; and the tally, if that is decided too.
_Asked = tuple[int, list[Any], _Counted, Tally | None]


class Finder:
    """Finds the best reading of hands under one rule set.

    conditions: the flags that patterns go by, together: what may hold depends on nothing else.
    special_shapes, asks_completion: as a rule set has them.
    shortlist: returns what may hold under such flags.
    combine: returns the tally of a reading, from what was found and the context.
    context: returns the context of a reading, from its features; None where that is always None.
    by_flags: what is remembered of flags.
    by_conditions: the same, by the conditions that these meet: many flags meet the same ones.
    tallies: what readings are worth, by the conditions that are met, the context and the counts.
    """

    def __init__(
        self,
        conditions: Conditions,
        special_shapes: int,
        asks_completion: bool,
        shortlist: Callable[[int], Shortlist],
        combine: Callable[[list[Any], Hashable], Tally],
        context: Callable[[Features], Hashable] | None,
    ) -> None:
        self.conditions = conditions
        self.flags = conditions.flags
        self.special_shapes = special_shapes
        self.asks_completion = asks_completion
        self.shortlist = shortlist
        self.combine = combine
        self.context = context
        self.by_flags: dict[int, _Asked] = {}
        self.by_conditions: dict[int, _Asked] = {}
        self.tallies: dict[tuple[int, Hashable, tuple[Any, ...]], Tally] = {}

    def best(self, features: Features) -> tuple[Tally, ChosenReading] | None:
        """Find the best reading: the first of those with the highest rank; None if there is none.

        Args:
            features: Those of a win whose tiles are legal.

        """
        tile = features.tile
        best: Tally | None = None
        chosen = _NO_READING
        readings: list[Any] = hand_readings(features.win.keys)
        for reading in readings:
            completions = _ANY
            if self.asks_completion or (
                reading[1] >> tile & 1 and not features.win_flags & SELF_DRAW
            ):
                completions = completions_of(reading, tile)
            for completion in completions:
                features.look_at(reading, completion)
                tally = self.tally(features)
                if best is None or tally.rank > best.rank:
                    best, chosen = tally, (GROUPS_AND_PAIR, reading, completion)
        shapes = self.special_shapes
        if shapes and (best is None or not features.counts & ONES):
            return self._special(features, shapes, best, chosen)
        return None if best is None else (best, chosen)

    def _special(
        self, features: Features, shapes: int, best: Tally | None, chosen: ChosenReading
    ) -> tuple[Tally, ChosenReading] | None:
        """Look for what is better than the best reading of groups, if there is one."""
        win = features.win
        tile = win.tile
        if best is not None:
            shapes &= BESIDE_GROUPS
        if shapes and win.hand.melds < 2:
            for shape, _, find in SHAPES:
                if not shape & shapes:
                    continue
                for reading, taken in find(win):
                    completions = completions_of(reading, tile)
                    if taken >> tile & 1:
                        completions.append(ANY_COMPLETION)
                    for completion in completions:
                        features.look_at(reading, completion, shape)
                        tally = self.tally(features)
                        if best is None or tally.rank > best.rank:
                            best, chosen = tally, (shape, reading, completion)
        return None if best is None else (best, chosen)

    def tally(self, features: Features) -> Tally:
        """Return what the reading that the features look at is worth."""
        flags = features.flags & self.flags
        asked = self.by_flags.get(flags)
        if asked is None:
            make_room(self.by_flags)
            asked = self.by_flags[flags] = self._recalled(flags)
        met, certain, counted, tally = asked
        if tally is not None:
            return tally
        times: tuple[Any, ...] = tuple([count(features) for _, count in counted]) if counted else ()
        work_out = self.context
        context = None if work_out is None else work_out(features)
        key = met, context, times
        tally = self.tallies.get(key)
        if tally is None:
            make_room(self.tallies, MOST_TALLIES)
            found = _found(certain, counted, times)
            tally = self.tallies[key] = self.combine(found, context)
        return tally

    def _recalled(self, flags: int) -> _Asked:
        met = self.conditions.met(flags)
        asked = self.by_conditions.get(met)
        if asked is None:
            make_room(self.by_conditions)
            asked = self.by_conditions[met] = self._ask(met, flags)
        return asked

    def _ask(self, met: int, flags: int) -> _Asked:
        shortlist = self.shortlist(flags)
        certain = [single for single, count in shortlist if count is None]
        counted = [(single, count) for single, count in shortlist if count is not None]
        tally: Tally | None = None
        if self.context is None and not counted:
            tally = self.combine(certain.copy(), None)
        return met, certain, counted, tally


def _found(certain: list[Any], counted: _Counted, times: tuple[Any, ...]) -> list[Any]:
    """Return what was found, in the order of the rulebook."""
    found = certain.copy()
    for (single, _), number in zip(counted, times, strict=True):
        if number:
            found.append(single.times(number))
    found.sort(key=_PLACE)
    return found
