"""Who pays a hand: shares, honba, deposits and pao."""

from typing import Final

from mahjong_score._core.kinds import DRAGONS, WINDS
from mahjong_score._core.packed_hand import CONCEALED_KONG
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import SEAT_INDEX, Seat
from mahjong_score._hands.win import BY_SELF_DRAW, Win
from mahjong_score.rulebooks.riichi.options import RiichiOptions
from mahjong_score.rulebooks.riichi.points import MANGAN, YAKUMAN_BASE, rounded
from mahjong_score.rulebooks.riichi.yakuman import YAKUMAN
from mahjong_score.rules._result import Score
from mahjong_score.rules._settlement import Settlement

DEPOSIT: Final = 1000
# The yakuman that make a player liable: their kinds, and how many groups of them decide.
_LIABLE: Final = {"daisangen": (DRAGONS, 3), "daisuushii": (WINDS, 4)}
_FOUR_KONGS: Final = "suukantsu"


def liable_yakuman(score: Score, rules: RiichiOptions) -> str | None:
    """Return the id of the yakuman that someone may be liable for, if there is one."""
    counted = [pattern.id for pattern in score.patterns]
    for yakuman in _LIABLE:
        if yakuman in counted:
            return yakuman
    stated = rules.pao_four_kongs and score.win.liable is not None
    return _FOUR_KONGS if stated and _FOUR_KONGS in counted else None


def liable_seat(score: Score, rules: RiichiOptions) -> Seat | None:
    """Return who is liable: the stated seat, or who discarded the deciding group."""
    yakuman = liable_yakuman(score, rules)
    if yakuman is None:
        return None
    if score.win.liable is not None:
        return score.win.liable
    return _decided(score.win.hand.melds, *_LIABLE[yakuman])


def _decided(melds: tuple[Meld, ...], kinds: int, deciding: int) -> Seat | None:
    groups = 0
    for meld in melds:
        packed = meld.packed
        if packed.triplets & kinds:
            groups += 1
            if groups == deciding:
                return None if packed.form == CONCEALED_KONG else meld.claimed_from
    return None


def settle(score: Score, base: int, rules: RiichiOptions) -> Settlement | str:
    """Return the payments of a hand worth `base` points, or why they cannot be known."""
    win = score.win
    seats = rules.seats
    liable = score.liable
    payer = win.payer
    self_draw = win.by is BY_SELF_DRAW
    if not self_draw and payer is None:
        return "payer-unknown"
    if liable is not None and liable is payer:
        liable = None
    honba = win.honba * rules.honba_payment * (len(seats) - 1)
    amounts = [0] * len(seats)

    def owes(seat: Seat, points: int) -> None:
        amounts[SEAT_INDEX[seat]] -= points

    answered = base
    if liable is not None and rules.pao_scope == "yakuman":
        yakuman = liable_yakuman(score, rules)
        value = next(pattern.value for pattern in score.patterns if pattern.id == yakuman)
        answered = YAKUMAN_BASE * value // YAKUMAN
    shares = _shares(win, answered, seats)
    in_all = sum(shares.values())
    if liable is None:
        for seat, points in shares.items():
            owes(seat, points + honba // len(shares))
    else:
        for seat, points in _shares(win, base - answered, seats).items():
            owes(seat, points)
        if payer is None:
            owes(liable, in_all + honba)
        else:
            owes(liable, in_all // 2)
            owes(payer, in_all // 2)
            owes(liable if rules.pao_honba == "liable" else payer, honba)
    winner = SEAT_INDEX[win.seat]
    amounts[winner] = -sum(amounts) + DEPOSIT * win.sticks
    return Settlement(seats, tuple(amounts))


def mangan_self_draw(seats: tuple[Seat, ...], winner: Seat) -> Settlement:
    """Return the payments of a mangan self-draw, without honba and deposits."""
    amounts = [
        -rounded(MANGAN * (2 if Seat.EAST in (seat, winner) else 1)) if seat is not winner else 0
        for seat in seats
    ]
    amounts[SEAT_INDEX[winner]] = -sum(amounts)
    return Settlement(seats, tuple(amounts))


def reversed_mangan(seats: tuple[Seat, ...], payer: Seat) -> Settlement:
    """Return a mangan self-draw the other way round: the payer pays what it would be paid."""
    amounts = mangan_self_draw(seats, payer).amounts
    return Settlement(seats, tuple(-amount for amount in amounts))


def of_waiting(seats: tuple[Seat, ...], waiting: tuple[Seat, ...]) -> Settlement:
    """Return the payments of a drawn hand: who does not wait pays who does, in equal parts."""
    others = len(seats) - len(waiting)
    if not waiting or not others:
        return Settlement(seats, (0,) * len(seats))
    moved = DEPOSIT * (len(seats) - 1)
    return Settlement(
        seats,
        tuple(moved // len(waiting) if seat in waiting else -moved // others for seat in seats),
    )


def _shares(win: Win, base: int, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    """Return what each payer pays for a hand worth `base` points."""
    dealer = win.seat is Seat.EAST
    if win.payer is not None:
        return {win.payer: rounded(base * (6 if dealer else 4))}
    return {
        seat: rounded(base * (2 if dealer or seat is Seat.EAST else 1))
        for seat in seats
        if seat is not win.seat
    }
