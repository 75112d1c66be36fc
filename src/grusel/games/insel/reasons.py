"""Events and questions as messages, to be translated later."""

from __future__ import annotations

from collections.abc import Sequence

from grusel.game import Message, Who
from grusel.games.insel.rules import turn
from grusel.games.insel.state import (
    NO_BONUS,
    SHORE_AGAIN,
    ActionsEnded,
    Captured,
    Dealt,
    DeckShuffled,
    Declined,
    Discarded,
    Drew,
    Event,
    Flooded,
    Gave,
    Lost,
    Moved,
    Passed,
    Played,
    RoleTaken,
    Sank,
    ShoredUp,
    State,
    TileLaid,
    TurnBegan,
    WatersRose,
    Won,
)
from grusel.games.insel.swim import stuck, swimmers
from grusel.games.insel.tiles import HAND_LIMIT


def tell(event: Event) -> Message:
    """The event as a sentence, with its reason."""
    match event:
        case TileLaid(_, code):
            return Message("insel-laid", {"tile": tile(code)})
        case Flooded(_, code, setup):
            return Message("insel-flooded-first" if setup else "insel-flooded", {"tile": tile(code)})
        case Sank(_, code):
            return Message("insel-sank", {"tile": tile(code)})
        case WatersRose(seat, level, cards, returned):
            return _tell_rise(seat, level, cards, returned)
        case DeckShuffled(deck, cards):
            return Message(f"insel-shuffled-{deck}", {"cards": cards})
        case Won(seat):
            return Message("insel-won", {"seat": Who(seat)})
        case Lost():
            return _tell_loss(event)
    return _tell_deed(event)


def tell_set_up(events: Sequence[Event]) -> Message:
    """The island as it is found, and the roles as far as they are dealt."""
    flooded = tuple(tile(event.tile) for event in events if isinstance(event, Flooded))
    roles = tuple(
        Message("insel-set-up-role", {"seat": Who(event.seat), "role": Message(f"insel-role-{event.role}")})
        for event in events
        if isinstance(event, RoleTaken)
    )
    if not roles:
        return Message("insel-set-up", {"flooded": flooded})
    return Message("insel-set-up-roles", {"flooded": flooded, "roles": roles})


def _tell_deed(event: Event) -> Message:
    match event:
        case Moved():
            return _tell_move(event)
        case ShoredUp(seat, _, code, how):
            return Message(f"insel-shored-{how}", {"seat": Who(seat), "tile": the_tile(code)})
        case Gave(seat, to, given, afar):
            id = "insel-gave-afar" if afar else "insel-gave"
            return Message(id, {"seat": Who(seat), "to": Who(to), "card": card(given)})
        case Captured(seat, treasure, code):
            return Message(
                "insel-captured",
                {"seat": Who(seat), "treasure": Message(f"insel-treasure-{treasure}"), "tile": tile(code)},
            )
        case Played(seat, played, instead):
            id = "insel-played-instead" if instead else "insel-played"
            return Message(id, {"seat": Who(seat), "card": card(played)})
        case ActionsEnded(seat, left):
            return Message("insel-ended", {"seat": Who(seat), "left": left})
        case Passed(seat):
            return Message("insel-passes", {"seat": Who(seat)})
        case Declined(seat):
            return Message("insel-declined", {"seat": Who(seat)})
    return _tell_card(event)


def _tell_card(event: Event) -> Message:
    match event:
        case RoleTaken(seat, role, code, chosen):
            id = "insel-role-chosen" if chosen else "insel-role-dealt"
            return Message(id, {"seat": Who(seat), "role": Message(f"insel-role-{role}"), "tile": the_tile(code)})
        case Dealt(seat, dealt):
            return Message("insel-dealt", {"seat": Who(seat), "card": card(dealt)})
        case Drew(seat, drawn):
            return Message("insel-drew", {"seat": Who(seat), "card": card(drawn)})
        case Discarded(seat, thrown):
            return Message("insel-discarded", {"seat": Who(seat), "card": card(thrown)})
        case TurnBegan(seat):
            return Message("insel-turn", {"seat": Who(seat)})
    raise AssertionError(event)


def _tell_move(event: Moved) -> Message:
    seat, to = Who(event.pawn), the_tile(event.tile)
    if event.by == event.pawn:
        return Message(f"insel-moved-{event.how}", {"seat": seat, "tile": to})
    return Message(f"insel-moved-{event.how}-by", {"seat": seat, "by": Who(event.by), "tile": to})


def _tell_rise(seat: int, level: int, cards: int, returned: int) -> Message:
    if not cards:
        return Message("insel-rose-skull", {"seat": Who(seat)})
    return Message("insel-rose", {"seat": Who(seat), "level": level, "cards": cards, "returned": returned})


def _tell_loss(event: Lost) -> Message:
    if event.cause == "treasure":
        names = tuple(Message(f"insel-treasure-{treasure}") for treasure in event.treasures)
        return Message("insel-lost-treasure", {"treasures": names})
    if event.cause == "drowned":
        return Message("insel-lost-drowned", {"seats": tuple(map(Who, event.pawns))})
    return Message(f"insel-lost-{event.cause}")


def tile(code: str) -> Message:
    """A tile's name; names are a part of the catalogs that can be replaced."""
    return Message(f"insel-tile-{code.lower()}")


def the_tile(code: str) -> Message:
    """A tile's name inside a sentence: with its article, where the language needs one."""
    return Message(f"insel-the-{code.lower()}")


def card(name: str) -> Message:
    return Message(f"insel-card-{name}")


def ask(state: State, seat: int | None) -> Message:
    """The question that this seat is asked now, or the seat it waits for."""
    now = turn(state)
    seats = getattr(now, "seats", ())
    if state.phase == "over":
        return Message("insel-ask-over")
    if not seats:
        return Message("insel-ask-chance")
    if seat is None or seat not in seats:
        return Message("insel-ask-wait", {"seat": Who(seats[0])})
    if state.phase == "actions":
        return _ask_actions(state, seat)
    if state.phase == "swim":
        return _ask_swim(state, seat)
    if state.phase == "discard":
        return Message("insel-ask-discard", {"number": sum(state.hands[seat]) - HAND_LIMIT})
    return Message(f"insel-ask-{state.phase}")


def _ask_actions(state: State, seat: int) -> Message:
    if seat != state.active:
        return Message("insel-ask-step-in", {"seat": Who(state.active)})
    if state.bonus == NO_BONUS:
        return Message("insel-ask-actions", {"left": state.left})
    again = "shore-again" if state.bonus == SHORE_AGAIN else "push-again"
    return Message(f"insel-ask-actions-{again}", {"left": state.left}) if state.left else Message(f"insel-ask-{again}")


def _ask_swim(state: State, seat: int) -> Message:
    lost = stuck(state)
    if lost and seat not in swimmers(state):
        return Message("insel-ask-rescue", {"seats": tuple(map(Who, lost))})
    if seat in lost:
        return Message("insel-ask-rescue-yourself")
    return Message("insel-ask-swim" if seat in swimmers(state) else "insel-ask-help")
