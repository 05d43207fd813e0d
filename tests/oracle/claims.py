"""Find naively, from text, what a hand may do with a tile, and who gets it.

Written from the rules (claims on a discard of the simple rules, precedence, robbed kongs) with
lists of tile names; whether a hand wins is asked of the oracle of its rule set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from tests.oracle.game import SUITED
from tests.oracle.naive import Meld, read_win
from tests.oracle.registry import RULESETS

Found = tuple[set[str], dict[str, str]]
"""The possible claims, as kind and meld, and the reason for each kind that is not possible."""


def meld_text(tiles: Sequence[str], seat: str | None, concealed: bool = False) -> str:
    """``(123m@N)`` or ``[2222p]``, the tiles in order."""
    body = "".join(sorted(tile[0] for tile in tiles)) + tiles[0][1]
    if concealed:
        return f"[{body}]"
    return f"({body}@{seat})" if seat else f"({body})"


def is_run(tiles: Sequence[str]) -> bool:
    """Three tiles of one suit that follow each other."""
    if any(tile not in SUITED for tile in tiles) or len({tile[1] for tile in tiles}) > 1:
        return False
    first, second, third = sorted(int(tile[0]) for tile in tiles)
    return (second, third) == (first + 1, first + 2)


def win_or_reason(name: str, win: dict[str, object], options: dict[str, object]) -> Found:
    """Return the claim of a win with its total, or the first code of the oracle's verdict."""
    judgement = RULESETS[name].judge(win, options)
    if judgement.codes:
        return set(), {"win": judgement.codes[0]}
    return {f"win {judgement.total}"}, {}


def on_discard(name: str, win: dict[str, object], options: dict[str, object]) -> Found:
    """Return every claim on a discard."""
    seats = RULESETS[name].game.seats
    seat, payer, tile = win["seat"], win["from"], str(win["tile"])
    if seat == payer:
        return set(), dict.fromkeys(("win", "kong", "pong", "chow"), "own-discard")
    possible, reasons = win_or_reason(name, win, options)
    hand = list(read_win(win).concealed)
    source = str(payer)
    for kind, needed in (("kong", 3), ("pong", 2)):
        if kind == "kong" and "last-tile" in list_of(win["events"]):
            reasons[kind] = "no-replacement-tile"
        elif hand.count(tile) < needed:
            reasons[kind] = "too-few-tiles"
        else:
            possible.add(f"{kind} {meld_text([tile] * (needed + 1), source)}")
    # The next player is the one after the discarder.
    following = seats[(seats.index(source) + 1) % len(seats)]
    chows = {
        f"chow {meld_text([tile, *two], source)}"
        for two in combinations(hand, 2)
        if is_run([tile, *two])
    }
    if seat != following or len(seats) == len("ESW"):
        # Three players claim no chow from anybody.
        reasons["chow"] = "chow-not-next-seat"
    elif tile not in SUITED:
        reasons["chow"] = "not-a-suit-tile"
    elif not chows:
        reasons["chow"] = "no-run"
    else:
        possible |= chows
    return possible, reasons


def on_own_turn(name: str, win: dict[str, object], options: dict[str, object]) -> Found:
    """Return a win and every kong with the tile that was drawn."""
    possible, reasons = win_or_reason(name, win, options)
    read = read_win(win)
    tiles = [*read.concealed, str(win["tile"])]
    concealed = {
        f"concealed-kong {meld_text([tile] * 4, None, concealed=True)}"
        for tile in tiles
        if tiles.count(tile) == 4
    }
    pongs: list[Meld] = [meld for meld in read.melds if meld.kind == "pong"]
    added = {
        f"added-kong {meld_text([*pong.tiles, pong.tiles[0]], pong.seat)}"
        for pong in pongs
        if pong.tiles[0] in tiles
    }
    empty_wall = "last-tile" in list_of(win["events"])
    why = {
        "concealed-kong": (concealed, "no-four-alike"),
        "added-kong": (added, "no-fourth-tile" if pongs else "no-pong"),
    }
    for kind, (found, reason) in why.items():
        if empty_wall:
            reasons[kind] = "no-replacement-tile"
        elif not found:
            reasons[kind] = reason
        else:
            possible |= found
    return possible, reasons


def list_of(value: object) -> list[object]:
    """Return a value of the JSON win that is a list."""
    return value if isinstance(value, list) else []


def awarded(
    seats: Sequence[str], source: str, claimed: Mapping[str, tuple[str, int]], several: str
) -> list[str]:
    """Return who gets the tile: for each rank of claims, look at the seats after the discarder."""
    circle = [seats[(seats.index(source) + step) % len(seats)] for step in range(1, len(seats))]
    winners = [seat for seat in circle if seat in claimed and claimed[seat][0] == "win"]
    if several == "all" and winners:
        return winners
    if several == "best" and winners:
        most = max(claimed[seat][1] for seat in winners)
        return [next(seat for seat in winners if claimed[seat][1] == most)]
    for kinds in (("win",), ("kong", "pong"), ("chow",)):
        for seat in circle:
            if seat in claimed and claimed[seat][0] in kinds:
                return [seat]
    return []
