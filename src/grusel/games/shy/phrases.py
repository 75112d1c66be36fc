"""A seat's actions in words."""

from __future__ import annotations

from grusel.game import Arg, Message
from grusel.games.shy.course import name
from grusel.games.shy.state import Attack, Done, Enough, Explore, GiveUp, Jump, Move, Peek, Place, Take


def phrase(action: Move) -> Message:
    """The action as a player would announce it."""
    match action:
        case Place(face, cell):
            return _say("place", face=Message(f"shy-{face}"), cell=name(cell))
        case Take(cell):
            return _say("take", cell=name(cell))
        case Done():
            return _say("done")
        case Peek(cell):
            return _say("peek", cell=name(cell))
        case Enough():
            return _say("enough")
        case GiveUp():
            return _say("give-up")
    return _go(action)


def _go(action: Move) -> Message:
    match action:
        case Explore(cell, sure):
            return _say("explore-sure" if sure else "explore", cell=name(cell))
        case Attack(cell, stay):
            return _say("strike" if stay else "attack", cell=name(cell))
        case Jump(over, to, attack, sure):
            how = "jump-attack" if attack else "jump-sure" if sure else "jump"
            return _say(how, over=name(over), to=name(to))
    raise AssertionError(action)


def _say(what: str, **args: Arg) -> Message:
    return Message(f"shy-do-{what}", args)
