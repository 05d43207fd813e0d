"""Melds for codes whose tiles are numbers, ids or kinds, and that have no form of melds.

Each is a mapping: ``tiles`` with the numbers, ``from`` with the seat that it was claimed from, if
that is known, and ``concealed`` if it is a concealed kong.
"""

from collections.abc import Mapping
from itertools import islice
from typing import Final, TypedDict

from mahjong_score._core.packed_hand import CONCEALED_KONG
from mahjong_score._hands.hand import Meld
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score.errors import shown
from mahjong_score.interop._reader import MOST_MELDS, Reader

NumberMeld = TypedDict(
    "NumberMeld", {"tiles": list[int], "from": str, "concealed": bool}, total=False
)
_KEYS: Final = ("tiles", "from", "concealed")
_SEATS: Final = {str(seat): seat for seat in SEATS}


def read_melds(reader: Reader, melds: object) -> None:
    """Read melds of numbers into a reader."""
    for index, value in enumerate(reader.items(melds, "melds", MOST_MELDS)):
        key = f"melds[{index}]"
        if isinstance(value, Mapping):
            _read_meld(reader, value, key, index)
        else:
            reader.unknown_meld(key, index, value)


def _read_meld(reader: Reader, value: Mapping[object, object], key: str, index: int) -> None:
    for name in islice(value, MOST_MELDS):
        if name not in _KEYS:
            known = ", ".join(_KEYS)
            reader.problem("unknown-key", key=key, index=index, expected=known, found=shown(name))
    source: Seat | None = None
    seat = value.get("from")
    concealed = value.get("concealed", False)
    if not isinstance(concealed, bool):
        found = shown(concealed)
        place = f"{key}.concealed"
        reader.problem("bad-value", key=place, expected="true or false", found=found)
    if seat is not None:
        source = _SEATS.get(seat) if isinstance(seat, str) else None
        place = f"{key}.from"
        if concealed is True:
            reader.problem("seat-of-concealed-kong", key=place, found=shown(seat))
        elif source is None:
            expected = ", ".join(_SEATS)
            reader.problem("bad-word", key=place, expected=expected, found=shown(seat))
    tiles = reader.tiles(value.get("tiles"), f"{key}.tiles", 4)
    reader.add_meld(key, index, tiles, CONCEALED_KONG if concealed is True else None, source)


def number_meld(meld: Meld, tiles: list[int]) -> NumberMeld:
    """Return a meld as a mapping, its tiles being these numbers."""
    written: NumberMeld = {"tiles": tiles}
    if meld.claimed_from is not None:
        written["from"] = str(meld.claimed_from)
    if meld.concealed:
        written["concealed"] = True
    return written
