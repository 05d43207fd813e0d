"""Which tiles complete a hand, and what each is worth."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Unpack

from attrs import evolve, frozen

from mahjong_score._core.kinds import COPIES
from mahjong_score._core.waits import waiting_kinds
from mahjong_score._hands.checks import hand_problems
from mahjong_score._hands.hand import Hand, as_tile
from mahjong_score._hands.tiles import STANDARD_TILES, TILES, Tile
from mahjong_score._hands.win import (
    BY_DISCARD,
    BY_SELF_DRAW,
    CIRCUMSTANCES,
    Circumstances,
    Win,
    convert_arguments,
    win_of_values,
)
from mahjong_score.errors import HandError, NotationError, Problem
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._result import Verdict
from mahjong_score.rules._ruleset import Ruleset


@frozen
class Wait:
    """A tile that completes a hand.

    Attributes:
        tile: The tile; a plain five stands for the red one too.
        discard: The verdict on the win by another player's discard.
        self_draw: The verdict on the win by one's own draw.
        left: How many copies are left, in nobody's sight: four less those of the hand and those
            that were given as visible.

    """

    tile: Tile
    discard: Verdict
    self_draw: Verdict
    left: int

    @property
    def is_enough(self) -> bool:
        """Whether it is a valid win in either way, and so reaches the minimum, for one."""
        return self.discard.ok or self.self_draw.ok


def waits(
    hand: Hand,
    ruleset: str | Ruleset,
    *,
    visible: Iterable[Tile | str] = (),
    **circumstances: Unpack[Circumstances[Tile | str]],
) -> Mapping[Tile, Wait]:
    """Return the tiles that complete a hand, with what each would score.

    >>> import mahjong_score as ms
    >>> hand = ms.parse_hand("23m456p11z(777z)[2222s]")
    >>> found = ms.waits(hand, "hong-kong", seat="E", round="E", visible=["1m", "1m"])
    >>> {str(tile): (wait.left, str(wait.self_draw)) for tile, wait in found.items()}
    {'1m': (2, 'hong-kong: below-minimum'), '4m': (4, 'hong-kong: below-minimum')}

    A tile of which the hand holds all four is no wait. A hand that is not ready waits on nothing:
    the mapping is empty.

    Args:
        hand: The hand, of thirteen tiles and one more for each kong.
        ruleset: The rules, by name or with options.
        visible: Tiles that are seen elsewhere: discards, the melds of others, indicators.
        circumstances: The rest of what a win has: `seat`, `round`, `events`, and for
            Japanese rules `dora`, `ura`, `honba`, `sticks` and `north`, as in `parse_win`.

    Raises:
        HandError: The hand has the wrong size, too many tiles alike, or tiles that the rule set
            does not play with; it carries the problems.
        NotationError: A seat, wind, event or tile that does not exist.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    problems = hand_problems(hand, rules.tile_set, rules.hand_size) or _by_options(hand, rules)
    if problems:
        raise HandError(problems)
    # What does not exist is an error even if the hand waits on nothing.
    values, problems = convert_arguments("waits", circumstances, CIRCUMSTANCES)
    if problems:
        raise NotationError(problems)
    values.update(hand=hand, tile=TILES[0], by=BY_SELF_DRAW)
    drawn = win_of_values(values)
    seen = Counter(as_tile(tile).kind for tile in visible)
    found = {}
    kinds = waiting_kinds(hand.packed, rules.special_shapes)
    for kind in range(kinds.bit_length()):
        held = hand.packed.counts >> 3 * kind & 7
        if not kinds >> kind & 1 or held == COPIES or kind not in rules.tile_set:
            continue
        tile = TILES[kind]
        discard, self_draw = (
            rules.check(evolve(drawn, tile=tile, by=by)) for by in (BY_DISCARD, BY_SELF_DRAW)
        )
        found[tile] = Wait(tile, discard, self_draw, max(0, COPIES - held - seen[kind]))
    return found


def _by_options(hand: Hand, rules: Ruleset) -> list[Problem]:
    """Find what the options of the rule set refuse in a hand, such as red fives."""
    if not hand.packed.unique:
        return []
    # A tile that the hand lacks adds no problem of its own.
    absent = rules.tile_set.mask & STANDARD_TILES.mask & ~hand.packed.kinds
    tile = TILES[absent.bit_length() - 1]
    return rules.tile_problems(Win(hand, tile, BY_SELF_DRAW))
