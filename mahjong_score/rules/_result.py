"""What the library answers: `Score` and `Verdict`, with the account of them for people."""

from typing import Any, Final, Protocol

from attrs import frozen

from mahjong_score._core.features import ANY_COMPLETION, Features, completions_of
from mahjong_score._core.finder import ChosenReading, Tally
from mahjong_score._core.flags import GROUPS_AND_PAIR
from mahjong_score._core.precomputed import Precomputed
from mahjong_score._hands.frozen import quick_maker
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.win import Win
from mahjong_score._messages import is_known, say, say_amount
from mahjong_score.errors import Problem, RulesetError
from mahjong_score.rules._pattern import FoundPattern, LeftOut
from mahjong_score.rules._reading import Reading
from mahjong_score.rules._settlement import Settlement, amounts_text


class Rules(Protocol):
    """The part of a `Ruleset` that a `Score` and its judging ask."""

    @property
    def name(self) -> str:
        """Its name, as JSON has it."""

    @property
    def unit(self) -> str:
        """The unit of totals and values."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at the table, in the order of turns."""

    @property
    def groups(self) -> int:
        """How many groups a hand has besides the pair."""

    @property
    def special_shapes(self) -> int:
        """Flags of the winning shapes besides groups and a pair."""

    @property
    def precomputed(self) -> Precomputed:
        """What every judgement reads."""

    def title(self, lang: str = "en") -> str:
        """Its name for people."""

    def options(self) -> dict[str, object]:
        """All options with their values."""

    def tile_problems(self, win: Win) -> list[Problem]:
        """What is wrong with the tiles of a win."""

    def contradictions(self, win: Win) -> list[Problem]:
        """What contradicts what in a win."""

    def features(self, win: Win) -> Features:
        """What patterns ask about a win."""

    def shortfall(self, tally: Tally) -> Problem:
        """What a complete hand lacks that is worth too little."""

    def settle(self, score: "Score") -> Settlement | str:
        """Who pays whom, or why that cannot be known."""

    def liable_seat(self, score: "Score") -> Seat | None:
        """Whom Pao makes liable."""

    def left_out(self, score: "Score") -> tuple[LeftOut, ...]:
        """The patterns that a reading has and that are not counted."""

    def answer_keys(self, score: "Score") -> dict[str, str | int | None]:
        """What the JSON answer has besides the common keys."""

    def remarks(self, score: "Score", lang: str) -> list[str]:
        """What the account has besides the patterns."""


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
        details: What else the rule set found: `RiichiDetails` under Japanese rules, None under
            most.

    """

    ruleset: Rules
    win: Win
    total: int
    patterns: tuple[FoundPattern, ...]
    details: Any
    _chosen: ChosenReading

    @property
    def reading(self) -> Reading:
        """The reading of the hand that the patterns belong to."""
        shape, core, completion = self._chosen
        if completion == ANY_COMPLETION and shape == GROUPS_AND_PAIR:
            completion = completions_of(core, self.win.tile.kind)[0]
        return Reading(self.win, shape, core, completion)

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
        settled: object = self.ruleset.settle(self)
        if isinstance(settled, Settlement) or (isinstance(settled, str) and is_known(settled)):
            return settled
        raise RulesetError(
            type(self.ruleset).__name__,
            [f"settle: expected a Settlement, or a word that has a text, found {settled!r}"],
        )

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
        """Return the whole account for people, in ``en``, ``es``, ``zh`` or ``ja``.

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


# There is a score for each call: with its class one takes 1.1 times as long, compiled 1.15 times.
make_score: Final = quick_maker(Score)


@frozen
class Verdict:
    """Whether a win is valid: the score if it is, or all its problems.

    Attributes:
        ruleset: The rules that it was judged by.
        score: The score of a valid win, or None.
        problems: All problems, in the order of docs/reference/json.md; empty for a valid win.

    """

    ruleset: Rules
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
        """Return the whole account for people, in ``en``, ``es``, ``zh`` or ``ja``."""
        if self.score is not None:
            return self.score.explain(lang)
        title = f"{self.ruleset.title(lang)}: {say('not-a-win', lang)}"
        return "\n".join([title, *(f"  {p.explain(lang)}" for p in self.problems)])
