"""The picture of the README: what the command prints, as ``docs/images/terminal.svg``.

``python -m docs.picture`` exits with 1 if the text of the picture is not what the command prints
now; with ``--write`` it draws it anew.
"""

import io
import re
import shlex
import sys
from pathlib import Path
from typing import Final

from click.testing import CliRunner
from rich.cells import set_cell_size
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from mahjong_score._cli.command import command

PICTURE: Final = Path(__file__).parent / "images" / "terminal.svg"

COMMANDS: Final = (
    "mahjong-score score '23p456p11z(777z@N)[8888p] +1p' --by self-draw --round S",
    "mahjong-score check '23m456p11z(777z)[2222s] +1m' --from E",
    "mahjong-score waits 23p456p11z(777z@N)[8888p] --round S",
)
WIDTH: Final = 84

_TILES: Final = re.compile("[🀀-🀩]")
_LABELS: Final = re.compile(r"^(reading|payments): ", re.MULTILINE)
_THEME: Final = TerminalTheme(
    (30, 34, 42),
    (214, 218, 224),
    [
        (30, 34, 42),
        (224, 108, 117),
        (152, 195, 121),
        (229, 192, 123),
        (97, 175, 239),
        (198, 120, 221),
        (86, 182, 194),
        (214, 218, 224),
    ],
)
_STYLES: Final = {
    "prompt": Style(color="green", bold=True),
    "command": Style(bold=True),
    "tile": Style(color="yellow"),
    "label": Style(color="cyan"),
}


def printed(line: str) -> str:
    """Give what a command prints."""
    name, *arguments = shlex.split(line)
    result = CliRunner().invoke(command, arguments, prog_name=name, env={"COLUMNS": str(WIDTH)})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def drawn() -> str:
    """Draw the commands and what they print."""
    console = Console(record=True, file=io.StringIO(), width=WIDTH, force_terminal=True)
    for line in COMMANDS:
        prompt = Text.assemble(("$ ", _STYLES["prompt"]), (line, _STYLES["command"]))
        console.print(prompt, soft_wrap=True)
        console.print(_coloured(printed(line).rstrip()), end="\n\n", soft_wrap=True)
    svg = console.export_svg(title="mahjong-score", theme=_THEME, unique_id="terminal")
    return _with_larger_tiles(_without_fonts_from_afar(svg))


def _coloured(output: str) -> Text:
    """Colour the output, and give each tile the two cells that it needs to be read."""
    text = Text()
    # In a table, the space after a tile is there for it.
    for part in re.split("([🀀-🀩](?: (?=│))?)", output):
        if _TILES.match(part):
            text.append(set_cell_size(part, 2), _STYLES["tile"])
        else:
            text.append(part)
    text.highlight_regex(_LABELS, _STYLES["label"])
    return text


def _without_fonts_from_afar(svg: str) -> str:
    """Take out the fonts that a viewer would load from the network."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


def _with_larger_tiles(svg: str) -> str:
    return svg.replace("{ fill: #e5c07b }", "{ fill: #e5c07b; font-size: 25px }")


def text_of(svg: str) -> list[str]:
    """Give the pieces of text of a picture, in their order."""
    return re.findall(r"<text [^>]*>(.*?)</text>", svg)


def main(arguments: list[str]) -> int:
    """Compare the picture with what the command prints, or draw it anew with ``--write``."""
    svg = drawn()
    if arguments == ["--write"]:
        PICTURE.write_text(svg, "utf-8")
        return 0
    if text_of(PICTURE.read_text("utf-8")) != text_of(svg):
        print("docs/images/terminal.svg is out of date: run python -m docs.picture --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
