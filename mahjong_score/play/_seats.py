"""Seats at a table: which of them play, and the order of turns."""

from mahjong_score._hands.seats import Seat
from mahjong_score.errors import GameError, Problem
from mahjong_score.rules._ruleset import Ruleset


def contradiction(reason: str, **data: str | int) -> Problem:
    """Return the problem of something that contradicts a game or its rules."""
    return Problem("contradiction", reason, data)


def seat_problems(ruleset: Ruleset, **seats: Seat | None) -> list[Problem]:
    """Return a problem for each of the seats that does not play under a rule set.

    The keywords are the names of the seats in the problems; None stands for no seat.
    """
    expected = ", ".join(ruleset.seats)
    return [
        contradiction("seat-not-in-game", key=key, found=seat, expected=expected)
        for key, seat in seats.items()
        if seat is not None and seat not in ruleset.seats
    ]


def turns_after(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the other seats in the order of turns, the next one first.

    >>> [str(seat) for seat in turns_after(Seat.WEST, (*Seat,))]
    ['N', 'E', 'S']
    """
    place = seats.index(seat)
    return seats[place + 1 :] + seats[:place]


def raise_any(problems: list[Problem]) -> None:
    """Raise all problems at once, if there are any.

    Raises:
        GameError: With these problems.

    """
    if problems:
        raise GameError(problems)
