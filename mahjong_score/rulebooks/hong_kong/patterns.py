"""The fan of Hong Kong rules, in the order of the rules page."""

from collections.abc import Iterable

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
from mahjong_score.rulebooks.common import dragon_triplets, is_nine_gates, is_nine_sided
from mahjong_score.rulebooks.hong_kong.options import HongKongOptions
from mahjong_score.rules._pattern import Pattern


def declare(rules: HongKongOptions) -> Iterable[Pattern]:
    """Return the fan of the rules page, in its order."""
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
                if rules.concealed_kong_keeps_concealed
                else " A concealed kong counts as declared."
            ),
            needs=(NOTHING_CLAIMED if rules.concealed_kong_keeps_concealed else NOTHING_DECLARED),
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
            values_where=((DISCARD, rules.last_discard), (ROBBED_KONG, 0)),
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
            count=lambda f: _is_nine_gates(f, rules),
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


def _is_nine_gates(f: Features, rules: HongKongOptions) -> bool:
    any_wait = rules.nine_gates == "any-wait" or (
        rules.nine_gates == "nine-sided-on-discard" and f.flags & SELF_DRAW != 0
    )
    return is_nine_gates(f) if any_wait else is_nine_sided(f)
