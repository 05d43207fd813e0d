"""Counts of the 34 kinds: a list of how many the hand has of each.

Kinds stand in our order. Melds are mappings (see `number_melds`), their tiles kinds.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Unpack

from mahjong_score._core.kinds import KINDS
from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win, WinArguments
from mahjong_score.errors import shown
from mahjong_score.interop._common import Names, whole
from mahjong_score.interop._number_melds import NumberMeld, number_meld, read_melds
from mahjong_score.interop._reader import Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

# Of a kind; more than there are is for `check` to judge.
MOST_COPIES: Final = 14

_KIND: Final = Names[int]("34 counts", [*range(KINDS), *[None] * (len(TILES) - KINDS)])


def tile_from_counts34(kind: int) -> Tile:
    """Read the place of a tile in the counts: its kind, 0 to 33.

    Raises:
        NotationError: There is no such place.

    """
    return read_tile(_KIND, kind)


def tile_to_counts34(tile: Tile | int | str) -> int:
    """Give the place of a tile in the counts.

    Raises:
        NotationError: It has none: a bonus tile, or a red five.

    """
    return write_tile(_KIND, as_tile(tile))


def from_counts34(counts: Iterable[int], melds: Iterable[Mapping[str, object]] = ()) -> Hand:
    """Read a hand of counts.

    >>> str(from_counts34([1, 1, 1] + [0] * 30 + [2]))
    '123m77z'

    Args:
        counts: How many concealed tiles there are of each of the 34 kinds.
        melds: The melds in the order of declaration, their tiles as kinds (see the module).

    Raises:
        NotationError: With each number that is none of a tile, and its place.

    """
    reader = Reader(_KIND)
    tiles = _read_counts(reader, counts)
    read_melds(reader, melds)
    return reader.hand(tiles)


def to_counts34(hand: Hand) -> tuple[list[int], list[NumberMeld]]:
    """Write a hand in counts: its tiles and its melds, the arguments of `from_counts34`.

    Raises:
        NotationError: The hand has a bonus tile or a red five.

    """
    writer = Writer(_KIND)
    counts = [0] * KINDS
    for kind in writer.names(_KIND, hand.concealed + hand.bonus):
        counts[kind] += 1
    melds = [number_meld(meld, writer.names(_KIND, meld.tiles)) for meld in hand.melds]
    writer.raise_problems()
    return counts, melds


def win_from_counts34(
    counts: Iterable[int],
    melds: Iterable[Mapping[str, object]] = (),
    *,
    tile: int,
    **arguments: Unpack[WinArguments[int]],
) -> Win:
    """Read a win of counts: the counts before the winning tile, and the kind of that.

    `arguments` are those of `parse_win`; indicators are kinds.

    Raises:
        NotationError: With all that cannot be read, and its place.

    """
    reader = Reader(_KIND, arguments.get("seat", Seat.EAST))
    tiles = _read_counts(reader, counts)
    read_melds(reader, melds)
    return reader.win(tiles, tile, arguments, last=False)


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
