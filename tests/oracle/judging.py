"""What every rule set does before scoring: read the win, and find its problems."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.checks import contradictions, tile_problems
from tests.oracle.game import Game
from tests.oracle.naive import UnreadableError, Win, read_win


@dataclass(frozen=True)
class Examined:
    """The win, or None if it is not judged further, and the codes found so far."""

    win: Win | None
    codes: frozenset[str]
    reasons: tuple[str, ...] = field(default=())


def examine(win: dict[str, object], game: Game) -> Examined:
    """Return a JSON win as read, with the common problems that it has.

    After ``notation`` nothing else is judged; whether a hand with wrong tiles wins is not
    examined; a contradiction leaves that question open.
    """
    try:
        read = read_win(win, more_keys=frozenset({"dora"}))
    except UnreadableError:
        return Examined(None, frozenset({"notation"}))
    wrong = tile_problems(read, game)
    reasons = contradictions(read, game)
    codes = wrong | ({"contradiction"} if reasons else set())
    return Examined(None if wrong else read, frozenset(codes), reasons)
