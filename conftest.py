"""The examples of the documentation as tests, and the profiles of the property tests.

Every ``python`` and ``pycon`` block of README.md and docs runs, and every doctest of the package.
In a ``console`` block, each ``$ mahjong-score`` line is run and its output compared; other ``$``
lines are passed over. ``...`` stands for any output.
"""

import doctest
import os
import shlex
from collections.abc import Iterator

from hypothesis import settings
from sybil import Document, Example, Region, Sybil
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser, SkipParser
from sybil.parsers.rest import DocTestParser

settings.register_profile("dev", max_examples=60, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=10_000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

COMMAND = "mahjong-score"


class PyconParser:
    """Reads the doctests of ``pycon`` blocks."""

    def __init__(self) -> None:
        self.blocks = CodeBlockParser("pycon", lambda _: None)
        self.doctests = DocTestStringParser(DocTestEvaluator())

    def __call__(self, document: Document) -> Iterator[Region]:
        """Give the doctests of a document."""
        for block in self.blocks(document):
            for example in self.doctests(block.parsed, document.path):
                example.adjust(block, block.parsed)
                yield example


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Give each command of a console block, with the output that follows it."""
    command: str | None = None
    output = ""
    for line in block.splitlines():
        if command is not None and command.endswith("\\") and not output:
            command = command[:-1] + line.strip()
        elif line.startswith("$ "):
            if command is not None:
                yield command, output
            command, output = line[2:].strip(), ""
        else:
            output += line.rstrip() + "\n"
    if command is not None:
        yield command, output


def run_commands(example: Example) -> str | None:
    """Run the mahjong-score commands of a console block; give the first difference."""
    from click.testing import CliRunner

    from mahjong_score._cli.command import command as cli

    for line, expected in commands(example.parsed):
        name, *arguments = shlex.split(line, comments=True)
        if name != COMMAND:
            continue
        result = CliRunner().invoke(cli, arguments, prog_name=COMMAND, env={"COLUMNS": None})
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        got = "".join(part.rstrip() + "\n" for part in result.output.splitlines())
        want = expected.rstrip("\n") + "\n" if expected.strip() else ""
        got = got.rstrip("\n") + "\n" if got.strip() else ""
        if not doctest.OutputChecker().check_output(want, got, doctest.ELLIPSIS):
            return f"$ {line}\nexpected:\n{want}got:\n{got}"
    return None


_documents = Sybil(
    parsers=[
        PythonCodeBlockParser(),
        PyconParser(),
        CodeBlockParser("console", run_commands),
        SkipParser(),
    ],
    patterns=["README.md", *("docs" + depth * "/*" + ".md" for depth in (1, 2, 3))],
)
_docstrings = Sybil(parsers=[DocTestParser()], path="mahjong_score", patterns=["*.py"])

pytest_collect_file = (_documents + _docstrings).pytest()
