"""The reader of a hand in any code: it collects what cannot be read."""

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
from mahjong_score.interop._common import PLAYERS, Code, Table, whole

# A full hand with all bonus tiles fits twice over; so do its melds.
MOST_TILES: Final = 64
MOST_MELDS: Final = 16

_FORMS: Final = {None: "chow, pong or kong", CHOW: "chow", PONG: "pong", OPEN_KONG: "kong"}


class Reader(Table):
    """Reads the tiles and melds of one hand, and collects its problems.

    seat, players: the owner's seat and how many play, to turn relative seats into winds.
    """

    def __init__(self, code: Code, seat: object = Seat.EAST, players: object = PLAYERS) -> None:
        super().__init__(code, seat, players)
        self.melds: list[Meld] = []
        # Norths that were set aside stand among the melds of some codes.
        self.north = 0
        self.actor: int | None = None

    def items(self, values: object, key: str, most: int) -> list[object]:
        """Give the items of a list; none, and a problem, if it is no list or too long."""
        if isinstance(values, str | Mapping) or not isinstance(values, Iterable):
            self.problem("not-a-list", key=key, found=shown(values))
            return []
        items = list(islice(values, most + 1))
        if len(items) > most:
            self.problem("too-many-items", key=key, expected=most)
            return []
        return items

    def text(self, value: object) -> str:
        """Give a text; nothing, and a problem, if it is none or too long."""
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

    def tile(self, value: object, key: str, index: int | None = None) -> Tile | None:
        """Read one tile; `index` is its place in a list."""
        tile = self.code.tile(value)
        if tile is None:
            place = key if index is None else f"{key}[{index}]"
            self.problem(
                "no-such-code", key=place, index=index, expected=self.code.name, found=shown(value)
            )
        return tile

    def tiles(self, values: object, key: str, most: int = MOST_TILES) -> list[Tile]:
        """Read a list of tiles."""
        read = [self.tile(v, key, i) for i, v in enumerate(self.items(values, key, most))]
        return [tile for tile in read if tile is not None]

    def number(self, value: object, key: str, allowed: Sequence[int]) -> int | None:
        """Read a number that is one of some."""
        number = whole(value)
        if number is None or number not in allowed:
            expected = ", ".join(map(str, allowed))
            self.problem("bad-word", key=key, expected=expected, found=shown(value))
            return None
        return number

    def no_meld(self, key: str, index: int, found: object) -> None:
        """Note that something is no meld of the code."""
        self.problem(
            "no-such-meld", key=key, index=index, expected=self.code.name, found=shown(found)
        )

    def has_problem(self, key: str) -> bool:
        """Whether a problem was found at a place, or below it."""
        return any(str(problem.data.get("key", "")).startswith(key) for problem in self.problems)

    def seat_after(self, turns: int) -> Seat:
        """Give the seat that plays so many turns after the owner."""
        return SEATS[(self.own + turns) % self.players]

    def same_actor(self, actor: int, key: str) -> None:
        """Note if a meld is of another player than those before it."""
        if self.actor is None:
            self.actor = actor
        elif self.actor != actor:
            self.problem("melds-of-two-players", key=key, expected=self.actor, found=actor)

    def meld(
        self,
        key: str,
        index: int,
        tiles: Sequence[Tile],
        form: int | None,
        source: Seat | None = None,
        place: int | None = None,
    ) -> None:
        """Take up a meld: `form` is what it should be, `place` where it stands instead of another.

        After a problem of the same meld there is nothing more to say.
        """
        if self.has_problem(key):
            return
        wanted = OPEN_KONG if form == CONCEALED_KONG else form
        found = meld_form(sorted(tiles, key=lambda tile: tile.kind))
        if found is None or wanted not in (None, found):
            expected = _FORMS[wanted]
            text = "".join(map(str, tiles))
            self.problem("wrong-meld", key=key, index=index, expected=expected, found=text)
            return
        meld = Meld(tuple(tiles), source, form == CONCEALED_KONG)
        if place is None:
            self.melds.append(meld)
        else:
            self.melds[place] = meld

    def pong_of(self, tile: Tile) -> int | None:
        """Give the place of the pong that a tile makes a kong of."""
        for place, meld in enumerate(self.melds):
            if meld.packed.form == PONG and meld.packed.kind == tile.kind:
                return place
        return None

    def add_to_pong(self, key: str, index: int, tile: Tile) -> None:
        """Make a kong of a pong, in its place and with its seat."""
        place = self.pong_of(tile)
        if place is None:
            # It may be a meld that could not be read.
            if not self.has_problem("melds["):
                self.problem("no-pong-to-add-to", key=key, index=index, tile=str(tile))
            return
        pong = self.melds[place]
        self.meld(key, index, (*pong.tiles, tile), OPEN_KONG, pong.claimed_from, place)

    def hand(self, tiles: Sequence[Tile]) -> Hand:
        """Give the hand; bonus tiles among the tiles are set aside.

        Raises:
            NotationError: With all that was found.

        """
        if not tiles and not self.melds and not self.problems:
            self.problem("empty")
        self.raise_problems()
        plain, bonus = _parted(tiles)
        return Hand(plain, tuple(self.melds), bonus)

    def win(
        self,
        tiles: Sequence[Tile],
        tile: object,
        arguments: Mapping[str, Any],
        *,
        last: bool = True,
    ) -> Win:
        """Give the win; without a winning tile it is the last of the tiles, if it may be.

        Raises:
            NotationError: With all that was found, in the tiles and in the arguments.

        """
        plain, bonus = _parted(tiles)
        winning = None
        if tile is not None or not last:
            winning = self.tile(tile, "tile")
        elif plain:
            winning = plain.pop()
        elif not self.problems:
            self.problem("nothing-to-win-on")
        given: dict[str, Any] = {"north": self.north, **arguments, "seat": SEATS[self.own]}
        for name in given:
            if name in ATTRIBUTES and ATTRIBUTES[name].kind is TILES:
                given[name] = self.tiles(given[name], name)
        values, problems = convert_arguments("win", given)
        self.problems += problems
        self.raise_problems()
        assert winning is not None
        values.update(hand=Hand(plain, tuple(self.melds), bonus), tile=winning)
        return win_of_values(values)


def _parted(tiles: Iterable[Tile]) -> tuple[list[Tile], list[Tile]]:
    plain: list[Tile] = []
    bonus: list[Tile] = []
    for tile in tiles:
        (bonus if tile.is_bonus else plain).append(tile)
    return plain, bonus


def read_tile(code: Code, value: object) -> Tile:
    """Read a single tile of a code.

    Raises:
        NotationError: The code has no such tile.

    """
    reader = Reader(code)
    tile = reader.tile(value, "tile")
    reader.raise_problems()
    assert tile is not None
    return tile
