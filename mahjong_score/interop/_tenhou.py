"""Tenhou: hands as text, ``123m406p11z``, and melds as the integers of its logs.

The text has digits and the letter of their suit, with 0 for a red five. An integer is the attribute
``m`` of a call, or one of those that a win lists. It holds the ids of the meld's tiles (see `Ids`),
and in its last two bits how many turns after the caller the seat is that it was claimed from:

    chow                   called tile of 21 x 3, from bit 10; copies at 3, 5, 7; bit 2
    pong, added kong       called tile of 34 x 3, from bit 9; the fourth copy at 5; bit 3, bit 4
    kong                   the id of the called tile, from bit 8; turns 0 if it is concealed
    set-aside north        its id, from bit 8; bit 5

An added kong takes the place of its pong, if that is given too. A set-aside north belongs to no
hand: a win counts it as `north`.
"""

import re
from collections.abc import Iterable
from typing import Final, Unpack

from mahjong_score._core.kinds import COPIES
from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, OPEN_KONG, PONG
from mahjong_score._hands.hand import Hand, Meld, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.interop._common import Code, NameTable, whole
from mahjong_score.interop._ids136 import IdPool, Ids
from mahjong_score.interop._reader import MOST_MELDS, Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = NameTable[str]("Tenhou", [None if tile.is_bonus else str(tile) for tile in TILES])

_TOKEN: Final = re.compile(r"(?P<run>[0-9]+[mpsz])|(?P<space>\s+)|(?P<other>[0-9]+|[^0-9\s]+)")
_LIMIT: Final = 1 << 16
_TURNS: Final = 0x3
_CHOW: Final = 0x4
_PONG: Final = 0x8
_ADDED_KONG: Final = 0x10
_NORTH: Final = 0x20
_NORTH_IDS: Final = range(120, 124)


def tile_from_tenhou(name: str) -> Tile:
    """Return the tile of a name, such as ``0p``.

    Raises:
        NotationError: There is no such name.

    """
    return read_tile(_NAMES, name)


def tile_to_tenhou(tile: Tile | int | str) -> str:
    """Return the name of a tile.

    Raises:
        NotationError: The tile has none: a bonus tile.

    """
    return write_tile(_NAMES, as_tile(tile))


def from_tenhou(
    text: str,
    melds: Iterable[int] = (),
    *,
    seat: str = Seat.EAST,
    players: int = 4,
    red: bool = True,
) -> Hand:
    """Read a hand from a text, its tiles, and integers, its melds.

    >>> str(from_tenhou("123m406p11z", [27031, 15872], seat="W"))
    '123m406p11z(234p@S)[7777p]'

    Args:
        text: The concealed tiles.
        melds: The integers of the melds, in order.
        seat: The player's seat: the turns of the integers are counted from it.
        players: How many play. With 3, the integers still count four seats; two turns after the
            caller is then either of the others, and read as unknown.
        red: Whether the ids 16, 52 and 88 are red fives.

    Raises:
        NotationError: With each tile and integer that cannot be read, and its place.

    """
    reader = Reader(_NAMES, seat, players)
    tiles = _read_text(reader, text)
    _read_melds(reader, melds, red)
    return reader.hand(tiles)


def to_tenhou(hand: Hand, *, seat: str = Seat.EAST, red: bool = True) -> tuple[str, list[int]]:
    """Return the text and the integers of a hand: the first two arguments of `from_tenhou`.

    A hand does not know which tile of a meld was claimed, nor whether a kong was added to a pong:
    the lowest tile is written as the claimed one, and a kong as claimed at once.

    Raises:
        NotationError: The hand has a bonus tile, or a meld that no integer can hold: claimed from
            an unknown seat, a kong claimed from the player, or tiles without ids (see `to_ids136`).

    """
    writer = Writer(_NAMES, seat)
    writer.write_tiles(_NAMES, hand.bonus)
    pool = IdPool(Ids(red))
    melds = [_integer(writer, pool, meld) for meld in hand.melds]
    writer.raise_problems()
    return str(Hand(hand.concealed)), melds


def win_from_tenhou(
    text: str,
    melds: Iterable[int] = (),
    tile: str | None = None,
    *,
    players: int = 4,
    red: bool = True,
    **arguments: Unpack[WinArguments[str]],
) -> Win:
    """Read a win from a text, its tiles, and integers, its melds.

    Without `tile`, the winning tile is the last of the text. `arguments` are those of `parse_win`;
    indicators are names. Set-aside norths are counted as `north`, unless that is given.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    reader = Reader(_NAMES, arguments.get("seat", Seat.EAST), players)
    tiles = _read_text(reader, text)
    _read_melds(reader, melds, red)
    return reader.win(tiles, tile, arguments)


def _read_text(reader: Reader, value: object) -> list[Tile]:
    text = reader.text(value)
    tiles = []
    for match in _TOKEN.finditer(text):
        token = match[0]
        if match.lastgroup == "other":
            reader.unknown_in_text(text, match.span())
        elif match.lastgroup == "run":
            for place, rank in enumerate(token[:-1], match.start()):
                tile = _NAMES.tile(rank + token[-1])
                if tile is None:
                    reader.unknown_in_text(text, (place, place + 1), rank + token[-1])
                else:
                    tiles.append(tile)
    return tiles


def _read_melds(reader: Reader, melds: object, red: bool) -> None:
    ids = Ids(red)
    for index, value in enumerate(reader.items(melds, "melds", MOST_MELDS)):
        number = whole(value)
        if number is None or not 0 <= number < _LIMIT:
            reader.unknown_meld(f"melds[{index}]", index, value)
        elif _is_north(number):
            reader.north += 1
        else:
            _read_meld(reader, ids, number, index)


def _is_north(number: int) -> bool:
    bits = _NORTH | _ADDED_KONG | _PONG | _CHOW
    return number & bits == _NORTH and number >> 8 in _NORTH_IDS


def _read_meld(reader: Reader, ids: Ids, number: int, index: int) -> None:
    key = f"melds[{index}]"
    form, numbers = _decoded(number)
    tiles = [tile for tile in map(ids.tile, numbers) if tile is not None]
    if not tiles:
        reader.unknown_meld(key, index, number)
        return
    is_added = number & (_ADDED_KONG | _PONG | _CHOW) == _ADDED_KONG
    place = reader.pong_of(tiles[0]) if is_added else None
    source = None if form == CONCEALED_KONG else _source(reader, number & _TURNS)
    reader.add_meld(key, index, tiles, form, source, place)


def _decoded(number: int) -> tuple[int, list[int]]:
    """Return the form and the tile ids of a meld; of no meld, the ids are empty or do not exist."""
    if number & _CHOW:
        suit, rank = divmod((number >> 10) // 3, 7)
        kinds = range(9 * suit + rank, 9 * suit + rank + 3) if suit < 3 else range(0)
        copies = (number >> 3 & 3, number >> 5 & 3, number >> 7 & 3)
        return CHOW, [COPIES * kind + copy for kind, copy in zip(kinds, copies, strict=False)]
    if number & (_PONG | _ADDED_KONG):
        kind = (number >> 9) // 3
        fourth = COPIES * kind + (number >> 5 & 3)
        four = _ids_of_kind(kind)
        return (PONG, [n for n in four if n != fourth]) if number & _PONG else (OPEN_KONG, four)
    form = OPEN_KONG if number & _TURNS else CONCEALED_KONG
    return form, [] if number & 0xE0 else _ids_of_kind(number >> 10)


def _ids_of_kind(kind: int) -> list[int]:
    return list(range(COPIES * kind, COPIES * kind + COPIES))


def _source(reader: Reader, turns: int) -> Seat | None:
    if reader.players == 3:
        # The integers count an empty fourth seat: one turn is the next player, three the last, and
        # two may be either.
        return None if turns == 2 else reader.seat_after(-1 if turns == 3 else turns)
    return reader.seat_after(turns)


def _integer(writer: Writer, pool: IdPool, meld: Meld) -> int:
    turns = 0 if meld.concealed else writer.turns(meld)
    form, kind = meld.packed.form, meld.packed.kind
    if turns is None or (form == OPEN_KONG and turns == 0):
        writer.cannot_write_seat(meld)
        return 0
    ids = pool.take(meld.tiles)
    if ids is None:
        writer.cannot_write(meld)
        return 0
    if form == CHOW:
        base = 7 * (kind // 9) + kind % 9
        first, second, third = (number & 3 for number in ids)
        return 3 * base << 10 | third << 7 | second << 5 | first << 3 | _CHOW | turns
    if form == PONG:
        fourth = next(n for n in range(4) if 4 * kind + n not in ids)
        return 3 * kind << 9 | fourth << 5 | _PONG | turns
    return (4 * kind + 3) << 8 | turns


CODE: Final = Code(
    name="tenhou",
    read_tile=tile_from_tenhou,
    write_tile=tile_to_tenhou,
    read_hand=from_tenhou,
    write_hand=to_tenhou,
    read_win=win_from_tenhou,
    tiles_are_text=True,
    read_options=("seat",),
    write_options=("seat",),
)
