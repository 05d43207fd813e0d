"""PyPI's `mahjong`, a scorer of Japanese rules in Python, to compare speeds with.

It answers the same question as ours: yaku, han, fu and what is paid. Its arguments are prepared
here, outside of the timing. It is in the extra ``bench``.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from mahjong_score._core.kinds import EAST
from mahjong_score._core.packed_hand import CHOW, CONCEALED_KONG, PONG
from mahjong_score._hands.seats import SEAT_INDEX
from mahjong_score._hands.tiles import Tile
from mahjong_score._hands.win import BY_DISCARD, BY_ROBBED_KONG, BY_SELF_DRAW, Event, Win

_FIVES: Final = (4, 13, 22)


def numbers(tiles: Iterable[Tile], *, reds: bool | None = None) -> list[int]:
    """Return tiles as ids of 136: four of each kind, of the fives the first is the red one.

    ``reds`` says whether the first is red; if left out, it is if one of the tiles is a red five.
    """
    tiles = list(tiles)
    plain_fives_begin = int(any(tile.is_red_five for tile in tiles) if reds is None else reds)
    used: Counter[int] = Counter()
    found = []
    for tile in tiles:
        copy = 0
        if not tile.is_red_five:
            copy = used[tile.kind] + (plain_fives_begin if tile.kind in _FIVES else 0)
            used[tile.kind] += 1
        found.append(4 * tile.kind + copy % 4)
    return found


def _melds(win: Win) -> list[Any]:
    from mahjong.meld import Meld

    names = {CHOW: Meld.CHI, PONG: Meld.PON}
    return [
        Meld(
            names.get(meld.packed.form, Meld.KAN),
            tiles=numbers(meld.tiles),
            opened=meld.packed.form != CONCEALED_KONG,
        )
        for meld in win.hand.melds
    ]


def _config(win: Win, *, three_players: bool) -> Any:
    """Return the circumstances of a win under the default options, those of Tenhou."""
    from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules

    events = win.events
    melded = [tile for meld in win.hand.melds for tile in meld.tiles]
    reds = any(tile.is_red_five for tile in (*win.hand.concealed, *melded, win.tile))
    last = Event.LAST_TILE in events
    return HandConfig(
        is_tsumo=win.by is BY_SELF_DRAW,
        is_riichi=Event.RIICHI in events and Event.DOUBLE_RIICHI not in events,
        is_ippatsu=Event.IPPATSU in events,
        is_rinshan=not events.isdisjoint((Event.KONG_REPLACEMENT, Event.CONSECUTIVE_KONGS)),
        is_chankan=win.by is BY_ROBBED_KONG,
        is_haitei=last and win.by is BY_SELF_DRAW,
        is_houtei=last and win.by is BY_DISCARD,
        is_daburu_riichi=Event.DOUBLE_RIICHI in events,
        is_tenhou=Event.HEAVENLY_HAND in events,
        is_chiihou=Event.EARTHLY_HAND in events,
        player_wind=EAST + SEAT_INDEX[win.seat],
        round_wind=EAST + SEAT_INDEX[win.round],
        kyoutaku_number=win.sticks,
        tsumi_number=win.honba,
        options=OptionalRules(
            has_open_tanyao=True,
            has_aka_dora=reds,
            has_double_yakuman=False,
            limit_to_sextuple_yakuman=False,
            is_three_player=three_players,
        ),
        num_nuki_dora=win.north,
    )


def arguments_of(win: Win, *, three_players: bool) -> tuple[Any, ...]:
    """Return the positional arguments of `estimate_hand_value` for a win."""
    from mahjong.hand_calculating.scores import ScoresCalculator

    melded = [tile for meld in win.hand.melds for tile in meld.tiles]
    tiles = numbers([*win.hand.concealed, *melded, win.tile])
    return (
        tiles,
        tiles[-1],
        _melds(win),
        [4 * tile.kind for tile in win.dora],
        _config(win, three_players=three_players),
        ScoresCalculator,
        [4 * tile.kind for tile in win.ura],
    )


def estimator() -> Callable[..., Any] | None:
    """Return `estimate_hand_value`, or None if the package is not installed."""
    try:
        from mahjong.hand_calculating.hand import HandCalculator
    except ModuleNotFoundError:
        return None
    return HandCalculator.estimate_hand_value
