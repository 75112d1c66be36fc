"""Judges a history: what was acknowledged is kept, what was told is true, and no client got what it may not know.

The rules are the same for simulated nights and for logs of real servers. The truth is what the store has in the end,
played again from its first move with the rules of the game alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec
from msgspec import Raw

from grusel.bench import history
from grusel.bench.history import Calm, Heard, Removed, Sent, Stored, Trouble
from grusel.bench.truth import NotLegal, Truth, truth_of
from grusel.game import Illegal, Seat
from grusel.tables import messages
from grusel.tables.messages import NOTHING, decode_client, decode_server
from grusel.tables.views import place_name


class Violation(NamedTuple):
    """A rule that a history breaks."""

    rule: str
    table: str
    text: str


def audit(entries: Iterable[history.Any]) -> list[Violation]:
    """Every violation in a history."""
    auditor = Auditor()
    for entry in entries:
        auditor.note(entry)
    return [*auditor.judged()]


class Socket:
    """One connection: whose it is, and what was said on it."""

    def __init__(self, client: str, hello: messages.Hello) -> None:
        self.client = client
        self.hello = hello
        self.table = hello.table
        self.welcome: messages.Welcome | None = None
        self.seqs: dict[str, int] = dict(hello.have)


class Said(NamedTuple):
    """A message of a table to a client, when and where."""

    at: float
    socket: Socket
    message: messages.FromServer


class Auditor:
    """Collects a history, then judges it table by table."""

    def __init__(self) -> None:
        self.sockets: dict[int, Socket] = {}
        self.sent: dict[str, list[tuple[float, Socket, messages.FromClient]]] = {}
        self.heard: dict[str, list[Said]] = {}
        self.stored: dict[str, Stored] = {}
        self.removed: set[str] = set()
        self.calm: float | None = None
        self.troubles: list[Violation] = []

    def note(self, entry: history.Any) -> None:
        match entry:
            case Sent():
                self._note_sent(entry)
            case Heard():
                self._note_heard(entry)
            case Stored():
                self.stored[entry.row.id] = entry
            case Removed(table=table):
                self.removed.add(table)
            case Calm(at=at):
                self.calm = at
            case Trouble(text=text, table=table):
                self.troubles.append(Violation("trouble", table, text))

    def _note_sent(self, entry: Sent) -> None:
        try:
            message = decode_client(entry.message)
        except msgspec.MsgspecError:
            return  # nonsense, which is refused
        if entry.socket not in self.sockets:
            if not isinstance(message, messages.Hello):
                return
            self.sockets[entry.socket] = Socket(entry.client, message)
        socket = self.sockets[entry.socket]
        self.sent.setdefault(socket.table, []).append((entry.at, socket, message))

    def _note_heard(self, entry: Heard) -> None:
        socket = self.sockets.get(entry.socket)
        if socket:
            said = Said(entry.at, socket, decode_server(entry.message))
            self.heard.setdefault(socket.table, []).append(said)

    # --- judging ------------------------------------------------------------------------------------------------------

    def judged(self) -> Iterator[Violation]:
        yield from self.troubles
        for table in sorted({*self.sent, *self.heard, *self.stored}):
            if table not in self.removed:
                for rule, text in self._judged(table):
                    yield Violation(rule, table, text)

    def _judged(self, table: str) -> Iterator[tuple[str, str]]:
        stored, heard = self.stored.get(table), self.heard.get(table, [])
        if stored is None:
            if any(isinstance(said.message, messages.Welcome) for said in heard):
                yield "kept", "the table is gone"
            return
        try:
            truth = truth_of(stored.row, stored.steps)
        except (NotLegal, Illegal, msgspec.MsgspecError) as error:
            yield "one line", f"what is stored cannot be played again: {error}"
            return
        yield from kept(stored, self.sent.get(table, []), heard)
        yield from true(truth, heard)


# --- the rules --------------------------------------------------------------------------------------------------------


def kept(
    stored: Stored, sent: Iterable[tuple[float, Socket, messages.FromClient]], heard: Iterable[Said]
) -> Iterator[tuple[str, str]]:
    """Every acknowledged move is there once, as it was sent."""
    plays: dict[tuple[str, str], list[messages.Play]] = {}
    for _, socket, message in sent:
        if isinstance(message, messages.Play):
            plays.setdefault((socket.client, message.id), []).append(message)
    written = Counter((step.by, step.client) for step in stored.steps if step.client)
    for (by, client), times in written.items():
        if times > 1:
            yield "kept", f"the move {client} of seat {by} is there {times} times"
    moves = {(step.by, step.client): step.move for step in stored.steps if step.client}
    for said in heard:
        if isinstance(said.message, messages.Played):
            yield from _is_kept(said, plays.get((said.socket.client, said.message.id), []), moves)


def _is_kept(
    said: Said, plays: list[messages.Play], moves: dict[tuple[Seat | None, str], str]
) -> Iterator[tuple[str, str]]:
    message = said.message
    assert isinstance(message, messages.Played)
    if not plays:
        return  # an undo, which is acknowledged in the same way
    found = [moves[play.seat, play.id] for play in plays if (play.seat, play.id) in moves]
    if not found:
        yield "kept", f"the move {message.id} was acknowledged at {said.at:.3f} and is not stored"
    elif not any(_same(play.action, move) for play in plays for move in found):
        yield "kept", f"the move {message.id} is stored as another one"


def _same(one: Raw, other: str) -> bool:
    return bool(msgspec.json.decode(one) == msgspec.json.decode(other))


def true(truth: Truth, heard: Iterable[Said]) -> Iterator[tuple[str, str]]:
    """Every step that a client was told is that of the stored line, for a place that is the client's."""
    for said in heard:
        step = _step_in(said.message)
        if step is not None:
            for rule, text in truth.differences(step):
                yield rule, f"{said.socket.client} at {said.at:.3f}, place {place_name(step.seat)}: {text}"


def _step_in(message: messages.FromServer) -> messages.Step | None:
    if isinstance(message, messages.Refused) and message.step != NOTHING:
        return msgspec.json.decode(message.step, type=messages.Step)
    return message if isinstance(message, messages.Step) else None
