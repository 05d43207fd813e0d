"""Wins as lines of JSON in, answers as lines of JSON out.

Every line gets one answer, in order; a line that cannot be read gets a problem and harms no other.
With the extra ``fast``, orjson reads and writes the JSON; the answers are the same bytes.
"""

import json
from collections.abc import Callable, Iterator
from io import BufferedIOBase
from typing import Final

from mahjong_score.errors import NotationError, Problem
from mahjong_score.hand import Win
from mahjong_score.result import Verdict
from mahjong_score.ruleset import Ruleset
from mahjong_score.wire import dump_verdict, load_win

# A win with everything that the contract has fits many times over.
LONGEST_LINE: Final = 65_536

# So much is read at a time if it is there: some forty lines, answered within few milliseconds.
_BLOCK: Final = 4096

# A line and its length in the stream; its answer, and whether the line could be read.
Line = tuple[bytes, int]
Answer = tuple[bytes, bool]

_encode: Final = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, separators=(",", ":")
).encode


def _load(line: bytes) -> object:
    return json.loads(line.decode())


def _dump(answer: object) -> bytes:
    # Half a character, which JSON can escape and UTF-8 cannot write, stays escaped.
    return _encode(answer).encode("utf-8", "backslashreplace")


def _quick() -> tuple[Callable[[bytes], object], Callable[[object], bytes]]:
    """Give what reads and writes JSON fastest; what it refuses or takes amiss, the other does."""
    try:
        import orjson
    except ModuleNotFoundError:
        return _load, _dump
    return orjson.loads, orjson.dumps


_quick_load, _quick_dump = _quick()


def read_blocks(stream: BufferedIOBase) -> Iterator[list[Line]]:
    """Read lines as they come: each block has what was there. Of a line too long the beginning."""
    begun = b""
    length = 0
    while chunk := stream.read1(_BLOCK):
        block = []
        *ended, rest = chunk.split(b"\n")
        for end in ended:
            line = begun + end + b"\n"
            block.append((line[: LONGEST_LINE + 1], length + len(end) + 1))
            begun, length = b"", 0
        begun = (begun + rest)[: LONGEST_LINE + 1]
        length += len(rest)
        if block:
            yield block
    if length:
        yield [(begun, length)]


def answer_lines(
    lines: list[Line], ruleset: Ruleset, lang: str = "en"
) -> list[tuple[Answer | None, int]]:
    """Answer lines, each with its length as `read_blocks` gives it; a blank one gets None."""
    # Step by step over all lines: what a processor has just done, it does faster again.
    wins = [_win_of(line, ruleset) for line, _ in lines]
    verdicts = [ruleset.check(win) if isinstance(win, Win) else win for win in wins]
    answers = [None if verdict is None else dump_verdict(verdict, lang) for verdict in verdicts]
    texts = [None if answer is None else _text_of(answer) for answer in answers]
    return [
        (None if verdict is None or text is None else (text, verdict.readable), length)
        for verdict, text, (_, length) in zip(verdicts, texts, lines, strict=True)
    ]


def answer_line(line: bytes, ruleset: Ruleset, lang: str = "en") -> Answer | None:
    """Answer one line of JSON; with it comes whether the line could be read. None if it is blank.

    >>> from mahjong_score import ruleset
    >>> line = b'{"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}'
    >>> answer, readable = answer_line(line, ruleset("hong-kong"))
    >>> json.loads(answer)["total"], readable
    (3, True)
    """
    return answer_lines([(line, len(line))], ruleset, lang)[0][0]


def _win_of(line: bytes, ruleset: Ruleset) -> Win | Verdict | None:
    """Read the win of a line, or judge a line that has none; a blank line gives None."""
    if not line.strip():
        return None
    if len(line) <= LONGEST_LINE:
        try:
            return load_win(_quick_load(line))
        except (ValueError, RecursionError):
            pass
    data = _read_carefully(line)
    if not isinstance(data, Problem):
        try:
            return load_win(data)
        except NotationError as error:
            return Verdict(ruleset, None, error.problems)
    return Verdict(ruleset, None, (data,))


def _read_carefully(line: bytes) -> object:
    """Read the JSON of a line, or give the problem of one that cannot be read."""
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
        # Half a character, or a number of more than 64 bits.
        return _dump(answer) + b"\n"
