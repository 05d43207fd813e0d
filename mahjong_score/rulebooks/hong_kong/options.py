"""The options that both tables of Hong Kong rules have."""

from typing import ClassVar

from attrs import frozen

from mahjong_score._core.flags import THIRTEEN_ORPHANS
from mahjong_score.rules._options import choice, whole_number, whole_number_or_none, yes_no
from mahjong_score.rules._ruleset import Ruleset


@frozen(repr=False)
class HongKongOptions(Ruleset):
    """Options of the rules for four and for two players: the minimum, the cap, and the fan."""

    special_shapes: ClassVar[int] = THIRTEEN_ORPHANS

    minimum: int = whole_number(3, "The least fan that a win needs, counted before the cap.")
    cap: int | None = whole_number_or_none(10, "The most fan that a win is paid for.")
    concealed_kong_keeps_concealed: bool = yes_no(
        False, "Whether a declared concealed kong leaves a concealed-hand."
    )
    last_discard: int = whole_number(
        0, "The fan of last-tile for the discard that follows the last tile of the wall."
    )
    nine_gates: str = choice(
        "any-wait",
        ("any-wait", "nine-sided-on-discard", "nine-sided"),
        "Whether nine-gates asks that the hand waited on nine tiles: never; on a discard or a"
        " robbed kong; always.",
    )
    several_winners: str = choice(
        "first",
        ("first", "all", "best"),
        "Who wins when several claim one discard: the first in turn order, all, or the best hand.",
    )
    false_win: int = whole_number(0, "What a false win pays, in points to each opponent.")
