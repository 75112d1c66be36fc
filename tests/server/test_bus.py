"""The promises of a bus, in one process and on Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from grusel.server.runtime import redis_bus
from grusel.server.runtime.bus import Bus, LocalBus, open_bus
from grusel.server.runtime.redis_bus import TOGETHER, RedisBus
from server.services import Tap

MakeBus = Callable[[], Bus]


async def ours() -> bytes:
    return b"the secret of one site, as long.."


@pytest.fixture(params=["local", "redis"])
def make_bus(request: pytest.FixtureRequest) -> MakeBus:
    if request.param == "redis":
        url = str(request.getfixturevalue("redis_url"))
        return lambda: RedisBus(url, ours)
    others: dict[str, LocalBus] = {}
    return lambda: LocalBus(others)


class Inbox:
    def __init__(self) -> None:
        self.got: list[bytes] = []

    async def receive(self, data: bytes) -> None:
        self.got.append(data)

    async def until(self, count: int) -> list[bytes]:
        for _ in range(500):
            if len(self.got) >= count:
                break
            await asyncio.sleep(0.01)
        return self.got


async def test_messages_arrive_in_order_and_only_at_their_address(make_bus: MakeBus) -> None:
    one, two, at_one, at_two = make_bus(), make_bus(), Inbox(), Inbox()
    await one.open("one", at_one.receive)
    await two.open("two", at_two.receive)
    for number in range(200):
        one.send("two", b'{"n":%d,"ghost":"\xf0\x9f\x91\xbb"}' % number)
    two.send("one", b"back")
    there, here = await at_two.until(200), await at_one.until(1)
    await one.close()
    await two.close()
    assert there == [b'{"n":%d,"ghost":"\xf0\x9f\x91\xbb"}' % number for number in range(200)]
    assert here == [b"back"]


async def test_a_message_for_a_stopped_process_is_lost_harmlessly(make_bus: MakeBus) -> None:
    one, two, at_two = make_bus(), make_bus(), Inbox()
    await one.open("one", Inbox().receive)
    await two.open("two", at_two.receive)
    one.send("nobody", b"lost")
    one.send("two", b"found")
    await one.check()
    got = await at_two.until(1)
    await one.close()
    await two.close()
    assert got == [b"found"]


def test_without_an_address_there_is_one_process() -> None:
    assert not open_bus("", ours).many


async def test_messages_waiting_for_a_process_go_to_redis_together(redis_url: str) -> None:
    one, two, at_two = RedisBus(redis_url, ours), RedisBus(redis_url, ours), Inbox()
    await one.open("one", Inbox().receive)
    await two.open("two", at_two.receive)
    before = (await one.redis.info("commandstats")).get("cmdstat_publish", {"calls": 0})["calls"]
    for number in range(TOGETHER):
        one.send("two", b"%d" % number)
    got = await at_two.until(TOGETHER)
    after = (await one.redis.info("commandstats"))["cmdstat_publish"]["calls"]
    await one.close()
    await two.close()
    assert after - before == 1
    assert got == [b"%d" % number for number in range(TOGETHER)]


async def test_a_redis_that_vanished_silently_is_found_again(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "ANSWER_WITHIN", 0.2)

    async with Tap(redis_url) as tap, asyncio.timeout(20):
        one, two, at_one, at_two = RedisBus(tap.address, ours), RedisBus(redis_url, ours), Inbox(), Inbox()
        await one.open("one", at_one.receive)
        await two.open("two", at_two.receive)
        one.send("two", b"before")
        await at_two.until(1)
        tap.cut_off()
        for _ in range(100):
            one.send("two", b"out")
            two.send("one", b"in")
            await asyncio.sleep(0.05)
        await one.close()
        await two.close()
        assert (at_one.got[:1], at_two.got[1:2]) == ([b"in"], [b"out"])
