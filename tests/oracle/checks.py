"""The problems that every rule set has, before it is asked whether the hand wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.oracle.game import BONUS, Game
from tests.oracle.naive import Meld, Win, plain

BLESSINGS = {"heavenly-hand", "earthly-hand"}


def tile_problems(win: Win, game: Game) -> set[str]:
    """``tile-not-in-set``, ``wrong-tile-count`` and ``too-many-copies``."""
    codes: set[str] = set()
    tiles = win.all_tiles()
    if any(tile not in game.tiles for tile in tiles) or win.tile in BONUS:
        codes.add("tile-not-in-set")
    if len(win.concealed) + 3 * len(win.melds) != 13:
        codes.add("wrong-tile-count")
    for tile, copies in Counter(map(plain, tiles)).items():
        if copies > (1 if tile in BONUS else 4):
            codes.add("too-many-copies")
    return codes


def seat_contradictions(win: Win, game: Game) -> Iterator[str]:
    """What is impossible about the players: payer, claims, liability, seats not in the game."""
    if win.payer == win.seat:
        yield "the payer is the winner"
    if win.payer is not None and win.by == "self-draw":
        yield "a payer with a self-draw"
    if win.liable == win.seat:
        yield "the winner is liable"
    for meld in win.melds:
        if meld.seat == win.seat:
            yield "a meld claimed from its owner"
        elif meld.seat is not None and meld.kind == "chow" and meld.seat != game.before(win.seat):
            yield "a chow from another than the player before"
    named = [win.seat, win.payer, win.liable, *(meld.seat for meld in win.melds)]
    if any(seat is not None and seat not in game.seats for seat in named):
        yield "a seat that is not in the game"


def replacement_contradictions(win: Win) -> Iterator[str]:
    """Replacement tiles that were not drawn, or with too few kongs."""
    kongs = sum(meld.kind == "kong" for meld in win.melds)
    for event, needed in (("kong-replacement", 1), ("consecutive-kongs", 2)):
        if event in win.events and win.by != "self-draw":
            yield f"{event} without a self-draw"
        if event in win.events and kongs < needed:
            yield f"{event} without {needed} kongs"


def blessing_contradictions(win: Win, game: Game) -> Iterator[str]:
    """A heavenly or earthly hand that cannot be one."""
    blessings = win.events & BLESSINGS
    if blessings and win.melds:
        yield "a blessing with a declared group"
    if "heavenly-hand" in blessings and (win.seat != "E" or win.by != "self-draw"):
        yield "heavenly-hand unless East, self-drawn"
    if "earthly-hand" in blessings and (win.seat == "E" or win.by != game.earthly_by):
        yield "earthly-hand unless a non-East win on a discard"
    if "earthly-hand" in blessings and win.payer not in (None, "E"):
        yield "earthly-hand on a discard that is not East's"
    if len(blessings) == 2:
        yield "both blessings"
    if blessings and win.events & {"kong-replacement", "consecutive-kongs", "last-tile"}:
        yield "a blessing with a replacement or last tile"
    if blessings and "last-of-kind" in win.events:
        yield "three of a kind in view before anybody has discarded them"
    if blessings and "same-turn-immunity" in win.events:
        yield "an earlier discard of the turn before the first one"


def event_contradictions(win: Win, game: Game) -> Iterator[str]:
    """What is impossible in the events and the way the tile came."""
    yield from replacement_contradictions(win)
    yield from blessing_contradictions(win, game)
    if "last-tile" in win.events and win.by == "robbed-kong":
        yield "last-tile with a robbed kong"
    if "same-turn-immunity" in win.events and win.by != "discard":
        yield "same-turn-immunity without a discard"
    if win.by == "robbed-kong" and Counter(map(plain, win.all_tiles()))[plain(win.tile)] > 1:
        yield "the winner holds another of the robbed tile"


def liability_contradictions(win: Win, melds: Iterable[Meld]) -> Iterator[str]:
    """A seat that is stated to be liable, though none of these melds can have come from it."""
    if win.liable is not None and win.liable != win.seat:
        claimed = [meld for meld in melds if meld.open]
        if all(meld.seat not in (None, win.liable) for meld in claimed):
            yield "liable without a claimed meld from there"


def contradictions(win: Win, game: Game) -> tuple[str, ...]:
    """All reasons for the code ``contradiction``; a difference is reported with them."""
    return (*seat_contradictions(win, game), *event_contradictions(win, game))
