"""Japanese rules, section 8: problems, contradictions, chombo."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.play._faults import false_claim, false_win
from mahjong_score.rulebooks.riichi import checks
from tests.helpers import reasons, unreadable, verdict
from tests.rulebook.riichi_told import KONG, OPEN, PINFU, told

THREE = "riichi-three-player"
SANMA = "345678p67s99s111z +5s"


def why(text: str, by: str = "discard", **said: Any) -> list[str]:
    """Tell the reasons of the problems of a win, South's unless said."""
    return [reason for reason, _ in reasons(text, by, **{"rules": "riichi", "seat": "S", **said})]


def test_no_yaku() -> None:
    """A complete hand without a yaku, in the place of `below-minimum`; the data are its dora."""
    hand = "13m234p340678s22z +2m"
    found = reasons(hand, rules="riichi", seat="W", payer="N", dora=["1m"])
    assert found == [("no-yaku", {"found": 2})]  # the dora 2m and the red five
    assert reasons(hand, rules="riichi", seat="W") == [("no-yaku", {"found": 1})]
    # Hidden dora do not make it a win either, and an open hand has no self-draw.
    assert told("123m67s99s(345p@E)(789p@E) +5s", "drawn SE") == "no-yaku"
    # No shape at all is another thing.
    assert told("13m234p340678s22z +4m", "ron WE N") == "not-a-winning-hand"


def test_the_shapes_that_win_are_told() -> None:
    expected = "four-groups, seven-different-pairs, thirteen-orphans"
    assert reasons("13m234p340678s22z +4m", rules="riichi", seat="S") == [
        ("not-a-winning-hand", {"expected": expected})
    ]


@pytest.mark.parametrize(
    ("text", "by", "said", "reason"),
    [
        (PINFU, "discard", {"events": ["ippatsu"]}, "ippatsu-without-riichi"),
        (OPEN, "discard", {"events": ["riichi"]}, "riichi-with-claim"),
        (OPEN, "discard", {"events": ["double-riichi"]}, "riichi-with-claim"),
        (PINFU, "discard", {"ura": ["1m"]}, "ura-without-riichi"),
        (KONG, "discard", {"events": ["kong-replacement"]}, "replacement-not-self-drawn"),
        (PINFU, "self-draw", {"events": ["kong-replacement"]}, "too-few-kongs"),
        (KONG, "self-draw", {"events": ["kong-replacement", "last-tile"]}, "exclusive-events"),
        (
            KONG,
            "self-draw",
            {"events": ["kong-replacement", "riichi", "ippatsu"]},
            "exclusive-events",
        ),
        (KONG, "self-draw", {"events": ["consecutive-kongs"]}, "too-few-kongs"),
        (PINFU, "robbed-kong", {"events": ["last-tile"]}, "robbed-last-tile"),
        ("234678m345p567s9s +9s", "robbed-kong", {}, "robbed-tile-held"),
        (PINFU, "self-draw", {"events": ["heavenly-hand"]}, "blessing-of-wrong-seat"),
        (PINFU, "discard", {"seat": "E", "events": ["heavenly-hand"]}, "blessing-by-wrong-way"),
        (PINFU, "self-draw", {"seat": "E", "events": ["earthly-hand"]}, "blessing-of-wrong-seat"),
        (PINFU, "discard", {"events": ["earthly-hand"]}, "blessing-by-wrong-way"),
        (PINFU, "discard", {"seat": "E", "events": ["hand-of-man"]}, "blessing-of-wrong-seat"),
        (PINFU, "self-draw", {"events": ["hand-of-man"]}, "blessing-by-wrong-way"),
        (PINFU, "robbed-kong", {"events": ["hand-of-man"]}, "blessing-by-wrong-way"),
        (KONG, "self-draw", {"seat": "E", "events": ["heavenly-hand"]}, "blessing-with-meld"),
        (KONG, "self-draw", {"events": ["earthly-hand"]}, "blessing-with-meld"),
        (OPEN, "discard", {"events": ["hand-of-man"]}, "blessing-with-meld"),
        (
            SANMA,
            "self-draw",
            {"rules": THREE, "seat": "E", "north": 1, "events": ["heavenly-hand"]},
            "blessing-with-north",
        ),
        (PINFU, "self-draw", {"events": ["earthly-hand", "riichi"]}, "exclusive-events"),
        (PINFU, "self-draw", {"events": ["earthly-hand", "double-riichi"]}, "exclusive-events"),
        (PINFU, "discard", {"events": ["hand-of-man", "last-tile"]}, "exclusive-events"),
        (PINFU, "discard", {"dora": ["1z", "1z", "2z", "2z", "3z", "3z"]}, "too-many-indicators"),
        (
            PINFU,
            "discard",
            {"events": ["riichi"], "ura": ["1z", "1z", "2z", "2z", "3z", "3z"]},
            "too-many-indicators",
        ),
        (PINFU, "discard", {"north": 1}, "north-with-four-players"),
        ("67s99s111z678p(345p) +5s", "discard", {"rules": THREE}, "chow-with-three-players"),
        (SANMA, "discard", {"rules": THREE, "seat": "N"}, "seat-not-in-game"),
        (SANMA, "discard", {"rules": THREE, "payer": "N"}, "seat-not-in-game"),
        (PINFU, "self-draw", {"payer": "N"}, "payer-of-self-draw"),
        (PINFU, "discard", {"payer": "S"}, "payer-is-winner"),
        ("234678m67s88s(345p@W) +5s", "discard", {}, "chow-from-wrong-seat"),
        ("234678m67s99s(111z@S) +5s", "discard", {}, "meld-from-owner"),
        (PINFU, "discard", {"liable": "S"}, "liable-is-winner"),
        # Nobody fed a closed hand, nor the dragons or winds but those from whom they came.
        (PINFU, "discard", {"liable": "W"}, "liable-without-claim"),
        ("11m11p555666777z +1m", "self-draw", {"liable": "N"}, "liable-without-claim"),
        (
            "34p66m(555z@E)(666z@E)(777z@W) +5p",
            "self-draw",
            {"liable": "N"},
            "liable-without-claim",
        ),
        (
            "3p555z666z(123m@E)(777z@W) +3p",
            "self-draw",
            {"liable": "E"},
            "liable-without-claim",
        ),
        (
            "1m[1111z][2222p](3333s@W)(9999m@E) +1m",
            "self-draw",
            {"liable": "N", "options": {"pao_four_kongs": True}},
            "liable-without-claim",
        ),
        # A kong that is robbed has all four tiles.
        (PINFU, "robbed-kong", {"dora": ["5s"]}, "robbed-tile-seen"),
        (PINFU, "robbed-kong", {"dora": ["1z", "0s"]}, "robbed-tile-seen"),
        (
            PINFU,
            "robbed-kong",
            {"events": ["riichi"], "ura": ["5s"]},
            "robbed-tile-seen",
        ),
        (
            "19m19p19s1235677z +4z",
            "robbed-kong",
            {"rules": THREE, "seat": "E", "north": 3},
            "robbed-tile-seen",
        ),
        # A hidden indicator lies under each open one.
        (
            PINFU,
            "discard",
            {"events": ["riichi"], "dora": ["1z"], "ura": ["2z", "3z"]},
            "too-many-ura",
        ),
        # A second indicator comes with a kong, which ends these.
        (
            PINFU,
            "self-draw",
            {"seat": "E", "events": ["heavenly-hand"], "dora": ["1z", "2z"]},
            "indicators-without-kong",
        ),
        (
            PINFU,
            "self-draw",
            {"events": ["earthly-hand"], "dora": ["1z", "2z"]},
            "indicators-without-kong",
        ),
        (
            PINFU,
            "discard",
            {"events": ["hand-of-man"], "dora": ["1z", "2z"]},
            "indicators-without-kong",
        ),
        # A kong ends double riichi before the declaration, and ippatsu after it.
        (
            KONG,
            "self-draw",
            {"events": ["double-riichi", "ippatsu"]},
            "double-riichi-interrupted",
        ),
        (
            PINFU,
            "discard",
            {"events": ["double-riichi", "ippatsu"], "dora": ["1z", "2z"]},
            "double-riichi-interrupted",
        ),
        # It is within the first turns, and so are these.
        (
            PINFU,
            "discard",
            {"events": ["double-riichi", "ippatsu", "last-tile"]},
            "exclusive-events",
        ),
        (
            PINFU,
            "self-draw",
            {"seat": "E", "events": ["heavenly-hand", "last-of-kind"]},
            "exclusive-events",
        ),
        (PINFU, "discard", {"events": ["hand-of-man", "last-of-kind"]}, "exclusive-events"),
    ],
)
def test_each_contradiction(text: str, by: str, said: dict[str, Any], reason: str) -> None:
    (problem,) = verdict(text, by, **{"rules": "riichi", "seat": "S", **said}).problems
    assert problem.reason == reason
    assert problem.message()  # it has the data that its sentence names


@pytest.mark.parametrize("key", ["dora", "ura"])
def test_at_most_five_indicators_of_either_kind(key: str) -> None:
    """One, and one more for each of four kongs; the problem says of which there are too many."""
    said: dict[str, Any] = {"events": ["riichi"], key: ["1z", "1z", "2z", "2z", "3z", "3z"]}
    assert reasons(PINFU, rules="riichi", seat="S", **said) == [
        ("too-many-indicators", {"key": key, "found": 6, "expected": 5})
    ]


def test_with_four_players_a_north_is_no_replacement_of_a_tile() -> None:
    """It is set aside with three players only."""
    found = why(PINFU, "self-draw", north=1, events=["kong-replacement"])
    assert sorted(found) == ["north-with-four-players", "too-few-kongs"]


def test_two_blessings() -> None:
    events = ["heavenly-hand", "earthly-hand"]
    assert reasons(PINFU, "self-draw", rules="riichi", seat="E", events=events) == [
        ("blessing-of-wrong-seat", {"event": "earthly-hand", "found": "E"}),
        ("exclusive-events", {"event": "heavenly-hand", "found": "earthly-hand"}),
    ]


@pytest.mark.parametrize(
    ("text", "how", "said"),
    [
        (PINFU, "drawn SE", {"events": ["riichi", "ippatsu", "last-tile"]}),
        (PINFU, "ron SE N", {"events": ["riichi", "ippatsu", "last-tile"]}),
        (PINFU, "robbed SE N", {"events": ["riichi", "ippatsu"]}),
        (KONG, "drawn SE", {"events": ["riichi", "kong-replacement"]}),
        ("119m19p19s123456z +7z", "robbed SE N", {}),
        (KONG, "ron SE N", {"events": ["double-riichi"]}),
        (PINFU, "ron SE N", {"events": ["riichi", "double-riichi"]}),
        (PINFU, "ron SE N", {"ura": []}),
        (PINFU, "ron SE N", {"dora": ["1z", "1z", "2z", "2z", "3z"]}),
        (PINFU, "ron SE N", {"events": ["double-riichi", "ippatsu"], "dora": ["1z"]}),
        (PINFU, "ron SE N", {"events": ["double-riichi"], "dora": ["1z", "2z"]}),
        (PINFU, "ron SE N", {"events": ["riichi"], "ura": ["1z", "2z"]}),
        # The player after East and West has seen three discards.
        (PINFU, "drawn SE", {"events": ["earthly-hand", "last-of-kind"]}),
        # There is no such hand to be liable for, or it came from a seat that is not known.
        (OPEN, "ron SE N", {"liable": "W"}),
        ("34p66m(555z)(666z@E)(777z@W) +5p", "drawn SE", {"liable": "N"}),
    ],
)
def test_what_is_possible(text: str, how: str, said: dict[str, Any]) -> None:
    assert "han" in told(text, how, **said)


@pytest.mark.parametrize(
    ("text", "said", "code"),
    [
        ("234678m345p67s99s1f +5s", {}, "tile-not-in-set"),
        ("234678m340p67s99s +5s", {"options": {"red_fives": False}}, "tile-not-in-set"),
        (PINFU, {"options": {"red_fives": False}, "dora": ["0p"]}, "tile-not-in-set"),
        (PINFU, {"dora": ["1f"]}, "tile-not-in-set"),
        (PINFU, {"rules": THREE}, "tile-not-in-set"),
        ("345678p67s99s111z +5s", {"rules": THREE, "dora": ["5m"]}, "tile-not-in-set"),
        ("345678p67s99s111z +5s", {"rules": THREE, "dora": ["0m"]}, "tile-not-in-set"),
        ("234678m345p67s99s +5s", {"dora": ["9s", "9s", "9s"]}, "too-many-copies"),
        ("234678m340p67s99s +5s", {"dora": ["0p"]}, "too-many-copies"),
        ("345678p67s99s111z +5s", {"rules": THREE, "north": 5}, "too-many-copies"),
        (
            "345678p67s99s444z +5s",
            {"rules": THREE, "north": 2},
            "too-many-copies",
        ),
        (
            "345678p67s99s111z +5s",
            {"rules": THREE, "north": 3, "dora": ["4z", "4z"]},
            "too-many-copies",
        ),
        ("340678m345p67s99s +0m", {}, "too-many-copies"),
        ("340678p345m67s99s +0p", {}, "too-many-copies"),
        ("34678m345p67s99s +5s", {}, "wrong-tile-count"),
    ],
)
def test_wrong_tiles(text: str, said: dict[str, Any], code: str) -> None:
    """Hand, melds, winning tile, norths and indicators together; a red five is one of its kind."""
    assert code in told(text, "ron SE W", **said)


def test_four_plain_fives_are_accepted() -> None:
    """Introduction: though one of the four is red."""
    said = told("123m345555p67s99s +5s", "ron SE N", events=["riichi"])
    assert said == "1 han 40 fu, 1300: riichi 1; S+1300 N-1300"


@pytest.mark.parametrize("key", ["honba", "sticks", "north"])
def test_numbers_that_cannot_be_read(key: str) -> None:
    """Negative or fractional: `notation`."""
    for wrong in (-1, 1.5):
        assert unreadable(PINFU, **{key: wrong})


def test_chombo() -> None:
    """`mangan`: a mangan self-draw the other way round, without honba; `final`: nothing now."""
    assert dict(false_win("S", "riichi").settlement) == {
        "E": 4000, "S": -8000, "W": 2000, "N": 2000,
    }  # fmt: skip
    assert dict(false_win("E", "riichi").settlement) == {
        "E": -12000, "S": 4000, "W": 4000, "N": 4000,
    }  # fmt: skip
    final = ms.ruleset("riichi", profile="ema")
    assert set(false_win("E", final).settlement.values()) == {0}
    assert dict(false_win("S", THREE).settlement) == {"E": 4000, "S": -6000, "W": 2000}


def test_a_hand_without_a_yaku_is_a_false_win() -> None:
    win = ms.parse_win("13m234p340678s22z +2m", by="discard", payer="N", seat="W")
    fault = false_win("W", "riichi", win=win)
    assert fault.consequence == "hand-replayed"
    assert fault.settlement["W"] == -8000


def test_a_wrong_call_makes_the_hand_dead() -> None:
    fault = false_claim("pong", "N", "riichi")
    assert (set(fault.settlement.values()), fault.consequence) == ({0}, "dead-hand")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (PINFU, {"dora": ["0p", "1z"]}),
        (PINFU.replace("+5s", "+0s"), {}),
        ("11123m456p789s55z +1m", {"events": ["riichi"]}),
        (PINFU, {"events": ["riichi", "ippatsu"], "dora": ["1z"], "ura": ["0s"]}),
        ("123456p789s1155z +5z", {"events": ["double-riichi"], "dora": ["0p"], "north": 2}),
        ("123456p789s1155z +5z", {"north": 4}),
    ],
)
def test_most_wins_are_seen_to_be_sound_at_once(
    monkeypatch: pytest.MonkeyPatch, text: str, said: dict[str, Any]
) -> None:
    """What lists all problems is not even asked; a compiled build cannot be looked into."""

    def long_way(*given: object) -> None:
        raise AssertionError(given)

    monkeypatch.setattr(checks, "tile_problems", long_way)
    monkeypatch.setattr(checks, "table_contradictions", long_way)
    rules = "riichi-three-player" if "north" in said else "riichi"
    assert ms.check(ms.parse_win(text, by="discard", **said), rules).ok
