"""Where the command `mahjong-score` starts; it needs the extra ``cli``."""

import os
import sys
from io import TextIOWrapper

from mahjong_score._messages import say


def main() -> None:
    """Run the command, or say how to install what it needs."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a tile shows a question mark, rather than end the program.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from mahjong_score._cli.command import command
    except ModuleNotFoundError as error:
        if error.name not in ("click", "rich"):
            raise
        print(say("needs-more"), file=sys.stderr)
        sys.exit(2)
    try:
        command(prog_name="mahjong-score")
    except OSError as error:
        # The answer could not be written: a full disk, say.
        print(f"mahjong-score: {error.strerror}", file=sys.stderr)
        # What is still to be written would fail once more when Python ends.
        os._exit(2)


if __name__ == "__main__":
    main()
