"""The core: readings of suits and hands, what the winning tile completes, packed hands."""

from collections import Counter

import pytest

import mahjong_score as ms
from mahjong_score._core import flags
from mahjong_score._core import readings as core_readings
from mahjong_score._core.features import _COMPLETION_FLAGS, ANY_COMPLETION, completions_of
from mahjong_score._core.flags import PRESENCE_OF, flags_of_presence
from mahjong_score._core.kinds import EAST, KINDS, WHITE
from mahjong_score._core.readings import hand_readings, suit_key, suit_readings
from mahjong_score._core.shapes import SHAPES, honors_and_knitted, thirteen_orphans
from mahjong_score._core.waits import _remembered as waits_remembered
from mahjong_score._core.waits import waiting_kinds
from mahjong_score._hands.tiles import parse_tile


def keys(text: str) -> list[int]:
    """Give the suit keys of a complete hand's concealed tiles."""
    counts = Counter(int(tile) for tile in ms.parse_hand(text).concealed)
    return [suit_key([counts[9 * suit + rank] for rank in range(9)]) for suit in range(4)]


def readings(text: str) -> list[str]:
    """Give every reading as text: chows, triplets, pair."""
    found = []
    for chows, triplets, pair in hand_readings(keys(text)):
        groups = [
            f"{ms.tile_name(kind)}c" for kind in range(KINDS) for _ in range(chows >> 3 * kind & 7)
        ]
        groups += [f"{ms.tile_name(kind)}t" for kind in range(KINDS) if triplets >> kind & 1]
        found.append(" ".join([*groups, ms.tile_name(pair)]))
    return sorted(found)


READINGS = {
    # The pair stands before a chow that begins with it.
    "22444m333567p444s": ["5pc 4mt 3pt 4st 2m"],
    "123m11123456777s": ["1mc 1sc 4sc 7st 1s", "1mc 2sc 5sc 1st 7s"],
    "123344556m999p11s": ["1mc 3mc 4mc 9pt 1s"],
    "11122233344455m": [
        "1mc 1mc 1mc 4mt 5m",
        "1mt 2mt 3mt 4mt 5m",
        "2mc 2mc 2mc 1mt 5m",
        "2mc 3mc 3mc 1mt 2m",
    ],
    "11112345678999m": ["1mc 4mc 7mc 1mt 9m"],
    "1112345678999m1m": ["1mc 4mc 7mc 1mt 9m"],
    "22223333444455m": ["2mc 2mc 2mc 2mc 5m", "2mc 2mc 3mc 3mc 2m", "2mc 2mt 3mt 4mt 5m"],
    # Fewer tiles, as beside melds.
    "5z5z": ["5z"],
    "12355m": ["1mc 5m"],
    "55p": ["5p"],
    # No reading: no pair, two pairs, one tile too many, honors in a row, a run across suits.
    "123456789m111p": [],
    "123456m11p22s": [],
    "123456789m1111p": [],
    "123m123p123s12355z": [],
    "89m1p123456m22s111z": [],
    "1122m3344p5566s77z": [],
    "19m19p19s12345677z": [],
    "": [],
}


@pytest.mark.parametrize(("text", "expected"), list(READINGS.items()))
def test_every_reading_of_a_hand(text: str, expected: list[str]) -> None:
    hand = ms.parse_hand(text) if text else None
    assert (readings(text) if hand else hand_readings([0, 0, 0, 0])) == expected


def test_suits_that_cannot_win_have_no_reading() -> None:
    """Whether they are asked for the first time or are remembered."""
    failing = [suit_key([1, 0, 0, 0, 0, 0, 0, 0, 1]), suit_key([1, 1, 1, 1])]
    for suit in range(4):
        assert [suit_readings(suit, key) for key in failing * 2] == [[], [], [], []]
    assert [suit_readings(3, suit_key([4, 4, 4])) for _ in range(2)] == [[], []]


def test_the_unreadable_suits_that_are_remembered_are_bounded() -> None:
    """At the bound those of a suit are forgotten, and the answers stay."""
    unreadable = core_readings._unreadable[1]
    unreadable.update(-key for key in range(1, core_readings.MOST_UNREADABLE + 1))
    failing = suit_key([1, 0, 0, 1])
    unreadable.discard(failing)
    assert suit_readings(1, failing) == []
    assert unreadable == {failing}
    assert suit_readings(1, failing) == []
    assert hand_readings([0, 0, 0, 0]) == []


COMPLETIONS = [
    # The pair, each chow by its lowest tile, the triplet: each once.
    ("22444m333567p444s", "4s", ["444s"]),
    ("22444m333567p444s", "2m", ["22m"]),
    ("22444m333567p444s", "5p", ["567p"]),
    ("22444m333567p444s", "6p", ["567p"]),
    ("22444m333567p444s", "7p", ["567p"]),
    ("12345m11z", "3m", []),
    ("123345m11z", "3m", ["345m", "123m"]),
    ("111123m55z", "1m", ["123m", "111m"]),
    ("22234m", "2m", ["234m", "22m"]),
    ("123123123m11z", "3m", ["123m", "333m"]),
    # No look back leaves the suit.
    ("789m123p11z", "1p", ["123p"]),
    ("789m11123p", "1p", ["123p", "11p"]),
]


def element_name(element: int) -> str:
    """Name what a tile completes: a chow by its kind, a triplet by 34 more, a pair by 68 more."""
    name = ms.tile_name(element % KINDS)
    if element < KINDS:
        return f"{name[0]}{int(name[0]) + 1}{int(name[0]) + 2}{name[1]}"
    return name[0] * (3 if element < 2 * KINDS else 2) + name[1]


@pytest.mark.parametrize(("text", "tile", "expected"), COMPLETIONS)
def test_what_the_winning_tile_completes(text: str, tile: str, expected: list[str]) -> None:
    kind = int(parse_tile(tile))
    found = [completions_of(reading, kind) for reading in hand_readings(keys(text))]
    assert [element_name(e) for one in found for e in one] == expected


def orphans(text: str) -> tuple[str, bool] | None:
    """Name the doubled tile, and say whether the winning tile is another; None if it is none."""
    win = ms.parse_win(text, by="discard")
    found = thirteen_orphans(win.packed)
    if not found:
        return None
    [((_, _, pair), own)] = found
    return ms.tile_name(pair), own >> win.tile.kind & 1 == 1


def test_the_doubled_tile_of_thirteen_orphans() -> None:
    assert [
        orphans("19m19p19s1234567z +9s"),
        orphans("19m19p19s1234567z +1m"),
        orphans("119m19p19s123456z +7z"),
        orphans("19m19p199s123456z +7z"),
        orphans("19m19p19s1234577z +6z"),
        orphans("19m19p19s1234577z +1z"),
        orphans("19m19p12s1234567z +9s"),
    ] == [("9s", False), ("1m", False), ("1m", True), ("9s", True), ("7z", True), None, None]


def tile_flags(names: str) -> set[str]:
    """Name the flags that say which tiles there are, of some tiles."""
    presence = 0
    for name in names.split():
        presence |= PRESENCE_OF[int(parse_tile(name))]
    given = flags_of_presence(presence)
    return {name for name, flag in vars(flags).items() if name in TILE_FLAGS and given & flag}


TILE_FLAGS = [
    "ONE_SUIT",
    "TWO_SUITS",
    "NO_SUIT",
    "ALL_TYPES",
    "WITH_HONORS",
    "NO_HONORS",
    "WITH_TERMINALS",
    "NO_TERMINALS",
    "NO_SIMPLES",
    "NO_4_TO_6",
    "ONLY_1_TO_3",
    "ONLY_1_TO_4",
    "ONLY_3_TO_7",
    "ONLY_4_TO_6",
    "ONLY_6_TO_9",
    "ONLY_7_TO_9",
    "ONLY_EVENS",
    "ONLY_GREENS",
    "ONLY_REVERSIBLES",
]


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("1m 2m 9m", "ONE_SUIT NO_HONORS WITH_TERMINALS NO_4_TO_6"),
        ("1z 5z", "NO_SUIT WITH_HONORS NO_TERMINALS NO_SIMPLES NO_4_TO_6"),
        ("1m 5p 9s 1z 5z", "ALL_TYPES WITH_HONORS WITH_TERMINALS"),
        ("1m 9p 5z", "TWO_SUITS WITH_HONORS WITH_TERMINALS NO_SIMPLES NO_4_TO_6"),
        ("1m 3p", "TWO_SUITS NO_HONORS WITH_TERMINALS NO_4_TO_6 ONLY_1_TO_3 ONLY_1_TO_4"),
        ("4m 3p", "TWO_SUITS NO_HONORS NO_TERMINALS ONLY_1_TO_4 ONLY_3_TO_7"),
        ("4m 5p 6s", "NO_HONORS NO_TERMINALS ONLY_3_TO_7 ONLY_4_TO_6"),
        ("6m 9p", "TWO_SUITS NO_HONORS WITH_TERMINALS ONLY_6_TO_9"),
        ("7m 8p", "TWO_SUITS NO_HONORS NO_TERMINALS NO_4_TO_6 ONLY_6_TO_9 ONLY_7_TO_9"),
        (
            "2s 4s 6s 8s",
            "ONE_SUIT NO_HONORS NO_TERMINALS ONLY_EVENS ONLY_GREENS ONLY_REVERSIBLES",
        ),
        ("3s 6z", "ONE_SUIT WITH_HONORS NO_TERMINALS NO_4_TO_6 ONLY_GREENS"),
        ("1p 9s 5z", "TWO_SUITS WITH_HONORS WITH_TERMINALS NO_SIMPLES NO_4_TO_6 ONLY_REVERSIBLES"),
    ],
)
def test_the_flags_of_tiles(tiles: str, expected: str) -> None:
    assert tile_flags(tiles) == set(expected.split())


# All flags by their names, and the names of those of groups.
FLAGS: dict[str, int] = {name: flag for name, flag in vars(flags).items() if name.isupper()}
NAMES = list(FLAGS)
GROUP_FLAGS = NAMES[NAMES.index("ALL_CHOWS") : NAMES.index("WHITE_TRIPLET")]


@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        ("(123m)(456m)(789m)(123p)", "ALL_CHOWS WITH_CHOWS THREE_CHOWS STRAIGHT OUTER_TRIPLETS"),
        (
            "(123m)(123p)(123s)(999m)",
            "WITH_CHOWS THREE_CHOWS END_CHOWS SIMILAR_CHOWS OUTER_TRIPLET OUTER_TRIPLETS",
        ),
        (
            "(234m)(234m)(234m)(234m)",
            "ALL_CHOWS WITH_CHOWS THREE_CHOWS EQUAL_CHOWS TWICE_EQUAL_CHOWS THREE_EQUAL_CHOWS"
            " FOUR_EQUAL_CHOWS OUTER_TRIPLETS",
        ),
        (
            "(123m)(123m)(789s)(789s)",
            "ALL_CHOWS WITH_CHOWS THREE_CHOWS END_CHOWS EQUAL_CHOWS TWICE_EQUAL_CHOWS"
            " OUTER_TRIPLETS",
        ),
        ("(234m)(234m)(555p)(666p)", "WITH_CHOWS EQUAL_CHOWS"),
        ("(678m)(678s)(111p)(555s)", "WITH_CHOWS OUTER_TRIPLET"),
        (
            "(123m)(111z)(222z)(999p)",
            "WITH_CHOWS END_CHOWS OUTER_TRIPLET OUTER_TRIPLETS",
        ),
        (
            "(222m)(222p)(222s)(3333m)",
            "ALL_TRIPLETS END_CHOWS TWO_SIMILAR_TRIPLETS SIMILAR_TRIPLETS",
        ),
        (
            "(222m)(333m)(444m)(666m)",
            "ALL_TRIPLETS END_CHOWS THREE_TRIPLETS_IN_A_ROW",
        ),
        (
            "(666p)(777p)(888p)(999p)",
            "ALL_TRIPLETS END_CHOWS OUTER_TRIPLET THREE_TRIPLETS_IN_A_ROW FOUR_TRIPLETS_IN_A_ROW",
        ),
        ("(345m)(222m)(444p)(222s)", "WITH_CHOWS TWO_SIMILAR_TRIPLETS"),
        # East comes after 9s, and is no fourth suit.
        (
            "(111p)(111s)(999s)(111z)",
            "ALL_TRIPLETS END_CHOWS OUTER_TRIPLET OUTER_TRIPLETS TWO_SIMILAR_TRIPLETS",
        ),
        ("(345m)(222m)(888p)(888s)", "WITH_CHOWS TWO_SIMILAR_TRIPLETS"),
        ("(345m)(222m)(4444p)(333s)", "WITH_CHOWS MIXED_TRIPLETS_IN_A_ROW"),
        ("(345m)(777p)(666m)(888s)", "WITH_CHOWS MIXED_TRIPLETS_IN_A_ROW"),
        (
            "(444m)(333p)(222s)(444s)",
            "ALL_TRIPLETS END_CHOWS TWO_SIMILAR_TRIPLETS MIXED_TRIPLETS_IN_A_ROW",
        ),
        # Two suits; and no row goes on from 9 to 1.
        ("(345m)(222m)(333p)(444p)", "WITH_CHOWS"),
        ("(345m)(888m)(999p)(111s)", "WITH_CHOWS OUTER_TRIPLET"),
        ("(345m)(999m)(111p)(222p)", "WITH_CHOWS OUTER_TRIPLET"),
    ],
)
def test_the_flags_of_groups(groups: str, expected: str) -> None:
    """Of claimed groups beside a pair of white dragons."""
    features = ms.ruleset("simple").features(ms.parse_win(f"5z{groups} +5z", by="discard"))
    features.look_at((0, 0, WHITE), ANY_COMPLETION)
    given = {name for name in GROUP_FLAGS if features.flags & FLAGS[name]}
    assert given == set(expected.split())


def test_the_presence_of_the_suits() -> None:
    """A bit for each of the three, which no honor has."""
    found = [PRESENCE_OF[kind] & flags.SUITS for kind in (0, 8, 9, 17, 18, 26)]
    assert found == [0b001, 0b001, 0b010, 0b010, 0b100, 0b100]
    assert not any(PRESENCE_OF[kind] & flags.SUITS for kind in range(EAST, KINDS))


def test_what_is_of_no_account_has_no_flag_of_what_is_completed() -> None:
    for of_tile in _COMPLETION_FLAGS:
        assert of_tile[ANY_COMPLETION] == 0


def test_each_flag_is_a_bit_of_its_own() -> None:
    last = NAMES.index("NEVER") + 1
    found = [FLAGS[name] for name in NAMES[NAMES.index("ONE_SUIT") : last]]
    assert sorted(found) == [1 << place for place in range(len(found))]


def packed(text: str) -> dict[str, object]:
    """Give what a packed hand says of size, crowding, kongs and seats, as plain numbers."""
    hand = ms.parse_hand(text).packed
    return {
        "size": hand.size,
        "crowded": hand.crowded,
        "kongs": (hand.kongs.bit_count(), hand.concealed_kongs.bit_count()),
        "sources": (hand.sources, hand.chow_sources),
    }


@pytest.mark.parametrize(
    ("text", "well_formed", "bonus", "unique"),
    [
        ("123m456p789s1122z", True, 0, 0),
        ("0m23m456p789s1122z", True, 0, 1),
        ("0m23m456p789s1122z1f5f", True, 2, 3),
        ("123m406p789s2z(1111z)", True, 0, 1),
        ("123m456p789s122z1f1f", False, 1, 2),
        ("00m3m456p789s1122z", False, 0, 2),
        ("1111m1m456p789s12z", False, 0, 0),
    ],
)
def test_what_of_a_packed_hand_is_there_once(
    text: str, well_formed: bool, bonus: int, unique: int
) -> None:
    """Thirteen tiles, with no bonus tile and no red five twice."""
    hand = ms.parse_hand(text).packed
    assert (hand.has_legal_copies, hand.bonus, hand.unique) == (well_formed, bonus, unique)


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("123m456p789s1122z +1z", True),
        ("12m1123p789s1z[2222z] +1p", True),
        ("0m23m456p789s1122z +0p", True),
        ("0m23m456p789s1122z1f +1z", True),
        ("0m23m456p789s1122z +0m", False),
        ("0m55m456p789s1122z +5m", True),
        ("1111m456p789s112z +1m", False),
        ("23m456p789s11z(111m) +1m", True),
        ("23m456p789s11z[1111m] +1m", False),
        ("123m456p789s1122z +1f", False),
        ("123m456p789s112z +1z", True),
        ("1111m1m456p789s12z +2z", False),
    ],
)
def test_whether_the_copies_of_a_packed_win_are_legal(text: str, legal: bool) -> None:
    """No tile more often than there is; no bonus tile to win on."""
    win = ms.parse_win(text, by="discard").packed
    assert (win.has_legal_copies, win.needs_no_checks) == (legal, legal)


def test_a_win_that_needs_no_checks_has_no_event() -> None:
    win = ms.parse_win("123m456p789s1122z +1z", by="discard", events=["last-tile"]).packed
    legal = win.has_legal_copies, win.has_legal_seats
    assert (legal, win.needs_no_checks) == ((True, True), False)


@pytest.mark.parametrize(
    ("text", "alike"),
    [
        ("123m456p789s1122z +1z", False),
        ("1113m456p789s112z +2m", False),
        ("11123m456p789s11z +1m", True),
        ("111123m456p78s11z +9s", True),
        ("123m456p11s(999m) +1s", False),
        ("23m456p111s(111m) +1m", True),
        ("12m456p11s(1111z) +3m", False),
        ("12m5555p66p(1111z) +3m", True),
    ],
)
def test_four_alike_that_are_no_kong(text: str, alike: bool) -> None:
    features = ms.ruleset("mcr").features(ms.parse_win(text, by="discard"))
    assert bool(features.win_flags & flags.FOUR_ALIKE) == alike


SHAPES_WAITED_FOR = {
    "147m258p369s1133z": (flags.KNITTED_STRAIGHT, "1z 3z"),
    "1111335577p99s3z": (flags.SEVEN_PAIRS, "3z"),
    "113355p7799s224z": (flags.SEVEN_PAIRS | flags.SEVEN_DIFFERENT_PAIRS, "4z"),
    "19m19p19s1123456z": (flags.THIRTEEN_ORPHANS, "7z"),
    "147m258p369s1234z": (flags.HONORS_AND_KNITTED, "5z 6z 7z"),
}


@pytest.mark.parametrize("text", SHAPES_WAITED_FOR)
def test_special_shapes_are_waited_for_where_they_count(text: str) -> None:
    hand = ms.parse_hand(text).packed
    counting, kinds = SHAPES_WAITED_FOR[text]
    mask = sum(1 << parse_tile(kind) for kind in kinds.split())
    for shape in (0, *(flag for flag, _, _ in SHAPES)):
        assert waiting_kinds(hand, shape) == (mask if shape & counting else 0)


def test_one_tile_alone_is_no_suit() -> None:
    for suit in range(4):
        ranks = range(7 if suit == 3 else 9)
        assert [suit_readings(suit, 1 << 3 * rank) for rank in ranks] == [[] for _ in ranks]


def test_packed_hands() -> None:
    assert packed("1m(234m@N)(555z@S)(7777z@W)[2222s]") == {
        "size": 13,
        "crowded": False,
        "kongs": (2, 1),
        "sources": (0b1110, 0b1000),
    }
    assert packed("11111m") == {
        "size": 5,
        "crowded": True,
        "kongs": (0, 0),
        "sources": (0, 0),
    }
    assert packed("(777z)(777z)")["crowded"] is True
    assert packed("11m(123m)(111m)")["crowded"] is True
    assert (ms.parse_hand("11111m").packed.keys, ms.parse_hand("11111m").packed.counts) == (
        [0, 0, 0, 0],
        0,
    )


@pytest.mark.parametrize("text", ["99m1p", "9p1s", "9s1z", "1119m1119p1119s1117z"])
def test_the_keys_of_a_packed_hand_are_those_of_its_suits(text: str) -> None:
    assert ms.parse_hand(text).packed.keys == keys(text)


def test_fourteen_different_tiles_that_are_not_knitted() -> None:
    win = ms.parse_win("123456789m1234z +5z", by="discard")
    assert honors_and_knitted(win.packed) == []


def test_a_knitted_straight_with_a_rest_that_is_no_group_and_pair_waits_on_nothing() -> None:
    hand = ms.parse_hand("14m258p369s12345z").packed
    assert waiting_kinds(hand, flags.KNITTED_STRAIGHT) == 0


def test_waits_remember_no_suit_that_is_no_part_of_a_hand() -> None:
    assert waiting_kinds(ms.parse_hand("147m147p147s1234z").packed, 0) == 0
    assert suit_key([1, 0, 0, 1, 0, 0, 1, 0, 0]) not in waits_remembered[0]
