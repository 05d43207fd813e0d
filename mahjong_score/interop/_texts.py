"""Hands as one text in any code, for the command line.

A code that is a list is read as JSON, or as its items with spaces or commas between them. A hand
with melds is JSON: what the reader of the code takes, such as ``[["E", "E"], [{"type": ...}]]``.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from mahjong_score import interop
from mahjong_score._hands.hand import Hand
from mahjong_score._hands.notation import parse_hand
from mahjong_score.errors import NotationError, Problem

CODES: Final = ("mpsz", *interop.CODES)

# A hand in these is one text; in tenhou too, where melds do not follow.
_TEXTS: Final = ("mpsz", "unicode", "gb")
_NUMBERS: Final = ("ids136", "counts34")
_SEATED: Final = ("mjai", "tenhou", "majsoul", "chinese")


def read_hand(text: str, code: str, *, seat: str = "E", red: bool = False) -> Hand:
    """Read a hand in a code.

    >>> str(read_hand("0 4 8 132, 133", "ids136"))
    '123m77z'
    >>> str(read_hand('[["W1", "W2"], [["PENG", "J1", 1]]]', "chinese"))
    '12m(777z@N)'

    Args:
        text: The hand.
        code: Its code: one of `CODES`.
        seat: The seat of the hand, for codes that need it to say whom melds came from.
        red: Whether the first id of each five is the red one, for ``ids136``.

    Raises:
        NotationError: With all that the code does not know, and its place.

    """
    if code in _TEXTS:
        return parse_hand(text) if code != "gb" else interop.from_gb(text)
    read: Callable[..., Hand] = getattr(interop, f"from_{code}")
    said = _said(code, seat, red)
    if not text.lstrip().startswith("["):
        return read(text if code == "tenhou" else _split(text, code), **said)
    data = _load(text, code)
    # A list with a list in it is tiles and melds.
    paired = len(data) == 2 and isinstance(data[1], list)
    return read(*data, **said) if paired else read(data, **said)


def write_hand(hand: Hand, code: str, *, seat: str = "E", red: bool = False) -> str:
    """Write a hand in a code, as `read_hand` reads it.

    >>> write_hand(parse_hand("123m77z"), "mjai")
    '["1m", "2m", "3m", "C", "C"]'

    Raises:
        NotationError: The code cannot hold the hand.

    """
    if code == "mpsz":
        return str(hand)
    write: Any = getattr(interop, f"to_{code}")
    said = {"seat": seat} if code == "gb" else _said(code, seat, red)
    written = write(hand, **said)
    if code in _TEXTS:
        return str(written)
    tiles, melds = written
    if melds:
        return json.dumps([tiles, melds])
    return str(tiles) if code == "tenhou" else json.dumps(tiles)


def _said(code: str, seat: str, red: bool) -> dict[str, Any]:
    if code == "ids136":
        return {"red": red}
    return {"seat": seat} if code in _SEATED else {}


def _split(text: str, code: str) -> list[object]:
    items = text.replace(",", " ").split()
    if code not in _NUMBERS:
        return list(items)
    # What is no number, the reader complains about, with its place.
    return [int(item) if item.isdecimal() and len(item) < 6 else item for item in items]


def _load(text: str, code: str) -> list[Any]:
    try:
        data: list[Any] = json.loads(text)
    except (RecursionError, ValueError):
        raise NotationError(
            [Problem.of("notation", "bad-value", key=code, expected="a list in JSON", found=text)]
        ) from None
    return data
