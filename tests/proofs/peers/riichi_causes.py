"""Known causes of disagreement with scorers of Japanese rules.

Each cause predicts the peer's answer to a hand, by scoring it again as the peer takes it.
"""

from typing import Final

from attrs import evolve

import mahjong_score as ms
from tests.proofs.peers.peer import Answer, Case, Cause, score_answer

FIVES: Final = (4, 13, 22)
REDS: Final = tuple(ms.parse_tile(f"0{suit}") for suit in "mps")
PAGE: Final = "riichi.md"


def answer(win: ms.Win, rules: ms.Ruleset) -> Answer:
    """Return our answer to a win under some rules."""
    return score_answer(ms.score(win, rules))


def with_a_red_five(win: ms.Win) -> ms.Win:
    """Return the win with one five made red in each suit of which it has four plain ones."""
    for five, red in zip(FIVES, REDS, strict=True):
        plain = ms.Tile(five)
        hand = win.hand
        everywhere = [*hand.concealed, *[tile for meld in hand.melds for tile in meld.tiles]]
        if [*everywhere, win.tile].count(plain) < 4:
            continue
        if plain in hand.concealed:
            place = hand.concealed.index(plain)
            tiles = (*hand.concealed[:place], red, *hand.concealed[place + 1 :])
            win = evolve(win, hand=ms.Hand(tiles, hand.melds))
        else:
            melds = [
                evolve(meld, tiles=(red, *meld.tiles[1:])) if set(meld.tiles) == {plain} else meld
                for meld in hand.melds
            ]
            win = evolve(win, hand=ms.Hand(hand.concealed, melds))
    return win


def four_plain_fives(ruleset: str, theirs: str) -> Cause:
    """Return the cause: of four plain fives of a suit the peer takes one for red."""
    rules = ms.ruleset(ruleset)
    return Cause(
        name="four-plain-fives",
        page=PAGE,
        rule="Four plain fives of a suit are accepted",
        theirs=theirs,
        holds=lambda case, found: found == answer(with_a_red_five(case.win), rules),
    )


def double_yakuman(ruleset: str) -> Cause:
    """Return the cause: forms that the peer counts as two yakuman."""
    rules = ms.ruleset(ruleset, double_yakuman=True)
    return Cause(
        name="double-yakuman",
        page=PAGE,
        rule="With options that count double forms twice, `daisuushii`, `suuankou-tanki`,"
        " `kokushi-juusanmen` and `junsei-chuuren-poutou` are 26.",
        theirs="counts the double forms of yakuman twice, and its evaluator has no option for it",
        holds=lambda case, found: found == answer(case.win, rules),
    )


def _takes_a_counted_one(case: Case, found: Answer) -> bool:
    """Whether the points are the same, but with fu: it counted han where there is a yakuman."""
    if case.ours is None or found is None:
        return False
    _, fu, points = case.ours
    return fu is None and found[1] is not None and found[2] == points


COUNTED_YAKUMAN: Final = Cause(
    name="counted-yakuman",
    page=PAGE,
    rule="then a yakuman goes before a counted one",
    theirs="prefers the reading with more han, a counted yakuman that is paid the same",
    holds=_takes_a_counted_one,
)
