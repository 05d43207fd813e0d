"""Scores mahjong hands and validates wins.

Is this a win under these rules, what is it worth, why, and who pays whom?

>>> import mahjong_score as ms
>>> win = ms.parse_win("23m456p11z(777z)[2222s] +1m", by="self-draw", seat="E", round="S")
>>> print(ms.score(win, ms.ruleset("hong-kong", minimum=1)))
hong-kong: 2 fan: self-draw 1, dragon-triplet 1
"""

from mahjong_score._core import COMPILED
from mahjong_score.distance import Discard, discards, distance
from mahjong_score.errors import (
    GameError,
    HandError,
    NotationError,
    NotAWin,
    OptionError,
    Problem,
)
from mahjong_score.hand import Hand, Meld, Seat
from mahjong_score.notation import parse_hand, parse_win
from mahjong_score.pattern import FoundPattern, Pattern
from mahjong_score.result import Reading, Score, Verdict
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets import ruleset, rulesets
from mahjong_score.scoring import check, score, score_many
from mahjong_score.settlement import PaymentTable, Settlement
from mahjong_score.tiles import Tile, TileSet, parse_tile, tile_name
from mahjong_score.waits import Wait, waits
from mahjong_score.win import Event, Win, WinBy

__all__ = [
    "COMPILED",
    "Discard",
    "Event",
    "FoundPattern",
    "GameError",
    "Hand",
    "HandError",
    "Meld",
    "NotAWin",
    "NotationError",
    "OptionError",
    "Pattern",
    "PaymentTable",
    "Problem",
    "Reading",
    "Ruleset",
    "Score",
    "Seat",
    "Settlement",
    "Tile",
    "TileSet",
    "Verdict",
    "Wait",
    "Win",
    "WinBy",
    "check",
    "discards",
    "distance",
    "parse_hand",
    "parse_tile",
    "parse_win",
    "ruleset",
    "rulesets",
    "score",
    "score_many",
    "tile_name",
    "waits",
]
