"""A level as text: header lines over the usual diagram; docs/puzzles.md describes the form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grusel.games.flure import diagram, tokens
from grusel.games.flure.puzzles.changes import write
from grusel.games.flure.puzzles.level import MOST_CHANGES, Level
from grusel.games.flure.squares import ROWS, WIDTH, name
from grusel.games.flure.state import STOCK, State, figure_number

LANGUAGES = ("en", "de", "nl")


def draw(level: Level) -> str:
    """Return the level in the form that `parse` reads, without what has its default."""
    return "\n".join([*_headers(level), *_rows(level.position)]) + "\n"


def _headers(level: Level) -> Iterator[str]:
    for key, texts in (("name", level.names), ("hint", level.hints)):
        yield from (f"{key}.{language}: {texts[language]}" for language in LANGUAGES if language in texts)
    yield from _allowed(level)
    if level.idea:
        yield f"idea: {level.idea}"
    if level.best:
        yield f"best: {level.best.changes} {level.best.steps}"
    if level.grade:
        yield f"grade: {level.grade}"
    if level.solution:
        yield f"solution: {'; '.join(write(level, level.solution))}"


def _allowed(level: Level) -> Iterator[str]:
    state = level.position
    if any(state.stock):
        yield f"stock: {' '.join(_stock(state.stock))}"
    if level.where:
        yield f"where: {' '.join(areas(level.where))}"
    if level.moves:
        yield f"moves: {' '.join(_movable(state, one.figure, one.points) for one in level.moves)}"
    if level.arrows:
        yield f"arrows: {' '.join(map(name, level.arrows))}"
    if level.facings:
        yield f"facing: {' '.join(level.facings)}"
    if level.most != MOST_CHANGES:
        yield f"most: {level.most}"


def _stock(counts: Sequence[int]) -> list[str]:
    return [tokens.TILE_MARKS[tile] for tile, count in zip(STOCK, counts, strict=True) for _ in range(count)]


def _movable(state: State, figure: int, points: int) -> str:
    token = tokens.token_in(state, figure)
    return token if points == figure_number(figure, state.black[figure]) else f"{token}:{points}"


def areas(cells: Sequence[int]) -> list[str]:
    """Return squares as rectangles from the top left, as wide and then as high as possible."""
    left, found = set(cells), []
    for cell in sorted(cells):
        if cell in left:
            covered = _rectangle(cell, left)
            left -= covered
            last = max(covered)
            found.append(name(cell) if last == cell else f"{name(cell)}-{name(last)}")
    return found


def _rectangle(cell: int, free: set[int]) -> set[int]:
    width = next(wide for wide in range(1, WIDTH + 1) if cell + wide not in free or (cell + wide) % WIDTH == 0)
    covered: set[int] = set()
    for row in range(len(ROWS)):
        line = {cell + row * WIDTH + x for x in range(width)}
        if not line <= free:
            break
        covered |= line
    return covered


def _rows(state: State) -> list[str]:
    lines = diagram.draw(state).splitlines()
    return lines[-1 - len(ROWS) :]
