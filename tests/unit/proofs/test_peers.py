"""The comparison with other libraries: causes, grouping, and peers that are not installed."""

import re
from pathlib import Path

import pytest

import mahjong_score as ms
from tests.proofs.peers import __main__ as command
from tests.proofs.peers import comparing, hk_mahjong, mahjong_gb, shanten
from tests.proofs.peers.comparing import PEERS, cases_of, disagreements
from tests.proofs.peers.peer import Answer, Case, Cause, Peer
from tests.proofs.peers.riichi_causes import with_a_red_five

ROOT = Path(__file__).parents[3]
HANDS = 150


def words(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def cause(name: str, holds: bool) -> Cause:
    return Cause(name, "a-page.md", "a rule", "does otherwise", lambda case, theirs: holds)


def case(total: int) -> Case:
    return Case(ms.parse_win("11p22s234567m333z +1p", by="self-draw", round="W"), (total,))


class Session:
    """A peer that gives the answers it was told."""

    version = "9"

    def __init__(self, answers: list[Answer]) -> None:
        self.told = answers

    def answers(self) -> list[Answer]:
        return self.told

    def times(self) -> list[int]:
        return [3000] * len(self.told)

    def close(self) -> None:
        pass


def peer(answers: list[Answer] | None, *causes: Cause) -> Peer:
    """A peer with these answers, or one that is not installed."""
    return Peer(
        name="other",
        language="Cobol",
        work="score",
        ruleset="hong-kong",
        install="install other",
        compared=("fan",),
        open=lambda cases: None if answers is None else Session(answers),
        causes=causes,
    )


@pytest.mark.parametrize(
    "known", {known.name: known for peer in PEERS for known in peer.causes}.values()
)
def test_the_rule_of_each_cause_is_in_its_page_word_for_word(known: Cause) -> None:
    (page,) = (ROOT / "docs").rglob(known.page)
    assert words(known.rule) in words(page.read_text(encoding="utf-8"))


def test_the_first_cause_that_holds_explains_a_disagreement() -> None:
    causes = cause("never", False), cause("first", True), cause("second", True)
    (found,) = disagreements([case(3), case(4)], [(3,), (5,)], causes)
    assert (found.case.ours, found.theirs, found.cause) == ((4,), (5,), causes[1])


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: Peer
) -> tuple[int, str]:
    monkeypatch.setattr(command, "PEERS", (asked,))
    monkeypatch.setattr(comparing, "cases_of", lambda peer: [case(3), case(4)])
    monkeypatch.setattr("sys.argv", ["peers", "--rounds", "1"])
    return command.main(), capsys.readouterr().out


def test_a_disagreement_with_no_known_cause_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = run(monkeypatch, capsys, peer([(3,), None], cause("never", False)))
    assert status == 1
    assert "agrees on 1 of 2 hands (fan)" in out
    assert "NO KNOWN CAUSE, 1 hands" in out
    assert "4 fan here, no win there" in out


def test_a_disagreement_with_a_known_cause_is_listed_with_its_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = run(monkeypatch, capsys, peer([(3,), (9,)], cause("known", True)))
    assert status == 0
    assert "  known, 1 hands: other does otherwise\n    by a-page.md: a rule\n" in out
    assert "4 fan here, 9 fan there" in out


def test_a_peer_that_is_not_installed_is_named_and_passed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, capsys, peer(None)) == (
        0,
        "other (Cobol) is not installed: install other\n",
    )


def test_node_and_its_packages_may_be_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(hk_mahjong.VARIABLE, str(tmp_path))
    assert hk_mahjong.node_modules() == tmp_path
    assert hk_mahjong.open_session([]) is None
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.delenv(hk_mahjong.VARIABLE)
    assert hk_mahjong.node_modules() == hk_mahjong.HERE / "node_modules"
    assert hk_mahjong.open_session([]) is None


def test_the_c_extension_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mahjong_gb, "fan_calculator", lambda: None)
    assert mahjong_gb.open_session([]) is None


def test_the_symbols_for_node_are_those_of_unicode() -> None:
    win = ms.parse_win("19m19p19s123467z5z +5z", by="robbed-kong", seat="S", events=[])
    asked = hk_mahjong.asked(win)
    assert "".join(asked["tiles"]) == "🀇🀏🀙🀡🀐🀘🀀🀁🀂🀃🀆🀅🀄🀆"
    assert [key for key, value in asked["config"].items() if value is True] == [
        "fullyConcealedHand",
        "robbingKong",
    ]


def test_what_node_calls_infinite_is_our_cap() -> None:
    assert [hk_mahjong.read(value) for value in ("limit", 12, 4, None)] == [
        (10,),
        (10,),
        (4,),
        None,
    ]


def test_one_of_four_plain_fives_is_made_red() -> None:
    win = ms.parse_win("4088m888p567s[5555p] +6m", by="discard", seat="W")
    assert str(with_a_red_five(win).hand) == "4088m888p567s[0555p]"
    win = ms.parse_win("3334555566677s +7s", by="discard", seat="W")
    assert str(with_a_red_five(win).hand) == "3334055566677s"
    three = ms.parse_win("3334555666777s +7s", by="discard", seat="W")
    assert with_a_red_five(three) == three


def test_exchanged_hands_have_as_many_tiles_and_are_the_same_each_time() -> None:
    wins = [found.win for found in cases_of(shanten.PEERS[0], HANDS)]
    assert all(win.hand.packed.has_legal_copies for win in wins)
    assert shanten.exchanged_wins(wins[:3]) == shanten.exchanged_wins(wins[:3])
    assert len({ms.shanten(win.hand, "riichi") for win in wins}) > 3


@pytest.mark.parametrize("asked", PEERS, ids=lambda peer: f"{peer.name}-{peer.ruleset}")
def test_every_disagreement_on_some_sample_hands_has_a_known_cause(asked: Peer) -> None:
    cases = cases_of(asked, HANDS)
    session = asked.open(cases)
    if session is None:
        pytest.skip(f"{asked.name} is not installed")
    try:
        answers = session.answers()
    finally:
        session.close()
    found = disagreements(cases, answers, asked.causes)
    assert [(str(each.case.win), each.theirs) for each in found if each.cause is None] == []
    assert len(found) < HANDS / 4
