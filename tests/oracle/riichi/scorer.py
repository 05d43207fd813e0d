"""Riichi, Japanese rules, for four players and for three, straight from the rules text."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.game import Game, Judgement, Patterns, as_patterns, in_order
from tests.oracle.naive import UnreadableError
from tests.oracle.riichi.checks import contradictions, tile_problems
from tests.oracle.riichi.fu import fu_of
from tests.oracle.riichi.options import Options, read_options
from tests.oracle.riichi.payments import YAKUMAN_BASE, base_of, pao_of, payments, points_of
from tests.oracle.riichi.readings import ORPHAN, Shape, shapes
from tests.oracle.riichi.win import FOUR, THREE, RiichiWin, bonus_values, read_riichi
from tests.oracle.riichi.yaku import BONUS_IDS, YAKU, yaku_values
from tests.oracle.riichi.yakuman import YAKUMAN, yakuman_values

ALL_PATTERNS = tuple(dict.fromkeys((*YAKU, *BONUS_IDS, *YAKUMAN)))

PATTERNS = tuple(name for name in ALL_PATTERNS if name != "north")
"""Norths are set aside with three players only."""

THREE_PLAYER_PATTERNS = tuple(name for name in ALL_PATTERNS if name != "sanshoku-doujun")
"""With three players there is no chow of characters."""


@dataclass(frozen=True)
class Scored:
    """What a reading is worth: its patterns, han, fu, base points and limit."""

    patterns: Patterns
    han: int
    fu: int | None
    base: int
    limit: str | None
    points: int
    yakuman: int = 0

    def rank(self) -> tuple[int, bool, int, int]:
        """The sort key: most points, then yakuman before counted, then more han, then more fu."""
        return self.points, self.yakuman > 0, self.han, self.fu or 0


def score_yakuman(win: RiichiWin, values: dict[str, int]) -> Scored:
    """Score the yakuman alone: ordinary yaku, bonus tiles and fu do not count."""
    han = sum(values.values())
    base = YAKUMAN_BASE * (han // 13)
    points = points_of(win, base)
    return Scored(as_patterns(values), han, None, base, "yakuman", points, han // 13)


def score_han(win: RiichiWin, values: dict[str, int], fu: int, options: Options) -> Scored:
    """Score ordinary yaku and bonus tiles."""
    han = sum(values.values())
    base, limit = base_of(han, fu, options)
    return Scored(as_patterns(values), han, fu, base, limit, points_of(win, base))


def score_shape(win: RiichiWin, shape: Shape, options: Options) -> Scored | None:
    """Return what a reading is worth; None without a yaku, and bonus tiles are none."""
    yakuman = yakuman_values(win, shape, options)
    if yakuman:
        return score_yakuman(win, yakuman)
    yaku = yaku_values(win, shape, options)
    if not yaku:
        return None
    bonus = bonus_values(win, options.ura_dora, options.red_fives)
    return score_han(win, {**yaku, **bonus}, fu_of(win, shape, options.double_wind_fu), options)


def hand_of_man(
    win: RiichiWin, found: list[Shape], best: list[Scored], options: Options
) -> list[Scored]:
    """Count ``renhou`` as a mangan: alone worth 5 han, instead of the rest when that pays less.

    The fu are then those of the reading that has most.
    """
    if options.renhou != "mangan" or not win.closed or "hand-of-man" not in win.win.events:
        return best
    fus = [fu_of(win, shape, options.double_wind_fu) for shape in found if shape.kind != ORPHAN]
    if not fus:
        return best
    alone = score_han(win, {"renhou": 5}, max(fus), options)
    return best if best and best[0].points >= alone.points else [alone]


def best_scores(win: RiichiWin, found: list[Shape], options: Options) -> list[Scored]:
    """Return the best readings, all that tie; none when no reading has a yaku."""
    scored = [one for shape in found if (one := score_shape(win, shape, options))]
    top = max((one.rank() for one in scored), default=None)
    best = [one for one in scored if one.rank() == top]
    return hand_of_man(win, found, best, options)


def answer(win: RiichiWin, best: list[Scored], options: Options) -> Judgement:
    """Return the judgement of a win; readings that tie differ only in their patterns."""
    first = min(best, key=lambda one: one.patterns)
    patterns = dict(first.patterns)
    pao = pao_of(win, patterns, options)
    return Judgement(
        total=first.han,
        payments=payments(win, first.base, patterns, options),
        liable=pao.liable if pao else None,
        patterns=patterns,
        alternatives=frozenset(one.patterns for one in best),
        more={
            "fu": first.fu,
            "points": first.points,
            "limit": first.limit,
            "yakuman": first.yakuman,
        },
    )


def judge_at(win: dict[str, object], options: dict[str, object], game: Game) -> Judgement:
    """Judge a JSON win at a table: its problems, or its score.

    Contradictory events count as they are stated, where the hand may have them, when it is asked
    for a yaku.
    """
    chosen = read_options(options)
    try:
        read = read_riichi(win, game)
    except UnreadableError as error:
        return Judgement(codes=("notation",), reasons=(str(error),))
    codes = tile_problems(read, chosen.red_fives)
    wrong_tiles = bool(codes)
    reasons = contradictions(read, chosen.pao_four_kongs)
    if reasons:
        codes.add("contradiction")
    if wrong_tiles:
        return Judgement(codes=in_order(codes), reasons=reasons)
    found = list(shapes(read))
    if not found:
        return Judgement(codes=in_order(codes | {"not-a-winning-hand"}), reasons=reasons)
    best = best_scores(read, found, chosen)
    if not best:
        dora = sum(bonus_values(read, chosen.ura_dora, chosen.red_fives).values())
        return Judgement(codes=in_order(codes | {"no-yaku"}), found=dora, reasons=reasons)
    if codes:
        return Judgement(codes=in_order(codes), reasons=reasons)
    return answer(read, best, chosen)


def judge(win: dict[str, object], options: dict[str, object]) -> Judgement:
    """Judge a JSON win by the rules of ``riichi``."""
    return judge_at(win, options, FOUR)


def judge_three_players(win: dict[str, object], options: dict[str, object]) -> Judgement:
    """Judge a JSON win by the rules of ``riichi-three-player``."""
    return judge_at(win, options, THREE)
