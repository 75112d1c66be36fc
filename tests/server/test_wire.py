"""The ASGI endpoint of sockets: clients that vanish, flood, or do not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from grusel.game import Illegal
from grusel.server.connection.held import Held
from grusel.server.connection.session import Session, Wire, Work
from grusel.server.connection.socket import MOST_UNSENT, Sockets
from grusel.server.settings import Settings
from grusel.tables.messages import FromClient

CHAT = '{"type":"chat","text":"hello"}'


class Host:
    """A session that records messages and does with them what the test wants."""

    def __init__(self) -> None:
        self.heard: list[FromClient] = []
        self.work: Callable[[Session], Work] | None = None
        self.sessions: list[Session] = []
        self.left: list[Session] = []

    def welcome(self, wire: Wire, address: str) -> Session:
        session = Session("sid", wire, Settings(), self.handle, Held(10**9), address, "")
        self.sessions.append(session)
        return session

    def handle(self, session: Session, message: FromClient) -> Work | None:
        self.heard.append(message)
        return self.work(session) if self.work else None

    def farewell(self, session: Session) -> None:
        self.left.append(session)


class Line:
    """A connection as an ASGI server carries it, and the client's end of it."""

    def __init__(self) -> None:
        self.events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.error: Exception | None = None

    async def open(self, sockets: Sockets, host: Host) -> Line:
        self.task = asyncio.create_task(sockets({"type": "websocket"}, self._receive, self._send))
        await turns()
        self.session = host.sessions[-1]
        self.wire = self.session.wire
        self.sent.clear()
        return self

    async def _receive(self) -> dict[str, Any]:
        return await self.events.get()

    async def _send(self, event: Any) -> None:
        await self.reads.wait()
        if self.error:
            raise self.error
        self.sent.append(event.get("text", event.get("code", event["type"])))

    def say(self, text: str = CHAT) -> None:
        self.events.put_nowait({"type": "websocket.receive", "text": text})

    def vanish(self) -> None:
        self.error = ConnectionResetError()
        self.reads.set()
        self.events.put_nowait({"type": "websocket.disconnect", "code": 1006})


async def turns() -> None:
    """Let the loop do everything due."""
    for _ in range(10):
        await asyncio.sleep(0)


async def two_lines(host: Host) -> tuple[Line, Line]:
    sockets = Sockets(host)
    return await Line().open(sockets, host), await Line().open(sockets, host)


async def line(host: Host) -> Line:
    return await Line().open(Sockets(host), host)


async def test_messages_are_sent_in_order_and_the_close_code_last() -> None:
    one = await line(Host())
    one.session.push(b"first")
    await turns()
    one.session.push(b"second")
    one.session.hang_up(b"third", 1008)
    one.session.push(b"too late")
    await turns()
    assert one.sent == ["first", "second", "third", 1008]


async def test_binary_messages_are_heard_as_well() -> None:
    host = Host()
    one = await line(host)
    one.events.put_nowait({"type": "websocket.receive", "bytes": CHAT.encode(), "text": None})
    one.events.put_nowait({"type": "websocket.receive", "bytes": None, "text": CHAT})
    await turns()
    assert len(host.heard) == 2


async def test_a_socket_that_vanishes_with_unsent_messages_does_not_hold_up_the_others() -> None:
    host = Host()
    first, second = await two_lines(host)
    first.wire.write(b"for nobody")
    second.wire.write(b"for the other")
    first.vanish()
    await turns()
    assert (second.sent, len(host.left)) == (["for the other"], 1)


async def test_a_message_to_a_vanished_socket_does_not_hold_up_the_others() -> None:
    first, second = await two_lines(Host())
    first.vanish()
    await turns()
    unsent = first.wire.write(b"for nobody")
    second.wire.write(b"for the other")
    await turns()
    assert (unsent, second.sent) == (0, ["for the other"])


@pytest.mark.parametrize("error", [RuntimeError("trouble"), ConnectionResetError()])
async def test_an_unwritable_socket_does_not_hold_up_the_others(error: Exception) -> None:
    first, second = await two_lines(Host())
    first.error = error
    first.wire.write(b"for nobody")
    second.wire.write(b"for the other")
    await turns()
    assert second.sent == ["for the other"]


async def test_an_unwritable_socket_ends_even_if_the_server_does_not_report_it() -> None:
    host = Host()
    one = await line(host)
    one.error = RuntimeError("trouble")
    one.wire.write(b"for nobody")
    async with asyncio.timeout(5):
        await one.task
    assert len(host.left) == 1


async def test_a_client_that_does_not_read_does_not_hold_up_the_others() -> None:
    first, second = await two_lines(Host())
    first.reads.clear()
    first.wire.write(b"one")
    second.wire.write(b"two")
    await turns()
    first.wire.write(b"three")
    second.wire.write(b"four")
    await turns()
    before, others = [*first.sent], [*second.sent]
    first.reads.set()
    await turns()
    assert (before, others, first.sent) == ([], ["two", "four"], ["one", "three"])


async def test_every_unread_byte_counts_as_backlog() -> None:
    one = await line(Host())
    one.reads.clear()
    one.wire.write(b"x" * 10)
    await turns()
    choked = one.wire.write(b"y" * 5)
    one.reads.set()
    await turns()
    assert (choked, one.wire.write(b"z"), len(one.sent)) == (15, 1, 2)


async def test_closing_does_not_wait_for_a_client_that_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("grusel.server.connection.socket.GOODBYE_WITHIN", 0.01)

    tasks = asyncio.all_tasks()
    host = Host()
    one = await line(host)
    one.reads.clear()
    one.session.push(b"x" * (Settings().backlog_bytes + 1))
    async with asyncio.timeout(5):
        await one.task
    await turns()
    assert (one.sent, len(host.left), asyncio.all_tasks()) == ([], 1, tasks)


async def test_a_socket_that_reads_nothing_between_two_checks_is_closed() -> None:
    one = await line(Host())
    one.reads.clear()
    one.wire.write(b"x")
    await turns()
    ended = []
    for _ in range(2):
        one.wire.check()
        await turns()
        ended.append(one.task.done())
    assert ended == [False, True]


async def test_a_socket_that_reads_or_has_nothing_to_read_is_not_closed() -> None:
    one = await line(Host())
    for _ in range(3):
        one.wire.check()
        one.wire.write(b"x")
        await turns()
        one.wire.check()
        await turns()
    assert not one.task.done()


async def test_a_socket_that_is_gone_can_still_be_closed_and_checked() -> None:
    one = await line(Host())
    one.vanish()
    await turns()
    one.wire.close(4000)
    one.wire.check()
    await turns()
    assert one.sent == []


async def test_work_that_fails_after_the_socket_vanished_ends_quietly() -> None:
    host = Host()
    one = await line(host)
    found = asyncio.Event()

    async def find_nothing(session: Session) -> None:
        await found.wait()
        session.hang_up(b"{}")
        raise Illegal("server-no-table")

    host.work = find_nothing
    one.say()
    await turns()
    assert one.session.busy
    one.vanish()
    found.set()
    async with asyncio.timeout(5):
        await one.task
    assert repr(one.session.busy) == "None"


async def test_a_client_that_does_not_read_is_not_heard_until_it_does() -> None:
    host = Host()
    one = await choked(host)
    one.say()
    await turns()
    during = len(host.heard)
    one.reads.set()
    await turns()
    assert (during, len(host.heard)) == (1, 2)


async def test_a_client_that_reads_again_is_heard_once_its_last_message_is_done() -> None:
    host, done = Host(), asyncio.Event()
    host.work = lambda _: wait(done)
    one = await choked(host)
    one.say()
    one.reads.set()
    await turns()
    during = len(host.heard)
    done.set()
    await turns()
    assert [during, len(host.heard)] == [1, 2]


async def test_finished_work_does_not_make_the_server_hear_a_client_that_does_not_read() -> None:
    host, done = Host(), asyncio.Event()
    host.work = lambda _: wait(done)
    one = await choked(host)
    one.say()
    done.set()
    await turns()
    assert len(host.heard) == 1


async def wait(done: asyncio.Event) -> None:
    await done.wait()


async def choked(host: Host) -> Line:
    """A connection whose client has sent a message and stopped reading."""
    one = await line(host)
    one.reads.clear()
    one.wire.write(b"x" * (MOST_UNSENT + 1))
    one.say()
    await turns()
    return one


async def test_messages_after_a_close_frame_are_ignored() -> None:
    host = Host()
    one = await line(host)
    one.session.hang_up(b"{}")
    one.say()
    await turns()
    assert len(host.heard) == 0


async def test_a_server_that_cancels_the_endpoint_ends_the_session() -> None:
    host = Host()
    one = await line(host)
    one.task.cancel()
    await asyncio.gather(one.task, return_exceptions=True)
    assert len(host.left) == 1
