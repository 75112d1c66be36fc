"""Making a move: by a person, a bot or chance."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from grusel.game import AnyGame, Illegal, Message, Over, Seat
from grusel.tables import undo
from grusel.tables.commands import BotMove
from grusel.tables.draft import Draft
from grusel.tables.history import snapshot_is_due, step_rows
from grusel.tables.messages import Play, encode
from grusel.tables.people import Person
from grusel.tables.state import OVER, PLAYING, marked
from grusel.tables.telling import acknowledge, announce, tell_steps
from grusel.tables.views import change, noticed_by
from grusel.timeline import Timeline

PLAYS_KNOWN: Final = 100


def play(draft: Draft, person: Person, wish: Play) -> None:
    """A person's move; sent twice with one id, it is made once, and another move with that id is refused."""
    draft.own_seat(person, wish.seat)
    known = draft.table.plays.get(f"{wish.seat}:{wish.id}")
    if known is None:
        draft.table.check_playing(wish.seat, wish.seq)
    move = decode_move(draft.table.game, wish.action)
    mark = marked(encode(move))
    if known is None:
        _remember(draft, f"{wish.seat}:{wish.id}", mark)
        make(draft, wish.seat, move, wish.id)
    elif known != mark:
        raise Illegal("server-other-move")
    acknowledge(draft, person, wish.id, wish.seat)


def _remember(draft: Draft, name: str, mark: int) -> None:
    plays = {**draft.table.plays, name: mark}
    if len(plays) > PLAYS_KNOWN:
        del plays[next(iter(plays))]
    draft.become(plays=plays)


def bot_move(draft: Draft, chosen: BotMove) -> None:
    """A bot's move, unless the table has gone on without it."""
    table = draft.table
    if chosen.seq == table.seq and chosen.seat == table.waits_for() and table.bot_on(chosen.seat):
        make(draft, chosen.seat, chosen.move)


def make(draft: Draft, seat: Seat, move: Any, client: str = "") -> None:
    """A move and the chance that follows it; all who notice are told."""
    before, queued = draft.table.timeline, draft.table.queued
    noticed = go_on(draft, before.play(seat, move).play_chance(draft.given.dice), client)
    everybody = noticed == (1 << len(draft.table.places)) - 1
    draft.arrange(everybody)
    if everybody and draft.table.question:  # a hidden move must not be told by the end of a question
        undo.withdraw(draft, Message("server-undo-overtaken"))
    tell_steps(draft, noticed)
    if draft.table.row.phase == OVER or queued != draft.table.queued:
        announce(draft)


def play_chance(draft: Draft) -> int:
    """Draw the chance at the start of a game; return the places that noticed it."""
    return go_on(draft, draft.table.timeline.play_chance(draft.given.dice))


def go_on(draft: Draft, after: Timeline, client: str = "") -> int:
    """Continue the game's line; which places noticed it."""
    table, before = draft.table, draft.table.timeline
    made = after.since(before.length)
    seen = change(table.position, after.state, [event for moment in made for event in moment.events])
    draft.made += made
    draft.steps += step_rows(before, after, table.seq + 1, draft.now, client, seen.noticed, draft.clock_kept())
    draft.become(
        timeline=after.trimmed(),
        seq=table.seq + len(made),
        position=seen.position,
        places=noticed_by(table.places, seen),
    )
    phase = OVER if isinstance(seen.position.turn, Over) else PLAYING
    if phase != table.row.phase:
        draft.change_row(phase=phase)
    if made and snapshot_is_due(before, after):
        draft.snapshot = draft.table.seq, draft.snapshot_of_now()
    return seen.noticed


def decode_move(game: AnyGame, action: Raw) -> Any:
    """The move in a message; raises Illegal."""
    try:
        return _move_decoder(game.types.move).decode(action)
    except (msgspec.MsgspecError, RecursionError):
        raise Illegal("server-bad-action") from None


@cache
def _move_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
