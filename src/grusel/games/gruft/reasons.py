"""Events as sentences, each with the reason another player would give; and the question for each seat."""

from __future__ import annotations

from grusel.game import Arg, Message, Seat, Who
from grusel.games.gruft.gifts import chooser, placer
from grusel.games.gruft.graveyard import NAMES
from grusel.games.gruft.row import COLOUR_OF
from grusel.games.gruft.state import (
    Added,
    Asked,
    Began,
    Buried,
    Chose,
    Closed,
    Colour,
    End,
    Ended,
    Event,
    GarlicFound,
    Gifts,
    Given,
    Laid,
    LeftAlone,
    LidKind,
    NextTurn,
    NoFit,
    Opened,
    PlagueBegan,
    PlagueOver,
    Staked,
    Stopped,
    ThirdStake,
    TurnedUp,
    View,
)


def tell(event: Event) -> Message:
    match event:
        case Began(seat):
            return _about(seat, "gruft-began")
        case TurnedUp(seat, end, colour):
            return _about(seat, "gruft-turned-up", end=_end(end), vampire=_vampire(colour))
        case Chose(seat, grave, uses):
            return _about(seat, "gruft-uses" if uses else "gruft-lifts", grave=NAMES[grave])
        case Opened():
            return _opened(event)
        case Buried(seat, grave, colour, end, left):
            return _about(seat, "gruft-buried", grave=NAMES[grave], vampire=_vampire(colour), end=_end(end), left=left)
        case NoFit(seat, colour):
            return _about(seat, "gruft-no-fit", colour=Message(f"gruft-colour-{colour}"))
        case Laid(seat, grave):
            return _about(seat, "gruft-laid", grave=NAMES[grave])
        case LeftAlone(seat):
            return _about(seat, "gruft-left-alone")
        case Staked(seat, stakes, middle):
            return _about(seat, "gruft-staked", stakes=stakes, middle=middle)
        case ThirdStake(seat):
            return _about(seat, "gruft-third-stake")
        case GarlicFound(seat, owner):
            return _about(seat, "gruft-found-own-garlic" if seat == owner else "gruft-found-garlic", owner=Who(owner))
        case Given() | Added():
            return _gift(event)
        case Closed(grave):
            return Message("gruft-closed", {"grave": NAMES[grave]})
        case NextTurn(seat):
            return _about(seat, "gruft-next-turn")
        case Stopped(seat, search):
            return _about(seat, "gruft-stopped-search" if search else "gruft-stopped")
        case PlagueBegan() | Asked() | PlagueOver():
            return _plague(event)
        case Ended(winners, by, _):
            names = tuple([Who(seat) for seat in winners])
            return Message(f"gruft-won-by-{by}", {"winners": names, "number": len(winners)})


def _opened(event: Opened) -> Message:
    grave = NAMES[event.grave]
    if event.lid == "rat":
        return _about(event.seat, "gruft-opened-rat", grave=grave)
    lid = _lid(event.lid)
    if event.owner == event.seat:
        return _about(event.seat, "gruft-opened-own-garlic", grave=grave, lid=lid)
    if event.owner is not None:
        return _about(event.seat, "gruft-opened-garlic", grave=grave, lid=lid, owner=Who(event.owner))
    return _about(event.seat, f"gruft-opened-{event.holds}", grave=grave, lid=lid)


def _gift(event: Given | Added) -> Message:
    vampire, end = _vampire(event.colour), _end(event.end)
    if isinstance(event, Added):
        return _about(event.seat, "gruft-added", vampire=vampire, end=end)
    return _about(event.seat, f"gruft-given-{event.cause}", to=Who(event.to), vampire=vampire, end=end, left=event.left)


def _plague(event: PlagueBegan | Asked | PlagueOver) -> Message:
    match event:
        case PlagueBegan(seat, grave, holder):
            passed = "gruft-plague-passed" if holder != seat else "gruft-plague-began"
            return _about(seat, passed, grave=NAMES[grave], holder=Who(holder))
        case Asked(seat, rat):
            return _about(seat, "gruft-asked", grave=NAMES[rat])
        case PlagueOver(grave, why):
            return Message(f"gruft-plague-over-{why}", {"grave": NAMES[grave]})


# --- the question asked of a seat -------------------------------------------------------------------------------------


def ask(view: View, seat: Seat | None) -> Message:
    """The question that this seat is asked now, or the seat it waits for."""
    asked = who_is_asked(view)
    if asked is None:
        return Message("gruft-ask-over" if view.phase == "over" else "gruft-ask-chance")
    if asked != seat:
        return _about(asked, "gruft-ask-wait")
    if view.gifts is not None:
        return _ask_gift(view, view.gifts, seat)
    if view.plague is not None and view.phase == "search":
        return Message("gruft-ask-search", {"grave": NAMES[view.plague.rat]})
    return Message(f"gruft-ask-{view.phase}", {"grave": NAMES[view.grave]} if view.grave >= 0 else {})


def who_is_asked(view: View) -> Seat | None:
    if view.phase in ("starter", "deal", "lid", "turn-up", "over"):
        return None
    if view.gifts is not None:
        return (chooser if view.phase == "give" else placer)(view.options, view.gifts)
    return view.player if view.plague is None else view.plague.asked


def _ask_gift(view: View, gifts: Gifts, seat: Seat) -> Message:
    """By the house rules the question may go to another player than the owner of the row."""
    to = Who(gifts.to)
    if view.phase == "give":
        giver = gifts.givers[0]
        if giver == seat:
            return Message("gruft-ask-give-own", {"to": to})
        return Message("gruft-ask-give", {"giver": Who(giver), "to": to})
    vampire = _vampire(COLOUR_OF[gifts.gift])
    if gifts.to == seat:
        return Message("gruft-ask-add-own", {"vampire": vampire})
    return Message("gruft-ask-add", {"vampire": vampire, "to": to})


# --- parts of sentences -----------------------------------------------------------------------------------------------


def _about(seat: Seat, id: str, **args: Arg) -> Message:
    return Message(id, {"seat": Who(seat), **args})


def _vampire(colour: Colour) -> Message:
    return Message(f"gruft-vampire-{colour}")


def _lid(kind: LidKind) -> Message:
    return Message(f"gruft-lid-{kind}")


def _end(end: End) -> Message:
    return Message(f"gruft-end-{end}")
