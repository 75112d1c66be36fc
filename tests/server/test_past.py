"""A client that joins late or returns is told the history that its place may know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import kuhn
import msgspec
import pytest

from grusel.client.connection import Client
from grusel.registry import find
from grusel.server.runtime.memory import PAGE, PAST, past
from grusel.server.storage import queries
from grusel.server.storage.queries import shifted
from grusel.tables.history import current
from grusel.tables.messages import Alive, Past, Played, Step, Sync, Undo
from grusel.tables.rows import StepRow
from server.room import Room, answered, play_on, room, settle


async def back(here: Room, client: Client, steps: dict[str, Step] | None = None) -> Client:
    """The same person in another tab, after all messages have arrived there."""
    again = Client(client.table, client.key, tokens=client.tokens)
    again.steps = dict(steps or {})
    await here.sit(again)
    await asyncio.gather(*here.hub.tables[client.table].tasks)
    await again.send(Sync(have=again.have))
    await again.until(Alive)
    return again


def told(client: Client) -> list[Any]:
    """The history that a client was told."""
    heard = [message for message in client.heard if isinstance(message, Past)]
    return [one["event"] for message in heard for one in msgspec.json.decode(message.events)]


async def witnessed(here: Room, client: Client) -> list[Any]:
    """The witnessed events of a seat that may be told again."""
    assert client.welcome
    game, [seat] = here.hub.tables[client.table].state.game, client.welcome.seats
    rows = current(await here.hub.store.log(client.table))
    events = [event for row in rows for event in msgspec.json.decode(row.events, type=list[game.types.event])]  # type: ignore[name-defined]
    seen = [one for event in events if (one := game.witness(event, seat)) is not None]
    return [msgspec.json.decode(msgspec.json.encode(one)) for one in seen if game.lasting(one)]


async def test_a_returning_player_is_told_the_witnessed_events(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        await play_on(clients, Random(1), most=2)
        for client in clients:
            seen = await witnessed(here, client)
            assert len(seen) > 1
            assert told(await back(here, client)) == seen


async def test_a_client_that_has_the_steps_is_not_told_again(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        await play_on(clients, Random(1), most=2)
        await settle(clients)
        assert not told(await back(here, clients[0], steps=clients[0].steps))


async def test_before_the_start_the_history_is_empty(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", key="the key of somebody at home")
        assert not told(await here.sit(Client(made.table, "the key of somebody at home")))


async def test_a_game_of_memory_tells_no_history(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(find("gruft"), 2)
        await play_on(clients, Random(3), most=40)
        reminded = [event["type"] for event in told(await back(here, clients[0]))]
        assert "next-turn" in reminded
        assert "opened" not in reminded


async def test_a_long_game_is_told_from_its_end_even_after_unloading(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(find("flure"), 2)
        await play_on(clients, Random(5), most=60)
        assert here.hub.tables[clients[0].table].state.timeline.base  # the beginning is only in the store
        seen = await witnessed(here, clients[1])
        assert len(seen) > PAST
        assert told(await back(here, clients[1])) == seen[-PAST:]


async def test_moves_taken_back_are_not_told(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        client = await alone(here)
        for seed in range(4):
            await play_on([client], Random(seed), most=9)
            await take_back(client)
        await play_on([client], Random(5), most=30)
        table = here.hub.tables[client.table]
        game = table.state.game
        assert table.state.timeline.base  # so that they are only in the database
        for place in range(2):
            seen = [event for event in await table.memory.witnessed(place) if game.lasting(event)]
            assert 0 < len(seen) < PAST
            assert await past(table.state, here.hub.store, place) == seen


async def alone(here: Room) -> Client:
    """A player with both seats in the graveyard, who may take moves back freely."""
    made = await here.open_table(find("gruft"), "mm", "the key of somebody at home", start=True)
    client = await here.sit(Client(made.table, "the key of somebody at home"))
    await settle([client])
    return client


async def take_back(client: Client) -> None:
    seat = client.to_move()[0]
    await client.send(Undo(id="u", seat=seat, seq=client.steps[str(seat)].seq))
    assert isinstance(await answered(client, "u"), Played)
    await settle([client])


async def test_only_the_told_part_of_a_long_game_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[StepRow] = []
    moves = queries.moves

    def counted(*args: Any, **named: Any) -> tuple[StepRow, ...]:
        read.extend(moves(*args, **named))
        return moves(*args, **named)

    async with room(tmp_path) as here:
        clients = await here.people(find("gruft"), 2)
        await play_on(clients, Random(3), most=250)
        table = here.hub.tables[clients[0].table].state
        monkeypatch.setattr(queries, "moves", counted)
        assert len(await past(table, here.hub.store, 0)) == PAST
        assert 0 < len(read) < table.timeline.length - PAGE


@pytest.mark.parametrize("seed", range(20))
def test_the_steps_that_stand_follow_from_the_undos_alone(seed: int) -> None:
    rows, length, rng = list[StepRow](), 0, Random(seed)
    for seq in range(1, 60):
        undone = length and rng.random() < 0.2
        length = rng.randrange(length) if undone else length + 1
        kind, move = ("undo", str(length)) if undone else ("move", "")
        rows.append(StepRow(seq=seq, kind=kind, by=0, move=move, text=""))
    shifts = shifted([(row.seq, int(row.move)) for row in rows if row.kind == "undo"])
    ends = [after for after, _ in shifts[1:]] + [length]
    seqs = [
        number + shift for (after, shift), end in zip(shifts, ends, strict=True) for number in range(after + 1, end + 1)
    ]
    assert seqs == [row.seq for row in current(rows)]
