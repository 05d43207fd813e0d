"""World Series of Mahjong: who pays whom."""

from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import account, payments, reasons, verdict

SMALL = "23m44p(456s)[6666z](555z) +1m"  # 25: two value honors and a kong
THIRTY = "99m44p(222m)(666s)(333z) +9m"  # all triplets
THIRTEEN = "119m19p19s123456z +7z"  # 160
FOUR_KONGS = "5p(2222m)(1111p)(9999s)[4444z] +5p"  # 480
IMMUNE = ["same-turn-immunity"]


def paid(text: str, by: str = "discard", **said: Any) -> str:
    """Tell the points of a win and who pays whom, or why this is not known."""
    return payments(text, by, rules="zung-jung", **said)


def test_over_the_threshold_the_discarder_pays_most() -> None:
    """3V - 50, and each other 25: 30 pay 40, 160 pay 430, 480 pay 1390."""
    assert account(THIRTY, payer="S", rules="zung-jung") == (
        "30 points: all-triplets 30; E +90 S -40 W -25 N -25"
    )
    assert paid(THIRTEEN, payer="N", seat="W") == "160 E-25 S-25 W+480 N-430"
    assert paid(FOUR_KONGS, payer="W", seat="S") == "480 E-25 S+1440 W-1390 N-25"
    assert paid("11122233p99m(777z) +3p", payer="E", seat="S") == "170 E-460 S+510 W-25 N-25"


def test_up_to_the_threshold_each_pays() -> None:
    """25 is not over it; then it does not matter who discarded."""
    assert account(SMALL, payer="S", rules="zung-jung") == (
        "25 points: value-honor 20, one-kong 5; E +75 S -25 W -25 N -25"
    )
    assert paid(SMALL) == "25 E+75 S-25 W-25 N-25"
    assert paid("23m55p(456m)(456p)(999s) +1m", payer="N") == "1 E+3 S-1 W-1 N-1"


@pytest.mark.parametrize(("hand", "value"), [(SMALL, 25), (THIRTY, 30), (FOUR_KONGS, 480)])
def test_on_a_self_draw_each_pays(hand: str, value: int) -> None:
    assert paid(hand, "self-draw", seat="N") == (
        f"{value} E-{value} S-{value} W-{value} N+{3 * value}"
    )


def test_a_robbed_kong_counts_as_a_discard() -> None:
    """40 and 10: its player pays 150 - 50."""
    hand = "23m44z(456m)(678m)(999m) +1m"
    assert paid(hand, "robbed-kong", payer="W") == "50 E+150 S-25 W-100 N-25"


def test_the_value_after_the_limits_is_paid() -> None:
    """360 is 320: 960 - 50."""
    assert paid("333m444m555m666m9p +9p", payer="W") == "320 E+960 S-25 W-910 N-25"


def test_option_threshold() -> None:
    """3V - 2 x threshold from the discarder, the threshold from each other."""
    assert paid(THIRTY, payer="S", options={"threshold": 10}) == "30 E+90 S-70 W-10 N-10"
    assert paid(THIRTY, payer="S", options={"threshold": 0}) == "30 E+90 S-90"
    assert paid(THIRTY, payer="S", options={"threshold": 29}) == "30 E+90 S-32 W-29 N-29"
    assert paid(THIRTY, payer="S", options={"threshold": 30}) == "30 E+90 S-30 W-30 N-30"


def test_the_winner_always_has_three_times_the_value() -> None:
    for hand in (SMALL, THIRTY, THIRTEEN, FOUR_KONGS):
        for by, payer in (("discard", "S"), ("self-draw", None)):
            score = verdict(hand, by, payer=payer, rules="zung-jung").score
            assert score is not None
            assert score.payments is not None
            assert score.payments["E"] == 3 * score.total
            assert sum(score.payments.values()) == 0


def test_without_the_discarder_there_are_no_payments_over_the_threshold() -> None:
    assert paid(THIRTY) == "30 payer-unknown"
    assert paid(THIRTEEN, "robbed-kong") == "170 payer-unknown"
    assert account(THIRTY, rules="zung-jung") == "30 points: all-triplets 30"


def test_same_turn_immunity() -> None:
    """Nobody is responsible, and each pays; `from` may be left out or name the discarder."""
    assert paid(THIRTY, events=IMMUNE) == "30 E+90 S-30 W-30 N-30"
    assert paid(THIRTY, payer="S", events=IMMUNE) == "30 E+90 S-30 W-30 N-30"
    assert paid(SMALL, payer="S", events=IMMUNE) == "25 E+75 S-25 W-25 N-25"
    assert account(FOUR_KONGS, payer="N", seat="S", events=IMMUNE, rules="zung-jung") == (
        "480 points: four-kong 480; E -480 S +1440 W -480 N -480"
    )


def test_same_turn_immunity_is_of_a_discard_and_never_of_the_winner() -> None:
    assert reasons(THIRTEEN, "self-draw", events=IMMUNE, rules="zung-jung") == [
        ("immunity-without-discard", {"event": "same-turn-immunity"})
    ]
    assert reasons(THIRTEEN, "robbed-kong", payer="S", events=IMMUNE, rules="zung-jung") == [
        ("immunity-without-discard", {"event": "same-turn-immunity"})
    ]
    assert reasons(THIRTEEN, payer="E", events=IMMUNE, rules="zung-jung") == [
        ("payer-is-winner", {"found": "E"})
    ]


def test_no_pao_and_no_dealer_bonus() -> None:
    """A stated liable player is ignored; East is paid, and pays, as the others."""
    dragons = "23m44p(555z@S)(666z@S)(777z@S) +1m"
    found = "160 points: value-honor 30, big-three-dragons 130; E +480 S -160 W -160 N -160"
    for liable in (None, "S"):
        assert account(dragons, "self-draw", liable=liable, rules="zung-jung") == found
        judged = verdict(dragons, "self-draw", liable=liable, rules="zung-jung").score
        assert judged is not None
        assert judged.liable is None
    assert paid(THIRTY, payer="E", seat="N") == "30 E-40 S-25 W-25 N+90"


def test_a_false_win_has_no_payments_of_its_own_in_a_verdict() -> None:
    """What it pays is the caller's to say (option `false_win`); the hand is still no win."""
    judged = ms.check(
        ms.parse_win("23m56p(456m)(456p)(999s) +1m", by="discard"),
        ms.ruleset("zung-jung", false_win=30),
    )
    assert str(judged) == "zung-jung: not-a-winning-hand"
