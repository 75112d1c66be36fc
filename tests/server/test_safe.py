"""A move is told once it is stored, and a move that cannot be stored has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import kuhn
import pytest

from grusel.client.connection import Client
from grusel.game import Message
from grusel.registry import AnyGame, installed
from grusel.server.runtime import shell, thinking
from grusel.tables.messages import Imagine, Imagined, Played, Refused, Step, TableInfo, Undo
from grusel.tables.rows import Batch, Kept, StepRow
from grusel.tables.store import Forked, Unsure
from grusel.tables.store import Refused as NotWritten
from server.room import Ear, mover_of, play_on, room, settle, slow, turns, until, write_by, writing

BET = b'{"type":"say","word":"bet"}'
NO_DISK = NotWritten("no space left on device")
FASTER = Forked("somebody else was faster")


def failing(error: Exception) -> asyncio.Future[None]:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    done.set_exception(error)
    return done


def heard(clients: list[Client]) -> list[int]:
    """The number of messages that each client got."""
    return [len(client.link.pipe.raw) for client in clients if isinstance(client.link, Ear)]


def seen_by(clients: list[Client]) -> list[bytes]:
    return [bytes(step.view) for client in clients for step in client.steps.values()]


async def test_a_move_is_not_told_before_it_is_stored(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with pytest.MonkeyPatch.context() as slow:
            write_by(slow, here, lambda _: stored)
            before = heard(clients)
            await mover.play(seat, BET, id="first")
            await mover.play(seat, BET, id="first")  # and messages in between have to wait
            await clients[0].sync()
            await until(lambda: len(here.hub.tables[mover.table].inbox) == 2)
            await turns()
            quiet = heard(clients) == before and here.hub.tables[mover.table].waits
            stored.set_result(None)
            told = [(await client.until(Step)).seq for client in clients]
            await mover.until(Played)
            await mover.until(Played)
    assert quiet
    assert len(set(told)) == 1


@pytest.mark.parametrize("error", [NO_DISK, FASTER], ids=["no disk", "forked"])
async def test_a_move_that_cannot_be_stored_has_not_happened(error: Exception, tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        views = seen_by(clients)
        with pytest.MonkeyPatch.context() as broken:
            write_by(broken, here, lambda _: failing(error))
            await mover.play(seat, BET)
            if error is NO_DISK:
                assert (await mover.until(Refused)).why.id == "server-trouble"
            await settle(clients)
        assert seen_by(clients) == views
        await play_on(clients, Random(1))
        assert all(client.over for client in clients)
        seqs = [step.seq for step in await here.hub.store.log(mover.table)]
    assert seqs == list(range(1, len(seqs) + 1))  # the next moves left no gap


async def test_a_move_after_which_the_table_cannot_be_shown_has_not_happened(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        views = seen_by(clients)

        def broken(*_: object) -> Message:
            raise ValueError("a game with a mistake in it")

        with pytest.MonkeyPatch.context() as mistaken:
            mistaken.setattr(type(kuhn.GAME), "phrase", broken)
            await mover.play(seat, BET)
            refused = await mover.until(Refused)
        await settle(clients)
        assert seen_by(clients) == views
        assert (refused.why.id, len(await here.hub.store.log(mover.table))) == ("server-trouble", 2)  # the deals


async def test_while_the_database_is_away_the_game_waits_and_then_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell, "AGAIN_AFTER", 0.01)
    monkeypatch.setattr(thinking, "AGAIN_AFTER", 0.01)

    async def away(_: str) -> Kept | None:
        raise NO_DISK

    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        with pytest.MonkeyPatch.context() as broken:
            write_by(broken, here, lambda _: failing(NO_DISK))
            broken.setattr(here.hub.store, "load", away)
            await mover.play(seat, BET)
            refused = await mover.until(Refused)
            assert refused.why.id == "server-trouble"
            assert mover.table in here.hub.tables
        await play_on(clients, Random(1))
        assert all(client.over for client in clients)


async def test_a_bot_whose_move_cannot_be_stored_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shell, "AGAIN_AFTER", 0.01)
    monkeypatch.setattr(thinking, "AGAIN_AFTER", 0.01)

    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "bb", "k" * 30, start=True)
        write, failures = writing(here), iter(range(2))

        def sometimes(batch: Batch) -> Awaitable[None]:
            moved = any(step.by is not None for step in batch.steps)
            return failing(NO_DISK) if moved and next(failures, None) is not None else write(batch)

        with pytest.MonkeyPatch.context() as broken:
            write_by(broken, here, sometimes)
            spectator = await here.sit(Client(made.table, "k" * 30))
            over: TableInfo = await spectator.until(TableInfo, lambda info: info.phase == "over")
        assert over.phase == "over"


async def test_the_writes_of_another_process_are_accepted(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        passed = StepRow(seq=3, kind="move", by=seat, move='{"type":"say","word":"pass"}', text="pass", noticed=0b111)
        await here.hub.store.write(Batch(table=mover.table, owner=here.hub.process, steps=(passed,)))
        await mover.play(seat, BET)  # which would be the third step, too
        await settle(clients)
        shown = [step.view for client in clients for step in client.steps.values()]
        assert all(b'"pass"' in view and b'"bet"' not in view for view in map(bytes, shown))
        await play_on(clients, Random(1))
        assert [step.text for step in await here.hub.store.log(mover.table)][2:][0] == "pass"


@pytest.mark.parametrize(
    ("error", "still_asked"), [(NO_DISK, True), (Unsure("cut off"), False)], ids=["no disk", "unsure"]
)
async def test_a_question_stands_for_every_player_or_for_none(
    error: Exception, still_asked: bool, tmp_path: Path
) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        asking, seat = mover_of(clients)
        for word in ("pass", "bet"):
            mover, to_move = mover_of(clients)
            await mover.play(to_move, b'{"type":"say","word":"%s"}' % word.encode())
            await settle(clients)
        await asking.send(Undo(id="u", seat=seat, seq=asking.steps[str(seat)].seq))
        await settle(clients)
        asked = [client.info.undo is not None for client in clients if client.info]
        with pytest.MonkeyPatch.context() as broken:
            write_by(broken, here, lambda _: failing(error))
            await asking.play(seat, BET)
            await asking.until(Refused)
        await settle(clients)
        before = asked
        after = [client.info.undo is not None for client in clients if client.info]
    assert before == [True, True]
    assert after == [still_asked, still_asked]


@pytest.mark.parametrize("name", ["gruft", "shy"])
async def test_the_witnessed_events_include_a_move_being_stored(name: str, tmp_path: Path) -> None:
    game: AnyGame = installed()[name]

    async with room(tmp_path) as here:
        clients = await here.people(game, 2)
        await play_on(clients, Random(3), most=40)
        table = clients[0].table
        here.hub.drop(table)
        await here.hub.find(table)  # which brings it back from its last snapshot
        shell = here.hub.tables[table]
        assert shell.state.timeline.base
        waits = shell.state.waits_for()
        assert waits is not None
        [before] = [client for client in clients if client.welcome and waits in client.welcome.seats]
        mover = await here.sit(Client(table, before.key, tokens=before.tokens))
        await settle([mover])
        write = writing(here)

        async def late(batch: Batch) -> None:
            await asyncio.sleep(0.1)
            await write(batch)

        with pytest.MonkeyPatch.context() as slow:
            write_by(slow, here, lambda batch: asyncio.ensure_future(late(batch)))
            await mover.play(waits, mover.choices(waits)[0])
            await mover.until(Played)
            seen = list(await shell.memory.witnessed(waits))
        here.hub.drop(table)
        await here.hub.find(table)
        truly = await here.hub.tables[table].memory.witnessed(waits)
    assert len(seen) == len(truly) > 0


async def test_a_what_if_is_answered_while_a_move_is_being_stored(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        other = next(client for client in clients if client is not mover)
        with slow(here, 0.5):
            await mover.play(seat, BET)
            await other.send(Imagine(seat=1 - seat))
            imagined: Imagined = await other.until(Imagined)
            waits = here.hub.tables[mover.table].waits
            await mover.until(Played)
        assert (waits, len(imagined.line)) == (True, 0)
