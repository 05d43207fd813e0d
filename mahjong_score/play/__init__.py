"""What happens at the table: claims on a tile, faults, and the score sheet of a game.

- `claims` and `declarations` say what a player may do with a tile, `award` who gets it.
- `false_win`, `wrong_tile_count` and `false_claim` say what a fault costs.
- `Game` is the score sheet: who won and paid what, whose deal it is, when the game ends.
"""

from mahjong_score._public import show_in as _show_in
from mahjong_score.play._claim_values import Claim, ClaimKind, Claims, Refusal
from mahjong_score.play._claims import award, claims, declarations
from mahjong_score.play._faults import Fault, FaultKind, false_claim, false_win, wrong_tile_count
from mahjong_score.play._game import Game
from mahjong_score.play._sheet import (
    DepositLine,
    DrawnLine,
    FaultLine,
    Line,
    Standing,
    WonLine,
)

__all__ = [
    "Claim",
    "ClaimKind",
    "Claims",
    "DepositLine",
    "DrawnLine",
    "Fault",
    "FaultKind",
    "FaultLine",
    "Game",
    "Line",
    "Refusal",
    "Standing",
    "WonLine",
    "award",
    "claims",
    "declarations",
    "false_claim",
    "false_win",
    "wrong_tile_count",
]

_show_in(__name__, {name: globals()[name] for name in __all__})
