"""A seat's actions in words."""

from __future__ import annotations

from grusel.game import Arg, Message, Who
from grusel.games.insel.reasons import card, the_tile
from grusel.games.insel.state import (
    Capture,
    Choose,
    Discard,
    EndActions,
    Give,
    Go,
    Helicopter,
    Leave,
    Move,
    Pass,
    Push,
    Sandbags,
    Shore,
    State,
    Swim,
)
from grusel.games.insel.tiles import CODES


def phrase(state: State, action: Move) -> Message:
    """The action as a player would announce it."""
    match action:
        case Go(spot):
            return _say("go", tile=_tile(state, spot))
        case Shore(spot):
            return _say("shore", tile=_tile(state, spot))
        case Swim(spot):
            return _say("swim", tile=_tile(state, spot))
        case Sandbags(spot):
            return _say("sandbags", tile=_tile(state, spot))
        case Push(pawn, spot):
            return _say("push", seat=Who(pawn), tile=_tile(state, spot))
        case Helicopter(pawns, spot):
            return _say("helicopter", seats=tuple(map(Who, pawns)), tile=_tile(state, spot))
    return _without_tile(action)


def _without_tile(action: Move) -> Message:
    match action:
        case Give(given, to):
            return _say("give", card=card(given), to=Who(to))
        case Discard(thrown):
            return _say("discard", card=card(thrown))
        case Capture(treasure):
            return _say("capture", treasure=Message(f"insel-treasure-{treasure}"))
        case Choose(role):
            return _say("choose", role=Message(f"insel-role-{role}"))
        case Leave():
            return _say("leave")
        case EndActions():
            return _say("end")
        case Pass():
            return _say("pass")
    raise AssertionError(action)


def _tile(state: State, spot: int) -> Message:
    return the_tile(CODES[state.tiles[spot]])


def _say(what: str, **args: Arg) -> Message:
    return Message(f"insel-do-{what}", args)
