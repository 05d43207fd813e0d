"""Hong Kong rules for two players (rules: the section Two players)."""

from typing import Any

import pytest

import mahjong_score as ms
from tests import helpers
from tests.helpers import reasons, settled_with, verdict

HAND = "23p44z(456p)(678p)(999p) +1p"
TWO: dict[str, Any] = {"rules": "hong-kong-two-player"}
# No value may be made up: those of the test are the fan times a hundred, and an odd last one.
GOLDEN = {3: 300, 4: 400, 5: 500, 6: 600, 7: 700, 8: 800, 9: 900, 10: 1001}


def account(text: str, by: str = "discard", **said: Any) -> str:
    """Tell in one line what a win at the table of two is worth."""
    return helpers.account(text, by, **TWO, **said)


def payments(text: str, by: str = "discard", **said: Any) -> str:
    """Tell who pays whom at the table of two."""
    options = {"golden": GOLDEN, **said.pop("options", {})}
    return helpers.payments(text, by, options=options, **TWO, **said)


@pytest.mark.parametrize("tile", ["2m", "5m", "8m", "2s", "5s", "8s", "1f", "0p"])
def test_80_tiles(tile: str) -> None:
    """No 2 to 8 of bamboo or characters, no bonus tile and no red five."""
    problems = verdict(f"23p4z{tile}(456p)(678p)(999p) +1p", **TWO).problems
    expected = ("tile-not-in-set", {"tile": tile, "expected": 80})
    assert expected in [(p.reason, p.data) for p in problems]
    assert "tile-not-in-set" in account(f"23p44z(456p)(678p)(999p) +{tile}")


def test_all_dots_all_honors_and_the_terminals_are_there() -> None:
    """Four of each: also thirteen orphans can be won."""
    assert account("19m19p19s1234567z +7z") == "10 fan: concealed-hand 1, thirteen-orphans 10"
    assert account("9m(1111m)(9999s)(1111s)[7777z] +9m") == (
        "10 fan: dragon-triplet 1, mixed-terminals 1, all-triplets 3, four-kongs 10"
    )


def test_same_fan_minimum_and_cap() -> None:
    assert account(HAND) == "3 fan: half-flush 3"
    assert account("23p44z(456p)(111m)(999p) +1p") == "below-minimum"
    assert account("77z44z(555z)(222z)(333z) +7z", options={"cap": 13}) == (
        "13 fan: dragon-triplet 2, all-triplets 3, all-honors 10"
    )
    four, two = (
        [(p.id, p.value) for p in ms.ruleset(name).patterns]
        for name in ("hong-kong", "hong-kong-two-player")
    )
    assert four == two


def test_the_seats_are_east_and_south() -> None:
    """For the winner, from, claims and liable; any other is a contradiction."""
    text = "23p44z(456p@W)(678p)(999p@N) +1p"
    seats = {"expected": "E, S"}
    assert reasons(text, payer="N", liable="W", seat="S", **TWO) == [
        ("seat-not-in-game", {"key": "from", "found": "N", **seats}),
        ("seat-not-in-game", {"key": "liable", "found": "W", **seats}),
        ("seat-not-in-game", {"key": "(456p@W)", "found": "W", **seats}),
        ("seat-not-in-game", {"key": "(999p@N)", "found": "N", **seats}),
    ]
    assert reasons(HAND, seat="W", **TWO) == [
        ("seat-not-in-game", {"key": "seat", "found": "W", **seats})
    ]
    assert reasons("23p44z(456p@E)(678p@S)(999p) +1p", seat="W", **TWO) == [
        ("seat-not-in-game", {"key": "seat", "found": "W", **seats})
    ]


def test_a_chow_comes_from_the_only_opponent() -> None:
    """The player before is the other one, for South and for East."""
    assert account("23p44z(456p@S)(678p)(999p@S) +1p") == "3 fan: half-flush 3"
    assert account("23p44z(456p@E)(678p)(999p@E) +1p", seat="S") == "3 fan: half-flush 3"
    assert account("23p44z(456p@E)(678p)(999p) +1p") == "contradiction"


@pytest.mark.parametrize("wind", list(ms.Seat))
def test_the_round_may_be_any_wind(wind: ms.Seat) -> None:
    tile = list(ms.Seat).index(wind) + 1
    hand = f"23p55z(456p)(678p)({str(tile) * 3}z) +1p"
    own = "seat-wind 1, " if wind == "E" else ""
    total = 5 if wind == "E" else 4
    assert account(hand, round=wind) == f"{total} fan: {own}round-wind 1, half-flush 3"


def test_the_one_opponent_pays_and_from_is_not_needed() -> None:
    assert payments(HAND) == "3 E+300 S-300"
    assert payments(HAND, payer="S") == "3 E+300 S-300"
    assert payments(HAND, seat="S", payer="E") == "3 E-300 S+300"
    assert payments(HAND, "self-draw", seat="S") == "4 E-400 S+400"
    assert payments(HAND, "robbed-kong") == "4 E+400 S-400"


def test_pao_has_no_effect() -> None:
    """Nobody is told to be liable, worked out or stated."""
    hand = "23p44p(555z@S)(666z@S)(777z@S) +1p"
    assert payments(hand, "self-draw") == "10 E+1001 S-1001"
    for liable in (None, "S"):
        score = verdict(hand, "self-draw", liable=liable, **TWO).score
        assert score is not None
        assert score.liable is None


@pytest.mark.parametrize(
    "option", ["payments", "pao_on_discard", "pao_exempts_replacement", "robbed_kong_pays"]
)
def test_options_of_the_table_of_four_are_not_there(option: str) -> None:
    with pytest.raises(ms.OptionError) as caught:
        ms.ruleset("hong-kong-two-player", **{option: "discard"})
    assert str(caught.value) == (
        f"hong-kong-two-player has no option '{option}'; its options are: minimum, cap,"
        " concealed_kong_keeps_concealed, last_discard, nine_gates, several_winners, false_win,"
        " golden"
    )


def test_the_golden_values_convert_3_to_10_fan() -> None:
    rules = ms.ruleset("hong-kong-two-player", golden=GOLDEN)
    text = ms.ruleset("hong-kong-two-player", golden="300,400,500,600,700,800,900,1001")
    assert rules == text
    win = ms.parse_win(HAND, by="discard")
    settled = [settled_with(rules, win, fan) for fan in range(13)]
    assert settled[:3] == ["below-table"] * 3
    assert [dict(paid) for paid in settled[3:] if not isinstance(paid, str)] == [
        {"E": value, "S": -value} for value in (300, 400, 500, 600, 700, 800, 900, 1001, 1001, 1001)
    ]


def test_below_3_fan_there_are_no_golden_values() -> None:
    assert payments("23p44z(456p)(111m)(999p) +1p", "self-draw", options={"minimum": 1}) == (
        "1 below-table"
    )


def test_without_golden_values_payments_are_null_and_the_explanation_says_why() -> None:
    """The hand is scored and validated. No value may be made up."""
    judged = verdict(HAND, payer="S", **TWO)
    assert judged.score is not None
    assert judged.score.payments is None
    assert (
        judged.explain()
        == """\
Hong Kong, two players: 3 fan
     3  Half flush
reading: +123p 44z (456p) (678p) (999p)
no payments: the caller gave no golden values for this table"""
    )
    assert judged.explain("es").endswith(
        "sin pagos: no se dieron los valores «golden» de esta mesa"
    )
    assert judged.explain("zh").endswith("无法计算支付：没有提供本桌的 golden 数值")
