"""`Ruleset`: shapes, patterns, options and settlement, and how they judge a win."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Literal

import attrs
from attrs import field, frozen

from mahjong_score._core import flags as core
from mahjong_score._core import special
from mahjong_score._core.decompose import NO_PAIR, hand_readings
from mahjong_score._core.features import (
    ANY_ELEMENT,
    Features,
    completions,
)
from mahjong_score._core.flags import FOUR_GROUPS, SELF_DRAW
from mahjong_score.errors import Problem
from mahjong_score.game_rules import GameRules
from mahjong_score.hand import (
    BY_DISCARD,
    BY_ROBBED_KONG,
    BY_SELF_DRAW,
    SEATS,
    Event,
    Seat,
    Win,
)
from mahjong_score.messages import language
from mahjong_score.pattern import FoundPattern, LeftOut, Names, Pattern
from mahjong_score.problems import contradictions, tile_problems
from mahjong_score.result import ChosenReading, Score, Verdict
from mahjong_score.settlement import Settlement, each_pays
from mahjong_score.tiles import EAST, STANDARD_TILES, TileSet

_FLAG_OF_WAY: Final = {
    BY_SELF_DRAW: SELF_DRAW,
    BY_DISCARD: core.DISCARD | core.FROM_ANOTHER,
    BY_ROBBED_KONG: core.ROBBED_KONG | core.FROM_ANOTHER,
}
_FLAGS_OF_EVENT: Final = {
    Event.LAST_TILE: core.LAST_TILE,
    Event.KONG_REPLACEMENT: core.KONG_REPLACEMENT,
    Event.CONSECUTIVE_KONGS: core.CONSECUTIVE_KONGS | core.KONG_REPLACEMENT,
    Event.HEAVENLY_HAND: core.HEAVENLY_HAND,
    Event.EARTHLY_HAND: core.EARTHLY_HAND,
    Event.SAME_TURN_IMMUNITY: core.SAME_TURN_IMMUNITY,
    Event.LAST_OF_KIND: core.LAST_OF_KIND,
    Event.RIICHI: core.RIICHI,
    Event.DOUBLE_RIICHI: core.DOUBLE_RIICHI,
    Event.IPPATSU: core.IPPATSU,
    Event.HAND_OF_MAN: core.HAND_OF_MAN,
}
# Each special shape: its flag, its name for programs, and what finds its readings. Only the pairs
# can also be read as four groups and a pair: each tile of the others would need a group of its own.
_SPECIAL_SHAPES: Final = (
    (core.SEVEN_PAIRS, "seven-pairs", special.seven_pairs),
    (core.SEVEN_DIFFERENT_PAIRS, "seven-different-pairs", special.seven_different_pairs),
    (core.THIRTEEN_ORPHANS, "thirteen-orphans", special.thirteen_orphans),
    (core.KNITTED_STRAIGHT, "knitted-straight", special.knitted_straight),
    (core.HONORS_AND_KNITTED, "honors-and-knitted", special.honors_and_knitted),
)
_BESIDE_GROUPS: Final = core.SEVEN_PAIRS | core.SEVEN_DIFFERENT_PAIRS
_ANY: Final = [ANY_ELEMENT]
_NOTHING_CHOSEN: Final[ChosenReading] = (FOUR_GROUPS, ((), 0, 0, NO_PAIR), ANY_ELEMENT)
_WIND_OF: Final = {seat: EAST + index for index, seat in enumerate(SEATS)}

# What one reading is worth: its rank (the best one has the highest, and is the first of equals),
# the total that the payment table is entered with, what is compared with the minimum, and what was
# found. A plain tuple, for there is one for each reading of each hand.
Tally = tuple[tuple[int, ...], int, int, list[FoundPattern]]


# What is asked under some flags: a pattern as found once, and how often it holds (None: once).
Shortlist = list[tuple[FoundPattern, Callable[[Features], int] | None]]


# What follows a fault: the hand is over and dealt anew; play goes on, but the offender cannot win
# this hand; the call is undone and play goes on.
Consequence = Literal["hand-replayed", "dead-hand", "undone"]


@frozen(repr=False)
class Ruleset(GameRules):
    """A rule set with its options: frozen data. A subclass for each; its fields are the options.

    ``repr`` of a rule set is the call that makes it. `GameRules` has what it says of games.

    Attributes:
        name: Its name, as `ruleset` and JSON have it.
        titles: Its name in English, Spanish, Chinese and Japanese.
        unit: The unit of totals and values: ``fan`` or ``points``.
        tile_set: The tiles that it plays with.
        seats: The seats at the table, in the order of turns.
        special_shapes: Flags of the winning shapes beside four groups and a pair.
        asks_completion: Whether a pattern asks which group the winning tile completes, beyond
            whether that leaves a triplet concealed.
        features_type: The class of what patterns ask.
        patterns: All patterns under these options, in the order of the rulebook.

    """

    name: ClassVar[str]
    titles: ClassVar[Names]
    unit: ClassVar[str] = "fan"
    tile_set: ClassVar[TileSet] = STANDARD_TILES
    seats: ClassVar[tuple[Seat, ...]] = SEATS
    special_shapes: ClassVar[int] = 0
    asks_completion: ClassVar[bool] = False
    features_type: ClassVar[type[Features]] = Features

    patterns: tuple[Pattern, ...] = field(init=False, eq=False)
    _shortlists: dict[int, Shortlist] = field(init=False, factory=dict, eq=False)

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
    def settle(self, score: Score) -> Settlement | str:
        """Say who pays whom; where that cannot be known, why, as a key of `messages`."""

    def contradictions(self, win: Win) -> list[Problem]:
        """Find what contradicts what in a win; what the events demand may differ by rule set."""
        return contradictions(win, self.seats)

    def needed(self) -> int:
        """The least that a win must be worth, in the unit of the rule set."""
        return 0

    def held(self, features: Features) -> list[Pattern]:
        """List the patterns that a reading has, whether or not they are counted."""
        return [
            pattern
            for pattern in self.patterns
            if pattern.value_with(features.flags)
            and (pattern.count is None or pattern.count(features))
        ]

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """Say why a pattern that a hand has is not counted (see `LeftOut`).

        By default, because of the counted pattern that excludes it.
        """
        excludes = {other.id: other.excludes for other in self.patterns}
        return next(other.id for other in counted if pattern.id in excludes.get(other.id, ()))

    def shortfall(self, tally: Tally) -> Problem:
        """Say what a complete hand that is worth less than is `needed` lacks."""
        return Problem.of(
            "below-minimum",
            "below-minimum",
            found=tally[2],
            expected=self.needed(),
            unit=self.unit,
        )

    def liable_seat(self, score: Score) -> Seat | None:
        """Say whom Pao makes liable; None in a rule set without Pao."""
        return None

    def details(self, score: Score) -> dict[str, str | int | None]:
        """Give what the answer of this rule set has beside the common keys."""
        return {}

    def remarks(self, score: Score, lang: str) -> list[str]:
        """Say what the account of a score has beside the patterns, a line each."""
        return []

    def tile_problems(self, win: Win) -> list[Problem]:
        """Find what is wrong with the tiles of a win."""
        return tile_problems(win, self.tile_set)

    # What a rule set says of claims and faults, where it differs from most.

    def several_wins(self) -> str:
        """Say who wins when several may win on one tile: ``first``, ``best`` or ``all``."""
        return "first"

    def chow_source(self, seat: Seat) -> Seat | None:
        """Say from whom a seat may claim a chow: the seat before it."""
        return self.seats[self.seats.index(seat) - 1]

    def robs_concealed_kong(self, score: Score) -> bool:
        """Whether this win may take the tile of a concealed kong."""
        return False

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """Say what a false win costs, and whom it is paid to; the win is known if it was shown."""
        return each_pays(self.seats, offender, 0)

    def after_false_win(self) -> Consequence:
        """Say what follows a false win."""
        return "hand-replayed"

    def after_false_claim(self) -> Consequence:
        """Say what follows a pong, kong or chow that was called wrongly."""
        return "undone"

    # What all rule sets do.

    def title(self, lang: str = "en") -> str:
        """Its name for people, in ``en``, ``es``, ``zh`` or ``ja``."""
        return self.titles[language(lang)]

    def options(self) -> dict[str, object]:
        """All options with their values."""
        return {o.name: getattr(self, o.name) for o in attrs.fields(type(self)) if o.init}

    def __repr__(self) -> str:
        make: Any = type(self)  # which options it has, only the subclass knows
        plain = usual = make()
        if profile := self.options().get("profile"):
            usual = make(profile=profile)
        given = [
            f"{name}={value!r}"
            for name, value in self.options().items()
            if value != getattr(plain if name == "profile" else usual, name)
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

    def left_out(self, score: Score) -> tuple[LeftOut, ...]:
        """List the patterns that a scored reading has and that are not counted, with why."""
        features = self.read(score)
        counted = {pattern.id for pattern in score.patterns}
        return tuple(
            LeftOut(pattern.id, pattern.names, self.takes_place_of(pattern, score.patterns))
            for pattern in self.held(features)
            if pattern.id not in counted
        )

    def judge(self, win: Win) -> Score | list[Problem]:
        """Score a win, or list all its problems."""
        problems = self.tile_problems(win)
        contradicting = self.contradictions(win)
        if problems:
            return problems + contradicting
        best = self._best(win)
        if best is None:
            expected = self._shapes()
            lack = Problem.of("not-a-winning-hand", "not-a-winning-hand", expected=expected)
            return [*contradicting, lack]
        tally, chosen = best
        if tally[2] < self.needed():
            return [*contradicting, self.shortfall(tally)]
        if contradicting:
            return contradicting
        return Score(self, win, tally[1], tuple(tally[3]), chosen)

    def _shapes(self) -> str:
        names = [
            "four-groups",
            *(n for flag, n, _ in _SPECIAL_SHAPES if flag & self.special_shapes),
        ]
        return ", ".join(names)

    def _best(self, win: Win) -> tuple[Tally, ChosenReading] | None:
        """Find the best reading: the first of those with the highest rank."""
        features = self.features(win)
        tile = features.tile
        by_self_draw = features.win_flags & SELF_DRAW
        hand = features.hand
        best: Tally | None = None
        chosen = _NOTHING_CHOSEN
        keys = hand.keys.copy()
        keys[tile // 9] += 1 << 3 * (tile % 9)
        for reading in hand_readings(keys):
            if self.asks_completion or (not by_self_draw and reading[2] >> tile & 1):
                elements = completions(reading, tile)
            else:
                elements = _ANY
            for element in elements:
                features.look_at(reading, element)
                tally = self._tally(features)
                if best is None or tally[0] > best[0]:
                    best, chosen = tally, (FOUR_GROUPS, reading, element)
        shapes = self.special_shapes if best is None else self.special_shapes & _BESIDE_GROUPS
        if shapes and len(hand.melds) < 2:
            for shape, _, find in _SPECIAL_SHAPES:
                if not shape & shapes:
                    continue
                for reading, own in find(hand, tile):
                    elements = completions(reading, tile)
                    if own >> tile & 1:
                        elements.append(ANY_ELEMENT)
                    for element in elements:
                        features.look_at(reading, element, shape)
                        tally = self._tally(features)
                        if best is None or tally[0] > best[0]:
                            best, chosen = tally, (shape, reading, element)
        return None if best is None else (best, chosen)

    def features(self, win: Win) -> Features:
        """Work out what patterns ask about a win whose tiles are sound."""
        flags = _FLAG_OF_WAY[win.by]
        if win.events:
            for event in win.events:
                flags |= _FLAGS_OF_EVENT.get(event, 0)
        return self.features_type(
            win.hand.packed,
            win.tile.kind,
            flags,
            _WIND_OF[win.seat],
            _WIND_OF[win.round],
        )

    def read(self, score: Score) -> Features:
        """Give the features of the reading that was scored."""
        features = self.features(score.win)
        reading = score.reading
        features.look_at(reading.core, reading.element, reading.shape)
        return features

    def _tally(self, features: Features) -> Tally:
        flags = features.flags
        shortlist = self._shortlists.get(flags)
        if shortlist is None:
            shortlist = self._shortlists[flags] = self._shortlist(flags)
        found = []
        for once, count in shortlist:
            if count is None:
                found.append(once)
            else:
                times = count(features)
                if times:
                    found.append(once if times == 1 else once.times(times))
        return self.combine(found, features)

    def _shortlist(self, flags: int) -> Shortlist:
        shortlist: Shortlist = []
        for place, pattern in enumerate(self.patterns):
            value = pattern.value_with(flags)
            if value:
                once = FoundPattern(pattern.id, value, 1, pattern.names, pattern.number, place)
                shortlist.append((once, pattern.count))
        return shortlist
