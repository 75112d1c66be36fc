"""The hero, level by level: careless, looking ahead, and by the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from grusel.bots.bot import Question
from grusel.games.shy.bots import book
from grusel.games.shy.bots.ground import (
    HASTY,
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
from grusel.games.shy.bots.position import KIND, PEEK, STEP, Option, options, searched, skills
from grusel.games.shy.bots.reckon import Reckoner, TooLate
from grusel.games.shy.bots.standing import Standing, monsters_left, move, path, standing, walked
from grusel.games.shy.layout import BITS
from grusel.games.shy.state import MONSTERS, GiveUp, Move

Weighted = Sequence[tuple[int, float]]  # options with their probabilities


class Walker(Protocol):
    def ground(self, question: Question, stand: Standing) -> Ground:
        """The floor as this hero explores it."""

    def options(self, question: Question, stand: Standing) -> Weighted:
        """Choose among several options."""

    def search(self, question: Question, stand: Standing, codes: list[int]) -> Weighted:
        """Choose the set of tiles to search, when both monsters are known and nothing new is in walking reach."""


def walk(question: Question, walker: Walker) -> Move:
    """The next move of a hero who decides once for every position, not again with every step."""
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
    ground = walker.ground(question, stand)
    monsters = met(stand.position)
    if monsters & (monsters - 1):
        return _search(question, stand, ground, walker)
    listed = options(ground, stand.position)
    return [(option.code, 1.0) for option in listed] if len(listed) < 2 else walker.options(question, stand)


def _search(question: Question, stand: Standing, ground: Ground, walker: Walker) -> Weighted:
    """Both monsters are known: look at every safe tile, then use the skills to look at as many as possible."""
    position = stand.position
    codes = [option.code for option in options(ground, position)]
    if not codes:
        return []
    around = searched(ground, position) >> REGION & 127 & ~(position >> REGION & 127)
    steps = BITS[edge(ground, position >> REGION & 127) & around]
    if steps:
        return [(STEP << KIND | steps[0], 1.0)]
    sets = walker.search(question, stand, codes) if len(codes) > 1 else [(codes[0], 1.0)]
    ways = skills(ground, position)
    found = [(_leading(ground, ways, code & 63), weight) for code, weight in sets]
    return [(code, weight) for code, weight in found if code is not None]


def _leading(ground: Ground, ways: list[Option], goals: int) -> int | None:
    return next((way.code for way in ways if _leads(ground, way.after, goals)), None)


def _leads(ground: Ground, after: Sequence[int], goals: int) -> bool:
    """Whether all these tiles can be searched after this use of a skill, unless it has already found the exit."""
    return all(_covers(ground, position, goals) for position in after if position >= POSITION)


def _covers(ground: Ground, position: int, goals: int) -> bool:
    left = goals & hidden(position) if may_be(position, WAY_OUT) else goals
    return not left or any(option.code & left == left for option in options(ground, position))


def widest(codes: list[int]) -> Weighted:
    """The set with the most tiles."""
    return [(max(codes, key=lambda code: ((code & 63).bit_count(), code)), 1.0)]


class Hasty:
    """Heads for the exit on every floor."""

    def ground(self, question: Question, stand: Standing) -> Ground:
        return Ground(stand.cells, monsters_left(question.view), HASTY)


class Stroller(Hasty):
    """Enters any tile that is not certainly deadly, and saves the skills for the end."""

    def options(self, question: Question, stand: Standing) -> Weighted:
        listed = [option.code for option in options(self.ground(question, stand), stand.position)]
        steps = [code for code in listed if code >> KIND in (PEEK, STEP)]
        return [(code, 1.0) for code in steps or listed]

    def search(self, question: Question, stand: Standing, codes: list[int]) -> Weighted:
        return widest(codes)


class Planner(Hasty):
    """Looks a few discoveries ahead, and believes builders to be careless to some degree."""

    def __init__(self, depth: int, carelessness: float) -> None:
        self.depth = depth
        self.carelessness = carelessness

    def options(self, question: Question, stand: Standing) -> Weighted:
        reckoner = Reckoner(self.ground(question, stand), self.carelessness, question.clock.up)
        if question.view.peeks:
            return self._peek(reckoner, stand)
        found = reckoner.best(stand.position, 1)
        for depth in range(2, self.depth + 1):
            try:
                found = reckoner.best(stand.position, depth)
            except TooLate:
                break
        return [(code, 1.0) for code in found]

    def search(self, question: Question, stand: Standing, codes: list[int]) -> Weighted:
        return widest(codes)

    def _peek(self, reckoner: Reckoner, stand: Standing) -> Weighted:
        """Peek at the most dangerous tile in reach."""
        hides = [tile for tile in range(6) if stand.position >> 4 * tile & 15 == HIDDEN]
        near = [tile for tile in hides if reckoner.ground.near[6] >> tile & 1] or hides
        return [(PEEK << KIND | max(near, key=lambda tile: reckoner.danger(stand.position, tile)), 1.0)]


class Reader:
    """Plays by the book; plans where its own choices would never have led."""

    planner = Planner(8, 0.15)

    def ground(self, question: Question, stand: Standing) -> Ground:
        return book.ground(*_game(question), stand.cells)

    def options(self, question: Question, stand: Standing) -> Weighted:
        return _written(question, stand) or self.planner.options(question, stand)

    def search(self, question: Question, stand: Standing, codes: list[int]) -> Weighted:
        return _written(question, stand) or widest(codes)


def _written(question: Question, stand: Standing) -> Weighted:
    row = book.walking(*_game(question), stand.cells).get(stand.position, {})
    return [(code, float(part)) for code, part in row.items()]


def _game(question: Question) -> tuple[int, int]:
    """Floor, and the monsters discovered before it, as far as there is a page."""
    discovered = sum(1 << MONSTERS.index(monster) for monster in question.view.discovered)
    return question.view.floor, book.nearest(question.view.floor, discovered)
