"""World Series of Mahjong: winning hands, series, limits, options, and which reading counts.

A test names its clause; every hand is told with all its patterns.
"""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.rulebooks.zung_jung import series_of
from tests.helpers import account, reasons, verdict

# Three claimed groups, and no pattern: a chicken hand.
CHICKEN = "23m55p(456m)(456p)(999s) +1m"
FOUR_IN_A_ROW = "333m444m555m666m9p +9p"


def points(text: str, by: str = "discard", **said: Any) -> str:
    """Tell the total and the patterns of a win, without the payments."""
    return account(text, by, rules="zung-jung", **said).partition(";")[0]


def test_the_first_two_numbers_are_the_series() -> None:
    assert [series_of(number) for number in ("1.2", "2.1.1", "10.2.3")] == ["1.2", "2.1", "10.2"]


def test_136_tiles_and_no_bonus_tiles() -> None:
    """Nor are there red fives."""
    assert points("23m55p1f(456m)(456p)(999s) +1m") == "tile-not-in-set"
    assert points("23m55p(406m)(456p)(999s) +1m") == "tile-not-in-set"
    assert reasons("23m55p(456m)(456p)(999s) +8f", rules="zung-jung") == [
        ("tile-not-in-set", {"tile": "8f", "expected": 136}),
        ("bonus-as-winning-tile", {"tile": "8f"}),
    ]


def test_four_groups_and_a_pair_seven_pairs_or_thirteen_terminals() -> None:
    assert points(CHICKEN) == "1 points: chicken-hand 1"
    score = ms.score(ms.parse_win(CHICKEN, by="discard"), "zung-jung")
    assert [pattern.count for pattern in score.patterns] == [1]
    assert points("1133m5577p2299s4z +4z") == "30 points: seven-pairs 30"
    assert points("19m19p19s1234567z +7z") == "160 points: thirteen-terminals 160"
    assert points("23m56p(456m)(456p)(999s) +1m") == "not-a-winning-hand"
    assert points("147m258p369s1234z +5z") == "not-a-winning-hand"
    assert points("147m258p369s456m5z +5z") == "not-a-winning-hand"
    assert points("19m19p18s1234567z +9s") == "not-a-winning-hand"


def test_four_alike_are_two_pairs_if_they_are_not_declared() -> None:
    assert points("1133m5577p2222s4z +4z") == "30 points: seven-pairs 30"
    assert points("1133m5577p222s44z +2s") == "30 points: seven-pairs 30"
    assert points("1133m5577p44z[2222s] +9s") == "not-a-winning-hand"


def test_a_dead_hand_cannot_win() -> None:
    """Too many or too few tiles."""
    assert points("23m55p1z(456m)(456p)(999s) +1m") == "wrong-tile-count"
    assert points("3m55p(456m)(456p)(999s) +1m") == "wrong-tile-count"


def test_a_chicken_hand_is_worth_1() -> None:
    """There is no minimum; a self-draw is no pattern."""
    assert points(CHICKEN) == "1 points: chicken-hand 1"
    assert points(CHICKEN, "self-draw") == "1 points: chicken-hand 1"
    assert points(CHICKEN, "self-draw", events=["last-tile"]) == "10 points: final-draw 10"


def test_option_minimum() -> None:
    """With 5, a chicken hand is below it."""
    five = {"minimum": 5}
    assert points(CHICKEN, options=five) == "below-minimum"
    assert reasons(CHICKEN, rules="zung-jung", options=five) == [
        ("below-minimum", {"found": 1, "expected": 5, "unit": "points"})
    ]
    assert points("23m55p(456m)(456p)(789s) +1m", options=five) == "5 points: all-sequences 5"
    assert points(CHICKEN, options={"minimum": 0}) == "1 points: chicken-hand 1"


@pytest.mark.parametrize("wind", ["E", "S", "W", "N"])
def test_there_is_no_prevailing_wind(wind: str) -> None:
    """The round is accepted and ignored: only the own wind counts, and once."""
    hand = "23m44p(456s)(678m)(222z) +1m"
    assert points(hand, seat="S", round=wind) == "10 points: value-honor 10"
    assert points(hand, seat="E", round=wind) == "1 points: chicken-hand 1"


def test_of_each_series_only_the_dearest_counts() -> None:
    """1.1, 1.2 and 1.3 are three; all of 4.2, 4.3, 5.1, 6.2, 7.2 and 8.1 are one each."""
    assert points("234m5p567m456p678s +5p") == (
        "15 points: all-sequences 5, concealed-hand 5, no-terminals 5"
    )
    # Four concealed triplets and not two or three, three kongs and not one or two.
    assert points("111m9p[3333m][5555p][8888s] +9p") == (
        "280 points: concealed-hand 5, all-triplets 30, four-concealed-triplets 125, three-kong 120"
    )
    # Three identical sequences are two as well.
    assert points("23m55p(123m)(123m)(999s) +1m") == "120 points: three-identical-sequences 120"
    # Greater terminals are lesser ones too.
    assert points("99m44z(111p)(999s)(222z) +9m") == (
        "130 points: all-triplets 30, mixed-greater-terminals 100"
    )
    # 333m 444m 555m 666m hold three in a row twice.
    assert points("9p(333m)(444m)(555m)(666m) +9p") == (
        "230 points: all-triplets 30, four-consecutive-triplets 200"
    )


def test_different_series_add_even_where_one_implies_the_other() -> None:
    """Big three dragons and the three value honors; big three winds and the seat wind."""
    assert points("23m44p(555z)(666z)(777z) +1m") == (
        "160 points: value-honor 30, big-three-dragons 130"
    )
    assert points("23m44p(222z)(333z)(444z) +1m", seat="W") == (
        "130 points: value-honor 10, big-three-winds 120"
    )
    assert points("23m55p(456m)(789m)(456p) +1m") == (
        "45 points: all-sequences 5, nine-tile-straight 40"
    )


def test_a_sum_of_360_is_320() -> None:
    """Any sum of 320 or more without a pattern listed at so much is worth 320."""
    found = (
        "concealed-hand 5, all-triplets 30, four-concealed-triplets 125,"
        " four-consecutive-triplets 200"
    )
    assert points(FOUR_IN_A_ROW) == f"320 points: {found}"
    assert points(FOUR_IN_A_ROW, events=["last-tile"]) == f"320 points: {found}, final-discard 10"


def test_a_sum_below_320_is_paid_in_full() -> None:
    """155 and 160."""
    assert points("19m19p19s1234567z +7z", "self-draw", events=["heavenly-hand"]) == (
        "315 points: blessing-of-heaven 155, thirteen-terminals 160"
    )


def test_a_pattern_listed_at_320_or_more_is_worth_its_value_alone() -> None:
    """3.3.3, 3.3.4, 3.4, 2.2, 4.3.4, 5.1.4 and 8.1.4: nothing is added."""
    last: dict[str, Any] = {"events": ["last-tile"]}
    assert points("23m11z(222z)(333z)[4444z] +1m", **last) == "320 points: small-four-winds 320"
    assert points("5m(111z)(222z)[3333z](444z) +5m", **last) == "400 points: big-four-winds 400"
    assert points("77z44z(555z)(222z)(333z) +7z", **last) == "320 points: all-honors 320"
    assert points("1112345678999m +5m", **last) == "480 points: nine-gates 480"
    assert points("5p(2222m)(1111p)(9999s)[4444z] +5p", **last) == "480 points: four-kong 480"
    assert points("23m55p(123m)(123m)(123m) +1m", **last) == (
        "480 points: four-identical-sequences 480"
    )
    assert points("99m11s(111p)(999s)(111m) +9m", **last) == (
        "400 points: pure-greater-terminals 400"
    )


def test_of_several_listed_patterns_the_dearest_counts() -> None:
    """So the highest score is 480."""
    assert points("5z(111z)(222z)(333z)(444z) +5z") == "400 points: big-four-winds 400"
    assert points("5z(1111z)(2222z)[3333z](4444z) +5z") == "480 points: four-kong 480"
    assert points("1m(1111p)(9999p)(1111s)[9999s] +1m") == "480 points: four-kong 480"
    assert points("44z55z(111z)(222z)(333z) +5z") in (
        "320 points: small-four-winds 320",
        "320 points: all-honors 320",
    )


def test_the_best_arrangement_is_not_always_the_triplets() -> None:
    """170 with three identical chows (120 + 40 + 10), 145 with the triplets (30 + 5 + 100 + 10)."""
    hand = "11122233p99m(777z) +3p"
    assert points(hand, seat="S") == (
        "170 points: value-honor 10, three-identical-sequences 120, mixed-lesser-terminals 40"
    )
    judged = verdict(hand, seat="S", rules="zung-jung").score
    assert judged is not None
    assert str(judged.reading) == "+123p 123p 123p 99m (777z)"
    # With a pair of 5m there are no lesser terminals: 130, and 145 with the triplets.
    assert points("11122233p55m(777z) +3p", seat="S") == (
        "145 points: value-honor 10, all-triplets 30, two-concealed-triplets 5,"
        " three-consecutive-triplets 100"
    )


def test_the_triplets_of_a_self_draw_may_be_worth_more() -> None:
    """120 + 5 with chows; 100 + 30 with three concealed triplets, 100 + 5 with two."""
    hand = "11122233m55p(456p) +3m"
    assert points(hand) == "125 points: all-sequences 5, three-identical-sequences 120"
    assert points(hand, "self-draw") == (
        "130 points: three-concealed-triplets 30, three-consecutive-triplets 100"
    )


def test_one_arrangement_of_the_whole_hand_is_scored_never_a_mix() -> None:
    """11123444m555p(123m) on a discarded 1m: 15 with 123m, 123m, 444m and 555p.

    The 1m completes 123m or the pair, and 444m is concealed. With 111m, 234m and 44m there would be
    one concealed triplet at most, and nothing to count; never 111m and 444m both.
    """
    hand = "1123444m555p(123m) +1m"
    found = "15 points: two-concealed-triplets 5, two-identical-sequences 10"
    assert points(hand) == found
    assert points(hand, "self-draw") == found
    judged = verdict(hand, rules="zung-jung").score
    assert judged is not None
    assert judged.reading.groups == ("123m", "444m", "555p", "11m")
    assert judged.reading.completed in ("123m", "11m")


def test_the_tile_of_another_player_may_be_read_into_another_group() -> None:
    """A triplet that a discard completes is not concealed; a chow's tile leaves it so."""
    # 111m and 23m: the fourth 1m completes 123m.
    assert points("11123m999p55s(456m) +1m") == "5 points: two-concealed-triplets 5"
    assert points("11m999p55s(456m)(678m) +1m") == "1 points: chicken-hand 1"


def test_option_values() -> None:
    """v1.03-site: 2.1.2 is 100, 3.2.1 is 30, 3.3.1 is 25, the rest equal."""
    now, site = (
        {p.number: p.value for p in ms.ruleset("zung-jung", values=values).patterns}
        for values in ("v3.3", "v1.03-site")
    )
    assert ms.ruleset("zung-jung").options()["values"] == "v3.3"
    assert {n: (now[n], site[n]) for n in now if now[n] != site[n]} == {
        "2.1.2": (80, 100),
        "3.2.1": (40, 30),
        "3.3.1": (30, 25),
    }
    older: dict[str, Any] = {"options": {"values": "v1.03-site"}}
    assert points("23m44m(456m)(678m)(999m) +1m", **older) == "100 points: pure-one-suit 100"
    assert points("23m77z(456p)(555z)(666z) +1m", **older) == (
        "50 points: value-honor 20, small-three-dragons 30"
    )
    assert points("23m44z(456p)(222z)(333z) +1m", **older) == "25 points: small-three-winds 25"
    with pytest.raises(ms.OptionError, match=r"values: expected one of v3\.3, v1\.03-site"):
        ms.ruleset("zung-jung", values="v1.03")


def test_options() -> None:
    """One winner for each discard, so `several_winners` is none; a false win is 0 by default."""
    assert ms.ruleset("zung-jung").options() == {
        "values": "v3.3",
        "minimum": 0,
        "threshold": 25,
        "false_win": 0,
    }
    assert ms.ruleset("zung-jung", false_win=30).options()["false_win"] == 30
    with pytest.raises(ms.OptionError, match="values, minimum, threshold, false_win"):
        ms.ruleset("zung-jung", several_winners="all")


def test_world_series_is_another_name() -> None:
    win = ms.parse_win(CHICKEN, by="self-draw")
    assert ms.ruleset("world-series") == ms.ruleset("zung-jung")
    assert str(ms.score(win, "world-series")) == str(ms.score(win, "zung-jung"))
