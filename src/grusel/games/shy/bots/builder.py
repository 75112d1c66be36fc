"""The Dungeon Master, level by level: any floor, comfortable monsters, a guarded way, and the book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Protocol

from grusel.bots.bot import Question
from grusel.games.shy.bots.conclusions import choices_of, games
from grusel.games.shy.bots.plot import EXIT_AT, FIRST_AT, SECOND_AT
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.comfort import comfortable
from grusel.games.shy.course import NUMBER
from grusel.games.shy.layout import BITS
from grusel.games.shy.shapes import ENTRANCE, NEAR, SYMMETRIES, Cells, frontier, mask_of
from grusel.games.shy.state import FACES, MONSTERS, TILES, Done, Face, Move, Place, View

Plan = tuple[tuple[int, Face], ...]  # cells and faces in the order of building
TRIES = 300


class Builder(Protocol):
    def plan(self, question: Question) -> Plan | None:
        """A whole floor that continues the tiles already built, if this builder wants one."""


def build(question: Question, builder: Builder) -> Move:
    """The next tile of a plan that continues the tiles already built."""
    view: View = question.view
    if len(view.tiles) == TILES:
        return Done()
    plan = builder.plan(question) or finished(view, question.rng)
    laid = {tile.cell for tile in view.tiles}
    cell, face = next((cell, face) for cell, face in plan if cell not in laid)
    chosen = Place(face, cell)
    return chosen if chosen in question.actions else question.rng.choice(question.actions)


def finished(view: View, rng: Random) -> Plan:
    """The remaining tiles, placed anywhere."""
    plan = [(tile.cell, tile.face) for tile in view.tiles if tile.face is not None]
    faces = list(view.hand or ())
    rng.shuffle(faces)
    for face in faces:
        cell = rng.choice(frontier(tuple(sorted(cell for cell, _ in plan))))
        plan.append((cell, face))
    return tuple(plan)


def at_ease(plan: Plan) -> int:
    """How many monsters would attack a hero who comes upon them first."""
    tiles = mask_of(tuple(cell for cell, _ in plan))
    return sum(face in MONSTERS and comfortable(tiles, cell) >> NUMBER[face] & 1 for cell, face in plan)


def apart(plan: Plan) -> bool:
    """Whether the monsters are apart, so that neither frightens the other."""
    one, two = (cell for cell, face in plan if face in MONSTERS)
    return not NEAR[one] >> two & 1


def steps_to_exit(plan: Plan) -> int:
    """The distance from entrance to exit around the monsters; large if there is no such way."""
    open = {cell for cell, face in plan if face not in MONSTERS}
    exit = next(cell for cell, face in plan if face == "exit")
    reached, steps = {ENTRANCE}, 0
    while exit not in reached:
        more = {cell for cell in open - reached if any(NEAR[cell] >> other & 1 for other in reached)}
        if not more:
            return 9
        reached |= more
        steps += 1
    return steps


class Careless:
    """Places tiles anywhere."""

    def plan(self, question: Question) -> Plan | None:
        return finished(question.view, question.rng)


class Kindly:
    """Makes its monsters comfortable."""

    def plan(self, question: Question) -> Plan | None:
        plans = (finished(question.view, question.rng) for _ in range(TRIES))
        return next((plan for plan in plans if at_ease(plan) == 2), None)


class Guard:
    """Comfortable, apart, and between the hero and the exit: the best of several ideas."""

    def __init__(self, ideas: int) -> None:
        self.ideas = ideas

    def plan(self, question: Question) -> Plan | None:
        tries = (finished(question.view, question.rng) for _ in range(TRIES))
        plans = [plan for plan in tries if at_ease(plan) == 2 and apart(plan)]
        return max(plans[: self.ideas], key=steps_to_exit, default=None)


class Author:
    """Builds by the book; off the book, like the level below."""

    guard = Guard(20)

    def plan(self, question: Question) -> Plan | None:
        laid = [(tile.cell, tile.face) for tile in question.view.tiles]
        book = _plans(question)
        plans = [(plan, weight) for plan, weight in book if set(laid) == set(plan[: len(laid)])]
        if not plans:
            plans = [(plan, weight) for plan, weight in book if set(laid) <= set(plan)]
        if not plans:
            return self.guard.plan(question)
        return question.rng.choices([plan for plan, _ in plans], [weight for _, weight in plans])[0]


def _plans(question: Question) -> list[tuple[Plan, float]]:
    """Plans from every page that may be used now."""
    view: View = question.view
    discovered = _set(view.discovered)
    before = discovered | _set(view.undiscovered or ())
    drawn = _set([*(view.hand or ()), *(tile.face for tile in view.tiles if tile.face is not None)])
    pages = games(view.floor, discovered, before, question.seen)
    return [(plan, chance * part) for name, chance in pages for plan, part in planned(name, before, drawn)]


def _set(faces: Iterable[str]) -> int:
    return sum([1 << NUMBER[face] for face in faces if face in MONSTERS])


@lru_cache(maxsize=8)
def planned(name: str, before: int, drawn: int) -> list[tuple[Plan, float]]:
    """All floors of a page, in every rotation and reflection, with their probabilities."""
    cells, choices = list(shapes()), choices_of(name, before, drawn)
    total = sum(weight for _, _, weight in choices) * len(SYMMETRIES)
    return [
        (_laid(cells[shape], way, drawn, symmetry), weight / total)
        for shape, way, weight in choices
        for symmetry in SYMMETRIES
    ]


def _laid(cells: Cells, way: int, drawn: int, symmetry: Cells) -> Plan:
    first, second = BITS[drawn]
    special: dict[int, Face] = {EXIT_AT[way]: "exit", FIRST_AT[way]: FACES[first], SECOND_AT[way]: FACES[second]}
    faces = {symmetry[cell]: special.get(tile, "corridor") for tile, cell in enumerate(cells)}
    return tuple((cell, faces[cell]) for cell in _order(tuple(faces)))


def _order(cells: Cells) -> Iterator[int]:
    """The cells in an order in which each touches the entrance or an earlier one."""
    laid: list[int] = []
    while len(laid) < len(cells):
        cell = min(set(frontier(tuple(sorted(laid)))) & set(cells))
        laid.append(cell)
        yield cell
