"""The pages of the reference have every public name."""

from importlib import import_module
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "docs" / "reference" / "python"
DOCUMENTED = {
    word for path in PAGES.glob("*.md") for word in path.read_text(encoding="utf-8").split()
}
# Names of types, and a list of names: what they stand for is described where it is used.
ELSEWHERE = {"mahjong_score.game.Line", "mahjong_score.interop.CODES"}


@pytest.mark.parametrize(
    "module",
    ["mahjong_score", "mahjong_score.claims", "mahjong_score.game", "mahjong_score.interop"],
)
def test_the_reference_has_every_public_name(module: str) -> None:
    names = {f"{module}.{name}" for name in import_module(module).__all__}
    assert names - DOCUMENTED - ELSEWHERE == set()
