"""Every store keeps every law; and for each law a broken store that the law must catch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from grusel.server.storage.factory import open_store
from grusel.tables.rows import Batch, Kept, Listed, Opening, StepRow, TableRow
from grusel.tables.store import Refused, Storage, Then
from grusel.testing.memory_store import MemoryStore, Table
from grusel.testing.store_laws import LAWS

BY_NAME = pytest.mark.parametrize("law", LAWS)


async def keeps(store: Storage, law: str) -> None:
    await store.open()
    try:
        async with asyncio.timeout(40):
            await LAWS[law](store)
    finally:
        await store.close()


@BY_NAME
async def test_a_store_in_memory_keeps(law: str) -> None:
    await keeps(MemoryStore(), law)


@BY_NAME
async def test_sqlite_keeps(law: str, tmp_path: Path) -> None:
    await keeps(open_store(f"sqlite:///{tmp_path / 'store.db'}", "OFF"), law)


@BY_NAME
async def test_postgresql_keeps(law: str, postgres_url: str) -> None:
    await keeps(open_store(postgres_url), law)


# --- broken ones ------------------------------------------------------------------------------------------------------


class ReportsTooEarly(MemoryStore):
    def commit(self, batch: Batch, then: Then) -> None:
        asyncio.get_running_loop().call_later(0.001, super().commit, batch, lambda _: None)
        self.soon(partial(then, None))


class ReportsAtOnce(MemoryStore):
    def commit(self, batch: Batch, then: Then) -> None:
        super().commit(batch, lambda _: None)
        then(None)


class CutsTextsAtTheEndOfALine(MemoryStore):
    async def log(self, table: str) -> tuple[StepRow, ...]:
        return tuple(replace(step, text=step.text.partition("\n")[0]) for step in await super().log(table))


class WritesStepsBeforeItLooks(MemoryStore):
    def take(self, batch: Batch) -> None:
        super().take(Batch(table=batch.table, owner=batch.owner, opens=batch.opens, steps=batch.steps))
        super().take(replace(batch, opens=None, steps=()))


class OpensBeforeItLooks(MemoryStore):
    def _opened(self, opening: Opening) -> Table:
        table = super()._opened(opening)
        self.tables.setdefault(opening.row.id, table)
        return table


class TakesTheLastFirst(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.held: list[tuple[Batch, Then]] = []

    def commit(self, batch: Batch, then: Then) -> None:
        if not self.held:
            asyncio.get_running_loop().call_soon(self._let_go)
        self.held.append((batch, then))

    def _let_go(self) -> None:
        held, self.held = self.held, []
        for batch, then in reversed(held):
            super().commit(batch, then)


class GoesOnAfterAFailure(MemoryStore):
    def commit(self, batch: Batch, then: Then) -> None:
        self.failing.clear()
        super().commit(batch, then)

    def _report_failure(self, table: str, then: Then, why: Exception) -> None:
        then(why)


class RenumbersSteps(MemoryStore):
    def take(self, batch: Batch) -> None:
        last = self.tables[batch.table].stand.step if batch.table in self.tables else 0
        steps = tuple(replace(step, seq=last + at) for at, step in enumerate(batch.steps, 1))
        super().take(replace(batch, steps=steps))


class BelievesSnapshots(MemoryStore):
    def take(self, batch: Batch) -> None:
        shot = batch.snapshot
        super().take(replace(batch, snapshot=None))
        if shot and batch.table in self.tables:
            self.tables[batch.table].moves.snapshot = shot


class RefusesAllThatCameTogether(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.held: list[tuple[Batch, Then]] = []

    def commit(self, batch: Batch, then: Then) -> None:
        if not self.held:
            asyncio.get_running_loop().call_soon(self._let_go)
        self.held.append((batch, then))

    def _let_go(self) -> None:
        held, self.held = self.held, []
        try:
            for batch, _ in held:
                self.take(batch)
        except Refused as error:
            for _, then in held:
                then(error)
        else:
            for _, then in held:
                then(None)


class BelievesAnyOwner(MemoryStore):
    def take(self, batch: Batch) -> None:
        found = self.tables.get(batch.table)
        super().take(replace(batch, owner=found.row.owner) if found else batch)


class LooksAtTheOwnerOfMovesAlone(MemoryStore):
    def take(self, batch: Batch) -> None:
        found = self.tables.get(batch.table)
        super().take(replace(batch, owner=found.row.owner) if found and not batch.steps else batch)


class OpensOver(MemoryStore):
    def _opened(self, opening: Opening) -> Table:
        self.tables.pop(opening.row.id, None)
        return super()._opened(opening)


class LeavesTheLog(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.logs: dict[str, tuple[StepRow, ...]] = {}

    async def log(self, table: str) -> tuple[StepRow, ...]:
        self.logs[table] = await super().log(table) or self.logs.get(table, ())
        return self.logs[table]

    def take(self, batch: Batch) -> None:
        if batch.table in self.tables:
            self.logs[batch.table] = tuple(self.tables[batch.table].steps)
        super().take(batch)


class RemovesWhatWasTouched(MemoryStore):
    def take(self, batch: Batch) -> None:
        super().take(replace(batch, unless_touched=None))


class KeepsTheFirstSnapshot(MemoryStore):
    def take(self, batch: Batch) -> None:
        before = self.tables[batch.table].moves.snapshot if batch.table in self.tables else None
        super().take(batch)
        if before and batch.table in self.tables and before[0] == (batch.snapshot or before)[0]:
            self.tables[batch.table].moves.snapshot = before


class KeepsTooLittleChat(MemoryStore):
    async def load(self, table: str) -> Kept | None:
        kept = await super().load(table)
        return replace(kept, chat=kept.chat[-10:]) if kept else None


class TellsTheFirstPlays(MemoryStore):
    async def load(self, table: str) -> Kept | None:
        kept = await super().load(table)
        plays = [(f"{step.by}:{step.client}", step.move) for step in await self.log(table) if step.client]
        return replace(kept, plays=tuple(plays[:100])) if kept else None


class ForgetsWhoDrew(MemoryStore):
    def take(self, batch: Batch) -> None:
        super().take(replace(batch, steps=tuple(replace(step, draw=step.draw or None) for step in batch.steps)))


class NumbersMovesThatWereTakenBack(MemoryStore):
    async def moves(self, table: str, numbers: range) -> tuple[StepRow, ...]:
        return tuple(step for step in await self.log(table) if step.seq in numbers)


class ForgetsFreshTables(MemoryStore):
    async def last_steps(self, tables: Sequence[str]) -> dict[str, int]:
        return {id: last for id, last in (await super().last_steps(tables)).items() if last}


class TellsPositionsInItsOwnOrder(MemoryStore):
    async def positions(self, rows: Sequence[TableRow]) -> list[Kept]:
        return sorted(await super().positions(rows), key=lambda kept: kept.row.id)


class ShowsPrivateTables(MemoryStore):
    async def lobby(self) -> list[Listed]:
        return [table.listed() for table in self.tables.values() if table.row.phase == "open"]


class ListsTheOldestFirst(MemoryStore):
    async def mine(self, key: str) -> list[Listed]:
        return list(reversed(await super().mine(key)))


class GivesTablesAway(MemoryStore):
    async def claim(self, table: str, process: str, lease: float) -> str | None:
        if table in self.tables:
            self.tables[table].belongs_to(process)
        return await super().claim(table, process, lease)


class NeverForgetsAProcess(MemoryStore):
    def _alive(self, lease: float) -> set[str]:
        return set(self.beats)


class WakesTablesThatAreServed(MemoryStore):
    async def due(self, lease: float) -> list[str]:
        return [id for id, table in self.tables.items() if table.row.due]


BROKEN: list[tuple[Callable[[], Storage], str]] = [
    (ReportsTooEarly, "what_is_reported_can_be_read"),
    (ReportsAtOnce, "a_report_comes_after_the_call_has_returned"),
    (CutsTextsAtTheEndOfALine, "whatever_a_text_says_it_comes_back"),
    (WritesStepsBeforeItLooks, "a_batch_that_is_refused_leaves_nothing"),
    (OpensBeforeItLooks, "a_batch_that_is_refused_leaves_nothing"),
    (TakesTheLastFirst, "batches_of_one_table_are_written_in_order"),
    (GoesOnAfterAFailure, "nothing_follows_a_batch_that_was_refused"),
    (RenumbersSteps, "gaps_and_doubles_are_forked"),
    (BelievesSnapshots, "gaps_and_doubles_are_forked"),
    (RefusesAllThatCameTogether, "one_that_is_refused_does_no_harm_to_others"),
    (BelievesAnyOwner, "only_the_process_that_has_a_table_writes_it"),
    (LooksAtTheOwnerOfMovesAlone, "only_the_process_that_has_a_table_writes_it"),
    (OpensBeforeItLooks, "what_is_opened_is_written_with_what_leads_there_or_not_at_all"),
    (OpensOver, "what_is_opened_is_written_with_what_leads_there_or_not_at_all"),
    (LeavesTheLog, "what_is_removed_is_gone_with_everything"),
    (RemovesWhatWasTouched, "a_table_that_was_touched_meanwhile_stays"),
    (BelievesSnapshots, "a_snapshot_is_replaced_by_one_as_new_or_newer"),
    (KeepsTheFirstSnapshot, "a_snapshot_is_replaced_by_one_as_new_or_newer"),
    (KeepsTooLittleChat, "the_last_lines_and_plays_are_kept"),
    (TellsTheFirstPlays, "the_last_lines_and_plays_are_kept"),
    (ForgetsWhoDrew, "random_batches_give_what_a_plain_model_gives"),
    (BelievesAnyOwner, "random_batches_give_what_a_plain_model_gives"),
    (NumbersMovesThatWereTakenBack, "moves_are_numbered_without_those_taken_back"),
    (ForgetsFreshTables, "where_tables_stand_is_read_at_once"),
    (TellsPositionsInItsOwnOrder, "where_tables_stand_is_read_at_once"),
    (ShowsPrivateTables, "lists_show_public_tables_and_those_of_a_key"),
    (ListsTheOldestFirst, "lists_show_public_tables_and_those_of_a_key"),
    (GivesTablesAway, "a_table_has_one_owner_until_its_process_is_silent"),
    (NeverForgetsAProcess, "a_table_has_one_owner_until_its_process_is_silent"),
    (WakesTablesThatAreServed, "tables_that_must_go_on_are_found_when_no_process_has_them"),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=lambda one: getattr(one, "__name__", one))
async def test_a_broken_store_is_caught(broken: Callable[[], Storage], law: str) -> None:
    with pytest.raises((AssertionError, Refused)):
        await keeps(broken(), law)


def test_every_law_has_a_broken_store_that_it_catches() -> None:
    assert {law for _, law in BROKEN} == set(LAWS)
