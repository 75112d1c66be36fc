"""Undo: free until information was revealed, then with the consent of the others; free alone and at one device."""

from __future__ import annotations

from pathlib import Path
from random import Random

import kuhn

from grusel.client.connection import Client
from grusel.registry import installed
from grusel.server.http.records import verify, whole
from grusel.tables.dice import FairDice
from grusel.tables.messages import Answer, End, Played, Refused, Step, TableInfo, Undo, UndoAnswered
from grusel.tables.store import Unsure
from grusel.tables.undo import is_free, own_last
from grusel.timeline import begun
from server.room import Room, failing, mover_of, play_on, room, settle


def test_your_own_move_may_be_taken_back_until_another_seat_moves() -> None:
    game = kuhn.GAME
    line = begun(game, game.parse("starter: 0\nhands: JQ\nline:")).play(0, kuhn.Say("pass"))
    assert is_free(game, line, 0)
    line = line.play(1, kuhn.Say("bet"))
    assert own_last(line, 0) == 0
    assert not is_free(game, line, 0)
    assert is_free(game, line, 1)


def test_a_reveal_cannot_be_taken_back() -> None:
    game = kuhn.GAME
    line = begun(game, game.parse("starter: 0\nhands: JQ\nline: pass")).play(1, kuhn.Say("pass"))
    assert not is_free(game, line, 1)


def test_an_outcome_of_chance_cannot_be_taken_back() -> None:
    game = kuhn.GAME
    line = begun(game, game.start(kuhn.Options(), 2)).play_chance(FairDice(b"seed"))
    assert not is_free(game, line, 0)
    assert own_last(line, 0) is None


async def test_the_other_players_are_asked_and_may_decline_or_agree(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        first, second = sorted(clients, key=lambda client: not client.to_move())
        seat, other = first.to_move()[0], 1 - first.to_move()[0]
        before = bytes(first.steps[str(seat)].view)
        await first.play(seat, b'{"type":"say","word":"pass"}')
        await settle(clients)
        await second.play(other, b'{"type":"say","word":"bet"}')
        await settle(clients)
        for granted in (False, True):
            await first.send(Undo(id=f"u{granted}", seat=seat, seq=first.steps[str(seat)].seq))
            asked = (await second.until(TableInfo, lambda info: info.undo)).undo
            assert (asked.by, asked.waiting) == (seat, (other,))
            await second.send(Answer(seat=other, undo=asked.number, granted=granted))
            assert (await first.until(UndoAnswered)).granted == granted
        await settle(clients)
        assert bytes(first.steps[str(seat)].view) == before
        assert first.to_move() == [seat]


async def test_a_second_question_waits_for_the_first(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        first, second = sorted(clients, key=lambda client: not client.to_move())
        seat = first.to_move()[0]
        await first.play(seat, b'{"type":"say","word":"pass"}')
        await settle(clients)
        await second.play(1 - seat, b'{"type":"say","word":"bet"}')
        await settle(clients)
        for id in ("u", "v"):
            await first.send(Undo(id=id, seat=seat, seq=first.steps[str(seat)].seq))
        refused = await first.until(Refused)
        assert (refused.id, refused.why.id) == ("v", "server-undo-open")
        asked = (await second.until(TableInfo, lambda info: info.undo)).undo
        await second.send(Answer(seat=1 - seat, undo=asked.number, granted=True))
        assert (await first.until(UndoAnswered)).granted


async def test_a_free_undo_happens_at_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        first, second = sorted(clients, key=lambda client: not client.to_move())
        seat = first.to_move()[0]
        views = [client.have for client in clients]
        await first.play(seat, b'{"type":"say","word":"pass"}')
        await first.until(Played)
        await first.send(Undo(id="u", seat=seat, seq=first.steps[str(seat)].seq))
        await first.until(Played)
        step = await second.until(Step, lambda step: step.undone)
        assert b'"line":[]' in bytes(step.view)
        await first.send(Undo(id="v", seat=seat, seq=first.steps[str(seat)].seq))
        assert (await first.until(Refused)).why.id == "server-nothing-to-undo"
        assert views != [client.have for client in clients]


async def test_a_player_alone_may_undo_chance_and_bots_and_the_receipt_still_verifies(tmp_path: Path) -> None:
    game = installed()["flure"]

    async with room(tmp_path) as here:
        made = await here.open_table(game, "mb", "k" * 30, start=True)
        client = await here.sit(Client(made.table, "k" * 30))
        rng = Random(4)
        for turn in range(40):
            await settle([client])
            while not client.to_move() and not client.over:
                await client.receive()
            if client.over:
                break
            seat = client.to_move()[0]
            if turn % 3 == 2:
                await client.send(Undo(id=f"u{turn}", seat=seat, seq=client.steps["0"].seq))
            else:
                await client.play(seat, rng.choice(client.choices(seat)))
            assert isinstance(await client.until(Played | Refused), Played)
        listed = await here.hub.store.find(made.table)
        assert listed
        log = await here.hub.store.log(made.table)
        assert any(step.kind == "undo" for step in log)
        assert verify(whole(listed.row, listed.seats, log)) > 0


async def test_at_one_device_every_move_can_be_taken_back_even_after_unloading(tmp_path: Path) -> None:
    game = installed()["flure"]

    async with room(tmp_path) as here:
        made = await here.open_table(game, "mm", "k" * 30, start=True)
        client = await here.sit(Client(made.table, "k" * 30))
        await settle([client])
        moves = await play_on([client], Random(4), most=50)
        table = here.hub.tables[made.table]
        assert table.state.timeline.base > 0
        for number in range(moves):
            seat = number % 2
            await settle([client])
            await client.send(Undo(id=f"u{number}", seat=seat, seq=client.steps[str(seat)].seq))
            answer = await client.until(Played | Refused)
            if isinstance(answer, Refused):
                break
        await settle([client])
        assert table.state.timeline.length < 10


async def asked_for_undo(here: Room) -> tuple[Client, Client, int]:
    clients = await here.people(kuhn.GAME, 2)
    asking, seat = mover_of(clients)
    await asking.play(seat, b'{"type":"say","word":"pass"}')
    await settle(clients)
    other, _ = mover_of(clients)
    await other.play(1 - seat, b'{"type":"say","word":"bet"}')
    await settle(clients)
    await asking.send(Undo(id="u", seat=seat, seq=asking.steps[str(seat)].seq))
    await settle(clients)
    return asking, other, seat


async def test_an_undo_that_could_not_be_stored_can_be_requested_again(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        asking, other, seat = await asked_for_undo(here)
        assert other.info
        assert other.info.undo
        with failing(here, "commit", Unsure):
            await other.send(Answer(undo=other.info.undo.number, seat=1 - seat, granted=True))
            await other.until(Refused)
        await settle([asking, other])
        forgotten = [client.info.undo is None for client in (asking, other) if client.info]
        await asking.send(Undo(id="v", seat=seat, seq=asking.steps[str(seat)].seq))
        await other.until(TableInfo, lambda info: info.undo is not None)
        assert forgotten == [True, True]


async def test_nothing_is_taken_back_after_the_end(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        asking, other, seat = await asked_for_undo(here)
        host = next(client for client in (asking, other) if client.welcome and client.welcome.host)
        assert other.info
        assert other.info.undo
        number = other.info.undo.number
        await host.send(End())
        await host.until(TableInfo, lambda info: info.phase == "over")
        await other.send(Answer(undo=number, seat=1 - seat, granted=True))
        why = (await other.until(Refused)).why.id
        kinds = [step.kind for step in await here.hub.store.log(other.table)]
    assert why == "server-nothing-asked"
    assert "undo" not in kinds
