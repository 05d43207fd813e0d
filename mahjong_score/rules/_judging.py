"""How a win is judged: its problems, its features, its best reading.

It has no attrs class, so that it can be compiled: rule sets cannot (docs/how-to/compiled.md).
"""

from typing import Final

from mahjong_score._core.features import Features
from mahjong_score._core.shapes import SHAPES
from mahjong_score._hands.win import Win
from mahjong_score.errors import Problem
from mahjong_score.rules._result import Rules, Score, make_score

# To compiled code what it has itself is nearer at hand.
_MAKE_SCORE: Final = make_score

# How groups and a pair are called among the shapes of a rule set, by how many groups there are.
GROUP_SHAPES: Final = {4: "four-groups", 5: "five-groups"}


def judge(win: Win, rules: Rules) -> Score | list[Problem]:
    """Score a win under a rule set, or list all its problems."""
    contradicting: list[Problem] = []
    packed = win.packed
    parts = rules.precomputed
    # Most wins need no checks, unless the rule set has some of its own.
    if (
        parts.has_own_checks
        or not packed.needs_no_checks
        or packed.size != parts.hand_size
        or packed.marks & parts.foreign
    ):
        problems = rules.tile_problems(win)
        contradicting = rules.contradictions(win)
        if problems:
            return problems + contradicting
    features = rules.features(win) if parts.has_own_features else Features(packed)
    best = parts.finder.best(features)
    if best is None:
        lack = Problem.of("not-a-winning-hand", "not-a-winning-hand", expected=shape_names(rules))
        return [*contradicting, lack]
    tally, chosen = best
    if tally.compared < parts.minimum:
        return [*contradicting, rules.shortfall(tally)]
    if contradicting:
        return contradicting
    return _MAKE_SCORE(rules, win, tally.total, tally.patterns, tally.details, chosen)


def shape_names(rules: Rules) -> str:
    """List the winning shapes of a rule set."""
    special = [name for flag, name, _ in SHAPES if flag & rules.special_shapes]
    return ", ".join([GROUP_SHAPES[rules.groups], *special])
