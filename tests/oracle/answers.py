"""Print the package's answers to random wins as lines of JSON: ``python -m tests.oracle.answers``.

Builds of the package that answer alike print the same; which build it is goes to standard error.
The answers include those to invalid wins, waits and shanten.
"""

import argparse
import json
import sys
from itertools import islice
from typing import Any

import mahjong_score as ms
from mahjong_score.formats._wins import dump_waits
from tests.oracle.__main__ import package_answers
from tests.oracle.generate import wins
from tests.oracle.registry import RULESETS


def waits_and_shanten(name: str, text: str) -> dict[str, Any]:
    """Return the waits and the shanten of a hand before the win, or its problems."""
    try:
        hand = ms.parse_hand(text)
        return {
            "waits": dump_waits(ms.waits(hand, name), ms.ruleset(name))["waits"],
            "shanten": ms.shanten(hand, name),
        }
    except (ms.NotationError, ms.HandError) as error:
        return {"problems": [problem.code for problem in error.problems]}


def main() -> int:
    """Print the answers."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.answers", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="of each rule set")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("compiled" if ms.COMPILED else "pure", file=sys.stderr)
    for name in RULESETS:
        answer = package_answers(name)
        for number, (win, options) in enumerate(islice(wins(args.seed, name), args.count)):
            print(json.dumps(answer(json.loads(json.dumps(win)), options), ensure_ascii=False))
            if number % 10 == 0:
                print(json.dumps(waits_and_shanten(name, str(win["hand"])), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
