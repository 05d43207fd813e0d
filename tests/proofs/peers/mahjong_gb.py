"""PyMahjongGB, a C++ scorer of the Chinese official rules."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final

from benchmarks.reference import arguments_of, fan_calculator
from tests.proofs.peers.peer import Answer, Case, Cause, Peer, PythonSession, Session


def read(fans: Any) -> Answer:
    """Return the sum of its fans, flowers included."""
    return (sum(points for points, _ in fans),)


def open_session(cases: Sequence[Case]) -> Session | None:
    """Return a session, or None if the package is not installed."""
    calculate = fan_calculator()
    if calculate is None:
        return None
    return PythonSession(
        version("PyMahjongGB"),
        cases,
        arguments_of,
        lambda arguments: calculate(*arguments),
        read,
        # This is how it says that a hand is no win.
        refuses=(TypeError,),
    )


CAUSES: Final[tuple[Cause, ...]] = ()

PEER: Final = Peer(
    name="PyMahjongGB",
    language="C++",
    work="score",
    ruleset="mcr",
    install="pip install '.[bench]', with a C++ compiler",
    compared=("fan",),
    open=open_session,
    causes=CAUSES,
)
