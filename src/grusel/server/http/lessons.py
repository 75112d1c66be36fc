"""Lessons for the browser, step by step."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from grusel.coach.lessons import LEARNER, lesson
from grusel.match import AnyMatch
from grusel.record import Record
from grusel.registry import AnyGame
from grusel.server.messages.http import Course, Taught
from grusel.tables.messages import encode
from grusel.tables.views import choices, retold

NOTHING = Raw(b"[]")


def course(game: AnyGame, name: str, language: str) -> Course:
    """Every moment of a lesson, and the moves for the learner to find; raises Illegal."""
    record, match = lesson(game, name, language)
    moments = tuple(_taught(record, match, at) for at in range(len(match.moments)))
    return Course(game=game.name, title=record.tags["title"], names=record.names, moments=moments)


def _taught(record: Record, match: AnyMatch, at: int) -> Taught:
    game, moment = match.game, match.moments[at]
    view = game.view(moment.state, LEARNER)
    mine = at < len(record.steps) and record.steps[at].by == LEARNER
    return Taught(
        by=moment.by,
        text=record.steps[at - 1].move if at else "",
        comment=record.steps[at - 1].comment if at else record.comment,
        events=retold(game, game.witnessed(moment.events, LEARNER)),
        view=Raw(encode(view)),
        ask=game.ask(view, LEARNER),
        choices=Raw(choices(game, moment.state, LEARNER)) if mine else NOTHING,
        next=game.write(moment.state, _listed(match, at)) if mine else "",
    )


def _listed(match: AnyMatch, at: int) -> Any:
    """The learner's version of the move to find: the list has one of several equivalent ways."""
    game, state, following = match.game, match.moments[at].state, match.moments[at + 1]
    actions = game.actions(state, LEARNER)
    if following.move in actions:
        return following.move
    return next(action for action in actions if game.apply(state, LEARNER, action) == following.state)
