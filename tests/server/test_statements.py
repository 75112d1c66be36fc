"""Moves out of the journal into SQLite: all that are new, whatever is in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine, insert, select

from grusel.server.storage import queries
from grusel.server.storage.schema import metadata, snapshots, steps, tables
from grusel.server.storage.statements import settle
from grusel.tables.messages import encode
from grusel.tables.rows import StepRow, TableRow

ODD_TEXTS = ["", "'; drop table steps; --", '{"a":"\\"[1]\\""}', "👻 größer\n", "1", "null", "\x01 and more", "[1]"]
STEP = StepRow(
    seq=1, kind="move", by=0, move='{"type":"say"}', text="bet", noticed=5, clock="[1.5]", client="c1", at=2.5
)


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.connect() as made:
        metadata.create_all(made)
        for id in ("t0", "t1", "t2"):
            row = TableRow(
                id=id, game="kuhn", rules=1, seats=2, options="{}", seed=b"", house="{}", phase="playing",
                host="", watch="", public=False, created=0.0, touched=0.0,
            )  # fmt: skip
            made.execute(insert(tables).values(**{name: getattr(row, name) for name in row.__struct_fields__}))
        yield made
    engine.dispose()


def journalled(*batches: tuple[str, tuple[StepRow, ...]]) -> bytes:
    return encode(batches)


@pytest.mark.parametrize("number", [1, 2, 65, 1000])
def test_every_step_is_there_once_in_its_order(connection: Connection, number: int) -> None:
    rows = [
        replace(STEP, seq=at, by=None if at % 3 else at, draw=at if at % 5 else None) for at in range(1, number + 1)
    ]
    batches = [(f"t{at % 3}", (row,)) for at, row in enumerate(rows)]
    assert settle(connection, journalled(*batches), {}) == number
    for table in ("t0", "t1", "t2"):
        assert queries.log(connection, table) == tuple(row for id, (row,) in batches if id == table)


def test_the_steps_of_one_move_stay_together(connection: Connection) -> None:
    rows = tuple(replace(STEP, seq=at) for at in range(1, 6))
    assert settle(connection, journalled(("t0", rows[:3]), ("t1", rows[:1]), ("t0", rows[3:])), {}) == 6
    assert queries.log(connection, "t0") == rows


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_a_text_is_a_text_whatever_it_says(connection: Connection, text: str) -> None:
    row = replace(STEP, move=text, text=text, events=text, client=text)
    settle(connection, journalled(("t0", (row,))), {"t0": (1, text)})
    assert queries.log(connection, "t0") == (row,)
    assert connection.scalars(select(snapshots.c.body)).all() == [text]


def test_a_moment_in_time_stays_what_it_is(connection: Connection) -> None:
    rng = Random(1)
    rows = tuple(replace(STEP, seq=at, at=rng.uniform(1.7e9, 2e9)) for at in range(1, 10_001))
    settle(connection, journalled(("t0", rows)), {})
    assert queries.log(connection, "t0") == rows


def test_what_is_there_already_stays_as_it_is(connection: Connection) -> None:
    settle(connection, journalled(("t0", (STEP,))), {})
    again = journalled(("t0", (replace(STEP, text="other"), replace(STEP, seq=2))))
    assert settle(connection, again, {}) == 1
    assert [row.text for row in queries.log(connection, "t0")] == ["bet", "bet"]


def test_of_a_table_that_is_gone_nothing_is_written(connection: Connection) -> None:
    assert settle(connection, journalled(("gone", (STEP,)), ("t0", (STEP,))), {"gone": (1, "{}"), "t0": (1, "{}")}) == 1
    assert connection.scalars(select(steps.c.table)).all() == ["t0"]
    assert connection.scalars(select(snapshots.c.table)).all() == ["t0"]


def test_the_last_snapshot_is_kept(connection: Connection) -> None:
    settle(connection, journalled(), {"t0": (1, "old"), "t1": (1, "other")})
    settle(connection, journalled(), {"t0": (5, "new")})
    found = connection.execute(select(snapshots.c.table, snapshots.c.seq, snapshots.c.body).order_by("table")).all()
    assert [tuple(row) for row in found] == [("t0", 5, "new"), ("t1", 1, "other")]
