"""Read a JSON win naively, and find all readings of a hand by plain recursion."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.oracle.game import BONUS, HONORS, ORPHANS, REDS, SEATS, SUITED

KEYS = {"hand", "tile", "by", "from", "seat", "round", "events", "liable"}
WAYS = {"discard", "self-draw", "robbed-kong"}
EVENTS = {
    "last-tile",
    "kong-replacement",
    "consecutive-kongs",
    "heavenly-hand",
    "earthly-hand",
    "same-turn-immunity",
    "last-of-kind",
    "riichi",
    "double-riichi",
    "ippatsu",
    "hand-of-man",
}
TILES = set(SUITED + HONORS + BONUS + REDS)


class UnreadableError(Exception):
    """The win has the problem ``notation``."""


@dataclass(frozen=True)
class Meld:
    """A declared group: ``chow``, ``pong`` or ``kong``; an open one is claimed."""

    kind: str
    tiles: tuple[str, ...]
    open: bool
    seat: str | None


@dataclass(frozen=True)
class Win:
    """A win as plain lists. ``concealed`` is the hand without melds and the winning tile."""

    concealed: tuple[str, ...]
    bonus: tuple[str, ...]
    melds: tuple[Meld, ...]
    tile: str
    by: str
    payer: str | None
    seat: str
    round: str
    events: frozenset[str]
    liable: str | None

    def all_tiles(self) -> list[str]:
        """Return every tile, including melds, bonus tiles and the winning tile, as written."""
        melded = [tile for meld in self.melds for tile in meld.tiles]
        return [*self.concealed, *self.bonus, *melded, self.tile]


def plain(tile: str) -> str:
    """Return the tile, but the plain five for a red one."""
    return "5" + tile[1] if tile[0] == "0" else tile


def read_tiles(text: str) -> list[str]:
    """Return the tiles of a text: digits, then the letter of their suit, again and again."""
    if not re.fullmatch(r"([0-9]+[mpszf])*", text):
        raise UnreadableError(text)
    tiles = [digit + part[-1] for part in re.findall(r"[0-9]+[mpszf]", text) for digit in part[:-1]]
    for tile in tiles:
        if tile not in TILES:
            raise UnreadableError(tile)
    return tiles


def successor(tile: str) -> str:
    """Return the next tile of the suit; for a nine or an honor, something that is no tile."""
    return "-" if tile[1] in "zf" else f"{int(tile[0]) + 1}{tile[1]}"


def read_meld(text: str) -> Meld:
    """Return the meld of ``(123m@N)``, ``(555z)``, ``(2222p@W)`` or ``[2222p]``."""
    body, at, seat = text[1:-1].partition("@")
    tiles = sorted(read_tiles(body), key=plain)
    kinds = [plain(tile) for tile in tiles]
    if at and seat not in SEATS:
        raise UnreadableError(text)
    if any(kind in BONUS for kind in kinds):
        raise UnreadableError(text)
    if len(kinds) == 3 and kinds[1:] == [successor(kinds[0]), successor(kinds[1])]:
        kind = "chow"
    elif len(kinds) in (3, 4) and len(set(kinds)) == 1:
        kind = "pong" if len(kinds) == 3 else "kong"
    else:
        raise UnreadableError(text)
    is_open = text[0] == "("
    if not is_open and (kind != "kong" or at):
        raise UnreadableError(text)
    return Meld(kind, tuple(tiles), is_open, seat or None)


def read_word(win: dict[str, object], key: str, words: set[str]) -> str | None:
    """Return the value of a key that must be one of some words; null counts as left out."""
    value = win.get(key)
    if value is None:
        return None
    if not isinstance(value, str) or value not in words:
        raise UnreadableError(key)
    return value


def read_text(win: dict[str, object], key: str) -> str:
    """Return the value of a key that must be text; spaces do not matter."""
    value = win.get(key)
    if not isinstance(value, str):
        raise UnreadableError(key)
    return "".join(value.split())


def read_win(win: dict[str, object], more_keys: frozenset[str] = frozenset()) -> Win:
    """Return the JSON win as read; raise UnreadableError for any problem ``notation``."""
    if set(win) - KEYS - more_keys:
        raise UnreadableError("unknown key")
    text = read_text(win, "hand")
    melds = [read_meld(part) for part in re.findall(r"\([^()\[\]]*\)|\[[^()\[\]]*\]", text)]
    tiles = [
        tile
        for part in re.split(r"\([^()\[\]]*\)|\[[^()\[\]]*\]", text)
        for tile in read_tiles(part)
    ]
    winning = read_tiles(read_text(win, "tile"))
    by = read_word(win, "by", WAYS)
    if len(winning) != 1 or by is None:
        raise UnreadableError("tile or by")
    events = win.get("events")
    if events is None:
        events = []
    if not isinstance(events, list) or not all(
        isinstance(event, str) and event in EVENTS for event in events
    ):
        raise UnreadableError("events")
    return Win(
        concealed=tuple(tile for tile in tiles if tile not in BONUS),
        bonus=tuple(tile for tile in tiles if tile in BONUS),
        melds=tuple(melds),
        tile=winning[0],
        by=by,
        payer=read_word(win, "from", set(SEATS)),
        seat=read_word(win, "seat", set(SEATS)) or "E",
        round=read_word(win, "round", set(SEATS)) or "E",
        events=frozenset(str(event) for event in events),
        liable=read_word(win, "liable", set(SEATS)),
    )


@dataclass(frozen=True)
class Group:
    """A group of a reading: ``chow``, ``triplet`` or ``kong``, named by its lowest tile.

    ``open`` is a claimed meld, ``declared`` any meld; ``won`` means that the winning tile
    completes it.
    """

    kind: str
    tile: str
    declared: bool = False
    open: bool = False
    won: bool = False


@dataclass(frozen=True)
class Reading:
    """Four groups and a pair, the melds among them; the pair may be what the tile completes."""

    groups: tuple[Group, ...]
    pair: str
    pair_won: bool


def meld_group(meld: Meld) -> Group:
    """Return a meld as a group of every reading."""
    kind = "triplet" if meld.kind == "pong" else meld.kind
    return Group(kind, plain(meld.tiles[0]), declared=True, open=meld.open)


def without(tiles: list[str], removed: list[str]) -> list[str] | None:
    """Return the tiles without some of them, or None if one of these is not there."""
    left = list(tiles)
    for tile in removed:
        if tile not in left:
            return None
        left.remove(tile)
    return left


def split_groups(tiles: list[str]) -> Iterator[list[Group]]:
    """Yield all ways to split sorted tiles into groups: the first is in a triplet or a chow."""
    if not tiles:
        yield []
        return
    first = tiles[0]
    second = successor(first)
    shapes = {
        "triplet": [first] * 3,
        "chow": [first, second, successor(second) if second in SUITED else "-"],
    }
    for kind, needed in shapes.items():
        left = without(tiles, needed)
        if left is not None:
            for rest in split_groups(left):
                yield [Group(kind, first), *rest]


def tiles_of(group: Group) -> list[str]:
    """Return the three tiles that a concealed group needs."""
    if group.kind == "chow":
        second = successor(group.tile)
        return [group.tile, second, successor(second)]
    return [group.tile] * 3


def readings(win: Win) -> set[Reading]:
    """Return all readings as four groups and a pair, for each part that the tile may complete."""
    tile = plain(win.tile)
    tiles = sorted([*map(plain, win.concealed), tile], key=lambda name: (name[1], name[0]))
    melded = [meld_group(meld) for meld in win.melds]
    found: set[Reading] = set()
    for pair, copies in Counter(tiles).items():
        left = without(tiles, [pair, pair]) if copies >= 2 else None
        if left is None or len(left) + 3 * len(melded) != 12:
            continue
        for groups in split_groups(left):
            groups = sorted(groups, key=lambda group: (group.tile, group.kind))
            if pair == tile:
                found.add(Reading((*melded, *groups), pair, True))
            for place, group in enumerate(groups):
                if tile in tiles_of(group) and group not in groups[:place]:
                    won = [*groups[:place], replace(group, won=True), *groups[place + 1 :]]
                    found.add(Reading((*melded, *won), pair, False))
    return found


def is_thirteen_orphans(win: Win) -> bool:
    """Whether it has one of each terminal and honor, one of them twice, and no meld."""
    tiles = [*map(plain, win.concealed), plain(win.tile)]
    return not win.melds and len(tiles) == 14 and set(tiles) == set(ORPHANS)
