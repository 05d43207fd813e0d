"""The texts for people: every reason can be said in every language."""

import ast
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import mahjong_score as ms
import mahjong_score._messages as messages
from mahjong_score._hands.checks import tile_problems
from mahjong_score._hands.tiles import TILES_WITH_BONUS
from mahjong_score._messages import LANGUAGES, say
from mahjong_score.errors import Problem
from mahjong_score.formats._wins import load_win
from mahjong_score.play._faults import FaultKind
from mahjong_score.rulebooks.riichi import Riichi
from mahjong_score.rulebooks.riichi.points import base_of
from mahjong_score.rules._table_rules import Consequence
from tests.oracle.generate import wins
from tests.unit.hands.test_contradictions import CONTRADICTIONS
from tests.unit.hands.test_notation_errors import HANDS, WINS

PACKAGE = Path(ms.__file__).parent

# Rows of the account of a score, with names that are also other words of the source.
ACCOUNT = {"liable", "payments", "reading"}

# The modules that find problems.
FINDERS = (
    "_hands/tiles",
    "_hands/hand",
    "_hands/notation",
    "_hands/checks",
    "rules/_ruleset",
    "formats/_wins",
)


def raised(call: object, *arguments: object, **said: object) -> tuple[Problem, ...]:
    """Give the problems of the error that a call raises."""
    assert callable(call)
    try:
        call(*arguments, **said)
    except (ms.NotationError, ms.HandError) as error:
        return error.problems
    return ()


def examples() -> Iterator[Problem]:
    """Give problems of every reason that the core can produce."""
    for text in WINS:
        yield from raised(ms.parse_win, text, by="discard")
    for text in HANDS:
        yield from raised(ms.parse_hand, text)
    unreadable: list[object] = [[], {"by": 1, "hunt": 2, "events": 3}]
    for data in unreadable:
        yield from raised(load_win, data)
    for text, said, _ in CONTRADICTIONS:
        win = ms.parse_win(text, **{"by": "discard", **said})
        yield from ms.check(win, "hong-kong").problems
    for name in ms.rulesets():
        for seat in ms.Seat:
            win = ms.parse_win("5m(555z@W)1f +2f", by="discard", seat=seat, payer="N", liable="N")
            yield from ms.check(win, name).problems
            yield from tile_problems(win, TILES_WITH_BONUS, 13)
    north = ms.parse_win("123p456p789s1122z +1z", by="self-draw", events=["heavenly-hand"], north=1)
    yield from ms.check(north, "riichi-three-player").problems
    for text in ("147m258p369s1234z +5z", "123m456p789s123p5s +5s", "11111z +1z"):
        yield from ms.check(ms.parse_win(text, by="discard"), "hong-kong").problems
    yield from raised(ms.shanten, ms.parse_hand("123m"), "hong-kong")


EXAMPLES = {problem.reason: problem for problem in examples()}


def reasons_in_the_source() -> set[object]:
    """Give every key of the messages that a finder of problems names."""
    found: set[object] = set()
    for name in FINDERS:
        tree = ast.parse((PACKAGE / f"{name}.py").read_text(encoding="utf-8"))
        words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        found |= words & set(ROWS)
    return found


ROWS = messages._ROWS


def test_there_is_an_example_of_every_reason() -> None:
    assert reasons_in_the_source() - ACCOUNT - set(EXAMPLES) == set()


def test_what_the_source_says_by_key_has_a_text() -> None:
    """A wrong key would be said as it stands."""
    said = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                words = (getattr(part, "value", None) for part in ast.walk(node.args[0]))
                said |= {word for word in words if isinstance(word, str)}
    assert said - {"fault-", "claim-", "after-"} <= set(ROWS)
    assert "not-a-win" in said


def test_what_rule_sets_and_faults_name_has_a_text() -> None:
    """The reasons that a module of rules yields, limits, faults and what follows them."""
    named: set[object] = {f"fault-{kind}" for kind in FaultKind}
    named |= {f"after-{word}" for word in get_args(Consequence)}
    named |= {limit for han in range(5, 14) if (limit := base_of(han, 30, Riichi())[1])}
    for path in (PACKAGE / "rulebooks").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
                first = node.value.elts[0]
                named |= {first.value} if isinstance(first, ast.Constant) else set()
    assert named <= set(ROWS)
    assert "chow-with-three-players" in named


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(EXAMPLES))
def test_every_problem_can_be_said(reason: str, lang: str) -> None:
    text = EXAMPLES[reason].message(lang)
    assert text
    assert "{" not in text
    assert reason in ROWS
    assert EXAMPLES[reason].explain(lang).startswith(text)


@pytest.mark.parametrize("key", sorted(ROWS))
def test_the_texts_of_a_row_are_there_and_say_the_same_data(key: str) -> None:
    fields = [
        sorted({field for _, field, _, _ in Formatter().parse(text) if field}) for text in ROWS[key]
    ]
    assert fields == [fields[0]] * len(LANGUAGES)
    assert all(text.strip() == text != "" for text in ROWS[key])


def test_every_unit_has_its_name() -> None:
    assert {f"unit-{ms.ruleset(name).unit}" for name in ms.rulesets()} <= set(ROWS)


@pytest.mark.parametrize("name", ms.rulesets())
def test_every_word_about_payments_can_be_said(name: str) -> None:
    """Where a settlement cannot be known, the word that says why is a key of the messages."""
    for data, options in islice(wins(17, name), 600):
        try:
            score = ms.score(load_win(data), ms.ruleset(name, **options))
        except ValueError:
            continue
        assert [score.explain(lang) != "" for lang in LANGUAGES] == [True] * len(LANGUAGES)


def test_messages_in_four_languages() -> None:
    problem = EXAMPLES["below-minimum"]
    assert [problem.message(lang) for lang in LANGUAGES] == [
        "the hand is worth 2 fan, and at least 3 are needed",
        "la mano vale 2 fan y hacen falta al menos 3",
        "这手牌为 2 番，至少需要 3",
        "この手は 2 番：3 以上が必要",
    ]


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no language 'de'; expected one of en, es, zh, ja"):
        say("empty", "de")


def test_data_of_a_problem_are_plain() -> None:
    """A program reads them: text and whole numbers, which JSON can say."""
    for problem in EXAMPLES.values():
        assert json.loads(json.dumps(dict(problem.data))) == dict(problem.data)


def test_a_problem_without_a_place_is_said_without_a_line_of_text() -> None:
    assert Problem.of("contradiction", "robbed-last-tile").explain() == (
        "last-tile cannot be with a robbed kong"
    )
