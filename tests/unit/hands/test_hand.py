"""Melds, hands and wins as frozen values."""

import pickle
from copy import copy, deepcopy
from typing import Any

import attrs
import pytest

import mahjong_score as ms
from mahjong_score._hands.hand import as_tile
from mahjong_score.formats._wins import load_win

NAMES: dict[str, Any] = {
    "parse_hand": ms.parse_hand,
    "parse_win": ms.parse_win,
    "parse_tile": ms.parse_tile,
}


@pytest.mark.parametrize(
    "text",
    ["123m", "055m(406s@N)(777z)[2222p]18f", "1111222233334444m", "5z", "1f", "(123m@E)(123m@E)"],
)
def test_repr_of_a_hand_evaluates_back(text: str) -> None:
    hand = ms.parse_hand(text)
    assert eval(repr(hand), NAMES) == hand
    assert [eval(repr(meld), NAMES) for meld in hand.melds] == list(hand.melds)


def test_repr_of_a_win_evaluates_back() -> None:
    wins = [
        ms.parse_win("1m +1m", by="discard"),
        ms.parse_win(
            "0m1f(123m@S) +0p",
            by="self-draw",
            payer="N",
            seat="W",
            round="S",
            events=["last-tile", "riichi"],
            liable="S",
            dora=["0m", "1z"],
            ura=["9s"],
            honba=1,
            sticks=2,
            north=3,
        ),
    ]
    assert [eval(repr(win), NAMES) for win in wins] == wins


def test_values_pickle() -> None:
    win = ms.parse_win("23m456p11z1f(777z@N)[2222s] +1m", by="self-draw", events=["last-tile"])
    same = pickle.loads(pickle.dumps(win))
    assert (same, repr(same), hash(same)) == (win, repr(win), hash(win))
    assert str(ms.score(same, "mcr")) == str(ms.score(win, "mcr"))


@attrs.frozen(kw_only=True, repr=False)
class NotedWin(ms.Win):
    """A win with a note, which is given by its name."""

    note: str = ""


@attrs.frozen(repr=False)
class NotedHand(ms.Hand):
    """A hand with a note."""

    note: str = ""


@attrs.frozen(kw_only=True, repr=False)
class NotedMeld(ms.Meld):
    """A meld with a note, which is given by its name."""

    note: str = ""


def test_values_of_a_subclass_pickle_and_are_copied() -> None:
    """What they have beside those of the library is not lost."""
    meld = NotedMeld(("7z",) * 3, "N", note="a")
    hand = NotedHand(ms.parse_hand("123m456p1122z").concealed, [meld], note="b")
    win = NotedWin(hand, "1z", "discard", note="c")
    for same in (pickle.loads(pickle.dumps(win)), copy(win), deepcopy(win), attrs.evolve(win)):
        assert isinstance(same.hand, NotedHand)
        assert isinstance(same.hand.melds[0], NotedMeld)
        assert (same, same.note, same.hand.note) == (win, "c", "b")
        assert (same.hand.melds, same.hand.melds[0].note) == ((meld,), "a")
        assert ms.check(same, "mcr") == ms.check(win, "mcr")


@pytest.mark.parametrize("rest", [{}, {"liable": "S", "dora": ["0m"], "honba": 2}])
def test_values_that_were_filled_in_are_like_others(rest: dict[str, Any]) -> None:
    """Wins of JSON and scores are made in a way of their own; they are values all the same."""
    data = {"hand": "23m456p11z(777z)[2222s]", "tile": "1m", "by": "self-draw", "round": "S"}
    win = load_win({**data, **rest})
    same = ms.Win(ms.parse_hand(data["hand"]), "1m", "self-draw", round="S", **rest)
    assert (type(win), type(win.hand)) == (ms.Win, ms.Hand)
    assert (win, hash(win), repr(win)) == (same, hash(same), repr(same))
    score = ms.score(win, "riichi")
    made = ms.Score(score.ruleset, same, score.total, score.patterns, score.details, score._chosen)
    assert (score, hash(score), repr(score)) == (made, hash(made), repr(made))
    for value in (win, win.hand, score):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            value.tile = None  # type: ignore[misc, union-attr]


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (ms.parse_hand("1m(123m)").melds[0], "tiles"),
        (ms.parse_hand("1m"), "concealed"),
        (ms.parse_win("1m +1m", by="discard"), "seat"),
    ],
)
def test_values_are_frozen(value: Any, name: str) -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        setattr(value, name, None)


def test_values_are_made_of_tiles_ints_and_text() -> None:
    melds = [
        ms.Meld(("3m", 0, ms.parse_tile("2m")), "N"),
        ms.Meld(("5z", "5z", "5z", "5z"), None, True),
    ]
    hand = ms.Hand(["🀇", 33, "0p"], melds, {"8f", "1f"})
    win = ms.Win(hand, "1z", "robbed-kong", "S", "W", "N", {"riichi"}, "E", ["1m"], [0], 1, 2, 3)
    assert repr(win) == (
        "parse_win('1m0p7z18f(123m@N)[5555z] +1z', by='robbed-kong', payer='S', seat='W',"
        " round='N', events=['riichi'], liable='E', dora=['1m'], ura=['1m'], honba=1, sticks=2,"
        " north=3)"
    )


def test_enums_are_text_and_are_accepted() -> None:
    win = ms.Win(
        ms.parse_hand("1m"),
        "1m",
        ms.WinBy.DISCARD,
        ms.Seat.SOUTH,
        events=(event for event in [ms.Event.LAST_TILE, "last-tile"]),
    )
    assert repr(win) == (
        "parse_win('1m +1m', by='discard', payer='S', seat='E', round='E', events=['last-tile'])"
    )


def test_melds_say_what_they_are() -> None:
    """An added kong is an open kong in its pong's place, with its pong's seat."""
    melds = ms.parse_hand("(123m)(555z@S)(7777z@W)[2222s]").melds
    assert [(str(meld), meld.is_chow, meld.is_kong, meld.concealed) for meld in melds] == [
        ("(123m)", True, False, False),
        ("(555z@S)", False, False, False),
        ("(7777z@W)", False, True, False),
        ("[2222s]", False, True, True),
    ]


def message(make: Any) -> str:
    """Give the message of the error that a call raises."""
    with pytest.raises(ms.NotationError) as caught:
        make()
    return str(caught.value).splitlines()[0]


def test_melds_that_are_none_are_refused() -> None:
    assert [
        message(lambda: ms.Meld(())),
        message(lambda: ms.Meld(("8m", "9m", "1p"))),
        message(lambda: ms.Meld(("8s", "9s", "1z"))),
        message(lambda: ms.Meld(("5z", "6z", "7z"))),
        message(lambda: ms.Meld(("1f", "2f", "3f"))),
        message(lambda: ms.Meld(("1m", "1m", "1m"), None, True)),
        message(lambda: ms.Meld(("1m", "1m", "1m", "1m"), "E", True)),
        message(lambda: ms.Meld(("1m", "1m", "1m"), "X")),
    ] == [
        "expected a chow, pong or kong, found nothing",
        "expected a chow, pong or kong, found '89m1p'",
        "expected a chow, pong or kong, found '89s1z'",
        "expected a chow, pong or kong, found '567z'",
        "expected a chow, pong or kong, found '123f'",
        "expected the four equal tiles of a concealed kong in brackets, found '111m'",
        "a concealed kong is claimed from nobody, found 'E'",
        "claimed_from: expected one of E, S, W, N, found 'X'",
    ]


def test_bonus_tiles_stand_apart() -> None:
    assert [
        message(lambda: ms.Hand(("1m", "1f"))),
        message(lambda: ms.Hand(("1m",), (), ("1m",))),
    ] == [
        "concealed: expected plain tiles, found '1f'",
        "bonus: expected flowers and seasons, found '1m'",
    ]


@pytest.mark.parametrize("value", [-1, 45, 1.5, None, [], "1x", b"1m"])
def test_what_is_no_tile_is_refused(value: object) -> None:
    with pytest.raises(ms.NotationError):
        as_tile(value)


def bad_win(**said: Any) -> str:
    """Give the message for a value that a win does not know."""
    said = {"hand": ms.parse_hand("1m"), "tile": "1m", "by": "discard", **said}
    return message(lambda: ms.Win(**said))


def test_values_that_a_win_does_not_know_are_refused() -> None:
    events = ", ".join(ms.Event)
    assert [
        bad_win(hand="123m"),
        bad_win(by="self_draw"),
        bad_win(by=None),
        bad_win(payer=1),
        bad_win(seat=None),
        bad_win(round=["E"]),
        bad_win(liable=""),
        bad_win(events="last-tile"),
        bad_win(events={"last-tile": True}),
        bad_win(events=5),
        bad_win(events=[None]),
        bad_win(dora="1m"),
        bad_win(ura={"1m": 1}),
        bad_win(ura=7),
        bad_win(dora=[None]),
        bad_win(honba="1"),
        bad_win(sticks=1.0),
        bad_win(north=-1),
        bad_win(north=True),
    ] == [
        "hand: expected a Hand, found '123m'",
        "by: expected one of discard, self-draw, robbed-kong, found 'self_draw'",
        "by: expected one of discard, self-draw, robbed-kong, found 'None'",
        "from: expected one of E, S, W, N, found '1'",
        "seat: expected one of E, S, W, N, found 'None'",
        "round: expected one of E, S, W, N, found '['E']'",
        "liable: expected one of E, S, W, N, found nothing",
        "events: expected a list of events, found 'last-tile'",
        "events: expected a list of events, found '{'last-tile': True}'",
        "events: expected a list of events, found '5'",
        f"events: expected one of {events}, found 'None'",
        "dora: expected a list of tiles, found '1m'",
        "ura: expected a list of tiles, found '{'1m': 1}'",
        "ura: expected a list of tiles, found '7'",
        "tile: expected a tile, found 'None'",
        "honba: expected a whole number from 0 to 1000000, found '1'",
        "sticks: expected a whole number from 0 to 1000000, found '1.0'",
        "north: expected a whole number from 0 to 1000000, found '-1'",
        "north: expected a whole number from 0 to 1000000, found 'True'",
    ]
