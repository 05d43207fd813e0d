"""The commands that are about a hand before it wins: `waits`, `distance` and `convert`.

Exit status of `waits`: 0 it waits on something, 1 on nothing, 2 unusable input or arguments; of
`distance` and `convert`: 0, or 2 for what is unusable.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn

import click
from rich.table import Column, Table

from mahjong_score.cli_common import (
    NOT_A_WIN,
    UNUSABLE,
    console_for,
    event_option,
    japanese_options,
    lang_option,
    option_option,
    rules_of,
    ruleset_option,
    tiles_of,
)
from mahjong_score.convert import CODES, read_hand, write_hand
from mahjong_score.distance import discards as find_discards
from mahjong_score.distance import distance as find_distance
from mahjong_score.errors import HandError, NotationError, Problem
from mahjong_score.hand import bad_value
from mahjong_score.messages import say_amount
from mahjong_score.notation import parse_hand
from mahjong_score.result import Verdict
from mahjong_score.ruleset import Ruleset
from mahjong_score.seats import as_seat
from mahjong_score.tiles import HAND_SIZE
from mahjong_score.waits import waits as find_waits
from mahjong_score.win import WIN_CONVERTERS
from mahjong_score.wire import dump_problems, dump_waits

# Of the table: tile, copies left, the two ways; and what is said if there is none.
_WORDS: Final = {
    "en": ("tile", "left", "on a discard", "on a self-draw", "waits on nothing"),
    "es": ("ficha", "quedan", "con descarte", "con robo propio", "no espera nada"),
    "zh": ("牌", "剩余", "点和", "自摸", "没有听牌"),
    "ja": ("牌", "残り", "ロン", "自摸", "聴牌していない"),
}

_DISTANCE_WORDS: Final = {
    "en": ("distance", "discard", "improved by", "copies"),
    "es": ("distancia", "descarte", "mejora con", "copias"),
    "zh": ("向听数", "打", "进张", "张数"),
    "ja": ("向聴数", "打牌", "有効牌", "枚数"),
}


@click.command()
@click.argument("hand")
@ruleset_option
@click.option("--seat", default="E", show_default=True, help="The seat: E, S, W or N.")
@click.option("--round", default="E", show_default=True, help="The wind of the round.")
@event_option
@click.option("--visible", default="", help="Tiles seen elsewhere, as in 1m1m34z.")
@japanese_options
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
    **said: Any,
) -> None:
    """Show which tiles complete a hand of thirteen, how many are left, and what each would score.

    HAND is written as for score, without a winning tile.
    """
    rules = rules_of(ruleset, options)
    try:
        parsed, seen, *values = _read_all(
            partial(parse_hand, hand),
            partial(_tiles, visible),
            *(partial(WIN_CONVERTERS[key], value) for key, value in said.items()),
        )
        found = find_waits(parsed, rules, visible=seen, **dict(zip(said, values, strict=True)))
    except (NotationError, HandError) as error:
        _refuse(error, rules, lang, as_json)
    tile, left, by_discard, by_self_draw, nothing = _WORDS[lang]
    if as_json:
        click.echo(json.dumps(dump_waits(found, rules, lang), ensure_ascii=False))
    elif not found:
        console_for().print(f"{rules.title(lang)}: {nothing}")
    else:
        table = Table(
            Column(tile, no_wrap=True),
            Column("", no_wrap=True),
            Column(left, justify="right", no_wrap=True),
            by_discard,
            by_self_draw,
            title=rules.title(lang),
        )
        for wait in found.values():
            scored = (_value(verdict, lang) for verdict in (wait.discard, wait.self_draw))
            table.add_row(str(wait.tile), wait.tile.symbol, str(wait.left), *scored)
        console_for().print(table)
    sys.exit(0 if found else NOT_A_WIN)


def _read_all(*readers: Callable[[], object]) -> list[Any]:
    """Read everything, or raise what cannot be read, all of it at once."""
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
def distance(
    hand: str,
    ruleset: str,
    visible: str,
    options: tuple[tuple[str, str], ...],
    lang: str,
    as_json: bool,
) -> None:
    """Show how many exchanges a hand is from ready; of fourteen tiles, what to discard.

    HAND is written as for score, without a winning tile. 0 is ready, -1 complete.
    """
    rules = rules_of(ruleset, options)
    try:
        parsed = parse_hand(hand)
        far = find_distance(parsed, rules)
        drawn = parsed.packed.size > HAND_SIZE
        choices = find_discards(parsed, rules, visible=_tiles(visible)) if drawn else ()
    except (NotationError, HandError) as error:
        _refuse(error, rules, lang, as_json)
    if as_json:
        answer = {
            "ok": True,
            "ruleset": rules.name,
            "distance": far,
            "discards": [
                {
                    "tile": str(choice.tile),
                    "distance": choice.distance,
                    "improving": [str(tile) for tile in choice.improving],
                    "copies": choice.copies,
                }
                for choice in choices
            ],
        }
        click.echo(json.dumps(answer))
        return
    word, discard, improving, copies = _DISTANCE_WORDS[lang]
    console_for().print(f"{rules.title(lang)}: {word} {far}")
    if choices:
        table = Table(
            Column(discard, no_wrap=True),
            Column("", no_wrap=True),
            Column(word, justify="right"),
            Column(copies, justify="right"),
            improving,
        )
        for choice in choices:
            table.add_row(
                str(choice.tile),
                choice.tile.symbol,
                str(choice.distance),
                str(choice.copies),
                " ".join(map(str, choice.improving)),
            )
        console_for().print(table)


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
@click.option("--from", "source", type=click.Choice(CODES), default="mpsz", show_default=True)
@click.option("--to", "target", type=click.Choice(CODES), default="mpsz", show_default=True)
@click.option("--seat", default="E", show_default=True, help="The seat of the hand.")
@click.option("--red", is_flag=True, help="The first id of each five is red, in ids136.")
@lang_option
def convert(text: str, source: str, target: str, seat: str, red: bool, lang: str) -> None:
    """Write a hand in another program's code.

    TEXT is the hand. A code that is a list is read as JSON, or as its items with spaces or commas
    between them. docs/how-to/interop.md describes the codes.
    """
    try:
        as_seat(seat, "seat")
        click.echo(
            write_hand(read_hand(text, source, seat=seat, red=red), target, seat=seat, red=red)
        )
    except NotationError as error:
        console_for(stderr=True).print(error.explain(lang))
        sys.exit(UNUSABLE)
