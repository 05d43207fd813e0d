"""PyMahjongGB, a C++ scorer of the Chinese official rules, to compare speeds with.

It does other work than ours (81 patterns, no payments, no problems): it only shows how long a
compiled scorer takes for the same hands. It is in the extra ``bench``.
"""

from collections.abc import Callable
from typing import Any, Final

from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, PONG
from mahjong_score._hands.seats import SEAT_INDEX
from mahjong_score._hands.win import BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win

_CODES: Final = (
    *(f"W{rank}" for rank in range(1, 10)),
    *(f"B{rank}" for rank in range(1, 10)),
    *(f"T{rank}" for rank in range(1, 10)),
    *("F1", "F2", "F3", "F4", "J3", "J2", "J1"),
)


def arguments_of(win: Win) -> tuple[Any, ...]:
    """Return the positional arguments of `MahjongFanCalculator` for a win."""
    packs = []
    for meld in win.hand.melds:
        form, kind = meld.packed.form, meld.packed.kind
        if form == CHOW:
            packs.append(("CHI", _CODES[kind + 1], 1))
        elif form == PONG:
            packs.append(("PENG", _CODES[kind], 1))
        else:
            packs.append(("GANG", _CODES[kind], 0 if form == CONCEALED_KONG else 1))
    about_kong = win.by is BY_ROBBED_KONG or not win.events.isdisjoint(
        (Event.KONG_REPLACEMENT, Event.CONSECUTIVE_KONGS)
    )
    return (
        tuple(packs),
        tuple(_CODES[tile.kind] for tile in win.hand.concealed),
        _CODES[win.tile.kind],
        len(win.hand.bonus),
        win.by is BY_SELF_DRAW,
        Event.LAST_OF_KIND in win.events,
        about_kong,
        Event.LAST_TILE in win.events,
        SEAT_INDEX[win.seat],
        SEAT_INDEX[win.round],
    )


def fan_calculator() -> Callable[..., object] | None:
    """Return `MahjongFanCalculator`, or None if the package is not installed."""
    try:
        from MahjongGB import MahjongFanCalculator
    except ModuleNotFoundError:
        return None
    calculator: Callable[..., object] = MahjongFanCalculator
    return calculator
