"""Chinese official rules, 2.2 and 2.3: the freedom of choosing, and what is not counted twice."""

from typing import Any

import pytest

from tests.helpers import fan, verdict


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


# Hands that most scorers get wrong: (hand, how won, further words, total and fans).
TRAPS = [
    # 64 + 2 + 1. Seven Pairs and Full Flush would be 48.
    (
        "1122355778899p +3p",
        {},
        "67 fan: pure-terminal-chows 64, concealed-hand 2, edge-wait 1",
    ),
    # 24 + 16 + 4 + 2 + 1 + 1. The pungs would be 47.
    (
        "333444555p4555s +3s",
        {"by": "self-draw"},
        "48 fan: pure-triple-chow 24, all-five 16, fully-concealed-hand 4, all-chows 2,"
        " mixed-double-chow 1, one-voided-suit 1",
    ),
    # 12 + 2 + 1 + 1. Melds may not be rearranged.
    (
        "(111m)(444s)2444m444p +3m",
        {"by": "self-draw"},
        "16 fan: lower-four 12, double-pung 2, pung-of-terminals-or-honors 1, self-drawn 1",
    ),
    # 64 + 8 + 6 + 2 + 1. The discard is the fourth 7: 555 777 7 and 7.
    (
        "[6666s][4444p]5557m777p1f +7m",
        {"round": "E"},
        "81 fan: four-concealed-pungs 64, mixed-shifted-pungs 8, two-concealed-kongs 6,"
        " all-simples 2, flower-tiles 1",
    ),
    # 32 + 24 + 2 + 2 + 1 + 1. No Short Straight beside four chows.
    (
        "(234s)(456s)(345s)2567s +2s",
        {"by": "self-draw"},
        "62 fan: four-pure-shifted-chows 32, full-flush 24, all-chows 2, all-simples 2,"
        " single-wait 1, self-drawn 1",
    ),
    # 16 + 6 + 1 + 1: 123m 345m 567m, and 345m again or 123m and 456m with the fourth.
    (
        "(567m)(345m)13456m77z +2m",
        {},
        "24 fan: pure-shifted-chows 16, half-flush 6, short-straight 1, closed-wait 1",
    ),
    # 2 + 2 + 2 + 1 + 1: three fans of two chows among four chows in a ring.
    (
        "(567m)(567p)34m234p88s +2m",
        {"by": "self-draw"},
        "8 fan: all-chows 2, all-simples 2, mixed-double-chow 2, short-straight 1, self-drawn 1",
    ),
    # 4 + 3 + 1 + 1: the horseshoe.
    (
        "(123m)(789m)13p789p77z +2p",
        {},
        "9 fan: outside-hand 4, mixed-double-chow 2, two-terminal-chows 1, one-voided-suit 1,"
        " closed-wait 1",
    ),
    # 12 + 2 + 1: 89s and 7s, though 7s belongs to the nine too.
    (
        "258m14789s369p22z +7s",
        {},
        "15 fan: knitted-straight 12, concealed-hand 2, edge-wait 1",
    ),
    # 24 + 2 + 1: 7s wins too, though the hand holds all four; so no Closed Wait.
    (
        "(666s)1237777999s +8s",
        {},
        "27 fan: full-flush 24, tile-hog 2, two-terminal-chows 1",
    ),
    # 4 + 2 + 1 + 1.
    (
        "1234444678m456p +1m",
        {"by": "self-draw", "round": "N"},
        "8 fan: fully-concealed-hand 4, tile-hog 2, one-voided-suit 1, no-honors 1",
    ),
    # 2 + 2 + 2 + 1 + 1: the discard sits in the chow, so that 888m stays concealed.
    (
        "(444z)78889m11888p +8m",
        {},
        "8 fan: tile-hog 2, double-pung 2, two-concealed-pungs 2, pung-of-terminals-or-honors 1,"
        " one-voided-suit 1",
    ),
    # 12 + 2 + 2 + 1.
    (
        "13347s12369m258p +3m",
        {},
        "17 fan: knitted-straight 12, concealed-hand 2, all-chows 2, edge-wait 1",
    ),
    # 88 + 88 + 64 + 64 + 8 + 8 + 2 + 2 + 8: the largest hand.
    (
        "[7777z][6666z][5555z][1111z]4z12345678f +4z",
        {"by": "self-draw", "events": ["kong-replacement", "last-tile"]},
        "332 fan: big-three-dragons 88, four-kongs 88, all-honors 64, four-concealed-pungs 64,"
        " last-tile-draw 8, out-with-replacement-tile 8, prevalent-wind 2, seat-wind 2,"
        " flower-tiles 8",
    ),
]


@pytest.mark.parametrize(("hand", "said", "told"), TRAPS, ids=[trap[0] for trap in TRAPS])
def test_hands_that_catch_most_errors(hand: str, said: dict[str, Any], told: str) -> None:
    assert fans(hand, **said) == told


def test_each_reading_is_scored_completely_and_the_best_one_counts() -> None:
    """Three chows 345m, or pungs of 3, 4 and 5: here the pungs are dearer, by All Pungs."""
    assert fans("33344455m77s(999p) +5m") == (
        "34 fan: pure-shifted-pungs 24, all-pungs 6, two-concealed-pungs 2,"
        " pung-of-terminals-or-honors 1, no-honors 1"
    )
    # A chow beside them: 24 + 1 + 1 with chows, 24 + 2 + 1 with pungs.
    assert fans("33344455m77s(789p) +5m") == (
        "27 fan: pure-shifted-pungs 24, two-concealed-pungs 2, no-honors 1"
    )


def test_fans_of_different_readings_are_never_mixed() -> None:
    """112233 55 778899: Pure Terminal Chows, or Seven Pairs and Full Flush."""
    told = fans("1122335577889s +9s")
    assert told == "66 fan: pure-terminal-chows 64, concealed-hand 2"
    assert "seven-pairs" not in told


def test_melds_and_kongs_never_change() -> None:
    """Three melded 345 are no pungs, and melded pungs no chows."""
    assert fans("66p77z(345m)(345m)(345m) +6p") == (
        "25 fan: pure-triple-chow 24, one-voided-suit 1"
    )
    assert fans("66p77z(333m)(444m)(555m) +6p") == (
        "31 fan: pure-shifted-pungs 24, all-pungs 6, one-voided-suit 1"
    )


def test_a_discard_that_completes_a_pung_makes_it_melded() -> None:
    """Four sets concealed, the fourth pung by a discard: three concealed pungs. 16 + 6 + 2 + ..."""
    shanpon = "111m333p99s666z22s +9s"
    assert fans(shanpon) == (
        "28 fan: three-concealed-pungs 16, all-pungs 6, dragon-pung 2, concealed-hand 2,"
        " pung-of-terminals-or-honors 2"
    )
    assert fans(shanpon, "self-draw") == (
        "69 fan: four-concealed-pungs 64, dragon-pung 2, pung-of-terminals-or-honors 2,"
        " self-drawn 1"
    )


def test_yet_the_discard_may_be_put_into_a_chow_of_the_same_cut() -> None:
    """333m 345m: the discarded 3m is in the chow, and 333m stays concealed."""
    assert fans("33345m222s888p66z +3m") == (
        "20 fan: three-concealed-pungs 16, concealed-hand 2, tile-hog 2"
    )


def test_or_into_the_pair() -> None:
    """2s alone: the pair is what the discard completes."""
    assert fans("111m333p999s666z2s +2s") == (
        "69 fan: four-concealed-pungs 64, dragon-pung 2, pung-of-terminals-or-honors 2,"
        " single-wait 1"
    )


def test_the_chosen_element_is_told() -> None:
    """What the tile completes is marked with a plus in the reading."""
    reading = verdict("33345m222s888p66z +3m", rules="mcr").score
    assert reading is not None
    assert str(reading.reading) == "+345m 333m 888p 222s 66z"


def test_what_a_fan_forces_is_not_counted_with_it() -> None:
    """2.3: Big Three Dragons forces three dragon pungs; a Pung of Terminals besides is counted."""
    assert fans("77z33p(555z)(666z)(678p) +7z") == ("94 fan: big-three-dragons 88, half-flush 6")
    assert fans("77z33p(555z)(666z)(999p) +7z") == (
        "101 fan: big-three-dragons 88, all-pungs 6, half-flush 6, pung-of-terminals-or-honors 1"
    )


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        # Won on 2, 5 or 8, 111 and 999 are both there and Nine Gates forces one of them.
        ("2m", "92 fan: nine-gates 88, two-concealed-pungs 2, short-straight 1, {} 1"),
        ("5m", "91 fan: nine-gates 88, two-concealed-pungs 2, {} 1"),
        ("8m", "92 fan: nine-gates 88, two-concealed-pungs 2, short-straight 1, {} 1"),
        # Else there is one: 111 123 456 789 99, and 11 123 456 789 999.
        ("1m", "106 fan: nine-gates 88, pure-straight 16, tile-hog 2"),
        ("9m", "106 fan: nine-gates 88, pure-straight 16, tile-hog 2"),
        # 11 123 345 678 999, and 111 234 456 789 99: the one pung is the one that is forced.
        ("3m", "89 fan: nine-gates 88, short-straight 1"),
        ("4m", "89 fan: nine-gates 88, short-straight 1"),
    ],
)
def test_nine_gates_drops_one_pung_of_terminals(tile: str, told: str) -> None:
    told = told.format("pung-of-terminals-or-honors")
    assert fans(f"1112345678999m +{tile}") == told


def test_two_fans_together_exclude_nothing() -> None:
    """All Green and Full Flush: All Simples is forced by both together, by neither alone."""
    assert fans("2223344466s(234s) +3s") == (
        "164 fan: all-green 88, quadruple-chow 48, full-flush 24, all-chows 2, all-simples 2"
    )
    # Little Four Winds and a pung of dragons are All Honors: 64 + 64 + 2 + 2 + 2.
    assert fans("55z44z(111z)(222z)(333z) +5z") == (
        "134 fan: little-four-winds 64, all-honors 64, dragon-pung 2, prevalent-wind 2, seat-wind 2"
    )
