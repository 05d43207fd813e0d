"""Plot each committed table: how many hands have which total.

`python -m tests.proofs.exhaustive.plots` names the plots that are out of date and exits with 1;
with ``--write`` it draws them. No library draws them, so that the files are small and the
same everywhere.
"""

import sys
from math import log10
from pathlib import Path
from typing import Final

from tests.proofs.exhaustive.tables import Table, place, summed, tables

PLOTS: Final = Path(__file__).parents[3] / "docs" / "explanation"

WIDTH: Final = 760
HEIGHT: Final = 340
LEFT, RIGHT, TOP, BOTTOM = 70, 12, 44, 62
COLORS: Final = {"self-draw": "#2a6fb0", "discard": "#d9822b"}
MOST_LABELS: Final = 26
FAINT: Final = 0.45


def text(x: float, y: float, words: str, anchor: str = "middle", more: str = "") -> str:
    """Return an SVG text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{words}</text>'


def plot_path(ruleset: str) -> Path:
    """Return the path of the plot of a rule set."""
    return PLOTS / f"every-hand-{ruleset}.svg"


def plot(table: Table) -> str:
    """Return the SVG of a table: two bars for each outcome, on a logarithmic scale."""
    outcomes = summed(table["outcomes"])
    most = max(count for counts in outcomes.values() for count in counts.values())
    powers = int(log10(most)) + 1
    inner_width, inner_height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    bottom = HEIGHT - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="11">',
        f"<title>{table['ruleset']}: hands by total</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for power in range(powers + 1):
        y = bottom - inner_height * power / powers
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(text(LEFT - 6, y + 4, f"{10**power:,}", "end"))
    names = {name: 0 for counts in outcomes.values() for name in counts}
    columns = [name for name, _ in sorted(names.items(), key=place)]
    step = inner_width / len(columns)
    every = -(-len(columns) // MOST_LABELS)
    for column, name in enumerate(columns):
        x = LEFT + step * (column + 0.1)
        opacity = "" if name.isdigit() else f' opacity="{FAINT}"'
        for side, (way, color) in enumerate(COLORS.items()):
            count = outcomes.get(way, {}).get(name, 0)
            if count:
                # The logarithm of a single hand is 0, and its bar should be seen too.
                height = max(2.0, inner_height * log10(count) / powers)
                parts.append(
                    f'<rect x="{x + side * step * 0.4:.1f}" y="{bottom - height:.1f}"'
                    f' width="{step * 0.4:.1f}" height="{height:.1f}" fill="{color}"{opacity}/>'
                )
        if column % every == 0:
            parts.append(text(LEFT + step * (column + 0.5), bottom + 14, name.rpartition(" ")[2]))
    parts += legend(table, columns)
    return "\n".join([*parts, "</svg>", ""])


def legend(table: Table, columns: list[str]) -> list[str]:
    """Return the SVG of the legend."""
    parts = [text(LEFT, 18, f"{table['ruleset']}: hands by total", "start", ' font-size="14"')]
    for side, (way, color) in enumerate(COLORS.items()):
        x = WIDTH - RIGHT - 190 + 100 * side
        parts.append(f'<rect x="{x}" y="9" width="10" height="10" fill="{color}"/>')
        parts.append(text(x + 15, 18, way, "start"))
    axis = "total"
    problems = sorted({name.rpartition(" ")[0] for name in columns if not name.isdigit()})
    if problems:
        axis += f"; faint: {', '.join(problems)}, by what the hand adds up to"
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - BOTTOM + 36, axis))
    return parts


def main(arguments: list[str]) -> int:
    """Name the stale plots and return 1 if there are any; with ``--write``, draw them."""
    drawn = {plot_path(table["ruleset"]): plot(table) for table in tables()}
    stale = [
        path
        for path in drawn
        if not path.exists() or path.read_text(encoding="utf-8") != drawn[path]
    ]
    if arguments == ["--write"]:
        for path in stale:
            path.write_text(drawn[path], encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.name} is out of date: run python -m tests.proofs.exhaustive.plots --write")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
