"""The writer of a hand in any code: it collects what the code cannot hold."""

from collections.abc import Iterable

from mahjong_score._core.packed_hand import UNKNOWN_SEAT
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import Tile
from mahjong_score.interop._common import PLAYERS, Code, Name, Names, Table


class Writer(Table):
    """Writes one hand, and collects what the code cannot hold."""

    def __init__(self, code: Code, seat: object = Seat.EAST, players: object = PLAYERS) -> None:
        super().__init__(code, seat, players)
        self.raise_problems()

    def cannot_hold(self, what: object) -> None:
        """Note a tile, an event or a meld that the code has no way to write."""
        self.problem("cannot-hold", expected=self.code.name, found=str(what))

    def no_seat(self, meld: Meld) -> None:
        """Note a meld whose seat is not known, or is none that the code can write."""
        self.problem("cannot-hold-seat", expected=self.code.name, found=str(meld))

    def turns(self, meld: Meld) -> int | None:
        """Give how many turns after the owner the seat plays that a meld was claimed from."""
        source = meld.packed.source
        if source == UNKNOWN_SEAT or source >= self.players:
            return None
        return (source - self.own) % self.players

    def names(self, code: Names[Name], tiles: Iterable[Tile]) -> list[Name]:
        """Write tiles by their table."""
        written = []
        for tile in tiles:
            name = code.names[tile]
            if name is None:
                self.cannot_hold(tile)
            else:
                written.append(name)
        return written


def write_tile(code: Names[Name], tile: Tile) -> Name:
    """Write a single tile in a code.

    Raises:
        NotationError: The code lacks the tile.

    """
    writer = Writer(code)
    names = writer.names(code, [tile])
    writer.raise_problems()
    return names[0]
