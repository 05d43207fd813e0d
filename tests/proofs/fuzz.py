"""Feed hostile input to everything that reads input: ``python -m tests.proofs.fuzz --seconds 60``.

Random bytes, random edits of valid wins and random JSON go through parsing, `check` and `waits`
with every rule set, a line of `batch`, and the codes of `interop`. It fails on an exception that is
not the library's own, on an answer that takes more than 50 ms of processor time, and on memory that
grows. What it found is in tests/unit/proofs/fuzz_corpus.jsonl; `--out` writes new finds in that
form.
"""

import argparse
import gc
import json
import os
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any, Final

import mahjong_score as ms
from mahjong_score import interop
from mahjong_score._core.kinds import COPIES, KINDS
from mahjong_score._core.waits import suit_state
from mahjong_score._hands.tiles import TILES
from mahjong_score.formats._lines import answer_line
from mahjong_score.formats._wins import dump_verdict, dump_waits, load_win
from mahjong_score.interop._texts import HAND_CODES, read_hand, write_hand
from tests.oracle.generate import random_win
from tests.oracle.registry import RULESETS
from tests.proofs.perft import readable_keys

LIMIT: Final = 0.050
# How much memory may be added after the first half of a run, in MiB.
GROWTH: Final = 4.0
# So many hands fill the caches of texts and shanten.
FILLING: Final = 30_000
# A run with more finds than these ends early.
MOST_FINDS: Final = 20
LIBRARY_ERRORS: Final = (ms.NotationError, ms.NotAWin, ms.HandError, ms.GameError, ms.OptionError)

# ``what`` names the call. ``data`` is text or JSON data for `parse_win` and `check`, bytes as
# Latin-1 text for `batch`, and for `interop` the list of the positional arguments of a reader; its
# keyword arguments are in ``said``. ``times`` says how often the text is repeated.
Case = dict[str, Any]

PIECES: Final = [
    *[f"{rank}{suit}" for suit in "mpsz" for rank in range(10)],
    *"mpszf0123456789()[]@+ESWN|, \t\n\"'{}:-\\",
    *["1f", "8f", "(123m)", "(777z@N)", "[2222s]", "(0555p@W)", "+1m", "@E", "[CCC,1]", "|ES0000|"],
    *["🀇", "🀄", "\ufe0f", "五", "\0", "１", "\ud800", "²", "٣", "e\u0301", "null", "NaN", "1e999"],
]
WORDS: Final = [
    *["hand", "tile", "by", "from", "seat", "round", "events", "liable", "dora", "ura", "honba"],
    *["discard", "self-draw", "robbed-kong", "E", "S", "last-tile", "riichi", "1m", "7z", "0p"],
    *["type", "chi", "pon", "ankan", "actor", "target", "pai", "consumed", "tiles", "froms", "W1"],
]


# The calls to make with a case.


def actions(case: Case) -> Iterator[Callable[[], object]]:
    """Yield the calls to make with a case; each is timed by itself."""
    what, data = case["what"], case["data"]
    if times := case.get("times"):
        data = [data[0] * times] if isinstance(data, list) else data * times
    if what == "parse":
        yield lambda: repr(ms.parse_win(data, by="discard"))
        yield lambda: repr(ms.parse_hand(data))
        yield lambda: ms.parse_tile(data)
        for code in HAND_CODES:
            yield lambda code=code: read_hand(data, code)  # type: ignore[misc]
    elif what == "check":
        for name in ms.rulesets():
            yield lambda name=name: _check(data, name)  # type: ignore[misc]
    elif what == "waits":
        for name in ms.rulesets():
            yield lambda name=name: _waits(data, name)  # type: ignore[misc]
    elif what == "batch":
        line = data.encode("latin-1")
        for name in ms.rulesets():
            yield lambda name=name: _line(line, name)  # type: ignore[misc]
    else:
        yield lambda: getattr(interop, what)(*data, **case.get("said", {}))


def _check(data: object, name: str) -> None:
    verdict = ms.check(load_win(data), name)
    json.dumps(dump_verdict(verdict))
    verdict.explain("zh")


def _waits(text: str, name: str) -> None:
    rules = ms.ruleset(name)
    json.dumps(dump_waits(ms.waits(ms.parse_hand(text), rules, visible=["1m", "0p"]), rules))


def _line(line: bytes, name: str) -> None:
    answered = answer_line(line, ms.ruleset(name))
    if answered is not None:
        json.loads(answered[0])


def run(case: Case) -> tuple[str | None, float]:
    """Run a case; return what is wrong, if anything, and the longest time of a call."""
    longest = 0.0
    for act in actions(case):
        start = process_time()
        try:
            act()
        except LIBRARY_ERRORS as error:
            try:
                error.explain("es") if not isinstance(error, ms.OptionError) else str(error)
            except Exception:
                return traceback.format_exc(), longest
        except Exception:
            return traceback.format_exc(), longest
        longest = max(longest, process_time() - start)
    return None, longest


# The input.


def random_text(rng: Random) -> str:
    """Text made of pieces, at times repeated many times."""
    pieces = [rng.choice(PIECES) for _ in range(rng.choice([1, 3, 10, 30]))]
    if rng.random() < 0.05:
        pieces *= rng.choice([10, 100, 1000])
    return "".join(pieces)[:60_000]


def random_value(rng: Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = rng.randrange(9 if depth < 4 else 7)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, 1, -1, 4, 13, 34, 135, 136, 2**31, 2**63, -(10**30), 10**400])
    if kind == 2:
        return rng.choice([0.5, -0.0, 1e308, float("nan"), float("inf"), 3.0])
    if kind in (3, 4):
        return rng.choice(WORDS)
    if kind in (5, 6):
        return random_text(rng)
    size = rng.choice([0, 1, 2, 5, 14])
    if kind == 7:
        return [random_value(rng, depth + 1) for _ in range(size)]
    keys = [rng.choice(WORDS) if rng.random() < 0.8 else random_text(rng) for _ in range(size)]
    return {key: random_value(rng, depth + 1) for key in keys}


def edited_text(rng: Random, text: str) -> str:
    """A text with some characters replaced, doubled or removed."""
    characters = list(text)
    for _ in range(rng.choice([1, 1, 2, 5])):
        place = rng.randint(0, len(characters))
        end = place + rng.choice([0, 1, 1, 2, 8])
        new = rng.choice([rng.choice(PIECES), "", *characters[place:end] * 2])
        characters[place:end] = [new] * rng.choice([1, 1, 1, 2, 50])
    return "".join(characters)[:60_000]


def edited(rng: Random, value: Any) -> Any:
    """A JSON value changed in one place."""
    if rng.random() < 0.1:
        return random_value(rng)
    if isinstance(value, dict) and value:
        changed: dict[Any, Any] = dict(value)
        key = rng.choice(list(value))
        if rng.random() < 0.2:
            del changed[key]
        elif rng.random() < 0.2:
            changed[rng.choice(WORDS)] = random_value(rng)
        else:
            changed[key] = edited(rng, value[key])
        return changed
    if isinstance(value, list | tuple) and value:
        items = list(value)
        place = rng.randrange(len(items))
        new = [[], [items[place]] * rng.choice([2, 2, 100]), [edited(rng, items[place])]]
        items[place : place + 1] = rng.choice([*new, new[2], new[2]])
        return items
    if isinstance(value, str):
        return edited_text(rng, value)
    if isinstance(value, int):
        return rng.choice([value + 1, -value, value * 1000, str(value), random_value(rng)])
    return random_value(rng)


WRITERS: Final[dict[str, Callable[[ms.Hand], Any]]] = {
    code: getattr(interop, f"to_{code}") for code in interop.CODES
}


def interop_case(rng: Random, hand: str) -> Case:
    """A case for the reader of a code: a hand as that code writes it, edited."""
    code = rng.choice([*interop.CODES])
    arguments: Any = []
    try:
        written = WRITERS[code](ms.parse_hand(hand))
        arguments = json.loads(json.dumps([written] if isinstance(written, str) else written))
    except ms.NotationError:
        pass  # the code cannot write this hand, or the text is no hand
    for _ in range(rng.choice([1, 1, 2, 3])):
        arguments = edited(rng, arguments)
    given = arguments if isinstance(arguments, list) and arguments else [arguments]
    kind = rng.choice(["from", "from", "win_from", "win_from", "tile_from"])
    most = 1 if kind == "tile_from" or code in ("unicode", "gb") else 2
    case: Case = {"what": f"{kind}_{code}", "data": given[:most]}
    if kind == "win_from":
        case["said"] = random_circumstances(rng, code)
    return case


def random_circumstances(rng: Random, code: str) -> dict[str, Any]:
    """The arguments of a win besides its tiles; now and then one is nonsense."""
    given: dict[str, Any] = {"payer": "S", "events": ["last-tile"]}
    if code != "gb":
        given |= {"by": "discard", "seat": "E", "dora": [], "honba": 1}
        if code != "unicode":
            given["tile"] = rng.choice(["1m", "W1", 4, "C"])
    if rng.random() < 0.5:
        given[rng.choice(list(given))] = random_value(rng)
    return given


def cases(seed: int) -> Iterator[Case]:
    """Yield cases without end."""
    rng = Random(seed)
    names = sorted(RULESETS)
    while True:
        win = random_win(rng, RULESETS[rng.choice(names)])
        hand = str(win["hand"])
        fate = rng.randrange(12)
        if fate == 0:
            size = rng.choice([1, 10, 100, 1000, 70_000])
            yield {"what": "batch", "data": rng.randbytes(size).decode("latin-1")}
        elif fate == 1:
            yield {"what": "parse", "data": random_text(rng)}
        elif fate in (2, 3):
            yield {"what": "parse", "data": edited_text(rng, f"{hand} +{win['tile']}")}
        elif fate in (4, 5):
            yield {"what": "check", "data": edited(rng, win)}
        elif fate == 6:
            yield {"what": "check", "data": random_value(rng)}
        elif fate in (7, 8):
            yield {"what": "waits", "data": hand if rng.random() < 0.5 else edited_text(rng, hand)}
        elif fate == 9:
            line = json.dumps(edited(rng, win)).encode()
            text = line.decode("latin-1")
            text = edited_text(rng, text).encode("utf-8", "replace").decode("latin-1")
            yield {"what": "batch", "data": text}
        else:
            yield interop_case(rng, hand)


# The run.


def memory() -> float:
    """The memory that this process uses, in MiB."""
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def fill(seed: int) -> None:
    """Fill the caches to their bounds, so that memory should not grow any more."""
    for suit in range(4):
        for keys in readable_keys(suit):
            for key in keys:
                suit_state(suit, key)
    rng = Random(seed)
    wall = [tile for tile in TILES if tile < KINDS for _ in range(COPIES)]
    for _ in range(FILLING):
        # One suit and honors, two suits and honors, or all tiles.
        suits = rng.sample((0, 1, 2), rng.choice((1, 2, 3)))
        tiles = [tile for tile in wall if tile >= 27 or tile // 9 in suits]
        hand = ms.parse_hand(str(ms.Hand(rng.sample(tiles, 13))))
        ms.shanten(hand, "mcr")


class Findings:
    """What a run found: the inputs by kind, the finds, the slowest input and the memory."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.finds: list[tuple[Case, str]] = []
        self.longest = 0.0
        self.slowest: Case = {}
        self.half = 0.0
        self.end = 0.0

    def growth(self) -> float:
        """How much memory the second half added, in MiB."""
        return self.end - self.half if self.half else 0.0

    def add(self, case: Case) -> None:
        """Run a case, and count it; keep it if something is wrong or it takes too long."""
        wrong, time = run(case)
        if time > LIMIT:
            # A single slow run may be due to the garbage collector, or to another program.
            wrong, time = min((run(case) for _ in range(3)), key=lambda found: found[1])
        self.done[case["what"]] += 1
        if time > self.longest:
            self.longest, self.slowest = time, case
        if time > LIMIT:
            wrong = f"took {time * 1000:.0f} ms"
        if wrong is not None:
            self.finds.append((case, wrong))

    def show(self) -> None:
        """Print the finds and the numbers."""
        for case, wrong in self.finds:
            print(f"{json.dumps(case)[:400]}\n{wrong}\n")
        longest = f"longest answer {self.longest * 1000:.1f} ms"
        print(f"{self.done.total()} inputs, {len(self.finds)} finds; {longest}")
        print(f"slowest: {json.dumps(self.slowest)[:200]}")
        print(", ".join(f"{what} {times}" for what, times in self.done.most_common()))
        print(f"memory: {self.half:.1f} MiB after half of the time, {self.end:.1f} MiB at the end")


def load_everything() -> None:
    """Make each rule set and code load what it loads once: that is not part of an answer."""
    for name in ms.rulesets():
        _check({"hand": "1112345678999m", "tile": "5m", "by": "discard"}, name)
    for code in HAND_CODES:
        write_hand(ms.parse_hand("123m"), code)


def feed(seconds: float, seed: int) -> Findings:
    """Run cases for so many seconds, or until there are many finds."""
    found = Findings()
    start = monotonic()
    for case in cases(seed):
        elapsed = monotonic() - start
        if elapsed > seconds or len(found.finds) > MOST_FINDS:
            break
        if not found.half and elapsed > seconds / 2:
            found.half = memory()
        found.add(case)
    found.end = memory()
    return found


def main() -> int:
    """Run for some time; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofs.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where finds are added, as lines of JSON")
    args = parser.parse_args()
    load_everything()
    fill(args.seed)
    found = feed(args.seconds, args.seed)
    if args.out is not None and found.finds:
        with args.out.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(case) + "\n" for case, _ in found.finds)
    found.show()
    return int(bool(found.finds) or found.growth() > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
