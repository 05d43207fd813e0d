"""The rule sets, by name. A rule set is loaded when it is first asked for."""

from functools import cache
from importlib import import_module
from typing import Final

import attrs

from mahjong_score.errors import OptionError, quote, shown
from mahjong_score.rules._ruleset import Ruleset

# The name of each rule set, its module and its class.
_RULESETS: Final = {
    "hong-kong": ("hong_kong", "HongKong"),
    "hong-kong-two-player": ("hong_kong", "HongKongTwoPlayer"),
    "simple": ("simple", "Simple"),
    "zung-jung": ("zung_jung", "ZungJung"),
    "mcr": ("mcr", "Mcr"),
    "riichi": ("riichi", "Riichi"),
    "riichi-three-player": ("riichi", "RiichiThreePlayer"),
}
_ALIASES: Final = {"world-series": "zung-jung"}


def rulesets() -> tuple[str, ...]:
    """Give the names of all rule sets.

    >>> print(*rulesets())
    hong-kong hong-kong-two-player simple zung-jung mcr riichi riichi-three-player
    """
    return tuple(_RULESETS)


def ruleset(name: str, /, **options: object) -> Ruleset:
    """Give a rule set with options; what is not given is as its source of record has it.

    >>> ruleset("hong-kong", minimum=1, payments="half-spicy")
    ruleset('hong-kong', minimum=1, payments='half-spicy')

    Args:
        name: The name of the rule set (see `rulesets`); ``world-series`` is another for
            ``zung-jung``.
        options: Its options; docs/reference/rules lists those of each rule set. A value may be
            given as text, as on a command line.

    Raises:
        OptionError: There is no such rule set, option or value; the message lists those there are.

    """
    cls = _class_of(name)
    fields = {o.name: o for o in attrs.fields(cls) if o.init}
    wrong = []
    for option, value in options.items():
        if option not in fields:
            known = ", ".join(fields)
            wrong.append(f"{name} has no option {quote(option)}; its options are: {known}")
            continue
        try:
            fields[option].converter(value)
        except OptionError as error:
            wrong.append(f"{option}: {error}")
    if wrong:
        raise OptionError("\n".join(wrong))
    return cls(**options)


def as_ruleset(given: object) -> Ruleset:
    """Give a rule set as it is, or the one of a name with its default options."""
    if isinstance(given, Ruleset):
        return given
    return _default(given) if isinstance(given, str) else _class_of(given)()


@cache
def _default(name: str) -> Ruleset:
    return ruleset(name)


def _class_of(name: object) -> type[Ruleset]:
    if isinstance(name, str):
        name = _ALIASES.get(name, name)
    if not isinstance(name, str) or name not in _RULESETS:
        known = ", ".join(_RULESETS)
        raise OptionError(f"there is no rule set {quote(shown(name))}; the rule sets are: {known}")
    module, cls = _RULESETS[name]
    found: type[Ruleset] = getattr(import_module(f"mahjong_score.rulebooks.{module}"), cls)
    return found
