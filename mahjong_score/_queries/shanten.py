"""How far a hand is from ready, and what to discard: `shanten` and `discards`."""

from collections import Counter
from collections.abc import Iterable

from attrs import frozen

from mahjong_score._core.kinds import COPIES
from mahjong_score._core.shanten import improving_kinds, most_kept, unavailable_tiles
from mahjong_score._hands.checks import hand_problems, wrong_size
from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score.errors import HandError
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._ruleset import Ruleset


@frozen
class Discard:
    """A tile that may be discarded, and what remains.

    Attributes:
        tile: The tile.
        shanten: The shanten of the hand without it.
        ukeire: The tiles that bring the hand without it nearer, or complete it, in their order; a
            plain five stands for the red one too.
        copies: How many of these are still unseen: four of each, less those in the hand of fourteen
            and those that were given as visible.

    """

    tile: Tile
    shanten: int
    ukeire: tuple[Tile, ...]
    copies: int


def shanten(hand: Hand, ruleset: str | Ruleset) -> int:
    """Return the shanten of a hand: how many tiles it must exchange to be ready.

    It is 0 for a hand that is ready (tenpai), and -1 for one that is complete, over all winning
    shapes of the rule set.

    >>> import mahjong_score as ms
    >>> ms.shanten(ms.parse_hand("23m456p11z(777z)[2222s]"), "hong-kong")
    0
    >>> ms.shanten(ms.parse_hand("1133m5577p2s3s1z2z3z"), "hong-kong")
    3
    >>> ms.shanten(ms.parse_hand("1133m5577p2s3s1z2z3z"), "zung-jung")  # six pairs would be ready
    2

    A hand with the tile that it drew is as far as its best discard leaves it. A tile of which the
    hand and its melds already hold all four is never waited for; docs/how-to/shanten.md says more.

    Args:
        hand: The hand, of thirteen or fourteen tiles and one more for each kong (sixteen or
            seventeen in a rule set of five groups).
        ruleset: The rules, by name or with options.

    Raises:
        HandError: The hand has the wrong size, too many tiles alike, or tiles that the rule set
            does not play with; it carries the problems.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    packed = hand.packed
    size = packed.size - rules.hand_size
    if size not in (0, 1) or not packed.has_legal_copies or packed.marks & rules.tile_set.foreign:
        _require_legal(hand, rules, rules.hand_size)
    groups = rules.groups - packed.melds
    unavailable = unavailable_tiles(packed, rules.tile_set.mask)
    return 3 * groups + 1 - most_kept(packed.keys, unavailable, groups, rules.special_shapes)


def discards(
    hand: Hand, ruleset: str | Ruleset, *, visible: Iterable[Tile | str] = ()
) -> tuple[Discard, ...]:
    """Compare the discards of a hand with the tile that it drew, the best first.

    The best leaves the least shanten, of those the most copies that improve; what is still alike is
    in the order of the tiles.

    >>> import mahjong_score as ms
    >>> best, *others = ms.discards(ms.parse_hand("23m456p11z9p(777z)[2222s]"), "hong-kong")
    >>> str(best.tile), best.shanten, [str(tile) for tile in best.ukeire], best.copies
    ('9p', 0, ['1m', '4m'], 8)

    Args:
        hand: The hand, of fourteen tiles and one more for each kong (seventeen in a rule set of
            five groups).
        ruleset: The rules, by name or with options.
        visible: Tiles that are seen elsewhere: discards, the melds of others, indicators.

    Raises:
        HandError: The hand has the wrong size, too many tiles alike, or tiles that the rule set
            does not play with; it carries the problems.
        NotationError: A visible tile that does not exist.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    _require_legal(hand, rules, rules.hand_size + 1)
    tiles = rules.tile_set.mask
    seen = Counter(as_tile(tile).kind for tile in visible)
    packed = hand.packed
    groups = rules.groups - packed.melds
    unavailable = unavailable_tiles(packed, tiles)
    found = []
    for tile in dict.fromkeys(hand.concealed):
        keys = packed.keys.copy()
        keys[tile.kind // 9] -= 1 << 3 * (tile.kind % 9)
        kept, kinds = improving_kinds(keys, unavailable, groups, rules.special_shapes)
        ukeire = tuple([one for one in TILES if (kinds & tiles) >> one & 1])
        copies = sum(max(0, COPIES - (packed.counts >> 3 * one & 7) - seen[one]) for one in ukeire)
        found.append(Discard(tile, 3 * groups + 1 - kept, ukeire, copies))
    # The concealed tiles are in their order, and sorting keeps that of equals.
    return tuple(sorted(found, key=lambda one: (one.shanten, -one.copies)))


def _require_legal(hand: Hand, rules: Ruleset, least: int) -> None:
    """Raise HandError unless the hand has `least` to fourteen (or seventeen) legal tiles."""
    size = hand.packed.size
    problems = hand_problems(hand, rules.tile_set, size)
    expected = min(max(size, least), rules.hand_size + 1)
    if size != expected:
        problems.append(wrong_size(hand, expected))
    if problems:
        raise HandError(problems)
