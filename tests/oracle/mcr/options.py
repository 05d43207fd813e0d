"""The options of the Chinese official rules: those of a win, and random ones."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Options:
    """The options by name; the defaults are those of 98 with MIL25."""

    minimum: int = 8
    two_concealed_kongs: int = 6
    mixed_kongs: int = 5
    inherent_fully_concealed: bool = False
    seven_pairs_hog: bool = True
    nine_gates_pungs: str = "mil25"
    knitted_wait: bool = True
    cap: int | None = None

    def points(self) -> dict[str, int]:
        """The points that are options."""
        return {
            "two-concealed-kongs": self.two_concealed_kongs,
            "concealed-kong-and-melded-kong": self.mixed_kongs,
        }


EMA: dict[str, object] = {
    "two_concealed_kongs": 8,
    "mixed_kongs": 6,
    "inherent_fully_concealed": True,
    "seven_pairs_hog": False,
    "nine_gates_pungs": "none",
    "knitted_wait": False,
}
"""GB06 as the EMA plays it: ``profile="ema"``. What it does not list is as in the default."""

UNASKED = {"profile", "false_win", "several_winners"}
"""Options that say nothing about the worth of one win."""


def read_options(options: dict[str, object]) -> Options:
    """Return the profile's options, replaced by those that are given by name."""
    profile = EMA if options.get("profile") == "ema" else {}
    given = {name: value for name, value in options.items() if name not in UNASKED}
    chosen: dict[str, Any] = {**profile, **given}
    return Options(**chosen)


def random_options(rng: Random) -> dict[str, object]:
    """Return random options of ``mcr``, each drawn with some chance."""
    drawn: dict[str, object] = {
        "profile": "ema",
        "minimum": rng.choice([0, 0, 1, 6, 8, 12, 24]),
        "two_concealed_kongs": rng.choice([6, 8]),
        "mixed_kongs": rng.choice([0, 0, 5, 6]),
        "inherent_fully_concealed": rng.random() < 0.6,
        "seven_pairs_hog": rng.random() < 0.3,
        "nine_gates_pungs": rng.choice(["mil25", "none", "none"]),
        "knitted_wait": rng.random() < 0.4,
        "cap": rng.choice([None, 20, 50, 88]),
        "false_win": rng.choice(["98", "ema", "mil25"]),
        "several_winners": "first",
    }
    odds = {
        "profile": 0.3,
        "minimum": 0.7,
        "cap": 0.15,
        "knitted_wait": 0.5,
        "nine_gates_pungs": 0.5,
        "seven_pairs_hog": 0.5,
        "false_win": 0.05,
        "several_winners": 0.05,
    }
    return {name: value for name, value in drawn.items() if rng.random() < odds.get(name, 0.3)}
