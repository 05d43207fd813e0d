"""Time `mahjong_score.check`: ``python -m benchmarks.check``.

On the committed wins, and on the same hands with a tile that completes nothing, whose problems are
all found. Warm is the best of some rounds, cold are the first calls of fresh
processes.
"""

from typing import Final

from benchmarks.work import run_command

NAMES: Final = ("check", "check-no-win")

if __name__ == "__main__":
    run_command("check", __doc__, NAMES)
