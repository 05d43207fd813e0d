"""What the command asks for Japanese rules: indicators, honba, deposits, set-aside norths."""

import json
from typing import Any

import pytest

import mahjong_score as ms
from tests.unit.cli.test_command import run

HAND = "234567m345p23s55p +1s"
FROM_NORTH = ("--seat", "S", "--from", "N", "-r", "riichi")
READY = "234567m345p23s55p"


def answer(*arguments: str) -> dict[str, Any]:
    given: dict[str, Any] = json.loads(run(*arguments, "--json").stdout)
    return given


def test_a_win_with_indicators_honba_and_deposits() -> None:
    """Riichi, ippatsu, pinfu and a dora, 30 fu: 7700, and 600 for two honba; a deposit of 1000."""
    said = ["--event", "riichi", "--event", "ippatsu", "--dora", "1m", "--ura", "9m"]
    given = answer("score", HAND, *FROM_NORTH, *said, "--honba", "2", "--sticks", "1")
    assert (given["total"], given["points"]) == (4, 7700)
    assert given["payments"] == {"E": 0, "S": 9300, "W": 0, "N": -8300}


@pytest.mark.parametrize(
    "texts", [["1m4p"], ["1m", "4p"], ["🀇", "🀜"], ["1m 4p"], ["14p", "1m"], ["", "4p1m"]]
)
def test_indicators_are_given_at_once_or_one_by_one(texts: list[str]) -> None:
    """1m points to 2m, of which there is one, 4p to 5p, of which there are three; 1p to none."""
    said = [word for text in texts for word in ("--dora", text)]
    given = answer("check", HAND, *FROM_NORTH, "--event", "riichi", *said)
    assert {p["id"]: p["value"] for p in given["patterns"]}["dora"] == 4


def test_norths_that_three_players_set_aside() -> None:
    """The last hand of the rules: a mangan of 2000 and 4000, and 100 for a honba from each."""
    said = ["--event", "riichi", "--dora", "3z", "--north", "1", "--honba", "1", "--seat", "S"]
    hand = ["23467899p23s555z +1s", "-r", "riichi-three-player", "--by", "self-draw"]
    assert answer("score", *hand, *said)["payments"] == {"E": -4100, "S": 6200, "W": -2100}


def test_what_cannot_be_read_is_told_at_once() -> None:
    said = ["--dora", "1m", "--dora", "5mx", "--ura", "(123m)", "--honba", "-1", "--sticks", "x"]
    result = run("score", HAND, *FROM_NORTH, *said, "--north", "1.5", "--event", "luck")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines() == [
        f"events: expected one of {', '.join(ms.Event)}, found 'luck'",
        "dora: expected a list of tiles, found '5mx'",
        "ura: expected a list of tiles, found '(123m)'",
        "honba: expected a whole number from 0 to 1000000, found '-1'",
        "sticks: expected a whole number from 0 to 1000000, found 'x'",
        "north: expected a whole number from 0 to 1000000, found '1.5'",
    ]


@pytest.mark.parametrize("number", ["9" * 5000, "²", "٣"])
def test_a_number_that_is_none(number: str) -> None:
    """Too long, or of digits that are no decimal ones of ASCII."""
    result = run("score", HAND, *FROM_NORTH, "--honba", number)
    assert result.exit_code == 2
    assert "honba: expected a whole number from 0 to 1000000" in result.stderr


def test_what_contradicts_the_rules_is_no_win() -> None:
    result = run(
        "check", HAND, *FROM_NORTH, "--dora", "1m1m1m1m2m3m", "--ura", "1m", "--north", "1"
    )
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Riichi: not a win",
        "  1m appears 5 times, and there are 4",
        "  hidden indicators are for riichi only",
        "  dora: 6 indicators, and there are at most 5",
        "  1 norths set aside, which only three players do",
    ]


def test_waits_with_indicators() -> None:
    """Riichi and pinfu, 2 han; 4s makes it tanyao too, and is the dora of the indicator 3s."""
    given = answer("waits", READY, "-r", "riichi", "--event", "riichi", "--dora", "3s")
    assert [(w["tile"], w["discard"]["total"]) for w in given["waits"]] == [("1s", 2), ("4s", 4)]


def test_waits_tell_at_once_what_cannot_be_read() -> None:
    said = ["--seat", "X", "--dora", "8z", "--honba", "x", "--visible", "(123m)"]
    result = run("waits", "23x", *said)
    assert (result.exit_code, result.stdout) == (2, "")
    assert [line for line in result.stderr.splitlines() if not line.startswith(" ")][1:] == [
        "expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found 'x'",
        "visible: expected tiles as in 1m1m34z, found '(123m)'",
        "seat: expected one of E, S, W, N, found 'X'",
        "dora: expected a list of tiles, found '8z'",
        "honba: expected a whole number from 0 to 1000000, found 'x'",
    ]


@pytest.mark.parametrize("command", ["score", "check", "waits"])
def test_the_help_names_every_event(command: str) -> None:
    said = "".join(run(command, "--help").stdout.split())
    assert [event for event in ms.Event if event not in said] == []
