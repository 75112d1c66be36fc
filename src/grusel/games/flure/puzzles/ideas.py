"""Find what is surprising about a walk, from its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grusel.games.flure import events as e
from grusel.games.flure.puzzles.level import OWN, Idea
from grusel.games.flure.puzzles.roam import Roamed, Step
from grusel.games.flure.squares import DIRECTIONS, HALL
from grusel.games.flure.state import State


def ideas(walk: Roamed) -> tuple[Idea, ...]:
    """Return every idea in the walk, rarest first."""
    return tuple(idea for idea, shows in CHECKS.items() if shows(walk))


def _events(walk: Roamed) -> list[e.Event]:
    return [event for step in walk.steps for event in step.events]


def _tie(walk: Roamed) -> bool:
    """An own figure is as near as another when the monster looks, so it goes straight on."""
    looks = [event for event in _events(walk) if isinstance(event, e.MonsterLooked) and event.reason == "tie"]
    return any(_own_nearest(look) for look in looks)


def _bait(walk: Roamed) -> bool:
    """The monster turns to an own figure, which lives."""
    looks = [event for event in _events(walk) if isinstance(event, e.MonsterLooked) and event.reason == "nearest"]
    return any(_own_nearest(look) and look.turns != look.facing for look in looks)


def _own_nearest(look: e.MonsterLooked) -> bool:
    seen = [sight for sight in (look.ahead, look.left, look.right) if sight.figure]
    nearest = min(sight.distance for sight in seen)
    return any(sight.distance == nearest and sight.figure and sight.figure.seat == OWN for sight in seen)


def _row(walk: Roamed) -> bool:
    """A row of at least two pieces is pushed, and an enemy is one of them."""
    return any(_pushes_enemy_in_row(step) for step in walk.steps)


def _pushes_enemy_in_row(step: Step) -> bool:
    moved = [event for event in step.events if isinstance(event, e.Pushed) and event.by_monster]
    return len(moved) > 1 and any(_enemy(event.piece) for event in moved)


def _enemy(piece: e.Piece) -> bool:
    return isinstance(piece, e.Figure) and piece.seat != OWN


def _pushed_out(walk: Roamed) -> bool:
    """An enemy is lost without being eaten."""
    lost = [event for event in _events(walk) if isinstance(event, e.FigureLost)]
    return any(event.how != "eaten" and event.figure.seat != OWN for event in lost)


def _wall(walk: Roamed) -> bool:
    """The monster goes through a wall."""
    return any(isinstance(event, e.MonsterWrapped) for event in _events(walk))


def _slide(walk: Roamed) -> bool:
    """The monster slides past an own figure that stands beside the blood."""
    states = [walk.before, *(step.after for step in walk.steps)]
    return any(_passes_own(before, step) for before, step in zip(states, walk.steps, strict=False))


def _passes_own(before: State, step: Step) -> bool:
    own = {place for place in before.places[4 * OWN : 4 * OWN + 4] if place >= 0}
    slid = [event.source for event in step.events if isinstance(event, e.MonsterSlid)]
    return any(HALL.near[cell] >> place & 1 for cell in slid for place in own)


def _crystal(walk: Roamed) -> bool:
    """The monster turns to a figure that it sees through a crystal."""
    states = [walk.before, *(step.after for step in walk.steps)]
    return any(_sees_through(before, step) for before, step in zip(states, walk.steps, strict=False))


def _sees_through(before: State, step: Step) -> bool:
    look = step.events[0]
    if not isinstance(look, e.MonsterLooked) or look.reason != "nearest":
        return False
    crystals = {block.cell for block in before.blocks if block.kind == "crystal"}
    sight = next(one for one in (look.ahead, look.left, look.right) if one.direction == look.turns)
    cell, way = look.cell, DIRECTIONS.index(sight.direction)
    for _ in range(sight.distance - 1):
        cell = HALL.ahead[way][cell]
        if cell in crystals:
            return True
    return False


def _stone_gone(walk: Roamed) -> bool:
    """A block leaves the hall on the way."""
    return any(isinstance(event, e.BlockGone) for event in _events(walk))


def _turn(walk: Roamed) -> bool:
    """A stone turns the monster."""
    return any(isinstance(event, e.MonsterTurned) for event in _events(walk))


def _teleporter(walk: Roamed) -> bool:
    """The monster jumps."""
    return any(isinstance(event, e.MonsterTeleported) for event in _events(walk))


CHECKS: Final[dict[Idea, Callable[[Roamed], bool]]] = {
    "tie": _tie,
    "bait": _bait,
    "row": _row,
    "pushed-out": _pushed_out,
    "crystal": _crystal,
    "slide": _slide,
    "stone-gone": _stone_gone,
    "turn": _turn,
    "teleporter": _teleporter,
    "wall": _wall,
}
