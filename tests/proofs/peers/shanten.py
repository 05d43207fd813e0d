"""Compare shanten (how far a hand is from ready) with other libraries.

The committed hands before their winning tile are all ready, so up to six of their concealed tiles
are exchanged for others of the wall, with a fixed seed.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from importlib.metadata import version
from random import Random
from typing import Any, Final

from attrs import evolve

import mahjong_score as ms
from benchmarks.riichi_reference import numbers
from tests.proofs.peers.peer import Answer, Case, Cause, Peer, PythonSession, Session

SEED: Final = 2026
MOST_EXCHANGED: Final = 6


def exchanged(win: ms.Win, rng: Random) -> ms.Win:
    """Return a win with some concealed tiles exchanged, and red fives made plain."""
    hand = win.hand
    concealed = [tile.kind for tile in hand.concealed]
    rng.shuffle(concealed)
    kept = concealed[rng.randint(0, min(MOST_EXCHANGED, len(concealed))) :]
    melded = [tile.kind for meld in hand.melds for tile in meld.tiles]
    wall = Counter(dict.fromkeys(range(34), 4))
    wall.subtract([*concealed, *melded])
    drawn = rng.sample(sorted(wall.elements()), len(concealed) - len(kept))
    return evolve(win, hand=ms.Hand([*kept, *drawn], hand.melds))


def exchanged_wins(wins: Sequence[ms.Win]) -> list[ms.Win]:
    """Return the wins with tiles exchanged, the same ones each time."""
    rng = Random(SEED)
    return [exchanged(win, rng) for win in wins]


def counts(win: ms.Win) -> list[int]:
    """Return the 34 counts of the concealed tiles."""
    found = [0] * 34
    for tile in win.hand.concealed:
        found[tile.kind] += 1
    return found


def read(found: int) -> Answer:
    """Return the shanten as an answer."""
    return (found,)


def open_mahjong(cases: Sequence[Case]) -> Session | None:
    """Return a session of mahjong, or None if it is not installed."""
    try:
        from mahjong.shanten import Shanten
    except ModuleNotFoundError:
        return None
    return PythonSession(version("mahjong"), cases, counts, Shanten.calculate_shanten, read)


def open_riichienv(cases: Sequence[Case]) -> Session | None:
    """Return a session of riichienv, or None if it is not installed."""
    try:
        import riichienv
    except ModuleNotFoundError:
        return None

    def ready(win: ms.Win) -> list[int]:
        return numbers(win.hand.concealed)

    calculate: Callable[[Any], Any] = riichienv.calculate_shanten
    return PythonSession(version("riichienv"), cases, ready, calculate, read)


def fifth_copy(case: Case, theirs: Answer) -> bool:
    """Whether the hand is nearer, by the oracle, only with a tile whose four copies are held."""
    from tests.oracle.shanten import SHAPES, parts, shanten

    if case.ours is None or theirs is None or theirs[0] is None:
        return False
    held, unavailable, groups = parts(case.win.hand)
    real = shanten(held, unavailable, groups, SHAPES)
    by_form = shanten(held, unavailable, groups, SHAPES, copies=None)
    return case.ours == (real,) and by_form <= theirs[0] < real


CAUSES: Final = (
    Cause(
        name="fifth-copy",
        page="shanten.md",
        rule="A tile of which the hand and its melds hold all four copies cannot be drawn, so it is"
        " no way forward.",
        theirs="is given the concealed tiles only, and counts a tile whose four copies are held",
        holds=fifth_copy,
    ),
)

PEERS: Final = tuple(
    Peer(
        name=name,
        language=language,
        work="shanten",
        ruleset="riichi",
        install=f"pip install '.[{extra}]'",
        compared=("shanten",),
        open=opening,
        causes=CAUSES,
    )
    for name, language, extra, opening in [
        ("mahjong's Shanten", "Python", "bench", open_mahjong),
        ("riichienv's calculate_shanten", "Rust", "peers", open_riichienv),
    ]
)
