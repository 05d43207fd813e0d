"""Hands as one text in any code, as the command `convert` reads and writes them."""

import json
from collections.abc import Mapping
from typing import Any, Final

from mahjong_score._hands.hand import Hand
from mahjong_score._hands.notation import parse_hand, parse_win
from mahjong_score._hands.seats import Seat, bad_value, bad_word
from mahjong_score._hands.tiles import parse_tile
from mahjong_score.interop._codes import CODES
from mahjong_score.interop._common import Code

_MPSZ: Final = Code(
    name="mpsz",
    read_tile=parse_tile,
    write_tile=str,
    read_hand=parse_hand,
    write_hand=str,
    read_win=parse_win,
    is_text=True,
    tiles_are_text=True,
)
# What `read_hand` and `write_hand` know: the text notation of this library, and all codes.
HAND_CODES: Final[Mapping[str, Code]] = {code.name: code for code in (_MPSZ, *CODES.values())}

# Longer numbers are none of a tile, and slow to read.
_MOST_DIGITS: Final = 5


def read_hand(text: str, code: str, *, seat: str = Seat.EAST, red: bool = False) -> Hand:
    """Read a hand from one text in any code.

    Where a code is a list, the text is JSON, or the items with spaces or commas between them. A
    hand with melds is JSON: a list of what ``from_x`` takes, the tiles and the melds.

    >>> str(read_hand("0 4 8 132, 133", "ids136"))
    '123m77z'
    >>> str(read_hand('[["W1", "W2"], [["PENG", "J1", 1]]]', "chinese"))
    '12m(777z@N)'

    Args:
        text: The hand.
        code: A name of `CODES`, or ``mpsz`` for the text notation of `parse_hand`.
        seat: The player's seat, for codes that need it to say whom melds came from.
        red: For ``ids136``, whether the ids 16, 52 and 88 are red fives.

    Raises:
        NotationError: There is no such code; or with all that the code does not know, and its
            place.

    """
    found = _code(code)
    if not isinstance(text, str):
        raise bad_value("text", "text", text)
    options = _options(found.read_options, seat, red)
    if found.is_text or not text.lstrip().startswith("["):
        return found.read_hand(text if found.tiles_are_text else _items(text, found), **options)
    data = _load(text, code)
    # A list of two whose second is a list is tiles and melds: no tile is a list.
    has_melds = len(data) == 2 and isinstance(data[1], list)
    return found.read_hand(*(data if has_melds else [data]), **options)


def write_hand(hand: Hand, code: str, *, seat: str = Seat.EAST, red: bool = False) -> str:
    """Write a hand as one text in any code, as `read_hand` reads it.

    >>> write_hand(parse_hand("123m77z"), "mjai")
    '["1m", "2m", "3m", "C", "C"]'

    Args:
        hand: The hand.
        code: A name of `CODES`, or ``mpsz`` for the text notation of `parse_hand`.
        seat: The player's seat, for codes that need it to say whom melds came from.
        red: For ``ids136``, whether the ids 16, 52 and 88 are red fives.

    Raises:
        NotationError: There is no such code, or it cannot hold the hand.

    """
    found = _code(code)
    written = found.write_hand(hand, **_options(found.write_options, seat, red))
    if found.is_text:
        return str(written)
    tiles, melds = written
    if melds:
        return json.dumps([tiles, melds])
    return str(tiles) if found.tiles_are_text else json.dumps(tiles)


def _code(name: str) -> Code:
    if name not in tuple(HAND_CODES):
        raise bad_word(HAND_CODES, "code", name)
    return HAND_CODES[name]


def _options(names: tuple[str, ...], seat: str, red: bool) -> dict[str, Any]:
    values: dict[str, Any] = {"seat": seat, "red": red}
    return {name: values[name] for name in names}


def _items(text: str, code: Code) -> list[object]:
    items = text.replace(",", " ").split()
    if not code.tiles_are_numbers:
        return list(items)
    # An item that is no number stays a text: the reader then tells its place.
    return [int(item) if item.isdecimal() and len(item) <= _MOST_DIGITS else item for item in items]


def _load(text: str, code: str) -> list[Any]:
    try:
        data: list[Any] = json.loads(text)
    except (RecursionError, ValueError):
        raise bad_value(code, "a list in JSON", text) from None
    return data
