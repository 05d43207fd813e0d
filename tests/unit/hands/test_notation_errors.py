"""Text that cannot be read: every problem, with its place and the caret below it."""

import time
from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import unreadable

Places = list[tuple[str, tuple[int, int] | None]]

WINS: dict[str, Places] = {
    # An unknown letter, digits without a suit, a letter without digits.
    "123x": [("no-suit", (0, 3)), ("unexpected-character", (3, 4))],
    "123m5": [("no-suit", (4, 5))],
    "1 2 3": [("no-suit", (0, 1)), ("no-suit", (2, 3)), ("no-suit", (4, 5))],
    "m": [("no-rank", (0, 1))],
    "1mp": [("no-rank", (2, 3))],
    "1M": [("no-suit", (0, 1)), ("unexpected-character", (1, 2))],
    # Ranks that no tile has.
    "8z": [("no-such-tile", (0, 1))],
    "9z": [("no-such-tile", (0, 1))],
    "0z": [("no-such-tile", (0, 1))],
    "12 8z": [("no-such-tile", (3, 4))],
    "9f": [("no-such-tile", (0, 1))],
    "0f": [("no-such-tile", (0, 1))],
    # Melds.
    "(123m": [("unclosed", (0, 1))],
    "1z[2222p": [("unclosed", (2, 3))],
    "123m)": [("unopened", (4, 5))],
    "1z]": [("unopened", (2, 3))],
    "[1111m)": [("unopened", (6, 7)), ("unclosed", (0, 1))],
    "((123m))": [("nested", (1, 2)), ("unopened", (7, 8))],
    "1z(567z)": [("not-a-meld", (2, 8))],
    "(8m9m1p)": [("not-a-meld", (0, 8))],
    "(891m)": [("not-a-meld", (0, 6))],
    "(12m)": [("not-a-meld", (0, 5))],
    "(11112m)": [("not-a-meld", (0, 8))],
    "(11111m)": [("not-a-meld", (0, 8))],
    "(135m)": [("not-a-meld", (0, 6))],
    "(1234m)": [("not-a-meld", (0, 7))],
    "()": [("not-a-meld", (0, 2))],
    "(111f)": [("not-a-meld", (0, 6))],
    "(123f)": [("not-a-meld", (0, 6))],
    "[111m]": [("not-a-concealed-kong", (0, 6))],
    "[123m]": [("not-a-concealed-kong", (0, 6))],
    "[1111m@E]": [("seat-of-concealed-kong", (0, 9))],
    "(888z)": [("no-such-tile", (1, 2)), ("no-such-tile", (2, 3)), ("no-such-tile", (3, 4))],
    # Seats.
    "(777z@)": [("no-seat", (5, 6))],
    "(777z@X)": [("no-seat", (5, 7))],
    "(777z@ X)": [("no-seat", (5, 8))],
    "(777z@1)": [("no-seat", (5, 7))],
    "(777z@": [("no-seat", (5, 6)), ("unclosed", (0, 1))],
    "1z@N": [("seat-outside-meld", (2, 4))],
    "(777z@N@E)": [("seat-outside-meld", (7, 9))],
    "(77z@N7z)": [("seat-outside-meld", (6, 8))],
    # The plus.
    "1m+2m+3m": [("second-plus", (5, 6)), ("no-winning-tile", (5, 6))],
    "1m++": [("second-plus", (3, 4)), ("no-winning-tile", (3, 4))],
    "1m+": [("no-winning-tile", (2, 3))],
    "1m+23m": [("no-winning-tile", (2, 3))],
    # A winning tile that cannot be read is not missing too.
    "1m+9z": [("no-such-tile", (3, 4))],
    "1m+2": [("no-suit", (3, 4))],
    "8z1m+": [("no-such-tile", (0, 1)), ("no-winning-tile", (4, 5))],
    "1m+(777z)": [("after-winning-tile", (3, 4)), ("no-winning-tile", (2, 3))],
    "1m+@E": [("seat-outside-meld", (3, 5)), ("no-winning-tile", (2, 3))],
    "1m+m": [("no-rank", (3, 4))],
    "1m+你": [("unexpected-character", (3, 4))],
    "1m+9z12m": [("no-such-tile", (3, 4)), ("no-winning-tile", (2, 3))],
    "1m+2m(777z)": [("after-winning-tile", (5, 6))],
    "(777z+1m": [("unclosed", (0, 1))],
    # Nothing to win on.
    "": [("empty", None)],
    "   ": [("empty", None)],
    "(777z)": [("nothing-to-win-on", (0, 6))],
    "1f": [("nothing-to-win-on", (0, 2))],
    # Other scripts, other digits, signs, NUL, a lone variation selector.
    "你好": [("unexpected-character", (0, 2))],
    "1m你好": [("unexpected-character", (2, 4))],
    "１m": [("unexpected-character", (0, 1)), ("no-rank", (1, 2))],
    "١م": [("unexpected-character", (0, 2))],
    "1m\0": [("unexpected-character", (2, 3))],
    "🀪": [("unexpected-character", (0, 1))],
    "🀫1m": [("unexpected-character", (0, 1))],
    "1m\ufe0f": [("unexpected-character", (2, 3))],
    "1m,2m": [("unexpected-character", (2, 3))],
    # A megabyte.
    "1m" * 500_000: [("text-too-long", (256, 257))],
    "(" * 1_000_000: [("text-too-long", (256, 257))],
    "1 " * 500_000: [("text-too-long", (256, 257))],
    "你" * 1_000_000: [("text-too-long", (256, 257))],
    # The longest text that is read, of digits that find no suit.
    "1 " * 128: [("no-suit", (2 * n, 2 * n + 1)) for n in range(10)],
}


@pytest.mark.parametrize(("text", "places"), list(WINS.items()), ids=lambda it: str(it)[:20])
def test_every_problem_of_a_text_has_its_place(text: str, places: Places) -> None:
    assert unreadable(text) == places


@pytest.mark.parametrize("text", list(WINS), ids=lambda text: text[:20])
def test_no_text_takes_fifty_milliseconds(text: str) -> None:
    start = time.process_time()
    unreadable(text)
    assert time.process_time() - start < 0.05


@pytest.mark.parametrize("text", list(WINS), ids=lambda text: text[:20])
def test_the_account_of_an_error_is_short_and_printable(text: str) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_win(text, by="discard")
    lines = str(caught.value).splitlines()
    assert max(map(len, lines)) <= 160
    assert all(line.isprintable() for line in lines)


EXPLAINED = {
    "123m5": """\
expected a suit letter (m, p, s, z or f) after '5'
    123m5
        ^""",
    "12 8z": """\
there is no tile '8z'
    12 8z
       ^""",
    "1z(567z)": """\
expected a chow, pong or kong, found '567z'
    1z(567z)
      ^^^^^^""",
    "1z[2222p": """\
expected ']' to close the meld opened by '['
    1z[2222p
      ^""",
    "1m你好": """\
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found '你好'
    1m你好
      ^^^^""",
    "你1x": """\
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found '你'
    你1x
    ^^
expected a suit letter (m, p, s, z or f) after '1'
    你1x
      ^
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found 'x'
    你1x
       ^""",
    # A mark that is drawn above the letter before it takes no place.
    "e\u0301 1x": """\
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found 'e\u0301'
    e\u0301 1x
    ^
expected a suit letter (m, p, s, z or f) after '1'
    e\u0301 1x
      ^
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found 'x'
    e\u0301 1x
       ^""",
    "1m\0": """\
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found '\\x00'
    1m�
      ^""",
    "": "expected a hand, found no tile at all",
    "(777z@)1m": """\
expected a seat (E, S, W or N) after @, found nothing
    (777z@)1m
         ^""",
    "(777z@X)1m": """\
expected a seat (E, S, W or N) after @, found 'X'
    (777z@X)1m
         ^^""",
    # Of a long text the neighbourhood of the place is shown, and the rest is cut.
    "1m" * 40 + "8z" + "1p" * 60: "there is no tile '8z'\n"
    f"    …{'1m' * 20}8z{'1p' * 19}1…\n"
    f"     {' ' * 40}^",
    "1m" * 500_000: "the text is too long: at most 256 characters, found 1000000\n"
    f"    …{'1m' * 40}1…\n"
    f"     {' ' * 40}^",
    # A long piece is cut after 24 characters.
    "x" * 30: """\
expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found\
 'xxxxxxxxxxxxxxxxxxxxxxxx…'
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^""",
}


@pytest.mark.parametrize(("text", "account"), list(EXPLAINED.items()), ids=lambda it: it[:20])
def test_the_place_is_underlined(text: str, account: str) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_win(text, by="discard")
    assert str(caught.value) == account


HANDS: dict[str, Places] = {
    "1m +2m": [("plus-in-hand", (3, 4))],
    "+": [("no-winning-tile", (0, 1)), ("plus-in-hand", (0, 1))],
    "": [("empty", None)],
    "8z (12m) x": [
        ("no-such-tile", (0, 1)),
        ("not-a-meld", (3, 8)),
        ("unexpected-character", (9, 10)),
    ],
}


@pytest.mark.parametrize(("text", "places"), list(HANDS.items()))
def test_a_hand_has_no_plus(text: str, places: Places) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_hand(text)
    assert [(problem.reason, problem.span) for problem in caught.value.problems] == places


@pytest.mark.parametrize("text", [None, 5, b"1m", ["1m"]])
def test_what_is_no_text_is_refused(text: Any) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_hand(text)
    assert str(caught.value) == f"hand: expected text, found '{text!r}'"


def test_at_most_ten_problems_of_a_text_are_listed() -> None:
    assert unreadable("8z" * 50) == [("no-such-tile", (2 * n, 2 * n + 1)) for n in range(10)]


def test_text_and_values_are_judged_together() -> None:
    """Everything that cannot be read is told at once, in the text and beside it."""
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_win(
            "8z",
            by="steal",
            payer="X",
            seat="east",
            round="",
            events=["self_draw"],
            liable="e",
            dora=["8z"],
            ura="1m",
            honba=-1,
            sticks=True,
            north="1",  # type: ignore[arg-type]
        )
    assert (
        str(caught.value)
        == """\
there is no tile '8z'
    8z
    ^
by: expected one of discard, self-draw, robbed-kong, found 'steal'
from: expected one of E, S, W, N, found 'X'
seat: expected one of E, S, W, N, found 'east'
round: expected one of E, S, W, N, found nothing
events: expected one of last-tile, kong-replacement, consecutive-kongs, heavenly-hand,\
 earthly-hand, same-turn-immunity, last-of-kind, riichi, double-riichi, ippatsu,\
 hand-of-man, found 'self_draw'
liable: expected one of E, S, W, N, found 'e'
there is no tile '8z'
    8z
    ^^
ura: expected a list of tiles, found '1m'
honba: expected a whole number from 0 to 1000000, found '-1'
sticks: expected a whole number from 0 to 1000000, found 'True'
north: expected a whole number from 0 to 1000000, found '1'"""
    )


def test_a_notation_error_names_a_language_that_is_not_there() -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_win("8z", by="discard")
    with pytest.raises(ValueError, match="no language 'fr'; expected one of en, es, zh, ja"):
        caught.value.explain("fr")
