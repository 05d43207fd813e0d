"""Imports follow the way of the data, and importing the package loads no more than it needs."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import mahjong_score
from mahjong_score.rulebooks import _RULESETS

PACKAGE = Path(mahjong_score.__file__).parent
NAME = "mahjong_score"

# The rooms, from the ground up: each may import from the floors below its own, and from itself.
FLOORS = (
    ("_core", "_messages", "_public"),
    ("errors",),
    ("_hands",),
    ("rules",),
    ("rulebooks",),
    ("_queries",),
    ("play", "interop"),
    ("formats",),
    ("_cli",),
    ("__main__",),
)
FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}

MODULES = sorted(
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if path != PACKAGE / "__init__.py"
)


def imported(module: str) -> Iterator[str]:
    """Give the modules of the package that a module imports, those for type checking too."""
    path = PACKAGE.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name == NAME or name.startswith(f"{NAME}."):
                inner = name.removeprefix(NAME).removeprefix(".")
                yield inner if inner in MODULES else inner.rpartition(".")[0]


def room_of(module: str) -> str:
    """Give the room of a module: the folder, or the module itself at the top."""
    return module.partition(".")[0]


@pytest.mark.parametrize("module", MODULES)
def test_imports_lead_to_lower_floors(module: str) -> None:
    """One direction, no way back: docs/explanation/design.md draws the floors."""
    room = room_of(module)
    assert room in FLOOR_OF, f"the room of {module} has no floor yet"
    for other in imported(module):
        assert other, f"{module} imports the package as a whole"
        lower = FLOOR_OF[room_of(other)] < FLOOR_OF[room]
        assert lower or room_of(other) == room, f"{module} imports {other}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for type checking count: a reader follows them as well."""
    TopologicalSorter({module: set(imported(module)) for module in MODULES}).prepare()


COMMON = "common"


def family(module: str) -> str:
    """Give the rule set that a module below rulebooks belongs to."""
    return module.split(".")[1]


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("rulebooks.")])
def test_rule_sets_import_none_of_each_other(module: str) -> None:
    others = {family(m) for m in imported(module) if m.startswith("rulebooks.")}
    assert others <= {family(module), COMMON}
    assert "rulebooks" not in set(imported(module))


def test_the_core_stands_on_nothing() -> None:
    found = {m for module in MODULES if room_of(module) == "_core" for m in imported(module)}
    assert {room_of(m) for m in found} == {"_core"}


def test_no_public_function_has_the_name_of_a_module() -> None:
    """What is imported by its dotted name is a module, whatever was imported before."""
    for module in ["", *MODULES]:
        found = import_module(f"{NAME}.{module}".rstrip("."))
        below = [m for m in MODULES if m.rpartition(".")[0] == module]
        for other in below:
            import_module(f"{NAME}.{other}")
        for other in below:
            shown = getattr(found, other.rpartition(".")[2])
            assert isinstance(shown, ModuleType), f"{module} has another {other}"


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
    rulebooks = [name for name in loaded if name.startswith(f"{NAME}.rulebooks")]
    assert rulebooks == [f"{NAME}.rulebooks"]
    assert {f"{NAME}.formats", f"{NAME}._cli", f"{NAME}.play"} & set(loaded) == set()


@pytest.mark.parametrize("name", mahjong_score.rulesets())
def test_a_rule_set_loads_none_of_the_others(name: str) -> None:
    loaded = loaded_by(f"import mahjong_score; mahjong_score.ruleset({name!r})")
    families = {family(m.removeprefix(f"{NAME}.")) for m in loaded if f"{NAME}.rulebooks." in m}
    assert families - {COMMON} == {_RULESETS[name][0]}


def test_the_public_names() -> None:
    """They are sorted, all there, and there is nothing else."""
    public = mahjong_score.__all__
    assert list(public) == sorted(public)
    seen = {name for name in vars(mahjong_score) if not name.startswith("_")}
    assert seen - set(MODULES) == set(public)
    assert set(public) <= seen
