"""Tiles: kinds, names, symbols and tile sets.

A tile is an int below 45, so that the fast core can count with it:

- 0 to 33, the *kinds*: 1-9 characters, 1-9 dots, 1-9 bamboo, East South West North,
  White Green Red;
- 34 to 41, the *bonus tiles*: flowers 1-4, seasons 1-4;
- 42 to 44, the red fives of characters, dots and bamboo, each a five of its suit.
"""

from typing import Final

from attrs import field, frozen

from mahjong_score._core.kinds import ALL_KINDS, FIRST_BONUS, FIRST_RED, KIND_OF, REDS
from mahjong_score.errors import NotationError, Problem, shown

_NAMES: Final = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *(f"{rank}f" for rank in range(1, 9)),
    *("0m", "0p", "0s"),
)
# Unicode orders the dragons red, green, white, and bamboo before dots.
_SYMBOLS: Final = "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡🀐🀑🀒🀓🀔🀕🀖🀗🀘🀀🀁🀂🀃🀆🀅🀄🀢🀣🀤🀥🀦🀧🀨🀩🀋🀝🀔"

# Unicode text may ask for a plain or a coloured picture of the tile before it.
VARIATION_SELECTORS: Final = "\ufe0e\ufe0f"


class Tile(int):
    """One tile: an int (see the module) whose text is its MPSZ name.

    >>> tile = parse_tile("5z")
    >>> str(tile), int(tile), tile.symbol
    ('5z', 31, '🀆')
    """

    __slots__ = ()

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"parse_tile({_NAMES[self]!r})"

    @property
    def kind(self) -> int:
        """The kind, 0 to 33, that this tile counts as; a bonus tile is its own kind."""
        return KIND_OF[self]

    @property
    def symbol(self) -> str:
        """The Unicode tile; a red five shows as a five."""
        return _SYMBOLS[self]

    @property
    def is_bonus(self) -> bool:
        """Whether it is a flower or a season."""
        return FIRST_BONUS <= self < FIRST_RED

    @property
    def is_red_five(self) -> bool:
        """Whether it is a red five."""
        return self >= FIRST_RED


TILES: Final = tuple(Tile(code) for code in range(len(_NAMES)))
TILE_BY_NAME: Final = dict(zip(_NAMES, TILES, strict=True))
TILE_BY_SYMBOL: Final = dict(zip(_SYMBOLS[:FIRST_RED], TILES[:FIRST_RED], strict=True))


def parse_tile(text: str) -> Tile:
    """Read one tile: MPSZ text such as ``5m``, ``7z``, ``0p``, ``1f``, or a Unicode tile.

    >>> parse_tile("5m"), parse_tile("🀀")
    (parse_tile('5m'), parse_tile('1z'))

    Raises:
        NotationError: The text is no tile.

    """
    if not isinstance(text, str):
        raise NotationError([Problem.of("notation", "no-such-tile", found=shown(text))])
    tile = TILE_BY_NAME.get(text)
    if tile is None:
        tile = TILE_BY_SYMBOL.get(text.rstrip(VARIATION_SELECTORS))
    if tile is None:
        raise NotationError(
            [Problem.of("notation", "no-such-tile", found=text, span=(0, len(text)), text=text)]
        )
    return tile


def tile_name(tile: int) -> str:
    """Return the MPSZ text of a tile: the inverse of `parse_tile`.

    >>> tile_name(0), tile_name(33)
    ('1m', '7z')

    Raises:
        NotationError: There is no such tile.

    """
    if tile not in range(len(_NAMES)):
        raise NotationError([Problem.of("notation", "no-such-tile", found=shown(tile))])
    return _NAMES[tile]


@frozen
class TileSet:
    """Which tiles a game has.

    Attributes:
        size: How many they are.
        mask: A bit for each tile, at its int.
        foreign: The mask of all other tiles.

    """

    size: int
    mask: int
    foreign: int = field(init=False, eq=False, repr=False)

    @foreign.default
    def _all_others(self) -> int:
        return ~self.mask & (1 << len(TILES)) - 1

    def __contains__(self, tile: int) -> bool:
        return self.mask >> tile & 1 == 1


_PLAIN: Final = ALL_KINDS
_MIDDLES: Final = 0b011111110  # ranks 2 to 8 of a suit

STANDARD_TILES: Final = TileSet(136, _PLAIN)
TILES_WITH_BONUS: Final = TileSet(144, (1 << FIRST_RED) - 1)
TWO_PLAYER_TILES: Final = TileSet(80, _PLAIN & ~_MIDDLES & ~(_MIDDLES << 18))
TILES_WITH_REDS: Final = TileSet(136, _PLAIN | REDS)
# Three players have no 2 to 8 of characters, and so no red five of them.
THREE_PLAYER_TILES: Final = TileSet(108, (_PLAIN & ~_MIDDLES) | (REDS & ~(1 << FIRST_RED)))
