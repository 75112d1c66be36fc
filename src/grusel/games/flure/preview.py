"""Preview a figure's move on the board."""

from __future__ import annotations

from msgspec import Struct

from grusel.game import Seat
from grusel.games.flure.bridge import Workspaces
from grusel.games.flure.events import BlockGone, Event, FigureEntered, FigureSlid, FigureStepped, PieceSlid, Pushed
from grusel.games.flure.rules import apply
from grusel.games.flure.squares import ENTRANCE
from grusel.games.flure.state import Move, Play, State


class Sketch(Struct, frozen=True):
    end: int  # a square, OUTSIDE or SAVED
    way: tuple[int, ...]  # the squares the figure comes to, one after the other
    pushed: tuple[tuple[int, int], ...]  # blocks, from where to where
    gone: tuple[int, ...]  # squares from which a block left the game


def sketch(workspaces: Workspaces, state: State, seat: Seat, action: Move) -> Sketch | None:
    """Return where the figure would go and what it would push."""
    if not isinstance(action, Play):
        return None
    happened: list[Event] = []
    after = apply(workspaces, state, seat, action, happened.append)
    return Sketch(after.places[action.figure], _way(happened), _pushed(happened), _gone(happened))


def _way(happened: list[Event]) -> tuple[int, ...]:
    entered = [ENTRANCE for event in happened if isinstance(event, FigureEntered)]
    return (*entered, *(event.target for event in happened if isinstance(event, FigureStepped | FigureSlid)))


def _pushed(happened: list[Event]) -> tuple[tuple[int, int], ...]:
    """List pushed blocks; a push and the slide after it count as one."""
    moves: dict[int, int] = {}
    for event in happened:
        if isinstance(event, Pushed | PieceSlid):
            begun = next((source for source, target in moves.items() if target == event.source), event.source)
            moves[begun] = event.target
    return tuple(moves.items())


def _gone(happened: list[Event]) -> tuple[int, ...]:
    return tuple(event.cell for event in happened if isinstance(event, BlockGone))
