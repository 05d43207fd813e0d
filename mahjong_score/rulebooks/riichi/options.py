"""The switches of Japanese rules, and the profiles: frozen data over the switches.

Each switch has a value for `tenhou`, `mahjong-soul`, `m-league`, `ema` (2025) and `wrc` (2022), in
this order; docs/reference/rules/riichi.md says which are uncertain.
"""

from typing import Final, TypeVar

from attrs import frozen

from mahjong_score.rules._options import choice, number_among, whole_number, yes_no
from mahjong_score.rules._ruleset import Ruleset

PROFILES: Final = ("tenhou", "mahjong-soul", "m-league", "ema", "wrc")

_T = TypeVar("_T")


def _by_profile(*values: _T) -> dict[str, _T]:
    return dict(zip(PROFILES, values, strict=True))


@frozen(repr=False)
class RiichiOptions(Ruleset):
    """The switches; `profile` sets those that are not given."""

    profile: str = choice("tenhou", PROFILES, "Whose rules.")
    open_tanyao: bool = yes_no(True, "Whether tanyao counts for an open hand.")
    ippatsu: bool = yes_no(True, "Whether ippatsu counts.")
    ura_dora: bool = yes_no(True, "Whether ura-dora count.")
    red_fives: bool = yes_no(
        _by_profile(True, True, True, False, False), "Whether there are red fives."
    )
    kiriage: bool = yes_no(
        _by_profile(False, False, True, True, True),
        "Whether 4 han 30 fu and 3 han 60 fu are rounded up to a mangan.",
    )
    counted_yakuman: bool = yes_no(
        _by_profile(True, True, False, False, False),
        "Whether 13 han of yaku and bonus are a yakuman, or a sanbaiman.",
    )
    double_yakuman: bool = yes_no(
        _by_profile(False, True, False, False, False),
        "Whether the double forms of yakuman count twice.",
    )
    stack_yakuman: bool = yes_no(
        _by_profile(True, True, True, False, False), "Whether several yakuman add up."
    )
    double_wind_fu: int = number_among(
        _by_profile(4, 4, 2, 2, 4),
        (2, 4),
        "The fu of a pair of a wind that is seat and round wind.",
    )
    renhou: str = choice(
        _by_profile("none", "none", "none", "mangan", "five-han"),
        ("none", "mangan", "five-han", "yakuman"),
        "What the hand of man is: nothing; alone 5 han, where the rest pays less; 5 han more; a"
        " yakuman.",
    )
    pao_four_kongs: bool = yes_no(
        _by_profile(False, False, True, False, False),
        "Whether a stated player is liable for suukantsu.",
    )
    pao_scope: str = choice(
        _by_profile("hand", "yakuman", "yakuman", "yakuman", "yakuman"),
        ("hand", "yakuman"),
        "Whether the liable player answers for the whole hand, or for that yakuman only.",
    )
    pao_honba: str = choice(
        _by_profile("liable", "liable", "liable", "discarder", "discarder"),
        ("liable", "discarder"),
        "Who pays the honba when the liable player and the discarder share.",
    )
    honba_payment: int = whole_number(100, "What each payer of a self-draw pays for a honba.")
    several_winners: str = choice(
        _by_profile("two", "all", "first", "all", "first"),
        ("first", "two", "all"),
        "Who wins when several claim one discard; with `two`, three winners draw the hand.",
    )
    nagashi_mangan: bool = yes_no(
        _by_profile(True, True, False, False, False),
        "Whether a drawn hand pays a mangan to who discarded only unclaimed terminals and honors.",
    )
    false_win: str = choice(
        _by_profile("mangan", "mangan", "final", "final", "final"),
        ("mangan", "final"),
        "What a chombo costs: a mangan self-draw the other way round, or points at the end.",
    )
