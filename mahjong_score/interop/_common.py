"""What all codes share: how one is declared, tile names, and the problems of a conversion."""

from collections.abc import Callable, Sequence
from operator import index as as_index
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import frozen

from mahjong_score._hands.hand import Hand
from mahjong_score._hands.seats import SEAT_INDEX, as_seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Win
from mahjong_score.errors import MOST_PROBLEMS, NotationError, Problem, shown

PLAYERS: Final = 4

Name = TypeVar("Name")


@frozen(kw_only=True)
class Code:
    """A code of another program: its functions, and how it writes a hand.

    >>> from mahjong_score.interop import CODES
    >>> CODES["mjai"].read_tile("5pr")
    parse_tile('0p')

    Attributes:
        name: Its name, such as ``mjai``.
        read_tile: The function ``tile_from_x`` of the code, such as `tile_from_mjai`.
        write_tile: The function ``tile_to_x``.
        read_hand: The function ``from_x``.
        write_hand: The function ``to_x``.
        read_win: The function ``win_from_x``.
        is_text: Whether a hand is one text, melds included; else it is tiles and a list of melds.
        tiles_are_text: Whether the concealed tiles are one text; else they are a list.
        tiles_are_numbers: Whether the concealed tiles are a list of numbers; else of names.
        read_options: Which of the options ``seat`` and ``red`` the function `read_hand` of this
            module hands on to ``from_x``.
        write_options: Which of them `write_hand` hands on to ``to_x``.

    """

    name: str
    read_tile: Callable[..., Tile]
    write_tile: Callable[..., Any]
    read_hand: Callable[..., Hand]
    write_hand: Callable[..., Any]
    read_win: Callable[..., Win]
    is_text: bool = False
    tiles_are_text: bool = False
    tiles_are_numbers: bool = False
    read_options: tuple[str, ...] = ()
    write_options: tuple[str, ...] = ()


class TileNames(Protocol):
    """How a code names single tiles.

    title: The name of the code in messages.
    """

    title: str

    def tile(self, name: object) -> Tile | None:
        """Return the tile of a name; None if the code has no such name."""


class NameTable(Generic[Name]):
    """Tile names that are a table: a name for each tile, or None where the code lacks the tile."""

    def __init__(self, title: str, names: Sequence[Name | None]) -> None:
        self.title = title
        self.names = tuple(names)
        self.tiles: dict[object, Tile] = {
            name: tile for name, tile in zip(names, TILES, strict=True) if name is not None
        }

    def tile(self, name: object) -> Tile | None:
        """Return the tile of a name; None if the code has no such name."""
        return self.tiles.get(name if isinstance(name, str) else whole(name))


def whole(value: object) -> int | None:
    """Return a whole number (an int, or one of numpy) as an int; None for everything else."""
    try:
        return None if isinstance(value, bool) else as_index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


class Conversion:
    """One hand on its way from or to a code: the names, the player's seat, the problems so far.

    seat_index: The player's seat, 0 for East to 3 for North.
    players: How many play, 3 or 4; with the seat it turns relative seats into winds.
    """

    def __init__(self, tile_names: TileNames, seat: object, players: object) -> None:
        self.tile_names = tile_names
        self.problems: list[Problem] = []
        self.seat_index = 0
        self.players = PLAYERS
        try:
            self.seat_index = SEAT_INDEX[as_seat("seat", seat)]
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
        """Record a problem; data that are None are left out, but for ``found``."""
        if len(self.problems) < MOST_PROBLEMS:
            plain = {
                key: value if isinstance(value, str) or type(value) is int else shown(value)
                for key, value in data.items()
                if value is not None or key == "found"
            }
            self.problems.append(Problem.of("notation", reason, span=span, text=text, **plain))

    def raise_problems(self) -> None:
        """Raise the problems that were recorded, if there are any.

        Raises:
            NotationError: With all of them.

        """
        if self.problems:
            raise NotationError(self.problems)
