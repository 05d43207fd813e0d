"""All texts that the library shows to people, in English, Spanish, Chinese and Japanese.

Each subject has a file, and each message a row: its key, then the four texts. The names of a
pattern are not here but in its declaration.
"""

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Final

from mahjong_score._messages.command import COMMAND_ROWS
from mahjong_score._messages.notation import NOTATION_ROWS
from mahjong_score._messages.options import OPTION_ROWS
from mahjong_score._messages.play import PLAY_ROWS
from mahjong_score._messages.row import Row, Rows
from mahjong_score._messages.scores import SCORE_ROWS
from mahjong_score._messages.wins import WIN_ROWS

LANGUAGES: Final = ("en", "es", "zh", "ja")

_ROWS: Final[Rows] = {
    **WIN_ROWS,
    **SCORE_ROWS,
    **NOTATION_ROWS,
    **OPTION_ROWS,
    **PLAY_ROWS,
    **COMMAND_ROWS,
}

# The texts that user-defined rule sets have added, by key.
_ADDED_ROWS: Final[dict[str, Row]] = {}


def language(lang: str) -> int:
    """Return the index of a language in `LANGUAGES`, and so in each row of texts.

    Raises:
        ValueError: There is no such language.

    """
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; expected one of {', '.join(LANGUAGES)}")
    return LANGUAGES.index(lang)


def add_texts(rows: Mapping[str, Row]) -> list[str]:
    """Add the texts that a user-defined rule set declares; return what is wrong with them.

    None replaces a text of the library, or one that was declared before.
    """
    wrong = []
    for key, row in rows.items():
        texts: object = row
        if not isinstance(texts, tuple) or [*map(type, texts)] != [str] * len(LANGUAGES):
            wrong.append(f"texts: expected a text in each of {', '.join(LANGUAGES)} for {key!r}")
        elif _row(key) not in (None, row):
            wrong.append(f"texts: {key!r} has another text already")
        else:
            _ADDED_ROWS[key] = row
    return wrong


def _row(key: str) -> Row | None:
    return _ROWS[key] if key in _ROWS else _ADDED_ROWS.get(key)


def is_known(key: str) -> bool:
    """Whether there is a text for a key."""
    return key in _ROWS or key in _ADDED_ROWS


@cache
def data_of(key: str) -> frozenset[str]:
    """Return the names of the data that the text of a key shows."""
    row = _row(key) or ("",) * len(LANGUAGES)
    return frozenset(name for text in row for _, name, _, _ in Formatter().parse(text) if name)


def say(key: str, lang: str = "en", /, **data: object) -> str:
    """Return the text of a key in a language, with the data filled in.

    A key without a text is shown as words: its problem was pickled by a process that has other
    rule sets.

    >>> say("no-such-tile-here")
    'no such tile here'

    Raises:
        ValueError: There is no such language.

    """
    place = language(lang)
    row = _row(key)
    return row[place].format(**data) if row else key.replace("-", " ")


def say_unit(unit: object, lang: str) -> str:
    """Return the name of a unit in a language; a unit without a text is shown as it is.

    >>> say_unit("points", "zh"), say_unit("tai", "zh")
    ('分', 'tai')
    """
    key = f"unit-{unit}"
    return say(key, lang) if is_known(key) else str(unit)


def say_amount(number: int, unit: str, lang: str) -> str:
    """Return a number with its unit in a language.

    >>> say_amount(1, "points", "es"), say_amount(30, "points", "es")
    ('1 punto', '30 puntos')
    """
    return f"{number} {say_unit('point' if number == 1 and unit == 'points' else unit, lang)}"
