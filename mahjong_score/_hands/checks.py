"""The checks of a win: what it contradicts, all at once, whatever it is worth.

The codes and their order are in docs/reference/json.md. Whether the hand is complete, and worth
enough, is the rule set's to say.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from attrs import frozen

from mahjong_score._core.kinds import COPIES
from mahjong_score._hands.hand import Hand, Meld
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score._hands.tiles import TILES, Tile, TileSet, tile_name
from mahjong_score._hands.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win, WinBy
from mahjong_score.errors import Problem


@frozen
class Blessing:
    """A win with or on the first tiles, and what it demands.

    Attributes:
        event: Its event.
        is_of_east: Whether it is East's, or that of another seat.
        by: How the tile comes.
        payer: The seat that alone can have discarded it; None where that does not matter.

    """

    event: Event
    is_of_east: bool
    by: WinBy
    payer: Seat | None = None


_HEAVENLY: Final = Blessing(Event.HEAVENLY_HAND, True, BY_SELF_DRAW)
_EARTHLY: Final = Blessing(Event.EARTHLY_HAND, False, BY_DISCARD, Seat.EAST)
_REPLACEMENTS: Final = ((Event.KONG_REPLACEMENT, 1), (Event.CONSECUTIVE_KONGS, 2))
# Nothing was discarded before these wins, and only the winning tile in an earthly hand: no three of
# a kind are in view, and no earlier discard of the turn was passed over.
_NOT_WITH_BLESSING: Final = (
    Event.LAST_TILE,
    Event.KONG_REPLACEMENT,
    Event.CONSECUTIVE_KONGS,
    Event.LAST_OF_KIND,
    Event.SAME_TURN_IMMUNITY,
)


def tile_problems(win: Win, tile_set: TileSet, size: int) -> list[Problem]:
    """Find what is wrong with the tiles: foreign ones, too many or too few, too many alike.

    Args:
        win: The win.
        tile_set: The tiles that the game has.
        size: The number of tiles before the winning one, a kong counting as three.

    """
    packed = win.packed
    if packed.has_legal_copies and packed.size == size and not packed.marks & tile_set.foreign:
        return []
    hand, tile = win.hand, win.tile
    problems = [*_foreign_tiles(hand.packed.marks | 1 << tile, tile_set)]
    if tile.is_bonus:
        problems.append(Problem.of("tile-not-in-set", "bonus-as-winning-tile", tile=str(tile)))
    return [*problems, *_wrong_numbers(hand, [tile], size)]


def hand_problems(hand: Hand, tile_set: TileSet, size: int) -> list[Problem]:
    """Find the problems of a hand's tiles; a kong counts as three in `size`."""
    foreign = [*_foreign_tiles(hand.packed.marks, tile_set)]
    return [*foreign, *_wrong_numbers(hand, [], size)]


def wrong_size(hand: Hand, expected: int) -> Problem:
    """Return the problem of a hand without a winning tile that has the wrong size."""
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


def has_legal_seats(win: Win, seats: tuple[Seat, ...]) -> bool:
    """Whether the seats of winner, payer and melds are known to fit; False leaves it open."""
    if seats is SEATS:
        return win.packed.has_legal_seats
    return seats == SEATS[: len(seats)] and win.packed.are_seats_legal(len(seats))


def contradictions(win: Win, seats: tuple[Seat, ...]) -> list[Problem]:
    """Find what contradicts what, in a game of these seats."""
    if not win.events and has_legal_seats(win, seats):
        return []
    return contradictions_of(_all(win, seats))


# Its reason, and its data.
Contradiction = tuple[str, dict[str, str | int]]


def contradictions_of(found: Iterable[Contradiction]) -> list[Problem]:
    """Turn contradictions into problems."""
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
        yield from replacement_contradictions(win, win.hand.packed.kongs.bit_count(), ())
        stated = stated_blessings(win, (_HEAVENLY, _EARTHLY))
        for blessing in stated:
            yield from blessing_contradictions(win, blessing, _NOT_WITH_BLESSING)
        yield from exclusive_blessings(stated)


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


def replacement_contradictions(
    win: Win, replaced: int, excluded: tuple[Event, ...]
) -> Iterator[Contradiction]:
    """Find what contradicts a win on a replacement tile.

    Args:
        win: The win.
        replaced: How many tiles were replaced: kongs, and what else the rules replace.
        excluded: The events that cannot be with it.

    """
    for event, needed in _REPLACEMENTS:
        if event in win.events:
            if win.by is not BY_SELF_DRAW:
                yield "replacement-not-self-drawn", {"event": event}
            if replaced < needed:
                yield "too-few-kongs", {"event": event, "found": replaced, "expected": needed}
            yield from _exclusive(win, event, excluded)


def liability_contradictions(win: Win, melds: Iterable[Meld]) -> Iterator[Contradiction]:
    """Find a stated liability that no meld backs: who fed no claimed meld is liable for none.

    Args:
        win: The win.
        melds: The melds that may make someone liable. One from an unknown seat backs any.

    """
    if win.liable is None or win.liable is win.seat:
        return
    claimed = [meld.claimed_from for meld in melds if not meld.concealed]
    if win.liable not in claimed and None not in claimed:
        yield "liable-without-claim", {"found": win.liable}


def stated_blessings(win: Win, blessings: tuple[Blessing, ...]) -> list[Blessing]:
    """List those of some blessings that a win states."""
    return [blessing for blessing in blessings if blessing.event in win.events]


def blessing_contradictions(
    win: Win, blessing: Blessing, excluded: tuple[Event, ...], set_aside: int = 0
) -> Iterator[Contradiction]:
    """Find what contradicts a blessing that a win states.

    Args:
        win: The win.
        blessing: The blessing.
        excluded: The events that cannot be with it.
        set_aside: How many norths were set aside, where the rules know of that.

    """
    event = blessing.event
    if (win.seat is Seat.EAST) is not blessing.is_of_east:
        yield "blessing-of-wrong-seat", {"event": event, "found": win.seat}
    if win.by is not blessing.by:
        yield "blessing-by-wrong-way", {"event": event, "expected": blessing.by, "found": win.by}
    elif blessing.payer is not None and win.payer not in (None, blessing.payer):
        yield "blessing-not-from-east", {"event": event, "found": str(win.payer)}
    if win.hand.melds:
        yield "blessing-with-meld", {"event": event}
    if set_aside:
        yield "blessing-with-north", {"event": event}
    yield from _exclusive(win, event, excluded)


def exclusive_blessings(stated: list[Blessing]) -> Iterator[Contradiction]:
    """Find the blessings that are stated together: each excludes the next."""
    for blessing, other in pairwise(stated):
        yield "exclusive-events", {"event": blessing.event, "found": other.event}


def _exclusive(win: Win, event: Event, excluded: tuple[Event, ...]) -> Iterator[Contradiction]:
    for other in excluded:
        if other in win.events:
            yield "exclusive-events", {"event": event, "found": other}
