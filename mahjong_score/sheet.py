"""The lines of a score sheet, and how each moves a game on. `game` has the game itself.

Players are named by the seat in which they began; the winds of their seats rotate.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import attrs
from attrs import frozen

from mahjong_score.errors import Problem
from mahjong_score.faults import FaultKind
from mahjong_score.hand import SEATS, Seat
from mahjong_score.ruleset import Consequence, Ruleset
from mahjong_score.seats import contradiction
from mahjong_score.settlement import Settlement


@frozen
class WonLine:
    """A hand that was won.

    Attributes:
        winners: The players who won it.
        amounts: Points to each player.

    """

    winners: tuple[Seat, ...]
    amounts: Settlement
    outcome: Literal["win"] = "win"


@frozen
class DrawnLine:
    """A hand that nobody won.

    Attributes:
        amounts: Points to each player.

    """

    amounts: Settlement
    outcome: Literal["drawn"] = "drawn"


@frozen
class FaultLine:
    """A fault.

    Attributes:
        fault: What was done wrong.
        offender: The player who did it.
        consequence: How play goes on: ``hand-replayed``, ``dead-hand`` or ``undone``.
        amounts: Points due to each player. A player who cannot pay them leaves the game, and they
            are not paid.

    """

    fault: FaultKind
    offender: Seat
    consequence: Consequence
    amounts: Settlement
    outcome: Literal["fault"] = "fault"


Line = WonLine | DrawnLine | FaultLine

# What `Ruleset.several_wins` says where one player wins a tile.
ONE_WINNER: Final = ("first", "best")


@frozen
class Standing:
    """Where a game stands, before its first hand or after a line of its sheet.

    Attributes:
        deal: The number of the deal, from 0, repeats not counted.
        repeats: How often East has kept this deal, after its win or a drawn hand.
        totals: The points of each player, the stake included.
        left: The players who have left the game.
        dead: The players whose hand is dead in this hand.

    """

    deal: int
    repeats: int
    totals: Settlement
    left: tuple[Seat, ...] = ()
    dead: tuple[Seat, ...] = ()


def wind_of(player: Seat, deal: int, seats: tuple[Seat, ...]) -> Seat:
    """Give the seat wind of a player in a deal: East in the first, then North, and so on.

    >>> [str(wind_of(Seat.EAST, deal, SEATS)) for deal in range(5)]
    ['E', 'N', 'W', 'S', 'E']
    """
    return seats[(seats.index(player) - deal) % len(seats)]


def player_in(wind: Seat, deal: int, seats: tuple[Seat, ...]) -> Seat:
    """Give the player whose seat has a wind in a deal: the inverse of `wind_of`."""
    return seats[(seats.index(wind) + deal) % len(seats)]


def by_player(settlement: Mapping[Seat, int], deal: int, seats: tuple[Seat, ...]) -> Settlement:
    """Turn a settlement of seat winds into one of players.

    >>> dict(by_player(Settlement(SEATS, (3, -1, -2, 0)), 1, SEATS)) == {
    ...     "E": 0, "S": 3, "W": -1, "N": -2}
    True
    """
    return Settlement(seats, tuple(settlement[wind_of(player, deal, seats)] for player in seats))


def among(settlement: Settlement, left: tuple[Seat, ...], principal: Seat) -> Settlement:
    """Take the players who have left out of a settlement.

    What they would pay, the principal (the winner, or the offender of a fault) does not get; what
    they would get, it does not pay.
    """
    absent = sum(settlement[player] for player in left)
    amounts = {**settlement, **dict.fromkeys(left, 0)}
    amounts[principal] += absent
    return Settlement(settlement.seats, tuple(amounts.values()))


def added(first: Settlement, second: Settlement) -> Settlement:
    """Add two settlements of the same seats."""
    amounts = zip(first.amounts, second.amounts, strict=True)
    return Settlement(first.seats, tuple(a + b for a, b in amounts))


def is_over(standing: Standing, deals: int, seats: tuple[Seat, ...]) -> bool:
    """Whether all deals are played, or fewer than two players are left."""
    return standing.deal >= deals or len(seats) - len(standing.left) < 2


def line_problems(
    line: Line, standing: Standing, ruleset: Ruleset, deals: int
) -> Iterator[Problem]:
    """Find what in a line contradicts where the game stands."""
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
    elif isinstance(line, FaultLine):
        named[line.offender] = True
    for player, is_named in named.items():
        if is_named and player not in seats:
            yield contradiction(
                "seat-not-in-game", key="player", found=player, expected=", ".join(seats)
            )
        if is_named and player in standing.left:
            yield contradiction("player-has-left", found=player)


def _winner_problems(
    winners: tuple[Seat, ...], standing: Standing, ruleset: Ruleset
) -> Iterator[Problem]:
    if not winners:
        yield contradiction("no-winner")
    for player in dict.fromkeys(winners):
        if winners.count(player) > 1:
            yield contradiction("wins-twice", found=player)
        if player in standing.dead:
            yield contradiction("hand-is-dead", found=player)
    if len(winners) > 1 and ruleset.several_wins() in ONE_WINNER:
        yield contradiction("one-winner", found=len(winners))


def next_standing(
    line: Line, standing: Standing, ruleset: Ruleset, deals: int, stake: int | None
) -> Standing:
    """Give where a game stands after a line that contradicts nothing."""
    seats = ruleset.seats
    if isinstance(line, FaultLine):
        after = _after_fault(line, standing, stake)
    else:
        winners = line.winners if isinstance(line, WonLine) else ()
        winds = tuple(wind_of(player, standing.deal, seats) for player in winners)
        passes = ruleset.deal_passes(winds)
        after = attrs.evolve(
            standing,
            deal=standing.deal + passes,
            repeats=0 if passes else standing.repeats + 1,
            totals=added(standing.totals, line.amounts),
            dead=(),
        )
    while not is_over(after, deals, seats) and player_in(SEATS[0], after.deal, seats) in after.left:
        after = attrs.evolve(after, deal=after.deal + 1, repeats=0)
    return after


def _after_fault(line: FaultLine, standing: Standing, stake: int | None) -> Standing:
    """The offender pays, or leaves the game if it cannot, and the others replay the hand."""
    due = -line.amounts[line.offender]
    if stake is not None and due > 0 and standing.totals[line.offender] < due:
        return attrs.evolve(standing, left=(*standing.left, line.offender), dead=())
    after = attrs.evolve(standing, totals=added(standing.totals, line.amounts))
    if line.consequence == "hand-replayed":
        return attrs.evolve(after, dead=())
    if line.consequence == "dead-hand" and line.offender not in after.dead:
        return attrs.evolve(after, dead=(*after.dead, line.offender))
    return after
