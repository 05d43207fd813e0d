"""Imports follow the way of the data, and importing the package loads no more than it needs."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mahjong_score
from mahjong_score.rulesets import _RULESETS

PACKAGE = Path(mahjong_score.__file__).parent
NAME = "mahjong_score"

# Each line may import from itself and from the lines above it.
ORDER = (
    ("game_messages", "notation_messages"),
    ("messages",),
    ("errors",),
    ("tiles", "frozen"),
    ("_core",),
    ("hand", "options", "facts"),
    ("win",),
    ("notation", "problems"),
    ("pattern", "settlement"),
    ("result", "game_rules"),
    ("judging",),
    ("ruleset",),
    ("rulesets",),
    ("parallel",),
    ("scoring", "seats", "melding", "waits", "distance"),
    ("claim", "faults"),
    ("claims", "sheet"),
    ("sheet_checks",),
    ("game",),
    ("wire",),
    ("interop",),
    ("game_wire",),
    ("batch", "arrow", "convert"),
    ("cli_common",),
    ("cli_hands",),
    ("cli",),
    ("command", "__main__"),
)
PLACES = {module: place for place, modules in enumerate(ORDER) for module in modules}

MODULES = sorted(
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if path != PACKAGE / "__init__.py"
)


def imported(module: str) -> Iterator[str]:
    """Give the modules of the package that a module imports, those for type checking aside."""
    path = PACKAGE.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    nodes: list[ast.AST] = [ast.parse(source.read_text(encoding="utf-8"))]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        nodes.extend(ast.iter_child_nodes(node))
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            found = str(node.module)
            names = [f"{found}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name == NAME or name.startswith(f"{NAME}."):
                inner = name.removeprefix(NAME).removeprefix(".")
                yield inner if inner in MODULES else inner.rpartition(".")[0]


@pytest.mark.parametrize("module", MODULES)
def test_imports_follow_the_way_of_the_data(module: str) -> None:
    """DESIGN.md: one direction, no way back."""
    top = module.partition(".")[0]
    assert top in PLACES, f"{module} has no place in the order of imports yet"
    for other in imported(module):
        assert other, f"{module} imports the package as a whole"
        assert PLACES[other.partition(".")[0]] <= PLACES[top], f"{module} imports {other}"


FAMILIES = sorted({module for module, _ in _RULESETS.values()}, key=len, reverse=True)
COMMON = "common"


def family(module: str) -> str:
    """Give the rule set that a module below rulesets belongs to."""
    name = module.split(".")[1]
    return next((one for one in FAMILIES if name == one or name.startswith(f"{one}_")), name)


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("rulesets.")])
def test_rule_sets_import_none_of_each_other(module: str) -> None:
    others = {family(m) for m in imported(module) if m.startswith("rulesets.")}
    assert others <= {family(module), COMMON}
    assert "rulesets" not in set(imported(module))


def test_the_core_imports_only_itself_and_tiles() -> None:
    found = {m for module in MODULES if module.startswith("_core") for m in imported(module)}
    assert {m for m in found if not m.startswith("_core")} <= {"tiles"}


def loaded_by(statement: str) -> list[str]:
    """Give the modules that a statement loads in a fresh Python, of those that may cost."""
    program = (
        f"{statement}; import sys; print(*sorted(name for name in sys.modules"
        " if name.startswith(('cattr', 'click', 'rich', 'json', 'mahjong_score'))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=PACKAGE.parent,
    )
    return run.stdout.split()


def test_importing_the_package_loads_no_rule_set_and_no_reader_of_json() -> None:
    """No module of cattrs, click or rich, and of the rule sets only their registry."""
    loaded = loaded_by("import mahjong_score")
    outside = [name for name in loaded if not name.startswith(NAME)]
    assert [name for name in outside if not name.startswith("json")] == []
    assert [name for name in loaded if name.startswith(f"{NAME}.rulesets")] == [f"{NAME}.rulesets"]
    assert {f"{NAME}.wire", f"{NAME}.cli"} & set(loaded) == set()


@pytest.mark.parametrize("name", mahjong_score.rulesets())
def test_a_rule_set_loads_none_of_the_others(name: str) -> None:
    loaded = loaded_by(f"import mahjong_score; mahjong_score.ruleset({name!r})")
    own = _RULESETS[name][0].partition(".")[0]
    families = {family(m.removeprefix(f"{NAME}.")) for m in loaded if f"{NAME}.rulesets." in m}
    assert families - {COMMON} == {own}


def test_the_public_names() -> None:
    """They are sorted, all there, and there is nothing else."""
    public = mahjong_score.__all__
    assert list(public) == sorted(public)
    seen = {name for name in vars(mahjong_score) if not name.startswith("_")}
    assert seen - set(MODULES) == set(public) - set(MODULES)
    assert set(public) <= seen
