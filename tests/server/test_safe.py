"""A move is told when it is stored, and one that cannot be stored has not happened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import kuhn
import pytest

from grusel.server.client import Client
from grusel.server.protocol import Played, Refused, Step
from grusel.server.queries import Forked
from grusel.server.schema import Batch, StepRow
from server.room import Ear, Room, at_a_table, play_on, settle

BET = b'{"type":"say","word":"bet"}'


def heard(clients: list[Client]) -> list[int]:
    """How many messages have come to each."""
    return [len(client.link.pipe.raw) for client in clients if isinstance(client.link, Ear)]


def mover_of(clients: list[Client]) -> tuple[Client, int]:
    return next((client, client.to_move()[0]) for client in clients if client.to_move())


def test_nobody_hears_of_a_move_before_it_is_stored(tmp_path: Path) -> None:
    async def what(here: Room) -> tuple[bool, list[int]]:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with pytest.MonkeyPatch.context() as slow:
            slow.setattr(here.hub.store, "append", lambda _: stored)
            before = heard(clients)
            await mover.play(seat, BET, id="first")
            await mover.play(seat, BET, id="first")  # and whatever is said meanwhile has to wait
            await asyncio.sleep(0.1)
            quiet = heard(clients) == before
            stored.set_result(None)
            told = [(await client.until(Step)).seq for client in clients]
            assert isinstance(await mover.until(Played), Played)
            assert isinstance(await mover.until(Played), Played)
        return quiet, told

    quiet, told = at_a_table(tmp_path, what)
    assert quiet
    assert len(set(told)) == 1


@pytest.mark.parametrize("error", [OSError("no space left on device"), Forked("somebody else was faster")])
def test_a_move_that_cannot_be_stored_has_not_happened(error: Exception, tmp_path: Path) -> None:
    async def what(here: Room) -> None:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        views = [bytes(client.steps[str(number)].view) for number, client in enumerate(clients)]

        def fails(_: Batch) -> asyncio.Future[None]:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.set_exception(error)
            return done

        with pytest.MonkeyPatch.context() as broken:
            broken.setattr(here.hub.store, "append", fails)
            await mover.play(seat, BET)
            if isinstance(error, OSError):
                assert (await mover.until(Refused)).why.id == "server-trouble"
            await settle(clients)
        assert [bytes(client.steps[str(number)].view) for number, client in enumerate(clients)] == views
        assert len(await here.hub.store.log(mover.table)) == 2  # the deals
        await play_on(clients, here.hub.services.rng)
        assert all(client.over for client in clients)

    at_a_table(tmp_path, what)


def test_what_another_process_has_written_is_believed(tmp_path: Path) -> None:
    async def what(here: Room) -> tuple[str, list[Any]]:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        passed = StepRow(seq=3, kind="move", by=seat, move='{"type":"say","word":"pass"}', text="pass", noticed=0b111)
        await here.hub.store.append(Batch(table=mover.table, steps=(passed,)))
        await mover.play(seat, BET)  # which would be the third step, too
        await settle(clients)
        log = await here.hub.store.log(mover.table)
        return log[-1].text, [client.steps[str(number)].turn for number, client in enumerate(clients)]

    last, turns = at_a_table(tmp_path, what)
    assert last == "pass"
    assert turns[0] == turns[1]
    assert turns[0].seats != ()
