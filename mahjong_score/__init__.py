"""Scores mahjong hands and validates wins.

Is this a win under these rules, what is it worth, why, and who pays whom?

>>> import mahjong_score as ms
>>> win = ms.parse_win("23m456p11z(777z)[2222s] +1m", by="self-draw", seat="E", round="S")
>>> print(ms.score(win, ms.ruleset("hong-kong", minimum=1)))
hong-kong: 2 fan: self-draw 1, dragon-triplet 1
"""

from mahjong_score._core import COMPILED
from mahjong_score._hands.hand import Hand, Meld
from mahjong_score._hands.notation import parse_hand, parse_win
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import Tile, TileSet, parse_tile, tile_name
from mahjong_score._hands.win import Circumstances, Event, Win, WinArguments, WinBy
from mahjong_score._public import show_in as _show_in
from mahjong_score._queries.scoring import check, score, score_many
from mahjong_score._queries.shanten import Discard, discards, shanten
from mahjong_score._queries.waits import Wait, waits
from mahjong_score.errors import (
    GameError,
    HandError,
    NotationError,
    NotAWin,
    OptionError,
    Problem,
    RulesetError,
)
from mahjong_score.rulebooks import ruleset, rulesets
from mahjong_score.rules._pattern import FoundPattern, Pattern
from mahjong_score.rules._reading import Reading
from mahjong_score.rules._result import Score, Verdict
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import PaymentTable, Settlement

__all__ = [
    "COMPILED",
    "Circumstances",
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
    "RulesetError",
    "Score",
    "Seat",
    "Settlement",
    "Tile",
    "TileSet",
    "Verdict",
    "Wait",
    "Win",
    "WinArguments",
    "WinBy",
    "check",
    "discards",
    "parse_hand",
    "parse_tile",
    "parse_win",
    "ruleset",
    "rulesets",
    "score",
    "score_many",
    "shanten",
    "tile_name",
    "waits",
]

_show_in(__name__, {name: globals()[name] for name in __all__})
