"""Questions and events as messages."""

from __future__ import annotations

from floes.rules import BOARD
from floes.state import Event
from grusel.game import Decision, Message, Seat, Turn, Who


def ask(turn: Turn, seat: Seat | None) -> Message:
    match turn:
        case Decision((mover,)) if mover == seat:
            return Message("floes-ask")
        case Decision((mover,)):
            return Message("floes-wait", {"seat": Who(mover)})
    return Message("floes-over")


def tell(event: Event) -> Message:
    squares = {"source": BOARD.name(event.source), "target": BOARD.name(event.target)}
    return Message("floes-stepped", {"seat": Who(event.seat), **squares})
