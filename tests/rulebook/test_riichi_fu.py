"""Japanese rules, section 4: every fu row, with a hand that has it and a near miss."""

import pytest

from tests.rulebook.riichi_told import KONG, OPEN, PINFU, fu

RIICHI = ["riichi"]
CLOSED = {"base": 20, "closed-discard": 10}


def test_base_and_closed_win_on_a_discard() -> None:
    """A closed hand has 10 on a discard or a robbed tile; an open one without fu counts 30."""
    assert fu(PINFU, "ron SE N") == (CLOSED, 30)
    assert fu(PINFU, "robbed SE N") == (CLOSED, 30)
    assert fu(OPEN, "ron SE N") == ({"base": 20}, 30)
    assert fu(OPEN, "robbed SE N") == ({"base": 20}, 30)
    # A concealed kong leaves the hand closed: 20 + 10 + 16 = 46.
    assert fu(KONG, "ron SE N") == ({**CLOSED, "concealed-kong": 16}, 50)


def test_self_draw() -> None:
    """2, on the last and a replacement tile too; none with pinfu, but an open hand has it."""
    assert fu(OPEN, "drawn SE") == ({"base": 20, "self-draw": 2}, 30)
    assert fu(OPEN, "drawn SE", events=["last-tile"]) == ({"base": 20, "self-draw": 2}, 30)
    drawn = ({"base": 20, "self-draw": 2, "concealed-kong": 16}, 40)
    assert fu(KONG, "drawn SE", events=["kong-replacement"]) == drawn
    assert fu(PINFU, "drawn SE") == ({}, 20)
    # The same with a pair of white dragons is no pinfu: 20 + 2 + 2.
    expected = ({"base": 20, "self-draw": 2, "dragon-pair": 2}, 30)
    assert fu("234678m345p67s55z +5s", "drawn SE") == expected


@pytest.mark.parametrize(
    ("hand", "rows", "counted"),
    [
        ("234678m345p68s99s +7s", {"wait": 2}, 40),
        ("234678m345p12s99s +3s", {"wait": 2}, 40),
        ("234678m345p89s55s +7s", {"wait": 2}, 40),
        ("234678m345p678s9p +9p", {"wait": 2}, 40),
        ("234678m345p23s99s +1s", {}, 30),
        ("234678m345p78s55s +9s", {}, 30),
        ("234678m345p67s99s +8s", {}, 30),
        # Two pairs: the fu of the triplet only.
        ("234678m345p99s88p +8p", {"open-triplet": 2}, 40),
    ],
)
def test_wait(hand: str, rows: dict[str, int], counted: int) -> None:
    """Closed, edge and pair wait 2; two-sided and two-pair wait 0."""
    assert fu(hand, "ron SE N", events=RIICHI) == ({**CLOSED, **rows}, counted)


def test_where_the_winning_tile_sits_decides_the_wait() -> None:
    """66777889s 88m with 8s: 678 6[7]8.. as 7_9, for 2 fu more, since iipeikou is there anyway."""
    rows, counted = fu("88m66777889s444z +8s", "drawn SE")
    assert rows == {"base": 20, "self-draw": 2, "wait": 2, "concealed-triplet-outer": 8}
    assert counted == 40


@pytest.mark.parametrize(
    ("pair", "winds", "rows"),
    [
        ("55z", "SE", {"dragon-pair": 2}),
        ("66z", "SE", {"dragon-pair": 2}),
        ("77z", "SE", {"dragon-pair": 2}),
        ("22z", "SE", {"wind-pair": 2}),
        ("11z", "SE", {"wind-pair": 2}),
        ("33z", "SE", {}),
        ("44z", "SE", {}),
        ("22z", "SS", {"wind-pair": 4}),
        ("11z", "SS", {}),
    ],
)
def test_pairs(pair: str, winds: str, rows: dict[str, int]) -> None:
    """A dragon, the seat wind or the round wind 2; both winds at once: option double_wind_fu."""
    hand = f"234678m345p67s{pair} +5s"
    counted = 40 if rows else 30
    assert fu(hand, f"ron {winds} N", events=RIICHI) == ({**CLOSED, **rows}, counted)


def test_double_wind_fu() -> None:
    """The option: 2 or 4 for the pair of a wind that is seat and round wind, and for no other."""
    for value in (2, 4):
        options = {"double_wind_fu": value}
        double = fu("234678m345p67s22z +5s", "ron SS N", events=RIICHI, options=options)
        assert double == ({**CLOSED, "wind-pair": value}, 40)
        single = fu("234678m345p67s22z +5s", "ron SE N", events=RIICHI, options=options)
        assert single == ({**CLOSED, "wind-pair": 2}, 40)


@pytest.mark.parametrize(
    ("hand", "row", "value", "counted"),
    [
        ("234m67s88s(345p@E)(222p@W)", "open-triplet", 2, 30),
        ("234m67s88s(345p@E)(888p@W)", "open-triplet", 2, 30),
        ("234m67s88s(345p@E)(555z@W)", "open-triplet-outer", 4, 30),
        ("234m67s88s(345p@E)(111z@W)", "open-triplet-outer", 4, 30),
        ("234m22267s88s(345p@E)", "concealed-triplet", 4, 30),
        ("234m67s88s111z(345p@E)", "concealed-triplet-outer", 8, 30),
        ("234m67s88s(345p@E)(2222p@W)", "open-kong", 8, 30),
        ("234m67s88s(345p@E)(5555z@W)", "open-kong-outer", 16, 40),
        ("234m67s88s(345p@E)[2222p]", "concealed-kong", 16, 40),
        ("234m67s88s(345p@E)[5555z]", "concealed-kong-outer", 32, 60),
    ],
)
def test_triplets_and_kongs(hand: str, row: str, value: int, counted: int) -> None:
    """The table of eight; 20 and the group is all that an open hand has here."""
    assert fu(f"{hand} +5s", "ron SE N") == ({"base": 20, row: value}, counted)


@pytest.mark.parametrize(
    ("group", "row"),
    [("111m", "-outer"), ("999m", "-outer"), ("222m", ""), ("888m", ""), ("444z", "-outer")],
)
def test_terminals_and_honors_are_worth_twice(group: str, row: str) -> None:
    """1 and 9 are terminals, 2 and 8 are simples; a wind of nobody counts as any honor."""
    value = 8 if row else 4
    hand = f"{group}345678p67s55s +8s"
    rows = {**CLOSED, f"concealed-triplet{row}": value}
    assert fu(hand, "ron SE N", events=RIICHI) == (rows, 40)


def test_the_winning_tile_in_a_triplet() -> None:
    """By a discard or a robbed tile it is open, self-drawn it is concealed."""
    hand = "234m678s2288s(345p@E) +2s"
    assert fu(hand, "ron SE N") == ({"base": 20, "open-triplet": 2}, 30)
    assert fu(hand, "drawn SE") == ({"base": 20, "self-draw": 2, "concealed-triplet": 4}, 30)
    hand = "234m678s11z88s(345p@E) +1z"
    assert fu(hand, "ron SE N") == ({"base": 20, "open-triplet-outer": 4}, 30)
    assert fu(hand, "drawn SE") == ({"base": 20, "self-draw": 2, "concealed-triplet-outer": 8}, 30)


def test_each_group_counts() -> None:
    """Two equal rows: the fu of both. 20 + 2 + 2 x 4."""
    hand = "222m444p67s88s(345p@E) +5s"
    assert fu(hand, "drawn SE") == ({"base": 20, "self-draw": 2, "concealed-triplet": 8}, 30)


def test_the_sum_is_rounded_up_to_tens() -> None:
    """40 stays, 42 is 50."""
    assert fu("33m888p66s(222s@N)(5555p@W) +3m", "ron SE N") == (
        {"base": 20, "open-triplet": 4, "concealed-triplet": 4, "open-kong": 8},
        40,
    )
    assert fu("222333444m67s99s +5s", "ron SE N") == ({**CLOSED, "concealed-triplet": 12}, 50)


def test_fixed_fu() -> None:
    """Seven pairs 25, either way; pinfu self-drawn 20; the shape of pinfu, open: 30."""
    pairs = "1133m5577p2299s4z +4z"
    assert fu(pairs, "ron SE N") == ({}, 25)
    assert fu(pairs, "drawn SE") == ({}, 25)
    assert fu("2233m5577p2299s5z +5z", "ron SE N") == ({}, 25)
    assert fu(PINFU, "drawn SE") == ({}, 20)
    assert fu(OPEN, "ron SE N")[1] == 30
    assert fu(OPEN, "drawn SE")[1] == 30


def test_many_fu() -> None:
    """Three concealed kongs of honors and terminals: 20 + 10 + 3 x 32 = 126."""
    rows = {**CLOSED, "concealed-kong-outer": 96}
    assert fu("34p66s[1111z][9999m][1111s] +5p", "ron SE N") == (rows, 130)
    # Two, a pair of dragons and an edge wait: 20 + 2 + 64 + 2 + 2 = 90.
    assert fu("12p234s55z[1111z][9999m] +3p", "drawn SE") == (
        {"base": 20, "self-draw": 2, "wait": 2, "dragon-pair": 2, "concealed-kong-outer": 64},
        90,
    )
    # The same on a discard: 20 + 10 + 64 + 2 + 2 = 98.
    assert fu("12p234s55z[1111z][9999m] +3p", "ron SE N")[1] == 100
    # With a concealed triplet of simples: 20 + 10 + 64 + 2 + 4 + 2 = 102.
    assert fu("12p222s55z[1111z][9999m] +3p", "ron SE N")[1] == 110
