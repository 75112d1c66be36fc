"""A seat's actions in words."""

from __future__ import annotations

from grusel.game import Message, Seat, Who
from grusel.games.gruft.graveyard import NAMES
from grusel.games.gruft.row import COLOUR_OF, outermost
from grusel.games.gruft.state import Add, Bury, End, Give, Lay, Leave, Move, Open, Row, State, Stop, Use


def phrase(state: State, seat: Seat, action: Move) -> Message:
    """The action as a player would announce it."""
    match action:
        case Open(grave):
            return Message("gruft-do-open", {"grave": NAMES[grave]})
        case Use(grave):
            return Message("gruft-do-use", {"grave": NAMES[grave]})
        case Stop():
            return Message("gruft-do-stop")
        case Lay():
            return Message("gruft-do-lay", {"grave": NAMES[state.grave]})
        case Leave():
            return Message("gruft-do-leave", {"grave": NAMES[state.grave]})
    return _at_an_end(state, seat, action)


def _at_an_end(state: State, seat: Seat, action: Move) -> Message:
    match action:
        case Bury(end):
            return Message("gruft-do-bury", {"vampire": _vampire(state.rows[seat], end), "end": _end(end)})
        case Give(end) if state.gifts:
            row = state.rows[state.gifts.givers[0]]
            who = Who(state.gifts.to)
            return Message("gruft-do-give", {"vampire": _vampire(row, end), "end": _end(end), "to": who})
        case Add(end) if state.gifts:
            vampire = Message(f"gruft-vampire-{COLOUR_OF[state.gifts.gift]}")
            return Message("gruft-do-add", {"vampire": vampire, "end": _end(end)})
    raise AssertionError(action)


def _vampire(row: Row, end: End) -> Message:
    return Message(f"gruft-vampire-{COLOUR_OF[outermost(row, end)]}")


def _end(end: End) -> Message:
    return Message(f"gruft-end-{end}")
