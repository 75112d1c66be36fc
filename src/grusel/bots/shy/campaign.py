"""The whole game: floor 3 first, whatever has been discovered; then floors 2 and 1 with what leaving them is worth.

The hero is taken to remember which monsters were discovered, and nothing else of earlier floors. The builder knows all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from typing import Final

from msgspec import Struct

from grusel.bots.shy.book import Page, page_name, written_building, written_walk
from grusel.bots.shy.equilibrium import solve
from grusel.bots.shy.plot import WAYS, survey
from grusel.bots.shy.position import PAIR
from grusel.bots.shy.response import builder_best
from grusel.bots.shy.solver import Floor, Hand
from grusel.bots.shy.standing import shapes
from grusel.games.shy.layout import BITS

ALL: Final = 63
LEAST: Final = 0.0001  # what the builder does more seldom is left out
FINE: Final = 1000  # parts in which the hero's chances are kept, on the last floor with 1, 3 or all 15 hands
COARSE: Final = 250
TOLERANCES: Final = {3: 0.0015, 2: 0.0010, 1: 0.0006}

Values = dict[str, dict[tuple[int, int], float]]  # by page and hand: what the hero has for certain


class Deal(Struct, frozen=True):
    """A hand of the builder: monsters of the first floor (on the second), of this one, and what leaving is worth.

    Worth with nothing met, the first monster, the second, both.
    """

    before: int
    drawn: int
    worth: tuple[float, float, float, float]


class Task(Struct, frozen=True):
    floor: int
    discovered: int
    deals: tuple[Deal, ...]
    tolerance: float
    also: dict[str, tuple[Deal, ...]]  # games without a page of their own in which this one is used

    @property
    def name(self) -> str:
        return page_name(self.floor, self.discovered)


class Answer(Struct):
    name: str
    page: Page
    low: float
    high: float
    shapes: int
    values: Values


def campaign(jobs: int, report: Callable[[Answer], None], tolerance: float = 1.0) -> dict[str, Page]:
    """All pages of the book, floor after floor; a smaller tolerance (1 is what is shipped) takes longer."""
    pages: dict[str, Page] = {}
    values: Values = {}
    for floor in (3, 2, 1):
        tasks = [task(floor, discovered, values, tolerance) for discovered in discoveries(floor)]
        for answer in _answers(tasks, jobs):
            report(answer)
            pages[answer.name] = answer.page
            values |= answer.values
    return pages


def _answers(tasks: list[Task], jobs: int) -> Iterator[Answer]:
    if jobs <= 1:
        yield from map(answer, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(answer, one) for one in tasks]):
            yield done.result()


def discoveries(floor: int) -> list[int]:
    """What may have been discovered before a floor, as sets, where there is a page for it.

    On floor 2 there is none for a single monster: the hero plays as if he had forgotten it.
    """
    sizes = {3: (0, 1, 2, 3, 4), 2: (0, 2), 1: (0,)}[floor]
    return [_set(some) for size in sizes for some in combinations(range(6), size)]


def pairs(monsters: int) -> list[int]:
    return [_set(pair) for pair in combinations(BITS[monsters], 2)]


def _set(monsters: tuple[int, ...]) -> int:
    return sum(1 << monster for monster in monsters)


def task(floor: int, discovered: int, values: Values, tolerance: float = 1.0) -> Task:
    deals = tuple(DEALS[floor](discovered, values))
    others = games_without_page(discoveries(2), values) if floor == 2 and not discovered else {}
    return Task(floor, discovered, deals, tolerance * TOLERANCES[floor], others)


def games_without_page(pages: list[int], values: Values) -> dict[str, tuple[Deal, ...]]:
    """On floor 2 the page for nothing discovered is used where there is none: always where one monster was."""
    sets = [_set(some) for size in (1, 2) for some in combinations(range(6), size)]
    return {page_name(2, one): tuple(_second(one, values)) for one in sets if one not in pages}


def _third(discovered: int, values: Values) -> Iterator[Deal]:
    for pair in pairs(ALL & ~discovered):
        yield Deal(0, pair, (1.0, 1.0, 1.0, 1.0))


def _second(discovered: int, values: Values) -> Iterator[Deal]:
    for before in pairs(ALL):
        if before & discovered == discovered:
            for pair in pairs(ALL & ~before):
                last = (0, ALL & ~before & ~pair)
                none, first, second, both = (values[page_name(3, discovered | met)][last] for met in meetings(pair))
                yield Deal(before, pair, (none, first, second, both))


def _first(discovered: int, values: Values) -> Iterator[Deal]:
    for pair in pairs(ALL):
        none, first, second, both = (_mean_second(pair, values[page_name(2, met)]) for met in meetings(pair))
        yield Deal(0, pair, (none, first, second, both))


def _mean_second(before: int, values: dict[tuple[int, int], float]) -> float:
    found = [value for hand, value in values.items() if hand[0] == before]
    return sum(found) / len(found)


def meetings(pair: int) -> tuple[int, int, int, int]:
    """What can be met of two monsters: none, the first, the second, both."""
    first = pair & -pair
    return 0, first, pair ^ first, pair


DEALS: Final[dict[int, Callable[[int, Values], Iterator[Deal]]]] = {1: _first, 2: _second, 3: _third}


def hands(deals: tuple[Deal, ...]) -> list[Hand]:
    return [_hand(deal, 1 / len(deals)) for deal in deals]


def _hand(deal: Deal, chance: float) -> Hand:
    first, second = BITS[deal.drawn]
    return Hand(chance, first, second, PAIR[first][second], list(deal.worth))


def answer(one: Task) -> Answer:
    """A page from a task."""
    monsters, peeks = ALL & ~one.discovered, 3 - one.floor
    whole = FINE if one.floor == 3 and len(one.deals) in (1, 3, 15) else COARSE
    plots = [survey(cells, monsters, peeks, True) for cells in shapes()]
    solved = solve(plots, hands(one.deals), one.tolerance)
    width = len(solved.in_play) * WAYS
    building = [
        written_building(solved.building[at * width : at * width + width], solved.in_play, LEAST)
        for at in range(len(one.deals))
    ]
    walking = [written_walk(plot, monsters, peeks, whole) for plot in plots]
    page = Page(whole, [(deal.before, deal.drawn) for deal in one.deals], solved.values, building, walking)
    games = {one.name: one.deals} | one.also
    values = {name: by_hand(deals, builder_best(Floor(plots, hands(deals)))) for name, deals in games.items()}
    return Answer(one.name, page, solved.low, solved.high, len(solved.in_play), values)


def by_hand(deals: tuple[Deal, ...], values: list[float]) -> dict[tuple[int, int], float]:
    return {(deal.before, deal.drawn): value for deal, value in zip(deals, values, strict=True)}
