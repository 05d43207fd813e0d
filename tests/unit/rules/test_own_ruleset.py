"""A rule set of one's own: a subclass that declares patterns, adds them up, and settles."""

import pickle
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest
from attrs import evolve, frozen

import mahjong_score as ms
from mahjong_score._core.kinds import EAST
from mahjong_score._messages import LANGUAGES
from mahjong_score.formats._wins import dump_verdict
from mahjong_score.rulebooks.mcr import Mcr
from mahjong_score.rulebooks.riichi import Riichi, RiichiThreePlayer
from mahjong_score.rules import PAIR, TRIPLET, Features, Tally, each_pays, flags, whole_number


@frozen(repr=False)
class Waits(ms.Ruleset):
    """A chow that the winning tile completes is 1, a pair 2, a triplet what the option says."""

    name: ClassVar[str] = "waits"
    titles: ClassVar[tuple[str, str, str, str]] = ("Waits", "Esperas", "听", "待ち")
    asks_completion: ClassVar[bool] = True

    triplet: int = whole_number(3, "What a completed triplet is worth.")

    def declare(self) -> Iterable[ms.Pattern]:
        """Three patterns, of which one holds."""

        def named(id: str, value: int, first: int, last: int) -> ms.Pattern:
            def count(f: Features) -> int:
                return int(first <= f.completion < last)

            return ms.Pattern(
                id=id, value=value, es=id, zh=id, definition=f"It is a {id}.", count=count
            )

        yield named("chow", 1, 0, TRIPLET)
        yield named("triplet", self.triplet, TRIPLET, PAIR)
        yield named("pair", 2, PAIR, PAIR + TRIPLET)

    def combine(self, found: list[ms.FoundPattern], context: Any) -> Tally:
        """All is added; the highest sum is the best."""
        total = sum(pattern.value for pattern in found)
        return Tally((total,), total, found)

    def settle(self, score: ms.Score) -> ms.Settlement | str:
        """Everybody pays."""
        return each_pays(self.seats, score.win.seat, score.total)


@frozen(repr=False)
class Pairs(Waits):
    """A pair of honors doubles the total, which no pattern asks for."""

    def context(self, features: Features) -> bool:
        """Whether the pair is of honors."""
        return features.pair >= EAST

    def combine(self, found: list[ms.FoundPattern], context: bool) -> Tally:
        """Once or twice the sum."""
        total = sum(pattern.value for pattern in found) * (2 if context else 1)
        return Tally((total,), total, found)


def test_what_a_total_depends_on_besides_what_was_found() -> None:
    """The four hands have the same chow; two have a pair of honors."""
    rules = Pairs()
    texts = [f"23m456p789s{pair}(555z) +1m" for pair in ("44z", "99s", "11z", "22p")]
    totals = [ms.score(ms.parse_win(text, by="discard"), rules).total for text in texts]
    assert totals == [2, 1, 2, 1]


WAITS = Waits()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        # A 1p may complete 123p or 111p, a 4m 234m or 44m, a 5z only its triplet.
        ("456m11z123p789s11p +1p", "waits: 3 fan: triplet 3; E +9 S -3 W -3 N -3"),
        ("2344m567m888p777s +4m", "waits: 2 fan: pair 2; E +6 S -2 W -2 N -2"),
        ("23m456p789s44z(555z) +1m", "waits: 1 fan: chow 1; E +3 S -1 W -1 N -1"),
    ],
)
@pytest.mark.parametrize("by", ["discard", "self-draw"])
def test_the_completed_group_that_is_worth_most(text: str, line: str, by: str) -> None:
    """Also one after another: the hands have the same flags, and not the same patterns."""
    assert str(ms.score(ms.parse_win(text, by=by), WAITS)) == line


@frozen(repr=False)
class Strict(Waits):
    """Nobody may win on a dragon, nor from East with the last tile."""

    texts: ClassVar[Mapping[str, tuple[str, str, str, str]]] = {
        "dragon": ("no {tile} here", "aquí no hay {tile}", "这里没有 {tile}", "{tile} はない"),
        "last-from-east": ("not from East", "no del Este", "不能和东家", "親からは不可"),
    }

    def tile_problems(self, win: ms.Win) -> list[ms.Problem]:
        """The dragon, beside what is wrong with any tiles."""
        problems = super().tile_problems(win)
        if str(win.tile) in ("5z", "6z", "7z"):
            problems.append(ms.Problem("tile-not-in-set", "dragon", {"tile": str(win.tile)}))
        return problems

    def event_contradictions(self, win: ms.Win) -> list[ms.Problem]:
        """The last tile."""
        if ms.Event.LAST_TILE in win.events and win.payer is ms.Seat.EAST:
            return [ms.Problem("contradiction", "last-from-east", {})]
        return []


def test_checks_of_its_own_are_asked_of_every_win() -> None:
    def reasons(text: str, events: tuple[str, ...] = ()) -> list[str]:
        win = ms.parse_win(text, by="discard", payer="E", seat="S", events=events)
        return [problem.reason for problem in ms.check(win, Strict()).problems]

    assert reasons("456m11z123p789s77z +7z") == ["dragon"]
    assert reasons("456m11z123p789s11p +1p") == []
    assert reasons("456m11z123p789s11p +1p", ("last-tile",)) == ["last-from-east"]
    assert reasons("456m11z123p789s77z +7z", ("last-tile",)) == ["dragon", "last-from-east"]
    assert reasons("456m11z123p789s1p +1p") == ["wrong-tile-count"]


@frozen(repr=False)
class Sundays(Strict):
    """It counts in a unit of its own, wants 3 of it, and nobody pays."""

    unit: ClassVar[str] = "tai"
    texts: ClassVar[Mapping[str, tuple[str, str, str, str]]] = {
        **Strict.texts,
        "nobody-pays-on-sundays": ("it is Sunday", "es domingo", "今天是星期日", "日曜日だ"),
    }

    def needed(self) -> int:
        """A chow or a pair is too little."""
        return 3

    def settle(self, score: ms.Score) -> ms.Settlement | str:
        """Nobody pays."""
        return "nobody-pays-on-sundays"


@pytest.mark.parametrize(("place", "lang"), [*enumerate(LANGUAGES)])
def test_words_of_its_own_have_their_texts(place: int, lang: str) -> None:
    won = ms.parse_win("456m11z123p789s11p +1p", by="discard", payer="E", seat="S")
    account = ms.score(won, Sundays()).explain(lang)
    assert "3 tai" in account
    assert Sundays.texts["nobody-pays-on-sundays"][place] in account
    with pytest.raises(ms.NotAWin) as caught:
        ms.score(evolve(won, events=frozenset({ms.Event.LAST_TILE})), Sundays())
    assert caught.value.explain(lang) == Strict.texts["last-from-east"][place]
    dragon = ms.check(ms.parse_win("456m11z123p789s77z +7z", by="discard"), Sundays())
    assert Strict.texts["dragon"][place].format(tile="7z") in dragon.explain(lang)
    cheap = ms.check(ms.parse_win("23m456p789s44z(555z) +1m", by="discard"), Sundays())
    assert "tai" in cheap.explain(lang)
    answer = dump_verdict(cheap, lang=lang)
    assert answer["problems"][0]["reason"] == "below-minimum"


def test_another_option_makes_another_reading_the_best() -> None:
    win = ms.parse_win("456m11z123p789s11p +1p", by="discard")
    score = ms.score(win, Waits(triplet=0))
    assert (str(score.reading), score.reading.completed) == (
        "456m +123p 111p 789s 11z",
        "123p",
    )
    assert repr(score.ruleset) == "Waits(triplet=0)"


def test_what_a_rule_set_does_not_say() -> None:
    """No minimum, nobody liable, no special shapes, the standard tiles and four seats."""
    rules = Waits()
    assert rules.context(rules.features(ms.parse_win("1m +1m", by="discard"))) is None
    assert (rules.needed(), rules.unit, rules.special_shapes) == (0, "fan", 0)
    orphans = ms.check(ms.parse_win("19m19p19s1234567z +1z", by="discard"), rules)
    assert [(p.code, dict(p.data)) for p in orphans.problems] == [
        ("not-a-winning-hand", {"expected": "four-groups"})
    ]


def test_a_rule_set_that_says_nothing_of_faults_takes_nothing() -> None:
    assert dict(Waits().settle_false_win(ms.Seat.EAST, None)) == dict.fromkeys("ESWN", 0)


def test_a_flag_of_its_own_is_a_condition_like_others() -> None:
    """Whether what is completed is a dragon is looked at by a flag that no library pattern has."""
    dragon = 1 << 100

    @frozen(repr=False)
    class Flagged(Waits):
        """A dragon is 9."""

        own_flags: ClassVar[int] = dragon

        def features(self, win: ms.Win) -> Features:
            """With the flag of a dragon."""
            features = super().features(win)
            if features.tile > EAST + 3:
                features.win_flags |= dragon
            return features

        def declare(self) -> Iterable[ms.Pattern]:
            """The dragon beside the others."""
            yield from super().declare()
            yield ms.Pattern(
                id="dragon", value=9, es="dragon", zh="dragon", definition="A dragon.", needs=dragon
            )

    rules = Flagged()
    texts = ("456m44z123p789s77z +7z", "456m44z123p789s11z +1z", "456m11z123p789s55z +5z")
    totals = [ms.score(ms.parse_win(text, by="discard"), rules).total for text in texts]
    assert totals == [12, 3, 12]


@frozen(repr=False)
class FivePairs(Mcr):
    """The Chinese official rules without tile-hog; a pair of fives adds 2 to the total."""

    def declare(self) -> Iterable[ms.Pattern]:
        """All but one, which others exclude."""
        return [pattern for pattern in super().declare() if pattern.id != "tile-hog"]

    def context(self, features: Features) -> Any:
        """Also whether the pair is of fives."""
        is_of_fives = features.pair < EAST and features.pair % 9 == 4
        return super().context(features), is_of_fives

    def combine(self, found: list[ms.FoundPattern], context: Any) -> Tally:
        """Two more, or not."""
        chows, is_of_fives = context
        tally = super().combine(found, chows)
        more = 2 if is_of_fives else 0
        total = tally.total + more
        return Tally((total, *tally.rank[1:]), total, tally.patterns, tally.compared)


@frozen(kw_only=True, repr=False)
class Named(Mcr):
    """The Chinese official rules of a house, whose options are given by their names."""

    house: str = "ours"


def test_a_rule_set_whose_options_are_given_by_name_pickles() -> None:
    """Processes are sent it with their work."""
    same = pickle.loads(pickle.dumps(Named(minimum=6, house="theirs")))
    assert same == Named(minimum=6, house="theirs")


@frozen(repr=False)
class ByPair(Riichi):
    """Japanese rules of a house whose points go by the pair too."""

    def context(self, features: Features) -> Any:
        """With the pair."""
        return super().context(features), features.pair

    def combine(self, found: list[ms.FoundPattern], context: Any) -> Tally:
        """The pair changes nothing."""
        return super().combine(found, context[0])


def test_the_context_of_a_library_rule_set_can_be_more() -> None:
    """It is part of what is remembered, and the answers stay."""
    win = ms.parse_win("234678m345p67s99s +5s", by="discard", dora=["8s"])
    house = ByPair()
    assert ms.score(win, house).explain() == ms.score(win, "riichi").explain()
    assert {key[1][1] for key in house.precomputed.finder.tallies if isinstance(key[1], tuple)} == {
        26
    }


@pytest.mark.parametrize("step", [1, -1])
def test_the_chinese_official_rules_can_be_varied(step: int) -> None:
    """Two hands have the same patterns and other pairs; the third has a tile-hog."""
    texts = ["123m45p789s55m(555z) +6p", "123m45p789s44m(555z) +6p", "1111335577p99s3z +3z"][::step]
    wins = [ms.parse_win(text, by="discard") for text in texts]
    rules, plain = FivePairs(minimum=0), Mcr(minimum=0)
    more = [ms.score(win, rules).total - ms.score(win, plain).total for win in wins]
    assert more == [2, 0, -2][::step]


KONGS = {"concealed-kong": 7, "melded-kong": 5}


@frozen(repr=False)
class DearKongs(Mcr):
    """The Chinese official rules, with other values for kongs."""

    def declare(self) -> Iterable[ms.Pattern]:
        """With these values."""
        for pattern in super().declare():
            yield evolve(pattern, value=KONGS.get(pattern.id, pattern.value))


@pytest.mark.parametrize(
    ("melds", "mixed_kongs", "expected"),
    [
        ("(777z)[2222s]", 5, [7]),
        ("(777z)(2222s)", 5, [5]),
        ("(7777z)[2222s]", 5, []),
        ("(7777z)[2222s]", 0, [7, 5]),
        ("[7777z][2222s]", 5, []),
        ("[7777z][2222s]", 0, []),
        ("(7777z)(2222s)", 0, []),
    ],
)
def test_a_house_gives_kongs_another_value(
    melds: str, mixed_kongs: int, expected: list[int]
) -> None:
    """Each counts alone; two unlike ones do where they have no fan together."""
    rules = DearKongs(mixed_kongs=mixed_kongs)
    score = ms.score(ms.parse_win(f"23m456p11z{melds} +1m", by="self-draw"), rules)
    assert [found.value for found in score.patterns if found.id in KONGS] == expected


def test_an_account_says_that_a_total_is_more_than_its_patterns() -> None:
    win = ms.parse_win("123m45p789s55m(555z) +6p", by="discard")
    score = ms.score(win, FivePairs(minimum=0))
    assert f"→ raised to {score.total}" in score.explain()


class Careless(Waits):
    """Its `combine` returns what it is told to."""

    given: ClassVar[Any] = None

    def combine(self, found: list[ms.FoundPattern], context: Any) -> Tally:
        """Forgets to say anything, or says it wrongly."""
        tally: Tally = self.given() if callable(self.given) else self.given
        return tally


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (None, "combine: expected a Tally, found None"),
        (((1,), 1, 1, []), "combine: expected a Tally, found ((1,), 1, 1, [])"),
        (lambda: Tally((1,), 2.5, []), "combine: total: expected a whole number, found 2.5"),
        (lambda: Tally((1,), True, []), "combine: total: expected a whole number, found True"),
        (lambda: Tally(1, 1, []), "combine: rank: expected a tuple of whole numbers, found 1"),
        (lambda: Tally(("1",), 1, []), "combine: rank: expected a whole number, found '1'"),
        (lambda: Tally((1,), 1, [], "8"), "combine: compared: expected a whole number, found '8'"),
    ],
)
def test_a_combine_that_gives_no_tally_is_found_out(given: Any, told: str) -> None:
    class Wrong(Careless):
        """As given."""

    Wrong.given = staticmethod(given) if callable(given) else given
    with pytest.raises(ms.RulesetError) as raised:
        ms.score(ms.parse_win("456m11z123p789s11p +1p", by="discard"), Wrong())
    assert str(raised.value) == f"the rule set Wrong: {told}"


def test_a_context_that_cannot_be_remembered_is_found_out() -> None:
    class Listed(Waits):
        """A list may change."""

        def context(self, features: Features) -> Any:
            """A list."""
            return [features.pair]

    with pytest.raises(TypeError, match="unhashable type: 'list'"):
        ms.score(ms.parse_win("456m11z123p789s11p +1p", by="discard"), Listed())


@pytest.mark.parametrize("given", [None, "nobody-pays-today", 8])
def test_a_settle_that_gives_neither_settlement_nor_word_is_found_out(given: Any) -> None:
    class Forgetful(Waits):
        """It pays nothing, and does not say why in a word that has a text."""

        def settle(self, score: ms.Score) -> ms.Settlement | str:
            """Nothing."""
            nothing: str = given
            return nothing

    score = ms.score(ms.parse_win("456m11z123p789s11p +1p", by="discard"), Forgetful())
    with pytest.raises(ms.RulesetError) as raised:
        score.explain()
    expected = "expected a Settlement, or a word that has a text"
    assert str(raised.value) == f"the rule set Forgetful: settle: {expected}, found {given!r}"


@frozen(repr=False)
class Club(RiichiThreePlayer):
    """Three players: a pattern after the bonus han, no red fives, and two han for each north."""

    def declare(self) -> Iterable[ms.Pattern]:
        """The library's but one, and one more behind them."""
        for pattern in super().declare():
            if pattern.id != "red-five":
                yield evolve(pattern, value=2) if pattern.id == "north" else pattern
        yield ms.Pattern(
            id="orphan-pair",
            value=1,
            es="orphan-pair",
            zh="orphan-pair",
            definition="The pair is a terminal or honor.",
            needs=flags.OUTER_PAIR,
        )


@pytest.mark.parametrize(
    ("text", "said", "told"),
    [
        ("123406p789s1155z +5z", {}, "riichi 1, yakuhai-white 1, orphan-pair 1"),
        (
            "123406p789s1155z +5z",
            {"dora": ["7z"]},
            "riichi 1, yakuhai-white 1, dora 3, orphan-pair 1",
        ),
        (
            "123406p789s1155z +5z",
            {"dora": ["4p"], "ura": ["9p"], "north": 2},
            "riichi 1, yakuhai-white 1, dora 1, ura-dora 1, north 4, orphan-pair 1",
        ),
    ],
)
def test_japanese_rules_with_a_pattern_after_the_bonus_han(
    text: str, said: dict[str, Any], told: str
) -> None:
    """Each bonus han keeps its name, and what was left out counts nothing."""
    score = ms.score(ms.parse_win(text, by="discard", events=["riichi"], **said), Club())
    assert ", ".join(f"{p.id} {p.value}" for p in score.patterns) == told
    assert score.total == sum(pattern.value for pattern in score.patterns)
