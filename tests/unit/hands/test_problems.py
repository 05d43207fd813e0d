"""The problems of a win's tiles and of the win itself, and the order of the codes."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._hands.checks import tile_problems
from mahjong_score._hands.tiles import TILES_WITH_BONUS
from tests.helpers import account, reasons

Reasons = list[tuple[str, dict[str, Any]]]

# A half flush with three claimed melds: complete.
CLAIMED = "23m44z(456m)(678m)(999m) +1m"

TILES: list[tuple[str, Reasons]] = [
    # Not thirteen tiles, kongs aside.
    (CLAIMED.replace("44z", "4z"), [("wrong-tile-count", {"found": 12, "expected": 13})]),
    (CLAIMED.replace("44z", "444z"), [("wrong-tile-count", {"found": 14, "expected": 13})]),
    ("+1m", [("wrong-tile-count", {"found": 0, "expected": 13})]),
    ("23m44z(456m)(678m)(9999m)(111z) +1m", [("wrong-tile-count", {"found": 16, "expected": 13})]),
    ("(456m)(678m)(9999m)(111z) +1m", [("wrong-tile-count", {"found": 12, "expected": 13})]),
    # Five of a kind: concealed, with the winning tile, across hand and melds, in two melds.
    ("11111m456m44z777z +4z", [("too-many-copies", {"tile": "1m", "found": 5, "expected": 4})]),
    ("1111234567m4z77z +1m", [("too-many-copies", {"tile": "1m", "found": 5, "expected": 4})]),
    ("11m44z234556m(111m)+5m", [("too-many-copies", {"tile": "1m", "found": 5, "expected": 4})]),
    (
        "23m44z(1111m)(678m)(999m)+1m",
        [("too-many-copies", {"tile": "1m", "found": 5, "expected": 4})],
    ),
    (
        "23m4z(777z)(777z)(999m) 4z+1m",
        [("too-many-copies", {"tile": "7z", "found": 6, "expected": 4})],
    ),
    (
        "23m44z(123m)(111m)(1111m)+1m",
        [("too-many-copies", {"tile": "1m", "found": 9, "expected": 4})],
    ),
    # A bonus tile twice; a red five is one of the four fives.
    (
        CLAIMED.replace("44z", "44z88f"),
        [
            ("tile-not-in-set", {"tile": "8f", "expected": 136}),
            ("too-many-copies", {"tile": "8f", "found": 2, "expected": 1}),
        ],
    ),
    (
        "0555p44z(456m)(678m)9m +5p",
        [
            ("tile-not-in-set", {"tile": "0p", "expected": 136}),
            ("too-many-copies", {"tile": "5p", "found": 5, "expected": 4}),
        ],
    ),
    # A tile that the rule set does not play with: each is named once, melds and winning tile too.
    (
        "23m44z1f(406m)(678m)(555s) +0s",
        [
            ("tile-not-in-set", {"tile": "1f", "expected": 136}),
            ("tile-not-in-set", {"tile": "0m", "expected": 136}),
            ("tile-not-in-set", {"tile": "0s", "expected": 136}),
        ],
    ),
    (
        CLAIMED.replace("+1m", "+5f"),
        [
            ("tile-not-in-set", {"tile": "5f", "expected": 136}),
            ("bonus-as-winning-tile", {"tile": "5f"}),
        ],
    ),
    # A hand with wrong tiles is not asked whether it wins; all that is wrong is listed in order.
    (
        "11111z1f5m +6m",
        [
            ("tile-not-in-set", {"tile": "1f", "expected": 136}),
            ("wrong-tile-count", {"found": 6, "expected": 13}),
            ("too-many-copies", {"tile": "1z", "found": 5, "expected": 4}),
        ],
    ),
]


@pytest.mark.parametrize(("text", "expected"), TILES)
def test_wrong_tiles(text: str, expected: Reasons) -> None:
    assert reasons(text) == expected


def test_a_bonus_tile_is_never_the_winning_tile() -> None:
    win = ms.parse_win(CLAIMED.replace("+1m", "+5f"), by="discard")
    assert [(p.reason, dict(p.data)) for p in tile_problems(win, TILES_WITH_BONUS, 13)] == [
        ("bonus-as-winning-tile", {"tile": "5f"})
    ]


def test_the_win_itself() -> None:
    assert reasons("147m258p369s1234z +5z") == [
        ("not-a-winning-hand", {"expected": "four-groups, thirteen-orphans"})
    ]
    assert reasons("123m456p789s123p5s +5s", options={"minimum": 4}) == [
        ("below-minimum", {"found": 2, "expected": 4, "unit": "fan"})
    ]


def test_codes_stand_in_the_order_of_the_contract() -> None:
    """Wrong tiles, then contradictions, then the win itself."""
    assert account("11111z1f +6m", payer="E", liable="E") == (
        "tile-not-in-set, wrong-tile-count, too-many-copies, contradiction, contradiction"
    )
    assert account("147m258p369s1234z +5z", payer="E") == "contradiction, not-a-winning-hand"
    assert account("123m456p789s123p5s +5s", payer="E") == "contradiction, below-minimum"


def test_a_robbed_bonus_tile_or_red_five_of_which_the_winner_holds_another() -> None:
    found = {
        text: "robbed-tile-held" in [reason for reason, _ in reasons(text, by="robbed-kong")]
        for text in ("1m1f +1f", "1m1f +2f", "5m +0m", "0m +5m", "0m +0m", "0m +5p", "1f +5m")
    }
    assert found == {
        "1m1f +1f": True,
        "1m1f +2f": False,
        "5m +0m": True,
        "0m +5m": True,
        "0m +0m": True,
        "0m +5p": False,
        "1f +5m": False,
    }


def test_a_hand_that_is_no_win_is_told_the_shapes_that_are() -> None:
    problems = ms.check(ms.parse_win("123m456p789s1122z +3z", by="discard"), "mcr").problems
    assert [dict(problem.data) for problem in problems] == [
        {
            "expected": "four-groups, seven-pairs, thirteen-orphans, knitted-straight,"
            " honors-and-knitted"
        }
    ]
