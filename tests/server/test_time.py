"""Clocks, and what-ifs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import kuhn
from msgspec import Raw

from grusel.client.connection import Client
from grusel.game import Decision
from grusel.registry import installed
from grusel.server.runtime.shell import Shell
from grusel.tables.commands import Tick
from grusel.tables.messages import (
    Back,
    ClockRule,
    House,
    Imagine,
    Imagined,
    Notice,
    Pause,
    Played,
    Refused,
    Share,
    Step,
    TableInfo,
    Try,
)
from server.room import Room, mover_of, play_on, room, settle, slow


class Now:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


async def test_when_the_time_is_up_a_bot_moves(tmp_path: Path) -> None:
    now = Now()

    async with room(tmp_path, now=now) as here:
        clients = await here.people(kuhn.GAME, 2, House(clock=ClockRule(per="move", seconds=5)))
        await settle(clients)
        assert clients[0].steps["0"].clocks
        now.seconds += 6
        table = here.hub.tables[clients[0].table]

        table.insist(Tick())
        notice = await clients[0].until(Notice)
        await clients[0].until(Step)
        assert str(notice.text.id) == "server-out-of-time"


async def test_a_step_says_whose_clock_runs_from_now_on(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2, House(clock=ClockRule(per="move", seconds=60)))
        await settle(clients)
        await play_on(clients, Random(1), most=1)
        await settle(clients)
        steps = clients[0].steps["0"], clients[1].steps["1"]
    for step in steps:
        assert isinstance(step.turn, Decision)
        assert step.clocks
        assert step.clocks.running == step.turn.seats


async def test_the_time_used_before_a_pause_is_used_when_the_table_comes_back(tmp_path: Path) -> None:
    now = Now()

    async with room(tmp_path, now=now) as here:
        clients = await here.people(kuhn.GAME, 2, House(clock=ClockRule(per="game", seconds=60)))
        await settle(clients)
        seat = next(client.to_move()[0] for client in clients if client.to_move())
        now.seconds += 10
        await clients[0].send(Pause(on=True))
        await clients[0].until(TableInfo, lambda info: info.phase == "paused")
        here.hub.drop(clients[0].table)
        table = await here.hub.find(clients[0].table)
        assert isinstance(table, Shell)
        assert table.state.clock
        assert (table.state.clock.left[seat], table.state.clock.left[1 - seat]) == (50, 60)


async def test_a_seat_that_timed_out_has_time_for_its_next_move(tmp_path: Path) -> None:
    now = Now()

    async with room(tmp_path, now=now) as here:
        clients = await here.people(installed()["flure"], 2, House(clock=ClockRule(per="move", seconds=5)))
        await settle(clients)
        for _ in range(6):
            now.seconds += 6
            here.hub.tables[clients[0].table].insist(Tick())
            step = await clients[0].until(Step)
            assert isinstance(step.turn, Decision)
            assert step.clocks
            assert step.clocks.running == step.turn.seats


async def test_a_timeout_is_announced_once(tmp_path: Path) -> None:
    now = Now()

    async with room(tmp_path, now=now) as here:
        clients = await here.people(kuhn.GAME, 2, House(clock=ClockRule(per="game", seconds=5)))
        await settle(clients)
        now.seconds += 6
        table = here.hub.tables[clients[0].table]
        table.insist(Tick())
        table.insist(Tick())
        await clients[0].until(Step)
        assert sum(isinstance(heard, Notice) for heard in clients[0].heard) == 1


async def dreaming(here: Room, game: str, seats: int) -> Client:
    clients = await here.people(installed()[game], seats)
    return next(client for client in clients if client.to_move())


async def test_a_line_beside_the_game_changes_nothing_at_the_table(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        client = await dreaming(here, "kuhn", 2)
        seat = client.to_move()[0]
        before = await here.hub.store.log(client.table)
        await client.send(Back())
        assert (await client.until(Refused)).why.id == "server-no-line"
        await client.send(Imagine(seat=seat))
        first = await client.until(Imagined)
        assert bytes(first.view) == bytes(client.steps[str(seat)].view)
        await client.send(Try(by=seat, action=Raw(b'{"type":"say","word":"bet"}')))
        tried = await client.until(Imagined)
        assert tried.line[-1].endswith("bet")
        assert list(tried.actions) == [str(1 - seat)]
        await client.send(Back())
        assert bytes((await client.until(Imagined)).view) == bytes(first.view)
        assert await here.hub.store.log(client.table) == before


async def test_a_shared_line_is_seen_as_a_spectator_would(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        client = next(client for client in clients if client.to_move())
        other = next(other for other in clients if other is not client)
        await client.send(Imagine(seat=client.to_move()[0]))
        await client.send(Share())
        shared = await other.until(Imagined)
        assert shared.by == client.to_move()[0]
        assert b'"hands":[null,null]' in bytes(shared.view)


async def test_time_does_not_run_while_a_move_is_being_stored(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2, House(clock=ClockRule(per="game", seconds=5)))
        mover, seat = mover_of(clients)
        with slow(here, 1.0):
            await mover.play(seat, b'{"type":"say","word":"bet"}')
            await mover.until(Played)
        clock = here.hub.tables[mover.table].state.clock
        assert ((clock and clock.remaining(here.hub.now())) or 0.0) > 4.5
