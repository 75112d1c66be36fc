"""The hero, level by level: who just goes, who looks ahead, and who plays by the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from grusel.bots.bot import Question
from grusel.bots.shy import book
from grusel.bots.shy.ground import (
    ACTIVE,
    HIDDEN,
    POSITION,
    REGION,
    WAY_OUT,
    Ground,
    edge,
    hidden,
    may_be,
    met,
)
from grusel.bots.shy.position import KIND, PEEK, STEP, options, skills
from grusel.bots.shy.reckon import Reckoner, TooLate
from grusel.bots.shy.standing import Standing, monsters_left, move, path, standing, walked
from grusel.games.shy.layout import BITS
from grusel.games.shy.state import MONSTERS, GiveUp, Move

Weighted = Sequence[tuple[int, float]]  # options and how likely they are to be taken


class Walker(Protocol):
    def options(self, question: Question, stand: Standing) -> Weighted:
        """What to do where there is a choice."""


def walk(question: Question, walker: Walker) -> Move:
    """The next move of a hero who has made up his mind once for every position, not anew with every step."""
    stand = standing(question.view)
    weighted = _choices(question, stand, walker)
    if not weighted:
        moves: Sequence[Move] = question.actions
        return next((one for one in moves if not isinstance(one, GiveUp)), moves[0])
    way = walked(stand, question.seen)
    ways = [(option, weight, path(stand, option, way[0])) for option, weight in weighted]
    kept = [(option, weight, tiles) for option, weight, tiles in ways if tiles[: len(way)] == way]
    if not kept:
        kept = [(option, weight, path(stand, option, stand.here)) for option, weight in weighted]
    ((option, _, tiles),) = question.rng.choices(kept, [weight for _, weight, _ in kept])
    return move(stand, option, tiles)


def _choices(question: Question, stand: Standing, walker: Walker) -> Weighted:
    ground = ground_of(question, stand)
    monsters = met(stand.position)
    if monsters & (monsters - 1):
        return search(ground, stand.position)
    listed = options(ground, stand.position, True)
    return [(option.code, 1.0) for option in listed] if len(listed) < 2 else walker.options(question, stand)


def ground_of(question: Question, stand: Standing) -> Ground:
    return Ground(stand.cells, monsters_left(question.view))


def search(ground: Ground, position: int) -> Weighted:
    """Both monsters are known: look at all that is safe, then use the skill that leads on to the most tiles."""
    listed = [option.code for option in options(ground, position, True)]
    if not listed:
        return []
    region = position >> REGION & 127
    around = edge(ground, region) & ~region & ~(position >> ACTIVE & 63)
    if around:
        return [(STEP << KIND | BITS[around][0], 1.0)]
    goals = book.widest(listed) & 63
    return [(option.code, 1.0) for option in skills(ground, position) if _leads(ground, option.after, goals)][:1]


def _leads(ground: Ground, after: Sequence[int], goals: int) -> bool:
    """Whether all these tiles can be searched after a skill was used, if it has not already found the exit."""
    return all(_covers(ground, position, goals) for position in after if position >= POSITION)


def _covers(ground: Ground, position: int, goals: int) -> bool:
    left = goals & hidden(position) if may_be(position, WAY_OUT) else goals
    return not left or any(option.code & left == left for option in options(ground, position, True))


class Stroller:
    """Goes anywhere that is not known to be deadly, and keeps the skills until nothing else is left."""

    def options(self, question: Question, stand: Standing) -> Weighted:
        listed = [option.code for option in options(ground_of(question, stand), stand.position, True)]
        steps = [code for code in listed if code >> KIND in (PEEK, STEP)]
        return [(code, 1.0) for code in steps or listed]


class Planner:
    """Looks so many discoveries ahead, and believes builders to be so careless."""

    def __init__(self, depth: int, carelessness: float) -> None:
        self.depth = depth
        self.carelessness = carelessness

    def options(self, question: Question, stand: Standing) -> Weighted:
        reckoner = Reckoner(ground_of(question, stand), self.carelessness, question.clock.up)
        if question.view.peeks:
            return self._peek(reckoner, stand)
        found = reckoner.best(stand.position, 1)
        for depth in range(2, self.depth + 1):
            try:
                found = reckoner.best(stand.position, depth)
            except TooLate:
                break
        return [(code, 1.0) for code in found]

    def _peek(self, reckoner: Reckoner, stand: Standing) -> Weighted:
        """At the most dangerous of the tiles near by."""
        hides = [tile for tile in range(6) if stand.position >> 4 * tile & 15 == HIDDEN]
        near = [tile for tile in hides if reckoner.ground.near[6] >> tile & 1] or hides
        return [(PEEK << KIND | max(near, key=lambda tile: reckoner.danger(stand.position, tile)), 1.0)]


class Reader:
    """Plays by the book; where its own choices would never have led, it plans."""

    planner = Planner(8, 0.15)

    def options(self, question: Question, stand: Standing) -> Weighted:
        view = question.view
        discovered = sum(1 << MONSTERS.index(monster) for monster in view.discovered)
        if not book.has_page(view.floor, discovered):
            return self.planner.options(question, stand)
        chances = book.walking(view.floor, discovered, stand.cells).get(stand.position)
        if not chances:
            return self.planner.options(question, stand)
        return [(code, float(part)) for code, part in chances.items()]
