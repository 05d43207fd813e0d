"""The options of the Chinese official rules, and the predicates that depend on them."""

from typing import ClassVar, Final

from attrs import frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    CONCEALED_KONGS,
    FOUR_GROUPS,
    HEAVENLY_HAND,
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    NO_HONORS,
    NO_SIMPLES,
    NOTHING_DECLARED,
    ONE_SUIT,
    ONLY_GREENS,
    OPEN_KONGS,
    SEVEN_PAIRS,
    TERMINALS,
    THIRTEEN_ORPHANS,
    TWO_KONGS,
    WINDS,
)
from mahjong_score._core.pack import ONES
from mahjong_score._core.waits import waiting_kinds
from mahjong_score.options import choice, whole_number, whole_number_or_none, yes_no
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets.common import is_nine_sided

# The rules of 1998 with the details of the Mahjong International League of 2025, and the Green Book
# of 2006 as the European Mahjong Association plays it.
MIL25: Final = "mil25"
EMA: Final = "ema"

_HONOR_PUNGS_OF_A_FAN: Final = 3  # so many pungs of winds are a fan of their own


@frozen(repr=False)
class McrOptions(Ruleset):
    """The options; where a source says otherwise than the default, `profile` gathers them."""

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
        """What is not counted for a hand that cannot be but concealed."""
        if self.inherent_fully_concealed:
            return ("concealed-hand",)
        return "concealed-hand", "fully-concealed-hand"

    def each_kong_alone(self, f: Features) -> bool:
        """Whether a concealed and a melded kong count each on its own."""
        both = TWO_KONGS | OPEN_KONGS | CONCEALED_KONGS
        return not self.mixed_kongs and f.flags & both == both

    def tile_hogs(self, f: Features) -> int:
        """How many kinds are held four times, but not as a kong."""
        four = (f.counts >> 2 & ONES).bit_count()
        if f.flags & SEVEN_PAIRS and not self.seven_pairs_hog:
            all_terminals = NO_SIMPLES | NO_HONORS
            if f.flags & ONLY_GREENS or f.flags & all_terminals == all_terminals:
                return 0
        return four - f.hand.kongs.bit_count()

    def other_pungs(self, f: Features) -> int:
        """How many pungs of terminals, and of winds that no other fan is made of, there are."""
        winds = f.triplets & WINDS
        if winds.bit_count() >= _HONOR_PUNGS_OF_A_FAN:
            winds = 0
        winds &= ~(1 << f.seat_wind | 1 << f.round_wind)
        pungs = (f.triplets & TERMINALS | winds).bit_count()
        nine_gates = ONE_SUIT | NO_HONORS | NOTHING_DECLARED
        if pungs and f.flags & nine_gates == nine_gates and is_nine_sided(f):
            return pungs - 1 if self.nine_gates_pungs == "mil25" else 0
        return pungs

    def is_chow_wait(self, f: Features) -> bool:
        """Whether a chow's one missing tile is all that wins, and such a wait counts."""
        return (self.knitted_wait or not f.flags & KNITTED_STRAIGHT) and self._is_sole_wait(f)

    def is_pair_wait(self, f: Features) -> bool:
        """Whether the pair of sets and a pair is made by all that wins."""
        return f.flags & (FOUR_GROUPS | KNITTED_STRAIGHT) != 0 and self._is_sole_wait(f)

    def _is_sole_wait(self, f: Features) -> bool:
        if f.flags & HEAVENLY_HAND:
            return False
        if f.waits < 0:
            f.waits = waiting_kinds(f.hand, self.special_shapes)
        return f.waits.bit_count() == 1
