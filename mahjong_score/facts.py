"""What the patterns of a rule set ask: `flags`, and the `Features` of a reading.

For rule sets of your own; docs/how-to/own-ruleset.md shows one, and docs/reference/python lists the
flags. What the winning tile completes (`Features.element`) is the lowest kind of a chow, the kind
of a triplet on top of `TRIPLET`, or the kind of the pair on top of `PAIR`.
"""

from mahjong_score._core import flags
from mahjong_score._core.features import PAIR, TRIPLET, Features

__all__ = ["PAIR", "TRIPLET", "Features", "flags"]
