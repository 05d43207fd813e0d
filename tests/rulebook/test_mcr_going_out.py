"""Chinese official rules, 2.6: concealment, how the tile came, kongs, the last of its kind."""

from typing import Any

import pytest

from tests.helpers import fan, reasons

CHICKEN = "34m66z(678p)(456s)(222s) +5m"
CONCEALED = "34m66z678p456s222s +5m"


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


def test_nothing_claimed() -> None:
    """By discard Concealed Hand, self-drawn Fully Concealed Hand and no Self-Drawn."""
    assert fans(CONCEALED) == "2 fan: concealed-hand 2"
    assert fans(CONCEALED, "self-draw") == "4 fan: fully-concealed-hand 4"
    assert fans(CHICKEN, "self-draw") == "1 fan: self-drawn 1"


@pytest.mark.parametrize(
    ("hand", "by_discard", "drawn"),
    [
        (
            "1112345678999m +5m",
            "91 fan: nine-gates 88, two-concealed-pungs 2, pung-of-terminals-or-honors 1",
            "92 fan: nine-gates 88, two-concealed-pungs 2, pung-of-terminals-or-honors 1,"
            " self-drawn 1",
        ),
        (
            "1122334455667m +7m",
            "88 fan: seven-shifted-pairs 88",
            "89 fan: seven-shifted-pairs 88, self-drawn 1",
        ),
        (
            "119m19p19s123456z +7z",
            "88 fan: thirteen-orphans 88",
            "89 fan: thirteen-orphans 88, self-drawn 1",
        ),
        (
            "222m333p666s888s5z +5z",
            "65 fan: four-concealed-pungs 64, single-wait 1",
            "66 fan: four-concealed-pungs 64, single-wait 1, self-drawn 1",
        ),
        (
            "1133m5577p2299s4z +4z",
            "24 fan: seven-pairs 24",
            "25 fan: seven-pairs 24, self-drawn 1",
        ),
        (
            "147m258p3s123456z +7z",
            "24 fan: greater-honors-and-knitted-tiles 24",
            "25 fan: greater-honors-and-knitted-tiles 24, self-drawn 1",
        ),
        (
            "147m258p36s12345z +6z",
            "12 fan: lesser-honors-and-knitted-tiles 12",
            "13 fan: lesser-honors-and-knitted-tiles 12, self-drawn 1",
        ),
    ],
)
def test_hands_that_cannot_be_but_concealed(hand: str, by_discard: str, drawn: str) -> None:
    """Neither fan of concealment; self-drawn they score Self-Drawn."""
    assert (fans(hand), fans(hand, "self-draw")) == (by_discard, drawn)


def test_robbing_a_kong_is_a_win_by_discard() -> None:
    """Concealed Hand is possible. The tile cannot make a pair: the other three are in the kong."""
    assert fans(CONCEALED, "robbed-kong") == "10 fan: robbing-the-kong 8, concealed-hand 2"
    assert fans("6z(345m)(678p)(456s)(222s) +6z", "robbed-kong") == "contradiction"


def test_the_robbed_tile_is_the_fourth_of_a_melded_pung() -> None:
    """So the winner holds no other, and a robbed tile that he holds is a contradiction."""
    assert fans("34555m66z(678p)(456s) +5m", "robbed-kong") == "contradiction"


def test_the_last_tile_of_the_wall() -> None:
    """Last Tile Draw, or the discard after it; no kong can be robbed then."""
    assert fans(CHICKEN, "self-draw", events=["last-tile"]) == "8 fan: last-tile-draw 8"
    assert fans(CHICKEN, events=["last-tile"]) == "8 fan: last-tile-claim 8"
    assert fans(CHICKEN, "robbed-kong", events=["last-tile"]) == "contradiction"


def test_the_replacement_of_a_kong() -> None:
    """Out with Replacement Tile, in place of Self-Drawn; of consecutive kongs the same."""
    hand = "34m66z(678p)(456s)(2222s) +5m"
    told = "9 fan: out-with-replacement-tile 8, melded-kong 1"
    assert fans(hand, "self-draw", events=["kong-replacement"]) == told
    two = "34m66z(678p)(8888s)(2222s) +5m"
    for event in ("kong-replacement", "consecutive-kongs"):
        assert fans(two, "self-draw", events=[event]) == (
            "12 fan: out-with-replacement-tile 8, two-melded-kongs 4"
        )
    assert fans(hand, events=["kong-replacement"]) == "contradiction"
    assert fans(CHICKEN, "self-draw", events=["kong-replacement"]) == "contradiction"


def test_last_tile_replacement_and_fully_concealed_may_occur_together() -> None:
    hand = "34m66z678p456s[2222s] +5m"
    both = ["last-tile", "kong-replacement"]
    assert fans(CONCEALED, "self-draw", events=["last-tile"]) == (
        "12 fan: last-tile-draw 8, fully-concealed-hand 4"
    )
    assert fans(hand, "self-draw", events=["kong-replacement"]) == (
        "14 fan: out-with-replacement-tile 8, fully-concealed-hand 4, concealed-kong 2"
    )
    assert fans(hand, "self-draw", events=both) == (
        "22 fan: last-tile-draw 8, out-with-replacement-tile 8, fully-concealed-hand 4,"
        " concealed-kong 2"
    )


@pytest.mark.parametrize(
    ("melds", "told"),
    [
        ("(678p)(456s)(2222s)", "1 fan: melded-kong 1"),
        ("(678p)(456s)[2222s]", "2 fan: concealed-kong 2"),
        ("(678p)(8888s)(2222s)", "4 fan: two-melded-kongs 4"),
        ("(678p)(8888s)[2222s]", "5 fan: concealed-kong-and-melded-kong 5"),
        ("(678p)[8888s][2222s]", "6 fan: two-concealed-kongs 6"),
        ("(8888p)(8888s)(2222s)", "34 fan: three-kongs 32, double-pung 2"),
        ("(8888p)[8888s][2222s]", "36 fan: three-kongs 32, double-pung 2, two-concealed-pungs 2"),
    ],
)
def test_one_fan_of_kongs(melds: str, told: str) -> None:
    assert fans(f"34m66z{melds} +5m") == told


def test_two_concealed_kongs_have_their_concealed_pungs() -> None:
    """A third concealed pung is another fan; one melded and one concealed kong leave two pungs."""
    assert fans("34m66z555p[8888s][2222s] +5m") == (
        "24 fan: three-concealed-pungs 16, two-concealed-kongs 6, concealed-hand 2"
    )
    assert fans("34m66z555p(8888s)[2222s] +5m") == (
        "7 fan: two-concealed-pungs 2, concealed-kong-and-melded-kong 5"
    )


def test_the_last_of_its_kind_is_stated() -> None:
    """The three others are in view: among discards and exposed sets of anyone."""
    assert fans(CHICKEN, events=["last-of-kind"]) == "4 fan: last-tile 4"
    assert fans(CHICKEN, "self-draw", events=["last-of-kind"]) == (
        "5 fan: last-tile 4, self-drawn 1"
    )


def test_it_is_inferred_from_the_winners_own_melds() -> None:
    hand, told = "34m66z(555m)(678p)(456s) +5m", "6 fan: last-tile 4, tile-hog 2"
    assert fans(hand) == told
    assert fans(hand, events=["last-of-kind"]) == told


def test_three_chows_show_it_too() -> None:
    """Three 234m and the fourth 4m."""
    assert fans("23p66z(234p)(234p)(234p) +4p") == (
        "58 fan: quadruple-chow 48, half-flush 6, last-tile 4"
    )


def test_two_in_the_melds_are_not_enough() -> None:
    assert fans("34m66z(345m)(345m)(888p) +5m") == "25 fan: pure-triple-chow 24, one-voided-suit 1"


def test_concealed_tiles_are_not_in_view() -> None:
    assert fans("34555m66z(678p)(456s) +5m") == "2 fan: tile-hog 2"


def test_the_last_of_a_kind_that_the_winner_holds_is_a_contradiction() -> None:
    hand = "34555m66z(678p)(456s) +5m"
    assert fans(hand, events=["last-of-kind"]) == "contradiction"
    assert reasons(hand, rules="mcr", options={"minimum": 0}, events=["last-of-kind"]) == [
        ("last-of-kind-held", {"tile": "5m"})
    ]


def test_it_is_dropped_when_robbing_a_kong() -> None:
    assert fans(CHICKEN, "robbed-kong", events=["last-of-kind"]) == "8 fan: robbing-the-kong 8"


def test_blessings_have_no_fan() -> None:
    """Their flags are accepted; the dealt hand may be Nine Gates."""
    assert fans(CONCEALED, "self-draw", events=["heavenly-hand"]) == "4 fan: fully-concealed-hand 4"
    assert fans(CONCEALED, seat="S", payer="E", events=["earthly-hand"]) == (
        "2 fan: concealed-hand 2"
    )
    assert fans("1112345678999m +5m", "self-draw", events=["heavenly-hand"]) == (
        "92 fan: nine-gates 88, two-concealed-pungs 2, pung-of-terminals-or-honors 1, self-drawn 1"
    )
    assert fans(CHICKEN, "self-draw", events=["heavenly-hand"]) == "contradiction"


def test_words_of_other_rule_sets_score_nothing() -> None:
    other = ["same-turn-immunity", "riichi", "ippatsu"]
    assert fans(CHICKEN, events=other, dora=["1m"], honba=2) == "8 fan: chicken-hand 8"
