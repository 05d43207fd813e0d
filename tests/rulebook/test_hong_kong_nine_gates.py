"""Hong Kong rules: nine gates, and its option."""

import pytest

from tests.helpers import fan

FOUND = "18 fan: concealed-hand 1, full-flush 7, nine-gates 10"
DRAWN = "19 fan: concealed-hand 1, self-draw 1, full-flush 7, nine-gates 10"
# 111 23 45 567 8 999: without nine gates.
PLAIN = "8 fan: concealed-hand 1, full-flush 7"
ROBBED = "19 fan: concealed-hand 1, robbing-a-kong 1, full-flush 7, nine-gates 10"
PLAIN_ROBBED = "9 fan: concealed-hand 1, robbing-a-kong 1, full-flush 7"
PLAIN_DRAWN = "9 fan: concealed-hand 1, self-draw 1, full-flush 7"

NINE_SIDED = "1112345678999p +5p"
OTHER_WAIT = "1112345567899p +9p"
# The robbed tile is the only one of its kind, so that the wait is never nine-sided.
ONLY_TWO = "1113455678999p +2p"


@pytest.mark.parametrize("rank", range(1, 10))
def test_1112345678999_and_any_tile_of_the_suit(rank: int) -> None:
    assert fan(f"1112345678999s +{rank}s") == FOUND


@pytest.mark.parametrize(
    "hand",
    ["1112345678999s +1p", "1113345678999p +3p", "1122345678899p +9p", "1112345678999p +1z"],
)
def test_other_hands_are_none(hand: str) -> None:
    assert "nine-gates" not in fan(hand)


def test_no_declared_group() -> None:
    assert fan("1112345678p(999p) +8p") == "7 fan: full-flush 7"


def test_option_any_wait() -> None:
    """Any wait, however the tile came: this is the default."""
    options = {"nine_gates": "any-wait"}
    for given in ({}, options):
        assert [
            fan(NINE_SIDED, options=given),
            fan(OTHER_WAIT, options=given),
            fan(OTHER_WAIT, "self-draw", options=given),
            fan(ONLY_TWO, "robbed-kong", options=given),
        ] == [FOUND, FOUND, DRAWN, ROBBED]


def test_option_nine_sided_on_discard() -> None:
    """Asks for the true nine-sided wait on a discard or a robbed kong."""
    options = {"nine_gates": "nine-sided-on-discard"}
    assert [
        fan(NINE_SIDED, options=options),
        fan(OTHER_WAIT, options=options),
        fan(NINE_SIDED, "self-draw", options=options),
        fan(OTHER_WAIT, "self-draw", options=options),
        fan(ONLY_TWO, "robbed-kong", options=options),
    ] == [FOUND, PLAIN, DRAWN, DRAWN, PLAIN_ROBBED]


def test_option_nine_sided() -> None:
    """Asks for it always."""
    options = {"nine_gates": "nine-sided"}
    assert [
        fan(NINE_SIDED, options=options),
        fan(OTHER_WAIT, options=options),
        fan(NINE_SIDED, "self-draw", options=options),
        fan(OTHER_WAIT, "self-draw", options=options),
        fan(ONLY_TWO, "robbed-kong", options=options),
    ] == [FOUND, PLAIN, DRAWN, PLAIN_DRAWN, PLAIN_ROBBED]
