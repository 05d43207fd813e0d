"""The options of the Chinese official rules."""

from typing import ClassVar, Final

from attrs import frozen

from mahjong_score._core.flags import (
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
)
from mahjong_score.rules._options import choice, whole_number, whole_number_or_none, yes_no
from mahjong_score.rules._ruleset import Ruleset

# The rules of 1998 with the details of the Mahjong International League of 2025, and the Green Book
# of 2006 as the European Mahjong Association plays it.
MIL25: Final = "mil25"
EMA: Final = "ema"


@frozen(repr=False)
class McrOptions(Ruleset):
    """The options; `profile` changes the defaults to those of another source."""

    special_shapes: ClassVar[int] = (
        SEVEN_PAIRS | THIRTEEN_ORPHANS | KNITTED_STRAIGHT | HONORS_AND_KNITTED
    )

    profile: str = choice(
        MIL25,
        (MIL25, EMA),
        "Whose rules: 1998 with the details of 2025, or the Green Book as the EMA plays it.",
    )
    minimum: int = whole_number(8, "The least fan that a win needs, flowers left out.")
    two_concealed_kongs: int = whole_number({MIL25: 6, EMA: 8}, "The fan of two-concealed-kongs.")
    mixed_kongs: int = whole_number(
        {MIL25: 5, EMA: 6},
        "The fan of concealed-kong-and-melded-kong; with 0, each kong counts on its own.",
    )
    inherent_fully_concealed: bool = yes_no(
        {MIL25: False, EMA: True},
        "Whether a self-drawn hand that cannot be but concealed has fully-concealed-hand.",
    )
    seven_pairs_hog: bool = yes_no(
        {MIL25: True, EMA: False},
        "Whether tile-hog counts for seven pairs that are all-green or all-terminals.",
    )
    nine_gates_pungs: str = choice(
        {MIL25: "mil25", EMA: "none"},
        ("mil25", "none"),
        "Whether nine-gates leaves one pung-of-terminals-or-honors when won on 2, 5 or 8.",
    )
    knitted_wait: bool = yes_no(
        {MIL25: True, EMA: False},
        "Whether edge-wait and closed-wait count in a knitted straight.",
    )
    cap: int | None = whole_number_or_none(None, "The most that fan and flowers together count.")
    false_win: str = choice(
        {MIL25: "98", EMA: "ema"},
        ("98", "ema", "mil25"),
        "What a false win pays: to each opponent 10, or 20 for a hand that was not waiting (98);"
        " 10 always (ema); 40 or 80, taken from the offender and given to nobody (mil25).",
    )
    several_winners: str = choice("first", ("first",), "Who wins when several claim one discard.")

    def inherent(self) -> tuple[str, ...]:
        """Return the fans not counted for a hand that cannot be other than concealed."""
        if self.inherent_fully_concealed:
            return ("concealed-hand",)
        return "concealed-hand", "fully-concealed-hand"
