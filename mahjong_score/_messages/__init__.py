"""All that the library says to people, in English, Spanish, Chinese and Japanese.

A file for each subject, a row for each thing that can be said: its key, then the four texts.
Names of patterns are not here: each stands with its pattern.
"""

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Final

from mahjong_score._messages.command import COMMAND_ROWS
from mahjong_score._messages.notation import NOTATION_ROWS
from mahjong_score._messages.play import PLAY_ROWS
from mahjong_score._messages.row import Row, Rows
from mahjong_score._messages.scores import SCORE_ROWS
from mahjong_score._messages.wins import WIN_ROWS

LANGUAGES: Final = ("en", "es", "zh", "ja")

_ROWS: Final[Rows] = {**WIN_ROWS, **SCORE_ROWS, **NOTATION_ROWS, **PLAY_ROWS, **COMMAND_ROWS}

# What rule sets of one's own say beside, by key.
_OWN_ROWS: Final[dict[str, Row]] = {}


def language(lang: str) -> int:
    """Give the place of a language in `LANGUAGES`, and so in a row of names.

    Raises:
        ValueError: There is no such language.

    """
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; expected one of {', '.join(LANGUAGES)}")
    return LANGUAGES.index(lang)


def add_texts(rows: Mapping[str, Row]) -> list[str]:
    """Add the texts that a rule set of one's own declares; return what is wrong with them.

    A text of the library stands, and one that was declared otherwise before.
    """
    wrong = []
    for key, row in rows.items():
        texts: object = row
        if not isinstance(texts, tuple) or [*map(type, texts)] != [str] * len(LANGUAGES):
            wrong.append(f"texts: expected a text in each of {', '.join(LANGUAGES)} for {key!r}")
        elif _row(key) not in (None, row):
            wrong.append(f"texts: {key!r} has another text already")
        else:
            _OWN_ROWS[key] = row
    return wrong


def _row(key: str) -> Row | None:
    return _ROWS[key] if key in _ROWS else _OWN_ROWS.get(key)


def is_known(key: str) -> bool:
    """Whether there is a text for a key."""
    return key in _ROWS or key in _OWN_ROWS


@cache
def data_of(key: str) -> frozenset[str]:
    """Return the names of the data that the text of a key tells."""
    row = _row(key) or ("",) * len(LANGUAGES)
    return frozenset(name for text in row for _, name, _, _ in Formatter().parse(text) if name)


def say(key: str, lang: str = "en", /, **data: object) -> str:
    """Return the text of a key in a language, with the data filled in.

    A key that has no text is its own text, as words: such a problem was pickled by a process that
    has other rule sets.

    >>> say("no-such-tile-here")
    'no such tile here'

    Raises:
        ValueError: There is no such language.

    """
    place = language(lang)
    row = _row(key)
    return row[place].format(**data) if row else key.replace("-", " ")


def say_unit(unit: object, lang: str) -> str:
    """Give the name of a unit in a language; one of a rule set of one's own is its own name.

    >>> say_unit("points", "zh"), say_unit("tai", "zh")
    ('分', 'tai')
    """
    key = f"unit-{unit}"
    return say(key, lang) if is_known(key) else str(unit)


def say_amount(number: int, unit: str, lang: str) -> str:
    """Give a number with its unit in a language.

    >>> say_amount(1, "points", "es"), say_amount(30, "points", "es")
    ('1 punto', '30 puntos')
    """
    return f"{number} {say_unit('point' if number == 1 and unit == 'points' else unit, lang)}"
