"""What the commands share: their options, their exit statuses and where they print."""

from typing import Any, Final

import click
from rich.console import Console

from mahjong_score.errors import OptionError
from mahjong_score.messages import LANGUAGES
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets import ruleset as make_ruleset

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
