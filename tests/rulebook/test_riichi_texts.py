"""Japanese rules: the whole account of a score, in each language, with the fu itemised."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.formats._wins import answer

# 20 + 2 + 2 + 2 + 2 x 32 = 90 fu.
NINETY = "24678m55z[1111s][9999s] +3m"


def explained(text: str, lang: str, by: str = "self-draw", **said: Any) -> str:
    rules = said.pop("rules", "riichi")
    return ms.check(ms.parse_win(text, by=by, **said), rules).explain(lang)


def test_in_english() -> None:
    assert explained(NINETY, "en", events=["riichi"], dora=["8s"]) == (
        "Riichi: 6 han\n"
        "     1  Riichi\n"
        "     1  Fully concealed self-draw\n"
        "     4  Dora ×4\n"
        "        90 fu = 20 base + 2 self-draw + 2 closed, edge or pair wait + 2 pair of dragons"
        " + 64 concealed kong, others\n"
        "        18000 points (haneman)\n"
        "reading: +234m 678m 55z [1111s] [9999s]\n"
        "payments: E +18000 S -6000 W -6000 N -6000"
    )


def test_in_spanish() -> None:
    assert explained(NINETY, "es", events=["riichi"], dora=["8s"]) == (
        "Riichi: 6 han\n"
        "     1  Riichi\n"
        "     1  Autorrobo cerrado\n"
        "     4  Dora ×4\n"
        "        90 fu = 20 base + 2 robo propio + 2 espera cerrada, de borde o de pareja"
        " + 2 pareja de dragones + 64 kan oculto, otros\n"
        "        18000 puntos (haneman)\n"
        "lectura: +234m 678m 55z [1111s] [9999s]\n"
        "pagos: E +18000 S -6000 W -6000 N -6000"
    )


def test_in_chinese() -> None:
    assert explained(NINETY, "zh", events=["riichi"], dora=["8s"]) == (
        "日本麻将: 6 番\n"
        "     1  立直\n"
        "     1  门前清自摸和\n"
        "     4  宝牌 ×4\n"
        "        90 符 = 20 底符 + 2 自摸 + 2 嵌张边张单骑 + 2 三元牌雀头 + 64 暗杠（幺九）\n"
        "        18000 分 (跳满)\n"
        "拆法: +234m 678m 55z [1111s] [9999s]\n"
        "支付: E +18000 S -6000 W -6000 N -6000"
    )


def test_in_japanese() -> None:
    assert explained(NINETY, "ja", events=["riichi"], dora=["8s"]) == (
        "リーチ麻雀: 6 翻\n"
        "     1  立直\n"
        "     1  門前清自摸和\n"
        "     4  ドラ ×4\n"
        "        90 符 = 20 副底 + 2 ツモ + 2 待ち + 2 三元牌の雀頭 + 64 暗槓（么九）\n"
        "        18000 点 (跳満)\n"
        "手牌構成: +234m 678m 55z [1111s] [9999s]\n"
        "点数移動: E +18000 S -6000 W -6000 N -6000"
    )


def test_what_is_left_out_and_who_is_liable_in_japanese() -> None:
    said: dict[str, Any] = {"by": "discard", "payer": "N", "seat": "S", "honba": 2}
    assert explained("34p66m(555z@E)(666z@E)(777z@W) +5p", "ja", **said) == (
        "リーチ麻雀: 13 翻\n"
        "    13  大三元\n"
        "        32000 点 (役満)\n"
        "        数えない：役牌 白（大三元）\n"
        "        数えない：役牌 發（大三元）\n"
        "        数えない：役牌 中（大三元）\n"
        "手牌構成: +345p 66m (555z@E) (666z@E) (777z@W)\n"
        "包（パオ）：W\n"
        "点数移動: E +0 S +32600 W -16600 N -16000"
    )


def test_fixed_fu_have_no_rows() -> None:
    said: dict[str, Any] = {"by": "discard", "payer": "N", "seat": "S"}
    assert explained("1133m5577p2299s4z +4z", "en", **said) == (
        "Riichi: 2 han\n"
        "     2  Seven pairs\n"
        "        25 fu\n"
        "        1600 points\n"
        "reading: +1133m5577p2299s44z\n"
        "payments: E +0 S +1600 W +0 N -1600"
    )


def test_a_yakuman() -> None:
    """What it leaves out is said, with the yakuman that it gives way to; there are no fu."""
    said: dict[str, Any] = {"by": "discard", "payer": "N", "seat": "S", "honba": 2}
    assert explained("34p66m(555z@E)(666z@E)(777z@W) +5p", "en", **said) == (
        "Riichi: 13 han\n"
        "    13  Big three dragons\n"
        "        32000 points (yakuman)\n"
        "        not counted: White dragon (Big three dragons)\n"
        "        not counted: Green dragon (Big three dragons)\n"
        "        not counted: Red dragon (Big three dragons)\n"
        "reading: +345p 66m (555z@E) (666z@E) (777z@W)\n"
        "liable: W\n"
        "payments: E +0 S +32600 W -16600 N -16000"
    )


def test_every_yakuman_can_be_explained() -> None:
    """Also where bonus han, ordinary yaku and other yakuman are left out."""
    tanki = ms.parse_win("222m333p666888s5z +5z", by="discard", payer="N", seat="S", dora=["4z"])
    honors = ms.parse_win("1122z(555z)(666z)(777z) +1z", by="discard", payer="N", seat="S")
    assert "32000 points (yakuman)" in ms.check(tanki, "riichi").explain()
    unstacked = ms.check(honors, ms.ruleset("riichi", profile="ema")).explain()
    assert "not counted: All honors (Big three dragons)" in unstacked


def test_the_hand_of_man_alone_can_be_explained() -> None:
    win = ms.parse_win(
        "34567m345p345s55p +2m", by="discard", payer="W", seat="S", events=["hand-of-man"]
    )
    said = ms.check(win, ms.ruleset("riichi", renhou="mangan")).explain()
    assert "not counted: Pinfu (Hand of man)" in said


def test_without_a_yaku() -> None:
    said: dict[str, Any] = {"by": "discard", "payer": "N", "seat": "W", "dora": ["1m"]}
    assert explained("13m234p340678s22z +2m", "en", **said) == (
        "Riichi: not a win\n  the hand is complete, and has no yaku; its 2 bonus han are none"
    )


def test_the_answer_has_the_keys_of_riichi() -> None:
    """`fu`, `points`, `limit`, `yakuman`, beside the common ones."""
    win = {"hand": "234567m345p23s55p", "tile": "1s", "by": "discard", "from": "N", "seat": "S"}
    assert answer({**win, "honba": 1, "sticks": 2}, "riichi") == {
        "ok": True,
        "ruleset": "riichi",
        "total": 1,
        "unit": "han",
        "patterns": [{"id": "pinfu", "value": 1, "count": 1, "name": "Pinfu"}],
        "reading": "234m 567m 345p +123s 55p",
        "liable": None,
        "payments": {"E": 0, "S": 3300, "W": 0, "N": -1300},
        "fu": 30,
        "points": 1000,
        "limit": None,
        "yakuman": 0,
    }


ROUNDED = {
    "en": "30 fu = 20 base + 2 self-draw, rounded up",
    "es": "30 fu = 20 base + 2 robo propio, redondeados",
    "zh": "30 符 = 20 底符 + 2 自摸，进位到十",
    "ja": "30 符 = 20 副底 + 2 ツモ、切り上げ",
}
LEAST = {
    "en": "30 fu = 20 base, the least of an open hand on a discard",
    "es": "30 fu = 20 base, mínimo de una mano abierta con descarte",
    "zh": "30 符 = 20 底符，副露点和的最低符数",
    "ja": "30 符 = 20 副底、副露ロンの最低符",
}


@pytest.mark.parametrize("lang", ROUNDED)
def test_a_sum_of_fu_that_is_not_the_fu_says_why(lang: str) -> None:
    """The sum is rounded up to tens; an open hand without fu of its own has 30 on a discard."""
    open_hand = "234678m56s88s(345p) +7s"
    assert f"        {ROUNDED[lang]}\n" in explained(open_hand, lang)
    assert f"        {LEAST[lang]}\n" in explained(open_hand, lang, by="discard")
