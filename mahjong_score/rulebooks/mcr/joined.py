"""Which fans of chows a reading has: remembered, for most readings have two chows or more."""

from collections.abc import Callable

from mahjong_score._core.features import Features
from mahjong_score._core.kinds import FIVES
from mahjong_score._core.readings import NO_PAIR
from mahjong_score.rules._pattern import FoundPattern


def five_or_none(pair: int) -> int:
    """What the fans of chows ask of the pair: its kind if it is a 5, else -1."""
    return pair if pair >= 0 and FIVES >> pair & 1 else NO_PAIR


class JoinedChows:
    """What is counted of the chows of a reading, as a number.

    choose: gives what is counted of two chows or more, beside such a pair.
    chosen: all that was chosen, each at its number; the first is nothing.
    numbers: by the chows, and beside four of them the pair. There are 43,921 at most.
    """

    def __init__(self, choose: Callable[[tuple[int, ...], int], tuple[FoundPattern, ...]]) -> None:
        self.choose = choose
        self.chosen: list[tuple[FoundPattern, ...]] = [()]
        self.numbers: dict[tuple[int, ...], int] = {}

    def number(self, features: Features) -> int:
        """Give the number of what is counted in the reading that the features look at."""
        chows = features.chows
        if len(chows) < 2:
            return 0
        # Only fans of four chows go by the pair.
        five = five_or_none(features.pair) if len(chows) == 4 else NO_PAIR
        key = chows if five == NO_PAIR else (*chows, five)
        number = self.numbers.get(key)
        return self._choose(key, chows, five) if number is None else number

    def _choose(self, key: tuple[int, ...], chows: tuple[int, ...], five: int) -> int:
        chosen = self.choose(chows, five)
        if chosen not in self.chosen:
            self.chosen.append(chosen)
        number = self.numbers[key] = self.chosen.index(chosen)
        return number
