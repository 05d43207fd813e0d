"""World Series of Mahjong: numbers, values and names of the 44 patterns, and the whole account."""

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from tests.helpers import verdict

# The table and the names of the rules: number, id, value, Spanish (our own), Chinese (official).
PATTERNS = [
    ("1.1", "all-sequences", 5, "Todas Secuencias", "平和"),
    ("1.2", "concealed-hand", 5, "Mano Oculta", "門前清"),
    ("1.3", "no-terminals", 5, "Sin Terminales", "斷么九"),
    ("2.1.1", "mixed-one-suit", 40, "Un Palo Mixto", "混一色"),
    ("2.1.2", "pure-one-suit", 80, "Un Palo Puro", "清一色"),
    ("2.2", "nine-gates", 480, "Nueve Puertas", "九蓮寶燈"),
    ("3.1", "value-honor", 10, "Honor de Valor", "番牌"),
    ("3.2.1", "small-three-dragons", 40, "Tres Dragones Pequeños", "小三元"),
    ("3.2.2", "big-three-dragons", 130, "Tres Grandes Dragones", "大三元"),
    ("3.3.1", "small-three-winds", 30, "Tres Vientos Pequeños", "小三風"),
    ("3.3.2", "big-three-winds", 120, "Tres Grandes Vientos", "大三風"),
    ("3.3.3", "small-four-winds", 320, "Cuatro Vientos Pequeños", "小四喜"),
    ("3.3.4", "big-four-winds", 400, "Cuatro Grandes Vientos", "大四喜"),
    ("3.4", "all-honors", 320, "Todos Honores", "字一色"),
    ("4.1", "all-triplets", 30, "Todos Triples", "對對和"),
    ("4.2.1", "two-concealed-triplets", 5, "Dos Triples Ocultos", "二暗刻"),
    ("4.2.2", "three-concealed-triplets", 30, "Tres Triples Ocultos", "三暗刻"),
    ("4.2.3", "four-concealed-triplets", 125, "Cuatro Triples Ocultos", "四暗刻"),
    ("4.3.1", "one-kong", 5, "Un Kong", "一槓"),
    ("4.3.2", "two-kong", 20, "Dos Kong", "二槓"),
    ("4.3.3", "three-kong", 120, "Tres Kong", "三槓"),
    ("4.3.4", "four-kong", 480, "Cuatro Kong", "四槓"),
    ("5.1.1", "two-identical-sequences", 10, "Dos Secuencias Idénticas", "一般高"),
    ("5.1.2", "two-identical-sequences-twice", 60, "Dos Secuencias Idénticas Dos Veces", "兩般高"),
    ("5.1.3", "three-identical-sequences", 120, "Tres Secuencias Idénticas", "一色三同順"),
    ("5.1.4", "four-identical-sequences", 480, "Cuatro Secuencias Idénticas", "一色四同順"),
    ("6.1", "three-similar-sequences", 35, "Tres Secuencias Similares", "三色同順"),
    ("6.2.1", "small-three-similar-triplets", 30, "Tres Triples Similares Pequeños", "三色小同刻"),
    ("6.2.2", "three-similar-triplets", 120, "Tres Triples Similares", "三色同刻"),
    ("7.1", "nine-tile-straight", 40, "Escalera de Nueve", "一氣通貫"),
    ("7.2.1", "three-consecutive-triplets", 100, "Tres Triples Consecutivos", "三連刻"),
    ("7.2.2", "four-consecutive-triplets", 200, "Cuatro Triples Consecutivos", "四連刻"),
    ("8.1.1", "mixed-lesser-terminals", 40, "Terminales Menores Mixtos", "混全帶么"),
    ("8.1.2", "pure-lesser-terminals", 50, "Terminales Menores Puros", "純全帶么"),
    ("8.1.3", "mixed-greater-terminals", 100, "Terminales Mayores Mixtos", "混么九"),
    ("8.1.4", "pure-greater-terminals", 400, "Terminales Mayores Puros", "清么九"),
    ("9.1.1", "final-draw", 10, "Último Robo", "海底撈月"),
    ("9.1.2", "final-discard", 10, "Último Descarte", "河底撈魚"),
    ("9.2", "win-on-kong", 10, "Ganar con Kong", "嶺上開花"),
    ("9.3", "robbing-a-kong", 10, "Robar un Kong", "搶槓"),
    ("9.4.1", "blessing-of-heaven", 155, "Bendición del Cielo", "天和"),
    ("9.4.2", "blessing-of-earth", 155, "Bendición de la Tierra", "地和"),
    ("10.1", "thirteen-terminals", 160, "Trece Terminales", "十三么九"),
    ("10.2", "seven-pairs", 30, "Siete Pares", "七對子"),
]


def test_the_44_patterns_with_their_numbers_values_and_names() -> None:
    patterns = ms.ruleset("zung-jung").patterns
    assert [(p.number, p.id, p.value, p.es, p.zh) for p in patterns] == PATTERNS
    assert [p.en for p in patterns] == [p.id.replace("-", " ").capitalize() for p in patterns]


def test_the_number_stands_with_what_was_found() -> None:
    score = verdict("11122233p99m(777z) +3p", seat="S", rules="zung-jung").score
    assert score is not None
    assert [(pattern.number, pattern.id) for pattern in score.patterns] == [
        ("3.1", "value-honor"),
        ("5.1.3", "three-identical-sequences"),
        ("8.1.1", "mixed-lesser-terminals"),
    ]


# One suit and honors, 40; two dragons, 20; a kong, 5; the last draw, 10.
ACCOUNTS = {
    "en": """\
World Series of Mahjong: 75 points
    40  Mixed one suit
    20  Value honor ×2
     5  One kong
    10  Final draw
reading: +123m 44z (456m) (555z@S) [6666z]
payments: E +225 S -75 W -75 N -75""",
    "es": """\
Serie Mundial de Mahjong: 75 puntos
    40  Un Palo Mixto
    20  Honor de Valor ×2
     5  Un Kong
    10  Último Robo
lectura: +123m 44z (456m) (555z@S) [6666z]
pagos: E +225 S -75 W -75 N -75""",
    "zh": """\
麻將世界賽: 75 分
    40  混一色
    20  番牌 ×2
     5  一槓
    10  海底撈月
拆法: +123m 44z (456m) (555z@S) [6666z]
支付: E +225 S -75 W -75 N -75""",
    "ja": """\
麻雀世界選手権: 75 点
    40  混一色
    20  番牌 ×2
     5  一槓
    10  海底撈月
手牌構成: +123m 44z (456m) (555z@S) [6666z]
点数移動: E +225 S -75 W -75 N -75""",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_account(lang: str) -> None:
    judged = verdict(
        "23m44z(456m)(555z@S)[6666z] +1m", "self-draw", events=["last-tile"], rules="zung-jung"
    )
    assert judged.explain(lang) == ACCOUNTS[lang]


# 360, limited; and three in a row are not counted beside four.
LIMITED = {
    "en": """\
World Series of Mahjong: 320 points
     5  Concealed hand
    30  All triplets
   125  Four concealed triplets
   200  Four consecutive triplets
   360  → limited to 320
        not counted: Three consecutive triplets (Four consecutive triplets)
reading: 333m 444m 555m 666m +99p
no payments: it was not said from whom the tile came""",
    "es": """\
Serie Mundial de Mahjong: 320 puntos
     5  Mano Oculta
    30  Todos Triples
   125  Cuatro Triples Ocultos
   200  Cuatro Triples Consecutivos
   360  → con límite de 320
        no cuenta: Tres Triples Consecutivos (Cuatro Triples Consecutivos)
lectura: 333m 444m 555m 666m +99p
sin pagos: no se dijo de quién vino la ficha""",
    "zh": """\
麻將世界賽: 320 分
     5  門前清
    30  對對和
   125  四暗刻
   200  四連刻
   360  → 以 320 为限
        不计：三連刻（四連刻）
拆法: 333m 444m 555m 666m +99p
无法计算支付：没有说明牌来自谁""",
    "ja": """\
麻雀世界選手権: 320 点
     5  門前清
    30  對對和
   125  四暗刻
   200  四連刻
   360  → 上限 320
        数えない：三連刻（四連刻）
手牌構成: 333m 444m 555m 666m +99p
点数移動は計算できない：誰から出た牌かが示されていない""",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_account_of_a_limited_hand_without_its_discarder(lang: str) -> None:
    judged = verdict("333m444m555m666m9p +9p", rules="zung-jung")
    assert judged.explain(lang) == LIMITED[lang]


def test_the_chicken_hand_has_names_too() -> None:
    judged = verdict("23m55p(456m)(456p)(999s) +1m", rules="zung-jung")
    lines = [judged.explain(lang).splitlines()[1].strip() for lang in LANGUAGES]
    assert lines == ["1  Chicken hand", "1  Mano de pollo", "1  雞和", "1  雞和"]
