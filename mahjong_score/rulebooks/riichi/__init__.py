"""Japanese rules (`riichi`, `riichi-three-player`): yaku, fu, limits, honba, deposits and pao.

Sources: the rules of the Tenhou server, measured on real wins, and of other houses as profiles
(docs/reference/rules/riichi.md).
"""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from attrs import field, frozen

from mahjong_score._core.features import Features
from mahjong_score._core.finder import Tally
from mahjong_score._core.flags import SEVEN_DIFFERENT_PAIRS, THIRTEEN_ORPHANS
from mahjong_score._core.kinds import REDS
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import THREE_PLAYER_TILES, TILES_WITH_REDS, TileSet
from mahjong_score._hands.win import Win
from mahjong_score._messages import language, say
from mahjong_score.errors import OptionError, Problem, quote
from mahjong_score.rulebooks.riichi import bonus, checks, payments, yaku, yakuman
from mahjong_score.rulebooks.riichi.bonus import features_with_bonus
from mahjong_score.rulebooks.riichi.fu import fu_rows
from mahjong_score.rulebooks.riichi.game import RiichiGame
from mahjong_score.rulebooks.riichi.points import RiichiDetails
from mahjong_score.rulebooks.riichi.ranking import OF_MAN, RENHOU, Context, Ranking
from mahjong_score.rulebooks.riichi.yakuman import YAKUMAN
from mahjong_score.rules._pattern import FoundPattern, Pattern
from mahjong_score.rules._result import Score
from mahjong_score.rules._settlement import Settlement

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
    reads: ClassVar[tuple[str, ...]] = ("dora", "ura", "honba", "sticks", "north")

    _ranking: Ranking = field(init=False, eq=False)

    def prepare(self) -> None:
        """Build the ranking of readings from the bonus han that are declared."""
        # A subclass may declare more patterns after these, or leave some out.
        places = {pattern.id: place for place, pattern in enumerate(self.patterns)}
        found = [places.get(pattern.id) for pattern in bonus.declare()]
        singles = [None if p is None else self._single(p, self.patterns[p].value) for p in found]
        object.__setattr__(self, "_ranking", Ranking(self, singles))

    def declare(self) -> Iterable[Pattern]:
        """Return the yaku, the hand of man, the yakuman, and the bonus han."""
        return (
            *yaku.declare(self),
            self._hand_of_man(),
            *yakuman.declare(self),
            *bonus.declare(),
        )

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
        """Return the features with the bonus han of indicators, red fives and norths."""
        return features_with_bonus(win, len(self.seats) == 3, self.ura_dora)

    def combine(self, found: list[FoundPattern], context: Context) -> Tally:
        """Add up a reading; the best pays most, then real yakuman, more han, more fu decide."""
        return self._ranking.combine(found, context)

    @property
    def context(self) -> Callable[[Features], Context]:
        """The function that returns all that the points depend on besides the yaku.

        It is not wrapped, so that it runs compiled.
        """
        return self._ranking.context

    def needed(self) -> int:
        """Return 1: a complete hand needs a yaku."""
        return 1

    def shortfall(self, tally: Tally) -> Problem:
        """Return the problem ``no-yaku`` with the bonus han of the hand, which are no yaku."""
        return Problem.of("no-yaku", "no-yaku", found=tally.total)

    def remarks(self, score: Score, lang: str) -> list[str]:
        """Return a line for the fu with their rows, and one for the points with their limit."""
        details: RiichiDetails = score.details
        lines = [] if details.fu is None else [self._fu_line(score, details.fu, lang)]
        points = f"{details.points} {say('unit-points', lang)}"
        lines.append(points + (f" ({say(details.limit, lang)})" if details.limit else ""))
        return lines

    def _fu_line(self, score: Score, fu: int, lang: str) -> str:
        place = language(lang)
        rows = [
            (row.value * count, row.names[place]) for row, count in fu_rows(self.read(score), self)
        ]
        line = f"{fu} {say('fu', lang)}"
        if rows:
            line += " = " + " + ".join(f"{value} {name}" for value, name in rows)
            added = sum(value for value, _ in rows)
            if added != fu:
                line += say("rounded-up" if fu - added < 10 else "least-fu", lang)
        return line

    def answer_keys(self, score: Score) -> dict[str, str | int | None]:
        """Return fu, limit, the number of yakuman, and the points before honba and deposits."""
        details: RiichiDetails = score.details
        return {
            "fu": details.fu,
            "points": details.points,
            "limit": details.limit,
            "yakuman": details.yakuman,
        }

    def takes_place_of(self, pattern: Pattern, counted: tuple[FoundPattern, ...]) -> str:
        """Return what is counted alone: a yakuman, or the hand of man."""
        return counted[0].id

    def liable_seat(self, score: Score) -> Seat | None:
        """Return who is liable for a yakuman of dragons, winds or kongs."""
        return payments.liable_seat(score, self)

    def settle(self, score: Score) -> Settlement | str:
        """Return the payments, each rounded up to a hundred, with honba, deposits and pao."""
        return payments.settle(score, score.details.base, self)

    def tile_problems(self, win: Win) -> list[Problem]:
        """Find wrong tiles, foreign indicators, and too many copies wherever they lie."""
        tile_set = self.tile_set
        if not self.red_fives:
            tile_set = TileSet(tile_set.size, tile_set.mask & ~REDS)
        return checks.tile_problems_of(win, tile_set, self.hand_size)

    def contradictions(self, win: Win) -> list[Problem]:
        """Find contradictions by the list of Japanese rules, in place of the common one."""
        return checks.contradictions_in(win, self.seats, self.pao_four_kongs)


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
            expected = "one of " + ", ".join(_THREE_PLAYER_PROFILES)
            found = quote(self.profile)
            raise OptionError.of("bad-option", option="profile", expected=expected, found=found)
        super().__attrs_post_init__()

    def chow_source(self, seat: Seat) -> Seat | None:
        """Return None: with three players nobody claims a chow."""
        return None
