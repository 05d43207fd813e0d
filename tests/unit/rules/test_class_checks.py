"""What is wrong with the class of a rule set is told when it is made, all at once."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from attrs import field, frozen

import mahjong_score as ms
from mahjong_score.rules import STANDARD_TILES, FoundPattern, Pattern, Tally, flags

IN_EACH = "expected a text in each of en, es, zh, ja"


def pattern(id: str = "win", **more: Any) -> Pattern:
    """Make a pattern that holds always."""
    names: dict[str, Any] = {"value": 1, "es": id, "zh": id, "definition": "Always."}
    return Pattern(id=id, **{**names, **more})


def made(patterns: Callable[[], Iterable[Any]] = lambda: [pattern()], **words: Any) -> ms.Ruleset:
    """Make a rule set that declares these patterns, with these words in its class."""

    def declare(self: object) -> Iterable[Any]:
        return patterns()

    def combine(self: object, found: list[FoundPattern], context: object) -> Tally:
        return Tally((1,), 1, found)

    def settle(self: object, score: ms.Score) -> str:
        return "payer-unknown"

    said = {"name": "house", "titles": ("House", "Casa", "家", "家"), "__doc__": "A house."}
    methods = {"declare": declare, "combine": combine, "settle": settle}
    cls: Any = frozen(repr=False)(type("House", (ms.Ruleset,), {**methods, **said, **words}))
    rules: ms.Ruleset = cls()
    return rules


def test_a_sound_class_is_made_and_told_as_what_makes_it() -> None:
    rules = made()
    assert repr(rules) == "House()"
    assert str(ms.score(ms.parse_win("123m456p789s1122z +1z", by="discard"), rules)) == (
        "house: 1 fan: win 1"
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"name": ""}, "name: expected a text, found ''"),
        ({"titles": ("House",)}, f"titles: {IN_EACH}, found ('House',)"),
        ({"titles": "HHHH"}, f"titles: {IN_EACH}, found 'HHHH'"),
        ({"unit": 3}, "unit: expected a text, found 3"),
        ({"tile_set": 136}, "tile_set: expected a TileSet, found 136"),
        ({"seats": ("E",)}, "seats: expected the first two, three or four of SEATS, found ('E',)"),
        ({"groups": 6}, "groups: expected 4 or 5, found 6"),
        ({"special_shapes": 1}, "special_shapes: expected flags of shapes with 4 groups' tiles"),
        (
            {"special_shapes": flags.SEVEN_PAIRS, "groups": 5},
            "special_shapes: expected flags of shapes with 5 groups' tiles",
        ),
        (
            {"own_flags": 1},
            "own_flags: expected flags that the library does not have, found 1",
        ),
        ({"reads": ("dorra",)}, "reads: 'dorra' is no attribute of a win"),
        (
            {"texts": {"why": ("because",)}},
            f"texts: {IN_EACH} for 'why'",
        ),
        (
            {"texts": {"below-minimum": ("a", "b", "c", "d")}},
            "texts: 'below-minimum' has another text already",
        ),
    ],
)
def test_what_a_class_says_wrongly(words: dict[str, Any], told: str) -> None:
    with pytest.raises(ms.RulesetError) as raised:
        made(**words)
    assert str(raised.value) == f"the rule set House: {told}"


@pytest.mark.parametrize(
    ("patterns", "told"),
    [
        ([pattern(), pattern()], "two patterns have the id 'win'"),
        ([pattern(value=2.5)], "win: expected whole numbers as values, found 2.5"),
        (
            [pattern(values_where=((flags.SELF_DRAW, "2"),))],
            "win: expected whole numbers as values, found '2'",
        ),
        (
            [pattern(excludes=["other"])],
            "win: expected a tuple of ids in excludes, found ['other']",
        ),
        ([pattern(excludes=("other",))], "win: excludes 'other', which is none"),
        ([pattern(needs=1 << 98)], f"win: expected flags that exist, found {1 << 98}"),
        ([pattern(needs=1 << 200)], f"win: expected flags that exist, found {1 << 200}"),
        ([pattern(needs=-1)], "win: expected flags that exist, found -1"),
        ([pattern(needs="SELF_DRAW")], "win: expected flags that exist, found 'SELF_DRAW'"),
        (["win"], "declare: expected patterns, found 'win'"),
    ],
)
def test_what_a_class_declares_wrongly(patterns: list[Any], told: str) -> None:
    with pytest.raises(ms.RulesetError) as raised:
        made(lambda: patterns)
    assert told in str(raised.value).splitlines()[0]
    assert str(raised.value).startswith("the rule set House: ")


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(ms.RulesetError) as raised:
        made(lambda: [pattern("a", value="1"), pattern("b"), pattern("b")])
    assert raised.value.mistakes == (
        "a: expected whole numbers as values, found '1'",
        "two patterns have the id 'b'",
    )
    assert raised.value.ruleset == "House"


def test_what_is_needed_is_a_whole_number() -> None:
    with pytest.raises(ms.RulesetError, match=r"needed: expected a whole number, found 2\.5"):
        made(needed=lambda self: 2.5)


@pytest.mark.parametrize("given", [-1, 2.5, "x"])
def test_a_count_is_0_or_more(given: Any) -> None:
    """It is asked with hands, and told then."""
    rules = made(lambda: [pattern(count=lambda f: given)])
    with pytest.raises((ms.RulesetError, TypeError)) as raised:
        ms.score(ms.parse_win("123m456p789s1122z +1z", by="discard"), rules)
    assert str(raised.value).startswith("the rule set House: win: expected a count of 0 or more")


def test_a_class_that_lacks_what_all_must_say() -> None:
    @frozen(repr=False)
    class Unsaid(ms.Ruleset):
        """It only has patterns."""

        def declare(self) -> Iterable[Pattern]:
            """None at all."""
            return ()

    make: type = Unsaid
    with pytest.raises(ms.RulesetError) as raised:
        make()
    assert str(raised.value) == "the rule set Unsaid: does not define combine, settle, name, titles"


def test_a_field_that_is_read_too_early() -> None:
    """What a class sets of its own comes after the patterns are declared."""
    base: Any = type(made())

    @frozen(repr=False)
    class Late(base):  # type: ignore[misc]
        """It needs what it works out later."""

        least: int = field(init=False, eq=False)

        def __attrs_post_init__(self) -> None:
            super().__attrs_post_init__()
            object.__setattr__(self, "least", 3)

        def needed(self) -> int:
            """Too early."""
            return self.least

    with pytest.raises(ms.RulesetError, match="the rule set Late: least is read before it is set"):
        Late()


def test_an_attribute_error_of_another_object_is_its_own() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        made(needed=lambda self: getattr(STANDARD_TILES, "nothing"))  # noqa: B009


def test_a_subclass_may_leave_out_what_others_exclude() -> None:
    base: Any = type(made(lambda: [pattern("big", excludes=("small",)), pattern("small")]))

    @frozen(repr=False)
    class Less(base):  # type: ignore[misc]
        """Without the small one."""

        def declare(self) -> Iterable[Pattern]:
            """The big one alone."""
            return [one for one in super().declare() if one.id != "small"]

    assert [one.id for one in Less().patterns] == ["big"]


@pytest.mark.parametrize(
    ("code", "reason", "data", "told"),
    [
        ("too-bad", "below-minimum", {}, "there is no problem code 'too-bad'; the codes are: not"),
        ("contradiction", "nonsense", {}, "the problem 'nonsense' has no text; declare it in"),
        ("contradiction", "round-differs", {"found": 1}, "the problem 'round-differs' needs exp"),
    ],
)
def test_a_problem_that_cannot_be_told(code: Any, reason: str, data: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        ms.Problem(code, reason, data)
