"""The rule sets that the oracle knows: one line for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.oracle import hong_kong
from tests.oracle.game import FOUR_PLAYERS, TWO_PLAYERS, Game, Judgement
from tests.oracle.hong_kong_options import four_player_options, two_player_options


@dataclass(frozen=True)
class Entry:
    """How a rule set judges, which tiles and seats it has, its options and patterns."""

    judge: Callable[[dict[str, object], dict[str, object]], Judgement]
    game: Game
    options: Callable[[Random], dict[str, object]]
    patterns: tuple[str, ...]


RULESETS = {
    "hong-kong": Entry(hong_kong.judge, FOUR_PLAYERS, four_player_options, hong_kong.PATTERNS),
    "hong-kong-two-player": Entry(
        hong_kong.judge_two_players, TWO_PLAYERS, two_player_options, hong_kong.PATTERNS
    ),
}
