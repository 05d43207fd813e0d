"""`Reading`: one way to read a complete hand, with its text."""

from collections import Counter
from typing import Final

from attrs import frozen

from mahjong_score._core.features import ANY_COMPLETION, PAIR, TRIPLET
from mahjong_score._core.flags import GROUPS_AND_PAIR, KNITTED_STRAIGHT
from mahjong_score._core.groups import facts_of_chows
from mahjong_score._core.kinds import KINDS
from mahjong_score._core.readings import Reading as CoreReading
from mahjong_score._hands.hand import Hand
from mahjong_score._hands.tiles import TILES, tile_name
from mahjong_score._hands.win import Win

COMPLETED: Final = "+"


@frozen
class Reading:
    """One way to read a complete hand. Its text marks with a plus what the winning tile completes.

    >>> import mahjong_score as ms
    >>> win = ms.parse_win("23m456p11z(777z)[2222s] +1m", by="self-draw", round="S")
    >>> print(ms.score(win, ms.ruleset("hong-kong", minimum=2)).reading)
    +123m 456p 11z (777z) [2222s]

    Attributes:
        win: The win that is read.
        shape: The flag of its shape, as the core has it.
        core: The concealed groups and the pair, as the core has them; a special shape may have
            none.
        completion: What the winning tile completes, as the core has it; `ANY_COMPLETION` where it
            is a tile of a special shape as a whole.

    """

    win: Win
    shape: int
    core: CoreReading
    completion: int

    @property
    def groups(self) -> tuple[str, ...]:
        """The concealed groups and then the pair, as text; special shapes come as a whole."""
        return tuple(self._parts()[0])

    @property
    def completed(self) -> str:
        """The group, pair or special shape that the winning tile completes."""
        texts, completions = self._parts()
        return texts[completions.index(self.completion)]

    def _parts(self) -> tuple[list[str], list[int]]:
        """Each part as text, and as the core names what is completed."""
        shape = self.shape
        if shape != GROUPS_AND_PAIR and shape != KNITTED_STRAIGHT:
            hand = Hand((*self.win.hand.concealed, self.win.tile))
            return [str(hand)], [self.completion]
        completions = _completions(self.core)
        texts = [_TEXT_OF_COMPLETION[completion] for completion in completions]
        if shape == KNITTED_STRAIGHT:
            completions.insert(0, ANY_COMPLETION)
            texts.insert(0, self._knitted())
        return texts, completions

    def _knitted(self) -> str:
        """The knitted tiles: what no group and no pair takes."""
        packed, triplets, pair = self.core
        chows = facts_of_chows(packed)[1]
        kinds = Counter(tile.kind for tile in (*self.win.hand.concealed, self.win.tile))
        kinds.subtract([pair, pair])
        for chow in chows:
            kinds.subtract((chow, chow + 1, chow + 2))
        kinds.subtract([kind for kind in range(TRIPLET) if triplets >> kind & 1] * 3)
        return str(Hand(tuple(TILES[kind] for kind in kinds.elements())))

    def __str__(self) -> str:
        texts, completions = self._parts()
        # Of two equal chows, the first is marked.
        place = completions.index(self.completion)
        texts[place] = COMPLETED + texts[place]
        texts += [meld.text for meld in self.win.hand.melds]
        return " ".join(texts)


def _completions(reading: CoreReading) -> list[int]:
    """The groups in the order of their kinds, and then the pair."""
    chows, triplets, pair = reading
    completions = list(facts_of_chows(chows)[1])
    if triplets:
        while triplets:
            lowest = triplets & -triplets
            triplets ^= lowest
            completions.append(TRIPLET - 1 + lowest.bit_length())
        if chows:
            completions.sort(key=_KIND_OF_COMPLETION.__getitem__)
    completions.append(PAIR + pair)
    return completions


def _text_of_completion(completion: int) -> str:
    rank, suit = (*tile_name(completion % KINDS),)
    if completion < TRIPLET:
        return f"{rank}{int(rank) + 1}{int(rank) + 2}{suit}"
    return rank * (3 if completion < PAIR else 2) + suit


# Of every completion that there could be, chows of honors among them.
_KIND_OF_COMPLETION: Final = tuple(completion % KINDS for completion in range(PAIR + KINDS))
_TEXT_OF_COMPLETION: Final = tuple(map(_text_of_completion, range(PAIR + KINDS)))
