"""PyPI's `mahjong`, a scorer of Japanese rules in Python."""

from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from benchmarks.riichi_reference import arguments_of, estimator
from tests.proofs.peers.peer import Answer, Case, Peer, PythonSession, Session
from tests.proofs.peers.riichi_causes import four_plain_fives


def read(response: Any, *, opponents: int) -> Answer:
    """Return han, fu (None for yakuman) and the sum paid without honba and deposits."""
    if response.error:
        return None
    cost = response.cost
    yakuman = any(yaku.is_yakuman for yaku in response.yaku)
    points = cost["main"] + (opponents - 1) * cost["additional"]
    return response.han, None if yakuman else response.fu, points


def opener(ruleset: str) -> Callable[[Sequence[Case]], Session | None]:
    """Return a function that opens a session for a rule set."""
    three_players = ruleset == "riichi-three-player"

    def open_session(cases: Sequence[Case]) -> Session | None:
        estimate = estimator()
        if estimate is None:
            return None
        return PythonSession(
            version("mahjong"),
            cases,
            partial(arguments_of, three_players=three_players),
            lambda arguments: estimate(*arguments),
            partial(read, opponents=2 if three_players else 3),
        )

    return open_session


THEIRS: Final = "has ids of 136 tiles: each suit's first five is red as soon as one of the hand is"

PEERS: Final = tuple(
    Peer(
        name="mahjong",
        language="Python",
        work="score",
        ruleset=ruleset,
        install="pip install '.[bench]'",
        compared=("han", "fu", "points"),
        open=opener(ruleset),
        causes=(four_plain_fives(ruleset, THEIRS),),
    )
    for ruleset in ("riichi", "riichi-three-player")
)
