"""Which conditions of a rule set are met under some flags, without going through all of them."""

from collections.abc import Iterable
from typing import Final

from mahjong_score._core.flags import NEVER

# Flags are looked at in parts, of which hands have some hundreds each.
_BITS: Final = 32
_PART: Final = (1 << _BITS) - 1
_STARTS: Final = range(0, NEVER.bit_length(), _BITS)


class Conditions:
    """Sets of flags; each is met where all its flags hold.

    flags: all that some condition names.
    parts: what was found out: for each part of the flags, by the flags of it that hold, the mask of
        the conditions that these leave open.
    """

    def __init__(self, conditions: Iterable[int]) -> None:
        self.conditions = tuple(set(conditions))
        self.flags = 0
        for condition in self.conditions:
            self.flags |= condition
        self.parts: list[tuple[int, dict[int, int]]] = [(start, {}) for start in _STARTS]

    def met(self, flags: int) -> int:
        """Say which are met, as a mask in an order of its own.

        >>> one, both = Conditions([0b01]), Conditions([0b01, 0b11])
        >>> one.met(0b10), one.met(0b01), both.met(0b11).bit_count()
        (0, 1, 2)
        """
        met = -1
        for start, known in self.parts:
            part = flags >> start & _PART
            open_ones = known.get(part)
            if open_ones is None:
                open_ones = known[part] = self._left_open(part << start, _PART << start)
            met &= open_ones
        return met

    def _left_open(self, part: int, whole: int) -> int:
        """Give the mask of the conditions of which the flags of this part all hold."""
        return sum(
            1 << place
            for place, condition in enumerate(self.conditions)
            if condition & whole & ~part == 0
        )
