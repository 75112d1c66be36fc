"""Generate levels: a few pieces on a few lines, so that they see each other, and nothing superfluous."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Illegal
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.ideas import ideas
from grusel.games.flure.puzzles.level import OWN, Best, Idea, Level
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.roam import roam
from grusel.games.flure.puzzles.solved import Solved
from grusel.games.flure.puzzles.solver import solve
from grusel.games.flure.squares import ROWS, SQUARES, WIDTH
from grusel.games.flure.state import ABSENT, State

Span = tuple[int, int]
OWN_TOKENS = ("A4", "A5", "A3", "A1")
ENEMY_TOKENS = ("B4", "B5", "B3", "B1")
POOLS = ((0, 1, 16, 17), (0, 1, 2, 3), (0, 16, 32, 48))
MARGIN = {0, 1, 16, 175, 174, 159}  # both corners stay free, as in the expert set-up


class Recipe(Struct, frozen=True):
    """The contents of a level and what it has to achieve."""

    own: Span = (1, 2)
    enemies: Span = (1, 2)
    blocks: str = ""  # marks to choose from
    beside: bool = False  # blocks lie beside figures
    many: Span = (0, 0)  # blocks
    pools: Span = (0, 0)
    teleporters: Span = (0, 0)  # pairs
    stocks: tuple[str, ...] = ("",)
    moves: Span = (0, 0)
    facing: bool = False
    arrows: bool = False
    changes: Span = (1, 1)
    steps: Span = (4, 40)
    solutions: Span = (1, 3)
    score: tuple[float, float] = (0.0, 9.0)
    show: tuple[Idea, ...] = ()  # every solution shows one of these
    loops: bool = False  # without changes the monster walks in a loop
    most_walks: int = 30_000


def generate(rng: Random, recipe: Recipe, tries: int) -> tuple[Level, Solved] | None:
    """Return a level after the recipe with its best solution, or None after too many tries."""
    for _ in range(tries):
        level = sketch(rng, recipe)
        found = judged(level, recipe) if level else None
        if level and found:
            level, found = cleared(level, found, recipe)
            if recipe.score[0] <= _score(found) <= recipe.score[1]:
                return finished(level, found), found
    return None


def judged(level: Level, recipe: Recipe) -> Solved | None:
    """Return the solver's result if the level fits the recipe."""
    walk = roam(level.position)
    if walk.outcome == "solved" or (recipe.loops and walk.outcome != "loop"):
        return None
    if _too_easy(level, recipe.changes[0]):
        return None
    found = solve(level, lambda walks: walks < recipe.most_walks, 3 * recipe.solutions[1])
    if not found.complete or not recipe.solutions[0] <= len(found.solutions) <= recipe.solutions[1]:
        return None
    best = found.solutions[0]
    fits = recipe.changes[0] <= best.changes <= recipe.changes[1] and recipe.steps[0] <= best.steps <= recipe.steps[1]
    return found if fits and (not recipe.show or set(shared_ideas(level, found)) & set(recipe.show)) else None


def _too_easy(level: Level, changes: int) -> bool:
    """Tell whether fewer changes would do."""
    return changes > 1 and bool(solve(replace(level, most=changes - 1), None, 0).solutions)


def shared_ideas(level: Level, found: Solved) -> tuple[Idea, ...]:
    """Return the ideas that every solution needs, rarest first."""
    shown = [ideas(roam(arrange(level, one.arrangement))) for one in found.solutions]
    return tuple(idea for idea in shown[0] if all(idea in other for other in shown))


def finished(level: Level, found: Solved) -> Level:
    """Add everything known about the level."""
    best = found.solutions[0]
    grade = found.difficulty.grade if found.difficulty else 0
    return replace(level, best=Best(best.changes, best.steps), solution=best.arrangement, grade=grade)


def cleared(level: Level, found: Solved, recipe: Recipe) -> tuple[Level, Solved]:
    """Remove the pieces that the puzzle does not need."""
    for smaller in _without_one(level):
        again = judged(smaller, recipe)
        if again and again.solutions[0].best == found.solutions[0].best:
            return cleared(smaller, again, recipe)
    return level, found


def _score(found: Solved) -> float:
    return found.difficulty.score if found.difficulty else 0.0


def _without_one(level: Level) -> Iterator[Level]:
    state = level.position
    for block in state.blocks:
        yield replace(level, position=replace(state, blocks=tuple(one for one in state.blocks if one != block)))
    if state.blood:
        yield replace(level, position=replace(state, blood=()))
    if state.teleporters and not level.arrows:
        yield replace(level, position=replace(state, teleporters=()))
    movable = [one.figure for one in level.moves]
    for figure, place in enumerate(state.places):
        if place >= 0 and figure not in movable and _spare(state, figure):
            places = tuple(ABSENT if one == figure else where for one, where in enumerate(state.places))
            yield replace(level, position=replace(state, places=places))


def _spare(state: State, figure: int) -> bool:
    """Tell whether a piece may go; the last enemy and the last own figure stay."""
    side = [one for one, place in enumerate(state.places) if place >= 0 and (one // 4 == OWN) == (figure // 4 == OWN)]
    return len(side) > 1


# --- sketches ---------------------------------------------------------------------------------------------------------


def sketch(rng: Random, recipe: Recipe) -> Level | None:
    """Return a random hall after the recipe, or None if the pieces do not fit."""
    cells = _crossings(rng)
    marks: dict[int, str] = {}
    if rng.randint(*recipe.pools):
        _pour(rng, marks)
    arrows = _pairs(rng, recipe, marks, cells)
    tokens = [*OWN_TOKENS[: rng.randint(*recipe.own)], *ENEMY_TOKENS[: rng.randint(*recipe.enemies)]]
    pieces = ["M" + rng.choice("^>v<"), *tokens]
    pieces += [rng.choice(recipe.blocks) for _ in range(rng.randint(*recipe.many))]
    free = [cell for cell in cells if cell not in marks]
    if len(free) < len(pieces):
        return None
    marks |= dict(zip(free, pieces, strict=False))
    if recipe.beside:
        _pull_together(rng, recipe, marks)
    try:
        return parse("\n".join([*_wishes(rng, recipe, tokens, arrows), *_rows(marks)]))
    except Illegal:
        return None


def _pull_together(rng: Random, recipe: Recipe, marks: dict[int, str]) -> None:
    """Move every block beside a figure, if there is room."""
    for cell, mark in list(marks.items()):
        if mark in recipe.blocks:
            figure = rng.choice([other for other, token in marks.items() if token[0] in "AB"])
            beside = figure + rng.choice((1, -1, 16, -16))
            if beside in SQUARES and beside not in marks and beside not in MARGIN:
                del marks[cell]
                marks[beside] = mark


def _crossings(rng: Random) -> list[int]:
    """Return the squares where a few rows and columns cross, in random order."""
    columns, rows = rng.sample(range(WIDTH), 5), rng.sample(range(len(ROWS)), 4)
    cells = [y * WIDTH + x for y in sorted(rows) for x in sorted(columns)]
    cells = [cell for cell in cells if cell in SQUARES and cell not in MARGIN]
    rng.shuffle(cells)
    return cells


def _pour(rng: Random, marks: dict[int, str]) -> None:
    corner, pool = rng.choice(SQUARES), rng.choice(POOLS)
    cells = [corner + more for more in pool]
    straight = all(cell in SQUARES and cell not in MARGIN and cell % WIDTH >= corner % WIDTH for cell in cells)
    if straight:
        marks |= dict.fromkeys(cells, "~")


def _pairs(rng: Random, recipe: Recipe, marks: dict[int, str], cells: list[int]) -> list[int]:
    arrows: list[int] = []
    for pair in "KO"[: rng.randint(*recipe.teleporters)]:
        for _ in range(2):
            beside = {one + step for one in arrows for step in (1, -1, WIDTH, -WIDTH)}  # not side by side (rules 6.7)
            free = [cell for cell in cells if cell not in marks and cell not in beside]
            if free:
                arrows.append(free[0])
                marks[free[0]] = pair + rng.choice("^>v<")
    return arrows


def _wishes(rng: Random, recipe: Recipe, tokens: list[str], arrows: list[int]) -> Iterator[str]:
    stock = rng.choice(recipe.stocks)
    if stock:
        yield f"stock: {stock}"
    movable = rng.sample(tokens, min(len(tokens), rng.randint(*recipe.moves)))
    if movable:
        yield "moves: " + " ".join(movable)
    if recipe.facing:
        yield "facing: N E S W"
    if recipe.arrows and arrows:
        yield "arrows: " + " ".join(f"{chr(97 + cell % WIDTH)}{cell // WIDTH + 1}" for cell in arrows)
    yield f"most: {recipe.changes[1]}"


def _rows(marks: dict[int, str]) -> Iterator[str]:
    for y, row in enumerate(ROWS, start=1):
        yield f"{y} " + " ".join(marks.get(cell, ".") for cell in row)
