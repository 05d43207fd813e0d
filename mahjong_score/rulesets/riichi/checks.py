"""What contradicts what in Japanese rules, and what is wrong with the tiles.

Source: section 8 of the rules (docs/reference/rules/riichi.md); where it says nothing, the common
list holds.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from mahjong_score._core.flags import CLAIMED
from mahjong_score.errors import Problem, in_order
from mahjong_score.hand import SEATS, Seat
from mahjong_score.problems import (
    Contradiction,
    contradictions_of,
    is_plain,
    table_contradictions,
    tile_problems,
)
from mahjong_score.rulesets.riichi.bonus import NORTH
from mahjong_score.tiles import COPIES, KIND_OF, KINDS, TileSet, tile_name
from mahjong_score.win import BY_DISCARD, BY_SELF_DRAW, Event, Win

MOST_INDICATORS: Final = 5
_REPLACEMENTS: Final = ((Event.KONG_REPLACEMENT, 1), (Event.CONSECUTIVE_KONGS, 2))
# Each with whether it is the dealer's, and how it is won.
_BLESSINGS: Final = (
    (Event.HEAVENLY_HAND, True, BY_SELF_DRAW),
    (Event.EARTHLY_HAND, False, BY_SELF_DRAW),
    (Event.HAND_OF_MAN, False, BY_DISCARD),
)
_NOT_WITH_BLESSING: Final = (
    Event.RIICHI,
    Event.DOUBLE_RIICHI,
    Event.IPPATSU,
    Event.LAST_TILE,
    Event.KONG_REPLACEMENT,
    Event.CONSECUTIVE_KONGS,
)


_DECLARED: Final = frozenset({Event.RIICHI, Event.DOUBLE_RIICHI})
_OF_RIICHI: Final = _DECLARED | {Event.IPPATSU}


def tile_problems_of(win: Win, tile_set: TileSet) -> list[Problem]:
    """Find what is wrong with the tiles, the indicators and set-aside norths among them."""
    if _is_sound(win, tile_set):
        return []
    problems = tile_problems(win, tile_set)
    beside = problems_beside_hand(win, tile_set)
    return in_order([*problems, *[p for p in beside if p not in problems]])


def contradictions_in(win: Win, seats: tuple[Seat, ...]) -> list[Problem]:
    """Find what contradicts what, in a game of these seats."""
    if is_plain(win, seats) and is_plain_riichi(win, len(seats) == 3):
        return []
    found = [*table_contradictions(win, seats), *of_riichi(win), *of_players(win, seats)]
    if win.events:
        found += [*of_events(win, seats), *of_blessings(win)]
    return contradictions_of(found)


def is_plain_riichi(win: Win, three_players: bool) -> bool:
    """Whether the events are at most those of riichi, and so that they contradict nothing."""
    events = win.events
    if len(win.dora) > MOST_INDICATORS or len(win.ura) > MOST_INDICATORS:
        return False
    # Declared chows are claimed; three players claim none, and four set no north aside.
    if win.hand.packed.chows if three_players else win.north:
        return False
    if not events:
        return not win.ura
    if not events <= _OF_RIICHI or win.hand.packed.flags & CLAIMED:
        return False
    return not events.isdisjoint(_DECLARED)


def _is_sound(win: Win, tile_set: TileSet) -> bool:
    """Whether all tiles are of the set, and surely no more alike than there are.

    A shortcut for what comes by most often.
    """
    packed, north = win.packed, win.north
    held, counts, foreign = packed.marks, packed.counts, tile_set.foreign
    if not packed.sound or held & foreign:
        return False
    if north:
        if north > COPIES - (counts >> 3 * NORTH & 7):
            return False
        counts += north << 3 * NORTH
    for indicator in win.dora + win.ura:
        shift = 3 * KIND_OF[indicator]
        if foreign >> indicator & 1 or counts >> shift & 7 == COPIES:
            return False
        counts += 1 << shift
        if indicator >= KINDS:
            if held >> indicator & 1:
                return False
            held |= 1 << indicator
    return True


def of_riichi(win: Win) -> Iterator[Contradiction]:
    """Find what contradicts riichi: claimed melds; ippatsu and hidden indicators without it."""
    events = win.events
    declared = [event for event in (Event.RIICHI, Event.DOUBLE_RIICHI) if event in events]
    if win.hand.packed.flags & CLAIMED:
        for event in declared:
            yield "riichi-with-claim", {"event": event}
    if not declared:
        if Event.IPPATSU in events:
            yield "ippatsu-without-riichi", {"event": Event.IPPATSU}
        if win.ura:
            yield "ura-without-riichi", {}
    for key, indicators in (("dora", win.dora), ("ura", win.ura)):
        if len(indicators) > MOST_INDICATORS:
            yield (
                "too-many-indicators",
                {"key": key, "found": len(indicators), "expected": MOST_INDICATORS},
            )


def of_players(win: Win, seats: tuple[Seat, ...]) -> Iterator[Contradiction]:
    """Find what only three, or only four players may have."""
    if len(seats) == len(SEATS):
        if win.north:
            yield "north-with-four-players", {"found": win.north}
        return
    for meld in win.hand.melds:
        if meld.is_chow:
            yield "chow-with-three-players", {"tile": str(meld)}


def of_events(win: Win, seats: tuple[Seat, ...]) -> Iterator[Contradiction]:
    """Find what contradicts the events that a replacement or the last tile are."""
    events = win.events
    kongs = win.hand.packed.kongs.bit_count()
    if len(seats) < len(SEATS):
        kongs += win.north
    for event, needed in _REPLACEMENTS:
        if event in events:
            if win.by is not BY_SELF_DRAW:
                yield "replacement-not-self-drawn", {"event": event}
            if kongs < needed:
                yield "too-few-kongs", {"event": event, "found": kongs, "expected": needed}
            for other in (Event.LAST_TILE, Event.IPPATSU):
                if other in events:
                    yield "exclusive-events", {"event": event, "found": other}


def of_blessings(win: Win) -> Iterator[Contradiction]:
    """Find what contradicts a win with or on the first tiles."""
    stated = [blessing for blessing in _BLESSINGS if blessing[0] in win.events]
    for event, of_dealer, by in stated:
        if (win.seat is Seat.EAST) is not of_dealer:
            yield "blessing-of-wrong-seat", {"event": event, "found": win.seat}
        if win.by is not by:
            yield "blessing-by-wrong-way", {"event": event, "expected": by, "found": win.by}
        if win.hand.melds:
            yield "blessing-with-meld", {"event": event}
        if win.north:
            yield "blessing-with-north", {"event": event}
        for other in _NOT_WITH_BLESSING:
            if other in win.events:
                yield "exclusive-events", {"event": event, "found": other}
    for (event, *_), (other, *_) in pairwise(stated):
        yield "exclusive-events", {"event": event, "found": other}


def problems_beside_hand(win: Win, tile_set: TileSet) -> Iterator[Problem]:
    """Find foreign indicators, and too many alike in hand, indicators and set-aside norths."""
    indicators = [*win.dora, *win.ura]
    for tile in sorted(set(indicators)):
        if tile not in tile_set:
            yield Problem.of(
                "tile-not-in-set", "tile-not-in-set", tile=str(tile), expected=tile_set.size
            )
    hand = win.hand
    melded = [tile for meld in hand.melds for tile in meld.tiles]
    tiles = [*hand.concealed, *melded, win.tile, *indicators]
    held = Counter(tile.kind for tile in tiles if not tile.is_bonus)
    held[NORTH] += win.north
    held.update(int(tile) for tile in tiles if tile.is_red_five)
    for code, count in sorted(held.items()):
        copies = 1 if code >= KINDS else COPIES
        if count > copies:
            yield Problem.of(
                "too-many-copies",
                "too-many-copies",
                tile=tile_name(code),
                found=count,
                expected=copies,
            )
