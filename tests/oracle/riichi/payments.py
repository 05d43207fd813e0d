"""Limits, points, and who pays whom, pao included (sections 5 to 7 of the rules)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.oracle.game import DRAGONS, WINDS
from tests.oracle.naive import plain
from tests.oracle.riichi.options import Options
from tests.oracle.riichi.win import RiichiWin

LIMITS = (
    (13, 8000, "counted-yakuman"),
    (11, 6000, "sanbaiman"),
    (8, 4000, "baiman"),
    (6, 3000, "haneman"),
    (5, 2000, "mangan"),
)
"""The least han, the base and the name of each limit."""

YAKUMAN_BASE = 8000


def base_of(han: int, fu: int, options: Options) -> tuple[int, str | None]:
    """Return the base points of a hand without yakuman, and the limit.

    fu * 2^(han + 2), at most 2000. Without counted yakuman, 13 han and more are a sanbaiman.
    Kiriage makes a mangan of base 1920.
    """
    for least, base, name in LIMITS:
        if han >= least and (name != "counted-yakuman" or options.counted_yakuman):
            return base, name
    base = int(fu * 2 ** (han + 2))
    if base >= 2000 or (base == 1920 and options.kiriage):
        return 2000, "mangan"
    return base, None


def hundreds(points: int) -> int:
    """Return a payment rounded up to 100, as each is by itself."""
    return -(-points // 100) * 100


def drawn_shares(win: RiichiWin, base: int) -> dict[str, int]:
    """Return the payments of a self-draw: the dealer pays 2 base, others 1; to the dealer 2.

    With three players the absent player's share is lost.
    """
    winner = win.win.seat
    return {
        seat: hundreds(base * (2 if "E" in (seat, winner) else 1))
        for seat in win.game.seats
        if seat != winner
    }


def discard_share(win: RiichiWin, base: int) -> int:
    """Return what the player of a discard or robbed kong pays: 4 base, to the dealer 6."""
    return hundreds(base * (6 if win.win.seat == "E" else 4))


def points_of(win: RiichiWin, base: int) -> int:
    """Return the sum that the hand is paid, before honba and sticks."""
    return sum(drawn_shares(win, base).values()) if win.drawn else discard_share(win, base)


def deciding_seat(win: RiichiWin, tiles: tuple[str, ...]) -> str | None:
    """Return who discarded the last of the groups of these tiles, if all are on the table.

    Concealed kongs on the table count, but nobody is liable for one that decides.
    """
    melds = [meld for meld in win.win.melds if plain(meld.tiles[0]) in tiles]
    if len(melds) != len(tiles) or not melds[-1].open:
        return None
    return melds[-1].seat


@dataclass(frozen=True)
class Pao:
    """Who is liable, and for which of the yakuman listed."""

    liable: str
    yakuman: str


def pao_of(win: RiichiWin, patterns: dict[str, int], options: Options) -> Pao | None:
    """Return the liability for a yakuman that counts; a stated one has precedence over melds.

    The four kongs only by option and only if stated, and with big dragons or winds, only these
    make liable.
    """
    for yakuman, tiles in (("daisangen", DRAGONS), ("daisuushii", WINDS)):
        if yakuman in patterns:
            liable = win.win.liable or deciding_seat(win, tiles)
            return Pao(liable, yakuman) if liable else None
    if options.pao_four_kongs and "suukantsu" in patterns and win.win.liable:
        return Pao(win.win.liable, "suukantsu")
    return None


def pao_base(base: int, pao: Pao | None, patterns: dict[str, int], options: Options) -> int:
    """Return the part of the base that falls under pao: the whole hand, or that yakuman alone."""
    if pao is None:
        return 0
    if options.pao_scope == "hand":
        return base
    return YAKUMAN_BASE * (patterns[pao.yakuman] // 13)


def payments(
    win: RiichiWin, base: int, patterns: dict[str, int], options: Options
) -> dict[str, int] | None:
    """Return the payments with honba and sticks; None where a payer is not known.

    Each honba is paid by each payer of a self-draw, and by the one payer as much as by all. Pao:
    of a self-draw the liable player pays all that falls under it, and the honba of all; of
    another's discard both pay half of it, and the honba is the liable player's or the discarder's
    by option.
    """
    pao = pao_of(win, patterns, options)
    under = pao_base(base, pao, patterns, options)
    liable = pao.liable if pao else None
    payer = win.win.payer
    others = [seat for seat in win.game.seats if seat != win.win.seat]
    honba = win.honba * options.honba_payment
    owed: Counter[str] = Counter()
    if win.drawn:
        owed.update(drawn_shares(win, base - under))
        if liable:
            owed[liable] += sum(drawn_shares(win, under).values())
        for seat in others:
            owed[liable or seat] += honba
    elif payer is None:
        return None
    else:
        owed[payer] += discard_share(win, base - under)
        half = discard_share(win, under) // 2
        owed[payer] += half
        owed[liable or payer] += half
        bears = liable if liable and options.pao_honba == "liable" else payer
        owed[bears] += honba * len(others)
    paid = {seat: -owed[seat] for seat in win.game.seats}
    paid[win.win.seat] = owed.total() + 1000 * win.sticks
    return paid
