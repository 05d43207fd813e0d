"""Turn han and fu into base points, and these into payments."""

from typing import Final, NamedTuple

from mahjong_score.rulebooks.riichi.options import RiichiOptions
from mahjong_score.rulebooks.riichi.yakuman import YAKUMAN

MANGAN: Final = 2000
# The least han, the name and the base of each limit.
_LIMITS: Final = (
    (11, "sanbaiman", 6000),
    (8, "baiman", 4000),
    (6, "haneman", 3000),
    (5, "mangan", MANGAN),
)
YAKUMAN_BASE: Final = 8000
_ROUNDED_UP: Final = 1920  # 4 han 30 fu, 3 han 60 fu


class RiichiDetails(NamedTuple):
    """What a Japanese hand is worth besides its han: `Score.details` under these rules.

    fu: the fu, rounded; None for a yakuman.
    points: what the winner is paid in all, without honba and deposits.
    limit: the name of the limit, such as ``mangan``; None below the limits.
    yakuman: how many yakuman count.
    base: the base points that the payments are worked out from.
    """

    fu: int | None
    points: int
    limit: str | None
    yakuman: int
    base: int


def base_of(han: int, fu: int, rules: RiichiOptions) -> tuple[int, str | None]:
    """Return the base points of han and fu, and the name of the limit if they reach one."""
    if han >= YAKUMAN and rules.counted_yakuman:
        return YAKUMAN_BASE, "counted-yakuman"
    for least, limit, base in _LIMITS:
        if han >= least:
            return base, limit
    base = fu << han + 2
    if base >= MANGAN or (rules.kiriage and base == _ROUNDED_UP):
        return MANGAN, "mangan"
    return base, None


def rounded(points: int) -> int:
    """Return a payment rounded up to a hundred."""
    return -(-points // 100) * 100


def paid_in_all(base: int, *, dealer: bool, self_draw: bool, opponents: int) -> int:
    """Return the sum that a hand is paid, before honba and deposits."""
    if not self_draw:
        return rounded(base * (6 if dealer else 4))
    if dealer:
        return opponents * rounded(2 * base)
    return rounded(2 * base) + (opponents - 1) * rounded(base)
