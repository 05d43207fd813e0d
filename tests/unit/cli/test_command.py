"""The command: what it prints, and its exit status."""

import builtins
import io
import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.progress import Progress

import mahjong_score as ms
from mahjong_score import __main__
from mahjong_score._cli import command as cli

HAND = "111m222p33s555z66z +3s"
WIN = {"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}


def run(*arguments: str, text: str | bytes | None = None) -> Result:
    return CliRunner().invoke(cli.command, list(arguments), input=text)


def test_score_tells_the_whole_account_with_tiles_as_pictures() -> None:
    result = run("score", HAND, "--from", "W", "--seat", "S")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "111m222p33s55566z +3s  🀇🀇🀇🀚🀚🀚🀒🀒🀆🀆🀆🀅🀅 +🀒",
        "Hong Kong: 5 fan",
        "     1  Concealed hand",
        "     1  Dragon triplet",
        "     3  All triplets",
        "reading: 111m 222p +333s 555z 66z",
        "payments: E +0 S +96 W -96 N +0",
    ]


def test_score_shows_melds_apart() -> None:
    result = run(
        "score", "4p(555z@W)(666z@N)[7777z](123m@E)+4p", "--by", "self-draw", "--seat", "S"
    )
    assert result.stdout.splitlines()[0].endswith("  🀜 🀆🀆🀆 🀅🀅🀅 🀄🀄🀄🀄 🀇🀈🀉 +🀜")


def test_check_says_valid_in_the_language_asked_for() -> None:
    result = run("check", HAND, "--lang", "zh")
    assert (result.exit_code, result.stdout) == (0, "有效的和牌\n")
    assert run("check", HAND, "--lang", "ja").stdout == "有効な和了\n"


def test_what_is_no_win_is_told_with_all_problems_and_status_1() -> None:
    result = run("check", "123m456p789s1122z +3z", "--liable", "E")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Hong Kong: not a win",
        "  the winner E cannot be the liable player",
        "  the hand is not complete: its tiles form no winning shape of this rule set",
    ]


def test_unusable_input_goes_to_standard_error_with_status_2() -> None:
    result = run("score", "123m5", "--by", "luck")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines() == [
        "expected a suit letter (m, p, s, z or f) after '5'",
        "    123m5",
        "        ^",
        "by: expected one of discard, self-draw, robbed-kong, found 'luck'",
    ]


@pytest.mark.parametrize(
    ("hand", "status", "code"),
    [(HAND, 0, None), ("11m +1m", 1, "wrong-tile-count"), ("1", 2, "notation")],
)
def test_json_answers_as_the_contract_says(hand: str, status: int, code: str | None) -> None:
    result = run("score", hand, "--json")
    answer = json.loads(result.stdout)
    assert result.exit_code == status
    assert answer["ok"] is (code is None)
    assert code in [None, *(p["code"] for p in answer.get("problems", []))]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--option", "minimum"), "expected name=value, found 'minimum'"),
        (("--option", "foo=1"), "hong-kong has no option 'foo'"),
        (("--option", "minimum=x"), "minimum: expected a whole number"),
        (("--option", "cap=1", "--option", "cap=2"), "given twice"),
        (("--ruleset", "uno"), "there is no rule set 'uno'"),
        (("--lang", "fr"), "'fr' is not one of"),
    ],
)
def test_unusable_arguments_have_status_2(arguments: tuple[str, ...], said: str) -> None:
    result = run("score", HAND, *arguments)
    assert result.exit_code == 2
    assert said in result.stderr


def test_rules_shows_patterns_and_options() -> None:
    result = run("rules", "hong-kong", "--lang", "es", "--option", "cap=none")
    assert result.exit_code == 0
    for word in ("all-sequences", "Todas secuencias", "half-flush", "minimum", "none", "no "):
        assert word in result.stdout


@pytest.mark.parametrize(
    ("lang", "title", "unit"),
    [("en", "Hong Kong, two players", "fan"), ("zh", "香港二人", "fan")],
)
def test_rulesets_lists_them(lang: str, title: str, unit: str) -> None:
    """A line for each; no word is broken on a terminal of 80 columns."""
    result = CliRunner(env={"COLUMNS": "80"}).invoke(cli.command, ["rulesets", "--lang", lang])
    assert result.exit_code == 0
    rows = [
        [cell.strip() for cell in line.split("│")[1:-1]]
        for line in result.stdout.splitlines()
        if line.startswith("│")
    ]
    assert [row[0] for row in rows] == list(ms.rulesets())
    assert ["hong-kong-two-player", title, "80", unit] in rows


def test_batch_answers_in_order_and_goes_on_after_a_bad_line() -> None:
    """One answer for each line that is not blank; status 2 when some could not be read."""
    lines = [json.dumps(WIN), "", "what", json.dumps({**WIN, "tile": "9p"})]
    result = run("batch", "--ruleset", "hong-kong", text="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer.get("total") for answer in answers] == [3, None, None]
    assert [[p["code"] for p in a.get("problems", [])] for a in answers] == [
        [],
        ["notation"],
        ["not-a-winning-hand"],
    ]
    assert result.exit_code == 2


def test_batch_reads_a_file_with_options(tmp_path: Path) -> None:
    file = tmp_path / "wins.jsonl"
    file.write_text(json.dumps(WIN) + "\n")
    result = run("batch", "--option", "minimum=4", str(file))
    assert json.loads(result.stdout)["problems"][0]["code"] == "below-minimum"
    assert result.exit_code == 0


def test_batch_shows_its_progress_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where standard error is a terminal and the input is a file."""
    file = tmp_path / "wins.jsonl"
    file.write_text(json.dumps(WIN) + "\n")
    shown: list[int] = []

    class CountingProgress(Progress):
        def advance(self, task_id: Any, advance: float = 1) -> None:
            shown.append(int(advance))

    monkeypatch.setattr(cli, "Progress", CountingProgress)
    monkeypatch.setattr(cli, "is_terminal", lambda: True)
    assert run("batch", str(file)).exit_code == 0
    assert shown == [len(json.dumps(WIN)) + 1]


def test_batch_flushes_each_answer_as_soon_as_its_line_is_there() -> None:
    """Another program can keep it running and wait for each answer."""
    with subprocess.Popen(
        [sys.executable, "-m", "mahjong_score", "batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(json.dumps(WIN).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["total"] == 3
        process.stdin.close()
        assert process.wait() == 0


def test_without_the_extra_one_line_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = builtins.__import__

    def without_click(name: str, *rest: Any, **named: Any) -> Any:
        if name.startswith("mahjong_score._cli.command"):
            raise ModuleNotFoundError(name="click")
        return find(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", without_click)
    with pytest.raises(SystemExit) as stopped:
        __main__.main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err == (
        "mahjong-score needs more to run: pip install 'mahjong-score[cli]'\n"
    )


def test_another_missing_module_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    find = builtins.__import__

    def broken(name: str, *rest: Any, **named: Any) -> Any:
        if name.startswith("mahjong_score._cli.command"):
            raise ModuleNotFoundError(name="json")
        return find(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", broken)
    with pytest.raises(ModuleNotFoundError):
        __main__.main()


def test_an_answer_that_cannot_be_written_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(**named: Any) -> None:
        raise OSError(28, "No space left on device")

    left: list[int] = []
    monkeypatch.setattr(cli, "command", full)
    monkeypatch.setattr(os, "_exit", left.append)
    __main__.main()
    assert (left, capsys.readouterr().err) == ([2], "mahjong-score: No space left on device\n")


def test_settings_are_shown_as_they_are_given() -> None:
    output = run("rules", "riichi", "--option", "honba_payment=0").output
    rows = [[cell.strip() for cell in line.split("│")] for line in output.splitlines()]
    settings = {row[1]: row[2] for row in rows if len(row) > 3}
    shown = [settings[name] for name in ("honba_payment", "nagashi_mangan", "pao_four_kongs")]
    assert shown == ["0", "yes", "no"]


def test_python_m_runs_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mahjong-score", "check", HAND])
    monkeypatch.delitem(sys.modules, "mahjong_score.__main__")
    with pytest.raises(SystemExit) as stopped:
        runpy.run_module("mahjong_score", run_name="__main__")
    assert (stopped.value.code, capsys.readouterr().out) == (0, "a valid win\n")


def test_streams_that_are_no_terminal_are_left_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setattr(sys, "argv", ["mahjong-score", "rulesets"])
    with pytest.raises(SystemExit) as stopped:
        __main__.main()
    assert stopped.value.code == 0


def test_a_terminal_that_cannot_show_tiles_does_not_end_the_program() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "mahjong_score", "score", HAND],
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        check=True,
    )
    assert result.stdout.splitlines()[1] == b"Hong Kong: 5 fan"


def test_the_version_says_which_build_is_running() -> None:
    build = "compiled" if ms.COMPILED else "pure Python"
    assert run("--version").output.endswith(f"({build})\n")
