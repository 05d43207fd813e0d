"""The tile codes of other programs: hands and wins from them, and back.

Each code has the same five functions, named after it:

- ``tile_from_x`` and ``tile_to_x`` read and write one tile;
- ``from_x`` and ``to_x`` read and write a hand: ``from_x(*to_x(hand))`` is the hand, or
  ``from_x(to_x(hand))`` where a hand is one text;
- ``win_from_x`` reads a win: the winning tile is `tile`, or the last concealed tile.

`CODES` has all codes by name, each a `Code` with these functions, and `read_hand` and `write_hand`
read and write a hand as one text in any of them.

What a code does not know raises a `NotationError`, with the name of the code and the place of each
mistake. So does what a code cannot hold: nothing of a hand is lost in silence.
docs/how-to/interop.md has a table of what each can hold.
"""

from mahjong_score._public import show_in as _show_in
from mahjong_score.interop._chinese import (
    from_chinese,
    tile_from_chinese,
    tile_to_chinese,
    to_chinese,
    win_from_chinese,
)
from mahjong_score.interop._codes import CODES
from mahjong_score.interop._common import Code
from mahjong_score.interop._counts34 import (
    from_counts34,
    tile_from_counts34,
    tile_to_counts34,
    to_counts34,
    win_from_counts34,
)
from mahjong_score.interop._gb import (
    from_gb,
    tile_from_gb,
    tile_to_gb,
    to_gb,
    win_from_gb,
    win_to_gb,
)
from mahjong_score.interop._ids136 import (
    from_ids136,
    tile_from_ids136,
    tile_to_ids136,
    to_ids136,
    win_from_ids136,
)
from mahjong_score.interop._majsoul import (
    from_majsoul,
    tile_from_majsoul,
    tile_to_majsoul,
    to_majsoul,
    win_from_majsoul,
)
from mahjong_score.interop._mjai import (
    from_mjai,
    tile_from_mjai,
    tile_to_mjai,
    to_mjai,
    win_from_mjai,
)
from mahjong_score.interop._number_melds import NumberMeld
from mahjong_score.interop._symbols import (
    from_unicode,
    tile_from_unicode,
    tile_to_unicode,
    to_unicode,
    win_from_unicode,
)
from mahjong_score.interop._tenhou import (
    from_tenhou,
    tile_from_tenhou,
    tile_to_tenhou,
    to_tenhou,
    win_from_tenhou,
)
from mahjong_score.interop._texts import read_hand, write_hand

__all__ = [
    "CODES",
    "Code",
    "NumberMeld",
    "from_chinese",
    "from_counts34",
    "from_gb",
    "from_ids136",
    "from_majsoul",
    "from_mjai",
    "from_tenhou",
    "from_unicode",
    "read_hand",
    "tile_from_chinese",
    "tile_from_counts34",
    "tile_from_gb",
    "tile_from_ids136",
    "tile_from_majsoul",
    "tile_from_mjai",
    "tile_from_tenhou",
    "tile_from_unicode",
    "tile_to_chinese",
    "tile_to_counts34",
    "tile_to_gb",
    "tile_to_ids136",
    "tile_to_majsoul",
    "tile_to_mjai",
    "tile_to_tenhou",
    "tile_to_unicode",
    "to_chinese",
    "to_counts34",
    "to_gb",
    "to_ids136",
    "to_majsoul",
    "to_mjai",
    "to_tenhou",
    "to_unicode",
    "win_from_chinese",
    "win_from_counts34",
    "win_from_gb",
    "win_from_ids136",
    "win_from_majsoul",
    "win_from_mjai",
    "win_from_tenhou",
    "win_from_unicode",
    "win_to_gb",
    "write_hand",
]

_show_in(__name__, {name: globals()[name] for name in __all__})
