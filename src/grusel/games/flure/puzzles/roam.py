"""Let the monster walk by the ordinary rules until the puzzle is decided."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from grusel.games.flure.bridge import load, store
from grusel.games.flure.events import Event, FigureLost
from grusel.games.flure.kernel import codes as k
from grusel.games.flure.kernel.monster import look, stride
from grusel.games.flure.kernel.table import Table
from grusel.games.flure.puzzles.level import OWN
from grusel.games.flure.state import State
from grusel.games.flure.trace import events

Outcome = Literal["solved", "lost", "loop", "endless"]
MOST_STEPS: Final = 1000  # longer than any known walk: a guard against levels built to be long


class Step(Struct, frozen=True):
    """One step of the monster and the look before it."""

    events: tuple[Event, ...]
    after: State


class Roamed(Struct, frozen=True):
    outcome: Outcome
    before: State
    steps: tuple[Step, ...]
    loop: int | None  # the step after which the hall looked as at the end
    gone: tuple[int, ...]  # enemies, in the order in which they were lost
    lost: tuple[int, ...]  # own figures


def roam(state: State) -> Roamed:
    """Walk until the last enemy is gone, an own figure is lost, or the situation repeats."""
    before, table = state, load(state)
    table.last_half = True  # figures lost in a puzzle are out for good
    seen = {situation(table): 0}
    steps: list[Step] = []
    outcome = judge(table)
    while outcome is None:
        steps.append(_step(table, state))
        state = steps[-1].after
        outcome = judge(table)
        loop = seen.setdefault(situation(table), len(steps))
        if outcome is None and loop < len(steps):
            return _roamed("loop", before, steps, loop)
        if len(steps) >= MOST_STEPS:
            return _roamed("endless", before, steps, None)
    return _roamed(outcome, before, steps, None)


def judge(table: Table) -> Outcome | None:
    """Judge a step: an own figure lost fails, even together with the last enemy."""
    places = list(table.place)[: table.figures]
    own, enemies = places[: 4 * OWN + 4], places[4 * OWN + 4 :]
    if k.LOST in own:
        return "lost"
    return None if any(place >= 0 for place in enemies) else "solved"


def situation(table: Table) -> bytes:
    """Return all that the walk depends on: monster, facing, blocks and figures."""
    return bytes([table.facing, table.monster, *[place & 255 for place in table.place], *table.board])


def _step(table: Table, state: State) -> Step:
    table.trace = []
    table.tracing = True
    look(table)
    stride(table)
    happened = tuple(events(table.trace, state.options, state.seats))
    return Step(happened, replace(store(table, state), phase=state.phase))


def _roamed(outcome: Outcome, before: State, steps: list[Step], loop: int | None) -> Roamed:
    places = (steps[-1].after if steps else before).places
    order = [figure for step in steps for figure in _lost(step)]
    own = tuple(figure for figure in order if figure // 4 == OWN and places[figure] < 0)
    gone = tuple(figure for figure in order if figure // 4 != OWN)
    return Roamed(outcome, before, tuple(steps), loop, gone, own)


def _lost(step: Step) -> list[int]:
    return [event.figure.id for event in step.events if isinstance(event, FigureLost)]
