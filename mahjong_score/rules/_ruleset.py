"""`Ruleset`: shapes, patterns, options and settlement, and how they judge a win."""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, ClassVar

import attrs
from attrs import field, frozen

from mahjong_score._core.conditions import Conditions
from mahjong_score._core.features import Features
from mahjong_score._core.finder import Finder, Shortlist, Tally
from mahjong_score._core.precomputed import Precomputed
from mahjong_score._hands.checks import (
    contradictions,
    contradictions_of,
    liability_contradictions,
    tile_problems,
)
from mahjong_score._hands.frozen import reduced
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score._hands.tiles import STANDARD_TILES, TileSet
from mahjong_score._hands.win import Win
from mahjong_score._messages import add_texts, language
from mahjong_score.errors import Problem, RulesetError
from mahjong_score.rules._class_checks import class_mistakes, found_mistakes, pattern_mistakes
from mahjong_score.rules._judging import judge
from mahjong_score.rules._pattern import FoundPattern, LeftOut, Names, Pattern
from mahjong_score.rules._result import Score, Verdict
from mahjong_score.rules._settlement import Settlement
from mahjong_score.rules._table_rules import TableRules


@frozen(repr=False)
class Ruleset(TableRules):
    """A rule set with its options: frozen data. A subclass for each; its fields are the options.

    ``repr`` of a rule set is the call that makes it. `TableRules` has what it says of claims,
    faults and games.

    Attributes:
        name: Its name, as `ruleset` and JSON have it.
        titles: Its name in English, Spanish, Chinese and Japanese.
        unit: The unit of totals and values: ``fan``, ``han``, ``points``, or a word of one's own.
        tile_set: The tiles that it plays with.
        seats: The seats at the table, in the order of turns: the first so many.
        groups: How many groups a hand has besides the pair, 4 or 5: before the winning tile it has
            three tiles for each and one more.
        special_shapes: Flags of the winning shapes besides groups and a pair. All there are have
            fourteen tiles, so a rule set of five groups has none of them.
        asks_completion: Whether a pattern asks which group the winning tile completes, beyond
            whether that leaves a triplet concealed.
        own_flags: Flags of its own, which its `features` sets: from ``1 << 100`` on.
        reads: The attributes of a win that it reads besides the common ones, such as ``dora``.
        texts: The texts of its own words, in English, Spanish, Chinese and Japanese, by the word:
            reasons of problems, and why there are no payments.
        patterns: All patterns under these options, in the order of the rulebook.
        hand_size: The number of tiles before the winning one, a kong counting as three.
        precomputed: What every judgement reads, worked out from the above.

    Raises:
        OptionError: An option has a value that it does not know.
        RulesetError: The class of a rule set of one's own contradicts itself; with all mistakes.

    """

    name: ClassVar[str]
    titles: ClassVar[Names]
    unit: ClassVar[str] = "fan"
    tile_set: ClassVar[TileSet] = STANDARD_TILES
    seats: ClassVar[tuple[Seat, ...]] = SEATS
    groups: ClassVar[int] = 4
    special_shapes: ClassVar[int] = 0
    asks_completion: ClassVar[bool] = False
    own_flags: ClassVar[int] = 0
    reads: ClassVar[tuple[str, ...]] = ()
    texts: ClassVar[Mapping[str, Names]] = {}

    patterns: tuple[Pattern, ...] = field(init=False, eq=False)
    hand_size: int = field(init=False, eq=False)
    precomputed: Precomputed = field(init=False, eq=False)
    _singles: dict[tuple[int, int], FoundPattern] = field(init=False, factory=dict, eq=False)

    def __attrs_post_init__(self) -> None:
        cls = type(self)
        self._refuse([*class_mistakes(cls, Ruleset), *add_texts(cls.texts)])
        object.__setattr__(self, "hand_size", 3 * self.groups + 1)
        try:
            patterns = tuple(self.declare())
            minimum = self.needed()
        except AttributeError as error:
            if error.obj is not self:
                raise
            early = (
                f"{error.name} is read before it is set: declare and needed may read options only"
            )
            raise RulesetError(cls.__name__, [early]) from error
        self._refuse(pattern_mistakes(self, patterns, minimum))
        object.__setattr__(self, "patterns", patterns)
        self.prepare()
        finder = Finder(
            Conditions([flags for pattern in patterns for flags in pattern.conditions]),
            self.special_shapes,
            self.asks_completion,
            self._shortlist,
            self._tally,
            None if cls.context is Ruleset.context else self.context,
        )
        has_own_checks = (
            cls.tile_problems is not Ruleset.tile_problems
            or cls.contradictions is not Ruleset.contradictions
            or self.seats != SEATS
        )
        precomputed = Precomputed(
            finder,
            minimum,
            self.hand_size,
            self.tile_set.foreign,
            has_own_checks,
            cls.features is not Ruleset.features,
        )
        object.__setattr__(self, "precomputed", precomputed)

    def _refuse(self, mistakes: list[str]) -> None:
        if mistakes:
            raise RulesetError(type(self).__name__, mistakes)

    # What a rule set says.

    @abstractmethod
    def declare(self) -> Iterable[Pattern]:
        """The patterns, in the order of the rulebook."""

    @abstractmethod
    def combine(self, found: list[FoundPattern], context: Any) -> Tally:
        """Add up what was found in one reading.

        It goes by its arguments and the options alone: where they are the same, it is not asked
        again.
        """

    @abstractmethod
    def settle(self, score: Score) -> Settlement | str:
        """Who pays whom; where that cannot be known, why, as a word that has a text."""

    def context(self, features: Features) -> Hashable:
        """Everything else that `combine` depends on: one hashable value, part of the cache key.

        It is worked out from the features of a reading.
        """
        return None

    def prepare(self) -> None:
        """Work out what else the rule set needs; `patterns` are known, and no win is judged yet."""

    def features(self, win: Win) -> Features:
        """What patterns ask about a win whose tiles are legal."""
        return Features(win.packed)

    def needed(self) -> int:
        """The least that a win must be worth, in the unit of the rule set.

        Asked once, when the rule set is made, as `declare` is.
        """
        return 0

    def tile_problems(self, win: Win) -> list[Problem]:
        """What is wrong with the tiles of a win."""
        return tile_problems(win, self.tile_set, self.hand_size)

    def contradictions(self, win: Win) -> list[Problem]:
        """What contradicts what in a win; what the events demand may differ by rule set."""
        found = contradictions(win, self.seats)
        if win.liable is not None:
            melds = self.liability_melds(win)
            if melds is not None:
                found += contradictions_of(liability_contradictions(win, melds))
        return [*found, *self.event_contradictions(win)] if win.events else found

    def event_contradictions(self, win: Win) -> list[Problem]:
        """What the events of a win contradict under this rule set alone.

        Asked of wins that have events. The reasons are those of docs/reference/json.md, or words
        that stand in `texts`.
        """
        return []

    def shortfall(self, tally: Tally) -> Problem:
        """What a complete hand lacks that is worth less than is `needed`."""
        return Problem.of(
            "below-minimum",
            "below-minimum",
            found=tally.compared,
            expected=self.precomputed.minimum,
            unit=self.unit,
        )

    def held(self, features: Features) -> list[Pattern]:
        """The patterns that a reading has, whether or not they are counted."""
        return [
            pattern
            for pattern in self.patterns
            if pattern.value_with(features.flags)
            and (pattern.count is None or pattern.count(features))
        ]

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """Why a pattern that a hand has is not counted (see `LeftOut`).

        By default, because of the counted pattern that excludes it.
        """
        excludes = {other.id: other.excludes for other in self.patterns}
        return next(other.id for other in counted if pattern.id in excludes.get(other.id, ()))

    def liability_melds(self, win: Win) -> tuple[Meld, ...] | None:
        """Which melds of a win may make a stated seat liable; None in a rule set without Pao."""
        return None

    def liable_seat(self, score: Score) -> Seat | None:
        """Whom Pao makes liable; None in a rule set without Pao."""
        return None

    def answer_keys(self, score: Score) -> dict[str, str | int | None]:
        """What the JSON answer of this rule set has besides the common keys."""
        return {}

    def remarks(self, score: Score, lang: str) -> list[str]:
        """What the account of a score has besides the patterns, a line each."""
        return []

    # What all rule sets do.

    def title(self, lang: str = "en") -> str:
        """Its name for people, in ``en``, ``es``, ``zh`` or ``ja``."""
        return self.titles[language(lang)]

    def options(self) -> dict[str, object]:
        """All options with their values."""
        return {o.name: getattr(self, o.name) for o in attrs.fields(type(self)) if o.init}

    def __repr__(self) -> str:
        cls: Any = type(self)  # which options it has, only the subclass knows
        default = profile_default = cls()
        if profile := self.options().get("profile"):
            profile_default = cls(profile=profile)
        given = [
            f"{name}={value!r}"
            for name, value in self.options().items()
            if value != getattr(default if name == "profile" else profile_default, name)
        ]
        if cls.__module__.startswith("mahjong_score.rulebooks"):
            return f"ruleset({', '.join([repr(self.name), *given])})"
        return f"{cls.__qualname__}({', '.join(given)})"

    def __reduce__(self) -> tuple[Any, ...]:
        # Patterns hold functions, which cannot be pickled: the options make them again.
        return reduced(self)

    def check(self, win: Win) -> Verdict:
        """Judge a win; the verdict has its score, or all its problems."""
        judged = judge(win, self)
        if isinstance(judged, Score):
            return Verdict(self, judged)
        return Verdict(self, None, tuple(judged))

    def left_out(self, score: Score) -> tuple[LeftOut, ...]:
        """The patterns that a scored reading has and that are not counted, with why."""
        features = self.read(score)
        counted = {pattern.id for pattern in score.patterns}
        return tuple(
            LeftOut(pattern.id, pattern.names, self.takes_place_of(pattern, score.patterns))
            for pattern in self.held(features)
            if pattern.id not in counted
        )

    def read(self, score: Score) -> Features:
        """The features of the reading that was scored."""
        features = self.features(score.win)
        reading = score.reading
        features.look_at(reading.core, reading.completion, reading.shape)
        return features

    def _tally(self, found: list[FoundPattern], context: Any) -> Tally:
        """Ask `combine`, and refuse what is no tally; what comes is remembered."""
        self._refuse(found_mistakes(found))
        tally = self.combine(found, context)
        if not isinstance(tally, Tally):
            self._refuse([f"combine: expected a Tally, found {tally!r}"])
        if tally.mistake:
            self._refuse([f"combine: {tally.mistake}"])
        return tally

    def _shortlist(self, flags: int) -> Shortlist:
        shortlist: Shortlist = []
        for place, pattern in enumerate(self.patterns):
            value = pattern.value_with(flags)
            if value:
                shortlist.append((self._single(place, value), pattern.count))
        return shortlist

    def _single(self, place: int, value: int) -> FoundPattern:
        """The pattern at a place, counted once; one object for all hands, as most have the same."""
        single = self._singles.get((place, value))
        if single is None:
            pattern = self.patterns[place]
            single = FoundPattern(pattern.id, value, 1, pattern.names, pattern.number, place)
            self._singles[place, value] = single
        return single
