"""Hong Kong rules: who pays whom (rules: the section Payments, without Pao)."""

from collections.abc import Mapping
from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import payments, settled_with

# What each table pays: the discarder, each other on a discard, each opponent on a self-draw.
Row = tuple[int, int, int]

HKMA = [
    (32, 0, 16),
    (64, 0, 32),
    (96, 0, 48),
    (128, 0, 64),
    (192, 0, 96),
    (256, 0, 128),
    (384, 0, 192),
    (512, 0, 256),
]
HALF_SPICY = [
    (2, 0, 1),
    (4, 0, 2),
    (8, 0, 4),
    (16, 0, 8),
    (32, 0, 16),
    (48, 0, 24),
    (64, 0, 32),
    (96, 0, 48),
    (128, 0, 64),
    (192, 0, 96),
    (256, 0, 128),
    (384, 0, 192),
    (512, 0, 256),
    (768, 0, 384),
]
FULL_SPICY = [
    (2, 0, 1),
    (4, 0, 2),
    (8, 0, 4),
    (16, 0, 8),
    (32, 0, 16),
    (64, 0, 32),
    (128, 0, 64),
    (256, 0, 128),
    (512, 0, 256),
    (1024, 0, 512),
    (2048, 0, 1024),
    (4096, 0, 2048),
    (8192, 0, 4096),
    (16384, 0, 8192),
    (32768, 0, 16384),
]
HALF_SPICY_SHARED = [
    (2, 1, 2),
    (4, 2, 4),
    (8, 4, 8),
    (16, 8, 16),
    (24, 12, 24),
    (32, 16, 32),
    (48, 24, 48),
    (64, 32, 64),
    (96, 48, 96),
    (128, 64, 128),
    (192, 96, 192),
    (256, 128, 256),
    (384, 192, 384),
]
OLD_STYLE = [
    (2, 1, 2),
    (4, 2, 4),
    (8, 4, 8),
    (16, 8, 16),
    (32, 16, 32),
    (32, 16, 32),
    (32, 16, 32),
    (64, 32, 64),
    (64, 32, 64),
    (64, 32, 64),
    (128, 64, 128),
]

# The name of a table, its first fan, its rows, and what is paid above the last one.
TABLES: list[tuple[str, int, list[Row], Row]] = [
    ("hkma", 3, HKMA, (512, 0, 256)),
    ("half-spicy", 0, HALF_SPICY, (768, 0, 384)),
    ("full-spicy", 0, FULL_SPICY, (65536, 0, 32768)),
    ("half-spicy-shared", 1, HALF_SPICY_SHARED, (384, 192, 384)),
    ("old-style", 0, OLD_STYLE, (128, 64, 128)),
]

HAND = "23m44z(456m)(678m)(999m) +1m"
DISCARD = ms.parse_win(HAND, by="discard", payer="W")
SELF_DRAW = ms.parse_win(HAND, by="self-draw")


def row(rules: ms.Ruleset, fan: int) -> Row | None:
    """Give what a rule set pays for so many fan."""
    paid = settled_with(rules, DISCARD, fan)
    drawn = settled_with(rules, SELF_DRAW, fan)
    if isinstance(paid, str) or isinstance(drawn, str):
        assert paid == drawn == "below-table"
        return None
    assert paid["S"] == paid["N"]
    assert drawn["S"] == drawn["W"] == drawn["N"]
    assert (sum(paid.values()), sum(drawn.values())) == (0, 0)
    return -paid["W"], -paid["S"], -drawn["S"]


@pytest.mark.parametrize(("name", "first", "rows", "above"), TABLES)
def test_whole_tables(name: str, first: int, rows: list[Row], above: Row) -> None:
    """Below a table's first entry there are no payments; above its last, the last entry pays.

    f is 2 to the power of the fan, with no last entry.
    """
    rules = ms.ruleset("hong-kong", payments=name, cap=None)
    last = first + len(rows) - 1
    assert [row(rules, fan) for fan in range(last + 2)] == [None] * first + rows + [above]


def test_full_spicy_has_no_last_entry() -> None:
    rules = ms.ruleset("hong-kong", payments="full-spicy", cap=None)
    assert row(rules, 30) == (2 * 2**30, 0, 2**30)


def test_hkma_is_the_default() -> None:
    assert ms.ruleset("hong-kong") == ms.ruleset("hong-kong", payments="hkma")


def test_on_a_discard_the_discarder_pays_and_the_others_nothing() -> None:
    assert payments(HAND, payer="W") == "3 E+32 W-32"
    assert payments(HAND, payer="W", seat="S") == "3 S+32 W-32"


def test_on_a_self_draw_each_opponent_pays() -> None:
    assert payments(HAND, "self-draw", seat="N") == "4 E-32 S-32 W-32 N+96"


def test_no_dealer_multiplier() -> None:
    """East neither gains nor pays more than others."""
    assert payments(HAND, "self-draw", seat="E") == "4 E+96 S-32 W-32 N-32"
    assert payments(HAND, payer="E", seat="S") == "3 E-32 S+32"


def test_tables_in_which_others_pay_on_a_discard() -> None:
    shared, old = {"payments": "half-spicy-shared"}, {"payments": "old-style"}
    assert payments(HAND, payer="W", options=shared) == "3 E+16 S-4 W-8 N-4"
    assert payments(HAND, "self-draw", options=shared) == "4 E+48 S-16 W-16 N-16"
    assert payments(HAND, payer="W", options=old) == "3 E+32 S-8 W-16 N-8"
    assert payments(HAND, "self-draw", options=old) == "4 E+96 S-32 W-32 N-32"


def test_the_table_is_entered_with_the_capped_total() -> None:
    honors = "77z44z(555z)(222z)(333z) +7z"
    assert payments(honors, payer="S") == "10 E+512 S-512"
    uncapped: dict[str, Any] = {"payments": "full-spicy", "cap": None}
    assert payments(honors, payer="S", options=uncapped) == "15 E+65536 S-65536"
    assert payments(honors, payer="S", options={"cap": 2}) == "2 below-table"
    assert payments(honors, payer="S", options={"cap": 2, "payments": "half-spicy"}) == (
        "2 E+8 S-8"
    )


def test_without_from_a_discard_has_no_payments() -> None:
    assert payments(HAND) == "3 payer-unknown"
    assert payments(HAND, "robbed-kong") == "4 payer-unknown"


def test_a_robbed_kong_is_settled_as_that_players_discard() -> None:
    """The others' parts included."""
    assert payments(HAND, "robbed-kong", payer="W") == "4 E+64 W-64"
    assert payments(HAND, "robbed-kong", payer="W", options={"payments": "old-style"}) == (
        "4 E+64 S-16 W-32 N-16"
    )


def test_option_robbed_kong_pays_self_draw_total() -> None:
    """The player of the kong pays three self-draw shares."""
    total: dict[str, Any] = {"robbed_kong_pays": "self-draw-total"}
    assert payments(HAND, "robbed-kong", payer="W", options=total) == "4 E+96 W-96"
    shared = {**total, "payments": "half-spicy-shared"}
    assert payments(HAND, "robbed-kong", payer="W", options=shared) == "4 E+48 W-48"
    assert payments(HAND, "robbed-kong", options=total) == "4 payer-unknown"
    assert payments(HAND, payer="W", options=total) == "3 E+32 W-32"


OWN: Mapping[str, object] = {
    "discarder": {3: 30, 4: 41, 5: 50},
    "others": {3: 3, 4: 5, 5: 7},
    "self_draw": {3: 10, 4: 20, 5: 25},
}


def test_tables_are_plain_data_and_replaceable() -> None:
    rules = ms.ruleset("hong-kong", payments=OWN)
    assert [row(rules, fan) for fan in range(2, 7)] == [
        None,
        (30, 3, 10),
        (41, 5, 20),
        (50, 7, 25),
        (50, 7, 25),
    ]
    without = {"discarder": {0: 7}, "self_draw": {0: 3}}
    assert row(ms.ruleset("hong-kong", payments=without), 12) == (7, 0, 3)
    table = ms.PaymentTable(first=1, discarder=(5, 6), others=(1, 1), self_draw=(4, 4))
    assert row(ms.ruleset("hong-kong", payments=table), 2) == (6, 1, 4)
    doubling = ms.PaymentTable(1, (5, 6), (1, 2), (4, 5), doubles=True)
    assert [row(ms.ruleset("hong-kong", payments=doubling), fan) for fan in range(5)] == [
        None,
        (5, 1, 4),
        (6, 2, 5),
        (12, 4, 10),
        (24, 8, 20),
    ]
