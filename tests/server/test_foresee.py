"""What if I did this: the forecast after a move that is only being tried."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from msgspec import Raw

from grusel.registry import AnyGame, installed
from grusel.server.client import Client
from grusel.server.protocol import Foresee, Foreseen, Refused, encode
from server.room import Room, at_a_table, play_on

FLURE = installed()["flure"]


async def to_move(here: Room, game: AnyGame) -> tuple[Client, int]:
    client = next(client for client in await here.people(game, 2) if client.to_move())
    return client, client.to_move()[0]


async def asked(client: Client, seat: int, action: Raw) -> Raw:
    await client.send(Foresee(id="f1", seat=seat, action=action))
    forecast: Raw = (await client.until(Foreseen)).forecast
    return forecast


def after(client: Client, seat: int, action: Raw) -> bytes:
    """The forecast of the table on which the action has been made; in this game everybody sees everything."""
    table = msgspec.json.decode(client.steps[str(seat)].view, type=FLURE.types.state)
    return encode(FLURE.forecast(FLURE.apply(table, seat, msgspec.json.decode(action, type=FLURE.types.move)), seat))


def test_the_forecast_is_that_of_the_table_after_the_move(tmp_path: Path) -> None:
    async def what(here: Room) -> None:
        clients = await here.people(FLURE, 2)
        await play_on(clients, Random(4), most=25)
        client = next(client for client in clients if client.to_move())
        seat = client.to_move()[0]
        log = await here.hub.store.log(client.table)
        forecasts = {bytes(await asked(client, seat, action)) for action in client.choices(seat)[:15]}
        assert forecasts == {after(client, seat, action) for action in client.choices(seat)[:15]}
        assert len(forecasts) > 1
        assert await here.hub.store.log(client.table) == log

    at_a_table(tmp_path, what)


def test_a_move_that_breaks_a_rule_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def what(here: Room) -> None:
        client, seat = await to_move(here, FLURE)
        await client.send(Foresee(id="f2", seat=seat, action=Raw(b'{"type":"play","figure":0,"path":"o"}')))
        refused = await client.until(Refused)
        assert (refused.id, refused.step) == ("f2", Raw(b"null"))
        assert refused.why.id.startswith("flure-")

    at_a_table(tmp_path, what)


def test_nobody_asks_for_the_seat_of_another(tmp_path: Path) -> None:
    async def what(here: Room) -> None:
        client, seat = await to_move(here, FLURE)
        await client.send(Foresee(id="f3", seat=1 - seat, action=client.choices(seat)[0]))
        assert (await client.until(Refused)).why.id == "server-not-your-seat"

    at_a_table(tmp_path, what)


def test_whoever_asks_too_much_is_slowed_down(tmp_path: Path) -> None:
    async def what(here: Room) -> None:
        client, seat = await to_move(here, FLURE)
        for number in range(30):
            await client.send(Foresee(id=f"f{number}", seat=seat, action=client.choices(seat)[0]))
        assert (await client.until(Refused)).why.id == "server-too-fast"

    at_a_table(tmp_path, what)
