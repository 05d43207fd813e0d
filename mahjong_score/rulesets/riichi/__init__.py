"""Japanese rules (`riichi`, `riichi-three-player`): yaku, fu, limits, honba, deposits and pao.

Sources: the rules of the Tenhou server, measured on real wins, and of other houses as profiles
(docs/reference/rules/riichi.md).
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from attrs import field, frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import (
    HAND_OF_MAN,
    NOTHING_DECLARED,
    SELF_DRAW,
    SEVEN_DIFFERENT_PAIRS,
    THIRTEEN_ORPHANS,
)
from mahjong_score.errors import OptionError, Problem
from mahjong_score.hand import BY_SELF_DRAW, Seat, Win
from mahjong_score.messages import language, say
from mahjong_score.pattern import FoundPattern, Pattern
from mahjong_score.result import Score
from mahjong_score.ruleset import Tally
from mahjong_score.rulesets.riichi import checks, payments
from mahjong_score.rulesets.riichi.bonus import Bonus, bonus, features_with_bonus
from mahjong_score.rulesets.riichi.fu import fu_of, fu_rows
from mahjong_score.rulesets.riichi.game import RiichiGame
from mahjong_score.rulesets.riichi.points import MANGAN, YAKUMAN_BASE, base_of, paid_in_all
from mahjong_score.rulesets.riichi.yaku import yaku
from mahjong_score.rulesets.riichi.yakuman import YAKUMAN, yakuman
from mahjong_score.settlement import Settlement
from mahjong_score.tiles import EAST, REDS, THREE_PLAYER_TILES, TILES_WITH_REDS, TileSet

_RENHOU: Final = "renhou"
_OF_MAN: Final = HAND_OF_MAN | NOTHING_DECLARED
_RENHOU_HAN: Final = {"none": 0, "mangan": 5, "five-han": 5, "yakuman": YAKUMAN}


@frozen(repr=False)
class Riichi(RiichiGame):
    """Japanese rules for four players."""

    name: ClassVar[str] = "riichi"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "Riichi",
        "Riichi",
        "日本麻将",
        "リーチ麻雀",
    )
    unit: ClassVar[str] = "han"
    tile_set: ClassVar[TileSet] = TILES_WITH_REDS
    special_shapes: ClassVar[int] = SEVEN_DIFFERENT_PAIRS | THIRTEEN_ORPHANS
    asks_completion: ClassVar[bool] = True

    # The bonus han as patterns.
    _bonus_of: dict[Bonus, list[FoundPattern]] = field(init=False, factory=dict, eq=False)
    # The table of points: by han, fu, whether the dealer won, and the flag of a self-draw.
    _points_of: dict[tuple[int, int, bool, int], int] = field(init=False, factory=dict, eq=False)

    def declare(self) -> Iterable[Pattern]:
        """The yaku, the hand of man, the yakuman, and the bonus han."""
        return (*yaku(self), self._hand_of_man(), *yakuman(self), *bonus())

    def _hand_of_man(self) -> Pattern:
        return Pattern(
            id=_RENHOU,
            value=_RENHOU_HAN[self.renhou],
            en="Hand of man",
            es="Mano del hombre",
            zh="人和",
            ja="人和",
            definition="Won on a discard before one's own first draw; what it is worth is the"
            " option renhou.",
            needs=_OF_MAN,
        )

    def features(self, win: Win) -> Features:
        """With the bonus han of the indicators, red fives and norths."""
        three = len(self.seats) == 3
        return features_with_bonus(win, three_players=three, with_ura=self.ura_dora)

    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """The best reading pays most; then real yakuman, more han, more fu decide."""
        yaku_han = 0
        for pattern in found:
            if pattern.value >= YAKUMAN:
                return self._yakuman(found, features)
            yaku_han += pattern.value
        han = yaku_han
        bonus_han: Bonus | None = features.added
        if bonus_han is not None:
            found += self._bonus(bonus_han)
            han += sum(bonus_han)
        if not yaku_han:
            # The bonus han are told with the problem: they are no yaku.
            return (0, 0, 0, 0), han, 0, found
        fu = fu_of(features, self)
        if self.renhou == "mangan" and features.flags & _OF_MAN == _OF_MAN:
            return self._hand_of_man_alone(found, han, fu, features)
        return (self._points(han, fu, features), 0, han, fu), han, yaku_han, found

    def _bonus(self, bonus_han: Bonus) -> list[FoundPattern]:
        found = self._bonus_of.get(bonus_han)
        if found is None:
            first = len(self.patterns) - len(bonus_han)
            found = [
                self._found(place, 1).times(count)
                for place, count in enumerate(bonus_han, first)
                if count
            ]
            self._bonus_of[bonus_han] = found
        return found

    def _points(self, han: int, fu: int, features: Features) -> int:
        key = han, fu, features.seat_wind == EAST, features.win_flags & SELF_DRAW
        points = self._points_of.get(key)
        if points is None:
            points = self._points_of[key] = self._paid(base_of(han, fu, self)[0], features)
        return points

    def _paid(self, base: int, features: Features) -> int:
        return paid_in_all(
            base,
            dealer=features.seat_wind == EAST,
            self_draw=features.win_flags & SELF_DRAW != 0,
            opponents=len(self.seats) - 1,
        )

    def _yakuman(self, found: list[FoundPattern], features: Features) -> Tally:
        counted = [pattern for pattern in found if pattern.value >= YAKUMAN]
        if not self.stack_yakuman:
            # Of equals the first of the table, in which the hand of man comes last.
            counted.sort(key=lambda p: (-p.value, p.id == _RENHOU))
            counted = counted[:1]
        han = sum(pattern.value for pattern in counted)
        paid = self._paid(YAKUMAN_BASE * han // YAKUMAN, features)
        return (paid, 1, han, 0), han, han, counted

    def _hand_of_man_alone(
        self, found: list[FoundPattern], han: int, fu: int, features: Features
    ) -> Tally:
        """Take the hand of man as a mangan alone, where the rest pays less."""
        alone = next(pattern for pattern in found if pattern.id == _RENHOU)
        mangan = self._paid(MANGAN, features)
        rest = [pattern for pattern in found if pattern is not alone]
        if any(pattern.id not in _BONUS for pattern in rest):
            han -= alone.value
            points = self._points(han, fu, features)
            if points >= mangan:
                return (points, 0, han, fu), han, han, rest
        # The rank of han is the least: at equal points the rest of another reading stands.
        return (mangan, 0, 0, fu), alone.value, alone.value, [alone]

    def needed(self) -> int:
        """A complete hand needs a yaku."""
        return 1

    def shortfall(self, tally: Tally) -> Problem:
        """The bonus han that the hand has are no yaku."""
        return Problem.of("no-yaku", "no-yaku", found=tally[1])

    def remarks(self, score: Score, lang: str) -> list[str]:
        """The fu with their rows, and the points with their limit."""
        fu, base, limit, _ = self.worth(score)
        place = language(lang)
        lines = []
        if fu is not None:
            rows = [
                (row.value * count, row.names[place])
                for row, count in fu_rows(self.read(score), self)
            ]
            line = f"{fu} {say('fu', lang)}"
            if rows:
                line += " = " + " + ".join(f"{value} {name}" for value, name in rows)
                added = sum(value for value, _ in rows)
                if added != fu:
                    line += say("rounded-up" if fu - added < 10 else "least-fu", lang)
            lines.append(line)
        points = f"{self._in_all(score.win, base)} {say('unit-points', lang)}"
        lines.append(points + (f" ({say(limit, lang)})" if limit else ""))
        return lines

    def details(self, score: Score) -> dict[str, str | int | None]:
        """The fu, the points in all before honba and deposits, the limit, the number of yakuman."""
        fu, base, limit, number = self.worth(score)
        points = self._in_all(score.win, base)
        return {"fu": fu, "points": points, "limit": limit, "yakuman": number}

    def _in_all(self, win: Win, base: int) -> int:
        return paid_in_all(
            base,
            dealer=win.seat is Seat.EAST,
            self_draw=win.by is BY_SELF_DRAW,
            opponents=len(self.seats) - 1,
        )

    def worth(self, score: Score) -> tuple[int | None, int, str | None, int]:
        """The fu, the base points, the limit, and how many yakuman a score counts."""
        if score.patterns[0].value >= YAKUMAN:
            number = score.total // YAKUMAN
            return None, YAKUMAN_BASE * number, "yakuman", number
        fu = fu_of(self.read(score), self)
        return fu, *base_of(score.total, fu, self), 0

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """A yakuman, or the hand of man, is counted alone."""
        return counted[0].id

    def liable_seat(self, score: Score) -> Seat | None:
        """Who is liable for a yakuman of dragons, winds or kongs."""
        return payments.liable_seat(score, self)

    def settle(self, score: Score) -> Settlement | str:
        """Each payment rounded up to a hundred, with honba, deposits and pao."""
        return payments.settle(score, self.worth(score)[1], self)

    def tile_problems(self, win: Win) -> list[Problem]:
        """Also foreign indicators, and too many alike wherever they lie."""
        tile_set = self.tile_set
        if not self.red_fives:
            tile_set = TileSet(tile_set.size, tile_set.mask & ~REDS)
        return checks.tile_problems_of(win, tile_set)

    def contradictions(self, win: Win) -> list[Problem]:
        """The list of Japanese rules, in place of the common one where they differ."""
        return checks.contradictions_in(win, self.seats)


_THREE_PLAYER_PROFILES: Final = ("tenhou", "mahjong-soul")
# Bonus han are no yaku, however many.
_BONUS: Final = frozenset(pattern.id for pattern in bonus())


@frozen(repr=False)
class RiichiThreePlayer(Riichi):
    """Japanese rules for three players: no 2 to 8 of characters, norths set aside."""

    name: ClassVar[str] = "riichi-three-player"
    titles: ClassVar[tuple[str, str, str, str]] = (
        "Riichi, three players",
        "Riichi, tres jugadores",
        "三人麻将",
        "三人麻雀",
    )
    tile_set: ClassVar[TileSet] = THREE_PLAYER_TILES
    seats: ClassVar[tuple[Seat, ...]] = (Seat.EAST, Seat.SOUTH, Seat.WEST)
    deals: ClassVar[int] = 6

    def __attrs_post_init__(self) -> None:
        # The houses' other rules are for four players.
        if self.profile not in _THREE_PLAYER_PROFILES:
            expected = ", ".join(_THREE_PLAYER_PROFILES)
            raise OptionError(f"profile: expected one of {expected}, found {self.profile!r}")
        super().__attrs_post_init__()

    def chow_source(self, seat: Seat) -> Seat | None:
        """Three players claim no chow."""
        return None
