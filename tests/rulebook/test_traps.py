"""Traps that scorers are known to fall into, under Hong Kong rules."""

import mahjong_score as ms
from tests.helpers import account, fan, unreadable, verdict


def test_small_dragons_are_5_with_their_triplets_not_7() -> None:
    assert fan("23m77z(456p)(555z)(666z) +1m") == ("5 fan: dragon-triplet 2, small-three-dragons 3")


def test_a_robbed_kong_is_not_self_drawn() -> None:
    assert fan("23m44z(456m)(678m)(999m) +1m", "robbed-kong", payer="S") == (
        "4 fan: robbing-a-kong 1, half-flush 3"
    )


def test_thirteen_orphans_with_the_pair_already_in_hand() -> None:
    assert fan("119m19p19s123456z +7z") == "11 fan: concealed-hand 1, thirteen-orphans 10"


def test_chows_and_a_triplet_are_not_all_sequences() -> None:
    assert fan("123344556m999p1s +1s") == "1 fan: concealed-hand 1"


def test_a_pair_before_its_neighbours_is_found() -> None:
    assert fan("22444m333567p44s +4s") == "1 fan: concealed-hand 1"
    assert fan("22444m333567p44s +4s", "self-draw") == "2 fan: concealed-hand 1, self-draw 1"


def test_the_patterns_are_those_of_the_reading_that_is_scored() -> None:
    """123m 111s 234s 567s 77s, or 123m 123s 456s 777s 11s: neither is all sequences."""
    judged = verdict("123m1112345677s +7s", options={"minimum": 0})
    assert judged.score is not None
    assert str(judged) == "hong-kong: 1 fan: concealed-hand 1"
    assert str(judged.score.reading) in (
        "123m 111s 234s +567s 77s",
        "123m 123s 456s +777s 11s",
    )
    best = verdict("11122233344m55z +4m", "self-draw")
    assert best.score is not None
    assert str(best.score.reading) == "111m 222m 333m +444m 55z"


def test_a_triplet_completed_by_a_discard_is_not_concealed() -> None:
    """Yet the tile may be read into another group: three chows, or three triplets."""
    assert fan("11122233444m55s +3m") == "4 fan: concealed-hand 1, all-triplets 3"
    assert fan("11122233444m55s +3m", "self-draw") == (
        "15 fan: concealed-hand 1, self-draw 1, all-triplets 3, four-concealed-triplets 10"
    )
    chow = verdict("222333m444p666s4m +4m", options={"minimum": 0})
    assert str(chow) == (
        "hong-kong: 10 fan: concealed-hand 1, all-triplets 3, four-concealed-triplets 10"
    )


def test_a_concealed_kong_ends_the_concealed_hand() -> None:
    assert fan("23456678m44z[9999m] +1m") == "3 fan: half-flush 3"


def test_two_melds_that_use_six_of_a_tile_are_refused() -> None:
    assert account("23m44p456s(777z)(777z) +1m") == "too-many-copies"
    assert account("23m44p456s(777z@S)(777z@W) +1m") == "too-many-copies"


def test_four_concealed_triplets_and_a_wait_on_the_pair() -> None:
    assert fan("222m5m777p444999s +5m") == (
        "14 fan: concealed-hand 1, all-triplets 3, four-concealed-triplets 10"
    )


def test_three_concealed_triplets_and_a_wait_on_two_pairs() -> None:
    assert fan("222m55m777p44499s +5m") == "4 fan: concealed-hand 1, all-triplets 3"
    assert fan("222m55m777p44499s +9s") == "4 fan: concealed-hand 1, all-triplets 3"


def test_a_run_stays_in_its_suit() -> None:
    """8m9m1p is no run, in a meld and in the concealed tiles; nor is 9s1z2z, nor 5z6z7z."""
    assert unreadable("(8m9m1p)123456m22s1z +1z") == [("not-a-meld", (0, 8))]
    assert account("89m1p123456m22s11z +1z") == "not-a-winning-hand"
    assert account("89p1s123456m22s11z +1z") == "not-a-winning-hand"
    assert account("89s1z123456m22p33z +3z") == "not-a-winning-hand"
    assert account("567z123456m22p33z +3z") == "not-a-winning-hand"


def test_a_suit_that_failed_once_does_not_spoil_another_hand() -> None:
    """Nor does the order in which hands are asked: there is no memory of whole hands."""
    good = ms.parse_win("22444m333567p44s +4s", by="discard")
    bad = ms.parse_win("22445m333567p44s +4s", by="discard")
    rules = ms.ruleset("hong-kong", minimum=0)
    first = [str(ms.check(win, rules)) for win in (bad, good, bad, good)]
    again = [str(ms.check(win, rules)) for win in (good, bad, good, bad)]
    assert first == again[::-1]
