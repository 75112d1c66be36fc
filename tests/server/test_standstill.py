"""Whatever one address does, the others play on: what the server holds for it is bounded and freed again."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from gzip import decompress
from pathlib import Path
from typing import Any

import kuhn
import pytest
from httpx import Client
from msgspec.json import decode

from grusel.client.connection import Client as TableClient
from grusel.record import to_text
from grusel.server.connection.asgi import Receive, Scope, Send
from grusel.server.connection.gate import Guard
from grusel.server.connection.held import Held, Limits
from grusel.server.connection.patience import Crowd, taken
from grusel.server.http.shelf import Shelf, packed, pieces, unpacked
from grusel.server.settings import Settings
from grusel.tables.messages import End, Refused, Rematch, TableInfo
from grusel.testing.laws import random_match
from server.live import serving
from server.room import Room, room

KEY = {"X-Grusel-Key": "the key of the host's browser"}
FINISHED = to_text(random_match(kuhn.GAME, 2, kuhn.Options(), 5).record())


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    settings = Settings(data=str(tmp_path), bot_workers=1, synchronous="OFF", held_bytes=1_000_000, proxies="")
    with serving(settings) as address:
        yield address


def imported(http: Client) -> str:
    table: str = http.post("/api/records", json={"record": FINISHED}, headers=KEY).json()["table"]
    return table


def test_a_replay_is_the_same_compressed_and_not(address: str) -> None:
    with Client(base_url=f"http://{address}") as http:
        path = f"/api/tables/{imported(http)}/replay"
        plain = http.get(path, headers={"accept-encoding": "identity"})
        squeezed = http.get(path, headers={"accept-encoding": "gzip"})
        assert (plain.headers.get("content-encoding"), squeezed.headers["content-encoding"]) == (None, "gzip")
        assert plain.content == squeezed.content
        assert len(plain.json()["moments"]) == FINISHED.count(": ") - FINISHED.partition("\n\n")[0].count(": ") + 1


@pytest.mark.parametrize("data", [b"", b"x", b"x" * 10_000_000, bytes(range(256)) * 4_000], ids=len)
async def test_a_compressed_answer_is_sent_in_short_pieces(data: bytes) -> None:
    whole = [piece async for piece in unpacked(packed(data))]
    assert b"".join(whole) == data == decompress(b"".join([piece async for piece in pieces(packed(data))]))
    assert max(map(len, whole)) <= 40_000


async def test_a_replay_requested_by_many_is_made_once_and_forgotten_with_its_table() -> None:
    shelf, made = Shelf(), []

    async def make() -> bytes:
        made.append(1)
        await asyncio.sleep(0.01)
        return b"x" * 1000

    assert await asyncio.gather(*(shelf.get(("table", None), make) for _ in range(9))) == [b"x" * 1000] * 9
    assert (len(made), shelf.size) == (1, 1000)
    shelf.forget("table")
    assert (shelf.size, shelf.kept) == (0, {})


async def test_the_shelf_has_a_limit_of_bytes() -> None:
    shelf = Shelf()
    for number in range(20):
        await shelf.get((str(number), None), lambda: asyncio.sleep(0, b"x" * 1_000_000))
    assert (shelf.size, len(shelf.kept)) == (16_000_000, 16)


def test_all_addresses_together_may_hold_four_times_the_share_of_one() -> None:
    held = Held(100)
    assert [held.take("a", 60), held.take("a", 60), held.take("a", 40)] == [True, False, True]
    assert [held.take(name, 100) for name in "bcde"] == [True, True, True, False]
    held.give_back("a", 100)
    assert held.take("e", 100)


async def test_an_address_whose_answers_are_not_read_gets_no_more_of_them() -> None:
    """Request four answers of 300 kB and read none; the limit for an address is one megabyte."""
    limits = Limits(Settings(held_bytes=1_000_000))
    stuck: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    started: list[int] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-length", b"300000")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"x" * 300_000})

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            started.append(message["status"])
        elif started[-1] == 200:
            await stuck

    async def ask(address: str) -> None:
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/x",
            "headers": [(b"host", b"localhost")],
            "client": (address, 1),
        }
        await Guard(app, app, Settings(), limits)(scope, receive, send)

    asking = [asyncio.create_task(ask(address)) for address in ("here", "here", "here", "here", "there")]
    await asyncio.sleep(0.05)
    assert started == [200, 200, 200, 429, 200]
    stuck.set_result(None)
    await asyncio.gather(*asking)
    assert (limits.held.all, dict(limits.held.by_address)) == (0, {})


async def test_a_client_that_takes_nothing_of_an_answer_loses_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grusel.server.connection.patience.PATIENCE", 0.05)
    with pytest.raises(TimeoutError):
        await taken(asyncio.sleep(5))


def test_an_address_has_a_limit_of_connections_and_a_proxy_has_none() -> None:
    crowd = Crowd(2, {"10.0.0.1"}.__contains__)
    assert [crowd.come("10.0.0.2") for _ in range(3)] == [True, True, False]
    assert [crowd.come("10.0.0.1") for _ in range(3)] == [True, True, True]
    assert crowd.come("10.0.0.3")
    for _ in range(3):
        crowd.go("10.0.0.2")
    assert crowd.come("10.0.0.2")


def test_idle_connections_of_one_address_do_not_block_another(address: str) -> None:
    host, port = address.split(":")
    idle = [socket.create_connection((host, int(port)), source_address=("127.0.0.9", 0)) for _ in range(400)]
    with Client(base_url=f"http://{address}") as http:
        assert http.get("/healthz").text == "ok"
    assert sum(_is_closed(one) for one in idle) == 100
    for one in idle:
        one.close()


def _is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_long_records_count_as_several_new_tables(address: str) -> None:
    long = FINISHED + "\n" * 290_000
    with Client(base_url=f"http://{address}") as http:
        answers = [http.post("/api/records", json={"record": long}, headers=KEY).status_code for _ in range(6)]
        assert answers == [201] * 5 + [429]
        assert decode(http.post("/api/records", json={"record": long}, headers=KEY).content)["why"]["id"] == (
            "server-too-fast"
        )


# --- rematches --------------------------------------------------------------------------------------------------------


async def finished_with_rematch(here: Room, key: str, table: str = "") -> TableInfo | Refused:
    """End a game and ask for another one; what the host is told."""
    if not table:
        table = (await here.open_table(kuhn.GAME, "mm", key, start=True)).table
    host = await here.sit(TableClient(table, key))
    await host.send(End())
    await host.until(TableInfo, lambda info: info.phase == "over")
    await host.send(Rematch())
    answer: TableInfo | Refused = await host.until(
        TableInfo | Refused, lambda told: isinstance(told, Refused) or told.next
    )
    return answer


async def test_a_rematch_counts_among_the_tables_of_a_browser(tmp_path: Path) -> None:
    async with room(tmp_path, tables_per_key=2) as here:
        key = "the key of the host's browser"
        first = await finished_with_rematch(here, key)
        assert isinstance(first, TableInfo)
        second = await finished_with_rematch(here, key, first.next)
    assert isinstance(second, Refused)
    assert second.why.id == "server-too-many-tables"


async def test_a_rematch_uses_up_what_an_address_may_open_in_tables(tmp_path: Path) -> None:
    async with room(tmp_path, new_table_burst=1, new_tables_per_second=0.001) as here:
        answers = [await finished_with_rematch(here, f"the key of browser {number}") for number in range(2)]
    assert [isinstance(answer, Refused) and answer.why.id for answer in answers] == [False, "server-too-fast"]
