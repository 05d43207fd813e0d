"""Where the command `mahjong-score` starts; it needs the extra ``cli``."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command, or say how to install what it needs."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a tile shows a question mark, rather than end the program.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from mahjong_score.cli import command
    except ModuleNotFoundError as error:
        if error.name not in ("click", "rich"):
            raise
        print("mahjong-score needs more to run: pip install 'mahjong-score[cli]'", file=sys.stderr)
        sys.exit(2)
    command(prog_name="mahjong-score")


if __name__ == "__main__":
    main()
