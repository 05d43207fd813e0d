"""What is wrong with the class of a rule set: told when it is made, all at once."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from mahjong_score._core.flags import ALL_FLAGS
from mahjong_score._core.shapes import SHAPE_GROUPS, SHAPES
from mahjong_score._hands.seats import SEATS
from mahjong_score._hands.tiles import TileSet
from mahjong_score._hands.win import ATTRIBUTES
from mahjong_score._messages import LANGUAGES
from mahjong_score.rules._judging import GROUP_SHAPES
from mahjong_score.rules._pattern import Pattern


def class_mistakes(cls: type, base: type) -> list[str]:
    """Find what a class of a rule set lacks, or says wrongly.

    Args:
        cls: The class.
        base: The class that all rule sets derive from, whose abstract methods they define.

    """
    missing = [
        word
        for word in vars(base)
        if getattr(getattr(cls, word, None), "__isabstractmethod__", False)
    ]
    missing += [word for word in ("name", "titles") if not hasattr(cls, word)]
    if missing:
        return [f"does not define {', '.join(missing)}"]
    return [*_attribute_mistakes(cls)]


def _attribute_mistakes(cls: Any) -> Iterator[str]:
    if not isinstance(cls.name, str) or not cls.name:
        yield f"name: expected a text, found {cls.name!r}"
    titles = cls.titles
    if not isinstance(titles, tuple) or [type(title) for title in titles] != [str] * len(LANGUAGES):
        yield f"titles: expected a text in each of {', '.join(LANGUAGES)}, found {titles!r}"
    if not isinstance(cls.unit, str):
        yield f"unit: expected a text, found {cls.unit!r}"
    if not isinstance(cls.tile_set, TileSet):
        yield f"tile_set: expected a TileSet, found {cls.tile_set!r}"
    seats = cls.seats
    if not isinstance(seats, tuple) or len(seats) < 2 or seats != SEATS[: len(seats)]:
        yield f"seats: expected the first two, three or four of SEATS, found {seats!r}"
    if cls.groups not in GROUP_SHAPES:
        yield f"groups: expected {' or '.join(map(str, GROUP_SHAPES))}, found {cls.groups!r}"
    known = sum(flag for flag, _, _ in SHAPES) if cls.groups == SHAPE_GROUPS else 0
    if not isinstance(cls.special_shapes, int) or cls.special_shapes & ~known:
        yield f"special_shapes: expected flags of shapes with {cls.groups} groups' tiles"
    if not _is_whole(cls.own_flags) or cls.own_flags < 0 or cls.own_flags & ALL_FLAGS:
        yield f"own_flags: expected flags that the library does not have, found {cls.own_flags!r}"
    unknown = [word for word in cls.reads if word not in ATTRIBUTES]
    if unknown:
        yield f"reads: {', '.join(map(repr, unknown))} is no attribute of a win"


def pattern_mistakes(rules: Any, patterns: tuple[Any, ...], minimum: object) -> list[str]:
    """Find what is wrong with what a rule set declares, and with what it needs."""
    for pattern in patterns:
        if not isinstance(pattern, Pattern):
            return [f"declare: expected patterns, found {pattern!r}"]
    known: int = ALL_FLAGS | type(rules).own_flags
    mistakes = [mistake for pattern in patterns for mistake in _mistakes_of(pattern, known)]
    ids = Counter(pattern.id for pattern in patterns)
    mistakes += [f"two patterns have the id {id!r}" for id, count in ids.items() if count > 1]
    known_ids = {*ids, *_ids_of_bases(rules)}
    for pattern in patterns:
        unknown = [id for id in pattern.excludes if id not in known_ids]
        if unknown:
            mistakes.append(
                f"{pattern.id}: excludes {', '.join(map(repr, unknown))}, which is none"
            )
    if not _is_whole(minimum):
        mistakes.append(f"needed: expected a whole number, found {minimum!r}")
    return mistakes


def _mistakes_of(pattern: Any, known: int) -> Iterator[str]:
    values: list[object] = [pattern.value, *(value for _, value in pattern.values_where)]
    for value in values:
        if not _is_whole(value):
            yield f"{pattern.id}: expected whole numbers as values, found {value!r}"
    if not isinstance(pattern.excludes, tuple):
        yield f"{pattern.id}: expected a tuple of ids in excludes, found {pattern.excludes!r}"
    for flags in (pattern.needs, *(where for where, _ in pattern.values_where)):
        if not _is_whole(flags) or flags < 0 or flags & ~known:
            yield f"{pattern.id}: expected flags that exist, found {flags!r}"


def _ids_of_bases(rules: Any) -> Iterable[str]:
    """List the ids that the classes below declare: a subclass may leave some out."""
    for cls in type(rules).__mro__[1:]:
        declare = vars(cls).get("declare")
        if declare is not None and not getattr(declare, "__isabstractmethod__", False):
            yield from (pattern.id for pattern in declare(rules))


def found_mistakes(found: list[Any]) -> list[str]:
    """Find patterns that were counted wrongly."""
    return [
        f"{pattern.id}: expected a count of 0 or more, found {pattern.count!r}"
        for pattern in found
        if not isinstance(pattern.count, int) or pattern.count < 0
    ]


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
