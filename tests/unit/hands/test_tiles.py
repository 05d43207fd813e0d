"""Tiles: names, symbols, kinds and tile sets."""

import pickle
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._hands.tiles import STANDARD_TILES, TILES, TILES_WITH_BONUS, TWO_PLAYER_TILES

NAMES = [
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *(f"{rank}f" for rank in range(1, 9)),
    *("0m", "0p", "0s"),
]

# From the Unicode names: MAHJONG TILE ONE OF CHARACTERS is U+1F007, ONE OF BAMBOOS U+1F010, ONE OF
# CIRCLES U+1F019, EAST WIND U+1F000, RED DRAGON U+1F004, GREEN U+1F005, WHITE U+1F006 and PLUM
# U+1F022.
SYMBOLS = {
    "1m": "\U0001f007",
    "9m": "\U0001f00f",
    "1s": "\U0001f010",
    "9s": "\U0001f018",
    "1p": "\U0001f019",
    "9p": "\U0001f021",
    "1z": "\U0001f000",
    "2z": "\U0001f001",
    "3z": "\U0001f002",
    "4z": "\U0001f003",
    "5z": "\U0001f006",
    "6z": "\U0001f005",
    "7z": "\U0001f004",
    "1f": "\U0001f022",
    "8f": "\U0001f029",
}


@pytest.mark.parametrize("text", ["", "10m", "0z", "9f", "x", 5, None, b"1m"])
def test_text_that_is_no_tile_is_a_notation_error(text: Any) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_tile(text)
    assert [problem.reason for problem in caught.value.problems] == ["no-such-tile"]


@pytest.mark.parametrize("tile", [-1, 45, 10**100, None, "1m"])
def test_a_number_that_is_no_tile_is_a_notation_error(tile: Any) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.tile_name(tile)
    assert [problem.reason for problem in caught.value.problems] == ["no-such-tile"]


def test_tiles_are_numbered_in_the_order_of_their_names() -> None:
    assert [ms.tile_name(tile) for tile in range(45)] == NAMES
    assert [int(ms.parse_tile(name)) for name in NAMES] == list(range(45))
    assert [str(tile) for tile in TILES] == NAMES


@pytest.mark.parametrize(("name", "symbol"), list(SYMBOLS.items()))
def test_unicode_tiles(name: str, symbol: str) -> None:
    tile = ms.parse_tile(name)
    assert (ms.parse_tile(symbol), tile.symbol) == (tile, symbol)


@pytest.mark.parametrize("selector", ["\ufe0e", "\ufe0f"])
def test_a_variation_selector_may_follow_a_unicode_tile(selector: str) -> None:
    assert ms.parse_tile("\U0001f004" + selector) == ms.parse_tile("7z")


def test_every_kind_and_bonus_tile_has_its_own_symbol_and_a_red_five_that_of_a_five() -> None:
    assert [ms.parse_tile(tile.symbol) for tile in TILES[:42]] == list(TILES[:42])
    assert [tile.symbol for tile in TILES[42:]] == [ms.parse_tile(t).symbol for t in _FIVES]


_FIVES = ("5m", "5p", "5s")


def test_a_red_five_is_a_five_of_its_suit() -> None:
    assert [tile.kind for tile in TILES[42:]] == [ms.parse_tile(five) for five in _FIVES]
    assert [tile.kind for tile in TILES[:42]] == list(range(42))
    assert [str(tile) for tile in TILES if tile.is_red_five] == ["0m", "0p", "0s"]


def test_flowers_and_seasons_are_bonus_tiles() -> None:
    assert [str(tile) for tile in TILES if tile.is_bonus] == [f"{rank}f" for rank in range(1, 9)]


def test_repr_of_a_tile_evaluates_back() -> None:
    assert [eval(repr(tile), {"parse_tile": ms.parse_tile}) for tile in TILES] == list(TILES)


def test_a_tile_pickles() -> None:
    copy = pickle.loads(pickle.dumps(ms.parse_tile("0p")))
    assert (type(copy), str(copy)) == (ms.Tile, "0p")


@pytest.mark.parametrize(
    "text",
    ["", "8z", "9z", "0z", "0f", "9f", "5", "m", "5M", "55m", " 5m", "５m", "五", "\0", "\ufe0f"],
)
def test_what_is_no_tile_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ms.NotationError) as caught:
        ms.parse_tile(text)
    (problem,) = caught.value.problems
    assert (problem.reason, problem.data, problem.span, problem.text) == (
        "no-such-tile",
        {"found": text},
        (0, len(text)),
        text,
    )


def test_the_tile_sets() -> None:
    """136 tiles without bonus tiles; 144 with them; 80 without 2 to 8 of characters and bamboo."""
    assert [str(tile) for tile in TILES if tile in STANDARD_TILES] == NAMES[:34]
    assert [str(tile) for tile in TILES if tile in TILES_WITH_BONUS] == NAMES[:42]
    two = " ".join(str(tile) for tile in TILES if tile in TWO_PLAYER_TILES)
    assert two == "1m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"
    sets = (STANDARD_TILES, TILES_WITH_BONUS, TWO_PLAYER_TILES)
    assert [tiles.size for tiles in sets] == [136, 144, 80]
