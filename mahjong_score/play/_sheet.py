"""The lines of a score sheet, and where a game stands after each.

Players are named by the seat in which they began; the winds of their seats rotate.
"""

from collections.abc import Mapping
from typing import Literal

import attrs
from attrs import frozen

from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score.play._faults import FaultKind
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import Settlement, added, alone
from mahjong_score.rules._table_rules import Consequence


@frozen
class WonLine:
    """A hand that was won.

    Attributes:
        winners: The players who won it.
        amounts: The points that each player gets, deposits from the table included; what a player
            pays is negative.

    """

    winners: tuple[Seat, ...]
    amounts: Settlement
    outcome: Literal["win"] = "win"


@frozen
class DrawnLine:
    """A hand that nobody won.

    Attributes:
        amounts: The points that each player gets.
        waiting: The players whose hands were ready; None where it was not asked.
        nagashi: The players who discarded only unclaimed terminals and honors, and are paid for it.
        aborted: Why the hand was drawn before the wall was used up, as a word of the rule set's
            `abortive_draws`; None if it was not.

    """

    amounts: Settlement
    waiting: tuple[Seat, ...] | None = None
    nagashi: tuple[Seat, ...] = ()
    aborted: str | None = None
    outcome: Literal["drawn"] = "drawn"


@frozen
class FaultLine:
    """A fault of a player.

    Attributes:
        fault: What was done wrong.
        offender: The player who did it.
        consequence: How play goes on: ``hand-replayed``, ``dead-hand`` or ``undone``.
        amounts: The points due to each player. Where a player who cannot pay leaves the game, they
            are then not paid.
        final: The points that are taken off the offender's result at the end of the game.

    """

    fault: FaultKind
    offender: Seat
    consequence: Consequence
    amounts: Settlement
    final: int = 0
    outcome: Literal["fault"] = "fault"


@frozen
class DepositLine:
    """A declaration during a hand, with the deposit that its player puts on the table.

    Attributes:
        player: The player who declared.
        amounts: The points that each player gets: less than 0 for the one who declared, else 0.

    """

    player: Seat
    amounts: Settlement
    outcome: Literal["deposit"] = "deposit"


Line = WonLine | DrawnLine | FaultLine | DepositLine


@frozen
class Standing:
    """Where a game stands, before its first hand or after a line of its sheet.

    Attributes:
        deal: The number of the deal, from 0, repeats not counted.
        repeats: How often East has kept this deal, after winning or a drawn hand.
        totals: The points of each player, those of the start included.
        left: The players who have left the game.
        dead: The players whose hand is dead in this hand.
        honba: The counters on the table.
        sticks: The deposits on the table, those of this hand included.
        declared: The players who have put down a deposit in this hand.

    """

    deal: int
    repeats: int
    totals: Settlement
    left: tuple[Seat, ...] = ()
    dead: tuple[Seat, ...] = ()
    honba: int = 0
    sticks: int = 0
    declared: tuple[Seat, ...] = ()


def wind_of(player: Seat, deal: int, seats: tuple[Seat, ...]) -> Seat:
    """Return the seat wind of a player in a deal: for East's player E, then N, W, S, and again.

    >>> [str(wind_of(Seat.EAST, deal, SEATS)) for deal in range(5)]
    ['E', 'N', 'W', 'S', 'E']
    """
    return seats[(seats.index(player) - deal) % len(seats)]


def player_in(wind: Seat, deal: int, seats: tuple[Seat, ...]) -> Seat:
    """Return the player whose seat has a wind in a deal: the inverse of `wind_of`."""
    return seats[(seats.index(wind) + deal) % len(seats)]


def by_player(settlement: Mapping[Seat, int], deal: int, seats: tuple[Seat, ...]) -> Settlement:
    """Return the points of players, out of a settlement by the winds of their seats.

    >>> dict(by_player(Settlement(SEATS, (3, -1, -2, 0)), 1, SEATS)) == {
    ...     "E": 0, "S": 3, "W": -1, "N": -2}
    True
    """
    return Settlement(seats, tuple(settlement[wind_of(player, deal, seats)] for player in seats))


def among(settlement: Settlement, left: tuple[Seat, ...], principal: Seat) -> Settlement:
    """Return a settlement in which players who have left the game neither pay nor get points.

    The principal (the winner, or the offender of a fault) does not get what they would pay, and
    does not pay what they would get.
    """
    absent = sum(settlement[player] for player in left)
    amounts = {**settlement, **dict.fromkeys(left, 0)}
    amounts[principal] += absent
    return Settlement(settlement.seats, tuple(amounts.values()))


def is_over(standing: Standing, deals: int, seats: tuple[Seat, ...]) -> bool:
    """Whether all deals are played, or fewer than two players are left."""
    return standing.deal >= deals or len(seats) - len(standing.left) < 2


def next_standing(
    line: Line, standing: Standing, ruleset: Ruleset, deals: int, leaves: bool
) -> Standing:
    """Return where a game stands after a line, which must have no problems.

    Args:
        line: The line.
        standing: Where the game stood before it.
        ruleset: The rules.
        deals: How many deals the game has.
        leaves: Whether a player who cannot pay for a fault leaves the game.

    """
    seats = ruleset.seats
    if isinstance(line, DepositLine):
        after = _after_deposit(line, standing)
    elif isinstance(line, FaultLine):
        after = _after_fault(line, standing, ruleset, leaves)
    else:
        after = _after_hand(line, standing, ruleset)
    while not is_over(after, deals, seats) and player_in(SEATS[0], after.deal, seats) in after.left:
        after = attrs.evolve(after, deal=after.deal + 1, repeats=0)
    return after


def _after_hand(line: WonLine | DrawnLine, standing: Standing, ruleset: Ruleset) -> Standing:
    """Pay a hand that is over; the deal passes or is repeated, a winner takes the deposits."""

    def winds(players: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(wind_of(player, standing.deal, ruleset.seats) for player in players)

    if isinstance(line, WonLine):
        winners = winds(line.winners)
        passes = ruleset.deal_passes(winners)
    else:
        winners = ()
        passes = line.aborted is None and ruleset.deal_passes_drawn(winds(line.waiting or ()))
    return attrs.evolve(
        standing,
        deal=standing.deal + passes,
        repeats=0 if passes else standing.repeats + 1,
        totals=added(standing.totals, line.amounts),
        dead=(),
        honba=ruleset.counters_after(standing.honba, winners),
        sticks=0 if winners else standing.sticks,
        declared=(),
    )


def _after_deposit(line: DepositLine, standing: Standing) -> Standing:
    return attrs.evolve(
        standing,
        totals=added(standing.totals, line.amounts),
        sticks=standing.sticks + 1,
        declared=(*standing.declared, line.player),
    )


def _after_fault(line: FaultLine, standing: Standing, ruleset: Ruleset, leaves: bool) -> Standing:
    """Let the offender pay; one who cannot may leave the game, and the others replay the hand."""
    due = -line.amounts[line.offender]
    if leaves and due > 0 and standing.totals[line.offender] < due:
        left = (*standing.left, line.offender)
        return attrs.evolve(_dealt_anew(standing, ruleset), left=left)
    after = attrs.evolve(standing, totals=added(standing.totals, line.amounts))
    if line.consequence == "hand-replayed":
        return _dealt_anew(after, ruleset)
    if line.consequence == "dead-hand" and line.offender not in after.dead:
        return attrs.evolve(after, dead=(*after.dead, line.offender))
    return after


def _dealt_anew(standing: Standing, ruleset: Ruleset) -> Standing:
    """Begin the hand again: the deposits of this hand go back to their players."""
    totals = standing.totals
    for player in standing.declared:
        totals = added(totals, alone(ruleset.seats, player, ruleset.deposit))
    sticks = standing.sticks - len(standing.declared)
    return attrs.evolve(standing, totals=totals, dead=(), sticks=sticks, declared=())
