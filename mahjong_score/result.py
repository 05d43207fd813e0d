"""What the library answers: `Score` and `Verdict`, with the account of them for people."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from attrs import frozen

from mahjong_score._core.best import ChosenReading
from mahjong_score._core.decompose import Reading as CoreReading
from mahjong_score._core.features import ANY_ELEMENT, PAIR, TRIPLET, completions
from mahjong_score._core.flags import FOUR_GROUPS, KNITTED_STRAIGHT
from mahjong_score._core.groups import facts_of_chows
from mahjong_score.errors import Problem
from mahjong_score.frozen import open_twin
from mahjong_score.hand import Hand, Seat
from mahjong_score.messages import say, say_amount
from mahjong_score.pattern import FoundPattern, LeftOut
from mahjong_score.settlement import Settlement, amounts_text
from mahjong_score.tiles import KINDS, TILES, tile_name
from mahjong_score.win import Win

if TYPE_CHECKING:
    from mahjong_score.ruleset import Ruleset

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
        element: What the winning tile completes, as the core has it; `ANY_ELEMENT` where it is a
            tile of a special shape as a whole.

    """

    win: Win
    shape: int
    core: CoreReading
    element: int

    @property
    def groups(self) -> tuple[str, ...]:
        """The concealed groups and then the pair, as text; special shapes come as a whole."""
        return tuple(self._parts()[0])

    @property
    def completed(self) -> str:
        """The group, pair or special shape that the winning tile completes."""
        texts, elements = self._parts()
        return texts[elements.index(self.element)]

    def _parts(self) -> tuple[list[str], list[int]]:
        """Each part as text, and as an element."""
        shape = self.shape
        if shape != FOUR_GROUPS and shape != KNITTED_STRAIGHT:
            hand = Hand((*self.win.hand.concealed, self.win.tile))
            return [str(hand)], [self.element]
        elements = _elements(self.core)
        texts = [_TEXT_OF_ELEMENT[element] for element in elements]
        if shape == KNITTED_STRAIGHT:
            elements.insert(0, ANY_ELEMENT)
            texts.insert(0, self._knitted())
        return texts, elements

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
        texts, elements = self._parts()
        # Of two equal chows, the first is marked.
        place = elements.index(self.element)
        texts[place] = COMPLETED + texts[place]
        texts += [meld.text for meld in self.win.hand.melds]
        return " ".join(texts)


def _elements(reading: CoreReading) -> list[int]:
    """The groups in the order of their kinds, and then the pair."""
    chows, triplets, pair = reading
    elements = list(facts_of_chows(chows)[1])
    if triplets:
        while triplets:
            lowest = triplets & -triplets
            triplets ^= lowest
            elements.append(TRIPLET - 1 + lowest.bit_length())
        if chows:
            elements.sort(key=_KIND_OF_ELEMENT.__getitem__)
    elements.append(PAIR + pair)
    return elements


def _text_of_element(element: int) -> str:
    rank, suit = (*tile_name(element % KINDS),)
    if element < TRIPLET:
        return f"{rank}{int(rank) + 1}{int(rank) + 2}{suit}"
    return rank * (3 if element < PAIR else 2) + suit


# Of every element that there could be, chows of honors among them.
_KIND_OF_ELEMENT: Final = tuple(element % KINDS for element in range(PAIR + KINDS))
_TEXT_OF_ELEMENT: Final = tuple(map(_text_of_element, range(PAIR + KINDS)))


@frozen(weakref_slot=False)
class Score:
    """What a win is worth, why, and who pays whom.

    ``str(score)`` is one line; `explain` is the whole account.

    Who pays whom is worked out when it is asked for.

    Attributes:
        ruleset: The rules that it was scored by.
        win: The win.
        total: What the payment table is entered with, after caps and limits, in `unit`.
        patterns: What was found, with values, in the order of the rulebook.

    """

    ruleset: "Ruleset"
    win: Win
    total: int
    patterns: tuple[FoundPattern, ...]
    _chosen: ChosenReading

    @property
    def reading(self) -> Reading:
        """The reading of the hand that the patterns belong to."""
        shape, core, element = self._chosen
        if element == ANY_ELEMENT and shape == FOUR_GROUPS:
            element = completions(core, self.win.tile.kind)[0]
        return Reading(self.win, shape, core, element)

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """The patterns that the reading has and that are not counted, with why."""
        return self.ruleset.left_out(self)

    @property
    def liable(self) -> Seat | None:
        """The seat that Pao makes liable, whether or not it pays this time; None if nobody is."""
        return self.ruleset.liable_seat(self)

    @property
    def payments(self) -> Settlement | None:
        """Points to each seat; None where they cannot be known (see `no_payments`)."""
        settled = self._settled()
        return settled if isinstance(settled, Settlement) else None

    @property
    def no_payments(self) -> str | None:
        """Why there are no payments, as a word; None if there are."""
        settled = self._settled()
        return settled if isinstance(settled, str) else None

    def _settled(self) -> Settlement | str:
        settled = self.ruleset.settle(self)
        if not isinstance(settled, Settlement | str):
            raise TypeError(f"settle of {self.ruleset.name} gave no settlement and no word")
        return settled

    @property
    def unit(self) -> str:
        """The unit of the total and of the patterns' values, such as ``fan`` or ``points``."""
        return self.ruleset.unit

    def __str__(self) -> str:
        found = ", ".join(f"{pattern.id} {pattern.value}" for pattern in self.patterns)
        line = f"{self.ruleset.name}: {self.total} {self.unit}: {found}"
        payments = self.payments
        return line if payments is None else f"{line}; {amounts_text(payments)}"

    def explain(self, lang: str = "en") -> str:
        """Give the whole account for people, in ``en``, ``es``, ``zh`` or ``ja``.

        Raises:
            ValueError: There is no such language.

        """
        lines = [f"{self.ruleset.title(lang)}: {say_amount(self.total, self.unit, lang)}"]
        for pattern in self.patterns:
            times = f" ×{pattern.count}" if pattern.count > 1 else ""
            lines.append(f"  {pattern.value:>4}  {pattern.name(lang)}{times}")
        added = sum(pattern.value for pattern in self.patterns)
        if added != self.total:
            key = "limited" if added > self.total else "raised"
            lines.append(f"  {added:>4}  → {say(key, lang, limit=self.total)}")
        lines += [f"        {remark}" for remark in self.ruleset.remarks(self, lang)]
        names = {pattern.id: pattern.name(lang) for pattern in self.patterns}
        for left_out in self.left_out:
            because = left_out.because
            why = names[because] if because in names else say(because, lang)
            lines.append(f"        {say('left-out', lang, name=left_out.name(lang), why=why)}")
        lines.append(f"{say('reading', lang)}: {self.reading}")
        liable = self.liable
        if liable is not None:
            lines.append(say("liable", lang, seat=liable))
        settled = self._settled()
        if isinstance(settled, Settlement):
            lines.append(f"{say('payments', lang)}: {amounts_text(settled)}")
        else:
            lines.append(say("no-payments", lang, why=say(settled, lang)))
        return "\n".join(lines)


# There is one for each call, and this makes it in less time than its class.
OpenScore: Final = open_twin(Score)


@frozen
class Verdict:
    """Whether a win is valid: the score if it is, or all its problems.

    Attributes:
        ruleset: The rules that it was judged by.
        score: The score of a valid win, or None.
        problems: All problems, in the order of docs/reference/json.md; empty for a valid win.

    """

    ruleset: "Ruleset"
    score: Score | None
    problems: tuple[Problem, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the win is valid."""
        return self.score is not None

    def __str__(self) -> str:
        if self.score is not None:
            return str(self.score)
        return f"{self.ruleset.name}: " + ", ".join(problem.code for problem in self.problems)

    def explain(self, lang: str = "en") -> str:
        """Give the whole account for people, in ``en``, ``es``, ``zh`` or ``ja``."""
        if self.score is not None:
            return self.score.explain(lang)
        title = f"{self.ruleset.title(lang)}: {say('not-a-win', lang)}"
        return "\n".join([title, *(f"  {p.explain(lang)}" for p in self.problems)])
