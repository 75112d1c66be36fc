"""The journal of version 0.1 is taken in once: no acknowledged move is lost, and no game gets a gap."""

from __future__ import annotations

import fcntl
import gzip
import os
import secrets
import shutil
import sqlite3
import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from grusel.game import Decision, Illegal
from grusel.server.http import records
from grusel.server.runtime.shell import Shell
from grusel.server.storage.factory import open_store
from grusel.server.storage.old_journal import BLOCK, CHECKED, HEAD
from grusel.tables.dice import new_seed
from grusel.tables.draft import Draft
from grusel.tables.messages import encode
from grusel.tables.moves import make
from grusel.tables.rows import StepRow
from grusel.tables.state import OVER, Given, TableState
from grusel.tables.undo import take_back
from grusel.testing.store_model import opens, step, undo
from server.room import Room, room
from server.test_store import opened

BEFORE = Path(__file__).parent / "before"  # a server of version 0.1 was killed; its last moves are only in the journal
Record = Sequence[tuple[str, Sequence[StepRow]]]


class Known(msgspec.Struct):
    game: str
    steps: list[tuple[int, str, int | None, str]]


STEPS = msgspec.json.decode((BEFORE / "steps.json").read_bytes(), type=dict[str, Known])
TABLES = pytest.mark.parametrize("table", STEPS, ids=lambda table: STEPS[table].game)


def left_by_version_01(folder: Path) -> Path:
    """Its database and its journal."""
    for name in ("grusel.db", "grusel.db-moves"):
        (folder / name).write_bytes(gzip.decompress((BEFORE / f"{name}.gz").read_bytes()))
    return folder / "grusel.db"


def journal(*found: Record) -> bytes:
    """Records as version 0.1 wrote them."""
    round, data = secrets.token_bytes(16), b""
    for number, record in enumerate(found):
        text = encode(record)
        checksum = zlib.crc32(text, zlib.crc32(CHECKED.pack(round, number, len(text))))
        whole = HEAD.pack(round, number, len(text), checksum) + text
        data += whole.ljust(-(-len(whole) // BLOCK) * BLOCK, b"\0")
    return data


async def put(file: Path, stored: Sequence[StepRow], *found: Record) -> None:
    """A database with one table that has these steps, valid or not, and a journal."""
    async with opened(f"sqlite:///{file}") as store:
        await store.write(opens("table"))
    with sqlite3.connect(file) as database:
        columns = ", ".join(f'"{name}"' for name in ("table", *StepRow.__struct_fields__))
        places = ", ".join("?" * (1 + len(StepRow.__struct_fields__)))
        rows = [("table", *msgspec.structs.astuple(row)) for row in stored]
        database.executemany(f"insert into steps ({columns}) values ({places})", rows)
    database.close()
    file.with_name(f"{file.name}-moves").write_bytes(journal(*found))


async def after_opening(folder: Path, stored: Sequence[StepRow], *found: Record) -> tuple[StepRow, ...]:
    """The steps of a table once a database has been opened beside a journal."""
    await put(folder / "store.db", stored, *found)
    async with opened(f"sqlite:///{folder / 'store.db'}") as store:
        return await store.log("table")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if "moves" in path.name)


@TABLES
async def test_every_move_of_a_killed_server_of_version_01_is_there(table: str, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{left_by_version_01(tmp_path)}") as store:
        listed, log = await store.find(table), await store.log(table)
        assert listed
        records.whole(listed.row, listed.seats, log)
        assert [(row.seq, row.kind, row.by, row.move) for row in log] == STEPS[table].steps
    assert names(tmp_path) == []


def given(here: Room, found: Shell) -> Given:
    return Given(here.hub.now(), found.dice, bytes, new_seed)


async def written(here: Room, draft: Draft) -> TableState:
    decided = draft.decided()
    assert decided.batch
    await here.hub.store.write(decided.batch)
    return decided.after


@TABLES
async def test_its_tables_open_and_the_games_continue(table: str, tmp_path: Path) -> None:
    left_by_version_01(tmp_path)
    async with room(tmp_path) as here:
        found = await here.hub.find(table)
        assert isinstance(found, Shell)
        state, rng, before = found.state, Random(1), found.state.timeline.length
        for _ in range(10):
            if (seat := state.waits_for()) is not None:
                draft = Draft(state, given(here, found))
                make(draft, seat, rng.choice(state.game.actions(state.position.state, seat)))
                state = await written(here, draft)
        assert state.row.phase == OVER or state.timeline.length >= before + 10
        assert state.seq == len(await here.hub.store.log(table))


async def test_known_moves_are_skipped(tmp_path: Path) -> None:
    stored = [step(1), step(2), step(3)]
    assert await after_opening(tmp_path, stored, [("table", [step(2)])], [("table", [step(3)])]) == tuple(stored)
    assert names(tmp_path) == []


async def test_an_interrupted_start_takes_the_journal_in_again(tmp_path: Path) -> None:
    file = left_by_version_01(tmp_path)
    shutil.copy(f"{file}-moves", tmp_path / "copy")

    async with opened(f"sqlite:///{file}"):
        pass
    (tmp_path / "copy").rename(f"{file}-moves")
    async with opened(f"sqlite:///{file}") as store:
        assert [len(await store.log(table)) for table in STEPS] == [len(known.steps) for known in STEPS.values()]


async def test_only_missing_moves_are_written(tmp_path: Path) -> None:
    found = [[("table", [step(2)])], [("table", [step(3), step(4)])]]
    assert await after_opening(tmp_path, [step(1), step(2)], *found) == (step(1), step(2), step(3), step(4))


async def test_a_hole_before_a_later_batch_is_filled(tmp_path: Path) -> None:
    """Found by an attack: moves waited in the journal while the disk was full, and an undo was stored after them."""
    found = [[("table", [step(3), step(4)])], [("table", [step(5)])]]
    stored = [step(1), step(2), undo(6, 3)]
    assert await after_opening(tmp_path, stored, *found) == (step(1), step(2), step(3), step(4), step(5), undo(6, 3))
    assert names(tmp_path) == []


@TABLES
async def test_a_table_with_such_a_hole_opens(table: str, tmp_path: Path) -> None:
    file = left_by_version_01(tmp_path)
    async with room(tmp_path) as here:
        found = await here.hub.find(table)
        assert isinstance(found, Shell)
        line = found.state.timeline
        asked = [at for at in range(line.base + 1, line.length) if isinstance(line.cut(at).turn, Decision)]
        draft = Draft(found.state, given(here, found))
        take_back(draft, asked[-1], 0)
        await written(here, draft)
        whole = await here.hub.store.log(table)
    lost = whole[-4:-1]
    with sqlite3.connect(file) as database:
        database.execute(
            'delete from steps where "table" = ? and seq between ? and ?', (table, lost[0].seq, lost[-1].seq)
        )
    database.close()
    file.with_name("grusel.db-moves").write_bytes(journal(*([(table, [row])] for row in lost)))
    async with room(tmp_path) as here:
        found = await here.hub.find(table)
        assert isinstance(found, Shell)
        assert found.state.timeline.length == asked[-1]
        assert await here.hub.store.log(table) == whole


async def test_a_move_that_would_leave_a_gap_is_set_aside_and_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    found = [[("table", [step(2)])], [("table", [step(4)])], [("table", [step(5)])]]
    assert await after_opening(tmp_path, [step(1)], *found) == (step(1), step(2))
    assert names(tmp_path) == ["store.db-moves-kept-1"]
    [told] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert told.left == (("table", 4), ("table", 5))  # type: ignore[attr-defined]


async def test_moves_set_aside_do_not_replace_earlier_ones(tmp_path: Path) -> None:
    (tmp_path / "store.db-moves-kept-1").write_bytes(b"from before")
    await after_opening(tmp_path, [step(1)], [("table", [step(4)])])
    assert (tmp_path / "store.db-moves-kept-1").read_bytes() == b"from before"
    assert (tmp_path / "store.db-moves-kept-2").read_bytes() != b""


async def test_a_table_with_a_gap_does_not_hold_up_the_others(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    await put(file, [step(1)], [("table", [step(3)]), ("other", [step(1)])])
    with sqlite3.connect(file) as database:
        columns = "id, game, rules, seats, options, start, seed, house, phase, host, watch"
        more = "public, imported, next, created, touched, due, owner"
        database.execute(f"insert into tables ({columns}, {more}) select 'other', {columns[4:]}, {more} from tables")
    database.close()
    async with opened(f"sqlite:///{file}") as store:
        assert [len(await store.log(table)) for table in ("table", "other")] == [1, 1]


async def test_an_unfinished_move_is_not_taken_in(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    await put(file, [step(1)], [("table", [step(2)])], [("table", [step(3), step(4)])])
    whole = bytearray(Path(f"{file}-moves").read_bytes())
    whole[BLOCK + HEAD.size + 20] ^= 1
    Path(f"{file}-moves").write_bytes(whole)
    async with opened(f"sqlite:///{file}") as store:
        assert (await store.log("table")) == (step(1), step(2))
    assert names(tmp_path) == []


@pytest.mark.parametrize("seed", range(20))
async def test_a_truncated_journal_gives_the_records_before_the_cut(seed: int, tmp_path: Path) -> None:
    async def run() -> tuple[StepRow, ...]:
        file = tmp_path / "store.db"
        await put(file, [], *([("table", [step(seq)])] for seq in range(1, 6)))
        with Path(f"{file}-moves").open("r+b") as cut:
            cut.truncate(whole * BLOCK + Random(seed).randrange(HEAD.size + 20))
        async with opened(f"sqlite:///{file}") as store:
            return await store.log("table")

    whole = seed % 5
    assert (await run()) == tuple(step(seq) for seq in range(1, whole + 1))


async def test_a_move_replaced_by_another_is_not_taken_in(tmp_path: Path) -> None:
    """The move was refused, and yet reached the disk."""
    instead = step(2, text="instead")
    found = [[("table", [step(2), step(3)])]]
    assert await after_opening(tmp_path, [step(1), instead], *found) == (step(1), instead)


async def test_a_table_that_was_removed_does_not_come_back(tmp_path: Path) -> None:
    assert await after_opening(tmp_path, [], [("gone", [step(1)])]) == ()
    assert names(tmp_path) == []


async def test_a_file_that_is_not_a_journal_is_kept(tmp_path: Path) -> None:
    (tmp_path / "store.db-moves").write_bytes(b"a letter to my aunt " * 1000)
    async with opened(f"sqlite:///{tmp_path / 'store.db'}"):
        pass
    assert names(tmp_path) == ["store.db-moves-kept-1"]


async def test_a_journal_without_a_move_is_removed(tmp_path: Path) -> None:
    (tmp_path / "store.db-moves").write_bytes(bytes(1 << 20))
    async with opened(f"sqlite:///{tmp_path / 'store.db'}"):
        pass
    assert names(tmp_path) == []


async def test_no_server_starts_beside_a_running_one_of_version_01(tmp_path: Path) -> None:
    file = left_by_version_01(tmp_path)
    before = file.read_bytes()
    running = os.open(f"{file}-moves", os.O_RDWR)
    fcntl.flock(running, fcntl.LOCK_EX)
    with pytest.raises(Illegal, match="server-runs-already"):
        await open_store(f"sqlite:///{file}").open()
    os.close(running)
    assert file.read_bytes() == before
    assert names(tmp_path) == ["grusel.db-moves"]
