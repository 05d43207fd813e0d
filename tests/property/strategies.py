"""What the property tests draw: wins of the oracle's generator, and pools of edge cases."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from mahjong_score._hands.tiles import TILES
from tests.helpers import cases
from tests.oracle.generate import random_win
from tests.oracle.registry import RULESETS

Data = dict[str, Any]

NAMES = [str(tile) for tile in TILES]
SYMBOLS = [tile.symbol for tile in TILES[:42]]

# Hands that scorers are known to get wrong, and their likes.
TRAPS = [
    "22444m333567p44s",
    "123m1112345677s",
    "123344556m999p1s",
    "119m19p19s123456z",
    "19m19p19s1234567z",
    "1112345678999m",
    "1122334455667m",
    "2222333344445m",
    "1112223334445m",
    "222m5m777p444999s",
    "222m55m777p44499s",
    "5p(2222m)(1111p)(9999s)[4444z]",
    "23m44p(555z@W)(666z@N)(777z@E)",
    "4p(555z@W)(666z@N)(7777z@W)(123m@E)",
    "23m44p456s(777z)(777z)",
    "89m1p123456m22s11z",
    "11111m",
    "05m5z1f",
]


def seeds() -> st.SearchStrategy[int]:
    """Draw the seed of a random win."""
    return st.integers(0, 2**32 - 1)


@st.composite
def oracle_wins(draw: st.DrawFn, name: str) -> tuple[Data, Data]:
    """Draw a win of the generator, about a tenth of them invalid, and random options or none."""
    rng = Random(draw(seeds()))
    entry = RULESETS[name]
    win = random_win(rng, entry)
    return win, entry.options(rng) if draw(st.booleans()) else {}


def trap_wins() -> st.SearchStrategy[Data]:
    """Draw a hand of the pool of traps, and its circumstances from small pools."""
    seat = st.sampled_from(["E", "S", "W", "N"])
    return st.fixed_dictionaries(
        {
            "hand": st.sampled_from(TRAPS),
            "tile": st.sampled_from(NAMES),
            "by": st.sampled_from(["discard", "self-draw", "robbed-kong"]),
        },
        optional={
            "from": seat,
            "seat": seat,
            "round": seat,
            "liable": seat,
            "events": st.lists(
                st.sampled_from(["last-tile", "kong-replacement", "heavenly-hand", "riichi"]),
                max_size=2,
            ),
        },
    )


CASES: list[Data] = [case["win"] for case in cases()]


def case_wins() -> st.SearchStrategy[Data]:
    """Draw the win of a case file."""
    return st.sampled_from(CASES)


def wins(name: str = "hong-kong") -> st.SearchStrategy[Data]:
    """Draw a win of any kind, in JSON form, without options."""
    return st.one_of(oracle_wins(name).map(lambda pair: pair[0]), trap_wins(), case_wins())


# Pieces of notation, so that random text is nearly right.
PIECES = [
    *NAMES,
    *SYMBOLS,
    *"mpszf0123456789()[]@+ESWN \t\n",
    "(123m)",
    "(777z@N)",
    "[2222s]",
    "456p",
    "+1m",
    "@E",
    "\ufe0f",
    "x",
    "五",
    "\0",
    "１",
]


def texts() -> st.SearchStrategy[str]:
    """Draw any text: of any characters, of pieces of notation, or of a hand a little spoiled."""
    return st.one_of(
        st.text(max_size=300),
        st.lists(st.sampled_from(PIECES), max_size=40).map("".join),
        spoiled(),
    )


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """Draw a hand of a win in which some characters are others, doubled or gone."""
    characters = list(draw(wins())["hand"])
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(characters)))
        piece = draw(st.sampled_from(["", *PIECES]))
        characters[place : place + draw(st.integers(0, 2))] = [piece]
    return "".join(characters)


def json_values() -> st.SearchStrategy[Any]:
    """Draw any JSON value."""
    simple = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=True, allow_infinity=True),
        st.text(max_size=10),
        st.sampled_from(["hand", "discard", "E", "last-tile", "1m"]),
    )
    return st.recursive(
        simple,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
        ),
        max_leaves=8,
    )


KEYS = ["hand", "tile", "by", "from", "seat", "round", "events", "liable", "dora", "honba"]


@st.composite
def spoiled_data(draw: st.DrawFn) -> Any:
    """Draw a win in JSON form with some keys lost, added, or given any value."""
    data = dict(draw(wins()))
    for key in draw(st.lists(st.sampled_from(KEYS), max_size=3)):
        data.pop(key, None)
    data.update(
        draw(
            st.dictionaries(
                st.sampled_from(KEYS) | st.text(max_size=5), json_values() | texts(), max_size=2
            )
        )
    )
    return data
