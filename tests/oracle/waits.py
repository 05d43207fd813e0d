"""Compare the package's waits with trying every tile: ``python -m tests.oracle.waits --help``.

The package is asked once about each hand of thirteen. The oracle judges the win by each kind of
tile, and for each kind that completes the hand also the other way of winning.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from tests.oracle.__main__ import difference, report
from tests.oracle.draft import hand_text
from tests.oracle.game import HONORS, REDS, SUITED, Game
from tests.oracle.generate import random_draft
from tests.oracle.naive import plain
from tests.oracle.registry import RULESETS, Entry
from tests.oracle.shapes import Shape, flush, nine_gates, overlapping, random_hand

KINDS = (*SUITED, *HONORS)
NEAR_FLUSHES: dict[Shape, int] = {flush: 3, overlapping: 4, nine_gates: 1}
NO_WAIT = {"tile-not-in-set", "wrong-tile-count", "too-many-copies", "not-a-winning-hand"}
SHOWN = 5

Data = dict[str, Any]


@dataclass
class Tally:
    """The result of a run: how many hands wait on how many tiles, and the first differences."""

    count: int = 0
    differing: int = 0
    waiting: Counter[int] = field(default_factory=Counter)
    shown: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add another worker's tally."""
        self.count += other.count
        self.differing += other.differing
        self.waiting += other.waiting
        self.shown = (self.shown + other.shown)[:SHOWN]


def flushes(entry: Entry) -> Entry:
    """Return the same rule set with hands of one suit only."""
    game = entry.game
    bare = Game(game.tiles - set(REDS), game.seats, game.earthly_by)
    return replace(entry, hands=lambda rng, _: random_hand(rng, bare, shapes=NEAR_FLUSHES))


def random_query(rng: Random, entry: Entry) -> Data:
    """Return a hand of thirteen, ready or nearly so, and what else `waits` takes, as JSON data."""
    game = entry.game
    draft = random_draft(rng, flushes(entry) if rng.random() < 0.3 else entry)
    tiles = draft.concealed
    if rng.random() < 0.3:
        # Replace one tile by another, half of the time from the suits of the hand.
        place = rng.choice([at for at, tile in enumerate(tiles) if tile[1] != "f"])
        near = [tile for tile in game.kinds if tile[1] == tiles[place][1]]
        tile = rng.choice(near if rng.random() < 0.5 else game.kinds)
        held = Counter(plain(one) for one in draft.tiles()[:-1])
        if held[plain(tile)] < 4 and tile not in draft.tiles():
            tiles[place] = tile
    return {
        "hand": hand_text(rng, draft),
        "seat": draft.seat,
        "round": draft.round,
        "events": draft.events if rng.random() < 0.5 else [],
        "visible": rng.sample(KINDS, rng.choice([0, 1, 5])) * rng.choice([1, 1, 2, 5]),
    }


def left(query: Data, hand: Any, kind: str) -> int:
    """Return how many copies are not visible, counted one by one."""
    melded = [tile for meld in hand.melds for tile in meld.tiles]
    held = [plain(str(tile)) for tile in (*hand.concealed, *melded)]
    visible: list[str] = query["visible"]
    return max(0, 4 - held.count(kind) - visible.count(kind))


def differences(query: Data, options: Data, name: str) -> tuple[list[str], int]:
    """Return where the package's waits differ from the oracle's, and how many waits it finds."""
    package: Any = import_module("mahjong_score")
    dump: Any = import_module("mahjong_score.formats._wins").dump_verdict
    judge = RULESETS[name].judge
    hand = package.parse_hand(query["hand"])
    circumstances = {key: value for key, value in query.items() if key != "hand"}
    try:
        found = package.waits(hand, package.ruleset(name, **options), **circumstances)
    except package.HandError as error:
        # Red fives where the options have none: no win with this hand has legal tiles.
        codes = {problem.code for problem in error.problems}
        win = {"hand": query["hand"], "by": "self-draw", "seat": query["seat"]}
        judgements = [judge({**win, "tile": kind}, options) for kind in KINDS]
        return [repr(error)] * (not all(codes <= set(one.codes) for one in judgements)), 0
    by_name = {str(tile): wait for tile, wait in found.items()}
    wrong = []
    if list(by_name) != [kind for kind in KINDS if kind in by_name]:
        wrong.append(f"{query}: out of order: {list(by_name)}")
    for kind in KINDS:
        win = {"hand": query["hand"], "tile": kind, "by": "discard"}
        win |= {key: query[key] for key in ("seat", "round", "events")}
        judgement = judge(win, options)
        wait = by_name.get(kind)
        if wait is None or NO_WAIT & set(judgement.codes):
            if wait is not None or not NO_WAIT & set(judgement.codes):
                wrong.append(report(win, options, judgement, f"waits on {list(by_name)}"))
            continue
        answer = dump(wait.discard)
        if difference(judgement, answer):
            wrong.append(report(win, options, judgement, answer))
        win["by"] = "self-draw"
        judgement = judge(win, options)
        answer = dump(wait.self_draw)
        if difference(judgement, answer):
            wrong.append(report(win, options, judgement, answer))
        if wait.left != left(query, hand, kind):
            wrong.append(f"{query}: {wait.left} of {kind} left")
    return wrong, len(by_name)


def compare(name: str, seed: int, count: int) -> Tally:
    """Compare so many hands, drawn with one seed."""
    entry = RULESETS[name]
    rng = Random(seed)
    tally = Tally()
    for _ in range(count):
        options = entry.options(rng) if rng.random() < entry.share else {}
        wrong, waiting = differences(random_query(rng, entry), options, name)
        tally.add(Tally(1, bool(wrong), Counter([waiting]), wrong))
    return tally


def main() -> int:
    """Run the comparison; return 1 on any difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.waits", description=__doc__)
    parser.add_argument("--ruleset", choices=sorted(RULESETS), help="without it, each in turn")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    failed = 0
    for name in [args.ruleset] if args.ruleset else sorted(RULESETS):
        start = time.perf_counter()
        tally = Tally()
        size = 250
        sizes = [min(size, args.count - done) for done in range(0, args.count, size)]
        seeds = [args.seed + 1_000_003 * number for number in range(len(sizes))]
        with ProcessPoolExecutor(args.workers) as pool:
            for other in pool.map(partial(compare, name), seeds, sizes):
                tally.add(other)
        seconds = time.perf_counter() - start
        print("\n".join(tally.shown), end="\n" if tally.shown else "")
        waiting = ", ".join(f"{n}: {times}" for n, times in sorted(tally.waiting.items()))
        print(f"{name}: {tally.count} hands, {tally.differing} differ; waits on {waiting}")
        print(f"{tally.count / seconds:.0f} hands per second", flush=True)
        failed += tally.differing
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
