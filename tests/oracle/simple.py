"""The simple 20-point table, straight from the rules text."""

from __future__ import annotations

from random import Random

from tests.oracle.game import (
    DRAGONS,
    FOUR_PLAYERS_BONUS,
    SEATS,
    WINDS,
    Judgement,
    Patterns,
    as_patterns,
    in_order,
)
from tests.oracle.judging import examine
from tests.oracle.naive import Reading, Win, readings

PATTERNS = (
    "mahjong",
    "four-pongs",
    "four-chows",
    "exposed-kong",
    "concealed-kong",
    "dragon-pong",
    "two-dragon-pongs",
    "wind-pong",
    "flower",
)


def wind_points(win: Win, triplets: list[str], double_wind: int) -> int:
    """Return 2 for each pong or kong of round or seat wind; for one that is both, the option."""
    seat_wind = WINDS[SEATS.index(win.seat)]
    prevailing = WINDS[SEATS.index(win.round)]
    if seat_wind == prevailing:
        return double_wind * triplets.count(seat_wind)
    return 2 * triplets.count(seat_wind) + 2 * triplets.count(prevailing)


def reading_points(win: Win, reading: Reading, double_wind: int) -> dict[str, int]:
    """Return the points of four groups and a pair; a kong counts as a pong.

    One dragon pong is 2, two of them 6 in all, three of them 6 and 2.
    """
    kinds = [group.kind for group in reading.groups]
    triplets = [group.tile for group in reading.groups if group.kind != "chow"]
    dragons = sum(tile in DRAGONS for tile in triplets)
    exposed = sum(group.kind == "kong" and group.open for group in reading.groups)
    concealed = sum(group.kind == "kong" and not group.open for group in reading.groups)
    return {
        "mahjong": 20,
        "four-pongs": 6 * ("chow" not in kinds),
        "four-chows": 2 * (kinds == ["chow"] * 4),
        "exposed-kong": 8 * exposed,
        "concealed-kong": 16 * concealed,
        "dragon-pong": 2 * (dragons in (1, 3)),
        "two-dragon-pongs": 6 * (dragons >= 2),
        "wind-pong": wind_points(win, triplets, double_wind),
        "flower": len(win.bonus),
    }


def points(patterns: Patterns) -> int:
    """Return the sum of all that hold."""
    return sum(value for _, value in patterns)


def payments(win: Win, total: int, settlement: str) -> dict[str, int]:
    """Return the payments: each loser pays the points, or the winner notes them and nobody pays."""
    if settlement == "accumulate":
        return {seat: total if seat == win.seat else 0 for seat in SEATS}
    return {seat: 3 * total if seat == win.seat else -total for seat in SEATS}


def judge(win: dict[str, object], options: dict[str, object]) -> Judgement:
    """Judge a JSON win by the simple table with these options: no minimum, no limit, no Pao."""
    examined = examine(win, FOUR_PLAYERS_BONUS)
    if examined.win is None:
        return Judgement(codes=in_order(examined.codes), reasons=examined.reasons)
    read = examined.win
    double_wind = options.get("double_wind", 2)
    assert isinstance(double_wind, int)
    scored = {as_patterns(reading_points(read, reading, double_wind)) for reading in readings(read)}
    codes = set(examined.codes)
    if not scored:
        codes.add("not-a-winning-hand")
    if codes:
        return Judgement(codes=in_order(codes), reasons=examined.reasons)
    total = max(map(points, scored))
    best = frozenset(patterns for patterns in scored if points(patterns) == total)
    return Judgement(
        total=total,
        payments=payments(read, total, str(options.get("settlement", "each-pays"))),
        patterns=dict(min(best)),
        alternatives=best,
    )


def random_options(rng: Random) -> dict[str, object]:
    """Options of ``simple``, each with its chance to be drawn."""
    drawn: dict[str, tuple[float, object]] = {
        "double_wind": (0.6, rng.choice([2, 4, 4])),
        "settlement": (0.6, rng.choice(["each-pays", "accumulate", "accumulate"])),
        "several_winners": (0.05, rng.choice(["first", "best", "all"])),
    }
    return {name: value for name, (odds, value) in drawn.items() if rng.random() < odds}
