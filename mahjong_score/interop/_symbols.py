"""Unicode tiles: the text notation in pictures, ``🀇🀈🀉(🀄🀄🀄@N)[🀑🀑🀑🀑]``.

Unicode has no red fives. They are written as in the text notation, ``0m``, so that nothing is lost.
"""

from collections.abc import Iterable
from typing import Unpack

from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.notation import parse_hand, parse_win
from mahjong_score._hands.seats import bad_value
from mahjong_score._hands.tiles import Tile, parse_tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.errors import shown


def tile_from_unicode(text: str) -> Tile:
    """Read a Unicode tile; the same as `parse_tile`.

    Raises:
        NotationError: The text is no tile.

    """
    if not isinstance(text, str):
        raise bad_value("tile", "text", shown(text))
    return parse_tile(text)


def tile_to_unicode(tile: Tile | int | str) -> str:
    """Write a tile in Unicode; a red five, which Unicode lacks, as ``0m``.

    >>> tile_to_unicode("7z"), tile_to_unicode("0s")
    ('🀄', '0s')
    """
    found = as_tile(tile)
    return str(found) if found.is_red_five else found.symbol


def from_unicode(text: str) -> Hand:
    """Read a hand of Unicode tiles; the same as `parse_hand`.

    Raises:
        NotationError: The text is no hand; its `problems` say what is wrong, and where.

    """
    return parse_hand(text)


def to_unicode(hand: Hand) -> str:
    """Write a hand in Unicode tiles.

    >>> to_unicode(parse_hand("23m1f(777z@N)[2222s]"))
    '🀈🀉🀢(🀄🀄🀄@N)[🀑🀑🀑🀑]'
    """
    text = _written(hand.concealed + hand.bonus)
    for meld in hand.melds:
        left, right = "[]" if meld.concealed else "()"
        seat = "" if meld.claimed_from is None else f"@{meld.claimed_from}"
        text += f"{left}{_written(meld.tiles)}{seat}{right}"
    return text


def win_from_unicode(text: str, **arguments: Unpack[WinArguments[str]]) -> Win:
    """Read a win of Unicode tiles; the same as `parse_win`.

    Raises:
        NotationError: With all that cannot be read, in the text and in the other values.

    """
    return parse_win(text, **arguments)


def _written(tiles: Iterable[Tile]) -> str:
    return "".join(map(tile_to_unicode, tiles))
