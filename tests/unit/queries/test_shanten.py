"""`shanten` and `discards`: how far a hand is from ready, and what to discard."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._core import shanten as core
from mahjong_score._core.flags import (
    KNITTED_STRAIGHT,
    SEVEN_DIFFERENT_PAIRS,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
)
from mahjong_score._hands.tiles import STANDARD_TILES, TWO_PLAYER_TILES
from tests.oracle.shanten import KnownToBoth

# Concealed tiles, and the shanten by four groups and a pair.
DISTANCES = [
    # Ready: for a pair, an edge, either of two pairs.
    ("123m456p789s1112z", 0),
    ("12m456p789s11122z", 0),
    ("11m456p789s11122z", 0),
    ("1112345678999m", 0),
    # Complete, with fourteen.
    ("123m456p789s11122z", -1),
    ("11112345678999m", -1),
    # One group and a half less.
    ("123m456p789s1235z", 2),
    ("12m45p789s111223z", 1),
    # Nothing of use beside each other: five tiles are kept, one for each group and the pair.
    ("147m258p369s1234z", 8),
    ("147m258p369s12345z", 8),
    # Honors make no chows, nor do suits run into each other.
    ("89m12p89s1122334z", 3),
    # Melds are groups; a kong counts as three tiles.
    ("1z(123m)(456p)(789s)(222z)", 0),
    ("23m456p11z(777z)[2222s]", 0),
    ("2468m13p1z(123m)[4444s]", 2),
    ("11z(123m)(456p)(789s)(222z)", -1),
    # Kept tiles may be in more than one place: 2344m is a chow and one, or three and a pair.
    ("2344m567m888p777s", 0),
]


@pytest.mark.parametrize(("text", "expected"), DISTANCES)
def test_the_shanten_by_four_groups_and_a_pair(text: str, expected: int) -> None:
    assert ms.shanten(ms.parse_hand(text), "simple") == expected


# What is so near is in no hand: a fifth copy. The usual number is one less.
FIFTHS = [
    # The lone 1m makes no pair, and makes a chow only if the pair is still to come.
    ("1111m234p567s789s", 1),
    ("1111z234p567s789s", 1),
    # Complete but for a pair of 1z or 5z, of which three lie in the meld.
    ("1z(111z)(222p)(345p)(666s)", 1),
    ("5z(555z)(222p)(345p)(666s)", 1),
    # 12m waits on 3m, all four of which are a kong.
    ("12m11z(3333m)(456p)(789s)", 1),
    ("12m11z[3333m](456p)(789s)", 1),
    # With three of them in a pong, there is one left.
    ("12m11z(333m)(456p)(789s)", 0),
    # In a pair and three chows: 3333m is used up where 12m waits on it too.
    ("1233334m789p111z", 0),
    ("123333m12m789p11z", 0),
    ("12m3333m111z789p1s", 0),
    # Three triplets and a pair of 1z to be; the fourth 9 is of use in 789, with two tiles to come.
    ("9999m9999p9999s1z", 2),
    # So is the fourth 2m, in 123m: the kong leaves no 4m.
    ("2222m555566z(4444m)", 1),
]


@pytest.mark.parametrize(("text", "expected"), FIFTHS)
def test_a_fifth_copy_is_no_way_forward(text: str, expected: int) -> None:
    assert ms.shanten(ms.parse_hand(text), "simple") == expected


SHAPES = [
    # Seven pairs: six pairs are ready; four alike are two pairs, three alike a pair and one.
    ("1133m5577p2299s4z", "zung-jung", 0),
    ("1111m5577p2299s4z", "zung-jung", 0),
    ("1111m555p2299s44z", "zung-jung", 0),
    ("1111m555777p999s", "zung-jung", 1),
    ("1133m5577p2299s44z", "zung-jung", -1),
    ("1133m5577p2299s4z", "simple", 3),
    ("1133m5577p12z(222s)", "zung-jung", 2),
    # Thirteen orphans.
    ("19m19p19s1234567z", "hong-kong", 0),
    ("19m19p19s123456z9s", "hong-kong", 0),
    ("19m19p19s12345z99s", "hong-kong", 1),
    ("119m19p19s1234567z", "hong-kong", -1),
    ("19m19p19s123455m1z", "hong-kong", 4),
    ("19m19p19s1234567z", "simple", 8),
    # The two-player table has neither the middle ranks of characters nor of bamboo.
    ("19m19p19s1234567z", "hong-kong-two-player", 0),
    ("11199m123p99s111z", "hong-kong-two-player", 0),
    ("1199m123456p111z", "hong-kong-two-player", 0),
    ("19m123456p11122z", "hong-kong-two-player", 1),
    # Honors and knitted tiles: fourteen of sixteen.
    ("147m258p369s1234z", "mcr", 0),
    ("14m258p369s12345z", "mcr", 0),
    ("147m258p369s12345z", "mcr", -1),
    ("147m258p369s1122z", "mcr", 0),
    # The knitted straight, with the group in the hand or declared.
    ("147m258p369s123m5z", "mcr", 0),
    ("147m258p369s5z(555p)", "mcr", 0),
    ("147m258p36s55z(555p)", "mcr", 0),
    ("147m258p369s55z(555p)", "mcr", -1),
    # 3m is no 2m.
    ("358m147p36s11z(555z)", "mcr", 1),
    # One tile for the group and one for the pair, of four that go with nothing.
    ("147m258p369s9m19p4z", "mcr", 2),
    ("147m258p369s123m55z", "mcr", -1),
    # 1m is in the straight and all four of it in the kong: it cannot be had.
    ("47m258p369s55z(1111m)", "mcr", 5),
    # Two melds leave no room for nine knitted tiles.
    ("147m258p3z(555p)(666s)", "mcr", 4),
]


@pytest.mark.parametrize(("text", "rules", "expected"), SHAPES)
def test_the_shapes_that_the_rule_set_accepts(text: str, rules: str, expected: int) -> None:
    assert ms.shanten(ms.parse_hand(text), rules) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1133m5577p2299s4z", 0),
        ("1133m5577p2299s44z", -1),
        # Five pairs, and two kinds to come of which six are there: 6 - 5 + 1.
        ("1111m5577p2299s4z", 2),
        # Six pairs of six kinds: another kind, and then its pair.
        ("1133m5577p22999s", 1),
    ],
)
def test_seven_different_pairs(text: str, expected: int) -> None:
    """Four alike are one pair."""
    assert ms.shanten(ms.parse_hand(text), KnownToBoth()) == expected


ALL = [ms.tile_name(kind) for kind in range(34)]


def improving(text: str, shapes: int) -> set[str]:
    """Give the tiles that improve a hand."""
    hand = ms.parse_hand(text).packed
    gone = core.unavailable_tiles(hand, STANDARD_TILES.mask)
    _, kinds = core.improving_kinds(hand.keys, gone, 4 - hand.melds, shapes)
    return {ms.tile_name(kind) for kind in range(34) if kinds >> kind & 1}


def test_which_tiles_improve_pairs() -> None:
    """With fewer than seven kinds any new one; with seven a second of what is single."""
    assert improving("1111m5577p2299s4z", SEVEN_PAIRS) == {"4z"}
    assert improving("1133m5577p22999s", SEVEN_PAIRS) == {"9s"}
    assert improving("1133m5577p2299s4z", SEVEN_DIFFERENT_PAIRS) == {"4z"}
    held = {"1m", "3m", "5p", "7p", "2s", "9s"}
    assert improving("1133m5577p22999s", SEVEN_DIFFERENT_PAIRS) == set(ALL) - held
    # No shape but those that are asked for: thirteen orphans would be nearer.
    orphans = "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"
    assert improving("19m19p19s1234567z", SEVEN_PAIRS) == set(orphans.split())
    # Seven kinds: the four 1m are a pair and two more, and no single tile.
    assert improving("1111m5599p55s9s24z", SEVEN_DIFFERENT_PAIRS) == {"9s", "2z", "4z"}


def test_what_is_gone_are_the_tiles_of_melds_and_those_that_the_game_has_not() -> None:
    """Four suit keys, the counts of the ranks in three bits each; none runs into the next."""
    hand = ms.parse_hand("5z(999m)(9999p)[1111s](111z)").packed
    gone = [0o300000000, 0o400000000, 0o4, 0o3]
    assert core.unavailable_tiles(hand, STANDARD_TILES.mask) == gone
    # The two-player table has neither the middle ranks of characters nor of bamboo.
    gone[0] += 0o44444440
    gone[2] += 0o44444440
    assert core.unavailable_tiles(hand, TWO_PLAYER_TILES.mask) == gone


def test_a_tile_that_would_need_a_fifth_copy_improves_nothing() -> None:
    """8m are used up, and 9m are two at most: 7m makes 789m, 5z a pair, and 9m neither."""
    assert improving("889m5z(789m)(567m)(789m)", 0) == {"7m", "5z"}
    # 88m and one of 7m are kept, for 567m: it cannot be 777m.
    assert improving("7788m(123m)(789m)(678m)", 0) == {"5m", "6m"}
    # 9m would do, but for the kong of them.
    assert improving("78m11z(9999m)(456p)(789s)", 0) == {"6m"}


def test_which_tiles_improve_a_knitted_straight() -> None:
    """What is missing of the nine, if the group and the pair are there.

    With two melds there is no straight: five tiles are kept with 5z, with another 6z, or with what
    makes two of a group beside a single tile.
    """
    assert improving("147m258p36s11122z", KNITTED_STRAIGHT) == {"9s"}
    near = {*map("{}m".format, range(1, 7)), *map("{}p".format, range(1, 8)), "5z", "6z"}
    assert improving("14m25p556z(777z)(222s)", KNITTED_STRAIGHT) == near


def table(text: str, rules: str, **said: Any) -> list[str]:
    """Tell each discard in a line: the tile, the shanten, the improving tiles, the copies."""
    return [
        f"{one.tile} {one.shanten} {' '.join(map(str, one.ukeire))} {one.copies}"
        for one in ms.discards(ms.parse_hand(text), rules, **said)
    ]


def test_discards_best_first() -> None:
    """Nearest first; then most copies; what is still alike, in the order of the tiles.

    Without the 9s the hand is ready. Else it lacks two tiles: without the 2m, one that goes with
    3m, 9s or 11z; without a 1z, one of the chow or of the pair.
    """
    assert table("23m456p11z9s(777z)(222s)", "simple") == [
        "9s 0 1m 4m 8",
        "2m 1 1m 2m 3m 4m 5m 7s 8s 9s 1z 31",
        "3m 1 1m 2m 3m 4m 7s 8s 9s 1z 27",
        "4p 1 1m 4m 4p 7p 15",
        "6p 1 1m 4m 3p 6p 15",
        "1z 1 1m 4m 9s 1z 13",
        "5p 1 1m 4m 5p 11",
    ]


def test_copies_that_are_seen_are_not_left() -> None:
    """The hand of fourteen, its melds, and what is said to be visible; never less than none."""
    assert table("234m456p11z(444z)(222s)", "simple")[0] == "2m 0 2m 5m 7"
    hand = "23m456p11z9s(777z)(222s)"
    assert table(hand, "simple", visible=["1m", "1m", "4m", "9s"])[0] == "9s 0 1m 4m 5"
    assert table(hand, "simple", visible=["1m"] * 4 + ["4m"] * 5)[0] == "9s 0 1m 4m 0"
    fives = table("46m456p11z9s(777z)(222s)", "simple", visible=[ms.parse_tile("0m")])
    assert fives[0] == "9s 0 5m 3"


def test_a_tile_of_which_all_four_are_held_improves_nothing() -> None:
    """Without 3m, of which the kong has four, 12m are two single tiles."""
    lines = table("12m11z9s(3333m)(456p)(789s)", "simple")
    assert lines[0] == "1m 1 2m 7s 8s 9s 1z 13"
    assert "9s 1 1m 2m 1z 8" in lines


def test_which_tiles_improve_thirteen_orphans() -> None:
    """With a pair, what is missing; without one, a second of any too."""
    assert table("1199m19p19s123456z", "hong-kong")[0] == "1m 0 7z 4"
    assert improving("1111m9m19p19s1234z", THIRTEEN_ORPHANS) == {"5z", "6z", "7z"}
    assert table("19m19p19s1234567z5m", "hong-kong")[0] == (
        "5m 0 1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 39"
    )


def test_which_tiles_improve_honors_and_knitted_tiles() -> None:
    """Any that is missing of the sixteen."""
    assert table("147m258p369s1234z5m", "mcr")[0] == "5m 0 5z 6z 7z 12"


def test_a_straight_that_cannot_be_had_is_not_improved() -> None:
    """89p and 55z are kept, and two single tiles; with 1m it would be a knitted straight."""
    lines = table("47m2589p369s55z(1111m)", "mcr")
    assert lines[0].split()[1] == "4"
    assert "1m" not in " ".join(lines).split()


def test_the_tiles_of_the_two_player_table() -> None:
    """Beside 1m, only another 1m: there is no 2m and no 3m."""
    lines = table("1m9p123456789p222z", "hong-kong-two-player")
    assert lines[:2] == ["1m 0 3p 6p 9p 8", "9p 0 1m 3"]


def test_a_discard_is_a_value() -> None:
    found = ms.discards(ms.parse_hand("1z2z(111m)(222m)(345p)(666s)"), "simple")
    tile = ms.parse_tile("1z")
    assert found[1] == ms.Discard(ms.parse_tile("2z"), 0, (tile,), 3)
    assert pickle.loads(pickle.dumps(found)) == found
    with pytest.raises(AttributeError):
        found[0].copies = 4  # type: ignore[misc]


SIZE = "wrong-tile-count"
COPIES = "too-many-copies"
FOREIGN = "tile-not-in-set"

# A hand, and what `shanten` and `discards` say is wrong with it.
PROBLEMS = [
    ("123m", [SIZE], [SIZE]),
    ("123m456p789s1112z", [], [SIZE]),
    ("123m456p789s11122z3z", [SIZE], [SIZE]),
    ("11111m456p789s11z", [COPIES], [COPIES, SIZE]),
    ("11111m456p789s11z9s", [COPIES], [COPIES]),
    ("123m456p789s1112z1f", [FOREIGN], [FOREIGN, SIZE]),
    ("0m23m456p789s1112z", [FOREIGN], [FOREIGN, SIZE]),
    ("0m11111m456p9s1f", [FOREIGN, FOREIGN, COPIES, SIZE], [FOREIGN, FOREIGN, COPIES, SIZE]),
]


@pytest.mark.parametrize(("text", "of_shanten", "of_discards"), PROBLEMS)
def test_a_hand_that_cannot_be_asked_about(
    text: str, of_shanten: list[str], of_discards: list[str]
) -> None:
    hand = ms.parse_hand(text)
    for call, expected in ((ms.shanten, of_shanten), (ms.discards, of_discards)):
        assert problems_of(call, hand) == expected


def problems_of(call: Callable[..., object], hand: ms.Hand) -> list[str]:
    """Give the codes of the problems of the error that a call raises, if it does."""
    try:
        call(hand, "hong-kong")
    except ValueError as error:
        copy = pickle.loads(pickle.dumps(error))
        return [problem.code for problem in copy.problems]
    return []


def test_the_message_says_how_many_tiles_there_are_and_should_be() -> None:
    """The next size that would do: `shanten` takes thirteen and fourteen, `discards` fourteen."""

    def told(call: Callable[..., object], text: str) -> str:
        with pytest.raises(ms.HandError) as error:
            call(ms.parse_hand(text), "hong-kong")
        return str(error.value)

    kong = " (a kong counts as three)"
    ready = "123m456p789s1z(7777z)"
    assert ms.shanten(ms.parse_hand(ready), "hong-kong") == 0
    assert told(ms.discards, ready) == "the hand has 13 tiles, and should have 14" + kong
    assert told(ms.shanten, "123m") == "the hand has 3 tiles, and should have 13" + kong
    assert told(ms.shanten, ready + "123m") == "the hand has 16 tiles, and should have 14" + kong


def test_what_is_passed_in_is_checked() -> None:
    hand = ms.parse_hand("123m456p789s11122z")
    with pytest.raises(ms.OptionError):
        ms.shanten(hand, "ping-pong")
    with pytest.raises(ms.NotationError):
        ms.discards(hand, "hong-kong", visible=["8z"])


def test_bonus_tiles_are_no_part_of_the_thirteen() -> None:
    assert ms.shanten(ms.parse_hand("123m456p789s1112z1f"), "mcr") == 0
    assert ms.shanten(ms.parse_hand("123m456p789s11122z1f2f"), "mcr") == -1
    with pytest.raises(ms.HandError):
        ms.shanten(ms.parse_hand("123m456p789s11122z1f1f"), "mcr")


def test_nothing_is_remembered_but_what_is_bounded() -> None:
    core.forget()
    before = ms.shanten(ms.parse_hand("1112345678999m"), "mcr")
    for remembering in (core._ways, core._step, core.suit_table, core._join, core._foreign):
        assert remembering.cache_info().maxsize is not None
        assert remembering.cache_info().currsize > 0
    core.forget()
    assert core._step.cache_info().currsize == 0
    assert ms.shanten(ms.parse_hand("1112345678999m"), "mcr") == before == 0
