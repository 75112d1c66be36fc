"""The hostile loads, each from one address: what it does until it is ended."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Final

import msgspec

from grusel.bench.crowd import MASK, MASKED
from grusel.bench.hostile.target import Target, again, at_once, new_key, request
from grusel.game import Illegal
from grusel.match import AnyMatch, Match
from grusel.puzzles.hall import hall
from grusel.record import to_text
from grusel.registry import find

LONGEST: Final = 299_000  # characters of a record that is read
NEXT: Final = re.compile(rb'"next":"([^"]+)"')
HEAD: Final = "game: gruft 1\nseats: 2\n"
BODY_LATER: Final = 20.0

Load = Callable[[Target], Awaitable[None]]


# --- finding 7: records -----------------------------------------------------------------------------------------------


async def blank_lines(target: Target) -> None:
    """Eight at a time ask to import a record of blank lines."""
    await _imports(target, HEAD + "start:\n" + "\n" * LONGEST)


async def short_lines(target: Target) -> None:
    """The same with a diagram of short lines."""
    await _imports(target, HEAD + "start:\n" + "    x\n" * (LONGEST // 6))


async def _imports(target: Target, text: str) -> None:
    ask = partial(target.ask, "POST", "/api/records", {"record": text}, new_key())
    await at_once(*(again(ask) for _ in range(8)))


# --- finding 8: bots --------------------------------------------------------------------------------------------------


async def bot_tables(target: Target) -> None:
    """249 tables with bots alone, with as many people looking on as an address may have."""
    tables = [(await _bots_alone(target, key), key) for key in (new_key(), new_key()) for _ in range(125)]
    await at_once(*(_look_on(target, table, key) for table, key in tables[:249]))


async def _bots_alone(target: Target, key: str) -> str:
    seats = [{"kind": "bot", "bot": "level5"}] * 4
    while True:
        try:
            made = await target.told("POST", "/api/tables", {"game": "gruft", "seats": seats, "start": True}, key)
            return str(made["table"])
        except ConnectionError:
            await asyncio.sleep(0.1)


async def _look_on(target: Target, table: str, key: str) -> None:
    async def look() -> None:
        await (await target.socket(table, key)).hear_nothing()

    await again(look, 1.0)


# --- finding 9: answers, chat, work of others -------------------------------------------------------------------------


async def unread_replays(target: Target) -> None:
    """95 connections ask for the replay of a long game, and read nothing."""
    table, key = await _long_game(target)

    async def ask() -> None:
        _, writer = await target.connect()
        writer.write(request("GET", f"/api/tables/{table}/replay", key=key))
        await asyncio.sleep(BODY_LATER)
        writer.close()

    await at_once(*(again(ask) for _ in range(95)))


async def chat(target: Target) -> None:
    """Thirty watchers chat at the table of honest people, as fast as they may."""

    async def watch() -> None:
        socket = await target.socket()
        reading = asyncio.create_task(socket.hear_nothing())
        while not reading.done():
            socket.say({"type": "chat", "text": "Boo! " * 80})
            await asyncio.sleep(0.05)

    await at_once(*(again(watch) for _ in range(30)))


async def diagrams(target: Target) -> None:
    """Diagrams of views that have a piece fifty million times."""
    ask = partial(target.ask, "POST", "/api/games/flure/diagram", _crowded_view())
    await at_once(*(again(ask) for _ in range(8)))


async def analyses(target: Target) -> None:
    """Analyses of one long game after another."""

    async def ask() -> None:
        table, _ = await _long_game(target)
        for _ in range(20):
            await target.ask("POST", f"/api/tables/{table}/analysis")
            await asyncio.sleep(0.5)

    await at_once(*(again(ask) for _ in range(4)))


async def solver(target: Target) -> None:
    """The solver of puzzles, with the puzzles of many days."""
    days = [f"daily/20{year}-{month:02}-13" for year in range(27, 60) for month in range(1, 13)]

    async def ask() -> None:
        level = Random().choice(days)
        await target.ask("POST", "/api/puzzles/solve", {"level": level})
        await asyncio.sleep(0.1)

    try:
        hall()
    except Illegal:
        return
    await at_once(*(again(ask) for _ in range(6)))


# --- finding 9: connections -------------------------------------------------------------------------------------------


async def fragments(target: Target) -> None:
    """A hundred sockets send messages in pieces of nothing, 127,000 at a time."""
    piece = bytes((0x00, MASKED)) + MASK
    begin = bytes((0x01, MASKED)) + MASK

    async def send() -> None:
        socket = await target.socket()
        socket.writer.write(begin + piece * 127_000)
        await socket.hear_nothing()

    await at_once(*(again(send) for _ in range(100)))


async def idle(target: Target) -> None:
    """1,100 connections that ask for nothing."""

    async def come() -> None:
        reader, writer = await target.connect()
        await reader.read()
        writer.close()
        await asyncio.sleep(0.5)

    await at_once(*(again(come, 0.5) for _ in range(1100)))


async def rematches(target: Target) -> None:
    """A host ends game after game, and asks for a rematch each time."""

    async def play() -> None:
        key = new_key()
        seats = [{"kind": "me"}] * 2
        made = await target.told("POST", "/api/tables", {"game": "gruft", "seats": seats, "start": True}, key)
        table = str(made["table"])
        for _ in range(1000):
            table = await _rematch(target, table, key)

    await at_once(*(again(play) for _ in range(20)))


async def _rematch(target: Target, table: str, key: str) -> str:
    """End a game, and the table of its rematch."""
    socket = await target.socket(table, key)
    try:
        socket.say({"type": "end"})
        socket.say({"type": "rematch"})
        async with asyncio.timeout(5):
            return (await socket.until(NEXT)).decode()
    except TimeoutError:
        raise ConnectionError("no rematch") from None
    finally:
        socket.writer.close()


async def imports(target: Target) -> None:
    """The longest records that make tables, one after another."""
    text = _long_record()
    text += "\n" * (LONGEST - len(text))

    async def ask() -> None:
        await target.ask("POST", "/api/records", {"record": text}, new_key())

    await at_once(*(again(ask) for _ in range(8)))


LOADS: Final[Mapping[str, Load]] = {
    "blank lines": blank_lines,
    "short lines of a diagram": short_lines,
    "tables of bots": bot_tables,
    "replays that are not read": unread_replays,
    "chat of 30 watchers": chat,
    "diagrams of huge numbers": diagrams,
    "analyses": analyses,
    "puzzles to solve": solver,
    "fragments": fragments,
    "idle connections": idle,
    "rematches": rematches,
    "long records": imports,
}


# --- long games -------------------------------------------------------------------------------------------------------


async def _long_game(target: Target) -> tuple[str, str]:
    """A table with a long game that is over, and its host's key."""
    key = new_key()
    while True:
        try:
            made = await target.told("POST", "/api/records", {"record": _long_record()}, key)
            return str(made["table"]), key
        except ConnectionError:
            await asyncio.sleep(0.2)


@cache
def _long_record() -> str:
    """The longest of some random games."""
    return max((_random_game(seed) for seed in range(60)), key=len)


def _random_game(seed: int) -> str:
    match: AnyMatch = Match(find("gruft"), 2)
    match.play_randomly(Random(seed))
    return to_text(match.record())


def _crowded_view() -> bytes:
    """A view whose diagram would be a hundred megabytes."""
    match: AnyMatch = Match(find("flure"), 2)
    match.play_chance(Random(1))
    view = msgspec.json.decode(msgspec.json.encode(match.game.view(match.state, 0)))
    view["stock"][0] = 50_000_000
    return msgspec.json.encode(view)
