"""Tile names and melds of the Chinese official rules, as Botzone and PyMahjongGB write them.

Tiles are ``W1`` to ``W9`` characters, ``T1`` to ``T9`` bamboo, ``B1`` to ``B9`` dots, ``F1`` to
``F4`` East South West North, ``J1`` ``J2`` ``J3`` Red Green White, ``H1`` to ``H4`` the seasons and
``H5`` to ``H8`` the flowers.

A meld is ``(type, tile, offer)``: ``CHI`` with its middle tile and which of its tiles was claimed,
1 to 3 (a chow comes from the player before); ``PENG`` and ``GANG`` with 1, 2, 3 for the player
before, opposite and after, and 0 for a concealed kong.
"""

from collections.abc import Iterable
from typing import Final, Unpack

from mahjong_score._core.kinds import KINDS
from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, OPEN_KONG, PONG
from mahjong_score._hands.hand import Hand, Meld, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.interop._common import Code, NameTable
from mahjong_score.interop._reader import MOST_MELDS, Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = NameTable[str](
    "Chinese",
    [
        *(f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)),
        *("F1", "F2", "F3", "F4", "J3", "J2", "J1"),
        *("H5", "H6", "H7", "H8", "H1", "H2", "H3", "H4"),
        *[None] * 3,
    ],
)
Pack = tuple[str, str, int]
_TYPES: Final = {"CHI": CHOW, "PENG": PONG, "GANG": OPEN_KONG}
_OFFERS: Final = {"CHI": range(1, 4), "PENG": range(1, 4), "GANG": range(4)}
_WORDS: Final = {form: word for word, form in _TYPES.items()}


def tile_from_chinese(name: str) -> Tile:
    """Return the tile of a name.

    >>> tile_from_chinese("T1"), tile_from_chinese("J1"), tile_from_chinese("H1")
    (parse_tile('1s'), parse_tile('7z'), parse_tile('5f'))

    Raises:
        NotationError: There is no such name.

    """
    return read_tile(_NAMES, name)


def tile_to_chinese(tile: Tile | int | str) -> str:
    """Return the name of a tile.

    Raises:
        NotationError: The tile has none: a red five.

    """
    return write_tile(_NAMES, as_tile(tile))


def from_chinese(
    tiles: Iterable[str], melds: Iterable[Pack] = (), *, seat: str = Seat.EAST
) -> Hand:
    """Read a hand from tile names and melds.

    >>> str(from_chinese(["W1", "W2", "W3", "H5"], [("PENG", "J1", 1), ("GANG", "T2", 0)]))
    '123m1f(777z@N)[2222s]'

    Args:
        tiles: The concealed tiles; flowers and seasons among them are set aside.
        melds: The melds in the order of declaration.
        seat: The player's seat: the offers are counted from it.

    Raises:
        NotationError: With each name and meld that does not exist, and its place.

    """
    reader = Reader(_NAMES, seat)
    read = reader.tiles(tiles, "tiles")
    _read_melds(reader, melds)
    return reader.hand(read)


def to_chinese(hand: Hand, *, seat: str = Seat.EAST) -> tuple[tuple[str, ...], tuple[Pack, ...]]:
    """Return the tile names and melds of a hand: the first two arguments of `from_chinese`.

    A hand does not know which tile of a chow was claimed: the first is written as that tile.

    Raises:
        NotationError: The hand has a red five, a meld from an unknown seat, or a chow from another
            player than the one before.

    """
    writer = Writer(_NAMES, seat)
    names = tuple(writer.write_tiles(_NAMES, hand.concealed + hand.bonus))
    packs = tuple([_pack(writer, meld) for meld in hand.melds])
    writer.raise_problems()
    return names, packs


def win_from_chinese(
    tiles: Iterable[str],
    melds: Iterable[Pack] = (),
    tile: str | None = None,
    **arguments: Unpack[WinArguments[str]],
) -> Win:
    """Read a win from tile names and melds.

    Without `tile`, the winning tile is the last of `tiles`. `arguments` are those of `parse_win`;
    indicators are names.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    reader = Reader(_NAMES, arguments.get("seat", Seat.EAST))
    read = reader.tiles(tiles, "tiles")
    _read_melds(reader, melds)
    return reader.win(read, tile, arguments)


def _read_melds(reader: Reader, melds: object) -> None:
    for index, value in enumerate(reader.items(melds, "melds", MOST_MELDS)):
        key = f"melds[{index}]"
        if not isinstance(value, list | tuple) or len(value) != 3:
            reader.unknown_meld(key, index, value)
            continue
        word, name, offered = value
        if not isinstance(word, str) or word not in _TYPES:
            reader.unknown_meld(key, index, word)
            continue
        tile = reader.tile(name, key, 1)
        offer = reader.number(offered, f"{key}[2]", _OFFERS[word])
        if tile is None or offer is None:
            continue
        form = _TYPES[word]
        if form == CHOW:
            kinds = (tile - 1, tile, tile + 1)
            run = [TILES[kind] for kind in kinds if 0 <= kind < KINDS]
            reader.add_meld(key, index, run, form, reader.seat_after(-1))
        elif form == OPEN_KONG and offer == 0:
            reader.add_meld(key, index, [tile] * 4, CONCEALED_KONG)
        else:
            tiles = [tile] * (3 if form == PONG else 4)
            reader.add_meld(key, index, tiles, form, reader.seat_after(-offer))


def _pack(writer: Writer, meld: Meld) -> Pack:
    form, kind = meld.packed.form, meld.packed.kind
    writer.write_tiles(_NAMES, meld.tiles)
    if meld.concealed:
        return "GANG", tile_to_chinese(kind), 0
    turns = writer.turns(meld)
    if turns in (None, 0) or (form == CHOW and turns != 3):
        writer.cannot_write_seat(meld)
        turns = 0
    assert turns is not None
    if form == CHOW:
        return "CHI", tile_to_chinese(kind + 1), 1
    return _WORDS[form], tile_to_chinese(kind), 4 - turns


CODE: Final = Code(
    name="chinese",
    read_tile=tile_from_chinese,
    write_tile=tile_to_chinese,
    read_hand=from_chinese,
    write_hand=to_chinese,
    read_win=win_from_chinese,
    read_options=("seat",),
    write_options=("seat",),
)
