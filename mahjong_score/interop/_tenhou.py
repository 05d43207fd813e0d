"""Tenhou: hands as text, ``123m406p11z``, and melds as the integers of its logs.

The text has digits and the letter of their suit, with 0 for a red five. An integer (the attribute
``m`` of a call, and each of those that a win lists) holds the ids of its tiles and the seat that it
was claimed from, counted in turns after the caller:

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

from mahjong_score._core.kinds import COPIES, KINDS
from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, OPEN_KONG, PONG
from mahjong_score._hands.hand import Hand, Meld, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.interop._common import Names, whole
from mahjong_score.interop._ids136 import Copies, Ids
from mahjong_score.interop._reader import MOST_MELDS, Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = Names[str]("Tenhou", [None if tile.is_bonus else str(tile) for tile in TILES])

_TOKEN: Final = re.compile(r"(?P<run>[0-9]+[mpsz])|(?P<space>\s+)|(?P<other>[0-9]+|[^0-9\s]+)")
_NORTH: Final = 30
_BITS: Final = 1 << 16


def tile_from_tenhou(name: str) -> Tile:
    """Read the name of a tile, such as ``0p``.

    Raises:
        NotationError: There is no such name.

    """
    return read_tile(_NAMES, name)


def tile_to_tenhou(tile: Tile | int | str) -> str:
    """Write the name of a tile.

    Raises:
        NotationError: A bonus tile has none.

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
    """Read a hand of text and integers.

    >>> str(from_tenhou("123m406p11z", [27031, 15872], seat="W"))
    '123m406p11z(234p@S)[7777p]'

    Args:
        text: The concealed tiles.
        melds: The integers of the melds, in order.
        seat: The player's seat: it tells what winds the turns of the integers are.
        players: How many play. With 3, the integers still count four seats; two turns after the
            caller is then either of the others, and read as unknown.
        red: Whether the ids 16, 52 and 88 are red fives.

    Raises:
        NotationError: With each tile and integer that there is not, and its place.

    """
    reader = Reader(_NAMES, seat, players)
    tiles = _read_text(reader, text)
    _read_melds(reader, melds, red)
    return reader.hand(tiles)


def to_tenhou(hand: Hand, *, seat: str = Seat.EAST, red: bool = True) -> tuple[str, list[int]]:
    """Write a hand in text and integers: the first arguments of `from_tenhou`.

    A hand does not know which tile of a meld was claimed, nor whether a kong was added to a pong:
    the lowest tile is written as the claimed one, and a kong as claimed at once.

    Raises:
        NotationError: The hand has a bonus tile, or a meld that no integer says: claimed from an
            unknown seat, or with tiles that have no ids (see `to_ids136`).

    """
    writer = Writer(_NAMES, seat)
    writer.names(_NAMES, hand.bonus)
    copies = Copies(Ids(red))
    melds = [_integer(writer, copies, meld) for meld in hand.melds]
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
    """Read a win of text and integers; without `tile`, the winning tile is the last of the text.

    `arguments` are those of `parse_win`.

    Raises:
        NotationError: With all that cannot be read, and its place.

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
            _unknown(reader, text, match.span(), token)
        elif match.lastgroup == "run":
            for place, rank in enumerate(token[:-1], match.start()):
                tile = _NAMES.tile(rank + token[-1])
                if tile is None:
                    _unknown(reader, text, (place, place + 1), rank + token[-1])
                else:
                    tiles.append(tile)
    return tiles


def _unknown(reader: Reader, text: str, span: tuple[int, int], found: str) -> None:
    reader.problem(
        "no-such-code", span=span, text=text, key="text", expected=_NAMES.name, found=found
    )


def _read_melds(reader: Reader, melds: object, red: bool) -> None:
    ids = Ids(red)
    for index, value in enumerate(reader.items(melds, "melds", MOST_MELDS)):
        key = f"melds[{index}]"
        number = whole(value)
        if number is None or not 0 <= number < _BITS:
            reader.no_meld(key, index, value)
        elif number & 0x3C == 0x20 and number >> 8 in range(COPIES * _NORTH, COPIES * _NORTH + 4):
            reader.north += 1
        else:
            _read_meld(reader, ids, number, index)


def _read_meld(reader: Reader, ids: Ids, number: int, index: int) -> None:
    key = f"melds[{index}]"
    numbers: list[int] = []
    place = None
    if number & 0x4:
        form = CHOW
        suit, rank = divmod((number >> 10) // 3, 7)
        first = 9 * suit + rank
        if suit < 3:
            numbers = [4 * (first + n) + (number >> 3 + 2 * n & 3) for n in range(3)]
    elif number & 0x18:
        kind = (number >> 9) // 3
        form = PONG if number & 0x8 else OPEN_KONG
        if kind < KINDS:
            fourth = 4 * kind + (number >> 5 & 3)
            all_four = range(4 * kind, 4 * kind + 4)
            numbers = [n for n in all_four if form == OPEN_KONG or n != fourth]
            if form == OPEN_KONG:
                place = reader.pong_of(TILES[kind])
    else:
        form = OPEN_KONG if number & 0x3 else CONCEALED_KONG
        kind = number >> 10
        if kind < KINDS and not number & 0xE0:
            numbers = list(range(4 * kind, 4 * kind + 4))
    tiles = [tile for tile in map(ids.tile, numbers) if tile is not None]
    if not tiles:
        reader.no_meld(key, index, number)
        return
    turns = number & 0x3
    source: Seat | None = reader.seat_after(turns)
    if form == CONCEALED_KONG:
        source = None
    elif reader.players == 3:
        # The fourth seat of the integers is empty: one turn is the next player, three the last.
        source = None if turns == 2 else reader.seat_after(-1 if turns == 3 else turns)
    reader.meld(key, index, tiles, form, source, place)


def _integer(writer: Writer, copies: Copies, meld: Meld) -> int:
    turns = 0 if meld.concealed else writer.turns(meld)
    form, kind = meld.packed.form, meld.packed.kind
    if turns is None or (form == OPEN_KONG and turns == 0):
        writer.no_seat(meld)
        return 0
    ids = copies.take(meld.tiles)
    if ids is None:
        writer.cannot_hold(meld)
        return 0
    if form == CHOW:
        base = 7 * (kind // 9) + kind % 9
        first, second, third = (number & 3 for number in ids)
        return 3 * base << 10 | third << 7 | second << 5 | first << 3 | 0x4 | turns
    if form == PONG:
        fourth = next(n for n in range(4) if 4 * kind + n not in ids)
        return 3 * kind << 9 | fourth << 5 | 0x8 | turns
    return (4 * kind + 3) << 8 | turns
