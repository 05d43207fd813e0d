"""The command `shanten`: how far a hand is from ready, and what to discard."""

import json

import pytest
from click.testing import CliRunner, Result

from mahjong_score._cli.command import command


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["shanten", *arguments])


def test_thirteen_tiles_are_told_in_one_line() -> None:
    """123m 456m 789p 11z and 23s: one tile from complete, so ready."""
    result = run("123456m789p11z23s", "--ruleset", "simple")
    assert (result.exit_code, result.stdout) == (0, "Simple table: shanten 0\n")


def test_fourteen_tiles_have_a_discard() -> None:
    """The same and a 9s, which is to be discarded: 1s and 4s improve the rest, 8 copies."""
    result = run("123456m789p11z239s", "--ruleset", "simple", "--lang", "es")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Tabla sencilla: shanten 0"
    assert [cell.strip() for cell in lines[4].split("│")[1:-1]] == ["9s", "🀘", "0", "8", "1s 4s"]


def test_json_has_the_same() -> None:
    result = run("123456m789p11z239s", "--ruleset", "simple", "--visible", "1s1s", "--json")
    answer = json.loads(result.stdout)
    assert (answer["ok"], answer["ruleset"], answer["shanten"]) == (True, "simple", 0)
    assert answer["discards"][0] == {
        "tile": "9s",
        "shanten": 0,
        "ukeire": ["1s", "4s"],
        "copies": 6,
    }


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("123m", "the hand has 3 tiles, and should have 13 (a kong counts as three)"),
        ("12", "expected a suit letter (m, p, s, z or f) after '12'"),
    ],
)
def test_unusable_hands_have_status_2(hand: str, said: str, as_json: bool) -> None:
    result = run(hand, *(["--json"] if as_json else []))
    assert result.exit_code == 2
    assert said in (result.stdout if as_json else result.stderr)
