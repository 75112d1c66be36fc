"""Questions, actions and events as messages; the sentences are in `locales`."""

from __future__ import annotations

from grusel.game import Decision, Message, Over, Seat, Who
from grusel.testing.template.rules import turn
from grusel.testing.template.state import Dealt, Event, Keep, Kept, Move, Shown, Threw, View


def ask(view: View, seat: Seat | None) -> Message:
    match turn(view):
        case Decision((mover,)) if mover == seat:
            return Message("template-ask")
        case Decision((mover,)):
            return Message("template-wait", {"seat": Who(mover)})
        case Over():
            return Message("template-over")
    return Message("template-deal")


def phrase(action: Move) -> Message:
    return Message("template-keep-it" if isinstance(action, Keep) else "template-swap-it")


def tell(event: Event) -> Message:
    match event:
        case Dealt(seat, None):
            return Message("template-dealt-hidden", {"seat": Who(seat)})
        case Dealt(seat, card):
            return Message("template-dealt", {"seat": Who(seat), "card": (card or 0) + 1})
        case Kept(seat):
            return Message("template-kept", {"seat": Who(seat)})
        case Threw(seat, card):
            return Message("template-threw", {"seat": Who(seat), "card": card + 1})
        case Shown(hands):
            return Message("template-shown", {"seat": Who(hands.index(max(hands))), "card": max(hands) + 1})
