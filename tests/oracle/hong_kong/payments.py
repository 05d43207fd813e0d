"""Who pays whom in Hong Kong: the tables, and Pao."""

from __future__ import annotations

from typing import cast

from tests.oracle.game import DRAGONS, SEATS
from tests.oracle.naive import Win, plain

Column = dict[int, int]
"""Points for each number of fan."""

HALF_SPICY = dict(enumerate((1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)))


def named_table(name: str) -> dict[str, Column] | None:
    """Return the columns ``discarder``, ``others`` and ``self_draw`` of a table offered by name."""
    if name == "hkma":
        discarder = dict(zip(range(3, 11), (32, 64, 96, 128, 192, 256, 384, 512), strict=True))
        return {
            "discarder": discarder,
            "self_draw": {fan: points // 2 for fan, points in discarder.items()},
        }
    if name == "half-spicy":
        return {
            "discarder": {fan: 2 * h for fan, h in HALF_SPICY.items()},
            "self_draw": HALF_SPICY,
        }
    if name == "half-spicy-shared":
        column = {fan: h for fan, h in HALF_SPICY.items() if fan >= 1}
        return {
            "discarder": column,
            "others": {fan: h // 2 for fan, h in column.items()},
            "self_draw": column,
        }
    if name == "old-style":
        base = dict(enumerate((1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64)))
        double = {fan: 2 * b for fan, b in base.items()}
        return {"discarder": double, "others": base, "self_draw": double}
    return None


def entry(column: Column, fan: int) -> int | None:
    """Return the points for a fan: unknown below the first entry, the last entry above it."""
    if fan < min(column):
        return None
    return column[min(fan, max(column))]


def amounts(table: object, fan: int) -> tuple[int, int, int] | None:
    """Return what the discarder, each other on a discard, and each on a self-draw pay."""
    if table == "full-spicy":
        return 2 * 2**fan, 0, 2**fan
    columns = named_table(table) if isinstance(table, str) else cast(dict[str, Column], table)
    assert columns is not None
    discarder = entry(columns["discarder"], fan)
    others = entry(columns["others"], fan) if "others" in columns else 0
    drawn = entry(columns["self_draw"], fan)
    if discarder is None or others is None or drawn is None:
        return None
    return discarder, others, drawn


def settled(winner: str, paid: dict[str, int], seats: tuple[str, ...]) -> dict[str, int]:
    """Return the settlement, which sums to zero: the winner gets what the others pay."""
    result = {seat: -paid.get(seat, 0) for seat in seats}
    result[winner] = sum(paid.values())
    return result


def payments(
    win: Win, fan: int, liable: str | None, replacement: bool, options: dict[str, object]
) -> dict[str, int] | None:
    """Return the payments of a win at the table for four; None where they cannot be known."""
    found = amounts(options.get("payments", "hkma"), fan)
    if found is None:
        return None
    discarder, other, drawn = found
    opponents = [seat for seat in SEATS if seat != win.seat]
    if win.by == "self-draw":
        if liable is None or (replacement and options.get("pao_exempts_replacement", False)):
            return settled(win.seat, dict.fromkeys(opponents, drawn), SEATS)
        return settled(win.seat, {liable: 3 * drawn}, SEATS)
    rule = options.get("pao_on_discard", "discarder")
    due = discarder + 2 * other
    if win.by == "discard" and liable is not None and rule == "liable":
        return settled(win.seat, {liable: due}, SEATS)
    if win.payer is None:
        return None
    if win.by == "robbed-kong" and options.get("robbed_kong_pays", "discard") != "discard":
        return settled(win.seat, {win.payer: 3 * drawn}, SEATS)
    if win.by == "discard" and rule == "split" and liable not in (None, win.payer):
        half = due // 2
        return settled(win.seat, {str(liable): due - half, win.payer: half}, SEATS)
    shares = {seat: discarder if seat == win.payer else other for seat in opponents}
    return settled(win.seat, shares, SEATS)


def golden_payments(win: Win, fan: int, options: dict[str, object]) -> dict[str, int] | None:
    """Return the payments for two: the opponent pays the value for the fan, however won."""
    golden = cast("Column | None", options.get("golden"))
    points = None if golden is None else entry(golden, fan)
    if points is None:
        return None
    opponent = "S" if win.seat == "E" else "E"
    return settled(win.seat, {opponent: points}, ("E", "S"))


def liable_player(win: Win) -> str | None:
    """Return who is liable (Pao), as the caller states it or as the claims make it.

    The declared groups count in their order. A claim that is the fourth declared group, or the
    third dragon group, makes its discarder liable, in place of anybody before; nobody, when its
    seat is not given. A concealed kong counts, and changes nothing.
    """
    if win.liable is not None:
        return win.liable
    liable = None
    dragons = 0
    for number, meld in enumerate(win.melds, start=1):
        is_dragon = plain(meld.tiles[0]) in DRAGONS
        dragons += is_dragon
        if meld.open and (number == 4 or (is_dragon and dragons == 3)):
            liable = meld.seat
    return liable
