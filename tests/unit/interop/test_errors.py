"""What other people's codes do not know, and what they cannot hold."""

from collections.abc import Callable
from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score import interop
from mahjong_score._messages import LANGUAGES
from mahjong_score.errors import Problem

Call = Callable[[], object]

# What is given here has wrong types on purpose.
codes: Any = interop
PON = {"type": "pon", "actor": 0, "target": 3, "pai": "E", "consumed": ["E", "E"]}
CHI = {"type": "chi", "actor": 1, "target": 0, "pai": "1m", "consumed": ["2m", "3m"]}
HAND = ms.parse_hand("05m1f(777z)(123m@W)[0055p](0055s)")


def problems(call: Call) -> tuple[Problem, ...]:
    """Return the problems that a call raises."""
    with pytest.raises(ms.NotationError) as caught:
        call()
    return caught.value.problems


def messages(call: Call) -> list[str]:
    """Return the messages of those problems."""
    return [problem.message() for problem in problems(call)]


READ: list[tuple[Call, list[str]]] = [
    # Tiles: every one that there is not, with its place.
    (lambda: codes.from_mjai(["1m", "5x", "?", "C", "0m"]), [
        "tiles[1]: mjai has no tile '5x'",
        "tiles[2]: mjai has no tile '?'",
        "tiles[4]: mjai has no tile '0m'",
    ]),
    (lambda: codes.from_ids136([0, 136, -1, True, "1m", 1.0, float("nan"), None]), [
        f"ids[{n}]: 136 ids has no tile '{found}'"
        for n, found in enumerate(["136", "-1", "True", "1m", "1.0", "nan", "None"], 1)
    ]),
    (lambda: codes.from_majsoul(["1m", ["1m"], {}, b"", "1f"]), [
        "tiles[1]: Mahjong Soul has no tile '['1m']'",
        "tiles[2]: Mahjong Soul has no tile '{}'",
        "tiles[3]: Mahjong Soul has no tile 'b'''",
        "tiles[4]: Mahjong Soul has no tile '1f'",
    ]),
    (lambda: codes.from_chinese(["W0", "B10", 10**5000]), [
        "tiles[0]: Chinese has no tile 'W0'",
        "tiles[1]: Chinese has no tile 'B10'",
        "tiles[2]: Chinese has no tile 'int'",
    ]),
    (lambda: codes.tile_from_tenhou("8z"), ["tile: Tenhou has no tile '8z'"]),
    (lambda: codes.tile_from_unicode(5), ["tile: expected text, found '5'"]),
    (lambda: codes.tile_from_counts34(34), ["tile: 34 counts has no tile '34'"]),
    (lambda: codes.from_mjai("1m2m"), ["tiles: expected a list, found '1m2m'"]),
    (lambda: codes.from_mjai(None), ["tiles: expected a list, found 'None'"]),
    (lambda: codes.from_mjai(["1m"] * 65), ["tiles: more than 64 items"]),
    (lambda: codes.from_mjai(["1m"], [PON] * 17), ["melds: more than 16 items"]),
    (lambda: codes.from_mjai(["?"] * 50),
     [f"tiles[{n}]: mjai has no tile '?'" for n in range(10)]),
    (lambda: codes.from_mjai([]), ["expected a hand, found no tile at all"]),
    # Counts.
    (lambda: codes.from_counts34([1]), ["counts: expected 34 numbers, found '1'"]),
    (lambda: codes.from_counts34([1] * 35), ["counts: more than 34 items"]),
    (lambda: codes.from_counts34([-1, 15, False, 1.5] + [0] * 30), [
        f"counts[{n}]: expected 0 to 14, found '{found}'"
        for n, found in enumerate(["-1", "15", "False", "1.5"])
    ]),
    (lambda: codes.from_counts34([0] * 34), ["expected a hand, found no tile at all"]),
    # Melds of numbers.
    (lambda: codes.from_counts34([0] * 34, [
        [31, 31, 31],
        {"tiles": [31, 31, 32]},
        {"tiles": [31] * 3, "concealed": True},
        {"tiles": [31] * 4, "concealed": 1},
        {"tiles": [31] * 4, "concealed": True, "from": "E"},
        {"tiles": [31] * 3, "from": "X"},
        {"tiles": [31] * 3, "frm": "E", 5: 1},
        {"tiles": [31, 34, "1m"], "from": 1},
    ]), [
        "melds[0]: 34 counts has no meld '[31, 31, 31]'",
        "melds[1]: expected the tiles of a chow, pong or kong, found '5z5z6z'",
        "melds[2]: expected the tiles of a kong, found '5z5z5z'",
        "melds[3].concealed: expected true or false, found '1'",
        "a concealed kong is claimed from nobody, found 'E'",
        "melds[5].from: expected one of E, S, W, N, found 'X'",
        "there is no key 'frm'; expected one of tiles, from, concealed",
        "there is no key '5'; expected one of tiles, from, concealed",
        "melds[7].from: expected one of E, S, W, N, found '1'",
        "melds[7].tiles[1]: 34 counts has no tile '34'",
    ]),
    (lambda: codes.from_ids136([0], [{}]), ["melds[0].tiles: expected a list, found 'None'"]),
    # Events.
    (lambda: codes.from_mjai(["1m"], [
        PON,
        "pon",
        {"type": "dahai"},
        {"type": ["pon"]},
        {**PON, "actor": 4},
        {**PON, "target": "3"},
        {**PON, "pai": None, "consumed": ["E", "Q"]},
        CHI,
        {**CHI, "actor": 0, "pai": "2m"},
        {"type": "kakan", "actor": 0, "pai": "X"},
    ]), [
        "melds[1]: mjai has no meld 'pon'",
        "melds[2]: mjai has no meld 'dahai'",
        "melds[3]: mjai has no meld '['pon']'",
        "melds[4].actor: expected one of 0, 1, 2, 3, found '4'",
        "melds[5].target: expected one of 0, 1, 2, 3, found '3'",
        "melds[6].consumed[1]: mjai has no tile 'Q'",
        "melds[6].pai: mjai has no tile 'None'",
        "melds[7].actor: a meld of player 1 after one of player 0",
        "melds[8]: expected the tiles of a chow, found '2m3m2m'",
        "melds[9].pai: mjai has no tile 'X'",
    ]),
    (lambda: codes.from_mjai(["1m"], [PON, {**PON, "type": "kakan", "pai": "S"}]),
     ["melds[1]: no pong of 2z stands before the tile that is added to it"]),
    # A pong that could not be read is told once.
    (lambda: codes.from_mjai(["1m"], [{**PON, "pai": "?"}, {**PON, "type": "kakan"}]),
     ["melds[0].pai: mjai has no tile '?'"]),
    (lambda: codes.from_mjai(["1m"], [PON], seat="X", players=5.0), [
        "seat: expected one of E, S, W, N, found 'X'",
        "players: expected 3 or 4, found '5.0'",
    ]),
    (lambda: codes.from_mjai(["1m"], [{**PON, "target": 3}], players=3),
     ["melds[0].target: expected one of 0, 1, 2, found '3'"]),
    # Integers: no such number, a chow of honors, a 35th kind, bits that no kong has.
    (lambda: codes.from_tenhou("1m", [
        -1, 2**16, True, "15872", 63 << 10 | 4, 102 << 9 | 8, 102 << 9 | 16, 136 << 8, 0x20, 0x40,
    ]), [
        f"melds[{n}]: Tenhou has no meld '{found}'"
        for n, found in enumerate(
            ["-1", "65536", "True", "15872", "64516", "52232", "52240", "34816", "32", "64"]
        )
    ]),
    # Packs.
    (lambda: codes.from_chinese(["W1"], [
        ("PENG", "J1"),
        ("PONG", "J1", 1),
        (["PENG"], "J1", 1),
        "PENG",
        ("PENG", "J4", 1),
        ("GANG", "J1", 4),
        ("CHI", "W9", 1),
        ("CHI", "W1", 1),
        ("PENG", "H1", 1),
        ("PENG", "J1", 1, 1),
    ]), [
        "melds[0]: Chinese has no meld '('PENG', 'J1')'",
        "melds[1]: Chinese has no meld 'PONG'",
        "melds[2]: Chinese has no meld '['PENG']'",
        "melds[3]: Chinese has no meld 'PENG'",
        "melds[4][1]: Chinese has no tile 'J4'",
        "melds[5][2]: expected one of 0, 1, 2, 3, found '4'",
        "melds[6]: expected the tiles of a chow, found '8m9m1p'",
        "melds[7]: expected the tiles of a chow, found '1m2m'",
        "melds[8]: expected the tiles of a pong, found '5f5f5f'",
        "melds[9]: Chinese has no meld '('PENG', 'J1', 1, 1)'",
    ]),
    # Records.
    (lambda: codes.from_majsoul(["1m"], [
        5,
        "chi(1m,2m,3m)",
        "kezi(1m,1m",
        "kezi(1m,1x,1m)",
        {"type": 4, "tiles": ["1z"] * 3},
        {"type": 0, "tiles": "1z"},
        {"seat": 0, "type": 2, "tiles": "1z"},
        {"seat": 1, "type": 3, "tiles": "1z"},
        {"seat": 0, "type": 3, "tiles": "8z"},
        {"seat": 9, "type": 1, "tiles": ["1z"] * 3},
    ]), [
        "melds[0]: Mahjong Soul has no meld '5'",
        "melds[1]: Mahjong Soul has no meld 'chi(1m,2m,3m)'",
        "melds[2]: Mahjong Soul has no meld 'kezi(1m,1m'",
        "melds[3][1]: Mahjong Soul has no tile '1x'",
        "melds[4].type: expected one of 0, 1, 2, 3, found '4'",
        "melds[5].type: expected one of 2, 3, found '0'",
        "melds[7].seat: a meld of player 1 after one of player 0",
        "melds[8].tiles: Mahjong Soul has no tile '8z'",
        "melds[9].seat: expected one of 0, 1, 2, 3, found '9'",
    ]),
    (lambda: codes.from_majsoul(["1m"], [{"type": 2, "tiles": "1z"}]),
     ["melds[0]: no pong of 1z stands before the tile that is added to it"]),
    (lambda: codes.from_majsoul(["1m"], [
        {"type": 1, "tiles": ["1z"] * 3, "froms": froms}
        for froms in ([0, 1, 2], [0, 1], [], [0, 0, "1"], 5)
    ]), [
        "melds[0].froms: expected the owner's number but for one, found '0, 1, 2'",
        "melds[1].froms: expected the owner's number but for one, found '0, 1'",
        "melds[2].froms: expected the owner's number but for one, found nothing",
        "melds[3].froms[2]: expected one of 0, 1, 2, 3, found '1'",
        "melds[4].froms: expected a list, found '5'",
    ]),
    # Wins: the tiles and what is said of the win, at once.
    (lambda: codes.win_from_mjai(["?"], [], "Q", by="steal", seat="X", dora=["Z"], north=-1), [
        "seat: expected one of E, S, W, N, found 'X'",
        "tiles[0]: mjai has no tile '?'",
        "tile: mjai has no tile 'Q'",
        "dora[0]: mjai has no tile 'Z'",
        "by: expected one of discard, self-draw, robbed-kong, found 'steal'",
        "north: expected a whole number from 0 to 1000000, found '-1'",
    ]),
    (lambda: codes.win_from_mjai([], [PON], by="discard"),
     ["expected a winning tile: +tile, or at least one concealed tile"]),
    (lambda: codes.win_from_counts34([1] + [0] * 33, tile=None, by="discard"),
     ["tile: 34 counts has no tile 'None'"]),
]  # fmt: skip


@pytest.mark.parametrize(("call", "expected"), READ, ids=lambda it: "")
def test_every_problem_of_a_code_has_its_place(call: Call, expected: list[str]) -> None:
    assert messages(call) == expected


def test_a_program_reads_the_place_as_a_number() -> None:
    tiles, meld = problems(lambda: codes.from_mjai(["1m", "5x"], ["pon"]))
    assert dict(tiles.data) == {"key": "tiles[1]", "index": 1, "expected": "mjai", "found": "5x"}
    assert dict(meld.data) == {"key": "melds[0]", "index": 0, "expected": "mjai", "found": "pon"}


TEXTS: list[tuple[Call, list[tuple[str, tuple[int, int] | None]]]] = [
    (lambda: codes.from_tenhou("12m8z 0z3x"),
     [("no-such-code", (3, 4)), ("no-such-code", (6, 7)), ("no-such-code", (8, 9)),
      ("no-such-code", (9, 10))]),
    (lambda: codes.from_tenhou("(123m)+1f"),
     [("no-such-code", (0, 1)), ("no-such-code", (5, 7)), ("no-such-code", (7, 8)),
      ("no-such-code", (8, 9))]),
    (lambda: codes.from_tenhou(5), [("bad-value", None)]),
    (lambda: codes.from_tenhou(""), [("empty", None)]),
    (lambda: codes.from_tenhou("1m" * 500_000), [("text-too-long", (256, 257))]),
    (lambda: codes.from_gb("0m12x3"),
     [("no-such-code", (0, 2)), ("no-such-code", (2, 4)), ("no-such-code", (4, 5)),
      ("no-such-code", (5, 6))]),
    (lambda: codes.from_gb("[132m][ECC][12m][1111m,4][123m,5][EEE,6][1111f][mmm]1m"),
     [("no-such-code", (0, 6)), ("no-such-code", (6, 11)), ("no-such-code", (11, 16)),
      ("no-such-code", (16, 25)), ("no-such-code", (25, 33)), ("no-such-code", (33, 40)),
      ("no-such-code", (40, 47)), ("no-such-code", (47, 52))]),
    (lambda: codes.from_gb("[123m"), [("no-such-code", (0, 1))]),
    (lambda: codes.from_gb("1m|XX0000|az9|"),
     [("bad-value", (3, 9)), ("no-such-code", (11, 12)), ("no-such-code", (12, 13)),
      ("no-such-code", (13, 14))]),
    (lambda: codes.from_gb("1m|EE0000|9"), [("no-such-code", (10, 11))]),
    (lambda: codes.from_gb(""), [("empty", None)]),
    (lambda: codes.from_gb(None), [("bad-value", None)]),
    (lambda: codes.win_from_gb("[EEE]|EE0000|a", payer="X", events="x"),
     [("not-a-list", None), ("bad-word", None)]),
    (lambda: codes.win_from_gb("[EEE]|EE0000|a"), [("nothing-to-win-on", None)]),
]  # fmt: skip


@pytest.mark.parametrize(("call", "expected"), TEXTS, ids=lambda it: "")
def test_every_problem_of_a_text_has_its_place(
    call: Call, expected: list[tuple[str, tuple[int, int] | None]]
) -> None:
    assert [(problem.reason, problem.span) for problem in problems(call)] == expected


def test_the_place_in_a_text_is_underlined() -> None:
    with pytest.raises(ms.NotationError) as caught:
        interop.from_gb("[CCC,1]0m")
    assert (
        str(caught.value)
        == """\
text: GB-Mahjong has no tile '0m'
    [CCC,1]0m
           ^^"""
    )


WRITTEN: list[tuple[Call, list[str]]] = [
    (lambda: codes.to_ids136(HAND), [
        *("136 ids has no way to write '0m'", "136 ids has no way to write '1f'"),
        *("136 ids has no way to write '[0055p]'", "136 ids has no way to write '(0055s)'"),
    ]),
    (lambda: codes.to_ids136(ms.parse_hand("5555m"), red=True),
     ["136 ids has no way to write '5m'"]),
    (lambda: codes.to_ids136(ms.parse_hand("11m(111m)")),
     ["136 ids has no way to write '(111m)'"]),
    (lambda: codes.to_counts34(HAND), [
        f"34 counts has no way to write '{tile}'"
        for tile in ("0m", "1f", "0p", "0p", "0s", "0s")
    ]),
    (lambda: codes.to_mjai(HAND), ["mjai has no way to write '1f'"]),
    (lambda: codes.to_tenhou(HAND), [
        "Tenhou has no way to write '1f'",
        "Tenhou needs to know from whom the meld '(777z)' came,"
        " and it is not said or cannot be so",
        "Tenhou has no way to write '[0055p]'",
        "Tenhou needs to know from whom the meld '(0055s)' came,"
        " and it is not said or cannot be so",
    ]),
    (lambda: codes.to_chinese(ms.parse_hand("0m(777z)(123m@W)(111z@E)")), [
        "Chinese has no way to write '0m'",
        *(f"Chinese needs to know from whom the meld '{meld}' came,"
          " and it is not said or cannot be so" for meld in ("(777z)", "(123m@W)", "(111z@E)")),
    ]),
    (lambda: codes.to_gb(ms.parse_hand("0m111111111f(1111z)(123m@W)")), [
        "GB-Mahjong has no way to write '1f1f1f1f1f1f1f1f1f'",
        *(f"GB-Mahjong needs to know from whom the meld '{meld}' came,"
          " and it is not said or cannot be so" for meld in ("(1111z)", "(123m@W)")),
        "GB-Mahjong has no way to write '0m'",
    ]),
    (lambda: codes.to_majsoul(HAND), [
        "Mahjong Soul has no way to write '1f'", "Mahjong Soul has no way to write '[0055p]'",
    ]),
    # Three players have no North.
    *(
        (lambda write=write: write(ms.parse_hand("1m(111z@N)"), players=3), [
            f"{name} needs to know from whom the meld '(111z@N)' came,"
            " and it is not said or cannot be so"
        ])
        for name, write in (("mjai", interop.to_mjai), ("Mahjong Soul", interop.to_majsoul))
    ),
    (lambda: codes.tile_to_ids136("0m"), ["136 ids has no way to write '0m'"]),
    (lambda: codes.tile_to_gb("0m"), ["GB-Mahjong has no way to write '0m'"]),
    (lambda: codes.to_mjai(HAND, seat="X"), ["seat: expected one of E, S, W, N, found 'X'"]),
    (lambda: codes.win_to_gb(ms.parse_win("1m +1f", by="discard",
                                            events=["kong-replacement", "riichi"])), [
        f"GB-Mahjong has no way to write '{what}'" for what in ("1f", "kong-replacement", "riichi")
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("call", "expected"), WRITTEN, ids=lambda it: "")
def test_nothing_is_lost_in_silence(call: Call, expected: list[str]) -> None:
    assert messages(call) == expected


def test_every_problem_can_be_said_in_every_language() -> None:
    calls: list[Call] = [call for call, _ in READ + WRITTEN] + [call for call, _ in TEXTS]
    reasons: dict[str, Problem] = {}
    for call in calls:
        reasons.update({problem.reason: problem for problem in problems(call)})
    new = {"no-such-code", "no-such-meld", "wrong-meld", "no-pong-to-add-to", "not-a-list"}
    assert new | {"melds-of-two-players", "too-many-items", "cannot-hold", "cannot-hold-seat"} <= (
        set(reasons)
    )
    for problem in reasons.values():
        texts = {problem.message(lang) for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert not any("{" in text for text in texts)


def endless() -> Any:
    """Yield tiles without end."""
    while True:
        yield "1m"


def test_an_endless_or_deep_input_is_refused_at_once() -> None:
    assert messages(lambda: codes.from_mjai(endless())) == ["tiles: more than 64 items"]
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert messages(lambda: codes.from_mjai(deep)) == ["tiles[0]: mjai has no tile 'list'"]
    assert messages(lambda: codes.from_mjai(["1m" * 10**6])) == [
        f"tiles[0]: mjai has no tile '{'1m' * 12}…'"
    ]
