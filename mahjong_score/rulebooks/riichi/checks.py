"""Find contradictions and wrong tiles in a win under Japanese rules.

Source: section 8 of the rules (docs/reference/rules/riichi.md); where it says nothing, the common
list applies.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from mahjong_score._core.flags import CLAIMED
from mahjong_score._core.kinds import COPIES, KIND_OF, KINDS
from mahjong_score._hands.checks import (
    Blessing,
    Contradiction,
    blessing_contradictions,
    contradictions_of,
    exclusive_blessings,
    has_legal_seats,
    replacement_contradictions,
    stated_blessings,
    table_contradictions,
    tile_problems,
)
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score._hands.tiles import TileSet, tile_name
from mahjong_score._hands.win import BY_DISCARD, BY_SELF_DRAW, Event, Win
from mahjong_score.errors import Problem, in_order
from mahjong_score.rulebooks.riichi.bonus import NORTH

MOST_INDICATORS: Final = 5
_BLESSINGS: Final = (
    Blessing(Event.HEAVENLY_HAND, True, BY_SELF_DRAW),
    Blessing(Event.EARTHLY_HAND, False, BY_SELF_DRAW),
    Blessing(Event.HAND_OF_MAN, False, BY_DISCARD),
)
_NOT_WITH_REPLACEMENT: Final = (Event.LAST_TILE, Event.IPPATSU)
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


def tile_problems_of(win: Win, tile_set: TileSet, size: int) -> list[Problem]:
    """Find wrong tiles, indicators and set-aside norths included."""
    if _are_tiles_legal(win, tile_set, size):
        return []
    problems = tile_problems(win, tile_set, size)
    around = problems_around_hand(win, tile_set)
    return in_order([*problems, *[p for p in around if p not in problems]])


def contradictions_in(win: Win, seats: tuple[Seat, ...]) -> list[Problem]:
    """Find the contradictions in a win, in a game with these seats."""
    if has_legal_seats(win, seats) and has_legal_riichi(win, len(seats) == 3):
        return []
    found = [*table_contradictions(win, seats), *of_riichi(win), *of_players(win, seats)]
    if win.events:
        found += [*of_events(win, seats)]
    return contradictions_of(found)


def has_legal_riichi(win: Win, three_players: bool) -> bool:
    """Whether there are no events but those of riichi, and they contradict nothing."""
    events = win.events
    if len(win.dora) > MOST_INDICATORS or len(win.ura) > MOST_INDICATORS:
        return False
    # A declared chow is a claimed one: three players claim none, and four set no north aside.
    if win.hand.packed.chows if three_players else win.north:
        return False
    if not events:
        return not win.ura
    if not events <= _OF_RIICHI or win.hand.packed.flags & CLAIMED:
        return False
    return not events.isdisjoint(_DECLARED)


def _are_tiles_legal(win: Win, tile_set: TileSet, size: int) -> bool:
    """Whether a quick look finds every tile in the set, and no more copies than exist.

    It covers the most common case; False only means that the full check decides.
    """
    packed, north = win.packed, win.north
    held, counts, foreign = packed.marks, packed.counts, tile_set.foreign
    if not packed.has_legal_copies or packed.size != size or held & foreign:
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
    """Find what contradicts a replacement tile, or a win with or on the first tiles."""
    replaced = win.hand.packed.kongs.bit_count()
    if len(seats) < len(SEATS):
        replaced += win.north
    yield from replacement_contradictions(win, replaced, _NOT_WITH_REPLACEMENT)
    stated = stated_blessings(win, _BLESSINGS)
    for blessing in stated:
        yield from blessing_contradictions(win, blessing, _NOT_WITH_BLESSING, win.north)
    yield from exclusive_blessings(stated)


def problems_around_hand(win: Win, tile_set: TileSet) -> Iterator[Problem]:
    """Find foreign indicators, and too many copies in hand, indicators and norths together."""
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
