"""Arrow record batches of wins in, of answers out; Polars, DuckDB and Dask call it."""

import json
from functools import partial
from typing import Any

import dask.bag
import duckdb
import polars as pl
import pyarrow as pa
import pytest

import mahjong_score as ms
from mahjong_score.formats._wins import answer
from mahjong_score.formats.arrow import SCHEMA, output_schema, score_batch, score_batches
from tests.helpers import cases
from tests.unit.test_imports import loaded_by

WIN: dict[str, Any] = {"hand": "11p22s234567m333z", "tile": "1p", "by": "self-draw", "round": "W"}
OTHERS: list[dict[str, Any]] = [
    {**WIN, "events": ["last-tile"]},
    {**WIN, "tile": "9p"},
    {**WIN, "tile": None},
    {"hand": "23m456p11z(777z@N)[2222s]", "tile": "1m", "by": "discard", "from": "S"},
]
WINS = [WIN, *OTHERS]


def batch(wins: list[dict[str, Any]]) -> pa.RecordBatch:
    """Make a batch that has a column for each key of any win."""
    names = dict.fromkeys(name for win in wins for name in win)
    return pa.RecordBatch.from_pylist([{name: win.get(name) for name in names} for win in wins])


def test_each_row_is_answered_as_the_json_contract_says() -> None:
    found = score_batch(batch(WINS), "hong-kong").to_pylist()
    for win, row in zip(WINS, found, strict=True):
        told = answer(win, "hong-kong")
        assert row["ok"] == told["ok"]
        for key in ("total", "unit", "patterns", "reading", "liable", "payments"):
            assert row[key] == told.get(key)
        problems = [{key: p[key] for key in ("code", "message")} for p in told.get("problems", [])]
        assert row["problems"] == problems
    assert [row["total"] for row in found] == [3, 4, None, None, None]
    assert [[p["code"] for p in row["problems"]] for row in found] == [
        *([], [], ["not-a-winning-hand"], ["notation"], ["below-minimum"])
    ]


@pytest.mark.parametrize("name", ms.rulesets())
def test_all_cases_of_every_rule_set_fit_the_schema(name: str) -> None:
    """Also with fewer seats, and with indicators and counters, whose columns are lists and ints."""
    wins = [case["win"] for case in cases() if case["ruleset"] == name]
    plain = [
        {
            key: value
            for key, value in win.items()
            if key in WIN or key in ("from", "events", "dora")
        }
        for win in wins
        if isinstance(win.get("hand"), str)
    ]
    found = score_batch(batch([*plain, WIN]), name)
    assert found.schema == SCHEMA
    assert found.num_rows == len(plain) + 1
    assert found["ok"].to_pylist() == [answer(win, name)["ok"] for win in [*plain, WIN]]


def test_payments_are_null_where_they_are_not_known_and_for_seats_not_in_the_game() -> None:
    rules = ms.ruleset("hong-kong", minimum=0)
    unknown = {**WIN, "by": "discard"}
    assert score_batch(batch([unknown]), rules)["payments"].to_pylist() == [None]
    two = {"hand": "9m111222333p(444p)", "tile": "9m", "by": "discard", "from": "S"}
    table = score_batch(batch([two]), "riichi-three-player")["payments"].to_pylist()
    assert [payments is None or payments["N"] is None for payments in table] == [True]


def test_columns_to_keep_come_first_and_others_are_errors() -> None:
    wins = batch([{"id": n, **win} for n, win in enumerate(WINS)])
    found = score_batch(wins, "hong-kong", keep=["id"], lang="es")
    assert found.schema.names == ["id", *SCHEMA.names]
    assert found["id"].to_pylist() == [0, 1, 2, 3, 4]
    assert found["patterns"][0][0]["name"].as_py() == "Mano cerrada"
    with pytest.raises(ValueError, match="unknown columns: id; expected hand, tile, by, from"):
        score_batch(wins, "hong-kong")
    with pytest.raises(ValueError, match="cannot keep: name"):
        score_batch(wins, "hong-kong", keep=["id", "name"])
    with pytest.raises(ValueError, match="cannot keep: ok"):
        output_schema(pa.schema({"ok": pa.bool_()}), ["ok"])
    with pytest.raises(ms.OptionError):
        score_batch(wins, "uno", keep=["id"])


def test_no_rows_and_no_columns() -> None:
    assert score_batch(batch(WINS).slice(0, 0), "hong-kong").schema == SCHEMA
    assert score_batch(pa.RecordBatch.from_pylist([]), "hong-kong").num_rows == 0
    only = score_batch(pa.RecordBatch.from_pylist([{"hand": "1m"}]), "hong-kong").to_pylist()
    assert [p["message"] for p in only[0]["problems"]] == [
        "the key tile is required",
        "the key by is required",
    ]


def test_columns_of_other_types_are_problems_of_their_rows() -> None:
    """Bytes, numbers, dictionary-encoded and large strings."""
    strings = pa.array([WIN["hand"]], pa.large_string())
    names = pa.array(["1p"]).dictionary_encode()
    by = pa.array(["self-draw"], pa.string_view())
    found = score_batch(pa.record_batch({"hand": strings, "tile": names, "by": by}), "hong-kong")
    assert found["problems"].to_pylist()[0][0]["code"] == "below-minimum"
    wrong = pa.record_batch({"hand": pa.array([b"1m"]), "tile": pa.array([1]), "by": by})
    found = score_batch(wrong, "hong-kong")
    assert {p["code"] for p in found["problems"].to_pylist()[0]} == {"notation"}


def test_batches_are_answered_lazily() -> None:
    answered = score_batches(iter([batch(WINS), batch(WINS[:1])]), "hong-kong")
    assert [one.num_rows for one in answered] == [5, 1]
    with pytest.raises(ms.OptionError):
        score_batches([], "uno")


def test_polars_calls_it() -> None:
    """A frame to Arrow and back; and as a step of a lazy query."""
    frame = pl.DataFrame([{"id": n, "events": None, "from": None, **w} for n, w in enumerate(WINS)])

    def answered(part: pl.DataFrame) -> pl.DataFrame:
        batches = score_batches(part.to_arrow().to_batches(), "hong-kong", keep=["id"])
        answers = pl.from_arrow(pa.Table.from_batches(batches))
        assert isinstance(answers, pl.DataFrame)
        return answers

    found = answered(frame)
    assert found.filter("ok").select("id", "total").rows() == [(0, 3), (1, 4)]
    lazy = frame.lazy().map_batches(answered, schema=found.schema).filter(pl.col("ok"))
    assert lazy.select("total").collect().rows() == [(3,), (4,)]


def test_duckdb_calls_it(tmp_path: Any) -> None:
    """From a file of lines of JSON, a batch at a time."""
    file = tmp_path / "wins.jsonl"
    file.write_text("\n".join(map(json.dumps, WINS)))
    with duckdb.connect() as source, duckdb.connect() as database:
        reader = source.sql(f"from read_json('{file}', format='nd')").to_arrow_reader(2)
        answers = pa.RecordBatchReader.from_batches(
            output_schema(reader.schema), score_batches(reader, "hong-kong")
        )
        database.register("answers", answers)
        counted = database.sql("select count(*), sum(total) from answers where ok")
        assert counted.fetchall() == [(2, 7)]


def test_dask_calls_it() -> None:
    """Each batch is a task: here in threads, elsewhere on other machines."""
    from_sequence: Any = dask.bag.from_sequence
    bag = from_sequence([batch(WINS), batch(WINS[:2])], npartitions=2)
    answered = bag.map(partial(score_batch, ruleset=ms.ruleset("hong-kong", minimum=1)))
    found = pa.Table.from_batches(answered.compute(scheduler="threads"))
    assert found["total"].to_pylist() == [3, 4, None, None, 1, 3, 4]


def test_importing_the_package_does_not_load_pyarrow() -> None:
    program = (
        "import mahjong_score, mahjong_score._cli.command, sys; assert 'pyarrow' not in sys.modules"
    )
    assert "mahjong_score.formats.arrow" not in loaded_by(program)
