"""The checks of a line of a score sheet against where the game stands."""

from collections.abc import Iterable, Iterator
from typing import Final

from mahjong_score._hands.seats import Seat
from mahjong_score.errors import Problem
from mahjong_score.play._seats import contradiction
from mahjong_score.play._sheet import (
    DepositLine,
    DrawnLine,
    FaultLine,
    Line,
    Standing,
    WonLine,
    is_over,
)
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import alone

# What `Ruleset.several_wins` returns where one player wins a tile, and where at most two do.
_ONE_WINNER: Final = ("first", "best")
_TWO_WINNERS: Final = "two"


def line_problems(
    line: Line, standing: Standing, ruleset: Ruleset, deals: int
) -> Iterator[Problem]:
    """Yield the problems of a line that contradicts where the game stands.

    Args:
        line: The line.
        standing: Where the game stands before it.
        ruleset: The rules.
        deals: How many deals the game has.

    """
    seats = ruleset.seats
    if is_over(standing, deals, seats):
        yield contradiction("game-over")
    if line.amounts.seats != seats:
        expected, found = ", ".join(seats), ", ".join(line.amounts.seats)
        yield contradiction("amounts-of-other-seats", expected=expected, found=found)
    named = {player: amount != 0 for player, amount in line.amounts.items()}
    if isinstance(line, WonLine):
        yield from _winner_problems(line.winners, standing, ruleset)
        named |= dict.fromkeys(line.winners, True)
    elif isinstance(line, DrawnLine):
        yield from _drawn_problems(line, standing, ruleset)
        named |= dict.fromkeys((*(line.waiting or ()), *line.nagashi), True)
    elif isinstance(line, FaultLine):
        named[line.offender] = True
    else:
        yield from _deposit_problems(line, standing, ruleset)
        named[line.player] = True
    for player, is_named in named.items():
        if is_named and player not in seats:
            yield contradiction(
                "seat-not-in-game", key="player", found=player, expected=", ".join(seats)
            )
        if is_named and player in standing.left:
            yield contradiction("player-has-left", found=player)


def sum_problems(line: Line, standing: Standing, ruleset: Ruleset) -> Iterator[Problem]:
    """Yield a problem if the amounts of a line do not sum to what it takes from the table.

    That is the deposits for a win, else 0. Only rule sets with deposits are checked: the faults and
    wins of others need not sum to zero. This is apart from `line_problems`, as a line that is
    refused for another reason has no amounts yet.
    """
    if not ruleset.deposit or isinstance(line, DepositLine):
        return
    expected = standing.sticks * ruleset.deposit if isinstance(line, WonLine) else 0
    found = sum(line.amounts.values())
    if found != expected:
        yield contradiction("amounts-unbalanced", expected=expected, found=found)


def _winner_problems(
    winners: tuple[Seat, ...], standing: Standing, ruleset: Ruleset
) -> Iterator[Problem]:
    if not winners:
        yield contradiction("no-winner")
    for player in dict.fromkeys(winners):
        if winners.count(player) > 1:
            yield contradiction("wins-twice", found=player)
    yield from _dead_problems(winners, standing)
    if len(winners) > 1 and ruleset.several_wins() in _ONE_WINNER:
        yield contradiction("one-winner", found=len(winners))
    if len(winners) > 2 and ruleset.several_wins() == _TWO_WINNERS:
        yield contradiction("two-winners", found=len(winners))


def _drawn_problems(line: DrawnLine, standing: Standing, ruleset: Ruleset) -> Iterator[Problem]:
    waiting = line.waiting or ()
    if line.aborted is not None:
        yield from _aborted_problems(line, ruleset)
    elif ruleset.asks_waiting:
        if line.waiting is None:
            yield contradiction("waiting-unsaid")
        else:
            for player in standing.declared:
                # A dead hand waits no more, and is a fault already.
                if player not in (*waiting, *standing.dead):
                    yield contradiction("declared-not-waiting", found=player)
    if line.nagashi and not ruleset.pays_nagashi():
        yield contradiction("no-nagashi")
    yield from _dead_problems((*waiting, *line.nagashi), standing)


def _aborted_problems(line: DrawnLine, ruleset: Ruleset) -> Iterator[Problem]:
    assert line.aborted is not None
    draws = ruleset.abortive_draws()
    if not draws:
        yield contradiction("no-abortive-draws", found=line.aborted)
    elif line.aborted not in draws:
        expected = ", ".join(draws)
        yield contradiction("other-abortive-draws", found=line.aborted, expected=expected)
    if line.waiting is not None or line.nagashi or any(line.amounts.values()):
        yield contradiction("aborted-and-paid", found=line.aborted)


def _deposit_problems(line: DepositLine, standing: Standing, ruleset: Ruleset) -> Iterator[Problem]:
    if not ruleset.deposit:
        yield contradiction("no-deposits")
    elif line.amounts != alone(ruleset.seats, line.player, -ruleset.deposit):
        found = ", ".join(f"{player} {amount}" for player, amount in line.amounts.items())
        expected = f"{line.player} {-ruleset.deposit}"
        yield contradiction("other-deposit", expected=expected, found=found)
    if line.player in standing.declared:
        yield contradiction("deposits-twice", found=line.player)
    yield from _dead_problems([line.player], standing)


def _dead_problems(players: Iterable[Seat], standing: Standing) -> Iterator[Problem]:
    for player in dict.fromkeys(players):
        if player in standing.dead:
            yield contradiction("hand-is-dead", found=player)
