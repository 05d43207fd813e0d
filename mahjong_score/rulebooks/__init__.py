"""Find rule sets by name; the module of one is imported when it is first asked for."""

from collections.abc import Mapping
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
    """Return the names of all rule sets.

    >>> print(*rulesets())
    hong-kong hong-kong-two-player simple zung-jung mcr riichi riichi-three-player
    """
    return tuple(_RULESETS)


def ruleset(name: str, /, **options: object) -> Ruleset:
    """Return a rule set; an option not given is as the source of record has it.

    >>> ruleset("hong-kong", minimum=1, payments="half-spicy")
    ruleset('hong-kong', minimum=1, payments='half-spicy')

    Args:
        name: The name of the rule set (see `rulesets`); ``world-series`` is another name
            of ``zung-jung``.
        options: Its options; docs/reference/rules lists those of each rule set. A value may be
            given as text, as on a command line.

    Raises:
        OptionError: There is no such rule set, option or value; the message lists those that exist.

    """
    cls = _class_of(name)
    fields = {o.name: o for o in attrs.fields(cls) if o.init}
    wrong: list[tuple[str, Mapping[str, str]]] = []
    for option, value in options.items():
        if option not in fields:
            data = {"ruleset": name, "found": quote(option), "expected": ", ".join(fields)}
            wrong.append(("no-such-option", data))
            continue
        try:
            fields[option].converter(value)
        except OptionError as error:
            wrong += [("bad-option", {"option": option, **data}) for _, data in error.mistakes]
    if wrong:
        raise OptionError(*wrong)
    return cls(**options)


def as_ruleset(given: object) -> Ruleset:
    """Return the rule set given, or the one with the name given and its default options."""
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
        raise OptionError.of("no-such-ruleset", found=quote(shown(name)), expected=known)
    module, cls = _RULESETS[name]
    found: type[Ruleset] = getattr(import_module(f"mahjong_score.rulebooks.{module}"), cls)
    return found
