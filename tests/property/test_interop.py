"""Properties of other people's codes."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import mahjong_score as ms
from mahjong_score import interop
from mahjong_score._hands.seats import SEATS
from mahjong_score._hands.tiles import TILES
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._wins import load_win
from tests.property import strategies

CODES = [*interop.CODES, "ids136-red"]
# Codes in which a hand is one text, and those that turn seats into numbers.
TEXTS = {"unicode", "gb"}
SEATED = {"mjai", "tenhou", "chinese", "majsoul"}
# Words and numbers of the codes, so that what is drawn is nearly right.
WORDS = [
    *("chi", "pon", "daiminkan", "kakan", "ankan", "nukidora", "CHI", "PENG", "GANG"),
    *("5m", "0m", "5mr", "E", "C", "W5", "J1", "H8", "angang(0m,5m,5m,5m)", "shunzi(1m,2m,3m)"),
    *("123m406p11z", "[CCC,1][2222s]23m456p11s|ES0000|ab", "[EEEE,5]1m|EE0101|8", "🀇🀈(🀄🀄🀄)"),
]
NUMBERS = [-1, 0, 1, 2, 3, 4, 16, 33, 34, 135, 136, 27031, 15872, 13825, 18547, 34314, 30752, 2**16]
KEYS = ["type", "actor", "target", "pai", "consumed", "tiles", "from", "froms", "seat", "concealed"]


def function(kind: str, code: str) -> Callable[..., Any]:
    """Give a function of a code: ``from`` of ``mjai`` is `from_mjai`."""
    name, _, red = code.partition("-")
    found: Callable[..., Any] = getattr(interop, f"{kind}_{name}")
    return (lambda *given, **said: found(*given, red=True, **said)) if red else found


def written(code: str, hand: ms.Hand, seat: str = "E") -> tuple[Any, ...]:
    """Write a hand in a code: the arguments of its readers."""
    said = {"seat": seat} if code in {*SEATED, "gb"} else {}
    result = function("to", code)(hand, **said)
    return (result,) if code in TEXTS else result


def said_of(code: str, seat: str) -> dict[str, str]:
    """Give what a reader must be told of the owner's seat."""
    return {"seat": seat} if code in SEATED else {}


@st.composite
def melds(draw: st.DrawFn) -> ms.Meld:
    """Draw any meld, red fives and all."""
    kind = draw(st.integers(0, 33))
    chow = kind < 27 and kind % 9 <= 6 and draw(st.booleans())
    kinds = [kind, kind + 1, kind + 2] if chow else [kind] * draw(st.integers(3, 4))
    concealed = len(kinds) == 4 and draw(st.booleans())
    red = st.booleans() if draw(st.booleans()) else st.just(False)
    tiles = [
        f"0{str(TILES[k])[1]}" if k in (4, 13, 22) and draw(red) else str(TILES[k]) for k in kinds
    ]
    source = None if concealed else draw(st.sampled_from([None, *SEATS]))
    return ms.Meld(tuple(tiles), source, concealed)


@st.composite
def drawn_hands(draw: st.DrawFn) -> ms.Hand:
    """Draw any hand of up to thirteen tiles and four melds."""
    kinds = st.integers(0, 33)
    concealed = draw(st.lists(kinds if draw(st.booleans()) else st.integers(0, 41), max_size=13))
    tiles = [TILES[t] for t in concealed if t < 34]
    if draw(st.booleans()):
        tiles += draw(st.lists(st.sampled_from(TILES[42:]), max_size=3))
    bonus = [TILES[t] for t in concealed if t >= 34]
    groups = draw(st.lists(melds(), max_size=4))
    if not tiles + bonus + groups:
        tiles = [TILES[0]]
    return ms.Hand(tuple(tiles), tuple(groups), tuple(bonus))


def readable_hands() -> st.SearchStrategy[ms.Hand]:
    """Draw the hand of a case, of the generator or of the traps."""

    def read(data: dict[str, Any]) -> ms.Hand | None:
        try:
            return load_win(data).hand
        except ms.NotationError:
            return None

    return strategies.wins().map(read).filter(lambda hand: hand is not None)  # type: ignore[return-value]


def hands() -> st.SearchStrategy[ms.Hand]:
    """Draw any hand."""
    return st.one_of(drawn_hands(), readable_hands())


def have_ids(tiles: Iterator[ms.Tile], red: bool) -> bool:
    """Whether there are ids for tiles: four of a kind, with red fives one of them red."""
    counts = Counter(tiles)
    kinds = Counter(tile.kind for tile in counts.elements())
    fives = (4, 13, 22)
    return (
        not any(tile.is_bonus or (tile.is_red_five and not red) for tile in counts)
        and all(n <= 4 for n in kinds.values())
        and all(n <= 1 for tile, n in counts.items() if tile.is_red_five)
        and (not red or all(counts[TILES[five]] <= 3 for five in fives))
    )


def can_hold(code: str, hand: ms.Hand, seat: str) -> bool:
    """Whether a code can hold a hand: the table of docs/how-to/interop.md."""
    in_melds = [tile for meld in hand.melds for tile in meld.tiles]
    everything = [*hand.concealed, *hand.bonus, *in_melds]
    claimed = [meld for meld in hand.melds if not meld.concealed]
    before = SEATS[(SEATS.index(ms.Seat(seat)) - 1) % 4]
    red = any(tile.is_red_five for tile in everything)
    chows = {meld.claimed_from for meld in claimed if meld.is_chow}
    others = {meld.claimed_from for meld in claimed if not meld.is_chow}
    kongs = {meld.claimed_from for meld in claimed if meld.is_kong}
    match code:
        case "ids136":
            return have_ids(iter(everything), False)
        case "ids136-red":
            return have_ids(iter(everything), True)
        case "counts34":
            return not red and not hand.bonus
        case "mjai":
            return not hand.bonus
        case "tenhou":
            known = None not in chows | others and ms.Seat(seat) not in kongs
            return known and not hand.bonus and have_ids(iter(in_melds), True)
        case "chinese":
            return not red and chows <= {before} and not others & {None, seat}
        case "gb":
            known = chows <= {before, None} and seat not in others and None not in kongs
            return known and not red and len(hand.bonus) <= 8
        case "majsoul":
            kongs_of_five = [meld for meld in hand.melds if meld.concealed]
            return not hand.bonus and not any(m.tiles[1].is_red_five for m in kongs_of_five)
    return True


def attempt(code: str, hand: ms.Hand, seat: str) -> tuple[tuple[Any, ...] | None, set[str]]:
    """Write a hand, or give the reasons why not."""
    try:
        return written(code, hand, seat), set()
    except ms.NotationError as error:
        return None, {problem.reason for problem in error.problems}


@given(hands(), st.sampled_from(SEATS))
def test_a_hand_comes_back_from_every_code_that_can_hold_it(hand: ms.Hand, seat: ms.Seat) -> None:
    for code in CODES:
        arguments, reasons = attempt(code, hand, seat)
        assert (arguments is not None) == can_hold(code, hand, seat), code
        assert reasons <= {"cannot-hold", "cannot-hold-seat"}, code
        if arguments is not None:
            assert function("from", code)(*arguments, **said_of(code, seat)) == hand, code


@given(hands(), st.sampled_from(SEATS), st.sampled_from(TILES[:34]), st.sampled_from(SEATS))
def test_a_win_is_built_from_every_code_in_one_call(
    hand: ms.Hand, seat: ms.Seat, tile: ms.Tile, wind: ms.Seat
) -> None:
    win = ms.Win(hand, tile, "discard", "S", seat, wind, ["last-tile"])
    said: dict[str, Any] = {"by": "discard", "payer": "S", "round": wind, "events": ["last-tile"]}
    for code in CODES:
        arguments, _ = attempt(code, hand, seat)
        if arguments is None:
            continue
        if code == "gb":
            read = interop.win_from_gb(interop.win_to_gb(win), payer="S")
        elif code == "unicode":
            read = interop.win_from_unicode(f"{arguments[0]} + {tile.symbol}", seat=seat, **said)
        else:
            winning = function("tile_to", code)(tile)
            read = function("win_from", code)(*arguments, tile=winning, seat=seat, **said)
        assert read == win, code


def test_a_tile_comes_back_from_every_code_that_has_it() -> None:
    for code in CODES:
        for tile in TILES:
            try:
                name = function("tile_to", code)(tile)
            except ms.NotationError:
                assert tile.is_bonus or tile.is_red_five, (code, tile)
            else:
                assert function("tile_from", code)(name) == tile


def values() -> st.SearchStrategy[Any]:
    """Draw any value of JSON, with words and numbers of the codes among them."""
    simple = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=10),
        st.sampled_from(WORDS),
        st.sampled_from(NUMBERS),
        st.binary(max_size=3),
    )
    return st.recursive(
        simple,
        lambda inner: st.one_of(
            st.lists(inner, max_size=5),
            st.tuples(inner, inner, inner),
            st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner, max_size=5),
        ),
        max_leaves=12,
    )


def settle(call: Callable[..., Any], *arguments: Any, **said: Any) -> None:
    """Call a reader; whatever it is given, it answers or raises a notation error."""
    try:
        call(*arguments, **said)
    except ms.NotationError as error:
        for problem in error.problems:
            assert problem.code == "notation"
            assert [problem.explain(lang) != "" for lang in LANGUAGES] == [True] * len(LANGUAGES)
            if problem.span is not None and problem.text is not None:
                assert 0 <= problem.span[0] <= problem.span[1] <= len(problem.text)


@given(values() | strategies.texts(), values(), values(), values())
def test_any_value_is_read_or_raises_a_notation_error(
    tiles: Any, groups: Any, tile: Any, said: Any
) -> None:
    for code in CODES:
        settle(function("tile_from", code), tile)
        if code in TEXTS:
            by = {} if code == "gb" else {"by": said}
            settle(function("from", code), tiles)
            settle(function("win_from", code), tiles, payer=said, events=groups, liable=tile, **by)
            continue
        settle(function("from", code), tiles, groups)
        more = {"by": "discard", "seat": said, "dora": groups, "ura": tiles, "north": said}
        settle(function("win_from", code), tiles, groups, tile=tile, **more)
        if code in {"mjai", "tenhou", "majsoul"}:
            settle(function("from", code), tiles, groups, seat=said, players=tile)


def spoiled(draw: Callable[[st.SearchStrategy[Any]], Any], value: Any) -> Any:
    """Give a value of which one piece, at some depth, is another."""
    if isinstance(value, str) and draw(st.booleans()):
        place = draw(st.integers(0, len(value)))
        return (
            value[:place] + draw(st.sampled_from(["", "0", "9m", "[", ",5]"])) + value[place + 1 :]
        )
    if isinstance(value, list | tuple) and value:
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], spoiled(draw, value[place]), *value[place + 1 :]]
    if isinstance(value, dict):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: spoiled(draw, value[key])}
    return draw(values())


@given(hands(), st.data())
def test_a_spoiled_hand_is_read_or_raises_a_notation_error(
    hand: ms.Hand, data: st.DataObject
) -> None:
    code = data.draw(st.sampled_from(CODES))
    arguments, _ = attempt(code, hand, "E")
    if arguments is not None:
        settle(function("from", code), *spoiled(data.draw, list(arguments)))
