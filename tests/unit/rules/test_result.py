"""Scores and verdicts: one line, the whole account in four languages, the reading."""

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from tests.helpers import verdict

PLAIN = ms.score(
    ms.parse_win("111m222p33s555z66z +3s", by="discard", payer="W", seat="S"), "hong-kong"
)
LIMITED = ms.score(
    ms.parse_win(
        "4p(555z@W)(666z@N)(7777z@W)(123m@E) +4p",
        by="self-draw",
        seat="S",
        round="W",
        events=["kong-replacement", "last-tile"],
    ),
    "hong-kong",
)
ORPHANS = ms.score(ms.parse_win("19m19p19s1234567z +1z", by="discard"), "hong-kong")


def test_a_score_in_one_line() -> None:
    assert [str(PLAIN), str(LIMITED), str(ORPHANS)] == [
        "hong-kong: 5 fan: concealed-hand 1, dragon-triplet 1, all-triplets 3;"
        " E +0 S +96 W -96 N +0",
        "hong-kong: 10 fan: self-draw 1, dragon-triplet 3, kong-replacement 1, last-tile 1,"
        " big-three-dragons 5; E -768 S +768 W +0 N +0",
        "hong-kong: 10 fan: concealed-hand 1, thirteen-orphans 10",
    ]


def test_the_account_of_a_score() -> None:
    assert [PLAIN.explain(lang) for lang in LANGUAGES] == [
        """\
Hong Kong: 5 fan
     1  Concealed hand
     1  Dragon triplet
     3  All triplets
reading: 111m 222p +333s 555z 66z
payments: E +0 S +96 W -96 N +0""",
        """\
Hong Kong: 5 fan
     1  Mano cerrada
     1  Trío de Dragón
     3  Todos tríos
lectura: 111m 222p +333s 555z 66z
pagos: E +0 S +96 W -96 N +0""",
        """\
香港: 5 番
     1  門前清
     1  箭刻
     3  對對糊
拆法: 111m 222p +333s 555z 66z
支付: E +0 S +96 W -96 N +0""",
        """\
香港: 5 番
     1  門前清
     1  箭刻
     3  對對糊
手牌構成: 111m 222p +333s 555z 66z
点数移動: E +0 S +96 W -96 N +0""",
    ]


def test_the_account_of_a_limited_score_with_a_liable_player() -> None:
    """What is found is listed with its sum; the cap and who is liable are told."""
    assert [LIMITED.explain(lang) for lang in LANGUAGES] == [
        """\
Hong Kong: 10 fan
     1  Self-draw
     3  Dragon triplet ×3
     1  Kong replacement
     1  Last tile
     5  Big three dragons
    11  → limited to 10
reading: +44p (555z@W) (666z@N) (7777z@W) (123m@E)
liable: E
payments: E -768 S +768 W +0 N +0""",
        """\
Hong Kong: 10 fan
     1  Robo propio
     3  Trío de Dragón ×3
     1  Ficha de reemplazo
     1  Última ficha del muro
     5  Tres Grandes Dragones
    11  → con límite de 10
lectura: +44p (555z@W) (666z@N) (7777z@W) (123m@E)
responsable: E
pagos: E -768 S +768 W +0 N +0""",
        """\
香港: 10 番
     1  自摸
     3  箭刻 ×3
     1  槓上開花
     1  海底撈月
     5  大三元
    11  → 以 10 为限
拆法: +44p (555z@W) (666z@N) (7777z@W) (123m@E)
包牌：E
支付: E -768 S +768 W +0 N +0""",
        """\
香港: 10 番
     1  自摸
     3  箭刻 ×3
     1  槓上開花
     1  海底撈月
     5  大三元
    11  → 上限 10
手牌構成: +44p (555z@W) (666z@N) (7777z@W) (123m@E)
包（パオ）：E
点数移動: E -768 S +768 W +0 N +0""",
    ]


def test_the_account_of_a_score_without_payments() -> None:
    """Of a special shape, the reading is all tiles; the account says why there are no payments."""
    assert [ORPHANS.explain(lang) for lang in LANGUAGES] == [
        """\
Hong Kong: 10 fan
     1  Concealed hand
    10  Thirteen orphans
    11  → limited to 10
reading: +19m19p19s11234567z
no payments: it was not said from whom the tile came""",
        """\
Hong Kong: 10 fan
     1  Mano cerrada
    10  Trece Huérfanos
    11  → con límite de 10
lectura: +19m19p19s11234567z
sin pagos: no se dijo de quién vino la ficha""",
        """\
香港: 10 番
     1  門前清
    10  十三么
    11  → 以 10 为限
拆法: +19m19p19s11234567z
无法计算支付：没有说明牌来自谁""",
        """\
香港: 10 番
     1  門前清
    10  十三么
    11  → 上限 10
手牌構成: +19m19p19s11234567z
点数移動は計算できない：誰から出た牌かが示されていない""",
    ]


def test_why_there_are_no_payments() -> None:
    below = verdict("23m44p(456m)(678m)(999m) +1m", by="self-draw", options={"minimum": 1})
    golden = verdict("23p456p44z(678p)(999p) +1p", rules="hong-kong-two-player")
    assert [v.explain().splitlines()[-1] for v in (below, golden)] == [
        "no payments: the payment table starts above this total",
        "no payments: the caller gave no golden values for this table",
    ]
    assert [PLAIN.no_payments, ORPHANS.no_payments] == [None, "payer-unknown"]


def test_a_verdict_is_told_as_its_score_or_as_its_problems() -> None:
    good, bad = ms.check(PLAIN.win, "hong-kong"), verdict("147m258p369s1234z +5z", payer="E")
    assert [(v.ok, str(v)) for v in (good, bad)] == [
        (True, str(PLAIN)),
        (False, "hong-kong: contradiction, not-a-winning-hand"),
    ]
    assert [good.explain("es"), good.score, good.problems] == [PLAIN.explain("es"), PLAIN, ()]
    assert [bad.explain(lang) for lang in LANGUAGES] == [
        """\
Hong Kong: not a win
  the winner E cannot be the player won from
  the hand is not complete: its tiles form no winning shape of this rule set""",
        """\
Hong Kong: no es una victoria
  quien gana, E, no puede ser a quien se gana
  la mano no está completa: sus fichas no forman ninguna figura ganadora del reglamento""",
        """\
香港: 不是有效的和牌
  和牌者 E 不能同时是放铳者
  没有和牌：这些牌不构成本规则的任何和牌牌型""",
        """\
香港: 和了と認められない
  和了者 E は放銃者になれない
  和了形ではない：このルールのどの和了形にもならない""",
    ]


def test_a_score_that_is_refused_carries_all_problems() -> None:
    win = ms.parse_win("147m258p369s1234z +5z", by="discard", payer="E")
    with pytest.raises(ms.NotAWin) as caught:
        ms.score(win, "hong-kong")
    assert caught.value.problems == ms.check(win, "hong-kong").problems
    assert isinstance(caught.value, ValueError)
    assert (
        str(caught.value)
        == """\
the winner E cannot be the player won from
the hand is not complete: its tiles form no winning shape of this rule set"""
    )
    assert caught.value.explain("es").startswith("quien gana, E, no puede ser a quien se gana\n")


READINGS = {
    # Groups stand in the order of their tiles, then the pair, then the melds as declared.
    "99s555z45m(777z)[2222p] +6m": "+456m 555z 99s (777z) [2222p]",
    # Where several groups could be completed for the same value, a chow comes before a triplet.
    "456m11z123p789s11p +1p": "456m +123p 111p 789s 11z",
    "222m333p444s5566z +6z": "222m 333p 444s +666z 55z",
    "222m333p444s555z6z +6z": "222m 333p 444s 555z +66z",
    "1m234m567m888p777s +1m": "234m 567m 888p 777s +11m",
}


def test_the_reading_of_a_score() -> None:
    """The plus marks what the winning tile completes."""
    found = {}
    for text in READINGS:
        score = verdict(text, options={"minimum": 0}).score
        assert score is not None
        found[text] = str(score.reading)
    assert found == READINGS


def test_the_parts_of_a_reading() -> None:
    reading = PLAIN.reading
    assert (reading.groups, reading.completed) == (
        ("111m", "222p", "333s", "555z", "66z"),
        "333s",
    )
    assert ORPHANS.reading.groups == ("19m19p19s11234567z",)
    assert ORPHANS.reading.completed == "19m19p19s11234567z"


def test_a_settlement_is_a_mapping_of_seats() -> None:
    paid = PLAIN.payments
    assert paid is not None
    assert dict(paid) == {"E": 0, "S": 96, "W": -96, "N": 0}
    assert (paid["S"], paid[ms.Seat.WEST], len(paid), list(paid)) == (96, -96, 4, list("ESWN"))
    with pytest.raises(KeyError, match="X"):
        paid["X"]
    assert paid == PLAIN.payments
    assert paid == {"E": 0, "S": 96, "W": -96, "N": 0}
    assert hash(paid) == hash(PLAIN.payments)


def test_results_pickle() -> None:
    for result in (PLAIN, LIMITED, ORPHANS, PLAIN.reading, PLAIN.payments):
        copy = pickle.loads(pickle.dumps(result))
        assert (copy, repr(copy), hash(copy)) == (result, repr(result), hash(result))
    for judged in (ms.check(PLAIN.win, "hong-kong"), verdict("147m258p369s1234z +5z")):
        assert pickle.loads(pickle.dumps(judged)) == judged


def test_errors_pickle_with_their_problems() -> None:
    bad = verdict("147m258p369s1234z +5z", payer="E").problems
    for error in (ms.NotationError(bad), ms.NotAWin(bad), ms.OptionError.of("uneven-columns")):
        copy = pickle.loads(pickle.dumps(error))
        assert (type(copy), str(copy)) == (type(error), str(error))
        assert getattr(copy, "problems", bad) == bad
    assert pickle.loads(pickle.dumps(bad)) == bad


def test_many_wins_are_judged_lazily_and_in_order() -> None:
    asked = []

    def given() -> Iterator[ms.Win]:
        for text in ("19m19p19s1234567z +1z", "1z +1z", "111m222p33s555z66z +3s"):
            asked.append(text)
            yield ms.parse_win(text, by="discard")

    verdicts = ms.score_many(given(), "hong-kong")
    assert asked == []
    assert [verdict.ok for verdict in islice(verdicts, 2)] == [True, False]
    assert len(asked) == 2
    assert [verdict.ok for verdict in verdicts] == [True]


def test_one_point_is_a_point() -> None:
    """A chicken hand of Zung Jung; the line for programs keeps the name of the unit."""
    score = ms.score(ms.parse_win("23m456p999s44z(555p) +4m", by="discard"), "zung-jung")
    assert str(score).startswith("zung-jung: 1 points: chicken-hand 1")
    heads = [score.explain(lang).splitlines()[0].rpartition(": ")[2] for lang in LANGUAGES]
    assert heads == ["1 point", "1 punto", "1 分", "1 点"]
