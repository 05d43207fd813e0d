"""A win under construction, which can be written as JSON in varying forms."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.oracle.naive import Meld


@dataclass
class Draft:
    """The parts of a win, which may be changed freely. ``concealed`` may hold bonus tiles.

    ``extra`` holds the further keys of a rule set, such as ``dora``.
    """

    concealed: list[str]
    melds: list[Meld]
    tile: str
    by: str
    payer: str | None
    seat: str
    round: str
    events: list[str]
    liable: str | None
    extra: dict[str, object] = field(default_factory=dict)

    def tiles(self) -> list[str]:
        """All tiles, the winning one too."""
        return [*self.concealed, *(tile for meld in self.melds for tile in meld.tiles), self.tile]


def chunks(rng: Random, tiles: list[str]) -> list[str]:
    """Return tiles as pieces of text with one suit each; at times a suit comes twice."""
    order = sorted(tiles, key=lambda tile: (tile[1], tile[0]))
    style = rng.random()
    if style < 0.35:
        rng.shuffle(order)
    breaks = 0.3 if style > 0.7 else 0.0
    pieces: list[str] = []
    for tile in order:
        if pieces and pieces[-1][-1] == tile[1] and rng.random() >= breaks:
            pieces[-1] = pieces[-1][:-1] + tile
        else:
            pieces.append(tile)
    return pieces


def meld_text(meld: Meld) -> str:
    """``(123m@N)``, ``(555z)`` or ``[2222p]``."""
    body = "".join(tile[0] for tile in meld.tiles) + meld.tiles[0][1]
    if not meld.open:
        return f"[{body}]"
    return f"({body}@{meld.seat})" if meld.seat else f"({body})"


def hand_text(rng: Random, draft: Draft) -> str:
    """Return the hand without the winning tile; melds in their order, but anywhere in the text."""
    pieces = chunks(rng, draft.concealed)
    melds = [meld_text(meld) for meld in draft.melds]
    style = rng.random()
    if style < 0.5:
        places = [len(pieces)] * len(melds)
    elif style < 0.65:
        places = [0] * len(melds)
    else:
        places = sorted(rng.randint(0, len(pieces)) for _ in melds)
    for offset, (place, meld) in enumerate(zip(places, melds, strict=True)):
        pieces.insert(place + offset, meld)
    spaces = rng.random()
    if spaces < 0.05:
        return "".join(one + " " * (rng.random() < 0.2) for one in "".join(pieces))
    return (" " if spaces < 0.3 else "").join(pieces)


def as_json(rng: Random, draft: Draft) -> dict[str, object]:
    """Return the win as JSON data; what may be left out is left out at times, or null."""
    win: dict[str, object] = {"hand": hand_text(rng, draft), "tile": draft.tile, "by": draft.by}
    for key, value in (("from", draft.payer), ("liable", draft.liable)):
        if value is not None or rng.random() < 0.1:
            win[key] = value
    for key, value in (("seat", draft.seat), ("round", draft.round)):
        if value != "E" or rng.random() < 0.6:
            win[key] = value
    if draft.events or rng.random() < 0.3:
        win["events"] = draft.events
    win.update(draft.extra)
    return win
