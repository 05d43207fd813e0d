"""Judge whole case files: `python -m tests.cases FILE.jsonl[.gz] ...`.

Prints the first answers that differ and how many agree; exits with 1 on a difference.
"""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import mahjong_score as ms
from mahjong_score.formats._wins import answer
from tests.cases.comparing import expected, found

SHOWN = 10


def read(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the cases of a file, compressed or not."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        yield from (json.loads(line) for line in file if line.strip())


def judge_file(path: Path) -> int:
    """Judge all cases of a file; print the differences, and return how many there are."""
    number = wrong = 0
    start = perf_counter()
    for case in read(path):
        number += 1
        try:
            given = answer(case["win"], ms.ruleset(case["ruleset"], **case.get("options", {})))
            same = found(case, given) == expected(case)
        except Exception as error:  # whatever it is, this case fails, and the others are judged
            given, same = {"raised": repr(error)}, False
        if not same:
            wrong += 1
            if wrong <= SHOWN:
                print(f"{case['id']}: {json.dumps(case['win'], ensure_ascii=False)}")
                print(f"  expected {json.dumps(case['expect'], ensure_ascii=False)}")
                print(f"  given {json.dumps(given, ensure_ascii=False)}")
    seconds = perf_counter() - start
    print(f"{path.name}: {number - wrong} of {number} agree ({seconds:.1f} s)")
    return wrong


def main() -> int:
    """Judge the files; return 1 on any difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.cases", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    wrong = [judge_file(path) for path in parser.parse_args().files]
    return int(any(wrong))


if __name__ == "__main__":
    sys.exit(main())
