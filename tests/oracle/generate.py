"""Generate random wins as JSON data with random options, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tests.oracle.draft import Draft, as_json
from tests.oracle.game import BONUS, SEATS, Game
from tests.oracle.naive import Meld
from tests.oracle.registry import RULESETS, Entry
from tests.oracle.spoil import break_notation

OPTION_SETS = 300
"""How many sets of options are drawn for a seed: not more, so that rule sets can be kept."""


def claimed(rng: Random, melds: list[Meld], seat: str, game: Game) -> list[Meld]:
    """Return the melds, with the seats that all, some, or none of the open ones came from."""
    given = rng.choice([1.0, 1.0, 1.0, 0.75, 0.0])
    others = [other for other in game.seats if other != seat]
    return [
        replace(meld, seat=game.before(seat) if meld.kind == "chow" else rng.choice(others))
        if meld.open and rng.random() < given
        else meld
        for meld in melds
    ]


def random_events(rng: Random, draft: Draft) -> list[str]:
    """Return events that contradict nothing, including those of other rule sets."""
    events: list[str] = []
    kongs = sum(meld.kind == "kong" for meld in draft.melds)
    drawn = draft.by == "self-draw"
    if draft.by != "robbed-kong" and rng.random() < 0.12:
        events.append("last-tile")
    if drawn and kongs and rng.random() < 0.35:
        events.append("kong-replacement")
    if drawn and kongs > 1 and rng.random() < 0.3:
        events.append("consecutive-kongs")
    if not draft.melds and not events and rng.random() < 0.2:
        if drawn and draft.seat == "E":
            events.append("heavenly-hand")
        if draft.by == "discard" and draft.seat != "E" and draft.payer in (None, "E"):
            events.append("earthly-hand")
    if draft.by == "discard" and rng.random() < 0.08:
        events.append("same-turn-immunity")
        draft.payer = draft.payer if rng.random() < 0.6 else None
    if rng.random() < 0.03:
        events.append("last-of-kind")
    if rng.random() < 0.01:
        events.append("riichi")
    rng.shuffle(events)
    return events


def bonus_tiles(rng: Random, game: Game) -> list[str]:
    """Return none to eight bonus tiles, where the game has them."""
    if not set(BONUS) <= game.tiles or rng.random() < 0.4:
        return []
    return rng.sample(BONUS, rng.choice([1, 1, 2, 2, 3, 4, 5, 6, 7, 8]))


def random_draft(rng: Random, entry: Entry) -> Draft:
    """Return a complete hand with consistent circumstances."""
    game = entry.game
    bare, tiles = entry.hands(rng, game)
    seat = rng.choice(game.seats)
    melds = claimed(rng, bare, seat, game)
    by = rng.choices(["discard", "self-draw", "robbed-kong"], [45, 40, 15])[0]
    choices = sorted(tiles)
    if by == "robbed-kong":
        copies = Counter([*tiles, *(tile for meld in melds for tile in meld.tiles)])
        choices = [tile for tile in choices if copies[tile] == 1]
        if not choices:
            by, choices = rng.choice(["discard", "self-draw"]), sorted(tiles)
    tile = rng.choice(choices)
    tiles.remove(tile)
    tiles += bonus_tiles(rng, game)
    others = [other for other in game.seats if other != seat]
    payer = rng.choice(others) if by != "self-draw" and rng.random() < 0.8 else None
    liable = rng.choice(others) if rng.random() < 0.08 else None
    draft = Draft(tiles, melds, tile, by, payer, seat, rng.choice(SEATS), [], liable)
    draft.events = random_events(rng, draft)
    entry.dress(rng, draft, game)
    return draft


def random_win(rng: Random, entry: Entry) -> dict[str, object]:
    """Return a win; about a tenth of them are made invalid in one way or in two."""
    draft = random_draft(rng, entry)
    fate = rng.random()
    if fate < 0.12:
        for spoil in rng.sample(entry.spoilers, rng.choice([1, 1, 1, 1, 2])):
            spoil(rng, draft, entry.game)
    win = as_json(rng, draft)
    if 0.12 <= fate < 0.125:
        break_notation(rng, win)
    return win


def wins(seed: int, ruleset: str) -> Iterator[tuple[dict[str, object], dict[str, object]]]:
    """Yield wins and options for a rule set; its entry says how many wins have options."""
    entry = RULESETS[ruleset]
    rng = Random(seed)
    pool = [entry.options(rng) for _ in range(OPTION_SETS)]
    while True:
        win = random_win(rng, entry)
        yield win, (rng.choice(pool) if rng.random() < entry.share else {})
