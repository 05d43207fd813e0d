"""Japanese rules, section 9: each switch, and the profiles on the hands that the switches name."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import mahjong_score as ms
from tests.rulebook.riichi_told import OPEN, PINFU, told

PROFILES = ("tenhou", "mahjong-soul", "m-league", "ema", "wrc")
YES, NO = True, False

# The table of section 9: a value for all, or one for each profile.
SWITCHES: Mapping[str, tuple[object, ...]] = {
    "open_tanyao": (YES,) * 5,
    "ippatsu": (YES,) * 5,
    "ura_dora": (YES,) * 5,
    "red_fives": (YES, YES, YES, NO, NO),
    "kiriage": (NO, NO, YES, YES, YES),
    "counted_yakuman": (YES, YES, NO, NO, NO),
    "double_yakuman": (NO, YES, NO, NO, NO),
    "stack_yakuman": (YES, YES, YES, NO, NO),
    "double_wind_fu": (4, 4, 2, 2, 4),
    "renhou": ("none", "none", "none", "mangan", "five-han"),
    "pao_four_kongs": (NO, NO, YES, NO, NO),
    "pao_scope": ("hand", "yakuman", "yakuman", "yakuman", "yakuman"),
    "pao_honba": ("liable", "liable", "liable", "discarder", "discarder"),
    "honba_payment": (100,) * 5,
    "several_winners": ("two", "all", "first", "all", "first"),
    "nagashi_mangan": (YES, YES, NO, NO, NO),
    "false_win": ("mangan", "mangan", "final", "final", "final"),
}

Told = dict[object, str]

# For each switch a win that only it decides, and what it is worth under each value.
HANDS: Mapping[str, tuple[str, str, dict[str, Any], Told]] = {
    "open_tanyao": (
        OPEN,
        "ron SE N",
        {},
        {YES: "1 han 30 fu, 1000: tanyao 1; S+1000 N-1000", NO: "no-yaku"},
    ),
    "ippatsu": (
        PINFU,
        "ron SE N",
        {"events": ["riichi", "ippatsu"]},
        {
            YES: "3 han 30 fu, 3900: riichi 1, ippatsu 1, pinfu 1; S+3900 N-3900",
            NO: "2 han 30 fu, 2000: riichi 1, pinfu 1; S+2000 N-2000",
        },
    ),
    "ura_dora": (
        PINFU,
        "ron SE N",
        {"events": ["riichi"], "ura": ["1m"]},
        {
            YES: "3 han 30 fu, 3900: riichi 1, pinfu 1, ura-dora 1; S+3900 N-3900",
            NO: "2 han 30 fu, 2000: riichi 1, pinfu 1; S+2000 N-2000",
        },
    ),
    "red_fives": (
        "234678m340p67s99s +5s",
        "ron SE N",
        {},
        {YES: "2 han 30 fu, 2000: pinfu 1, red-five 1; S+2000 N-2000", NO: "tile-not-in-set"},
    ),
    "kiriage": (
        PINFU,
        "ron SE N",
        {"events": ["riichi"], "dora": ["8s"]},
        {
            YES: "4 han 30 fu, 8000 mangan: riichi 1, pinfu 1, dora 2; S+8000 N-8000",
            NO: "4 han 30 fu, 7700: riichi 1, pinfu 1, dora 2; S+7700 N-7700",
        },
    ),
    "counted_yakuman": (
        "2233445566788m +7m",
        "ron SE N",
        {"events": ["riichi", "ippatsu"]},
        {
            YES: "13 han 30 fu, 32000 counted-yakuman: riichi 1, ippatsu 1, pinfu 1, tanyao 1,"
            " ryanpeikou 3, chinitsu 6; S+32000 N-32000",
            NO: "13 han 30 fu, 24000 sanbaiman: riichi 1, ippatsu 1, pinfu 1, tanyao 1,"
            " ryanpeikou 3, chinitsu 6; S+24000 N-24000",
        },
    ),
    "double_yakuman": (
        "222m333p666888s5z +5z",
        "ron SE N",
        {},
        {
            YES: "26 han, 64000 yakuman: suuankou-tanki 26; S+64000 N-64000",
            NO: "13 han, 32000 yakuman: suuankou-tanki 13; S+32000 N-32000",
        },
    ),
    "stack_yakuman": (
        "1122z(555z)(666z)(777z) +1z",
        "ron SE N",
        {},
        {
            YES: "26 han, 64000 yakuman: daisangen 13, tsuuiisou 13; S+64000 N-64000",
            NO: "13 han, 32000 yakuman: daisangen 13; S+32000 N-32000",
        },
    ),
    "double_wind_fu": (
        "234567m999p23s11z +4s",
        "ron EE S",
        {"events": ["riichi"]},
        {
            4: "1 han 50 fu, 2400: riichi 1; E+2400 S-2400",
            2: "1 han 40 fu, 2000: riichi 1; E+2000 S-2000",
        },
    ),
    "renhou": (
        "34567m345p345s55p +2m",
        "ron SE W",
        {"events": ["hand-of-man"]},
        {
            "none": "2 han 30 fu, 2000: pinfu 1, tanyao 1; S+2000 W-2000",
            "mangan": "5 han 30 fu, 8000 mangan: renhou 5; S+8000 W-8000",
            "five-han": "7 han 30 fu, 12000 haneman: pinfu 1, tanyao 1, renhou 5; S+12000 W-12000",
            "yakuman": "13 han, 32000 yakuman: renhou 13; S+32000 W-32000",
        },
    ),
    "pao_four_kongs": (
        "1m[1111z][2222p](3333s)(9999m) +1m",
        "ron SE N",
        {"liable": "W"},
        {
            YES: "13 han, 32000 yakuman: suukantsu 13; S+32000 W-16000 N-16000",
            NO: "13 han, 32000 yakuman: suukantsu 13; S+32000 N-32000",
        },
    ),
    "pao_honba": (
        "34p66m(555z@E)(666z@E)(777z@W) +5p",
        "ron SE N",
        {"honba": 2},
        {
            "liable": "13 han, 32000 yakuman: daisangen 13; S+32600 W-16600 N-16000",
            "discarder": "13 han, 32000 yakuman: daisangen 13; S+32600 W-16000 N-16600",
        },
    ),
    "honba_payment": (
        PINFU,
        "drawn SE",
        {"honba": 1},
        {
            100: "2 han 20 fu, 1500: menzen-tsumo 1, pinfu 1; E-800 S+1800 W-500 N-500",
            500: "2 han 20 fu, 1500: menzen-tsumo 1, pinfu 1; E-1200 S+3000 W-900 N-900",
        },
    ),
}


@pytest.mark.parametrize("profile", PROFILES)
def test_profiles(profile: str) -> None:
    """The table, whole."""
    place = PROFILES.index(profile)
    expected = {name: values[place] for name, values in SWITCHES.items()}
    assert ms.ruleset("riichi", profile=profile).options() == {"profile": profile, **expected}


def test_the_table_of_the_page_is_that_of_the_code() -> None:
    """docs/reference/rules/riichi.md has the profiles side by side."""
    rules = Path(__file__).parents[2] / "docs" / "reference" / "rules"
    page = (rules / "riichi.md").read_text("utf-8")
    words: dict[object, str] = {YES: "yes", NO: "no"}
    for switch, values in SWITCHES.items():
        row = next(
            line
            for line in page.splitlines()
            if line.startswith(f"| `{switch}` | ") and line.count("|") == len(PROFILES) + 2
        )
        cells = [cell.strip().removesuffix(" (?)") for cell in row.split("|")[2:-1]]
        shown = [words[value] if isinstance(value, bool) else str(value) for value in values]
        assert cells == shown


def test_the_default_is_tenhou() -> None:
    assert ms.ruleset("riichi") == ms.ruleset("riichi", profile="tenhou")
    assert repr(ms.ruleset("riichi", profile="ema", renhou="none")) == (
        "ruleset('riichi', profile='ema', renhou='none')"
    )


SINGLE = [(name, value) for name, (*_, said) in HANDS.items() for value in said]


@pytest.mark.parametrize(("switch", "value"), SINGLE)
def test_each_switch_alone(switch: str, value: object) -> None:
    hand, how, said, expected = HANDS[switch]
    assert told(hand, how, options={switch: value}, **said) == expected[value]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("switch", list(HANDS))
def test_each_profile_on_the_hand_of_each_switch(switch: str, profile: str) -> None:
    hand, how, said, expected = HANDS[switch]
    value = SWITCHES[switch][PROFILES.index(profile)]
    assert told(hand, how, options={"profile": profile}, **said) == expected[value]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("switch", list(HANDS))
def test_a_switch_goes_before_its_profile(switch: str, profile: str) -> None:
    hand, how, said, expected = HANDS[switch]
    for value, answer in expected.items():
        assert told(hand, how, options={"profile": profile, switch: value}, **said) == answer


@pytest.mark.parametrize(
    ("profile", "expected"),
    [
        ("tenhou", "26 han, 64000 yakuman: daisangen 13, tsuuiisou 13; S+64000 W-64000"),
        (
            "mahjong-soul",
            "26 han, 64000 yakuman: daisangen 13, tsuuiisou 13; E-16000 S+64000 W-40000 N-8000",
        ),
        (
            "m-league",
            "26 han, 64000 yakuman: daisangen 13, tsuuiisou 13; E-16000 S+64000 W-40000 N-8000",
        ),
        ("ema", "13 han, 32000 yakuman: daisangen 13; S+32000 W-32000"),
        ("wrc", "13 han, 32000 yakuman: daisangen 13; S+32000 W-32000"),
    ],
)
def test_pao_scope_of_the_profiles(profile: str, expected: str) -> None:
    """`hand` or `yakuman`; in ema and wrc nothing stacks."""
    hand = "11z(555z@E)(666z@E)(777z@W)22z +1z"
    assert told(hand, "drawn SE", options={"profile": profile}) == expected


def test_unstacked_yakuman_are_the_dearest_of_equals_the_first() -> None:
    """Section 3."""
    no = {"stack_yakuman": False}
    hand = "1112223334555z +4z"
    assert told(hand, "ron SE N", options=no) == (
        "13 han, 32000 yakuman: shousuushii 13; S+32000 N-32000"
    )
    assert told(hand, "ron SE N", options={**no, "double_yakuman": True}) == (
        "26 han, 64000 yakuman: suuankou-tanki 26; S+64000 N-64000"
    )


@pytest.mark.parametrize(
    ("hand", "said", "expected"),
    [
        # 6 + 3 + 1 + 1 han: the rest pays more, and the hand of man is left out.
        (
            "2233445566788m +7m",
            {},
            "11 han 30 fu, 24000 sanbaiman: pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6;"
            " S+24000 N-24000",
        ),
        # A mangan is not less: pinfu 1, dora 2 and two red fives.
        (
            "234678m340p67s99s +0s",
            {"dora": ["8s"]},
            "5 han 30 fu, 8000 mangan: pinfu 1, dora 2, red-five 2; S+8000 N-8000",
        ),
        # 3 han pay less; the dora do not count then.
        (PINFU, {"dora": ["8s"]}, "5 han 30 fu, 8000 mangan: renhou 5; S+8000 N-8000"),
        # No other yaku.
        (
            "234678m345p68s99s +7s",
            {"dora": ["8s"]},
            "5 han 40 fu, 8000 mangan: renhou 5; S+8000 N-8000",
        ),
        # Three dora and three red fives are no yaku, and are not paid as a haneman.
        (
            "340m05678p46999s +0s",
            {"dora": ["8s"]},
            "5 han 40 fu, 8000 mangan: renhou 5; S+8000 N-8000",
        ),
    ],
)
def test_the_hand_of_man_as_a_mangan(hand: str, said: dict[str, Any], expected: str) -> None:
    """`mangan`: alone worth 5 han, instead of the rest when that pays less."""
    options = {"renhou": "mangan"}
    assert told(hand, "ron SE N", events=["hand-of-man"], options=options, **said) == expected


def test_of_two_yakuman_where_one_counts_the_hand_of_man_gives_way() -> None:
    options = {"renhou": "yakuman", "stack_yakuman": False}
    hand = "123m99p55566677z +7z"
    assert told(hand, "ron SE N", events=["hand-of-man"], options=options) == (
        "13 han, 32000 yakuman: daisangen 13; S+32000 N-32000"
    )


def test_each_bonus_tile_is_a_han() -> None:
    values = {p.id: p.value for p in ms.ruleset("riichi").patterns[-4:]}
    assert values == dict.fromkeys(("dora", "ura-dora", "red-five", "north"), 1)


def test_the_hand_of_man_is_a_yaku_only_where_the_house_has_it() -> None:
    hand = "234678m345p68s99s +7s"
    said: dict[str, Any] = {"events": ["hand-of-man"]}
    assert told(hand, "ron SE N", **said) == "no-yaku"
    assert told(hand, "ron SE N", options={"renhou": "five-han"}, **said) == (
        "5 han 40 fu, 8000 mangan: renhou 5; S+8000 N-8000"
    )


@pytest.mark.parametrize("switch", ["several_winners", "nagashi_mangan", "false_win"])
def test_words_for_the_table_change_no_score(switch: str) -> None:
    values: Mapping[str, tuple[object, ...]] = {
        "several_winners": ("first", "two", "all"),
        "nagashi_mangan": (YES, NO),
        "false_win": ("mangan", "final"),
    }
    for value in values[switch]:
        assert told(PINFU, "ron SE N", options={switch: value}) == told(PINFU, "ron SE N")


@pytest.mark.parametrize(
    "wrong",
    [
        {"profile": "majsoul"},
        {"double_wind_fu": 3},
        {"renhou": "yes"},
        {"kiriage": "sometimes"},
        {"honba_payment": -100},
        {"pao_scope": "all"},
        {"minimum": 1},
    ],
)
def test_other_values_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ms.OptionError):
        ms.ruleset("riichi", **wrong)
