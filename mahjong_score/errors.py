"""A `Problem`, and the exceptions that carry problems.

A problem is a value: why something cannot be read, or is no valid win. Exceptions are raised only
by the calls that promise a result; each is a ValueError, carries its problems and can be pickled.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, Literal, Self, get_args

from attrs import field, frozen

from mahjong_score._messages import data_of, is_known, say, say_unit

Code = Literal[
    "notation",
    "tile-not-in-set",
    "wrong-tile-count",
    "too-many-copies",
    "contradiction",
    "not-a-winning-hand",
    "below-minimum",
    "no-yaku",
]
CODES: Final[tuple[Code, ...]] = get_args(Code)
Datum = str | int

LONGEST_QUOTE: Final = 24

# More problems than these in one text tell a person nothing new.
MOST_PROBLEMS: Final = 10


def quote(text: str) -> str:
    """Return a piece of outside text quoted for a message: short, on one line, printable."""
    cut = text if len(text) <= LONGEST_QUOTE + 1 else text[:LONGEST_QUOTE] + "…"
    return "'" + "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in cut) + "'"


def shown(value: object) -> str:
    """Return the text of an outside value for a message: itself if it is text, else its repr."""
    if isinstance(value, str):
        return value
    try:
        return repr(value)
    except (RecursionError, ValueError):
        # Nested too deep, or a number of too many digits.
        return type(value).__name__


@frozen
class Problem:
    """Why something is not a valid win.

    Attributes:
        code: The kind of problem (docs/reference/json.md lists the codes in their order).
        reason: Which problem of that kind, as a stable word.
        data: What a program needs of it: ``expected``, ``found``, ``tile``, ``event``, ``key``.
        span: The place in `text`, from its first character to past its last, if there is one.
        text: The text that was read, if the problem lies in it.

    Raises:
        ValueError: There is no such code or reason, or the data lack what the text of the reason
            tells. A rule set of your own declares its reasons in `Ruleset.texts`.

    """

    code: Code
    reason: str
    data: Mapping[str, Datum] = field(factory=dict, hash=False)
    span: tuple[int, int] | None = None
    text: str | None = None

    def __attrs_post_init__(self) -> None:
        if self.code not in CODES:
            expected = ", ".join(CODES)
            raise ValueError(f"there is no problem code {self.code!r}; the codes are: {expected}")
        if not is_known(self.reason):
            raise ValueError(f"the problem {self.reason!r} has no text; declare it in `texts`")
        missing = data_of(self.reason) - self.data.keys()
        if missing:
            raise ValueError(f"the problem {self.reason!r} needs {', '.join(sorted(missing))}")

    @classmethod
    def of(
        cls,
        code: Code,
        reason: str,
        *,
        span: tuple[int, int] | None = None,
        text: str | None = None,
        **data: Datum,
    ) -> Self:
        """Make a problem with its data as keywords; long outside text is cut."""
        found = data.get("found")
        if isinstance(found, str) and len(found) > LONGEST_QUOTE:
            data["found"] = found[:LONGEST_QUOTE] + "…"
        return cls(code, reason, data, span, text)

    def message(self, lang: str = "en") -> str:
        """Return it as one sentence, in ``en``, ``es``, ``zh`` or ``ja``."""
        data = dict(self.data)
        found = data.get("found")
        if self.code == "notation" and isinstance(found, str):
            data["found"] = quote(found) if found else say("nothing", lang)
        if "unit" in data:
            data["unit"] = say_unit(data["unit"], lang)
        return say(self.reason, lang, **data)

    def explain(self, lang: str = "en") -> str:
        """Return its sentence, with the place in the text underlined where there is one."""
        sentence = self.message(lang)
        if self.span is None or self.text is None:
            return sentence
        return sentence + "\n" + _underline(self.text, self.span)


# How much of a long text is shown around the place of a problem.
_CONTEXT: Final = 40


def _underline(text: str, span: tuple[int, int]) -> str:
    start, end = span
    left = max(0, start - _CONTEXT)
    right = min(len(text), max(end, start + 1) + _CONTEXT, start + 2 * _CONTEXT)
    shown = "".join(c if c.isprintable() else "�" for c in text[left:right])
    indent = sum(_width(c) for c in shown[: start - left])
    length = sum(_width(c) for c in shown[start - left : min(end, right) - left])
    before, after = "…" if left else "", "…" if right < len(text) else ""
    return f"    {before}{shown}{after}\n    {' ' * (len(before) + indent)}{'^' * max(1, length)}"


def _width(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Return problems sorted by their codes, in the order of docs/reference/json.md."""
    return sorted(problems, key=lambda problem: CODES.index(problem.code))


class _ProblemsError(ValueError):
    """A ValueError that carries problems."""

    problems: tuple[Problem, ...]

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return self.explain()

    def explain(self, lang: str = "en") -> str:
        """Return all problems, a paragraph each, in ``en``, ``es``, ``zh`` or ``ja``."""
        return "\n".join(problem.explain(lang) for problem in self.problems)


class NotationError(_ProblemsError):
    """Text, JSON or a code of another library that cannot be read. Carries `problems`."""


class NotAWin(_ProblemsError):
    """Raised by `score` for a hand that is no valid win. Carries all its `problems`."""


class HandError(_ProblemsError):
    """A hand that cannot be asked about: its size or its tiles are wrong. Carries `problems`."""


class GameError(_ProblemsError):
    """A claim, a fault or a result that contradicts its game or its rules. Carries `problems`."""


class RulesetError(ValueError):
    """A mistake in the class of a rule set of your own; the message names the class and tells all.

    Attributes:
        ruleset: The name of the class.
        mistakes: What is wrong, a line each.

    """

    def __init__(self, ruleset: str, mistakes: Iterable[str]) -> None:
        self.ruleset = ruleset
        self.mistakes = tuple(mistakes)
        super().__init__(self.ruleset, self.mistakes)

    def __str__(self) -> str:
        return "\n".join(f"the rule set {self.ruleset}: {mistake}" for mistake in self.mistakes)


class OptionError(ValueError):
    """A rule set, option or value that does not exist; the message lists those that do.

    Attributes:
        mistakes: What is wrong, each as a stable word with its data: ``expected``, ``found``,
            ``option``, ``ruleset``.

    """

    def __init__(self, *mistakes: tuple[str, Mapping[str, str]]) -> None:
        self.mistakes = mistakes
        super().__init__(*mistakes)

    @classmethod
    def of(cls, reason: str, **data: str) -> Self:
        """Make the error of one mistake with its data as keywords."""
        return cls((reason, data))

    def __str__(self) -> str:
        return self.explain()

    def explain(self, lang: str = "en") -> str:
        """Return all mistakes, a line each, in ``en``, ``es``, ``zh`` or ``ja``."""
        return "\n".join(say(reason, lang, **data) for reason, data in self.mistakes)
