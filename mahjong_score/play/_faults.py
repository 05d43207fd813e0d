"""Faults at the table: what each costs, who is paid, and how play goes on.

Sources: the penalty section of the simple rules; the faults of the World Series rules; chombo of
Japanese rules; for Hong Kong, where the source sets no payment, an option of the rule set.
docs/how-to/faults.md has them side by side.

>>> fault = false_win("S", "simple")
>>> print(fault)
simple: S false-win: E +16 S -48 W +16 N +16; hand-replayed
"""

from enum import StrEnum
from typing import Final

from attrs import frozen

from mahjong_score._hands.hand import Hand
from mahjong_score._hands.seats import Seat, as_seat, bad_word
from mahjong_score._hands.win import Win
from mahjong_score._messages import say
from mahjong_score.play._seats import contradiction, raise_any, seat_problems
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._judging import judge
from mahjong_score.rules._result import Score
from mahjong_score.rules._ruleset import Ruleset
from mahjong_score.rules._settlement import Settlement, amounts_text, each_pays
from mahjong_score.rules._table_rules import Consequence


class FaultKind(StrEnum):
    """What was done wrong.

    A hand of too many tiles is called a big eunuch, one of too few a little eunuch.
    """

    FALSE_WIN = "false-win"
    TOO_MANY_TILES = "too-many-tiles"
    TOO_FEW_TILES = "too-few-tiles"
    FALSE_PONG = "false-pong"
    FALSE_KONG = "false-kong"
    FALSE_CHOW = "false-chow"


@frozen
class Fault:
    """A fault, and what follows from it under a rule set.

    Attributes:
        ruleset: The rules that it was judged by.
        kind: What was done wrong.
        offender: The seat that did it.
        settlement: The points that each seat gets; what a seat pays is negative.
        consequence: How play goes on: ``hand-replayed``, the hand is over and dealt anew;
            ``dead-hand``, play goes on and the offender cannot win this hand; ``undone``, the call
            is undone and play goes on.
        final: The points that are taken off the offender's result at the end of the game, besides
            the settlement.

    """

    ruleset: Ruleset
    kind: FaultKind
    offender: Seat
    settlement: Settlement
    consequence: Consequence
    final: int = 0

    def name(self, lang: str = "en") -> str:
        """Return the name of the fault in ``en``, ``es``, ``zh`` or ``ja``."""
        return say(f"fault-{self.kind}", lang)

    def explain(self, lang: str = "en") -> str:
        """Return the whole account for people, some lines in ``en``, ``es``, ``zh`` or ``ja``."""
        lines = [
            f"{self.ruleset.title(lang)}: {self.offender}: {self.name(lang)}",
            f"{say('payments', lang)}: {amounts_text(self.settlement)}",
        ]
        if self.final:
            lines.append(say("fault-final", lang, expected=self.final))
        return "\n".join([*lines, say(f"after-{self.consequence}", lang)])

    def __str__(self) -> str:
        name = f"{self.ruleset.name}: {self.offender} {self.kind}"
        final = f"; {-self.final} at the end" if self.final else ""
        return f"{name}: {amounts_text(self.settlement)}{final}; {self.consequence}"


# Codes of the problems that a falsely called win has by its player's fault. Any other problem means
# that the caller's data do not fit together.
_PLAYERS_FAULT: Final = ("wrong-tile-count", "not-a-winning-hand", "below-minimum", "no-yaku")

_FALSE_CLAIMS: Final = {
    "pong": FaultKind.FALSE_PONG,
    "kong": FaultKind.FALSE_KONG,
    "chow": FaultKind.FALSE_CHOW,
}


def false_win(
    offender: str, ruleset: str | Ruleset, *, win: Win | None = None, goes_on: bool = False
) -> Fault:
    """Return the fault of a win that was called and is not valid.

    The simple rules have the offender pay 16 points to each of the others; in Hong Kong and Zung
    Jung the option `false_win` says how much; in Japanese rules, where it is a chombo, whether a
    mangan is paid or points are taken off at the end. The hand is then over and dealt anew, as the
    simple rules say of a player who cannot pay; the other sources are silent.

    >>> dict(false_win("E", "simple").settlement) == {"E": -48, "S": 16, "W": 16, "N": 16}
    True

    Args:
        offender: The seat that called the win.
        ruleset: The rules, by name or as a `Ruleset` with options.
        win: What was called, if it was shown; it is then checked that it is no valid win.
        goes_on: Whether the others play on and the offender's hand is dead.

    Raises:
        NotationError: There is no such seat.
        GameError: The seat does not play; the win is a valid one, another's, or contradicts itself.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    seat = as_seat("offender", offender)
    problems = seat_problems(rules, offender=seat)
    if win is not None:
        if win.seat is not seat:
            problems.append(contradiction("offender-is-not-winner", found=win.seat, expected=seat))
        judged = judge(win, rules)
        if isinstance(judged, Score):
            problems.append(contradiction("not-a-false-win"))
        else:
            problems += [problem for problem in judged if problem.code not in _PLAYERS_FAULT]
    raise_any(problems)
    return Fault(
        rules,
        FaultKind.FALSE_WIN,
        seat,
        rules.settle_false_win(seat, win),
        "dead-hand" if goes_on else rules.after_false_win(),
        rules.final_penalty(),
    )


def wrong_tile_count(
    hand: Hand, seat: str, ruleset: str | Ruleset, *, drawn: bool = False
) -> Fault | None:
    """Return the fault of a hand with too many or too few tiles; None if their number is right.

    A hand has thirteen tiles (sixteen with five groups), a kong counting as three, and one more
    when it has drawn and not yet discarded. With too many or too few it is dead: its player cannot
    win this hand, and pays nothing.

    >>> from mahjong_score import parse_hand
    >>> print(wrong_tile_count(parse_hand("123m456p789s11z(777z)"), "W", "simple"))
    simple: W too-many-tiles: E +0 S +0 W +0 N +0; dead-hand
    >>> wrong_tile_count(parse_hand("123m456p789s11z(777z)"), "W", "simple", drawn=True)

    Args:
        hand: The hand, with the tile drawn.
        seat: The seat of its player.
        ruleset: The rules, by name or as a `Ruleset` with options.
        drawn: Whether it has drawn a tile, or claimed one, and not yet discarded.

    Raises:
        NotationError: There is no such seat.
        GameError: The seat does not play.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    surplus = hand.packed.size - rules.hand_size - drawn
    kind = FaultKind.TOO_MANY_TILES if surplus > 0 else FaultKind.TOO_FEW_TILES
    fault = _unpaid(kind, seat, rules, "dead-hand")
    return fault if surplus else None


def false_claim(kind: str, offender: str, ruleset: str | Ruleset) -> Fault:
    """Return the fault of a pong, kong or chow that was called without its tiles or out of turn.

    The call is undone and play goes on, with no payment.

    >>> print(false_claim("chow", "N", "hong-kong"))
    hong-kong: N false-chow: E +0 S +0 W +0 N +0; undone

    Args:
        kind: ``pong``, ``kong`` or ``chow``.
        offender: The seat that called it.
        ruleset: The rules, by name or as a `Ruleset` with options.

    Raises:
        NotationError: There is no such kind or seat.
        GameError: The seat does not play.
        OptionError: There is no rule set of that name.

    """
    if kind not in tuple(_FALSE_CLAIMS):
        raise bad_word(_FALSE_CLAIMS, "kind", kind)
    rules = as_ruleset(ruleset)
    return _unpaid(_FALSE_CLAIMS[kind], offender, rules, rules.after_false_claim())


def _unpaid(kind: FaultKind, offender: str, rules: Ruleset, consequence: Consequence) -> Fault:
    seat = as_seat("offender", offender)
    raise_any(seat_problems(rules, offender=seat))
    return Fault(rules, kind, seat, each_pays(rules.seats, seat, 0), consequence)
