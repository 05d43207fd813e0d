"""The hand strings of GB-Mahjong, a scorer of the Chinese official rules.

    string    = hand ["|" situation ["|" flowers]]
    hand      = (meld | digits suit | honor)*     "[CCC,1][2222s]11m1m", m p s, E S W N C F P
    meld      = "[" digits suit ["," n] "]" | "[" honors ["," n] "]"
    situation = round seat self-drawn last-of-kind last-tile kong     "ES1000"
    flowers   = letter* | number                  a to d the flowers, e to h the seasons

C F P are Red, Green, White. The number of a chow is the tile that was claimed, 1 to 3, and a chow
comes from the player before. That of a pong or kong is 1, 2, 3 for the player before, opposite and
after, 5, 6, 7 for a kong that was added to such a pong. Four tiles without a number are a concealed
kong; three, a meld from an unknown seat. A fourteenth tile is the winning one. Spaces are free.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from mahjong_score._core.kinds import FIRST_BONUS
from mahjong_score._core.packed_hand import CHOW, OPEN_KONG
from mahjong_score._hands.hand import Hand, Meld, as_tile, meld_form
from mahjong_score._hands.seats import SEATS, Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Event, Win, WinBy
from mahjong_score.interop._common import Names
from mahjong_score.interop._reader import Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = Names[str](
    "GB-Mahjong",
    [
        *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
        *"ESWNPFC",
        *"abcdefgh",
        *[None] * 3,
    ],
)
_TOKEN: Final = re.compile(
    r"""
    (?P<meld>\[[^\[\]]*\])
    | (?P<run>[1-9][1-9\s]*[mps])
    | (?P<letter>[ESWNCFPa-h])
    | (?P<space>\s+)
    | (?P<other>[1-9]+|[^\s\[ESWNCFPa-h1-9]+|.)
    """,
    re.VERBOSE,
)
_MELD: Final = re.compile(r"\[([1-9]{3,4}[mps]|[ESWNCFP]{3,4})(?:,([123567]))?\]")
_SITUATION: Final = re.compile(r"([ESWN])([ESWN])([01])([01])([01])([01])")
_WINDS: Final = {str(seat): seat for seat in SEATS}
_MOST_FLOWERS: Final = 8


def tile_from_gb(name: str) -> Tile:
    """Read the name of a tile: ``5m``, ``C``, ``a``.

    Raises:
        NotationError: There is no such name.

    """
    return read_tile(_NAMES, name)


def tile_to_gb(tile: Tile | int | str) -> str:
    """Write the name of a tile.

    Raises:
        NotationError: A red five has none.

    """
    return write_tile(_NAMES, as_tile(tile))


def from_gb(text: str) -> Hand:
    """Read a hand; a fourteenth tile is read as one of the concealed tiles.

    >>> str(from_gb("[CCC,1][2222s]23m456p11s|ES0000|ab"))
    '23m456p11s12f(777z@E)[2222s]'

    Raises:
        NotationError: The text is no hand; its `problems` say what is wrong, and where.

    """
    string = _String(text)
    return string.reader.hand(string.tiles)


def to_gb(hand: Hand, *, seat: str = Seat.EAST, round: str = Seat.EAST) -> str:
    """Write a hand.

    >>> to_gb(from_gb("[CCC,1][2222s]23m456p11s|ES0000|ab"), seat="S")
    '[CCC,1][2222s]23m456p11s|ES0000|ab'

    Raises:
        NotationError: The hand has a red five, more than eight bonus tiles, or a meld whose seat
            the string cannot say: a kong from an unknown seat, a chow from another than the player
            before.

    """
    writer = Writer(_NAMES, seat)
    prevailing = Writer(_NAMES, round).own
    text = _hand_text(writer, hand, None)
    writer.raise_problems()
    return text.format(f"{SEATS[prevailing]}{SEATS[writer.own]}0000")


def win_from_gb(
    text: str,
    *,
    payer: str | None = None,
    liable: str | None = None,
    events: Iterable[str] = (),
) -> Win:
    """Read a win: the last concealed tile is the winning one, and the situation says how it came.

    Args:
        text: The string.
        payer: The seat of the discarder, or of the player of the robbed kong.
        liable: The seat that is liable (Pao), if it is to be stated.
        events: What happened that the string does not say.

    Raises:
        NotationError: With all that cannot be read, and its place.

    """
    string = _String(text)
    reader = string.reader
    given = reader.items(events, "events", len(Event))
    self_drawn, last_of_kind, last_tile, kong = string.flags
    by = WinBy.SELF_DRAW if self_drawn else WinBy.ROBBED_KONG if kong else WinBy.DISCARD
    told = {
        Event.LAST_OF_KIND: last_of_kind,
        Event.LAST_TILE: last_tile,
        Event.KONG_REPLACEMENT: self_drawn and kong,
    }
    said: dict[str, Any] = {
        "by": by,
        "payer": payer,
        "round": string.round,
        "liable": liable,
        "events": [*given, *(event for event, is_so in told.items() if is_so)],
    }
    return reader.win(string.tiles, None, said)


def win_to_gb(win: Win) -> str:
    """Write a win. Who discarded and who is liable is not in the string.

    Raises:
        NotationError: The hand cannot be written (see `to_gb`), or an event of the win.

    """
    writer = Writer(_NAMES, win.seat)
    text = _hand_text(writer, win.hand, win.tile)
    events = set(win.events)
    flags = [win.by is WinBy.SELF_DRAW]
    for event in (Event.LAST_OF_KIND, Event.LAST_TILE):
        flags.append(event in events)
        events.discard(event)
    kong = win.by is WinBy.ROBBED_KONG
    if flags[0] and Event.KONG_REPLACEMENT in events:
        kong = True
        events.remove(Event.KONG_REPLACEMENT)
    for event in sorted(events):
        writer.cannot_hold(event)
    writer.raise_problems()
    return text.format(f"{win.round}{win.seat}{''.join(str(int(f)) for f in (*flags, kong))}")


class _String:
    """A string in its parts: its tiles and melds in a reader, and its situation."""

    def __init__(self, text: object) -> None:
        self.reader = Reader(_NAMES)
        self.round = Seat.EAST
        self.flags = (False, False, False, False)
        self.tiles: list[Tile] = []
        self.text = self.reader.text(text)
        parts = self.text.split("|")
        starts = [0]
        for part in parts:
            starts.append(starts[-1] + len(part) + 1)
        # The situation first: it says where the player sits.
        if len(parts) > 1:
            self.read_situation(parts[1], starts[1])
        self.read_hand(parts[0])
        if len(parts) > 2:
            self.read_flowers(parts[2], starts[2])
        if len(parts) > 3:
            self.unknown(starts[3] - 1, len(self.text))

    def unknown(self, start: int, end: int, found: str | None = None) -> None:
        self.reader.problem(
            "no-such-code",
            span=(start, end),
            text=self.text,
            key="text",
            expected=_NAMES.name,
            found=self.text[start:end] if found is None else found,
        )

    def read_situation(self, part: str, start: int) -> None:
        match = _SITUATION.fullmatch(part.replace(" ", ""))
        if match is None:
            self.reader.problem(
                "bad-value",
                span=(start, start + len(part)),
                text=self.text,
                key="text",
                expected="two winds and four of 0 and 1",
                found=part,
            )
            return
        self.round = _WINDS[match[1]]
        self.reader.own = SEATS.index(_WINDS[match[2]])
        first, second, third, fourth = (digit == "1" for digit in match.groups()[2:])
        self.flags = (first, second, third, fourth)

    def read_flowers(self, part: str, start: int) -> None:
        flowers = part.strip()
        if len(flowers) == 1 and flowers in "012345678":
            self.tiles += TILES[FIRST_BONUS : FIRST_BONUS + int(flowers)]
            return
        for place, letter in enumerate(part, start):
            tile = _NAMES.tile(letter)
            if tile is not None and tile.is_bonus:
                self.tiles.append(tile)
            elif letter != " ":
                self.unknown(place, place + 1)

    def read_hand(self, part: str) -> None:
        for match in _TOKEN.finditer(part):
            token = match[0]
            if match.lastgroup == "meld":
                self.read_meld(token, *match.span())
            elif match.lastgroup == "run":
                for rank in "".join(token[:-1].split()):
                    self.tiles.append(_NAMES.tiles[rank + token[-1]])
            elif match.lastgroup == "letter":
                self.tiles.append(_NAMES.tiles[token])
            elif match.lastgroup == "other":
                self.unknown(*match.span())

    def read_meld(self, token: str, start: int, end: int) -> None:
        match = _MELD.fullmatch("".join(token.split()))
        names, digit = match.groups() if match else ("", None)
        suit = names[-1:] if names[-1:] in "mps" else ""
        tiles = [_NAMES.tiles[rank + suit] for rank in names.removesuffix(suit)]
        form = meld_form(tiles)
        number = int(digit or 0)
        # Only a kong can have been added to a pong.
        if form is None or (number > 4 and form != OPEN_KONG):
            self.unknown(start, end)
            return
        source = self.reader.seat_after(-1 if form == CHOW else -number) if number else None
        self.reader.melds.append(Meld(tuple(tiles), source, form == OPEN_KONG and not number))


def _hand_text(writer: Writer, hand: Hand, winning: Tile | None) -> str:
    """Write a hand and its winning tile, with a place for the situation."""
    flowers = writer.names(_NAMES, hand.bonus)
    if len(flowers) > _MOST_FLOWERS:
        writer.cannot_hold("".join(map(str, hand.bonus)))
    text = "".join([_meld_text(writer, meld) for meld in hand.melds])
    text += _run(writer.names(_NAMES, hand.concealed))
    if winning is not None:
        if winning.is_bonus:
            writer.cannot_hold(winning)
        text += "".join(writer.names(_NAMES, [winning]))
    return f"{text}|{{}}|{''.join(flowers)}"


def _run(names: list[str]) -> str:
    text = ""
    for name in names:
        suit = name[1:]
        text = text[:-1] + name if suit and text.endswith(suit) else text + name
    return text


def _meld_text(writer: Writer, meld: Meld) -> str:
    form = meld.packed.form
    tiles = _run(writer.names(_NAMES, meld.tiles))
    if meld.concealed or (meld.claimed_from is None and form != OPEN_KONG):
        return f"[{tiles}]"
    turns = writer.turns(meld)
    if turns in (None, 0) or (form == CHOW and turns != 3):
        writer.no_seat(meld)
        turns = 0
    assert turns is not None
    return f"[{tiles},{1 if form == CHOW else 4 - turns}]"
