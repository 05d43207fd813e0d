"""Hong Kong rules, for four players (`hong-kong`) and for two (`hong-kong-two-player`).

Source of record: the rules page of the MahJongo Hong Kong table; where it is silent, the rules of
the Hong Kong Mahjong Association. docs/reference/rules/hong-kong.md says what was inferred.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import frozen

from mahjong_score._core.finder import Tally
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TWO_PLAYER_TILES, TileSet
from mahjong_score._hands.win import BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win
from mahjong_score.rulebooks.hong_kong import patterns
from mahjong_score.rulebooks.hong_kong.options import HongKongOptions
from mahjong_score.rulebooks.hong_kong.payments import (
    GOLDEN_FAN,
    PAYMENT_TABLES,
    as_golden,
    as_payment_table,
)
from mahjong_score.rules._options import choice, option, yes_no
from mahjong_score.rules._pattern import FoundPattern, Pattern
from mahjong_score.rules._result import Score
from mahjong_score.rules._settlement import PaymentTable, Settlement, each_pays, pao, two_pay


@frozen(repr=False)
class _HongKong(HongKongOptions):
    """What the rules for four and for two players share: the fan, and how they are added up."""

    def declare(self) -> Iterable[Pattern]:
        """Return the fan of the rules page, in its order."""
        return patterns.declare(self)

    def combine(self, found: list[FoundPattern], context: None) -> Tally:
        """Add up all that holds; the best reading has the highest capped total, then sum."""
        added = 0
        for pattern in found:
            added += pattern.value
        total = added if self.cap is None or added <= self.cap else self.cap
        return Tally((total, added), total, found, added)

    def needed(self) -> int:
        """Return the option `minimum`, in fan."""
        return self.minimum

    def several_wins(self) -> str:
        """Return the option `several_winners`."""
        return self.several_winners

    def robs_concealed_kong(self, score: Score) -> bool:
        """Whether it is thirteen orphans: no other win may take the tile of a concealed kong."""
        return any(pattern.id == "thirteen-orphans" for pattern in score.patterns)

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """Return the payments: the option `false_win` to each opponent."""
        return each_pays(self.seats, offender, -self.false_win)


@frozen(repr=False)
class HongKong(_HongKong):
    """Hong Kong rules for four players."""

    name: ClassVar[str] = "hong-kong"
    titles: ClassVar[tuple[str, str, str, str]] = ("Hong Kong", "Hong Kong", "香港", "香港")

    payments: PaymentTable | str = option(
        "hkma",
        as_payment_table,
        f"{', '.join(PAYMENT_TABLES)}, or a table of your own (docs/reference/rules/hong-kong.md)",
        "What a win pays by its fan.",
    )
    pao_on_discard: str = choice(
        "discarder",
        ("discarder", "liable", "split"),
        "Who pays for a win on a discard when a player is liable.",
    )
    pao_exempts_replacement: bool = yes_no(
        False, "Whether a win on the replacement of a kong is paid as if nobody were liable."
    )
    robbed_kong_pays: str = choice(
        "discard",
        ("discard", "self-draw-total"),
        "Whether a robbed kong is paid as a discard, or its player pays three self-draw shares.",
    )

    def liability_melds(self, win: Win) -> tuple[Meld, ...]:
        """Return all melds: which of them decide depends on the order of their declaration."""
        return win.hand.melds

    def liable_seat(self, score: Score) -> Seat | None:
        """Return the seat stated as liable, or the one that the melds make liable."""
        win = score.win
        return win.liable if win.liable is not None else pao(win.hand.melds)

    def settle(self, score: Score) -> Settlement | str:
        """Return the payments by the table, with Pao; on a discard, an option says who pays."""
        win, total, liable = score.win, score.total, score.liable
        payments = self.payments
        table = PAYMENT_TABLES[payments] if isinstance(payments, str) else payments
        entry = table.entry(total)
        if entry is None:
            return "below-table"
        by_discarder, by_other, by_each = entry
        by_all = by_discarder + by_other * (len(self.seats) - 2)
        opponents = len(self.seats) - 1
        if win.by is BY_SELF_DRAW:
            exempt = self.pao_exempts_replacement and not win.events.isdisjoint(_REPLACEMENTS)
            if liable is None or exempt:
                return each_pays(self.seats, win.seat, by_each)
            return each_pays(self.seats, win.seat, 0, liable, by_each * opponents)
        payer = win.payer
        if win.by is BY_ROBBED_KONG:
            liable = None
            if payer is not None and self.robbed_kong_pays == "self-draw-total":
                return each_pays(self.seats, win.seat, 0, payer, by_each * opponents)
        if liable is not None and self.pao_on_discard == "liable":
            return each_pays(self.seats, win.seat, 0, liable, by_all)
        if payer is None:
            return "payer-unknown"
        if liable is not None and liable is not payer and self.pao_on_discard == "split":
            half = by_all // 2
            return two_pay(self.seats, win.seat, ((payer, half), (liable, by_all - half)))
        return each_pays(self.seats, win.seat, by_other, payer, by_discarder - by_other)


_REPLACEMENTS: Final = frozenset({Event.KONG_REPLACEMENT, Event.CONSECUTIVE_KONGS})


@frozen(repr=False)
class HongKongTwoPlayer(_HongKong):
    """Hong Kong rules for two players, who use eighty tiles."""

    name: ClassVar[str] = "hong-kong-two-player"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "Hong Kong, two players",
        "Hong Kong, dos jugadores",
        "香港二人",
        "香港二人",
    )
    tile_set: ClassVar[TileSet] = TWO_PLAYER_TILES
    seats: ClassVar[tuple[Seat, ...]] = (Seat.EAST, Seat.SOUTH)

    golden: tuple[int, ...] | None = option(
        None,
        as_golden,
        "a whole number for each of 3 to 10 fan, or none",
        "The golden values: what the opponent pays for 3 to 10 fan.",
    )

    def settle(self, score: Score) -> Settlement | str:
        """Return the payments: the opponent pays the golden value."""
        win, total = score.win, score.total
        if self.golden is None:
            return "no-golden-values"
        if total < GOLDEN_FAN[0]:
            return "below-table"
        value = self.golden[min(total, GOLDEN_FAN[-1]) - GOLDEN_FAN[0]]
        return each_pays(self.seats, win.seat, value)
