"""Put a seat's actions into words."""

from __future__ import annotations

from grusel.game import Arg, Message
from grusel.games.flure.preview import Sketch
from grusel.games.flure.squares import name
from grusel.games.flure.state import OUTSIDE, SAVED, Move, Place, Play, State, figure_number


def phrase(state: State, action: Move, drawn: Sketch | None) -> Message:
    """Say what the action will do; only a figure's move has a sketch."""
    if isinstance(action, Place):
        return _place(action)
    assert isinstance(action, Play)
    assert drawn is not None
    said = _play(state, action, drawn.end)
    effects = _effects(drawn)
    return Message("flure-do-pushing", {"move": said, "effects": effects}) if effects else said


def _place(action: Place) -> Message:
    args: dict[str, Arg] = {"tile": Message(f"flure-tile-{action.tile}"), "square": name(action.cell)}
    if action.arrow is None:
        return Message("flure-do-place", args)
    return Message("flure-do-place-arrow", args | {"arrow": Message(f"flure-direction-{action.arrow}")})


def _play(state: State, action: Play, end: int) -> Message:
    figure: dict[str, Arg] = {"number": _number(state, action.figure)}
    place = state.places[action.figure]
    if not action.path:
        return Message("flure-do-stay" if place >= 0 else "flure-do-stay-outside", figure)
    if end == SAVED:
        return Message("flure-do-leave", figure)
    id = "flure-do-enter" if place == OUTSIDE else "flure-do-go"
    return Message(id, figure | {"square": name(end)})


def _number(state: State, figure: int) -> int | Message:
    """Return the figure's number, and its side if another figure shows the same (a lost one may have been flipped)."""
    number = figure_number(figure, state.black[figure])
    own = range(figure - figure % 4, figure - figure % 4 + 4)
    ready = [other for other in own if state.places[other] >= OUTSIDE and not state.played[other]]
    if [figure_number(other, state.black[other]) for other in ready].count(number) == 1:
        return number
    return Message("flure-number-black" if state.black[figure] else "flure-number-coloured", {"number": number})


def _effects(drawn: Sketch) -> tuple[Message, ...]:
    """Say what happens to the blocks on the way, each named by its present square."""
    first = {target: source for source, target in drawn.pushed if target in drawn.gone}
    moved = [(source, target) for source, target in drawn.pushed if target not in drawn.gone]
    return (
        *(Message("flure-do-moved", {"source": name(source), "square": name(target)}) for source, target in moved),
        *(Message("flure-do-gone", {"square": name(first.get(cell, cell))}) for cell in drawn.gone),
    )
