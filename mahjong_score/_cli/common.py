"""What the commands share: options, exit statuses and the console."""

from collections.abc import Callable, Container
from typing import Any, Final, TypeVar

import click
from rich.console import Console

from mahjong_score._hands.attributes import COUNT, TILES, Attribute
from mahjong_score._hands.notation import parse_hand
from mahjong_score._hands.win import ATTRIBUTES, Event, WinBy
from mahjong_score._messages import LANGUAGES, say
from mahjong_score.errors import NotationError, OptionError
from mahjong_score.rulebooks import ruleset as make_ruleset
from mahjong_score.rules._ruleset import Ruleset

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
            self.fail(say("no-equals-sign", found=repr(value)), param, ctx)
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

_F = TypeVar("_F", bound=Callable[..., Any])


def _as_tiles(
    context: click.Context, parameter: click.Parameter, texts: tuple[str, ...]
) -> list[str] | str:
    tiles: list[str] = []
    for text in texts:
        found = tiles_of(text)
        if found is None:
            # The reader of the win reports it, together with all other problems.
            return text
        tiles += found
    return tiles


def _as_number(context: click.Context, parameter: click.Parameter, text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else text


# Python refuses to write very long numbers as text.
_DIGITS: Final = 30


def _win_option(one: Attribute) -> Callable[[_F], _F]:
    """Return the command-line option for an attribute of a win."""
    games = f" ({one.games})" if one.games else ""
    if one.kind is TILES:
        tiles = f"{one.help}, tiles as in 5m3z, at once or one by one{games}."
        return click.option(f"--{one.key}", multiple=True, callback=_as_tiles, help=tiles)
    if one.kind is COUNT:
        text = f"{one.help}{games}."
        return click.option(f"--{one.key}", default="0", callback=_as_number, help=text)
    if one.name == "events":
        text = f"{one.help}, once for each: {', '.join(Event)}. Rule sets value some of them."
        return click.option("--event", "events", multiple=True, help=text)
    words = f": {', '.join(WinBy)}" if one.name == "by" else ""
    default = _DEFAULT_OF.get(one.name, None if one.is_required else one.default)
    return click.option(
        f"--{one.key}",
        one.name,
        default=None if default is None else str(default),
        show_default=default is not None,
        help=f"{one.help}{words}{games}.",
    )


# `by` is required in Python; at a terminal it may be left out.
_DEFAULT_OF: Final = {"by": WinBy.DISCARD}


def win_options(names: Container[str]) -> Callable[[_F], _F]:
    """Return a decorator that adds the options for these attributes of a win, in their order."""

    def add(command: _F) -> _F:
        for name, one in reversed([*ATTRIBUTES.items()]):
            if name in names:
                command = _win_option(one)(command)
        return command

    return add


def tiles_of(text: str) -> list[str] | None:
    """Return the tiles of a text such as 1m1m34z; none for a blank text, None for any other."""
    if not text.strip():
        return []
    try:
        hand = parse_hand(text)
    except NotationError:
        return None
    return None if hand.melds else [str(tile) for tile in hand.concealed + hand.bonus]


def rules_of(name: str, options: tuple[tuple[str, str], ...]) -> Ruleset:
    """Return the rule set of this name with these options.

    Raises:
        UsageError: There is no such rule set or option, or an option is given twice.

    """
    named = dict(options)
    if len(named) < len(options):
        raise click.UsageError(say("option-twice"))
    try:
        return make_ruleset(name, **named)
    except OptionError as error:
        raise click.UsageError(str(error)) from None


def console_for(*, stderr: bool = False) -> Console:
    """Return a console that prints any text as it is, without markup or added line breaks."""
    return Console(stderr=stderr, markup=False, highlight=False, soft_wrap=True, emoji=False)
