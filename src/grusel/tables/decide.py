"""The one place in which a command is decided: what the table would be, what has to be kept, what is told."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec.structs import replace

from grusel.game import Chance, Illegal, Message, Who
from grusel.tables import chat, host, joining, moves, undo, waiting
from grusel.tables.commands import Begin, BotMove, BotWaits, Command, Heard, Hung, Reload, Tick, Unsettled
from grusel.tables.draft import Draft
from grusel.tables.messages import Answer, Chat, FromClient, Hello, Leave, Play, Rename, Sync, Undo
from grusel.tables.people import Person
from grusel.tables.restore import rejoin
from grusel.tables.state import PLAYING, Decided, Given, TableState
from grusel.tables.telling import acknowledge, announce, refusal, tell_steps


def decide(table: TableState, command: Command, given: Given) -> Decided:
    """Decide a command; raise Illegal (or undo.Forgotten) if it is refused."""
    draft = Draft(table, given)
    match command:
        case Heard(body=Hello() as body):
            joining.hello(draft, command, body)
        case Heard(body=body):
            person = table.company.find(command.sid)
            if person is None:
                raise Illegal("server-say-hello")
            _said(draft, person, body)
        case BotMove():
            moves.bot_move(draft, command)
        case BotWaits(seq=seq):
            _queue(draft, seq)
        case Hung():
            joining.hung(draft, command.sid)
        case Tick():
            _tick(draft)
        case Begin():
            _begin(draft)
        case Reload(stored=stored):
            rejoin(draft, stored)
            _begin(draft)
        case Unsettled(heard=heard, why=why):
            _settle(draft, heard, why)
    return draft.decided()


def told(table: TableState, now: float) -> TableState:
    """The table once its people have been told: a player's clock starts only then."""
    return replace(table, clock=table.clock.told(now)) if table.clock else table


def _said(draft: Draft, person: Person, body: FromClient) -> None:
    match body:
        case Play():
            moves.play(draft, person, body)
        case Undo():
            undo.wish(draft, person, body)
        case Answer():
            undo.answer(draft, person, body)
        case Sync():
            joining.sync(draft, person, body)
        case Chat():
            chat.say(draft, person, body)
        case Rename():
            joining.rename(draft, person, body)
        case Leave():
            joining.leave(draft, person, body)
        case _:
            host.carry_out(draft, person, body)


def _queue(draft: Draft, seq: int) -> None:
    """Tell everyone that a bot waits; not if that would tell how many hidden moves it has made."""
    table = draft.table
    if seq == table.seq == table.shared and not table.queued:
        draft.become(queued=True)
        announce(draft)


def _tick(draft: Draft) -> None:
    """See who has been away too long and whose time is up: a bot plays on."""
    table = draft.table
    missing = waiting.missing(table, draft.now)
    if missing is not None:
        draft.change_seats([replace(table.seats[missing], standin=True)])
        draft.notice("server-stands-in", seat=Who(missing))
        announce(draft)
    clock = table.clock
    if clock and clock.running is not None and waiting.is_up(table, draft.now):
        draft.notice("server-out-of-time", seat=Who(clock.running))
        draft.become(clock=clock.stopped(draft.now))
    draft.arrange()


def _settle(draft: Draft, heard: Heard, why: Message) -> None:
    """A move that was stored after all is acknowledged; all else is refused, and the client may say it again."""
    person, body = draft.table.company.find(heard.sid), heard.body
    if person and isinstance(body, Play) and f"{body.seat}:{body.id}" in draft.table.plays:
        acknowledge(draft, person, body.id, body.seat)
    elif person and isinstance(body, Sync):
        joining.sync(draft, person, body)
    else:
        draft.outbox.append(refusal(draft.table, heard, why, draft.now))


def _begin(draft: Draft) -> None:
    """Do what was due when the table was last in memory."""
    noticed = 0
    if draft.table.row.phase == PLAYING and isinstance(draft.table.position.turn, Chance):
        noticed = moves.play_chance(draft)
    draft.arrange(everybody_saw=True)
    tell_steps(draft, noticed)
