"""Unicode tiles: the text notation with a character for each tile, ``🀇🀈🀉(🀄🀄🀄@N)[🀑🀑🀑🀑]``.

Unicode has no red fives. They are written as in the text notation, ``0m``, so that nothing is lost.
"""

from collections.abc import Iterable
from typing import Final, Unpack

from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.notation import parse_hand, parse_win
from mahjong_score._hands.seats import bad_value
from mahjong_score._hands.tiles import Tile, parse_tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.errors import shown
from mahjong_score.interop._common import Code


def tile_from_unicode(text: str) -> Tile:
    """Return the tile of a Unicode character; the same as `parse_tile`.

    Raises:
        NotationError: The text is no tile.

    """
    if not isinstance(text, str):
        raise bad_value("tile", "text", shown(text))
    return parse_tile(text)


def tile_to_unicode(tile: Tile | int | str) -> str:
    """Return the Unicode character of a tile; for a red five, which Unicode lacks, ``0m``.

    >>> tile_to_unicode("7z"), tile_to_unicode("0s")
    ('🀄', '0s')
    """
    converted = as_tile(tile)
    return str(converted) if converted.is_red_five else converted.symbol


def from_unicode(text: str) -> Hand:
    """Read a hand from Unicode tiles; the same as `parse_hand`.

    Raises:
        NotationError: The text is no hand; its `problems` say what is wrong, and where.

    """
    return parse_hand(text)


def to_unicode(hand: Hand) -> str:
    """Return a hand in Unicode tiles.

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
    """Read a win from Unicode tiles; the same as `parse_win`.

    Raises:
        NotationError: With everything that cannot be read, in the text and in the arguments.

    """
    return parse_win(text, **arguments)


def _written(tiles: Iterable[Tile]) -> str:
    return "".join(map(tile_to_unicode, tiles))


CODE: Final = Code(
    name="unicode",
    read_tile=tile_from_unicode,
    write_tile=tile_to_unicode,
    read_hand=from_unicode,
    write_hand=to_unicode,
    read_win=win_from_unicode,
    is_text=True,
    tiles_are_text=True,
)
