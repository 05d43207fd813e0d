"""The scorer of PyPI's `riichienv`, an environment for Japanese rules in Rust.

It is called in two ways: by its Python class, as its readme has it, and by the Rust class beneath,
without the work that the Python class does in each call.
"""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, Final

from benchmarks.riichi_reference import numbers
from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, PONG
from mahjong_score._hands.seats import SEAT_INDEX
from mahjong_score._hands.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win
from tests.proofs.peers.peer import Answer, Case, Cause, Peer, PythonSession, Session
from tests.proofs.peers.riichi_causes import COUNTED_YAKUMAN, double_yakuman, four_plain_fives


def _riichienv() -> Any:
    try:
        import riichienv
    except ModuleNotFoundError:
        return None
    return riichienv


def tiles_and_melds(library: Any, win: Win) -> tuple[list[int], list[Any], int]:
    """Return the concealed tiles, the melds and the winning tile; no id of the 136 comes twice."""
    hand = win.hand
    ids = numbers(
        [*hand.concealed, *[tile for meld in hand.melds for tile in meld.tiles], win.tile],
        reds=True,
    )
    place = len(hand.concealed)
    forms = library.MeldType
    names = {CHOW: forms.Chi, PONG: forms.Pon, CONCEALED_KONG: forms.Ankan}
    melds = []
    for meld in hand.melds:
        form = meld.packed.form
        tiles = ids[place : place + len(meld.tiles)]
        place += len(meld.tiles)
        melds.append(
            library.Meld(names.get(form, forms.Daiminkan), sorted(tiles), form != CONCEALED_KONG)
        )
    return sorted(ids[: len(hand.concealed)]), melds, ids[-1]


def conditions(library: Any, win: Win, *, three_players: bool) -> Any:
    """Return the circumstances of a win, without honba and deposits, which are not compared."""
    events = win.events
    last = Event.LAST_TILE in events
    return library.Conditions(
        tsumo=win.by is BY_SELF_DRAW,
        riichi=Event.RIICHI in events and Event.DOUBLE_RIICHI not in events,
        double_riichi=Event.DOUBLE_RIICHI in events,
        ippatsu=Event.IPPATSU in events,
        haitei=last and win.by is BY_SELF_DRAW,
        houtei=last and win.by is BY_DISCARD,
        rinshan=not events.isdisjoint((Event.KONG_REPLACEMENT, Event.CONSECUTIVE_KONGS)),
        chankan=win.by is BY_ROBBED_KONG,
        tsumo_first_turn=not events.isdisjoint((Event.HEAVENLY_HAND, Event.EARTHLY_HAND)),
        player_wind=SEAT_INDEX[win.seat],
        round_wind=SEAT_INDEX[win.round],
        kita_count=win.north,
        is_sanma=three_players,
        num_players=3 if three_players else 4,
    )


def read(result: Any, *, opponents: int) -> Answer:
    """Return han, fu (None for yakuman) and the sum paid."""
    if not result.is_win:
        return None
    points = result.ron_agari
    if not points:
        # A dealer is paid by no dealer: all pay the share of the others.
        dealers = 1 if result.tsumo_agari_oya else 0
        points = result.tsumo_agari_oya + (opponents - dealers) * result.tsumo_agari_ko
    return result.han, None if result.yakuman else result.fu, points


def opener(ruleset: str, *, core: bool) -> Callable[[Sequence[Case]], Session | None]:
    """Return a function that opens a session for a rule set."""
    three_players = ruleset == "riichi-three-player"

    def open_session(cases: Sequence[Case]) -> Session | None:
        library = _riichienv()
        if library is None:
            return None
        name = "HandEvaluator3P" if three_players else "HandEvaluator"

        def ready(win: Win) -> tuple[Any, ...]:
            tiles, melds, tile = tiles_and_melds(library, win)
            indicators = numbers(win.dora), numbers(win.ura)
            circumstances = conditions(library, win, three_players=three_players)
            evaluator = getattr(library, name)(tiles, melds)
            if core:
                beneath = type(evaluator.calc_rust)(sorted([*tiles, tile]), melds)
                circumstances = library.hand._to_rust_conditions(circumstances)
                return beneath.calc, tile, *indicators, circumstances
            return evaluator.calc, tile, indicators[0], circumstances, indicators[1]

        return PythonSession(
            version("riichienv"),
            cases,
            ready,
            lambda arguments: arguments[0](*arguments[1:]),
            lambda result: read(result, opponents=2 if three_players else 3),
        )

    return open_session


def causes(ruleset: str) -> tuple[Cause, ...]:
    """Return the known causes of disagreement for a rule set."""
    return (
        double_yakuman(ruleset),
        four_plain_fives(ruleset, "has ids of 136 tiles, in which a suit's first five is red"),
        COUNTED_YAKUMAN,
    )


PEERS: Final = tuple(
    Peer(
        name="riichienv's Rust class" if core else "riichienv",
        language="Rust",
        work="score",
        ruleset=ruleset,
        install="pip install '.[peers]'",
        compared=("han", "fu", "points"),
        open=opener(ruleset, core=core),
        causes=causes(ruleset),
    )
    for ruleset in ("riichi", "riichi-three-player")
    for core in (False, True)
)
