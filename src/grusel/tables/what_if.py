"""What if: a line played beside the game, on a truth that fits what a seat knows. The table itself is never touched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from grusel.game import AnyGame, Chance, Decision, Illegal, Seat
from grusel.match import draw
from grusel.record import letter
from grusel.replay import disclosed
from grusel.tables.messages import Imagined, encode
from grusel.tables.moves import decode_move
from grusel.tables.views import choices, retold
from grusel.timeline import Timeline, begun

LONGEST = 300


class Line(Struct, frozen=True):
    """One person's line, and the events of its last move."""

    seat: Seat
    timeline: Timeline
    events: tuple[Any, ...] = ()


def imagined(game: AnyGame, view: Any, seat: Seat, seen: Sequence[Any], rng: Random) -> Any:
    """A truth that fits what a seat knows: what is told of it cannot give away more.

    In a game of memory, imagining refreshes no memory: only events that a log may keep are used.
    """
    return game.imagine(view, seat, [event for event in seen if game.lasting(event)], rng)


def begin(game: AnyGame, truth: Any, seat: Seat) -> Line:
    return Line(seat, begun(game, truth))


def tried(line: Line, by: Seat, action: Raw, rng: Random) -> Line:
    """The line with a seat's move and chance as it may come; raises Illegal."""
    before = line.timeline
    if before.length >= LONGEST:
        raise Illegal("server-line-too-long", most=LONGEST)
    after = before.play(by, decode_move(before.game, action))
    while isinstance(after.turn, Chance):
        after = after.play(None, draw(after.game.outcomes(after.state), rng))
    events = tuple(event for moment in after.since(before.length) for event in moment.events)
    return replace(line, timeline=after, events=events)


def back(line: Line) -> Line:
    """The line at the question before its last one."""
    timeline = line.timeline
    if timeline.length:
        timeline = timeline.cut(timeline.length - 1)
    while timeline.length and not isinstance(timeline.turn, Decision):
        timeline = timeline.cut(timeline.length - 1)
    return replace(line, timeline=timeline, events=())


def shown(line: Line) -> bytes:
    """The line as its own player sees it."""
    game, state, turn = line.timeline.game, line.timeline.state, line.timeline.turn
    able = turn.seats if isinstance(turn, Decision) else ()
    return encode(_message(line, line.seat, None, {str(seat): Raw(choices(game, state, seat)) for seat in able}))


def shared(line: Line) -> bytes:
    """The line as all others see it."""
    return encode(_message(line, None, line.seat, {}))


def _message(line: Line, place: Seat | None, by: Seat | None, actions: dict[str, Raw]) -> Imagined:
    timeline = line.timeline
    game = timeline.game
    view = game.view(timeline.state, place)
    return Imagined(
        by=by,
        line=tuple(f"{letter(step.by)}: {step.move}" for step in disclosed(game, timeline.moments, place)),
        events=retold(game, game.witnessed(line.events, place)),
        view=Raw(encode(view)),
        forecast=Raw(encode(game.forecast(view, place))),
        turn=timeline.turn,
        actions=actions,
    )


def foreseen(game: AnyGame, truth: Any, seat: Seat, action: Raw) -> Raw:
    """The forecast as this seat would have it after the action, before any chance is drawn; raises Illegal."""
    after = game.apply(truth, seat, decode_move(game, action))
    return Raw(encode(game.forecast(game.view(after, seat), seat)))
