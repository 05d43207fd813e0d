"""The commands `waits` and `convert`, and `batch --workers`: what they print, and their status."""

import json
from pathlib import Path

import pytest

from mahjong_score.interop._texts import HAND_CODES, read_hand, write_hand
from tests.unit.cli.test_command import WIN, run

READY = "23m456p789s11555z"
MELDED = "23m406p11z(777z@N)[2222s]"


def test_waits_are_a_table_of_tiles_pictures_copies_and_values() -> None:
    """A dragon triplet and a concealed hand are 2 fan, and self-draw is the third."""
    result = run("waits", READY, "--visible", "1m1m4z", "--option", "minimum=1")
    assert result.exit_code == 0
    rows = [
        [cell.strip() for cell in line.strip("│┃").replace("┃", "│").split("│")]
        for line in result.stdout.splitlines()
        if line[0] in "│┃"
    ]
    assert rows == [
        ["tile", "", "left", "on a discard", "on a self-draw"],
        ["1m", "🀇", "2", "2 fan", "3 fan"],
        ["4m", "🀊", "4", "2 fan", "3 fan"],
    ]


def test_waits_say_what_is_wrong_with_a_win_in_the_language_asked_for() -> None:
    result = run("waits", READY, "--lang", "es")
    assert result.exit_code == 0
    assert "Hong Kong" in result.stdout
    assert "la mano vale 2 fan" in " ".join(result.stdout.split())
    assert "con robo propio" in result.stdout


def test_waits_take_seat_round_events_and_the_rule_set() -> None:
    """A triplet of the own wind and of the round's, 1 fan each; the last tile self-drawn, 1."""
    arguments = ["--seat", "S", "--round", "W", "--event", "last-tile", "--json", "-r", "hong-kong"]
    result = run("waits", "23m789s11z(222z)(333z)", *arguments)
    answer = json.loads(result.stdout)
    assert [wait["self_draw"]["total"] for wait in answer["waits"]] == [4, 4]


def test_a_hand_that_waits_on_nothing_has_status_1() -> None:
    result = run("waits", "147m258p369s1234z")
    assert (result.exit_code, result.stdout) == (1, "Hong Kong: waits on nothing\n")
    result = run("waits", "147m258p369s1234z", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {"ok": True, "ruleset": "hong-kong", "waits": []}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["23m456p"], "the hand has 5 tiles before the winning one, and should have 13"),
        (["23x"], "23x"),
        ([READY, "--seat", "X"], "seat: expected"),
        ([READY, "--event", "luck"], "'luck'"),
        ([READY, "--visible", "8z"], "visible: expected tiles as in 1m1m34z, found '8z'"),
        ([READY, "--visible", "(123m)"], "visible: expected tiles as in 1m1m34z, found '(123m)'"),
        ([READY, "--option", "foo=1"], "hong-kong has no option 'foo'"),
    ],
)
def test_what_cannot_be_asked_has_status_2(arguments: list[str], said: str) -> None:
    result = run("waits", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_waits_answer_in_json() -> None:
    result = run("waits", READY, "--json")
    answer = json.loads(result.stdout)
    assert result.exit_code == 0
    assert answer["ruleset"] == "hong-kong"
    assert [(wait["tile"], wait["left"]) for wait in answer["waits"]] == [("1m", 4), ("4m", 4)]
    first = answer["waits"][0]
    assert first["discard"]["problems"][0]["code"] == "below-minimum"
    assert first["self_draw"]["total"] == 3
    result = run("waits", "23m456p", "--json", "--lang", "zh")
    answer = json.loads(result.stdout)
    assert (result.exit_code, answer["ok"]) == (2, False)
    assert answer["problems"][0]["code"] == "wrong-tile-count"


@pytest.mark.parametrize("code", list(HAND_CODES))
def test_convert_writes_what_it_reads(code: str) -> None:
    """A claimed meld, a concealed kong, and where the code has them a red five."""
    hand = MELDED if code not in ("counts34", "gb", "chinese") else MELDED.replace("0", "5")
    there = run("convert", hand, "--to", code, "--seat", "W", "--red")
    assert (there.exit_code, there.stderr) == (0, "")
    back = run("convert", there.stdout.strip(), "--from", code, "--seat", "W", "--red")
    assert (back.exit_code, back.stdout.strip()) == (0, str(read_hand(hand, "mpsz")))


@pytest.mark.parametrize(
    ("source", "text", "target", "converted"),
    [
        ("ids136", "0 4,8, 132", "mpsz", "123m7z"),
        ("ids136", "[0, 4, 8]", "unicode", "🀇🀈🀉"),
        ("mjai", "1m,2m 3m C", "mpsz", "123m7z"),
        ("chinese", "W1 W2 W3 J1", "mjai", '["1m", "2m", "3m", "C"]'),
        ("majsoul", "1m 2m 0m", "mpsz", "120m"),
        ("tenhou", "123m7z", "mpsz", "123m7z"),
        ("mpsz", "123m7z", "tenhou", "123m7z"),
        ("unicode", "🀇🀈🀉", "ids136", "[0, 4, 8]"),
        ("counts34", "1 1 1" + " 0" * 31, "mpsz", "123m"),
    ],
)
def test_convert_reads_and_writes(source: str, text: str, target: str, converted: str) -> None:
    result = run("convert", text, "--from", source, "--to", target)
    assert (result.exit_code, result.stderr, result.stdout) == (0, "", converted + "\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("0 4 x", "--from", "ids136"), "ids[2]: 136 ids has no tile 'x'"),
        (("[0, 4", "--from", "ids136"), "ids136: expected a list in JSON, found '[0, 4'"),
        (("[" * 5000, "--from", "mjai"), "mjai: expected a list in JSON"),
        (("9" * 5000, "--from", "ids136"), "136 ids has no tile '999999999999999999999999…'"),
        (("8z",), "8z"),
        (("0m", "--to", "counts34"), "0m"),
        (("1m", "--from", "klingon"), "'klingon' is not one of"),
    ],
)
def test_what_a_code_does_not_know_has_status_2(arguments: tuple[str, ...], said: str) -> None:
    result = run("convert", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_convert_is_of_the_library_too() -> None:
    hand = read_hand(MELDED, "mpsz")
    for code in ("mjai", "majsoul", "tenhou"):
        assert read_hand(write_hand(hand, code, seat="S"), code, seat="S") == hand


def test_batch_answers_the_same_with_workers(tmp_path: Path) -> None:
    """The same bytes and the same status, blank and bad lines included."""
    file = tmp_path / "wins.jsonl"
    lines = [json.dumps(WIN), "", json.dumps({**WIN, "tile": "9p"}), "what", json.dumps(WIN)]
    for some, status in (([lines[0], lines[2]], 0), (lines, 2)):
        file.write_text("\n".join(some * 200))
        alone = run("batch", str(file))
        shared = run("batch", "--workers", "2", str(file))
        assert shared.stdout_bytes == alone.stdout_bytes
        assert shared.exit_code == alone.exit_code == status
        assert len(alone.stdout_bytes.splitlines()) == 200 * sum(bool(line) for line in some)


def test_batch_needs_at_least_one_worker() -> None:
    result = run("batch", "--workers", "0", text="")
    assert result.exit_code == 2
    assert "0 is not in the range" in result.stderr
