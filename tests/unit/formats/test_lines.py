"""Wins as lines of JSON: every line gets one answer, and a bad one harms no other."""

import io
import json
import sys

import pytest

import mahjong_score as ms
from mahjong_score.formats import _lines as batch
from mahjong_score.formats._lines import (
    BLOCK,
    LONGEST_LINE,
    answer_blocks,
    answer_line,
    read_blocks,
)

RULES = ms.ruleset("hong-kong")
WIN = '{"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}'


def answered(line: bytes, lang: str = "en") -> tuple[object, bool]:
    answer = answer_line(line, RULES, lang)
    assert answer is not None
    text, readable = answer
    assert text.endswith(b"\n")
    return json.loads(text), readable


def problem(line: bytes) -> str:
    answer, readable = answered(line)
    assert isinstance(answer, dict)
    assert not readable
    return " ".join(f"{p['reason']}: {p['message']}" for p in answer["problems"])


def test_a_win_is_answered_as_the_contract_says() -> None:
    answer, readable = answered(WIN.encode())
    assert isinstance(answer, dict)
    assert (answer["ok"], answer["total"], answer["ruleset"]) == (True, 3, "hong-kong")
    assert readable


def test_a_readable_line_that_is_no_win_is_readable() -> None:
    answer, readable = answered(WIN.replace("333z", "334z").encode())
    assert isinstance(answer, dict)
    assert [p["code"] for p in answer["problems"]] == ["not-a-winning-hand"]
    assert readable


@pytest.mark.parametrize("line", [b"", b"\n", b"  \t\r\n"])
def test_blank_lines_are_skipped(line: bytes) -> None:
    assert answer_line(line, RULES) is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"what\n", "not-json: expected one JSON object, found 'what'"),
        (b'{"hand": \n', "not-json: expected one JSON object, found nothing"),
        (b"[1]", "not-json: expected one JSON object, found '[1]'"),
        (b'{"hand": "\xff"}', "not-json: expected one JSON object, found 'byte 0xff'"),
        (b"[" * 60_000, "not-json: expected one JSON object, found '[[[[[[[[[[[[[[[[[[[[[[[[…'"),
        (b"9" * 5000, "not-json: expected one JSON object, found '999999999999999999999999…'"),
        (b" " * LONGEST_LINE + b"{}", "line-too-long: the line is too long: at most 65536 bytes"),
    ],
)
def test_what_cannot_be_read_gets_a_notation_problem(line: bytes, said: str) -> None:
    assert problem(line) == said


def test_the_language_is_that_of_names_and_messages() -> None:
    answer, _ = answered(WIN.encode(), "es")
    assert isinstance(answer, dict)
    assert [p["name"] for p in answer["patterns"]] == [
        "Mano cerrada",
        "Robo propio",
        "Viento de ronda",
    ]


def test_a_line_too_long_is_told_even_if_it_is_blank() -> None:
    """What comes after the beginning is not looked at, and may be a win."""
    blank = b" " * (2 * LONGEST_LINE)
    blocks = list(read_blocks(io.BytesIO(blank + WIN.encode() + b"\n" + WIN.encode())))
    answers = b"".join(text for text, _, _ in answer_blocks(blocks, RULES)).splitlines()
    assert [json.loads(answer)["ok"] for answer in answers] == [False, True]


def test_half_a_character_stays_escaped() -> None:
    """JSON can escape half of a character, which no UTF-8 can hold; the answer stays JSON."""
    answer = answer_line(b'"\\ud800"', RULES)
    assert answer is not None
    assert b"\\ud800" in answer[0]
    json.loads(answer[0])


def test_a_line_too_long_is_read_in_pieces_and_ends_where_it_ends() -> None:
    """Of a long line only the beginning is kept, and the next line is whole."""
    long = b"x" * (3 * LONGEST_LINE) + b"\n"
    stream = io.BytesIO(long + b"{}\n" + b"y" * (2 * LONGEST_LINE))
    blocks = list(read_blocks(stream))
    assert sum(length for _, length in blocks) == len(long) + 3 + 2 * LONGEST_LINE
    first, second, third = b"\n".join(lines for lines, _ in blocks).split(b"\n")
    assert LONGEST_LINE < len(first) < LONGEST_LINE + 2 * BLOCK
    assert second == b"{}"
    assert len(third) == LONGEST_LINE + 1


def without_orjson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "orjson", None)
    load, dump = batch._quick()
    monkeypatch.setattr(batch, "_quick_load", load)
    monkeypatch.setattr(batch, "_quick_dump", dump)


HUGE = 10**30


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("hong-kong", WIN),
        ("hong-kong", WIN.replace("333z", "334z")),
        ("hong-kong", WIN.replace('"W"', '"\\u0000\\u007f\\u2028\U0001f004é"')),
        ("hong-kong", WIN.replace('"W"', '"\\ud800"')),
        ("hong-kong", WIN.replace('"W"', "NaN")),
        ("hong-kong", WIN.replace('"W"', str(HUGE))),
        ("hong-kong", WIN.replace('"W"', "1.5")),
        ("hong-kong", '{"hand": "1m", "hand": 2}'),
        ("hong-kong", "[" * 1500 + "]" * 1500),
        # A number that 64 bits do not hold, and one that Python does not write.
        ("riichi", f'{WIN[:-1]}, "honba": {HUGE}}}'),
        ("riichi", f'{WIN[:-1]}, "honba": {"9" * 4300}}}'),
        ("riichi", WIN.replace('"W"', '"S", "dora": ["1m"], "events": ["riichi"]')),
    ],
)
def test_orjson_changes_nothing(name: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ms.ruleset(name)
    with_orjson = answer_line(line.encode("utf-8"), rules)
    without_orjson(monkeypatch)
    assert answer_line(line.encode("utf-8"), rules) == with_orjson


def test_lines_that_come_together_are_read_together() -> None:
    """A block has what was there; a line that is not there as a whole waits for its end."""
    blocks = list(read_blocks(io.BytesIO(b"{}\n\n{")))
    assert blocks == [(b"{}\n", 4), (b"{", 1)]
