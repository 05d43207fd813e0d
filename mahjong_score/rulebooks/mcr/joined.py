"""A cache of the chow fans of readings, as most readings have two chows or more."""

from collections.abc import Callable

from mahjong_score._core.features import Features
from mahjong_score._core.kinds import FIVES
from mahjong_score._core.readings import NO_PAIR
from mahjong_score.rules._pattern import FoundPattern


def five_or_none(pair: int) -> int:
    """Return the kind of the pair if it is a 5, else -1: chow fans depend on nothing else of it."""
    return pair if pair >= 0 and FIVES >> pair & 1 else NO_PAIR


class JoinedChows:
    """Numbers the choices of chow fans, so that equal ones share a number.

    choose: returns the fans counted for two chows or more, and the pair if it is a 5, else -1.
    chosen: all choices so far, each at its number; the first is no fan.
    numbers: the number by the chows, and of four chows by the pair too; at most 43,921 entries.
    """

    def __init__(self, choose: Callable[[tuple[int, ...], int], tuple[FoundPattern, ...]]) -> None:
        self.choose = choose
        self.chosen: list[tuple[FoundPattern, ...]] = [()]
        self.numbers: dict[tuple[int, ...], int] = {}

    def number(self, features: Features) -> int:
        """Return the number of the chow fans counted in the reading that the features look at."""
        chows = features.chows
        if len(chows) < 2:
            return 0
        # Only fans of four chows depend on the pair.
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
