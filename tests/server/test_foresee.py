"""The forecast after a move that is only being tried."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from msgspec import Raw

from grusel.client.connection import Client
from grusel.registry import AnyGame, installed
from grusel.tables.messages import Foresee, Foreseen, Refused, encode
from server.room import Room, mover_of, play_on, room

FLURE = installed()["flure"]


async def to_move(here: Room, game: AnyGame) -> tuple[Client, int]:
    client = next(client for client in await here.people(game, 2) if client.to_move())
    return client, client.to_move()[0]


async def asked(client: Client, seat: int, action: Raw) -> Raw:
    await client.send(Foresee(id="f1", seat=seat, action=action))
    forecast: Raw = (await client.until(Foreseen)).forecast
    return forecast


def after(client: Client, seat: int, action: Raw) -> bytes:
    """The forecast of the table after the action; this game has no secrets."""
    table = msgspec.json.decode(client.steps[str(seat)].view, type=FLURE.types.state)
    return encode(FLURE.forecast(FLURE.apply(table, seat, msgspec.json.decode(action, type=FLURE.types.move)), seat))


async def test_the_forecast_is_that_of_the_table_after_the_move(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        client, seat, actions = await moves_that_matter(await here.people(FLURE, 2))
        log = await here.hub.store.log(client.table)
        forecasts = [bytes(await asked(client, seat, action)) for action in actions]
        assert forecasts == [after(client, seat, action) for action in actions]
        assert await here.hub.store.log(client.table) == log


async def moves_that_matter(clients: list[Client]) -> tuple[Client, int, list[Raw]]:
    """A player with two moves that send the monster different ways, and those moves."""
    rng = Random(4)
    while await play_on(clients, rng, most=1):
        client, seat = mover_of(clients)
        by_forecast = {after(client, seat, action): action for action in client.choices(seat)}
        if len(by_forecast) > 1:
            return client, seat, list(by_forecast.values())[:2]
    raise AssertionError("the game ended before any move mattered")


async def test_a_move_that_breaks_a_rule_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        client, seat = await to_move(here, FLURE)
        await client.send(Foresee(id="f2", seat=seat, action=Raw(b'{"type":"play","figure":0,"path":"o"}')))
        refused = await client.until(Refused)
        assert (refused.id, refused.step) == ("f2", Raw(b"null"))
        assert refused.why.id.startswith("flure-")


async def test_a_client_cannot_ask_for_another_seat(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        client, seat = await to_move(here, FLURE)
        await client.send(Foresee(id="f3", seat=1 - seat, action=client.choices(seat)[0]))
        assert (await client.until(Refused)).why.id == "server-not-your-seat"


async def test_a_client_that_asks_too_often_is_slowed_down(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        client, seat = await to_move(here, FLURE)
        for number in range(30):
            await client.send(Foresee(id=f"f{number}", seat=seat, action=client.choices(seat)[0]))
        assert (await client.until(Refused)).why.id == "server-too-fast"
