"""The checks of a win: what it contradicts, all at once, whatever it is worth.

The codes and their order are in docs/reference/json.md. Whether the hand is complete, and worth
enough, is the rule set's to say.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from mahjong_score.errors import Problem
from mahjong_score.hand import SEATS, Hand, Seat
from mahjong_score.tiles import COPIES, HAND_SIZE, TILES, Tile, TileSet, tile_name
from mahjong_score.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win

# Each with whether it is East's, and how it is won.
_BLESSINGS: Final = (
    (Event.HEAVENLY_HAND, True, BY_SELF_DRAW),
    (Event.EARTHLY_HAND, False, BY_DISCARD),
)
_REPLACEMENTS: Final = ((Event.KONG_REPLACEMENT, 1), (Event.CONSECUTIVE_KONGS, 2))
_NOT_WITH_BLESSING: Final = (Event.LAST_TILE, Event.KONG_REPLACEMENT, Event.CONSECUTIVE_KONGS)


def tile_problems(win: Win, tile_set: TileSet) -> list[Problem]:
    """Find what is wrong with the tiles: foreign ones, too many or too few, too many alike."""
    if win.packed.sound and not win.packed.marks & tile_set.foreign:
        return []
    hand, tile = win.hand, win.tile
    problems = [*_foreign_tiles(hand.packed.marks | 1 << tile, tile_set)]
    if tile.is_bonus:
        problems.append(Problem.of("tile-not-in-set", "bonus-as-winning-tile", tile=str(tile)))
    return [*problems, *_wrong_numbers(hand, [tile], HAND_SIZE)]


def hand_problems(hand: Hand, tile_set: TileSet, size: int = HAND_SIZE) -> list[Problem]:
    """Find what is wrong with the tiles of a hand alone, which should be so many, kongs aside."""
    foreign = [*_foreign_tiles(hand.packed.marks, tile_set)]
    return [*foreign, *_wrong_numbers(hand, [], size)]


def wrong_size(hand: Hand, expected: int) -> Problem:
    """Tell that a hand by itself, perhaps with the tile that it drew, has the wrong size."""
    return Problem.of(
        "wrong-tile-count", "wrong-hand-size", found=hand.packed.size, expected=expected
    )


def _foreign_tiles(marks: int, tile_set: TileSet) -> Iterator[Problem]:
    foreign = marks & tile_set.foreign
    for tile in TILES:
        if foreign >> tile & 1:
            yield Problem.of(
                "tile-not-in-set", "tile-not-in-set", tile=str(tile), expected=tile_set.size
            )


def _wrong_numbers(hand: Hand, more: list[Tile], size: int) -> Iterator[Problem]:
    if hand.packed.size != size:
        yield Problem.of(
            "wrong-tile-count", "wrong-tile-count", found=hand.packed.size, expected=size
        )
    melded = [tile for meld in hand.melds for tile in meld.tiles]
    tiles = [*hand.concealed, *hand.bonus, *melded, *more]
    for kind, count in sorted(Counter(tile.kind for tile in tiles).items()):
        copies = 1 if TILES[kind].is_bonus else COPIES
        if count > copies:
            yield Problem.of(
                "too-many-copies",
                "too-many-copies",
                tile=tile_name(kind),
                found=count,
                expected=copies,
            )


def is_plain(win: Win, seats: tuple[Seat, ...]) -> bool:
    """Whether a win is of the kind that most are, in which seats and melds contradict nothing."""
    if seats is SEATS:
        return win.packed.plain
    return seats == SEATS[: len(seats)] and win.packed.is_plain(len(seats))


def contradictions(win: Win, seats: tuple[Seat, ...]) -> list[Problem]:
    """Find what contradicts what, in a game of these seats."""
    if not win.events and is_plain(win, seats):
        return []
    return contradictions_of(_all(win, seats))


# Its reason, and its data.
Contradiction = tuple[str, dict[str, str | int]]


def contradictions_of(found: Iterable[Contradiction]) -> list[Problem]:
    """Make the problems of contradictions."""
    return [
        Problem("contradiction", reason, {key: _plain(datum) for key, datum in data.items()})
        for reason, data in found
    ]


def _plain(datum: str | int) -> str | int:
    # Seats and events are strings of a kind of their own; programs are given plain ones.
    return datum if isinstance(datum, int) else str(datum)


def _all(win: Win, seats: tuple[Seat, ...]) -> Iterator[Contradiction]:
    yield from table_contradictions(win, seats)
    if win.events:
        yield from _of_replacements(win)
        yield from _of_blessings(win)


def table_contradictions(win: Win, seats: tuple[Seat, ...]) -> Iterator[Contradiction]:
    """Find what contradicts in seats, melds and the way the tile came, under any rules."""
    if len(seats) < len(SEATS):
        yield from _of_seats(win, seats)
    yield from _of_payer(win)
    if win.liable is win.seat:
        yield "liable-is-winner", {"found": win.liable}
    if win.hand.packed.sources:
        yield from _of_melds(win, seats)
    if Event.LAST_TILE in win.events and win.by is BY_ROBBED_KONG:
        yield "robbed-last-tile", {}
    if Event.SAME_TURN_IMMUNITY in win.events and win.by is not BY_DISCARD:
        yield "immunity-without-discard", {"event": Event.SAME_TURN_IMMUNITY}


def _of_seats(win: Win, seats: tuple[Seat, ...]) -> Iterator[Contradiction]:
    named = [("seat", win.seat), ("from", win.payer), ("liable", win.liable)]
    named += [(str(meld), meld.claimed_from) for meld in win.hand.melds]
    for key, seat in named:
        if seat is not None and seat not in seats:
            yield "seat-not-in-game", {"key": key, "found": seat, "expected": ", ".join(seats)}


def _of_payer(win: Win) -> Iterator[Contradiction]:
    if win.payer is not None:
        if win.payer is win.seat:
            yield "payer-is-winner", {"found": win.payer}
        elif win.by is BY_SELF_DRAW:
            yield "payer-of-self-draw", {"found": win.payer}
    if win.by is BY_ROBBED_KONG and win.hand.packed.marks >> win.tile.kind & 1:
        yield "robbed-tile-held", {"tile": str(win.tile)}


def _of_melds(win: Win, seats: tuple[Seat, ...]) -> Iterator[Contradiction]:
    for meld in win.hand.melds:
        source = meld.claimed_from
        if source is None:
            continue
        if source is win.seat:
            yield "meld-from-owner", {"tile": str(meld), "found": source}
        elif meld.is_chow and win.seat in seats and source in seats:
            before = seats[seats.index(win.seat) - 1]
            if source is not before:
                yield (
                    "chow-from-wrong-seat",
                    {
                        "tile": str(meld),
                        "found": source,
                        "expected": before,
                    },
                )


def _of_replacements(win: Win) -> Iterator[Contradiction]:
    kongs = win.hand.packed.kongs.bit_count()
    for event, needed in _REPLACEMENTS:
        if event in win.events:
            if win.by is not BY_SELF_DRAW:
                yield "replacement-not-self-drawn", {"event": event}
            if kongs < needed:
                yield "too-few-kongs", {"event": event, "found": kongs, "expected": needed}


def _of_blessings(win: Win) -> Iterator[Contradiction]:
    for blessing, of_east, by in _BLESSINGS:
        if blessing not in win.events:
            continue
        if (win.seat is Seat.EAST) is not of_east:
            yield "blessing-of-wrong-seat", {"event": blessing, "found": win.seat}
        if win.by is not by:
            yield (
                "blessing-by-wrong-way",
                {"event": blessing, "expected": by, "found": win.by},
            )
        elif not of_east and win.payer not in (None, Seat.EAST):
            yield "blessing-not-from-east", {"event": blessing, "found": str(win.payer)}
        if win.hand.melds:
            yield "blessing-with-meld", {"event": blessing}
        for event in _NOT_WITH_BLESSING:
            if event in win.events:
                yield "exclusive-events", {"event": blessing, "found": event}
    if Event.HEAVENLY_HAND in win.events and Event.EARTHLY_HAND in win.events:
        yield (
            "exclusive-events",
            {"event": Event.HEAVENLY_HAND, "found": Event.EARTHLY_HAND},
        )
