"""World Series of Mahjong: the patterns of categories 5 to 10.

Sequences, numbers, terminals, what happened, and hands of another shape. A test names its clause;
every hand is told with all its patterns.
"""

from typing import Any

import pytest

from tests.rulebook.test_zung_jung import CHICKEN, points

NOTHING = "1 points: chicken-hand 1"
# Concealed, and nothing else.
CONCEALED = "23m55p456m456p999s +1m"
KONG = "23m55p(456m)(456p)(9999s) +1m"
TWO_KONGS = "23m55p(456m)(1111p)(9999s) +1m"
THIRTEEN = "119m19p19s234567z +1z"


def test_5_1_1_two_identical_sequences() -> None:
    """A chow twice, same suit; open allowed."""
    assert points("23m55p(123m)(456p)(999s) +1m") == "10 points: two-identical-sequences 10"
    assert points("12233m55p(456p)(999s) +1m") == "10 points: two-identical-sequences 10"
    assert points("23m55p(123p)(456p)(999s) +1m") == NOTHING
    assert points("23m55p(234m)(456p)(999s) +1m") == NOTHING


def test_5_1_2_two_identical_sequences_twice() -> None:
    """Two different chows, each twice; seven pairs too, which are worth less here."""
    assert points("23m55p(123m)(789s)(789s) +1m") == (
        "65 points: all-sequences 5, two-identical-sequences-twice 60"
    )
    assert points("23m55p(123m)(789s)(789p) +1m") == (
        "15 points: all-sequences 5, two-identical-sequences 10"
    )
    assert points("112233m445566p7s +7s") == (
        "70 points: all-sequences 5, concealed-hand 5, two-identical-sequences-twice 60"
    )


def test_5_1_3_three_identical_sequences() -> None:
    """A chow three times."""
    assert points("23m55p(123m)(123m)(999s) +1m") == "120 points: three-identical-sequences 120"
    assert points("23m55p(123m)(123m)(456s) +1m") == (
        "125 points: all-sequences 5, three-identical-sequences 120"
    )
    assert points("23m55p(123m)(123p)(456s) +1m") == (
        "15 points: all-sequences 5, two-identical-sequences 10"
    )


def test_5_1_4_four_identical_sequences() -> None:
    assert points("23m55p(123m)(123m)(123m) +1m") == "480 points: four-identical-sequences 480"
    assert points("23m55p(123m)(123m)(234m) +1m") == (
        "125 points: all-sequences 5, three-identical-sequences 120"
    )


def test_6_1_three_similar_sequences() -> None:
    """The same chow in the three suits."""
    assert points("23m55p(123p)(123s)(999s) +1m") == "35 points: three-similar-sequences 35"
    assert points("23m55p(123p)(234s)(999s) +1m") == NOTHING
    assert points("23m55p(123p)(123s)(123m) +1m") == (
        "50 points: all-sequences 5, two-identical-sequences 10, three-similar-sequences 35"
    )


def test_6_2_1_small_three_similar_triplets() -> None:
    """Triplets of a number in two suits, its pair in the third."""
    assert points("23m77p(777m)(777s)(456s) +1m") == "30 points: small-three-similar-triplets 30"
    assert points("23m77s(777m)(777p)(456s) +1m") == "30 points: small-three-similar-triplets 30"
    assert points("23m88p(777m)(777s)(456s) +1m") == NOTHING
    assert points("23m77p(777m)(888s)(456s) +1m") == NOTHING


def test_6_2_2_three_similar_triplets() -> None:
    """Triplets of a number in the three suits."""
    assert points("23m55p(777m)(777p)(777s) +1m") == "120 points: three-similar-triplets 120"
    assert points("23m55p(777m)(7777p)(777s) +1m") == (
        "125 points: one-kong 5, three-similar-triplets 120"
    )
    assert points("23m55p(777m)(777p)(888s) +1m") == NOTHING


def test_7_1_nine_tile_straight() -> None:
    """123, 456 and 789 of a suit."""
    assert points("23m55p(456m)(789m)(999s) +1m") == "40 points: nine-tile-straight 40"
    assert points("23m55p(456m)(789p)(999s) +1m") == NOTHING
    assert points("23m55p(345m)(789m)(999s) +1m") == NOTHING


def test_7_2_1_three_consecutive_triplets() -> None:
    """Triplets of three numbers in a row, one suit."""
    assert points("23p55z(444m)(555m)(666m) +1p") == "100 points: three-consecutive-triplets 100"
    assert points("23p55z(444m)(555m)(777m) +1p") == NOTHING
    assert points("23p55z(444m)(555p)(666s) +1p") == NOTHING
    assert points("23s55z(888m)(999m)(111p) +1s") == NOTHING


def test_7_2_2_four_consecutive_triplets() -> None:
    assert points("9p(333m)(444m)(555m)(666m) +9p") == (
        "230 points: all-triplets 30, four-consecutive-triplets 200"
    )
    assert points("9p(333m)(444m)(555m)(777m) +9p") == (
        "130 points: all-triplets 30, three-consecutive-triplets 100"
    )
    assert points("9s(777m)(888m)(999m)(111p) +9s") == (
        "130 points: all-triplets 30, three-consecutive-triplets 100"
    )


def test_8_1_1_mixed_lesser_terminals() -> None:
    """A terminal or honor in every group and the pair, of four groups and a pair."""
    assert points("23m11z(789p)(999s)(222z) +1m") == "40 points: mixed-lesser-terminals 40"
    assert points("23m11z(678p)(999s)(222z) +1m") == NOTHING
    assert points("23m11z(789p)(888s)(222z) +1m") == NOTHING
    assert points("23m55p(789p)(999s)(222z) +1m") == NOTHING


def test_8_1_2_pure_lesser_terminals() -> None:
    """A terminal number in every group and the pair."""
    assert points("23m11p(789p)(999s)(789s) +1m") == "50 points: pure-lesser-terminals 50"
    assert points("23m11z(789p)(999s)(789s) +1m") == "40 points: mixed-lesser-terminals 40"


def test_8_1_3_mixed_greater_terminals() -> None:
    """Terminals and honors only: all triplets, or Seven Pairs; not Thirteen Terminals."""
    assert points("99m44z(111p)(999s)(222z) +9m") == (
        "130 points: all-triplets 30, mixed-greater-terminals 100"
    )
    assert points("1199m1199p11s44z7z +7z") == (
        "130 points: mixed-greater-terminals 100, seven-pairs 30"
    )
    assert points("1199m1199p22s44z7z +7z") == "30 points: seven-pairs 30"
    assert points("99m44z(111p)(888s)(222z) +9m") == "30 points: all-triplets 30"
    assert points(THIRTEEN) == "160 points: thirteen-terminals 160"


def test_8_1_4_pure_greater_terminals() -> None:
    """Terminal numbers only; Seven Pairs included."""
    assert points("99m11s(111p)(999s)(111m) +9m") == "400 points: pure-greater-terminals 400"
    assert points("11119m1199p1199s +9m") == "400 points: pure-greater-terminals 400"


def test_9_1_1_final_draw() -> None:
    """The self-drawn last tile of the wall."""
    assert points(CHICKEN, "self-draw", events=["last-tile"]) == "10 points: final-draw 10"
    assert points(CHICKEN, "self-draw") == NOTHING


def test_9_1_2_final_discard() -> None:
    """The discard of whoever drew the last tile."""
    assert points(CHICKEN, events=["last-tile"]) == "10 points: final-discard 10"
    assert points(CHICKEN) == NOTHING


def test_9_2_win_on_kong() -> None:
    """Won on a kong's replacement tile; adds to 9.1.1. Consecutive kongs are no more."""
    assert points(KONG, "self-draw") == "5 points: one-kong 5"
    assert points(KONG, "self-draw", events=["kong-replacement"]) == (
        "15 points: one-kong 5, win-on-kong 10"
    )
    assert points(KONG, "self-draw", events=["kong-replacement", "last-tile"]) == (
        "25 points: one-kong 5, final-draw 10, win-on-kong 10"
    )
    for events in (["consecutive-kongs"], ["kong-replacement", "consecutive-kongs"]):
        assert points(TWO_KONGS, "self-draw", events=events) == (
            "30 points: two-kong 20, win-on-kong 10"
        )
    assert points(CHICKEN, "self-draw", events=["kong-replacement"]) == "contradiction"


def test_9_3_robbing_a_kong() -> None:
    """Won on another player's added kong tile: of which the winner can hold no other."""
    assert points(CHICKEN, "robbed-kong") == "10 points: robbing-a-kong 10"
    assert points("23m55p(123m)(456p)(999s) +1m", "robbed-kong") == "contradiction"
    assert points(CHICKEN, "robbed-kong", events=["last-tile"]) == "contradiction"


def test_9_4_1_blessing_of_heaven() -> None:
    """East wins with the dealt fourteen tiles, and has declared no kong."""
    heaven = ["heavenly-hand"]
    assert points(CONCEALED, "self-draw", events=heaven) == (
        "160 points: concealed-hand 5, blessing-of-heaven 155"
    )
    assert points("1133m5577p2299s4z +4z", "self-draw", events=heaven) == (
        "185 points: blessing-of-heaven 155, seven-pairs 30"
    )
    kong = "23m55p456m456p[9999s] +1m"
    assert points(kong, "self-draw", events=heaven) == "contradiction"
    assert points(CONCEALED, "self-draw", seat="S", events=heaven) == "contradiction"
    assert points(CONCEALED, events=heaven) == "contradiction"


def test_9_4_2_blessing_of_earth() -> None:
    """Another than East wins on East's first discard; East has declared no kong."""
    earth: dict[str, Any] = {"events": ["earthly-hand"]}
    won = "160 points: concealed-hand 5, blessing-of-earth 155"
    assert points(CONCEALED, seat="S", payer="E", **earth) == won
    assert points(CONCEALED, seat="N", **earth) == won
    assert points(CONCEALED, seat="S", payer="W", **earth) == "contradiction"
    assert points(CONCEALED, seat="E", **earth) == "contradiction"
    assert points(CONCEALED, "self-draw", seat="S", **earth) == "contradiction"
    assert points(CHICKEN, seat="S", payer="E", **earth) == "contradiction"


@pytest.mark.parametrize("hand", [THIRTEEN, "19m19p19s1234567z +9p", "99m19p19s123456z1m +7z"])
def test_10_1_thirteen_terminals(hand: str) -> None:
    """One of each terminal and honor and one duplicate, any wait; itself and category 9 only."""
    assert points(hand) == "160 points: thirteen-terminals 160"
    assert points(hand, "self-draw", events=["last-tile"]) == (
        "170 points: final-draw 10, thirteen-terminals 160"
    )
    assert points(hand, seat="S", payer="E", events=["earthly-hand"]) == (
        "315 points: blessing-of-earth 155, thirteen-terminals 160"
    )


def test_thirteen_terminals_rob_a_kong() -> None:
    assert points("119m19p19s123456z +7z", "robbed-kong") == (
        "170 points: robbing-a-kong 10, thirteen-terminals 160"
    )


def test_10_2_seven_pairs_counts_1_3_2_1_3_4_8_1_3_8_1_4_and_category_9() -> None:
    """And itself: no sequences, dragons, or concealed hand."""
    assert points("112233m5577p99s5z +5z") == "30 points: seven-pairs 30"
    assert points("2233m5577p2288s4s +4s") == "35 points: no-terminals 5, seven-pairs 30"
    assert points("1133557799m44z5z +5z") == "70 points: mixed-one-suit 40, seven-pairs 30"
    assert points("112233m557799m4m +4m") == "110 points: pure-one-suit 80, seven-pairs 30"
    assert points("1122334455667z +7z") == "320 points: all-honors 320"
    assert points("1199m1199p11s44z7z +7z") == (
        "130 points: mixed-greater-terminals 100, seven-pairs 30"
    )
    assert points("11119m1199p1199s +9m") == "400 points: pure-greater-terminals 400"
    assert points("112233m5577p99s5z +5z", events=["last-tile"]) == (
        "40 points: final-discard 10, seven-pairs 30"
    )


def test_seven_pairs_have_no_lesser_terminals() -> None:
    """Not even where the pair that is won on is of terminals or honors."""
    assert points("1133m7799p2288s1s +1s") == "30 points: seven-pairs 30"
    assert points("1133m7799p2288s4z +4z") == "30 points: seven-pairs 30"


def test_seven_pairs_that_are_four_groups_and_a_pair() -> None:
    """The dearer counts: 110 as pairs, 150 as chows."""
    assert points("1122334455667m +7m") == (
        "150 points: all-sequences 5, concealed-hand 5, pure-one-suit 80,"
        " two-identical-sequences-twice 60"
    )
