"""Types and constants that the oracle's rule sets share: seats, tiles, games, judgements."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field

SEATS = ("E", "S", "W", "N")
"""The seats in the order of turns."""

CODES = (
    "notation",
    "tile-not-in-set",
    "wrong-tile-count",
    "too-many-copies",
    "contradiction",
    "not-a-winning-hand",
    "below-minimum",
    "no-yaku",
)
"""The problem codes in the order of answers; riichi has the last instead of the one before."""

WINDS = ("1z", "2z", "3z", "4z")
DRAGONS = ("5z", "6z", "7z")
HONORS = WINDS + DRAGONS
TERMINALS = ("1m", "9m", "1p", "9p", "1s", "9s")
ORPHANS = TERMINALS + HONORS
SUITED = tuple(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10))
BONUS = tuple(f"{rank}f" for rank in range(1, 9))
REDS = ("0m", "0p", "0s")

Patterns = tuple[tuple[str, int], ...]
"""The patterns of one reading, id and value in all, sorted by id."""


@dataclass(frozen=True)
class Game:
    """The tiles and seats of a rule set, and the way of an earthly hand, which differs."""

    tiles: frozenset[str]
    seats: tuple[str, ...] = SEATS
    earthly_by: str = "discard"

    @property
    def kinds(self) -> list[str]:
        """The tiles that groups and pairs are made of, without bonus tiles, in order."""
        return sorted(self.tiles - set(BONUS))

    def before(self, seat: str) -> str:
        """Return the seat before another in turn, the only one to claim a chow from."""
        if seat not in self.seats:
            return SEATS[SEATS.index(seat) - 1]
        return self.seats[self.seats.index(seat) - 1]


FOUR_PLAYERS = Game(frozenset(SUITED + HONORS))
"""136 tiles, four seats."""

FOUR_PLAYERS_BONUS = Game(frozenset(SUITED + HONORS + BONUS))
"""144 tiles, four seats."""

TWO_PLAYERS = Game(
    frozenset([tile for tile in SUITED if tile[1] == "p"] + list(ORPHANS)), seats=("E", "S")
)
"""80 tiles: no 2 to 8 of characters or bamboo; East and South."""


@dataclass(frozen=True)
class Judgement:
    """What the oracle says of a win: the problem codes, or the score and who pays.

    ``codes`` is empty for a win. ``found`` is what a hand below the minimum adds up to.
    ``patterns`` are those of one best reading; ``alternatives`` holds all that tie with it.
    ``more`` holds the answer keys that only this rule set has, such as ``fu``.
    """

    codes: tuple[str, ...] = ()
    total: int | None = None
    found: int | None = None
    payments: dict[str, int] | None = None
    liable: str | None = None
    patterns: dict[str, int] = field(default_factory=dict)
    alternatives: frozenset[Patterns] = frozenset()
    reasons: tuple[str, ...] = ()
    more: dict[str, object] = field(default_factory=dict)


def in_order(codes: Set[str]) -> tuple[str, ...]:
    """Return problem codes in the order of answers."""
    return tuple(code for code in CODES if code in codes)


def as_patterns(values: Mapping[str, int]) -> Patterns:
    """Return patterns as a sorted tuple, for comparing readings, without those worth nothing."""
    return tuple(sorted((name, value) for name, value in values.items() if value))
