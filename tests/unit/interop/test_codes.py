"""Other people's codes: what their tiles, melds and hands mean, as their own pages have it."""

from typing import Any

import pytest

import mahjong_score as ms
from mahjong_score import interop

TILES = {
    # The names of the 34 kinds in our order, and of bonus tiles and red fives where a code has any.
    "mjai": "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s"
    " E S W N P F C - - - - - - - - 5mr 5pr 5sr",
    "tenhou": "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s"
    " 1z 2z 3z 4z 5z 6z 7z - - - - - - - - 0m 0p 0s",
    "majsoul": "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s"
    " 1z 2z 3z 4z 5z 6z 7z - - - - - - - - 0m 0p 0s",
    "chinese": "W1 W2 W3 W4 W5 W6 W7 W8 W9 B1 B2 B3 B4 B5 B6 B7 B8 B9 T1 T2 T3 T4 T5 T6 T7 T8 T9"
    " F1 F2 F3 F4 J3 J2 J1 H5 H6 H7 H8 H1 H2 H3 H4 - - -",
    "gb": "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s"
    " E S W N P F C a b c d e f g h - - -",
    "unicode": "🀇 🀈 🀉 🀊 🀋 🀌 🀍 🀎 🀏 🀙 🀚 🀛 🀜 🀝 🀞 🀟 🀠 🀡 🀐 🀑 🀒 🀓 🀔 🀕 🀖 🀗 🀘"
    " 🀀 🀁 🀂 🀃 🀆 🀅 🀄 🀢 🀣 🀤 🀥 🀦 🀧 🀨 🀩 0m 0p 0s",
}


@pytest.mark.parametrize("code", list(TILES))
def test_the_names_of_tiles(code: str) -> None:
    names = TILES[code].split()
    read, write = interop.CODES[code].read_tile, interop.CODES[code].write_tile
    assert len(names) == 45
    for tile, name in enumerate(names):
        if name == "-":
            with pytest.raises(ms.NotationError):
                write(tile)
        else:
            assert (int(read(name)), write(tile)) == (tile, name)


def test_ids_and_places() -> None:
    """Four ids to a kind; with red fives, the first of a five is red."""
    assert [str(interop.tile_from_ids136(n)) for n in (0, 3, 4, 36, 72, 108, 124, 135)] == [
        *("1m", "1m", "2m", "1p", "1s", "1z", "5z", "7z")
    ]
    red = [str(interop.tile_from_ids136(n, red=True)) for n in (16, 17, 52, 53, 88, 89, 124)]
    assert red == ["0m", "5m", "0p", "5p", "0s", "5s", "5z"]
    assert [interop.tile_to_counts34(name) for name in ("1m", "1p", "1s", "1z", "7z")] == [
        *(0, 9, 18, 27, 33)
    ]
    assert interop.tile_from_counts34(31) == ms.parse_tile("5z")


def event(kind: str, target: int | None, pai: str | None, *consumed: str) -> dict[str, object]:
    """Return an event of player 2."""
    return {"type": kind, "actor": 2, "target": target, "pai": pai, "consumed": list(consumed)}


MJAI = {
    # Player 2 sits South, so player 1 is East, 3 West and 0 North.
    "(406s@E)": [event("chi", 1, "4s", "5sr", "6s")],
    "(055p@N)": [event("pon", 0, "5p", "5pr", "5p")],
    "(0555p@W)": [event("daiminkan", 3, "5p", "5pr", "5p", "5p")],
    "(777z)": [event("pon", None, "C", "C", "C")],
    "[0555m]": [event("ankan", None, None, "5m", "5m", "5mr", "5m")],
    # An added kong takes the place and the seat of its pong.
    "(6666z@N)(123m@E)": [
        event("pon", 0, "F", "F", "F"),
        event("chi", 1, "2m", "1m", "3m"),
        event("kakan", None, "F", "F", "F", "F"),
    ],
    # A set-aside north is no meld.
    "(111z@W)": [
        event("nukidora", None, "N"),
        event("pon", 3, "E", "E", "E"),
        event("kita", 1, "N"),
    ],
}


@pytest.mark.parametrize(("text", "events"), list(MJAI.items()))
def test_mjai_events(text: str, events: list[dict[str, object]]) -> None:
    assert str(interop.from_mjai([], events, seat="S")) == text


TENHOU = {
    # The integers of a public decoder's tests, with the ids that it reads from them.
    27031: "(234p@S)",  # 42 44 51, from the player before
    34314: "(555s@E)",  # 89 90 91, from the player opposite
    15872: "[7777p]",  # 60 to 63
    13825: "(0555p@N)",  # 52 to 55, from the next player
    18547: "(4444p@S)",  # 48 to 51, added, from the player before
}


@pytest.mark.parametrize(("number", "text"), list(TENHOU.items()))
def test_tenhou_integers(number: int, text: str) -> None:
    assert str(interop.from_tenhou("", [number], seat="W")) == text


def test_tenhou_pong_and_the_kong_that_it_becomes() -> None:
    """The log has both integers, a win only the second."""
    pong = (12 * 3 << 9) | 3 << 5 | 0x8 | 3
    kong = (12 * 3 << 9) | 3 << 5 | 0x10 | 3
    assert str(interop.from_tenhou("1z", [pong], seat="W")) == "1z(444p@S)"
    assert str(interop.from_tenhou("1z", [pong, 15872, kong], seat="W")) == "1z(4444p@S)[7777p]"
    assert str(interop.from_tenhou("1z", [kong], seat="W")) == "1z(4444p@S)"


def test_tenhou_red_fives_of_the_integers() -> None:
    assert str(interop.from_tenhou("0m", [13825], seat="W", red=False)) == "0m(5555p@N)"


def test_tenhou_with_three_players() -> None:
    """The integers count four seats, of which the last is empty."""
    pongs = [34312 + turns for turns in (1, 2, 3)]
    read = [interop.from_tenhou("1z", [n], seat="S", players=3).melds[0] for n in pongs]
    assert list(map(str, read)) == ["(555s@W)", "(555s)", "(555s@E)"]


def test_three_players_sit_in_a_round() -> None:
    """After West comes East."""
    pon = {"type": "pon", "actor": 2, "target": 0, "pai": "E", "consumed": ["E", "E"]}
    assert str(interop.from_mjai([], [pon], seat="W", players=3)) == "(111z@E)"
    hand = ms.parse_hand("(111z@E)")
    for read, write in (
        (interop.from_mjai, interop.to_mjai),
        (interop.from_majsoul, interop.to_majsoul),
    ):
        tiles, melds = write(hand, seat="W", players=3)
        assert read(tiles, melds, seat="W", players=3) == hand


CHINESE: dict[str, list[tuple[str, str, int]]] = {
    # The offer of a pong or kong is 1, 2, 3 for the player before, opposite and after.
    "(777z@E)": [("PENG", "J1", 1)],
    "(666z@N)": [("PENG", "J2", 2)],
    "(5555z@W)": [("GANG", "J3", 3)],
    "[1111s]": [("GANG", "T1", 0)],
    # The tile of a chow is its middle one; it comes from the player before, whatever was claimed.
    "(123p@E)(789m@E)": [("CHI", "B2", 1), ("CHI", "W8", 3)],
}


@pytest.mark.parametrize(("text", "packs"), list(CHINESE.items()))
def test_chinese_packs(text: str, packs: list[tuple[str, str, int]]) -> None:
    assert str(interop.from_chinese([], packs, seat="S")) == text


GB = {
    # Strings of GB-Mahjong's own page.
    "123789s123789p33m": "33m123789p123789s",
    "11123456789999m|EE1000": "11123456789999m",
    "345s3p55p5567p[7777s]4p|EE0100|cbaghdfe": "34555567p345s12345678f[7777s]",
    "[1111s,1][2222m,2][3333p,7][4444p]88s|EE0000|2": "88s12f(1111s@N)(2222m@W)(3333p@S)[4444p]",
    "[CCCC][FFFF][PPPP][EEEE]NN|EE1011|8": "44z12345678f[7777z][6666z][5555z][1111z]",
    # The seat of the situation, spaces, flowers among the tiles, pongs and chows without a number.
    "[ 123m , 3 ] [EEE] [789p]|SW0000": "(123m@S)(111z)(789p)",
    "1 2 m aE h|EE0000|": "12m1z18f",
    "1m|EE0000|0": "1m",
    "1m|EE0000|a h ": "1m18f",
}


@pytest.mark.parametrize(("text", "hand"), list(GB.items()))
def test_gb_strings(text: str, hand: str) -> None:
    assert str(interop.from_gb(text)) == hand


GB_WRITTEN = {
    "23m456p11z(777z@E)[2222s]": "[CCC,1][2222s]23m456pEE|ES0000|",
    "123m12f(789p@E)(111z)(222z@N)": "[789p,1][EEE][SSS,2]123m|ES0000|ab",
    "4z(123m)(3333z@W)": "[123m][WWWW,3]N|ES0000|",
}


@pytest.mark.parametrize(("hand", "text"), list(GB_WRITTEN.items()))
def test_gb_strings_as_they_are_written(hand: str, text: str) -> None:
    assert interop.to_gb(ms.parse_hand(hand), seat="S", round="E") == text


def record(kind: int, tiles: object, froms: list[int] | None = None) -> dict[str, object]:
    """Return a record of player 1."""
    return {"seat": 1, "type": kind, "tiles": tiles, **({} if froms is None else {"froms": froms})}


MAJSOUL: dict[str, list[Any]] = {
    # Player 1 sits South, so player 0 is East, 2 West and 3 North.
    "(406p@E)": [record(0, ["4p", "0p", "6p"], [1, 1, 0])],
    "(055s@W)": [record(1, ["5s", "5s", "0s"], [1, 1, 2])],
    "(0555m@N)": [record(2, ["5m", "0m", "5m", "5m"], [1, 1, 1, 3])],
    "(777z)": [record(1, ["7z", "7z", "7z"])],
    "[1111m]": [record(3, "1m")],
    "[0555m]": [record(3, "0m")],
    "[5555m]": [record(3, "5m")],
    "[0055m]": [record(3, ["0m", "5m", "0m", "5m"])],
    "(0555p@E)[2222z]": [record(1, ["5p"] * 3, [1, 1, 0]), record(3, "2z"), record(2, "0p")],
    # Without its number the player is the one of the first tile.
    "(111z@N)": [{"type": 1, "tiles": ["1z"] * 3, "froms": [0, 0, 2]}],
    # The strings of a win.
    "(406p)(777z)(1111z)[0555m]": [
        *("shunzi(4p,0p,6p)", "kezi(7z,7z,7z)", "minggang(1z, 1z, 1z, 1z)"),
        "angang(5m,5m,0m,5m)",
    ],
}


@pytest.mark.parametrize(("text", "melds"), list(MAJSOUL.items()))
def test_majsoul_records(text: str, melds: list[Any]) -> None:
    assert str(interop.from_majsoul([], melds, seat="S")) == text


def test_counts_and_ids_with_melds() -> None:
    hand = ms.parse_hand("23m456p11z(777z@N)[2222s](123m)")
    counts, melds = interop.to_counts34(hand)
    assert [(kind, n) for kind, n in enumerate(counts) if n] == [
        *((1, 1), (2, 1), (12, 1), (13, 1), (14, 1), (27, 2))
    ]
    assert melds == [
        {"tiles": [33, 33, 33], "from": "N"},
        {"tiles": [19, 19, 19, 19], "concealed": True},
        {"tiles": [0, 1, 2]},
    ]
    assert interop.to_ids136(hand) == (
        [4, 8, 48, 52, 56, 108, 109],
        [
            {"tiles": [132, 133, 134], "from": "N"},
            {"tiles": [76, 77, 78, 79], "concealed": True},
            {"tiles": [0, 5, 9]},
        ],
    )


def test_events_and_records_as_they_are_written() -> None:
    hand = ms.parse_hand("23m(055p@W)[0555s](123m@E)(777z)")
    assert interop.to_mjai(hand, seat="S") == (
        ["2m", "3m"],
        [
            {"type": "pon", "actor": 1, "target": 2, "pai": "5pr", "consumed": ["5p", "5p"]},
            {"type": "ankan", "actor": 1, "consumed": ["5sr", "5s", "5s", "5s"]},
            {"type": "chi", "actor": 1, "target": 0, "pai": "1m", "consumed": ["2m", "3m"]},
            {"type": "pon", "actor": 1, "pai": "C", "consumed": ["C", "C"]},
        ],
    )
    assert interop.to_majsoul(hand, seat="S") == (
        ["2m", "3m"],
        [
            {"seat": 1, "type": 1, "tiles": ["0p", "5p", "5p"], "froms": [1, 1, 2]},
            {"seat": 1, "type": 3, "tiles": "0s"},
            {"seat": 1, "type": 0, "tiles": ["1m", "2m", "3m"], "froms": [1, 1, 0]},
            {"seat": 1, "type": 1, "tiles": ["7z", "7z", "7z"]},
        ],
    )
    assert interop.to_chinese(ms.parse_hand("23m1f(111s@W)[2222s](123m@E)"), seat="S") == (
        ("W2", "W3", "H5"),
        (("PENG", "T1", 3), ("GANG", "T2", 0), ("CHI", "W2", 1)),
    )


def test_numbers_of_numpy_are_numbers() -> None:
    class Number:
        """A whole number that is no int."""

        def __index__(self) -> int:
            return 33

    assert interop.tile_from_counts34(Number()) == 33  # type: ignore[arg-type]


WRITTEN: dict[str, tuple[str, object]] = {
    "unicode": ("023m1f(123m@W)[2222s](777z)", "🀈🀉0m🀢(🀇🀈🀉@W)[🀑🀑🀑🀑](🀄🀄🀄)"),
    # A chow of 1m 2m 3m: base 0, called 0, copies 0; a pong of 1p that leaves the last copy.
    "tenhou": (
        "023m(123m@N)[2222s](111p@S)(7777z@W)",
        ("230m", [0x4 | 3, 79 << 8, 27 << 9 | 3 << 5 | 0x8 | 1, 135 << 8 | 2]),
    ),
    "mjai": ("05m", (["5mr", "5m"], [])),
    "majsoul": ("05m7z", (["0m", "5m", "7z"], [])),
    "chinese": ("1m1p1s1z7z1f5f", (("W1", "B1", "T1", "F1", "J1", "H5", "H1"), ())),
    "gb": ("1m1p1s1z7z1f5f", "1m1p1sEC|EE0000|ae"),
    "counts34": ("12m7z", ([1, 1, *[0] * 31, 1], [])),
    "ids136": ("115m", ([0, 1, 16], [])),
}


@pytest.mark.parametrize("code", list(WRITTEN))
def test_hands_as_they_are_written(code: str) -> None:
    text, expected = WRITTEN[code]
    assert interop.CODES[code].write_hand(ms.parse_hand(text)) == expected


def test_ids_of_red_fives_as_they_are_written() -> None:
    assert interop.to_ids136(ms.parse_hand("0555p"), red=True) == ([52, 53, 54, 55], [])
    assert interop.tile_to_ids136("5s") == 88
    assert interop.tile_to_ids136("5s", red=True) == 89
    assert str(interop.from_unicode("🀇🀈")) == "12m"
