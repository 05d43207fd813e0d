"""The rule sets that the oracle knows: one line for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from tests.oracle import simple
from tests.oracle.draft import Draft
from tests.oracle.game import FOUR_PLAYERS, FOUR_PLAYERS_BONUS, TWO_PLAYERS, Game, Judgement
from tests.oracle.hong_kong import scorer as hong_kong
from tests.oracle.hong_kong.options import four_player_options, two_player_options
from tests.oracle.mcr import dress as mcr_dress
from tests.oracle.mcr import scorer as mcr
from tests.oracle.mcr import shapes as mcr_shapes
from tests.oracle.mcr.options import random_options
from tests.oracle.rare_shapes import OTHER_SHAPES, ZUNG_JUNG_SHAPES
from tests.oracle.riichi import dress as riichi_dress
from tests.oracle.riichi import options as riichi_options
from tests.oracle.riichi import scorer as riichi
from tests.oracle.riichi import shapes as riichi_shapes
from tests.oracle.riichi import spoil as riichi_spoil
from tests.oracle.riichi import win as riichi_win
from tests.oracle.shapes import Hand, random_hand
from tests.oracle.spoil import SPOILERS
from tests.oracle.zung_jung import scorer as zung_jung


def undressed(rng: Random, draft: Draft, game: Game) -> None:
    """Add nothing to a draft."""


@dataclass(frozen=True)
class Entry:
    """A rule set: how it judges, its tiles and seats, its options and patterns.

    ``hands`` draws complete hands of ``game``; ``dress`` adds to a draft what only this rule set
    has, such as flowers; ``spoilers`` are ways to make a draft invalid. ``share`` of the wins have
    options. ``reference`` is the module that asks another scorer by ``same_total``.
    """

    judge: Callable[[dict[str, object], dict[str, object]], Judgement]
    game: Game
    options: Callable[[Random], dict[str, object]]
    patterns: tuple[str, ...]
    hands: Callable[[Random, Game], Hand] = partial(random_hand, shapes=OTHER_SHAPES)
    dress: Callable[[Random, Draft, Game], None] = undressed
    spoilers: tuple[Callable[[Random, Draft, Game], None], ...] = SPOILERS
    share: float = 0.34
    reference: str = ""


RULESETS = {
    "simple": Entry(simple.judge, FOUR_PLAYERS_BONUS, simple.random_options, simple.PATTERNS),
    "hong-kong": Entry(hong_kong.judge, FOUR_PLAYERS, four_player_options, hong_kong.PATTERNS),
    "hong-kong-two-player": Entry(
        hong_kong.judge_two_players, TWO_PLAYERS, two_player_options, hong_kong.PATTERNS
    ),
    "zung-jung": Entry(
        zung_jung.judge,
        FOUR_PLAYERS,
        zung_jung.random_options,
        zung_jung.PATTERNS,
        partial(random_hand, shapes=ZUNG_JUNG_SHAPES),
    ),
    "mcr": Entry(
        mcr.judge,
        FOUR_PLAYERS,
        random_options,
        mcr.PATTERNS,
        mcr_shapes.random_hand,
        mcr_dress.dress,
        reference="tests.oracle.mcr.reference",
    ),
    "riichi": Entry(
        riichi.judge,
        riichi_win.FOUR,
        riichi_options.random_options,
        riichi.PATTERNS,
        riichi_shapes.random_hand,
        riichi_dress.dress,
        riichi_spoil.SPOILERS,
        share=0.5,
    ),
    "riichi-three-player": Entry(
        riichi.judge_three_players,
        riichi_win.THREE,
        riichi_options.random_three_player_options,
        riichi.THREE_PLAYER_PATTERNS,
        riichi_shapes.random_hand,
        riichi_dress.dress,
        riichi_spoil.SPOILERS,
        share=0.5,
    ),
}
