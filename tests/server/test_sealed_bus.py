"""What somebody learns and can do who reads and writes Redis: that processes talk, and nothing else."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from redis.asyncio import Redis

from grusel.client.connection import Client
from grusel.registry import find
from grusel.server.messages.cluster import Dropped
from grusel.server.runtime.redis_bus import RedisBus, pack
from grusel.server.runtime.sealed import Forged, Opening, Sealing
from grusel.server.storage.factory import open_store
from grusel.tables.messages import Chat, Said, Start, Step, encode
from server.room import Room, play_on, room
from server.test_bus import Inbox, ours

KEY = "the key of the host's browser"
SHORTEST = 16  # letters that do not agree by accident: a process has twelve, and Redis tells the time


class Spy:
    """Reads all that passes on every channel, and all that Redis is asked to do."""

    def __init__(self, url: str, monitor: Path) -> None:
        self.redis: Redis = Redis.from_url(url)
        self.monitor = monitor
        self.heard: list[tuple[str, bytes]] = []

    async def listen(self) -> None:
        channels = self.redis.pubsub()
        await channels.psubscribe("*")
        async for message in channels.listen():
            if message["type"] == "pmessage":
                self.heard.append((message["channel"].decode(), message["data"]))

    async def everything(self) -> bytes:
        keys = b"".join([bytes(key) async for key in self.redis.scan_iter()])
        return b"".join(channel.encode() + data for channel, data in self.heard) + self.monitor.read_bytes() + keys


@asynccontextmanager
async def spying(url: str, folder: Path) -> AsyncIterator[Spy]:
    file = folder / "monitor"
    command = ["redis-cli", "-p", str(urlsplit(url).port), "MONITOR"]
    with file.open("wb") as written, subprocess.Popen(command, stdout=written) as monitor:
        spy = Spy(url, file)
        listening = asyncio.create_task(spy.listen())
        await asyncio.sleep(0.1)
        try:
            yield spy
        finally:
            monitor.terminate()
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await spy.redis.aclose()


@contextmanager
def sent(there: RedisBus) -> Iterator[list[bytes]]:
    """What a process has its bus carry."""
    messages: list[bytes] = []
    send = there.send

    def noted(process: str, data: bytes) -> None:
        messages.append(data)
        send(process, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(there, "send", noted)
        yield messages


async def played(here: Room, there: Room) -> tuple[list[str], list[Client]]:
    """A game of people at two processes; what nobody else may know."""
    made = await here.open_table(find("shy"), "mo", KEY)
    host = await here.sit(Client(made.table, KEY))
    guest = await there.sit(Client(made.table, "the key of the guest's browser", tokens=(made.invites["1"],)))
    await guest.send(Chat(text="a word among friends"))
    await host.until(Said)
    await host.send(Start())
    for client in (host, guest):
        await client.until(Step)
    await play_on([host, guest], Random(3), most=40)
    return [made.table, *made.invites.values(), made.watch, host.key, guest.key, "a word among friends"], [host, guest]


async def test_redis_sees_no_key_no_token_no_link_and_no_view(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    store = open_store(postgres_url)
    one, two = RedisBus(redis_url, store.bus_secret), RedisBus(redis_url, store.bus_secret)
    await store.open()
    async with spying(redis_url, tmp_path) as spy:
        with sent(one) as first, sent(two) as second:
            async with (
                room(tmp_path, bus=one, url=postgres_url) as here,
                room(tmp_path, bus=two, url=postgres_url) as there,
            ):
                secrets, _ = await played(here, there)
                seen = await spy.everything()
    await store.close()
    carried = b"".join([*first, *second])
    assert all(secret.encode() in carried for secret in (secrets[0], secrets[1], secrets[-2], secrets[-1]))
    assert b'"view"' in carried
    assert len(spy.heard) > 40
    assert [secret for secret in secrets if secret.encode() in seen] == []
    assert pieces(seen) & pieces(carried) == set()


def pieces(data: bytes) -> set[bytes]:
    return {data[at : at + SHORTEST] for at in range(len(data) - SHORTEST)}


async def test_what_strangers_write_to_redis_is_dropped(
    redis_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    one, two, at_one, at_two = RedisBus(redis_url, ours), RedisBus(redis_url, ours), Inbox(), Inbox()
    await one.open("one", at_one.receive)
    await two.open("two", at_two.receive)
    async with spying(redis_url, tmp_path) as spy:
        one.send("two", b"true")
        await at_two.until(1)
        ((_, sealed),) = spy.heard
        plain = pack([encode(Dropped("a table"))])
        stranger = Sealing(b"another secret, just as long ...")
        forged = [b"", b"x", plain, sealed, flipped(sealed, 0), flipped(sealed, 20), flipped(sealed, -1), sealed[:-1]]
        for data in [
            *forged,
            sealed[:24] + plain,
            stranger.seal("two", plain),
            Sealing(await ours()).seal("one", plain),
        ]:
            await spy.redis.publish("grusel:two", data)
        await spy.redis.publish("grusel:one", sealed)  # is for the other process
        one.send("two", b"and on")
        two.send("one", b"back")
        await at_two.until(2)
        await at_one.until(1)
    await one.close()
    await two.close()
    assert (at_one.got, at_two.got) == ([b"back"], [b"true", b"and on"])
    assert [record.message for record in caplog.records].count("redis: message dropped") == 12
    assert "a table" not in caplog.text


def flipped(data: bytes, at: int) -> bytes:
    changed = bytearray(data)
    changed[at] ^= 1
    return bytes(changed)


def test_a_message_is_opened_once_and_none_after_a_later_one() -> None:
    sealing, opening = Sealing(b"s" * 32), Opening(b"s" * 32, "two")
    first, second, third = (sealing.seal("two", data) for data in (b"first", b"second", b"third"))
    assert opening.open(first) == b"first"
    assert opening.open(third) == b"third"
    for old in (first, second, third):
        with pytest.raises(Forged):
            opening.open(old)


def test_the_same_message_never_looks_the_same() -> None:
    sealing = Sealing(b"s" * 32)
    sealed = [sealing.seal("two", b"knock"), sealing.seal("two", b"knock"), sealing.seal("three", b"knock")]
    assert len({data[-16:] for data in [*sealed, Sealing(b"s" * 32).seal("two", b"knock")]}) == 4


def test_a_process_that_has_started_again_opens_nothing_that_was_for_it_before() -> None:
    old = Sealing(b"s" * 32).seal("before", b"old")
    with pytest.raises(Forged):
        Opening(b"s" * 32, "after").open(old)


async def test_all_processes_on_a_database_share_a_secret_and_no_other_has_it(
    database_url: str, tmp_path: Path
) -> None:
    found = []
    for url in (database_url, database_url, f"sqlite:///{tmp_path / 'other.db'}"):
        store = open_store(url)
        await store.open()
        found.append(await store.bus_secret())
        await store.close()
    assert found[0] == found[1] != found[2]
    assert [len(secret) for secret in found] == [32, 32, 32]
