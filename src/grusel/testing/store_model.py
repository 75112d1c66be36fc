"""Random batches, and the plainest store there is, which says what becomes of them."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grusel.tables.rows import Batch, ChatRow, Kept, Opening, SeatRow, StepRow, TableRow
from grusel.tables.store import CHAT_KEPT, PLAYS_KEPT

TEXTS = [
    "",
    "bet",
    "'; drop table steps; --",
    '{"a":"\\"[1]\\""}',
    "👻 größer\n",
    "1",
    "null",
    "\x01 more",
    "[1]",
    "\\u0000",
]


def opening(id: str, *, steps: int = 0, **row: Any) -> Opening:
    """A new table with two seats."""
    plain = TableRow(
        id=id,
        game="kuhn",
        rules=1,
        seats=2,
        options="{}",
        seed=b"\x00seed",
        house="{}",
        phase="open",
        host="host",
        watch="watch",
        public=False,
        created=1.5,
        touched=100.0,
    )
    seats = tuple(SeatRow(seat=seat, kind="open") for seat in range(2))
    return Opening(row=replace(plain, **row), seats=seats, steps=tuple(step(seq) for seq in range(1, steps + 1)))


def opens(id: str, **more: Any) -> Batch:
    """The batch that creates a table."""
    return Batch(table=id, opens=opening(id, **more))


def step(seq: int, **more: Any) -> StepRow:
    return StepRow(seq=seq, **{"kind": "move", "by": 0, "move": '{"type":"say"}', "text": "bet", "at": 1.5, **more})


def undo(seq: int, left: int) -> StepRow:
    return step(seq, kind="undo", move=str(left), text="")


def line(number: int, text: str = "hello") -> ChatRow:
    return ChatRow(number=number, seat=None, name="Ada", text=text, at=2.5)


class Model:
    """Every step, line and seat of every table in a plain list."""

    def __init__(self) -> None:
        self.tables: dict[str, Written] = {}

    def take(self, batch: Batch) -> bool:
        """Write a batch; false if that must be refused."""
        new = batch.opens
        creates = new is not None and new.row.id == batch.table
        before = _written(new) if new and creates else self.tables.get(batch.table)
        if before is None or before.row.owner != batch.owner or (new and new.row.id in self.tables):
            return False
        after = _followed(before, batch)
        if after is None or (new and not _whole(_written(new))):
            return False
        if new:
            self.tables[new.row.id] = _written(new)
        self.tables[batch.table] = after
        if batch.removes:
            del self.tables[batch.table]
        return True

    def log(self, table: str) -> tuple[StepRow, ...]:
        return self.tables[table].steps if table in self.tables else ()

    def load(self, table: str) -> Kept | None:
        found = self.tables.get(table)
        if found is None:
            return None
        seen = found.snapshot[0] if found.snapshot else 0
        plays = [(f"{one.by}:{one.client}", one.move) for one in found.steps if one.client]
        return Kept(
            row=found.row,
            seats=found.seats,
            snapshot=found.snapshot,
            steps=tuple(one for one in found.steps if one.seq > seen),
            plays=tuple(plays[::-1][:PLAYS_KEPT]),
            chat=found.chat[-CHAT_KEPT:],
        )


class Written(Struct, frozen=True):
    """All of a table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...]
    chat: tuple[ChatRow, ...]
    snapshot: tuple[int, str] | None


def _written(opening: Opening) -> Written:
    return Written(opening.row, opening.seats, opening.steps, (), opening.snapshot)


def _followed(before: Written, batch: Batch) -> Written | None:
    if batch.unless_touched is not None and before.row.touched >= batch.unless_touched:
        return None
    shots = [shot for shot in (before.snapshot, batch.snapshot) if shot]
    after = Written(
        row=replace(before.row, **batch.changes),
        seats=tuple(({row.seat: row for row in (*before.seats, *batch.seats)}).values()),
        steps=(*before.steps, *batch.steps),
        chat=(*before.chat, *batch.chat),
        snapshot=max(reversed(shots), key=lambda shot: shot[0]) if shots else None,
    )
    return after if _whole(after) and _whole(replace(after, snapshot=batch.snapshot)) else None


def _whole(table: Written) -> bool:
    """Whether nothing is missing or doubled."""
    steps = [one.seq for one in table.steps] == list(range(1, len(table.steps) + 1))
    lines = [one.number for one in table.chat] == list(range(1, len(table.chat) + 1))
    return steps and lines and (table.snapshot is None or table.snapshot[0] <= len(table.steps))


class Chooser:
    """Makes up batches for tables of a model: most of them right, some wrong in one part."""

    def __init__(self, rng: Random, model: Model) -> None:
        self.rng = rng
        self.model = model
        self.made = 0

    def batch(self, table: str) -> Batch:
        found = self.model.tables.get(table)
        if found is None:
            return self._creates(table)
        rng = self.rng
        batch = Batch(
            table=table,
            owner=found.row.owner if rng.random() < 0.9 else "stranger",
            steps=self._steps(len(found.steps) + 1),
            chat=self._chat(len(found.chat) + 1),
            seats=(self._seat(),) if rng.random() < 0.2 else (),
            snapshot=self._snapshot(len(found.steps)),
            changes=self._changes(),
        )
        if rng.random() < 0.05:
            return replace(batch, opens=opening(self._id(rng.choice([*self.model.tables])), steps=rng.randrange(3)))
        if rng.random() < 0.05:
            return replace(batch, removes=True, unless_touched=rng.choice([None, 100.0, 150.0]))
        return batch

    def _creates(self, table: str) -> Batch:
        rng = self.rng
        made = opening(table, steps=rng.randrange(4), public=rng.random() < 0.5, created=rng.random())
        snapshot = (rng.randrange(6), "start") if rng.random() < 0.3 else None
        return Batch(table=table, opens=replace(made, snapshot=snapshot))

    def _id(self, taken: str) -> str:
        self.made += 1
        return taken if self.rng.random() < 0.2 else f"{taken}-{self.made}"

    def _steps(self, seq: int) -> tuple[StepRow, ...]:
        rng = self.rng
        first = seq + rng.choice([-1, 1]) if rng.random() < 0.1 else seq
        return tuple(self._step(first + at) for at in range(rng.choice([0, 1, 1, 1, 2, 5])))

    def _step(self, seq: int) -> StepRow:
        rng = self.rng
        return step(
            seq,
            by=rng.choice([None, 0, 1]),
            text=rng.choice(TEXTS),
            events=rng.choice(TEXTS),
            draw=rng.choice([None, 0, 7]),
            noticed=rng.randrange(8),
            client=rng.choice(TEXTS),
            at=rng.uniform(1.7e9, 2e9),
        )

    def _chat(self, number: int) -> tuple[ChatRow, ...]:
        rng = self.rng
        first = number + rng.choice([-1, 1]) if rng.random() < 0.1 else number
        return tuple(line(first + at, rng.choice(TEXTS)) for at in range(rng.choice([0, 0, 0, 1, 20])))

    def _seat(self) -> SeatRow:
        rng = self.rng
        return SeatRow(seat=rng.randrange(2), kind="person", name=rng.choice(TEXTS), standin=rng.random() < 0.5)

    def _snapshot(self, last: int) -> tuple[int, str] | None:
        rng = self.rng
        return (rng.randrange(last + 3), rng.choice(TEXTS)) if rng.random() < 0.2 else None

    def _changes(self) -> dict[str, object]:
        rng = self.rng
        some: list[dict[str, object]] = [{}, {}, {"phase": "playing", "due": True}, {"touched": rng.uniform(50, 200)}]
        return rng.choice(some)
