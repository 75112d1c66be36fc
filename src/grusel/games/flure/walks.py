"""The monster's walk for each card that may come, for previews and bots."""

from __future__ import annotations

from msgspec import Struct

from grusel.games.flure.bridge import load
from grusel.games.flure.events import Event
from grusel.games.flure.kernel import codes as k
from grusel.games.flure.kernel.rounds import card_weight, carry_out
from grusel.games.flure.kernel.table import Table, copy
from grusel.games.flure.squares import DIRECTIONS, Direction
from grusel.games.flure.state import CARDS, CardName, State
from grusel.games.flure.trace import events


class Pose(Struct, frozen=True):
    """The monster's square and facing."""

    cell: int
    facing: Direction


class Walk(Struct, frozen=True):
    card: CardName
    probability: float
    poses: tuple[Pose, ...]  # the first before any step
    lost: tuple[int, ...]  # figures, in this order
    events: tuple[Event, ...]


class Trail(Struct, frozen=True):
    """A walk in the form that a board shows."""

    card: CardName
    probability: float
    poses: tuple[Pose, ...]
    lost: tuple[int, ...]


class Forecast(Struct, frozen=True):
    """The monster's walks if it came now."""

    walks: tuple[Trail, ...]


def forecast(state: State) -> Forecast | None:
    """Return the walk for each card, if there is a monster and a card can come."""
    if state.phase not in ("figures", "monster") or state.monster < 0:
        return None
    return Forecast(tuple(Trail(walk.card, walk.probability, walk.poses, walk.lost) for walk in walks(state)))


def walks(state: State) -> list[Walk]:
    """Return the monster's walk for each possible card, if it came now."""
    table = load(state)
    weights = [int(card_weight(table, kind)) for kind in range(len(CARDS))]
    total = sum(weights)
    return [_walk(state, table, kind, weight / total) for kind, weight in enumerate(weights) if weight]


def _walk(state: State, table: Table, kind: int, probability: float) -> Walk:
    trial = copy(table)
    trial.tracing = True
    carry_out(trial, kind)
    trace = trial.trace
    records = [trace[at : at + k.RECORD] for at in range(0, len(trace), k.RECORD)]
    lost = tuple(record[1] // 2 for record in records if record[0] == k.FIGURE_LOST)
    happened = tuple(events(trace, state.options, state.seats))
    return Walk(CARDS[kind], probability, _poses(state, records), lost, happened)


def _poses(state: State, records: list[list[int]]) -> tuple[Pose, ...]:
    """List the monster's squares and facings, without repeats."""
    poses = [Pose(state.monster, state.facing)]
    for record in records:
        pose = _pose(record)
        if pose is not None and pose != poses[-1]:
            poses.append(pose)
    return tuple(poses)


def _pose(record: list[int]) -> Pose | None:
    match record[0]:
        case k.LOOKED:
            return Pose(record[1], DIRECTIONS[record[9]])
        case k.WALKED | k.MONSTER_SLID | k.WRAPPED | k.TELEPORTED:
            return Pose(record[2], DIRECTIONS[record[3]])
        case k.STONE_TURNED:
            return Pose(record[1], DIRECTIONS[record[5]])
    return None
