"""Compare the package with the oracle on random wins: ``python -m tests.oracle --help``."""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from typing import Any

from tests.oracle.game import CODES, Judgement, as_patterns
from tests.oracle.generate import wins
from tests.oracle.registry import RULESETS

ENOUGH = 20_000
"""The number of wins from which on every pattern must have occurred."""

SHOWN = 10


@dataclass
class Tally:
    """The counts of a run: outcomes, patterns, and the first differences in full."""

    count: int = 0
    differing: int = 0
    referred: int = 0
    shown: list[str] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    patterns: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add another worker's tally."""
        self.count += other.count
        self.differing += other.differing
        self.referred += other.referred
        self.shown = (self.shown + other.shown)[:SHOWN]
        self.outcomes += other.outcomes
        self.patterns += other.patterns


def package_answers(name: str) -> Callable[[dict[str, object], dict[str, object]], Any]:
    """Return a function for the package's answer to a win; it keeps rule sets by their options."""
    answer: Any = import_module("mahjong_score.formats._wins").answer
    make: Any = import_module("mahjong_score").ruleset
    kept: dict[str, Any] = {}

    def ask(win: dict[str, object], options: dict[str, object]) -> Any:
        key = json.dumps(options, sort_keys=True)
        if key not in kept:
            kept[key] = make(name, **options)
        return answer(win, kept[key])

    return ask


def reference_of(name: str) -> Any:
    """Return a function that compares with another scorer's total; None if not installed."""
    try:
        same_total = import_module(RULESETS[name].reference).same_total
    except ModuleNotFoundError as error:
        if error.name != "MahjongGB":
            raise
        return None
    return same_total


def expected(judgement: Judgement) -> dict[str, object]:
    """Return the part of the oracle's judgement that is compared."""
    if judgement.codes:
        parts: dict[str, object] = {"ok": False, "codes": list(judgement.codes)}
        if judgement.found is not None:
            parts["found"] = judgement.found
        return parts
    return {
        "ok": True,
        "total": judgement.total,
        "payments": judgement.payments,
        "liable": judgement.liable,
        **judgement.more,
    }


def summary(answer: Any, more: Iterable[str] = ()) -> dict[str, object]:
    """Return the same part of the package's answer; ``more`` are keys of this rule set only."""
    if not answer["ok"]:
        problems = answer["problems"]
        parts: dict[str, object] = {
            "ok": False,
            "codes": list(dict.fromkeys(problem["code"] for problem in problems)),
        }
        for problem in problems:
            if problem["code"] in ("below-minimum", "no-yaku"):
                parts["found"] = problem.get("found")
        return parts
    return {
        "ok": True,
        "total": answer["total"],
        "payments": answer["payments"],
        "liable": answer["liable"],
        **{key: answer[key] for key in more},
    }


def difference(judgement: Judgement, answer: Any) -> bool:
    """Whether the two differ, the patterns of the reading included."""
    if expected(judgement) != summary(answer, judgement.more):
        return True
    if judgement.codes:
        return False
    ids = [pattern["id"] for pattern in answer["patterns"]]
    values = as_patterns({pattern["id"]: pattern["value"] for pattern in answer["patterns"]})
    return len(ids) != len(set(ids)) or values not in judgement.alternatives


def compare(name: str, seed: int, count: int) -> Tally:
    """Compare so many wins, drawn with one seed."""
    judge = RULESETS[name].judge
    ask = package_answers(name)
    same_total = reference_of(name) if RULESETS[name].reference else None
    tally = Tally()
    for win, options in islice(wins(seed, name), count):
        judgement = judge(win, options)
        tally.count += 1
        tally.outcomes.update(judgement.codes or ("win",))
        tally.patterns.update(list(judgement.patterns))
        try:
            answer = ask(json.loads(json.dumps(win)), options)
            differs = difference(judgement, answer)
            if same_total:
                same = same_total(win, ask)
                tally.referred += same is not None
                if same is False:
                    answer, differs = {"PyMahjongGB": "another total by default", **answer}, True
        except Exception:
            answer, differs = traceback.format_exc(), True
        if differs:
            tally.differing += 1
            if len(tally.shown) < SHOWN:
                tally.shown.append(report(win, options, judgement, answer))
    return tally


def report(
    win: dict[str, object], options: dict[str, object], judgement: Judgement, answer: Any
) -> str:
    """Return a difference in full, as text."""
    want = {
        **expected(judgement),
        "patterns": [dict(one) for one in sorted(judgement.alternatives)],
        "reasons": judgement.reasons,
    }
    got = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
    return (
        f"win      {json.dumps(win)}\noptions  {json.dumps(options)}\n"
        f"expected {json.dumps(want)}\ngot      {got}\n"
    )


def main() -> int:
    """Run the comparison; return 1 on a difference, or if a long run never had some pattern."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("--ruleset", choices=sorted(RULESETS), required=True)
    parser.add_argument("--count", type=int, default=ENOUGH)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    tally = Tally()
    shares = [
        args.count // args.workers + (number < args.count % args.workers)
        for number in range(args.workers)
    ]
    if args.workers == 1:
        tally.add(compare(args.ruleset, args.seed, args.count))
    else:
        with ProcessPoolExecutor(args.workers) as pool:
            tasks = [
                pool.submit(compare, args.ruleset, args.seed + 1_000_003 * number, share)
                for number, share in enumerate(shares)
            ]
            for task in tasks:
                tally.add(task.result())
    seconds = time.perf_counter() - start
    never = [name for name in RULESETS[args.ruleset].patterns if not tally.patterns[name]]
    print("\n".join(tally.shown), end="\n" if tally.shown else "")
    outcomes = ", ".join(f"{code} {tally.outcomes[code]}" for code in ("win", *CODES))
    patterns = ", ".join(f"{name} {times}" for name, times in tally.patterns.most_common())
    print(f"{args.ruleset}: {tally.count} compared, {tally.differing} differ; {outcomes}")
    if RULESETS[args.ruleset].reference:
        asked = reference_of(args.ruleset) is not None
        told = f"asked for the total of {tally.referred} of them" if asked else "not installed"
        print(f"PyMahjongGB: {told}")
    print(f"patterns: {patterns}")
    print(f"never: {', '.join(never) or 'none'}")
    print(f"{tally.count / seconds:.0f} wins per second")
    return int(bool(tally.differing or (never and args.count >= ENOUGH)))


if __name__ == "__main__":
    sys.exit(main())
