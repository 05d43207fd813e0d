"""The form of everything that is said: a text in each language."""

from collections.abc import Mapping

# English, Spanish, Chinese, Japanese; ``{name}`` stands for a datum.
Row = tuple[str, str, str, str]
Rows = Mapping[str, Row]
