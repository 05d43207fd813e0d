"""Chinese official rules: the last column of the table, "not counted with it"."""

import pytest

import mahjong_score as ms
from mahjong_score._core.flags import NO_HONORS, ONE_SUIT
from tests.helpers import cases

# By number: what is not counted with a fan, the families of "exactly n" included. 73 stands where
# some pungs of terminals and honors are not counted; 79 where the shape has no wait.
NOT_COUNTED = {
    1: "38 48 60 61 73",
    2: "54 59 73",
    3: "49",
    4: "22 56 62 73 76",
    5: "17 48 53 57 67 74 79 82",
    6: "19 22 56 62 76 79",
    7: "18 51 56 62 79",
    8: "48 55 65 73 76",
    9: "38 73",
    10: "54 59 73",
    11: "48 55 73",
    12: "33 48 56 62 66",
    13: "19 22 63 69 72 76",
    14: "23 24 64 69",
    15: "24 48",
    16: "30 71 72",
    17: "53 57 67 74 82",
    18: "48 55 73",
    19: "56 62 79",
    20: "34 51 56 62 79",
    21: "48 68 76",
    22: "76",
    23: "24 69",
    24: "23",
    25: "36 76",
    26: "68 76",
    27: "37 76",
    28: "71 72",
    29: "63 70 72 76",
    31: "68 76",
    32: "65",
    33: "66",
    34: "51 56 62 79",
    35: "31 48 52 55",
    36: "76",
    37: "76",
    38: "73",
    40: "75",
    41: "70",
    44: "80",
    46: "80",
    47: "58",
    52: "79",
    53: "66 67",
    54: "59 73",
    56: "62 80",
    57: "74",
    59: "73",
    60: "73",
    61: "73",
    63: "76",
    68: "76",
    82: "67 74",
}
PAIRS = [(fan, int(other)) for fan, others in NOT_COUNTED.items() for other in others.split()]


@pytest.mark.parametrize(("fan", "other"), PAIRS)
def test_a_case_shows_what_is_not_counted(fan: int, other: int) -> None:
    ids = {pattern.number: pattern.id for pattern in ms.ruleset("mcr").patterns}
    assert any(
        ids[str(fan)] in case.get("has", []) and ids[str(other)] in case.get("misses", [])
        for case in cases()
        if case["ruleset"] == "mcr"
    )


def test_what_is_declared_is_in_the_table() -> None:
    numbers = {pattern.id: int(pattern.number) for pattern in ms.ruleset("mcr").patterns}
    declared = {
        (numbers[pattern.id], numbers[other])
        for pattern in ms.ruleset("mcr").patterns
        for other in pattern.excludes
    }
    assert declared <= set(PAIRS)


def test_what_a_fan_that_surely_counts_excludes_is_not_asked() -> None:
    """76 is not looked for where 22 holds by its flags alone."""
    asked = [found.number for found, _ in ms.ruleset("mcr")._shortlist(ONE_SUIT | NO_HONORS)]
    assert ("22" in asked, "76" in asked) == (True, False)
