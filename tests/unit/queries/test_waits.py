"""Waits: the tiles that complete a hand, what each scores, and how many are left."""

import pickle
from collections.abc import Iterable

import pytest

import mahjong_score as ms


def waiting(text: str, rules: str | ms.Ruleset = "hong-kong", **said: Iterable[str]) -> str:
    """Tell the waits of a hand: each tile, the copies left, and the totals where it is a win."""
    found = ms.waits(ms.parse_hand(text), rules, **said)  # type: ignore[arg-type]

    def total(verdict: ms.Verdict) -> str:
        return "-" if verdict.score is None else str(verdict.score.total)

    return " ".join(
        f"{tile}×{wait.left}:{total(wait.discard)}/{total(wait.self_draw)}"
        for tile, wait in found.items()
    )


@pytest.mark.parametrize(
    ("text", "waits"),
    [
        # The pair before the chow that lacks a tile, and after it.
        ("11m456p23789s111z", "1s×4:3/4 4s×4:3/4"),
        ("23m456789p111z11s", "1m×4:3/4 4m×4:3/4"),
        # A pair, two sides, one side, a middle. A dragon triplet and a concealed hand are 2 fan,
        # and at least 3 are needed; the third is the self-draw.
        ("123m456p789s1555z", "1z×3:-/3"),
        ("23m456p789s11555z", "1m×4:-/3 4m×4:-/3"),
        ("12m456p789s11555z", "3m×4:-/3"),
        ("13m456p789s11555z", "2m×4:-/3"),
        # Two pairs: all triplets 3, concealed 1 and a dragon 1 or two; self-drawn, the limit of 10.
        ("11m222p333s55566z", "1m×2:5/10 6z×2:6/10"),
        # 2223m: 222m and the pair of 3m, or the pair of 2m and a chow. East's wind in the East
        # round is 2 fan, concealed 1, self-draw 1.
        ("2223m456p789s111z", "1m×4:3/4 3m×3:3/4 4m×4:3/4"),
    ],
)
def test_what_a_hand_waits_on(text: str, waits: str) -> None:
    assert waiting(text) == waits


def test_nine_gates_waits_on_its_whole_suit() -> None:
    found = ms.waits(ms.parse_hand("1112345678999m"), "hong-kong")
    assert "".join(str(tile)[0] for tile in found) == "123456789"
    assert [wait.left for wait in found.values()] == [1, 3, 3, 3, 3, 3, 3, 3, 1]


def test_thirteen_orphans_waits_on_thirteen_kinds() -> None:
    found = ms.waits(ms.parse_hand("19m19p19s1234567z"), "hong-kong")
    assert len(found) == 13
    assert {wait.left for wait in found.values()} == {3}


def test_seven_pairs_wait_on_the_single_tile() -> None:
    """25 fu and 3 han, 800 and 1600 from the dealer. Four alike are no two pairs."""
    found = ms.waits(ms.parse_hand("1133m5577p2299s4z"), "riichi", seat="S")
    assert {str(tile): str(wait.self_draw.score) for tile, wait in found.items()} == {
        "4z": "riichi: 3 han: menzen-tsumo 1, chiitoitsu 2; E -1600 S +3200 W -800 N -800"
    }
    assert ms.waits(ms.parse_hand("1111m5577p2299s4z"), "riichi") == {}


def test_a_knitted_straight_waits_on_what_is_missing() -> None:
    """12, a pung of honors 1, and the concealed hand: 2 on a discard, 4 self-drawn."""
    assert waiting("47m258p369s11122z", "mcr", seat="S", round="S") == "1m×4:15/17"


def test_melds_and_kongs_take_part() -> None:
    """A kong counts as three, and its four copies are gone: 2s is no wait of 13s."""
    assert waiting("23m456p11z(777z)[2222s]", ms.ruleset("hong-kong", minimum=0)) == (
        "1m×4:1/2 4m×4:1/2"
    )
    assert waiting("13s456p11z(777z)[2222s]") == ""


@pytest.mark.parametrize("text", ["1111m456p789s111z", "1123m111p(1111m)789s"])
def test_a_wait_that_needs_a_fifth_copy_is_none(text: str) -> None:
    if text.startswith("1123m"):
        with pytest.raises(ms.HandError, match="1m appears 6 times"):
            waiting(text)
    else:
        # 1m would be the pair beside 111m; there is no fifth.
        assert waiting(text) == ""


def test_a_hand_that_is_not_ready_waits_on_nothing() -> None:
    assert ms.waits(ms.parse_hand("147m258p369s1234z"), "hong-kong") == {}


def test_visible_tiles_are_taken_off() -> None:
    """Text and tiles; a red five is a five; more than there are leave none."""
    visible = ["1m", "4m", "4m", "4m", "4m", "4m", "9s"]
    assert waiting("23m456p789s11555z", visible=visible) == "1m×3:-/3 4m×0:-/3"
    found = ms.waits(
        ms.parse_hand("34m456p789s11555z"), "riichi", visible=[ms.parse_tile("0m"), "5m"]
    )
    assert {str(tile): wait.left for tile, wait in found.items()} == {"2m": 4, "5m": 2}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("23m456p789s1155z", "the hand has 12 tiles before the winning one, and should have 13"),
        ("123m456p789s11555z", "the hand has 14 tiles before the winning one, and should have 13"),
        ("23m456p1z(777z)[2222s]", "the hand has 12 tiles before"),
    ],
)
def test_a_hand_of_the_wrong_size_is_an_error_that_says_so(text: str, said: str) -> None:
    with pytest.raises(ms.HandError) as raised:
        waiting(text)
    assert str(raised.value).startswith(said)
    (problem,) = raised.value.problems
    assert problem.code == "wrong-tile-count"
    assert problem.data["expected"] == 13
    assert pickle.loads(pickle.dumps(raised.value)).problems == raised.value.problems


def test_tiles_that_the_rule_set_has_not_are_an_error() -> None:
    with pytest.raises(ms.HandError, match="5m"):
        waiting("55m11122233p1199s", "hong-kong-two-player")


def test_red_fives_are_a_matter_of_options() -> None:
    """One of each suit where there are any, and none without them."""
    assert waiting("067m456p789s1155z", ms.ruleset("riichi")) != ""
    with pytest.raises(ms.HandError, match="0m"):
        waiting("067m456p789s1155z", ms.ruleset("riichi", red_fives=False))
    with pytest.raises(ms.HandError, match="0m"):
        waiting("007m456p789s1155z", ms.ruleset("riichi"))


def test_the_two_player_set_has_waits_too() -> None:
    """9m is a pair there, and no part of a chow. All triplets is 3 fan, self-draw 1."""
    assert waiting("9m111222333p(444p)", "hong-kong-two-player") == "9m×3:3/4"


def test_events_go_with_the_win() -> None:
    """The last tile of the wall is 1 fan.

    What contradicts one way of winning is a problem of that way only.
    """
    assert waiting("23m456p789s11555z", events=["last-tile"]) == "1m×4:-/4 4m×4:-/4"
    hand = ms.parse_hand("23m456p11z(777z)[2222s]")
    wait = next(iter(ms.waits(hand, "hong-kong", events=["kong-replacement"]).values()))
    assert [p.reason for p in wait.discard.problems][:1] == ["replacement-not-self-drawn"]
    assert [p.code for p in wait.self_draw.problems] == []
    assert wait.is_enough


def test_seat_and_round_count() -> None:
    """East in the South round: a triplet of its wind and one of the round's are 1 fan each."""
    rules = ms.ruleset("hong-kong", minimum=0)
    text = "23m789s11z(222z)(333z)"
    assert waiting(text, rules, seat="S", round="S") == "1m×4:2/3 4m×4:2/3"
    assert waiting(text, rules, seat="W", round="S") == "1m×4:2/3 4m×4:2/3"
    assert waiting(text, rules, seat="W", round="E") == "1m×4:1/2 4m×4:1/2"


def test_whether_it_is_enough() -> None:
    """Below the minimum on a discard, enough on a self-draw, or in no way."""
    found = ms.waits(ms.parse_hand("23m456p789s11555z"), "hong-kong")
    assert [wait.is_enough for wait in found.values()] == [True, True]
    found = ms.waits(ms.parse_hand("23m456p11z(777z)[2222s]"), "hong-kong")
    assert [wait.is_enough for wait in found.values()] == [False, False]


@pytest.mark.parametrize(
    "said", [{"seat": "X"}, {"round": "5"}, {"events": ["luck"]}, {"visible": ["8z"]}]
)
@pytest.mark.parametrize("text", ["23m456p789s11555z", "147m258p369s1234z"])
def test_what_does_not_exist_is_an_error_even_if_it_waits_on_nothing(
    text: str, said: dict[str, str]
) -> None:
    with pytest.raises(ms.NotationError):
        waiting(text, **said)


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        # Honors and knitted tiles: any of the three honors that are missing.
        ("147m258p369s1234z", "5z 6z 7z"),
        # A knitted straight is complete: its group waits. Or one of its nine is missing.
        ("147m258p369s1145z", ""),
        ("147m258p369s1123z", ""),
        ("123m147m258p369s1z", "1z"),
        ("14m258p369s111z22z", "7m"),
        ("147m258p36s(111z)22z", "9s"),
        # Seven pairs, one of them twice.
        ("1111m2233p4455s6z", "6z"),
    ],
)
def test_the_special_shapes_of_the_chinese_official_rules(text: str, tiles: str) -> None:
    found = ms.waits(ms.parse_hand(text), "mcr")
    assert " ".join(map(str, found)) == tiles


def test_a_hand_whose_suits_cannot_fit_waits_on_nothing() -> None:
    """A suit of three tiles that are no group, beside a pair and groups; too many single tiles."""
    assert waiting("124m456p789s1122z") == ""
    assert waiting("1m4p456p789s11122z") == ""


def test_the_keys_of_japanese_rules_are_those_of_the_win() -> None:
    """Riichi 1, pinfu 1, and the 9s that the indicator 8s points to: 3 han on a discard of 1s."""
    hand = ms.parse_hand("234567m345p23s99s")
    found = ms.waits(hand, "riichi", seat="S", events=["riichi"], dora=["7s"], honba=1)
    assert {str(tile): str(wait.discard) for tile, wait in found.items()} == {
        "1s": "riichi: 2 han: riichi 1, pinfu 1",
        "4s": "riichi: 2 han: riichi 1, pinfu 1",
    }
    dora = ms.waits(hand, "riichi", seat="S", events=["riichi"], dora=["8s"])
    assert str(dora[ms.parse_tile("1s")].discard) == "riichi: 4 han: riichi 1, pinfu 1, dora 2"
