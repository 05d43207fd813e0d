"""Time `import mahjong_score` against `import attrs`, each in fresh interpreters.

`python -m benchmarks.imports` prints both, less the start of an interpreter, and their ratio.
"""

import subprocess
import sys
from time import perf_counter
from typing import Final

ROUNDS: Final = 15


def import_time(statement: str) -> float:
    """Return the best time of an interpreter that runs one statement, in seconds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", statement], check=True)
        best = min(best, perf_counter() - start)
    return best


def measure() -> tuple[float, float]:
    """Return the times of importing attrs and of importing the library, in seconds."""
    idle = import_time("pass")
    return import_time("import attrs") - idle, import_time("import mahjong_score") - idle


def main() -> None:
    """Print the times."""
    attrs, ours = measure()
    print(
        f"import attrs: {attrs * 1000:.0f} ms; import mahjong_score, attrs included: "
        f"{ours * 1000:.0f} ms; ratio {ours / attrs:.2f}"
    )


if __name__ == "__main__":
    main()
