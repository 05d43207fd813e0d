"""Properties of the notation."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._wins import load_win
from tests.property import strategies

NAMES: dict[str, Any] = {"parse_hand": ms.parse_hand, "parse_win": ms.parse_win}


T = TypeVar("T")


def attempt(parse: Callable[[str], T], text: str) -> tuple[T | None, tuple[ms.Problem, ...]]:
    """Give what a text says, or its problems."""
    try:
        return parse(text), ()
    except ms.NotationError as error:
        return None, error.problems


@given(strategies.texts())
def test_any_text_either_parses_or_raises_a_notation_error(text: str) -> None:
    for parse in (ms.parse_hand, lambda text: ms.parse_win(text, by="discard")):
        parsed, problems = attempt(parse, text)
        assert (parsed is None) == (problems != ())
        assert parsed is None or parse(str(parsed)) == parsed
        for problem in problems:
            assert problem.code == "notation"
            assert problem.span is None or 0 <= problem.span[0] <= problem.span[1] <= len(text)
            assert [problem.explain(lang) != "" for lang in LANGUAGES] == [True] * len(LANGUAGES)


@given(strategies.texts())
def test_any_text_is_a_tile_or_raises_a_notation_error(text: str) -> None:
    tile, problems = attempt(ms.parse_tile, text)
    assert (tile is None) == (problems != ())
    assert tile is None or ms.parse_tile(ms.tile_name(tile)) == tile


def readable(data: dict[str, Any]) -> ms.Win | None:
    """Give a win, if it can be read."""
    try:
        return load_win(data)
    except ms.NotationError:
        return None


@given(strategies.wins())
def test_the_text_of_a_hand_is_canonical(data: dict[str, Any]) -> None:
    """Format and parse: parse(format(h)) is h, and format(parse(x)) is canonical."""
    win = readable(data)
    if win is None:
        return
    hand = win.hand
    assert ms.parse_hand(str(hand)) == hand
    assert str(ms.parse_hand(str(hand))) == str(hand)
    assert eval(repr(hand), NAMES) == hand
    assert eval(repr(win), NAMES) == win


def in_symbols(hand: ms.Hand) -> str:
    """Write a hand in Unicode tiles; a red five has none."""

    def written(tiles: tuple[ms.Tile, ...]) -> str:
        return "".join(str(tile) if tile.is_red_five else tile.symbol for tile in tiles)

    text = written(hand.concealed + hand.bonus)
    for meld in hand.melds:
        seat = f"@{meld.claimed_from}" if meld.claimed_from else ""
        left, right = "[]" if meld.concealed else "()"
        text += f"{left}{written(meld.tiles)}{seat}{right}"
    return text


@given(strategies.wins())
def test_unicode_tiles_are_accepted_wherever_mpsz_is(data: dict[str, Any]) -> None:
    win = readable(data)
    if win is not None:
        assert ms.parse_hand(in_symbols(win.hand)) == win.hand


@given(strategies.wins(), strategies.seeds(), st.integers(0, 3))
def test_the_order_of_tiles_and_spaces_do_not_matter(
    data: dict[str, Any], seed: int, spaces: int
) -> None:
    """Concealed tiles stand in any order, before, between and after the melds."""
    win = readable(data)
    if win is None:
        return
    rng = Random(seed)
    pieces = [str(tile) for tile in win.hand.concealed + win.hand.bonus]
    rng.shuffle(pieces)
    places = sorted(rng.randint(0, len(pieces)) for _ in win.hand.melds)
    for offset, (place, meld) in enumerate(zip(places, win.hand.melds, strict=True)):
        pieces.insert(place + offset, str(meld))
    text = (" " * spaces).join(pieces)
    assert ms.parse_hand(text) == win.hand
    assert ms.check(ms.Win(ms.parse_hand(text), win.tile, win.by), "hong-kong") == ms.check(
        ms.Win(win.hand, win.tile, win.by), "hong-kong"
    )
