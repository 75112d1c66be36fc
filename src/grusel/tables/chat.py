"""Chat at a table."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.game import Illegal
from grusel.tables.draft import Draft
from grusel.tables.joining import chat_line
from grusel.tables.messages import Chat, Said
from grusel.tables.people import Person
from grusel.tables.rows import ChatRow

SHOWN: Final = 50  # lines


def say(draft: Draft, person: Person, wish: Chat) -> None:
    table = draft.table
    if not table.house.chat:
        raise Illegal("server-chat-off")
    text = "".join([mark for mark in wish.text if mark.isprintable()]).strip()
    if not text:
        raise Illegal("server-chat-empty")
    seat = person.seats[0] if person.seats else None
    name = person.name if seat is None else table.seats[seat].name
    number = table.chat[-1].number + 1 if table.chat else 1
    line = ChatRow(number=number, seat=seat, name=name, text=text, at=round(draft.now, 3))
    draft.chat.append(line)
    draft.become(chat=(*table.chat, line)[-SHOWN:])
    draft.broadcast(Said(lines=(chat_line(line),)))
