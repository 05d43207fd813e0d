"""What a rule set is: for rule sets of your own.

`Ruleset` is the class to derive from, `Pattern` what it declares, `flags` and `Features` are what
patterns ask, and the functions here make its options and settle its payments.
docs/how-to/own-ruleset.md shows one, docs/reference/python/rules.md lists everything.

What the winning tile completes (`Features.completion`) is the lowest kind of a chow, the kind of a
triplet on top of `TRIPLET`, or the kind of the pair on top of `PAIR`.
"""

from mahjong_score._core import flags
from mahjong_score._core.features import PAIR, TRIPLET, Features
from mahjong_score._core.finder import Tally
from mahjong_score._hands.tiles import (
    STANDARD_TILES,
    THREE_PLAYER_TILES,
    TILES_WITH_BONUS,
    TILES_WITH_REDS,
    TWO_PLAYER_TILES,
    TileSet,
)
from mahjong_score._public import show_in as _show_in
from mahjong_score.rules._options import (
    choice,
    number_among,
    option,
    whole_number,
    whole_number_or_none,
    yes_no,
)
from mahjong_score.rules._pattern import FoundPattern, LeftOut, Names, Pattern
from mahjong_score.rules._reading import Reading
from mahjong_score.rules._result import Rules, Score, Verdict
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import (
    PaymentTable,
    Settlement,
    alone,
    each_pays,
    pao,
    two_pay,
)
from mahjong_score.rules._table_rules import Consequence, TableRules

__all__ = [
    "PAIR",
    "STANDARD_TILES",
    "THREE_PLAYER_TILES",
    "TILES_WITH_BONUS",
    "TILES_WITH_REDS",
    "TRIPLET",
    "TWO_PLAYER_TILES",
    "Consequence",
    "Features",
    "FoundPattern",
    "LeftOut",
    "Names",
    "Pattern",
    "PaymentTable",
    "Reading",
    "Rules",
    "Ruleset",
    "Score",
    "Settlement",
    "TableRules",
    "Tally",
    "TileSet",
    "Verdict",
    "alone",
    "choice",
    "each_pays",
    "flags",
    "number_among",
    "option",
    "pao",
    "two_pay",
    "whole_number",
    "whole_number_or_none",
    "yes_no",
]

_show_in(__name__, {name: globals()[name] for name in __all__})
