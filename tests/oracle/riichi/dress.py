"""What riichi adds to a random win: red fives, its events, indicators, honba, sticks, norths."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from tests.oracle.draft import Draft
from tests.oracle.game import DRAGONS, ORPHANS, REDS, WINDS, Game
from tests.oracle.naive import plain
from tests.oracle.riichi.win import NORTH, shown


def win_on(draft: Draft, tile: str) -> None:
    """Make another concealed tile the winning one."""
    draft.concealed.append(draft.tile)
    draft.concealed.remove(tile)
    draft.tile = tile


def telling_tile(draft: Draft) -> str | None:
    """The tile besides 1112345678999 or thirteen orphans, a win that chance seldom draws."""
    tiles = Counter([*draft.concealed, draft.tile])
    suit = draft.tile[1]
    gates = Counter(f"{rank}{suit}" for rank in "1112345678999")
    for thirteen in (gates, Counter(ORPHANS)):
        rest = tiles - thirteen
        if not thirteen - tiles and rest.total() == 1:
            return next(iter(rest))
    return None


def redden(rng: Random, draft: Draft) -> None:
    """Make some of the fives red, at most one of each suit."""
    for red in REDS:
        five = "5" + red[1]
        places = [("tile", 0)] if draft.tile == five else []
        places += [("concealed", n) for n, tile in enumerate(draft.concealed) if tile == five]
        places += [("meld", n) for n, meld in enumerate(draft.melds) if five in meld.tiles]
        if not places or rng.random() < 0.35:
            continue
        where, number = rng.choice(places)
        if where == "tile":
            draft.tile = red
        elif where == "concealed":
            draft.concealed[number] = red
        else:
            tiles = list(draft.melds[number].tiles)
            tiles[tiles.index(five)] = red
            draft.melds[number] = replace(draft.melds[number], tiles=tuple(tiles))


def wall(draft: Draft, game: Game) -> list[str]:
    """The tiles that are not in the draft, red fives included."""
    held = Counter(draft.tiles())
    used = Counter(map(plain, draft.tiles()))
    rest: list[str] = []
    for kind in sorted(game.tiles):
        copies = [kind] * max(0, 4 - used[kind])
        red = "0" + kind[1]
        if copies and red in REDS and kind[0] == "5" and not held[red]:
            copies[0] = red
        rest += copies
    return rest


def indicators(rng: Random, draft: Draft, tiles: list[str], number: int, three: bool) -> list[str]:
    """Take so many indicators out of the tiles; half of the time they point to tiles held."""
    drawn: list[str] = []
    held = set(map(plain, draft.tiles()))
    for _ in range(min(number, len(tiles))):
        choices = [tile for tile in tiles if shown(tile, three) in held]
        tile = rng.choice(choices if choices and rng.random() < 0.5 else tiles)
        tiles.remove(tile)
        drawn.append(tile)
    return drawn


def blessing(draft: Draft) -> str:
    """Return the event of a win before the winner's first discard."""
    if draft.by == "discard":
        return "hand-of-man"
    return "heavenly-hand" if draft.seat == "E" else "earthly-hand"


def random_events(rng: Random, draft: Draft, north: int) -> list[str]:
    """Return events that contradict nothing, including those of other rule sets."""
    events: list[str] = []
    kongs = sum(meld.kind == "kong" for meld in draft.melds) + north
    drawn = draft.by == "self-draw"
    if not any(meld.open for meld in draft.melds) and rng.random() < 0.5:
        events += rng.choice([["riichi"]] * 7 + [["double-riichi"], ["riichi", "double-riichi"]])
        if rng.random() < 0.35:
            events.append("ippatsu")
    if draft.by != "robbed-kong" and rng.random() < 0.12:
        events.append("last-tile")
    if drawn and kongs and not {"ippatsu", "last-tile"} & set(events) and rng.random() < 0.35:
        events.append("kong-replacement")
        if kongs > 1 and rng.random() < 0.3:
            events[-1:] = rng.choice([["consecutive-kongs"], [*events[-1:], "consecutive-kongs"]])
    may_bless = not events and not draft.melds and not north and draft.by != "robbed-kong"
    if may_bless and (drawn or draft.seat != "E") and rng.random() < 0.2:
        events.append(blessing(draft))
    if draft.by == "discard" and rng.random() < 0.03:
        events.append("same-turn-immunity")
    if rng.random() < 0.03:
        events.append("last-of-kind")
    rng.shuffle(events)
    return events


def set_norths_aside(rng: Random, draft: Draft) -> int:
    """How many of the norths left are set aside; none if a north was robbed."""
    left = 4 - draft.tiles().count(NORTH)
    if not left or rng.random() < 0.5 or (draft.tile == NORTH and draft.by == "robbed-kong"):
        return 0
    return rng.choice([number for number in (1, 1, 1, 2, 2, 3, 4) if number <= left])


def is_liability(draft: Draft) -> bool:
    """Whether it has all dragons, all winds or four kongs, for which one may be liable."""
    copies = Counter(map(plain, draft.tiles()))
    return (
        all(copies[tile] >= 3 for tile in DRAGONS)
        or all(copies[tile] >= 3 for tile in WINDS)
        or sum(meld.kind == "kong" for meld in draft.melds) == 4
    )


def add_indicators(rng: Random, draft: Draft, game: Game, north: int) -> None:
    """Mostly draw indicators, and with riichi hidden ones, from what is left of the wall."""
    rest = wall(draft, game)
    for _ in range(north):
        rest.remove(NORTH)
    if rng.random() < 0.85:
        three = len(game.seats) == 3
        number = rng.choice([1, 1, 1, 1, 2, 2, 3, 4, 5])
        draft.extra["dora"] = indicators(rng, draft, rest, number, three)
        if {"riichi", "double-riichi"} & set(draft.events) and rng.random() < 0.85:
            draft.extra["ura"] = indicators(rng, draft, rest, number, three)


def dress(rng: Random, draft: Draft, game: Game) -> None:
    """Add to a draft what riichi adds to a win, each part with some chance."""
    three = len(game.seats) == 3
    telling = telling_tile(draft)
    if telling and draft.by != "robbed-kong" and rng.random() < 0.5:
        win_on(draft, telling)
    north = set_norths_aside(rng, draft) if three else 0
    draft.events = random_events(rng, draft, north)
    if rng.random() < 0.5:
        redden(rng, draft)
    if is_liability(draft) and rng.random() < 0.3:
        draft.liable = rng.choice([seat for seat in game.seats if seat != draft.seat])
    add_indicators(rng, draft, game, north)
    for key, chance in (("honba", 0.4), ("sticks", 0.4)):
        if rng.random() < chance:
            draft.extra[key] = rng.choice([0, 1, 1, 2, 3, 5, 11])
    if north or (three and rng.random() < 0.1):
        draft.extra["north"] = north
    if rng.random() < 0.05:
        draft.extra[rng.choice(["dora", "ura", "honba", "sticks", "north"])] = None
