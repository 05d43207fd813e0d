"""`Ruleset`: shapes, patterns, options and settlement, and how they judge a win."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any, ClassVar, Literal

import attrs
from attrs import field, frozen

from mahjong_score._core.best import Finder, Shortlist
from mahjong_score._core.best import Tally as Tally  # for rule sets
from mahjong_score._core.conditions import Conditions
from mahjong_score._core.features import Features
from mahjong_score.errors import Problem
from mahjong_score.frozen import reduced
from mahjong_score.game_rules import GameRules
from mahjong_score.hand import SEATS, Seat
from mahjong_score.judging import Terms, judge
from mahjong_score.messages import language
from mahjong_score.pattern import FoundPattern, LeftOut, Names, Pattern
from mahjong_score.problems import contradictions, tile_problems
from mahjong_score.result import Score, Verdict
from mahjong_score.settlement import Settlement, each_pays
from mahjong_score.tiles import STANDARD_TILES, TileSet
from mahjong_score.win import Win

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
        unit: The unit of totals and values: ``fan``, ``han``, ``points``, or a word of one's own.
        tile_set: The tiles that it plays with.
        seats: The seats at the table, in the order of turns: the first so many.
        special_shapes: Flags of the winning shapes beside four groups and a pair.
        asks_completion: Whether a pattern asks which group the winning tile completes, beyond
            whether that leaves a triplet concealed.
        found_decides: Whether `combine` goes by what was found, by what `beside` gives, and by
            nothing else, so that it need not be asked again where these are the same. A subclass
            that has a `combine` of its own says so anew, if it does.
        patterns: All patterns under these options, in the order of the rulebook.
        terms: What its judging goes by, worked out from the above.

    """

    name: ClassVar[str]
    titles: ClassVar[Names]
    unit: ClassVar[str] = "fan"
    tile_set: ClassVar[TileSet] = STANDARD_TILES
    seats: ClassVar[tuple[Seat, ...]] = SEATS
    special_shapes: ClassVar[int] = 0
    asks_completion: ClassVar[bool] = False
    found_decides: ClassVar[bool] = False

    patterns: tuple[Pattern, ...] = field(init=False, eq=False)
    terms: Terms = field(init=False, eq=False)
    _once: dict[tuple[int, int], FoundPattern] = field(init=False, factory=dict, eq=False)

    def __attrs_post_init__(self) -> None:
        own = type(self)
        # An ABC would say so too, but slow every call that is given a rule set.
        unsaid = [
            word
            for word in vars(Ruleset)
            if getattr(getattr(own, word, None), "__isabstractmethod__", False)
        ]
        if unsaid:
            raise TypeError(f"the rule set {own.__name__} does not define {', '.join(unsaid)}")
        patterns = tuple(self.declare())
        ids = Counter(pattern.id for pattern in patterns)
        again = [id for id, count in ids.items() if count > 1]
        if again:
            raise ValueError(f"the rule set {own.__name__} declares twice: {', '.join(again)}")
        own_checks = (
            own.tile_problems is not Ruleset.tile_problems
            or own.contradictions is not Ruleset.contradictions
            or self.seats != SEATS
        )
        object.__setattr__(self, "patterns", patterns)
        # It is said of the `combine` that was there, and not of one that is written below.
        said, combine = _said_in(own, "found_decides"), _said_in(own, "combine")
        found_decides = self.found_decides and issubclass(said, combine)
        finder = Finder(
            Conditions([flags for pattern in patterns for flags in pattern.conditions]),
            self.special_shapes,
            self.asks_completion,
            found_decides,
            self._shortlist,
            self.combine,
            None if own.beside is Ruleset.beside else self.beside,
        )
        own_features = own.features is not Ruleset.features
        terms = Terms(finder, self.needed(), self.tile_set.foreign, own_checks, own_features)
        object.__setattr__(self, "terms", terms)

    # What a rule set says.

    @abstractmethod
    def declare(self) -> Iterable[Pattern]:
        """Give the patterns, in the order of the rulebook."""

    @abstractmethod
    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """Add up what was found in one reading."""

    @abstractmethod
    def settle(self, score: Score) -> Settlement | str:
        """Say who pays whom; where that cannot be known, why, as a word."""

    def beside(self, features: Features) -> Hashable:
        """What `combine` goes by beside what was found; asked only where `found_decides`."""
        return None

    def contradictions(self, win: Win) -> list[Problem]:
        """Find what contradicts what in a win; what the events demand may differ by rule set."""
        found = contradictions(win, self.seats)
        return [*found, *self.event_contradictions(win)] if win.events else found

    def event_contradictions(self, win: Win) -> list[Problem]:
        """Find what the events of a win contradict under this rule set alone.

        Asked of wins that have events. The reasons are those of docs/reference/json.md, or words of
        one's own.
        """
        return []

    def needed(self) -> int:
        """The least that a win must be worth, in the unit of the rule set.

        Asked once, when the rule set is made, as `declare` is.
        """
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
            expected=self.terms.least,
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

    def __reduce__(self) -> tuple[Any, ...]:
        # Patterns hold functions, which cannot be pickled: the options make them anew.
        return reduced(self)

    def check(self, win: Win) -> Verdict:
        """Judge a win; the verdict has its score, or all its problems."""
        judged = judge(win, self)
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

    def features(self, win: Win) -> Features:
        """Work out what patterns ask about a win whose tiles are sound."""
        return Features(win.packed)

    def read(self, score: Score) -> Features:
        """Give the features of the reading that was scored."""
        features = self.features(score.win)
        reading = score.reading
        features.look_at(reading.core, reading.element, reading.shape)
        return features

    def _shortlist(self, flags: int) -> Shortlist:
        shortlist: Shortlist = []
        for place, pattern in enumerate(self.patterns):
            value = pattern.value_with(flags)
            if value:
                shortlist.append((self._found(place, value), pattern.count))
        return shortlist

    def _found(self, place: int, value: int) -> FoundPattern:
        """Give a pattern as found once; one object for all hands, as most have the same ones."""
        found = self._once.get((place, value))
        if found is None:
            pattern = self.patterns[place]
            found = FoundPattern(pattern.id, value, 1, pattern.names, pattern.number, place)
            self._once[place, value] = found
        return found


def _said_in(own: type, word: str) -> type:
    return next(cls for cls in own.__mro__ if word in vars(cls))
