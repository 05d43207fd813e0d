"""Random options of the two Hong Kong rule sets, every option of the rules text among them."""

from __future__ import annotations

from random import Random


def custom_table(rng: Random) -> dict[str, dict[int, int]]:
    """Return a custom payment table: some fan in a row, odd points among them."""
    first = rng.randint(0, 4)
    fans = range(first, first + rng.randint(1, 9))
    columns = ["discarder", "self_draw"]
    if rng.random() < 0.5:
        columns.append("others")
    return {column: {fan: rng.randint(1, 99) for fan in fans} for column in columns}


def payment_table(rng: Random) -> object:
    """Return the name of a table, or a table."""
    name = rng.choice(
        ["hkma", "half-spicy", "full-spicy", "half-spicy-shared", "old-style", "custom"]
    )
    return custom_table(rng) if name == "custom" else name


def common_options(rng: Random) -> dict[str, object]:
    """Return options that both rule sets have, each drawn with some chance."""
    drawn: dict[str, object] = {
        "minimum": rng.choice([0, 1, 2, 3, 5, 8]),
        "cap": rng.choice([None, 1, 2, 5, 8, 10, 13, 20]),
        "concealed_kong_keeps_concealed": rng.random() < 0.7,
        "last_discard": rng.choice([0, 1, 1, 2]),
        "nine_gates": rng.choice(["any-wait", "nine-sided-on-discard", "nine-sided"]),
        "several_winners": rng.choice(["first", "all", "best"]),
        "false_win": rng.choice([0, 16]),
    }
    odds = {"several_winners": 0.05, "false_win": 0.05}
    return {name: value for name, value in drawn.items() if rng.random() < odds.get(name, 0.35)}


def four_player_options(rng: Random) -> dict[str, object]:
    """Options of ``hong-kong``."""
    drawn: dict[str, object] = {
        "payments": payment_table(rng),
        "pao_exempts_replacement": rng.random() < 0.7,
        "pao_on_discard": rng.choice(["discarder", "liable", "split"]),
        "robbed_kong_pays": rng.choice(["discard", "self-draw-total"]),
    }
    chosen = {name: value for name, value in drawn.items() if rng.random() < 0.5}
    return {**common_options(rng), **chosen}


def two_player_options(rng: Random) -> dict[str, object]:
    """Options of ``hong-kong-two-player``; the golden values rise with the fan."""
    options = common_options(rng)
    if rng.random() < 0.7:
        points = sorted(rng.randint(1, 999) for _ in range(8))
        options["golden"] = dict(zip(range(3, 11), points, strict=True))
    return options
