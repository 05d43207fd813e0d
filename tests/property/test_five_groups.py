"""A rule set of five groups: scores, waits, shanten and faults agree with a small oracle."""

from collections.abc import Iterable
from random import Random
from typing import ClassVar

import pytest
from attrs import frozen
from hypothesis import given, settings

import mahjong_score as ms
from mahjong_score import play, rules
from mahjong_score.formats import answer
from mahjong_score.rules import flags
from tests.oracle import five_groups as oracle
from tests.oracle import shanten
from tests.property.strategies import seeds


def named(id: str, value: int, needs: int) -> ms.Pattern:
    """Make a pattern that goes by flags alone."""
    return ms.Pattern(id=id, value=value, es=id, zh=id, definition=id, needs=needs)


@frozen(repr=False)
class FiveGroups(ms.Ruleset):
    """Sixteen tiles before the winning one; everything is added."""

    name: ClassVar[str] = "five-groups"
    titles: ClassVar[tuple[str, str, str, str]] = ("Five", "Cinco", "五", "五")
    unit: ClassVar[str] = "points"
    groups: ClassVar[int] = 5

    def declare(self) -> Iterable[ms.Pattern]:
        """One for each thing that five groups make different."""
        yield named("groups", 1, flags.GROUPS_AND_PAIR)
        yield named("all-chows", 2, flags.ALL_CHOWS)
        yield named("all-triplets", 6, flags.ALL_TRIPLETS)
        yield named("four-concealed", 5, flags.FOUR_CONCEALED_TRIPLETS)
        yield named("five-concealed", 8, flags.FIVE_CONCEALED_TRIPLETS)
        yield named("five-kongs", 10, flags.FIVE_KONGS)
        yield named("twice-equal-chows", 3, flags.TWICE_EQUAL_CHOWS)
        yield named("unclaimed", 4, flags.NOTHING_CLAIMED)
        yield named("all-claimed", 7, flags.ALL_CLAIMED)
        yield named("one-suit", 9, flags.ONE_SUIT)

    def combine(self, found: list[ms.FoundPattern], context: None) -> rules.Tally:
        """The sum; the highest is the best reading."""
        total = sum(pattern.value for pattern in found)
        return rules.Tally(rank=(total,), total=total, patterns=found)

    def settle(self, score: ms.Score) -> ms.Settlement | str:
        """Everybody pays."""
        return rules.each_pays(self.seats, score.win.seat, score.total)


FIVE = FiveGroups()


def hand_of(concealed: list[int], melds: list[tuple[oracle.Group, bool]]) -> ms.Hand:
    """Make a hand of the oracle's lists."""
    return ms.Hand(concealed, [ms.Meld(group, None, hidden) for group, hidden in melds])


@given(seed=seeds())
def test_scores_agree_with_brute_force(seed: int) -> None:
    rng = Random(seed)
    concealed, melds, tile = oracle.random_hand(rng)
    drawn = rng.random() < 0.5
    hand = hand_of(concealed, melds)
    win = ms.Win(hand, tile, "self-draw" if drawn else "discard", None if drawn else "S")
    assert ms.score(win, FIVE).total == oracle.total(concealed, melds, tile, drawn)


@given(seed=seeds())
def test_waits_agree_with_trying_every_tile(seed: int) -> None:
    concealed, melds, _ = oracle.random_hand(Random(seed))
    found = ms.waits(hand_of(concealed, melds), FIVE)
    assert [int(tile) for tile in found] == [*oracle.waiting(concealed, melds)]
    for tile, wait in found.items():
        for verdict, drawn in ((wait.discard, False), (wait.self_draw, True)):
            assert verdict.score is not None
            assert verdict.score.total == oracle.total(concealed, melds, int(tile), drawn)


@given(seed=seeds())
@settings(max_examples=30)
def test_shanten_agrees_with_a_search_kind_by_kind(seed: int) -> None:
    """Random hands, and complete ones of which some tiles were exchanged."""
    rng = Random(seed)
    concealed, melds, _ = oracle.random_hand(rng)
    melded = [kind for group, _ in melds for kind in group]
    deck = [kind for kind in range(34) for _ in range(4)]
    for kind in concealed + melded:
        deck.remove(kind)
    for _ in range(rng.choice([0, 1, 2, 4, 17])):
        drawn = rng.choice(deck)
        concealed[rng.randrange(len(concealed))] = drawn
        deck.remove(drawn)
    held, gone = ([tiles.count(kind) for kind in range(34)] for tiles in (concealed, melded))
    expected = shanten.shanten(held, gone, 5 - len(melds))
    assert ms.shanten(hand_of(concealed, melds), FIVE) == expected
    with_drawn = ms.discards(hand_of([*concealed, rng.choice(deck)], melds), FIVE)
    assert with_drawn[0].shanten in (expected, expected - 1)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        # Five chows of five suits' runs: a fifth chow is nothing special any more.
        ("123m456m789m123p45p99s +6p", "groups 1, all-chows 2, unclaimed 4"),
        # Five concealed triplets, self-drawn.
        (
            "111m222m333p444p55s77z +5s",
            "groups 1, all-triplets 6, five-concealed 8, unclaimed 4",
        ),
        ("7z[1111m][2222m][3333p][4444p][5555s] +7z",
         "groups 1, all-triplets 6, five-concealed 8, five-kongs 10, unclaimed 4"),
        ("7z(123m)(123m)(456p)(456p)(789s) +7z",
         "groups 1, all-chows 2, twice-equal-chows 3, all-claimed 7"),
        # Seventeen tiles of one suit.
        ("1112223334445556m +6m",
         "groups 1, all-triplets 6, five-concealed 8, unclaimed 4, one-suit 9"),
    ],
)  # fmt: skip
def test_what_five_groups_have(text: str, line: str) -> None:
    score = ms.score(ms.parse_win(text, by="self-draw"), FIVE)
    assert ", ".join(f"{p.id} {p.value}" for p in score.patterns) == line


def test_the_reading_of_five_groups() -> None:
    score = ms.score(ms.parse_win("123m456m789m123p45p99s +6p", by="discard"), FIVE)
    assert str(score.reading) == "123m 456m 789m 123p +456p 99s"


def test_a_hand_of_thirteen_is_too_small() -> None:
    win = {"hand": "123m456p789s1122z", "tile": "2z", "by": "discard"}
    (problem,) = answer(win, FIVE)["problems"]
    assert (problem["code"], problem["found"], problem["expected"]) == ("wrong-tile-count", 13, 16)


def test_a_hand_of_sixteen_is_too_large_for_four_groups() -> None:
    win = ms.parse_win("123m456m789m123p45p99s +6p", by="discard")
    (problem,) = ms.check(win, "hong-kong").problems
    assert (problem.code, dict(problem.data)) == ("wrong-tile-count", {"found": 16, "expected": 13})


def test_what_completes_a_hand_is_told_by_the_number_of_groups() -> None:
    (problem,) = ms.check(ms.parse_win("123m456m789m123p14p99s +6p", by="discard"), FIVE).problems
    assert dict(problem.data) == {"expected": "five-groups"}


@pytest.mark.parametrize(
    ("text", "drawn", "kind"),
    [
        ("123m456m789m123p45p99s", False, None),
        ("123m456m789m123p456p99s", True, None),
        ("123m456m789m123p456p99s", False, "too-many-tiles"),
        ("123m456m789m123p45p9s", False, "too-few-tiles"),
        ("123m456p789s1122z", False, "too-few-tiles"),
    ],
)
def test_the_size_that_faults_go_by(text: str, drawn: bool, kind: str | None) -> None:
    fault = play.wrong_tile_count(ms.parse_hand(text), "W", FIVE, drawn=drawn)
    assert (None if fault is None else fault.kind) == kind


@pytest.mark.parametrize(
    ("call", "text", "expected"),
    [
        (ms.shanten, "123m456p789s1122z", "should have 16"),
        (ms.shanten, "123m456m789m123p456p999s", "should have 17"),
        (ms.discards, "123m456m789m123p45p99s", "should have 17"),
        (ms.waits, "123m456p789s1122z", "should have 16"),
    ],
)
def test_questions_about_a_hand_of_a_wrong_size(call: object, text: str, expected: str) -> None:
    assert callable(call)
    with pytest.raises(ms.HandError, match=expected):
        call(ms.parse_hand(text), FIVE)


def test_claims_know_of_five_groups() -> None:
    offer = ms.parse_win("123m456m789m123p45p99s +6p", by="discard", payer="N", seat="E")
    assert [str(claim) for claim in play.claims(offer, FIVE).possible] == [
        "E win 7 points",
        "E chow (456p@N)",
    ]
