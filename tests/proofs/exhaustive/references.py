"""The independent scorers that hands are compared with.

Expected answers owe nothing to the package: the oracle and the other libraries get the tiles of a
hand as text.
"""

from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any, Final, Protocol

from mahjong_score.errors import Problem
from mahjong_score.rules._result import Score
from tests.oracle.classes import ClassJudge, json_win
from tests.oracle.every import FOUR_GROUPS, EveryHand, Hand, tiles_of
from tests.oracle.game import Judgement, as_patterns
from tests.oracle.parts import SUITS, Part
from tests.oracle.registry import RULESETS
from tests.oracle.riichi.options import read_options
from tests.oracle.riichi.win import read_riichi

Judged = Score | list[Problem]

COMPARED: Final = 1_000_000
"""Where not all hands of four groups and a pair are compared, a few more than this number are."""
ONE_OF_PAIRS: Final = 31
ONE_OF_SLOW: Final = 211
"""Where not all hands of other shapes are compared, one in this many is."""


class Reference(Protocol):
    """A scorer to compare with: its name, and for each shape, one of how many hands it is asked."""

    name: str
    strides: Mapping[str, int]

    def difference(self, hand: Hand, by: str, judged: Judged) -> str | None:
        """Return its answer for a hand won with its lowest tile, if the package's differs."""


def found_in(judged: list[Problem]) -> int | None:
    """Return what a hand adds up to that is worth too little."""
    for problem in judged:
        if problem.code in ("below-minimum", "no-yaku"):
            found = problem.data["found"]
            return found if isinstance(found, int) else None
    return None


def agrees(judgement: Judgement, judged: Judged) -> bool:
    """Whether the package has the oracle's verdict, total, patterns, payments and details."""
    if not isinstance(judged, Score):
        codes = tuple(problem.code for problem in judged)
        return codes == judgement.codes and found_in(judged) == judgement.found
    patterns = as_patterns({pattern.id: pattern.value for pattern in judged.patterns})
    return (
        judged.total == judgement.total
        and len(patterns) == len(judged.patterns)
        and patterns in judgement.alternatives
        and judged.payments == judgement.payments
        and judged.ruleset.answer_keys(judged) == judgement.more
    )


class OracleOfAll:
    """The oracle for every hand, by classes.

    An answer that was right for one hand is right for all hands of its class, so others are
    compared with it, which is faster than comparing with the judgement.
    """

    name = "oracle"

    def __init__(self, ruleset: str, every: EveryHand) -> None:
        self.strides: Mapping[str, int] = dict.fromkeys(every.shapes, 1)
        self.judge = ClassJudge(RULESETS[ruleset].judge, every.parts)
        self.right: dict[tuple[Hashable, str], object] = {}

    def difference(self, hand: Hand, by: str, judged: Judged) -> str | None:
        """Return the oracle's answer for the class of the hand, if the package's differs."""
        answer = (judged.total, judged.patterns) if isinstance(judged, Score) else judged
        key = self.judge.class_of(hand), by
        if self.right.get(key) == answer:
            return None
        judgement = self.judge(hand, by)
        if not agrees(judgement, judged):
            return str(judgement)
        if key[0] is not None:
            self.right[key] = answer
        return None


class OracleOfSome:
    """The oracle, asked hand by hand."""

    name = "oracle"

    def __init__(self, ruleset: str, strides: Mapping[str, int]) -> None:
        self.strides = strides
        self.judge = RULESETS[ruleset].judge

    def difference(self, hand: Hand, by: str, judged: Judged) -> str | None:
        """Return the oracle's answer for the hand, if the package's differs."""
        judgement = self.judge(json_win(hand, tiles_of(hand)[0], by), {})
        return None if agrees(judgement, judged) else str(judgement)


class PyMahjongGB:
    """The total of PyMahjongGB, which is fast enough for every hand."""

    name = "PyMahjongGB"

    def __init__(self, every: EveryHand) -> None:
        from MahjongGB import MahjongFanCalculator

        from tests.oracle.mcr.reference import code

        self.strides: Mapping[str, int] = dict.fromkeys(every.shapes, 1)
        self.calculate: Any = MahjongFanCalculator
        self.code = code
        self.codes = cache(self.codes_of)

    def codes_of(self, suit: int, part: Part) -> tuple[str, ...]:
        """Return the tiles of a part in the codes of PyMahjongGB."""
        kinds = zip(SUITS[suit], part, strict=True)
        return tuple(self.code(kind) for kind, count in kinds for _ in range(count))

    def difference(self, hand: Hand, by: str, judged: Judged) -> str | None:
        """Return its total, whatever the minimum, if the package's differs."""
        m, p, s, z = hand
        codes = self.codes
        lowest, *rest = codes(0, m) + codes(1, p) + codes(2, s) + codes(3, z)
        drawn = by == "self-draw"
        fans = self.calculate((), tuple(rest), lowest, 0, drawn, False, False, False, 1, 0, True)
        total = sum([fan[0] * fan[1] for fan in fans])
        ours = judged.total if isinstance(judged, Score) else found_in(judged)
        return None if ours == total else f"{total}: {fans}"


class Mahjong:
    """PyPI's ``mahjong``: han, fu, points, yaku and payments."""

    name = "mahjong"

    def __init__(self, ruleset: str, strides: Mapping[str, int]) -> None:
        from tests.oracle.riichi.check import agree
        from tests.oracle.riichi.reference import reference

        self.strides = strides
        self.game = RULESETS[ruleset].game
        self.options = read_options({})
        self.ask = reference
        self.agree = agree

    def difference(self, hand: Hand, by: str, judged: Judged) -> str | None:
        """Return its answer for the hand, if the package's differs."""
        win = read_riichi(json_win(hand, tiles_of(hand)[0], by), self.game)
        theirs = self.ask(win, self.options)
        same = self.agree(win, self.options, as_judgement(judged), theirs)
        return None if same else str(theirs)


def as_judgement(judged: Judged) -> Judgement:
    """Return the package's answer as a judgement like the oracle's."""
    if not isinstance(judged, Score):
        return Judgement(codes=tuple(problem.code for problem in judged))
    values = {pattern.id: pattern.value for pattern in judged.patterns}
    return Judgement(
        total=judged.total,
        payments=None if judged.payments is None else dict(judged.payments),
        patterns=values,
        alternatives=frozenset([as_patterns(values)]),
        more=dict(judged.ruleset.answer_keys(judged)),
    )


def one_of(every: EveryHand, groups: int, pairs: int) -> dict[str, int]:
    """Return for each shape, one of how many hands is compared; of the rarest shapes all are."""
    strides = {name: pairs if "pairs" in name else 1 for name in every.shapes}
    return {**strides, FOUR_GROUPS: groups}


def references(ruleset: str, every: EveryHand) -> list[Reference]:
    """Return the installed scorers that the hands of a rule set are compared with."""
    if ruleset.startswith(("simple", "hong-kong")):
        return [OracleOfAll(ruleset, every)]
    one_of_groups = max(1, len(every.shapes[FOUR_GROUPS]) // COMPARED)
    some = one_of(every, one_of_groups, ONE_OF_PAIRS)
    few = one_of(every, ONE_OF_SLOW, ONE_OF_SLOW)
    try:
        if ruleset == "mcr":
            return [PyMahjongGB(every), OracleOfSome(ruleset, few)]
        if ruleset.startswith("riichi"):
            return [OracleOfSome(ruleset, some), Mahjong(ruleset, few)]
    except ModuleNotFoundError as error:
        if error.name not in ("MahjongGB", "mahjong"):
            raise
    return [OracleOfSome(ruleset, some)]
