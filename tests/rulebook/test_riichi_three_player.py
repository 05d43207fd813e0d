"""Japanese rules for three players, section 7."""

from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import reasons
from tests.rulebook.riichi_told import paid, told

THREE = "riichi-three-player"
HAND = "234678p67s99s111z +5s"
RIICHI = {"events": ["riichi"]}


def three(text: str, how: str, **said: Any) -> str:
    return told(text, how, THREE, **said)


def test_the_hand_of_the_rules() -> None:
    """The last of the hands that catch most errors."""
    said: dict[str, Any] = {"events": ["riichi"], "dora": ["3z"], "north": 1, "honba": 1}
    assert three("23467899p23s555z +1s", "drawn SE", **said) == (
        "5 han 30 fu, 6000 mangan: riichi 1, menzen-tsumo 1, yakuhai-white 1, dora 1, north 1;"
        " E-4100 S+6200 W-2100"
    )


@pytest.mark.parametrize(
    ("indicator", "hand", "found"),
    [
        ("1m", "999m234678p67s99s +5s", "dora 3"),
        ("9m", "111m234678p67s99s +5s", "dora 3"),
        ("8p", "99p234678p67s111z +5s", "dora 2"),
        ("2z", "234678p67s99s333z +5s", "dora 3"),
    ],
)
def test_indicators(indicator: str, hand: str, found: str) -> None:
    """The nine of characters follows the one; the rest as with four players."""
    said = three(hand, "ron SE W", events=["riichi"], dora=[indicator])
    assert found in said.partition(";")[0].split(": ")[1].split(", ")


def test_set_aside_norths() -> None:
    """Each is a han, and one more for each West indicator, in `dora` or `ura-dora`."""
    assert three(HAND, "ron SE W", north=2) == (
        "3 han 40 fu, 5200: round-wind 1, north 2; S+5200 W-5200"
    )
    assert three(HAND, "ron SE W", north=2, dora=["3z"]) == (
        "5 han 40 fu, 8000 mangan: round-wind 1, dora 2, north 2; S+8000 W-8000"
    )
    assert three(HAND, "ron SE W", north=1, dora=["3z", "3z"]) == (
        "4 han 40 fu, 8000 mangan: round-wind 1, dora 2, north 1; S+8000 W-8000"
    )
    assert three(HAND, "ron SE W", north=1, ura=["3z"], **RIICHI) == (
        "4 han 40 fu, 8000 mangan: riichi 1, round-wind 1, ura-dora 1, north 1; S+8000 W-8000"
    )
    assert three(HAND, "ron SE W", north=4) == (
        "5 han 40 fu, 8000 mangan: round-wind 1, north 4; S+8000 W-8000"
    )


def test_a_north_is_no_part_of_the_hand_and_no_yaku() -> None:
    """Tanyao holds; a hand with norths alone has no yaku."""
    assert three("234678p22267s88s +5s", "ron SE W", north=2) == (
        "3 han 40 fu, 5200: tanyao 1, north 2; S+5200 W-5200"
    )
    found = reasons("234678p999p68s11s +7s", rules=THREE, seat="S", north=1)
    assert found == [("no-yaku", {"found": 1})]


def test_a_kept_north_is_only_a_round_wind() -> None:
    hand = "234678p67s99s444z +5s"
    assert three(hand, "ron SE W", **RIICHI) == "1 han 40 fu, 1300: riichi 1; S+1300 W-1300"
    assert three(hand, "ron SN W") == "1 han 40 fu, 1300: round-wind 1; S+1300 W-1300"


def test_the_replacement_of_a_north() -> None:
    """`kong-replacement` without a kong; 20 + 2 + 8 = 30."""
    said: dict[str, Any] = {"events": ["kong-replacement"]}
    assert three(HAND, "drawn SE", north=1, **said) == (
        "4 han 30 fu, 5900: menzen-tsumo 1, round-wind 1, rinshan 1, north 1; E-3900 S+5900 W-2000"
    )
    assert three(HAND, "drawn SE", **said) == "contradiction"


def test_the_share_of_the_absent_player_is_lost() -> None:
    """Mangan 4000 and 2000; the dealer 4000 from each; every payment rounded by itself."""
    said: dict[str, Any] = {"events": ["riichi"], "dora": ["8s"]}
    assert three(HAND, "drawn SE", **said) == (
        "5 han 30 fu, 6000 mangan: riichi 1, menzen-tsumo 1, round-wind 1, dora 2;"
        " E-4000 S+6000 W-2000"
    )
    assert three(HAND, "drawn EE", events=["riichi"], dora=["1p"]) == (
        "5 han 30 fu, 8000 mangan: riichi 1, menzen-tsumo 1, seat-wind 1, round-wind 1, dora 1;"
        " E+8000 S-4000 W-4000"
    )
    assert three(HAND, "drawn SE") == (
        "2 han 30 fu, 1500: menzen-tsumo 1, round-wind 1; E-1000 S+1500 W-500"
    )
    assert three(HAND, "ron EE W") == (
        "2 han 40 fu, 3900: seat-wind 1, round-wind 1; E+3900 W-3900"
    )


def test_honba_and_deposits() -> None:
    """100 from each payer, 200 from a discarder."""
    assert paid(HAND, "ron SE W", THREE, honba=2, sticks=1) == "S+2700 W-1700"
    assert paid(HAND, "drawn SE", THREE, honba=2, sticks=1) == "E-1200 S+2900 W-700"


def test_pao() -> None:
    """On a self-draw what the two would have paid; a discard is shared as with four players."""
    hand = "34p66s(555z@E)(666z@E)(777z@W) +5p"
    assert paid(hand, "drawn SE", THREE, honba=1) == "S+24200 W-24200; liable W"
    assert paid(hand, "ron SE E", THREE, honba=1) == "E-16000 S+32200 W-16200; liable W"
    assert paid(hand, "ron SE W", THREE) == "S+32000 W-32000; liable W"


def test_red_fives() -> None:
    """0p and 0s."""
    assert three("234678p67s99s111z +0s", "ron SE W") == (
        "2 han 40 fu, 2600: round-wind 1, red-five 1; S+2600 W-2600"
    )


@pytest.mark.parametrize("profile", ["tenhou", "mahjong-soul"])
def test_the_two_profiles(profile: str) -> None:
    double = profile == "mahjong-soul"
    han, points = (26, 64000) if double else (13, 32000)
    assert three("222p333p666s888s5z +5z", "ron SE W", options={"profile": profile}) == (
        f"{han} han, {points} yakuman: suuankou-tanki {han}; S+{points} W-{points}"
    )


@pytest.mark.parametrize("profile", ["m-league", "ema", "wrc"])
def test_there_are_no_other_profiles(profile: str) -> None:
    with pytest.raises(ms.OptionError):
        ms.ruleset(THREE, profile=profile)
