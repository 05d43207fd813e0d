"""Chinese official rules: shapes, the minimum, flowers, payments. The notes are the sums."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from tests.helpers import account, fan, reasons, verdict
from tests.oracle.mcr.table import FANS

CHICKEN = "34m66z(678p)(456s)(222s) +5m"  # no fan of its own
SEVEN = "34m66z(678p)(456s)(333z) +5m"  # All Types 6, Pung of Terminals or Honors 1


def fans(text: str, by: str = "discard", **said: Any) -> str:
    return fan(text, by, rules="mcr", **said)


def judged(text: str, by: str = "discard", **said: Any) -> str:
    return account(text, by, rules="mcr", **said)


def test_81_fans_and_one_more_in_the_order_of_the_rulebook() -> None:
    """Each with its number, points, and names in four languages."""
    patterns = ms.ruleset("mcr").patterns
    assert [(p.number, p.id, p.value) for p in patterns] == [
        (str(number), name, points) for number, (name, points) in enumerate(FANS.items(), 1)
    ]
    assert all(len({name for name in p.names if name}) >= 2 for p in patterns)
    assert (patterns[0].zh, patterns[80].zh, patterns[81].zh) == ("大四喜", "花牌", "明暗杠")


def test_four_sets_and_a_pair() -> None:
    """2.1 (a), with n claimed sets or kongs."""
    assert fans("34m66z678p456s222s +5m") == "2 fan: concealed-hand 2"
    assert fans(CHICKEN) == "8 fan: chicken-hand 8"
    assert judged("34m66z(678p)(456s)(222s) +6m") == "not-a-winning-hand"


def test_a_knitted_straight_with_at_most_one_set_on_the_table() -> None:
    """2.1 (b): nine tiles, 1-n sets and a pair; six assignments of 147, 258 and 369."""
    assert fans("147m28p369s55z(234p) +5p") == "12 fan: knitted-straight 12"
    assert fans("147m28p369s234p55z +5p") == "14 fan: knitted-straight 12, concealed-hand 2"
    assert fans("147m28p369s55z[3333p] +5p") == (
        "16 fan: knitted-straight 12, concealed-hand 2, concealed-kong 2"
    )
    assert judged("147m28p55z(234p)(234p) +5p") == "not-a-winning-hand"
    for suits in ("mps", "msp", "pms", "psm", "smp", "spm"):
        low, middle, high = suits
        hand = f"147{low}28{middle}369{high}55z(333z) +5{middle}"
        assert fans(hand) == (
            "19 fan: knitted-straight 12, all-types 6, pung-of-terminals-or-honors 1"
        )


def test_special_shapes_with_nothing_on_the_table() -> None:
    """2.1 (c): seven pairs, thirteen orphans, honors and knitted tiles."""
    assert fans("1133m5577p2299s4z +4z") == "24 fan: seven-pairs 24"
    assert fans("1111m5577p2299s4z +4z") == "26 fan: seven-pairs 24, tile-hog 2"
    assert fans("19m19p19s1234567z +1m") == "88 fan: thirteen-orphans 88"
    assert fans("147m258p3s123456z +7z") == "24 fan: greater-honors-and-knitted-tiles 24"
    assert fans("147m258p36s12345z +6z") == "12 fan: lesser-honors-and-knitted-tiles 12"
    assert judged("1133m5577p22s[9999s] +2s") == "not-a-winning-hand"
    assert judged("147m258p1234z[9999s] +5z") == "not-a-winning-hand"
    assert judged("19m19p1s12345z[9999s] +6z") == "not-a-winning-hand"


def test_honors_and_knitted_tiles_are_all_different() -> None:
    assert judged("147m258p36s12344z +5z") == "not-a-winning-hand"
    assert judged("147m258p367s1234z +5z") == "not-a-winning-hand"
    assert judged("147m147p36s12345z +6z") == "not-a-winning-hand"


def test_a_concealed_kong_leaves_the_hand_concealed() -> None:
    assert fans("34m66z678p456s[2222s] +5m") == "4 fan: concealed-hand 2, concealed-kong 2"
    assert fans("34m66z678p456s[2222s] +5m", "self-draw") == (
        "6 fan: fully-concealed-hand 4, concealed-kong 2"
    )


def test_at_least_8_fan() -> None:
    """2.7, 98 Art. 10."""
    assert judged(SEVEN) == "below-minimum"
    assert judged(SEVEN, "self-draw").partition(";")[0] == (
        "8 fan: all-types 6, pung-of-terminals-or-honors 1, self-drawn 1"
    )
    assert judged(CHICKEN) == "8 fan: chicken-hand 8"


def test_flowers_do_not_count_for_the_minimum() -> None:
    """Each adds 1 once the hand is worth 8 without them; a Chicken Hand ignores them."""
    assert reasons(SEVEN.replace(" +", "1234f +"), rules="mcr") == [
        ("below-minimum", {"found": 7, "expected": 8, "unit": "fan"})
    ]
    assert judged(CHICKEN.replace(" +", "1f +")) == "9 fan: chicken-hand 8, flower-tiles 1"
    assert fans(SEVEN.replace(" +", "12345678f +")) == (
        "15 fan: all-types 6, pung-of-terminals-or-honors 1, flower-tiles 8"
    )


def test_144_tiles() -> None:
    """Each flower and season once; none of them can be the winning tile."""
    assert judged(CHICKEN.replace(" +", "11f +")) == "too-many-copies"
    assert judged("34m66z(678p)(456s)(222s) +1f") == "tile-not-in-set"
    assert judged("40m66z(678p)(456s)(222s) +3m") == "tile-not-in-set"


def settled(text: str, by: str, **said: Any) -> str:
    return judged(text, by, **said).partition("; ")[2]


def test_self_drawn_each_of_three_pays_8_and_the_total() -> None:
    """Botzone: 11 fan self-drawn is -19 -19 -19 +57."""
    hand = "34m66z(678p)(555z)(999s) +5m"
    score = verdict(hand, "self-draw", rules="mcr", events=["last-tile"]).score
    assert str(score) == (
        "mcr: 11 fan: last-tile-draw 8, dragon-pung 2, pung-of-terminals-or-honors 1;"
        " E +57 S -19 W -19 N -19"
    )


def test_on_a_discard_the_discarder_pays_8_and_the_total_and_the_others_8() -> None:
    """Botzone: 9 fan by discard is -17 -8 -8 +33."""
    hand = "23m55s(456p)(789s)(888p) +1m"
    assert judged(hand, payer="S") == (
        "9 fan: mixed-straight 8, no-honors 1; E +33 S -17 W -8 N -8"
    )
    assert settled(hand, "discard", seat="N", payer="W") == "E -8 S -8 W -17 N +33"


def test_the_player_of_a_robbed_kong_pays_as_a_discarder() -> None:
    assert judged(CHICKEN, "robbed-kong", payer="N") == (
        "8 fan: robbing-the-kong 8; E +32 S -8 W -8 N -16"
    )


def test_flowers_are_paid() -> None:
    hand = CHICKEN.replace(" +", "12f +")
    assert settled(hand, "discard", payer="S") == "E +34 S -18 W -8 N -8"


def test_east_and_the_round_multiply_nothing() -> None:
    """No doubling, no dealer bonus, no cap."""
    paid = {settled(CHICKEN, "discard", payer="S", seat="E", round=r) for r in "ESWN"}
    assert paid == {"E +32 S -16 W -8 N -8"}


def test_without_a_payer_there_are_no_payments() -> None:
    score = verdict(CHICKEN, rules="mcr").score
    assert score is not None
    assert (score.payments, score.no_payments) == (None, "payer-unknown")


def test_nobody_is_liable() -> None:
    score = verdict("33p77z(555z@S)(666z@S)(678p) +7z", rules="mcr", liable="S", payer="W").score
    assert score is not None
    assert (score.total, score.liable) == (94, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_account_names_each_fan(lang: str) -> None:
    score = verdict("55m44z(111z)(222z)(333z) +4z", rules="mcr", payer="S").score
    assert score is not None
    names = [pattern.name(lang) for pattern in score.patterns]
    assert len(names) == 2
    assert all(name in score.explain(lang) for name in names)


def test_all_five_has_a_five_in_every_set() -> None:
    """31. Not beside 123."""
    assert fans("67m55s(123m)(555p)(456s) +5m") == "1 fan: no-honors 1"
    assert fans("67m55s(345m)(555p)(456s) +5m") == "16 fan: all-five 16"


def test_reversible_tiles_are_looked_at_in_claimed_chows_too() -> None:
    """40. 3s is none of them, 5s is one."""
    rest = "(888p)(999p)555p4s"
    ordinary = "pung-of-terminals-or-honors 1"
    assert fans(f"(234s){rest} +4s") == (
        f"4 fan: {ordinary}, one-voided-suit 1, no-honors 1, single-wait 1"
    )
    assert fans(f"(456s){rest} +4s") == (
        f"11 fan: reversible-tiles 8, {ordinary}, no-honors 1, single-wait 1"
    )


@pytest.mark.parametrize("suit", "mps")
@pytest.mark.parametrize("tile", "1234567")
def test_seven_shifted_pairs_are_of_any_suit_and_won_on_any_tile(suit: str, tile: str) -> None:
    """6. The shape waits on the one tile; no wait, Full Flush or Seven Pairs counts."""
    concealed = "11223344556677".replace(tile, "", 1)
    assert fans(f"{concealed}{suit} +{tile}{suit}") == "88 fan: seven-shifted-pairs 88"
