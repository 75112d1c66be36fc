"""Tables in the browser's own storage, with the promise of every store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from grusel.server.storage.line import Line, Waiting
from grusel.tables.cards import Card, CardStore, Moves
from grusel.tables.rows import Batch, ChatRow, Opening, SeatRow, StepRow, TableRow
from grusel.tables.store import Forked, Refused, Stand, Then, after, opened

log = logging.getLogger("grusel.store")
CARDS: Final = "cards"  # by table
STEPS: Final = "steps"  # by table and number
SNAPSHOTS: Final = "snapshots"  # by table


class Put(Struct, frozen=True):
    shelf: str
    table: str
    number: int  # of a step; 0 on the other shelves
    value: bytes


class Cut(Struct, frozen=True):
    """Remove everything of a table."""

    table: str


class Moved(Exception):
    """Another tab of the browser has the tables now."""


class Shelves(Protocol):
    """The browser's storage: values by table and number on named shelves."""

    async def open(self, home: str) -> None:
        """Belong to this tab from now on; others can write nothing any more."""

    async def write(self, home: str, work: list[Put | Cut]) -> None:
        """Do all of it or nothing, durably; raises Moved, or another exception if nothing was done."""

    async def read(self, shelf: str, table: str | None) -> list[bytes]:
        """Everything of a table on a shelf in order, or of all tables."""


class KeptCard(Struct, frozen=True, array_like=True):
    row: TableRow
    seats: tuple[SeatRow, ...]
    chat: tuple[ChatRow, ...]
    stand: Stand
    shot: int  # the number of the last step in the snapshot, -1 without one


class TabCard(Card):
    def __init__(self, kept: KeptCard) -> None:
        super().__init__(kept.row, kept.seats, kept.chat, kept.stand)
        self.shot = kept.shot

    def kept(self) -> KeptCard:
        return KeptCard(self.row, self.seated(), tuple(self.chat), self.stand, self.shot)


pack: Final = msgspec.msgpack.Encoder().encode
_card = msgspec.msgpack.Decoder(KeptCard).decode
_step = msgspec.msgpack.Decoder(StepRow).decode
_snapshot = msgspec.msgpack.Decoder(tuple[int, str]).decode


class BrowserStore(CardStore):
    """One writer. Cards change when a write is durable; moves are read when they are asked for."""

    def __init__(self, shelves: Shelves, home: str, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(now)
        self.shelves = shelves
        self.home = home
        self.known: dict[str, TabCard] = {}
        self.line = Line()
        self.still = asyncio.Lock()  # held while cards and shelves may differ
        self.writing: asyncio.Task[None] | None = None

    @property
    def cards(self) -> Mapping[str, Card]:
        return self.known

    async def open(self) -> None:
        await self.shelves.open(self.home)
        for data in await self.shelves.read(CARDS, None):
            card = TabCard(_card(data))
            self.known[card.row.id] = card
            card.belongs_to("")  # no other process is alive

    async def close(self) -> None:
        while self.writing:
            await self.writing

    async def check(self) -> None:
        await self.shelves.read(CARDS, "")

    async def brought(self, table: str) -> Moves:
        async with self.still:
            steps = await self.shelves.read(STEPS, table)
            found = await self.shelves.read(SNAPSHOTS, table)
        return Moves(map(_step, steps), _snapshot(found[0]) if found else None)

    # --- writing ------------------------------------------------------------------------------------------------------

    def commit(self, batch: Batch, then: Then) -> None:
        self.line.waiting.append(Waiting(batch, then))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write())

    async def write(self, batch: Batch) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.commit(batch, lambda error: _settle(done, error))
        await done

    async def _write(self) -> None:
        while self.line.waiting:
            group, refused = self.line.take()
            async with self.still:
                answers = await self._written([waiting.job for waiting in group if isinstance(waiting.job, Batch)])
            self.line.report(self.line.answered(group, answers, refused))
        self.writing = None

    async def _written(self, batches: list[Batch]) -> list[Exception | None]:
        """Write what may be written, and say of each batch what came of it."""
        answers: list[Exception | None] = []
        drafts: list[Draft] = []
        for batch in batches:
            try:
                drafts.append(drafted(batch, self.known))
                answers.append(None)
            except Refused as error:
                answers.append(error)
            except Exception as error:
                answers.append(Refused(repr(error)))
        why = await self._put([work for draft in drafts for work in draft.work])
        if why is not None:
            return [answer or why for answer in answers]
        for draft in drafts:
            draft.become(self.known)
        return answers

    async def _put(self, work: list[Put | Cut]) -> Exception | None:
        try:
            if work:
                await self.shelves.write(self.home, work)
        except Moved:
            return Forked("another tab has the tables")
        except Exception as error:
            log.exception("cannot be kept")
            return Refused(repr(error))
        return None


class Draft:
    """A batch that may be written: what is put on the shelves, and the cards afterwards."""

    def __init__(self, batch: Batch, cards: list[TabCard], work: list[Put | Cut]) -> None:
        self.batch = batch
        self.cards = cards
        self.work = work

    def become(self, known: dict[str, TabCard]) -> None:
        for card in self.cards:
            # A lease may have changed hands meanwhile; it is nothing that is written.
            if before := known.get(card.row.id):
                card.belongs_to(before.row.owner)
            known[card.row.id] = card
        if self.batch.removes:
            del known[self.batch.table]


def drafted(batch: Batch, known: Mapping[str, TabCard]) -> Draft:
    """Raises Forked or Refused if it may not be written."""
    new = _opened(batch.opens, known) if batch.opens else None
    before = known.get(batch.table)
    card = new if new and new.row.id == batch.table else TabCard(before.kept()) if before else None
    stand = after(batch, card.stand if card else None)
    assert card
    card.take(batch, stand)
    cards = [new, card] if new and new is not card else [card]
    if batch.removes:
        return Draft(batch, cards, [Cut(batch.table)])
    work = [*(_moves(new, batch.opens) if new and batch.opens else []), *_moves(card, batch)]
    return Draft(batch, cards, [*work, *(Put(CARDS, one.row.id, 0, pack(one.kept())) for one in cards)])


def _opened(opening: Opening, known: Mapping[str, TabCard]) -> TabCard:
    if opening.row.id in known:
        raise Forked("there is such a table")
    return TabCard(KeptCard(opening.row, opening.seats, (), opened(opening), -1))


def _moves(card: TabCard, kept: Batch | Opening) -> list[Put | Cut]:
    work: list[Put | Cut] = [Put(STEPS, card.row.id, step.seq, pack(step)) for step in kept.steps]
    if kept.snapshot and kept.snapshot[0] >= card.shot:
        card.shot = kept.snapshot[0]
        work.append(Put(SNAPSHOTS, card.row.id, 0, pack(kept.snapshot)))
    return work


def _settle(done: asyncio.Future[Any], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
