"""Hong Kong rules: Pao, sentence by sentence (rules: the section Pao).

The winner is South, whose player before is East. Three dragon triplets are 8 fan, 9 self-drawn,
where each opponent pays 192: 576 in all.
"""

from typing import Any

import pytest

import mahjong_score as ms
from tests.helpers import payments, verdict

THIRD_DRAGON = "23m44p(555z@W)(666z@N)(777z@E) +1m"
FOURTH_GROUP = "4s(234m@E)(555z@W)(666z@E)(777p@N) +4s"


def settled(text: str, by: str = "self-draw", **said: Any) -> str:
    """Tell what South gains in the West round, and who pays."""
    return payments(text, by, seat="S", round="W", **said)


def liable(text: str, by: str = "self-draw", **said: Any) -> str | None:
    """Tell whom Pao makes liable."""
    score = verdict(text, by, seat="S", round="W", options={"minimum": 0}, **said).score
    assert score is not None
    return score.liable


def test_the_third_dragon_group_makes_its_discarder_liable() -> None:
    """When a player claims a discard and it is their third dragon group."""
    assert settled(THIRD_DRAGON) == "9 E-576 S+576"
    assert liable("23m888s44p(555z@W)(666z@N) +1m") is None


def test_the_fourth_declared_group_makes_its_discarder_liable() -> None:
    """When it is their fourth declared group."""
    assert settled(FOURTH_GROUP) == "3 S+48 N-48"
    assert liable("4s(234m@E)(555z@W)(678p@E)(777p@N) +4s") == "N"
    assert liable("23m44s(234m@E)(666z@E)(777p@N) +1m") is None


def test_declared_groups_count_in_their_order() -> None:
    """The fourth in the text is the fourth declared."""
    assert liable("4s(777p@N)(234m@E)(555z@W)(666z@E) +4s") == "E"
    assert liable("4s(777p@N)(234m@E)(666z@E)(555z@W) +4s") == "W"


def test_concealed_kongs_count() -> None:
    """Concealed kongs are declared groups, and dragon groups, too."""
    assert settled("23m44p[5555z](666z@E)(777z@N) +1m") == "9 S+576 N-576"
    assert liable("4s[1111m](555z@W)[2222p](777p@N) +4s") == "N"


def test_a_later_pao_replaces_an_earlier_one() -> None:
    assert settled("4p(555z@W)(666z@N)(777z@W)(123m@E) +4p") == "9 E-576 S+576"
    assert liable("4p(123m@E)(666z@N)(777z@W)(555z@N) +4p") == "N"


def test_a_concealed_kong_changes_nothing() -> None:
    """A fourth concealed kong makes nobody liable."""
    assert liable("4p[1111m][2222m][3333m][4444m] +4p") is None
    assert liable("4p(123m@E)(666z@N)(777p@W)[8888m] +4p") is None
    assert liable("23m44p(666z@N)(777z@W)[5555z] +1m") is None
    # An earlier liability stands.
    assert liable("4p(555z@W)(666z@N)(777z@W)[2222m] +4p") == "W"


def test_a_tile_added_to_an_own_pong_changes_nothing() -> None:
    """An added kong stands in its pong's place, with its pong's seat."""
    assert liable("4p(555z@W)(666z@N)(7777z@W)(123m@E) +4p", events=["kong-replacement"]) == "E"
    assert liable("4p(123m@E)(666p@N)(777s@W)(5555m@N) +4p") == "N"
    assert liable("23m44p(5555z@W)(6666z@N)(7777z@E) +1m") == "E"


def test_the_winning_discard_is_a_win_and_not_a_declared_group() -> None:
    """Neither a fourth group nor a third dragon group."""
    fourth = "11m44s(234m@E)(555z@W)(666z@E) +1m"
    dragon = "77z456m44p(555z@W)(666z@N) +7z"
    assert [liable(hand, "discard", payer="N") for hand in (fourth, dragon)] == [None, None]
    assert [liable(hand) for hand in (fourth, dragon)] == [None, None]


def test_a_claim_whose_seat_is_not_given_makes_nobody_liable() -> None:
    """Payments are given all the same."""
    assert settled("23m44p(555z)(666z)(777z) +1m") == "9 E-192 S+576 W-192 N-192"
    assert settled("23m44p(555z@W)(666z@N)(777z) +1m") == "9 E-192 S+576 W-192 N-192"
    assert settled("23m44p(555z)(666z)(777z@E) +1m") == "9 E-576 S+576"


def test_a_deciding_claim_without_seat_leaves_nobody_liable() -> None:
    """Also if somebody was before."""
    assert settled("4p(555z@W)(666z@N)(777z@W)(123m) +4p") == "9 E-192 S+576 W-192 N-192"
    assert liable("4p(123m@E)(666z@N)(777z)(555z) +4p") is None


def test_the_caller_may_state_the_liable_seat() -> None:
    """Which then stands."""
    assert settled("23m44p(555z)(666z)(777z) +1m", liable="N") == "9 S+576 N-576"
    assert settled(THIRD_DRAGON, liable="W") == "9 S+576 W-576"
    assert liable("23m44p(555z@W)(666z)(777z@E) +1m", liable="W") == "W"


def test_on_a_self_draw_the_liable_player_pays_the_three_shares() -> None:
    """The others nothing: also where others pay on a discard."""
    assert settled(THIRD_DRAGON, options={"payments": "half-spicy-shared"}) == "9 E-288 S+288"
    assert settled(THIRD_DRAGON, options={"payments": "old-style"}) == "9 E-192 S+192"


KONG = "4p(555z@W)(666z@N)(7777z@W)(123m@E) +4p"
KONGS = "4p(5555z@W)(666z@N)(7777z@W)(123m@E) +4p"


@pytest.mark.parametrize(
    ("hand", "event"), [(KONG, "kong-replacement"), (KONGS, "consecutive-kongs")]
)
def test_option_pao_exempts_replacement(hand: str, event: str) -> None:
    """A win on a kong replacement is then paid as if nobody were liable."""
    exempt = {"pao_exempts_replacement": True}
    assert settled(hand, events=[event]) == "10 E-768 S+768"
    assert settled(hand, events=[event], options=exempt) == "10 E-256 S+768 W-256 N-256"
    assert settled(hand, options=exempt) == "9 E-576 S+576"
    assert liable(hand, events=[event]) == "E"


def test_on_a_discard_the_discarder_pays_as_usual() -> None:
    """Pao is ignored; who is liable is told all the same."""
    assert settled(THIRD_DRAGON, "discard", payer="N") == "8 S+256 N-256"
    assert settled(THIRD_DRAGON, "discard", payer="E") == "8 E-256 S+256"
    assert liable(THIRD_DRAGON, "discard", payer="N") == "E"
    old = {"payments": "old-style", "pao_on_discard": "discarder"}
    assert settled(THIRD_DRAGON, "discard", payer="N", options=old) == "8 E-32 S+128 W-32 N-64"


def test_option_pao_on_discard_liable() -> None:
    """The liable player pays all that is due from everybody."""
    options = {"pao_on_discard": "liable"}
    assert settled(THIRD_DRAGON, "discard", payer="N", options=options) == "8 E-256 S+256"
    assert settled(THIRD_DRAGON, "discard", payer="E", options=options) == "8 E-256 S+256"
    old = {**options, "payments": "old-style"}
    assert settled(THIRD_DRAGON, "discard", payer="N", options=old) == "8 E-128 S+128"
    assert settled(THIRD_DRAGON, "discard", payer="E", options=old) == "8 E-128 S+128"
    # Without from it is known who pays.
    assert settled(THIRD_DRAGON, "discard", options=options) == "8 E-256 S+256"
    # Where nobody is liable, the discarder pays.
    assert settled("23m44p(555z)(666z)(777z) +1m", "discard", payer="N", options=options) == (
        "8 S+256 N-256"
    )


OWN = {
    "discarder": {8: 101, 9: 102},
    "others": {8: 10, 9: 10},
    "self_draw": {8: 50, 9: 60},
}


def test_option_pao_on_discard_split() -> None:
    """The liable player and the discarder pay half each, an odd point falling on the liable one."""
    options: dict[str, Any] = {"pao_on_discard": "split"}
    assert settled(THIRD_DRAGON, "discard", payer="N", options=options) == "8 E-128 S+256 N-128"
    odd = {**options, "payments": OWN}
    assert settled(THIRD_DRAGON, "discard", payer="N", options=odd) == "8 E-61 S+121 N-60"
    # The liable player's own discard is paid as usual, by the others too.
    assert settled(THIRD_DRAGON, "discard", payer="E", options=odd) == "8 E-101 S+121 W-10 N-10"
    # Without from, where the discarder pays anything, nobody knows.
    assert settled(THIRD_DRAGON, "discard", options=odd) == "8 payer-unknown"
    assert settled("23m44p(555z)(666z)(777z) +1m", "discard", payer="N", options=odd) == (
        "8 E-10 S+121 W-10 N-101"
    )


@pytest.mark.parametrize("rule", ["discarder", "liable", "split"])
def test_for_a_robbed_kong_pao_is_ignored(rule: str) -> None:
    """Settled as that player's discard, or as three self-draw shares: Pao is ignored."""
    options: dict[str, Any] = {"pao_on_discard": rule, "payments": OWN}
    assert settled(THIRD_DRAGON, "robbed-kong", payer="W", options=options) == (
        "9 E-10 S+122 W-102 N-10"
    )
    total = {**options, "robbed_kong_pays": "self-draw-total"}
    assert settled(THIRD_DRAGON, "robbed-kong", payer="W", options=total) == "9 S+180 W-180"
    for given in (options, total):
        assert settled(THIRD_DRAGON, "robbed-kong", options=given) == "9 payer-unknown"
    assert liable(THIRD_DRAGON, "robbed-kong", payer="W") == "E"


def test_each_hand_begins_without_a_liable_player() -> None:
    """One slot for each player, fresh each hand: nothing is kept from one call to the next."""
    wins = [
        ms.parse_win(text, by="self-draw", seat="S", round="W")
        for text in (THIRD_DRAGON, "23m44p(555z)(666z)(777z) +1m")
    ]
    judged = ms.score_many([*wins, wins[0]], "hong-kong")
    assert [v.score.liable if v.score else "none" for v in judged] == ["E", None, "E"]
