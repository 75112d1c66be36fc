"""Stores that have a card of every table in memory: what is asked of many tables, and leases, within one process."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice

from msgspec.structs import replace

from grusel.tables.rows import Batch, ChatRow, Kept, Listed, SeatRow, StepRow, TableRow
from grusel.tables.store import CHAT_KEPT, MOST_LISTED, PLAYS_KEPT, Stand, Storage

Snapshot = tuple[int, str]


class Card:
    """Everything of a table but its moves."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], chat: Iterable[ChatRow], stand: Stand) -> None:
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.chat = list(chat)
        self.stand = stand

    def take(self, batch: Batch, stand: Stand) -> None:
        if batch.changes:
            self.row = replace(self.row, **batch.changes)
        self.seats.update({seat.seat: seat for seat in batch.seats})
        self.chat = [*self.chat, *batch.chat][-CHAT_KEPT:]
        self.stand = stand

    def belongs_to(self, process: str) -> None:
        self.row = replace(self.row, owner=process)
        self.stand = replace(self.stand, owner=process)

    def listed(self) -> Listed:
        return Listed(row=self.row, seats=self.seated())

    def seated(self) -> tuple[SeatRow, ...]:
        return tuple(self.seats[number] for number in sorted(self.seats))

    def seats_at(self, key: str) -> bool:
        return any(seat.key == key for seat in self.seats.values())


class Moves:
    """The steps of a table, and its last snapshot."""

    def __init__(self, steps: Iterable[StepRow] = (), snapshot: Snapshot | None = None) -> None:
        self.steps = list(steps)
        self.snapshot = snapshot

    def take(self, batch: Batch) -> None:
        self.steps += batch.steps
        if batch.snapshot and (self.snapshot is None or self.snapshot[0] <= batch.snapshot[0]):
            self.snapshot = batch.snapshot

    def since(self) -> tuple[StepRow, ...]:
        """The steps after the snapshot."""
        return tuple(self.steps[self.snapshot[0] :] if self.snapshot else self.steps)

    def standing(self) -> list[StepRow]:
        """The moves that were not taken back."""
        standing: list[StepRow] = []
        for step in self.steps:
            if step.kind == "undo":
                del standing[int(step.move) :]
            else:
                standing.append(step)
        return standing

    def plays(self) -> tuple[tuple[str, str], ...]:
        """The last plays of clients, the newest first."""
        plays = ((f"{step.by}:{step.client}", step.move) for step in reversed(self.steps) if step.client)
        return tuple(islice(plays, PLAYS_KEPT))


class CardStore(Storage):
    """Answers what cards tell; moves are brought by those who keep them."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.beats: dict[str, float] = {}

    @property
    @abstractmethod
    def cards(self) -> Mapping[str, Card]:
        """By the ids of the tables."""

    @abstractmethod
    async def brought(self, table: str) -> Moves:
        """The moves of a table; none of one that is not there."""

    # --- reads --------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept | None:
        moves, card = await self.brought(table), self.cards.get(table)
        return kept(card, moves) if card else None

    async def find(self, table: str) -> Listed | None:
        card = self.cards.get(table)
        return card.listed() if card else None

    async def log(self, table: str) -> tuple[StepRow, ...]:
        return tuple((await self.brought(table)).steps)

    async def moves(self, table: str, numbers: range) -> tuple[StepRow, ...]:
        standing = (await self.brought(table)).standing()
        return tuple(standing[number - 1] for number in numbers if number <= len(standing))

    async def last_steps(self, tables: Sequence[str]) -> dict[str, int]:
        return {id: self.cards[id].stand.step for id in tables if id in self.cards}

    async def positions(self, rows: Sequence[TableRow]) -> list[Kept]:
        return [_position(row, await self.brought(row.id)) for row in rows]

    async def lobby(self) -> list[Listed]:
        return _newest(card for card in self.cards.values() if card.row.public and card.row.phase == "open")

    async def mine(self, key: str) -> list[Listed]:
        return _newest(card for card in self.cards.values() if card.row.host == key or card.seats_at(key))

    async def hosted(self, key: str) -> int:
        return sum(card.row.host == key for card in self.cards.values())

    async def everything(self) -> list[str]:
        return [card.row.id for card in sorted(self.cards.values(), key=_created)]

    async def untouched(self, since: float) -> list[str]:
        return [id for id, card in self.cards.items() if card.row.touched < since]

    # --- leases -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, process: str, lease: float) -> str | None:
        card = self.cards.get(table)
        if card is None:
            return None
        if card.row.owner not in self._alive(lease):
            card.belongs_to(process)
        return card.row.owner

    async def release(self, table: str, process: str) -> None:
        card = self.cards.get(table)
        if card and card.row.owner == process:
            card.belongs_to("")

    async def beat(self, process: str, lease: float) -> set[str]:
        self.beats[process] = self.now()
        return self._alive(lease)

    async def leave(self, process: str) -> None:
        self.beats.pop(process, None)
        for card in self.cards.values():
            if card.row.owner == process:
                card.belongs_to("")

    async def due(self, lease: float) -> list[str]:
        alive = self._alive(lease)
        return [id for id, card in self.cards.items() if card.row.due and card.row.owner not in alive]

    def _alive(self, lease: float) -> set[str]:
        return {process for process, beat in self.beats.items() if beat >= self.now() - lease}


def kept(card: Card, moves: Moves) -> Kept:
    return Kept(
        row=card.row,
        seats=card.seated(),
        snapshot=moves.snapshot,
        steps=moves.since(),
        plays=moves.plays(),
        chat=tuple(card.chat),
    )


def _position(row: TableRow, moves: Moves) -> Kept:
    return Kept(row=row, seats=(), snapshot=moves.snapshot, steps=moves.since(), plays=(), chat=())


def _newest(cards: Iterable[Card]) -> list[Listed]:
    newest = sorted(cards, key=_created, reverse=True)
    return [card.listed() for card in newest[:MOST_LISTED]]


def _created(card: Card) -> float:
    return card.row.created
