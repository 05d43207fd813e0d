"""A riichi win: the common win, and the further keys that riichi adds to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.oracle.game import DRAGONS, HONORS, REDS, SEATS, SUITED, WINDS, Game
from tests.oracle.naive import UnreadableError, Win, plain, read_tiles, read_win, successor

MORE_KEYS = frozenset({"dora", "ura", "honba", "sticks", "north"})

FOUR = Game(frozenset(SUITED + HONORS), earthly_by="self-draw")
"""136 tiles; a red five is one of the four fives, and is not listed by itself."""

THREE = Game(
    frozenset(tile for tile in SUITED + HONORS if tile[1] != "m" or tile in ("1m", "9m")),
    seats=("E", "S", "W"),
    earthly_by="self-draw",
)
"""108 tiles: no 2m to 8m; East, South and West."""

NORTH = "4z"


@dataclass(frozen=True)
class RiichiWin:
    """A win with its indicators, honba, sticks and set-aside norths, at a table of some players."""

    win: Win
    game: Game
    dora: tuple[str, ...]
    ura: tuple[str, ...]
    honba: int
    sticks: int
    north: int

    @property
    def three(self) -> bool:
        """Whether three play."""
        return len(self.game.seats) == 3

    @property
    def closed(self) -> bool:
        """Whether no meld is claimed; a concealed kong keeps a hand closed."""
        return not any(meld.open for meld in self.win.melds)

    @property
    def drawn(self) -> bool:
        """Whether it is won by self-draw."""
        return self.win.by == "self-draw"

    @property
    def has_riichi(self) -> bool:
        """Whether riichi was declared; ``double-riichi`` may come with or without ``riichi``."""
        return bool(self.win.events & {"riichi", "double-riichi"})

    @property
    def on_replacement(self) -> bool:
        """Whether it is won on a replacement tile; ``consecutive-kongs`` implies one."""
        return bool(self.win.events & {"kong-replacement", "consecutive-kongs"})

    def kinds(self) -> list[str]:
        """All tiles of the hand, red fives as fives; set-aside norths are no part of it."""
        return [plain(tile) for tile in self.win.all_tiles()]

    def seat_wind(self) -> str:
        """The wind tile of the winner."""
        return WINDS[SEATS.index(self.win.seat)]

    def round_wind(self) -> str:
        """The wind tile of the round."""
        return WINDS[SEATS.index(self.win.round)]


def read_number(win: dict[str, object], key: str) -> int:
    """Return a count: 0 when left out; negative or fractional ones are ``notation``."""
    value = win.get(key)
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise UnreadableError(key)
    return value


def read_indicators(win: dict[str, object], key: str) -> tuple[str, ...]:
    """Return a list of single tiles; empty when left out."""
    value = win.get(key)
    if value is None:
        return ()
    if not isinstance(value, list):
        raise UnreadableError(key)
    found: list[str] = []
    for text in value:
        if not isinstance(text, str):
            raise UnreadableError(key)
        tiles = read_tiles("".join(text.split()))
        if len(tiles) != 1:
            raise UnreadableError(key)
        found += tiles
    return tuple(found)


def read_riichi(win: dict[str, object], game: Game) -> RiichiWin:
    """Return the JSON win as read; raise UnreadableError for any problem ``notation``."""
    return RiichiWin(
        win=read_win(win, more_keys=MORE_KEYS),
        game=game,
        dora=read_indicators(win, "dora"),
        ura=read_indicators(win, "ura"),
        honba=read_number(win, "honba"),
        sticks=read_number(win, "sticks"),
        north=read_number(win, "north"),
    )


def shown(indicator: str, three: bool) -> str:
    """Return the dora that an indicator shows: the next tile, going round at the end.

    9 -> 1 of the suit, E S W N -> E, white green red -> white; a red indicator is a five. With
    three players 1m -> 9m and 9m -> 1m.
    """
    tile = plain(indicator)
    for circle in (WINDS, DRAGONS):
        if tile in circle:
            return circle[(circle.index(tile) + 1) % len(circle)]
    if three and tile == "1m":
        return "9m"
    return "1" + tile[1] if tile[0] == "9" else successor(tile)


def bonus_values(win: RiichiWin, ura_dora: bool, red_fives: bool) -> dict[str, int]:
    """Return each bonus in han: dora, hidden dora after riichi, red fives, set-aside norths.

    Each copy in hand and melds, and each set-aside north, is a han for each indicator that points
    to it; equal indicators add up. A set-aside north is a han more by itself.
    """
    copies = Counter(win.kinds())
    copies[NORTH] += win.north

    def count(indicators: tuple[str, ...]) -> int:
        return sum(copies[shown(indicator, win.three)] for indicator in indicators)

    reds = sum(tile in REDS for tile in win.win.all_tiles())
    return {
        "dora": count(win.dora),
        "ura-dora": count(win.ura) if win.has_riichi and ura_dora else 0,
        "red-five": reds if red_fives else 0,
        "north": win.north,
    }
