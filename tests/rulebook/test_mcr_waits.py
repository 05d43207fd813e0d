"""Chinese official rules, 2.5: Edge, Closed and Single Wait."""

from typing import Any

import pytest

from tests.helpers import fan


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


REST = "(678p)(456s)(222s)"  # with a pair of honors no fan of its own


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (f"1233m{REST} +3m", ("no-honors 1", "edge-wait 1")),
        (f"7789m{REST} +7m", ("no-honors 1", "edge-wait 1")),
        (f"4556m{REST} +5m", ("all-simples 2", "mixed-double-chow 1", "closed-wait 1")),
    ],
)
def test_the_examples_of_98(hand: str, told: tuple[str, ...]) -> None:
    """1233+3 and 7789+7 are edges, 4556+5 is closed: or the pair of the same tile, for the same."""
    single = [*told[:-1], "single-wait 1"]
    assert fans(hand).partition(": ")[2] in (", ".join(told), ", ".join(single))


@pytest.mark.parametrize(
    "hand",
    ["12345m66z(678p)(222s) +3m", "56789m66z(678p)(222s) +7m", "45567m66z(678p)(222s) +6m"],
)
def test_what_98_says_is_no_edge_and_not_closed(hand: str) -> None:
    """12345+3, 56789+7 and 45567+6: another kind wins too."""
    assert fans(hand) == "8 fan: chicken-hand 8"


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (f"12m66z{REST} +3m", "1 fan: edge-wait 1"),
        (f"89m66z{REST} +7m", "1 fan: edge-wait 1"),
        (f"24m66z{REST} +3m", "1 fan: closed-wait 1"),
        ("345m6z(678p)(456s)(222s) +6z", "1 fan: single-wait 1"),
        (f"23m66z{REST} +1m", "8 fan: chicken-hand 8"),
        (f"23m66z{REST} +4m", "8 fan: chicken-hand 8"),
    ],
)
def test_the_tile_makes_an_edge_a_middle_or_the_pair(hand: str, told: str) -> None:
    assert fans(hand) == told


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        # 4m wins too, as a pung beside 22m.
        (f"2224m{REST} +3m".replace("222s", "333s"), "2 fan: all-simples 2"),
        # 3m and 6m make the pair.
        (f"3456m{REST} +6m", "2 fan: all-simples 2"),
        # 2m makes the pair of 345m, 5m that of 234m.
        (f"2345m{REST} +2m", "2 fan: all-simples 2"),
    ],
)
def test_only_where_no_other_kind_wins(hand: str, told: str) -> None:
    assert fans(hand) == told


def test_a_kind_of_which_the_hand_holds_all_four_is_a_wait_too() -> None:
    """On form: 7s would win as well as 8s."""
    assert fans("(666s)1237777999s +8s") == (
        "27 fan: full-flush 24, tile-hog 2, two-terminal-chows 1"
    )
    # 3m and 6m, though four 3m are held: 3333456m is a set, and 3 or 6.
    assert fans("3333456m(678p)(456s) +6m") == "4 fan: tile-hog 2, all-simples 2"


def test_every_winning_shape_is_a_wait() -> None:
    """222 234 345 44 57 and 6m is a closed chow; seven pairs would win on 7m."""
    assert fans("2222334444557m +6m") == (
        "33 fan: full-flush 24, concealed-hand 2, tile-hog 4, all-simples 2, short-straight 1"
    )


def test_at_most_one_of_the_three() -> None:
    """12 and 3, or the pair of 3: 1 fan either way."""
    told = fans(f"1233m{REST} +3m")
    assert sum(wait in told for wait in ("edge-wait", "closed-wait", "single-wait")) == 1


def test_in_a_knitted_straight_the_set_and_the_pair_may_wait() -> None:
    """Also where the tile belongs to the nine; a tile that only fills the nine is no wait."""
    assert fans("258m14789s369p22z +7s") == (
        "15 fan: knitted-straight 12, concealed-hand 2, edge-wait 1"
    )
    assert fans("258m14768s369p22z +7s") == (
        "15 fan: knitted-straight 12, concealed-hand 2, closed-wait 1"
    )
    assert fans("147m28p369s55p(456s) +5p") == (
        "15 fan: knitted-straight 12, all-chows 2, single-wait 1"
    )
    assert fans("147m28p369s55z(234p) +5p") == "12 fan: knitted-straight 12"


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("1133m5577p2299s4z +4z", "24 fan: seven-pairs 24"),
        ("119m19p19s123456z +7z", "88 fan: thirteen-orphans 88"),
        ("147m258p36s12345z +6z", "12 fan: lesser-honors-and-knitted-tiles 12"),
        ("147m258p3s123456z +7z", "24 fan: greater-honors-and-knitted-tiles 24"),
        # It is 147, 258 and 369, but no set and no pair.
        (
            "147m258p36s1234z5z +9s",
            "24 fan: lesser-honors-and-knitted-tiles 12, knitted-straight 12",
        ),
    ],
)
def test_special_shapes_never_wait(hand: str, told: str) -> None:
    assert fans(hand) == told


def test_four_kongs_and_melded_hand_wait_for_the_pair_anyway() -> None:
    assert fans("5m(1111s)(2222p)(8888m)[3333z] +5m") == (
        "90 fan: four-kongs 88, pung-of-terminals-or-honors 2"
    )
    assert fans("6z(345m)(678p)(456s)(222s) +6z") == "6 fan: melded-hand 6"


def test_the_dealt_fourteen_wait_for_nothing() -> None:
    hand = "12m66z678p456s222s +3m"
    assert fans(hand, "self-draw") == "5 fan: fully-concealed-hand 4, edge-wait 1"
    assert fans(hand, "self-draw", events=["heavenly-hand"]) == "4 fan: fully-concealed-hand 4"
