"""The readings of concealed tiles: every way to cut them into groups and one pair.

Each suit is read by itself, by recursion over its ranks, and cached by its key. 21,743 keys can be
part of a winning hand of four groups, 53,055 of one of five, and as many again of a hand with a
fifth tile, which waits ask about. Of the others only some thousands are cached: memory is bounded.
"""

from collections.abc import Iterator
from typing import Any, Final

# How many chows begin at each kind, three bits for each; the mask of triplets; the pair's kind.
Reading = tuple[int, int, int]

NO_PAIR: Final = -1
_NOTHING: Final[Reading] = (0, 0, NO_PAIR)
_HONORS: Final = 3

# A reading is remembered as one number, so that those of the suits of a hand add up to its own: the
# chows, the triplets, the pair's kind and the number of pairs. Most suits have one; of those with
# several there is a mark in its place, and another one stands for those that are not remembered.
_TRIPLETS: Final = 81
_PAIR: Final = 115
_PAIRS: Final = 121
_SEVERAL: Final = 1 << 127
_UNREAD: Final = 1 << 130
_CHOW_BITS: Final = (1 << _TRIPLETS) - 1
_TRIPLET_BITS: Final = (1 << _PAIR - _TRIPLETS) - 1
_PAIR_BITS: Final = (1 << _PAIRS - _PAIR) - 1
_number_of: Final[list[dict[int, int]]] = [{0: 0}, {0: 0}, {0: 0}, {0: 0}]
_several_of: Final[list[dict[int, list[int]]]] = [{}, {}, {}, {}]
# To compiled code a key and its number are objects here: they are not looked into one by one.
_characters: Final[dict[Any, Any]] = _number_of[0]
_dots: Final[dict[Any, Any]] = _number_of[1]
_bamboo: Final[dict[Any, Any]] = _number_of[2]
_honors: Final[dict[Any, Any]] = _number_of[3]
# The keys that have no reading: so many of a suit, and then they are forgotten all at once.
_unreadable: Final[list[set[int]]] = [set(), set(), set(), set()]
MOST_UNREADABLE: Final = 1 << 12


def _as_number(reading: Reading) -> int:
    chows, triplets, pair = reading
    number = chows | triplets << _TRIPLETS
    return number if pair == NO_PAIR else number | pair << _PAIR | 1 << _PAIRS


def _as_reading(number: int) -> Reading:
    pair = number >> _PAIR & _PAIR_BITS if number >> _PAIRS else NO_PAIR
    return number & _CHOW_BITS, number >> _TRIPLETS & _TRIPLET_BITS, pair


def suit_key(counts: list[int]) -> int:
    """Pack the counts of a suit's ranks, each from 0 to 4.

    >>> oct(suit_key([1, 1, 1, 0, 0, 0, 0, 0, 2]))
    '0o200000111'
    """
    key = 0
    for rank, count in enumerate(counts):
        key |= count << 3 * rank
    return key


def suit_readings(suit: int, key: int) -> list[Reading]:
    """Return every reading of one suit's tiles; whether one has a pair follows from their number.

    The suits are 0 characters, 1 dots, 2 bamboo, 3 honors. The list is not to be changed.

    >>> suit_readings(0, suit_key([3, 1, 1, 0, 0, 0, 0, 0, 0]))
    [(1, 0, 0)]
    """
    return [_as_reading(number) for number in _numbers(suit, key)]


def _numbers(suit: int, key: int) -> list[int]:
    """Return the readings of a suit as numbers, from the cache or worked out."""
    number = _number_of[suit].get(key)
    if number is not None:
        return [number] if number < _SEVERAL else _several_of[suit][key]
    unreadable = _unreadable[suit]
    if key in unreadable:
        return []
    counts = [key >> 3 * rank & 7 for rank in range(9)]
    rest = sum(counts) % 3
    readings = _cut(counts, 9 * suit, 0, rest == 2, suit == _HONORS) if rest != 1 else ()
    numbers = [_as_number(reading) for reading in readings]
    if len(numbers) == 1:
        _number_of[suit][key] = numbers[0]
    elif numbers:
        _number_of[suit][key] = _SEVERAL
        _several_of[suit][key] = numbers
    else:
        if len(unreadable) >= MOST_UNREADABLE:
            unreadable.clear()
        unreadable.add(key)
    return numbers


def _cut(
    counts: list[int], first: int, rank: int, pair_due: bool, honors: bool
) -> Iterator[Reading]:
    """Yield the readings of the ranks from `rank` on; lower ranks are used up.

    The tiles of the lowest rank left are in the pair, in a triplet, or begin chows: fixing how many
    are in each before going on yields every reading once.
    """
    while rank < 9 and counts[rank] == 0:
        rank += 1
    if rank == 9:
        # The number of tiles, less all threes, is what the pair takes: none is left out.
        yield _NOTHING
        return
    count = counts[rank]
    kind = first + rank
    for in_pair in (0, 2) if pair_due else (0,):
        for in_triplet in (0, 3):
            chows = count - in_pair - in_triplet
            if chows < 0 or (chows and (honors or rank > 6)):
                continue
            if chows and (counts[rank + 1] < chows or counts[rank + 2] < chows):
                continue
            rest = counts.copy()
            rest[rank] = 0
            if chows:
                rest[rank + 1] -= chows
                rest[rank + 2] -= chows
            for reading in _cut(rest, first, rank + 1, pair_due and not in_pair, honors):
                yield (
                    reading[0] + (chows << 3 * kind),
                    reading[1] | (1 << kind if in_triplet else 0),
                    kind if in_pair else reading[2],
                )


def hand_readings(keys: list[Any]) -> list[Reading]:
    """Return every reading of concealed tiles with exactly one pair, from their four suit keys."""
    m, p, s, z = keys
    number = (
        _characters.get(m, _UNREAD)
        + _dots.get(p, _UNREAD)
        + _bamboo.get(s, _UNREAD)
        + _honors.get(z, _UNREAD)
    )
    pairs = number >> _PAIRS
    if pairs == 1:
        pair = number >> _PAIR & _PAIR_BITS
        return [(number & _CHOW_BITS, number >> _TRIPLETS & _TRIPLET_BITS, pair)]
    return _combined(keys) if number >= _SEVERAL else []


def _combined(keys: list[int]) -> list[Reading]:
    """Combine the readings of suits where one has several readings or is not in the cache."""
    whole = [0]
    for suit, key in enumerate(keys):
        if not key:
            continue
        numbers = _numbers(suit, key)
        if not numbers:
            return []
        whole = [one + number for one in whole for number in numbers]
    return [_as_reading(number) for number in whole if number >> _PAIRS == 1]
