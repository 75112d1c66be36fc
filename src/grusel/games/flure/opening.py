"""Begin the first round: after the starter is drawn, or after the last tile of the expert set-up."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from grusel.game import Seat, ignore
from grusel.games.flure.bridge import load, store
from grusel.games.flure.events import Event
from grusel.games.flure.kernel.rounds import begin_round
from grusel.games.flure.state import State
from grusel.games.flure.trace import events


def begin(state: State, starter: Seat, emit: Callable[[Event], None]) -> State:
    """Begin the round with this starter; in a diagram another seat may have the first figure to play."""
    table = load(replace(state, phase="figures", starter=starter))
    table.tracing = emit is not ignore
    begin_round(table)
    for event in events(table.trace, state.options, state.seats):
        emit(event)
    return store(table, state)
