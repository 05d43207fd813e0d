"""The commands about a hand without a winning tile: `waits`, `shanten` and `convert`.

Exit status of `waits`: 0 if some tile completes the hand, 1 if none does, 2 for unusable input or
arguments; of `shanten` and `convert`: 0, or 2 for unusable input or arguments.
"""

import json
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NoReturn

import click
from rich.table import Column, Table

from mahjong_score._cli.common import (
    NOT_A_WIN,
    UNUSABLE,
    console_for,
    lang_option,
    option_option,
    rules_of,
    ruleset_option,
    tiles_of,
    win_options,
)
from mahjong_score._hands.notation import parse_hand
from mahjong_score._hands.seats import as_seat, bad_value
from mahjong_score._hands.win import CIRCUMSTANCES, convert_arguments
from mahjong_score._messages import say, say_amount
from mahjong_score._queries.shanten import Discard
from mahjong_score._queries.shanten import discards as find_discards
from mahjong_score._queries.shanten import shanten as find_shanten
from mahjong_score._queries.waits import Wait
from mahjong_score._queries.waits import waits as find_waits
from mahjong_score.errors import HandError, NotationError, Problem
from mahjong_score.formats._wins import dump_discards, dump_problems, dump_waits
from mahjong_score.interop._texts import HAND_CODES, read_hand, write_hand
from mahjong_score.rules._result import Verdict
from mahjong_score.rules._ruleset import Ruleset


@click.command()
@click.argument("hand")
@ruleset_option
@win_options(CIRCUMSTANCES)
@click.option("--visible", default="", help="Tiles seen elsewhere, as in 1m1m34z.")
@option_option
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
def waits(
    hand: str,
    ruleset: str,
    visible: str,
    options: tuple[tuple[str, str], ...],
    lang: str,
    as_json: bool,
    **circumstances: Any,
) -> None:
    """Show which tiles complete a hand of thirteen, how many are left, and what each would score.

    HAND is written as for score, without a winning tile.
    """
    rules = rules_of(ruleset, options)
    try:
        parsed, seen, values = _read_all(
            partial(parse_hand, hand),
            partial(_tiles, visible),
            partial(_convert, circumstances),
        )
        found = find_waits(parsed, rules, visible=seen, **values)
    except (NotationError, HandError) as error:
        _refuse(error, rules, lang, as_json)
    if as_json:
        click.echo(json.dumps(dump_waits(found, rules, lang), ensure_ascii=False))
    elif not found:
        console_for().print(f"{rules.title(lang)}: {say('waits-on-nothing', lang)}")
    else:
        console_for().print(_waits_table(found.values(), rules, lang))
    sys.exit(0 if found else NOT_A_WIN)


def _waits_table(waits: Iterable[Wait], rules: Ruleset, lang: str) -> Table:
    table = Table(
        Column(say("head-tile", lang), no_wrap=True),
        Column("", no_wrap=True),
        Column(say("head-left", lang), justify="right", no_wrap=True),
        say("head-discard", lang),
        say("head-self-draw", lang),
        title=rules.title(lang),
    )
    for wait in waits:
        scored = (_value(verdict, lang) for verdict in (wait.discard, wait.self_draw))
        table.add_row(str(wait.tile), wait.tile.symbol, str(wait.left), *scored)
    return table


def _convert(circumstances: dict[str, Any]) -> dict[str, Any]:
    values, problems = convert_arguments("waits", circumstances, CIRCUMSTANCES)
    if problems:
        raise NotationError(problems)
    return {name: values[name] for name in circumstances}


def _read_all(*readers: Callable[[], object]) -> list[Any]:
    """Return what each reader returns.

    Raises:
        NotationError: With the problems of all readers that raised one.

    """
    values: list[object] = []
    problems: list[Problem] = []
    for read in readers:
        try:
            values.append(read())
        except NotationError as error:
            problems += error.problems
    if problems:
        raise NotationError(problems)
    return values


def _refuse(error: NotationError | HandError, rules: Ruleset, lang: str, as_json: bool) -> NoReturn:
    if as_json:
        failed = dump_problems(error.problems, rules, lang)
        click.echo(json.dumps(failed, ensure_ascii=False))
    else:
        console_for(stderr=True).print(error.explain(lang))
    sys.exit(UNUSABLE)


@click.command()
@click.argument("hand")
@ruleset_option
@click.option("--visible", default="", help="Tiles seen elsewhere, as in 1m1m34z.")
@option_option
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
def shanten(
    hand: str,
    ruleset: str,
    visible: str,
    options: tuple[tuple[str, str], ...],
    lang: str,
    as_json: bool,
) -> None:
    """Show how many exchanges a hand is from ready; with a drawn tile, what to discard.

    HAND is written as for score, without a winning tile. 0 is ready, -1 complete.
    """
    rules = rules_of(ruleset, options)
    try:
        parsed = parse_hand(hand)
        number = find_shanten(parsed, rules)
        drawn = parsed.packed.size > rules.hand_size
        choices = find_discards(parsed, rules, visible=_tiles(visible)) if drawn else ()
    except (NotationError, HandError) as error:
        _refuse(error, rules, lang, as_json)
    if as_json:
        click.echo(json.dumps(dump_discards(number, choices, rules)))
        return
    console_for().print(f"{rules.title(lang)}: {say('head-shanten', lang)} {number}")
    if choices:
        console_for().print(_discards_table(choices, lang))


def _discards_table(choices: Iterable[Discard], lang: str) -> Table:
    table = Table(
        Column(say("head-to-discard", lang), no_wrap=True),
        Column("", no_wrap=True),
        Column(say("head-shanten", lang), justify="right"),
        Column(say("head-copies", lang), justify="right"),
        say("head-ukeire", lang),
    )
    for choice in choices:
        table.add_row(
            str(choice.tile),
            choice.tile.symbol,
            str(choice.shanten),
            str(choice.copies),
            " ".join(map(str, choice.ukeire)),
        )
    return table


def _tiles(text: str) -> list[str]:
    tiles = tiles_of(text)
    if tiles is None:
        raise bad_value("visible", "tiles as in 1m1m34z", text)
    return tiles


def _value(verdict: Verdict, lang: str) -> str:
    score = verdict.score
    if score is not None:
        return say_amount(score.total, score.unit, lang)
    return "; ".join(problem.message(lang) for problem in verdict.problems)


@click.command()
@click.argument("text")
@click.option(
    "--from", "source", type=click.Choice(tuple(HAND_CODES)), default="mpsz", show_default=True
)
@click.option(
    "--to", "target", type=click.Choice(tuple(HAND_CODES)), default="mpsz", show_default=True
)
@click.option("--seat", default="E", show_default=True, help="The seat of the hand.")
@click.option("--red", is_flag=True, help="The first id of each five is red, in ids136.")
@lang_option
def convert(text: str, source: str, target: str, seat: str, red: bool, lang: str) -> None:
    """Write a hand in another program's code.

    TEXT is the hand. A code that is a list is read as JSON, or as its items with spaces or commas
    between them. docs/how-to/interop.md describes the codes.
    """
    try:
        as_seat("seat", seat)
        click.echo(
            write_hand(read_hand(text, source, seat=seat, red=red), target, seat=seat, red=red)
        )
    except NotationError as error:
        console_for(stderr=True).print(error.explain(lang))
        sys.exit(UNUSABLE)
