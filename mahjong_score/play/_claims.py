"""Claims: what a player may do with a tile, or why not, and who gets it when several claim it.

The tile is given as the win that it would make: the hand before it, the tile, how it came and from
whom. `claims` is for the tile of another player, `declarations` for the one that was drawn.

>>> from mahjong_score import parse_win
>>> offer = parse_win("12333m456p22799s +3m", by="discard", payer="W", seat="N")
>>> answer = claims(offer, "simple")
>>> [str(claim) for claim in answer.possible]
['N kong (3333m@W)', 'N pong (333m@W)', 'N chow (123m@W)']
>>> [(str(refusal.kind), refusal.reason) for refusal in answer.refused]
[('win', 'not-a-winning-hand')]

Rules that depend on the discards or melds of other players are left to the caller.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import attrs

from mahjong_score._core.kinds import EAST
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.melding import (
    added_kongs,
    chow_melds,
    concealed_kongs,
    equal_melds,
    open_pongs,
)
from mahjong_score._hands.seats import Seat, as_seat
from mahjong_score._hands.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win
from mahjong_score.errors import Datum, Problem
from mahjong_score.play._claim_values import Claim, ClaimKind, Claims, Refusal
from mahjong_score.play._seats import contradiction, raise_any, seat_problems, turns_after
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._judging import judge
from mahjong_score.rules._result import Score
from mahjong_score.rules._ruleset import Ruleset

__all__ = ["Claim", "ClaimKind", "Claims", "Refusal", "award", "claims", "declarations"]

# The lowest gets the tile: a win goes before a kong and a pong, and these before a chow.
_RANK: Final = {ClaimKind.WIN: 0, ClaimKind.KONG: 1, ClaimKind.PONG: 1, ClaimKind.CHOW: 2}
# The most winners of one tile where `Ruleset.several_wins` says ``two``.
_TWO: Final = 2


def claims(
    win: Win,
    ruleset: str | Ruleset,
    *,
    discarder: str | None = None,
    concealed_kong: bool = False,
) -> Claims:
    """Return the claims that a hand may make on another player's tile, and why not the others.

    On a discard these are a win, if it is valid by the rules; a kong and a pong, for which the hand
    needs three and two of the tile; and each chow, for which it needs the other two of a run, and
    which only the seat after the discarder may claim. With the event ``last-tile`` there is no
    kong, as no tile is left to replace it. A tile added to a kong (`by` ``robbed-kong``) may be
    claimed for a win only; that of a concealed kong, where the rule set allows it to this hand.

    Args:
        win: The win that the tile would make.
        ruleset: The rules, by name or as a `Ruleset` with options.
        discarder: The seat that discarded the tile; None for the `payer` of the win. The two are
            not the same with the same-turn immunity of Zung Jung.
        concealed_kong: Whether the tile is of a concealed kong, if the win is by ``robbed-kong``.

    Raises:
        NotationError: There is no such seat.
        GameError: A seat does not play, neither the win nor `discarder` says who discarded, or the
            tile was drawn.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    source = win.payer if discarder is None else as_seat("discarder", discarder)
    problems = seat_problems(rules, seat=win.seat, discarder=source)
    if source is None:
        problems.append(contradiction("discarder-unknown"))
    if win.by is BY_SELF_DRAW:
        expected = f"{BY_DISCARD}, {BY_ROBBED_KONG}"
        problems.append(contradiction("not-a-discard", expected=expected, found=win.by))
    raise_any(problems)
    assert source is not None
    if win.payer is None and Event.SAME_TURN_IMMUNITY not in win.events:
        win = attrs.evolve(win, payer=source)
    if win.by is BY_ROBBED_KONG:
        return _gathered(_claim_robbed(win, source, rules, concealed_kong))
    if source is win.seat:
        return _gathered(*(_refuse(win, kind, "own-discard") for kind in _RANK))
    return _gathered(
        _claim_win(win, source, rules),
        _claim_equal(win, source, rules, ClaimKind.KONG, 3),
        _claim_equal(win, source, rules, ClaimKind.PONG, 2),
        _claim_chows(win, source, rules),
    )


def declarations(win: Win, ruleset: str | Ruleset) -> Claims:
    """Return what a hand may declare on its own turn, with the tile that it drew, and why not more.

    These are a win by self-draw; each concealed kong, of four concealed tiles, the drawn one
    included; and each kong that adds the fourth tile to an open pong. With the event ``last-tile``
    there is no kong, as no tile is left to replace it.

    >>> from mahjong_score import parse_win
    >>> drawn = parse_win("1111m23p44s12z(555z@S) +5z", by="self-draw", seat="W")
    >>> print(*declarations(drawn, "simple").possible, sep="; ")
    W concealed-kong [1111m]; W added-kong (5555z@S)

    Raises:
        GameError: The seat does not play, or the tile was not drawn.
        OptionError: There is no rule set of that name.

    """
    rules = as_ruleset(ruleset)
    problems = seat_problems(rules, seat=win.seat)
    if win.by is not BY_SELF_DRAW:
        problems.append(contradiction("not-a-discard", expected=BY_SELF_DRAW, found=win.by))
    raise_any(problems)
    hand, tile = win.hand, win.tile
    concealed = concealed_kongs(hand, tile)
    added = added_kongs(hand, tile)
    if Event.LAST_TILE in win.events:
        no_concealed = no_added = "no-replacement-tile"
        concealed = added = []
    else:
        no_concealed = "no-four-alike"
        no_added = "no-fourth-tile" if open_pongs(hand) else "no-pong"
    return _gathered(
        _claim_win(win, None, rules),
        [Claim(ClaimKind.CONCEALED_KONG, win.seat, of, None, meld) for of, meld in concealed]
        or _refuse(win, ClaimKind.CONCEALED_KONG, no_concealed),
        [Claim(ClaimKind.ADDED_KONG, win.seat, of, None, meld) for of, meld in added]
        or _refuse(win, ClaimKind.ADDED_KONG, no_added),
    )


def award(claimed: Iterable[Claim], ruleset: str | Ruleset) -> tuple[Claim, ...]:
    """Return the claims that are granted: one, or several that all win with the same tile.

    A win goes before a kong and a pong, and these before a chow. Of several wins, the rule set says
    (`several_winners`) whether the first in turn order after the discarder gets it, the hand with
    the highest total (of equal ones the first in turn order), or all, in turn order; with ``two``,
    nobody gets it if more than two win, and the hand is drawn.

    >>> from mahjong_score import parse_win
    >>> north = parse_win("12m456p1122799s5z +3m", by="discard", payer="W", seat="N")
    >>> east = parse_win("33m456p1122799s5z +3m", by="discard", payer="W", seat="E")
    >>> (chow,), (pong,) = (claims(offer, "simple").possible for offer in (north, east))
    >>> [str(claim) for claim in award([chow, pong], "simple")]
    ['E pong (333m@W)']

    Args:
        claimed: The claims that players make, at most one each, out of `Claims.possible`.
        ruleset: The rules, by name or as a `Ruleset` with options.

    Raises:
        GameError: The claims are not all on one tile of another player, a seat makes two, or a
            score is by other rules.
        OptionError: There is no rule set of that name.

    """
    made = list(claimed)
    rules = as_ruleset(ruleset)
    raise_any(list(_award_problems(made, rules)))
    if not made:
        return ()
    source = made[0].source
    assert source is not None
    turns = turns_after(source, rules.seats)
    made.sort(key=lambda claim: (_RANK[claim.kind], turns.index(claim.seat)))
    scores = [claim.score.total for claim in made if claim.score is not None]
    several = rules.several_wins()
    if several == "two" and len(scores) > _TWO:
        return ()
    if several in ("all", "two") and scores:
        return tuple(made[: len(scores)])
    if several == "best" and scores:
        return (made[scores.index(max(scores))],)
    return (made[0],)


def _award_problems(made: Sequence[Claim], rules: Ruleset) -> Iterator[Problem]:
    for claim in made:
        if claim.source is None or claim.source is claim.seat or claim.kind not in _RANK:
            yield contradiction("not-a-claim", seat=claim.seat, found=claim.kind)
        if claim.score is not None and claim.score.ruleset != rules:
            found = repr(claim.score.ruleset)
            yield contradiction("other-ruleset", found=found, expected=repr(rules))
        yield from seat_problems(rules, seat=claim.seat, discarder=claim.source)
    if len({(claim.tile, claim.source) for claim in made}) > 1:
        yield contradiction("claims-differ", found=", ".join(map(str, made)))
    seats = [claim.seat for claim in made]
    for seat in dict.fromkeys(seats):
        if seats.count(seat) > 1:
            yield contradiction("claimed-twice", found=seat)


_Answer = Sequence[Claim] | Refusal


def _gathered(*answers: _Answer) -> Claims:
    return Claims(
        tuple(c for answer in answers if not isinstance(answer, Refusal) for c in answer),
        tuple(answer for answer in answers if isinstance(answer, Refusal)),
    )


def _refuse(win: Win, kind: ClaimKind, reason: str, **data: Datum) -> Refusal:
    return Refusal(kind, win.seat, reason, data)


def _claim_melds(win: Win, source: Seat, kind: ClaimKind, melds: Iterable[Meld]) -> list[Claim]:
    return [Claim(kind, win.seat, win.tile, source, meld) for meld in melds]


def _claim_win(win: Win, source: Seat | None, rules: Ruleset) -> _Answer:
    judged = judge(win, rules)
    if isinstance(judged, Score):
        return [Claim(ClaimKind.WIN, win.seat, win.tile, source, score=judged)]
    return Refusal(ClaimKind.WIN, win.seat, judged[0].code, problems=tuple(judged))


def _claim_robbed(win: Win, source: Seat, rules: Ruleset, concealed_kong: bool) -> _Answer:
    won = _claim_win(win, source, rules)
    if concealed_kong and not isinstance(won, Refusal):
        score = won[0].score
        assert score is not None
        if not rules.robs_concealed_kong(score):
            return _refuse(win, ClaimKind.WIN, "concealed-kong-not-robbed")
    return won


def _claim_equal(win: Win, source: Seat, rules: Ruleset, kind: ClaimKind, needed: int) -> _Answer:
    """Return the pongs or kongs that the tile makes with `needed` equal tiles of the hand."""
    if win.tile not in rules.tile_set:
        return _refuse(win, kind, "tile-not-in-set", tile=str(win.tile))
    if kind is ClaimKind.KONG and Event.LAST_TILE in win.events:
        return _refuse(win, kind, "no-replacement-tile")
    melds = equal_melds(win.hand, win.tile, needed, source)
    if not melds:
        held = sum(tile.kind == win.tile.kind for tile in win.hand.concealed)
        return _refuse(win, kind, "too-few-tiles", found=held, expected=needed)
    return _claim_melds(win, source, kind, melds)


def _claim_chows(win: Win, source: Seat, rules: Ruleset) -> _Answer:
    kind = ClaimKind.CHOW
    if win.tile not in rules.tile_set:
        return _refuse(win, kind, "tile-not-in-set", tile=str(win.tile))
    allowed = rules.chow_source(win.seat)
    if source is not allowed:
        return _refuse(win, kind, "chow-not-next-seat", found=source, expected=str(allowed))
    if win.tile.kind >= EAST:
        return _refuse(win, kind, "not-a-suit-tile")
    melds = chow_melds(win.hand, win.tile, source)
    return _claim_melds(win, source, kind, melds) or _refuse(win, kind, "no-run")
