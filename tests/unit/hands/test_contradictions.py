"""Contradictions: each with its data, and all at once."""

from itertools import product
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._hands.checks import has_legal_seats, table_contradictions
from mahjong_score._hands.seats import SEATS
from mahjong_score._hands.win import WinBy
from tests.helpers import reasons

Reasons = list[tuple[str, dict[str, Any]]]

# A half flush with three claimed melds, a hand with two kongs, and a concealed hand: all complete.
CLAIMED = "23m44z(456m)(678m)(999m) +1m"
KONGS = "23m44z(456m)[8888m](9999m) +1m"
CONCEALED = "12345678988m55z +8m"

CONTRADICTIONS: list[tuple[str, dict[str, Any], Reasons]] = [
    # The payer is the winner, or given with a self-draw.
    (CLAIMED, {"payer": "E"}, [("payer-is-winner", {"found": "E"})]),
    (CLAIMED, {"payer": "N", "seat": "N"}, [("payer-is-winner", {"found": "N"})]),
    (CLAIMED, {"by": "self-draw", "payer": "S"}, [("payer-of-self-draw", {"found": "S"})]),
    (CLAIMED, {"by": "self-draw", "payer": "E"}, [("payer-is-winner", {"found": "E"})]),
    # A meld claimed from its owner, a chow from another than the player before.
    (
        "23m44z(456m@E)(678m)(999m@E) +1m",
        {},
        [
            ("meld-from-owner", {"tile": "(456m@E)", "found": "E"}),
            ("meld-from-owner", {"tile": "(999m@E)", "found": "E"}),
        ],
    ),
    (
        "23m44z(456m@N)(678m@S)(999m@S) +1m",
        {},
        [("chow-from-wrong-seat", {"tile": "(678m@S)", "found": "S", "expected": "N"})],
    ),
    (
        "23m44z(456m@E)(678m@W)(999m@N) +1m",
        {"seat": "S"},
        [("chow-from-wrong-seat", {"tile": "(678m@W)", "found": "W", "expected": "E"})],
    ),
    # kong-replacement or consecutive-kongs without a self-draw or without that many kongs.
    (
        KONGS,
        {"events": ["kong-replacement"]},
        [("replacement-not-self-drawn", {"event": "kong-replacement"})],
    ),
    (
        KONGS,
        {"by": "robbed-kong", "events": ["consecutive-kongs"]},
        [("replacement-not-self-drawn", {"event": "consecutive-kongs"})],
    ),
    (
        CLAIMED,
        {"by": "self-draw", "events": ["kong-replacement"]},
        [("too-few-kongs", {"event": "kong-replacement", "found": 0, "expected": 1})],
    ),
    (
        "23m44z(456m)(678m)[9999m] +1m",
        {"by": "self-draw", "events": ["kong-replacement", "consecutive-kongs"]},
        [("too-few-kongs", {"event": "consecutive-kongs", "found": 1, "expected": 2})],
    ),
    (KONGS, {"by": "self-draw", "events": ["kong-replacement", "consecutive-kongs"]}, []),
    # heavenly-hand unless East, self-drawn, nothing declared.
    (CONCEALED, {"by": "self-draw", "events": ["heavenly-hand"]}, []),
    (
        CONCEALED,
        {"by": "self-draw", "seat": "S", "events": ["heavenly-hand"]},
        [("blessing-of-wrong-seat", {"event": "heavenly-hand", "found": "S"})],
    ),
    (
        CONCEALED,
        {"events": ["heavenly-hand"]},
        [
            (
                "blessing-by-wrong-way",
                {"event": "heavenly-hand", "expected": "self-draw", "found": "discard"},
            )
        ],
    ),
    (
        "23456678m44z[9999m] +1m",
        {"by": "self-draw", "events": ["heavenly-hand"]},
        [("blessing-with-meld", {"event": "heavenly-hand"})],
    ),
    # earthly-hand unless a non-East win on a discard (East's), nothing declared.
    (CONCEALED, {"seat": "N", "payer": "E", "events": ["earthly-hand"]}, []),
    (CONCEALED, {"seat": "N", "events": ["earthly-hand"]}, []),
    (
        CONCEALED,
        {"events": ["earthly-hand"]},
        [("blessing-of-wrong-seat", {"event": "earthly-hand", "found": "E"})],
    ),
    (
        CONCEALED,
        {"by": "self-draw", "seat": "S", "events": ["earthly-hand"]},
        [
            (
                "blessing-by-wrong-way",
                {"event": "earthly-hand", "expected": "discard", "found": "self-draw"},
            )
        ],
    ),
    (
        CONCEALED,
        {"seat": "S", "payer": "W", "events": ["earthly-hand"]},
        [("blessing-not-from-east", {"event": "earthly-hand", "found": "W"})],
    ),
    (
        CLAIMED,
        {"seat": "S", "events": ["earthly-hand"]},
        [("blessing-with-meld", {"event": "earthly-hand"})],
    ),
    # Both.
    (
        CONCEALED,
        {"by": "self-draw", "events": ["heavenly-hand", "earthly-hand"]},
        [
            ("blessing-of-wrong-seat", {"event": "earthly-hand", "found": "E"}),
            (
                "blessing-by-wrong-way",
                {"event": "earthly-hand", "expected": "discard", "found": "self-draw"},
            ),
            ("exclusive-events", {"event": "heavenly-hand", "found": "earthly-hand"}),
        ],
    ),
    # A blessing with a replacement or last tile.
    (
        CONCEALED,
        {"by": "self-draw", "events": ["heavenly-hand", "last-tile"]},
        [("exclusive-events", {"event": "heavenly-hand", "found": "last-tile"})],
    ),
    (
        "123456m4z[8888m][9999m] +4z",
        {"by": "self-draw", "events": ["heavenly-hand", "kong-replacement", "consecutive-kongs"]},
        [
            ("blessing-with-meld", {"event": "heavenly-hand"}),
            ("exclusive-events", {"event": "heavenly-hand", "found": "kong-replacement"}),
            ("exclusive-events", {"event": "heavenly-hand", "found": "consecutive-kongs"}),
        ],
    ),
    # A blessing after discards: none was made, and then one, of the winning tile.
    (
        CONCEALED,
        {"by": "self-draw", "events": ["heavenly-hand", "last-of-kind"]},
        [("exclusive-events", {"event": "heavenly-hand", "found": "last-of-kind"})],
    ),
    (
        CONCEALED,
        {"seat": "S", "events": ["earthly-hand", "last-of-kind", "same-turn-immunity"]},
        [
            ("exclusive-events", {"event": "earthly-hand", "found": "last-of-kind"}),
            ("exclusive-events", {"event": "earthly-hand", "found": "same-turn-immunity"}),
        ],
    ),
    # last-tile with a robbed kong.
    (CLAIMED, {"by": "robbed-kong", "events": ["last-tile"]}, [("robbed-last-tile", {})]),
    (CLAIMED, {"events": ["last-tile"]}, []),
    # A robbed tile of which the winner holds another, concealed or in a meld.
    (
        "13m44z(456m)(678m)(999m) +2m",
        {"by": "robbed-kong"},
        [],
    ),
    (
        "23m44z(123m)(678m)(999m) +1m",
        {"by": "robbed-kong"},
        [("robbed-tile-held", {"tile": "1m"})],
    ),
    (
        "11134m44z(678m)(999m) +1m",
        {"by": "robbed-kong"},
        [("robbed-tile-held", {"tile": "1m"})],
    ),
    # same-turn-immunity without a discard.
    (
        CLAIMED,
        {"by": "self-draw", "events": ["same-turn-immunity"]},
        [("immunity-without-discard", {"event": "same-turn-immunity"})],
    ),
    (CLAIMED, {"events": ["same-turn-immunity"]}, []),
    # liable is the winner.
    (CLAIMED, {"liable": "E"}, [("liable-is-winner", {"found": "E"})]),
    (CLAIMED, {"liable": "N"}, []),
    # liable fed none of the melds, which may have come from anywhere where they have no seat.
    (CONCEALED, {"liable": "N"}, [("liable-without-claim", {"found": "N"})]),
    (
        KONGS.replace("(", "[").replace(")", "]").replace("[456m]", "456m"),
        {"liable": "S"},
        [
            ("liable-without-claim", {"found": "S"}),
        ],
    ),
    (
        "23m44z(456m@N)(678m@N)(999m@S) +1m",
        {"liable": "W"},
        [("liable-without-claim", {"found": "W"})],
    ),
    ("23m44z(456m@N)(678m@N)(999m@S) +1m", {"liable": "S"}, []),
    ("23m44z(456m@N)(678m@N)(999m) +1m", {"liable": "W"}, []),
    # What no rule set here values is accepted, and contradicts nothing.
    (CLAIMED, {"events": ["riichi", "last-of-kind", "ippatsu"], "dora": ["1m"], "honba": 3}, []),
]


@pytest.mark.parametrize(("text", "said", "expected"), CONTRADICTIONS)
def test_contradictions(text: str, said: dict[str, Any], expected: Reasons) -> None:
    found = reasons(text, options={"minimum": 0}, **said)
    assert [one for one in found if one[0] != "not-a-winning-hand"] == expected


def test_all_contradictions_are_listed_at_once() -> None:
    found = reasons(
        "23m44z(456m@E)(678m@S)(999m) +9m",
        by="robbed-kong",
        payer="E",
        liable="E",
        events=["last-tile", "kong-replacement", "earthly-hand", "same-turn-immunity"],
    )
    assert [reason for reason, _ in found] == [
        "payer-is-winner",
        "robbed-tile-held",
        "liable-is-winner",
        "meld-from-owner",
        "chow-from-wrong-seat",
        "robbed-last-tile",
        "immunity-without-discard",
        "replacement-not-self-drawn",
        "too-few-kongs",
        "blessing-of-wrong-seat",
        "blessing-by-wrong-way",
        "blessing-with-meld",
        "exclusive-events",
        "exclusive-events",
        "exclusive-events",
        "not-a-winning-hand",
    ]


SOURCES = ("", "@E", "@S", "@W", "@N")
MELDS = ("", "[2222s]", *(f"({tiles}{of})" for tiles in ("123s", "777z") for of in SOURCES))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("meld", MELDS)
def test_legal_seats_are_those_that_contradict_nothing(meld: str, players: int) -> None:
    """Nobody is stated to be liable, and no kong is robbed."""
    seats = SEATS[:players]
    for by, payer, seat, liable in product(WinBy, (None, *SEATS), SEATS, (None, *SEATS)):
        hand = ms.parse_hand(f"123m456p1122z{meld}")
        win = ms.Win(hand, "1z", by, payer, seat, liable=liable)
        of_a_kind = liable is None and by is not WinBy.ROBBED_KONG
        legal = of_a_kind and not [*table_contradictions(win, seats)]
        assert has_legal_seats(win, seats) == win.packed.are_seats_legal(players) == legal


def test_no_seats_are_surely_legal_at_a_table_of_other_seats() -> None:
    """What seats and melds may be is known of the first seats alone."""
    win = ms.parse_win("123m456p1122z(123s) +1z", by="self-draw", seat="W")
    assert not has_legal_seats(win, (ms.Seat.EAST, ms.Seat.WEST))
