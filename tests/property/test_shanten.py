"""Properties of shanten: they agree with brute force, and with each other."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score._core import shanten as core
from tests.oracle import shanten as oracle
from tests.oracle.shanten import KINDS, PALETTES, Counts, parts, random_hand
from tests.property.strategies import seeds

SHAPES = {
    "simple": frozenset[str](),
    "hong-kong": frozenset({"thirteen-orphans"}),
    "zung-jung": frozenset({"seven-pairs", "thirteen-orphans"}),
}
MCR = SHAPES["zung-jung"] | {"honors-and-knitted", "knitted-straight"}


@st.composite
def hands(draw: st.DrawFn, size: int = 13) -> ms.Hand:
    """Draw a hand of the oracle's generator."""
    return random_hand(Random(draw(seeds())), draw(st.sampled_from(PALETTES)), size)


@st.composite
def knitted_hands(draw: st.DrawFn) -> ms.Hand:
    """Draw a hand that is near the knitted shapes, at times with a meld."""
    rng = Random(draw(seeds()))
    melds = [ms.Meld(rng.choice(oracle.GROUPS))] if rng.random() < 0.5 else []
    gone = Counter(int(tile) for meld in melds for tile in meld.tiles)
    concealed = [k for k in rng.choice(oracle.WAYS) if rng.random() < 0.8 and gone[k] < 4]
    deck = Counter(dict.fromkeys(range(KINDS), 4)) - gone - Counter(concealed)
    number = 13 - 3 * len(melds) - len(concealed)
    return ms.Hand(concealed + rng.sample(sorted(deck.elements()), number), melds)


@pytest.mark.parametrize("name", SHAPES)
@given(hand=hands() | hands(14))
@settings(max_examples=60)
def test_it_agrees_with_a_search_kind_by_kind(name: str, hand: ms.Hand) -> None:
    assert ms.shanten(hand, name) == oracle.shanten(*parts(hand), SHAPES[name])


@given(hand=knitted_hands() | hands())
@settings(max_examples=10)
def test_it_agrees_with_brute_force_over_the_knitted_shapes(hand: ms.Hand) -> None:
    assert ms.shanten(hand, "mcr") == oracle.shanten(*parts(hand), MCR)


THERE = (0, 8, *range(9, 18), 18, 26, *oracle.HONORS)
MISSING = tuple(0 if kind in THERE else 4 for kind in range(KINDS))


@given(seed=seeds())
@settings(max_examples=40)
def test_it_agrees_with_a_search_over_the_tiles_of_two_players(seed: int) -> None:
    """Neither 2m to 8m nor 2s to 8s are in the game."""
    rng = Random(seed)
    palette = rng.choice([THERE, [0, 8, *range(9, 18)], [0, 8, 18, 26, *oracle.HONORS]])
    hand = random_hand(rng, palette)
    held, melded, groups = parts(hand)
    gone = tuple(a + b for a, b in zip(MISSING, melded, strict=True))
    expected = oracle.shanten(held, gone, groups, SHAPES["hong-kong"])
    assert ms.shanten(hand, "hong-kong-two-player") == expected


@given(seed=seeds(), groups=st.integers(0, 1))
@settings(max_examples=40)
def test_small_hands_agree_with_every_target_one_by_one(seed: int, groups: int) -> None:
    held, gone = small_hand(Random(seed), groups)
    expected = oracle.kept_by_enumeration(held, gone, groups)
    assert most_kept(held, gone, groups) == expected
    assert oracle.kept_by_search(held, gone, groups) == expected


@given(seed=seeds())
@settings(max_examples=3)
def test_hands_with_two_melds_agree_with_every_target_one_by_one(seed: int) -> None:
    held, gone = small_hand(Random(seed), 2)
    assert most_kept(held, gone, 2) == oracle.kept_by_enumeration(held, gone, 2)


def small_hand(rng: Random, groups: int) -> tuple[Counts, Counts]:
    """Draw so many concealed tiles of few kinds, and what is gone of them."""
    palette = rng.choice(PALETTES)
    gone = [rng.choice([0, 0, 0, 1, 3, 4]) if kind in palette else 0 for kind in range(KINDS)]
    deck = [kind for kind in palette for _ in range(4 - gone[kind])]
    tiles = Counter(rng.sample(deck, min(len(deck), 3 * groups + rng.choice([1, 2]))))
    return tuple(tiles[kind] for kind in range(KINDS)), tuple(gone)


def most_kept(held: Counts, gone: Counts, groups: int) -> int:
    """Ask the core."""
    return core.most_kept(suits(held), suits(gone), groups, 0)


def suits(counts: Counts) -> list[int]:
    """Pack counts as four suit keys."""
    return [
        sum(count << 3 * rank for rank, count in enumerate(counts[first : first + 9]))
        for first in range(0, KINDS, 9)
    ]


@given(seed=seeds())
@settings(max_examples=15)
def test_small_hands_agree_with_exchanges_one_by_one(seed: int) -> None:
    """A hand is ready if a tile that is left completes it; else tiles are exchanged until it is.

    Four tiles beside three melds. A tile that was discarded does not come back.
    """
    rng = Random(seed)
    palette = rng.choice([range(9), [0, 1, 2, 3, 27, 28], [4, 5, 6, 13, 30]])
    deck = Counter(dict.fromkeys(palette, 4))
    gone = Counter(rng.sample(sorted(deck.elements()), 9))
    hand = rng.sample(sorted((deck - gone).elements()), 4)
    outside = [kind for kind in range(KINDS) if kind not in palette]
    # A group and a pair of tiles that are nowhere near may be made too: a few kinds are enough.
    kinds = [*palette, *[kind for kind in outside if kind % 9 in (0, 8) or kind > 30][:2]]
    held = tuple(Counter(hand)[kind] for kind in range(KINDS))
    taken = tuple(gone[kind] if kind in kinds else 4 for kind in range(KINDS))
    expected = exchanges(Counter(hand), gone, kinds)
    assert 4 - most_kept(held, taken, 1) == expected


def exchanges(hand: Counter[int], gone: Counter[int], kinds: list[int]) -> int:
    """Exchange tiles in every way, until one of the hands is ready."""
    left = Counter(dict.fromkeys(kinds, 4)) - gone - hand
    complete = [target for target in oracle.targets_of_groups(1) if set(target) <= set(kinds)]
    shanten = 0
    front = {tuple(sorted(hand.elements()))}
    seen = set(front)
    while True:
        for tiles in front:
            drawn = [kind for kind in kinds if left[kind] > Counter(tiles)[kind] - hand[kind]]
            if any(Counter(tiles) + Counter([kind]) in complete for kind in drawn):
                return shanten
        further = set()
        for tiles in front:
            for place in range(4):
                for kind in kinds:
                    if left[kind] > Counter(tiles)[kind] - hand[kind]:
                        further.add(tuple(sorted((*tiles[:place], *tiles[place + 1 :], kind))))
        front = further - seen
        seen |= front
        shanten += 1


@pytest.mark.parametrize("name", [*SHAPES, "mcr"])
@given(data=st.data())
@settings(max_examples=15)
def test_discards_say_what_the_shanten_of_their_hands_are(name: str, data: st.DataObject) -> None:
    """Each discard by `shanten` alone: the hand without it, and with each tile that is left."""
    hand = data.draw(hands(14) if name != "mcr" else hands(14) | knitted_hands().map(drawn))
    held = Counter(hand.concealed)
    total = Counter(tile.kind for meld in hand.melds for tile in meld.tiles) + held
    found = ms.discards(hand, name)
    assert sorted(one.tile for one in found) == sorted(set(hand.concealed))
    for one in found:
        rest = held - Counter([one.tile])
        less = ms.Hand(rest.elements(), hand.melds)
        assert one.shanten == ms.shanten(less, name)
        better = [
            kind
            for kind in range(KINDS)
            if total[kind] - (kind == one.tile) < 4
            and ms.shanten(ms.Hand([*rest.elements(), kind], hand.melds), name) < one.shanten
        ]
        assert one.ukeire == tuple(better)
        assert one.copies == sum(4 - total[kind] for kind in better)
    order = [(one.shanten, -one.copies, one.tile) for one in found]
    assert order == sorted(order)
    assert ms.shanten(hand, name) in (found[0].shanten, found[0].shanten - 1)


def drawn(hand: ms.Hand) -> ms.Hand:
    """Draw the first tile that is left."""
    total = Counter(tile.kind for meld in hand.melds for tile in meld.tiles)
    total += Counter(hand.concealed)
    return ms.Hand([*hand.concealed, next(k for k in range(KINDS) if total[k] < 4)], hand.melds)


@given(hand=hands())
def test_suits_may_change_their_names(hand: ms.Hand) -> None:
    """And the ranks of all suits may be read from 9 to 1, for groups and pairs have no order."""
    shifted = tuple(range(9, 27)) + tuple(range(9)) + oracle.HONORS
    mirrored = tuple(9 * (k // 9) + 8 - k % 9 for k in range(27)) + oracle.HONORS
    for name in (*SHAPES, "mcr"):
        for of in (shifted, mirrored):
            other = ms.Hand(
                [of[tile] for tile in hand.concealed],
                [ms.Meld([of[tile] for tile in meld.tiles]) for meld in hand.melds],
            )
            assert ms.shanten(other, name) == ms.shanten(hand, name)


def test_it_agrees_with_mahjong() -> None:
    """A slice of ``python -m tests.oracle.shanten``."""
    found = oracle.compare(2000, seed=11, every=300)
    assert found.wrong == ()
    assert 0 < sum(found.differing.values()) < 40
