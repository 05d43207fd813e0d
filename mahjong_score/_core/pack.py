"""A hand as ints: what the scorer and the checks ask of it, worked out once for each hand."""

from typing import Final

from mahjong_score._core.flags import (
    FOUR_KONGS,
    NOTHING_CLAIMED,
    NOTHING_DECLARED,
    presence_of,
)
from mahjong_score.tiles import KINDS

CHOW: Final = 0
PONG: Final = 1
OPEN_KONG: Final = 2
CONCEALED_KONG: Final = 3

UNKNOWN_SEAT: Final = -1

# Each meld: its form (above), its lowest kind, and the seat that it was claimed from (0 to 3).
PackedMeld = tuple[int, int, int]


class PackedHand:
    """A hand of plain tiles and melds as ints.

    keys: the four suit keys of the concealed tiles, all 0 if the hand is `crowded`.
    counts: how many of each kind the hand holds, melds included, three bits for each kind;
        0 if the hand is `crowded`.
    crowded: whether there are more than four of a kind.
    size: the number of tiles, a kong counting as three.
    kinds: the mask of the kinds held, melds included.
    chows, chow_mask, triplets: of the melds, as in a reading; kongs are triplets.
    kongs, concealed_kongs: masks of them.
    melds: as given, in the order of declaration.
    flags, presence: what the hand says for the flags of the win (see `flags`).
    sources, chow_sources: masks of the seats that melds, and that chows, were claimed from.
    """

    __slots__ = (
        "chow_mask",
        "chow_sources",
        "chows",
        "concealed_kongs",
        "counts",
        "crowded",
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

    def __init__(self, concealed: list[int], melds: tuple[PackedMeld, ...]) -> None:
        held = [0] * KINDS
        for kind in concealed:
            held[kind] += 1
        keys = [0, 0, 0, 0]
        kinds = 0
        crowded = False
        for kind in set(concealed):
            if held[kind] > 4:
                crowded = True
            else:
                keys[kind // 9] |= held[kind] << 3 * (kind % 9)
            kinds |= 1 << kind
        self.chows: tuple[int, ...] = ()
        self.chow_mask = 0
        self.triplets = 0
        self.kongs = 0
        self.concealed_kongs = 0
        self.flags = NOTHING_CLAIMED if melds else NOTHING_CLAIMED | NOTHING_DECLARED
        self.sources = 0
        self.chow_sources = 0
        for form, kind, source in melds:
            if form == CHOW:
                self.chows += (kind,)
                self.chow_mask |= 1 << kind
                kinds |= 0b111 << kind
                held[kind] += 1
                held[kind + 1] += 1
                held[kind + 2] += 1
            else:
                bit = 1 << kind
                # The same triplet twice is six tiles: crowded, and never asked for its groups.
                self.triplets |= bit
                kinds |= bit
                held[kind] += 3 if form == PONG else 4
                if form != PONG:
                    self.kongs |= bit
                if form == CONCEALED_KONG:
                    self.concealed_kongs |= bit
            if form != CONCEALED_KONG:
                self.flags &= ~NOTHING_CLAIMED
            if source != UNKNOWN_SEAT:
                self.sources |= 1 << source
                if form == CHOW:
                    self.chow_sources |= 1 << source
        if melds and max(held) > 4:
            crowded = True
        counts = 0
        if not crowded:
            if melds:
                for kind in range(KINDS):
                    counts |= held[kind] << 3 * kind
            else:
                counts = keys[0] | keys[1] << 27 | keys[2] << 54 | keys[3] << 81
        self.keys = [0, 0, 0, 0] if crowded else keys
        self.counts = counts
        self.crowded = crowded
        self.size = len(concealed) + 3 * len(melds)
        self.kinds = kinds
        self.presence = 0
        for kind in range(KINDS):
            if held[kind]:
                self.presence |= presence_of(kind)
        if self.kongs.bit_count() == 4:
            self.flags |= FOUR_KONGS
        self.melds = melds
