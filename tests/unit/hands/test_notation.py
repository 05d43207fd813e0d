"""The notation: the grammar, and the canonical text."""

import pytest

import mahjong_score as ms

HANDS = {
    # Spaces are free, a suit letter may be repeated, tiles stand in any order.
    "1m2m3m": "123m",
    "321m": "123m",
    " 1 2\t3 m\n4 p ": "123m4p",
    "4p123m": "123m4p",
    "7z1z5s5p5m": "5m5p5s17z",
    # Melds keep their order of declaration, and may stand anywhere.
    "(777z)123m(123p)": "123m(777z)(123p)",
    "12m[2222s]3m": "123m[2222s]",
    "( 7 7 7 z @ N )": "(777z@N)",
    "(7z7z7z@E)": "(777z@E)",
    "(321m@S)": "(123m@S)",
    "(2222p@W)": "(2222p@W)",
    # Bonus tiles are set aside; red fives stand before the fives.
    "1f123m8f": "123m18f",
    "550m": "055m",
    "(505p@W)": "(055p@W)",
    "(460s@N)": "(406s@N)",
    "[5055s]": "[0555s]",
    # Unicode tiles, with and without variation selectors, mixed with letters.
    "🀇🀈🀉": "123m",
    "🀇2m🀉": "123m",
    "(🀄🀄️🀄@N)[🀑🀑🀑🀑]": "(777z@N)[2222s]",
    "🀢🀇": "1m1f",
}


@pytest.mark.parametrize(("text", "canonical"), list(HANDS.items()))
def test_the_grammar_of_a_hand(text: str, canonical: str) -> None:
    hand = ms.parse_hand(text)
    assert str(hand) == canonical
    assert ms.parse_hand(canonical) == hand


WINS = {
    # The winning tile stands after a plus.
    "23m456p11z(777z@N)[2222s] +1m": "23m456p11z(777z@N)[2222s] +1m",
    "11z+1z": "11z +1z",
    "11z + 🀀": "11z +1z",
    "11z +\n1 z ": "11z +1z",
    # Without one, the last concealed tile that is written is the winning tile.
    "111z": "11z +1z",
    "9m1m": "9m +1m",
    "19m(777z)": "1m(777z) +9m",
    "(777z)9s1m[2222s]1f": "9s1f(777z)[2222s] +1m",
    "1m🀟": "1m +7p",
    # A bonus tile and a red five can be written as winning tile: a rule set judges that.
    "1m +1f": "1m +1f",
    "1m +0s": "1m +0s",
    "+1m": " +1m",
}


@pytest.mark.parametrize(("text", "canonical"), list(WINS.items()))
def test_the_winning_tile(text: str, canonical: str) -> None:
    win = ms.parse_win(text, by="discard")
    assert str(win) == canonical
    assert ms.parse_win(canonical, by="discard") == win


def test_what_is_not_said_of_a_win_is_as_the_contract_has_it() -> None:
    """Seat and round are East, events are empty; from and liable are not said."""
    win = ms.parse_win("1m +1m", by="discard")
    assert (win.seat, win.round, win.events, win.payer, win.liable) == (
        "E",
        "E",
        frozenset(),
        None,
        None,
    )


def test_what_is_said_of_a_win_is_kept() -> None:
    win = ms.parse_win(
        "1m +1m",
        by="robbed-kong",
        payer="S",
        seat="W",
        round="N",
        events=["riichi", "last-of-kind"],
        liable="E",
        dora=["1m", "🀀"],
        ura=("0p",),
        honba=2,
        sticks=1,
        north=3,
    )
    assert repr(win) == (
        "parse_win('1m +1m', by='robbed-kong', payer='S', seat='W', round='N',"
        " events=['last-of-kind', 'riichi'], liable='E', dora=['1m', '1z'], ura=['0p'], honba=2,"
        " sticks=1, north=3)"
    )


def test_null_counts_as_left_out_for_a_seat() -> None:
    assert repr(ms.parse_win("1m +1m", by="discard", payer=None, liable=None)) == (
        "parse_win('1m +1m', by='discard', seat='E', round='E')"
    )
