"""Judges a history by the promises of a table, the same for simulated nights and for logs of real servers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from grusel.bench import history, promises
from grusel.bench.history import Calm, Closed, Heard, Removed, Sent, Stored, Trouble
from grusel.bench.told import Asked, Evening, Said, Socket
from grusel.bench.truth import NotLegal, truth_of
from grusel.game import Illegal
from grusel.tables import messages
from grusel.tables.messages import decode_client, decode_server

GONE: Final = "kept"


class Violation(NamedTuple):
    """A promise that a history breaks."""

    rule: str
    table: str
    text: str


def audit(entries: Iterable[history.Any]) -> list[Violation]:
    """Every violation in a history."""
    auditor = Auditor()
    for entry in entries:
        auditor.note(entry)
    return [*auditor.judged()]


class Auditor:
    """Collects a history, then judges it table by table."""

    def __init__(self) -> None:
        self.sockets: dict[int, Socket] = {}
        self.evenings: dict[str, Evening] = {}
        self.stored: dict[str, Stored] = {}
        self.removed: set[str] = set()
        self.calm: float | None = None
        self.end = 0.0
        self.troubles: list[Violation] = []

    def note(self, entry: history.Any) -> None:
        self.end = entry.at
        match entry:
            case Sent():
                self._note_sent(entry)
            case Heard():
                self._note_heard(entry)
            case Closed(socket=socket):
                if socket in self.sockets:
                    self.sockets[socket].closed = entry.at
            case Stored():
                self.stored[entry.row.id] = entry
            case Removed(table=table):
                self.removed.add(table)
            case Calm(at=at):
                self.calm = at
            case Trouble(rule=rule, text=text, table=table):
                self.troubles.append(Violation(rule, table, text))

    def _note_sent(self, entry: Sent) -> None:
        try:
            message = decode_client(entry.message)
        except msgspec.MsgspecError:
            return  # nonsense, which is refused
        if entry.socket not in self.sockets:
            if not isinstance(message, messages.Hello):
                return
            self.sockets[entry.socket] = Socket(entry.socket, entry.client, message, entry.at)
        socket = self.sockets[entry.socket]
        self._evening(socket).sent.append(Asked(entry.at, socket, message))

    def _note_heard(self, entry: Heard) -> None:
        socket = self.sockets.get(entry.socket)
        if socket:
            raw = bytes(entry.message)
            self._evening(socket).heard.append(Said(entry.at, socket, decode_server(raw), raw))

    def _evening(self, socket: Socket) -> Evening:
        return self.evenings.setdefault(socket.hello.table, Evening())

    # --- judging ------------------------------------------------------------------------------------------------------

    def judged(self) -> Iterator[Violation]:
        yield from self.troubles
        for table in sorted({*self.evenings, *self.stored} - self.removed):
            for rule, text in self._judged(table):
                yield Violation(rule, table, text)

    def _judged(self, table: str) -> Iterator[tuple[str, str]]:
        stored, evening = self.stored.get(table), self.evenings.get(table, Evening())
        if stored is None:
            if any(isinstance(said.message, messages.Welcome) for said in evening.heard):
                yield GONE, "the table is gone"
            return
        try:
            truth = truth_of(stored.row, stored.steps)
        except (NotLegal, Illegal, msgspec.MsgspecError) as error:
            yield "one line", f"what is stored cannot be played again: {error}"
            return
        evening.calm, evening.end = self.calm, self.end
        for rule, promise in promises.PROMISES.items():
            for text in promise(stored, truth, evening):
                yield rule, text
