"""What comes before the score in every rule set: the win is read and its problems are found."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.checks import contradictions, tile_problems
from tests.oracle.game import Game
from tests.oracle.naive import UnreadableError, Win, read_win


@dataclass(frozen=True)
class Examined:
    """The win, or None where nobody asks whether it wins, and the codes found so far."""

    win: Win | None
    codes: frozenset[str]
    reasons: tuple[str, ...] = field(default=())


def examine(win: dict[str, object], game: Game) -> Examined:
    """Read a JSON win and look for the common problems.

    After ``notation`` nothing else is judged; a hand with wrong tiles is not asked whether it
    wins; a contradiction leaves that question open.
    """
    try:
        read = read_win(win, more_keys=frozenset({"dora"}))
    except UnreadableError:
        return Examined(None, frozenset({"notation"}))
    wrong = tile_problems(read, game)
    reasons = contradictions(read, game)
    codes = wrong | ({"contradiction"} if reasons else set())
    return Examined(None if wrong else read, frozenset(codes), reasons)
