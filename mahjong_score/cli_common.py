"""What the commands share: their options, their exit statuses and where they print."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click
from rich.console import Console

from mahjong_score.errors import NotationError, OptionError
from mahjong_score.messages import LANGUAGES
from mahjong_score.notation import parse_hand
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets import ruleset as make_ruleset
from mahjong_score.win import Event

NOT_A_WIN: Final = 1
UNUSABLE: Final = 2


class _Setting(click.ParamType[tuple[str, str]]):
    """An option of a rule set, as ``name=value``."""

    name = "name=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        name, equals, text = str(value).partition("=")
        if not equals:
            self.fail(f"expected name=value, found {value!r}", param, ctx)
        return name, text


lang_option: Final = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
)
option_option: Final = click.option(
    "--option", "options", type=_Setting(), multiple=True, help="An option of the rule set."
)
ruleset_option: Final = click.option(
    "--ruleset", "-r", default="hong-kong", show_default=True, help="The rule set."
)
event_option: Final = click.option(
    "--event",
    "events",
    multiple=True,
    help=f"What else happened, once for each: {', '.join(Event)}. Rule sets value some of them.",
)

_F = TypeVar("_F", bound=Callable[..., Any])
_JAPANESE: Final = "(Japanese rules)"


def _as_indicators(
    context: click.Context, parameter: click.Parameter, texts: tuple[str, ...]
) -> list[str] | str:
    tiles: list[str] = []
    for text in texts:
        found = tiles_of(text)
        if found is None:
            # The win complains about it, together with all else.
            return text
        tiles += found
    return tiles


def _as_number(context: click.Context, parameter: click.Parameter, text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else text


# Longer numbers cannot always be written as text.
_DIGITS: Final = 30


def japanese_options(command: _F) -> _F:
    """Add the arguments for what only Japanese rules ask about a win."""
    tiles = "tiles as in 5m3z, at once or one by one"
    decorators = [
        click.option(
            f"--{key}", multiple=True, callback=_as_indicators, help=f"{name}, {tiles} {_JAPANESE}."
        )
        for key, name in (("dora", "The dora indicators"), ("ura", "The hidden indicators"))
    ]
    decorators += [
        click.option(f"--{key}", default="0", callback=_as_number, help=f"{what} {_JAPANESE}.")
        for key, what in (
            ("honba", "Counters on the table"),
            ("sticks", "Riichi deposits on the table, the winner's own included"),
            ("north", "Norths set aside, with three players"),
        )
    ]
    for decorate in reversed(decorators):
        command = decorate(command)
    return command


def tiles_of(text: str) -> list[str] | None:
    """Give the tiles of a text such as 1m1m34z, none for an empty one; None if it is not one."""
    if not text.strip():
        return []
    try:
        hand = parse_hand(text)
    except NotationError:
        return None
    return None if hand.melds else [str(tile) for tile in hand.concealed + hand.bonus]


def rules_of(name: str, options: tuple[tuple[str, str], ...]) -> Ruleset:
    """Make the rule set that the arguments ask for."""
    named = dict(options)
    if len(named) < len(options):
        raise click.UsageError("an option of the rule set is given twice")
    try:
        return make_ruleset(name, **named)
    except OptionError as error:
        raise click.UsageError(str(error)) from None


def console_for(*, stderr: bool = False) -> Console:
    """Give a console for text from outside too: it has no markup, and is cut nowhere."""
    return Console(stderr=stderr, markup=False, highlight=False, soft_wrap=True, emoji=False)
