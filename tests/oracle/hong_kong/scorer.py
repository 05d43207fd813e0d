"""Hong Kong rules, for four players and for two, straight from the rules text."""

from __future__ import annotations

from collections import Counter

from tests.oracle.checks import contradictions, liability_contradictions, tile_problems
from tests.oracle.game import (
    DRAGONS,
    FOUR_PLAYERS,
    HONORS,
    ORPHANS,
    SEATS,
    SUITED,
    TERMINALS,
    TWO_PLAYERS,
    WINDS,
    Judgement,
    Patterns,
    as_patterns,
    in_order,
)
from tests.oracle.hong_kong.payments import golden_payments, liable_player, payments
from tests.oracle.naive import (
    Reading,
    UnreadableError,
    Win,
    is_thirteen_orphans,
    plain,
    read_win,
    readings,
)

PATTERNS = (
    "all-sequences",
    "concealed-hand",
    "self-draw",
    "dragon-triplet",
    "seat-wind",
    "round-wind",
    "mixed-terminals",
    "robbing-a-kong",
    "kong-replacement",
    "last-tile",
    "half-flush",
    "all-triplets",
    "small-three-dragons",
    "big-three-dragons",
    "full-flush",
    "all-honors",
    "all-terminals",
    "small-four-winds",
    "big-four-winds",
    "four-kongs",
    "four-concealed-triplets",
    "thirteen-orphans",
    "nine-gates",
    "heavenly-hand",
    "earthly-hand",
    "consecutive-kongs",
)

NINE_GATES = "1112345678999"


def is_replacement(win: Win) -> bool:
    """Whether it is won on the replacement tile of a kong; consecutive kongs imply one."""
    return bool(win.events & {"kong-replacement", "consecutive-kongs"})


def circumstance_values(win: Win, options: dict[str, object]) -> dict[str, int]:
    """Return the fan that do not depend on how the hand is read."""
    if options.get("concealed_kong_keeps_concealed", False):
        closed = not any(meld.open for meld in win.melds)
    else:
        closed = not win.melds
    drawn = win.by == "self-draw"
    last_discard = options.get("last_discard", 0)
    assert isinstance(last_discard, int)
    last = {"self-draw": 1, "discard": last_discard, "robbed-kong": 0}[win.by]
    return {
        "concealed-hand": int(closed),
        "self-draw": int(drawn),
        "robbing-a-kong": int(win.by == "robbed-kong"),
        "kong-replacement": int(is_replacement(win)),
        "last-tile": last if "last-tile" in win.events else 0,
        "heavenly-hand": 10 * ("heavenly-hand" in win.events),
        "earthly-hand": 10 * ("earthly-hand" in win.events),
        "consecutive-kongs": 10 * ("consecutive-kongs" in win.events),
    }


def is_nine_gates(win: Win, wait: str) -> bool:
    """Whether it has no meld, and is 1112345678999 of one suit and any tile of it.

    ``any-wait`` needs no more. ``nine-sided`` needs the thirteen tiles before the win to be
    1112345678999; ``nine-sided-on-discard`` needs this of a discard or a robbed kong only.
    """
    before = sorted(map(plain, win.concealed))
    tiles = Counter([*before, plain(win.tile)])
    if win.melds or len({tile[1] for tile in tiles}) != 1:
        return False
    suit = win.tile[1]
    gates = [rank + suit for rank in NINE_GATES]
    if not all(tile in SUITED for tile in tiles) or Counter(gates) - tiles:
        return False
    if wait == "nine-sided" or (wait == "nine-sided-on-discard" and win.by != "self-draw"):
        return before == gates
    return True


def reading_values(win: Win, reading: Reading, options: dict[str, object]) -> dict[str, int]:
    """Return the fan of four groups and a pair."""
    groups = reading.groups
    kinds = [group.kind for group in groups]
    triplets = [group.tile for group in groups if group.kind != "chow"]
    tiles = set(map(plain, win.all_tiles()))
    suits = {tile[1] for tile in tiles} - {"z"}
    honors = tiles & set(HONORS)
    terminals = tiles & set(TERMINALS)
    dragons = sum(tile in DRAGONS for tile in triplets)
    winds = sum(tile in WINDS for tile in triplets)
    only_outer = tiles <= set(ORPHANS)
    all_concealed = all(
        group.kind == "triplet" and not group.declared and (win.by == "self-draw" or not group.won)
        for group in groups
    )
    return {
        "all-sequences": int(kinds == ["chow"] * 4),
        "dragon-triplet": dragons,
        "seat-wind": int(WINDS[SEATS.index(win.seat)] in triplets),
        "round-wind": int(WINDS[SEATS.index(win.round)] in triplets),
        "mixed-terminals": int("chow" not in kinds and only_outer and bool(honors and terminals)),
        "half-flush": 3 * (len(suits) == 1 and bool(honors)),
        "all-triplets": 3 * ("chow" not in kinds),
        "small-three-dragons": 3 * (dragons == 2 and reading.pair in DRAGONS),
        "big-three-dragons": 5 * (dragons == 3),
        "full-flush": 7 * (len(suits) == 1 and not honors),
        "all-honors": 10 * (tiles <= set(HONORS)),
        "all-terminals": 10 * (tiles <= set(TERMINALS)),
        "small-four-winds": 10 * (winds == 3 and reading.pair in WINDS),
        "big-four-winds": 10 * (winds == 4),
        "four-kongs": 10 * (kinds == ["kong"] * 4),
        "four-concealed-triplets": 10 * all_concealed,
        "nine-gates": 10 * is_nine_gates(win, str(options.get("nine_gates", "any-wait"))),
    }


def scored_readings(win: Win, options: dict[str, object]) -> set[Patterns]:
    """Return the patterns of every reading; empty when the hand is no win."""
    common = circumstance_values(win, options)
    scored = {
        as_patterns({**common, **reading_values(win, reading, options)})
        for reading in readings(win)
    }
    if is_thirteen_orphans(win):
        scored.add(as_patterns({**common, "thirteen-orphans": 10}))
    return scored


def fan(patterns: Patterns) -> int:
    """Return the sum of all that hold."""
    return sum(value for _, value in patterns)


def judge(
    win: dict[str, object], options: dict[str, object], two_players: bool = False
) -> Judgement:
    """Judge a JSON win by the Hong Kong rules with these options.

    The best reading has the highest capped total and then the highest sum; since the cap never
    turns the order of two sums round, that is the highest sum. The minimum is counted before
    the cap. Contradictory events count as they are stated.
    """
    game = TWO_PLAYERS if two_players else FOUR_PLAYERS
    try:
        read = read_win(win, more_keys=frozenset({"dora"}))
    except UnreadableError:
        return Judgement(codes=("notation",))
    codes = tile_problems(read, game)
    wrong_tiles = bool(codes)
    reasons = contradictions(read, game)
    if not two_players:
        reasons += tuple(liability_contradictions(read, read.melds))
    if reasons:
        codes.add("contradiction")
    if wrong_tiles:
        return Judgement(codes=in_order(codes), reasons=reasons)
    scored = scored_readings(read, options)
    if not scored:
        return Judgement(codes=in_order(codes | {"not-a-winning-hand"}), reasons=reasons)
    found = max(map(fan, scored))
    minimum = options.get("minimum", 3)
    cap = options.get("cap", 10)
    assert isinstance(minimum, int)
    assert cap is None or isinstance(cap, int)
    best = frozenset(patterns for patterns in scored if fan(patterns) == found)
    if found < minimum:
        below = in_order(codes | {"below-minimum"})
        return Judgement(codes=below, found=found, alternatives=best, reasons=reasons)
    if codes:
        return Judgement(codes=in_order(codes), reasons=reasons)
    total = found if cap is None else min(found, cap)
    if two_players:
        liable, paid = None, golden_payments(read, total, options)
    else:
        liable = liable_player(read)
        paid = payments(read, total, liable, is_replacement(read), options)
    return Judgement(
        total=total,
        payments=paid,
        liable=liable,
        patterns=dict(min(best)),
        alternatives=best,
    )


def judge_two_players(win: dict[str, object], options: dict[str, object]) -> Judgement:
    """Judge a JSON win by the rules of the two-player table."""
    return judge(win, options, two_players=True)
