"""Seats at a table, and the reading of values that come from outside."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final, TypeVar

from mahjong_score.errors import MOST_PROBLEMS, NotationError, Problem, shown


class Seat(StrEnum):
    """A seat at the table, named by its wind; also the wind of a round."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"


SEATS: Final = tuple(Seat)
SEAT_INDEX: Final = {seat: index for index, seat in enumerate(SEATS)}

# An enum finds its member by value slowly; these also take the members, which are strings.
SEAT_OF: Final[dict[object, Seat]] = {str(seat): seat for seat in Seat}

_T = TypeVar("_T")


def bad_value(key: str, expected: str, found: object) -> NotationError:
    """Make the error of a value that is not what its key asks for."""
    return NotationError(
        [Problem.of("notation", "bad-value", key=key, expected=expected, found=shown(found))]
    )


def bad_word(words: Iterable[str], key: str, value: object) -> NotationError:
    """Make the error of a value that is none of the words that its key asks for."""
    expected = ", ".join(words)
    return NotationError(
        [Problem.of("notation", "bad-word", key=key, expected=expected, found=shown(value))]
    )


def as_seat(key: str, value: object) -> Seat:
    """Convert a seat or its letter.

    Raises:
        NotationError: It is none; the problem names the key.

    """
    try:
        return SEAT_OF[value]
    except (KeyError, TypeError):
        raise bad_word(Seat, key, value) from None


def as_seat_or_none(key: str, value: object) -> Seat | None:
    """Convert a seat or its letter; None stands for itself."""
    return None if value is None else as_seat(key, value)


def each_of(values: Iterable[object], convert: Callable[[object], _T]) -> list[_T]:
    """Convert several values.

    Raises:
        NotationError: With the problems of those that cannot be converted, ten at most.

    """
    converted: list[_T] = []
    wrong: list[Problem] = []
    for value in values:
        try:
            converted.append(convert(value))
        except NotationError as error:
            wrong += error.problems
            if len(wrong) >= MOST_PROBLEMS:
                break
    if wrong:
        raise NotationError(wrong)
    return converted
