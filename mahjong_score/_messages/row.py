"""The type of a message: a text in each language."""

from collections.abc import Mapping

# English, Spanish, Chinese, Japanese; ``{name}`` is replaced by that datum.
Row = tuple[str, str, str, str]
Rows = Mapping[str, Row]
