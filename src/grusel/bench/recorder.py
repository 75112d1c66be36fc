"""Histories of real runs: what clients at real servers send and hear, and what is stored in the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Raw

from grusel.bench import history
from grusel.bench.auditor import Violation, audit
from grusel.bench.history import Calm, Closed, Heard, Sent, Stored
from grusel.client.connection import Link
from grusel.tables.rows import ChatRow
from grusel.tables.store import Store

TOGETHER: Final = 2000  # entries that wait for the file at most


class Recorder:
    """Notes everything in a file, in the order in which it happens."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.file.unlink(missing_ok=True)
        self.waiting: list[history.Any] = []
        self.sockets = 0

    def link(self, client: str, link: Link) -> RecordedLink:
        """A new connection of a client."""
        self.sockets += 1
        return RecordedLink(self, client, self.sockets, link)

    def note(self, entry: history.Any) -> None:
        self.waiting.append(entry)
        if len(self.waiting) >= TOGETHER:
            self.flush()

    def flush(self) -> None:
        history.write(self.file, self.waiting)
        self.waiting = []

    def calm(self) -> None:
        """From here on nothing fails, and everyone is there."""
        self.note(Calm(time.time()))

    async def note_stored(self, store: Store, tables: Sequence[str]) -> None:
        """What an open store has of these tables."""
        for id in tables:
            kept, log = await store.load(id), await store.log(id)
            if kept:
                chat: tuple[ChatRow, ...] = kept.chat
                self.note(Stored(time.time(), kept.row, kept.seats, log, chat))

    def judged(self) -> list[Violation]:
        self.flush()
        return audit(history.read(self.file))


class RecordedLink:
    """A connection whose messages are noted, both ways."""

    def __init__(self, recorder: Recorder, client: str, socket: int, link: Link) -> None:
        self.recorder = recorder
        self.client = client
        self.socket = socket
        self.link = link

    async def send(self, text: str, /) -> None:
        self.recorder.note(Sent(time.time(), self.client, self.socket, Raw(text.encode())))
        await self.link.send(text)

    async def recv(self) -> Any:
        text = await self.link.recv()
        data = text if isinstance(text, bytes) else text.encode()
        self.recorder.note(Heard(time.time(), self.client, self.socket, Raw(data)))
        return text

    def closed(self) -> None:
        self.recorder.note(Closed(time.time(), self.client, self.socket))
