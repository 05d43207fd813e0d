"""Flags: conditions of a win and its reading that are cheap to find out.

A pattern names the flags that it needs, and is asked only where they all hold; many patterns need
nothing else. Here are also the masks of kinds that have a name.
"""

from functools import cache
from typing import Final

CHARACTERS: Final = 0b111111111
DOTS: Final = CHARACTERS << 9
BAMBOO: Final = CHARACTERS << 18
WINDS: Final = 0b1111 << 27
DRAGONS: Final = 0b111 << 31
HONORS: Final = WINDS | DRAGONS
TERMINALS: Final = 0b100000001 | 0b100000001 << 9 | 0b100000001 << 18
SIMPLES: Final = (CHARACTERS | DOTS | BAMBOO) & ~TERMINALS


# How the winning tile came, and the events.
SELF_DRAW: Final = 1 << 0
DISCARD: Final = 1 << 1
ROBBED_KONG: Final = 1 << 2
LAST_TILE: Final = 1 << 3
KONG_REPLACEMENT: Final = 1 << 4
CONSECUTIVE_KONGS: Final = 1 << 5
HEAVENLY_HAND: Final = 1 << 6
EARTHLY_HAND: Final = 1 << 7
# What is declared: a concealed kong is declared, and not claimed.
NOTHING_DECLARED: Final = 1 << 8
NOTHING_CLAIMED: Final = 1 << 9
FOUR_KONGS: Final = 1 << 10
# Which tiles there are. A terminal is a 1 or a 9 of a numbered suit, a simple a 2 to 8.
ONE_SUIT: Final = 1 << 11  # one numbered suit, with or without honors
NO_SUIT: Final = 1 << 12  # honors only
WITH_HONORS: Final = 1 << 13
NO_HONORS: Final = 1 << 14
WITH_TERMINALS: Final = 1 << 15
NO_SIMPLES: Final = 1 << 16
# The reading.
FOUR_GROUPS: Final = 1 << 17  # four groups and a pair
ALL_CHOWS: Final = 1 << 18
ALL_TRIPLETS: Final = 1 << 19
DRAGON_TRIPLET: Final = 1 << 20  # at least one; kongs are triplets
WIND_TRIPLET: Final = 1 << 21
THIRTEEN_ORPHANS: Final = 1 << 22


@cache
def presence_of(kind: int) -> int:
    """Which of the named masks a kind is of, in a few bits that can be joined."""
    named = (CHARACTERS, DOTS, BAMBOO, HONORS, TERMINALS, SIMPLES)
    return sum(1 << place for place, mask in enumerate(named) if mask >> kind & 1)


@cache
def flags_of_presence(presence: int) -> int:
    """Give the flags that say which tiles there are, from the joined presence of all of them."""
    characters, dots, bamboo, honors, terminals, simples = (presence >> n & 1 for n in range(6))
    suits = characters + dots + bamboo
    flags = WITH_HONORS if honors else NO_HONORS
    if suits == 1:
        flags |= ONE_SUIT
    elif suits == 0:
        flags |= NO_SUIT
    if terminals:
        flags |= WITH_TERMINALS
    if not simples:
        flags |= NO_SIMPLES
    return flags
