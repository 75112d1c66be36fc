"""Play, cut the power anywhere, open what is left, compare it with what was acknowledged: `grusel bench powercut`."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct, field
from msgspec.structs import replace

from grusel.bench.powercut.disk import Trace, left_by_cut
from grusel.bench.powercut.layer import recorded
from grusel.game import AnyGame
from grusel.registry import installed
from grusel.server.storage.backup import back_up, quick_check
from grusel.server.storage.backup import restore as put_back
from grusel.server.storage.sqlite import SqliteStore
from grusel.tables.messages import House
from grusel.tables.restore import restore
from grusel.tables.rows import Batch, ChatRow, Kept, Opening, StepRow
from grusel.tables.state import OVER
from grusel.testing.night import Night, opening
from grusel.testing.store_model import Model, Written

BATCHES = 60  # of each table in one life of a server
CUTS = 25  # tried in the trace of one world
SKIPPED = ("-shm", "-lock")  # what lies in memory, and what holds nothing
COPY = "copy"
IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # the model is the disk: this one need not be slow


class Cuts(Struct):
    """The findings after power cuts."""

    cuts: int = 0
    operations: int = 0
    acknowledged: int = 0
    tables: int = 0
    copies: int = 0
    problems: list[str] = field(default_factory=list)


class Version(Struct):
    """A table as stored after one of its batches, and the operation that acknowledged it."""

    written: Written | None
    since: float = inf


class World:
    """A folder with a database, and what has to be in it."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.folder = folder
        self.rng = rng
        self.file = folder / "grusel.db"
        (folder / COPY).unlink(missing_ok=True)
        self.trace = Trace({path.name: path.read_bytes() for path in _files(folder)})
        self.model = Model()
        self.versions: dict[str, list[Version]] = {}
        self.copied = inf  # since this operation there is a copy
        self.copy: dict[str, Written] = {}

    # --- playing ------------------------------------------------------------------------------------------------------

    async def know(self, store: SqliteStore) -> None:
        """Take what is stored for true: nothing was acknowledged before."""
        self.model.tables = await contents(store)
        self.versions = {table: [Version(written, 0)] for table, written in self.model.tables.items()}

    async def write(self, store: SqliteStore, batch: Batch) -> None:
        """Hand a batch over, and note when it is acknowledged."""
        if not self.model.take(batch):
            raise ValueError(f"the model refuses a batch of {batch.table}")
        changed = {batch.table, *([batch.opens.row.id] if batch.opens else [])}
        made = [self._version(table) for table in changed]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def report(error: Exception | None) -> None:
            if error:
                return done.set_exception(error)
            for version in made:
                version.since = self.trace.now
            return done.set_result(None)

        store.commit(batch, report)
        await done

    def _version(self, table: str) -> Version:
        version = Version(self.model.tables.get(table))
        self.versions.setdefault(table, [Version(None, 0)]).append(version)
        return version

    async def back_up(self) -> None:
        """Make a copy while batches are written: what is in it is known when it can be read."""
        copy = self.folder / COPY
        await asyncio.to_thread(back_up, self.file, copy)
        self.copied = self.trace.now
        with TemporaryDirectory(dir=IN_MEMORY) as elsewhere:
            store = SqliteStore(f"sqlite:///{shutil.copy(copy, elsewhere)}")
            await store.open()
            self.copy = await contents(store)
            await store.close()

    def put_back(self) -> None:
        """Every table becomes what it was when the copy was made, or disappears."""
        self.model.tables = dict(self.copy)
        made = [self._version(table) for table in list(self.versions)]
        put_back(self.folder / COPY, self.file)
        for version in made:
            version.since = self.trace.now

    # --- after the cut ------------------------------------------------------------------------------------------------

    def possible(self, table: str, at: int) -> list[Written | None]:
        """The valid versions of a table after a cut: the last acknowledged one, and those in flight."""
        versions = self.versions[table]
        last = max(number for number, version in enumerate(versions) if version.since <= at)
        return [version.written for version in versions[last:]]

    def acknowledged(self, at: int) -> int:
        return sum(0 < version.since <= at for versions in self.versions.values() for version in versions)


async def contents(store: SqliteStore) -> dict[str, Written]:
    """Everything in a database."""
    found: dict[str, Written] = {}
    for table in await store.everything():
        kept, log = await store.load(table), await store.log(table)
        assert kept
        forgotten = range(1, kept.chat[0].number) if kept.chat else ()
        chat = (*(ChatRow(number=number, seat=None, name="", text="", at=0) for number in forgotten), *kept.chat)
        found[table] = Written(kept.row, kept.seats, log, chat, kept.snapshot)
    return found


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.iterdir()) if path.is_file() and not path.name.endswith(SKIPPED))


@asynccontextmanager
async def opened(world: World, synchronous: str) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(f"sqlite:///{world.file}", synchronous)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def live(world: World, synchronous: str) -> None:
    """A few lives of a server, with a copy made in one and perhaps put back after it."""
    with recorded(world.folder, world.trace):
        async with opened(world, synchronous) as store:
            await world.know(store)
            await _play_everywhere(world, store)
        async with opened(world, synchronous) as store:
            copying = asyncio.create_task(world.back_up())
            await _play_everywhere(world, store)
            await copying
        if world.rng.random() < 0.5:
            world.put_back()
            async with opened(world, synchronous) as store:
                await _play_everywhere(world, store)


async def _play_everywhere(world: World, store: SqliteStore) -> None:
    """A table of each game."""
    seeds = [world.rng.random() for _ in installed()]
    games = zip(installed().values(), seeds, strict=True)
    await asyncio.gather(*(_play(world, store, game, Random(seed)) for game, seed in games))


async def _play(world: World, store: SqliteStore, game: AnyGame, rng: Random) -> None:
    """Go on at a table of this game, or open one; when a game is over, delete it now and then and open another."""
    written = 0
    while written < BATCHES:
        table = next((table for table, found in world.model.tables.items() if _goes_on(found, game)), None)
        if table is None:
            table = f"{game.name}-{rng.randrange(10**9)}"
            await world.write(store, opens(table, game, rng))
        kept = world.model.load(table)
        assert kept
        batches: list[Batch] = []
        night = Night(kept, rng, batches.append)
        night.words = rng.randrange(10**9)  # so that no two rematches have one name
        while written < BATCHES and night.state.row.phase != OVER:
            night.step()
            for batch in batches:
                await world.write(store, batch)
            written += len(batches)
            batches.clear()
        if night.state.row.phase == OVER and rng.random() < 0.5:
            await world.write(store, Batch(table=table, removes=True))
            written += 1


def _goes_on(found: Written, game: AnyGame) -> bool:
    return found.row.game == game.name and found.row.phase != OVER


def opens(table: str, game: AnyGame, rng: Random) -> Batch:
    kept = opening(game, rng.choice(game.seats), House())
    return Batch(table=table, opens=Opening(row=replace(kept.row, id=table), seats=kept.seats))


# --- looking at what is left ------------------------------------------------------------------------------------------


async def cut_power(cuts: int, seed: int = 0, synchronous: str = "FULL") -> Cuts:
    """Cut the power at random places in the work of a server; stop at the first problem."""
    found, rng = Cuts(), Random(seed)
    with TemporaryDirectory(prefix="grusel-powercut-", dir=IN_MEMORY) as name:
        here, left = Path(name) / "here", Path(name) / "left"
        here.mkdir()
        while found.cuts < cuts:
            world = World(here, rng)
            await live(world, synchronous)
            found.operations += world.trace.now
            for _ in range(min(CUTS, cuts - found.cuts)):
                await cut(world, rng.randrange(world.trace.now + 1), left, found)
                if found.problems:
                    return found
            shutil.rmtree(here)
            if rng.random() < 0.7:
                left.rename(here)  # go on after the last cut
            else:
                here.mkdir()
    return found


async def cut(world: World, at: int, folder: Path, found: Cuts) -> None:
    """Cut the power after this many operations, and open what is left in a folder."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir()
    for name, data in left_by_cut(world.trace, at, world.rng).items():
        (folder / name).touch(0o600)
        (folder / name).write_bytes(data)
    found.cuts += 1
    found.acknowledged += world.acknowledged(at)
    try:
        problems = [*_wrong_copy(world, at, folder, found), *await _wrong_tables(world, at, folder, found)]
    except Exception as error:  # whatever it is, a server would not start
        problems = [repr(error)]
    found.problems += [f"cut {found.cuts}, operation {at} of {world.trace.now}: {problem}" for problem in problems]


async def _wrong_tables(world: World, at: int, folder: Path, found: Cuts) -> list[str]:
    store = SqliteStore(f"sqlite:///{folder / world.file.name}")
    await store.open()
    wrong: list[str] = []
    try:
        for table in {*world.versions, *await store.everything()}:
            kept, log = await store.load(table), await store.log(table)
            if not any(_is(table, written, kept, log) for written in world.possible(table, at)):
                wrong.append(f"{table} has {len(log)} steps, which is nothing that was acknowledged or on its way")
            if kept:
                restore(kept, 0.0)
                found.tables += 1
    finally:
        await store.close()
    return wrong


def _is(table: str, written: Written | None, kept: Kept | None, log: Sequence[StepRow]) -> bool:
    if written is None or kept is None:
        return written is None and kept is None
    model = Model()
    model.tables[table] = written
    return tuple(log) == written.steps and kept == model.load(table)


def _wrong_copy(world: World, at: int, folder: Path, found: Cuts) -> list[str]:
    if at < world.copied:
        return []
    found.copies += 1
    with closing(sqlite3.connect(f"file:{folder / COPY}?immutable=1", uri=True)) as copy:
        if problem := quick_check(copy):
            return [f"the copy is damaged: {problem}"]
        [[tables]] = copy.execute("select count(*) from tables")
    return [] if tables == len(world.copy) else [f"the copy has {tables} tables instead of {len(world.copy)}"]
