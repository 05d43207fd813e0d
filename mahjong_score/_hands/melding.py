"""Which melds the tiles of a hand allow, whoever's turn it is. Red fives are told apart."""

from itertools import combinations, product

from mahjong_score._core.kinds import EAST
from mahjong_score._hands.hand import Hand, Meld
from mahjong_score._hands.seats import Seat
from mahjong_score._hands.tiles import Tile


def _held(hand: Hand, kind: int) -> list[Tile]:
    return [tile for tile in hand.concealed if tile.kind == kind]


def equal_melds(hand: Hand, tile: Tile, needed: int, source: Seat) -> list[Meld]:
    """Return the pongs (two tiles needed) or kongs (three) of a tile from another seat.

    >>> from mahjong_score import parse_hand, parse_tile
    >>> equal_melds(parse_hand("05p55p1z"), parse_tile("5p"), 2, Seat.WEST)
    [parse_hand('(055p@W)').melds[0], parse_hand('(555p@W)').melds[0]]
    """
    chosen = sorted(set(combinations(sorted(_held(hand, tile.kind), reverse=True), needed)))
    return [Meld((tile, *tiles), source) for tiles in reversed(chosen)]


def chow_melds(hand: Hand, tile: Tile, source: Seat) -> list[Meld]:
    """Return the chows of a tile from another seat, the lowest run first; honors have none.

    >>> from mahjong_score import parse_hand, parse_tile
    >>> [str(meld) for meld in chow_melds(parse_hand("1234m7z"), parse_tile("3m"), Seat.WEST)]
    ['(123m@W)', '(234m@W)']
    """
    melds = []
    if tile.kind < EAST:
        rank = tile.kind % 9
        for lowest in range(max(0, rank - 2), min(6, rank) + 1):
            run = range(tile.kind - rank + lowest, tile.kind - rank + lowest + 3)
            others = [sorted(set(_held(hand, kind))) for kind in run if kind != tile.kind]
            melds += [Meld((tile, *tiles), source) for tiles in product(*others)]
    return melds


def concealed_kongs(hand: Hand, drawn: Tile) -> list[tuple[Tile, Meld]]:
    """Return the concealed kongs of a hand with its drawn tile, each with one of its tiles."""
    tiles = (*hand.concealed, drawn)
    equal = [[t for t in tiles if t.kind == kind] for kind in sorted({t.kind for t in tiles})]
    return [(four[-1], Meld(tuple(four), concealed=True)) for four in equal if len(four) == 4]


def open_pongs(hand: Hand) -> list[Meld]:
    """Return the open pongs of a hand."""
    return [meld for meld in hand.melds if not meld.is_chow and not meld.is_kong]


def added_kongs(hand: Hand, drawn: Tile) -> list[tuple[Tile, Meld]]:
    """Return the kongs that add a tile, held or drawn, to an open pong, each with that tile."""
    return [
        (tile, Meld((*pong.tiles, tile), pong.claimed_from))
        for pong in open_pongs(hand)
        for tile in sorted({*hand.concealed, drawn})
        if tile.kind == pong.tiles[0].kind
    ]
