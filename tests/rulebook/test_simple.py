"""The simple 20-point table: winning hands, points, options and payments.

A test names its clause; every hand is told with all that it is paid for.
"""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from tests.helpers import account, payments, reasons, verdict

# Three claimed groups, one of them no chow, and no honor: complete, and nothing else.
PLAIN = "23m55p(456m)(456p)(999s) +1m"


def points(text: str, by: str = "discard", **said: Any) -> str:
    """Tell the total and what it is made of, without the payments."""
    return account(text, by, rules="simple", **said).partition(";")[0]


def test_144_tiles() -> None:
    """136, and 8 bonus tiles: flowers 1f to 4f, seasons 5f to 8f. There are no red fives."""
    assert points("23m55p12345678f(456m)(456p)(999s) +1m") == "28 points: mahjong 20, flower 8"
    assert points("23m55p(406m)(456p)(999s) +1m") == "tile-not-in-set"
    assert points("23m5p(456m)(456p)(999s)44s +0p") == "tile-not-in-set, wrong-tile-count"
    assert points("23m55p11f(456m)(456p)(999s) +1m") == "too-many-copies"


def test_bonus_tiles_are_set_aside() -> None:
    """They do not count as tiles of the hand, and no hand is won on one."""
    assert points("23m5p3f(456m)(456p)(999s) +1m") == "wrong-tile-count"
    assert reasons("23m55p(456m)(456p)(999s) +3f", rules="simple") == [
        ("bonus-as-winning-tile", {"tile": "3f"})
    ]


def test_14_tiles_and_one_more_for_each_kong() -> None:
    """Kongs mix freely."""
    assert points("5p(2222m)(1111p)(9999s)[4444z] +5p") == (
        "66 points: mahjong 20, four-pongs 6, exposed-kong 24, concealed-kong 16"
    )
    assert points("23m55p[9999s](456m)(4444z) +1m") == (
        "44 points: mahjong 20, exposed-kong 8, concealed-kong 16"
    )
    assert points("5p(2222m)(1111p)(9999s)[4444z]1z +5p") == "wrong-tile-count"
    assert points("2m55p(456m)(456p)(999s) +1m") == "wrong-tile-count"


def test_no_special_hands() -> None:
    """Four groups and a pair only."""
    assert points("1122m3344p5566s7z +7z") == "not-a-winning-hand"
    assert points("19m19p19s1234567z +7z") == "not-a-winning-hand"
    assert points("147m258p369s1234z +5z") == "not-a-winning-hand"
    assert points("147m258p369s456m5z +5z") == "not-a-winning-hand"
    assert points("1122334455667m +7m") == "22 points: mahjong 20, four-chows 2"


def test_mahjong() -> None:
    """20 for the complete hand. There is no minimum, and no option for one."""
    assert points(PLAIN) == "20 points: mahjong 20"
    assert points("23m56p(456m)(456p)(999s) +1m") == "not-a-winning-hand"
    with pytest.raises(ms.OptionError, match="double_wind, settlement, several_winners"):
        ms.ruleset("simple", minimum=0)


def test_four_pongs() -> None:
    """6 for four pongs or kongs, claimed or not."""
    assert points("99m44p(222m)(666p)(333s) +9m") == "26 points: mahjong 20, four-pongs 6"
    assert points("222m99m44p666p333s +9m") == "26 points: mahjong 20, four-pongs 6"
    assert points("99m44p(222m)(6666p)(333s) +9m") == (
        "34 points: mahjong 20, four-pongs 6, exposed-kong 8"
    )
    assert points("78m44p(222m)(666p)(333s) +9m") == "20 points: mahjong 20"


@pytest.mark.parametrize(
    "hand",
    [
        "23m55p(456m)(456p)(789s) +1m",
        "23m55z(456m)(456p)(789s) +1m",  # a pair of dragons
        "23m11z(456m)(456p)(789s) +1m",  # a pair of the own wind
        "123m5p456m456p789s +5p",  # nothing claimed, and a wait on the pair
        "11z123m123m123m78p +9p",  # three equal chows
    ],
)
def test_four_chows(hand: str) -> None:
    """2 for four chows and any pair."""
    assert points(hand) == "22 points: mahjong 20, four-chows 2"


def test_three_chows_are_not_four() -> None:
    assert points("23m55p(456m)(456p)(777s) +1m") == "20 points: mahjong 20"


def test_the_reading_that_is_worth_most_counts() -> None:
    """Three chows or three pongs of 111222333m: as the fourth group has it."""
    assert points("11122233m99p(123p) +3m") == "22 points: mahjong 20, four-chows 2"
    assert points("11122233m99p(888p) +3m") == "26 points: mahjong 20, four-pongs 6"


def test_exposed_kong() -> None:
    """8 each: claimed, or added to a pong."""
    assert points("23m55p(456m)(456p)(9999s) +1m") == "28 points: mahjong 20, exposed-kong 8"
    assert points("23m55p(456m)(2222p@N)(9999s@S) +1m") == (
        "36 points: mahjong 20, exposed-kong 16"
    )
    assert points(PLAIN) == "20 points: mahjong 20"


def test_concealed_kong() -> None:
    """16 each: twice as much."""
    assert points("23m55p(456m)(456p)[9999s] +1m") == "36 points: mahjong 20, concealed-kong 16"
    assert points("23m55p(456m)[2222p][9999s] +1m") == "52 points: mahjong 20, concealed-kong 32"


def test_four_alike_that_are_not_declared_are_no_kong() -> None:
    assert points("99978s55p(456m)(456p) +9s") == "20 points: mahjong 20"
    assert points("99978s55p(456m)(456p) +9s", "self-draw") == "20 points: mahjong 20"


def test_dragon_pong() -> None:
    """2 for exactly one pong or kong of a dragon; a pair is none."""
    assert points("23m55p(456m)(456p)(555z) +1m") == "22 points: mahjong 20, dragon-pong 2"
    assert points("23m55p(456m)(456p)(7777z) +1m") == (
        "30 points: mahjong 20, exposed-kong 8, dragon-pong 2"
    )
    assert points("23m55z(456m)(456p)(777p) +1m") == "20 points: mahjong 20"


def test_two_dragon_pongs() -> None:
    """6 in all, in place of 2 and 2."""
    assert points("23m55p(456m)(555z)(666z) +1m") == "26 points: mahjong 20, two-dragon-pongs 6"
    assert points("23m55p(456m)(555z)[7777z] +1m") == (
        "42 points: mahjong 20, concealed-kong 16, two-dragon-pongs 6"
    )
    assert points("23m77z(456p)(555z)(666z) +1m") == "26 points: mahjong 20, two-dragon-pongs 6"


def test_three_dragon_pongs() -> None:
    """6, and one dragon-pong more: 8 in all (an extension; the source stops at two)."""
    assert points("23m55p(555z)(666z)(777z) +1m") == (
        "28 points: mahjong 20, dragon-pong 2, two-dragon-pongs 6"
    )


def test_wind_pong() -> None:
    """2 each: a pong or kong of the round wind or of the own wind."""
    hand = "23m55p(456m)(456p)(222z) +1m"
    assert points(hand, seat="S", round="W") == "22 points: mahjong 20, wind-pong 2"
    assert points(hand, seat="W", round="S") == "22 points: mahjong 20, wind-pong 2"
    assert points(hand, seat="W", round="N") == "20 points: mahjong 20"
    both = "23m55p(456m)(222z)[4444z] +1m"
    assert points(both, seat="N", round="S") == (
        "40 points: mahjong 20, concealed-kong 16, wind-pong 4"
    )
    assert points(both, seat="N", round="E") == (
        "38 points: mahjong 20, concealed-kong 16, wind-pong 2"
    )
    assert points("23m22z(456m)(456p)(777p) +1m", seat="S", round="S") == "20 points: mahjong 20"


def test_option_double_wind() -> None:
    """A wind that is the round's and the own counts 2, or 4; no other hand changes."""
    hand = "23m55p(456m)(456p)(222z) +1m"
    for double in (2, 4):
        said: dict[str, Any] = {"options": {"double_wind": double}, "seat": "S"}
        assert points(hand, round="S", **said) == (
            f"{20 + double} points: mahjong 20, wind-pong {double}"
        )
        assert points(hand, round="E", **said) == "22 points: mahjong 20, wind-pong 2"
    assert points(hand, seat="S", round="S") == "22 points: mahjong 20, wind-pong 2"
    with pytest.raises(ms.OptionError, match="double_wind: expected 2 or 4, found '3'"):
        ms.ruleset("simple", double_wind=3)


@pytest.mark.parametrize("seat", ["E", "S", "W", "N"])
def test_flower(seat: str) -> None:
    """1 each: flower or season, whoever's seat it belongs to."""
    for tile in range(1, 9):
        assert points(f"23m55p{tile}f(456m)(456p)(999s) +1m", seat=seat) == (
            "21 points: mahjong 20, flower 1"
        )
    assert points("23m55p15f(456m)(456p)(999s) +1m", seat=seat) == (
        "22 points: mahjong 20, flower 2"
    )


def test_no_points_for_a_self_draw_a_flush_or_an_event() -> None:
    assert points(PLAIN, "self-draw") == "20 points: mahjong 20"
    assert points(PLAIN, "robbed-kong") == "20 points: mahjong 20"
    assert points("23m44m(456m)(678m)(999m) +1m") == "20 points: mahjong 20"
    assert points("1112345678999m +5m") == "20 points: mahjong 20"
    assert points(PLAIN, "self-draw", events=["last-tile"]) == "20 points: mahjong 20"
    assert points(PLAIN, events=["last-of-kind", "same-turn-immunity"]) == "20 points: mahjong 20"
    assert (
        points("23m55p(456m)(456p)(9999s) +1m", "self-draw", events=["kong-replacement"])
        == "28 points: mahjong 20, exposed-kong 8"
    )
    assert points("123m5p456m456p999s +5p", "self-draw", events=["heavenly-hand"]) == (
        "20 points: mahjong 20"
    )


def test_what_an_event_demands_holds_here_too() -> None:
    assert points(PLAIN, "self-draw", events=["kong-replacement"]) == "contradiction"
    assert points(PLAIN, payer="E", seat="E") == "contradiction"
    assert points("23m55p(456m@W)(456p)(999s) +1m", seat="E") == "contradiction"
    assert points("23m55p(456m@N)(456p)(999s) +1m", seat="E") == "20 points: mahjong 20"


def test_each_loser_pays_the_points() -> None:
    """However it was won, and whether or not it is said from whom."""
    whole = "20 points: mahjong 20; E +60 S -20 W -20 N -20"
    assert account(PLAIN, payer="S", rules="simple") == whole
    assert account(PLAIN, rules="simple") == whole
    assert account(PLAIN, "self-draw", rules="simple") == whole
    assert account(PLAIN, "robbed-kong", payer="N", rules="simple") == whole
    assert account("99m44p1f(222m)(666p)(333s) +9m", payer="W", seat="N", rules="simple") == (
        "27 points: mahjong 20, four-pongs 6, flower 1; E -27 S -27 W -27 N +81"
    )


def test_option_settlement() -> None:
    """`accumulate` gives the winner the points and takes nothing: the sum is not zero."""
    accumulate = {"settlement": "accumulate"}
    for by, payer in (("discard", "E"), ("discard", None), ("self-draw", None)):
        assert account(PLAIN, by, payer=payer, seat="W", rules="simple", options=accumulate) == (
            "20 points: mahjong 20; E +0 S +0 W +20 N +0"
        )
    each = {"settlement": "each-pays"}
    assert payments(PLAIN, rules="simple", options=each) == "20 E+60 S-20 W-20 N-20"
    with pytest.raises(ms.OptionError, match="settlement: expected one of each-pays, accumulate"):
        ms.ruleset("simple", settlement="win")


def test_there_is_no_pao() -> None:
    """A stated liable player is ignored, and the melds make nobody liable."""
    dragons = "23m55p(555z@S)(666z@S)(777z@S) +1m"
    found = "28 points: mahjong 20, dragon-pong 2, two-dragon-pongs 6; E +84 S -28 W -28 N -28"
    assert account(dragons, payer="W", rules="simple") == found
    assert account(dragons, payer="W", liable="S", rules="simple") == found
    judged = verdict(dragons, payer="W", liable="S", rules="simple").score
    assert judged is not None
    assert judged.liable is None


def test_option_several_winners() -> None:
    """The first in turn order after the discarder, the best-scoring hand, or all."""
    assert ms.ruleset("simple").options()["several_winners"] == "first"
    for word in ("first", "best", "all"):
        assert ms.ruleset("simple", several_winners=word).options() == {
            "double_wind": 2,
            "settlement": "each-pays",
            "several_winners": word,
        }
    with pytest.raises(ms.OptionError, match="several_winners: expected one of first, best, all"):
        ms.ruleset("simple", several_winners="last")


# The table of the rules: points, Spanish and Chinese names.
NAMES = [
    ("mahjong", 20, "Mah jong", "和牌"),
    ("four-pongs", 6, "Cuatro Pongs", "碰碰和"),
    ("four-chows", 2, "Cuatro Chows", "平和"),
    ("exposed-kong", 8, "Kong expuesto", "明槓"),
    ("concealed-kong", 16, "Kong oculto", "暗槓"),
    ("dragon-pong", 2, "Pong de dragón", "箭刻"),
    ("two-dragon-pongs", 6, "Dos Pongs de dragón", "雙箭刻"),
    ("wind-pong", 2, "Pong de viento", "風刻"),
    ("flower", 1, "Flor o estación", "花牌"),
]


def test_names() -> None:
    patterns = ms.ruleset("simple").patterns
    assert [(p.id, p.value, p.es, p.zh) for p in patterns] == NAMES
    assert [p.en for p in patterns] == [
        "Mahjong",
        "Four pongs",
        "Four chows",
        "Exposed kong",
        "Concealed kong",
        "Dragon pong",
        "Two dragon pongs",
        "Wind pong",
        "Flower or season",
    ]


# 20 and a kong, 8; a concealed kong, 16; the dragon, 2; East twice over, 2; two bonus tiles, 2.
ACCOUNTS = {
    "en": """\
Simple table: 50 points
    20  Mahjong
     8  Exposed kong
    16  Concealed kong
     2  Dragon pong
     2  Wind pong
     2  Flower or season ×2
reading: +123m 55p (5555z@N) [1111z] (999s@S)
payments: E +150 S -50 W -50 N -50""",
    "es": """\
Tabla sencilla: 50 puntos
    20  Mah jong
     8  Kong expuesto
    16  Kong oculto
     2  Pong de dragón
     2  Pong de viento
     2  Flor o estación ×2
lectura: +123m 55p (5555z@N) [1111z] (999s@S)
pagos: E +150 S -50 W -50 N -50""",
    "zh": """\
简易计分: 50 分
    20  和牌
     8  明槓
    16  暗槓
     2  箭刻
     2  風刻
     2  花牌 ×2
拆法: +123m 55p (5555z@N) [1111z] (999s@S)
支付: E +150 S -50 W -50 N -50""",
    "ja": """\
簡易計算: 50 点
    20  和牌
     8  明槓
    16  暗槓
     2  箭刻
     2  風刻
     2  花牌 ×2
手牌構成: +123m 55p (5555z@N) [1111z] (999s@S)
点数移動: E +150 S -50 W -50 N -50""",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_account(lang: str) -> None:
    judged = verdict("23m55p37f(5555z@N)[1111z](999s@S) +1m", payer="W", rules="simple")
    assert judged.explain(lang) == ACCOUNTS[lang]
