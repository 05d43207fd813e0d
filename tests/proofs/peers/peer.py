"""Peers: other libraries, how they are called, and known causes of disagreement."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import mahjong_score as ms
from benchmarks.timing import timed

Answer = tuple[int | None, ...] | None
"""The parts compared, in the order of `Peer.compared`; None if the hand is said to be no win."""


def score_answer(score: ms.Score) -> Answer:
    """Return the parts of a score that are compared: the total, or of riichi han, fu and points."""
    if not score.ruleset.name.startswith("riichi"):
        return (score.total,)
    details = score.ruleset.answer_keys(score)
    fu, points = details["fu"], details["points"]
    assert fu is None or isinstance(fu, int)
    assert isinstance(points, int)
    return score.total, fu, points


@dataclass(frozen=True)
class Case:
    """A sample hand, and our answer to it, which is as committed."""

    win: ms.Win
    ours: Answer
    patterns: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Cause:
    """A known cause of disagreement: the rule that decides it, and the hands that it affects.

    Attributes:
        name: A short name.
        page: The name of the page in docs that has the rule.
        rule: The rule, word for word as that page has it.
        theirs: What the peer does.
        holds: Whether it explains the answer that the peer gave to a case. It checks as much of the
            answer as it can, so that another fault on such a hand is not taken for this one.

    """

    name: str
    page: str
    rule: str
    theirs: str
    holds: Callable[[Case, Answer], bool]


class Session(Protocol):
    """A peer that is installed and has the cases."""

    @property
    def version(self) -> str:
        """Return its version."""

    def answers(self) -> list[Answer]:
        """Answer every case."""

    def times(self) -> list[int]:
        """Answer every case again, and give the nanoseconds that each took."""

    def close(self) -> None:
        """End the processes that were started."""


@dataclass(frozen=True)
class Peer:
    """Another library, asked for the same work.

    Attributes:
        name: Its name, with a word on how it is called if it is called in several ways.
        language: What it is written in.
        work: The name of our function for the same work.
        ruleset: The rule set of ours that it is compared with.
        install: How to install it.
        compared: What is compared, one word for each part of an answer.
        open: Returns a session, or None if the peer is not installed.
        causes: The known causes of disagreement; the first that holds counts.

    """

    name: str
    language: str
    work: str
    ruleset: str
    install: str
    compared: tuple[str, ...]
    open: Callable[[Sequence[Case]], Session | None]
    causes: tuple[Cause, ...] = ()


@dataclass(frozen=True)
class PythonSession:
    """A peer that is called from Python; its arguments are prepared outside of the timing."""

    version: str
    cases: Sequence[Case]
    ready: Callable[[ms.Win], Any]
    call: Callable[[Any], Any]
    read: Callable[[Any], Answer]
    # The exceptions with which some peers say that a hand is no win.
    refuses: tuple[type[Exception], ...] = ()

    def answers(self) -> list[Answer]:
        """Answer every case."""
        return [self._answer(case) for case in self.cases]

    def _answer(self, case: Case) -> Answer:
        argument = self.ready(case.win)
        try:
            found = self.call(argument)
        except self.refuses:
            return None
        return self.read(found)

    def times(self) -> list[int]:
        """Answer every case again, and give the nanoseconds that each took."""
        return timed(
            self._call if self.refuses else self.call, [self.ready(case.win) for case in self.cases]
        )

    def _call(self, argument: Any) -> None:
        try:  # noqa: SIM105 - `suppress` takes time, which would be counted as the peer's
            self.call(argument)
        except self.refuses:
            pass

    def close(self) -> None:
        """Do nothing: no process was started."""
