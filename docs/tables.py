"""Keeps the tables of the documentation true: they are made from the code.

A table stands between ``<!-- kind: name -->`` and ``<!-- end -->``. ``python -m docs.tables`` names
the files whose tables are out of date and exits with 1; with ``--write`` it rewrites them.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, get_args

import attrs

from mahjong_score import ruleset, rulesets
from mahjong_score._hands.attributes import COUNT, MOST_COUNTED, TILES
from mahjong_score._hands.win import ATTRIBUTES
from mahjong_score._messages import say
from mahjong_score.errors import Code
from mahjong_score.rulebooks.hong_kong.payments import PAYMENT_TABLES
from tests.proofs.exhaustive import tables as exhaustive

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "mahjong_score"

_MARKED: Final = re.compile(r"(<!-- ([a-z]+): ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_FLAG: Final = re.compile(r"([A-Z0-9_]+): Final = 1 << \d+(?:  # (.*))?")
_LAST_FAN: Final = 13
FOUR_GROUPS: Final = "four-groups"


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    head = tuple(head)
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(map(_cell, line))} |\n" for line in lines)


def _cell(value: object) -> str:
    return str(value).replace("|", r"\|")


def patterns(name: str) -> str:
    """Give the patterns of a rule set, in its order; what they exclude, by the numbers of these."""
    # The Japanese names have a column where they are not all the Chinese ones.
    japanese = any(p.ja != p.zh for p in ruleset(name).patterns)
    titles = ("English", "Español", "中文", "日本語")[: 3 + japanese]
    head = ("id", "value", *titles, "holds when")
    rows = [(p.id, p.value, *p.names[: len(titles)], p.definition) for p in ruleset(name).patterns]
    if not any(p.excludes for p in ruleset(name).patterns):
        return _table(head, rows)
    numbers = {p.id: p.number for p in ruleset(name).patterns}
    excluded = [
        ", ".join(sorted({numbers[other] for other in p.excludes}, key=int)) or "-"
        for p in ruleset(name).patterns
    ]
    return _table(
        ("no.", *head, "not counted"),
        (
            (number, *row, others)
            for number, row, others in zip(numbers.values(), rows, excluded, strict=True)
        ),
    )


def options(name: str) -> str:
    """Give the options of a rule set, with what their fields say of them."""
    fields = [o for o in attrs.fields(type(ruleset(name))) if o.init]
    return _table(
        ("option", "default", "values", "what it decides"),
        ((o.name, _default(name, o), o.metadata["expected"], o.metadata["help"]) for o in fields),
    )


def _default(name: str, option: "attrs.Attribute[object]") -> str:
    """Give the default of an option, and what other profiles make of it."""
    if not isinstance(option.default, attrs.Factory):  # type: ignore[arg-type]
        return _value(option.default)
    profiles = attrs.fields_dict(type(ruleset(name)))["profile"].metadata["expected"]
    values = {
        profile: _value(ruleset(name, profile=profile).options()[option.name])
        for profile in profiles.removeprefix("one of ").split(", ")
    }
    usual = _value(ruleset(name).options()[option.name])
    others = [f"{profile}: {value}" for profile, value in values.items() if value != usual]
    return f"{usual} ({', '.join(others)})"


def _value(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def payments(way: str) -> str:
    """Give what the named Hong Kong tables pay, in whole figures: on a discard, or a self-draw."""
    shown = {"discard": _on_discard, "self-draw": _on_self_draw}[way]
    return _table(
        ("fan", *PAYMENT_TABLES),
        (
            (fan, *(shown(table.entry(fan)) for table in PAYMENT_TABLES.values()))
            for fan in range(_LAST_FAN + 1)
        ),
    )


def attributes(which: str) -> str:
    """Give the keys of a win that not all rule sets read, with those that do."""
    made = [ruleset(name) for name in rulesets()]
    common = {name for name, one in ATTRIBUTES.items() if not one.games}
    rows = []
    for name, one in ATTRIBUTES.items():
        if name not in common:
            readers = ", ".join(f"`{rules.name}`" for rules in made if name in rules.reads)
            value, default = _KINDS[one.kind]
            rows.append((f"`{one.key}`", value, one.help, readers, default))
    return _table(("key", "value", "what it says", "read by", "left out"), rows)


_KINDS: Final = {
    TILES: ("list of tiles", "empty"),
    COUNT: (f"whole number up to {MOST_COUNTED:,}", "0"),
}


_Entry = tuple[int, int, int] | None


def _on_discard(entry: _Entry) -> str:
    if entry is None:
        return "-"
    discarder, other, _ = entry
    return f"{discarder}, others {other}" if other else str(discarder)


def _on_self_draw(entry: _Entry) -> str:
    return "-" if entry is None else str(entry[2])


def reasons(which: str) -> str:
    """Give every problem of these codes (``notation``, or all ``others``) that the code can tell.

    The sources are searched for the calls that make problems.
    """
    codes = [code for code in get_args(Code) if (code == "notation") is (which == "notation")]
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for code, reason, data in _problems_made(ast.parse(path.read_text("utf-8"))):
            known = found.setdefault((code, reason), [])
            known += [key for key in data if key not in known]
    rows = [
        (code, reason, ", ".join(data) or "-", say(reason, **{key: f"{{{key}}}" for key in data}))
        for code in codes
        for (of, reason), data in found.items()
        if of == code
    ]
    return _table(("code", "reason", "data", "message"), rows)


def _problems_made(tree: ast.Module) -> Iterator[tuple[str, str, list[str]]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(args=[ast.Constant(str(code)), ast.Constant(str(reason)), *_]):
                if ast.unparse(node.func) == "Problem.of":
                    yield code, reason, _data_of(node)
            case ast.Call(ast.Attribute(attr="problem"), [ast.Constant(str(reason)), *_]):
                yield "notation", reason, _data_of(node)
            case ast.Yield(ast.Tuple([ast.Constant(str(reason)), ast.Dict(keys)])):
                # The contradictions are yielded as a reason and its data.
                yield "contradiction", reason, [ast.literal_eval(key) for key in keys if key]


def _data_of(call: ast.Call) -> list[str]:
    return [k.arg for k in call.keywords if k.arg and k.arg not in ("span", "text")]


def flags(which: str) -> str:
    """Give ``all`` flags that a pattern may need, each with what its source says of it."""
    source = (SOURCES / "_core" / "flags.py").read_text("utf-8")
    rows: list[tuple[str, str]] = []
    for line in source.splitlines():
        if match := _FLAG.fullmatch(line):
            name, said = match.groups()
            words = name.replace("_", " ").lower()
            rows.append((f"`{name}`", f"{words}: {said}" if said else words))
    return _table(("flag", "holds with"), rows[:-1])  # the last one is what no hand has


def runs(which: str) -> str:
    """Give the runs over every hand: how many were scored, compared and differ, and the time."""
    assert which == "all"
    return _table(
        ("rule set", "four groups and a pair", "special shapes", "compared", "differences", "min"),
        (
            (
                table["ruleset"],
                f"{table['hands'][FOUR_GROUPS]:,}",
                ", ".join(
                    f"{name} {hands:,}"
                    for name, hands in table["hands"].items()
                    if name != FOUR_GROUPS
                )
                or "-",
                "; ".join(
                    f"{name}: {compared['hands']:,} hands, {compared['wins']:,} wins"
                    for name, compared in table["compared"].items()
                ),
                table["differences"],
                table["minutes"],
            )
            for table in exhaustive.tables()
        ),
    )


def distributions(which: str) -> str:
    """Give the plot of every run and how many hands had which total."""
    assert which == "all"
    return "\n".join(map(_distribution, exhaustive.tables()))


def _distribution(table: exhaustive.Table) -> str:
    name = table["ruleset"]
    outcomes = exhaustive.summed(table["outcomes"])
    rows = {outcome: 0 for counts in outcomes.values() for outcome in counts}
    return f"### {name}\n\n![How many hands have which total](every-hand-{name}.svg)\n\n" + _table(
        ("total", *outcomes),
        (
            (outcome, *(f"{counts.get(outcome, 0):,}" for counts in outcomes.values()))
            for outcome, _ in sorted(rows.items(), key=exhaustive.place)
        ),
    )


KINDS: Final[Mapping[str, Callable[[str], str]]] = {
    "patterns": patterns,
    "options": options,
    "payments": payments,
    "attributes": attributes,
    "reasons": reasons,
    "flags": flags,
    "runs": runs,
    "distributions": distributions,
}


def in_date(text: str) -> str:
    """Give the text of a page with its tables made anew."""

    def made(match: re.Match[str]) -> str:
        opening, kind, name, end = match.groups()
        return f"{opening}{KINDS[kind](name)}{end}"

    return _MARKED.sub(made, text)


def stale_pages() -> dict[Path, str]:
    """Give the pages with tables that are out of date, each with the text that it should have."""
    pages = {path: path.read_text("utf-8") for path in sorted((ROOT / "docs").rglob("*.md"))}
    fresh = {path: in_date(text) for path, text in pages.items()}
    return {path: fresh[path] for path in pages if fresh[path] != pages[path]}


def main(arguments: list[str]) -> int:
    """Name the stale pages, or rewrite them with ``--write``; 1 if there were any to name."""
    stale = stale_pages()
    if arguments == ["--write"]:
        for path, text in stale.items():
            path.write_text(text, "utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date: run python -m docs.tables --write")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
