"""The ids of the 136 tiles.

An id is four times the kind plus the copy, 0 to 3: 0 to 3 are 1 of characters, 132 to 135 Red. The
kinds are 1 to 9 of characters, dots and bamboo, then East South West North, White Green Red. With
``red=True`` the ids 16, 52 and 88 are red fives. Melds are mappings (see `NumberMeld`).
"""

from collections.abc import Iterable, Mapping
from typing import Final, Unpack

from mahjong_score._core.kinds import COPIES, FIRST_RED, KINDS
from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.interop._common import Code, whole
from mahjong_score.interop._number_melds import NumberMeld, number_meld, read_melds
from mahjong_score.interop._reader import Reader, read_tile
from mahjong_score.interop._writer import Writer

# Kinds that have a red five, with it.
_RED_FIVES: Final = {tile.kind: tile for tile in TILES[FIRST_RED:]}


class Ids:
    """The ids of the 136 tiles, with red fives or without."""

    def __init__(self, red: bool) -> None:
        self.title = "136 ids"
        self.red = red

    def tile(self, name: object) -> Tile | None:
        """Return the tile of an id; None if there is no such id."""
        number = whole(name)
        if number is None or not 0 <= number < COPIES * KINDS:
            return None
        kind, copy = divmod(number, COPIES)
        return _RED_FIVES.get(kind, TILES[kind]) if self.red and copy == 0 else TILES[kind]

    def ids_of(self, tile: Tile) -> range:
        """Return all ids of a tile; none for a bonus tile, or a red five where none are red."""
        first = COPIES * tile.kind
        if tile.is_bonus or (tile.is_red_five and not self.red):
            return range(0)
        if not self.red or tile.kind not in _RED_FIVES:
            return range(first, first + COPIES)
        return range(first, first + 1) if tile.is_red_five else range(first + 1, first + COPIES)


class IdPool:
    """The ids that the tiles of one hand have not taken yet."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.taken: set[int] = set()

    def take(self, tiles: Iterable[Tile]) -> list[int] | None:
        """Take the lowest free id for each tile; None if a tile has none left."""
        taken = []
        for tile in tiles:
            number = next((n for n in self.ids.ids_of(tile) if n not in self.taken), None)
            if number is None:
                return None
            self.taken.add(number)
            taken.append(number)
        return taken


def tile_from_ids136(number: int, *, red: bool = False) -> Tile:
    """Return the tile of an id, 0 to 135.

    >>> tile_from_ids136(16), tile_from_ids136(16, red=True)
    (parse_tile('5m'), parse_tile('0m'))

    Raises:
        NotationError: There is no such id.

    """
    return read_tile(Ids(red), number)


def tile_to_ids136(tile: Tile | int | str, *, red: bool = False) -> int:
    """Return the lowest id of a tile.

    >>> tile_to_ids136("5m"), tile_to_ids136("5m", red=True), tile_to_ids136("0m", red=True)
    (16, 17, 16)

    Raises:
        NotationError: The tile has none: a bonus tile, or a red five without ``red=True``.

    """
    writer = Writer(Ids(red))
    found = as_tile(tile)
    ids = IdPool(Ids(red)).take([found])
    if ids is None:
        writer.cannot_write(found)
    writer.raise_problems()
    assert ids is not None
    return ids[0]


def from_ids136(
    ids: Iterable[int], melds: Iterable[Mapping[str, object]] = (), *, red: bool = False
) -> Hand:
    """Read a hand from ids.

    >>> str(from_ids136([0, 4, 8, 16], [{"tiles": [132, 133, 134], "from": "N"}]))
    '1235m(777z@N)'

    Args:
        ids: The concealed tiles.
        melds: The melds in the order of declaration: each a `NumberMeld`, its tiles ids.
        red: Whether the ids 16, 52 and 88 are red fives.

    Raises:
        NotationError: With each id and meld that does not exist, and its place.

    """
    reader = Reader(Ids(red))
    tiles = reader.tiles(ids, "ids")
    read_melds(reader, melds)
    return reader.hand(tiles)


def to_ids136(hand: Hand, *, red: bool = False) -> tuple[list[int], list[NumberMeld]]:
    """Return the ids and the melds of a hand: the first two arguments of `from_ids136`.

    Raises:
        NotationError: The hand has a bonus tile, a fifth tile of a kind, a red five without
            ``red=True``, or with it four fives of which none is red.

    """
    ids = Ids(red)
    writer = Writer(ids)
    pool = IdPool(ids)
    tiles = []
    for tile in hand.concealed + hand.bonus:
        taken = pool.take([tile])
        if taken is None:
            writer.cannot_write(tile)
        else:
            tiles += taken
    melds = []
    for meld in hand.melds:
        taken = pool.take(meld.tiles)
        if taken is None:
            writer.cannot_write(meld)
        else:
            melds.append(number_meld(meld, taken))
    writer.raise_problems()
    return tiles, melds


def win_from_ids136(
    ids: Iterable[int],
    melds: Iterable[Mapping[str, object]] = (),
    tile: int | None = None,
    *,
    red: bool = False,
    **arguments: Unpack[WinArguments[int]],
) -> Win:
    """Read a win from ids.

    Without `tile`, the winning tile is the last of `ids`. `arguments` are those of `parse_win`;
    indicators are ids.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    reader = Reader(Ids(red), arguments.get("seat", Seat.EAST))
    tiles = reader.tiles(ids, "ids")
    read_melds(reader, melds)
    return reader.win(tiles, tile, arguments)


CODE: Final = Code(
    name="ids136",
    read_tile=tile_from_ids136,
    write_tile=tile_to_ids136,
    read_hand=from_ids136,
    write_hand=to_ids136,
    read_win=win_from_ids136,
    tiles_are_numbers=True,
    read_options=("red",),
    write_options=("red",),
)
