"""The tile names and meld events of mjai, a protocol of riichi programs.

Tiles are ``1m`` to ``9s``, ``5mr`` ``5pr`` ``5sr`` for red fives, ``E S W N`` and ``P F C`` for
White, Green, Red. Melds are its events: ``chi``, ``pon``, ``daiminkan``, ``kakan`` (after its
``pon``) and ``ankan``, with the numbers of the players. ``nukidora`` and ``kita`` (a north that is
set aside) stand among them, but belong to no hand: a win counts them as `north`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Unpack

from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, OPEN_KONG, PONG
from mahjong_score._hands.hand import Hand, Meld, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.interop._common import Code, NameTable
from mahjong_score.interop._reader import MOST_MELDS, Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = NameTable[str](
    "mjai",
    [
        *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
        *"ESWNPFC",
        *[None] * 8,
        *("5mr", "5pr", "5sr"),
    ],
)
_CLAIMS: Final = {"chi": CHOW, "pon": PONG, "daiminkan": OPEN_KONG}
_TYPE_OF_FORM: Final = {form: name for name, form in _CLAIMS.items()}
_NORTHS: Final = ("nukidora", "kita")
_TYPES: Final = (*_CLAIMS, "kakan", "ankan", *_NORTHS)


def tile_from_mjai(name: str) -> Tile:
    """Return the tile of a name.

    >>> tile_from_mjai("5sr"), tile_from_mjai("C")
    (parse_tile('0s'), parse_tile('7z'))

    Raises:
        NotationError: There is no such name; ``?`` is no tile.

    """
    return read_tile(_NAMES, name)


def tile_to_mjai(tile: Tile | int | str) -> str:
    """Return the name of a tile.

    Raises:
        NotationError: The tile has none: a bonus tile.

    """
    return write_tile(_NAMES, as_tile(tile))


def from_mjai(
    tiles: Iterable[str],
    melds: Iterable[Mapping[str, object]] = (),
    *,
    seat: str = Seat.EAST,
    players: int = 4,
) -> Hand:
    """Read a hand from tile names and meld events.

    >>> pon = {"type": "pon", "actor": 2, "target": 0, "pai": "5pr", "consumed": ["5p", "5p"]}
    >>> str(from_mjai(["1m", "2m", "3m", "E"], [pon], seat="S"))
    '123m1z(055p@N)'

    Args:
        tiles: The concealed tiles.
        melds: The events of this player's melds, in order. An event without a target is claimed
            from an unknown seat.
        seat: The player's seat, the wind of the number that the events have as ``actor``.
        players: How many play, 3 or 4.

    Raises:
        NotationError: With each name and event that cannot be read, and its place.

    """
    reader = Reader(_NAMES, seat, players)
    read = reader.tiles(tiles, "tiles")
    _read_melds(reader, melds)
    return reader.hand(read)


def to_mjai(
    hand: Hand, *, seat: str = Seat.EAST, players: int = 4
) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the tile names and meld events of a hand: the first two arguments of `from_mjai`.

    East is player 0. A hand does not know which tile of a meld was claimed, nor whether a kong was
    added to a pong: the first tile is written as the claimed one, and a kong as
    ``daiminkan``. A meld from an unknown seat has no ``target``.

    Raises:
        NotationError: The hand has a bonus tile, or with three players a meld from North.

    """
    writer = Writer(_NAMES, seat, players)
    names = writer.write_tiles(_NAMES, hand.concealed + hand.bonus)
    melds = [_event(writer, meld) for meld in hand.melds]
    writer.raise_problems()
    return names, melds


def win_from_mjai(
    tiles: Iterable[str],
    melds: Iterable[Mapping[str, object]] = (),
    tile: str | None = None,
    *,
    players: int = 4,
    **arguments: Unpack[WinArguments[str]],
) -> Win:
    """Read a win from tile names and meld events.

    Without `tile`, the winning tile is the last of `tiles`. `arguments` are those of `parse_win`;
    indicators are names. Set-aside norths are counted as `north`, unless that is given.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    reader = Reader(_NAMES, arguments.get("seat", Seat.EAST), players)
    read = reader.tiles(tiles, "tiles")
    _read_melds(reader, melds)
    return reader.win(read, tile, arguments)


def _read_melds(reader: Reader, melds: object) -> None:
    for index, event in enumerate(reader.items(melds, "melds", MOST_MELDS)):
        if isinstance(event, Mapping):
            _read_event(reader, event, f"melds[{index}]", index)
        else:
            reader.unknown_meld(f"melds[{index}]", index, event)


def _read_event(reader: Reader, event: Mapping[str, object], key: str, index: int) -> None:
    kind = event.get("type")
    if not isinstance(kind, str) or kind not in _TYPES:
        reader.unknown_meld(key, index, kind)
        return
    actor = reader.number(event.get("actor"), f"{key}.actor", range(reader.players))
    if actor is not None:
        reader.check_actor(actor, f"{key}.actor")
    if kind in _NORTHS:
        reader.north += 1
        return
    if kind == "kakan":
        added = reader.tile(event.get("pai"), f"{key}.pai")
        if added is not None:
            reader.add_to_pong(key, index, added)
        return
    tiles = reader.tiles(event.get("consumed"), f"{key}.consumed", 4)
    if kind == "ankan":
        reader.add_meld(key, index, tiles, CONCEALED_KONG)
        return
    claimed = reader.tile(event.get("pai"), f"{key}.pai")
    if claimed is not None:
        tiles.append(claimed)
    source = _source(reader, event, actor, key)
    reader.add_meld(key, index, tiles, _CLAIMS[kind], source)


def _source(
    reader: Reader, event: Mapping[str, object], actor: int | None, key: str
) -> Seat | None:
    if event.get("target") is None:
        return None
    target = reader.number(event["target"], f"{key}.target", range(reader.players))
    return None if actor is None or target is None else reader.seat_after(target - actor)


def _event(writer: Writer, meld: Meld) -> dict[str, Any]:
    names = writer.write_tiles(_NAMES, meld.tiles)
    if meld.concealed:
        return {"type": "ankan", "actor": writer.seat_index, "consumed": names}
    event: dict[str, Any] = {"type": _TYPE_OF_FORM[meld.packed.form], "actor": writer.seat_index}
    turns = writer.turns(meld)
    if turns is not None:
        event["target"] = (writer.seat_index + turns) % writer.players
    elif meld.claimed_from is not None:
        writer.cannot_write_seat(meld)
    return {**event, "pai": names[0], "consumed": names[1:]}


CODE: Final = Code(
    name="mjai",
    read_tile=tile_from_mjai,
    write_tile=tile_to_mjai,
    read_hand=from_mjai,
    write_hand=to_mjai,
    read_win=win_from_mjai,
    read_options=("seat",),
    write_options=("seat",),
)
