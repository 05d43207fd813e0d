"""Ways to make a win invalid. Each may happen to leave it valid: the judge decides that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tests.oracle.draft import Draft
from tests.oracle.game import BONUS, REDS, SEATS, SUITED, Game
from tests.oracle.naive import Meld

EVENTS = (
    "last-tile",
    "kong-replacement",
    "consecutive-kongs",
    "heavenly-hand",
    "earthly-hand",
    "same-turn-immunity",
)


def wrong_size(rng: Random, draft: Draft, game: Game) -> None:
    """One tile or group too many or too few."""
    way = rng.randint(0, 2)
    if way == 0 and len(draft.concealed) > 1:
        draft.concealed.pop()
    elif way < 2:
        draft.concealed.append(rng.choice(sorted(game.tiles)))
    else:
        draft.melds.append(Meld("pong", (rng.choice(game.kinds),) * 3, True, None))


def five_copies(rng: Random, draft: Draft, game: Game) -> None:
    """More and more of one tile, up to five."""
    tile = rng.choice(draft.tiles())
    others = [place for place, one in enumerate(draft.concealed) if one != tile]
    rng.shuffle(others)
    while draft.tiles().count(tile) < 5 and others:
        draft.concealed[others.pop()] = tile


def foreign_tile(rng: Random, draft: Draft, game: Game) -> None:
    """A bonus tile or two, a bonus tile won on, a red five, or a tile that this game has not."""
    place = rng.randrange(len(draft.concealed))
    foreign = sorted({*SUITED, *REDS, *BONUS} - game.tiles)
    bonus = rng.choice(BONUS)
    way = rng.randint(0, 4)
    if way == 0:
        draft.concealed.append(bonus)
    elif way == 1:
        draft.concealed += [bonus] * 2
    elif way == 2:
        draft.tile = rng.choice([*foreign, bonus])
    elif way == 3:
        draft.concealed[place] = rng.choice(REDS)
    else:
        draft.concealed[place] = rng.choice(foreign)


def wrong_payer(rng: Random, draft: Draft, game: Game) -> None:
    """The payer is the winner, or given with a self-draw."""
    draft.payer = rng.choice([draft.seat, draft.seat, *game.seats])


def self_claim(rng: Random, draft: Draft, game: Game) -> None:
    """Claim a meld from its owner."""
    reseat(rng, draft, [draft.seat], "")


def wrong_chow(rng: Random, draft: Draft, game: Game) -> None:
    """A chow claimed from any player."""
    reseat(rng, draft, game.seats, "chow")


def reseat(rng: Random, draft: Draft, seats: list[str] | tuple[str, ...], kind: str) -> None:
    """Set the seat of an open meld, of that kind or any, to one of some seats."""
    places = [
        place
        for place, meld in enumerate(draft.melds)
        if meld.open and (not kind or meld.kind == kind)
    ]
    if places:
        place = rng.choice(places)
        draft.melds[place] = replace(draft.melds[place], seat=rng.choice(seats))


def any_events(rng: Random, draft: Draft, game: Game) -> None:
    """Add events, whether they fit or not."""
    draft.events = rng.sample(EVENTS, rng.choice([1, 1, 2, 3]))


def any_way(rng: Random, draft: Draft, game: Game) -> None:
    """Change the way that the tile came, often to a robbed tile that the winner also holds."""
    draft.by = rng.choice(["robbed-kong", "robbed-kong", "discard", "self-draw"])


def any_blessing(rng: Random, draft: Draft, game: Game) -> None:
    """Add a blessing that nearly fits."""
    draft.events = [*draft.events, rng.choice(["heavenly-hand", "earthly-hand"])]
    if rng.random() < 0.5:
        draft.seat = "E"


def liable_winner(rng: Random, draft: Draft, game: Game) -> None:
    """The winner is liable."""
    draft.liable = draft.seat


def any_tiles(rng: Random, draft: Draft, game: Game) -> None:
    """Concealed tiles at random."""
    wall = [tile for tile in game.kinds for _ in range(4)]
    for tile in draft.tiles()[len(draft.concealed) :]:
        if tile in wall:
            wall.remove(tile)
    bonus = [tile for tile in draft.concealed if tile in BONUS]
    draft.concealed = [*rng.sample(wall, len(draft.concealed) - len(bonus)), *bonus]


def one_tile_off(rng: Random, draft: Draft, game: Game) -> None:
    """Another tile in place of one, often its neighbour."""
    tiles = sorted(game.tiles)
    place = rng.randrange(len(draft.concealed))
    old = draft.concealed[place]
    same_suit = [tile for tile in tiles if tile[1] == old[1]]
    draft.concealed[place] = rng.choice(rng.choice([tiles, same_suit or tiles]))


def foreign_seat(rng: Random, draft: Draft, game: Game) -> None:
    """Any of the four seats where only some are in the game."""
    seat = rng.choice(SEATS)
    way = rng.randint(0, 3)
    if way == 0:
        draft.seat = seat
    elif way == 1:
        draft.payer = seat
    elif way == 2:
        draft.liable = seat
    else:
        reseat(rng, draft, [seat], "")


SPOILERS: tuple[Callable[[Random, Draft, Game], None], ...] = (
    wrong_size,
    five_copies,
    foreign_tile,
    wrong_payer,
    self_claim,
    wrong_chow,
    any_events,
    any_events,
    any_way,
    any_blessing,
    liable_winner,
    any_tiles,
    one_tile_off,
    one_tile_off,
    foreign_seat,
)


def break_notation(rng: Random, win: dict[str, object]) -> None:
    """Make the text, or another value, unreadable."""
    hand = str(win["hand"])
    bad_texts = (
        "8z", "0z", "9f", "1x", "1", "m", "(12m)", "(124m)", "(123z)", "(11m)", "[111m]",
        "[1111m@E]", "(111m@X)", "(11111m)", "(111m", "111m)", "()", "(1f2f3f)",
    )  # fmt: skip
    way = rng.randint(0, 6)
    if way == 0:
        win["by"] = rng.choice(["self_draw", "ron", "", None])
    elif way == 1:
        win["events"] = ["last_tile"]
    elif way == 2:
        win["Seat"] = "E"
    elif way == 3:
        win[rng.choice(["from", "seat", "round", "liable"])] = rng.choice(["X", "east", ""])
    elif way == 4:
        win["tile"] = rng.choice(["8z", "", "11m", "1", "(111m)"])
    else:
        win["hand"] = hand + rng.choice(bad_texts)
