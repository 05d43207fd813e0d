"""A win from other people's codes, in one call."""

from typing import Any

import pytest

from mahjong_score import interop

WIN = "parse_win('23m456p11z(777z@N)[2222s] +1m', by='discard', payer='W', seat='S', round='E')"
ARGUMENTS: dict[str, Any] = {"by": "discard", "payer": "W", "seat": "S"}
PON = {"type": "pon", "actor": 0, "target": 2, "pai": "C", "consumed": ["C", "C"]}
ANKAN = {"type": "ankan", "actor": 0, "consumed": ["2s"] * 4}
PLAIN: list[dict[str, object]] = [
    {"tiles": [33] * 3, "from": "N"},
    {"tiles": [19] * 4, "concealed": True},
]
IDS: list[dict[str, object]] = [
    {"tiles": [132, 133, 135], "from": "N"},
    {"tiles": [76, 77, 78, 79], "concealed": True},
]
COUNTS = [1 if kind in (1, 2, 12, 13, 14) else 2 if kind == 27 else 0 for kind in range(34)]
RECORDS = [
    {"seat": 3, "type": 1, "tiles": ["7z"] * 3, "froms": [3, 3, 1]},
    {"seat": 3, "type": 3, "tiles": "2s"},
]
PACKS = (("PENG", "J1", 2), ("GANG", "T2", 0))
NAMES = ["2m", "3m", "4p", "5p", "6p", "1z", "1z"]
MJAI = ["2m", "3m", "4p", "5p", "6p", "E", "E"]
CHINESE = ["W2", "W3", "B4", "B5", "B6", "F1", "F1"]

WINS = {
    "unicode": interop.win_from_unicode("🀈🀉🀜🀝🀞🀀🀀(🀄🀄🀄@N)[🀑🀑🀑🀑] +🀇", **ARGUMENTS),
    "ids136": interop.win_from_ids136([4, 8, 48, 52, 56, 108, 109], IDS, 0, **ARGUMENTS),
    "counts34": interop.win_from_counts34(COUNTS, PLAIN, tile=0, **ARGUMENTS),
    "mjai": interop.win_from_mjai(MJAI, [PON, ANKAN], "1m", **ARGUMENTS),
    "tenhou": interop.win_from_tenhou("23m456p11z", [33 * 3 << 9 | 0x6A, 19456], "1m", **ARGUMENTS),
    "chinese": interop.win_from_chinese(CHINESE, PACKS, "W1", **ARGUMENTS),
    "majsoul": interop.win_from_majsoul(NAMES, RECORDS, "1m", **ARGUMENTS),
    "gb": interop.win_from_gb("[CCC,2][2222s]23m456pEE1m|ES0000", payer="W"),
    # Without a winning tile it is the last of the concealed ones.
    "ids136 last": interop.win_from_ids136([4, 8, 48, 52, 56, 108, 109, 0], IDS, **ARGUMENTS),
    "mjai last": interop.win_from_mjai([*MJAI, "1m"], [PON, ANKAN], **ARGUMENTS),
    "tenhou last": interop.win_from_tenhou(
        "23m456p11z1m", [33 * 3 << 9 | 0x6A, 19456], **ARGUMENTS
    ),
    "chinese last": interop.win_from_chinese([*CHINESE, "W1"], PACKS, **ARGUMENTS),
    "majsoul last": interop.win_from_majsoul([*NAMES, "1m"], RECORDS, **ARGUMENTS),
}


@pytest.mark.parametrize("code", list(WINS))
def test_the_same_win_in_every_code(code: str) -> None:
    assert repr(WINS[code]) == WIN


def test_indicators_are_written_in_the_code_of_the_tiles() -> None:
    read = [
        interop.win_from_ids136([0, 1], red=True, by="discard", dora=[16, 132], ura=[17]),
        interop.win_from_counts34([1] + [0] * 33, tile=0, by="discard", dora=[4, 33], ura=[4]),
        interop.win_from_mjai(["1m"] * 2, by="discard", dora=["5mr", "C"], ura=["5m"]),
        interop.win_from_tenhou("11m", by="discard", dora=["0m", "7z"], ura=["5m"]),
        interop.win_from_majsoul(["1m"] * 2, by="discard", dora=["0m", "7z"], ura=["5m"]),
        interop.win_from_chinese(["W1"] * 2, by="discard", dora=["W5", "J1"], ura=["W5"]),
        interop.win_from_unicode("🀇🀇", by="discard", dora=["🀋", "🀄"], ura=["🀋"]),
    ]
    texts = ["".join(map(str, (*win.dora, "/", *win.ura))) for win in read]
    assert texts == [*("0m7z/5m", "5m7z/5m", "0m7z/5m", "0m7z/5m", "0m7z/5m", "5m7z/5m", "5m7z/5m")]


def test_set_aside_norths_are_counted_unless_their_number_is_said() -> None:
    north: dict[str, object] = {"type": "nukidora", "actor": 1, "pai": "N"}
    assert interop.win_from_mjai(["1m", "1m"], [north, north], by="self-draw").north == 2
    assert interop.win_from_mjai(["1m", "1m"], [north], by="self-draw", north=3).north == 3
    assert interop.win_from_tenhou("11m", [30752, 31520], by="self-draw").north == 2


def test_a_win_of_mahjong_soul_as_its_record_has_it() -> None:
    hule: dict[str, Any] = {
        "hand": ["2m", "3m", "4p", "0p", "6p", "1z", "1z"],
        "ming": ["kezi(7z,7z,7z)", "angang(2s,2s,2s,2s)"],
        "hu_tile": "1m",
        "doras": ["1z"],
    }
    win = interop.win_from_majsoul(
        hule["hand"], hule["ming"], hule["hu_tile"], by="self-draw", dora=hule["doras"]
    )
    assert str(win) == "23m406p11z(777z)[2222s] +1m"


GB = {
    "11m|ES0000": "parse_win('1m +1m', by='discard', seat='S', round='E')",
    "11m|WN0010|": "parse_win('1m +1m', by='discard', seat='N', round='W', events=['last-tile'])",
    "11m|EE0100|": "parse_win('1m +1m', by='discard', seat='E', round='E',"
    " events=['last-of-kind'])",
    "11m|EE0001|": "parse_win('1m +1m', by='robbed-kong', seat='E', round='E')",
    "11m|EE1000|": "parse_win('1m +1m', by='self-draw', seat='E', round='E')",
    "11m|EE1011|a": "parse_win('1m1f +1m', by='self-draw', seat='E', round='E',"
    " events=['kong-replacement', 'last-tile'])",
}


@pytest.mark.parametrize(("text", "win"), list(GB.items()))
def test_the_situation_of_a_gb_string(text: str, win: str) -> None:
    assert repr(interop.win_from_gb(text)) == win


@pytest.mark.parametrize("text", [text for text in GB if text.count("|") == 2])
def test_a_gb_string_of_a_win_as_it_is_written(text: str) -> None:
    written = interop.win_to_gb(interop.win_from_gb(text))
    # The winning tile has a suit of its own, so that it stays the last.
    assert written == text.replace("11m", "1m1m")
    assert interop.win_from_gb(written) == interop.win_from_gb(text)


def test_what_a_gb_string_does_not_say_of_a_win_is_said_beside_it() -> None:
    win = interop.win_from_gb("11m|ES0000", payer="W", liable="N", events=["riichi"])
    assert repr(win) == (
        "parse_win('1m +1m', by='discard', payer='W', seat='S', round='E', events=['riichi'],"
        " liable='N')"
    )


def test_an_argument_that_no_win_has_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError):
        interop.win_from_mjai(["1m", "1m"], by="discard", sea="S")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        interop.win_from_mjai(["1m", "1m"])  # type: ignore[call-arg]
