"""Wins as lines of JSON in, answers as lines of JSON out.

Every line gets one answer, in order; a line that cannot be read gets a problem and harms no other.
"""

import json
from collections.abc import Iterator
from typing import BinaryIO, Final

from mahjong_score.errors import Problem
from mahjong_score.result import Verdict
from mahjong_score.ruleset import Ruleset
from mahjong_score.wire import answer, dump_verdict

# A win with everything that the contract has fits many times over.
LONGEST_LINE: Final = 65_536

_encode: Final = json.JSONEncoder(ensure_ascii=False).encode


def read_lines(stream: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """Read lines, each with its length in the stream; of a line too long only the beginning."""
    while line := stream.readline(LONGEST_LINE + 1):
        length = len(line)
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
            length += len(rest)
        yield line, length


def answer_lines(
    lines: list[tuple[bytes, int]], ruleset: Ruleset, lang: str
) -> list[tuple[tuple[bytes, bool] | None, int]]:
    """Answer lines, each with its length as `read_lines` gives it: the work of one worker."""
    return [(answer_line(line, ruleset, lang), length) for line, length in lines]


def answer_line(line: bytes, ruleset: Ruleset, lang: str = "en") -> tuple[bytes, bool] | None:
    """Answer one line of JSON; with it comes whether the line could be read. None if it is blank.

    >>> from mahjong_score import ruleset
    >>> line = b'{"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}'
    >>> answer, readable = answer_line(line, ruleset("hong-kong"))
    >>> json.loads(answer)["total"], readable
    (3, True)
    """
    if not line.strip():
        return None
    problem = None
    data: object = None
    if len(line) > LONGEST_LINE:
        problem = Problem.of("notation", "line-too-long", expected=LONGEST_LINE)
    else:
        try:
            data = json.loads(line.decode())
        except UnicodeDecodeError as error:
            problem = Problem.of("notation", "not-json", found=f"byte {line[error.start]:#04x}")
        except json.JSONDecodeError as error:
            found = error.doc[error.pos :].strip()
            problem = Problem.of(
                "notation", "not-json", found=found, span=(error.pos, error.pos + 1)
            )
        except (RecursionError, ValueError):
            problem = Problem.of(
                "notation", "not-json", found=line[:LONGEST_LINE].decode(errors="replace")
            )
    if problem is not None:
        answered = dump_verdict(Verdict(ruleset, None, (problem,)), lang)
    else:
        answered = answer(data, ruleset, lang)
    readable = answered["ok"] or answered["problems"][0]["code"] != "notation"
    text = _encode(answered)
    # Half a character, which JSON can escape and UTF-8 cannot write, stays escaped.
    return text.encode("utf-8", "backslashreplace") + b"\n", readable
