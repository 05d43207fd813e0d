"""The Chinese official rules (`mcr`): 81 fans with their exclusions, and flowers.

Sources, in order of authority: the government's competition rules of July 1998; the supplementary
details of the Mahjong International League of 2025; the restatement of both of 2025. The Green Book
of 2006, as the European Mahjong Association plays it, is ``profile="ema"``.
"""

from collections.abc import Callable, Iterable
from itertools import combinations
from operator import attrgetter
from typing import ClassVar, Final

from attrs import field, frozen

from mahjong_score._core.features import Features
from mahjong_score._core.finder import Shortlist, Tally
from mahjong_score._core.readings import NO_PAIR
from mahjong_score._core.waits import waiting_kinds
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES_WITH_BONUS, TileSet
from mahjong_score._hands.win import BY_SELF_DRAW, Event, Win
from mahjong_score.errors import Problem
from mahjong_score.rulebooks.mcr import fans_4_to_1, fans_8_to_6, fans_32_to_12, fans_88_to_48
from mahjong_score.rulebooks.mcr.chows import ChowFan, Chows, choose
from mahjong_score.rulebooks.mcr.joined import JoinedChows, five_or_none
from mahjong_score.rulebooks.mcr.options import McrOptions
from mahjong_score.rules._pattern import FoundPattern, LeftOut, Pattern
from mahjong_score.rules._result import Score
from mahjong_score.rules._settlement import Settlement, alone, each_pays
from mahjong_score.rules._table_rules import Consequence

# What every opponent pays for any win. The fan come on top: the discarder pays them, or each
# opponent on a self-draw.
BASE: Final = 8

# What a false win costs: to each opponent, or as a fine that nobody gets.
_TO_EACH: Final = 10
_FINE: Final = 40

FLOWERS: Final = "flower-tiles"
# The principle that joins each chow only once, as a key of the messages.
_ACCOUNT_ONCE: Final = "account-once"
_PLACE: Final = attrgetter("place")


@frozen(repr=False)
class Mcr(McrOptions):
    """The Chinese official rules."""

    name: ClassVar[str] = "mcr"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "Chinese official rules",
        "Reglas oficiales chinas",
        "国标麻将",
        "中国公式ルール",
    )
    tile_set: ClassVar[TileSet] = TILES_WITH_BONUS
    asks_completion: ClassVar[bool] = True

    # By the place of a fan in `patterns`: the places of those that it excludes, as a mask.
    _excludes: tuple[int, ...] = field(init=False, eq=False)
    _chows: JoinedChows = field(init=False, eq=False)

    def prepare(self) -> None:
        """Turn the exclusions into masks, and begin an empty cache of chow fans."""
        places = {pattern.id: place for place, pattern in enumerate(self.patterns)}
        excludes = [
            sum(1 << places[other] for other in {*pattern.excludes} & places.keys())
            for pattern in self.patterns
        ]
        object.__setattr__(self, "_excludes", tuple(excludes))
        object.__setattr__(self, "_chows", JoinedChows(self._joined))

    def declare(self) -> Iterable[Pattern]:
        """Return the 81 fans in the order of their numbers, and number 82."""
        return (
            *fans_88_to_48.declare(self),
            *fans_32_to_12.declare(self),
            *fans_8_to_6.declare(self),
            *fans_4_to_1.declare(self),
        )

    def needed(self) -> int:
        """Return the option `minimum`, in fan without flowers."""
        return self.minimum

    def combine(self, found: list[FoundPattern], context: int) -> Tally:
        """Add up the fans that no dearer one excludes; flowers do not count for the minimum."""
        joined = self._chows.chosen[context]
        if joined:
            found = sorted([*found, *joined], key=_PLACE)
        excluded = 0
        total = 0
        kept = []
        excludes = self._excludes
        for pattern in found:
            place = pattern.place
            if not excluded >> place & 1:
                excluded |= excludes[place]
                kept.append(pattern)
                total += pattern.value
        flowers = sum([pattern.value for pattern in kept if pattern.id == FLOWERS])
        if total == flowers:
            # Every special shape is itself a fan, so this is four groups and a pair.
            kept.insert(0, self._chicken_hand())
            total += kept[0].value
        counted = total - flowers
        if self.cap is not None and total > self.cap:
            total = self.cap
        return Tally((total, counted), total, kept, counted)

    @property
    def context(self) -> Callable[[Features], int]:
        """The function that numbers the chow fans of a reading; not wrapped, to run compiled."""
        return self._chows.number

    def _joined(self, chows: Chows, five: int) -> tuple[FoundPattern, ...]:
        fans = [(p, fan) for p, fan in enumerate(self.patterns) if isinstance(fan, ChowFan)]
        chosen = choose([fan for _, fan in fans], chows, five)
        return tuple(
            self._single(place, fan.value).times(chosen.count(fan))
            for place, fan in fans
            if fan in chosen
        )

    def _chicken_hand(self) -> FoundPattern:
        return next(
            self._single(place, pattern.value)
            for place, pattern in enumerate(self.patterns)
            if pattern.id == "chicken-hand"
        )

    def _shortlist(self, flags: int) -> Shortlist:
        """Leave out chow fans, and fans excluded by one that is sure to count."""
        asked = super()._shortlist(flags)
        # A fan that an unsure one excludes may not count, and then it excludes nothing.
        unsure = 0
        for single, count in asked:
            if count is not None or isinstance(self.patterns[single.place], ChowFan):
                unsure |= self._excludes[single.place]
        shortlist: Shortlist = []
        excluded = 0
        for single, count in asked:
            if excluded >> single.place & 1 or isinstance(self.patterns[single.place], ChowFan):
                continue
            if count is None and not unsure >> single.place & 1:
                excluded |= self._excludes[single.place]
            shortlist.append((single, count))
        return shortlist

    def held(self, features: Features) -> list[Pattern]:
        """Return every pattern that holds; a chow fan holds if any of the chows form it."""
        chows = features.chows
        pair = five_or_none(features.pair)
        return [
            pattern
            for pattern in super().held(features)
            if not isinstance(pattern, ChowFan)
            or any(pattern.join(some, pair) for some in combinations(chows, pattern.chows))
        ]

    def left_out(self, score: Score) -> tuple[LeftOut, ...]:
        """Also list two-chow fans present more often than counted."""
        chows = self.read(score).chows
        more = []
        for found in score.patterns:
            fan = self.patterns[found.place]
            if isinstance(fan, ChowFan) and fan.chows == 2:
                there = sum(fan.join(pair, NO_PAIR) for pair in combinations(chows, 2))
                if there > found.count:
                    more.append(LeftOut(fan.id, fan.names, _ACCOUNT_ONCE))
        return (*super().left_out(score), *more)

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """Return the dearer fan that excludes it, or else the account-once principle."""
        excluded = any(
            self._excludes[other.place] >> self.patterns.index(pattern) & 1 for other in counted
        )
        return super().takes_place_of(pattern, counted) if excluded else _ACCOUNT_ONCE

    def event_contradictions(self, win: Win) -> list[Problem]:
        """Find a last tile of its kind of which the winner holds another."""
        held = win.hand.packed.concealed_kinds >> win.tile.kind & 1
        if Event.LAST_OF_KIND not in win.events or not held:
            return []
        return [Problem.of("contradiction", "last-of-kind-held", tile=str(win.tile))]

    def deal_passes(self, winners: tuple[Seat, ...]) -> bool:
        """Return True: the deal passes after every hand."""
        return True

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """Return what the option `false_win` says: more for a hand that waited for nothing."""
        ready = win is None or waiting_kinds(win.hand.packed, self.special_shapes) != 0
        if self.false_win == "mil25":
            return alone(self.seats, offender, -_FINE if ready else -2 * _FINE)
        paid = _TO_EACH if ready or self.false_win == "ema" else 2 * _TO_EACH
        return each_pays(self.seats, offender, -paid)

    def after_false_win(self) -> Consequence:
        """Return that the offender's hand is dead, and play goes on."""
        return "dead-hand"

    def after_false_claim(self) -> Consequence:
        """Return that a wrong chow, pung or kong makes the hand dead."""
        return "dead-hand"

    def settle(self, score: Score) -> Settlement | str:
        """Return the payments: 8 from each opponent, and the total on top.

        The discarder pays the total, or on a self-draw each opponent.
        """
        win, total = score.win, score.total
        if win.by is BY_SELF_DRAW:
            return each_pays(self.seats, win.seat, BASE + total)
        if win.payer is None:
            return "payer-unknown"
        return each_pays(self.seats, win.seat, BASE, win.payer, total)
