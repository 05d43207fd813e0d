"""Which conditions of a rule set are met under some flags, without going through all of them."""

from collections.abc import Iterable
from typing import Any, Final

# Flags are looked at in parts, of which hands have some hundreds each.
_BITS: Final = 32
_PART: Final = (1 << _BITS) - 1

# Of so many flags it is remembered what they meet; then the older half is forgotten.
MOST_REMEMBERED: Final = 1 << 13


def make_room(remembered: dict[Any, Any], most: int = MOST_REMEMBERED) -> None:
    """Drop the older half of a cache that is full."""
    if len(remembered) >= most:
        for key in list(remembered)[: most // 2]:
            # Another thread may have done so too.
            remembered.pop(key, None)


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
        starts = range(0, self.flags.bit_length(), _BITS)
        self.parts: list[tuple[int, dict[int, int]]] = [(start, {}) for start in starts]

    def met(self, flags: int) -> int:
        """Return the mask of the conditions that these flags satisfy.

        >>> one, both = Conditions([0b01]), Conditions([0b01, 0b11])
        >>> one.met(0b10), one.met(0b01), both.met(0b11).bit_count()
        (0, 1, 2)
        """
        met = (1 << len(self.conditions)) - 1
        for start, known in self.parts:
            part = flags >> start & _PART
            left_open = known.get(part)
            if left_open is None:
                make_room(known)
                left_open = known[part] = self._left_open(part << start, _PART << start)
            met &= left_open
        return met

    def _left_open(self, holding: int, looked_at: int) -> int:
        """Return the mask of the conditions that need no flag which fails in this part."""
        return sum(
            1 << place
            for place, condition in enumerate(self.conditions)
            if condition & looked_at & ~holding == 0
        )
