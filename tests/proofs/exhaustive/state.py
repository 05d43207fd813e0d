"""The state of a run: a file to which each finished piece of the work is appended as a line."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import asdict, frozen

from tests.proofs.exhaustive.done import Chunk, Done


class StateError(ValueError):
    """The state cannot be used for this run; the message says what to do."""


@frozen
class State:
    """A state file; its first line says which run it belongs to."""

    path: Path
    run: Mapping[str, object]

    def open(self, *, resume: bool) -> dict[Chunk, Done]:
        """Return the finished pieces of a run, or begin a new one.

        Raises:
            StateError: The file is that of another run, or of a run that was not to be resumed.

        """
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({"run": self.run}) + "\n", encoding="utf-8")
            return {}
        if not resume:
            raise StateError(f"{self.path} has a run: go on with --resume, or delete it")
        lines = self._lines()
        if next(lines, None) != {"run": self.run}:
            raise StateError(f"{self.path} is of another run: delete it, or name another --state")
        return {Chunk(**line["chunk"]): Done(**line["done"]) for line in lines}

    def _lines(self) -> Iterator[dict[str, Any]]:
        """Yield the lines, and cut off the last one if it is incomplete."""
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        return map(json.loads, whole.splitlines())

    def append(self, chunk: Chunk, done: Done) -> None:
        """Append a finished piece."""
        line = json.dumps({"chunk": asdict(chunk), "done": asdict(done)})
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
