"""Judge every hand with the oracle, by classes of hands that its rules cannot tell apart.

The oracle is slow, and simple and Hong Kong rules depend on few facts about a numbered suit: how
many chows and triplets it has, whether there are terminals and other tiles, and what the winning
tile completes. Hands that agree in these in every suit, and in all their honors, form a class. The
oracle judges one hand of each, by its own reading of that hand. A hand of one suit, which may be
Nine Gates, and a hand of a special shape is judged by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from tests.oracle.every import Hand, tiles_of
from tests.oracle.game import TERMINALS, Judgement
from tests.oracle.parts import SUITS, Cut, Part, Parts

Judge = Callable[[dict[str, object], dict[str, object]], Judgement]

TILES = 14


def json_win(
    hand: Hand, tile: str, by: str, seat: str = "S", round_wind: str = "E"
) -> dict[str, object]:
    """Return a win on a tile of a hand; a discard is East's, or South's if East wins."""
    tiles = tiles_of(hand)
    tiles.remove(tile)
    win: dict[str, object] = {"hand": "".join(tiles), "tile": tile, "by": by}
    win |= {"seat": seat, "round": round_wind}
    if by == "discard":
        win["from"] = "S" if seat == "E" else "E"
    return win


def won(cut: Cut, tile: str) -> set[str]:
    """Return what a tile can complete in a reading; nothing where the tile is not in it."""
    if not tile:
        return set()
    found = {"chow" if len(set(group)) == 3 else "triplet" for group in cut.groups if tile in group}
    return found | {"pair"} if tile == cut.pair else found


def facts(suit: tuple[str, ...], part: Part, cuts: list[Cut], tile: str) -> Hashable:
    """Return all that the rules can ask of a part; ``tile`` is the winning one, if it is there."""
    tiles = [kind for kind, count in zip(suit, part, strict=True) if count]
    if suit[0][1] == "z":
        return part, tile
    readings = frozenset(
        (sum(len(set(group)) == 3 for group in cut.groups), len(cut.groups), bool(cut.pair), place)
        for cut in cuts
        for place in won(cut, tile) or {""}
    )
    return readings, any(t in TERMINALS for t in tiles), any(t not in TERMINALS for t in tiles)


class ClassJudge:
    """Judges hands that win with their lowest tile, one hand of each class."""

    def __init__(self, judge: Judge, parts: tuple[Parts, ...]) -> None:
        self.judge = judge
        self.parts = parts
        self.numbers: dict[Hashable, int] = {}
        self.known: tuple[dict[Part, int], ...] = ({}, {}, {}, {})
        self.known_lowest: tuple[dict[Part, int], ...] = ({}, {}, {}, {})
        self.judgements: dict[tuple[Hashable, str], Judgement] = {}

    def number(self, suit: int, part: Part, lowest: bool) -> int:
        """Return the number of the class of a part."""
        known = self.known_lowest[suit] if lowest else self.known[suit]
        if part not in known:
            kinds = SUITS[suit]
            tile = next(k for k, n in zip(kinds, part, strict=True) if n) if lowest else ""
            of_part = facts(kinds, part, self.parts[suit].cuts[part], tile)
            known[part] = self.numbers.setdefault((suit, of_part), len(self.numbers))
        return known[part]

    def class_of(self, hand: Hand) -> Hashable:
        """Return the class of a hand, or None if it is judged by itself."""
        key = []
        before = False
        for suit, part in enumerate(hand):
            tiles = sum(part)
            if tiles == TILES or part not in self.parts[suit].cuts:
                return None
            key.append(self.number(suit, part, lowest=tiles > 0 and not before))
            before = before or tiles > 0
        return tuple(key)

    def __call__(self, hand: Hand, by: str) -> Judgement:
        """Return the judgement of a hand, which is that of the first hand of its class."""
        of_hand = self.class_of(hand)
        if of_hand is None:
            return self.alone(hand, by)
        if (of_hand, by) not in self.judgements:
            self.judgements[of_hand, by] = self.alone(hand, by)
        return self.judgements[of_hand, by]

    def alone(self, hand: Hand, by: str) -> Judgement:
        """Return the judgement of the hand itself."""
        return self.judge(json_win(hand, tiles_of(hand)[0], by), {})
