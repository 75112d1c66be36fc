"""Figure moves implemented a second time, straight from the rules, without regard to speed: every path is walked."""

from __future__ import annotations

from typing import NamedTuple

from grusel.games.flure.squares import ENTRANCE, EXIT, HALL
from grusel.games.flure.state import OUTSIDE, SAVED, State, figure_number

CORNERS = (EXIT, ENTRANCE)
NOWHERE = -1


class Position(NamedTuple):
    place: int
    blocks: frozenset[tuple[int, str]]


class Stuck(Exception):
    pass


def touching(cell: int, blood: set[int]) -> set[int]:
    """Return the squares of blood connected with this one."""
    area = {cell}
    while more := {HALL.ahead[way][one] for one in area for way in range(4)} & blood - area:
        area |= more
    return area


class Naive:
    """The paths of one figure in one state."""

    def __init__(self, state: State, figure: int) -> None:
        self.options = state.options
        self.points = figure_number(figure, state.black[figure])
        self.start = Position(state.places[figure], frozenset((block.cell, block.kind) for block in state.blocks))
        self.others = {place for other, place in enumerate(state.places) if other != figure and place >= 0}
        self.blood = set(state.blood)
        self.teleporters = {one.cell for one in state.teleporters}
        self.monster = state.monster

    def results(self) -> dict[Position, int]:
        """Return every result with the points of its shortest path."""
        ends: dict[Position, int] = {}
        layer = {self.start}
        for spent in range(self.points + 1):
            for position in layer:
                if position.place not in self.others:
                    ends.setdefault(position, spent)
            layer = {after for position in layer for after in self.steps(position)}
        return ends

    def steps(self, position: Position) -> list[Position]:
        if position.place == SAVED:
            return []
        if position.place == OUTSIDE:
            return self.come_in(position)
        found = [Position(SAVED, position.blocks)] if position.place == EXIT else []
        for way in range(4):
            try:
                found.append(self.step(position, way))
            except Stuck:
                continue
        return found

    def come_in(self, position: Position) -> list[Position]:
        if self.monster == ENTRANCE:
            return []
        if ENTRANCE not in dict(position.blocks):
            return [Position(ENTRANCE, position.blocks)]
        found = []
        for way in (0, 3):
            try:
                found.append(Position(ENTRANCE, self.push(position.blocks, ENTRANCE, way)))
            except Stuck:
                continue
        return found

    def step(self, position: Position, way: int) -> Position:
        """Go one square, and on over blood for free until something blocks."""
        position = self.one_square(position, way)
        while position.place in self.blood:
            if self.options.touching_pools == "pays" and self.next_pool(
                position.place, HALL.ahead[way][position.place]
            ):
                break
            if HALL.ahead[way][position.place] == self.monster and self.options.slide_to_monster == "forbidden":
                raise Stuck
            try:
                position = self.one_square(position, way)
            except Stuck:
                break
        return position

    def one_square(self, position: Position, way: int) -> Position:
        there = HALL.ahead[way][position.place]
        if there in (NOWHERE, self.monster) or there in self.teleporters:
            raise Stuck
        blocks = position.blocks
        if there in dict(blocks):
            blocks = self.push(blocks, there, way)
        return Position(there, blocks)

    def next_pool(self, cell: int, there: int) -> bool:
        """Tell whether the squares belong to two pools: a square one and a long one that nothing else touches."""
        area = touching(cell, self.blood)
        for corner in area:
            square = {corner, corner + 1, corner + 16, corner + 17}
            line = sorted(area - square)
            long = line in ([*range(line[0], line[0] + 4)], [*range(line[0], line[0] + 64, 16)]) if line else False
            if square <= area and long and there in area:
                return (cell in square) != (there in square)
        return False

    def push(self, blocks: frozenset[tuple[int, str]], cell: int, way: int) -> frozenset[tuple[int, str]]:
        kind = dict(blocks)[cell]
        rest = blocks - {(cell, kind)}
        behind = HALL.ahead[way][cell]
        if behind == NOWHERE:
            if cell in CORNERS:
                return rest
            raise Stuck
        if behind in self.teleporters and behind != self.monster:
            if self.options.into_teleporter == "destroyed":
                return rest
            raise Stuck
        if self.taken(behind, blocks):
            raise Stuck
        while behind in self.blood and not self.swallowed(behind):
            beyond = HALL.ahead[way][behind]
            if beyond == NOWHERE or beyond in self.teleporters or self.taken(beyond, rest):
                break
            behind = beyond
        return rest if self.swallowed(behind) else rest | {(behind, kind)}

    def swallowed(self, cell: int) -> bool:
        return cell in CORNERS and self.options.corner == "removes"

    def taken(self, cell: int, blocks: frozenset[tuple[int, str]]) -> bool:
        return cell in self.others or cell == self.monster or cell in dict(blocks)
