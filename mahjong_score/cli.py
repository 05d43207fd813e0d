"""The command `mahjong-score`.

Exit status of `score` and `check`: 0 a win, 1 not a win, 2 unusable input or arguments; of `batch`:
0 when every line could be read, 2 when some could not.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, BinaryIO, Final, TypeVar

import attrs
import click
from rich.console import Console
from rich.progress import DownloadColumn, Progress
from rich.table import Column, Table

from mahjong_score.batch import answer_lines, read_lines
from mahjong_score.errors import NotationError, OptionError
from mahjong_score.hand import Win
from mahjong_score.messages import LANGUAGES, say
from mahjong_score.notation import parse_win
from mahjong_score.result import Score, Verdict
from mahjong_score.ruleset import Ruleset
from mahjong_score.rulesets import ruleset as make_ruleset
from mahjong_score.rulesets import rulesets as ruleset_names
from mahjong_score.tiles import Tile
from mahjong_score.wire import dump_verdict

NOT_A_WIN: Final = 1
UNUSABLE: Final = 2

_NAME: Final = {"en": "name", "es": "nombre", "zh": "名称"}

_F = TypeVar("_F", bound=Callable[..., Any])


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


_lang: Final = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language."
)
_option: Final = click.option(
    "--option", "options", type=_Setting(), multiple=True, help="An option of the rule set."
)
_ruleset: Final = click.option(
    "--ruleset", "-r", default="hong-kong", show_default=True, help="The rule set."
)


def _of_a_win(command: _F) -> _F:
    """Add the arguments of `score` and `check`."""
    decorators = [
        click.argument("hand"),
        _ruleset,
        click.option("--seat", default="E", show_default=True, help="The winner: E, S, W or N."),
        click.option("--round", default="E", show_default=True, help="The wind of the round."),
        click.option(
            "--by",
            default="discard",
            show_default=True,
            help="How the tile came: discard, self-draw or robbed-kong.",
        ),
        click.option("--from", "payer", help="The discarder, or the player of the robbed kong."),
        click.option("--event", "events", multiple=True, help="What else happened: last-tile, ..."),
        click.option("--liable", help="The seat that is liable (Pao), if it is to be stated."),
        _option,
        _lang,
        click.option("--json", "as_json", is_flag=True, help="Answer in JSON."),
    ]
    for decorate in reversed(decorators):
        command = decorate(command)
    return command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="mahjong-score")
def command() -> None:
    """Scores mahjong hands and validates wins.

    HAND is written as in 23m456p11z(777z@N)[2222s] +1m: m characters, p dots, s bamboo,
    z 1234567 East South West North White Green Red; claimed melds in parentheses, with the seat
    that they came from; concealed kongs in brackets; the winning tile after a plus.
    """


@command.command()
@_of_a_win
def score(**arguments: Any) -> None:
    """Score a win, and say why and who pays whom."""
    _judge(_show_score, **arguments)


@command.command()
@_of_a_win
def check(**arguments: Any) -> None:
    """Say whether a win is valid, or list all that is wrong with it."""
    _judge(lambda score, lang: _console().print(say("valid", lang)), **arguments)


def _judge(
    show: Callable[[Score, str], None],
    *,
    hand: str,
    ruleset: str,
    options: tuple[tuple[str, str], ...],
    lang: str,
    as_json: bool,
    **win: Any,
) -> None:
    rules = _rules(ruleset, options)
    try:
        verdict = rules.check(parse_win(hand, **win))
        status = 0 if verdict.ok else NOT_A_WIN
    except NotationError as error:
        verdict = Verdict(rules, None, error.problems)
        status = UNUSABLE
    if as_json:
        click.echo(json.dumps(dump_verdict(verdict, lang), ensure_ascii=False))
    elif verdict.score is not None:
        show(verdict.score, lang)
    elif status == UNUSABLE:
        _console(stderr=True).print(NotationError(verdict.problems).explain(lang))
    else:
        _console().print(verdict.explain(lang))
    sys.exit(status)


def _rules(name: str, options: tuple[tuple[str, str], ...]) -> Ruleset:
    named = dict(options)
    if len(named) < len(options):
        raise click.UsageError("an option of the rule set is given twice")
    try:
        return make_ruleset(name, **named)
    except OptionError as error:
        raise click.UsageError(str(error)) from None


def _console(*, stderr: bool = False) -> Console:
    # What is printed is text from outside too: it has no markup, and is cut nowhere.
    return Console(stderr=stderr, markup=False, highlight=False, soft_wrap=True, emoji=False)


def _show_score(score: Score, lang: str) -> None:
    console = _console()
    console.print(f"{score.win}  {_symbols(score.win)}")
    console.print(score.explain(lang))


def _symbols(win: Win) -> str:
    def symbols(tiles: Iterable[Tile]) -> str:
        return "".join(tile.symbol for tile in tiles)

    hand = win.hand
    parts = [hand.concealed, hand.bonus, *(meld.tiles for meld in hand.melds)]
    return " ".join([symbols(part) for part in parts if part] + ["+" + win.tile.symbol])


@command.command()
@click.argument("ruleset")
@_option
@_lang
def rules(ruleset: str, options: tuple[tuple[str, str], ...], lang: str) -> None:
    """Show the patterns of a rule set, with their values and definitions, and its options."""
    made = _rules(ruleset, options)
    console = Console(markup=False, highlight=False)
    patterns = Table(
        Column("id", no_wrap=True),
        Column(made.unit, justify="right"),
        _NAME[lang],
        "holds when",
        title=made.title(lang),
    )
    for pattern in made.patterns:
        name = {"en": pattern.en, "es": pattern.es, "zh": pattern.zh}[lang]
        patterns.add_row(pattern.id, str(pattern.value), name, pattern.definition)
    console.print(patterns)
    settings = Table(
        Column("option", no_wrap=True),
        "value",
        Column("may be", overflow="fold"),
        "what it decides",
    )
    for option in attrs.fields(type(made)):
        if option.init:
            value = {True: "yes", False: "no", None: "none"}.get(
                getattr(made, option.name), str(getattr(made, option.name))
            )
            expected, help_text = option.metadata["expected"], option.metadata["help"]
            settings.add_row(option.name, value, expected, help_text)
    console.print(settings)


@command.command()
def rulesets() -> None:
    """List the rule sets."""
    table = Table(Column("name", no_wrap=True), "English", "Español", "中文", "tiles", "unit")
    for name in ruleset_names():
        made = make_ruleset(name)
        table.add_row(name, *made.titles, str(made.tile_set.size), made.unit)
    Console(markup=False, highlight=False).print(table)


@command.command()
@_ruleset
@_option
@_lang
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    help="Share the work between so many processes; answers then come in blocks.",
)
@click.argument("file", type=click.File("rb"), default="-")
@click.pass_context
def batch(
    context: click.Context,
    ruleset: str,
    options: tuple[tuple[str, str], ...],
    lang: str,
    workers: int | None,
    file: BinaryIO,
) -> None:
    """Judge wins from FILE or standard input, one JSON object a line; answer in order, a line each.

    Each answer is written as soon as its line is there, so that another program can keep this one
    running. docs/json.md describes both sides.
    """
    made = _rules(ruleset, options)
    out = sys.stdout.buffer
    status = 0
    with _progress(file) as advance:
        from mahjong_score.parallel import map_in_order  # slow to import, and seldom needed

        work = partial(answer_lines, ruleset=made, lang=lang)
        answers = (
            map_in_order(work, read_lines(file), workers)
            if workers
            else (work([line])[0] for line in read_lines(file))
        )
        for answered, length in answers:
            if answered is not None:
                text, readable = answered
                out.write(text)
                out.flush()
                if not readable:
                    status = UNUSABLE
            advance(length)
    context.exit(status)


def is_terminal() -> bool:
    """Whether standard error is a terminal."""
    return sys.stderr.isatty()


@contextmanager
def _progress(file: BinaryIO) -> Iterator[Callable[[int], None]]:
    """Show on a terminal how much of a file is done; a pipe has no end to count to."""
    if not is_terminal() or not file.seekable():
        yield lambda length: None
        return
    start = file.tell()
    size = file.seek(0, os.SEEK_END) - start
    file.seek(start)
    console = Console(stderr=True)
    with Progress(*Progress.get_default_columns(), DownloadColumn(), console=console) as progress:
        task = progress.add_task("", total=size)
        yield lambda length: progress.advance(task, length)
