"""The hand strings of GB-Mahjong, a scorer of the Chinese official rules.

    string    = hand ["|" situation ["|" flowers]]
    hand      = (meld | digits suit | honor)*     "[CCC,1][2222s]11m1m", m p s, E S W N C F P
    meld      = "[" digits suit ["," n] "]" | "[" honors ["," n] "]"
    situation = round seat self-drawn last-of-kind last-tile kong     "ES1000"
    flowers   = letter* | number                  a to d the flowers, e to h the seasons

C F P are Red, Green, White. The number of a chow is the tile that was claimed, 1 to 3, and a chow
comes from the player before. That of a pong or kong is 1, 2, 3 for the player before, opposite and
after, 5, 6, 7 for a kong that was added to such a pong. Four tiles without a number are a concealed
kong; three, a meld from an unknown seat. A fourteenth tile is the winning one. Spaces mean nothing.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from mahjong_score._core.kinds import FIRST_BONUS
from mahjong_score._core.packed_hand import CHOW, OPEN_KONG
from mahjong_score._hands.hand import Hand, Meld, as_tile, meld_form
from mahjong_score._hands.seats import SEAT_INDEX, SEATS, Seat
from mahjong_score._hands.tiles import TILES, Tile
from mahjong_score._hands.win import Event, Win, WinBy
from mahjong_score.interop._common import Code, NameTable
from mahjong_score.interop._reader import Reader, read_tile
from mahjong_score.interop._writer import Writer, write_tile

_NAMES: Final = NameTable[str](
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
    """Return the tile of a name, such as ``5m``, ``C`` or ``a``.

    Raises:
        NotationError: There is no such name.

    """
    return read_tile(_NAMES, name)


def tile_to_gb(tile: Tile | int | str) -> str:
    """Return the name of a tile.

    Raises:
        NotationError: The tile has none: a red five.

    """
    return write_tile(_NAMES, as_tile(tile))


def from_gb(text: str) -> Hand:
    """Read a hand from a string; a fourteenth tile is read as one of the concealed tiles.

    >>> str(from_gb("[CCC,1][2222s]23m456p11s|ES0000|ab"))
    '23m456p11s12f(777z@E)[2222s]'

    Raises:
        NotationError: The text is no hand; its `problems` say what is wrong, and where.

    """
    string = _String(text)
    return string.reader.hand(string.tiles)


def to_gb(hand: Hand, *, seat: str = Seat.EAST, round: str = Seat.EAST) -> str:
    """Return the string of a hand.

    >>> to_gb(from_gb("[CCC,1][2222s]23m456p11s|ES0000|ab"), seat="S")
    '[CCC,1][2222s]23m456p11s|ES0000|ab'

    Raises:
        NotationError: The hand has a red five, more than eight bonus tiles, or a meld whose seat
            the string cannot say: a kong from an unknown seat, a chow from another player than the
            one before.

    """
    writer = Writer(_NAMES, seat)
    round_index = Writer(_NAMES, round).seat_index
    text = _hand_text(writer, hand, None)
    writer.raise_problems()
    return text.format(f"{SEATS[round_index]}{SEATS[writer.seat_index]}0000")


def win_from_gb(
    text: str,
    *,
    payer: str | None = None,
    liable: str | None = None,
    events: Iterable[str] = (),
) -> Win:
    """Read a win from a string: the last concealed tile wins, the situation says how it came.

    Args:
        text: The string.
        payer: The seat of the discarder, or of the player whose kong is robbed.
        liable: The seat that is liable (Pao), if it is to be stated.
        events: What happened that the string does not say.

    Raises:
        NotationError: With everything that cannot be read, and its place.

    """
    string = _String(text)
    reader = string.reader
    given = reader.items(events, "events", len(Event))
    self_drawn, last_of_kind, last_tile, kong = string.flags
    by = WinBy.SELF_DRAW if self_drawn else WinBy.ROBBED_KONG if kong else WinBy.DISCARD
    flagged = {
        Event.LAST_OF_KIND: last_of_kind,
        Event.LAST_TILE: last_tile,
        Event.KONG_REPLACEMENT: self_drawn and kong,
    }
    arguments: dict[str, Any] = {
        "by": by,
        "payer": payer,
        "round": string.round,
        "liable": liable,
        "events": [*given, *(event for event, flag in flagged.items() if flag)],
    }
    return reader.win(string.tiles, None, arguments)


def win_to_gb(win: Win) -> str:
    """Return the string of a win. It does not say who discarded, nor who is liable.

    Raises:
        NotationError: The hand cannot be written (see `to_gb`), or the string has no place for an
            event of the win.

    """
    writer = Writer(_NAMES, win.seat)
    text = _hand_text(writer, win.hand, win.tile)
    events = set(win.events)
    self_drawn = win.by is WinBy.SELF_DRAW
    flags = [self_drawn]
    for event in (Event.LAST_OF_KIND, Event.LAST_TILE):
        flags.append(event in events)
        events.discard(event)
    kong = win.by is WinBy.ROBBED_KONG
    if self_drawn and Event.KONG_REPLACEMENT in events:
        kong = True
        events.remove(Event.KONG_REPLACEMENT)
    for event in sorted(events):
        writer.cannot_write(event)
    writer.raise_problems()
    digits = "".join(str(int(flag)) for flag in (*flags, kong))
    return text.format(f"{win.round}{win.seat}{digits}")


class _String:
    """A string that was read.

    reader: Its melds, its seat and its problems.
    tiles: Its concealed tiles and flowers.
    round, flags: Its situation; the flags are self-drawn, last of kind, last tile, kong.
    """

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

    def unknown(self, start: int, end: int) -> None:
        self.reader.unknown_in_text(self.text, (start, end))

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
        self.reader.seat_index = SEAT_INDEX[_WINDS[match[2]]]
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
    """Return a hand and its winning tile as a format string: the situation is to be filled in."""
    flowers = writer.write_tiles(_NAMES, hand.bonus)
    if len(flowers) > _MOST_FLOWERS:
        writer.cannot_write("".join(map(str, hand.bonus)))
    text = "".join([_meld_text(writer, meld) for meld in hand.melds])
    text += _joined(writer.write_tiles(_NAMES, hand.concealed))
    if winning is not None:
        if winning.is_bonus:
            writer.cannot_write(winning)
        text += "".join(writer.write_tiles(_NAMES, [winning]))
    return f"{text}|{{}}|{''.join(flowers)}"


def _joined(names: list[str]) -> str:
    """Join names, each suit written once for the ranks before it: ``1m 2m E`` as ``12mE``."""
    text = ""
    for name in names:
        suit = name[1:]
        text = text[:-1] + name if suit and text.endswith(suit) else text + name
    return text


def _meld_text(writer: Writer, meld: Meld) -> str:
    form = meld.packed.form
    tiles = _joined(writer.write_tiles(_NAMES, meld.tiles))
    if meld.concealed or (meld.claimed_from is None and form != OPEN_KONG):
        return f"[{tiles}]"
    turns = writer.turns(meld)
    if turns in (None, 0) or (form == CHOW and turns != 3):
        writer.cannot_write_seat(meld)
        turns = 0
    assert turns is not None
    return f"[{tiles},{1 if form == CHOW else 4 - turns}]"


CODE: Final = Code(
    name="gb",
    read_tile=tile_from_gb,
    write_tile=tile_to_gb,
    read_hand=from_gb,
    write_hand=to_gb,
    read_win=win_from_gb,
    is_text=True,
    tiles_are_text=True,
    write_options=("seat",),
)
