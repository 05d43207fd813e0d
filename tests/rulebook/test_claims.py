"""Claims on a discard, and who gets the tile: the clauses of the rules, one by one."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score.play._claims import Claim, Claims, award, claims, declarations

NO_WIN = "258m258p369s1234z +1m"
HALF_FLUSH = "23m44z(456m)(678m)(999m) +1m"


def offer(text: str, *, rules: Any = "simple", by: str = "discard", **said: Any) -> Claims:
    """Ask for the claims on a tile; `discarder` and `concealed_kong` go to `claims`."""
    more = {key: said.pop(key) for key in ("discarder", "concealed_kong") if key in said}
    return claims(ms.parse_win(text, by=by, **said), rules, **more)


def told(answer: Claims) -> list[str]:
    """Tell all that is possible, and all that is refused, a line each."""
    return [*map(str, answer.possible), *map(str, answer.refused)]


def drawn(text: str, *, rules: Any = "simple", **said: Any) -> list[str]:
    return told(declarations(ms.parse_win(text, by="self-draw", **said), rules))


def test_what_each_claim_needs() -> None:
    """A pong, kong or chow needs the tiles in hand: two, three, and the other two of the run."""
    from_before = {"seat": "S", "payer": "E"}
    assert told(offer("112233m456p1129s +2m", **from_before)) == [
        "S pong (222m@E)",
        "S chow (123m@E)",
        "S no win: not-a-winning-hand",
        "S no kong: too-few-tiles",
    ]
    assert told(offer("23345678m112p1s +5m", **from_before))[:3] == [
        "S chow (345m@E)",
        "S chow (456m@E)",
        "S chow (567m@E)",
    ]
    assert told(offer("111m258p369s1234z +1m", **from_before)) == [
        "S kong (1111m@E)",
        "S pong (111m@E)",
        "S no win: not-a-winning-hand",
        "S no chow: no-run",
    ]
    assert told(offer("258m258p369s1234z +1m", **from_before)) == [
        "S no win: not-a-winning-hand",
        "S no kong: too-few-tiles",
        "S no pong: too-few-tiles",
        "S no chow: no-run",
    ]


@pytest.mark.parametrize(
    ("hand", "tile", "runs"),
    [
        ("2233m", "1m", ["123m"]),
        ("1133m", "2m", ["123m"]),
        ("78m", "9m", ["789m"]),
        ("79m", "8m", ["789m"]),
        ("89m1p", "7m", ["789m"]),
        ("89m12p", "1p", []),
        ("12p", "9m", []),
        ("67z", "5z", []),
        ("13z", "2z", []),
        ("13p", "2s", []),
    ],
)
def test_a_run_stays_in_its_suit(hand: str, tile: str, runs: list[str]) -> None:
    answer = offer(f"{hand} +{tile}", seat="S", payer="E")
    chows = [str(claim.meld) for claim in answer.possible if claim.kind == "chow"]
    assert chows == [f"({run}@E)" for run in runs]


@pytest.mark.parametrize("rules", ["simple", "hong-kong", "zung-jung"])
def test_a_chow_only_by_the_next_player(rules: str) -> None:
    seats = "ESWN"
    for place, seat in enumerate(seats):
        for payer in seats.replace(seat, ""):
            answer = offer("23m258p369s12345z +1m", rules=rules, seat=seat, payer=payer)
            refusal = answer.refusal("chow")
            if payer == seats[place - 1]:
                assert refusal is None
            else:
                assert refusal is not None
                assert (refusal.reason, dict(refusal.data)) == (
                    "chow-not-next-seat",
                    {"found": payer, "expected": seats[place - 1]},
                )


def test_of_two_players_each_is_the_next() -> None:
    for seat, payer in (("E", "S"), ("S", "E")):
        answer = offer(
            "2355p36p12345z99m +1p", rules="hong-kong-two-player", seat=seat, payer=payer
        )
        assert str(answer.possible[0]) == f"{seat} chow (123p@{payer})"


def test_a_chow_that_completes_mahjong_is_for_any_player() -> None:
    """A chow only by the next player, unless it completes mahjong."""
    assert told(offer("23m456p789s11222z +1m", seat="W", payer="E", round="W")) == [
        "W win 20 points",
        "W no kong: too-few-tiles",
        "W no pong: too-few-tiles",
        "W no chow: chow-not-next-seat",
    ]


def test_a_win_is_by_the_verdict_of_the_rule_set() -> None:
    """With its score; below the minimum of Hong Kong it is none."""
    hand = "23m456p789s11222z +1m"
    said: dict[str, Any] = {"seat": "W", "payer": "E", "round": "W"}
    answer = offer(hand, rules="hong-kong", **said)
    refusal = answer.refusal("win")
    assert refusal is not None
    assert refusal.reason == "below-minimum"
    assert [p.code for p in refusal.problems] == ["below-minimum"]
    assert refusal.message() == "the hand is worth 1 fan, and at least 3 are needed"
    rules = ms.ruleset("hong-kong", minimum=1, payments="half-spicy")
    won = offer(hand, rules=rules, **said).possible[0]
    assert won.score == ms.score(ms.parse_win(hand, by="discard", **said), rules)
    assert won.score is not None
    assert str(won.score).endswith("; E -4 S +0 W +4 N +0")


def test_nobody_claims_an_own_discard() -> None:
    answer = offer("112233m456p1122s +2m", seat="S", payer="S")
    assert told(answer) == [f"S no {kind}: own-discard" for kind in ("win", "kong", "pong", "chow")]


def test_a_hand_of_too_many_or_too_few_tiles_cannot_win() -> None:
    """Big or little eunuch, dead hand: that player cannot win the hand."""
    for text in ("123m456p789s112z +2z", "123m456p789s11222z +2z"):
        for rules in ("simple", "hong-kong", "zung-jung"):
            refusal = offer(text, rules=rules, seat="S", payer="W").refusal("win")
            assert refusal is not None
            assert refusal.reason == "wrong-tile-count"


def test_events_are_for_the_win() -> None:
    """The last discard can make a win, a pong or a chow, but no kong: none can be replaced."""
    answer = offer(
        "222m456p789s1123z +2m", rules="zung-jung", seat="S", payer="E", events=["last-tile"]
    )
    assert told(answer) == [
        "S pong (222m@E)",
        "S no win: not-a-winning-hand",
        "S no kong: no-replacement-tile",
        "S no chow: no-run",
    ]
    won = offer(
        "23m456p789s11222z +1m", rules="zung-jung", seat="S", payer="E", events=["last-tile"]
    )
    score = won.possible[0].score
    assert score is not None
    assert [p.id for p in score.patterns] == ["concealed-hand", "value-honor", "final-discard"]


def test_same_turn_immunity_has_another_discarder() -> None:
    """`from` of the win is who discarded the tile first; the tile is the discarder's."""
    said = {"rules": "zung-jung", "seat": "S"}
    hand = "23m456p789s11222z +1m"
    own = offer(hand, discarder="E", events=["same-turn-immunity"], **said).possible
    assert [str(claim) for claim in own] == ["S win 15 points", "S chow (123m@E)"]
    assert own[0].score is not None
    assert own[0].score.win.payer is None
    first = offer(hand, payer="N", discarder="E", **said).possible
    assert [str(claim) for claim in first] == ["S win 15 points", "S chow (123m@E)"]
    assert first[0].score is not None
    assert first[0].score.win.payer == "N"


def test_who_discarded_is_who_the_win_is_from() -> None:
    answer = offer("23m456p789s11222z +1m", rules="zung-jung", seat="S", discarder="E")
    score = answer.possible[0].score
    assert score is not None
    assert score.win.payer == "E"


@pytest.mark.parametrize("rules", [name for name in ms.rulesets() if name != "riichi"])
def test_a_tile_that_the_rule_set_does_not_play_with(rules: str) -> None:
    answer = offer("00m258p369s12345z +0m", rules=rules, seat="S", payer="E")
    assert {refusal.reason for refusal in answer.refused} == {"tile-not-in-set"}
    assert answer.possible == ()


def test_a_bonus_tile_makes_nothing() -> None:
    answer = offer("123m456p789s1122z2f +1f", seat="S", payer="E")
    assert told(answer) == [
        "S no win: tile-not-in-set",
        "S no kong: too-few-tiles",
        "S no pong: too-few-tiles",
        "S no chow: not-a-suit-tile",
    ]


def test_robbing_a_kong() -> None:
    """The tile added to a kong makes a win, and nothing else."""
    hand = "23m456p789s11222z +1m"
    assert told(offer(hand, by="robbed-kong", seat="W", payer="E")) == ["W win 20 points"]
    assert told(offer("11m456p789s11222z +1m", by="robbed-kong", seat="S", payer="E")) == [
        "S no win: contradiction"
    ]
    assert told(offer(NO_WIN, by="robbed-kong", seat="S", payer="E")) == [
        "S no win: not-a-winning-hand"
    ]


def test_a_concealed_kong_is_robbed_by_thirteen_orphans_only() -> None:
    """In Hong Kong; in the other rule sets a robbed kong is an added one."""
    said: dict[str, Any] = {"by": "robbed-kong", "seat": "S", "payer": "E", "concealed_kong": True}
    orphans = "19m19p19s123456z1s +7z"
    assert told(offer(orphans, rules="hong-kong", **said)) == ["S win 10 fan"]
    refused = ["S no win: concealed-kong-not-robbed"]
    assert told(offer(HALF_FLUSH, rules="hong-kong", **said)) == refused
    assert told(offer(orphans, rules="zung-jung", **said)) == refused
    assert told(offer("23m456p789s11222z +1m", **said)) == refused
    assert told(offer(NO_WIN, **said)) == ["S no win: not-a-winning-hand"]
    assert told(offer(HALF_FLUSH, rules="hong-kong", **{**said, "concealed_kong": False})) == [
        "S win 4 fan"
    ]


def test_kongs_on_the_own_turn() -> None:
    """Four concealed tiles, or the fourth of an open pong, drawn now or before."""
    assert drawn("1111m222p44s5z(777z@N) +2p") == [
        "E concealed-kong [1111m]",
        "E concealed-kong [2222p]",
        "E no win: not-a-winning-hand",
        "E no added-kong: no-fourth-tile",
    ]
    assert drawn("1112m222p44s5z(777z@N) +1m") == [
        "E concealed-kong [1111m]",
        "E no win: not-a-winning-hand",
        "E no added-kong: no-fourth-tile",
    ]
    assert drawn("123m449s5z(777z@N)(555z@W) +7z") == [
        "E added-kong (7777z@N)",
        "E added-kong (5555z@W)",
        "E no win: not-a-winning-hand",
        "E no concealed-kong: no-four-alike",
    ]
    assert drawn("123m4445s(777z)(123m) +4s") == [
        "E concealed-kong [4444s]",
        "E no win: not-a-winning-hand",
        "E no added-kong: no-fourth-tile",
    ]
    assert drawn("258m258p369s1234z +1m") == [
        "E no win: not-a-winning-hand",
        "E no concealed-kong: no-four-alike",
        "E no added-kong: no-pong",
    ]


def test_an_added_kong_names_the_tile_that_is_added() -> None:
    """Others may rob it, whatever was drawn."""
    win = ms.parse_win("123m4445s5z(555z@W)(123m) +4s", by="self-draw")
    kongs = declarations(win, "simple").possible
    assert [(str(kong), str(kong.tile)) for kong in kongs] == [
        ("E concealed-kong [4444s]", "4s"),
        ("E added-kong (5555z@W)", "5z"),
    ]


def test_a_claimed_kong_and_a_chow_take_no_fourth_tile() -> None:
    assert drawn("123m444s7z(5555p)(123m) +1m") == [
        "E no win: not-a-winning-hand",
        "E no concealed-kong: no-four-alike",
        "E no added-kong: no-pong",
    ]


def test_a_self_drawn_win_on_the_own_turn() -> None:
    assert drawn("1111m23p44s333z(555z@S) +1p", seat="W", round="W")[0] == (
        "W concealed-kong [1111m]"
    )
    assert drawn("23m456p789s11222z +1m", seat="S")[0] == "S win 22 points"


def test_no_kong_when_the_wall_is_empty() -> None:
    assert drawn("1111m23p44s12z(555z@S) +5z", seat="W", events=["last-tile"]) == [
        "W no win: not-a-winning-hand",
        "W no concealed-kong: no-replacement-tile",
        "W no added-kong: no-replacement-tile",
    ]


# Who gets the tile.


def made(*texts: tuple[str, str, str], rules: Any = "simple", payer: str = "W") -> list[Claim]:
    """Give the claims of these kinds: seat, kind, and the hand with the tile."""
    found = []
    for seat, kind, text in texts:
        answer = offer(text, rules=rules, seat=seat, payer=payer)
        found += [claim for claim in answer.possible if claim.kind == kind][:1]
    return found


def got(claimed: list[Claim], rules: Any = "simple") -> list[str]:
    """Tell who gets the tile, whatever the order in which it is claimed."""
    answer = [str(claim) for claim in award(claimed, rules)]
    assert [str(claim) for claim in award(reversed(claimed), rules)] == answer
    return answer


PLAIN = "12m456p789s11222z +3m"  # 20, with 2 for each 222z that is a wind of the seat or round
PONG = "33m456p789s11z23m +3m"
KONG = "333m456p789s11z2m +3m"
CHOW = "12m456p789s1123z5z +3m"
FOUR_CHOWS = "12m456p789s12311s +3m"  # 20 and 2
DRAGON = "12m456p789s11666z +3m"  # 20 and 2


def test_mahjong_before_pong_and_kong_and_these_before_a_chow() -> None:
    chow, pong, kong = ("N", "chow", CHOW), ("E", "pong", PONG), ("E", "kong", KONG)
    win = ("S", "win", FOUR_CHOWS)
    assert got(made(chow, pong, win)) == ["S win 22 points"]
    assert got(made(chow, kong, win)) == ["S win 22 points"]
    assert got(made(chow, pong)) == ["E pong (333m@W)"]
    assert got(made(chow, kong)) == ["E kong (3333m@W)"]
    assert got(made(chow)) == ["N chow (123m@W)"]
    assert got([]) == []


def test_several_players_calling_mahjong() -> None:
    """The first in turn order after the discarder, the best-scoring hand, or all."""
    wins = [("E", "win", PLAIN), ("N", "win", "12m456p789s11333z +3m"), ("S", "win", DRAGON)]
    told = {"first": ["N win 20 points"], "best": ["S win 22 points"]}
    told["all"] = ["N win 20 points", "E win 20 points", "S win 22 points"]
    for option, expected in told.items():
        rules = ms.ruleset("simple", several_winners=option)
        assert got(made(*wins, ("S", "chow", CHOW), rules=rules)[:3], rules) == expected


def test_of_equally_good_hands_the_first_in_turn_order() -> None:
    rules = ms.ruleset("simple", several_winners="best")
    wins = [("S", "win", DRAGON), ("N", "win", FOUR_CHOWS), ("E", "win", PLAIN)]
    assert got(made(*wins, rules=rules), rules) == ["N win 22 points"]


def test_the_best_hand_is_the_one_that_is_paid_most() -> None:
    """Both hands are capped at 3 fan; the first in turn order has it."""
    rules = ms.ruleset("hong-kong", several_winners="best", cap=3)
    flush = "12m(456m)(789m@W)(555m)99m +3m"
    wins = [("E", "win", flush), ("N", "win", "12m44z(456m)(678m)(999m) +3m")]
    assert got(made(*wins, rules=rules), rules) == ["N win 3 fan"]


def test_zung_jung_has_one_winner_for_each_discard() -> None:
    """The next player in turn order."""
    wins = [("E", "win", DRAGON), ("S", "win", DRAGON)]
    assert got(made(*wins, rules="zung-jung"), "zung-jung") == ["E win 15 points"]


def test_a_robbed_kong_is_claimed_by_several_too() -> None:
    """Turn order counts from the player of the kong."""
    rules = ms.ruleset("simple", several_winners="all")
    found: list[Claim] = []
    for seat in ("E", "N"):
        win = ms.parse_win(DRAGON, by="robbed-kong", seat=seat, payer="S")
        found += claims(win, rules).possible
    assert got(found, rules) == ["N win 22 points", "E win 22 points"]


def test_with_two_winners_at_the_most_three_draw_the_hand() -> None:
    """Tenhou: two may win on one discard; if all three claim it, nobody has it."""
    offers = [
        offer("234567m345p23s55p +1s", rules="riichi", seat=seat, payer="E", events=["riichi"])
        for seat in ("S", "W", "N")
    ]
    wins = [answer.possible[0] for answer in offers]
    assert [str(claim).split(" (")[0][:5] for claim in award(wins[:2], "riichi")] == [
        "S win",
        "W win",
    ]
    assert award(wins, "riichi") == ()
