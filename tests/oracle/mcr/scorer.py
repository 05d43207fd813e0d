"""The Chinese official rules (81 fans), straight from the rules text."""

from __future__ import annotations

from tests.oracle.checks import contradictions, tile_problems
from tests.oracle.game import (
    BONUS,
    HONORS,
    SEATS,
    SUITED,
    Game,
    Judgement,
    Patterns,
    as_patterns,
    in_order,
)
from tests.oracle.mcr.fans import Scorer
from tests.oracle.mcr.options import Options, read_options
from tests.oracle.mcr.readings import shapes
from tests.oracle.mcr.table import FANS
from tests.oracle.naive import UnreadableError, Win, plain, read_win

PATTERNS = tuple(FANS)

TILES = Game(frozenset(SUITED + HONORS + BONUS))
"""144 tiles: flowers and seasons are in the game."""

BASE = 8
"""What each opponent pays for any win."""


def more_contradictions(win: Win) -> tuple[str, ...]:
    """Find the contradiction of ``last-of-kind``: the others are in view, so none is concealed."""
    if "last-of-kind" in win.events and plain(win.tile) in map(plain, win.concealed):
        return ("last-of-kind with another one held",)
    return ()


def payments(win: Win, total: int) -> dict[str, int] | None:
    """Return the payments: 8 and the total from each, or else from the discarder, others 8.

    The player of a robbed kong pays as a discarder. None when nobody said who that is.
    """
    opponents = [seat for seat in SEATS if seat != win.seat]
    if win.by == "self-draw":
        paid = dict.fromkeys(opponents, BASE + total)
    elif win.payer is None:
        return None
    else:
        paid = {seat: BASE + (total if seat == win.payer else 0) for seat in opponents}
    result = {seat: -paid.get(seat, 0) for seat in SEATS}
    result[win.seat] = sum(paid.values())
    return result


def worth(patterns: Patterns) -> int:
    """Return the sum of all that hold."""
    return sum(value for _, value in patterns)


def best_readings(win: Win, options: Options) -> frozenset[Patterns]:
    """Return the fans of all readings that are worth most; empty when the hand is no win."""
    scorer = Scorer(win, options)
    scored = {patterns for shape in shapes(win) for patterns in scorer.scores(shape)}
    best = max(map(worth, scored), default=0)
    return frozenset(patterns for patterns in scored if worth(patterns) == best)


def counts(patterns: dict[str, int], options: dict[str, object]) -> dict[str, int]:
    """Return how often each fan counts, from its total value."""
    points = {**FANS, **read_options(options).points()}
    return {fan: value // points[fan] for fan, value in patterns.items()}


def judge(win: dict[str, object], options: dict[str, object]) -> Judgement:
    """Judge a JSON win by the Chinese official rules with these options.

    The minimum applies to the fans without flowers; the total is both together, capped if the
    option says so. Nobody is liable. Contradictory events count as they are stated.
    """
    try:
        read = read_win(win, more_keys=frozenset({"dora"}))
    except UnreadableError:
        return Judgement(codes=("notation",))
    chosen = read_options(options)
    codes = tile_problems(read, TILES)
    wrong_tiles = bool(codes)
    reasons = (*contradictions(read, TILES), *more_contradictions(read))
    if reasons:
        codes.add("contradiction")
    if wrong_tiles:
        return Judgement(codes=in_order(codes), reasons=reasons)
    best = best_readings(read, chosen)
    if not best:
        return Judgement(codes=in_order(codes | {"not-a-winning-hand"}), reasons=reasons)
    found = worth(min(best))
    if found < chosen.minimum:
        below = in_order(codes | {"below-minimum"})
        return Judgement(codes=below, found=found, alternatives=best, reasons=reasons)
    if codes:
        return Judgement(codes=in_order(codes), reasons=reasons)
    flowers = {"flower-tiles": len(read.bonus)}
    best = frozenset(as_patterns({**dict(patterns), **flowers}) for patterns in best)
    total = found + len(read.bonus)
    if chosen.cap is not None:
        total = min(total, chosen.cap)
    return Judgement(
        total=total,
        payments=payments(read, total),
        patterns=dict(min(best)),
        alternatives=best,
    )
