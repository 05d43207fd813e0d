"""Kinds of tiles as ints, and masks of them: what the rest of the core stands on.

A kind is an int below 34: 1-9 characters, 1-9 dots, 1-9 bamboo, East South West North, White Green
Red. Bonus tiles (34 to 41) and red fives (42 to 44) have numbers too; a red five counts as the kind
of the plain one. A mask has a bit for each kind.
"""

from typing import Final

KINDS: Final = 34
COPIES: Final = 4  # of each kind
EAST: Final = 27
WHITE: Final = 31
FIRST_HONOR: Final = EAST
FIRST_BONUS: Final = 34
FIRST_RED: Final = 42

# The kind of each tile: a red five is a five of its suit.
KIND_OF: Final[tuple[int, ...]] = (*range(FIRST_RED), 4, 13, 22)
REDS: Final = 0b111 << FIRST_RED

ALL_KINDS: Final = (1 << KINDS) - 1
CHARACTERS: Final = 0b111111111
DOTS: Final = CHARACTERS << 9
BAMBOO: Final = CHARACTERS << 18
WINDS: Final = 0b1111 << 27
DRAGONS: Final = 0b111 << 31
HONORS: Final = WINDS | DRAGONS
TERMINALS: Final = 0b100000001 | 0b100000001 << 9 | 0b100000001 << 18
SIMPLES: Final = (CHARACTERS | DOTS | BAMBOO) & ~TERMINALS
FIVES: Final = 0b000010000 * (1 | 1 << 9 | 1 << 18)
# 2 3 4 6 8 of bamboo, and green.
GREENS: Final = 0b010101110 << 18 | 1 << 32
# 1 2 3 4 5 8 9 of dots, 2 4 5 6 8 9 of bamboo, and white: they look the same upside down.
REVERSIBLES: Final = 0b110011111 << 9 | 0b110111010 << 18 | 1 << 31
