"""The tile names and meld records of Mahjong Soul.

Tiles are ``1m`` to ``9s``, ``0m`` ``0p`` ``0s`` for red fives, ``1z`` to ``7z``. Melds are either

- its records: ``{"seat": 1, "type": 0, "tiles": ["4p", "0p", "6p"], "froms": [1, 1, 0]}``, of type
  0 chow, 1 pong, 2 kong; and with one tile as a text, ``{"seat": 1, "type": 3, "tiles": "5m"}``, 2
  a kong added to a pong before it, 3 a concealed kong;
- or the strings that a win lists: ``shunzi(4p,0p,6p)``, ``kezi(...)``, ``minggang(...)``,
  ``angang(...)``. They do not say from whom a meld came.

The record of a concealed kong names one tile: here ``0m`` is a kong with one red five, ``5m`` one
without.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Unpack

from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, OPEN_KONG, PONG
from mahjong_score._hands.hand import Hand, Meld, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.interop._common import Code, NameTable
from mahjong_score.interop._reader import MOST_MELDS, Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = NameTable[str](
    "Mahjong Soul", [None if tile.is_bonus else str(tile) for tile in TILES]
)
# By the type of a record.
_FORMS: Final = (CHOW, PONG, OPEN_KONG, CONCEALED_KONG)
_FORM_OF_WORD: Final = dict(zip(("shunzi", "kezi", "minggang", "angang"), _FORMS, strict=True))
_MELD_OF_A_WIN: Final = re.compile(r"([a-z]{4,8})\(([^()]{0,40})\)")
# Types of records that have one tile as a text.
_ADDED: Final = 2
_CONCEALED: Final = 3


def tile_from_majsoul(name: str) -> Tile:
    """Return the tile of a name, such as ``0p``.

    Raises:
        NotationError: There is no such name.

    """
    return read_tile(_NAMES, name)


def tile_to_majsoul(tile: Tile | int | str) -> str:
    """Return the name of a tile.

    Raises:
        NotationError: The tile has none: a bonus tile.

    """
    return write_tile(_NAMES, as_tile(tile))


def from_majsoul(
    tiles: Iterable[str],
    melds: Iterable[Mapping[str, object] | str] = (),
    *,
    seat: str = Seat.EAST,
    players: int = 4,
) -> Hand:
    """Read a hand from tile names and meld records.

    >>> chow = {"seat": 1, "type": 0, "tiles": ["4p", "0p", "6p"], "froms": [1, 1, 0]}
    >>> str(from_majsoul(["1m", "2m", "3m", "1z"], [chow, "angang(2s,2s,2s,2s)"], seat="S"))
    '123m1z(406p@E)[2222s]'

    Args:
        tiles: The concealed tiles.
        melds: The records of this player's melds, in order, or the strings of a win.
        seat: The player's seat, the wind of the number that the records have as ``seat``.
        players: How many play, 3 or 4.

    Raises:
        NotationError: With each name and record that cannot be read, and its place.

    """
    reader = Reader(_NAMES, seat, players)
    read = reader.tiles(tiles, "tiles")
    _read_melds(reader, melds)
    return reader.hand(read)


def to_majsoul(
    hand: Hand, *, seat: str = Seat.EAST, players: int = 4
) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the tile names and meld records of a hand: what `from_majsoul` takes.

    East is player 0. A hand does not know which tile of a meld was claimed, nor whether a kong was
    added to a pong: the last tile is written as the claimed one, and a kong as claimed at once. A
    meld from an unknown seat has no ``froms``.

    Raises:
        NotationError: The hand has a bonus tile, a concealed kong with two red fives, or with three
            players a meld from North.

    """
    writer = Writer(_NAMES, seat, players)
    names = writer.write_tiles(_NAMES, hand.concealed + hand.bonus)
    melds = [_record(writer, meld) for meld in hand.melds]
    writer.raise_problems()
    return names, melds


def win_from_majsoul(
    tiles: Iterable[str],
    melds: Iterable[Mapping[str, object] | str] = (),
    tile: str | None = None,
    *,
    players: int = 4,
    **arguments: Unpack[WinArguments[str]],
) -> Win:
    """Read a win from tile names and meld records.

    Without `tile`, the winning tile is the last of `tiles`. In a `RecordHule`, `tiles`, `melds` and
    `tile` are ``hand``, ``ming`` and ``hu_tile``. `arguments` are those of `parse_win`; indicators
    are names.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    reader = Reader(_NAMES, arguments.get("seat", Seat.EAST), players)
    read = reader.tiles(tiles, "tiles")
    _read_melds(reader, melds)
    return reader.win(read, tile, arguments)


def _read_melds(reader: Reader, melds: object) -> None:
    for index, value in enumerate(reader.items(melds, "melds", MOST_MELDS)):
        key = f"melds[{index}]"
        if isinstance(value, Mapping):
            _read_record(reader, value, key, index)
            continue
        match = _MELD_OF_A_WIN.fullmatch(value) if isinstance(value, str) else None
        if match is None or match[1] not in _FORM_OF_WORD:
            reader.unknown_meld(key, index, value)
        else:
            tiles = reader.tiles([name.strip() for name in match[2].split(",")], key, MOST_MELDS)
            reader.add_meld(key, index, tiles, _FORM_OF_WORD[match[1]])


def _read_record(reader: Reader, record: Mapping[str, object], key: str, index: int) -> None:
    value = record.get("tiles")
    if isinstance(value, str):
        _read_one_tile(reader, record, value, key, index)
        return
    kind = reader.number(record.get("type"), f"{key}.type", range(4))
    tiles = reader.tiles(value, f"{key}.tiles", 4)
    froms: list[int] | None = None
    if record.get("froms") is not None and kind != _CONCEALED:
        froms = [
            reader.number(number, f"{key}.froms[{place}]", range(reader.players)) or 0
            for place, number in enumerate(reader.items(record["froms"], f"{key}.froms", 4))
        ]
    player = _read_player(reader, record, key, froms or [])
    source = None
    if froms is not None and not reader.has_problem(key):
        source = _source(reader, froms, player, key, len(tiles))
    if kind is not None:
        reader.add_meld(key, index, tiles, _FORMS[kind], source)


def _read_one_tile(
    reader: Reader, record: Mapping[str, object], name: str, key: str, index: int
) -> None:
    """Read a record with one tile: a kong that was added to a pong, or a concealed kong."""
    kind = reader.number(record.get("type"), f"{key}.type", (_ADDED, _CONCEALED))
    _read_player(reader, record, key, [])
    tile = reader.tile(name, f"{key}.tiles")
    if tile is not None and kind == _ADDED:
        reader.add_to_pong(key, index, tile)
    elif tile is not None:
        reader.add_meld(key, index, [tile, *[TILES[tile.kind]] * 3], CONCEALED_KONG)


def _source(reader: Reader, froms: list[int], player: int, key: str, size: int) -> Seat:
    """Return the seat of the only other player in ``froms``, or the player's where there is none.

    ``froms`` has the number of the player that each tile came from.
    """
    others = set(froms) - {player}
    if len(others) > 1 or len(froms) != size:
        found = ", ".join(map(str, froms))
        expected = "the owner's number but for one"
        reader.problem("bad-value", key=f"{key}.froms", expected=expected, found=found)
    return reader.seat_after(others.pop() - player if others else 0)


def _read_player(
    reader: Reader, record: Mapping[str, object], key: str, froms: Sequence[int]
) -> int:
    """Return the player's number; that of the first tile, if the record does not say it."""
    seat = record.get("seat")
    if seat is None and not froms:
        return 0
    players = range(reader.players)
    player = froms[0] if seat is None else reader.number(seat, f"{key}.seat", players)
    if player is not None:
        reader.check_actor(player, f"{key}.seat")
    return player or 0


def _record(writer: Writer, meld: Meld) -> dict[str, Any]:
    names = writer.write_tiles(_NAMES, meld.tiles)
    if meld.concealed:
        if meld.tiles[1].is_red_five:
            writer.cannot_write(meld)
        return {"seat": writer.seat_index, "type": _CONCEALED, "tiles": names[0]}
    record: dict[str, Any] = {"seat": writer.seat_index, "type": meld.packed.form, "tiles": names}
    turns = writer.turns(meld)
    if turns is not None:
        other = (writer.seat_index + turns) % writer.players
        record["froms"] = [writer.seat_index] * (len(names) - 1) + [other]
    elif meld.claimed_from is not None:
        writer.cannot_write_seat(meld)
    return record


CODE: Final = Code(
    name="majsoul",
    read_tile=tile_from_majsoul,
    write_tile=tile_to_majsoul,
    read_hand=from_majsoul,
    write_hand=to_majsoul,
    read_win=win_from_majsoul,
    read_options=("seat",),
    write_options=("seat",),
)
