"""The work: pieces of all hands, each scored, counted and compared."""

import gc
import time
import traceback
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

import mahjong_score as ms
from mahjong_score._hands.hand import Hand
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import TILE_BY_NAME, Tile
from mahjong_score._hands.win import Win, WinBy
from mahjong_score.formats._wins import answer as wire_answer
from mahjong_score.formats._wins import load_win
from mahjong_score.rules._judging import judge
from mahjong_score.rules._result import Score
from tests.oracle.__main__ import difference, report
from tests.oracle.classes import json_win
from tests.oracle.every import EveryHand, every_hand, tiles_of
from tests.oracle.every import Hand as Parts
from tests.oracle.parts import SUITS, Part
from tests.oracle.registry import RULESETS
from tests.proofs.exhaustive.done import Chunk, Done, Tally, no_outcomes
from tests.proofs.exhaustive.references import Judged, Reference, found_in, references

CHUNK: Final = 20_000
SLICE: Final = 1_999
"""One in this many hands is won with each of its tiles, and compared in everything."""
SAMPLE: Final = 20 * SLICE
"""One in this many is in the sample that the tests compare with the table of a whole run."""
# All hands are won by South in the East round, so that the two winds differ; in the slice, seats
# and rounds take turns. The discard is East's: it is at every table.
WAYS: Final = (("self-draw", WinBy.SELF_DRAW, None), ("discard", WinBy.DISCARD, Seat.EAST))


def chunks_of(every: EveryHand, shapes: Iterable[str], size: int) -> Iterator[Chunk]:
    """Yield the pieces of some shapes."""
    for name in shapes:
        numbers = len(every.shapes[name])
        for start in range(0, numbers, size):
            yield Chunk(name, start, min(start + size, numbers))


def outcome(judged: Judged) -> str:
    """Return the total, or the first problem with what was found."""
    if isinstance(judged, Score):
        return str(judged.total)
    found = found_in(judged)
    return judged[0].code if found is None else f"{judged[0].code} {found}"


@cache
def tiles_of_part(suit: int, part: Part) -> tuple[Tile, ...]:
    """Return the tiles of one suit."""
    kinds = zip(SUITS[suit], part, strict=True)
    return tuple(TILE_BY_NAME[kind] for kind, count in kinds for _ in range(count))


class Worker:
    """Scores pieces of the hands of a rule set."""

    def __init__(self, rules: ms.Ruleset) -> None:
        self.rules = rules
        self.every = every_hand(rules.name)
        self.references = references(rules.name, self.every)
        self.judge = RULESETS[rules.name].judge
        self.seats = RULESETS[rules.name].game.seats

    def work(self, chunk: Chunk) -> Done:
        """Score the hands of a piece, count the outcomes and compare the answers."""
        begin = time.process_time()
        done = Done()
        for number, parts in self.every.shapes[chunk.shape].hands(range(chunk.start, chunk.stop)):
            asked = [one for one in self.references if number % one.strides[chunk.shape] == 0]
            try:
                self.score(parts, asked, done)
                if number % SLICE == 0:
                    self.score_with_every_tile(number, parts, done)
            except Exception:
                done.differs(f"{tiles_of(parts)}\n{traceback.format_exc()}")
        done.seconds = time.process_time() - begin
        return done

    def score(self, parts: Parts, asked: list[Reference], done: Done) -> None:
        """Score a hand both ways with its lowest tile, and ask the references."""
        m, p, s, z = parts
        tiles = tiles_of_part(0, m) + tiles_of_part(1, p)
        tiles += tiles_of_part(2, s) + tiles_of_part(3, z)
        hand = Hand(tiles[1:])
        done.hands += 1
        for way, by, payer in WAYS:
            judged = judge(Win(hand, tiles[0], by, payer, Seat.SOUTH), self.rules)
            done.lowest[way][outcome(judged)] += 1
            for reference in asked:
                done.wins_of[reference.name] += 1
                expected = reference.difference(parts, way, judged)
                if expected is not None:
                    win = json_win(parts, str(tiles[0]), way)
                    done.differs(f"win {win}\n{reference.name} {expected}\ngot {judged}\n")
        for reference in asked:
            done.hands_of[reference.name] += 1

    def with_every_tile(self, number: int, parts: Parts) -> Iterator[tuple[str, dict[str, object]]]:
        """Yield the wins of a hand of the slice as JSON data, each with its way of winning."""
        turn, place = divmod(number // SLICE, len(self.seats))
        seat, round_wind = self.seats[place], self.seats[turn % len(self.seats)]
        for tile in dict.fromkeys(tiles_of(parts)):
            for way, _, _ in WAYS:
                yield way, json_win(parts, tile, way, seat, round_wind)

    def score_with_every_tile(self, number: int, parts: Parts, done: Done) -> None:
        """Score a hand of the slice with every winning tile, and compare the whole answers."""
        done.hands_of["every tile"] += 1
        for way, win in self.with_every_tile(number, parts):
            seen = outcome(judge(load_win(win), self.rules))
            done.slice[way][seen] += 1
            if number % SAMPLE == 0:
                done.sample[way][seen] += 1
            answer, judgement = wire_answer(win, self.rules), self.judge(win, {})
            done.wins_of["every tile"] += 1
            if difference(judgement, answer):
                done.differs(report(win, {}, judgement, answer))

    def sample(self, shape: str) -> Tally:
        """Score the sample of a shape, and count the outcomes."""
        tally = no_outcomes()
        hands = self.every.shapes[shape]
        for number, parts in hands.hands(range(0, len(hands), SAMPLE)):
            for way, win in self.with_every_tile(number, parts):
                tally[way][outcome(judge(load_win(win), self.rules))] += 1
        return tally


@cache
def worker_of(ruleset: str) -> Worker:
    """Return the worker of this process, made once because building all hands takes a while."""
    # What exists now stays, and no hand leaves a reference cycle: there is no garbage to look for.
    gc.freeze()
    gc.disable()
    return Worker(ms.ruleset(ruleset))


def work_on(ruleset: str, chunks: list[Chunk]) -> list[Done]:
    """Do some pieces of the work, in a worker process."""
    return [worker_of(ruleset).work(chunk) for chunk in chunks]
