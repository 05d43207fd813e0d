"""Seats at a table: who may be named, and the order of turns."""

from mahjong_score._hands.seats import Seat
from mahjong_score.errors import GameError, Problem
from mahjong_score.rules._ruleset import Ruleset


def contradiction(reason: str, **data: str | int) -> Problem:
    """Make the problem of what contradicts a game or its rules."""
    return Problem("contradiction", reason, data)


def seat_problems(ruleset: Ruleset, **seats: Seat | None) -> list[Problem]:
    """Find which of the named seats do not play under a rule set."""
    expected = ", ".join(ruleset.seats)
    return [
        contradiction("seat-not-in-game", key=key, found=seat, expected=expected)
        for key, seat in seats.items()
        if seat is not None and seat not in ruleset.seats
    ]


def turns_after(seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Give the other seats in the order of turns.

    >>> [str(seat) for seat in turns_after(Seat.WEST, (*Seat,))]
    ['N', 'E', 'S']
    """
    place = seats.index(seat)
    return seats[place + 1 :] + seats[:place]


def raise_any(problems: list[Problem]) -> None:
    """Raise the problems, all at once, if there are any.

    Raises:
        GameError: There are.

    """
    if problems:
        raise GameError(problems)
