"""Arrow record batches of wins in, record batches of answers out. It needs the extra ``arrow``.

A batch of wins has a column for each key of the JSON contract; a column that is missing, or null in
a row, counts as left out. Every row gets one answer, in order; a row that cannot be read gets a
problem and harms no other. docs/how-to/batches.md shows how Polars, DuckDB, Dask, Ray and
Spark call it.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import pyarrow as pa

from mahjong_score.formats._wins import KEYS, answer
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._ruleset import Ruleset

__all__ = ["SCHEMA", "output_schema", "score_batch", "score_batches"]

_PATTERN: Final = pa.struct(
    {"id": pa.string(), "value": pa.int64(), "count": pa.int64(), "name": pa.string()}
)
_PAYMENTS: Final = pa.struct(dict.fromkeys("ESWN", pa.int64()))
_PROBLEM: Final = pa.struct({"code": pa.string(), "message": pa.string()})

# The columns of answers, besides those that are kept. Without a valid win, all from `total` to
# `payments` are null.
SCHEMA: Final = pa.schema(
    {
        "ok": pa.bool_(),
        "total": pa.int64(),
        "unit": pa.string(),
        "patterns": pa.list_(_PATTERN),
        "reading": pa.string(),
        "liable": pa.string(),
        "payments": _PAYMENTS,
        "problems": pa.list_(_PROBLEM),
    }
)


def output_schema(schema: pa.Schema, keep: Iterable[str] = ()) -> pa.Schema:
    """Return the schema of the answers to batches of a schema; the columns kept come first.

    Raises:
        ValueError: A column is neither a key of the contract nor kept; a column to be kept does not
            exist, or has the name of an answer's column.

    """
    keep = tuple(keep)
    unknown = [name for name in schema.names if name not in KEYS and name not in keep]
    if unknown:
        expected = f"{', '.join(KEYS)}, or a column to keep"
        raise ValueError(f"unknown columns: {', '.join(unknown)}; expected {expected}")
    missing = [name for name in keep if name not in schema.names or name in SCHEMA.names]
    if missing:
        raise ValueError(f"cannot keep: {', '.join(missing)}")
    return pa.schema([*(schema.field(name) for name in keep), *SCHEMA])


def score_batch(
    batch: pa.RecordBatch,
    ruleset: str | Ruleset,
    *,
    keep: Iterable[str] = (),
    lang: str = "en",
) -> pa.RecordBatch:
    """Return the answers to a batch of wins, row by row.

    >>> wins = pa.RecordBatch.from_pylist([
    ...     {"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"},
    ...     {"hand": "11p22s234567m333z", "tile": "9p", "by": "self-draw", "round": "W"},
    ... ])
    >>> score_batch(wins, "hong-kong")["total"].to_pylist()
    [3, None]

    Args:
        batch: The wins.
        ruleset: The rules, by name or with options.
        keep: Columns that are no part of a win, such as an id, and are copied to the answers.
        lang: The language of names and messages: ``en``, ``es``, ``zh`` or ``ja``.

    Raises:
        OptionError: There is no rule set of that name.
        ValueError: A column is unknown, or cannot be kept.

    """
    rules = as_ruleset(ruleset)
    keep = tuple(keep)
    schema = output_schema(batch.schema, keep)
    rows = batch.select([name for name in batch.schema.names if name in KEYS]).to_pylist()
    answers = [{**_NO_WIN, **answer(row, rules, lang)} for row in rows]
    columns = [batch[name] for name in keep]
    columns += [pa.array([one[field.name] for one in answers], field.type) for field in SCHEMA]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def score_batches(
    batches: Iterable[pa.RecordBatch],
    ruleset: str | Ruleset,
    *,
    keep: Iterable[str] = (),
    lang: str = "en",
) -> Iterator[pa.RecordBatch]:
    """Return the answers to batches of wins, lazily and in order, as Spark's ``mapInArrow`` asks.

    The arguments are those of `score_batch`.

    Raises:
        OptionError: There is no rule set of that name.
        ValueError: A column is unknown, or cannot be kept.

    """
    rules = as_ruleset(ruleset)
    keep = tuple(keep)
    return (score_batch(batch, rules, keep=keep, lang=lang) for batch in batches)


_NO_WIN: Final[dict[str, Any]] = {**dict.fromkeys(SCHEMA.names), "problems": []}
