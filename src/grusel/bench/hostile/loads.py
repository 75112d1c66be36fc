"""The hostile loads, each from one address: what it does until it is ended."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from grusel.bench.crowd import MASK, MASKED
from grusel.bench.hostile.material import crowded_views, lasting_game, long_record
from grusel.bench.hostile.target import Target, again, at_once, new_key, request

LONGEST: Final = 299_000  # characters of a record that is read
STUDIED: Final = 2_000  # moves of a game that is analysed
REPLAYED: Final = 9_000
LONG: Final = 18_000  # moves of a record that may be imported just so
OVER: Final = re.compile(rb'"phase":"(over)"')
NEXT: Final = re.compile(rb'"next":"([^"]+)"')
BODY_LATER: Final = 60.0  # seconds until an unread answer is given up
GATHERING: Final = 5.0  # seconds until most attacks are in full swing
LATER: Final = {"tables of bots": 15.0, "replays that are not read": 20.0, "long records": 10.0, "analyses": 10.0}

Load = Callable[[Target], Coroutine[Any, Any, None]]


# --- records ----------------------------------------------------------------------------------------------------------


async def blank_lines(target: Target) -> None:
    """Eight at a time ask to import a record of blank lines."""
    await _imports(target, _head() + "start:\n" + "\n" * LONGEST + "    x\n")


async def short_lines(target: Target) -> None:
    """The same with a diagram of short lines."""
    await _imports(target, _head() + "start:\n" + "    x\n" * (LONGEST // 6))


def _head() -> str:
    return f"game: {lasting_game().name} {lasting_game().version}\nseats: 2\n"


async def _imports(target: Target, text: str) -> None:
    ask = partial(target.ask, "POST", "/api/records", {"record": text}, new_key())
    await at_once(*(again(ask) for _ in range(8)))


# --- bots -------------------------------------------------------------------------------------------------------------


async def bot_tables(target: Target) -> None:
    """249 tables with bots alone, with as many people looking on as an address may have."""
    tables = [(await _bots_alone(target, key), key) for key in (new_key(), new_key()) for _ in range(125)]
    await at_once(*(_look_on(target, table, key) for table, key in tables[:249]))


async def _bots_alone(target: Target, key: str) -> str:
    seats = [{"kind": "bot", "bot": "level5"}] * 2
    while True:
        try:
            made = await target.told(
                "POST", "/api/tables", {"game": lasting_game().name, "seats": seats, "start": True}, key
            )
            return str(made["table"])
        except ConnectionError:
            await asyncio.sleep(0.1)


async def _new_table(target: Target, seats: list[dict[str, str]], key: str) -> str:
    wish = {"game": lasting_game().name, "seats": seats, "start": True}
    return str((await target.told("POST", "/api/tables", wish, key))["table"])


async def _look_on(target: Target, table: str, key: str) -> None:
    async def look() -> None:
        await (await target.socket(table, key)).hear_nothing()

    await again(look, 1.0)


# --- answers, chat, work of others ------------------------------------------------------------------------------------


async def unread_replays(target: Target) -> None:
    """95 connections ask for the replay of a long game, and read nothing."""
    table, key = await _long_game(target, REPLAYED)

    async def ask() -> None:
        _, writer = await target.connect()
        writer.write(request("GET", f"/api/tables/{table}/replay", key=key))
        await asyncio.sleep(BODY_LATER)
        writer.close()

    await at_once(*(again(ask) for _ in range(95)))


async def chat(target: Target) -> None:
    """Thirty spectators chat at the table of honest people, as fast as they may."""

    async def watch() -> None:
        socket = await target.socket()
        reading = asyncio.create_task(socket.hear_nothing())
        while not reading.done():
            socket.say({"type": "chat", "text": "Boo! " * 80})
            await asyncio.sleep(0.05)

    await at_once(*(again(watch) for _ in range(30)))


async def diagrams(target: Target) -> None:
    """Diagrams of views that have a piece fifty million times."""
    views, rng = crowded_views(), Random(1)

    async def ask() -> None:
        game, view = rng.choice(views)
        await target.ask("POST", f"/api/games/{game}/diagram", view)

    await at_once(*(again(ask) for _ in range(8)))


async def analyses(target: Target) -> None:
    """Analyses of one long game after another."""

    async def ask() -> None:
        table, _ = await _long_game(target, STUDIED)
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

    await at_once(*(again(ask) for _ in range(6)))


# --- connections ------------------------------------------------------------------------------------------------------


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
        made = await target.told(
            "POST", "/api/tables", {"game": lasting_game().name, "seats": seats, "start": True}, key
        )
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
    text = long_record(LONG)

    async def ask() -> None:
        await target.ask("POST", "/api/records", {"record": text}, new_key())

    await at_once(*(again(ask) for _ in range(8)))


def prepare() -> None:
    """Make what the loads send, which takes longer than an attack."""
    for moves in (STUDIED, REPLAYED, LONG):
        long_record(moves)
    crowded_views()


LOADS: Final[Mapping[str, Load]] = {
    "blank lines": blank_lines,
    "short lines of a diagram": short_lines,
    "tables of bots": bot_tables,
    "replays that are not read": unread_replays,
    "chat of 30 spectators": chat,
    "diagrams of huge numbers": diagrams,
    "analyses": analyses,
    "puzzles to solve": solver,
    "fragments": fragments,
    "idle connections": idle,
    "rematches": rematches,
    "long records": imports,
}


# --- long games -------------------------------------------------------------------------------------------------------


async def _long_game(target: Target, moves: int) -> tuple[str, str]:
    """Open a table with a long game and end it; return the table and its host's key."""
    key = new_key()
    while True:
        try:
            made = await target.told("POST", "/api/records", {"record": long_record(moves)}, key)
            table = str(made["table"])
            socket = await target.socket(table, key)
            socket.say({"type": "end"})
            await socket.until(OVER)
            socket.writer.close()
            return table, key
        except (ConnectionError, EOFError):
            await asyncio.sleep(0.2)
