"""`Ruleset`: shapes, patterns, options and settlement, and how they judge a win."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, Final

import attrs
from attrs import field, frozen

from mahjong_score._core import flags as core
from mahjong_score._core.decompose import Reading as CoreReading
from mahjong_score._core.decompose import hand_readings
from mahjong_score._core.features import (
    ANY_ELEMENT,
    Features,
    completions,
)
from mahjong_score._core.flags import SELF_DRAW
from mahjong_score._core.special import thirteen_orphans_pair
from mahjong_score.errors import Problem
from mahjong_score.hand import (
    BY_DISCARD,
    BY_ROBBED_KONG,
    BY_SELF_DRAW,
    SEAT_INDEX,
    SEATS,
    Event,
    Seat,
    Win,
)
from mahjong_score.messages import language
from mahjong_score.pattern import FoundPattern, Pattern
from mahjong_score.problems import contradictions, tile_problems
from mahjong_score.result import Score, Verdict
from mahjong_score.settlement import Settlement
from mahjong_score.tiles import EAST, STANDARD_TILES, TileSet

_FLAG_OF_WAY: Final = {
    BY_SELF_DRAW: SELF_DRAW,
    BY_DISCARD: core.DISCARD,
    BY_ROBBED_KONG: core.ROBBED_KONG,
}
_FLAGS_OF_EVENT: Final = {
    Event.LAST_TILE: core.LAST_TILE,
    Event.KONG_REPLACEMENT: core.KONG_REPLACEMENT,
    Event.CONSECUTIVE_KONGS: core.CONSECUTIVE_KONGS | core.KONG_REPLACEMENT,
    Event.HEAVENLY_HAND: core.HEAVENLY_HAND,
    Event.EARTHLY_HAND: core.EARTHLY_HAND,
}
# Each special shape: its flag, its name in messages, and what finds its doubled kind.
_SPECIAL_SHAPES: Final = ((core.THIRTEEN_ORPHANS, "thirteen-orphans", thirteen_orphans_pair),)


_ANY: Final = [ANY_ELEMENT]

# What one reading is worth: its rank (the best one has the highest, and is the first of equals),
# the total that the payment table is entered with, what is compared with the minimum, and what was
# found. A plain tuple, for there is one for each reading of each hand.
Tally = tuple[tuple[int, ...], int, int, list[FoundPattern]]


# What is asked under some flags: a pattern as found once, and how often it holds (None: once).
_Shortlist = list[tuple[FoundPattern, Callable[[Features], int] | None]]


@frozen(repr=False)
class Ruleset:
    """A rule set with its options: frozen data. A subclass for each; its fields are the options.

    ``repr`` of a rule set is the call that makes it.

    Attributes:
        name: Its name, as `ruleset` and JSON have it.
        titles: Its name in English, Spanish and Chinese.
        unit: The unit of totals and values: ``fan`` or ``points``.
        tile_set: The tiles that it plays with.
        seats: The seats at the table, in the order of turns.
        special_shapes: Flags of the winning shapes beside four groups and a pair.
        asks_completion: Whether a pattern asks which group the winning tile completes, beyond
            whether that leaves a triplet concealed.
        patterns: All patterns under these options, in the order of the rulebook.

    """

    name: ClassVar[str]
    titles: ClassVar[tuple[str, str, str]]
    unit: ClassVar[str] = "fan"
    tile_set: ClassVar[TileSet] = STANDARD_TILES
    seats: ClassVar[tuple[Seat, ...]] = SEATS
    special_shapes: ClassVar[int] = 0
    asks_completion: ClassVar[bool] = False

    patterns: tuple[Pattern, ...] = field(init=False, eq=False)
    _shortlists: dict[int, _Shortlist] = field(init=False, factory=dict, eq=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "patterns", tuple(self.declare()))

    # What a rule set says.

    @abstractmethod
    def declare(self) -> Iterable[Pattern]:
        """Give the patterns, in the order of the rulebook."""

    @abstractmethod
    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """Add up what was found in one reading."""

    @abstractmethod
    def settle(self, win: Win, total: int, liable: Seat | None) -> Settlement | str:
        """Say who pays whom; where that cannot be known, why, as a key of `messages`."""

    def needed(self) -> int:
        """The least that a win must be worth, in the unit of the rule set."""
        return 0

    def liable_seat(self, win: Win) -> Seat | None:
        """Say whom Pao makes liable; None in a rule set without Pao."""
        return None

    # What all rule sets do.

    def title(self, lang: str = "en") -> str:
        """Its name for people, in ``en``, ``es`` or ``zh``."""
        return self.titles[language(lang)]

    def options(self) -> dict[str, object]:
        """All options with their values."""
        return {o.name: getattr(self, o.name) for o in attrs.fields(type(self)) if o.init}

    def __repr__(self) -> str:
        given = [
            f"{o.name}={getattr(self, o.name)!r}"
            for o in attrs.fields(type(self))
            if o.init and getattr(self, o.name) != o.default
        ]
        return f"ruleset({', '.join([repr(self.name), *given])})"

    def __reduce__(self) -> tuple[object, ...]:
        # Patterns hold functions, which cannot be pickled: the options make them anew.
        return type(self), tuple(self.options().values())

    def check(self, win: Win) -> Verdict:
        """Judge a win; the verdict has its score, or all its problems."""
        judged = self.judge(win)
        if isinstance(judged, Score):
            return Verdict(self, judged)
        return Verdict(self, None, tuple(judged))

    def judge(self, win: Win) -> Score | list[Problem]:
        """Score a win, or list all its problems."""
        problems = tile_problems(win, self.tile_set)
        contradicting = contradictions(win, self.seats)
        if problems:
            return problems + contradicting
        best = self._best(win)
        if best is None:
            expected = self._shapes()
            lack = Problem.of("not-a-winning-hand", "not-a-winning-hand", expected=expected)
            return [*contradicting, lack]
        (_, total, counted, found), core_reading, element = best
        needed = self.needed()
        if counted < needed:
            lack = Problem.of(
                "below-minimum", "below-minimum", found=counted, expected=needed, unit=self.unit
            )
            return [*contradicting, lack]
        if contradicting:
            return contradicting
        return Score(self, win, total, tuple(found), core_reading, element)

    def _shapes(self) -> str:
        names = [
            "four-groups",
            *(n for flag, n, _ in _SPECIAL_SHAPES if flag & self.special_shapes),
        ]
        return ", ".join(names)

    def _best(self, win: Win) -> tuple[Tally, CoreReading | None, int] | None:
        """Find the best reading: the first of those with the highest rank.

        With it comes the element that the winning tile completes, if that makes a difference.
        """
        tile = win.tile.kind
        flags = _FLAG_OF_WAY[win.by]
        if win.events:
            for event in win.events:
                flags |= _FLAGS_OF_EVENT.get(event, 0)
        hand = win.hand.packed
        features = Features(
            hand, tile, flags, EAST + SEAT_INDEX[win.seat], EAST + SEAT_INDEX[win.round]
        )
        best: Tally | None = None
        best_reading: CoreReading | None = None
        best_element = ANY_ELEMENT
        keys = hand.keys.copy()
        keys[tile // 9] += 1 << 3 * (tile % 9)
        for reading in hand_readings(keys):
            if self.asks_completion or (not flags & SELF_DRAW and reading[2] >> tile & 1):
                elements = completions(reading, tile)
            else:
                elements = _ANY
            for element in elements:
                features.look_at(reading, element)
                tally = self._tally(features)
                if best is None or tally[0] > best[0]:
                    best, best_reading, best_element = tally, reading, element
        if self.special_shapes and not hand.melds:
            for shape, _, pair_of in _SPECIAL_SHAPES:
                if shape & self.special_shapes and (pair := pair_of(hand, tile)) >= 0:
                    features.look_at_special(shape, pair)
                    tally = self._tally(features)
                    # Thirteen orphans have no other reading: there is no false branch yet.
                    if best is None or tally[0] > best[0]:  # pragma: no branch
                        best, best_reading, best_element = tally, None, ANY_ELEMENT
        return None if best is None else (best, best_reading, best_element)

    def _tally(self, features: Features) -> Tally:
        shortlist = self._shortlists.get(features.flags)
        if shortlist is None:
            shortlist = self._shortlists[features.flags] = self._shortlist(features.flags)
        found = []
        for once, count in shortlist:
            if count is None:
                found.append(once)
            else:
                times = count(features)
                if times:
                    found.append(once if times == 1 else once.times(times))
        return self.combine(found, features)

    def _shortlist(self, flags: int) -> _Shortlist:
        shortlist: _Shortlist = []
        for pattern in self.patterns:
            value = pattern.value_with(flags)
            if value:
                names = (pattern.en, pattern.es, pattern.zh)
                shortlist.append((FoundPattern(pattern.id, value, 1, names), pattern.count))
        return shortlist
