"""Chinese official rules, section 4: where the sources differ or are silent, and what is chosen.

Rows with an option are in test_mcr_options.py.
"""

from typing import Any

import pytest

from tests.helpers import fan


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "34m66z555p[8888s][2222s] +5m",
            "24 fan: three-concealed-pungs 16, two-concealed-kongs 6, concealed-hand 2",
        ),
        ("34m66z(678p)[8888s][2222s] +5m", "6 fan: two-concealed-kongs 6"),
        (
            "34m66z555p(8888s)[2222s] +5m",
            "7 fan: two-concealed-pungs 2, concealed-kong-and-melded-kong 5",
        ),
        (
            "5m[1111s][2222p](8888m)[3333z] +5m",
            "106 fan: four-kongs 88, three-concealed-pungs 16, pung-of-terminals-or-honors 2",
        ),
        (
            "5m[1111s][2222p][8888m][3333z] +5m",
            "154 fan: four-kongs 88, four-concealed-pungs 64, pung-of-terminals-or-honors 2",
        ),
    ],
)
def test_a_fan_of_kongs_and_one_of_concealed_pungs(hand: str, told: str) -> None:
    """One of each family, except that two concealed kongs drop Two Concealed Pungs."""
    assert fans(hand) == told


PAIRS = "1133m5577p2299s4z +4z"


@pytest.mark.parametrize(
    ("hand", "said", "told"),
    [
        ("2222334466s88s6z +6z", {}, "114 fan: all-green 88, seven-pairs 24, tile-hog 2"),
        ("1199m1199p1199s1m +1m", {}, "90 fan: all-terminals 64, seven-pairs 24, tile-hog 2"),
        ("1122334455667z +7z", {}, "88 fan: all-honors 64, seven-pairs 24"),
        (
            "1199m1199p11223z +3z",
            {},
            "57 fan: all-terminals-and-honors 32, seven-pairs 24, one-voided-suit 1",
        ),
        ("1122446677889m +9m", {}, "48 fan: seven-pairs 24, full-flush 24"),
        ("778899m778899p7s +7s", {}, "48 fan: seven-pairs 24, upper-tiles 24"),
        ("445566m445566p4s +4s", {}, "48 fan: seven-pairs 24, middle-tiles 24"),
        ("112233m112233p1s +1s", {}, "48 fan: seven-pairs 24, lower-tiles 24"),
        ("66778899m6688p7s +7s", {}, "36 fan: seven-pairs 24, upper-four 12"),
        ("11223344m1133p2s +2s", {}, "36 fan: seven-pairs 24, lower-four 12"),
        ("1122334488p22s5z +5z", {}, "32 fan: seven-pairs 24, reversible-tiles 8"),
        (PAIRS, {"events": ["last-tile"]}, "32 fan: seven-pairs 24, last-tile-claim 8"),
        (
            PAIRS,
            {"by": "self-draw", "events": ["last-tile"]},
            "32 fan: seven-pairs 24, last-tile-draw 8",
        ),
        ("1133557799m112z +2z", {}, "30 fan: seven-pairs 24, half-flush 6"),
        ("1133m55p2299s33z5z +5z", {}, "30 fan: seven-pairs 24, all-types 6"),
        ("1111m3377p2299s4z +4z", {}, "26 fan: seven-pairs 24, tile-hog 2"),
        ("2244m5577p2288s3s +3s", {}, "26 fan: seven-pairs 24, all-simples 2"),
        ("1133m5577p11223z +3z", {}, "25 fan: seven-pairs 24, one-voided-suit 1"),
        ("1133m5577p2299s1s +1s", {}, "25 fan: seven-pairs 24, no-honors 1"),
        (PAIRS, {"by": "self-draw"}, "25 fan: seven-pairs 24, self-drawn 1"),
    ],
)
def test_what_counts_with_seven_pairs(hand: str, said: dict[str, Any], told: str) -> None:
    """3 8 11 18 22 25 26 27 36 37 40 44 45 49 51 64 68 75 76 80."""
    assert fans(hand, **said) == told


def test_no_all_types_with_honors_and_knitted_tiles() -> None:
    """A draft of 2006 added it, the book does not."""
    assert fans("147m258p36s12345z +6z") == "12 fan: lesser-honors-and-knitted-tiles 12"


def test_nine_gates_may_have_a_pure_straight_and_a_tile_hog() -> None:
    assert fans("1112345678999m +9m", "self-draw") == (
        "107 fan: nine-gates 88, pure-straight 16, tile-hog 2, self-drawn 1"
    )


def test_all_chows_with_a_knitted_straight() -> None:
    """The example of 98, page 76, adds it."""
    assert fans("147m28p369s55s(234p) +5p") == "14 fan: knitted-straight 12, all-chows 2"


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("78m99s(777s)(888s)(789p) +9m", "25 fan: upper-tiles 24, mixed-double-chow 1"),
        ("23m11s(222s)(333s)(123p) +1m", "25 fan: lower-tiles 24, mixed-double-chow 1"),
    ],
)
def test_no_upper_four_with_upper_tiles(hand: str, told: str) -> None:
    """98 prints that it may be added, pages 77 and 78: a slip."""
    assert fans(hand) == told


def test_all_green_with_full_flush_but_never_with_half_flush() -> None:
    assert fans("22s66s(333s)(444s)(888s) +6s") == (
        "120 fan: all-green 88, full-flush 24, all-pungs 6, all-simples 2"
    )
    assert fans("22s66z(333s)(444s)(888s) +6z") == (
        "96 fan: all-green 88, all-pungs 6, dragon-pung 2"
    )


def test_all_terminals_have_no_double_pung_but_a_triple_pung() -> None:
    assert fans("99s11m(111p)(999p)(111s) +9s") == "64 fan: all-terminals 64"
    assert fans("11s99m(111m)(111p)(999p) +1s") == "80 fan: all-terminals 64, triple-pung 16"


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("78p99m(555z)(666z)(777z) +6p", "89 fan: big-three-dragons 88, one-voided-suit 1"),
        (
            "55p77m(222z)(333z)(444z) +5p",
            "19 fan: big-three-winds 12, all-pungs 6, one-voided-suit 1",
        ),
        (
            "66m99s(333m)(444m)(555m) +6m",
            "50 fan: four-pure-shifted-pungs 48, one-voided-suit 1, no-honors 1",
        ),
        (
            "45m99s(123m)(234m)(345m) +6m",
            "35 fan: four-pure-shifted-chows 32, all-chows 2, one-voided-suit 1",
        ),
        ("77z33p(555z)(666z)(678p) +7z", "94 fan: big-three-dragons 88, half-flush 6"),
    ],
)
def test_one_voided_suit_with_fans_that_leave_few_suits(hand: str, told: str) -> None:
    """Added; only Reversible Tiles excludes it."""
    assert fans(hand) == told


def test_98_misses_reversible_tiles_in_its_own_example() -> None:
    """111p 222p 333p 444p 22s, page 62: 48 + 12 + 8 + 1, and no One Voided Suit."""
    assert fans("44p22s(111p)(222p)(333p) +4p") == (
        "69 fan: four-pure-shifted-pungs 48, lower-four 12, reversible-tiles 8,"
        " pung-of-terminals-or-honors 1"
    )


def test_all_terminals_and_honors_have_no_all_pungs_and_no_outside_hand() -> None:
    assert fans("11p33z(999m)(111s)(222z) +1p") == (
        "34 fan: all-terminals-and-honors 32, double-pung 2"
    )


def test_a_melded_hand_may_have_a_promoted_kong_but_no_concealed_one() -> None:
    assert fans("6z(345m)(678p)(456s)(2222s) +6z") == "7 fan: melded-hand 6, melded-kong 1"
    assert fans("6z(345m)(678p)(456s)[2222s] +6z") == "3 fan: concealed-kong 2, single-wait 1"


def test_a_flower_drawn_after_a_kong_cancels_its_fan() -> None:
    """The caller then leaves the event out: Self-Drawn 1 instead of 8."""
    hand = "34m66z1f(678p)(456s)(2222s) +5m"
    assert fans(hand, "self-draw") == "3 fan: melded-kong 1, self-drawn 1, flower-tiles 1"
    assert fans(hand, "self-draw", events=["kong-replacement"]) == (
        "10 fan: out-with-replacement-tile 8, melded-kong 1, flower-tiles 1"
    )


def test_last_tile_claim_and_replacement_are_apart() -> None:
    """The English table of GB06 repeats the sentence of the one under the other: a slip."""
    hand = "34m66z(678p)(456s)(2222s) +5m"
    assert fans(hand, events=["last-tile"]) == "9 fan: last-tile-claim 8, melded-kong 1"
    assert fans(hand, "self-draw", events=["kong-replacement"]) == (
        "9 fan: out-with-replacement-tile 8, melded-kong 1"
    )


def test_no_fan_doubles_and_no_cap() -> None:
    assert fans(
        "[7777z][6666z][5555z][1111z]4z12345678f +4z",
        "self-draw",
        events=["kong-replacement", "last-tile"],
    ).startswith("332 fan")
