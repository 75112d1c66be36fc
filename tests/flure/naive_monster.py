"""The monster's walk implemented a second time, straight from the rules (6.4, 6.5, 11), without regard to speed."""

from __future__ import annotations

from copy import deepcopy

from grusel.games.flure.squares import DIRECTIONS, ENTRANCE, EXIT, HALL, opposite
from grusel.games.flure.state import LOST, OUTSIDE, CardName, State

STEPS = {"5": 5, "7": 7, "8": 8, "10": 10}
HITS = {"1h": 1, "2h": 2, "3h": 3}


class Lap(Exception):
    """The monster would go in circles."""


class NaiveMonster:
    def __init__(self, state: State) -> None:
        self.options = state.options
        self.second_half = state.round > 7
        self.cell, self.way = state.monster, DIRECTIONS.index(state.facing)
        self.blocks: dict[int, str] = {block.cell: block.kind for block in state.blocks}
        self.figures = {place: figure for figure, place in enumerate(state.places) if place >= 0}
        self.places, self.black = list(state.places), list(state.black)
        self.blood = set(state.blood)
        self.arrows = {one.cell: DIRECTIONS.index(one.arrow) for one in state.teleporters}
        self.pairs = {one.cell: one.pair for one in state.teleporters}
        self.lost = 0
        self.torn = False

    def walk(self, card: CardName) -> None:
        for _ in range(STEPS.get(card, 20)):
            if self.lost >= HITS.get(card, 99):
                break
            self.look()
            self.step()
        self.look()

    def look(self) -> None:
        seen = {way: self.distance(way) for way in ((self.way + 3) % 4, self.way, (self.way + 1) % 4)}
        nearest = min(seen.values())
        self.torn = nearest < 99 and seen[(self.way + 3) % 4] == seen[(self.way + 1) % 4] == nearest
        if nearest < 99 and list(seen.values()).count(nearest) == 1:
            self.way = next(way for way, distance in seen.items() if distance == nearest)

    def distance(self, way: int) -> int:
        cell, squares = HALL.ahead[way][self.cell], 1
        while cell >= 0 and self.blocks.get(cell, "crystal") == "crystal":
            if cell in self.figures:
                return squares
            cell, squares = HALL.ahead[way][cell], squares + 1
        return 99

    def step(self) -> None:
        before = deepcopy(self.__dict__)
        try:
            self.cell, self.way = self.advance(self.cell, self.way, frozenset())
        except Lap:
            self.__dict__ = before

    def advance(self, cell: int, way: int, been: frozenset[tuple[int, int]]) -> tuple[int, int]:
        """Return where a step from here ends, after all squares of blood."""
        if (cell, way) in been:
            raise Lap
        been |= {(cell, way)}
        there = HALL.ahead[way][cell]
        straight_ahead = len(been) == 1 and there >= 0
        if there < 0:
            there = opposite(cell)
        if not (straight_ahead and self.torn and self.options.tie_at_turn_stone == "pushes"):
            if self.blocks.get(there) == "turn-right":
                return self.advance(cell, (way + 1) % 4, been)
            if self.blocks.get(there) == "turn-round":
                return self.advance(cell, (way + 2) % 4, been)
        if there in self.blocks:
            self.push(there, way)
        if there in self.figures:
            self.lose(there)
        if there in self.blood:
            return self.advance(there, way, been)
        for twin, pair in self.pairs.items():
            if there in self.pairs and twin != there and pair == self.pairs[there]:
                return twin, self.arrows[twin]
        return there, way

    def piece(self, cell: int) -> bool:
        return cell in self.blocks or cell in self.figures

    def push(self, cell: int, way: int) -> None:
        """Push a piece; the piece behind it moves first."""
        behind = HALL.ahead[way][cell]
        if self.piece(behind):
            self.push(behind, way)
        self.move(cell, way)
        if self.options.sliding_piece == "stops":
            self.slide(behind, way)
        else:
            self.slide_and_push(behind, way)

    def move(self, cell: int, way: int) -> None:
        """Move one piece one square, to a free square or off the board."""
        there = HALL.ahead[way][cell]
        if there < 0 or there in self.pairs:
            if cell in self.figures:
                self.lose(cell)
            else:
                del self.blocks[cell]
        elif cell in self.figures:
            figure = self.figures.pop(cell)
            self.figures[there] = figure
            self.places[figure] = there
        else:
            self.blocks[there] = self.blocks.pop(cell)
            if there in (EXIT, ENTRANCE) and self.options.monster_corner == "removes":
                del self.blocks[there]

    def slide(self, cell: int, way: int) -> None:
        while self.piece(cell) and cell in self.blood:
            there = HALL.ahead[way][cell]
            if there < 0 or there in self.pairs or self.piece(there):
                return
            self.move(cell, way)
            cell = there

    def slide_and_push(self, cell: int, way: int) -> None:
        while self.piece(cell) and cell in self.blood:
            there = HALL.ahead[way][cell]
            if self.piece(there):
                self.push(there, way)
            self.move(cell, way)
            cell = there

    def lose(self, cell: int) -> None:
        figure = self.figures.pop(cell)
        self.lost += 1
        self.places[figure] = LOST if self.second_half else OUTSIDE
        if self.options.eaten == "flips" and not self.second_half:
            self.black[figure] = not self.black[figure]
