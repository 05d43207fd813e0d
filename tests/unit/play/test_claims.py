"""What `claims`, `declarations` and `award` refuse to answer, and what their values say."""

import pickle
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.play._claims import ClaimKind, award, claims, declarations

CHOW = "12m456p789s1123z5z +3m"
WIN = "12m456p789s11222z +3m"


def reasons(call: Any) -> list[str]:
    """Tell the reasons of the GameError that a call raises, which can be said in any language."""
    with pytest.raises(ms.GameError) as caught:
        call()
    assert all(p.message(lang) for p in caught.value.problems for lang in LANGUAGES)
    return [problem.reason for problem in caught.value.problems]


def offered(text: str, **said: Any) -> ms.Win:
    return ms.parse_win(text, by=said.pop("by", "discard"), **said)


def test_all_that_is_wrong_with_an_offer_is_told_at_once() -> None:
    win = offered(CHOW, by="self-draw", seat="N")
    assert reasons(lambda: claims(win, "hong-kong-two-player")) == [
        "seat-not-in-game",
        "discarder-unknown",
        "not-a-discard",
    ]
    two = offered(CHOW, seat="S", payer="W")
    assert reasons(lambda: claims(two, "hong-kong-two-player")) == ["seat-not-in-game"]
    assert reasons(lambda: declarations(offered(CHOW, seat="N"), "hong-kong-two-player")) == [
        "seat-not-in-game",
        "not-a-discard",
    ]


def test_a_discarder_that_does_not_exist() -> None:
    with pytest.raises(ms.NotationError, match="discarder: expected one of E, S, W, N, found 'X'"):
        claims(offered(CHOW), "simple", discarder="X")
    with pytest.raises(ms.OptionError, match="there is no rule set"):
        claims(offered(CHOW), "rummy")


def test_claims_that_cannot_be_of_one_tile() -> None:
    """All that is wrong is told at once."""
    north = claims(offered(CHOW, seat="N", payer="W"), "simple").possible
    east = claims(offered(CHOW, seat="E", payer="N"), "simple").possible
    assert reasons(lambda: award([*north, *north, *east], "simple")) == [
        "claims-differ",
        "claimed-twice",
    ]
    south = claims(offered(WIN, seat="S", payer="W"), "zung-jung").possible
    assert reasons(lambda: award([*south, *north], "simple")) == ["other-ruleset"]
    assert reasons(lambda: award(north, "hong-kong-two-player")) == [
        "seat-not-in-game",
        "seat-not-in-game",
    ]


def test_what_is_declared_on_the_own_turn_is_no_claim() -> None:
    own = declarations(offered("1111m23p44s12z(555z) +1p", by="self-draw"), "simple").possible
    drawn = declarations(offered(WIN, by="self-draw", seat="S"), "simple").possible
    assert reasons(lambda: award([*own, *drawn], "simple"))[:2] == ["not-a-claim", "not-a-claim"]


def test_the_values() -> None:
    """They compare, hash and pickle, and have the melds that they make."""
    answer = claims(offered("1233m456p789s112z +3m", seat="S", payer="E"), "simple")
    pong, chow = answer.possible
    assert (pong.kind, pong.kind == "pong") == (ClaimKind.PONG, True)
    assert (pong.seat, pong.source, str(pong.tile)) == ("S", "E", "3m")
    assert pong.meld == ms.Meld(["3m", "3m", "3m"], "E")
    assert chow.meld == ms.Meld(["1m", "2m", "3m"], "E")
    kong = answer.refusal("kong")
    assert kong is not None
    assert (kong.reason, dict(kong.data)) == ("too-few-tiles", {"found": 2, "expected": 3})
    assert str(kong) == "S no kong: too-few-tiles"
    assert kong.message() == "it needs 3 more of the tile in the hand, found 2"
    assert answer.refusal("pong") is None
    assert pickle.loads(pickle.dumps(answer)) == answer
    assert len({pong, chow, *answer.refused}) == 4


def test_a_refusal_to_win_says_all_problems() -> None:
    """Those of the verdict, a line each."""
    win = offered("123m456p789s112z1m8f +1f", payer="S")
    refusal = claims(win, "hong-kong").refusal("win")
    problems = ms.check(win, "hong-kong").problems
    assert refusal is not None
    assert (refusal.reason, refusal.problems) == ("tile-not-in-set", problems)
    assert refusal.message("es").splitlines() == [problem.message("es") for problem in problems]
    assert len(problems) == 3
    pong = claims(win, "hong-kong").refusal("pong")
    assert pong is not None
    assert pong.message() == "this rule set does not play with 1f"


def test_red_fives_are_told_apart() -> None:
    """No rule set has them yet; a meld is made of the tiles that the hand really has."""
    from mahjong_score._hands.melding import added_kongs, chow_melds, concealed_kongs, equal_melds

    hand = ms.parse_hand("0556p34p")
    five, six = ms.parse_tile("5p"), ms.parse_tile("6p")
    assert [str(m) for m in equal_melds(hand, five, 2, ms.Seat.EAST)] == ["(055p@E)", "(555p@E)"]
    assert [str(m) for m in chow_melds(hand, six, ms.Seat.EAST)] == ["(456p@E)", "(406p@E)"]
    assert [(str(tile), str(meld)) for tile, meld in concealed_kongs(hand, five)] == [
        ("5p", "[0555p]")
    ]
    assert chow_melds(ms.parse_hand("12356z"), ms.parse_tile("4z"), ms.Seat.EAST) == []
    pong = ms.parse_hand("1z(555p@S)")
    assert [(str(t), str(m)) for t, m in added_kongs(pong, ms.parse_tile("0p"))] == [
        ("0p", "(0555p@S)")
    ]
