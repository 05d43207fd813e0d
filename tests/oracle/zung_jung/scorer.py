"""Zung Jung as the World Series of Mahjong plays it, straight from the rules text."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.oracle.game import FOUR_PLAYERS, SEATS, Judgement, Patterns, as_patterns, in_order
from tests.oracle.judging import examine
from tests.oracle.naive import Win, readings
from tests.oracle.zung_jung.patterns import (
    TABLE,
    circumstance_counts,
    in_series,
    listed_value,
    reading_counts,
    special_counts,
)

CHICKEN_HAND = "chicken-hand"
PATTERNS = (*TABLE, CHICKEN_HAND)
LIMIT = 320


@dataclass(frozen=True)
class Scored:
    """A reading: its final value, the sum before the limits, and the patterns it lists."""

    value: int
    before: int
    patterns: Patterns


def limited(added: dict[str, int], values: str) -> list[Scored]:
    """Apply the limits, and count a chicken hand.

    A hand with a pattern listed at 320 or more is worth the dearest of these alone; where two of
    them are the dearest (3.3.3 with 3.4) either may be listed. Any other sum of 320 or more is
    worth 320, and lists all its patterns. A hand with no pattern is worth 1.
    """
    before = sum(added.values())
    listed = [name for name in added if listed_value(name, values) >= LIMIT]
    if listed:
        top = max(added[name] for name in listed)
        dearest = [name for name in listed if added[name] == top]
        return [Scored(top, before, as_patterns({name: top})) for name in dearest]
    if not added:
        return [Scored(1, 0, as_patterns({CHICKEN_HAND: 1}))]
    return [Scored(min(before, LIMIT), before, as_patterns(added))]


def scored_readings(win: Win, values: str) -> list[Scored]:
    """Return every reading of every shape, scored; empty when the hand is no win."""
    common = circumstance_counts(win)
    shapes = [reading_counts(win, reading) for reading in readings(win)]
    shapes += special_counts(win)
    return [
        scored
        for counts in shapes
        for scored in limited(in_series({**common, **counts}, values), values)
    ]


def payments(win: Win, value: int, threshold: int) -> dict[str, int] | None:
    """Return the payments: the winner always gets three times the value.

    On a self-draw, up to the threshold, or with same-turn immunity each opponent pays the value.
    Else the discarder, or the player of the robbed kong, pays 3V - 2 x threshold and each other
    the threshold; nobody can tell without knowing who that is.
    """
    shares = dict.fromkeys((seat for seat in SEATS if seat != win.seat), value)
    if win.by != "self-draw" and value > threshold and "same-turn-immunity" not in win.events:
        if win.payer is None:
            return None
        shares = dict.fromkeys(shares, threshold)
        shares[win.payer] = 3 * value - 2 * threshold
    return {seat: -shares[seat] if seat in shares else 3 * value for seat in SEATS}


def judge(win: dict[str, object], options: dict[str, object]) -> Judgement:
    """Judge a JSON win by the Zung Jung rules with these options.

    The best reading has the highest final value, then the highest sum before the limits. The
    minimum is compared with the final value. There is no Pao: nobody is liable.
    """
    examined = examine(win, FOUR_PLAYERS)
    if examined.win is None:
        return Judgement(codes=in_order(examined.codes), reasons=examined.reasons)
    scored = scored_readings(examined.win, str(options.get("values", "v3.3")))
    codes = set(examined.codes)
    if not scored:
        codes.add("not-a-winning-hand")
        return Judgement(codes=in_order(codes), reasons=examined.reasons)
    best = max((one.value, one.before) for one in scored)
    tied = frozenset(one.patterns for one in scored if (one.value, one.before) == best)
    total = best[0]
    minimum = options.get("minimum", 0)
    threshold = options.get("threshold", 25)
    assert isinstance(minimum, int)
    assert isinstance(threshold, int)
    below = total < minimum
    if below:
        codes.add("below-minimum")
    if codes:
        return Judgement(
            codes=in_order(codes),
            found=total if below else None,
            alternatives=tied if below else frozenset(),
            reasons=examined.reasons,
        )
    return Judgement(
        total=total,
        payments=payments(examined.win, total, threshold),
        patterns=dict(min(tied)),
        alternatives=tied,
    )


def random_options(rng: Random) -> dict[str, object]:
    """Options of ``zung-jung``, each with its chance to be drawn."""
    drawn: dict[str, tuple[float, object]] = {
        "values": (0.5, rng.choice(["v1.03-site", "v1.03-site", "v3.3"])),
        "minimum": (0.4, rng.choice([0, 1, 2, 5, 5, 6, 30, 160, 320, 321, 481])),
        "threshold": (0.4, rng.choice([0, 5, 10, 24, 25, 30, 100, 500])),
        "false_win": (0.05, rng.choice([0, 25])),
    }
    return {name: value for name, (odds, value) in drawn.items() if rng.random() < odds}
