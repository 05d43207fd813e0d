"""World Series of Mahjong: the patterns of categories 1 to 4, of whole hands, honors and triplets.

A test names its clause; every hand is told with all its patterns.
"""

import pytest

from tests.rulebook.test_zung_jung import CHICKEN, points

NOTHING = "1 points: chicken-hand 1"


@pytest.mark.parametrize(
    "hand",
    [
        "23m55z(456m)(456p)(789s) +1m",  # a pair of dragons
        "23m11z(456m)(456p)(789s) +1m",  # a pair of the seat wind
        "12m55p(456m)(456p)(789s) +3m",  # an edge
        "13m55p(456m)(456p)(789s) +2m",  # between
        "123m5p(456m)(456p)(789s) +5p",  # the pair
    ],
)
def test_1_1_all_sequences(hand: str) -> None:
    """Four chows, any pair, any wait."""
    assert points(hand) == "5 points: all-sequences 5"


def test_three_sequences_are_not_all() -> None:
    assert points(CHICKEN) == NOTHING


def test_1_2_concealed_hand() -> None:
    """Nothing claimed; concealed kongs and a win on a discard keep it."""
    assert points("23m55p456m456p999s +1m") == "5 points: concealed-hand 5"
    assert points("23m55p456m456p999s +1m", "self-draw") == "5 points: concealed-hand 5"
    assert points("23m55p456m456p[9999s] +1m") == "10 points: concealed-hand 5, one-kong 5"
    assert points("23m55p456m456p(9999s) +1m") == "5 points: one-kong 5"
    assert points("23m55p456p999s(456m) +1m") == NOTHING


def test_1_2_concealed_hand_is_of_four_groups_and_a_pair() -> None:
    """Seven Pairs and Thirteen Terminals have it not."""
    assert points("1133m5577p2299s4z +4z") == "30 points: seven-pairs 30"
    assert points("119m19p19s234567z +1z") == "160 points: thirteen-terminals 160"


def test_1_3_no_terminals() -> None:
    """Only 2 to 8, no honors."""
    assert points("23m55p(567m)(456p)(666s) +4m") == "5 points: no-terminals 5"
    assert points("23m55p(567m)(456p)(666s) +1m") == NOTHING
    assert points("23m55z(567m)(456p)(666s) +4m") == NOTHING


def test_2_1_1_mixed_one_suit() -> None:
    """One suit and honors."""
    assert points("23m44z(456m)(678m)(999m) +1m") == "40 points: mixed-one-suit 40"
    assert points("23m44z(456m)(678m)(999p) +1m") == NOTHING


def test_2_1_2_pure_one_suit() -> None:
    """One suit, no honors."""
    assert points("23m44m(456m)(678m)(999m) +1m") == "80 points: pure-one-suit 80"
    assert points("23m44p(456m)(678m)(999m) +1m") == NOTHING


@pytest.mark.parametrize("tile", range(1, 10))
def test_2_2_nine_gates(tile: int) -> None:
    """The thirteen tiles before the win are 1112345678999 of a suit: any ninth wins."""
    assert points(f"1112345678999s +{tile}s") == "480 points: nine-gates 480"
    assert points(f"1112345678999s +{tile}s", "self-draw") == "480 points: nine-gates 480"


def test_2_2_nine_gates_looks_at_the_thirteen_tiles_before_the_win() -> None:
    """The same fourteen tiles, won on the 9: 111m 234m 567m 88m 999m."""
    assert points("1112345678899m +9m") == "85 points: concealed-hand 5, pure-one-suit 80"
    assert points("1112345678899m +9m", "self-draw") == (
        "90 points: concealed-hand 5, pure-one-suit 80, two-concealed-triplets 5"
    )


def test_2_2_nine_gates_with_nothing_declared() -> None:
    """111m 234m 55m 678m 999m otherwise."""
    assert points("2345678999m(111m) +5m") == "80 points: pure-one-suit 80"
    assert points("2345678999m[1111m] +5m") == (
        "95 points: concealed-hand 5, pure-one-suit 80, two-concealed-triplets 5, one-kong 5"
    )


def test_3_1_value_honor() -> None:
    """10 for each triplet or kong of a dragon or of the seat wind."""
    assert points("23m44p(456s)(678m)(555z) +1m") == "10 points: value-honor 10"
    assert points("23m44p(456s)(6666z)(555z) +1m") == "25 points: value-honor 20, one-kong 5"
    assert points("23m44p(456s)(111z)(555z) +1m") == "20 points: value-honor 20"
    assert points("23m44p(456s)(111z)(555z) +1m", seat="W") == "10 points: value-honor 10"
    assert points("23m55z(456s)(678m)(444p) +1m") == NOTHING
    assert points("23m11z(456s)(678m)(444p) +1m") == NOTHING


def test_3_2_1_small_three_dragons() -> None:
    """Two dragon triplets and a pair of the third."""
    assert points("23m77z(456p)(555z)(666z) +1m") == (
        "60 points: value-honor 20, small-three-dragons 40"
    )
    assert points("23m77z(456p)(555z)(444z) +1m") == "10 points: value-honor 10"
    assert points("23m44p(456p)(555z)(666z) +1m") == "20 points: value-honor 20"


def test_3_2_2_big_three_dragons() -> None:
    """Three dragon triplets."""
    assert points("23m44p(555z)(666z)(777z) +1m") == (
        "160 points: value-honor 30, big-three-dragons 130"
    )


def test_3_3_1_small_three_winds() -> None:
    """Two wind triplets and a wind pair."""
    hand = "23m44z(456p)(222z)(333z) +1m"
    assert points(hand) == "30 points: small-three-winds 30"
    assert points(hand, seat="S") == "40 points: value-honor 10, small-three-winds 30"
    assert points("23m55z(456p)(222z)(333z) +1m") == NOTHING
    assert points("23m44z(456p)(222z)(333s) +1m") == NOTHING


def test_3_3_2_big_three_winds() -> None:
    """Three wind triplets, the pair not a wind."""
    assert points("23m44p(222z)(333z)(444z) +1m") == "120 points: big-three-winds 120"
    assert points("23m55z(222z)(333z)(444z) +1m") == (
        "200 points: mixed-one-suit 40, big-three-winds 120, mixed-lesser-terminals 40"
    )


def test_3_3_3_small_four_winds() -> None:
    """Three wind triplets, the pair of the fourth."""
    assert points("23m11z(222z)(333z)(444z) +1m") == "320 points: small-four-winds 320"


def test_3_3_4_big_four_winds() -> None:
    """Four wind triplets."""
    assert points("5m(111z)(222z)(333z)(444z) +5m") == "400 points: big-four-winds 400"


def test_3_4_all_honors() -> None:
    """Honors only; Seven Pairs included."""
    assert points("77z44z(555z)(222z)(333z) +7z") == "320 points: all-honors 320"
    assert points("1122334455667z +7z") == "320 points: all-honors 320"
    # The pair of 9m: 40 for the suit, 100 for the terminals.
    assert points("112233445566z9m +9m") == (
        "170 points: mixed-one-suit 40, mixed-greater-terminals 100, seven-pairs 30"
    )


def test_4_1_all_triplets() -> None:
    """Four triplets or kongs."""
    assert points("99m44p(222m)(666s)(333z) +9m") == "30 points: all-triplets 30"
    assert points("99m44p(222m)(6666s)(333z) +9m") == "35 points: all-triplets 30, one-kong 5"
    assert points("78m44p(222m)(666s)(333z) +9m") == NOTHING


def test_4_2_1_two_concealed_triplets() -> None:
    """Exactly two, concealed kongs included; the rest may be open."""
    assert points("111m999p5s(456m)(678m) +5s") == "5 points: two-concealed-triplets 5"
    assert points("111m5s(456m)(678m)[9999p] +5s") == (
        "10 points: two-concealed-triplets 5, one-kong 5"
    )
    assert points("111m5s(456m)(678m)(9999p) +5s") == "5 points: one-kong 5"
    assert points("111m5s(456m)(678m)(999p) +5s") == NOTHING


def test_4_2_a_triplet_completed_by_a_discard_is_not_concealed() -> None:
    hand = "111m99p55s(456m)(678m) +9p"
    assert points(hand) == NOTHING
    assert points(hand, "self-draw") == "5 points: two-concealed-triplets 5"


def test_4_2_2_three_concealed_triplets() -> None:
    """Exactly three."""
    assert points("111m999p444z5s(456m) +5s") == "30 points: three-concealed-triplets 30"
    assert points("111m999p5s(444z)(456m) +5s") == "5 points: two-concealed-triplets 5"
    assert points("111m999p44z55s(456m) +4z") == "5 points: two-concealed-triplets 5"
    assert points("111m999p44z55s(456m) +4z", "self-draw") == (
        "30 points: three-concealed-triplets 30"
    )


def test_4_2_3_four_concealed_triplets() -> None:
    """On a discard only with a wait on the pair."""
    four = "160 points: concealed-hand 5, all-triplets 30, four-concealed-triplets 125"
    assert points("111m777p444z999s5m +5m") == four
    assert points("111m55m777p444z99s +9s", "self-draw") == four
    assert points("111m55m777p444z99s +9s") == (
        "65 points: concealed-hand 5, all-triplets 30, three-concealed-triplets 30"
    )


def test_4_2_and_4_3_a_concealed_kong_is_a_concealed_triplet_and_a_kong() -> None:
    assert points("5m777p444z999s[1111m] +5m") == (
        "165 points: concealed-hand 5, all-triplets 30, four-concealed-triplets 125, one-kong 5"
    )
    assert points("5m777p444z999s(1111m) +5m") == (
        "65 points: all-triplets 30, three-concealed-triplets 30, one-kong 5"
    )


def test_4_3_1_one_kong() -> None:
    """One declared kong, open or concealed; four alike that are not declared are none."""
    assert points("23m55p(456m)(456p)(9999s) +1m") == "5 points: one-kong 5"
    assert points("23m55p(456m)(456p)[9999s] +1m") == "5 points: one-kong 5"
    assert points("99978s55p(456m)(456p) +9s") == NOTHING


def test_4_3_2_two_kong() -> None:
    """Two, of any kinds: the kongs of a hand are one series."""
    assert points("23m55p(456m)(1111p)(9999s) +1m") == "20 points: two-kong 20"
    assert points("23m55p(456m)(1111p)[9999s] +1m") == "20 points: two-kong 20"
    assert points("23m55p(456m)[1111p][9999s] +1m") == (
        "25 points: two-concealed-triplets 5, two-kong 20"
    )


def test_4_3_3_three_kong() -> None:
    assert points("23m55p(4444z)(1111p)[9999s] +1m") == "120 points: three-kong 120"


def test_4_3_4_four_kong() -> None:
    assert points("5p(2222m)(1111p)(9999s)[4444z] +5p") == "480 points: four-kong 480"
    assert points("5p(2222m)(1111p)(9999s)(444z) +5p") == (
        "150 points: all-triplets 30, three-kong 120"
    )
