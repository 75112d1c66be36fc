"""The game at a table, durable: what is in the database and what every place sees, in step.

A move is made here first and written then: nobody may be told of it before that. Everything else is written first.
Should anything fail in between, the board is of no use and has to be loaded anew: it may be written or not.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from grusel.game import Decision, Illegal, Over, Seat, Turn
from grusel.registry import find
from grusel.server.runtime.clock import Clock
from grusel.server.runtime.glance import Glance
from grusel.server.runtime.line import UNDO, Made, current, replayed, restored, snapshot_of, to_rows
from grusel.server.runtime.sight import Sight
from grusel.server.runtime.snapshot import Snapshot
from grusel.tables.dice import Dice
from grusel.tables.messages import Clocks, House, encode
from grusel.tables.rows import Batch, ChatRow, Kept, Opening, SeatRow, StepRow, TableRow
from grusel.tables.store import CLIENTS_KEPT, Forked, Store, Then, Unsure

SNAPSHOT_EVERY = 32
TOUCHED_EVERY = 60.0
OPEN, PLAYING, PAUSED, OVER = "open", "playing", "paused", "over"


class Board:
    """State, places, seats and the row of a table."""

    def __init__(
        self, kept: Kept, owner: str, store: Store, dice: Callable[[bytes], Dice], now: Callable[[], float]
    ) -> None:
        self.row = kept.row
        self.owner = owner  # the process we are in
        self.seats = list(kept.seats)
        self.chat = list(kept.chat)
        self.store = store
        self.now = now
        self.dice = dice(kept.row.seed)
        self.game = find(kept.row.game)
        self.house = msgspec.json.decode(kept.row.house, type=House)
        self.clients = dict.fromkeys(reversed(kept.clients))  # the last plays, the oldest first
        self.memory: dict[Seat | None, list[Any]] = {}  # what a place has witnessed, where somebody asked
        self.writing = False  # the last move, until it is safe or has failed
        self.waiting: list[asyncio.Future[None]] = []  # for that
        self._restore(kept)

    def _restore(self, kept: Kept) -> None:
        if kept.row.rules != self.game.version:
            raise Illegal("record-other-rules", game=self.game.name, expected=self.game.version, found=kept.row.rules)
        shot = snapshot_of(kept)
        self.line, seqs, clock = restored(kept), shot.seqs if shot else [], shot.clock if shot else ""
        self.seq = kept.steps[-1].seq if kept.steps else kept.snapshot[0] if kept.snapshot else 0
        self.sight = Sight(self.game, kept.row.seats, self.line.state, _counted(seqs, kept.steps, kept.row.seats))
        self._wind_up(kept.steps[-1].clock if kept.steps else clock)

    def _wind_up(self, kept: str) -> None:
        rule = self.house.clock
        self.clock = Clock(rule, self.row.seats, self.now, kept) if rule else None

    @property
    def over(self) -> bool:
        return self.row.phase == OVER

    @property
    def clocks(self) -> Clocks | None:
        return self.clock.shown() if self.clock else None

    def waits_for(self) -> Seat | None:
        """The seat whose move the game waits for."""
        turn = self.sight.turn
        return turn.seats[0] if isinstance(turn, Decision) and self.row.phase == PLAYING else None

    def play(self, seat: Seat, move: Any, client: str = "") -> tuple[Glance, Batch]:
        """A seat's move and the chance that follows, to be written now; raises Illegal, and nothing has changed."""
        made = self.line.try_move(seat, move, self.dice)
        glance, batch = self._written_down(made, client)
        self._happened(made, glance, batch, client)
        return glance, batch

    def write(self, batch: Batch, then: Then) -> None:
        """Write a move that has been made; whoever is told then says it here as well."""
        self.writing = True
        self.store.commit(batch, then)

    def written(self) -> None:
        """The last move is safe, or has failed."""
        self.writing = False
        for waiting in self.waiting:
            if not waiting.done():
                waiting.set_result(None)
        self.waiting.clear()

    async def play_chance(self) -> Glance:
        """Chance that is due at the start."""
        made = self.line.try_chance(self.dice)
        glance, batch = self._written_down(made)
        await _safely(self.store.write(batch))
        self._happened(made, glance, batch)
        return glance

    async def take_back(self, length: int, by: Seat) -> Glance:
        """All but so many moves are undone."""
        undone = self.line.made[length - self.line.base :]
        before = self.line.made[length - self.line.base - 1].state if length > self.line.base else self.line.first
        glance = self.sight.look_at([event for one in undone for event in one.events], before)
        row = StepRow(seq=self.seq + 1, kind=UNDO, by=by, move=str(length), text="", at=self.now())
        row = replace(row, noticed=glance.noticed, clock=self._clock_kept())
        after = [place.seq + (glance.noticed >> number & 1) for number, place in enumerate(self.sight.places)]
        shot = self._snapshot(before, length, self.line.draws, after)
        await self._write(
            Batch(
                table=self.row.id,
                owner=self.owner,
                steps=(row,),
                snapshot=(row.seq, shot),
                changes=self._touch(),
            )
        )
        self.line.cut(length)
        self.sight.take_back(glance)
        self.seq = row.seq
        self.memory.clear()
        return glance

    async def change(self, *, seats: Sequence[SeatRow] = (), chat: Sequence[ChatRow] = (), **values: object) -> None:
        """Something about the table and not the game."""
        after = {row.seat: row for row in [*self.seats, *seats]}
        if seats:
            values["due"] = self._due(self.line.turn, self.row.phase, list(after.values()))
        changes = {**values, **self._touch()}
        await self._write(
            Batch(
                table=self.row.id,
                owner=self.owner,
                seats=tuple(seats),
                chat=tuple(chat),
                changes=changes,
                snapshot=self._time_used(),
            )
        )
        self.seats = list(after.values())
        self.chat = [*self.chat, *chat][-50:]
        if "house" in values:
            self.house = msgspec.json.decode(self.row.house, type=House)

    async def lead_to(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Another table, and that it is the next one: both are written, or neither."""
        batch = Batch(
            table=self.row.id,
            owner=self.owner,
            opens=Opening(row=row, seats=tuple(seats)),
            changes={"next": row.id, **self._touch()},
        )
        await _safely(self.store.write(batch))
        self._changed_by(batch)

    async def check_known(self) -> None:
        """Raises Forked if another process, which had the table before us, has written more than we know."""
        last = await self.store.last_steps([self.row.id])
        if last.get(self.row.id) != self.seq:
            raise Forked("more is stored")

    async def remember_all(self) -> None:
        """Have the whole line in memory again."""
        if self.line.base:
            self.line = replayed(self.row, await self.store.log(self.row.id))

    async def seen(self, place: Seat | None) -> list[Any]:
        """Every event this place has witnessed."""
        while place not in self.memory:
            before, events = self.seq, await self._all_events()
            if self.seq == before:  # else something has happened that is not among them
                self.memory[place] = self.game.witnessed(events, place)
        return self.memory[place]

    async def _all_events(self) -> list[Any]:
        if not self.line.base:
            return [event for one in self.line.made for event in one.events]
        if self.writing:
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]
        decode = msgspec.json.Decoder(tuple[self.game.types.event, ...]).decode  # type: ignore[name-defined]
        rows = current(await self.store.log(self.row.id))
        return [event for row in rows for event in decode(row.events)]

    def _written_down(self, made: list[Made], client: str = "") -> tuple[Glance, Batch]:
        """What moves look like from every place, and what is to be kept of them."""
        events = [event for one in made for event in one.events]
        state = made[-1].state if made else self.line.state
        glance = self.sight.look_at(events, state)
        rows = to_rows(made, self.seq + 1, self.now(), client, glance.noticed, self._clock_kept())
        phase = OVER if isinstance(glance.turn, Over) else PLAYING
        return glance, Batch(
            table=self.row.id,
            owner=self.owner,
            steps=tuple(rows),
            snapshot=self._snapshot_due(made, glance),
            changes=self._changed(phase, self._due(glance.turn, phase, self.seats)),
        )

    def _happened(self, made: list[Made], glance: Glance, batch: Batch, client: str = "") -> None:
        self._changed_by(batch)
        self.seq += len(made)
        self.line.extend(made)
        self.line.forget()
        self.sight.accept(glance)
        if client:
            self._know(f"{made[0].by}:{client}")
        for place, seen in self.memory.items():
            seen += self.game.witnessed([event for one in made for event in one.events], place)

    def _know(self, client: str) -> None:
        """Should this play come again, it has been made already."""
        self.clients[client] = None
        if len(self.clients) > CLIENTS_KEPT:
            del self.clients[next(iter(self.clients))]

    async def _write(self, batch: Batch) -> None:
        await _safely(self.store.write(batch))
        self._changed_by(batch)

    def _changed_by(self, batch: Batch) -> None:
        if batch.changes:
            self.row = replace(self.row, **batch.changes)

    def _due(self, turn: Turn, phase: str, seats: Sequence[SeatRow]) -> bool:
        """Whether the table must go on by itself: a bot is to move."""
        return phase == PLAYING and isinstance(turn, Decision) and self._bot_of(seats[turn.seats[0]]) != ""

    def bot_on(self, seat: Seat) -> str:
        """The bot that plays a seat now; empty if a person does."""
        return self._bot_of(self.seats[seat])

    def _bot_of(self, row: SeatRow) -> str:
        if row.kind == "bot":
            return row.bot
        if row.kind == "open" or row.standin or (self.clock and self.clock.left[row.seat] <= 0):
            return row.bot or self.house.stand_in
        return ""

    def _snapshot_due(self, made: list[Made], glance: Glance) -> tuple[int, str] | None:
        length = self.line.length
        if not made or length // SNAPSHOT_EVERY == (length + len(made)) // SNAPSHOT_EVERY:
            return None
        seqs = [place.seq + (glance.noticed >> number & 1) for number, place in enumerate(self.sight.places)]
        draws = self.line.draws + sum(one.draw is not None for one in made)
        return self.seq + len(made), self._snapshot(made[-1].state, length + len(made), draws, seqs)

    def _snapshot(self, state: Any, length: int, draws: int, seqs: list[int]) -> str:
        shot = Snapshot(state=Raw(encode(state)), length=length, draws=draws, seqs=seqs, clock=self._clock_kept())
        return encode(shot).decode()

    def _time_used(self) -> tuple[int, str] | None:
        """How things stand, written between two moves where the clock has run since the last."""
        if self.clock is None or self.row.phase == OPEN:
            return None
        seqs = [place.seq for place in self.sight.places]
        return self.seq, self._snapshot(self.line.state, self.line.length, self.line.draws, seqs)

    def _clock_kept(self) -> str:
        return self.clock.kept() if self.clock else ""

    def _changed(self, phase: str, due: bool) -> dict[str, object]:
        """What the row of the table needs: nothing, for most moves."""
        changes = self._touch()
        if phase != self.row.phase:
            changes["phase"] = phase
        if due != self.row.due:
            changes["due"] = due
        return changes

    def _touch(self) -> dict[str, object]:
        """When a table was last used need not be known to the second."""
        now = self.now()
        return {"touched": now} if now - self.row.touched > TOUCHED_EVERY else {}


async def _safely(writing: Awaitable[None]) -> None:
    """Wait until it is written; raises Forked, or Unsure."""
    try:
        await writing
    except Forked:
        raise
    except Exception as error:
        raise Unsure(str(error)) from error


def _counted(seqs: list[int], steps: Sequence[StepRow], seats: int) -> list[int]:
    """How far every place is: the snapshot's numbers and the steps noticed since."""
    counted = list(seqs) or [0] * (seats + 1)
    for step in steps:
        for number in range(seats + 1):
            counted[number] += step.noticed >> number & 1
    return counted
