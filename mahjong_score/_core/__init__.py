"""The fast core: plain ints, lists and tuples; no attrs, no input or output.

A *kind* is an int below 34; a *mask* has a bit for each kind; a *suit key* packs the counts of a
suit, three bits for each rank. Chows are named by their lowest kind.
"""

from typing import Final

from mahjong_score._core import readings as decompose

COMPILED: Final = not decompose.__file__.endswith(".py")
"""Whether the core is compiled (docs/how-to/compiled.md), and not Python."""
