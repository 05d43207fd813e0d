"""The parts of a rule set that judging reads, worked out once."""

from mahjong_score._core.finder import Finder


class Precomputed:
    """Precomputed parts of a rule set, which every judgement of a win reads.

    finder: finds the best reading of a hand.
    minimum: the least that a win must be worth.
    hand_size: the number of tiles before the winning one, a kong counting as three.
    foreign: the mask of the tiles that it does not play with.
    has_own_checks: whether it checks tiles or looks for contradictions in a way of its own, or has
        another table than that of four.
    has_own_features: whether it has a `features` of its own.
    """

    __slots__ = (
        "finder",
        "foreign",
        "hand_size",
        "has_own_checks",
        "has_own_features",
        "minimum",
    )

    def __init__(
        self,
        finder: Finder,
        minimum: int,
        hand_size: int,
        foreign: int,
        has_own_checks: bool,
        has_own_features: bool,
    ) -> None:
        self.finder = finder
        self.minimum = minimum
        self.hand_size = hand_size
        self.foreign = foreign
        self.has_own_checks = has_own_checks
        self.has_own_features = has_own_features
