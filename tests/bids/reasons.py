"""Questions, actions and events as messages."""

from __future__ import annotations

from bids.state import CARDS, NONE, Event, Laid, Move, Opened, View
from grusel.game import Message, Seat, Who


def ask(view: View, seat: Seat | None) -> Message:
    if view.round == CARDS:
        return Message("bids-over")
    if seat is not None and view.bids[seat] == NONE:
        return Message("bids-ask", {"prize": CARDS - view.round if view.falling else view.round + 1})
    return Message("bids-wait", {"seats": tuple(Who(seat) for seat, bid in enumerate(view.bids) if bid == NONE)})


def phrase(action: Move) -> Message:
    return Message("bids-bid", {"card": action.card})


def tell(event: Event) -> Message:
    match event:
        case Laid(seat, None):
            return Message("bids-laid-hidden", {"seat": Who(seat)})
        case Laid(seat, card):
            return Message("bids-laid", {"seat": Who(seat), "card": card or 0})
        case Opened(bids, None, prize):
            return Message("bids-tied", {"bids": ", ".join(map(str, bids)), "prize": prize})
        case Opened(bids, winner, prize):
            return Message("bids-opened", {"bids": ", ".join(map(str, bids)), "seat": Who(winner or 0), "prize": prize})
