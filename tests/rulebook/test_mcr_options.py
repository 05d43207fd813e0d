"""Chinese official rules, section 3: each option, and the profile `ema`."""

from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import account, fan, payments

TWO_CONCEALED = "34m66z(678p)[2222s][8888s] +5m"
ONE_OF_EACH = "34m66z(678p)[2222s](8888s) +5m"
GATES = "1112345678999m +5m"


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


def test_the_defaults() -> None:
    """98 with MIL25."""
    assert ms.ruleset("mcr").options() == {
        "profile": "mil25",
        "minimum": 8,
        "two_concealed_kongs": 6,
        "mixed_kongs": 5,
        "inherent_fully_concealed": False,
        "seven_pairs_hog": True,
        "nine_gates_pungs": "mil25",
        "knitted_wait": True,
        "cap": None,
        "false_win": "98",
        "several_winners": "first",
    }


def test_the_profile_ema() -> None:
    """GB06 as the EMA plays it; what it does not list is as in the default."""
    assert ms.ruleset("mcr", profile="ema").options() == {
        "profile": "ema",
        "minimum": 8,
        "two_concealed_kongs": 8,
        "mixed_kongs": 6,
        "inherent_fully_concealed": True,
        "seven_pairs_hog": False,
        "nine_gates_pungs": "none",
        "knitted_wait": False,
        "cap": None,
        "false_win": "ema",
        "several_winners": "first",
    }


def test_an_option_goes_before_its_profile() -> None:
    rules = ms.ruleset("mcr", profile="ema", mixed_kongs=0, knitted_wait=True)
    assert (rules.options()["mixed_kongs"], rules.options()["knitted_wait"]) == (0, True)
    assert rules.options()["two_concealed_kongs"] == 8
    assert repr(rules) == "ruleset('mcr', profile='ema', mixed_kongs=0, knitted_wait=True)"


@pytest.mark.parametrize(
    ("minimum", "told"),
    [(0, "8 fan"), (8, "8 fan"), (9, "below-minimum"), (24, "below-minimum")],
)
def test_minimum(minimum: int, told: str) -> None:
    hand = "34m66z(678p)(456s)(222s) +5m"
    assert account(hand, rules="mcr", options={"minimum": minimum}).partition(":")[0] == told


@pytest.mark.parametrize("points", [2, 6, 8])
def test_two_concealed_kongs(points: int) -> None:
    assert fans(TWO_CONCEALED, options={"two_concealed_kongs": points}) == (
        f"{points} fan: two-concealed-kongs {points}"
    )


def test_mixed_kongs() -> None:
    """One melded and one concealed kong: 5, 6, or with 0 each on its own."""
    assert fans(ONE_OF_EACH) == "5 fan: concealed-kong-and-melded-kong 5"
    assert fans(ONE_OF_EACH, options={"mixed_kongs": 6}) == (
        "6 fan: concealed-kong-and-melded-kong 6"
    )
    assert fans(ONE_OF_EACH, options={"mixed_kongs": 0}) == (
        "3 fan: concealed-kong 2, melded-kong 1"
    )
    # Other kongs are not concerned.
    assert fans(TWO_CONCEALED, options={"mixed_kongs": 0}) == "6 fan: two-concealed-kongs 6"
    assert fans("34m66z(678p)(2222s)(8888s) +5m", options={"mixed_kongs": 0}) == (
        "4 fan: two-melded-kongs 4"
    )


@pytest.mark.parametrize(
    ("hand", "no", "yes"),
    [
        ("1112345678999m +9m", 107, 110),
        ("1122334455667m +7m", 89, 92),
        ("119m19p19s123456z +7z", 89, 92),
        ("222m333p666s888s5z +5z", 66, 69),
        ("1133m5577p2299s4z +4z", 25, 28),
        ("147m258p3s123456z +7z", 25, 28),
        ("147m258p36s12345z +6z", 13, 16),
    ],
)
def test_inherent_fully_concealed(hand: str, no: int, yes: int) -> None:
    """Fully Concealed Hand 4 in place of Self-Drawn 1, for hands that are concealed by nature."""
    without = fans(hand, "self-draw")
    assert without.startswith(f"{no} fan")
    assert without.endswith("self-drawn 1")
    given = fans(hand, "self-draw", options={"inherent_fully_concealed": True})
    assert given.startswith(f"{yes} fan")
    assert "fully-concealed-hand 4" in given
    assert "self-drawn" not in given
    # On a discard nothing changes.
    assert fans(hand, options={"inherent_fully_concealed": True}) == fans(hand)


def test_seven_pairs_hog() -> None:
    """Tile Hog in seven pairs that are All Green or All Terminals; in others it always counts."""
    no = {"seven_pairs_hog": False}
    green = "2222334466s88s6z +6z"
    assert fans(green) == "114 fan: all-green 88, seven-pairs 24, tile-hog 2"
    assert fans(green, options=no) == "112 fan: all-green 88, seven-pairs 24"
    terminals = "1199m1199p1199s1m +1m"
    assert fans(terminals) == "90 fan: all-terminals 64, seven-pairs 24, tile-hog 2"
    assert fans(terminals, options=no) == "88 fan: all-terminals 64, seven-pairs 24"
    assert fans("1111m3377p2299s4z +4z", options=no) == "26 fan: seven-pairs 24, tile-hog 2"
    # Four sets and a pair are not concerned.
    assert fans("23s66z(222s)(666s)(888s) +4s", options=no) == ("90 fan: all-green 88, tile-hog 2")


def test_nine_gates_pungs() -> None:
    """`none`: no pung of terminals at all beside Nine Gates."""
    none = {"nine_gates_pungs": "none"}
    assert fans(GATES) == (
        "91 fan: nine-gates 88, two-concealed-pungs 2, pung-of-terminals-or-honors 1"
    )
    assert fans(GATES, options=none) == "90 fan: nine-gates 88, two-concealed-pungs 2"
    # The same fourteen tiles, not won as Nine Gates, have both.
    assert fans("1112345567899m +9m", options=none) == (
        "28 fan: full-flush 24, concealed-hand 2, pung-of-terminals-or-honors 2"
    )


def test_knitted_wait() -> None:
    """`no`: no Edge and Closed Wait in a knitted straight; a Single Wait counts."""
    no = {"knitted_wait": False}
    assert fans("13347s12369m258p +3m", options=no) == (
        "16 fan: knitted-straight 12, concealed-hand 2, all-chows 2"
    )
    assert fans("258m14768s369p22z +7s", options=no) == (
        "14 fan: knitted-straight 12, concealed-hand 2"
    )
    single = "15 fan: knitted-straight 12, all-chows 2, single-wait 1"
    assert fans("147m258p369s9m(123p) +9m", options=no) == single
    assert fans("12m66z(678p)(456s)(222s) +3m", options=no) == "1 fan: edge-wait 1"


def test_cap() -> None:
    """Fan and flowers together count no more; the minimum is asked before."""
    hand = "77z33p(555z)(666z)(999p)12f +7z"
    assert payments(hand, rules="mcr", payer="S") == "103 E+127 S-111 W-8 N-8"
    capped = {"cap": 88}
    assert payments(hand, rules="mcr", payer="S", options=capped) == "88 E+112 S-96 W-8 N-8"
    assert payments(hand, rules="mcr", payer="S", options={"cap": 5}) == "5 E+29 S-13 W-8 N-8"


def test_false_win_and_several_winners() -> None:
    """Words for the table; they change no score."""
    for word in ("98", "ema", "mil25"):
        assert ms.ruleset("mcr", false_win=word).options()["false_win"] == word
    assert ms.ruleset("mcr", several_winners="first") == ms.ruleset("mcr")


@pytest.mark.parametrize(
    "wrong",
    [
        {"several_winners": "all"},
        {"false_win": 10},
        {"minimum": -1},
        {"cap": -1},
        {"profile": "wmo"},
        {"nine_gates_pungs": "one"},
        {"knitted_wait": "sometimes"},
        {"payments": "hkma"},
    ],
)
def test_other_values_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ms.OptionError):
        ms.ruleset("mcr", **wrong)


@pytest.mark.parametrize(
    ("hand", "by", "default", "ema"),
    [
        (TWO_CONCEALED, "discard", 6, 8),
        (ONE_OF_EACH, "discard", 5, 6),
        ("1133m5577p2299s4z +4z", "self-draw", 25, 28),
        ("1199m1199p1199s1m +1m", "self-draw", 91, 92),  # 64 + 24 + 2 + 1; 64 + 24 + 4
        ("1112345678999m +5m", "discard", 91, 90),
        ("1112345678999m +5m", "self-draw", 92, 94),  # 88 + 2 + 1 + 1; 88 + 2 + 4
        ("258m14789s369p22z +7s", "discard", 15, 14),
        ("34m66z(678p)(456s)(222s) +5m", "discard", 8, 8),
    ],
)
def test_totals_of_the_profiles(hand: str, by: str, default: int, ema: int) -> None:
    totals = [
        fans(hand, by, options={"profile": profile}).partition(" ")[0]
        for profile in ("mil25", "ema")
    ]
    assert totals == [str(default), str(ema)]
