"""The command `mahjong-score`, and its commands about wins and rule sets.

Exit status of `score` and `check`: 0 for a win, 1 for no win, 2 for unusable input or arguments; of
`batch`: 0 if every line could be read, 2 if some could not. `waits`, `shanten` and `convert` are in
`hands`.
"""

import gc
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from io import BufferedIOBase
from itertools import chain
from typing import Any, TypeVar

import attrs
import click
from rich.console import Console
from rich.progress import DownloadColumn, Progress
from rich.table import Column, Table

from mahjong_score._cli.common import (
    NOT_A_WIN,
    UNUSABLE,
    console_for,
    lang_option,
    option_option,
    rules_of,
    ruleset_option,
    win_options,
)
from mahjong_score._cli.hands import convert, shanten, waits
from mahjong_score._core import COMPILED
from mahjong_score._hands.notation import parse_win
from mahjong_score._hands.tiles import Tile
from mahjong_score._hands.win import ATTRIBUTES, Win
from mahjong_score._messages import language, say
from mahjong_score.errors import NotationError
from mahjong_score.formats._lines import BLOCK_FOR_WORKERS, MOST_WORKERS, answer_blocks, read_blocks
from mahjong_score.formats._wins import dump_verdict
from mahjong_score.rulebooks import ruleset as make_ruleset
from mahjong_score.rulebooks import rulesets as ruleset_names
from mahjong_score.rules._result import Score, Verdict
from mahjong_score.rules._ruleset import Ruleset

_F = TypeVar("_F", bound=Callable[..., Any])


def _win_arguments(command: _F) -> _F:
    """Add the arguments of `score` and `check`."""
    decorators = [
        click.argument("hand"),
        ruleset_option,
        win_options(ATTRIBUTES),
        option_option,
        lang_option,
        click.option("--json", "as_json", is_flag=True, help="Answer in JSON."),
    ]
    for decorate in reversed(decorators):
        command = decorate(command)
    return command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    package_name="mahjong-score",
    message=f"%(prog)s %(version)s ({'compiled' if COMPILED else 'pure Python'})",
)
def command() -> None:
    """Scores mahjong hands and validates wins.

    HAND is written as in 23m456p11z(777z@N)[2222s] +1m: m characters, p dots, s bamboo,
    z 1234567 East South West North White Green Red; claimed melds in parentheses, with the seat
    that they came from; concealed kongs in brackets; the winning tile after a plus.
    """


command.add_command(waits)
command.add_command(shanten)
command.add_command(convert)


@command.command()
@_win_arguments
def score(**arguments: Any) -> None:
    """Score a win, and say why and who pays whom."""
    _judge(_show_score, **arguments)


@command.command()
@_win_arguments
def check(**arguments: Any) -> None:
    """Say whether a win is valid, or list all that is wrong with it."""
    _judge(lambda score, lang: console_for().print(say("valid", lang)), **arguments)


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
    rules = rules_of(ruleset, options)
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
        console_for(stderr=True).print(NotationError(verdict.problems).explain(lang))
    else:
        console_for().print(verdict.explain(lang))
    sys.exit(status)


def _show_score(score: Score, lang: str) -> None:
    console = console_for()
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
@option_option
@lang_option
def rules(ruleset: str, options: tuple[tuple[str, str], ...], lang: str) -> None:
    """Show the patterns of a rule set, with their values and definitions, and its options."""
    made = rules_of(ruleset, options)
    console = Console(markup=False, highlight=False)
    patterns = Table(
        Column("id", no_wrap=True),
        Column(made.unit, justify="right"),
        say("head-name", lang),
        "holds when",
        title=made.title(lang),
    )
    place = language(lang)
    for pattern in made.patterns:
        patterns.add_row(pattern.id, str(pattern.value), pattern.names[place], pattern.definition)
    console.print(patterns)
    settings = Table(
        Column("option", no_wrap=True),
        "value",
        Column("may be", overflow="fold"),
        "what it decides",
    )
    for option in attrs.fields(type(made)):
        if option.init:
            value = _shown(getattr(made, option.name))
            expected, help_text = option.metadata["expected"], option.metadata["help"]
            settings.add_row(option.name, value, expected, help_text)
    console.print(settings)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


@command.command()
@lang_option
def rulesets(lang: str) -> None:
    """List the rule sets."""
    table = Table(Column("ruleset", no_wrap=True), say("head-name", lang), "tiles", "unit")
    for name in ruleset_names():
        made = make_ruleset(name)
        table.add_row(name, made.title(lang), str(made.tile_set.size), made.unit)
    Console(markup=False, highlight=False).print(table)


@command.command()
@ruleset_option
@option_option
@lang_option
@click.option(
    "--workers",
    type=click.IntRange(min=1, max=MOST_WORKERS),
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
    file: BufferedIOBase,
) -> None:
    """Judge wins from FILE or standard input, one JSON object a line; answer in order, a line each.

    Lines are answered as soon as they are there, so that another program can keep this one running.
    docs/reference/json.md describes both sides.
    """
    made = rules_of(ruleset, options)
    out = sys.stdout.buffer
    status = 0
    # Answers leave no reference cycles behind: the collector need not run often.
    gc.freeze()
    gc.set_threshold(20_000)
    with _progress(file) as advance:
        for texts, readable, length in _answers(file, made, lang, workers):
            out.write(texts)
            out.flush()
            advance(length)
            if not readable:
                status = UNUSABLE
    context.exit(status)


def _answers(
    file: BufferedIOBase, ruleset: Ruleset, lang: str, workers: int | None
) -> Iterator[tuple[bytes, bool, int]]:
    work = partial(answer_blocks, ruleset=ruleset, lang=lang)
    if workers is None:
        return chain.from_iterable(work([block]) for block in read_blocks(file))
    from mahjong_score._queries.parallel import map_in_order  # slow to import, and seldom needed

    return map_in_order(work, read_blocks(file, BLOCK_FOR_WORKERS), workers, chunk=1)


def is_terminal() -> bool:
    """Whether standard error is a terminal."""
    return sys.stderr.isatty()


@contextmanager
def _progress(file: BufferedIOBase) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on a terminal; yields a function that takes the bytes that were done.

    A pipe has no known size, and so no progress bar.
    """
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
