"""Find every solution of a level, or prove that there is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import comb

from msgspec import Struct
from msgspec.structs import replace

from grusel.games.flure.bridge import BLOCKS, load
from grusel.games.flure.puzzles.arrange import move
from grusel.games.flure.puzzles.choices import tiles, ways
from grusel.games.flure.puzzles.difficulty import difficulty
from grusel.games.flure.puzzles.level import Arrangement, Level, Turn
from grusel.games.flure.puzzles.search import FACE, POOL, TELEPORT, TURN, Option, Search, run
from grusel.games.flure.puzzles.solved import Solution, Solved
from grusel.games.flure.setup import squares_of
from grusel.games.flure.squares import DIRECTIONS, Direction
from grusel.games.flure.state import PAIRS, STOCK, Place, Play, State, Tile
from grusel.grid import members

EVERY = 1_000_000
Change = Place | Turn | Direction
Report = Callable[[int], bool]  # walks so far; false stops the solver


class Part(Struct, frozen=True):
    """The result of one process, for its share of the first changes."""

    complete: bool
    solutions: tuple[Solution, ...]
    walks: int
    near: int


def solve(level: Level, report: Report | None = None, enough: int = EVERY) -> Solved:
    """Return all minimal solutions, best first; stop after more than enough."""
    return joined(level, [solve_part(level, 0, 1, report, enough)])


def solve_part(level: Level, part: int, parts: int, report: Report | None = None, enough: int = EVERY) -> Part:
    """Solve the share of one of several processes; `joined` joins the shares."""
    found: list[Solution] = []
    walks = near = 0
    for moves, state in bases(level):
        if len(moves) > level.most:
            continue
        search, changes = _search(level, state, level.most - len(moves))
        search.part, search.parts, search.enough = part, parts, enough - len(found)
        search.report = None if report is None else lambda more, before=walks: report(before + more)
        run(search)
        walks, near = walks + int(search.walks), near + int(search.near)
        found += [_solution(moves, [changes[at] for at in chosen], steps) for chosen, steps in search.found]
        if search.stopped:
            return Part(False, tuple(found), walks, near)
    return Part(True, tuple(found), walks, near)


def joined(level: Level, parts: list[Part]) -> Solved:
    solutions = sorted(lean([one for part in parts for one in part.solutions]), key=_order)
    walks, near = sum(part.walks for part in parts), sum(part.near for part in parts)
    complete = all(part.complete for part in parts)
    solved = Solved(complete, tuple(solutions), walks, space(level), near, None)
    return replace(solved, difficulty=difficulty(level, solved)) if solutions else solved


def lean(solutions: list[Solution]) -> list[Solution]:
    """Keep the solutions that need each of their changes."""
    sets = {changes_of(one.arrangement) for one in solutions}
    smaller = sorted(sets, key=len)
    return [
        one
        for one in solutions
        if not any(other < changes_of(one.arrangement) for other in smaller if len(other) < one.changes)
    ]


def changes_of(arrangement: Arrangement) -> frozenset[Play | Change]:
    facing: tuple[Direction, ...] = (arrangement.facing,) if arrangement.facing else ()
    return frozenset([*arrangement.moves, *arrangement.places, *arrangement.turns, *facing])


def bases(level: Level) -> Iterator[tuple[tuple[Play, ...], State]]:
    """List every distinct hall after moving figures, fewest moves first."""
    seen: set[State] = set()
    for size in range(len(level.moves) + 1):
        for order in permutations(level.moves, size):
            halls: list[tuple[tuple[Play, ...], State]] = [((), level.position)]
            for movable in order:
                halls = [
                    ((*moves, Play(way.figure, way.path)), move(state, way.figure, way.path, 6))
                    for moves, state in halls
                    for way in ways(state, movable)
                ]
            for moves, state in halls:
                if state not in seen:
                    seen.add(state)
                    yield moves, state


def space(level: Level) -> int:
    """Count the arrangements, including those with overlapping tiles."""
    counts = [1]
    spots = Counter(_stock(place.tile) for place in tiles(level, level.position))
    for stock, number in enumerate(level.position.stock):
        counts = _times(counts, [comb(spots[stock], some) for some in range(number + 1)])
    for _ in level.arrows:
        counts = _times(counts, [1, 3])
    counts = _times(counts, [1, len(level.facings)])
    for one in level.moves:
        counts = _times(counts, [1, len(ways(level.position, one))])
    return sum(counts[: level.most + 1])


def _times(one: list[int], other: list[int]) -> list[int]:
    product = [0] * (len(one) + len(other) - 1)
    for at, a in enumerate(one):
        for by, b in enumerate(other):
            product[at + by] += a * b
    return product


def _order(solution: Solution) -> tuple[int, int, str]:
    return solution.changes, solution.steps, repr(solution.arrangement)


def _search(level: Level, state: State, most: int) -> tuple[Search, list[Change]]:
    hall = load(state)
    hall.last_half = True
    changes = _changes(level, state)
    supply = [*state.stock, *[1] * (1 + len(level.arrows))]
    search = Search(hall, [_option(level, change) for change in changes], supply, most)
    for pair, kind in enumerate(PAIRS):
        alone = [one.cell for one in state.teleporters if one.pair == kind]
        search.pairs[pair] = alone[0] + 1 if len(alone) == 1 else 0
    return search, changes


def _changes(level: Level, state: State) -> list[Change]:
    drawn = {one.cell: one.arrow for one in state.teleporters}
    turns = [Turn(cell, arrow) for cell in level.arrows for arrow in DIRECTIONS if arrow != drawn[cell]]
    return [*level.facings, *turns, *tiles(level, state)]


def _option(level: Level, change: Change) -> Option:
    """Convert a change for the search; supplies are the stock, the facing, then each arrow."""
    match change:
        case Turn(cell, arrow):
            stock = len(STOCK) + 1 + level.arrows.index(cell)
            return Option(TURN, stock, [cell], DIRECTIONS.index(arrow), 0)
        case Place(tile, cell, arrow):
            stock = _stock(tile)
            if tile in PAIRS:
                return Option(TELEPORT, stock, [cell], DIRECTIONS.index(arrow or "N"), PAIRS.index(tile))
            kind = next((BLOCKS[block] for block in BLOCKS if block == tile), POOL)
            return Option(kind, stock, list(members(squares_of(change))), 0, 0)
    return Option(FACE, len(STOCK), [0], DIRECTIONS.index(change), 0)


def _stock(tile: Tile) -> int:
    return STOCK.index("4x1" if tile == "1x4" else tile)


def _solution(moves: tuple[Play, ...], changes: list[Change], steps: int) -> Solution:
    places = tuple(change for change in changes if isinstance(change, Place))
    turns = tuple(change for change in changes if isinstance(change, Turn))
    facing = next((change for change in changes if isinstance(change, str)), None)
    arrangement = Arrangement(moves=moves, places=places, turns=turns, facing=facing)
    return Solution(arrangement, len(moves) + len(changes), steps)
