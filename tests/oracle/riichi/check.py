"""Check the oracle of riichi: ``python -m tests.oracle.riichi.check [FILE ...]``.

It judges the case files given (``riichi_bugs.jsonl``, ``riichi_tenhou.jsonl.gz``) and the hands of
``riichi_hands``, and compares random wins with PyPI's ``mahjong``.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tests.oracle.game import Judgement, as_patterns
from tests.oracle.generate import wins
from tests.oracle.registry import RULESETS
from tests.oracle.riichi.faults import CONTRADICTIONS
from tests.oracle.riichi.hands import HANDS, Hand
from tests.oracle.riichi.known import known
from tests.oracle.riichi.options import Options, read_options
from tests.oracle.riichi.payments import pao_of
from tests.oracle.riichi.reference import Reference, reference
from tests.oracle.riichi.win import RiichiWin, read_riichi

SHOWN = 10
RIICHI = ("riichi", "riichi-three-player")


def cases(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the cases of a file, compressed or not."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def meets(judgement: Judgement, expect: dict[str, Any]) -> bool:
    """Whether a judgement is what a case expects, in all keys that the case has."""
    if "code" in expect:
        return judgement.codes == (expect["code"],)
    if judgement.codes or judgement.total != expect["total"]:
        return False
    if as_patterns(expect["patterns"]) not in judgement.alternatives:
        return False
    if judgement.payments != expect["payments"]:
        return False
    if "liable" in expect and judgement.liable != expect["liable"]:
        return False
    return all(judgement.more[key] == expect[key] for key in judgement.more if key in expect)


def check_cases(path: Path) -> int:
    """Judge all cases of a file; print what differs."""
    wrong = number = 0
    start = time.perf_counter()
    for case in cases(path):
        number += 1
        judgement = RULESETS[case["ruleset"]].judge(case["win"], case.get("options") or {})
        if not meets(judgement, case["expect"]):
            wrong += 1
            if wrong <= SHOWN:
                print(f"{case['id']} {json.dumps(case['win'])}")
                print(f"  expected {case['expect']}\n  judged {judgement}")
    speed = number / (time.perf_counter() - start)
    print(f"{path.name}: {number} cases, {wrong} differ; {speed:.0f} per second")
    return wrong


def check_hand(hand: Hand) -> int:
    """Judge one of the hands of the rules text; return 1 if it differs."""
    judgement = RULESETS[hand.ruleset].judge(hand.win, hand.options)
    if meets(judgement, hand.expect):
        return 0
    print(f"{hand.win} {hand.options}\n  expected {hand.expect}\n  judged {judgement}")
    return 1


def check_hands() -> int:
    """Judge the hands of the rules text, and wins with one contradiction each."""
    wrong = sum(map(check_hand, HANDS))
    for hand in CONTRADICTIONS:
        judgement = RULESETS[hand.ruleset].judge(hand.win, hand.options)
        if "contradiction" not in judgement.codes:
            wrong += 1
            print(f"no contradiction: {hand.win}\n  judged {judgement}")
    print(f"{len(HANDS)} hands, {len(CONTRADICTIONS)} contradictions, {wrong} differ")
    return wrong


def agree(win: RiichiWin, options: Options, judged: Judgement, theirs: Reference | None) -> bool:
    """Whether ``mahjong`` gives the same han, fu, points and yaku, and payments without pao."""
    if theirs is None or judged.codes:
        return theirs is None and bool(judged.codes)
    same = (
        theirs.han == judged.total
        and theirs.points == judged.more["points"]
        and (judged.more["yakuman"] or theirs.fu == judged.more["fu"])
        and as_patterns(theirs.yaku) in judged.alternatives
    )
    with_payments = (
        options.honba_payment == 100
        and judged.payments is not None
        and pao_of(win, judged.patterns, options) is None
    )
    return bool(same and (not with_payments or theirs.payments == judged.payments))


def check_random(ruleset: str, seed: int, number: int) -> int:
    """Compare random wins with ``mahjong``; print what differs."""
    entry = RULESETS[ruleset]
    seen: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    spent = asked = 0.0
    for win, given in islice(wins(seed, ruleset), number):
        start = time.perf_counter()
        judged = entry.judge(win, given)
        spent += time.perf_counter() - start
        if judged.codes not in ((), ("not-a-winning-hand",), ("no-yaku",)):
            counts["refused"] += 1
            continue
        read, options = read_riichi(win, entry.game), read_options(given)
        start = time.perf_counter()
        theirs = reference(read, options)
        asked += time.perf_counter() - start
        seen.update({name for one in judged.alternatives for name, _ in one})
        difference = known(read, options, theirs)
        if difference:
            counts[f"skipped: {difference.name}"] += 1
            continue
        counts["compared"] += 1
        counts[judged.codes[0] if judged.codes else "wins"] += 1
        if not agree(read, options, judged, theirs):
            counts["differ"] += 1
            if counts["differ"] <= SHOWN:
                print(f"{json.dumps(win)} {given}\n  judged {judged}\n  mahjong {theirs}")
    never = ", ".join(name for name in entry.patterns if not seen[name]) or "none"
    print(f"{ruleset}: {', '.join(f'{key} {value}' for key, value in counts.items())}")
    print(", ".join(f"{name} {times}" for name, times in seen.most_common()))
    print(f"never: {never}; {number / spent:.0f} judged per second; mahjong took {asked:.1f} s")
    return counts["differ"]


def main() -> int:
    """Run all checks; return 1 on any difference."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle.riichi.check", description=__doc__
    )
    parser.add_argument("cases", type=Path, nargs="*", help="case files, .jsonl or .jsonl.gz")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wrong = sum(map(check_cases, args.cases)) + check_hands()
    for ruleset in RIICHI:
        wrong += check_random(ruleset, args.seed, args.count // 2)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
