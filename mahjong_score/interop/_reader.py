"""Reading a hand in any code, and recording all that cannot be read."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, OPEN_KONG, PONG
from mahjong_score._hands.attributes import TILES
from mahjong_score._hands.hand import Hand, Meld, meld_form
from mahjong_score._hands.notation import LONGEST_TEXT
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score._hands.tiles import Tile
from mahjong_score._hands.win import ATTRIBUTES, Win, convert_arguments, win_of_values
from mahjong_score.errors import shown
from mahjong_score.interop._common import PLAYERS, Conversion, TileNames, whole

# A full hand with all bonus tiles fits twice over; so do its melds.
MOST_TILES: Final = 64
MOST_MELDS: Final = 16

_FORM_NAMES: Final = {None: "chow, pong or kong", CHOW: "chow", PONG: "pong", OPEN_KONG: "kong"}


class Reader(Conversion):
    """Reads the tiles and melds of one hand, and records all that it cannot read.

    In its methods `key` is the place of a value, such as ``melds[2].pai``, and `index` its place in
    a list.
    """

    def __init__(
        self, tile_names: TileNames, seat: object = Seat.EAST, players: object = PLAYERS
    ) -> None:
        super().__init__(tile_names, seat, players)
        self.melds: list[Meld] = []
        # Norths that were set aside stand among the melds of some codes.
        self.north = 0
        # The number of the player whose melds these are, once a meld has said it.
        self.actor: int | None = None

    def items(self, values: object, key: str, most: int) -> list[object]:
        """Read a list; no items, and a problem is recorded, if it is too long or no list.

        At most one item more than allowed is taken from an endless iterable.
        """
        if isinstance(values, str | Mapping) or not isinstance(values, Iterable):
            self.problem("not-a-list", key=key, found=shown(values))
            return []
        items = list(islice(values, most + 1))
        if len(items) > most:
            self.problem("too-many-items", key=key, expected=most)
            return []
        return items

    def text(self, value: object) -> str:
        """Return a text; an empty one, and a problem is recorded, if it is no text or too long."""
        if not isinstance(value, str):
            self.problem("bad-value", key="text", expected="text", found=shown(value))
            return ""
        if len(value) > LONGEST_TEXT:
            self.problem(
                "text-too-long",
                span=(LONGEST_TEXT, LONGEST_TEXT + 1),
                text=value,
                expected=LONGEST_TEXT,
                found=len(value),
            )
            return ""
        return value

    def tile(self, name: object, key: str, index: int | None = None) -> Tile | None:
        """Read a tile; None, and a problem is recorded, if the code has no such name."""
        tile = self.tile_names.tile(name)
        if tile is None:
            place = key if index is None else f"{key}[{index}]"
            title = self.tile_names.title
            self.problem("no-such-code", key=place, index=index, expected=title, found=shown(name))
        return tile

    def unknown_in_text(self, text: str, span: tuple[int, int], found: str | None = None) -> None:
        """Record a piece of a text that the code does not know: `found`, or what stands there."""
        if found is None:
            found = text[slice(*span)]
        title = self.tile_names.title
        self.problem("no-such-code", span=span, text=text, key="text", expected=title, found=found)

    def tiles(self, names: object, key: str, most: int = MOST_TILES) -> list[Tile]:
        """Read a list of tiles; those that cannot be read are recorded and left out."""
        read = [self.tile(name, key, i) for i, name in enumerate(self.items(names, key, most))]
        return [tile for tile in read if tile is not None]

    def number(self, value: object, key: str, allowed: Sequence[int]) -> int | None:
        """Read a number; None, and a problem is recorded, if it is none of those allowed."""
        number = whole(value)
        if number is None or number not in allowed:
            expected = ", ".join(map(str, allowed))
            self.problem("bad-word", key=key, expected=expected, found=shown(value))
            return None
        return number

    def unknown_meld(self, key: str, index: int, found: object) -> None:
        """Record something in the list of melds that is no meld of the code."""
        title = self.tile_names.title
        self.problem("no-such-meld", key=key, index=index, expected=title, found=shown(found))

    def has_problem(self, key: str) -> bool:
        """Whether a problem was recorded at a place, or below it."""
        return any(str(problem.data.get("key", "")).startswith(key) for problem in self.problems)

    def seat_after(self, turns: int) -> Seat:
        """Return the seat that plays so many turns after the player whose hand this is."""
        return SEATS[(self.seat_index + turns) % self.players]

    def check_actor(self, actor: int, key: str) -> None:
        """Record a problem if a meld is of another player than the melds before it."""
        if self.actor is None:
            self.actor = actor
        elif self.actor != actor:
            self.problem("melds-of-two-players", key=key, expected=self.actor, found=actor)

    def add_meld(
        self,
        key: str,
        index: int,
        tiles: Sequence[Tile],
        form: int | None,
        source: Seat | None = None,
        place: int | None = None,
    ) -> None:
        """Add a meld to the hand, or record that its tiles make none.

        Where a problem of the same meld is recorded already, nothing is done.

        Args:
            key: The place of the meld.
            index: Its place in the list.
            tiles: Its tiles.
            form: What it has to be: `CHOW`, `PONG`, `OPEN_KONG`, `CONCEALED_KONG`; None for any
                but the last.
            source: The seat that it was claimed from, if that is known.
            place: Which meld of the hand it replaces, as a kong its pong; None to append it.

        """
        if self.has_problem(key):
            return
        wanted = OPEN_KONG if form == CONCEALED_KONG else form
        found = meld_form(sorted(tiles, key=lambda tile: tile.kind))
        if found is None or wanted not in (None, found):
            text = "".join(map(str, tiles))
            expected = _FORM_NAMES[wanted]
            self.problem("wrong-meld", key=key, index=index, expected=expected, found=text)
            return
        meld = Meld(tuple(tiles), source, form == CONCEALED_KONG)
        if place is None:
            self.melds.append(meld)
        else:
            self.melds[place] = meld

    def pong_of(self, tile: Tile) -> int | None:
        """Return which meld is the pong that a tile makes a kong of; None if none is."""
        for place, meld in enumerate(self.melds):
            if meld.packed.form == PONG and meld.packed.kind == tile.kind:
                return place
        return None

    def add_to_pong(self, key: str, index: int, tile: Tile) -> None:
        """Replace a pong by the kong that a tile makes of it, claimed from the same seat."""
        place = self.pong_of(tile)
        if place is None:
            # The pong may be a meld that could not be read.
            if not self.has_problem("melds["):
                self.problem("no-pong-to-add-to", key=key, index=index, tile=str(tile))
            return
        pong = self.melds[place]
        self.add_meld(key, index, (*pong.tiles, tile), OPEN_KONG, pong.claimed_from, place)

    def hand(self, tiles: Sequence[Tile]) -> Hand:
        """Return the hand of the melds and these tiles, bonus tiles among them set aside.

        Raises:
            NotationError: With all problems that were recorded, or because there is no tile at all.

        """
        if not tiles and not self.melds and not self.problems:
            self.problem("empty")
        self.raise_problems()
        plain, bonus = _without_bonus(tiles)
        return Hand(plain, tuple(self.melds), bonus)

    def win(
        self,
        tiles: Sequence[Tile],
        name: object,
        arguments: Mapping[str, Any],
        *,
        may_be_last: bool = True,
    ) -> Win:
        """Return the win of the melds, these tiles and the winning tile.

        Args:
            tiles: The concealed tiles, and bonus tiles.
            name: The name of the winning tile; with None it is the last concealed tile.
            arguments: The arguments of `parse_win`; indicators are names of the code.
            may_be_last: Whether `name` may be None.

        Raises:
            NotationError: With all problems of the tiles and of the arguments.
            TypeError: An argument does not exist, or `by` is missing.

        """
        plain, bonus = _without_bonus(tiles)
        winning = None
        if name is not None or not may_be_last:
            winning = self.tile(name, "tile")
        elif plain:
            winning = plain.pop()
        elif not self.problems:
            self.problem("nothing-to-win-on")
        given: dict[str, Any] = {"north": self.north, **arguments, "seat": SEATS[self.seat_index]}
        for key in given:
            if key in ATTRIBUTES and ATTRIBUTES[key].kind is TILES:
                given[key] = self.tiles(given[key], key)
        values, problems = convert_arguments("win", given)
        self.problems += problems
        self.raise_problems()
        assert winning is not None
        values.update(hand=Hand(plain, tuple(self.melds), bonus), tile=winning)
        return win_of_values(values)


def _without_bonus(tiles: Iterable[Tile]) -> tuple[list[Tile], list[Tile]]:
    """Return the tiles that are no bonus tiles, and the bonus tiles."""
    plain: list[Tile] = []
    bonus: list[Tile] = []
    for tile in tiles:
        (bonus if tile.is_bonus else plain).append(tile)
    return plain, bonus


def read_tile(tile_names: TileNames, name: object) -> Tile:
    """Return the tile of a name.

    Raises:
        NotationError: The code has no such name.

    """
    reader = Reader(tile_names)
    tile = reader.tile(name, "tile")
    reader.raise_problems()
    assert tile is not None
    return tile
