"""How a win is judged: its problems, its features, its best reading.

It has no class of its own, so that it can be compiled: rule sets cannot (docs/how-to/compiled.md).
"""

from typing import TYPE_CHECKING, Any, cast

from mahjong_score._core.features import Features
from mahjong_score._core.special import SHAPES
from mahjong_score.errors import Problem
from mahjong_score.result import OpenScore, Score
from mahjong_score.win import Win

if TYPE_CHECKING:
    from mahjong_score.ruleset import Ruleset


def judge(win: Win, rules: "Ruleset") -> Score | list[Problem]:
    """Score a win under a rule set, or list all its problems."""
    contradicting: list[Problem] = []
    packed = win.packed
    # Of most wins there is nothing to ask, unless the rule set has checks of its own.
    if rules.own_checks or not packed.usual or packed.marks & rules.tile_set.foreign:
        problems = rules.tile_problems(win)
        contradicting = rules.contradictions(win)
        if problems:
            return problems + contradicting
    features = rules.features(win) if rules.own_features else Features(packed)
    best = rules.finder.best(features)
    if best is None:
        lack = Problem.of("not-a-winning-hand", "not-a-winning-hand", expected=_shapes(rules))
        return [*contradicting, lack]
    tally, chosen = best
    if tally[2] < rules.least:
        return [*contradicting, rules.shortfall(tally)]
    if contradicting:
        return contradicting
    score: Any = OpenScore()
    score.ruleset = rules
    score.win = win
    score.total = tally[1]
    score.patterns = tuple(tally[3])
    score._chosen = chosen
    score.__class__ = Score
    return cast(Score, score)


def _shapes(rules: "Ruleset") -> str:
    special = [name for flag, name, _ in SHAPES if flag & rules.special_shapes]
    return ", ".join(["four-groups", *special])
