"""Check the oracle itself: ``python -m tests.oracle.mcr.check --cases cases/mcr.jsonl``.

It compares the oracle of the Chinese official rules with the published cases and, on random wins,
with PyMahjongGB by the default options, and prints how often each fan occurred.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path

from tests.oracle.game import Judgement, as_patterns
from tests.oracle.generate import wins
from tests.oracle.mcr.reference import reference_fans, reference_total
from tests.oracle.mcr.scorer import PATTERNS, counts, judge
from tests.oracle.naive import read_win

DEFAULTS: dict[str, object] = {"minimum": 0}
SHOWN = 10


def check_cases(path: Path) -> int:
    """Compare totals, payments, and the counts of the patterns up to ties; print what differs."""
    wrong = 0
    lines = path.read_text(encoding="utf-8").splitlines()
    for case in map(json.loads, lines):
        judgement = judge(case["win"], case["options"])
        expect = case["expect"]
        named = [counts(dict(one), case["options"]) for one in judgement.alternatives]
        if (
            judgement.total != expect["total"]
            or judgement.payments != expect["payments"]
            or expect["patterns"] not in named
        ):
            wrong += 1
            print(f"{case['id']} {case['win']}\n  expected {expect}\n  judged {judgement}")
    print(f"{len(lines)} cases, {wrong} differ")
    return wrong


def agree(win: dict[str, object], judgement: Judgement) -> bool:
    """Whether PyMahjongGB gives the same total, by the fans of one of the best readings."""
    fans = reference_fans(read_win(win))
    if fans is None or judgement.total is None:
        return fans is None and judgement.total is None
    values = as_patterns({fan: points * count for fan, (points, count) in fans.items()})
    return reference_total(win) == judgement.total and values in judgement.alternatives


def check_random(seed: int, number: int) -> int:
    """Compare fans with PyMahjongGB, and whether it is a win at all; print what differs."""
    seen: Counter[str] = Counter()
    wrong = compared = refused = dealt = 0
    start = time.perf_counter()
    spent = 0.0
    for win, _ in islice(wins(seed, "mcr"), number):
        before = time.perf_counter()
        judgement = judge(win, DEFAULTS)
        spent += time.perf_counter() - before
        if judgement.codes not in ((), ("not-a-winning-hand",)):
            refused += 1
            continue
        if judgement.total is not None and "heavenly-hand" in read_win(win).events:
            dealt += 1
            continue
        compared += 1
        for patterns in judgement.alternatives:
            seen.update([fan for fan, _ in patterns])
        if not agree(win, judgement):
            wrong += 1
            if wrong <= SHOWN:
                print(json.dumps(win))
                print(f"  judged {judgement.total} {[dict(p) for p in judgement.alternatives]}")
                print(f"  PyMahjongGB {reference_total(win)} {reference_fans(read_win(win))}")
    seconds = time.perf_counter() - start
    print(", ".join(f"{fan} {times}" for fan, times in seen.most_common()))
    print(f"never: {', '.join(fan for fan in PATTERNS if not seen[fan]) or 'none'}")
    print(
        f"{compared} compared, {wrong} differ; {refused} refused, {dealt} dealt hands not asked; "
        f"{number / seconds:.0f} wins per second, {number / spent:.0f} judged per second"
    )
    return wrong


def main() -> int:
    """Run both checks; return 1 on any difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=Path)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wrong = check_cases(args.cases) if args.cases else 0
    return int(bool(wrong + check_random(args.seed, args.count)))


if __name__ == "__main__":
    sys.exit(main())
