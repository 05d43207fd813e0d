"""Hong Kong rules, for four players (`hong-kong`) and for two (`hong-kong-two-player`).

Source of record: the rules page of the MahJongo Hong Kong table; where it is silent, the rules of
the Hong Kong Mahjong Association. docs/reference/rules/hong-kong.md says what was inferred.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    ALL_CHOWS,
    ALL_TRIPLETS,
    CONSECUTIVE_KONGS,
    DISCARD,
    DRAGON_PAIR,
    DRAGON_TRIPLET,
    EARTHLY_HAND,
    FOUR_CONCEALED_TRIPLETS,
    FOUR_KONGS,
    FOUR_WIND_TRIPLETS,
    HEAVENLY_HAND,
    KONG_REPLACEMENT,
    LAST_TILE,
    NO_HONORS,
    NO_SIMPLES,
    NO_SUIT,
    NOTHING_CLAIMED,
    NOTHING_DECLARED,
    ONE_SUIT,
    ROBBED_KONG,
    ROUND_WIND_TRIPLET,
    SEAT_WIND_TRIPLET,
    SELF_DRAW,
    THIRTEEN_ORPHANS,
    THREE_DRAGON_TRIPLETS,
    THREE_WIND_TRIPLETS,
    TWO_DRAGON_TRIPLETS,
    WIND_PAIR,
    WITH_HONORS,
    WITH_TERMINALS,
)
from mahjong_score.hand import Seat
from mahjong_score.options import choice, option, whole_number, whole_number_or_none, yes_no
from mahjong_score.pattern import FoundPattern, Pattern
from mahjong_score.result import Score
from mahjong_score.ruleset import Ruleset, Tally
from mahjong_score.rulesets.common import (
    dragon_triplets,
    is_nine_gates,
    is_nine_sided,
)
from mahjong_score.rulesets.hong_kong_payments import (
    GOLDEN_FAN,
    PAYMENT_TABLES,
    as_golden,
    as_payment_table,
)
from mahjong_score.settlement import PaymentTable, Settlement, each_pays, pao, two_pay
from mahjong_score.tiles import TWO_PLAYER_TILES, TileSet
from mahjong_score.win import BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win


@frozen(repr=False)
class _HongKong(Ruleset):
    """What both tables share: the fan, the minimum and the cap."""

    special_shapes: ClassVar[int] = THIRTEEN_ORPHANS
    found_decides: ClassVar[bool] = True

    minimum: int = whole_number(3, "The least fan that a win needs, counted before the cap.")
    cap: int | None = whole_number_or_none(10, "The most fan that a win is paid for.")
    concealed_kong_keeps_concealed: bool = yes_no(
        False, "Whether a declared concealed kong leaves a concealed-hand."
    )
    last_discard: int = whole_number(
        0, "The fan of last-tile for the discard that follows the last tile of the wall."
    )
    nine_gates: str = choice(
        "any-wait",
        ("any-wait", "nine-sided-on-discard", "nine-sided"),
        "Whether nine-gates asks that the hand waited on nine tiles: never; on a discard or a"
        " robbed kong; always.",
    )
    several_winners: str = choice(
        "first",
        ("first", "all", "best"),
        "Who wins when several claim one discard: the first in turn order, all, or the best hand.",
    )
    false_win: int = whole_number(0, "What a false win pays, in points to each opponent.")

    def declare(self) -> Iterable[Pattern]:
        """The fan of the rules page, in its order."""
        return (
            Pattern(
                id="all-sequences",
                value=1,
                es="Todas secuencias",
                zh="平糊",
                definition="Four chows and any pair, honors allowed, with any wait.",
                needs=ALL_CHOWS,
            ),
            Pattern(
                id="concealed-hand",
                value=1,
                es="Mano cerrada",
                zh="門前清",
                definition="Nothing declared; the winning tile may be a discard."
                + (
                    " A concealed kong is allowed."
                    if self.concealed_kong_keeps_concealed
                    else " A concealed kong counts as declared."
                ),
                needs=(
                    NOTHING_CLAIMED if self.concealed_kong_keeps_concealed else NOTHING_DECLARED
                ),
            ),
            Pattern(
                id="self-draw",
                value=1,
                en="Self-draw",
                es="Robo propio",
                zh="自摸",
                definition="The winner drew the tile, replacements included;"
                " a robbed kong is not drawn.",
                needs=SELF_DRAW,
            ),
            Pattern(
                id="dragon-triplet",
                value=1,
                es="Trío de Dragón",
                zh="箭刻",
                definition="Each triplet or kong of a dragon.",
                needs=DRAGON_TRIPLET,
                count=dragon_triplets,
            ),
            Pattern(
                id="seat-wind",
                value=1,
                es="Viento de asiento",
                zh="門風",
                definition="A triplet or kong of the winner's wind; adds to round-wind.",
                needs=SEAT_WIND_TRIPLET,
            ),
            Pattern(
                id="round-wind",
                value=1,
                es="Viento de ronda",
                zh="圈風",
                definition="A triplet or kong of the wind of the round; adds to seat-wind.",
                needs=ROUND_WIND_TRIPLET,
            ),
            Pattern(
                id="mixed-terminals",
                value=1,
                es="Terminales y Honores",
                zh="花么九",
                definition="All triplets, of terminals and honors only, both present.",
                needs=ALL_TRIPLETS | NO_SIMPLES | WITH_TERMINALS | WITH_HONORS,
            ),
            Pattern(
                id="robbing-a-kong",
                value=1,
                es="Robar un Kong",
                zh="搶槓",
                definition="The tile is the one that another player adds to a pong."
                " Thirteen orphans may rob a concealed kong too.",
                needs=ROBBED_KONG,
            ),
            Pattern(
                id="kong-replacement",
                value=1,
                es="Ficha de reemplazo",
                zh="槓上開花",
                definition="The tile is the replacement of a kong.",
                needs=KONG_REPLACEMENT,
            ),
            Pattern(
                id="last-tile",
                value=1,
                es="Última ficha del muro",
                zh="海底撈月",
                definition="The last tile of the wall, self-drawn; the discard that follows it"
                " counts as option last_discard says.",
                needs=LAST_TILE,
                values_where=((DISCARD, self.last_discard), (ROBBED_KONG, 0)),
            ),
            Pattern(
                id="half-flush",
                value=3,
                es="Media pureza",
                zh="混一色",
                definition="One numbered suit, and honors.",
                needs=ONE_SUIT | WITH_HONORS,
            ),
            Pattern(
                id="all-triplets",
                value=3,
                es="Todos tríos",
                zh="對對糊",
                definition="Four triplets or kongs.",
                needs=ALL_TRIPLETS,
            ),
            Pattern(
                id="small-three-dragons",
                value=3,
                es="Tres Dragones Pequeños",
                zh="小三元",
                definition="Two dragon triplets and a pair of the third: 5 with the triplets' own.",
                needs=TWO_DRAGON_TRIPLETS | DRAGON_PAIR,
            ),
            Pattern(
                id="big-three-dragons",
                value=5,
                es="Tres Grandes Dragones",
                zh="大三元",
                definition="Three dragon triplets: 8 with the triplets' own.",
                needs=THREE_DRAGON_TRIPLETS,
            ),
            Pattern(
                id="full-flush",
                value=7,
                es="Color puro",
                zh="清一色",
                definition="One numbered suit, no honors.",
                needs=ONE_SUIT | NO_HONORS,
            ),
            Pattern(
                id="all-honors",
                value=10,
                es="Todos Honores",
                zh="字一色",
                definition="Honors only.",
                needs=NO_SUIT,
            ),
            Pattern(
                id="all-terminals",
                value=10,
                es="Todos Terminales",
                zh="清么九",
                definition="Ones and nines only, no honors.",
                needs=NO_SIMPLES | NO_HONORS,
            ),
            Pattern(
                id="small-four-winds",
                value=10,
                es="Cuatro Vientos Pequeños",
                zh="小四喜",
                definition="Three wind triplets and a pair of the fourth.",
                needs=THREE_WIND_TRIPLETS | WIND_PAIR,
            ),
            Pattern(
                id="big-four-winds",
                value=10,
                es="Cuatro Vientos Grandes",
                zh="大四喜",
                definition="Four wind triplets.",
                needs=FOUR_WIND_TRIPLETS,
            ),
            Pattern(
                id="four-kongs",
                value=10,
                es="Cuatro Kongs",
                zh="十八羅漢",
                definition="Four kongs of any kind.",
                needs=FOUR_KONGS,
            ),
            Pattern(
                id="four-concealed-triplets",
                value=10,
                es="Cuatro tríos ocultos",
                zh="四暗刻",
                definition="Four concealed triplets, no kong; a discard may only make the pair.",
                needs=FOUR_CONCEALED_TRIPLETS | NOTHING_DECLARED,
            ),
            Pattern(
                id="thirteen-orphans",
                value=10,
                es="Trece Huérfanos",
                zh="十三么",
                definition="One of each terminal and honor, and one of them doubled.",
                needs=THIRTEEN_ORPHANS,
            ),
            Pattern(
                id="nine-gates",
                value=10,
                es="Nueve Puertas",
                zh="九蓮寶燈",
                definition="Nothing declared, 1112345678999 of one suit and any tile of it."
                " Option nine_gates says whether the hand must have waited on nine tiles.",
                needs=ONE_SUIT | NO_HONORS | NOTHING_DECLARED,
                count=self._is_nine_gates,
            ),
            Pattern(
                id="heavenly-hand",
                value=10,
                es="Bendición del Cielo",
                zh="天糊",
                definition="The dealt hand of the dealer is complete, nothing declared.",
                needs=HEAVENLY_HAND,
            ),
            Pattern(
                id="earthly-hand",
                value=10,
                es="Bendición de la Tierra",
                zh="地糊",
                definition="Another player wins on the dealer's first discard, nothing declared.",
                needs=EARTHLY_HAND,
            ),
            Pattern(
                id="consecutive-kongs",
                value=10,
                es="Kongs consecutivos",
                zh="連槓",
                definition="Won on the replacement of a kong declared on a replacement tile.",
                needs=CONSECUTIVE_KONGS,
            ),
        )

    def _is_nine_gates(self, f: Features) -> bool:
        any_wait = self.nine_gates == "any-wait" or (
            self.nine_gates == "nine-sided-on-discard" and f.flags & SELF_DRAW != 0
        )
        return is_nine_gates(f) if any_wait else is_nine_sided(f)

    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """All that holds is added; the best reading has the highest capped total, then sum."""
        added = 0
        for pattern in found:
            added += pattern.value
        total = added if self.cap is None or added <= self.cap else self.cap
        return (total, added), total, added, found

    def needed(self) -> int:
        """The option `minimum`, in fan."""
        return self.minimum

    def several_wins(self) -> str:
        """The option `several_winners`."""
        return self.several_winners

    def robs_concealed_kong(self, score: Score) -> bool:
        """Only thirteen orphans may take the tile of a concealed kong."""
        return any(pattern.id == "thirteen-orphans" for pattern in score.patterns)

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """The option `false_win`, to each opponent."""
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

    def liable_seat(self, score: Score) -> Seat | None:
        """The stated seat, or the one that the melds make liable."""
        win = score.win
        return win.liable if win.liable is not None else pao(win.hand.melds)

    def settle(self, score: Score) -> Settlement | str:
        """Payments by the table, with Pao on a self-draw, and on a discard as the option says."""
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
        """The opponent pays the golden value."""
        win, total = score.win, score.total
        if self.golden is None:
            return "no-golden-values"
        if total < GOLDEN_FAN[0]:
            return "below-table"
        value = self.golden[min(total, GOLDEN_FAN[-1]) - GOLDEN_FAN[0]]
        return each_pays(self.seats, win.seat, value)
