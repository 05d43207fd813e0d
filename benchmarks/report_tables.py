"""Make the tables of the performance page from the results.

A table stands between ``<!-- measured, NAME -->`` and ``<!-- end -->``. Each takes the results of
the builds that were measured, pure and compiled; what was not measured is a dash.
"""

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from benchmarks.growth import MOST_READINGS

Results = dict[str, dict[str, Any]]
"""The results by build, as `benchmarks.report` writes them."""

BUILDS: Final = ("pure", "compiled")
DASH: Final = "-"
# The last class of hands by readings has this many readings or more.
LAST_CLASS: Final = ("readings", MOST_READINGS)

_MARKED: Final = re.compile(r"(<!-- measured, ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a Markdown table; numbers are aligned to the right."""
    head = tuple(head)
    lines = [tuple(map(_cell, row)) for row in rows]
    marks = [
        "---:" if lines and all(_is_number(line[column]) for line in lines) else "---"
        for column in range(len(head))
    ]
    return "".join(f"| {' | '.join(line)} |\n" for line in [head, tuple(marks), *lines])


def _cell(value: object) -> str:
    return DASH if value is None else str(value).replace("|", r"\|")


def _is_number(cell: str) -> bool:
    return cell == DASH or re.match(r"[\d.,]+( (us|ms|MiB|%))?$", cell) is not None


def us(nanoseconds: float | None) -> str | None:
    """Return a time in microseconds, as text."""
    return None if nanoseconds is None else f"{nanoseconds / 1000:.1f}"


def ms(nanoseconds: float | None) -> str | None:
    """Return a time in milliseconds, as text."""
    return None if nanoseconds is None else f"{nanoseconds / 1e6:.2f}"


def ratio(ours: float | None, theirs: float | None) -> str | None:
    """Return a ratio of times to two figures, as text."""
    if ours is None or theirs is None:
        return None
    found = ours / theirs
    return f"{found:.2f}" if found < 10 else f"{found:.0f}"


def at(data: Any, *keys: str | int) -> Any:
    """Return what is at a path of keys, or None if it was not measured."""
    for key in keys:
        if isinstance(data, dict):
            data = data.get(key)
        else:
            return None
    return data


def builds(results: Results) -> list[tuple[str, dict[str, Any]]]:
    """Return the results of both builds, empty for one that was not measured."""
    return [(name, results.get(name, {})) for name in BUILDS]


def about(results: Results, page: Path) -> str:
    """Return the lines that say what was measured on."""
    keys = {
        "machine": "machine",
        "python": "Python",
        "version": "mahjong-score",
        "commit": "commit",
    }
    rows = [
        [word, *[at(result, "about", key) for _, result in builds(results)]]
        for key, word in keys.items()
    ]
    versions: dict[str, dict[str, str]] = {}
    for build, result in builds(results):
        for peer in at(result, "peers") or []:
            library = peer["name"].partition("'s ")[0]
            versions.setdefault(library, {})[build] = peer["version"]
    rows += [[name, *[found.get(build) for build in BUILDS]] for name, found in versions.items()]
    return table(("", *BUILDS), rows)


def scores(results: Results, page: Path) -> str:
    """Return the table of scores, by rule set."""
    names = sorted({name for _, result in builds(results) for name in at(result, "scores") or {}})
    rows = []
    for name in names:
        for build, result in builds(results):
            found = at(result, "scores", name)
            warm, cold, later = at(found, "warm"), at(found, "cold"), at(found, "later")
            rows.append(
                [
                    name,
                    build,
                    us(at(warm, "median")),
                    us(at(warm, "slowest")),
                    us(at(later, "median")),
                    us(at(cold, "median")),
                    ms(at(cold, "first")),
                    at(warm, "other"),
                    us(at(warm, "other_median")),
                    ratio(at(warm, "median"), at(warm, "other_median")),
                ]
            )
    return table(
        (
            "rule set",
            "build",
            "warm, us",
            "slowest 1 % from, us",
            "new, us",
            "cold, us",
            "first call, ms",
            "beside",
            "its call, us",
            "ratio",
        ),
        rows,
    )


def _call(result: dict[str, Any], name: str, ruleset: str) -> Any:
    calls = at(result, "calls") or []
    return next((c for c in calls if (c["name"], c["ruleset"]) == (name, ruleset)), None)


def calls(results: Results, page: Path) -> str:
    """Return the table of the other calls."""
    names = list(
        dict.fromkeys(
            (call["name"], call["ruleset"])
            for _, result in builds(results)
            for call in at(result, "calls") or []
        )
    )
    rows = []
    for name, ruleset in names:
        row: list[object] = [f"`{name}`", ruleset]
        for _, result in builds(results):
            call = _call(result, name, ruleset)
            row += [us(at(call, "warm", "median")), us(at(call, "cold", "median"))]
            row.append(ms(at(call, "cold", "first")))
        rows.append(row)
    columns = ("warm, us", "cold, us", "first, ms")
    return table(
        ("call", "rule set", *[f"{build}: {word}" for build in BUILDS for word in columns]), rows
    )


def process(results: Results, page: Path) -> str:
    """Return the table of whole processes: the batch, the import, the memory."""
    lines: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
        ("`mahjong-score batch`, answers in a second", lambda r: _rate(r, 0)),
        ("the same with two workers", lambda r: _rate(r, 1)),
        (
            "`import mahjong_score`, attrs included, ms",
            lambda r: _thousand(at(r, "imports", "ours")),
        ),
        ("`import attrs`, ms", lambda r: _thousand(at(r, "imports", "attrs"))),
        ("memory before any hand, MiB", lambda r: _memory(r, 0)),
        ("memory half way, MiB", lambda r: _memory(r, 0.5)),
        ("memory after all random hands, MiB", lambda r: _memory(r, 1)),
        ("how many hands these were", lambda r: _count(at(r, "memory", "hands"))),
    ]
    rows = [[what, *[look(result) for _, result in builds(results)]] for what, look in lines]
    return table(("", *BUILDS), rows)


def _rate(result: dict[str, Any], place: int) -> str | None:
    ways = at(result, "batches")
    return f"{ways[place]['rate']:,.0f}" if ways else None


def _thousand(seconds: float | None) -> str | None:
    return None if seconds is None else f"{seconds * 1000:.0f}"


def _count(number: int | None) -> str | None:
    return None if number is None else f"{number:,}"


def _memory(result: dict[str, Any], part: float) -> str | None:
    steps = at(result, "memory", "steps")
    return f"{steps[int(part * (len(steps) - 1))]:.1f}" if steps else None


def peers(results: Results, page: Path) -> str:
    """Return the table of the peers: agreement and times."""
    rows = []
    for key, each in _peers(results).items():
        first = next(iter(each.values()))
        name, work, ruleset = key
        row: list[object] = [name, first["language"], f"`{work}`, {ruleset}"]
        row.append(f"{first['agreed']:,} of {first['hands']:,}")
        for build in BUILDS:
            found = each.get(build)
            row += [us(at(found, "ours")), us(at(found, "theirs"))]
            row.append(ratio(at(found, "ours"), at(found, "theirs")))
        rows.append(row)
    columns = ("ours, us", "theirs, us", "ratio")
    head = ("peer", "in", "work", "agrees on")
    return table((*head, *[f"{build}: {word}" for build in BUILDS for word in columns]), rows)


def _peers(results: Results) -> dict[tuple[str, str, str], dict[str, Any]]:
    """Return the findings about peers by name, work and rule set, and by build."""
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    for build, result in builds(results):
        for peer in at(result, "peers") or []:
            key = peer["name"], peer["work"], peer["ruleset"]
            found.setdefault(key, {})[build] = peer
    return found


def causes(results: Results, page: Path) -> str:
    """Return the disagreements by cause; the ways to call one library are listed together."""
    names: dict[tuple[object, ...], list[str]] = {}
    for (name, work, ruleset), each in _peers(results).items():
        first = next(iter(each.values()))
        asked = f"`{work}`, {ruleset}"
        for cause in first["causes"]:
            rule = f"{_link(cause['page'], page)}: {cause['rule']}"
            names.setdefault((asked, cause["hands"], cause["theirs"], rule), []).append(name)
        if first["unexplained"]:
            row = asked, first["unexplained"], "**no known cause**", DASH
            names.setdefault(row, []).append(name)
    return table(
        ("peer", "work", "hands", "what it does", "the rule here"),
        [[", ".join(who), *row] for row, who in names.items()],
    )


def _link(name: str, page: Path) -> str:
    docs = next(folder for folder in page.parents if folder.name == "docs")
    (found,) = docs.rglob(name)
    return f"[{name}]({os.path.relpath(found, page.parent)})"


def growth_table(kind: str, word: str) -> Callable[[Results, Path], str]:
    """Return what makes the table of one sort of growth."""

    def made(results: Results, page: Path) -> str:
        sizes: dict[int, None] = {}
        columns: dict[tuple[str, str], dict[int, float]] = {}
        for build, result in builds(results):
            for ruleset, found in (at(result, "growth") or {}).items():
                points = {point["size"]: point["time"] for point in found[kind]}
                columns[ruleset, build] = points
                sizes |= dict.fromkeys(points)
        head = [f"{ruleset}, {build}" for ruleset, build in columns]
        rows = [
            [
                f"{size:,}{' or more' if (kind, size) == LAST_CLASS else ''}",
                *[us(points.get(size)) for points in columns.values()],
            ]
            for size in sorted(sizes)
        ]
        return table((word, *head), rows)

    return made


def line_stages(results: Results, page: Path) -> str:
    """Return the table of the stages of a line."""
    columns = {
        (ruleset, build): found["line"]
        for build, result in builds(results)
        for ruleset, found in (at(result, "where") or {}).items()
    }
    names = list(next(iter(columns.values()), {}))
    rows = [[f"`{name}`", *[us(line[name]) for line in columns.values()]] for name in names]
    return table(("stage", *[f"{ruleset}, {build}" for ruleset, build in columns]), rows)


def modules(results: Results, page: Path) -> str:
    """Return the table of the shares of the modules in a score, of the pure build."""
    rows = [
        [ruleset, ", ".join(f"`{name}` {share:.0%}" for name, share in found["modules"].items())]
        for ruleset, found in (at(results.get("pure", {}), "where") or {}).items()
    ]
    return table(("rule set", "share of the time of a score, profiled"), rows)


TABLES: Final[dict[str, Callable[[Results, Path], str]]] = {
    "about": about,
    "scores": scores,
    "calls": calls,
    "process": process,
    "peers": peers,
    "causes": causes,
    "readings": growth_table("readings", "readings"),
    "melds": growth_table("melds", "melds"),
    "batch": growth_table("batch", "wins"),
    "stages": line_stages,
    "modules": modules,
}


def in_date(text: str, results: Results, page: Path) -> str:
    """Return the text of the page with its tables rewritten."""

    def made(match: re.Match[str]) -> str:
        opening, name, end = match.groups()
        return f"{opening}{TABLES[name](results, page)}{end}"

    return _MARKED.sub(made, text)
