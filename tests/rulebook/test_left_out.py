"""What a hand has and what is not counted, with why: `Score.left_out`."""

from typing import Any

import pytest

from tests.helpers import verdict


def left_out(text: str, by: str = "discard", **said: Any) -> str:
    """Tell each pattern that is not counted, with what takes its place."""
    score = verdict(text, by, **said).score
    assert score is not None
    return ", ".join(f"{pattern.id} ({pattern.because})" for pattern in score.left_out)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # A pair of equal chows, once there and once counted; no fan of two chows with the others.
        ("(345m)(345m)(999p)46s22z +5s", ""),
        # 123 of two suits and 789 of these two: four fans of two chows, of which three count.
        ("(123m)(789m)13p789p77z +2p", "two-terminal-chows (account-once)"),
        # The straight joins its chows, which no fan of two chows joins again.
        (
            "12p456789p11z(777z@N) +3p",
            "short-straight (account-once), two-terminal-chows (account-once)",
        ),
    ],
)
def test_mcr_chows_that_are_joined_already(text: str, told: str) -> None:
    """Account-once: fans of two chows are left out where there are more of them than count."""
    assert left_out(text, rules="mcr", options={"minimum": 0}) == told


def test_mcr_a_fan_that_is_excluded_is_told_with_the_one_that_does_it() -> None:
    """22 full flush excludes 76 no honors."""
    assert left_out("234m56m99m(111m)(678m) +7m", rules="mcr") == "no-honors (full-flush)"


def test_riichi_beside_yakuman_nothing_else_counts() -> None:
    """What is ordinary gives way to the first of the yakuman that count."""
    score = verdict("(111z)(222z)(333z)44z55z +5z", rules="riichi").score
    assert score is not None
    assert {pattern.id for pattern in score.patterns} == {"shousuushii", "tsuuiisou"}
    assert "toitoi" in {pattern.id for pattern in score.left_out}
    assert {pattern.because for pattern in score.left_out} == {score.patterns[0].id}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("222m333p666888s5z +5z", "toitoi (suuankou-tanki)"),
        ("19m19p19s1234567z +1z", ""),
    ],
)
def test_riichi_the_dearer_form_of_a_yakuman_takes_the_place_of_the_other(
    text: str, told: str
) -> None:
    """With the pair to come, the hand has the dearer form, and not the other one besides."""
    assert left_out(text, rules="riichi") == told


def test_zung_jung_a_limit_hand_is_paid_alone() -> None:
    """Of its series and of others nothing counts; four times the same is not two of two."""
    hand = "23m99p(234m)(234m)(234m) +4m"
    assert left_out(hand, rules="zung-jung") == (
        "all-sequences (four-identical-sequences),"
        " two-identical-sequences (four-identical-sequences),"
        " three-identical-sequences (four-identical-sequences)"
    )


def test_zung_jung_small_four_winds_are_no_big_three_winds() -> None:
    """3.3.2: the pair is not a wind."""
    assert "big-three-winds" not in left_out("123m4z(111z)(222z)(333z) +4z", rules="zung-jung")
