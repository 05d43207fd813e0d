"""What the codes share: names of tiles, and a table with its problems."""

from collections.abc import Sequence
from operator import index as as_index
from typing import Final, Generic, Protocol, TypeVar

from mahjong_score._hands.seats import SEATS, as_seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score.errors import MOST_PROBLEMS, NotationError, Problem, shown

PLAYERS: Final = 4

Name = TypeVar("Name")


class Code(Protocol):
    """How a code writes single tiles."""

    name: str

    def tile(self, code: object) -> Tile | None:
        """Give the tile that is written so, if there is one."""


class Names(Generic[Name]):
    """A code that is a table: each tile has one name, or None if the code lacks it."""

    def __init__(self, name: str, names: Sequence[Name | None]) -> None:
        self.name = name
        self.names = tuple(names)
        self.tiles: dict[object, Tile] = {
            name: tile for name, tile in zip(names, TILES, strict=True) if name is not None
        }

    def tile(self, code: object) -> Tile | None:
        """Give the tile of a name."""
        key = code if isinstance(code, str) else whole(code)
        return self.tiles.get(key)


def whole(value: object) -> int | None:
    """Give a whole number (an int, or one of numpy) as an int; None for everything else."""
    try:
        return None if isinstance(value, bool) else as_index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


class Table:
    """Where the owner of a hand sits, and the problems that were found."""

    def __init__(self, code: Code, seat: object, players: object) -> None:
        self.code = code
        self.problems: list[Problem] = []
        self.own = 0
        self.players = PLAYERS
        try:
            self.own = SEATS.index(as_seat("seat", seat))
        except NotationError as error:
            self.problems.extend(error.problems)
        found = whole(players)
        if found in (3, PLAYERS):
            self.players = found
        else:
            self.problem("bad-value", key="players", expected="3 or 4", found=shown(players))

    def problem(
        self,
        reason: str,
        *,
        span: tuple[int, int] | None = None,
        text: str | None = None,
        **data: object,
    ) -> None:
        """Note a problem; data that are None are left out."""
        if len(self.problems) < MOST_PROBLEMS:
            said = {
                key: value if isinstance(value, str) or type(value) is int else shown(value)
                for key, value in data.items()
                if value is not None or key == "found"
            }
            self.problems.append(Problem.of("notation", reason, span=span, text=text, **said))

    def raise_problems(self) -> None:
        """Raise what was found, if anything was."""
        if self.problems:
            raise NotationError(self.problems)
