"""Rule sets: names, options, errors, and the call that makes one."""

import copy
import json
import pickle
from typing import Any

import attrs
import pytest

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._settlement import PaymentTable

TABLE = {
    "discarder": {2: 10, 3: 21, 4: 40},
    "others": {2: 1, 3: 2, 4: 3},
    "self_draw": {2: 5, 3: 10, 4: 20},
}
AS_TABLE = PaymentTable(2, (10, 21, 40), (1, 2, 3), (5, 10, 20))
WITHOUT_OTHERS = PaymentTable(2, (10, 21, 40), (0, 0, 0), (5, 10, 20))
GOLDEN = (1, 2, 3, 4, 5, 6, 7, 8)
BY_FAN = dict(zip(range(3, 11), GOLDEN, strict=True))

# A value as Python and as text, each with what it means.
VALUES: list[tuple[str, str, list[object], object]] = [
    ("hong-kong", "minimum", [0, "0"], 0),
    ("hong-kong", "minimum", [8, "8", "008"], 8),
    ("hong-kong", "cap", [None, "none"], None),
    ("hong-kong", "cap", [13, "13"], 13),
    ("hong-kong", "concealed_kong_keeps_concealed", [True, "yes", "true"], True),
    ("hong-kong", "concealed_kong_keeps_concealed", [False, "no", "false"], False),
    ("hong-kong", "last_discard", [1, "1"], 1),
    ("hong-kong", "nine_gates", ["nine-sided"], "nine-sided"),
    ("hong-kong", "several_winners", ["best"], "best"),
    ("hong-kong", "false_win", [32, "32"], 32),
    ("hong-kong", "payments", ["half-spicy"], "half-spicy"),
    ("hong-kong", "payments", [AS_TABLE, TABLE, json.dumps(TABLE)], AS_TABLE),
    (
        "hong-kong",
        "payments",
        [{"self_draw": {"4": 20, 3: "10", "2": 5}, "discarder": {4: 40, 2: 10, 3: 21}}],
        WITHOUT_OTHERS,
    ),
    ("hong-kong", "pao_on_discard", ["split"], "split"),
    ("hong-kong", "pao_exempts_replacement", [True, "yes"], True),
    ("hong-kong", "robbed_kong_pays", ["self-draw-total"], "self-draw-total"),
    ("hong-kong-two-player", "golden", [None, "none"], None),
    (
        "hong-kong-two-player",
        "golden",
        [GOLDEN, list(GOLDEN), "1,2,3,4,5,6,7,8", BY_FAN, {str(f): p for f, p in BY_FAN.items()}],
        GOLDEN,
    ),
]


@pytest.mark.parametrize(("name", "option", "given", "value"), VALUES)
def test_options_are_given_as_values_or_as_text(
    name: str, option: str, given: list[object], value: object
) -> None:
    assert [ms.ruleset(name, **{option: one}).options()[option] for one in given] == [value] * len(
        given
    )


WHOLE = "expected a whole number, 0 or more"
TABLES = (
    "expected hkma, half-spicy, full-spicy, half-spicy-shared, old-style, or a table of your own"
    " (docs/reference/rules/hong-kong.md)"
)
EIGHT = "expected a whole number for each of 3 to 10 fan, or none"
WRONG: list[tuple[str, str, list[Any], str]] = [
    (
        "hong-kong",
        "minimum",
        [-1, 1.5, "x", "", "-1", "1.0", None, True, "²", "٣", "12345678", 10**9, [1], "0x1"],
        WHOLE,
    ),
    ("hong-kong", "cap", [-1, "None", "", 1.0, False, []], f"{WHOLE}, or none"),
    (
        "hong-kong",
        "concealed_kong_keeps_concealed",
        ["maybe", "", 1, 0, None, "TRUE", [], {}],
        "expected yes or no",
    ),
    ("hong-kong", "last_discard", ["none"], WHOLE),
    (
        "hong-kong",
        "nine_gates",
        ["", "any", None, 1, ["any-wait"], "Any-wait"],
        "expected one of any-wait, nine-sided-on-discard, nine-sided",
    ),
    ("hong-kong", "several_winners", ["last"], "expected one of first, all, best"),
    ("hong-kong", "pao_on_discard", ["nobody"], "expected one of discarder, liable, split"),
    ("hong-kong", "robbed_kong_pays", [0], "expected one of discard, self-draw-total"),
    (
        "hong-kong",
        "payments",
        [
            "",
            "hkma ",
            "{",
            "[]",
            "5",
            "[" * 100_000,
            None,
            5,
            [],
            {},
            {"discarder": {3: 1}},
            {"discarder": {}, "self_draw": {}},
            {"discarder": {3: 1}, "self_draw": {4: 1}},
            {"discarder": {3: 1, 5: 2}, "self_draw": {3: 1, 5: 2}},
            {"discarder": {3: 1}, "self_draw": {3: 1}, "others": {4: 1}},
            {"discarder": {3: 1}, "self_draw": {3: 1}, "others": {}},
            {"discarder": {3: 1}, "self_draw": {3: 1}, "other": {3: 1}},
            {"discarder": {3: 1}, "self_draw": {3: 1}, "others": None},
            {"discarder": {3: -1}, "self_draw": {3: 1}},
            {"discarder": {3: 1.5}, "self_draw": {3: 1}},
            {"discarder": {"three": 1}, "self_draw": {3: 1}},
            {"discarder": [1], "self_draw": [1]},
            {1: 2},
        ],
        TABLES,
    ),
    (
        "hong-kong-two-player",
        "golden",
        [
            "",
            "1,2,3",
            "1,2,3,4,5,6,7,x",
            GOLDEN[:7],
            (*GOLDEN, 9),
            {3: 1},
            {**BY_FAN, 11: 9},
            {},
            5,
            True,
            [None] * 8,
            set(GOLDEN),
        ],
        EIGHT,
    ),
]


@pytest.mark.parametrize(("name", "option", "given", "expected"), WRONG)
def test_a_wrong_value_is_refused_with_what_was_expected(
    name: str, option: str, given: list[Any], expected: str
) -> None:
    for value in given:
        with pytest.raises(ms.OptionError) as caught:
            ms.ruleset(name, **{option: value})
        assert str(caught.value).startswith(f"{option}: {expected}, found '"), value
        assert len(str(caught.value)) < 200


def nested(depth: int) -> object:
    """Give a list in a list in a list."""
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("value", [nested(100_000), 10**5000], ids=["nested", "huge"])
def test_values_that_python_cannot_show_are_refused_like_others(value: object) -> None:
    for option in ms.ruleset("hong-kong").options():
        with pytest.raises(ms.OptionError):
            ms.ruleset("hong-kong", **{option: value})
    with pytest.raises(ms.OptionError):
        ms.ruleset(value)  # type: ignore[arg-type]


def test_all_wrong_options_are_told_at_once() -> None:
    with pytest.raises(ms.OptionError) as caught:
        ms.ruleset("hong-kong", minimum="three", limit=10, cap="all", patterns=(), golden=None)
    known = (
        "minimum, cap, concealed_kong_keeps_concealed, last_discard, nine_gates, several_winners,"
        " false_win, payments, pao_on_discard, pao_exempts_replacement, robbed_kong_pays"
    )
    assert str(caught.value).splitlines() == [
        "minimum: expected a whole number, 0 or more, found 'three'",
        f"hong-kong has no option 'limit'; its options are: {known}",
        "cap: expected a whole number, 0 or more, or none, found 'all'",
        f"hong-kong has no option 'patterns'; its options are: {known}",
        f"hong-kong has no option 'golden'; its options are: {known}",
    ]


@pytest.mark.parametrize("name", ["", "hongkong", "HONG-KONG", "x" * 100, None, 5, ["hong-kong"]])
def test_a_name_that_no_rule_set_has(name: Any) -> None:
    with pytest.raises(ms.OptionError) as caught:
        ms.ruleset(name)
    assert str(caught.value).startswith("there is no rule set '")
    assert str(caught.value).endswith(f"; the rule sets are: {', '.join(ms.rulesets())}")


MADE = [
    "ruleset('hong-kong')",
    "ruleset('hong-kong', minimum=1, payments='half-spicy')",
    "ruleset('hong-kong', cap=None, concealed_kong_keeps_concealed=True, last_discard=1,"
    " nine_gates='nine-sided', several_winners='all', false_win=16, pao_on_discard='split',"
    " pao_exempts_replacement=True, robbed_kong_pays='self-draw-total')",
    "ruleset('hong-kong', payments=PaymentTable(first=2, discarder=(10, 21, 40),"
    " others=(1, 2, 3), self_draw=(5, 10, 20), doubles=False))",
    "ruleset('hong-kong-two-player')",
    "ruleset('hong-kong-two-player', golden=(1, 2, 3, 4, 5, 6, 7, 8))",
]


@pytest.mark.parametrize("call", MADE)
def test_repr_of_a_rule_set_is_the_call_that_makes_it(call: str) -> None:
    rules = eval(call, {"ruleset": ms.ruleset, "PaymentTable": PaymentTable})
    assert repr(rules) == call
    for again in (pickle.loads(pickle.dumps(rules)), copy.deepcopy(rules)):
        assert (again, repr(again), hash(again)) == (rules, call, hash(rules))
        assert again.patterns == again.patterns != ()


def test_rule_sets_differ_by_name_and_options() -> None:
    rules = ms.ruleset("hong-kong")
    assert rules == ms.ruleset("hong-kong", minimum="3")
    assert rules != ms.ruleset("hong-kong", minimum=1)
    assert rules != ms.ruleset("hong-kong-two-player")


def test_a_rule_set_is_frozen() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        ms.ruleset("hong-kong").minimum = 1  # type: ignore[attr-defined]


def test_titles() -> None:
    titles = [[ms.ruleset(name).title(lang) for lang in LANGUAGES] for name in ms.rulesets()]
    assert titles[:2] == [
        ["Hong Kong", "Hong Kong", "香港", "香港"],
        ["Hong Kong, two players", "Hong Kong, dos jugadores", "香港二人", "香港二人"],
    ]


@pytest.mark.parametrize("name", ms.rulesets())
def test_every_pattern_is_declared_in_full(name: str) -> None:
    """An id for JSON, names in four languages, and a sentence that defines it."""
    patterns = ms.ruleset(name).patterns
    assert sorted({pattern.id for pattern in patterns}) == sorted(p.id for p in patterns)
    for pattern in patterns:
        assert pattern.id == pattern.id.lower().replace(" ", "-").replace("_", "-")
        assert pattern.en
        assert pattern.es
        assert pattern.zh
        assert pattern.ja
        assert pattern.definition.endswith(".")


@pytest.mark.parametrize("name", ms.rulesets())
def test_every_pattern_has_its_value_where_all_holds_that_it_needs(name: str) -> None:
    """And so another one where a house gives it another; what else holds may take it away."""
    for pattern in ms.ruleset(name).patterns:
        for value in (pattern.value, pattern.value + 1):
            house = attrs.evolve(pattern, value=value)
            assert house.value_with(pattern.needs) == value, pattern.id


@pytest.mark.parametrize("name", ms.rulesets())
def test_every_option_has_help_for_people(name: str) -> None:
    fields = attrs.fields_dict(type(ms.ruleset(name)))
    for option in ms.ruleset(name).options():
        said = fields[option].metadata
        assert said["expected"], option
        assert said["help"].endswith("."), option


@pytest.mark.parametrize(
    "columns",
    [((), (), ()), ((1,), (1, 2), (1,)), ((1,), (), (1,)), ((1, 2), (1, 2), (1,))],
)
def test_the_columns_of_a_payment_table_are_as_long_as_each_other(
    columns: tuple[tuple[int, ...], ...],
) -> None:
    with pytest.raises(ms.OptionError, match="three columns of the same length"):
        PaymentTable(0, columns[0], columns[1], columns[2])


@pytest.mark.parametrize("call", [ms.score, ms.check, ms.score_many])
def test_the_calls_take_a_name_or_a_rule_set(call: Any) -> None:
    win = ms.parse_win("19m19p19s1234567z +1z", by="discard")
    given = [win] if call is ms.score_many else win
    by_name, by_rules = call(given, "hong-kong"), call(given, ms.ruleset("hong-kong"))
    assert str(next(by_name, None) if given is not win else by_name) == str(
        next(by_rules, None) if given is not win else by_rules
    )
    with pytest.raises(ms.OptionError, match="there is no rule set 'mars'"):
        call(given, "mars")


def test_the_rule_set_of_a_name_is_made_once() -> None:
    """What it remembers of readings serves all calls that name it."""
    assert as_ruleset("mcr") is as_ruleset("mcr")
    assert as_ruleset(ms.ruleset("mcr")) is not as_ruleset("mcr")
