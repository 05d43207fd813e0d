"""Hong Kong rules: winning hands, and every fan (rules: the section Fan).

A test names its clause; every hand is told with all its patterns.
"""

import pytest

import mahjong_score as ms
from tests.helpers import account, fan

# Three claimed groups, and 456m 678m among them.
HALF_FLUSH = "23m44z(456m)(678m)(999m) +1m"


def test_136_tiles_and_no_bonus_tiles() -> None:
    """A flower is a problem, `tile-not-in-set`."""
    assert account("23m44z1f(456m)(678m)(999m) +1m") == "tile-not-in-set"
    assert account("23m44z(406m)(678m)(999m) +1m") == "tile-not-in-set"


def test_14_tiles_one_more_for_each_kong() -> None:
    assert fan("5p(2222m)(1111p)(9999s)[4444z] +5p") == "13 fan: all-triplets 3, four-kongs 10"
    assert account("5p(2222m)(1111p)(9999s)[4444z]1z +5p") == "wrong-tile-count"


def test_four_groups_and_a_pair_or_thirteen_orphans() -> None:
    """No seven pairs."""
    assert fan("19m19p19s1234567z +7z") == "11 fan: concealed-hand 1, thirteen-orphans 10"
    assert account("1122m3344p5566s7z +7z") == "not-a-winning-hand"
    assert account("147m258p369s1234z +5z") == "not-a-winning-hand"
    assert account("19m19p19s234567z(111z) +1z") == "wrong-tile-count"


def test_two_pairs_are_four_groups_and_a_pair_where_they_are_two_equal_chows() -> None:
    assert fan("1122334455667m +7m") == "9 fan: all-sequences 1, concealed-hand 1, full-flush 7"


def test_at_least_3_fan() -> None:
    """Option `minimum`."""
    assert account(HALF_FLUSH) == "3 fan: half-flush 3"
    two = "123456789m123p5s +5s"
    assert account(two) == "below-minimum"
    assert account(two, options={"minimum": 2}) == "2 fan: all-sequences 1, concealed-hand 1"
    nothing = "23m44z(456p)(678s)(999m) +1m"
    assert account(nothing, options={"minimum": 1}) == "below-minimum"
    assert account(nothing, options={"minimum": 0}) == "0 fan: "


def test_the_minimum_is_counted_before_the_cap() -> None:
    assert account(HALF_FLUSH, options={"cap": 2}) == "2 fan: half-flush 3"
    assert account(HALF_FLUSH, options={"cap": 2, "minimum": 4}) == "below-minimum"


def test_the_score_is_capped_at_10() -> None:
    """Option `cap`: may be none, or below the minimum."""
    hand = "77z44z(555z)(222z)(333z) +7z"
    found = "dragon-triplet 2, all-triplets 3, all-honors 10"
    totals = [account(hand, options={"cap": cap}) for cap in (10, None, 13, 20, 0)]
    assert account(hand) == f"10 fan: {found}"
    assert totals == [f"{total} fan: {found}" for total in (10, 15, 13, 15, 0)]


def test_several_winners_and_false_wins_are_options() -> None:
    """`several_winners` is first, all or best; `false_win` is 0 points to each opponent."""
    options = ms.ruleset("hong-kong").options()
    assert (options["several_winners"], options["false_win"]) == ("first", 0)
    assert ms.ruleset("hong-kong", several_winners="all", false_win=32).options() == {
        **options,
        "several_winners": "all",
        "false_win": 32,
    }


@pytest.mark.parametrize(
    "hand",
    [
        "12m456m789p678s11z +3m",  # an edge
        "13m456m789p678s11z +2m",  # between
        "23m456m789p678s11z +1m",  # two sides
        "123m456m789p678s1z +1z",  # the pair, of honors
        "123m456m789p678s5p +5p",  # the pair
        "11z123m123m123m78p +9p",  # four chows, three of them equal
    ],
)
def test_all_sequences(hand: str) -> None:
    """Four chows and any pair: an honor pair is allowed, and any wait."""
    assert fan(hand) == "2 fan: all-sequences 1, concealed-hand 1"


def test_concealed_hand() -> None:
    """No declared group of any kind; a declared concealed kong breaks it; a discard keeps it."""
    assert fan("23456678999m44z +1m") == "4 fan: concealed-hand 1, half-flush 3"
    assert fan("23456678m44z[9999m] +1m") == "3 fan: half-flush 3"
    assert fan("23456678m44z(9999m) +1m") == "3 fan: half-flush 3"


def test_option_concealed_kong_keeps_concealed() -> None:
    keeps = {"concealed_kong_keeps_concealed": True}
    assert fan("23456678m44z[9999m] +1m", options=keeps) == "4 fan: concealed-hand 1, half-flush 3"
    assert fan("23678m44z(456m)[9999m] +1m", options=keeps) == "3 fan: half-flush 3"
    assert fan("23456678m44z(9999m) +1m", options=keeps) == "3 fan: half-flush 3"


def test_self_draw() -> None:
    """The winner drew the tile, replacement tiles included; a robbed kong is not self-drawn."""
    assert fan(HALF_FLUSH, "self-draw") == "4 fan: self-draw 1, half-flush 3"
    assert fan("23m44z(456m)(678m)(9999m) +1m", "self-draw", events=["kong-replacement"]) == (
        "5 fan: self-draw 1, kong-replacement 1, half-flush 3"
    )
    assert fan(HALF_FLUSH, "robbed-kong") == "4 fan: robbing-a-kong 1, half-flush 3"


def test_dragon_triplet() -> None:
    """1 each: triplet or kong of a dragon."""
    assert fan("23m44p(456s)(678m)(555z) +1m") == "1 fan: dragon-triplet 1"
    assert fan("23m44p(456s)[6666z](555z) +1m") == "2 fan: dragon-triplet 2"
    assert fan("23m44p666777z(5555z) +1m") == "8 fan: dragon-triplet 3, big-three-dragons 5"
    assert fan("23m55z(456s)(678m)(444p) +1m") == "0 fan: "


def test_seat_wind_and_round_wind() -> None:
    """1 each: triplet or kong of that wind; both when it is the same wind."""
    hand = "23m44p(456s)(678m)(222z) +1m"
    assert fan(hand, seat="S", round="E") == "1 fan: seat-wind 1"
    assert fan(hand, seat="E", round="S") == "1 fan: round-wind 1"
    assert fan(hand, seat="S", round="S") == "2 fan: seat-wind 1, round-wind 1"
    assert fan(hand, seat="E", round="E") == "0 fan: "
    kong = "23m44p(456s)(678m)[4444z] +1m"
    assert fan(kong, seat="N", round="N") == "2 fan: seat-wind 1, round-wind 1"
    assert fan("23m22z(456s)(678m)(444p) +1m", seat="S", round="S") == "0 fan: "


def test_mixed_terminals() -> None:
    """No chow, only terminals and honors, both present (always comes with all-triplets)."""
    assert fan("99m44z(111p)(999s)(222z) +9m") == "4 fan: mixed-terminals 1, all-triplets 3"
    assert fan("88m44z(111p)(999s)(222z) +8m") == "3 fan: all-triplets 3"
    assert fan("23m44z(111p)(999s)(222z) +1m") == "0 fan: "
    assert fan("99m11s(111p)(999s)(111m) +9m") == "13 fan: all-triplets 3, all-terminals 10"
    assert fan("77z44z(555z)(222z)(333z) +7z") == (
        "15 fan: dragon-triplet 2, all-triplets 3, all-honors 10"
    )


def test_robbing_a_kong() -> None:
    """The tile is another player's added kong tile; thirteen orphans may rob a concealed kong."""
    assert fan("13m44z(456m)(678m)(999m) +2m", "robbed-kong") == (
        "4 fan: robbing-a-kong 1, half-flush 3"
    )
    assert fan("119m19p19s234567z +1z", "robbed-kong", payer="S") == (
        "12 fan: concealed-hand 1, robbing-a-kong 1, thirteen-orphans 10"
    )


def test_kong_replacement() -> None:
    """Won on the replacement tile of a kong."""
    hand = "23m44z(456m)(678m)[9999m] +1m"
    assert fan(hand, "self-draw", events=["kong-replacement"]) == (
        "5 fan: self-draw 1, kong-replacement 1, half-flush 3"
    )
    assert fan(hand, "self-draw") == "4 fan: self-draw 1, half-flush 3"


def test_last_tile() -> None:
    """Self-drawn last tile of the wall; it may be a replacement too."""
    last = ["last-tile"]
    assert fan(HALF_FLUSH, "self-draw", events=last) == (
        "5 fan: self-draw 1, last-tile 1, half-flush 3"
    )
    assert fan(
        "23m44z(456m)(678m)[9999m] +1m", "self-draw", events=["last-tile", "kong-replacement"]
    ) == ("6 fan: self-draw 1, kong-replacement 1, last-tile 1, half-flush 3")


def test_option_last_discard() -> None:
    """The fan for the discard that follows the last tile: 0."""
    found = [fan(HALF_FLUSH, events=["last-tile"], options={"last_discard": n}) for n in (0, 1, 2)]
    assert fan(HALF_FLUSH, events=["last-tile"]) == "3 fan: half-flush 3"
    assert found == [
        "3 fan: half-flush 3",
        "4 fan: last-tile 1, half-flush 3",
        "5 fan: last-tile 2, half-flush 3",
    ]
    assert fan(HALF_FLUSH, "self-draw", events=["last-tile"], options={"last_discard": 2}) == (
        "5 fan: self-draw 1, last-tile 1, half-flush 3"
    )
    assert fan(HALF_FLUSH, options={"last_discard": 2}) == "3 fan: half-flush 3"


def test_half_flush() -> None:
    """One numbered suit and honors."""
    assert fan("23s44z(456s)(678s)(999s) +1s") == "3 fan: half-flush 3"
    assert fan("23s44z(456s)(678s)(999p) +1s") == "0 fan: "


def test_all_triplets() -> None:
    """Four triplets or kongs."""
    assert fan("99m44p(222m)[6666s](333z) +9m") == "3 fan: all-triplets 3"
    assert fan("78m44p(222m)[6666s](333z) +9m") == "0 fan: "


def test_small_three_dragons() -> None:
    """Two dragon triplets and a pair of the third (5 with the triplets' own fan)."""
    assert fan("23m77z(456p)(555z)(666z) +1m") == ("5 fan: dragon-triplet 2, small-three-dragons 3")
    assert fan("23m77z(456p)(555z)(444z) +1m") == "1 fan: dragon-triplet 1"


def test_big_three_dragons() -> None:
    """Three dragon triplets (8 with their own fan)."""
    assert fan("23m44p(555z)(666z)(777z) +1m") == "8 fan: dragon-triplet 3, big-three-dragons 5"


def test_full_flush() -> None:
    """One numbered suit, no honors."""
    assert fan("23p55p(456p)(999p)(888p) +1p") == "7 fan: full-flush 7"


def test_all_honors_and_all_terminals() -> None:
    assert fan("5z(111z)(222z)(333z)(777z) +5z", seat="N", round="N") == (
        "14 fan: dragon-triplet 1, all-triplets 3, all-honors 10"
    )
    assert fan("1m(111p)(999p)[1111s](999s) +1m") == "13 fan: all-triplets 3, all-terminals 10"


def test_small_four_winds_and_big_four_winds() -> None:
    """Three wind triplets and the pair of the fourth; four wind triplets."""
    assert fan("23m11z(222z)(333z)[4444z] +1m", round="S") == (
        "14 fan: round-wind 1, half-flush 3, small-four-winds 10"
    )
    assert fan("5m(111z)(222z)[3333z](444z) +5m", round="S") == (
        "18 fan: seat-wind 1, round-wind 1, half-flush 3, all-triplets 3, big-four-winds 10"
    )


def test_four_kongs() -> None:
    """Kongs of any kind."""
    assert fan("5p(2222m)(1111p@W)[9999s][4444z] +5p") == "13 fan: all-triplets 3, four-kongs 10"
    assert fan("5p(2222m)(1111p)(9999s)(444z) +5p") == "3 fan: all-triplets 3"


def test_four_concealed_triplets() -> None:
    """Four concealed triplets, no kong at all; a discard may only complete the pair."""
    concealed = "14 fan: concealed-hand 1, all-triplets 3, four-concealed-triplets 10"
    assert fan("222m5m777p444999s +5m") == concealed
    assert fan("222m55m777p44499s +9s") == "4 fan: concealed-hand 1, all-triplets 3"
    assert fan("222m55m777p44499s +9s", "self-draw") == (
        "15 fan: concealed-hand 1, self-draw 1, all-triplets 3, four-concealed-triplets 10"
    )
    assert fan("5m777p444999s[2222m] +5m") == "3 fan: all-triplets 3"
    keeps = {"concealed_kong_keeps_concealed": True}
    assert fan("5m777p444999s[2222m] +5m", options=keeps) == (
        "4 fan: concealed-hand 1, all-triplets 3"
    )
    assert fan("5m777p444999s(222m) +5m", "self-draw") == "4 fan: self-draw 1, all-triplets 3"


def test_a_robbed_tile_completes_no_concealed_triplet() -> None:
    """A robbed kong is not self-drawn, and the robbed tile is the only one of its kind."""
    assert account("222m55m777p44499s +9s", "robbed-kong") == "contradiction"


def test_thirteen_orphans() -> None:
    """One of each terminal and honor and one duplicate."""
    assert fan("119m19p19s123456z +7z", "self-draw") == (
        "12 fan: concealed-hand 1, self-draw 1, thirteen-orphans 10"
    )
    assert account("19m19p18s1234567z +9s") == "not-a-winning-hand"
    assert account("119m119p9s123456z +7z") == "not-a-winning-hand"


def test_heavenly_hand_and_earthly_hand() -> None:
    """The dealer's dealt hand is complete; a non-dealer wins on the dealer's first discard."""
    hand = "12345678988m55z +8m"
    assert fan(hand, "self-draw", events=["heavenly-hand"]) == (
        "15 fan: concealed-hand 1, self-draw 1, half-flush 3, heavenly-hand 10"
    )
    assert fan(hand, seat="S", payer="E", events=["earthly-hand"]) == (
        "14 fan: concealed-hand 1, half-flush 3, earthly-hand 10"
    )


def test_consecutive_kongs() -> None:
    """The replacement of a kong declared on a replacement tile; implies a replacement tile."""
    hand = "23m44z(456m)[8888m](9999m) +1m"
    whole = "15 fan: self-draw 1, kong-replacement 1, half-flush 3, consecutive-kongs 10"
    assert fan(hand, "self-draw", events=["consecutive-kongs"]) == whole
    assert fan(hand, "self-draw", events=["consecutive-kongs", "kong-replacement"]) == whole


def test_events_of_other_rule_sets_score_nothing() -> None:
    other = ["same-turn-immunity", "last-of-kind", "riichi", "double-riichi", "ippatsu"]
    assert fan(HALF_FLUSH, events=other, dora=["1m"], honba=2) == "3 fan: half-flush 3"


@pytest.mark.parametrize(("kept", "said"), [(False, "counts as declared"), (True, "is allowed")])
def test_the_definition_says_what_the_option_makes_of_a_concealed_kong(
    kept: bool, said: str
) -> None:
    rules = ms.ruleset("hong-kong", concealed_kong_keeps_concealed=kept)
    definitions = {pattern.id: pattern.definition for pattern in rules.patterns}
    assert said in definitions["concealed-hand"]
