"""Counts of the 34 kinds: a list of how many tiles the hand has of each.

The kinds are 1 to 9 of characters, dots and bamboo, then East South West North, White Green Red.
Melds are mappings (see `NumberMeld`) whose tiles are kinds, 0 to 33.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Unpack

from mahjong_score._core.kinds import KINDS
from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.errors import shown
from mahjong_score.interop._common import Code, NameTable, whole
from mahjong_score.interop._number_melds import NumberMeld, number_meld, read_melds
from mahjong_score.interop._reader import Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

# How many tiles of a kind are read. That a game has only four is for `check` to say.
MOST_COPIES: Final = 14

_KIND: Final = NameTable[int]("34 counts", [*range(KINDS), *[None] * (len(TILES) - KINDS)])


def tile_from_counts34(kind: int) -> Tile:
    """Return the tile of a place in the counts, its kind, 0 to 33.

    Raises:
        NotationError: There is no such place.

    """
    return read_tile(_KIND, kind)


def tile_to_counts34(tile: Tile | int | str) -> int:
    """Return the place of a tile in the counts, its kind, 0 to 33.

    Raises:
        NotationError: The tile has none: a bonus tile, or a red five.

    """
    return write_tile(_KIND, as_tile(tile))


def from_counts34(counts: Iterable[int], melds: Iterable[Mapping[str, object]] = ()) -> Hand:
    """Read a hand from counts.

    >>> str(from_counts34([1, 1, 1] + [0] * 30 + [2]))
    '123m77z'

    Args:
        counts: How many concealed tiles there are of each of the 34 kinds.
        melds: The melds in the order of declaration: each a `NumberMeld`, its tiles kinds.

    Raises:
        NotationError: With each number and meld that cannot be read, and its place.

    """
    reader = Reader(_KIND)
    tiles = _read_counts(reader, counts)
    read_melds(reader, melds)
    return reader.hand(tiles)


def to_counts34(hand: Hand) -> tuple[list[int], list[NumberMeld]]:
    """Return the 34 counts and the melds of a hand: the arguments of `from_counts34`.

    Raises:
        NotationError: The hand has a bonus tile or a red five.

    """
    writer = Writer(_KIND)
    counts = [0] * KINDS
    for kind in writer.write_tiles(_KIND, hand.concealed + hand.bonus):
        counts[kind] += 1
    melds = [number_meld(meld, writer.write_tiles(_KIND, meld.tiles)) for meld in hand.melds]
    writer.raise_problems()
    return counts, melds


def win_from_counts34(
    counts: Iterable[int],
    melds: Iterable[Mapping[str, object]] = (),
    *,
    tile: int,
    **arguments: Unpack[WinArguments[int]],
) -> Win:
    """Read a win from counts: those before the winning tile, and the kind of that tile.

    `arguments` are those of `parse_win`; indicators are kinds.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    reader = Reader(_KIND, arguments.get("seat", Seat.EAST))
    tiles = _read_counts(reader, counts)
    read_melds(reader, melds)
    return reader.win(tiles, tile, arguments, may_be_last=False)


def _read_counts(reader: Reader, counts: object) -> list[Tile]:
    items = reader.items(counts, "counts", KINDS)
    if items and len(items) < KINDS:
        reader.problem(
            "bad-value", key="counts", expected=f"{KINDS} numbers", found=str(len(items))
        )
    tiles: list[Tile] = []
    for kind, value in enumerate(items):
        count = whole(value)
        if count is None or not 0 <= count <= MOST_COPIES:
            expected = f"0 to {MOST_COPIES}"
            found = shown(value)
            key = f"counts[{kind}]"
            reader.problem("bad-value", key=key, index=kind, expected=expected, found=found)
        else:
            tiles += [TILES[kind]] * count
    return tiles


CODE: Final = Code(
    name="counts34",
    read_tile=tile_from_counts34,
    write_tile=tile_to_counts34,
    read_hand=from_counts34,
    write_hand=to_counts34,
    read_win=win_from_counts34,
    tiles_are_numbers=True,
)
