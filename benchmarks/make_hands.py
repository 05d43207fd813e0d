"""Make the committed sample hands of a rule set: winning hands with the oracle's answers.

`python -m benchmarks.make_hands --ruleset hong-kong` writes benchmarks/hands/hong-kong.jsonl. The
answers come from the brute-force oracle in tests/oracle, never from the library.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mahjong_score._hands.notation import parse_hand
from tests.oracle.generate import wins
from tests.oracle.registry import RULESETS

HANDS: Final = Path(__file__).parent / "hands"
NUMBER: Final = 2000
ONE_SUIT: Final = NUMBER // 5
WITH_MELDS: Final = NUMBER // 2
# In play about one win in fifty has an event, and robbed kongs are rarer still.
WITH_EVENTS: Final = NUMBER // 50
# Riichi, however, is declared in many wins.
EVERYDAY: Final = frozenset({"riichi", "ippatsu"})


def candidates(ruleset: str, seed: int) -> Iterator[dict[str, object]]:
    """Yield random wins under the default options, with the oracle's answers."""
    judge = RULESETS[ruleset].judge
    for win, options in wins(seed, ruleset):
        if options:
            continue
        judgement = judge(win, {})
        if not judgement.codes and win.get("liable") is None:
            # Written as programs write hands: in order, with no spaces.
            tidy = {**win, "hand": str(parse_hand(str(win["hand"])))}
            yield {"win": tidy, "total": judgement.total, "payments": judgement.payments}


def choose(ruleset: str, seed: int) -> Iterator[dict[str, object]]:
    """Yield hands of which a fifth are of one suit, half have melds, and few have events."""
    room = {"one-suit": ONE_SUIT, "mixed": NUMBER - ONE_SUIT}
    melded = {True: WITH_MELDS, False: NUMBER - WITH_MELDS}
    events = WITH_EVENTS
    for candidate in candidates(ruleset, seed):
        win = candidate["win"]
        assert isinstance(win, dict)
        text = str(win["hand"]) + str(win["tile"])
        kind = "one-suit" if sum(suit in text for suit in "mpsz") == 1 else "mixed"
        has_melds = "(" in text or "[" in text
        rare = set(win.get("events", ())) - EVERYDAY
        eventful = bool(rare) or win["by"] == "robbed-kong"
        if not room[kind] or not melded[has_melds] or (eventful and not events):
            continue
        room[kind] -= 1
        melded[has_melds] -= 1
        events -= eventful
        yield candidate
        if not any(room.values()) or not any(melded.values()):
            return


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", required=True, choices=sorted(RULESETS))
    parser.add_argument("--seed", type=int, default=2026)
    arguments = parser.parse_args()
    HANDS.mkdir(exist_ok=True)
    path = HANDS / f"{arguments.ruleset}.jsonl"
    with path.open("w", encoding="utf-8") as file:
        number = 0
        for chosen in choose(arguments.ruleset, arguments.seed):
            file.write(json.dumps(chosen, ensure_ascii=False) + "\n")
            number += 1
    print(f"{path.name}: {number} hands")


if __name__ == "__main__":
    main()
