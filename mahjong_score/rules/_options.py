"""The options of rule sets: attrs fields whose converters read Python values and text alike.

Text is accepted because options also come from a command line: ``minimum=1``, ``cap=none``.
A converter raises an `OptionError` that says what was expected and what was found.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import attrs

from mahjong_score.errors import OptionError, quote, shown

_YES: Final = ("yes", "true")
_NO: Final = ("no", "false")
_NONE: Final = "none"
LARGEST: Final = 1_000_000


def option(default: object, convert: Callable[[object], object], expected: str, help: str) -> Any:
    """Return the field of an option.

    Args:
        default: The value of the source of record; a mapping gives it for each value of the option
            `profile`, which then comes before this one.
        convert: Gives the value, or raises a ValueError.
        expected: What a value may be, for people.
        help: What the option decides, for people.

    """

    def checked(value: object) -> object:
        try:
            return convert(value)
        except (ValueError, TypeError, KeyError, RecursionError):
            found = quote(shown(value))
            raise OptionError.of("bad-option-value", expected=expected, found=found) from None

    if isinstance(default, Mapping):
        by_profile = default
        default = attrs.Factory(lambda rules: by_profile[rules.profile], takes_self=True)
    return attrs.field(
        default=default, converter=checked, metadata={"expected": expected, "help": help}
    )


def whole_number(default: int | Mapping[str, int], help: str) -> Any:
    """Return the field of an option that is a whole number, 0 or more."""
    return option(default, as_whole_number, "a whole number, 0 or more", help)


def whole_number_or_none(default: int | Mapping[str, int | None] | None, help: str) -> Any:
    """Return the field of an option that is a whole number or ``none``."""

    def convert(value: object) -> int | None:
        return None if value is None or value == _NONE else as_whole_number(value)

    return option(default, convert, "a whole number, 0 or more, or none", help)


def number_among(default: int | Mapping[str, int], numbers: tuple[int, ...], help: str) -> Any:
    """Return the field of an option that is one of a few numbers."""

    def convert(value: object) -> int:
        number = as_whole_number(value)
        if number not in numbers:
            raise ValueError
        return number

    return option(default, convert, " or ".join(map(str, numbers)), help)


def yes_no(default: bool | Mapping[str, bool], help: str) -> Any:
    """Return the field of an option that is true or false."""

    def convert(value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in _YES or value in _NO:
            return value in _YES
        raise ValueError

    return option(default, convert, "yes or no", help)


def choice(default: str | Mapping[str, str], words: tuple[str, ...], help: str) -> Any:
    """Return the field of an option that is one of a few words."""

    def convert(value: object) -> str:
        if isinstance(value, str) and value in words:
            return value
        raise ValueError

    return option(default, convert, "one of " + ", ".join(words), help)


def as_whole_number(value: object) -> int:
    """Return a number, or that of its decimal text; raise ValueError for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 7:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST:
        raise ValueError
    return value
