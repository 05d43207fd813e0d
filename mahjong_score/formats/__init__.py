"""Wins, answers and games as JSON data; lines of JSON; Arrow record batches.

docs/reference/json.md describes the JSON contract of wins and answers, docs/how-to/game.md the form
of a game. `mahjong_score.formats.arrow` needs the extra ``arrow`` and is imported by its name.
"""

from mahjong_score._public import show_in as _show_in
from mahjong_score.formats._games import dump_game, load_game
from mahjong_score.formats._lines import answer_line
from mahjong_score.formats._wins import (
    answer,
    dump_discards,
    dump_problem,
    dump_problems,
    dump_score,
    dump_verdict,
    dump_waits,
    load_win,
)

__all__ = [
    "answer",
    "answer_line",
    "dump_discards",
    "dump_game",
    "dump_problem",
    "dump_problems",
    "dump_score",
    "dump_verdict",
    "dump_waits",
    "load_game",
    "load_win",
]

_show_in(__name__, {name: globals()[name] for name in __all__})
