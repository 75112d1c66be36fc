"""How much can be gained against the shipped strategies: exactly for the hero's, by a bound for the builder's."""

from __future__ import annotations

from grusel.bots.shy.book import Choice, Page, has_page, nearest, page, page_name, walking
from grusel.bots.shy.campaign import (
    ALL,
    Deal,
    Values,
    by_hand,
    discoveries,
    games_without_page,
    hands,
    meetings,
    pairs,
    task,
)
from grusel.bots.shy.ground import Ground
from grusel.bots.shy.plot import WAYS, Plot, survey, zeros
from grusel.bots.shy.position import KIND, SEARCH, searched
from grusel.bots.shy.response import builder_best, hero_best
from grusel.bots.shy.solver import Floor
from grusel.bots.shy.standing import shapes
from grusel.bots.shy.ways import Row, closed
from grusel.games.shy.shapes import Cells

# --- the hero's strategy ----------------------------------------------------------------------------------------------


def shipped_plot(floor: int, discovered: int, cells: Cells) -> Plot:
    """A shape with the shipped way to walk over it as its average."""
    monsters = ALL & ~discovered
    plot = survey(cells, monsters, 3 - floor, True)
    ground, rows = Ground(cells, monsters), walking(floor, discovered, cells)
    for state in range(plot.states):
        acts = range(plot.act_from[state], plot.act_from[state + 1])
        chances = _chances(ground, rows, plot.positions[state], [plot.acts[act] for act in acts])
        for act, chance in zip(acts, chances, strict=True):
            plot.average[act] = chance
    return plot


def _chances(ground: Ground, rows: dict[int, Row], position: int, codes: list[int]) -> list[float]:
    """By the book, or even ones where its hero never comes."""
    kept = codes
    if codes[0] >> KIND == SEARCH:
        after = searched(ground, position)
        kept = [code & (closed(position, after) | ~63) for code in codes]
        position = after
    row = rows.get(position, {})
    whole = sum(row.values())
    return [row.get(code, 0) / whole if whole else 1 / len(codes) for code in kept]


def left_to_the_hero(floor: int, discovered: int, deals: tuple[Deal, ...], some: list[Cells]) -> list[float]:
    """For each deal what the best builder leaves to the shipped hero, on these shapes."""
    plots = [shipped_plot(floor, discovered, cells) for cells in some]
    return builder_best(Floor(plots, hands(deals)))


def shipped() -> list[tuple[int, int]]:
    """Floor and what was discovered, of every page there is, the last floor first."""
    games = [(floor, discovered) for floor in (3, 2, 1) for discovered in discoveries(floor)]
    return [game for game in games if has_page(*game)]


def hero_values() -> Values:
    """What the shipped hero has for certain in every game."""
    values: Values = {}
    second = [discovered for floor, discovered in shipped() if floor == 2]
    for floor, discovered in shipped():
        plots = [shipped_plot(floor, discovered, cells) for cells in shapes()]
        games = {page_name(floor, discovered): task(floor, discovered, values).deals}
        if (floor, discovered) == (2, 0):
            games |= games_without_page(second, values)
        for name, deals in games.items():
            values[name] = by_hand(deals, builder_best(Floor(plots, hands(deals))))
    return values


# --- the builder's strategy -------------------------------------------------------------------------------------------


def best_against(choices: list[list[Choice]], deals: tuple[Deal, ...], monsters: int, peeks: int) -> float:
    """The most that a hero gets against these choices, one list for each deal; every sensible option counts."""
    used = sorted({shape for listed in choices for shape, _, _ in listed})
    cells = list(shapes())
    floor = Floor([survey(cells[shape], monsters, peeks, False) for shape in used], hands(deals))
    building = zeros(len(deals) * floor.width)
    for number, listed in enumerate(choices):
        total = sum(weight for _, _, weight in listed)
        for shape, way, weight in listed:
            building[number * floor.width + used.index(shape) * WAYS + way] = weight / total
    return hero_best(floor, building)


def page_gap(floor: int, discovered: int, values: Values) -> tuple[float, float]:
    """One game taken alone: what its hero has at least, and what its builder leaves at most."""
    found, name = page(page_name(floor, discovered)), page_name(floor, discovered)
    deals = task(floor, discovered, values).deals
    high = best_against(found.building, deals, ALL & ~discovered, 3 - floor)
    low = sum(values[name][deal.before, deal.drawn] for deal in deals) / len(deals)
    return low, high


def builder_bound() -> float:
    """At most so much is left to a hero who remembers everything: he is even told what he has not discovered."""
    third = {
        (discovered, pair): _known(page(page_name(3, discovered)), 0, pair)
        for discovered in discoveries(3)
        for pair in pairs(ALL & ~discovered)
    }
    second = {(met, before): _second(met, before, third) for before in pairs(ALL) for met in meetings(before)}
    first = page(page_name(1, 0))
    deals = tuple(_deal(0, pair, [second[met, pair] for met in meetings(pair)]) for _, pair in first.hands)
    return best_against(first.building, deals, ALL, 2)


def _known(found: Page, before: int, pair: int) -> float:
    """Floor 3 for a hero who knows the two monsters."""
    choices = found.building[found.hands.index((before, pair))]
    return best_against([choices], (Deal(before, pair, (1.0, 1.0, 1.0, 1.0)),), pair, 0)


def _second(discovered: int, before: int, third: dict[tuple[int, int], float]) -> float:
    """Floor 2 for a hero who knows the monsters of floor 1."""
    found = page(page_name(2, nearest(2, discovered)))
    drawn = pairs(ALL & ~before)
    deals = tuple(
        _deal(before, pair, [third[discovered | met, ALL & ~before & ~pair] for met in meetings(pair)])
        for pair in drawn
    )
    choices = [found.building[found.hands.index((before, pair))] for pair in drawn]
    return best_against(choices, deals, ALL & ~before, 1)


def _deal(before: int, pair: int, worth: list[float]) -> Deal:
    none, first, second, both = worth
    return Deal(before, pair, (none, first, second, both))
