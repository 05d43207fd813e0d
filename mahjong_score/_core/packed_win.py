"""A win as ints: what the scorer and the checks ask of it, worked out once for each win."""

from typing import Final

from mahjong_score._core.flags import (
    DISCARD,
    FLAGS_OF_PRESENCE,
    FOUR_ALIKE,
    LAST_OF_KIND,
    SELF_DRAW,
    flags_of_presence,
)
from mahjong_score._core.kinds import COPIES, EAST, KIND_OF, KINDS
from mahjong_score._core.packed_hand import MARKS_OF, PRESENCE, UNKNOWN_SEAT, PackedHand

_SEATS: Final = 4


class PackedWin:
    """A hand with its winning tile, and how and where that came. Seats are 0 to 3, from East on.

    hand: the packed hand before the winning tile.
    tile: the kind of the winning tile.
    marks, counts: those of the hand, with the winning tile.
    keys: the four suit keys of the concealed tiles and the winning one.
    size: the number of tiles before the winning one, a kong counting as three.
    seat, payer: seats; the payer may be `UNKNOWN_SEAT`.
    liable: whether a seat is stated to be liable.
    seat_wind, round_wind: kinds.
    flags: the flags that do not depend on the reading.
    has_legal_copies: whether the winning tile is no bonus tile, and no tile is there more often
        than in a game.
    has_legal_seats: whether seats and melds contradict nothing at a table of four.
    needs_no_checks: whether both hold, and no event is stated.
    """

    __slots__ = (
        "counts",
        "flags",
        "hand",
        "has_legal_copies",
        "has_legal_seats",
        "keys",
        "liable",
        "marks",
        "needs_no_checks",
        "payer",
        "round_wind",
        "seat",
        "seat_wind",
        "size",
        "tile",
    )

    def __init__(
        self,
        hand: PackedHand,
        tile: int,
        way: int,
        events: int,
        seat: int,
        round_wind: int,
        payer: int,
        liable: bool,
    ) -> None:
        """Pack a win: the tile itself, the flags of its way and of its events, seats, liability."""
        kind = KIND_OF[tile]
        shift = 3 * kind
        marks = hand.marks | MARKS_OF[tile]
        counts = hand.counts + (1 << shift)
        copies = counts >> shift & 7
        presence = marks >> PRESENCE
        flags = way | events | hand.flags
        flags |= FLAGS_OF_PRESENCE.get(presence) or flags_of_presence(presence)
        if copies == COPIES:
            flags |= FOUR_ALIKE
            if hand.exposed >> shift & 7 == COPIES - 1:
                flags |= LAST_OF_KIND
        self.hand = hand
        self.size = hand.size
        self.tile = kind
        self.marks = marks
        self.counts = counts
        self.keys = hand.keys_with(kind) if kind < KINDS else hand.keys
        self.seat = seat
        self.payer = payer
        self.liable = liable
        self.seat_wind = EAST + seat
        self.round_wind = EAST + round_wind
        self.flags = flags
        # A red five as the winning tile must not be in the hand too.
        self.has_legal_copies = (
            hand.has_legal_copies
            and kind < KINDS
            and copies <= COPIES
            and (tile < KINDS or not hand.marks >> tile & 1)
        )
        self.has_legal_seats = self.are_seats_legal(_SEATS)
        self.needs_no_checks = self.has_legal_copies and self.has_legal_seats and not events

    def are_seats_legal(self, seats: int) -> bool:
        """Whether the seats of winner, payer and melds are known to fit; False leaves it open.

        Args:
            seats: How many play: the first so many seats.

        """
        seat, payer = self.seat, self.payer
        if payer != UNKNOWN_SEAT and (payer == seat or payer >= seats or not self.flags & DISCARD):
            return False
        if self.liable or seat >= seats or not self.flags & (SELF_DRAW | DISCARD):
            return False
        sources = self.hand.sources
        if not sources:
            return True
        if sources >> seats or sources >> seat & 1:
            return False
        return not self.hand.chow_sources & ~(1 << (seat - 1) % seats)
