"""How a win is judged: its problems, its features, its best reading.

It has no class of its own, so that it can be compiled: rule sets cannot (docs/how-to/compiled.md).
"""

from typing import TYPE_CHECKING, Final

from mahjong_score._core import flags as core
from mahjong_score._core.features import Features
from mahjong_score._core.special import SHAPES
from mahjong_score.errors import Problem
from mahjong_score.hand import SEATS
from mahjong_score.problems import is_plain, is_sound
from mahjong_score.result import Score
from mahjong_score.tiles import EAST, KIND_OF
from mahjong_score.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win

if TYPE_CHECKING:
    from mahjong_score.ruleset import Ruleset

_FLAG_OF_WAY: Final = {
    BY_SELF_DRAW: core.SELF_DRAW,
    BY_DISCARD: core.DISCARD | core.FROM_ANOTHER,
    BY_ROBBED_KONG: core.ROBBED_KONG | core.FROM_ANOTHER,
}
_FLAGS_OF_EVENT: Final = {
    Event.LAST_TILE: core.LAST_TILE,
    Event.KONG_REPLACEMENT: core.KONG_REPLACEMENT,
    Event.CONSECUTIVE_KONGS: core.CONSECUTIVE_KONGS | core.KONG_REPLACEMENT,
    Event.HEAVENLY_HAND: core.HEAVENLY_HAND,
    Event.EARTHLY_HAND: core.EARTHLY_HAND,
    Event.SAME_TURN_IMMUNITY: core.SAME_TURN_IMMUNITY,
    Event.LAST_OF_KIND: core.LAST_OF_KIND,
    Event.RIICHI: core.RIICHI,
    Event.DOUBLE_RIICHI: core.DOUBLE_RIICHI,
    Event.IPPATSU: core.IPPATSU,
    Event.HAND_OF_MAN: core.HAND_OF_MAN,
}
_WIND_OF: Final = {seat: EAST + index for index, seat in enumerate(SEATS)}


def judge(win: Win, rules: "Ruleset") -> Score | list[Problem]:
    """Score a win under a rule set, or list all its problems."""
    contradicting: list[Problem] = []
    # Of most wins there is nothing to ask, unless the rule set has checks of its own.
    if (
        rules.own_checks
        or win.events
        or not (is_sound(win, rules.tile_set) and is_plain(win, rules.seats))
    ):
        problems = rules.tile_problems(win)
        contradicting = rules.contradictions(win)
        if problems:
            return problems + contradicting
    best = rules.finder.best(rules.features(win))
    if best is None:
        lack = Problem.of("not-a-winning-hand", "not-a-winning-hand", expected=_shapes(rules))
        return [*contradicting, lack]
    tally, chosen = best
    if tally[2] < rules.least:
        return [*contradicting, rules.shortfall(tally)]
    if contradicting:
        return contradicting
    return Score(rules, win, tally[1], tuple(tally[3]), chosen)


def _shapes(rules: "Ruleset") -> str:
    special = [name for flag, name, _ in SHAPES if flag & rules.special_shapes]
    return ", ".join(["four-groups", *special])


def features_of(win: Win) -> Features:
    """Work out what patterns ask about a win whose tiles are sound."""
    flags = _FLAG_OF_WAY[win.by]
    if win.events:
        for event in win.events:
            flags |= _FLAGS_OF_EVENT.get(event, 0)
    tile = KIND_OF[win.tile]
    return Features(win.hand.packed, tile, flags, _WIND_OF[win.seat], _WIND_OF[win.round])
