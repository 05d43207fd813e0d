"""Hands as one text in any code, and the codes by their names."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score import interop

NAMES = ["unicode", "ids136", "counts34", "mjai", "tenhou", "chinese", "gb", "majsoul"]


def test_the_names_of_the_codes_stand_in_the_order_of_the_documentation() -> None:
    assert list(interop.CODES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_code_has_the_functions_that_are_named_after_it(name: str) -> None:
    code = interop.CODES[name]
    assert code.name == name
    assert code.read_tile is getattr(interop, f"tile_from_{name}")
    assert code.write_tile is getattr(interop, f"tile_to_{name}")
    assert code.read_hand is getattr(interop, f"from_{name}")
    assert code.write_hand is getattr(interop, f"to_{name}")
    assert code.read_win is getattr(interop, f"win_from_{name}")


HAND = ms.parse_hand("23m456p11z(777z@N)[2222s]")
WRITTEN = {
    "mpsz": "23m456p11z(777z@N)[2222s]",
    "unicode": "🀈🀉🀜🀝🀞🀀🀀(🀄🀄🀄@N)[🀑🀑🀑🀑]",
    "ids136": '[[4, 8, 48, 53, 56, 108, 109], [{"tiles": [132, 133, 134], "from": "N"},'
    ' {"tiles": [76, 77, 78, 79], "concealed": true}]]',
    "counts34": "[[0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,"
    ' 2, 0, 0, 0, 0, 0, 0], [{"tiles": [33, 33, 33], "from": "N"},'
    ' {"tiles": [19, 19, 19, 19], "concealed": true}]]',
    "mjai": '[["2m", "3m", "4p", "5p", "6p", "E", "E"], [{"type": "pon", "actor": 2, "target": 3,'
    ' "pai": "C", "consumed": ["C", "C"]}, {"type": "ankan", "actor": 2,'
    ' "consumed": ["2s", "2s", "2s", "2s"]}]]',
    "tenhou": '["23m456p11z", [50793, 20224]]',
    "chinese": '[["W2", "W3", "B4", "B5", "B6", "F1", "F1"],'
    ' [["PENG", "J1", 3], ["GANG", "T2", 0]]]',
    "gb": "[CCC,3][2222s]23m456pEE|EW0000|",
    "majsoul": '[["2m", "3m", "4p", "5p", "6p", "1z", "1z"], [{"seat": 2, "type": 1,'
    ' "tiles": ["7z", "7z", "7z"], "froms": [2, 2, 3]}, {"seat": 2, "type": 3, "tiles": "2s"}]]',
}


@pytest.mark.parametrize("code", list(WRITTEN))
def test_a_hand_is_one_text_in_every_code(code: str) -> None:
    assert interop.write_hand(HAND, code, seat="W", red=True) == WRITTEN[code]
    assert interop.read_hand(WRITTEN[code], code, seat="W", red=True) == HAND


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("ids136", "0, 4 8,132"),
        ("ids136", " [0, 4, 8, 132]"),
        ("mjai", "1m 2m,3m C"),
        ("mjai", '[["1m", "2m", "3m", "C"], []]'),
        ("chinese", "W1 W2 W3 J1"),
        ("tenhou", "123m7z"),
        ("tenhou", '["123m7z", []]'),
    ],
)
def test_the_same_hand_is_read_from_items_and_from_json(code: str, text: str) -> None:
    assert str(interop.read_hand(text, code)) == "123m7z"


def test_only_ids_take_red_fives_by_an_option() -> None:
    assert str(interop.read_hand("16", "ids136", red=True)) == "0m"
    assert interop.write_hand(ms.parse_hand("0m"), "ids136", red=True) == "[16]"
    # The integers of Tenhou always have red fives: this one is 52 to 55, a kong of fives of dots.
    assert str(interop.read_hand('["1z", [13825]]', "tenhou")) == "1z(0555p@S)"


# What is given here has wrong types on purpose.
texts: Any = interop


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("1m", "klingon", "code: expected one of mpsz, unicode, ids136, counts34, mjai, tenhou,"),
        ("1m", ["mjai"], "code: expected one of mpsz,"),
        (5, "mjai", "text: expected text, found '5'"),
        (5, "gb", "text: expected text, found '5'"),
        ("0 x", "ids136", "ids[1]: 136 ids has no tile 'x'"),
        ("100000", "ids136", "ids[0]: 136 ids has no tile '100000'"),
        ("[0, ", "ids136", "ids136: expected a list in JSON, found '[0, '"),
        ('["1m"]', "tenhou", "text: expected text, found '['1m']'"),
    ],
)
def test_what_is_no_hand_of_a_code_raises(text: object, code: object, expected: str) -> None:
    with pytest.raises(ms.NotationError) as caught:
        texts.read_hand(text, code)
    assert str(caught.value).startswith(expected)


def test_a_hand_is_written_in_codes_that_exist_and_can_hold_it() -> None:
    with pytest.raises(ms.NotationError, match="code: expected one of mpsz"):
        interop.write_hand(HAND, "klingon")
    with pytest.raises(ms.NotationError, match="34 counts has no way to write '0m'"):
        interop.write_hand(ms.parse_hand("0m"), "counts34")
