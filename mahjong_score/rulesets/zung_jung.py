"""World Series of Mahjong rules (`zung-jung`, also `world-series`).

Source of record: the World Series of Mahjong rules v1.03, whose scoring chapter is Alan Kwan's Zung
Jung system; values of Zung Jung v3.3.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import field, frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    ALL_CHOWS,
    ALL_TRIPLETS,
    DISCARD,
    DRAGON_PAIR,
    EARTHLY_HAND,
    EQUAL_CHOWS,
    FOUR_CONCEALED_TRIPLETS,
    FOUR_GROUPS,
    FOUR_KONGS,
    FOUR_WIND_TRIPLETS,
    HEAVENLY_HAND,
    KONG_REPLACEMENT,
    LAST_TILE,
    NO_4_TO_6,
    NO_HONORS,
    NO_SIMPLES,
    NO_SUIT,
    NO_TERMINALS,
    NOTHING_CLAIMED,
    NOTHING_DECLARED,
    ONE_KONG,
    ONE_SUIT,
    OUTER_TRIPLET,
    ROBBED_KONG,
    SELF_DRAW,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
    THREE_CHOWS,
    THREE_CONCEALED_TRIPLETS,
    THREE_DRAGON_TRIPLETS,
    THREE_KONGS,
    THREE_TRIPLETS,
    THREE_WIND_TRIPLETS,
    TWO_CONCEALED_TRIPLETS,
    TWO_DRAGON_TRIPLETS,
    TWO_KONGS,
    TWO_TRIPLETS,
    TWO_WIND_TRIPLETS,
    WIND_PAIR,
    WITH_HONORS,
)
from mahjong_score.hand import BY_SELF_DRAW, Event, Seat, Win
from mahjong_score.options import choice, whole_number
from mahjong_score.pattern import FoundPattern, Pattern
from mahjong_score.result import Score
from mahjong_score.ruleset import Ruleset, Tally
from mahjong_score.rulesets.common import (
    dragon_triplets,
    four_triplets_in_a_row,
    has_terminal_or_honor_everywhere,
    is_nine_sided,
    is_straight,
    three_equal_chows,
    three_similar_chows,
    three_similar_triplets,
    three_triplets_in_a_row,
)
from mahjong_score.settlement import Settlement, each_pays
from mahjong_score.tiles import EAST

# A pattern listed at so much or more is paid alone; any other sum is worth so much at the most.
LIMIT: Final = 320

# What a hand without any pattern is worth. It is none of the 44.
CHICKEN_HAND: Final = FoundPattern(
    "chicken-hand", 1, 1, ("Chicken hand", "Mano de pollo", "雞和", "雞和")
)


@frozen(repr=False)
class ZungJung(Ruleset):
    """World Series of Mahjong: 44 patterns in series, two limits, no prevailing wind."""

    name: ClassVar[str] = "zung-jung"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "World Series of Mahjong",
        "Serie Mundial de Mahjong",
        "麻將世界賽",
        "麻雀世界選手権",
    )
    unit: ClassVar[str] = "points"
    special_shapes: ClassVar[int] = SEVEN_PAIRS | THIRTEEN_ORPHANS
    has_round_wind: ClassVar[bool] = False

    values: str = choice(
        "v3.3", ("v3.3", "v1.03-site"), "The table of values: the current one, or an older one."
    )
    minimum: int = whole_number(
        0, "The least points that a win needs; with 5, a chicken hand is none."
    )
    threshold: int = whole_number(
        25, "The points up to which each opponent pays, and that the others pay on a discard."
    )
    false_win: int = whole_number(0, "What a false win pays, in points to each opponent.")

    # The series of each pattern: the number of the first pattern of its series, by place.
    _series: tuple[int, ...] = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        names = [series_of(pattern.number) for pattern in self.patterns]
        object.__setattr__(self, "_series", tuple(map(names.index, names)))

    def declare(self) -> Iterable[Pattern]:
        """The 44 patterns, by their numbers; the first two numbers are the series."""
        old = self.values == "v1.03-site"
        return (
            Pattern(
                number="1.1",
                id="all-sequences",
                value=5,
                es="Todas Secuencias",
                zh="平和",
                definition="Four chows, any pair, any wait.",
                needs=ALL_CHOWS,
            ),
            Pattern(
                number="1.2",
                id="concealed-hand",
                value=5,
                es="Mano Oculta",
                zh="門前清",
                definition="Four groups and a pair, nothing claimed; concealed kongs"
                " and a win on a discard keep it.",
                needs=FOUR_GROUPS | NOTHING_CLAIMED,
            ),
            Pattern(
                number="1.3",
                id="no-terminals",
                value=5,
                es="Sin Terminales",
                zh="斷么九",
                definition="Only 2 to 8, no honors.",
                needs=NO_TERMINALS | NO_HONORS,
            ),
            Pattern(
                number="2.1.1",
                id="mixed-one-suit",
                value=40,
                es="Un Palo Mixto",
                zh="混一色",
                definition="One suit and honors.",
                needs=ONE_SUIT | WITH_HONORS,
            ),
            Pattern(
                number="2.1.2",
                id="pure-one-suit",
                value=100 if old else 80,
                es="Un Palo Puro",
                zh="清一色",
                definition="One suit, no honors.",
                needs=ONE_SUIT | NO_HONORS,
            ),
            Pattern(
                number="2.2",
                id="nine-gates",
                value=480,
                es="Nueve Puertas",
                zh="九蓮寶燈",
                definition="The thirteen tiles before the win are 1112345678999 of a"
                " suit, none declared.",
                needs=FOUR_GROUPS | ONE_SUIT | NO_HONORS | NOTHING_DECLARED,
                count=is_nine_sided,
            ),
            Pattern(
                number="3.1",
                id="value-honor",
                value=10,
                es="Honor de Valor",
                zh="番牌",
                definition="Each triplet or kong of a dragon or of the seat wind.",
                needs=OUTER_TRIPLET,
                count=lambda f: dragon_triplets(f) + (f.triplets >> f.seat_wind & 1),
            ),
            Pattern(
                number="3.2.1",
                id="small-three-dragons",
                value=30 if old else 40,
                es="Tres Dragones Pequeños",
                zh="小三元",
                definition="Two dragon triplets and a pair of the third.",
                needs=TWO_DRAGON_TRIPLETS | DRAGON_PAIR,
            ),
            Pattern(
                number="3.2.2",
                id="big-three-dragons",
                value=130,
                es="Tres Grandes Dragones",
                zh="大三元",
                definition="Three dragon triplets.",
                needs=THREE_DRAGON_TRIPLETS,
            ),
            Pattern(
                number="3.3.1",
                id="small-three-winds",
                value=25 if old else 30,
                es="Tres Vientos Pequeños",
                zh="小三風",
                definition="Two wind triplets and a pair of another wind.",
                needs=TWO_WIND_TRIPLETS | WIND_PAIR,
            ),
            Pattern(
                number="3.3.2",
                id="big-three-winds",
                value=120,
                es="Tres Grandes Vientos",
                zh="大三風",
                definition="Three wind triplets; the pair is not a wind.",
                needs=THREE_WIND_TRIPLETS,
                count=lambda f: not f.flags & WIND_PAIR,
            ),
            Pattern(
                number="3.3.3",
                id="small-four-winds",
                value=320,
                es="Cuatro Vientos Pequeños",
                zh="小四喜",
                definition="Three wind triplets and a pair of the fourth.",
                needs=THREE_WIND_TRIPLETS | WIND_PAIR,
            ),
            Pattern(
                number="3.3.4",
                id="big-four-winds",
                value=400,
                es="Cuatro Grandes Vientos",
                zh="大四喜",
                definition="Four wind triplets.",
                needs=FOUR_WIND_TRIPLETS,
            ),
            Pattern(
                number="3.4",
                id="all-honors",
                value=320,
                es="Todos Honores",
                zh="字一色",
                definition="Honors only; seven pairs included.",
                needs=NO_SUIT,
            ),
            Pattern(
                number="4.1",
                id="all-triplets",
                value=30,
                es="Todos Triples",
                zh="對對和",
                definition="Four triplets or kongs.",
                needs=ALL_TRIPLETS,
            ),
            Pattern(
                number="4.2.1",
                id="two-concealed-triplets",
                value=5,
                es="Dos Triples Ocultos",
                zh="二暗刻",
                definition="Exactly two concealed triplets, concealed kongs included;"
                " the rest may be open.",
                needs=TWO_CONCEALED_TRIPLETS,
            ),
            Pattern(
                number="4.2.2",
                id="three-concealed-triplets",
                value=30,
                es="Tres Triples Ocultos",
                zh="三暗刻",
                definition="Exactly three concealed triplets.",
                needs=THREE_CONCEALED_TRIPLETS,
            ),
            Pattern(
                number="4.2.3",
                id="four-concealed-triplets",
                value=125,
                es="Cuatro Triples Ocultos",
                zh="四暗刻",
                definition="Four concealed triplets.",
                needs=FOUR_CONCEALED_TRIPLETS,
            ),
            Pattern(
                number="4.3.1",
                id="one-kong",
                value=5,
                es="Un Kong",
                zh="一槓",
                definition="One kong, open or concealed.",
                needs=ONE_KONG,
            ),
            Pattern(
                number="4.3.2",
                id="two-kong",
                value=20,
                es="Dos Kong",
                zh="二槓",
                definition="Two kongs.",
                needs=TWO_KONGS,
            ),
            Pattern(
                number="4.3.3",
                id="three-kong",
                value=120,
                es="Tres Kong",
                zh="三槓",
                definition="Three kongs.",
                needs=THREE_KONGS,
            ),
            Pattern(
                number="4.3.4",
                id="four-kong",
                value=480,
                es="Cuatro Kong",
                zh="四槓",
                definition="Four kongs.",
                needs=FOUR_KONGS,
            ),
            Pattern(
                number="5.1.1",
                id="two-identical-sequences",
                value=10,
                es="Dos Secuencias Idénticas",
                zh="一般高",
                definition="The same chow twice; open allowed, as in all of 5 to 8.",
                needs=EQUAL_CHOWS,
            ),
            Pattern(
                number="5.1.2",
                id="two-identical-sequences-twice",
                value=60,
                es="Dos Secuencias Idénticas Dos Veces",
                zh="兩般高",
                definition="Two different chows, each twice.",
                needs=EQUAL_CHOWS | ALL_CHOWS,
                count=lambda f: f.chow_mask.bit_count() == 2 and not three_equal_chows(f),
            ),
            Pattern(
                number="5.1.3",
                id="three-identical-sequences",
                value=120,
                es="Tres Secuencias Idénticas",
                zh="一色三同順",
                definition="The same chow three times.",
                needs=EQUAL_CHOWS | THREE_CHOWS,
                count=three_equal_chows,
            ),
            Pattern(
                number="5.1.4",
                id="four-identical-sequences",
                value=480,
                es="Cuatro Secuencias Idénticas",
                zh="一色四同順",
                definition="The same chow four times.",
                needs=EQUAL_CHOWS | ALL_CHOWS,
                count=lambda f: f.chow_mask.bit_count() == 1,
            ),
            Pattern(
                number="6.1",
                id="three-similar-sequences",
                value=35,
                es="Tres Secuencias Similares",
                zh="三色同順",
                definition="The same chow in the three suits.",
                needs=THREE_CHOWS,
                count=three_similar_chows,
            ),
            Pattern(
                number="6.2.1",
                id="small-three-similar-triplets",
                value=30,
                es="Tres Triples Similares Pequeños",
                zh="三色小同刻",
                definition="Triplets of a number in two suits and a pair of it in the third.",
                needs=TWO_TRIPLETS,
                count=_is_small_three_similar_triplets,
            ),
            Pattern(
                number="6.2.2",
                id="three-similar-triplets",
                value=120,
                es="Tres Triples Similares",
                zh="三色同刻",
                definition="Triplets of a number in the three suits.",
                needs=THREE_TRIPLETS,
                count=three_similar_triplets,
            ),
            Pattern(
                number="7.1",
                id="nine-tile-straight",
                value=40,
                es="Escalera de Nueve",
                zh="一氣通貫",
                definition="The chows 123, 456 and 789 of a suit.",
                needs=THREE_CHOWS,
                count=is_straight,
            ),
            Pattern(
                number="7.2.1",
                id="three-consecutive-triplets",
                value=100,
                es="Tres Triples Consecutivos",
                zh="三連刻",
                definition="Triplets of three numbers in a row, one suit.",
                needs=THREE_TRIPLETS,
                count=three_triplets_in_a_row,
            ),
            Pattern(
                number="7.2.2",
                id="four-consecutive-triplets",
                value=200,
                es="Cuatro Triples Consecutivos",
                zh="四連刻",
                definition="Triplets of four numbers in a row, one suit.",
                needs=ALL_TRIPLETS,
                count=four_triplets_in_a_row,
            ),
            Pattern(
                number="8.1.1",
                id="mixed-lesser-terminals",
                value=40,
                es="Terminales Menores Mixtos",
                zh="混全帶么",
                definition="A terminal or honor in every group and the pair, of four"
                " groups and a pair.",
                needs=FOUR_GROUPS | NO_4_TO_6,
                count=has_terminal_or_honor_everywhere,
            ),
            Pattern(
                number="8.1.2",
                id="pure-lesser-terminals",
                value=50,
                es="Terminales Menores Puros",
                zh="純全帶么",
                definition="A terminal in every group and the pair.",
                needs=FOUR_GROUPS | NO_4_TO_6 | NO_HONORS,
                count=has_terminal_or_honor_everywhere,
            ),
            Pattern(
                number="8.1.3",
                id="mixed-greater-terminals",
                value=100,
                es="Terminales Mayores Mixtos",
                zh="混么九",
                definition="Terminals and honors only, in triplets or seven pairs.",
                needs=NO_SIMPLES,
                count=lambda f: not f.flags & THIRTEEN_ORPHANS,
            ),
            Pattern(
                number="8.1.4",
                id="pure-greater-terminals",
                value=400,
                es="Terminales Mayores Puros",
                zh="清么九",
                definition="Terminals only, in triplets or seven pairs.",
                needs=NO_SIMPLES | NO_HONORS,
            ),
            Pattern(
                number="9.1.1",
                id="final-draw",
                value=10,
                es="Último Robo",
                zh="海底撈月",
                definition="The last tile of the wall, self-drawn.",
                needs=LAST_TILE | SELF_DRAW,
            ),
            Pattern(
                number="9.1.2",
                id="final-discard",
                value=10,
                es="Último Descarte",
                zh="河底撈魚",
                definition="The discard of whoever drew the last tile.",
                needs=LAST_TILE | DISCARD,
            ),
            Pattern(
                number="9.2",
                id="win-on-kong",
                value=10,
                es="Ganar con Kong",
                zh="嶺上開花",
                definition="Won on the replacement tile of a kong; adds to 9.1.1.",
                needs=KONG_REPLACEMENT,
            ),
            Pattern(
                number="9.3",
                id="robbing-a-kong",
                value=10,
                es="Robar un Kong",
                zh="搶槓",
                definition="Won on the tile that another player adds to a kong.",
                needs=ROBBED_KONG,
            ),
            Pattern(
                number="9.4.1",
                id="blessing-of-heaven",
                value=155,
                es="Bendición del Cielo",
                zh="天和",
                definition="East wins with the dealt fourteen tiles, no kong declared.",
                needs=HEAVENLY_HAND,
            ),
            Pattern(
                number="9.4.2",
                id="blessing-of-earth",
                value=155,
                es="Bendición de la Tierra",
                zh="地和",
                definition="Another wins on East's first discard, East having declared no kong.",
                needs=EARTHLY_HAND,
            ),
            Pattern(
                number="10.1",
                id="thirteen-terminals",
                value=160,
                es="Trece Terminales",
                zh="十三么九",
                definition="One of each terminal and honor, and one of them doubled; any wait.",
                needs=THIRTEEN_ORPHANS,
            ),
            Pattern(
                number="10.2",
                id="seven-pairs",
                value=30,
                es="Siete Pares",
                zh="七對子",
                definition="Seven pairs; four alike, not declared, are two.",
                needs=SEVEN_PAIRS,
            ),
        )

    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """Of each series only the dearest counts; then the two limits."""
        patterns: list[FoundPattern] = []
        added = 0
        last = -1
        for pattern in found:
            if pattern.value >= LIMIT:
                return self._limit_alone(found)
            # The patterns of a series stand together.
            series = self._series[pattern.place]
            if series == last:
                if pattern.value <= patterns[-1].value:
                    continue
                added -= patterns.pop().value
            last = series
            patterns.append(pattern)
            added += pattern.value
        if not patterns:
            return (1, 1), 1, 1, [CHICKEN_HAND]
        total = min(added, LIMIT)
        return (total, added), total, total, patterns

    def _limit_alone(self, found: list[FoundPattern]) -> Tally:
        dearest = max(found, key=lambda pattern: pattern.value)
        return (dearest.value, dearest.value), dearest.value, dearest.value, [dearest]

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """A dearer pattern of its series, or the one that is paid alone."""
        series = series_of(pattern.number)
        same = [other.id for other in counted if series_of(other.number) == series]
        return same[0] if same else counted[0].id

    def needed(self) -> int:
        """The option `minimum`, in points after the limits."""
        return self.minimum

    def deal_passes(self, winners: tuple[Seat, ...]) -> bool:
        """The deal passes after every hand."""
        return True

    def settle_false_win(self, offender: Seat, win: Win | None) -> Settlement:
        """The option `false_win`, to each opponent."""
        return each_pays(self.seats, offender, -self.false_win)

    def settle(self, score: Score) -> Settlement | str:
        """The winner has three times the total; above the threshold, mostly from the discarder."""
        win, total = score.win, score.total
        threshold = self.threshold
        nobody = win.by is BY_SELF_DRAW or Event.SAME_TURN_IMMUNITY in win.events
        if nobody or total <= threshold:
            return each_pays(self.seats, win.seat, total)
        if win.payer is None:
            return "payer-unknown"
        return each_pays(self.seats, win.seat, threshold, win.payer, 3 * (total - threshold))


def series_of(number: str) -> str:
    """Give the first two numbers of a pattern: 2.1 of 2.1.1, and 1.2 of 1.2."""
    return ".".join(number.split(".")[:2])


def _is_small_three_similar_triplets(f: Features) -> bool:
    """Whether the pair and triplets of two suits have one number; the pair's suit is the third."""
    if f.pair >= EAST:
        return False
    same_number = 0b1000000001000000001 << f.pair % 9
    return (f.triplets & same_number).bit_count() == 2
