"""Japanese rules, section 5: what han and fu pay, limits, rounding, honba and deposits."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.rulebooks.riichi import Riichi
from mahjong_score.rulebooks.riichi.points import base_of, paid_in_all
from tests.rulebook.riichi_told import KONG, OPEN, PINFU, paid, told, worth

# The printed tables, by han: for each fu a discard for a non-dealer and for the dealer; what a
# non-dealer's self-draw takes from each other and from the dealer.
DISCARD = {
    1: {
        30: (1000, 1500), 40: (1300, 2000), 50: (1600, 2400), 60: (2000, 2900), 70: (2300, 3400),
        80: (2600, 3900), 90: (2900, 4400), 100: (3200, 4800), 110: (3600, 5300),
    },
    2: {
        25: (1600, 2400), 30: (2000, 2900), 40: (2600, 3900), 50: (3200, 4800), 60: (3900, 5800),
        70: (4500, 6800), 80: (5200, 7700), 90: (5800, 8700), 100: (6400, 9600), 110: (7100, 10600),
    },
    3: {
        25: (3200, 4800), 30: (3900, 5800), 40: (5200, 7700), 50: (6400, 9600), 60: (7700, 11600),
        70: (8000, 12000), 110: (8000, 12000),
    },
    4: {25: (6400, 9600), 30: (7700, 11600), 40: (8000, 12000), 110: (8000, 12000)},
}  # fmt: skip
SELF_DRAW = {
    1: {
        30: (300, 500), 40: (400, 700), 50: (400, 800), 60: (500, 1000), 70: (600, 1200),
        80: (700, 1300), 90: (800, 1500), 100: (800, 1600), 110: (900, 1800),
    },
    2: {
        20: (400, 700), 30: (500, 1000), 40: (700, 1300), 50: (800, 1600), 60: (1000, 2000),
        70: (1200, 2300), 80: (1300, 2600), 90: (1500, 2900), 100: (1600, 3200), 110: (1800, 3600),
    },
    3: {
        20: (700, 1300), 25: (800, 1600), 30: (1000, 2000), 40: (1300, 2600), 50: (1600, 3200),
        60: (2000, 3900), 70: (2000, 4000),
    },
    4: {20: (1300, 2600), 25: (1600, 3200), 30: (2000, 3900), 40: (2000, 4000)},
}  # fmt: skip


def rules() -> Riichi:
    found = ms.ruleset("riichi")
    assert isinstance(found, Riichi)
    return found


@pytest.mark.parametrize("han", list(DISCARD))
def test_the_table_of_a_discard(han: int) -> None:
    """4 base, to the dealer 6 base, rounded up to a hundred."""
    for fu, (other, dealer) in DISCARD[han].items():
        base, _ = base_of(han, fu, rules())
        assert paid_in_all(base, dealer=False, self_draw=False, opponents=3) == other
        assert paid_in_all(base, dealer=True, self_draw=False, opponents=3) == dealer


@pytest.mark.parametrize("han", list(SELF_DRAW))
def test_the_table_of_a_self_draw(han: int) -> None:
    """The dealer pays 2 base, the others 1 base, each rounded up by itself."""
    for fu, (other, dealer) in SELF_DRAW[han].items():
        base, _ = base_of(han, fu, rules())
        points = paid_in_all(base, dealer=False, self_draw=True, opponents=3)
        assert points == dealer + 2 * other
        assert paid_in_all(base, dealer=True, self_draw=True, opponents=3) == 3 * dealer


@pytest.mark.parametrize(
    ("han", "limit", "discard", "of_dealer"),
    [
        (5, "mangan", 8000, 12000),
        (6, "haneman", 12000, 18000),
        (7, "haneman", 12000, 18000),
        (8, "baiman", 16000, 24000),
        (9, "baiman", 16000, 24000),
        (10, "baiman", 16000, 24000),
        (11, "sanbaiman", 24000, 36000),
        (12, "sanbaiman", 24000, 36000),
        (13, "counted-yakuman", 32000, 48000),
        (28, "counted-yakuman", 32000, 48000),
    ],
)
def test_limits(han: int, limit: str, discard: int, of_dealer: int) -> None:
    """A discard pays the base four times to a non-dealer and six times to the dealer."""
    base, name = base_of(han, 30, rules())
    assert (base, name) == (discard // 4, limit)
    assert paid_in_all(base, dealer=False, self_draw=False, opponents=3) == discard
    assert paid_in_all(base, dealer=True, self_draw=False, opponents=3) == of_dealer


@pytest.mark.parametrize(
    ("dora", "expected"),
    [
        ([], "2 han 30 fu, 2000"),
        (["1m"], "3 han 30 fu, 3900"),
        (["8s"], "4 han 30 fu, 7700"),
        (["8s", "1m"], "5 han 30 fu, 8000 mangan"),
        (["8s", "8s"], "6 han 30 fu, 12000 haneman"),
        (["8s", "8s", "1m"], "7 han 30 fu, 12000 haneman"),
        (["8s", "8s", "1m", "2m"], "8 han 30 fu, 16000 baiman"),
        (["8s", "8s", "1m", "2m", "3m"], "9 han 30 fu, 16000 baiman"),
    ],
)
def test_the_limits_of_a_hand(dora: list[str], expected: str) -> None:
    """Riichi and pinfu, and more and more dora."""
    said = worth(PINFU, "ron SE N", events=["riichi"], dora=dora)
    assert said.partition(":")[0] == expected


def test_many_han_are_one_counted_yakuman() -> None:
    """Section 5: 28 han too."""
    hand = "2233445566788m +7m"
    dora, ura = ["1m", "2m", "3m", "6m", "7m"], ["1m", "2m", "3m", "4m", "5m"]
    said = worth(hand, "ron SE N", events=["riichi"], dora=dora, ura=ura)
    assert said == (
        "32 han 30 fu, 32000 counted-yakuman:"
        " riichi 1, pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6, dora 10, ura-dora 10"
    )


def test_who_pays_a_discard_and_a_self_draw() -> None:
    """3 han 40 fu: 5200, or 1300 and 2600; the dealer 7700, or 2600 from each."""
    hand = "234678m67s88s[3333p] +5s"  # tanyao, riichi, and a dora or the self-draw; 46 or 38 fu
    said: dict[str, Any] = {"events": ["riichi"]}
    assert paid(hand, "drawn SE", **said) == "E-2600 S+5200 W-1300 N-1300"
    assert paid(hand, "drawn EE", **said) == "E+7800 S-2600 W-2600 N-2600"
    wait = "234678m345p68s88s +7s"  # riichi, tanyao, dora 1; 20 + 10 + 2 = 32
    said = {"events": ["riichi"], "dora": ["1m"]}
    assert told(wait, "ron SE N", **said) == (
        "3 han 40 fu, 5200: riichi 1, tanyao 1, dora 1; S+5200 N-5200"
    )
    assert paid(wait, "ron EE N", **said) == "E+7700 N-7700"


def test_a_robbed_kong_is_paid_by_its_player() -> None:
    assert told(OPEN, "robbed SE W") == ("2 han 30 fu, 2000: tanyao 1, chankan 1; S+2000 W-2000")


def test_every_payment_is_rounded_by_itself() -> None:
    """1 han 30 fu self-drawn: 240 is 300, 480 is 500; the dealer 500 from each."""
    assert told(OPEN, "drawn SE") == "1 han 30 fu, 1100: tanyao 1; E-500 S+1100 W-300 N-300"
    assert told(OPEN.replace("@E", "@N"), "drawn EE") == (
        "1 han 30 fu, 1500: tanyao 1; E+1500 S-500 W-500 N-500"
    )


@pytest.mark.parametrize("honba", [1, 2, 10])
def test_honba(honba: int) -> None:
    """100 from each payer of a self-draw; from the one payer as much as from all together."""
    assert paid(PINFU, "ron SE N", honba=honba) == (
        f"S+{1000 + 300 * honba} N-{1000 + 300 * honba}"
    )
    assert paid(PINFU, "drawn SE", honba=honba) == (
        f"E-{700 + 100 * honba} S+{1500 + 300 * honba} W-{400 + 100 * honba} N-{400 + 100 * honba}"
    )
    each = 700 + 100 * honba
    assert paid(PINFU, "drawn EE", honba=honba) == (f"E+{3 * each} S-{each} W-{each} N-{each}")


def test_honba_payment() -> None:
    """Option: 500 at some tables; 0 for none."""
    options = {"honba_payment": 500}
    assert paid(PINFU, "ron SE N", honba=1, options=options) == "S+2500 N-2500"
    assert paid(PINFU, "drawn SE", honba=1, options=options) == "E-1200 S+3000 W-900 N-900"
    assert paid(PINFU, "ron SE N", honba=1, options={"honba_payment": 0}) == "S+1000 N-1000"


def test_deposits() -> None:
    """1000 each from the table: payments sum to 1000 * sticks; `points` has neither."""
    assert told(PINFU, "ron SE N", sticks=2) == "1 han 30 fu, 1000: pinfu 1; S+3000 N-1000"
    said = told(PINFU, "drawn EE", sticks=3, honba=1)
    assert said == "2 han 20 fu, 2100: menzen-tsumo 1, pinfu 1; E+5400 S-800 W-800 N-800"


def test_payer_unknown() -> None:
    """No payments, but points."""
    assert told(PINFU, "ron SE") == "1 han 30 fu, 1000: pinfu 1; payer-unknown"


def test_kiriage() -> None:
    """Base 1920, 4 han 30 fu and 3 han 60 fu, becomes mangan; nothing else does."""
    yes = {"kiriage": True}
    kongs = "34p66s[2222m](3333s@W)(8888p@N) +5p"  # 20 + 16 + 8 + 8 = 52
    assert worth(kongs, "ron SE N") == "3 han 60 fu, 7700: tanyao 1, sankantsu 2"
    assert (
        worth(kongs, "ron SE N", options=yes) == "3 han 60 fu, 8000 mangan: tanyao 1, sankantsu 2"
    )
    said: dict[str, Any] = {"events": ["riichi"], "dora": ["8s"]}
    assert worth(PINFU, "ron EE N", **said).startswith("4 han 30 fu, 11600:")
    assert worth(PINFU, "ron EE N", options=yes, **said).startswith("4 han 30 fu, 12000 mangan:")
    pairs = "2233m4455p66778s +8s"  # 4 han 25 fu
    said = {"events": ["riichi"]}
    assert worth(pairs, "ron SE N", options=yes, **said).startswith("4 han 25 fu, 6400:")
    assert worth(KONG, "drawn SE", options=yes, **said).startswith("3 han 40 fu, 5200:")


def test_the_base_of_yakuman_is_8000_each() -> None:
    win = ms.parse_win("11z22z(555z)(666z)(777z) +1z", by="discard", payer="N", seat="S")
    assert ms.score(win, rules()).details == (None, 64000, "yakuman", 2, 16000)


@pytest.mark.parametrize(
    ("text", "said", "rank"),
    [
        # 2 han 20 fu, self-drawn: 700 of the dealer, 400 of two others; 1 han 30 fu on a discard.
        (PINFU, {"by": "self-draw"}, (700 + 2 * 400, 0, 2, 20)),
        (PINFU, {}, (1000, 0, 1, 30)),
        # No yaku: nothing is paid.
        ("13m234p340678s22z +2m", {}, (0, 0, 0, 0)),
        # Two yakuman come before as many counted han.
        ("11z22z(555z)(666z)(777z) +1z", {}, (64000, 1, 26, 0)),
        # The hand of man alone comes after what pays as much.
        ("234678m345p68s99s +7s", {"events": ["hand-of-man"]}, (8000, 0, 0, 40)),
        # 4 han 50 fu by its triplets; by its chows it would have to be that alone.
        (
            "222333444m55p68s +7s",
            {"events": ["hand-of-man"], "dora": ["6s"]},
            (8000, 0, 4, 50),
        ),
    ],
)
def test_the_best_reading_pays_most(text: str, said: dict[str, Any], rank: tuple[int, ...]) -> None:
    """Then real yakuman, more han and more fu decide: in this order readings are compared."""
    house = ms.ruleset("riichi", renhou="mangan")
    win = ms.parse_win(text, **{"by": "discard", "seat": "S", **said})
    found = house.precomputed.finder.best(house.features(win))
    assert found is not None
    assert found[0].rank == rank
