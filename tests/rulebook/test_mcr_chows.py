"""Chinese official rules, 2.4: fans of chows and pungs, each set joined only once."""

from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import fan


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("1122355778899p +3p", "67 fan: pure-terminal-chows 64, concealed-hand 2, edge-wait 1"),
        ("12s55m(789s)(123p)(789p) +3s", "17 fan: three-suited-terminal-chows 16, edge-wait 1"),
        (
            "45m99s(123m)(234m)(345m) +6m",
            "35 fan: four-pure-shifted-chows 32, all-chows 2, one-voided-suit 1",
        ),
        ("23p66z(234p)(234p)(234p) +4p", "58 fan: quadruple-chow 48, half-flush 6, last-tile 4"),
    ],
)
def test_a_fan_of_four_chows_is_the_only_one_of_chows(hand: str, told: str) -> None:
    """1. None of the fans of three or two chows counts beside it."""
    assert fans(hand) == told


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "23m55m(789p)(123s)(789s) +1m",
            "5 fan: all-chows 2, mixed-double-chow 2, two-terminal-chows 1",
        ),
        (
            "12m55m(123p)(789p)(789s) +3m",
            "6 fan: all-chows 2, mixed-double-chow 2, two-terminal-chows 1, edge-wait 1",
        ),
    ],
)
def test_three_suited_terminal_chows_have_both_chows_of_two_suits(hand: str, told: str) -> None:
    """29. And the pair of 5 is of the third suit; here one suit has 123 alone, and one 789."""
    assert fans(hand) == told


def test_three_suited_terminal_chows_have_a_pair_of_5() -> None:
    """29. With the pair of 1, it is an Outside Hand."""
    assert fans("23p11s(789m)(123m)(789p) +1p") == (
        "9 fan: outside-hand 4, all-chows 2, mixed-double-chow 2, two-terminal-chows 1"
    )


@pytest.mark.parametrize("first", [0, 1])
def test_the_pair_of_four_chows_is_asked_anew(first: int) -> None:
    """Four chows seen before with another pair of fives."""
    rules = ms.ruleset("mcr", minimum=0)
    for pair in ("55m", "55p")[:: 1 - 2 * first]:
        win = ms.parse_win(f"12m{pair}(123m)(789m)(789m) +3m", by="discard")
        ids = [found.id for found in ms.score(win, rules).patterns]
        assert ("pure-terminal-chows" in ids) == (pair == "55m")


def test_at_most_one_fan_of_three_chows() -> None:
    """2. 123m 234p 345s and 234p 345s 456m are two Mixed Shifted Chows; one counts."""
    assert fans("23m55s(234p)(345s)(456m) +1m") == (
        "9 fan: mixed-shifted-chows 6, all-chows 2, short-straight 1"
    )


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        # 123m again: with 123, 456 or 789 it makes a fan of two; one counts.
        (
            "23m55s(456m)(789m)(123m) +1m",
            "20 fan: pure-straight 16, all-chows 2, pure-double-chow 1, one-voided-suit 1",
        ),
        # 567m with 234m; 123m and 567m make nothing.
        (
            "34m99s(123m)(234m)(567m) +5m",
            "20 fan: pure-shifted-chows 16, all-chows 2, short-straight 1, one-voided-suit 1",
        ),
        # 123p with 123m, and 345p with 345m.
        (
            "23m55s(456m)(789m)(123p) +1m",
            "19 fan: pure-straight 16, all-chows 2, mixed-double-chow 1",
        ),
        (
            "34m99s(234m)(456m)(345p) +5m",
            "19 fan: pure-shifted-chows 16, all-chows 2, mixed-double-chow 1",
        ),
        # 345p makes nothing with 123m, 123p and 123s.
        ("23m55s(123p)(123s)(345p) +1m", "10 fan: mixed-triple-chow 8, all-chows 2"),
    ],
)
def test_the_fourth_chow_adds_at_most_one_fan_of_two(hand: str, told: str) -> None:
    assert fans(hand) == told


def test_nothing_counts_inside_the_three() -> None:
    """In 123 456 789 there are two Short Straights and Two Terminal Chows."""
    assert fans("23m55s(456m)(789m)(888p) +1m") == "17 fan: pure-straight 16, no-honors 1"


def test_among_four_chows_at_most_three_fans_of_two() -> None:
    """3. The horseshoe 123m 789m 123p 789p has four, of which three count."""
    assert fans("12s44m(789s)(123p)(789p) +3s") == (
        "6 fan: all-chows 2, mixed-double-chow 2, two-terminal-chows 1, edge-wait 1"
    )


def test_among_three_chows_at_most_two() -> None:
    """123m 123m 456m: Pure Double Chow and two Short Straights, of which two fans count."""
    assert fans("23m66z(123m)(456m)(222p) +1m") == (
        "3 fan: pure-double-chow 1, short-straight 1, one-voided-suit 1"
    )


def test_chows_that_do_not_hang_together_are_counted_apart() -> None:
    """123m 123p, and 678s 678p: two fans."""
    assert fans("23m99p(123p)(678s)(678p) +1m") == "4 fan: all-chows 2, mixed-double-chow 2"


def test_a_chow_may_be_joined_twice() -> None:
    """123m with 123p, and 123m with 789m."""
    assert fans("23m66z(123p)(789m)(222s) +1m") == (
        "2 fan: mixed-double-chow 1, two-terminal-chows 1"
    )


def test_four_shifted_pungs_for_three() -> None:
    assert fans("66m99s(333m)(444m)(555m) +6m") == (
        "50 fan: four-pure-shifted-pungs 48, one-voided-suit 1, no-honors 1"
    )


def test_triple_pung_for_double_pung() -> None:
    assert fans("22s99m(222m)(222p)(456p) +2s") == "17 fan: triple-pung 16, no-honors 1"


def test_every_two_pungs_of_one_number_are_a_double_pung() -> None:
    """At most two: 222m 222p and 333m 333p."""
    assert fans("22m99s(222p)(333m)(333p) +2m") == "11 fan: all-pungs 6, double-pung 4, no-honors 1"


def test_double_pung_beside_shifted_pungs() -> None:
    """42 and 65 combine: 8 + 6 + 2 + 1; 24 and 65: 24 + 6 + 2 + 1."""
    assert fans("22m99s(333p)(444s)(222p) +2m") == (
        "17 fan: mixed-shifted-pungs 8, all-pungs 6, double-pung 2, no-honors 1"
    )
    assert fans("22m99s(333m)(444m)(333p) +2m") == (
        "33 fan: pure-shifted-pungs 24, all-pungs 6, double-pung 2, no-honors 1"
    )


def test_pungs_and_chows_of_the_same_tiles_are_different_readings() -> None:
    """222233334444m: four chows 234, not 222 333 444 and 234."""
    assert fans("222233334444m6s +6s") == (
        "56 fan: quadruple-chow 48, concealed-hand 2, all-chows 2, all-simples 2,"
        " one-voided-suit 1, single-wait 1"
    )


def test_the_nine_of_a_knitted_straight_form_no_set() -> None:
    """No All Five, Outside Hand, All Pungs or Melded Hand; All Chows is said of the fourth set."""
    told = "15 fan: knitted-straight 12, all-chows 2, single-wait 1"
    assert fans("147m28p369s55p(456s) +5p") == told
    assert fans("147m258p369s9m(123p) +9m") == told
    assert fans("147m258p39s99m(333p) +6s") == "13 fan: knitted-straight 12, no-honors 1"
