"""A hand as ints: what the scorer and the checks ask of it, worked out once for each hand.

A hand is put together of runs of concealed tiles and of melds, each packed by itself, so that
whoever has read the same run or meld before need not look at its tiles again.
"""

from collections.abc import Sequence
from operator import eq
from typing import Final

from mahjong_score._core.flags import (
    ALL_CLAIMED,
    BONUS_TILES,
    CLAIMED,
    CONCEALED_KONGS,
    FIVE_KONGS,
    FOUR_ALIKE,
    FOUR_KONGS,
    NOTHING_CLAIMED,
    NOTHING_DECLARED,
    ONE_KONG,
    OPEN_KONGS,
    PRESENCE_OF,
    THREE_KONGS,
    TWO_KONGS,
)
from mahjong_score._core.kinds import COPIES, FIRST_BONUS, FIRST_RED, KIND_OF, KINDS, REDS

ONES: Final = int("001" * KINDS, 2)  # the lowest of the three bits of each kind's count
_FOURS: Final = ONES << 2
_SUIT: Final = (1 << 27) - 1

CHOW: Final = 0
PONG: Final = 1
OPEN_KONG: Final = 2
CONCEALED_KONG: Final = 3

UNKNOWN_SEAT: Final = -1

# What a hand has of each tile, joined into one mask: the kind, which a red five has too; the tile
# itself, if it is a bonus tile or a red five; and, from the bit `PRESENCE` on, what the kind says
# for the flags of the win.
PRESENCE: Final = len(KIND_OF)
_KINDS: Final = (1 << KINDS) - 1
_BONUS: Final = (1 << FIRST_RED) - (1 << FIRST_BONUS)
MARKS_OF: Final = tuple(
    1 << tile | 1 << kind | (PRESENCE_OF[kind] << PRESENCE if kind < KINDS else 0)
    for tile, kind in enumerate(KIND_OF)
)

# Tiles: how many of each kind, three bits each; their marks; how many they are; how many are bonus
# tiles and red fives; whether more than four are alike, and the counts worth nothing.
PackedTiles = tuple[int, int, int, int, bool]


def pack_tiles(tiles: Sequence[int]) -> PackedTiles:
    """Pack tiles, which must come with equal ones side by side; bonus tiles are only marked."""
    counts = marks = number = unique = 0
    kinds = [KIND_OF[tile] for tile in tiles]
    for tile, kind in zip(tiles, kinds, strict=True):
        marks |= MARKS_OF[tile]
        if kind < KINDS:
            counts += 1 << 3 * kind
            number += 1
        if tile >= KINDS:
            unique += 1
    return counts, marks, number, unique, any(map(eq, kinds, kinds[COPIES:]))


class PackedMeld:
    """A meld as ints, and what it adds to a hand.

    form, kind: see above; its lowest kind.
    source: the seat that it was claimed from, 0 to 3, or `UNKNOWN_SEAT`.
    counts, marks: of its tiles, as in `PackedTiles`.
    reds: how many red fives it has.
    chows, triplets, kongs, concealed_kongs, exposed, sources, chow_sources: see `PackedHand`.
    """

    __slots__ = (
        "chow_sources",
        "chows",
        "concealed_kongs",
        "counts",
        "exposed",
        "form",
        "kind",
        "kongs",
        "marks",
        "reds",
        "source",
        "sources",
        "triplets",
    )

    def __init__(self, form: int, source: int, tiles: Sequence[int]) -> None:
        kind = KIND_OF[tiles[0]]
        bit = 1 << kind
        self.form = form
        self.kind = kind
        self.source = source
        self.counts, self.marks, _, self.reds, _ = pack_tiles(tiles)
        self.chows = 1 << 3 * kind if form == CHOW else 0
        self.triplets = bit if form != CHOW else 0
        self.kongs = bit if form in (OPEN_KONG, CONCEALED_KONG) else 0
        self.concealed_kongs = bit if form == CONCEALED_KONG else 0
        self.exposed = self.counts if form != CONCEALED_KONG else 0
        self.sources = 1 << source if source != UNKNOWN_SEAT else 0
        self.chow_sources = self.sources if form == CHOW else 0


# By how many there are; more than five are no hand of any game.
_FLAGS_OF_KONGS: Final = (0, ONE_KONG, TWO_KONGS, THREE_KONGS, FOUR_KONGS, FIVE_KONGS)


def _too_many(counts: int, more: int) -> bool:
    """Whether there are more than four alike in two counts together, with no more in either."""
    if counts & more & _FOURS:
        return True
    both = counts + more
    return both >> 2 & (both | both >> 1) & ONES != 0


class PackedHand:
    """A hand of concealed tiles and melds as ints.

    keys: the four suit keys of the concealed tiles, all 0 if the hand is `crowded`.
    counts: how many of each kind the hand holds, melds included, three bits for each kind;
        0 if the hand is `crowded`.
    crowded: whether there are more than four of a kind.
    size: the number of tiles, a kong counting as three.
    has_legal_copies: whether no tile is there more often than in a game.
    exposed: how many of each kind lie in claimed melds, packed as `counts`.
    marks: of all tiles, bonus tiles included (see above).
    kinds, concealed_kinds: the masks of the kinds held, and of those in the concealed tiles.
    chows, triplets: of the melds, as in a reading; kongs are triplets.
    kongs, concealed_kongs: masks of them.
    melds, bonus, unique: how many melds there are, bonus tiles, and bonus tiles and red fives.
    flags: what the hand says for the flags of the win (see `flags`).
    sources, chow_sources: masks of the seats that melds, and that chows, were claimed from.
    """

    __slots__ = (
        "bonus",
        "chow_sources",
        "chows",
        "concealed_kinds",
        "concealed_kongs",
        "counts",
        "crowded",
        "exposed",
        "flags",
        "has_legal_copies",
        "keys",
        "kinds",
        "kongs",
        "marks",
        "melds",
        "size",
        "sources",
        "triplets",
        "unique",
    )

    def __init__(self, concealed: Sequence[PackedTiles], melds: Sequence[PackedMeld]) -> None:
        counts = marks = size = unique = 0
        crowded = False
        for more, more_marks, number, more_unique, too_many in concealed:
            if too_many or marks & more_marks & _KINDS:
                crowded = crowded or too_many or _too_many(counts, more)
            counts += more
            marks |= more_marks
            size += number
            unique += more_unique
        keys = [counts & _SUIT, counts >> 27 & _SUIT, counts >> 54 & _SUIT, counts >> 81]
        self.concealed_kinds = marks & _KINDS
        self.exposed = self.chows = self.triplets = self.kongs = self.concealed_kongs = 0
        self.sources = self.chow_sources = 0
        self.flags = NOTHING_CLAIMED | NOTHING_DECLARED
        if melds:
            for meld in melds:
                if marks & meld.marks & _KINDS:
                    crowded = crowded or _too_many(counts, meld.counts)
                counts += meld.counts
                marks |= meld.marks
                unique += meld.reds
            self._look_at(melds, size)
            size += 3 * len(melds)
        if crowded:
            keys = [0, 0, 0, 0]
            counts = self.exposed = 0
        # The four of a kong are no four alike.
        if (counts & _FOURS).bit_count() > self.kongs.bit_count():
            self.flags |= FOUR_ALIKE
        bonus = marks & _BONUS
        if bonus:
            self.flags |= BONUS_TILES
        self.keys = keys
        self.counts = counts
        self.crowded = crowded
        self.size = size
        self.unique = unique
        self.has_legal_copies = not crowded and (
            not unique or unique == (marks & (REDS | _BONUS)).bit_count()
        )
        self.marks = marks
        self.kinds = marks & _KINDS
        self.melds = len(melds)
        self.bonus = bonus.bit_count()

    def _look_at(self, melds: Sequence[PackedMeld], concealed: int) -> None:
        """Work out what the melds are; `concealed` is the number of the concealed tiles."""
        chows = triplets = kongs = concealed_kongs = exposed = sources = chow_sources = 0
        for meld in melds:
            chows += meld.chows
            triplets |= meld.triplets
            kongs |= meld.kongs
            concealed_kongs |= meld.concealed_kongs
            exposed += meld.exposed
            sources |= meld.sources
            chow_sources |= meld.chow_sources
        flags = CLAIMED if exposed else NOTHING_CLAIMED
        # One concealed tile waits for another of its kind: every group is a meld.
        if concealed == 1 and not concealed_kongs:
            flags |= ALL_CLAIMED
        if kongs:
            flags |= _FLAGS_OF_KONGS[min(kongs.bit_count(), 5)]
            if concealed_kongs:
                flags |= CONCEALED_KONGS
            if kongs != concealed_kongs:
                flags |= OPEN_KONGS
        self.chows = chows
        self.triplets = triplets
        self.kongs = kongs
        self.concealed_kongs = concealed_kongs
        self.exposed = exposed
        self.sources = sources
        self.chow_sources = chow_sources
        self.flags = flags

    def keys_with(self, tile: int) -> list[int]:
        """Return the four suit keys of the concealed tiles and one tile more."""
        keys = self.keys.copy()
        keys[tile // 9] += 1 << 3 * (tile % 9)
        return keys
