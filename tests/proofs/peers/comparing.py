"""Compare with peers: our answers, theirs, the disagreements by cause, and the times in turn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

import mahjong_score as ms
from benchmarks.samples import fresh_wins, read_samples
from benchmarks.timing import best, idle_time, slowest, timed
from tests.proofs.peers import hk_mahjong, mahjong_gb, mahjong_py, riichienv_rs, shanten
from tests.proofs.peers.peer import Answer, Case, Cause, Peer, Session, score_answer

PEERS: Final = (
    mahjong_gb.PEER,
    *mahjong_py.PEERS,
    *riichienv_rs.PEERS,
    hk_mahjong.PEER,
    *shanten.PEERS,
)


def fresh(peer: Peer, most: int | None = None) -> list[ms.Win]:
    """Return newly built wins, so that nothing that is cached in them can help."""
    wins = fresh_wins(read_samples(peer.ruleset)[:most])
    return shanten.exchanged_wins(wins) if peer.work == "shanten" else wins


def our_call(peer: Peer) -> Callable[[ms.Win], Any]:
    """Return our function for the same work."""
    rules = ms.ruleset(peer.ruleset)
    if peer.work == "shanten":
        return lambda win: ms.shanten(win.hand, rules)
    return lambda win: ms.score(win, rules)


def cases_of(peer: Peer, most: int | None = None) -> list[Case]:
    """Return the hands, or the first of them, with our answers.

    A score that is not as committed is an error.
    """
    call = our_call(peer)
    wins = fresh(peer, most)
    if peer.work == "shanten":
        return [Case(win, (call(win),)) for win in wins]
    scores = [call(win) for win in wins]
    for sample, score in zip(read_samples(peer.ruleset)[:most], scores, strict=True):
        payments = None if score.payments is None else dict(score.payments)
        if (score.total, payments) != (sample["total"], sample["payments"]):
            raise SystemExit(f"{peer.ruleset}: {score.win} is not scored as committed")
    return [
        Case(score.win, score_answer(score), frozenset(found.id for found in score.patterns))
        for score in scores
    ]


@dataclass(frozen=True)
class Disagreement:
    """A hand that the peer answers otherwise, and the known cause, if one explains it."""

    case: Case
    theirs: Answer
    cause: Cause | None


@dataclass(frozen=True)
class Found:
    """The findings about a peer that is installed; times in nanoseconds of the median hand."""

    peer: Peer
    version: str
    hands: int
    disagreements: tuple[Disagreement, ...]
    ours: float
    theirs: float
    ours_slowest: float
    theirs_slowest: float

    @property
    def agreed(self) -> int:
        """On how many hands the two agree."""
        return self.hands - len(self.disagreements)

    @property
    def unexplained(self) -> list[Disagreement]:
        """The disagreements with no known cause."""
        return [each for each in self.disagreements if each.cause is None]

    def by_cause(self) -> list[tuple[Cause, list[Disagreement]]]:
        """Return the explained disagreements by cause, in the order of the causes."""
        groups = [
            (cause, [each for each in self.disagreements if each.cause is cause])
            for cause in self.peer.causes
        ]
        return [(cause, group) for cause, group in groups if group]


def disagreements(
    cases: Sequence[Case], answers: Sequence[Answer], causes: Sequence[Cause]
) -> tuple[Disagreement, ...]:
    """Return where the answers differ, each with the first cause that explains it."""
    return tuple(
        Disagreement(
            case, theirs, next((cause for cause in causes if cause.holds(case, theirs)), None)
        )
        for case, theirs in zip(cases, answers, strict=True)
        if theirs != case.ours
    )


def ask(peer: Peer, rounds: int) -> Found | None:
    """Return the findings about a peer, or None if it is not installed."""
    cases = cases_of(peer)
    session = peer.open(cases)
    if session is None:
        return None
    try:
        differing = disagreements(cases, session.answers(), peer.causes)
        ours, theirs = in_turn(peer, session, rounds)
    finally:
        session.close()
    return Found(
        peer=peer,
        version=session.version,
        hands=len(cases),
        disagreements=differing,
        ours=median(ours),
        theirs=median(theirs),
        ours_slowest=slowest(ours),
        theirs_slowest=slowest(theirs),
    )


def in_turn(peer: Peer, session: Session, rounds: int) -> tuple[list[int], list[int]]:
    """Return our times and theirs, taken block by block in turn; the best round counts."""
    call = our_call(peer)
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(timed(call, fresh(peer)))
        theirs.append(session.times())
    # The time of measuring itself is not known in Node, and is small compared with the calls.
    idle = idle_time(fresh(peer))
    return best(ours, idle), best(theirs, idle if peer.language != "JavaScript" else 0)
