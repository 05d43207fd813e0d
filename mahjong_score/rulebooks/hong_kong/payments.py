"""The payment tables of Hong Kong rules, as plain data."""

import json
from collections.abc import Mapping
from typing import Final

from mahjong_score.rules._options import as_whole_number
from mahjong_score.rules._settlement import PaymentTable


def _doubled(amounts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(2 * amount for amount in amounts)


_H: Final = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)
_B: Final = (1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64)
_HKMA: Final = (16, 32, 48, 64, 96, 128, 192, 256)

PAYMENT_TABLES: Final[Mapping[str, PaymentTable]] = {
    # The figures of the rules page were lost: this one is inferred from its fan list and its form.
    "hkma": PaymentTable(
        first=3, discarder=_doubled(_HKMA), others=(0,) * len(_HKMA), self_draw=_HKMA
    ),
    "half-spicy": PaymentTable(
        first=0, discarder=_doubled(_H), others=(0,) * len(_H), self_draw=_H
    ),
    "full-spicy": PaymentTable(first=0, discarder=(2,), others=(0,), self_draw=(1,), doubles=True),
    "half-spicy-shared": PaymentTable(
        first=1, discarder=_H[1:], others=tuple(h // 2 for h in _H[1:]), self_draw=_H[1:]
    ),
    "old-style": PaymentTable(first=0, discarder=_doubled(_B), others=_B, self_draw=_doubled(_B)),
}

GOLDEN_FAN: Final = tuple(range(3, 11))


def as_payment_table(value: object) -> PaymentTable | str:
    """Convert the option `payments`: a name, a `PaymentTable`, or plain data.

    Plain data has a part for each column, ``{"discarder": {fan: points}, "others": {fan: points},
    "self_draw": {fan: points}}`` (``others`` may be left out, and ``"doubles": true`` be added), or
    is the JSON text of that. The fan of each part are the same whole numbers in a row.

    Raises:
        ValueError: It is none of these.

    """
    if isinstance(value, PaymentTable):
        return value
    if isinstance(value, str):
        if value in PAYMENT_TABLES:
            return value
        value = json.loads(value)
    if not isinstance(value, Mapping) or not {"discarder", "self_draw"} <= set(value):
        raise ValueError
    doubles = value.get("doubles", False)
    value = {name: part for name, part in value.items() if name != "doubles"}
    if not set(value) <= {"discarder", "self_draw", "others"} or not isinstance(doubles, bool):
        raise ValueError
    parts = {name: _by_fan(part) for name, part in value.items()}
    fans = list(parts["discarder"])
    others = parts.get("others") or dict.fromkeys(fans, 0)
    if fans != list(range(fans[0], fans[0] + len(fans))):
        raise ValueError
    if list(parts["self_draw"]) != fans or list(others) != fans:
        raise ValueError
    return PaymentTable(
        first=fans[0],
        discarder=tuple(parts["discarder"].values()),
        others=tuple(others.values()),
        self_draw=tuple(parts["self_draw"].values()),
        doubles=doubles,
    )


def _by_fan(part: object) -> dict[int, int]:
    if not isinstance(part, Mapping) or not part:
        raise ValueError
    points = {as_whole_number(fan): as_whole_number(amount) for fan, amount in part.items()}
    return dict(sorted(points.items()))


def as_golden(value: object) -> tuple[int, ...] | None:
    """Convert the option `golden` to the eight numbers for 3 to 10 fan.

    It is given as ``{3: N, ..., 10: N}``, as the eight numbers in a row, or as their text with
    commas.

    Raises:
        ValueError: A number is missing, or is not a whole number.

    """
    if value is None or value == "none":
        return None
    if isinstance(value, Mapping):
        golden = _by_fan(value)
        if tuple(golden) != GOLDEN_FAN:
            raise ValueError
        return tuple(golden.values())
    numbers = value.split(",") if isinstance(value, str) else value
    if not isinstance(numbers, list | tuple) or len(numbers) != len(GOLDEN_FAN):
        raise ValueError
    return tuple(map(as_whole_number, numbers))
