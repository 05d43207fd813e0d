"""What only the Chinese official rules add to a random win: flowers, last tiles, rare waits."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.oracle.draft import Draft
from tests.oracle.game import BONUS, Game
from tests.oracle.mcr.readings import KNITTED_NINES
from tests.oracle.naive import plain

BLESSINGS = {"heavenly-hand", "earthly-hand"}


def telling_tiles(tiles: Counter[str], melds: int) -> list[str]:
    """Return winning tiles that are worth testing, and that a random choice would seldom find.

    These are the one besides 1112345678999, and the chow besides a knitted straight.
    """
    suit = min(tiles)[1]
    gates = Counter(f"{rank}{suit}" for rank in "1112345678999")
    if not melds and suit != "z" and not gates - tiles:
        return list(tiles - gates)
    for nine in KNITTED_NINES:
        if not Counter(nine) - tiles and melds <= 1:
            rest = tiles - Counter(nine)
            return [tile for tile in rest if rest[tile] == 1]
    return []


def win_on(draft: Draft, tile: str) -> None:
    """Make another concealed tile the winning one."""
    draft.concealed.append(draft.tile)
    draft.concealed.remove(tile)
    draft.tile = tile


def dress(rng: Random, draft: Draft, game: Game) -> None:
    """Add a rare winning tile, flowers, and the event of a last tile of its kind where possible.

    It is not where the winner holds another one concealed; in a dealt hand nothing is in view.
    """
    telling = telling_tiles(Counter([*draft.concealed, draft.tile]), len(draft.melds))
    if telling and draft.by != "robbed-kong" and rng.random() < 0.6:
        win_on(draft, rng.choice(telling))
    if rng.random() < 0.3:
        draft.concealed += rng.sample(BONUS, rng.choice([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8]))
    if "last-of-kind" in draft.events and rng.random() < 0.9:
        draft.events.remove("last-of-kind")
    held = list(map(plain, draft.concealed))
    if plain(draft.tile) not in held and not BLESSINGS & set(draft.events) and rng.random() < 0.15:
        draft.events = list(dict.fromkeys([*draft.events, "last-of-kind"]))
