"""Writing a hand in any code, and recording what the code cannot write."""

from collections.abc import Iterable

from mahjong_score._core.packed_hand import UNKNOWN_SEAT
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import Tile
from mahjong_score.interop._common import PLAYERS, Conversion, Name, NameTable, TileNames


class Writer(Conversion):
    """Writes one hand, and records all that the code cannot write."""

    def __init__(
        self, tile_names: TileNames, seat: object = Seat.EAST, players: object = PLAYERS
    ) -> None:
        super().__init__(tile_names, seat, players)
        self.raise_problems()

    def cannot_write(self, found: object) -> None:
        """Record a tile, an event or a meld that the code has no way to write."""
        self.problem("cannot-hold", expected=self.tile_names.title, found=str(found))

    def cannot_write_seat(self, meld: Meld) -> None:
        """Record a meld from an unknown seat, or from one that the code has no way to write."""
        self.problem("cannot-hold-seat", expected=self.tile_names.title, found=str(meld))

    def turns(self, meld: Meld) -> int | None:
        """Return how many turns after the player the seat is that a meld was claimed from.

        None if the seat is unknown, or nobody sits there.
        """
        source = meld.packed.source
        if source == UNKNOWN_SEAT or source >= self.players:
            return None
        return (source - self.seat_index) % self.players

    def write_tiles(self, table: NameTable[Name], tiles: Iterable[Tile]) -> list[Name]:
        """Return the names of tiles in a table; those that it lacks are recorded and left out."""
        written = []
        for tile in tiles:
            name = table.names[tile]
            if name is None:
                self.cannot_write(tile)
            else:
                written.append(name)
        return written


def write_tile(table: NameTable[Name], tile: Tile) -> Name:
    """Return the name of a tile in a table.

    Raises:
        NotationError: The code lacks the tile.

    """
    writer = Writer(table)
    names = writer.write_tiles(table, [tile])
    writer.raise_problems()
    return names[0]
