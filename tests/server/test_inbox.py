"""However much some say at a table, a player's move is next."""

from __future__ import annotations

from pathlib import Path

import kuhn

from grusel.client.connection import Client
from grusel.server.runtime import inbox
from grusel.server.runtime.inbox import Inbox
from grusel.tables.commands import BotMove, Command, Heard, Hung, Tick
from grusel.tables.messages import Chat, House, Played
from server.room import mover_of, room, slow


def said(origin: str, sid: str, text: str) -> Heard:
    return Heard(Chat(text=text), "process", sid, origin)


def taken(inbox: Inbox) -> list[Command]:
    found = []
    while (command := inbox.take()) is not None:
        found.append(command)
    return found


def test_addresses_take_turns_then_sockets_and_each_socket_keeps_its_order() -> None:
    words = [said("crowd", "a", "1"), said("crowd", "a", "2"), said("crowd", "b", "3"), said("alone", "c", "4")]
    box = Inbox()
    for word in words:
        assert box.put(word)
    assert taken(box) == [words[0], words[3], words[2], words[1]]
    assert len(box) == 0


def test_messages_sent_before_closing_are_heard_first() -> None:
    box, last, hung = Inbox(), said("here", "a", "last words"), Hung("process", "a", "here")
    box.put(last)
    box.put(hung)
    assert taken(box) == [last, hung]


def test_the_tables_own_commands_come_first() -> None:
    box, word, move = Inbox(), said("here", "a", "x"), BotMove(0, 1, None)
    box.put(word)
    box.put(move)
    box.put(Tick())
    box.put_first((said("here", "b", "again"),))
    box.drop_bot_moves()
    assert taken(box) == [said("here", "b", "again"), Tick(), word]


def test_an_address_that_fills_the_table_is_refused_and_others_are_not() -> None:
    box = Inbox()
    answers = [box.put(said("crowd", str(number % 30), "x")) for number in range(inbox.MOST + 10)]
    assert answers == [True] * inbox.MOST + [False] * 10
    assert box.put(said("alone", "me", "x"))
    assert box.put(Hung("process", "1", "crowd"))
    assert len(box) == inbox.MOST + 2


async def test_the_chat_of_thirty_watchers_does_not_hold_a_move_up(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        players = await here.people(kuhn.GAME, 2, House(public=True))
        spectators = []
        for _ in range(30):
            spectator = Client(players[0].table)
            await spectator.hello(here.connect("a crowd"))
            spectators.append(spectator)
        mover, seat = mover_of(players)
        with slow(here, 0.01) as begun:
            for spectator in spectators * 5:
                await spectator.send(Chat(text="Boo!"))
            await mover.play(seat, mover.choices(seat)[0])
            await mover.until(Played)
            chats = sum(bool(batch.chat) for batch in begun)
    assert chats <= 2
