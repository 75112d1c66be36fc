"""The solver's oracle: it makes and walks every arrangement, without pruning."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.monster import look, stride
from grusel.games.flure.puzzles.arrange import arrange, lay, move
from grusel.games.flure.puzzles.choices import tiles, ways
from grusel.games.flure.puzzles.level import Arrangement, Level, Turn
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.roam import judge, situation
from grusel.games.flure.puzzles.solved import Solution
from grusel.games.flure.puzzles.solver import changes_of
from grusel.games.flure.squares import DIRECTIONS, ROWS, SQUARES, name
from grusel.games.flure.state import Place, Play, State


def brute(level: Level) -> tuple[dict[frozenset[object], int], int]:
    """The steps of every arrangement that solves the level, and how many arrangements there are."""
    solved: dict[frozenset[object], int] = {}
    tried = 0
    for arrangement in arrangements(level):
        tried += 1
        steps = steps_to_solve(arrange(level, arrangement))
        if steps is not None:
            solved[changes_of(arrangement)] = steps
    return solved, tried


def lean(solved: dict[frozenset[object], int]) -> dict[frozenset[object], int]:
    return {changes: steps for changes, steps in solved.items() if not any(other < changes for other in solved)}


def steps_to_solve(state: State) -> int | None:
    table = load(state)
    table.last_half = True
    seen: set[bytes] = set()
    steps = 0
    while (outcome := judge(table)) is None:
        if (now := situation(table)) in seen:
            return None
        seen.add(now)
        look(table)
        stride(table)
        steps += 1
    return steps if outcome == "solved" else None


def arrangements(level: Level) -> Iterator[Arrangement]:
    """One movable figure at most, so that no two orders of moves lead to the same hall."""
    for moves, state in _moved(level):
        for turns in _turned(level):
            for facing in (None, *level.facings):
                left = level.most - len(moves) - len(turns) - (facing is not None)
                for places in _laid(level, state, left):
                    yield Arrangement(moves=moves, places=places, turns=turns, facing=facing)


def _moved(level: Level) -> Iterator[tuple[tuple[Play, ...], State]]:
    yield (), level.position
    for one in level.moves:
        for way in ways(level.position, one):
            yield (Play(way.figure, way.path),), move(level.position, way.figure, way.path, 6)


def _turned(level: Level) -> Iterator[tuple[Turn, ...]]:
    yield ()
    drawn = {one.cell: one.arrow for one in level.position.teleporters}
    for cell in level.arrows:
        yield from ((Turn(cell, arrow),) for arrow in DIRECTIONS if arrow != drawn[cell])


def _laid(level: Level, state: State, left: int) -> Iterator[tuple[Place, ...]]:
    """Every set of tiles once, by its places in the order of the list."""
    if left < 0:
        return
    everything = tiles(level, state)

    def deeper(now: State, begin: int, left: int) -> Iterator[tuple[Place, ...]]:
        yield ()
        possible = set(tiles(level, now)) if left else set()
        for at in range(begin, len(everything)):
            if everything[at] in possible:
                for rest in deeper(lay(level, now, everything[at]), at + 1, left - 1):
                    yield (everything[at], *rest)

    yield from deeper(state, 0, left)


def random_level(rng: Random) -> Level:
    """A small crowded hall with a few squares to change, solvable or not, but not solved as it is."""
    while True:
        level = _random_level(rng)
        if steps_to_solve(level.position) is None:
            return level


def _random_level(rng: Random) -> Level:
    cells = rng.sample(SQUARES, 40)
    marks: dict[int, str] = {cells.pop(): "M" + rng.choice("^>v<")}
    tokens = ["A4", "A5", "A1"][: rng.randint(0, 2)] + ["B4", "B5", "B1"][: rng.randint(1, 3)]
    marks |= {cells.pop(): token for token in tokens}
    marks |= {cells.pop(): rng.choice("##*RU") for _ in range(rng.randint(0, 8))}
    pairs = [("K", 2)] * rng.randint(0, 1) + [("O", 1)] * rng.randint(0, 1)
    arrows = []
    for mark, number in pairs:
        for _ in range(number):
            arrows.append(cells.pop())
            marks[arrows[-1]] = mark + rng.choice("^>v<")
    for corner in rng.sample(SQUARES, rng.randint(0, 2)):
        for cell in (corner, corner + 1, corner + 16, corner + 17):
            if cell in SQUARES and marks.get(cell, "").isalnum() is False and cell not in arrows:
                marks[cell] = marks.get(cell, "") + "~" if "~" not in marks.get(cell, "") else marks[cell]
    return parse("\n".join([*_wishes(rng, tokens, arrows, cells), *_rows(marks)]))


def _wishes(rng: Random, tokens: list[str], arrows: list[int], cells: list[int]) -> list[str]:
    stock = [rng.choice(["#", "#", "*", "R", "U", "O", "~2x2", "~4x1"]) for _ in range(rng.randint(0, 2))]
    if stock.count("O") > 1 and len(arrows) in (1, 3):
        stock = ["#", "O"]
    around = rng.choice(cells)
    lines = [f"stock: {' '.join(stock)}"] if stock else []
    near = [cell for cell in SQUARES if abs(cell % 16 - around % 16) <= 2 and abs(cell // 16 - around // 16) <= 1]
    lines.append(f"where: {' '.join(map(name, near))}")
    if rng.random() < 0.4:
        lines.append(f"moves: {rng.choice(tokens)}:1")
    if arrows and rng.random() < 0.5:
        lines.append(f"arrows: {name(arrows[0])}")
    if rng.random() < 0.5:
        lines.append("facing: N E S W")
    return [*lines, f"most: {rng.randint(1, 3)}"]


def _rows(marks: dict[int, str]) -> list[str]:
    return [f"{y} " + " ".join(marks.get(cell, ".") for cell in row) for y, row in enumerate(ROWS, start=1)]


def as_sets(solutions: tuple[Solution, ...]) -> dict[frozenset[object], int]:
    return {changes_of(one.arrangement): one.steps for one in solutions}
