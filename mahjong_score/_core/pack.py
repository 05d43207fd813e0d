"""A hand as ints: what the scorer and the checks ask of it, worked out once for each hand."""

from operator import eq
from typing import Final

from mahjong_score._core.flags import (
    ALL_CLAIMED,
    BONUS_TILES,
    CLAIMED,
    CONCEALED_KONGS,
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
from mahjong_score.tiles import COPIES, KINDS

ONES: Final = int("001" * KINDS, 2)  # the lowest of the three bits of each kind's count
_SUIT: Final = (1 << 27) - 1

CHOW: Final = 0
PONG: Final = 1
OPEN_KONG: Final = 2
CONCEALED_KONG: Final = 3

UNKNOWN_SEAT: Final = -1

# Each meld: its form (above), its lowest kind, and the seat that it was claimed from (0 to 3).
PackedMeld = tuple[int, int, int]


class PackedHand:
    """A hand of plain tiles, their kinds in order, and melds as ints.

    keys: the four suit keys of the concealed tiles, all 0 if the hand is `crowded`.
    counts: how many of each kind the hand holds, melds included, three bits for each kind;
        0 if the hand is `crowded`.
    crowded: whether there are more than four of a kind.
    size: the number of tiles, a kong counting as three.
    exposed: how many of each kind lie in claimed melds, packed as `counts`.
    kinds, concealed_kinds: the masks of the kinds held, and of those in the concealed tiles.
    chows, triplets: of the melds, as in a reading; kongs are triplets.
    kongs, concealed_kongs: masks of them.
    melds: as given, in the order of declaration.
    bonus: how many bonus tiles are set aside.
    flags, presence: what the hand says for the flags of the win (see `flags`).
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
        "keys",
        "kinds",
        "kongs",
        "melds",
        "presence",
        "size",
        "sources",
        "triplets",
    )

    def __init__(self, concealed: list[int], melds: tuple[PackedMeld, ...], bonus: int = 0) -> None:
        counts = kinds = presence = exposed = 0
        for kind in concealed:
            counts += 1 << 3 * kind
            kinds |= 1 << kind
            presence |= PRESENCE_OF[kind]
        # Where there are more than four of a kind, the counts may be anything.
        crowded = any(map(eq, concealed, concealed[COPIES:]))
        keys = [counts & _SUIT, counts >> 27 & _SUIT, counts >> 54 & _SUIT, counts >> 81]
        self.concealed_kinds = kinds
        flags = NOTHING_CLAIMED if melds else NOTHING_CLAIMED | NOTHING_DECLARED
        chows = triplets = kongs = concealed_kongs = sources = chow_sources = 0
        for form, kind, source in melds:
            bit = 1 << kind
            presence |= PRESENCE_OF[kind]
            if form == CHOW:
                chows += 1 << 3 * kind
                kinds |= 0b111 << kind
                presence |= PRESENCE_OF[kind + 1] | PRESENCE_OF[kind + 2]
                added = 0o111 << 3 * kind
                # Where there are four already, the highest of the three bits is set.
                crowded = crowded or counts & added << 2 != 0
            else:
                # The same triplet twice is six tiles: crowded, and never asked for its groups.
                triplets |= bit
                kinds |= bit
                number = 3 if form == PONG else 4
                added = number << 3 * kind
                crowded = crowded or (counts >> 3 * kind & 7) + number > COPIES
                if form != PONG:
                    kongs |= bit
                    if form == CONCEALED_KONG:
                        concealed_kongs |= bit
            counts += added
            if form != CONCEALED_KONG:
                flags = flags & ~NOTHING_CLAIMED | CLAIMED
                exposed += added
            if source != UNKNOWN_SEAT:
                sources |= 1 << source
                if form == CHOW:
                    chow_sources |= 1 << source
        if crowded:
            keys = [0, 0, 0, 0]
            counts = exposed = 0
        number_of_kongs = kongs.bit_count()
        if number_of_kongs:
            flags |= (ONE_KONG, TWO_KONGS, THREE_KONGS, FOUR_KONGS)[min(number_of_kongs, 4) - 1]
            if concealed_kongs:
                flags |= CONCEALED_KONGS
            if kongs != concealed_kongs:
                flags |= OPEN_KONGS
        if len(melds) == 4 and not concealed_kongs:
            flags |= ALL_CLAIMED
        # The four of a kong are no four alike.
        if (counts >> 2 & ONES).bit_count() > number_of_kongs:
            flags |= FOUR_ALIKE
        if bonus:
            flags |= BONUS_TILES
        self.keys = keys
        self.counts = counts
        self.exposed = exposed
        self.crowded = crowded
        self.size = len(concealed) + 3 * len(melds)
        self.kinds = kinds
        self.presence = presence
        self.chows = chows
        self.triplets = triplets
        self.kongs = kongs
        self.concealed_kongs = concealed_kongs
        self.sources = sources
        self.chow_sources = chow_sources
        self.flags = flags
        self.melds = melds
        self.bonus = bonus
