"""The score sheet of Japanese rules as people keep it: sticks on a table, and seats.

Written from sections 5, 7, 8 and 9 of the rules and not from the package. Hands are judged
elsewhere: `won` gets what each is paid without honba and deposits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

STICK = 1000
CHOMBO_AT_THE_END = 20_000


@dataclass(frozen=True)
class House:
    """The differences between the houses of section 9 that matter for the sheet."""

    players: int
    start: int
    honba_to_each: bool
    chombo_at_the_end: bool
    honba: int = 100


def house_of(profile: str, players: int, false_win: str, honba: int) -> House:
    """Return a house by the tables of sections 8 and 9."""
    start = {"ema": 30_000, "wrc": 30_000}.get(profile, 25_000) if players == 4 else 35_000
    return House(players, start, profile == "ema", false_win == "final", honba)


@dataclass
class Table:
    """A table: who sits where, the points of everybody, and what lies on the table."""

    house: House
    chairs: list[str] = field(init=False)
    points: dict[str, int] = field(init=False)
    off: dict[str, int] = field(init=False)
    dealt: int = 0
    honba: int = 0
    sticks_of_before: int = 0
    riichi: set[str] = field(default_factory=set)
    dead: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.chairs = list("ESWN"[: self.house.players])
        self.points = dict.fromkeys(self.chairs, self.house.start)
        self.off = dict.fromkeys(self.chairs, 0)

    @property
    def winds(self) -> str:
        return "ESWN"[: self.house.players]

    @property
    def sticks(self) -> int:
        return self.sticks_of_before + len(self.riichi)

    def who(self, wind: str) -> str:
        return self.chairs[self.winds.index(wind)]

    def others(self, wind: str) -> list[str]:
        return [other for other in self.winds if other != wind]

    def round(self) -> str:
        return "ESWN"[self.dealt // self.house.players % 4]

    def move(self, giver: str, taker: str, points: int) -> None:
        """Move points from one seat to another."""
        self.points[self.who(giver)] -= points
        self.points[self.who(taker)] += points

    def declare(self, wind: str) -> None:
        self.points[self.who(wind)] -= STICK
        self.riichi.add(wind)

    def won(self, payer: str | None, hands: Mapping[str, Mapping[str, int]]) -> None:
        """Settle a won hand: the payments of each winner, without what lies on the table."""
        turns = self.winds if payer is None else _after(payer, self.winds)
        in_turn = [wind for wind in turns if wind in hands]
        for place, winner in enumerate(in_turn):
            for wind, amount in hands[winner].items():
                self.points[self.who(wind)] += amount
            if place == 0:
                self.points[self.who(winner)] += STICK * self.sticks
            if place == 0 or self.house.honba_to_each:
                for other in self.others(winner):
                    # On a discard, its player pays for all.
                    giver = other if payer is None else payer
                    self.move(giver, winner, self.house.honba * self.honba)
        self.sticks_of_before = 0
        self.riichi.clear()
        self.next_hand(passes="E" not in hands, honba=self.honba + 1 if "E" in hands else 0)

    def drawn(self, waiting: str, nagashi: str) -> None:
        """Settle a hand in which the wall was used up."""
        for winner in nagashi:
            for other in self.others(winner):
                self.move(other, winner, 4000 if "E" in (winner, other) else 2000)
        if not nagashi:
            pool = STICK * (self.house.players - 1)
            rest = [wind for wind in self.winds if wind not in waiting]
            for giver in rest:
                for taker in waiting:
                    part = Fraction(pool, len(rest) * len(waiting))
                    assert part.denominator == 1
                    self.move(giver, taker, int(part))
        self.table_stays(passes="E" not in waiting)

    def aborted(self) -> None:
        self.table_stays(passes=False)

    def table_stays(self, *, passes: bool) -> None:
        """After a drawn hand deposits stay, and there is one more honba."""
        self.sticks_of_before += len(self.riichi)
        self.riichi.clear()
        self.next_hand(passes=passes, honba=self.honba + 1)

    def next_hand(self, *, passes: bool, honba: int) -> None:
        self.honba = honba
        self.dead.clear()
        if passes:
            self.chairs.append(self.chairs.pop(0))
            self.dealt += 1

    def chombo(self, offender: str, *, goes_on: bool) -> None:
        """4000 to the dealer and 2000 to the others, or at the end; the hand is dealt anew."""
        if self.house.chombo_at_the_end:
            self.off[self.who(offender)] += CHOMBO_AT_THE_END
        else:
            for other in self.others(offender):
                self.move(offender, other, 4000 if "E" in (offender, other) else 2000)
        if goes_on:
            self.dead.add(offender)
            return
        for wind in self.riichi:
            self.points[self.who(wind)] += STICK
        self.riichi.clear()
        self.dead.clear()


def _after(wind: str, winds: str) -> str:
    place = winds.index(wind)
    return winds[place + 1 :] + winds[:place]
