"""Exploitability of the shipped strategies: exact for each game, with bounds for the whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor

from msgspec import Struct
from msgspec.structs import replace

from grusel.games.shy.bots.book import Choice, Page, ground, page, page_name, shipped, told_name, walking
from grusel.games.shy.bots.campaign import ALL, Deal, Highs, Pages, Task, hands, stages
from grusel.games.shy.bots.equilibrium import mean
from grusel.games.shy.bots.ground import FREE, GUESSING
from grusel.games.shy.bots.plot import WAYS, Plot, survey, zeros
from grusel.games.shy.bots.response import builder_best, hero_best
from grusel.games.shy.bots.rounding import walk_by
from grusel.games.shy.bots.solver import Floor
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.shapes import Cells


class Measured(Struct):
    """A page measured against the best opponents."""

    name: str
    page: Page  # with the hero's value against each hand; without his walks
    low: float  # 0 if the book has no hero for it
    high: float


def measure(jobs: int) -> Iterator[Measured]:
    """Every page of the book; the value of leaving a floor comes from the measurement of the next floor."""
    pages: Pages = {}
    highs: Highs = {}
    for stage in stages(pages, highs):
        for found in _measured_all([task for task in stage if task.name in shipped()], jobs):
            pages[found.name] = found.page
            highs[found.name] = found.high
            yield found


def _measured_all(games: Iterable[Task], jobs: int) -> Iterator[Measured]:
    if jobs <= 1:
        yield from map(measured, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(measured, games)


def measured(task: Task) -> Measured:
    found = page(task.name)
    high = best_against(found.building, task.deals, task.monsters, task.peeks, FREE | task.manner & GUESSING)
    if not found.walking:
        return Measured(task.name, found, 0.0, high)
    values = left_to_the_hero(task.floor, ALL & ~task.monsters, task.deals, list(shapes()))
    return Measured(task.name, replace(found, values=values, walking=[]), mean(hands(task.deals), values), high)


def whole_game(found: dict[str, Measured]) -> tuple[float, float]:
    """The shipped hero's guaranteed value, and the most that the shipped builder concedes to any hero."""
    return found[page_name(1, 0)].low, found[told_name(1, 0)].high


# --- the hero's strategy ----------------------------------------------------------------------------------------------


def left_to_the_hero(floor: int, discovered: int, deals: tuple[Deal, ...], some: list[Cells]) -> list[float]:
    """For each deal, what the best builder concedes to the shipped hero on these shapes."""
    plots = [shipped_plot(floor, discovered, cells) for cells in some]
    return builder_best(Floor(plots, hands(deals)))


def shipped_plot(floor: int, discovered: int, cells: Cells) -> Plot:
    """A shape with the shipped walk as its average."""
    there = ground(floor, discovered, cells)
    plot = survey(cells, ALL & ~discovered, 3 - floor, there.manner)
    walk_by(plot, there, walking(floor, discovered, cells))
    return plot


# --- the builder's strategy -------------------------------------------------------------------------------------------


def best_against(
    choices: list[list[Choice]], deals: tuple[Deal, ...], monsters: int, peeks: int, manner: int = FREE
) -> float:
    """The most a hero gets against these choices, one list for each deal, over all sensible options."""
    used = sorted({shape for listed in choices for shape, _, _ in listed})
    cells = list(shapes())
    floor = Floor([survey(cells[shape], monsters, peeks, manner) for shape in used], hands(deals))
    building = zeros(len(deals) * floor.width)
    for number, listed in enumerate(choices):
        total = sum(weight for _, _, weight in listed)
        for shape, way, weight in listed:
            building[number * floor.width + used.index(shape) * WAYS + way] = weight / total
    return hero_best(floor, building)
