"""What a player may do with a tile, or may not and why: the values that `claims` returns."""

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
    """A claim on another player's tile, or a declaration on one's own turn."""

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
        tile: The tile that wins or is claimed; the tile that is added to a pong, or one of the
            concealed kong.
        source: The seat that it comes from; None for a tile that the player drew.
        meld: The meld that it makes; None for a win. An added kong is claimed from the same seat
            as its pong.
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
        kind: What the player may not do.
        seat: The player's seat.
        reason: Why, as a word that does not change (docs/how-to/claims.md lists them); for a win,
            the code of its first problem.
        data: Details for programs: ``expected``, ``found``, ``tile``.
        problems: All problems of a win, in the order of docs/reference/json.md; else empty.

    """

    kind: ClaimKind
    seat: Seat
    reason: str
    data: Mapping[str, Datum] = field(factory=dict, hash=False)
    problems: tuple[Problem, ...] = ()

    def message(self, lang: str = "en") -> str:
        """Return the reason as a sentence in ``en``, ``es``, ``zh`` or ``ja``.

        For a win there is a line for each of its problems.
        """
        if self.problems:
            return "\n".join(problem.message(lang) for problem in self.problems)
        return say(f"claim-{self.reason}", lang, **self.data)

    def __str__(self) -> str:
        return f"{self.seat} no {self.kind}: {self.reason}"


@frozen
class Claims:
    """What a player may do with a tile, and what not; no kind is in both.

    Attributes:
        possible: What the player may do; there may be several chows or kongs.
        refused: What the player may not do, and why: one refusal for each kind.

    """

    possible: tuple[Claim, ...]
    refused: tuple[Refusal, ...]

    def refusal(self, kind: str) -> Refusal | None:
        """Return the refusal of a kind of claim; None if it is not refused."""
        return next((refusal for refusal in self.refused if refusal.kind == kind), None)
