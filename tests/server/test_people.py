"""Sitting down, returning, leaving, and the rights of a host."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import kuhn
import pytest

from grusel.client.connection import Client
from grusel.tables.messages import (
    Alive,
    Assign,
    Chat,
    End,
    Gone,
    House,
    Invite,
    Leave,
    Notice,
    Pause,
    Quiet,
    Refused,
    Rematch,
    Rename,
    Said,
    Start,
    Step,
    Sync,
    TableInfo,
    Welcome,
)
from grusel.tables.store import Unsure
from server.room import Cut, failing, mover_of, play_on, room, settle

KEY = "the key of the host's browser"


async def test_a_used_invitation_does_not_show_its_sender_a_hand(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", KEY)
        guest = await here.sit(Client(made.table, tokens=(made.invites["1"],), name="Bo"))
        assert guest.welcome
        assert guest.welcome.seats == (1,)
        host = await here.sit(Client(made.table, KEY, tokens=(made.invites["1"],)))
        assert host.welcome
        assert host.welcome.seats == (0,)
        again = await here.sit(Client(made.table, guest.key))
        assert again.welcome
        assert again.welcome.seats == (1,)
        phone = await here.sit(Client(made.table, tokens=(guest.welcome.tokens["1"],)))
        assert phone.welcome
        assert phone.welcome.seats == (1,)


async def test_without_a_link_no_client_gets_in_and_the_watch_link_shows_the_public_view(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        stranger = Client(clients[0].table)
        await stranger.hello(here.connect())
        gone = await stranger.until(Gone)
        assert gone.why.id == "server-no-entry"
        with pytest.raises(Cut):
            await stranger.receive()
        made = await here.open_table(kuhn.GAME, "mm", KEY, start=True)
        spectator = Client(made.table, tokens=(made.watch,))
        await spectator.hello(here.connect())
        step = await spectator.until(Step)
        assert (step.seat, bytes(step.actions)) == (None, b"null")
        assert b'"hands":[null,null]' in bytes(step.view)


async def test_at_one_device_one_person_holds_all_seats_and_each_sees_its_own_hand(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mm", KEY, start=True)
        client = await here.sit(Client(made.table, KEY))
        await settle([client])
        views = [bytes(client.steps[seat].view) for seat in "01"]
        assert views[0] != views[1]
        assert await play_on([client], Random(2)) >= 2
        assert client.over


async def test_a_returning_player_gets_the_missed_events(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, waiter = sorted(clients, key=lambda client: not client.to_move())
        have = waiter.have
        waiter.link.cut()  # type: ignore[union-attr]
        await play_on([mover], Random(1), most=1)
        await waiter.hello(here.connect())
        step = await waiter.until(Step)
        assert step.since == next(iter(have.values()))
        assert b'"type":"said"' in bytes(step.events)
        waiter.steps.clear()
        await waiter.hello(here.connect())
        step = await waiter.until(Step)
        assert (step.since, bytes(step.events)) == (None, b"[]")


async def test_the_host_gives_a_seat_to_a_bot_and_its_player_loses_it(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        host, guest = await here.people(kuhn.GAME, 2)
        await guest.send(Assign(seat=0, bot="random"))
        refused = await guest.until(Refused)
        assert refused.why.id == "server-host-only"
        await host.send(Assign(seat=1, bot="random"))
        gone = await guest.until(Gone)
        assert gone.why.id == "server-sent-off"
        await guest.hello(here.connect())
        assert (await guest.until(Gone)).why.id == "server-no-entry"
        while not host.over:
            await play_on([host], Random(1), most=1)
            if not host.over and not host.to_move():
                await host.until(Step)


async def test_an_emptied_seat_gets_a_new_link_and_a_bot_plays_meanwhile(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        host, _ = await here.people(kuhn.GAME, 2)
        await host.send(Assign(seat=1))
        invite = await host.until(Invite)
        other = await here.sit(Client(host.table, tokens=(invite.token,), name="Cy"))
        assert other.welcome
        assert other.welcome.seats == (1,)
        await host.until(TableInfo, lambda info: info.seats[1].name == "Cy")


async def test_a_bot_plays_for_a_player_who_leaves_and_hands_back(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, other = sorted(clients, key=lambda client: not client.to_move())
        seat = mover.to_move()[0]
        await mover.send(Leave(seat=seat))
        notice = await other.until(Notice)
        assert notice.text.id == "server-stands-in"
        await other.until(Step)
        await mover.hello(here.connect())
        await mover.until(TableInfo, lambda info: not info.seats[seat].standin and info.seats[seat].online)


async def test_a_bot_plays_for_a_person_who_stays_away_too_long(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2, House(stand_in_after=0.1))
        mover, other = sorted(clients, key=lambda client: not client.to_move())
        mover.link.cut()  # type: ignore[union-attr]
        notice = await other.until(Notice)
        assert notice.text.id == "server-stands-in"
        await other.until(Step)


async def test_a_paused_table_takes_no_moves(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        host, guest = await here.people(kuhn.GAME, 2)
        await host.send(Pause(on=True))
        mover = next(client for client in (host, guest) if client.to_move())
        await mover.until(TableInfo, lambda info: info.phase == "paused")
        await mover.play(mover.to_move()[0], mover.choices(mover.to_move()[0])[0])
        assert (await mover.until(Refused)).why.id == "server-not-playing"
        await host.send(Pause(on=False))
        await mover.until(TableInfo, lambda info: info.phase == "playing")
        await settle([host, guest])
        await play_on([host, guest], Random(1))


async def test_after_the_end_the_seed_is_shown_and_a_rematch_seats_the_same_people(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        host, guest = await here.people(kuhn.GAME, 2)
        assert host.info
        assert host.info.seed is None
        await host.send(End())
        info = await guest.until(TableInfo, lambda info: info.phase == "over")
        assert info.seed
        await host.send(Rematch())
        info = await guest.until(TableInfo, lambda info: info.next)
        again = [Client(info.next, client.key) for client in (host, guest)]
        for client in again:
            await here.sit(client)
        await settle(again)
        assert [client.welcome.seats for client in again if client.welcome] == [(0,), (1,)]
        assert again[0].info
        assert again[0].info.dice != info.dice
        await play_on(again, Random(1))
        assert again[0].over


async def test_a_public_table_is_joined_from_the_lobby_until_it_is_full(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", KEY, house=House(public=True))
        joiner = await here.sit(Client(made.table, name="Di"), join=True)
        assert joiner.welcome
        assert joiner.welcome.seats == (1,)
        late = Client(made.table)
        await late.hello(here.connect(), join=True)
        assert (await late.until(Gone)).why.id == "server-no-free-seat"
        host = await here.sit(Client(made.table, KEY))
        await joiner.send(Start())
        assert (await joiner.until(Refused)).why.id == "server-host-only"
        await host.send(Start())
        await joiner.until(Step)


async def test_a_table_with_free_seats_does_not_begin(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        made = await here.open_table(kuhn.GAME, "mo", KEY)
        host = await here.sit(Client(made.table, KEY))
        await host.send(Start())
        assert (await host.until(Refused)).why.id == "server-seats-open"


async def test_chat_is_kept_for_later_guests_and_can_be_turned_off(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        host, guest = await here.people(kuhn.GAME, 2)
        await host.send(Rename(seat=0, name="Ada"))
        await host.send(Chat(text="boo\u0007!"))
        said = await guest.until(Said)
        assert [(line.name, line.text) for line in said.lines] == [("Ada", "boo!")]
        await guest.hello(here.connect())
        assert [line.text for line in (await guest.until(Said)).lines] == ["boo!"]
        await host.send(Quiet(on=True))
        await guest.until(TableInfo, lambda info: not info.house.chat)
        await guest.send(Chat(text="psst"))
        assert (await guest.until(Refused)).why.id == "server-chat-off"


async def test_an_idle_table_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async with room(tmp_path, idle_after=0.1, lease=0.3) as here:
        clients = await here.people(kuhn.GAME, 2)
        before = [bytes(client.steps[str(seat)].view) for seat, client in enumerate(clients)]
        for client in clients:
            client.link.cut()  # type: ignore[union-attr]
        while here.hub.tables:
            await asyncio.sleep(0.05)
        for client in clients:
            client.steps = {}
            await here.sit(client)
        await settle(clients)
        assert [bytes(client.steps[str(seat)].view) for seat, client in enumerate(clients)] == before
        await play_on(clients, Random(1))


async def test_a_player_who_returns_during_unloading_finds_the_table_still_ours(tmp_path: Path) -> None:
    async with room(tmp_path, idle_after=0) as here:
        here.hub.heartbeat.beating.cancel()  # which also sweeps
        made = await here.open_table(kuhn.GAME, "mm", KEY)
        await here.hub.find(made.table)
        await asyncio.sleep(0.01)  # time to do what was due
        leaving = asyncio.create_task(here.hub.heartbeat.sweep())
        await asyncio.sleep(0)
        await here.hub.find(made.table)
        await leaving
        kept = await here.hub.store.find(made.table)
        assert kept is not None
        assert kept.row.owner == here.hub.process


async def test_a_player_whose_leave_fails_keeps_the_seat(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        mover, seat = mover_of(clients)
        with failing(here, "commit", Unsure):
            await mover.send(Leave(seat=seat))
            why = (await mover.until(Refused)).why.id
        await play_on(clients, Random(1))
        seats = here.hub.tables[mover.table].state.company.at(seat)[0].seats
    assert why == "server-trouble"
    assert len(seats) == 1


async def test_a_client_that_missed_the_loss_of_its_seat_hears_of_it_when_it_syncs(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(kuhn.GAME, 2)
        leaving = clients[1]
        await leaving.send(Leave(seat=1))
        await leaving.until(Welcome, lambda welcome: welcome.watching)
        await leaving.send(Sync(have={"1": 1}))
        again: Welcome = await leaving.until(Welcome)
        assert (again.seats, again.watching) == ((), True)
        await leaving.until(Alive)
        await leaving.send(Sync(have={"watch": leaving.steps["watch"].seq}))
        leaving.heard.clear()
        await leaving.until(Alive)
        assert not [message for message in leaving.heard if isinstance(message, Welcome)]
