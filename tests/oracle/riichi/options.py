"""The switches of riichi: by profile, as a caller sets them, and random ones."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Options:
    """The switches that affect what a win is worth; the defaults are those of ``tenhou``."""

    open_tanyao: bool = True
    ippatsu: bool = True
    ura_dora: bool = True
    red_fives: bool = True
    kiriage: bool = False
    counted_yakuman: bool = True
    double_yakuman: bool = False
    stack_yakuman: bool = True
    double_wind_fu: int = 4
    renhou: str = "none"
    pao_four_kongs: bool = False
    pao_scope: str = "hand"
    pao_honba: str = "liable"
    honba_payment: int = 100


PROFILES: dict[str, dict[str, object]] = {
    "tenhou": {},
    "mahjong-soul": {"double_yakuman": True, "pao_scope": "yakuman"},
    "m-league": {
        "kiriage": True,
        "counted_yakuman": False,
        "double_wind_fu": 2,
        "pao_four_kongs": True,
        "pao_scope": "yakuman",
    },
    "ema": {
        "red_fives": False,
        "kiriage": True,
        "counted_yakuman": False,
        "stack_yakuman": False,
        "double_wind_fu": 2,
        "renhou": "mangan",
        "pao_scope": "yakuman",
        "pao_honba": "discarder",
    },
    "wrc": {
        "red_fives": False,
        "kiriage": True,
        "counted_yakuman": False,
        "stack_yakuman": False,
        "renhou": "five-han",
        "pao_scope": "yakuman",
        "pao_honba": "discarder",
    },
}
"""The switches in which each house differs from Tenhou."""

THREE_PLAYER_PROFILES = ("tenhou", "mahjong-soul")

UNASKED = {"profile", "several_winners", "nagashi_mangan", "false_win"}
"""Options that say nothing about the worth of one win."""


def read_options(options: dict[str, object]) -> Options:
    """Return the profile's switches, replaced by those that are given by name."""
    profile = PROFILES[str(options.get("profile", "tenhou"))]
    given = {name: value for name, value in options.items() if name not in UNASKED}
    chosen: dict[str, Any] = {**profile, **given}
    return Options(**chosen)


def random_switches(rng: Random) -> dict[str, object]:
    """Return switches, each drawn with some chance; red fives are seldom taken out."""
    drawn: dict[str, object] = {
        "open_tanyao": rng.random() < 0.2,
        "ippatsu": rng.random() < 0.2,
        "ura_dora": rng.random() < 0.2,
        "kiriage": rng.random() < 0.8,
        "counted_yakuman": rng.random() < 0.3,
        "double_yakuman": rng.random() < 0.8,
        "stack_yakuman": rng.random() < 0.3,
        "double_wind_fu": rng.choice([2, 2, 4]),
        "renhou": rng.choice(["none", "mangan", "mangan", "five-han", "yakuman"]),
        "pao_four_kongs": rng.random() < 0.8,
        "pao_scope": rng.choice(["hand", "yakuman", "yakuman"]),
        "pao_honba": rng.choice(["liable", "discarder", "discarder"]),
        "honba_payment": rng.choice([0, 100, 200, 500, 500, 1000]),
        "several_winners": rng.choice(["first", "two", "all"]),
        "nagashi_mangan": rng.random() < 0.5,
        "false_win": rng.choice(["mangan", "final"]),
    }
    odds = {"several_winners": 0.03, "nagashi_mangan": 0.03, "false_win": 0.03}
    chance = rng.choice([0.15, 0.35, 0.6])
    return {name: value for name, value in drawn.items() if rng.random() < odds.get(name, chance)}


def random_options(rng: Random) -> dict[str, object]:
    """Options of ``riichi``: a profile, switches, or both."""
    options = random_switches(rng) if rng.random() < 0.7 else {}
    if not options or rng.random() < 0.4:
        options["profile"] = rng.choice(list(PROFILES))
    takes_out = not PROFILES[str(options.get("profile", "tenhou"))].get("red_fives", True)
    if takes_out and rng.random() < 0.6:
        options["red_fives"] = True
    elif rng.random() < 0.05:
        options["red_fives"] = False
    return options


def random_three_player_options(rng: Random) -> dict[str, object]:
    """Options of ``riichi-three-player``: only two profiles, and the same switches."""
    options = random_switches(rng) if rng.random() < 0.7 else {}
    if not options or rng.random() < 0.4:
        options["profile"] = rng.choice(THREE_PLAYER_PROFILES)
    if rng.random() < 0.05:
        options["red_fives"] = False
    return options
