"""Wins as lines of JSON in, answers as lines of JSON out.

Every line gets one answer, in order; a line that cannot be read gets a problem and harms no other.
With the extra ``fast``, orjson reads and writes the JSON; the answers are the same bytes.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from io import BufferedIOBase
from typing import Any, Final

from mahjong_score._hands.win import Win
from mahjong_score.errors import NotationError, Problem
from mahjong_score.formats._wins import dump_problems, dump_score, load_win
from mahjong_score.rules._judging import judge
from mahjong_score.rules._result import Score
from mahjong_score.rules._ruleset import Ruleset

# In bytes; a win with every key of the contract fits many times over.
LONGEST_LINE: Final = 65_536

# The most bytes that are read at a time: some forty lines, answered within a few milliseconds.
# Blocks for other processes are larger, as each costs time to send.
BLOCK: Final = 4096
BLOCK_FOR_WORKERS: Final = 32_768

# Each process takes memory, and more than a machine has processors gain nothing.
MOST_WORKERS: Final = 256

# Lines without the end of the last one, and how many bytes of the stream they were.
Block = tuple[bytes, int]
# The JSON of one answer, and whether its line could be read.
Answer = tuple[bytes, bool]

_encode: Final = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, separators=(",", ":")
).encode


def _load(line: bytes) -> object:
    return json.loads(line.decode())


def _dump(answer: object) -> bytes:
    # Half of a surrogate pair, which JSON can escape and UTF-8 cannot write, stays escaped.
    return _encode(answer).encode("utf-8", "backslashreplace")


def _quick() -> tuple[Callable[[bytes], object], Callable[[object], bytes]]:
    """Return the fastest reader and writer of JSON: of orjson if it is there, else of `json`.

    orjson refuses more than `json` does: what it refuses goes to `_load` and `_dump` again.
    """
    try:
        import orjson
    except ModuleNotFoundError:
        return _load, _dump
    return orjson.loads, orjson.dumps


_quick_load, _quick_dump = _quick()


def read_blocks(stream: BufferedIOBase, size: int = BLOCK) -> Iterator[Block]:
    """Yield blocks of lines of a stream as they arrive, read in chunks of at most `size` bytes.

    Of a line longer than `LONGEST_LINE` only the beginning is kept.
    """
    begun = b""
    length = 0
    while chunk := stream.read1(size):
        end = chunk.rfind(b"\n")
        if end < 0:
            begun = (begun + chunk)[: LONGEST_LINE + 1]
            length += len(chunk)
        else:
            yield begun + chunk[:end], length + end + 1
            begun = chunk[end + 1 :]
            length = len(begun)
    if length:
        yield begun, length


def answer_blocks(
    blocks: list[Block], ruleset: Ruleset, lang: str = "en"
) -> list[tuple[bytes, bool, int]]:
    """Return for each block: its answers, whether every line could be read, its length in bytes."""
    answered = []
    for lines, length in blocks:
        answers = [one for one in _answer_lines(lines.split(b"\n"), ruleset, lang) if one]
        texts = b"".join([text for text, _ in answers])
        answered.append((texts, all(readable for _, readable in answers), length))
    return answered


def _answer_lines(lines: list[bytes], ruleset: Ruleset, lang: str) -> list[Answer | None]:
    # Step by step over all lines is faster: code that has just run is in the processor's caches.
    wins = [_win_of(line) for line in lines]
    judged = [judge(win, ruleset) if isinstance(win, Win) else win for win in wins]
    answers = [None if one is None else _answer(one, ruleset, lang) for one in judged]
    return [None if one is None else (_text_of(one[0]), one[1]) for one in answers]


def _answer(
    judged: Score | Sequence[Problem], ruleset: Ruleset, lang: str
) -> tuple[dict[str, Any], bool]:
    if isinstance(judged, Score):
        return dump_score(judged, lang), True
    # Problems of notation stand alone or first: with them no win could be read.
    return dump_problems(judged, ruleset, lang), judged[0].code != "notation"


def answer_line(line: bytes, ruleset: Ruleset, lang: str = "en") -> Answer | None:
    """Return the answer to one line of JSON, and whether it could be read; None if it is blank.

    >>> from mahjong_score import ruleset
    >>> line = b'{"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}'
    >>> answer, readable = answer_line(line, ruleset("hong-kong"))
    >>> json.loads(answer)["total"], readable
    (3, True)
    """
    return _answer_lines([line], ruleset, lang)[0]


def _win_of(line: bytes) -> Win | Sequence[Problem] | None:
    """Return the win of a line, or the problems why it has none; None if the line is blank."""
    if len(line) <= LONGEST_LINE:
        if not line.strip():
            return None
        try:
            return load_win(_quick_load(line))
        except (ValueError, RecursionError):
            pass
    data = _read_carefully(line)
    if isinstance(data, Problem):
        return [data]
    try:
        return load_win(data)
    except NotationError as error:
        return error.problems


def _read_carefully(line: bytes) -> object:
    """Return the JSON data of a line, or the problem of a line that cannot be read."""
    if len(line) > LONGEST_LINE:
        return Problem.of("notation", "line-too-long", expected=LONGEST_LINE)
    try:
        return _load(line)
    except UnicodeDecodeError as error:
        return Problem.of("notation", "not-json", found=f"byte {line[error.start]:#04x}")
    except json.JSONDecodeError as error:
        found = error.doc[error.pos :].strip()
        return Problem.of("notation", "not-json", found=found, span=(error.pos, error.pos + 1))
    except (RecursionError, ValueError):
        found = line[:LONGEST_LINE].decode(errors="replace")
        return Problem.of("notation", "not-json", found=found)


def _text_of(answer: object) -> bytes:
    try:
        return _quick_dump(answer) + b"\n"
    except TypeError:
        # orjson writes no half of a surrogate pair, and no number of more than 64 bits.
        return _dump(answer) + b"\n"
