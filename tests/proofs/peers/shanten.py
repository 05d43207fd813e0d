"""How far a hand is from ready: `mahjong_score._queries.shanten` and what others call shanten.

The committed hands before their winning tile are all ready. So up to six of their concealed tiles
are exchanged for others of the wall, with a stated seed.
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
    """Give a win whose hand has some concealed tiles exchanged, red fives made plain."""
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
    """Exchange tiles of all, the same ones each time."""
    rng = Random(SEED)
    return [exchanged(win, rng) for win in wins]


def counts(win: ms.Win) -> list[int]:
    """Give the 34 counts of the concealed tiles."""
    found = [0] * 34
    for tile in win.hand.concealed:
        found[tile.kind] += 1
    return found


def read(found: int) -> Answer:
    """Give the shanten."""
    return (found,)


def open_mahjong(cases: Sequence[Case]) -> Session | None:
    """Give a session of mahjong, or None if it is not installed."""
    try:
        from mahjong.shanten import Shanten
    except ModuleNotFoundError:
        return None
    return PythonSession(version("mahjong"), cases, counts, Shanten.calculate_shanten, read)


def open_riichienv(cases: Sequence[Case]) -> Session | None:
    """Give a session of riichienv, or None if it is not installed."""
    try:
        import riichienv
    except ModuleNotFoundError:
        return None

    def ready(win: ms.Win) -> list[int]:
        return numbers(win.hand.concealed)

    calculate: Callable[[Any], Any] = riichienv.calculate_shanten
    return PythonSession(version("riichienv"), cases, ready, calculate, read)


def fifth_copy(case: Case, theirs: Answer) -> bool:
    """Whether a hand is nearer only by a tile of which all four are held, as the oracle says."""
    from tests.oracle.shanten import SHAPES, parts, shanten

    if case.ours is None or theirs is None or theirs[0] is None:
        return False
    held, gone, groups = parts(case.win.hand)
    real = shanten(held, gone, groups, SHAPES)
    by_form = shanten(held, gone, groups, SHAPES, copies=None)
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
