"""Replays of finished games, from one place or with nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from grusel.game import Illegal, Seat
from grusel.match import AnyMatch
from grusel.server.http import shelf
from grusel.server.messages.http import Replay, Shown
from grusel.tables.history import to_match
from grusel.tables.messages import encode
from grusel.tables.rows import SeatRow, StepRow, TableRow, unpack_steps
from grusel.tables.state import OVER
from grusel.tables.telling import seated
from grusel.tables.views import retold
from grusel.timeline import AnyMoment

Place = Seat | None | str  # a seat, the spectators, or TRUTH
TRUTH = "all"


def replay(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow], place: Place) -> Replay:
    """Every moment of the game; raises Illegal during the game."""
    if row.phase != OVER:
        raise Illegal("server-not-over")
    match = to_match(row, steps)
    moments = tuple(_shown(match, at, place) for at in range(len(match.moments)))
    return Replay(game=row.game, seats=tuple(seated(seat, online=False) for seat in seats), moments=moments)


def packed(row: TableRow, seats: Sequence[SeatRow], steps: bytes, place: Place) -> bytes:
    """The same as it is kept. Called by a clerk."""
    return shelf.packed(encode(replay(row, seats, unpack_steps(steps), place)))


def _shown(match: AnyMatch, at: int, place: Place) -> Shown:
    moment, game = match.moments[at], match.game
    view = game.truth(moment.state) if isinstance(place, str) else game.view(moment.state, place)
    viewer = None if isinstance(place, str) else place
    return Shown(
        by=moment.by,
        text="" if moment.move is None else game.write(match.moments[at - 1].state, moment.move),
        events=retold(game, _seen(match, moment, place)),
        view=Raw(encode(view)),
        ask=game.ask(view, viewer),
        standings=game.standings(view),
    )


def _seen(match: AnyMatch, moment: AnyMoment, place: Place) -> Sequence[Any]:
    if isinstance(place, str):
        return moment.events
    return match.game.witnessed(moment.events, place)
