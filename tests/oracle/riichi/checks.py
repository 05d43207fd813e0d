"""The problems of a riichi win, before it is asked what it is worth (section 8 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.oracle.checks import liability_contradictions, seat_contradictions
from tests.oracle.game import BONUS, REDS
from tests.oracle.naive import plain
from tests.oracle.riichi.win import NORTH, RiichiWin

BLESSINGS = ("heavenly-hand", "earthly-hand", "hand-of-man")


def tile_problems(win: RiichiWin, red_fives: bool) -> set[str]:
    """``tile-not-in-set``, ``wrong-tile-count`` and ``too-many-copies``.

    Flowers are in no set, red fives where they are played with; with three players there is no 0m
    and no 2m to 8m. This goes for indicators too. More than four of a kind in hand, melds, winning
    tile, norths and indicators together are too many, and so is a red five twice.
    """
    codes: set[str] = set()
    tiles = [*win.win.all_tiles(), *win.dora, *win.ura, *[NORTH] * win.north]
    for tile in tiles:
        if plain(tile) not in win.game.tiles or (tile in REDS and not red_fives):
            codes.add("tile-not-in-set")
    if len(win.win.concealed) + 3 * len(win.win.melds) != 13:
        codes.add("wrong-tile-count")
    if any(copies > (1 if kind in BONUS else 4) for kind, copies in kinds(tiles).items()):
        codes.add("too-many-copies")
    if any(tiles.count(red) > 1 for red in REDS):
        codes.add("too-many-copies")
    return codes


def kinds(tiles: list[str]) -> Counter[str]:
    """Return how many there are of each kind; a red five counts as a five."""
    return Counter(map(plain, tiles))


def riichi_contradictions(win: RiichiWin) -> Iterator[str]:
    """Riichi, ippatsu, indicators and set-aside norths."""
    if "ippatsu" in win.win.events and not win.has_riichi:
        yield "ippatsu without riichi"
    if win.has_riichi and not win.closed:
        yield "riichi with a claimed meld"
    if win.ura and not win.has_riichi:
        yield "ura without riichi"
    if len(win.dora) > 5 or len(win.ura) > 5:
        yield "more than five indicators"
    if win.dora and len(win.ura) > len(win.dora):
        yield "more hidden than open indicators"
    if win.north and not win.three:
        yield "north with four players"
    if win.three and any(meld.open and meld.kind == "chow" for meld in win.win.melds):
        yield "a claimed chow with three players"


def replacement_contradictions(win: RiichiWin) -> Iterator[str]:
    """A replacement tile that was not drawn, or with too few kongs or norths, or another event."""
    events = win.win.events
    kongs = sum(meld.kind == "kong" for meld in win.win.melds)
    replaced = kongs + (win.north if win.three else 0)
    if win.on_replacement:
        if not win.drawn:
            yield "a replacement tile without a self-draw"
        if replaced < 1:
            yield "a replacement tile without a kong or a north"
        if "last-tile" in events:
            yield "a replacement tile with last-tile"
        if "ippatsu" in events:
            yield "a replacement tile with ippatsu"
    if "consecutive-kongs" in events and replaced < 2:
        yield "consecutive-kongs with fewer than two of them"


def way_contradictions(win: RiichiWin) -> Iterator[str]:
    """Events that contradict the way the tile came, and a robbed tile that the winner holds."""
    events = win.win.events
    if "last-tile" in events and win.win.by == "robbed-kong":
        yield "last-tile with a robbed kong"
    if win.win.by == "robbed-kong":
        tile = plain(win.win.tile)
        if win.kinds().count(tile) > 1 or (tile == NORTH and win.north):
            yield "the winner holds another of the robbed tile"
        if tile in map(plain, (*win.dora, *win.ura)):
            yield "an indicator of which the robbed kong has all four"
    if "same-turn-immunity" in events and win.win.by != "discard":
        yield "same-turn-immunity without a discard"


def blessing_contradictions(win: RiichiWin) -> Iterator[str]:
    """Heavenly hand, earthly hand and hand of man: wins before the winner's first discard.

    The first is East's and the second another's, both self-drawn; the third is another's, on a
    discard. None goes with a meld (a concealed kong is one), a north, riichi, ippatsu, a last or
    replacement tile, or another of the three.
    """
    events = win.win.events
    blessings = [event for event in BLESSINGS if event in events]
    for event in blessings:
        if (win.win.seat == "E") != (event == "heavenly-hand"):
            yield f"{event} of the wrong seat"
        if win.win.by != ("discard" if event == "hand-of-man" else "self-draw"):
            yield f"{event} with {win.win.by}"
        if win.win.melds or win.north:
            yield f"{event} with a meld or a north"
        if win.has_riichi or "ippatsu" in events:
            yield f"{event} with riichi or ippatsu"
        if win.on_replacement or "last-tile" in events:
            yield f"{event} with a last or replacement tile"
        if event != "earthly-hand" and "last-of-kind" in events:
            yield f"{event} with three of a kind in view"
        if len(win.dora) > 1:
            yield f"{event} after a kong"
    if len(blessings) > 1:
        yield "two of the three"


def first_turn_contradictions(win: RiichiWin) -> Iterator[str]:
    """Ippatsu after double riichi: no kong of anybody so far, and a wall that is nearly whole."""
    if {"double-riichi", "ippatsu"} <= win.win.events:
        if len(win.dora) > 1 or any(meld.kind == "kong" for meld in win.win.melds):
            yield "ippatsu after double riichi with a kong"
        if "last-tile" in win.win.events:
            yield "ippatsu after double riichi on the last tile"


def liability(win: RiichiWin, four_kongs: bool) -> Iterator[str]:
    """A stated seat that fed none of the melds which could make it liable.

    With all dragons or all winds, those are the melds of these; with four kongs, where that counts,
    the kongs too. With none of them the statement is ignored, unless nothing was claimed.
    """
    held = Counter(win.kinds())
    deciding: set[str] = set()
    for honors in ({"5z", "6z", "7z"}, {"1z", "2z", "3z", "4z"}):
        if all(held[honor] >= 3 for honor in honors):
            deciding |= honors
    kongs = [meld for meld in win.win.melds if meld.kind == "kong"]
    if four_kongs and len(kongs) == 4:
        deciding |= {plain(meld.tiles[0]) for meld in kongs}
    if deciding or win.closed:
        chosen = [
            meld
            for meld in win.win.melds
            if meld.kind != "chow" and plain(meld.tiles[0]) in deciding
        ]
        yield from liability_contradictions(win.win, chosen)


def contradictions(win: RiichiWin, four_kongs: bool) -> tuple[str, ...]:
    """All reasons for the code ``contradiction``; a difference is reported with them.

    ``four_kongs`` says whether a player may be liable for four kongs.
    """
    return (
        *seat_contradictions(win.win, win.game),
        *riichi_contradictions(win),
        *replacement_contradictions(win),
        *way_contradictions(win),
        *blessing_contradictions(win),
        *first_turn_contradictions(win),
        *liability(win, four_kongs),
    )
