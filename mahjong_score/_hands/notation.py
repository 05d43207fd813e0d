"""Text to hands and wins. `str` of a hand or a win is the way back.

The grammar, with spaces free everywhere:

    win     = part* ["+" tile]        without a plus, the last concealed tile is the winning one
    hand    = part*
    part    = tiles | meld
    tiles   = digits suit | symbol    "123m", "🀇"; f tiles are set aside as bonus tiles
    meld    = "(" tiles+ ["@" seat] ")" | "[" tiles+ "]"
    suit    = "m" | "p" | "s" | "z" | "f"
    seat    = "E" | "S" | "W" | "N"
"""

import re
from functools import lru_cache
from typing import Final, Unpack

from mahjong_score._core.kinds import KIND_OF
from mahjong_score._core.packed_hand import PackedTiles, pack_tiles
from mahjong_score._hands.hand import Hand, Meld, hand_of_parts
from mahjong_score._hands.seats import bad_value
from mahjong_score._hands.tiles import TILE_BY_NAME, TILE_BY_SYMBOL, VARIATION_SELECTORS, Tile
from mahjong_score._hands.win import Win, WinArguments, convert_arguments, win_of_values
from mahjong_score.errors import MOST_PROBLEMS, NotationError, Problem

# Fourteen tiles and eight bonus tiles, each with a suit letter and a space, fit twice over.
LONGEST_TEXT: Final = 256

# What is said of a text that should be a tile.
_UNREADABLE_TILES: Final = ("no-such-tile", "no-suit", "no-rank", "unexpected-character")

_TOKEN: Final = re.compile(
    rf"""
    (?P<tiles>[0-9][0-9\s]*[mpszf])
    | (?P<symbol>[🀀-🀩][{VARIATION_SELECTORS}]?)
    | (?P<open>[(\[])
    | (?P<close>[)\]])
    | (?P<seat>@\s*[ESWN])
    | (?P<plus>\+)
    | (?P<space>\s+)
    | (?P<digits>[0-9]+)
    | (?P<suit>[mpszf])
    | (?P<at>@\s*[^\s()\[\]+@]?)
    | (?P<other>[^0-9🀀-🀩()\[\]@+\smpszf]+)
    """,
    re.VERBOSE,
)
_CLOSING: Final = {"(": ")", "[": "]"}
# What is said of a token that is no mark, by its group.
_NO_MARK: Final[dict[str | None, str]] = {"digits": "no-suit", "suit": "no-rank", "at": "no-seat"}


class _Reader:
    """Reads one text, token by token, and collects its problems."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.problems: list[Problem] = []
        self.concealed: list[Tile] = []
        self.bonus: list[Tile] = []
        self.melds: list[Meld] = []
        self.plus: int | None = None
        self.winning: list[Tile] = []
        # The meld being read: its bracket's place, its tiles and its seat.
        self.opened: int | None = None
        self.in_meld: list[Tile] = []
        self.seat: str | None = None

    def problem(self, reason: str, start: int, end: int, **data: str | int) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(
                Problem.of("notation", reason, span=(start, end), text=self.text, **data)
            )

    def tile_is_told(self, plus: int) -> bool:
        """Whether a problem tells already why no winning tile follows the plus."""
        if self.winning:
            return False
        unread = [p.span for p in self.problems if p.reason in _UNREADABLE_TILES]
        return any(span is not None and span[0] > plus for span in unread)

    def read(self) -> None:
        """Read every token of the text."""
        if len(self.text) > LONGEST_TEXT:
            self.problem(
                "text-too-long",
                LONGEST_TEXT,
                LONGEST_TEXT + 1,
                expected=LONGEST_TEXT,
                found=len(self.text),
            )
            return
        for match in _TOKEN.finditer(self.text):
            group = match.lastgroup
            if group == "tiles" or group == "symbol":
                self.take_tiles(match)
            elif group != "space":
                self.take_mark(group, match)
        if self.opened is not None:
            self.unclosed(self.opened)
        if self.plus is not None and len(self.winning) != 1 and not self.tile_is_told(self.plus):
            found = "".join(map(str, self.winning))
            self.problem("no-winning-tile", self.plus, self.plus + 1, found=found)

    def winning_tile(self) -> Tile | None:
        """Return the winning tile of what was read; note a problem if there is none."""
        if self.winning:
            return self.winning[0]
        if self.concealed:
            return self.concealed.pop()
        if not self.problems:
            self.problem("nothing-to-win-on", 0, len(self.text))
        return None

    def take_tiles(self, match: re.Match[str]) -> None:
        token = match[0]
        tiles = []
        if match.lastgroup == "symbol":
            tiles.append(TILE_BY_SYMBOL[token[0]])
        else:
            suit = token[-1]
            for place, rank in enumerate(token[:-1], match.start()):
                if rank.isspace():
                    continue
                tile = TILE_BY_NAME.get(rank + suit)
                if tile is None:
                    self.problem("no-such-tile", place, place + 1, found=rank + suit)
                else:
                    tiles.append(tile)
        if self.opened is not None:
            if self.seat is not None:
                self.problem("seat-outside-meld", *match.span(), found=f"@{self.seat}")
            self.in_meld += tiles
        elif self.plus is not None:
            self.winning += tiles
        elif tiles and tiles[0].is_bonus:
            self.bonus += tiles
        else:
            self.concealed += tiles

    def take_mark(self, group: str | None, match: re.Match[str]) -> None:
        token = match[0]
        start, end = match.span()
        if group == "open":
            self.take_open(token, start, end)
        elif group == "close":
            self.take_close(token, start, end)
        elif group == "seat":
            if self.opened is None or self.seat is not None:
                self.problem("seat-outside-meld", start, end, found=token)
            self.seat = token[-1]
        elif group == "plus":
            self.take_plus(start, end)
        else:
            reason = _NO_MARK.get(group, "unexpected-character")
            self.problem(reason, start, end, found=token.removeprefix("@").strip())

    def take_open(self, bracket: str, start: int, end: int) -> None:
        if self.opened is not None:
            self.problem("nested", start, end, found=bracket)
        elif self.plus is not None:
            self.problem("after-winning-tile", start, end, found=bracket)
        self.opened, self.in_meld, self.seat = start, [], None

    def take_close(self, bracket: str, start: int, end: int) -> None:
        if self.opened is None or _CLOSING[self.text[self.opened]] != bracket:
            self.problem("unopened", start, end, found=bracket)
        else:
            self.close_meld(self.opened, end)

    def take_plus(self, start: int, end: int) -> None:
        if self.opened is not None:
            self.unclosed(self.opened)
        if self.plus is not None:
            self.problem("second-plus", start, end)
        self.plus = start

    def close_meld(self, start: int, end: int) -> None:
        concealed = self.text[start] == "["
        self.opened = None
        if any(p.span and start < p.span[0] < end for p in self.problems):
            return
        try:
            self.melds.append(Meld(tuple(self.in_meld), self.seat, concealed))
        except NotationError as error:
            for problem in error.problems:
                self.problem(problem.reason, start, end, **problem.data)

    def unclosed(self, opened: int) -> None:
        bracket = self.text[opened]
        self.problem("unclosed", opened, opened + 1, found=bracket, expected=_CLOSING[bracket])
        self.opened = None


def _read(text: object) -> _Reader:
    if not isinstance(text, str):
        raise bad_value("hand", "text", text)
    reader = _Reader(text)
    reader.read()
    nothing = not (reader.concealed or reader.melds or reader.bonus or reader.winning)
    if nothing and not reader.problems:
        reader.problems.append(Problem.of("notation", "empty"))
    return reader


# A run of tiles or a meld, as most programs write them. They come again and again, and are
# remembered: a hand takes 5 microseconds by its parts, and 27 token by token.
_PART: Final = re.compile(r"[0-9]+[mpszf]|\([0-9mpsz]+(?:@[ESWN])?\)|\[[0-9mpsz]+\]")
# Concealed tiles, bonus tiles, both of them packed; or a meld.
_Part = tuple[list[Tile], list[Tile], list[Meld], PackedTiles]


@lru_cache(maxsize=8192)
def _read_part(part: str) -> _Part | None:
    """Read one part of a hand: its concealed tiles, bonus tiles and melds; None if it has problems.

    The same parts come again and again, and are remembered.
    """
    reader = _Reader(part)
    reader.read()
    if reader.problems:
        return None
    # The packed form wants equal tiles side by side, as in a hand.
    tiles = sorted(reader.concealed + reader.bonus, key=KIND_OF.__getitem__)
    return reader.concealed, reader.bonus, reader.melds, pack_tiles(tiles)


def _read_parts(text: object) -> Hand | None:
    """Read a hand part by part; None if it has other marks, or problems."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        return None
    parts = _PART.findall(text)
    if not parts or "".join(parts) != text:
        return None
    concealed: list[Tile] = []
    bonus: list[Tile] = []
    melds: list[Meld] = []
    runs: list[PackedTiles] = []
    for part in parts:
        read = _read_part(part)
        if read is None:
            return None
        tiles, flowers, declared, run = read
        if declared:
            melds += declared
            continue
        concealed += tiles
        bonus += flowers
        runs.append(run)
    return hand_of_parts(concealed, melds, bonus, runs)


def _read_win(text: object) -> tuple[Hand, Tile] | None:
    """Read a win part by part; None if it has other marks, or problems."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        return None
    parts, _, winning = text.partition("+")
    tile = TILE_BY_NAME.get(winning.strip())
    if tile is None:
        return None
    hand = _read_parts(parts.rstrip())
    return None if hand is None else (hand, tile)


def parse_hand(text: str) -> Hand:
    """Read a hand without its winning tile.

    docs/reference/notation.md has the grammar. The number of tiles is not checked.

    >>> hand = parse_hand("23m 456p 11z (777z@N) [2222s]")
    >>> str(hand)
    '23m456p11z(777z@N)[2222s]'

    Raises:
        NotationError: The text is no hand; its `problems` say what is wrong, and where.

    """
    hand = _read_parts(text)
    if hand is not None:
        return hand
    reader = _read(text)
    if reader.plus is not None:
        reader.problem("plus-in-hand", reader.plus, reader.plus + 1)
    if reader.problems:
        raise NotationError(reader.problems)
    return Hand(reader.concealed, reader.melds, reader.bonus)


def parse_win(text: str, **arguments: Unpack[WinArguments[Tile | str]]) -> Win:
    """Read a win: a hand with its winning tile, and keyword arguments for the rest.

    The winning tile stands after a plus; without one, it is the last concealed tile written.

    >>> win = parse_win("23m456p11z(777z)[2222s] +1m", by="self-draw", seat="S")
    >>> win
    parse_win('23m456p11z(777z)[2222s] +1m', by='self-draw', seat='S', round='E')

    Args:
        text: The hand; docs/reference/notation.md has the grammar.
        arguments: What else is said of the win; `by` is required. By name:

            - by: ``discard``, ``self-draw`` or ``robbed-kong``.
            - payer: The seat of the discarder, or of the player of the robbed kong (``from`` in
              JSON).
            - seat: The winner's seat: ``E``, ``S``, ``W`` or ``N``.
            - round: The wind of the round.
            - events: What else happened, such as ``last-tile`` (see `Event`).
            - liable: The seat that is liable (Pao), if it is to be stated.
            - dora, ura: The dora indicators and the hidden ones (Japanese rules).
            - honba, sticks: The counters and the riichi deposits on the table (Japanese rules).
            - north: The number of norths set aside (Japanese rules of three players).

    Raises:
        NotationError: With all that cannot be read, in the text and in the other values.
        TypeError: An argument that does not exist, or no `by`.

    """
    values, problems = convert_arguments("parse_win", arguments)
    read = _read_win(text)
    if read is None:
        reader = _read(text)
        tile = reader.winning_tile()
        problems = [*reader.problems, *problems]
        if tile is not None and not problems:
            read = Hand(reader.concealed, reader.melds, reader.bonus), tile
    if problems or read is None:
        raise NotationError(problems)
    values["hand"], values["tile"] = read
    return win_of_values(values)
