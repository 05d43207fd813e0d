"""What a player may do with a tile, or may not and why: the values that `claims` gives."""

from collections.abc import Mapping
from enum import StrEnum

from attrs import field, frozen

from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import Tile
from mahjong_score._messages import say
from mahjong_score.errors import Datum, Problem
from mahjong_score.rules._result import Score


class ClaimKind(StrEnum):
    """What is claimed on another's tile, or declared on the own turn."""

    WIN = "win"
    KONG = "kong"
    PONG = "pong"
    CHOW = "chow"
    CONCEALED_KONG = "concealed-kong"
    ADDED_KONG = "added-kong"


@frozen
class Claim:
    """Something that a player may do with a tile.

    Attributes:
        kind: What it is.
        seat: The player's seat.
        tile: The tile that wins or is claimed; of an own kong, the one that is added, or a tile
            of the concealed kong.
        source: The seat that it comes from; None for a tile that the player drew.
        meld: The meld that it makes; None for a win. An added kong has its pong's seat.
        score: What the win is worth; None for a meld.

    """

    kind: ClaimKind
    seat: Seat
    tile: Tile
    source: Seat | None
    meld: Meld | None = None
    score: Score | None = None

    def __str__(self) -> str:
        if self.score is not None:
            return f"{self.seat} {self.kind} {self.score.total} {self.score.unit}"
        return f"{self.seat} {self.kind} {self.meld}"


@frozen
class Refusal:
    """Why a player may not do something with a tile.

    Attributes:
        kind: What it may not do.
        seat: The player's seat.
        reason: Why, as a stable word (docs/how-to/claims.md lists them); of a win, the code of the
            first of its problems.
        data: What a program needs of it: ``expected``, ``found``, ``tile``.
        problems: All problems of a win, in the order of docs/reference/json.md.

    """

    kind: ClaimKind
    seat: Seat
    reason: str
    data: Mapping[str, Datum] = field(factory=dict, hash=False)
    problems: tuple[Problem, ...] = ()

    def message(self, lang: str = "en") -> str:
        """Say it in ``en``, ``es``, ``zh`` or ``ja``; a sentence for each problem of a win."""
        if self.problems:
            return "\n".join(problem.message(lang) for problem in self.problems)
        return say(f"claim-{self.reason}", lang, **self.data)

    def __str__(self) -> str:
        return f"{self.seat} no {self.kind}: {self.reason}"


@frozen
class Claims:
    """All that a player may do with a tile, and may not: a kind is in one of both.

    Attributes:
        possible: What it may do; several chows or kongs may be there.
        refused: What it may not do.

    """

    possible: tuple[Claim, ...]
    refused: tuple[Refusal, ...]

    def refusal(self, kind: str) -> Refusal | None:
        """Give the refusal of a kind; None if there is none."""
        return next((refusal for refusal in self.refused if refusal.kind == kind), None)
