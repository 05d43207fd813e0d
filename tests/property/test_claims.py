"""Claims of random hands equal those of the naive model, and so does who gets the tile."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._wins import load_win
from mahjong_score.play._claims import Claim, Claims, award, claims, declarations
from tests.oracle.claims import Found, awarded, on_discard, on_own_turn
from tests.oracle.draft import as_json
from tests.oracle.generate import random_draft
from tests.oracle.registry import RULESETS

Data = dict[str, Any]


ORPHANS = ("thirteen-orphans", "kokushi-musou", "kokushi-juusanmen")


@st.composite
def offers(draw: st.DrawFn, name: str, by: str) -> tuple[Data, Data]:
    """Draw a hand and a tile, and options: a hand that wins, or with tiles changed."""
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    entry = RULESETS[name]
    draft = random_draft(rng, entry)
    kinds = entry.game.kinds
    for _ in range(rng.choice([0, 0, 0, 1, 2, 5])):
        if draft.concealed and not draft.concealed[0].endswith("f"):
            draft.concealed[0] = rng.choice(kinds)
            rng.shuffle(draft.concealed)
    if rng.random() < 0.4:
        near = [tile for tile in draft.concealed if tile in kinds]
        draft.tile = rng.choice(near or kinds)
    if rng.random() < 0.2:
        draft.tile = rng.choice(kinds)
    if rng.random() < 0.1:
        draft.concealed += rng.choices(kinds, k=1)
    if rng.random() < 0.1 and len(draft.concealed) > 1:
        draft.concealed.pop()
    draft.by = by
    draft.liable = None
    draft.payer = None if by == "self-draw" else rng.choice(entry.game.seats)
    draft.events = ["last-tile"] if rng.random() < 0.15 else []
    win = as_json(rng, draft)
    # What only one rule set knows, the naive model does not, nor red fives.
    for key in ("dora", "ura", "honba", "sticks", "north"):
        win.pop(key, None)
    for key in ("hand", "tile"):
        win[key] = str(win[key]).replace("0", "5")
    win = {"seat": "E", "round": "E", "events": [], **win}
    return win, entry.options(rng) if rng.random() < 0.5 else {}


def found(answer: Claims) -> Found:
    """Tell the claims as the model does."""
    possible = {
        f"{c.kind} {c.score.total}" if c.score is not None else f"{c.kind} {c.meld}"
        for c in answer.possible
    }
    assert len(possible) == len(answer.possible)
    return possible, {str(refusal.kind): refusal.reason for refusal in answer.refused}


def assert_every_kind_has_its_answer(answer: Claims, kinds: set[str]) -> None:
    """Each is possible, or refused once with a reason that can be said in every language."""
    possible = {str(claim.kind) for claim in answer.possible}
    refused = [str(refusal.kind) for refusal in answer.refused]
    assert possible | set(refused) == kinds
    assert len(possible) + len(refused) == len(kinds)
    for refusal in answer.refused:
        texts = [refusal.message(lang) for lang in LANGUAGES]
        assert all(text and "{" not in text for text in texts)
        assert answer.refusal(refusal.kind) is refusal


@pytest.mark.parametrize("name", ms.rulesets())
@given(data=st.data())
def test_claims_on_a_discard_equal_those_of_the_model(name: str, data: st.DataObject) -> None:
    win, options = data.draw(offers(name, "discard"))
    answer = claims(load_win(win), ms.ruleset(name, **options))
    assert found(answer) == on_discard(name, win, options)
    assert_every_kind_has_its_answer(answer, {"win", "kong", "pong", "chow"})


@pytest.mark.parametrize("name", ms.rulesets())
@given(data=st.data())
def test_declarations_on_the_own_turn_equal_those_of_the_model(
    name: str, data: st.DataObject
) -> None:
    win, options = data.draw(offers(name, "self-draw"))
    answer = declarations(load_win(win), ms.ruleset(name, **options))
    assert found(answer) == on_own_turn(name, win, options)
    assert_every_kind_has_its_answer(answer, {"win", "concealed-kong", "added-kong"})


@pytest.mark.parametrize("name", ms.rulesets())
@given(data=st.data())
def test_only_thirteen_orphans_rob_a_concealed_kong(name: str, data: st.DataObject) -> None:
    """And only where the rule set lets them; an added kong is robbed by any win."""
    win, options = data.draw(offers(name, "robbed-kong"))
    rules = ms.ruleset(name, **options)
    read = load_win(win)
    verdict = ms.check(read, rules)
    wins = ["win"] if verdict.ok else []
    assert [claim.kind for claim in claims(read, rules).possible] == wins
    counted = () if verdict.score is None else verdict.score.patterns
    orphans = any(pattern.id in ORPHANS for pattern in counted)
    may = wins if orphans and name.startswith(("hong-kong", "riichi")) else []
    assert [c.kind for c in claims(read, rules, concealed_kong=True).possible] == may


@pytest.mark.parametrize("several", ["first", "best", "all"])
@given(data=st.data())
def test_who_gets_a_tile_equals_the_model(several: str, data: st.DataObject) -> None:
    """Each other seat claims one of the things that it may, or nothing."""
    rules = ms.ruleset("simple", several_winners=several)
    source = data.draw(st.sampled_from("ESWN"))
    claimed: dict[str, Claim] = {}
    for seat in "ESWN".replace(source, ""):
        hand = data.draw(st.sampled_from(HANDS))
        win = ms.parse_win(f"{hand} +3m", by="discard", seat=seat, payer=source)
        choices = [None, *claims(win, rules).possible]
        claim = data.draw(st.sampled_from(choices))
        if claim is not None:
            claimed[seat] = claim
    order = data.draw(st.permutations(list(claimed.values())))
    plain = {
        seat: (str(claim.kind), claim.score.total if claim.score is not None else 0)
        for seat, claim in claimed.items()
    }
    expected = awarded("ESWN", source, plain, several)
    assert [claim.seat for claim in award(order, rules)] == expected


# Hands that win on 3m for 20 to 24 points, and that claim it for melds.
HANDS = [
    "12m456p789s11222z",
    "12m456p789s11666z",
    "12m456p789s12311s",
    "3m456p789s123s666z",
    "333m456p789s11z2m",
    "33m456p789s11z24m",
    "12m456p789s1123z5z",
    "147p258p369s1234z",
]
