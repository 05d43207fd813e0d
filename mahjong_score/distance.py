"""How far a hand is from ready, and what to discard: `distance` and `discards`."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from attrs import frozen

from mahjong_score._core.distance import gone_tiles, improving_kinds, most_kept
from mahjong_score.errors import HandError
from mahjong_score.hand import Hand, as_tile
from mahjong_score.problems import hand_problems, wrong_size
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets import as_ruleset
from mahjong_score.tiles import COPIES, HAND_SIZE, TILES, Tile, TileSet

_DRAWN: Final = HAND_SIZE + 1


@frozen
class Discard:
    """A tile that may be discarded, and what remains.

    Attributes:
        tile: The tile.
        distance: The distance of the hand without it.
        improving: The tiles that bring the hand without it nearer, or complete it, in their order;
            a plain five stands for the red one too.
        copies: How many of these are in nobody's sight: four of each, less those in the hand of
            fourteen and those that were given as visible.

    """

    tile: Tile
    distance: int
    improving: tuple[Tile, ...]
    copies: int


def distance(hand: Hand, ruleset: str | Ruleset) -> int:
    """Say how many exchanges of a tile a hand is away from ready, under the shapes of a rule set.

    >>> import mahjong_score as ms
    >>> ms.distance(ms.parse_hand("23m456p11z(777z)[2222s]"), "hong-kong")
    0
    >>> ms.distance(ms.parse_hand("1133m5577p2s3s1z2z3z"), "hong-kong")
    3
    >>> ms.distance(ms.parse_hand("1133m5577p2s3s1z2z3z"), "zung-jung")  # six pairs would be ready
    2

    A hand of thirteen tiles is ready at 0. One of fourteen, with the tile that was drawn, is as far
    as its best discard leaves it, and at -1 if it is complete. Where a tile would be needed of
    which the hand and its melds already hold all four, that is no way;
    docs/how-to/distance.md says more.

    Args:
        hand: The hand, of thirteen or fourteen tiles and one more for each kong.
        ruleset: The rules, by name or with options.

    Raises:
        HandError: The hand has the wrong size, too many tiles alike, or tiles that the rule set
            does not play with; it carries the problems.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    tile_set = rules.tile_set
    packed = hand.packed
    sound = packed.well_formed or (packed.size == _DRAWN and not packed.crowded and not hand.bonus)
    if not sound or packed.marks & tile_set.foreign:
        _insist(hand, tile_set, HAND_SIZE)
    groups = 4 - packed.melds
    kept = most_kept(packed.keys, gone_tiles(packed, tile_set.mask), groups, rules.special_shapes)
    return 3 * groups + 1 - kept


def discards(
    hand: Hand, ruleset: str | Ruleset, *, visible: Iterable[Tile | str] = ()
) -> tuple[Discard, ...]:
    """Compare the discards of a hand of fourteen tiles, the best first.

    The best leaves the hand nearest to ready, of those the one that most copies improve; what is
    still alike is in the order of the tiles.

    >>> import mahjong_score as ms
    >>> best, *others = ms.discards(ms.parse_hand("23m456p11z9p(777z)[2222s]"), "hong-kong")
    >>> str(best.tile), best.distance, [str(tile) for tile in best.improving], best.copies
    ('9p', 0, ['1m', '4m'], 8)

    Args:
        hand: The hand, of fourteen tiles and one more for each kong.
        ruleset: The rules, by name or with options.
        visible: Tiles that are seen elsewhere: discards, the melds of others, indicators.

    Raises:
        HandError: The hand has the wrong size, too many tiles alike, or tiles that the rule set
            does not play with; it carries the problems.
        NotationError: A visible tile that does not exist.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    tile_set = rules.tile_set
    _insist(hand, tile_set, _DRAWN)
    seen = Counter(as_tile(tile).kind for tile in visible)
    packed = hand.packed
    groups = 4 - packed.melds
    gone = gone_tiles(packed, tile_set.mask)
    found = []
    for tile in dict.fromkeys(hand.concealed):
        keys = packed.keys.copy()
        keys[tile.kind // 9] -= 1 << 3 * (tile.kind % 9)
        kept, kinds = improving_kinds(keys, gone, groups, rules.special_shapes)
        improving = tuple([one for one in TILES if (kinds & tile_set.mask) >> one & 1])
        copies = sum(
            max(0, COPIES - (packed.counts >> 3 * one & 7) - seen[one]) for one in improving
        )
        found.append(Discard(tile, 3 * groups + 1 - kept, improving, copies))
    # The concealed tiles are in their order, and sorting keeps that of equals.
    return tuple(sorted(found, key=lambda one: (one.distance, -one.copies)))


def _insist(hand: Hand, tile_set: TileSet, least: int) -> None:
    """Raise the error of a hand with wrong tiles, or of fewer or more than so many to fourteen."""
    size = hand.packed.size
    problems = hand_problems(hand, tile_set, size)
    expected = min(max(size, least), _DRAWN)
    if size != expected:
        problems.append(wrong_size(hand, expected))
    if problems:
        raise HandError(problems)
