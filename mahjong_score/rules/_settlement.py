"""`Settlement`: who pays whom; payment tables; Pao."""

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import field, frozen

from mahjong_score._core.kinds import DRAGONS
from mahjong_score._core.packed_hand import CONCEALED_KONG
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import SEAT_INDEX, Seat
from mahjong_score.errors import OptionError


@frozen(eq=False)
class Settlement(Mapping[Seat, int]):
    """What each seat gains or loses, in points: a mapping from seats to amounts.

    >>> settlement = Settlement((Seat.EAST, Seat.SOUTH), (-8, 8))
    >>> settlement["S"], dict(settlement) == {"E": -8, "S": 8}
    (8, True)
    """

    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]

    def __getitem__(self, seat: str) -> int:
        for place, amount in zip(self.seats, self.amounts, strict=True):
            if place == seat:
                return amount
        raise KeyError(seat)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats)

    def __len__(self) -> int:
        return len(self.seats)

    def __hash__(self) -> int:
        return hash((self.seats, self.amounts))


def amounts_text(settlement: Settlement) -> str:
    """Return what each seat gains or loses, in one line.

    >>> amounts_text(Settlement((Seat.EAST, Seat.SOUTH), (-8, 8)))
    'E -8 S +8'
    """
    return " ".join(f"{seat} {amount:+}" for seat, amount in settlement.items())


def each_pays(
    seats: tuple[Seat, ...],
    winner: Seat,
    amount: int,
    payer: Seat | None = None,
    more: int = 0,
) -> Settlement:
    """Settle a win: each opponent pays `amount` to the winner, and the payer `more` besides."""
    amounts = [-amount] * len(seats)
    amounts[SEAT_INDEX[winner]] = amount * (len(seats) - 1) + more
    if payer is not None:
        amounts[SEAT_INDEX[payer]] -= more
    return Settlement(seats, tuple(amounts))


def alone(seats: tuple[Seat, ...], seat: Seat, amount: int) -> Settlement:
    """Settle points that one seat gains or loses alone: this does not sum to zero."""
    return Settlement(seats, tuple([amount if other is seat else 0 for other in seats]))


def two_pay(
    seats: tuple[Seat, ...], winner: Seat, due: tuple[tuple[Seat, int], tuple[Seat, int]]
) -> Settlement:
    """Settle a win that two seats pay for, each its amount; the others pay nothing."""
    amounts = [0] * len(seats)
    for payer, amount in due:
        amounts[SEAT_INDEX[payer]] -= amount
        amounts[SEAT_INDEX[winner]] += amount
    return Settlement(seats, tuple(amounts))


def added(first: Settlement, second: Settlement) -> Settlement:
    """Add two settlements of the same seats."""
    amounts = zip(first.amounts, second.amounts, strict=True)
    return Settlement(first.seats, tuple(a + b for a, b in amounts))


@frozen
class PaymentTable:
    """What a win pays, by its total: plain data.

    Attributes:
        first: The total of the first entry; below it there are no payments. Above the last entry
            the last one pays, unless the table doubles.
        discarder: What the discarder pays, an entry for each total.
        others: What each other player pays on a discard.
        self_draw: What each opponent pays on a self-draw.
        doubles: Whether each total above the last entry pays twice what the one before it does.

    """

    first: int
    discarder: tuple[int, ...]
    others: tuple[int, ...]
    self_draw: tuple[int, ...]
    doubles: bool = False
    _entries: tuple[tuple[int, int, int], ...] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        columns = (self.discarder, self.others, self.self_draw)
        if not self.discarder or len({len(column) for column in columns}) > 1:
            raise OptionError.of("uneven-columns")
        object.__setattr__(self, "_entries", tuple(zip(*columns, strict=True)))

    def entry(self, total: int) -> tuple[int, int, int] | None:
        """Return what discarder, each other, and each on a self-draw pay; None below the table."""
        index = total - self.first
        if index < 0:
            return None
        entries = self._entries
        if index < len(entries):
            return entries[index]
        last = entries[-1]
        if not self.doubles:
            return last
        factor = 1 << index + 1 - len(entries)
        return last[0] * factor, last[1] * factor, last[2] * factor


def pao(melds: tuple[Meld, ...]) -> Seat | None:
    """Return the seat that Pao makes liable by the melds in the order of their declaration, if any.

    The fourth declared group and the third dragon group decide, if they are claimed from another
    player: that player is liable, and a later decision replaces an earlier one. A deciding claim
    whose seat is unknown leaves nobody liable. A concealed kong counts, and decides nothing.

    Source: the Pao section of the Hong Kong rules (docs/reference/rules/hong-kong.md).
    """
    if len(melds) < _THIRD_DRAGON:
        return None
    liable = None
    dragons = 0
    for place, meld in enumerate(melds, 1):
        packed = meld.packed
        is_dragon = packed.triplets & DRAGONS != 0
        dragons += is_dragon
        decides = place == _FOURTH_GROUP or (is_dragon and dragons == _THIRD_DRAGON)
        if decides and packed.form != CONCEALED_KONG:
            liable = meld.claimed_from
    return liable


_FOURTH_GROUP: Final = 4
_THIRD_DRAGON: Final = 3
