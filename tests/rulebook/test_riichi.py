"""Japanese rules: the hands that catch most errors, the choice of the reading, what adds up."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.rulebooks.riichi.bonus import dora_of
from tests.rulebook.riichi_told import KONG, OPEN, PINFU, told, worth

PAO = "34p66m(555z@E)(666z@E)(777z@W) +5p"
BOTH = "11z(555z@E)(666z@E)(777z@W)22z +1z"
MINIMAL = "234567m345p23s55p +1s"


@pytest.mark.parametrize(
    ("text", "how", "said", "expected"),
    [
        (
            "234m1112356777s +4s",
            "drawn SE",
            {},
            "1 han 30 fu, 1100: menzen-tsumo 1; E-500 S+1100 W-300 N-300",
        ),
        (
            "88m66777889s444z +8s",
            "drawn SE",
            {},
            "2 han 40 fu, 2700: menzen-tsumo 1, iipeikou 1; E-1300 S+2700 W-700 N-700",
        ),
        (
            "111222333m789p9p +9p",
            "ron SE N",
            {},
            "5 han 30 fu, 8000 mangan: pinfu 1, iipeikou 1, junchan 3; S+8000 N-8000",
        ),
        (
            "1122233344789m +1m",
            "drawn SE",
            {},
            "9 han 40 fu, 16000 baiman: menzen-tsumo 1, sanankou 2, chinitsu 6;"
            " E-8000 S+16000 W-4000 N-4000",
        ),
        ("234m34566p67s(345s@E) +5s", "ron SE N", {}, "1 han 30 fu, 1000: tanyao 1; S+1000 N-1000"),
        ("13m234p340678s22z +2m", "ron WE N", {"dora": ["1m"]}, "no-yaku"),
        (
            "55s111222333z44z +4z",
            "ron SE N",
            {"options": {"double_yakuman": True}},
            "26 han, 64000 yakuman: daisuushii 26; S+64000 N-64000",
        ),
        (
            "1133445566772z +2z",
            "drawn SE",
            {"events": ["riichi"], "dora": ["3z"]},
            "13 han, 32000 yakuman: tsuuiisou 13; E-16000 S+32000 W-8000 N-8000",
        ),
        (
            "3355577s[3333m][3333p] +3s",
            "drawn EE",
            {
                "events": ["riichi", "kong-replacement"],
                "dora": ["6s", "6p", "4s"],
                "ura": ["4s", "6m", "2s"],
            },
            "13 han, 48000 yakuman: suuankou 13; E+48000 S-16000 W-16000 N-16000",
        ),
        (
            PAO,
            "ron SE N",
            {"honba": 2},
            "13 han, 32000 yakuman: daisangen 13; S+32600 W-16600 N-16000",
        ),
        (
            PAO,
            "ron SE N",
            {"honba": 2, "options": {"profile": "ema"}},
            "13 han, 32000 yakuman: daisangen 13; S+32600 W-16000 N-16600",
        ),
        (
            BOTH,
            "drawn SE",
            {"options": {"profile": "mahjong-soul"}},
            "26 han, 64000 yakuman: daisangen 13, tsuuiisou 13; E-16000 S+64000 W-40000 N-8000",
        ),
        (
            MINIMAL,
            "ron SE N",
            {"events": ["riichi", "ippatsu"], "dora": ["1m"]},
            "4 han 30 fu, 7700: riichi 1, ippatsu 1, pinfu 1, dora 1; S+7700 N-7700",
        ),
        (
            MINIMAL,
            "ron SE N",
            {"events": ["riichi", "ippatsu"], "dora": ["1m"], "options": {"kiriage": True}},
            "4 han 30 fu, 8000 mangan: riichi 1, ippatsu 1, pinfu 1, dora 1; S+8000 N-8000",
        ),
    ],
)
def test_hands_that_catch_most_errors(
    text: str, how: str, said: dict[str, Any], expected: str
) -> None:
    """The list at the end of the rules, with all its figures."""
    assert told(text, how, **said) == expected


def test_more_points_go_before_more_han() -> None:
    """Section 1: 222333444m as chows is 2 han 30 fu, as triplets sanankou 2 with 42 fu."""
    assert worth("222333444m67s99s +5s", "ron SE N") == "2 han 50 fu, 3200: sanankou 2"


def test_a_triplet_completed_by_a_discard_counts_as_open() -> None:
    """Section 1: but the hand stays closed, and elsewhere the tile leaves it concealed."""
    hand = "222m333p66688s55z +8s"
    assert worth(hand, "ron SE N") == "4 han 50 fu, 8000 mangan: toitoi 2, sanankou 2"
    assert worth(hand, "drawn SE") == "13 han, 32000 yakuman: suuankou 13"
    # 444s stays concealed: the discard belongs to 456s. 20 + 10 + 4 x 3 + 2 (dragons) = 44.
    assert worth("222m333p44456s55z +4s", "ron SE N") == "2 han 50 fu, 3200: sanankou 2"


def test_concealed_kongs_keep_the_hand_closed() -> None:
    """Section 1: a claimed meld does not."""
    assert worth(KONG, "drawn SE") == "2 han 40 fu, 2700: menzen-tsumo 1, tanyao 1"
    assert worth(OPEN, "drawn SE") == "1 han 30 fu, 1100: tanyao 1"


def test_seven_pairs_are_different_and_give_way_to_ryanpeikou() -> None:
    """Sections 1 and 2: four equal tiles are not two pairs."""
    assert told("1111m3377p2299s4z +4z", "ron SE N") == "not-a-winning-hand"
    assert worth("2233m4455p66778s +8s", "ron SE N") == (
        "3 han 25 fu, 3200: tanyao 1, chiitoitsu 2"
    )
    # As pairs 4 han 25 fu, 1600 and 3200.
    assert worth("44556699m55677p +6p", "drawn NE", events=["riichi"]) == (
        "5 han 30 fu, 8000 mangan: riichi 1, menzen-tsumo 1, ryanpeikou 3"
    )


@pytest.mark.parametrize(
    ("closed", "value_closed", "opened", "value_open"),
    [
        ("234m234p23467s99s +5s", "sanshoku-doujun 2", "234m234p67s99s(234s@E) +5s", 1),
        ("123456789m67s99s +5s", "ittsuu 2", "123456m67s99s(789m@E) +5s", 1),
        ("123m789p78s33z999s +9s", "chanta 2", "123m789p78s33z(999s@W) +9s", 1),
        ("123m789p78s11p999s +9s", "junchan 3", "123m789p78s11p(999s@W) +9s", 2),
        ("1235677899m333z +9m", "honitsu 3", "1235677899m(333z@W) +9m", 2),
        ("1233455677899m +9m", "chinitsu 6", "1235677899m(345m@E) +9m", 5),
    ],
)
def test_values_that_are_one_less_when_open(
    closed: str, value_closed: str, opened: str, value_open: int
) -> None:
    """Section 2, columns closed and open."""
    yaku = value_closed.split()[0]
    assert value_closed in worth(closed, "ron SE N", events=["riichi"])
    assert f"{yaku} {value_open}" in worth(opened, "ron SE N")


def test_bonus_han_count_only_beside_a_yaku_and_never_for_yakuman() -> None:
    """Section 2: each copy is a han for each indicator that points to it; equal ones add up."""
    assert (
        worth(PINFU, "ron SE N", dora=["8s", "8s"]) == "5 han 30 fu, 8000 mangan: pinfu 1, dora 4"
    )
    assert worth("19m19p19s1234567z +1m", "ron SE N", dora=["9m"]) == (
        "13 han, 32000 yakuman: kokushi-juusanmen 13"
    )


@pytest.mark.parametrize(
    ("indicator", "hand", "han"),
    [
        ("9s", "234678m11167s99s +5s", 3),
        ("4z", "234678m67s99s111z +5s", 3),
        ("3z", "234678m67s99s444z +5s", 3),
        ("7z", "234678m67s99s555z +5s", 3),
        ("5z", "234678m67s99s666z +5s", 3),
        ("0m", "234678m345p67s99s +5s", 1),
        ("2p", "234678m67s99s[3333p] +5s", 4),
    ],
)
def test_an_indicator_shows_the_tile_before_the_dora(indicator: str, hand: str, han: int) -> None:
    """Section 2: round each suit, the winds and the dragons; a red indicator is a five."""
    assert f"dora {han}" in worth(hand, "ron SE N", events=["riichi"], dora=[indicator])


def test_what_1m_points_to_depends_on_the_number_of_players() -> None:
    """Four players unless it is said: three have no 2m to 8m."""
    indicator = ms.parse_tile("1m")
    pointed = [dora_of(indicator), dora_of(indicator, three_players=True)]
    assert [ms.tile_name(kind) for kind in pointed] == ["2m", "9m"]


def test_yakuman_stack() -> None:
    """Section 3."""
    assert worth("2266z(111z)(333z)(555z) +6z", "ron SE N") == "13 han, 32000 yakuman: tsuuiisou 13"
    assert worth("1112223334555z +4z", "ron SE N") == (
        "39 han, 96000 yakuman: shousuushii 13, suuankou-tanki 13, tsuuiisou 13"
    )


@pytest.mark.parametrize(
    ("text", "yakuman"),
    [
        ("9s(111z)(222z)(333z)(444z) +9s", "daisuushii"),
        ("222m333p666888s5z +5z", "suuankou-tanki"),
        ("19m19p19s1234567z +1m", "kokushi-juusanmen"),
        ("1112345678999m +5m", "junsei-chuuren-poutou"),
    ],
)
def test_double_forms_count_twice_by_option_only(text: str, yakuman: str) -> None:
    """Section 3."""
    assert worth(text, "ron SE N") == f"13 han, 32000 yakuman: {yakuman} 13"
    assert worth(text, "ron SE N", options={"double_yakuman": True}) == (
        f"26 han, 64000 yakuman: {yakuman} 26"
    )


@pytest.mark.parametrize(
    ("tile", "hand", "form"),
    [
        ("1m", "19m19p19s1234567z", "kokushi-juusanmen"),
        ("9m", "11m19p19s1234567z", "kokushi-musou"),
        ("5m", "1112345678999m", "junsei-chuuren-poutou"),
        ("9m", "1112345567899m", "chuuren-poutou"),
    ],
)
def test_a_dealt_hand_has_the_form_of_the_given_tile(tile: str, hand: str, form: str) -> None:
    """Sections 3 and 10: as on Tenhou."""
    said = worth(f"{hand} +{tile}", "drawn EE", events=["heavenly-hand"])
    assert said == f"26 han, 96000 yakuman: {form} 13, tenhou 13"


def test_nine_gates_are_concealed() -> None:
    """Section 3: no meld; the same tiles with a claimed 123m are a straight in a full flush."""
    assert told("1145678999m(123m@E) +9m", "ron SE N") == (
        "6 han 30 fu, 12000 haneman: ittsuu 1, chinitsu 5; S+12000 N-12000"
    )


def test_consecutive_kongs_are_a_replacement_and_no_more() -> None:
    """Introduction."""
    hand = "23467s88s[2222m][3333p] +5s"
    expected = "3 han 60 fu, 7900: menzen-tsumo 1, tanyao 1, rinshan 1"  # 20 + 2 + 16 + 16 = 54
    for events in (["kong-replacement"], ["consecutive-kongs"]):
        assert worth(hand, "drawn SE", events=events) == expected


def test_an_event_of_another_rule_set_scores_nothing() -> None:
    assert told(PINFU, "ron SE N", events=["last-of-kind"]) == told(PINFU, "ron SE N")
