"""Time the reading and writing of hands: ``python -m benchmarks.notation``.

`parse_hand` and `parse_win` read the text of the committed hands, ``str`` writes it, and `load_win`
reads a win of JSON data. Warm is the best of some rounds, cold are the first calls of fresh
processes.
"""

from typing import Final

from benchmarks.work import run_command

NAMES: Final = ("parse_hand", "parse_win", "str", "load_win")

if __name__ == "__main__":
    run_command("notation", __doc__, NAMES)
