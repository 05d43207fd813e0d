"""A piece of the work, and what was found in it."""

from collections import Counter
from typing import Final

from attrs import define, field, frozen

WAYS: Final = ("self-draw", "discard")

SHOWN: Final = 10
"""How many differences of a piece are printed in full; all are counted."""

# How often each outcome was seen, by way of winning: a total as "5", a problem as "no-yaku 0".
Tally = dict[str, Counter[str]]


@frozen
class Chunk:
    """A piece of the work: the hands of a shape with these numbers."""

    shape: str
    start: int
    stop: int


def no_outcomes() -> Tally:
    """Return an empty tally."""
    return {way: Counter() for way in WAYS}


def read_tally(data: dict[str, dict[str, int]]) -> Tally:
    """Return a tally read from JSON."""
    return {way: Counter(counts) for way, counts in data.items()}


@define
class Done:
    """The results of some of the work.

    Attributes:
        hands: How many hands it has, without those that an earlier shape has.
        lowest: The outcomes of all hands, won with their lowest tile.
        slice: Those of the slice, won with every tile.
        sample: Those of the sample, a part of the slice.
        hands_of: How many hands were compared with each reference.
        wins_of: How many wins these are.
        differences: How many answers differ.
        shown: The first of these in full.
        seconds: The processor time that it took.

    """

    hands: int = 0
    lowest: Tally = field(factory=no_outcomes, converter=read_tally)
    slice: Tally = field(factory=no_outcomes, converter=read_tally)
    sample: Tally = field(factory=no_outcomes, converter=read_tally)
    hands_of: Counter[str] = field(factory=Counter, converter=Counter)
    wins_of: Counter[str] = field(factory=Counter, converter=Counter)
    differences: int = 0
    shown: list[str] = field(factory=list)
    seconds: float = 0.0

    def add(self, other: "Done") -> None:
        """Add the results of other work."""
        self.hands += other.hands
        for way in WAYS:
            self.lowest[way] += other.lowest[way]
            self.slice[way] += other.slice[way]
            self.sample[way] += other.sample[way]
        self.hands_of += other.hands_of
        self.wins_of += other.wins_of
        self.differences += other.differences
        self.shown += other.shown
        self.seconds += other.seconds

    def differs(self, text: str) -> None:
        """Count a difference, and keep it if it is one of the first."""
        self.differences += 1
        if len(self.shown) < SHOWN:
            self.shown.append(text)
