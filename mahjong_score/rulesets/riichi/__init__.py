"""Japanese rules (`riichi`, `riichi-three-player`): yaku, fu, limits, honba, deposits and pao.

Sources: the rules of the Tenhou server, measured on real wins, and of other houses as profiles
(docs/reference/rules/riichi.md).
"""

from collections.abc import Hashable, Iterable
from typing import ClassVar, Final

from attrs import field, frozen

from mahjong_score._core.features import Features
from mahjong_score._core.flags import SEVEN_DIFFERENT_PAIRS, THIRTEEN_ORPHANS
from mahjong_score.errors import OptionError, Problem
from mahjong_score.hand import Seat
from mahjong_score.messages import language, say
from mahjong_score.pattern import FoundPattern, Pattern
from mahjong_score.result import Score
from mahjong_score.ruleset import Tally
from mahjong_score.rulesets.riichi import checks, payments
from mahjong_score.rulesets.riichi.bonus import bonus, features_with_bonus
from mahjong_score.rulesets.riichi.fu import fu_of, fu_rows
from mahjong_score.rulesets.riichi.game import RiichiGame
from mahjong_score.rulesets.riichi.points import YAKUMAN_BASE, base_of, paid_in_all
from mahjong_score.rulesets.riichi.ranking import OF_MAN, RENHOU, Ranking
from mahjong_score.rulesets.riichi.yaku import yaku
from mahjong_score.rulesets.riichi.yakuman import YAKUMAN, yakuman
from mahjong_score.settlement import Settlement
from mahjong_score.tiles import REDS, THREE_PLAYER_TILES, TILES_WITH_REDS, TileSet
from mahjong_score.win import BY_SELF_DRAW, Win

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
    found_decides: ClassVar[bool] = True

    _ranking: Ranking = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        # A subclass may declare more patterns after these, or leave some out.
        places = {pattern.id: place for place, pattern in enumerate(self.patterns)}
        found = [places.get(pattern.id) for pattern in bonus()]
        once = [None if p is None else self._found(p, self.patterns[p].value) for p in found]
        ranking = Ranking(self, once)
        object.__setattr__(self, "_ranking", ranking)
        if type(self).beside is Riichi.beside:
            # One call less for each reading.
            self.terms.finder.beside = ranking.beside

    def declare(self) -> Iterable[Pattern]:
        """The yaku, the hand of man, the yakuman, and the bonus han."""
        return (*yaku(self), self._hand_of_man(), *yakuman(self), *bonus())

    def _hand_of_man(self) -> Pattern:
        return Pattern(
            id=RENHOU,
            value=_RENHOU_HAN[self.renhou],
            en="Hand of man",
            es="Mano del hombre",
            zh="人和",
            ja="人和",
            definition="Won on a discard before one's own first draw; what it is worth is the"
            " option renhou.",
            needs=OF_MAN,
        )

    def features(self, win: Win) -> Features:
        """With the bonus han of the indicators, red fives and norths."""
        return features_with_bonus(win, len(self.seats) == 3, self.ura_dora)

    def combine(self, found: list[FoundPattern], features: Features) -> Tally:
        """The best reading pays most; then real yakuman, more han, more fu decide."""
        return self._ranking.combine(found, features)

    def beside(self, features: Features) -> Hashable:
        """The bonus han, the fu, and what else the points go by."""
        return self._ranking.beside(features)

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
