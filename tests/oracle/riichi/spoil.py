"""Ways to make a riichi win invalid. Each may happen to leave it valid: the judge decides that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tests.oracle import spoil
from tests.oracle.draft import Draft
from tests.oracle.game import BONUS, REDS, SEATS, SUITED, Game
from tests.oracle.naive import Meld
from tests.oracle.riichi.checks import BLESSINGS

EVENTS = (
    "riichi",
    "double-riichi",
    "ippatsu",
    "last-tile",
    "kong-replacement",
    "consecutive-kongs",
    *BLESSINGS,
)

BAD_VALUES: tuple[tuple[str, object], ...] = (
    ("honba", -1),
    ("honba", 1.5),
    ("honba", "1"),
    ("sticks", -1),
    ("sticks", 0.5),
    ("north", -1),
    ("north", "1"),
    ("dora", "1m"),
    ("dora", ["8z"]),
    ("dora", ["1m2m"]),
    ("ura", [""]),
    ("ura", [1]),
    ("ura", {}),
    ("Dora", ["1m"]),
)


def one_more_event(rng: Random, draft: Draft, game: Game) -> None:
    """Add an event, whether it fits or not."""
    draft.events = [*draft.events, rng.choice(EVENTS)]


def some_events(rng: Random, draft: Draft, game: Game) -> None:
    """Add two or three events, whether they fit or not."""
    draft.events = rng.sample(EVENTS, rng.choice([2, 3]))


def lose_event(rng: Random, draft: Draft, game: Game) -> None:
    """Remove one event, such as riichi, where ippatsu or hidden indicators stay."""
    if draft.events:
        draft.events = rng.sample(draft.events, len(draft.events) - 1)


def near_blessing(rng: Random, draft: Draft, game: Game) -> None:
    """Nearly a win before the first discard: but for a meld, the seat, an event, or the way."""
    draft.events = [rng.choice(BLESSINGS)]
    draft.seat = rng.choice(game.seats)
    draft.by = rng.choice(["discard", "self-draw", "robbed-kong"])
    draft.payer = None
    if rng.random() < 0.3:
        one_more_event(rng, draft, game)


def open_riichi(rng: Random, draft: Draft, game: Game) -> None:
    """Riichi, and the kongs are claimed."""
    draft.events = ["riichi"]
    draft.melds = [replace(meld, open=True) for meld in draft.melds]


def hidden_without_riichi(rng: Random, draft: Draft, game: Game) -> None:
    """Hidden indicators: perhaps none, perhaps without riichi."""
    draft.extra["ura"] = rng.choice([[], [rng.choice(sorted(game.tiles))]])


def robbed_last(rng: Random, draft: Draft, game: Game) -> None:
    """The last tile, and a robbed kong."""
    draft.events = ["last-tile"]
    draft.by = "robbed-kong"


def replaced(rng: Random, draft: Draft, game: Game) -> None:
    """A replacement tile, perhaps with the last tile, ippatsu, or no kong."""
    draft.by = rng.choice(["self-draw", "self-draw", "discard"])
    draft.payer = None
    more = rng.choice([[], [], ["last-tile"], ["riichi", "ippatsu"]])
    draft.events = [rng.choice(["kong-replacement", "consecutive-kongs"]), *more]


def many_indicators(rng: Random, draft: Draft, game: Game) -> None:
    """Five or six indicators."""
    number = rng.choice([5, 6, 6])
    draft.extra[rng.choice(["dora", "ura"])] = rng.sample(sorted(game.tiles), number)


def foreign_indicator(rng: Random, draft: Draft, game: Game) -> None:
    """An indicator that this game may not have."""
    foreign = sorted({*SUITED, *REDS, *BONUS} - game.tiles)
    draft.extra["dora"] = [rng.choice(sorted(game.tiles)), rng.choice(foreign)]


def same_indicators(rng: Random, draft: Draft, game: Game) -> None:
    """Some indicators of a kind that is held: four together, or five."""
    draft.extra["dora"] = [rng.choice(draft.tiles())] * rng.choice([1, 2, 3, 4])


def red_twice(rng: Random, draft: Draft, game: Game) -> None:
    """A red five where a five was, and at times another as an indicator."""
    red = rng.choice(REDS)
    draft.concealed = [red if tile[0] in "05" and tile[1] == red[1] else tile
                       for tile in draft.concealed]  # fmt: skip
    if rng.random() < 0.5:
        draft.extra["dora"] = [red]


def any_norths(rng: Random, draft: Draft, game: Game) -> None:
    """Norths, however many players and norths there are."""
    draft.extra["north"] = rng.choice([0, 1, 1, 2, 4, 5])


def claimed_chow(rng: Random, draft: Draft, game: Game) -> None:
    """A chow is claimed, with three players too."""
    for tile in draft.concealed:
        if tile[1] in "mps" and tile[0] in "1234567":
            chow = [f"{int(tile[0]) + step}{tile[1]}" for step in range(3)]
            if all(one in draft.concealed for one in chow):
                for one in chow:
                    draft.concealed.remove(one)
                draft.melds.append(Meld("chow", tuple(chow), True, None))
                draft.events = [event for event in draft.events if "riichi" not in event]
                return


def seat_north(rng: Random, draft: Draft, game: Game) -> None:
    """The winner or the payer sits North, or the round is North."""
    way = rng.randint(0, 2)
    if way == 0:
        draft.seat = "N"
    elif way == 1:
        draft.payer = "N"
    else:
        draft.round = "N"


def bad_value(rng: Random, draft: Draft, game: Game) -> None:
    """A further key with a value that it cannot have."""
    key, value = rng.choice(BAD_VALUES)
    draft.extra[key] = value


def no_yaku(rng: Random, draft: Draft, game: Game) -> None:
    """Remove what gives a yaku by itself."""
    draft.events = []
    draft.extra.pop("ura", None)
    draft.by = "discard"
    draft.payer = rng.choice([seat for seat in SEATS if seat in game.seats and seat != draft.seat])


SPOILERS: tuple[Callable[[Random, Draft, Game], None], ...] = (
    *spoil.SPOILERS,
    one_more_event,
    one_more_event,
    some_events,
    lose_event,
    near_blessing,
    near_blessing,
    open_riichi,
    hidden_without_riichi,
    robbed_last,
    replaced,
    replaced,
    many_indicators,
    foreign_indicator,
    same_indicators,
    red_twice,
    any_norths,
    claimed_chow,
    seat_north,
    bad_value,
    no_yaku,
    no_yaku,
)
