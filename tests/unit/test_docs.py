"""The public names: the pages of the reference have them all, and classes show them."""

from importlib import import_module
from pathlib import Path

import pytest

from mahjong_score import rules

PAGES = Path(__file__).parents[2] / "docs" / "reference" / "python"
DOCUMENTED = {
    word for path in PAGES.glob("*.md") for word in path.read_text(encoding="utf-8").split()
}
FACES = ["", ".rules", ".play", ".formats", ".formats.arrow", ".interop"]
# Names of types, lists and numbers: what they stand for is described where they are used.
ELSEWHERE = {
    "Line",
    "CODES",
    "Names",
    "Tally",
    "Consequence",
    "Rules",
    "PAIR",
    "TRIPLET",
    "SCHEMA",
    "flags",
}
ELSEWHERE |= {name for name in rules.__all__ if name.endswith(("_TILES", "_BONUS", "_REDS"))}


@pytest.mark.parametrize("face", FACES)
def test_the_reference_has_every_public_name(face: str) -> None:
    """Each stands under the shortest of its names."""
    missing = [
        name
        for name in import_module(f"mahjong_score{face}").__all__
        if name not in ELSEWHERE
        and not {f"mahjong_score{face}.{name}", f"mahjong_score.{name}"} & DOCUMENTED
    ]
    assert missing == []


@pytest.mark.parametrize("face", FACES)
def test_public_classes_show_their_public_module(face: str) -> None:
    """A class that several faces have shows the first of them."""
    module = import_module(f"mahjong_score{face}")
    classes = [value for name in module.__all__ if isinstance(value := vars(module)[name], type)]
    shown = {"mahjong_score", module.__name__, "builtins"}
    assert [cls for cls in classes if cls.__module__ not in shown] == []
