"""Find contradictions and wrong tiles in a win under Japanese rules.

Source: section 8 of the rules (docs/reference/rules/riichi.md); where it says nothing, the common
list applies.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from mahjong_score._core.flags import CLAIMED
from mahjong_score._core.kinds import COPIES, DRAGONS, KIND_OF, KINDS, WINDS
from mahjong_score._hands.checks import (
    Blessing,
    Contradiction,
    blessing_contradictions,
    contradictions_of,
    exclusive_blessings,
    has_legal_seats,
    liability_contradictions,
    replacement_contradictions,
    stated_blessings,
    table_contradictions,
    tile_problems,
)
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score._hands.tiles import TileSet, tile_name
from mahjong_score._hands.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win
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
# Before these wins too few tiles are discarded for three of a kind; before a first draw that wins,
# each of the three others may have discarded one.
_NOT_LAST_OF_KIND: Final = (Event.HEAVENLY_HAND, Event.HAND_OF_MAN)

_DECLARED: Final = frozenset({Event.RIICHI, Event.DOUBLE_RIICHI})
_OF_RIICHI: Final = _DECLARED | {Event.IPPATSU}


def tile_problems_of(win: Win, tile_set: TileSet, size: int) -> list[Problem]:
    """Find wrong tiles, indicators and set-aside norths included."""
    if _are_tiles_legal(win, tile_set, size):
        return []
    problems = tile_problems(win, tile_set, size)
    around = problems_around_hand(win, tile_set)
    return in_order([*problems, *[p for p in around if p not in problems]])


def contradictions_in(win: Win, seats: tuple[Seat, ...], pao_four_kongs: bool) -> list[Problem]:
    """Find the contradictions in a win, in a game with these seats."""
    if has_legal_seats(win, seats) and has_legal_riichi(win, len(seats) == 3):
        return []
    found = [*table_contradictions(win, seats), *of_riichi(win), *of_players(win, seats)]
    found += of_robbery(win)
    if win.liable is not None:
        found += _of_liability(win, pao_four_kongs)
    if win.events:
        found += of_events(win, seats)
    return contradictions_of(found)


def has_legal_riichi(win: Win, three_players: bool) -> bool:
    """Whether there are no events but those of riichi, and they contradict nothing."""
    events = win.events
    if len(win.dora) > MOST_INDICATORS or len(win.ura) > (len(win.dora) or MOST_INDICATORS):
        return False
    # A declared chow is a claimed one: three players claim none, and four set no north aside.
    if win.hand.packed.chows if three_players else win.north:
        return False
    if not events:
        return not win.ura
    if not events <= _OF_RIICHI or win.hand.packed.flags & CLAIMED:
        return False
    if Event.IPPATSU in events and Event.DOUBLE_RIICHI in events:
        # It must be looked into whether there was a kong.
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
    elif 0 < len(win.dora) < len(win.ura):
        # Open indicators that are left out are not stated to be none.
        yield "too-many-ura", {"found": len(win.ura), "expected": len(win.dora)}
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
    events = win.events
    replaced = win.hand.packed.kongs.bit_count()
    if len(seats) < len(SEATS):
        replaced += win.north
    yield from replacement_contradictions(win, replaced, _NOT_WITH_REPLACEMENT)
    stated = stated_blessings(win, _BLESSINGS)
    for blessing in stated:
        event = blessing.event
        excluded: tuple[Event, ...] = _NOT_WITH_BLESSING
        if event in _NOT_LAST_OF_KIND:
            excluded = (*excluded, Event.LAST_OF_KIND)
        yield from blessing_contradictions(win, blessing, excluded, win.north)
        if len(win.dora) > 1:
            yield "indicators-without-kong", {"event": event, "found": len(win.dora)}
    yield from exclusive_blessings(stated)
    if Event.DOUBLE_RIICHI in events and Event.IPPATSU in events:
        yield from of_first_turns(win)


def of_first_turns(win: Win) -> Iterator[Contradiction]:
    """Find what contradicts ippatsu after double riichi: a win within the first two turns.

    A kong of anybody before the declaration ends double riichi, and one after it ends ippatsu.
    """
    if win.hand.packed.kongs or len(win.dora) > 1:
        yield "double-riichi-interrupted", {}
    if Event.LAST_TILE in win.events:
        yield "exclusive-events", {"event": Event.IPPATSU, "found": Event.LAST_TILE}


def of_robbery(win: Win) -> Iterator[Contradiction]:
    """Find a robbed tile of which another copy is seen: the kong that is robbed has all four."""
    if win.by is BY_ROBBED_KONG:
        kind = win.tile.kind
        seen = any(tile.kind == kind for tile in (*win.dora, *win.ura))
        if seen or (kind == NORTH and win.north):
            yield "robbed-tile-seen", {"tile": str(win.tile)}


def _of_liability(win: Win, of_kongs: bool) -> Iterator[Contradiction]:
    """Find a stated liability that no meld backs.

    Melds of the dragons or the winds back one where the hand has all of them, or the four kongs.
    Without such a hand it is ignored, as the rules say; but nothing claimed makes nobody liable.

    Args:
        win: The win.
        of_kongs: Whether someone may be liable for four kongs.

    """
    melds = win.hand.melds
    melded = [tile for meld in melds for tile in meld.tiles]
    held = Counter(tile.kind for tile in (*win.hand.concealed, *melded, win.tile))
    kinds = 0
    for mask in (DRAGONS, WINDS):
        if all(held[kind] >= COPIES - 1 for kind in range(KINDS) if mask >> kind & 1):
            kinds |= mask
    if of_kongs and win.hand.packed.kongs.bit_count() == len(melds) == 4:
        kinds |= win.hand.packed.kongs
    if kinds or not win.hand.packed.flags & CLAIMED:
        deciding = [meld for meld in melds if meld.packed.triplets & kinds]
        yield from liability_contradictions(win, deciding)


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
