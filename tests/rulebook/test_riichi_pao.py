"""Japanese rules, section 6: who is liable for a yakuman, and what they pay."""

from typing import Any

import pytest

from tests.rulebook.riichi_told import OPEN, judged, paid, told

DRAGONS = "34p66m(555z@E)(666z@E)(777z@W) +5p"
WINDS = "9s(111z@E)(222z@E)(333z@W)(444z@N) +9s"
BOTH = "11z(555z@E)(666z@E)(777z@W)22z +1z"
KONGS = "1m[1111z][2222p](3333s@W)(9999m@E) +1m"
DISCARDER = {"pao_honba": "discarder"}
YAKUMAN = {"pao_scope": "yakuman"}
DOUBLE = {"double_yakuman": True}


def test_a_self_draw_is_paid_by_the_liable_player_alone() -> None:
    """With the honba of all; deposits come from the table."""
    assert told(DRAGONS, "drawn SE", honba=2, sticks=1) == (
        "13 han, 32000 yakuman: daisangen 13; S+33600 W-32600"
    )
    assert paid("34p66m(555z@S)(666z@S)(777z@W) +5p", "drawn EE") == "E+48000 W-48000; liable W"


def test_the_discard_of_another_is_shared() -> None:
    """Half each; the honba by option `pao_honba`."""
    assert paid(DRAGONS, "ron SE N", honba=2) == "S+32600 W-16600 N-16000; liable W"
    assert paid(DRAGONS, "ron SE N", honba=2, options=DISCARDER) == (
        "S+32600 W-16000 N-16600; liable W"
    )
    assert paid("34p66m(555z@S)(666z@S)(777z@W) +5p", "ron EE N") == (
        "E+48000 W-24000 N-24000; liable W"
    )


@pytest.mark.parametrize("options", [{}, DISCARDER])
def test_the_own_discard_of_the_liable_player_is_paid_as_usual(options: dict[str, Any]) -> None:
    assert paid(DRAGONS, "ron SE W", honba=2, options=options) == "S+32600 W-32600; liable W"


@pytest.mark.parametrize(
    ("hand", "liable"),
    [
        (DRAGONS, "W"),
        ("34p66m(777z@W)(555z@E)(666z@E) +5p", "E"),
        # An added kong has its pong's place and seat.
        ("34p66m(555z@E)(666z@E)(7777z@W) +5p", "W"),
        ("34p66m(5555z@E)(666z@E)(777z@W) +5p", "W"),
        # Concealed kongs count as groups, and make nobody liable.
        ("34p66m[7777z](555z@E)(666z@W) +5p", "W"),
        ("34p66m(555z@E)(666z@W)[7777z] +5p", None),
        # The deciding seat is not known.
        ("34p66m(555z@E)(666z@E)(777z) +5p", None),
        ("34p66m(555z)(666z)(777z@W) +5p", "W"),
        # The third dragon is not on the table.
        ("34p66m777z(555z@E)(666z@W) +5p", None),
        # Other melds between do not matter.
        ("6m(555z@E)(666z@E)(345p@E)(777z@W) +6m", "W"),
        (WINDS, "N"),
        ("9s(111z@E)[2222z](333z@W)(444z@N) +9s", "N"),
        ("9s(111z@E)(222z@E)(333z@W)[4444z] +9s", None),
        ("99s44z(111z@E)(222z@E)(333z@W) +4z", None),
    ],
)
def test_who_is_liable(hand: str, liable: str | None) -> None:
    """The discarder of the third dragon or fourth wind, worked out from the melds in order."""
    score = judged(hand, "ron SE N")
    assert not isinstance(score, str)
    assert score.liable == liable


def test_a_stated_liable_player_goes_before_the_melds() -> None:
    assert paid(DRAGONS, "drawn SE", liable="E") == "E-32000 S+32000; liable E"
    assert paid("34p66m(555z)(666z)(777z) +5p", "drawn SE", liable="E") == (
        "E-32000 S+32000; liable E"
    )


def test_without_such_a_yakuman_it_is_ignored() -> None:
    assert paid(OPEN, "ron SE N", liable="W") == "S+1000 N-1000"
    little = "34s44z(111z@W)(222z@E)(333z@N) +5s"
    assert paid(little, "ron SE N", liable="W") == "S+32000 N-32000"


@pytest.mark.parametrize(
    ("way", "said", "hand", "yakuman"),
    [
        ("drawn SE", {}, "S+64000 W-64000", "E-16000 S+64000 W-40000 N-8000"),
        (
            "drawn SE",
            {"honba": 2, "sticks": 1},
            "S+65600 W-64600",
            "E-16000 S+65600 W-40600 N-8000",
        ),
        ("ron SE N", {}, "S+64000 W-32000 N-32000", "S+64000 W-16000 N-48000"),
        ("ron SE N", {"honba": 1}, "S+64300 W-32300 N-32000", "S+64300 W-16300 N-48000"),
        ("ron SE W", {}, "S+64000 W-64000", "S+64000 W-64000"),
    ],
)
def test_pao_scope(way: str, said: dict[str, Any], hand: str, yakuman: str) -> None:
    """Big three dragons with all honors: liable for the whole hand, or for the dragons only."""
    assert paid(BOTH, way, **said) == f"{hand}; liable W"
    assert paid(BOTH, way, options=YAKUMAN, **said) == f"{yakuman}; liable W"


def test_a_double_form_is_answered_for_twice() -> None:
    """64000 for the winds; with all honors 32000 more, paid as if there were no pao."""
    assert paid(WINDS, "drawn SE", options=DOUBLE) == "S+64000 N-64000; liable N"
    honors = "5z(111z@E)(222z@E)(333z@W)(444z@N) +5z"
    both = {**DOUBLE, **YAKUMAN}
    assert paid(honors, "drawn SE", options=both, honba=1) == (
        "E-16000 S+96300 W-8000 N-72300; liable N"
    )
    assert paid(honors, "ron SE W", options=both) == "S+96000 W-64000 N-32000; liable N"
    assert paid(honors, "drawn SE", options=DOUBLE) == "S+96000 N-96000; liable N"


def test_pao_four_kongs() -> None:
    """The option: only where the liable player is stated."""
    yes = {"pao_four_kongs": True}
    assert paid(KONGS, "drawn SE", options=yes, liable="W") == "S+32000 W-32000; liable W"
    assert paid(KONGS, "ron SE N", options=yes, liable="W", honba=1) == (
        "S+32300 W-16300 N-16000; liable W"
    )
    assert paid(KONGS, "ron SE N", options=yes) == "S+32000 N-32000"
    assert paid(KONGS, "ron SE N", liable="W") == "S+32000 N-32000"
    three = "1m[1111z][2222p](3333s@W)(999m@E) +1m"
    assert "W" not in paid(three, "ron SE N", options=yes, liable="W")


def test_beside_the_dragons_one_liability() -> None:
    """Daisangen and suukantsu: the liability is that of the dragons."""
    hand = "6s(5555z@E)(6666z@E)(7777z@W)[2222s] +6s"
    options = {"pao_four_kongs": True, **YAKUMAN}
    expected = "E-16000 S+64000 W-40000 N-8000; liable W"
    assert paid(hand, "drawn SE", options=options) == expected
    assert paid(hand, "drawn SE", options=options, liable="W") == expected
    assert paid(hand, "drawn SE", options={"pao_four_kongs": True}) == "S+64000 W-64000; liable W"


def test_no_liability_for_a_replacement_win() -> None:
    """The discarder of a claimed kong pays no more than the others."""
    hand = "34p66s[2222m](3333s@W)(8888p@N) +5p"
    assert paid(hand, "drawn SE", events=["kong-replacement"]) == "E-4000 S+8000 W-2000 N-2000"
