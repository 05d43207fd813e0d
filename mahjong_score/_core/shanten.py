"""How many tiles a hand lacks to be complete, over every shape.

A *target* is a complete hand that can be had: no more of a kind than the four copies, those in the
melds included. The tiles of a hand that lie in a target are *kept*, and the rest of the target is
lacking. So the least that a hand lacks is the size of a target less the most tiles kept.

What a suit can keep is a *table*: for up to five groups, without and with the pair, the most tiles
kept by at most so many groups. It is packed in an int of twelve fields. A group that keeps nothing
is always to be had elsewhere: only a hand of few kinds needs one, and it leaves many untouched.

A suit's table is found rank by rank. Between two ranks stand the chows that go on, and there are so
few different *states* there that steps from one to the next are remembered, like whole suits, in
bounded memory; so a suit never seen before, and one of thirteen tiles, costs little more.
"""

from functools import lru_cache
from typing import Final

from mahjong_score._core.flags import (
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    SEVEN_DIFFERENT_PAIRS,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
)
from mahjong_score._core.kinds import COPIES, KINDS
from mahjong_score._core.packed_hand import ONES, PackedHand
from mahjong_score._core.shapes import KNITTED, ORPHANS, SHAPE_GROUPS

# What the tables are made for: rule sets have four groups, or five.
MOST_GROUPS: Final = 5
_HONORS: Final = 3
_SUIT: Final = (1 << 27) - 1
_EVERY_RANK: Final = 0o111111111
_CHOW_RANKS: Final = 0o1111111  # where a chow can begin

# A field has six bits of which the highest says that the number in the others holds, and a guard
# bit on top. Fields 0 to 5 are for so many groups, 6 to 11 for as many and the pair. To take the
# larger number in each field of two tables at once, one is subtracted from the other with all
# guards set: a guard that is left says that there was nothing to borrow, and becomes a mask of its
# field. (This is written out where it is needed: a call would take as long again.)
_WIDTH: Final = 7
_PLACES: Final = MOST_GROUPS + 1
_FIELDS: Final = 2 * _PLACES
_PAIR: Final = _PLACES * _WIDTH  # how far to shift what takes the pair
_EACH: Final = sum(1 << _WIDTH * place for place in range(_FIELDS))
_HOLDS: Final = _EACH << 5
_GUARD: Final = _EACH << 6
_WITHOUT_PAIR: Final = (1 << _PAIR) - 1
_FIELD: Final = (1 << _WIDTH) - 1
_NUMBER: Final = (1 << 5) - 1
# The fields that are left when one or two groups more are taken: the others lose their places.
_FROM_GROUP: Final = tuple(
    sum(_FIELD << _WIDTH * place for place in range(_FIELDS) if place % _PLACES >= taken)
    for taken in range(_PLACES)
)
_FROM_1: Final = _FROM_GROUP[1]

# By the chows begun at the rank before and at the one before that, up to two each: what can be
# kept, as a table; 0 where that cannot be. Three equal chows are three triplets too.
State = tuple[int, int, int, int, int, int, int, int, int]
_BEGINNING: Final[State] = (_HOLDS, 0, 0, 0, 0, 0, 0, 0, 0)


# A way on from one place of a state: the place after it, how many groups are taken and which fields
# that leaves, what is kept, and what is kept with the pair or with a triplet besides, or 0.
_Way = tuple[int, int, int, int, int, int]


@lru_cache(maxsize=1 << 7)
def _ways(count: int, allowed: int, chows: int) -> list[list[_Way]]:
    """Return the transitions from each place of a state (see `_step`)."""

    def kept(wanted: int) -> int:
        return _EACH * min(wanted, count)

    ways: list[list[_Way]] = []
    for place in range(9):
        earlier, before_that = divmod(place, 3)
        ways.append([])
        for begun in range(chows + 1):
            wanted = earlier + before_that + begun
            if wanted <= allowed:
                # A triplet or the pair must keep a tile: else it is as well elsewhere.
                paired = kept(wanted + 2) if wanted < count and wanted + 2 <= allowed else 0
                tripled = kept(wanted + 3) if wanted < count and wanted + 3 <= allowed else 0
                after = 3 * begun + earlier
                fields = _FROM_GROUP[begun]
                ways[-1].append((after, _WIDTH * begun, fields, kept(wanted), paired, tripled))
    return ways


@lru_cache(maxsize=1 << 14)
def _step(state: State, count: int, allowed: int, chows: int) -> State:
    """Return the state after one more rank.

    Args:
        state: The state before it.
        count: How many the hand holds of it.
        allowed: How many of it a target may have.
        chows: How many chows may begin here.

    """
    after = [0] * 9
    for before, ways in zip(state, _ways(count, allowed, chows), strict=True):
        if before:
            for place, shift, fields, kept, paired, tripled in ways:
                table = before << shift & fields
                best = table + kept
                if paired:
                    other = ((table & _WITHOUT_PAIR) << _PAIR) + paired
                    guards = ((best | _GUARD) - other) & _GUARD
                    best = other ^ ((best ^ other) & (guards - (guards >> 6)))
                if tripled:
                    other = (table << _WIDTH & _FROM_1) + tripled
                    guards = ((best | _GUARD) - other) & _GUARD
                    best = other ^ ((best ^ other) & (guards - (guards >> 6)))
                other = after[place]
                if other:
                    guards = ((best | _GUARD) - other) & _GUARD
                    best = other ^ ((best ^ other) & (guards - (guards >> 6)))
                after[place] = best
    return tuple(after)  # type: ignore[return-value]


@lru_cache(maxsize=1 << 14)
def suit_table(key: int, unavailable: int, honors: bool) -> int:
    """Return the table of one suit's tiles.

    Args:
        key: The suit key of the concealed tiles.
        unavailable: How many of each rank can be no part of concealed tiles, as a suit key: those
            in melds, and four of a kind that the game does not have.
        honors: Whether it is the honors, which make no chows.

    """
    state = _BEGINNING
    if honors:
        # Honors are alike: in the order of their numbers they come by fewer states.
        pairs = [
            (key >> shift & 7, COPIES - (unavailable >> shift & 7)) for shift in range(0, 21, 3)
        ]
        for count, allowed in sorted(pairs, reverse=True):
            if count:
                state = _step(state, count, allowed, 0)
        return state[0]
    # A chow is of use where it keeps two tiles. One that keeps a single tile can as well be the
    # triplet of that, unless other groups take so many of it that a fifth would be needed.
    held = (key | key >> 1 | key >> 2) & _EVERY_RANK
    several = (key >> 1 | key >> 2) & _EVERY_RANK
    scarce = (unavailable | unavailable >> 1 | unavailable >> 2) & _EVERY_RANK
    crowded = (key >> 2 | key >> 1 & key | scarce) & held
    crowded |= crowded >> 3 | crowded >> 6
    one_chow = (_two_of_three(held) | crowded) & _CHOW_RANKS
    two_chows = (_two_of_three(several) | crowded) & one_chow
    # Where nothing is held and no chow begins or goes on, nothing changes.
    busy = key | one_chow | one_chow << 3 | one_chow << 6
    for shift in range(0, 27, 3):
        if busy >> shift & 7:
            chows = (one_chow >> shift & 1) + (two_chows >> shift & 1)
            state = _step(state, key >> shift & 7, COPIES - (unavailable >> shift & 7), chows)
    return state[0]


def _two_of_three(ranks: int) -> int:
    """Return the ranks from which at least two of three in a row are among these."""
    return (ranks & ranks >> 3) | (ranks & ranks >> 6) | (ranks >> 3 & ranks >> 6)


@lru_cache(maxsize=1 << 14)
def _join(a: int, b: int) -> int:
    """Return the table of two parts of a hand together."""
    if a == _HOLDS or b == _HOLDS:  # a part that keeps nothing
        return a | b
    whole = 0
    for groups in range(_PLACES):
        without = a >> _WIDTH * groups & _NUMBER
        paired = a >> _PAIR + _WIDTH * groups & _NUMBER
        rest = (b << _WIDTH * groups) & _FROM_GROUP[groups]
        parts = [rest + _EACH * without]
        if paired > without:
            parts.append(((rest & _WITHOUT_PAIR) << _PAIR) + _EACH * paired)
        for other in parts:
            guards = ((whole | _GUARD) - other) & _GUARD
            whole = other ^ ((whole ^ other) & (guards - (guards >> 6)))
    return whole


def _kept_of(a: int, b: int, groups: int) -> int:
    """Return the most tiles that two parts of a hand keep in `groups` groups and the pair."""
    # Half a table fits a machine word, which compiled code works with fastest.
    a_without, a_paired = a & _WITHOUT_PAIR, a >> _PAIR
    b_without, b_paired = b & _WITHOUT_PAIR, b >> _PAIR
    best = 0
    shift = _WIDTH * groups
    for taken in range(0, shift + 1, _WIDTH):
        left = shift - taken
        kept = (a_without >> taken & _NUMBER) + (b_paired >> left & _NUMBER)
        if kept > best:
            best = kept
        kept = (a_paired >> taken & _NUMBER) + (b_without >> left & _NUMBER)
        if kept > best:
            best = kept
    return best


def _tables(keys: list[int], unavailable: list[int]) -> list[int]:
    return [suit_table(keys[suit], unavailable[suit], suit == _HONORS) for suit in range(4)]


def _kept_in_groups(keys: list[int], unavailable: list[int], groups: int) -> int:
    m, p, s, z = _tables(keys, unavailable)
    return _kept_of(_join(m, p), _join(s, z), groups)


def _improving_groups(keys: list[int], unavailable: list[int], groups: int) -> int:
    """Return the mask of the kinds of which one more tile would be kept."""
    tables = _tables(keys, unavailable)
    m, p, s, z = tables
    first, second = _join(m, p), _join(s, z)
    kept = _kept_of(first, second, groups)
    others = (_join(p, second), _join(m, second), _join(first, z), _join(first, s))
    mask = 0
    for suit, key in enumerate(keys):
        # Most tiles make one of a few tables.
        improves = {tables[suit]: False}
        for rank in range(7 if suit == _HONORS else 9):
            shift = 3 * rank
            if (key >> shift & 7) + (unavailable[suit] >> shift & 7) == COPIES:
                continue
            table = suit_table(key + (1 << shift), unavailable[suit], suit == _HONORS)
            if table not in improves:
                improves[table] = _kept_of(table, others[suit], groups) > kept
            if improves[table]:
                mask |= 1 << 9 * suit + rank
    return mask


# Special shapes. The tiles of a whole hand are packed as its suit keys are, a kind's count in three
# bits; sets of kinds have the lowest of these.


def _spread(mask: int) -> int:
    return sum(1 << 3 * kind for kind in range(KINDS) if mask >> kind & 1)


_SPREAD_ORPHANS: Final = _spread(ORPHANS)
_SPREAD_HONORS: Final = _EVERY_RANK << 81 & ONES
_SPREAD_KNITTED: Final = tuple(m | p << 27 | s << 54 for _, (m, p, s) in KNITTED)


def _gathered(spread: int) -> int:
    """Return the mask of a set of kinds.

    >>> _gathered(0o1001)
    9
    """
    mask = 0
    while spread:
        place = spread.bit_length() - 1
        mask |= 1 << place // 3
        spread ^= 1 << place
    return mask


def _kept_in_pairs(counts: int, different: bool) -> int:
    # Each pair that is not there yet keeps one tile, if there is one of a kind left for it.
    pairs = (counts >> 1 | counts >> 2) & ONES
    if not different:
        return 7 + pairs.bit_count() + (counts >> 2 & ONES).bit_count()
    return min(7, _held(counts).bit_count()) + pairs.bit_count()


def _improving_pairs(counts: int, different: bool) -> int:
    if not different:
        return counts & ONES
    held = _held(counts)
    singles = held & ~(counts >> 1 | counts >> 2)
    return singles if held.bit_count() >= 7 else ONES & ~held | singles


def _held(counts: int) -> int:
    return (counts | counts >> 1 | counts >> 2) & ONES


def _kept_in_orphans(counts: int) -> int:
    orphans = _held(counts) & _SPREAD_ORPHANS
    return orphans.bit_count() + bool((counts >> 1 | counts >> 2) & orphans)


def _improving_orphans(counts: int) -> int:
    orphans = _held(counts) & _SPREAD_ORPHANS
    if (counts >> 1 | counts >> 2) & orphans:
        return _SPREAD_ORPHANS & ~orphans
    return _SPREAD_ORPHANS


def _rest_of_straight(
    keys: list[int], unavailable: list[int], way: int
) -> tuple[list[int], list[int]] | None:
    """Return the keys next to a knitted straight, and what is unavailable there.

    The straight is laid in one of six ways; None, where it cannot be had.
    """
    rest_keys, rest_unavailable = keys.copy(), unavailable.copy()
    for suit, knitted in enumerate(KNITTED[way][1]):
        if unavailable[suit] >> 2 & knitted:  # all four are in a meld
            return None
        key = keys[suit]
        rest_keys[suit] -= (key | key >> 1 | key >> 2) & knitted
        rest_unavailable[suit] += knitted
    return rest_keys, rest_unavailable


def _kept_in_straights(keys: list[int], unavailable: list[int], groups: int, best: int) -> int:
    """Return how many tiles the best knitted straight keeps, or `best` if none keeps more."""
    held = _held(_whole(keys))
    more = 3 * (groups - 3) + 2
    for way, straight in enumerate(_SPREAD_KNITTED):
        kept = (held & straight).bit_count()
        if kept + more > best:
            rest = _rest_of_straight(keys, unavailable, way)
            if rest is not None:
                best = max(best, kept + _kept_in_groups(rest[0], rest[1], groups - 3))
    return best


def _improving_straights(keys: list[int], unavailable: list[int], groups: int, best: int) -> int:
    held = _held(_whole(keys))
    more = 3 * (groups - 3) + 2
    mask = 0
    for way, straight in enumerate(_SPREAD_KNITTED):
        kept = (held & straight).bit_count()
        if kept + more >= best:
            rest = _rest_of_straight(keys, unavailable, way)
            if rest is not None:
                kept += _kept_in_groups(rest[0], rest[1], groups - 3)
                if kept == best:
                    mask |= _gathered(straight & ~held)
                    mask |= _improving_groups(rest[0], rest[1], groups - 3)
    return mask


def _whole(keys: list[int]) -> int:
    return keys[0] | keys[1] << 27 | keys[2] << 54 | keys[3] << 81


# What is asked.


@lru_cache(maxsize=1 << 4)
def _foreign(tiles: int) -> int:
    """Return four of each kind that is not among these tiles, as counts."""
    return sum(COPIES << 3 * kind for kind in range(KINDS) if not tiles >> kind & 1)


def unavailable_tiles(hand: PackedHand, tiles: int) -> list[int]:
    """Return the copies that no target can have concealed (see `suit_table`), as four suit keys.

    Args:
        hand: The hand.
        tiles: The mask of the tiles that the game has.

    """
    unavailable = _foreign(tiles)
    if hand.melds:
        unavailable += hand.counts - _whole(hand.keys)
    return [
        unavailable & _SUIT,
        unavailable >> 27 & _SUIT,
        unavailable >> 54 & _SUIT,
        unavailable >> 81,
    ]


def most_kept(keys: list[int], unavailable: list[int], groups: int, shapes: int) -> int:
    """Return how many concealed tiles the nearest target keeps, of three for each group and two.

    Args:
        keys: The four suit keys of the concealed tiles.
        unavailable: What can be no part of them, as `unavailable_tiles` has it.
        groups: How many groups are not declared yet.
        shapes: The flags of the shapes to consider besides groups and a pair.

    """
    best = _kept_in_groups(keys, unavailable, groups)
    if not shapes or groups < 3:
        return best
    if groups == SHAPE_GROUPS:
        counts = _whole(keys)
        if shapes & SEVEN_PAIRS:
            best = max(best, _kept_in_pairs(counts, False))
        if shapes & SEVEN_DIFFERENT_PAIRS:
            best = max(best, _kept_in_pairs(counts, True))
        if shapes & THIRTEEN_ORPHANS:
            best = max(best, _kept_in_orphans(counts))
        if shapes & HONORS_AND_KNITTED:
            held = _held(counts)
            for knitted in _SPREAD_KNITTED:
                kept = (held & (_SPREAD_HONORS | knitted)).bit_count()
                if kept > best:
                    best = kept
    if shapes & KNITTED_STRAIGHT:
        best = _kept_in_straights(keys, unavailable, groups, best)
    return best


def improving_kinds(
    keys: list[int], unavailable: list[int], groups: int, shapes: int
) -> tuple[int, int]:
    """Return how many tiles the nearest target keeps, and the kinds that would add one.

    The kinds are a mask; none of them is held in four copies. The arguments are as of `most_kept`.
    """
    best = most_kept(keys, unavailable, groups, shapes)
    mask = 0
    if _kept_in_groups(keys, unavailable, groups) == best:
        mask |= _improving_groups(keys, unavailable, groups)
    if not shapes or groups < 3:
        return best, mask
    if groups == SHAPE_GROUPS:
        mask |= _improving_unmelded(_whole(keys), shapes, best)
    if shapes & KNITTED_STRAIGHT:
        mask |= _improving_straights(keys, unavailable, groups, best)
    return best, mask


def _improving_unmelded(counts: int, shapes: int, best: int) -> int:
    """Return the kinds that improve special shapes without melds which keep the most, as a mask."""
    mask = 0
    for shape, different in ((SEVEN_PAIRS, False), (SEVEN_DIFFERENT_PAIRS, True)):
        if shapes & shape and _kept_in_pairs(counts, different) == best:
            mask |= _gathered(_improving_pairs(counts, different))
    if shapes & THIRTEEN_ORPHANS and _kept_in_orphans(counts) == best:
        mask |= _gathered(_improving_orphans(counts))
    if shapes & HONORS_AND_KNITTED:
        held = _held(counts)
        for knitted in _SPREAD_KNITTED:
            wanted = _SPREAD_HONORS | knitted
            if (held & wanted).bit_count() == best:
                mask |= _gathered(wanted & ~held)
    return mask


def forget() -> None:
    """Empty all caches, to measure what they save."""
    for remembering in (_ways, _step, suit_table, _join, _foreign):
        remembering.cache_clear()
