"""How a win is judged: its problems, its features, its best reading.

It has no attrs class, so that it can be compiled: rule sets cannot (docs/how-to/compiled.md).
"""

from typing import TYPE_CHECKING, Any, Final, cast

from mahjong_score._core.best import Finder
from mahjong_score._core.features import Features
from mahjong_score._core.special import SHAPES
from mahjong_score.errors import Problem
from mahjong_score.result import OpenScore, Score
from mahjong_score.win import Win

if TYPE_CHECKING:
    from mahjong_score.ruleset import Ruleset


class Terms:
    """What of a rule set every win is judged by, at hand.

    finder: what finds the best reading of a hand.
    least: the least that a win must be worth.
    foreign: the mask of the tiles that it does not play with.
    own_checks: whether it checks tiles or looks for contradictions in a way of its own, or has
        another table than that of four.
    own_features: whether it has a `features` of its own.
    """

    __slots__ = ("finder", "foreign", "least", "own_checks", "own_features")

    def __init__(
        self, finder: Finder, least: int, foreign: int, own_checks: bool, own_features: bool
    ) -> None:
        self.finder = finder
        self.least = least
        self.foreign = foreign
        self.own_checks = own_checks
        self.own_features = own_features


# To compiled code what it has itself is nearer at hand.
_SCORE: Final = Score
_OPEN_SCORE: Final = OpenScore


def judge(win: Win, rules: "Ruleset") -> Score | list[Problem]:
    """Score a win under a rule set, or list all its problems."""
    contradicting: list[Problem] = []
    packed = win.packed
    terms = rules.terms
    # Of most wins there is nothing to ask, unless the rule set has checks of its own.
    if terms.own_checks or not packed.usual or packed.marks & terms.foreign:
        problems = rules.tile_problems(win)
        contradicting = rules.contradictions(win)
        if problems:
            return problems + contradicting
    features = rules.features(win) if terms.own_features else Features(packed)
    best = terms.finder.best(features)
    if best is None:
        lack = Problem.of("not-a-winning-hand", "not-a-winning-hand", expected=_shapes(rules))
        return [*contradicting, lack]
    worth, chosen = best
    if worth.compared < terms.least:
        tally = worth.rank, worth.total, worth.compared, worth.patterns
        return [*contradicting, rules.shortfall(tally)]
    if contradicting:
        return contradicting
    score: Any = _OPEN_SCORE()
    score.ruleset = rules
    score.win = win
    score.total = worth.total
    score.patterns = worth.patterns
    score._chosen = chosen
    score.__class__ = _SCORE
    return cast(Score, score)


def _shapes(rules: "Ruleset") -> str:
    special = [name for flag, name, _ in SHAPES if flag & rules.special_shapes]
    return ", ".join(["four-groups", *special])
