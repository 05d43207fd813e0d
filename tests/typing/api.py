"""The typing contract: what a type checker sees of the public names. Checked by mypy, not run."""

from collections.abc import Iterator, Mapping
from typing import assert_type

import mahjong_score as ms
from mahjong_score.rules import Rules


def parsing() -> ms.Win:
    """Text to values."""
    assert_type(ms.parse_tile("1m"), ms.Tile)
    assert_type(ms.tile_name(0), str)
    assert_type(ms.tile_name(ms.parse_tile("1m")), str)
    assert_type(ms.parse_hand("123m"), ms.Hand)
    win = ms.parse_win(
        "1m +1m",
        by="discard",
        payer="S",
        seat="E",
        round="E",
        events=["last-tile"],
        liable="N",
        dora=["1m"],
        ura=(),
        honba=0,
        sticks=0,
        north=0,
    )
    assert_type(win, ms.Win)
    assert_type(ms.parse_win("1m +1m", by=ms.WinBy.DISCARD, seat=ms.Seat.EAST), ms.Win)
    ms.parse_win("1m +1m")  # type: ignore[call-arg]
    ms.parse_win("1m +1m", "discard")  # type: ignore[call-arg]
    return win


def values(win: ms.Win) -> None:
    """The parts of a hand and a win."""
    assert_type(win.hand, ms.Hand)
    assert_type(win.tile, ms.Tile)
    assert_type(win.by, ms.WinBy)
    assert_type(win.payer, ms.Seat | None)
    assert_type(win.seat, ms.Seat)
    assert_type(win.round, ms.Seat)
    assert_type(win.events, frozenset[ms.Event])
    assert_type(win.liable, ms.Seat | None)
    assert_type(win.hand.concealed, tuple[ms.Tile, ...])
    assert_type(win.hand.melds, tuple[ms.Meld, ...])
    assert_type(win.hand.bonus, tuple[ms.Tile, ...])
    for meld in win.hand.melds:
        assert_type(meld.tiles, tuple[ms.Tile, ...])
        assert_type(meld.claimed_from, ms.Seat | None)
        assert_type(meld.concealed, bool)
    win.seat = ms.Seat.SOUTH  # type: ignore[misc]
    win.hand.melds = ()  # type: ignore[misc]


def rules() -> ms.Ruleset:
    """Rule sets by name, with options."""
    assert_type(ms.rulesets(), tuple[str, ...])
    made = ms.ruleset("hong-kong", minimum=1, payments="half-spicy")
    assert_type(made, ms.Ruleset)
    assert_type(made.name, str)
    assert_type(made.unit, str)
    assert_type(made.patterns, tuple[ms.Pattern, ...])
    assert_type(made.options(), dict[str, object])
    assert_type(made.title("es"), str)
    assert_type([pattern.id for pattern in made.patterns], list[str])
    ms.PaymentTable(first=3, discarder=(1,), others=(0,), self_draw=(1,))
    return made


def judging(win: ms.Win) -> None:
    """The three calls, each taking a name or a rule set."""
    assert_type(ms.score(win, "hong-kong"), ms.Score)
    assert_type(ms.score(win, rules()), ms.Score)
    assert_type(ms.check(win, "hong-kong"), ms.Verdict)
    assert_type(ms.score_many([win], rules()), Iterator[ms.Verdict])
    ms.score("1m +1m", "hong-kong")  # type: ignore[arg-type]
    ms.check(win)  # type: ignore[call-arg]


def asking(hand: ms.Hand) -> None:
    """How far a hand is from ready, and what to discard."""
    assert_type(ms.shanten(hand, "hong-kong"), int)
    assert_type(ms.discards(hand, rules()), tuple[ms.Discard, ...])
    for found in ms.discards(hand, "mcr", visible=["1m", ms.parse_tile("2m")]):
        assert_type(found.tile, ms.Tile)
        assert_type(found.ukeire, tuple[ms.Tile, ...])
        assert_type((found.shanten, found.copies), tuple[int, int])
    ms.discards(hand, "mcr", ["1m"])  # type: ignore[call-arg]
    ms.shanten("1m", "mcr")  # type: ignore[arg-type]


def results(verdict: ms.Verdict) -> None:
    """What a verdict and its score say."""
    assert_type(verdict.ok, bool)
    assert_type(verdict.problems, tuple[ms.Problem, ...])
    assert_type(verdict.ruleset, Rules)
    assert_type(verdict.explain("zh"), str)
    score = verdict.score
    assert_type(score, ms.Score | None)
    if score is not None:
        assert_type(score.total, int)
        assert_type(score.unit, str)
        assert_type(score.win, ms.Win)
        assert_type(score.patterns, tuple[ms.FoundPattern, ...])
        assert_type(score.reading, ms.Reading)
        assert_type(score.liable, ms.Seat | None)
        assert_type(score.payments, ms.Settlement | None)
        assert_type(score.no_payments, str | None)
        assert_type(score.explain(lang="es"), str)
        if score.payments is not None:
            paid: Mapping[ms.Seat, int] = score.payments
            assert_type(paid[ms.Seat.EAST], int)
        for found in score.patterns:
            assert_type((found.id, found.value, found.count), tuple[str, int, int])
            assert_type(found.name("es"), str)
    for problem in verdict.problems:
        assert_type(problem.reason, str)
        assert_type(problem.data, Mapping[str, str | int])
        assert_type(problem.span, tuple[int, int] | None)
        assert_type(problem.message(), str)


def errors() -> None:
    """Errors are ValueErrors, and carry their problems."""
    try:
        parsing()
    except (ms.NotationError, ms.NotAWin) as error:
        assert_type(error.problems, tuple[ms.Problem, ...])
        assert_type(error.explain("es"), str)
    caught: list[type[ValueError]] = [ms.NotationError, ms.NotAWin, ms.OptionError]
    assert_type(caught, list[type[ValueError]])
