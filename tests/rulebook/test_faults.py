"""Faults and their penalties, rule set by rule set.

A test names its clause; every fault is told with who pays whom and how play goes on.
"""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.play._faults import Fault, false_claim, false_win, wrong_tile_count


def told(fault: Fault | None) -> str:
    """Tell a fault without the name of its rule set."""
    return str(fault).partition(": ")[2]


def won(text: str, by: str = "discard", **said: Any) -> ms.Win:
    return ms.parse_win(text, by=by, **said)


@pytest.mark.parametrize(
    ("offender", "line"),
    [
        ("E", "E false-win: E -48 S +16 W +16 N +16; hand-replayed"),
        ("S", "S false-win: E +16 S -48 W +16 N +16; hand-replayed"),
        ("N", "N false-win: E +16 S +16 W +16 N -48; hand-replayed"),
    ],
)
def test_simple_false_mahjong(offender: str, line: str) -> None:
    """The offender pays 16 points to each of the three others (48), whatever the settlement."""
    assert told(false_win(offender, "simple")) == line
    assert told(false_win(offender, ms.ruleset("simple", settlement="accumulate"))) == line


@pytest.mark.parametrize("name", ["hong-kong", "zung-jung"])
def test_the_caller_sets_what_a_false_win_pays(name: str) -> None:
    """Option `false_win`, points to each opponent, 0 by default."""
    free = "W false-win: E +0 S +0 W +0 N +0; hand-replayed"
    assert told(false_win("W", name)) == free
    dear = "W false-win: E +32 S +32 W -96 N +32; hand-replayed"
    assert told(false_win("W", ms.ruleset(name, false_win=32))) == dear


def test_hong_kong_of_two_players() -> None:
    """There is one opponent."""
    rules = ms.ruleset("hong-kong-two-player", false_win=32)
    assert told(false_win("S", rules)) == "S false-win: E +32 S -32; hand-replayed"


@pytest.mark.parametrize("name", ms.rulesets())
def test_a_hand_of_too_many_or_too_few_tiles(name: str) -> None:
    """Big and little eunuch, dead hand: no payment; that player cannot win the hand."""
    nothing = " ".join(f"{seat} +0" for seat in ms.ruleset(name).seats)
    for text, drawn, kind in [
        ("123456789p1122z", False, None),
        ("123456789p1122z", True, "too-few-tiles"),
        ("123456789p11222z", True, None),
        ("123456789p11222z", False, "too-many-tiles"),
        ("123456789p112z", False, "too-few-tiles"),
        ("9p1122z(5555p)[6666p](777z)", False, "too-many-tiles"),
        ("1122z(5555p)[6666p](777z)", False, None),
        ("111222333444z", False, "too-few-tiles"),
        ("11122233344455566z", False, "too-many-tiles"),
    ]:
        fault = wrong_tile_count(ms.parse_hand(text), "S", name, drawn=drawn)
        expected = "None" if kind is None else f"{name}: S {kind}: {nothing}; dead-hand"
        assert str(fault) == expected


def test_bonus_tiles_are_no_tiles_of_the_hand() -> None:
    """Bonus tiles are set aside, and do not count as tiles of the hand."""
    assert wrong_tile_count(ms.parse_hand("123456789p1122z1f5f"), "E", "simple") is None


# Where a wrong call makes the hand dead.
DEAD_HAND = ("mcr", "riichi", "riichi-three-player")


@pytest.mark.parametrize("name", ms.rulesets())
@pytest.mark.parametrize("kind", ["pong", "kong", "chow"])
def test_false_minor_declarations(name: str, kind: str) -> None:
    """No payment; the call is undone and play goes on, or the hand is dead."""
    follows = "dead-hand" if name in DEAD_HAND else "undone"
    nothing = " ".join(f"{seat} +0" for seat in ms.ruleset(name).seats)
    assert str(false_claim(kind, "E", name)) == f"{name}: E false-{kind}: {nothing}; {follows}"


NO_WIN = "123m456p789s1122z +3z"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("simple", NO_WIN),
        ("simple", "123m456p789s112z +2z"),
        ("simple", "123m456p789s11222z +3z"),
        ("hong-kong", "123m456p789s1122z +2z"),
        ("zung-jung", NO_WIN),
    ],
)
def test_what_a_false_win_may_be(name: str, text: str) -> None:
    """A hand that is not complete, of a wrong number of tiles, or under the minimum."""
    fault = false_win("E", name, win=won(text))
    assert fault == false_win("E", name)


def test_the_hand_goes_on_where_the_table_plays_so() -> None:
    fault = false_win("E", "simple", win=won(NO_WIN), goes_on=True)
    assert told(fault) == "E false-win: E -48 S +16 W +16 N +16; dead-hand"


def test_a_valid_win_is_no_false_one() -> None:
    with pytest.raises(ms.GameError, match="the hand is a win") as caught:
        false_win("E", "simple", win=won("123m456p789s1122z +2z"))
    assert [p.reason for p in caught.value.problems] == ["not-a-false-win"]


def test_what_does_not_fit_together_is_told_at_once() -> None:
    """The win is another player's, and contradicts itself."""
    with pytest.raises(ms.GameError) as caught:
        false_win("W", "hong-kong-two-player", win=won(NO_WIN, payer="E"))
    assert [p.reason for p in caught.value.problems] == [
        "seat-not-in-game",
        "offender-is-not-winner",
        "tile-not-in-set",
        "tile-not-in-set",
        "tile-not-in-set",
        "tile-not-in-set",
        "payer-is-winner",
    ]


@pytest.mark.parametrize(
    "call",
    [
        lambda: false_win("X", "simple"),
        lambda: false_win(["E"], "simple"),  # type: ignore[arg-type]
        lambda: false_claim("pong", "", "simple"),
        lambda: false_claim("steal", "E", "simple"),
        lambda: false_claim([], "E", "simple"),  # type: ignore[arg-type]
        lambda: wrong_tile_count(ms.parse_hand("1m"), "Q", "simple"),
    ],
)
def test_a_word_that_does_not_exist(call: Any) -> None:
    with pytest.raises(ms.NotationError, match="expected"):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda rules: false_win("N", rules),
        lambda rules: false_claim("chow", "N", rules),
        lambda rules: wrong_tile_count(ms.parse_hand("1m"), "N", rules),
    ],
)
def test_a_seat_that_does_not_play(call: Any) -> None:
    with pytest.raises(ms.GameError, match="the seats are E, S"):
        call("hong-kong-two-player")


def test_a_fault_in_four_languages() -> None:
    fault = false_win("S", "simple")
    assert [fault.name(lang) for lang in LANGUAGES] == [
        "false win",
        "mah jong falso",
        "诈和",
        "誤和了（チョンボ）",
    ]
    assert fault.explain("es") == (
        "Tabla sencilla: S: mah jong falso\n"
        "pagos: E +16 S -48 W +16 N +16\n"
        "la mano termina y se reparte de nuevo"
    )
    hand = ms.parse_hand("1m")
    others = [wrong_tile_count(hand, "E", "simple"), false_claim("kong", "E", "simple")]
    for other in [fault, *others]:
        assert other is not None
        assert len({other.explain(lang) for lang in LANGUAGES}) == len(LANGUAGES)


READY = "123m456p789s1122z +3z"
SCATTERED = "147m258p369s1135z +7z"


@pytest.mark.parametrize(
    ("options", "text", "paid"),
    [
        ({}, READY, "E +10 S -30 W +10 N +10"),
        ({}, SCATTERED, "E +20 S -60 W +20 N +20"),
        ({}, "123m +1m", "E +20 S -60 W +20 N +20"),
        ({"profile": "ema"}, SCATTERED, "E +10 S -30 W +10 N +10"),
        ({"false_win": "mil25"}, READY, "E +0 S -40 W +0 N +0"),
        ({"false_win": "mil25"}, SCATTERED, "E +0 S -80 W +0 N +0"),
    ],
)
def test_a_false_win_of_the_chinese_official_rules(
    options: dict[str, str], text: str, paid: str
) -> None:
    """10 to each, 20 if it waits on nothing (98); 10 always (ema); 40 or 80 to nobody (mil25)."""
    rules = ms.ruleset("mcr", **options)
    win = ms.parse_win(text, by="discard", payer="W", seat="S")
    assert str(false_win("S", rules, win=win)) == f"mcr: S false-win: {paid}; dead-hand"
