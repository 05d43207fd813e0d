"""Seats at a table: who may be named, and the order of turns."""

from mahjong_score.errors import GameError, Problem
from mahjong_score.hand import SEATS, Seat, bad_value
from mahjong_score.ruleset import Ruleset


def contradiction(reason: str, **data: str | int) -> Problem:
    """Make the problem of what contradicts a game or its rules."""
    return Problem("contradiction", reason, data)


def shown(value: object) -> object:
    """Give a value from outside for a message: itself if it is short to say, or else its type."""
    return value if isinstance(value, str | int | float | None) else type(value).__name__


def as_seat(value: object, key: str) -> Seat:
    """Convert a seat or its letter.

    Raises:
        NotationError: It is none; the problem names the key.

    """
    if isinstance(value, str) and value in SEATS:
        return Seat(value)
    raise bad_value(key, ", ".join(SEATS), shown(value))


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

    >>> [str(seat) for seat in turns_after(Seat.WEST, SEATS)]
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
