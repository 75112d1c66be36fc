"""The whole game: floor 3 first, for every set of discovered monsters; then floors 2 and 1, with the value of leaving.

The model hero remembers the discovered monsters and nothing else of earlier floors; his guaranteed value holds against
every builder. The model builder faces a hero who draws every conclusion and is often even told what he did not
discover; what the builder concedes to that hero is the most he concedes to any hero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct

from grusel.games.shy.bots.book import Page, page_name, told_name
from grusel.games.shy.bots.ground import CURIOUS, GUESSING, HASTY
from grusel.games.shy.bots.position import PAIR
from grusel.games.shy.bots.solver import Hand
from grusel.games.shy.layout import BITS

ALL: Final = 63
PLAIN: Final = (1.0, 1.0, 1.0, 1.0)
TOLERANCES: Final = {3: 0.0010, 2: 0.0010, 1: 0.0006}
ALONE: Final = 0.0004  # for a floor as a game of its own
ROUGH: Final = 0.0030  # for the games of floor 2 with 30 and 90 hands, which are by far the slowest

Pages = dict[str, Page]
Highs = dict[str, float]  # for every page: the most its builder concedes


class Deal(Struct, frozen=True, omit_defaults=True):
    """A hand of the builder: monsters of the first floor (on the second) and of this one, and the value of leaving.

    Values with no monster met, the first, the second, both; and the cost of having met the first, or the second, and
    guessing the other wrongly.
    """

    before: int
    drawn: int
    worth: tuple[float, float, float, float]
    wrong: tuple[float, float] = (0.0, 0.0)


class Task(Struct, frozen=True, omit_defaults=True):
    """A game of one floor to be solved."""

    name: str
    floor: int
    monsters: int  # that may lie there, as far as the hero knows
    manner: int  # of the hero
    deals: tuple[Deal, ...]
    tolerance: float
    shapes: tuple[int, ...] = ()  # the builder's shapes; all if none are listed

    @property
    def peeks(self) -> int:
        return 3 - self.floor


def stages(pages: Pages, highs: Highs, tolerance: float = 1.0) -> Iterator[list[Task]]:
    """Rounds of games that can be solved in parallel, once the earlier ones are in the pages and highs.

    A smaller tolerance (1 is shipped) takes longer.
    """
    for floor in (3, 2, 1):
        yield [task(floor, discovered, pages, tolerance) for discovered in discoveries(floor)]
        yield [told_task(floor, before, pages, highs, tolerance) for before in TOLD_BEFORE[floor]]


def discoveries(floor: int) -> list[int]:
    """The possible discoveries before a floor, as sets."""
    return [_set(some) for size in range(2 * floor - 1) for some in combinations(range(6), size)]


def pairs(monsters: int) -> list[int]:
    return [_set(pair) for pair in combinations(BITS[monsters], 2)]


def _set(monsters: tuple[int, ...]) -> int:
    return sum(1 << monster for monster in monsters)


def meetings(pair: int) -> tuple[int, int, int, int]:
    """The possible meetings with two monsters: none, the first, the second, both."""
    first = pair & -pair
    return 0, first, pair ^ first, pair


# --- a hero who remembers his discoveries -----------------------------------------------------------------------------


def task(floor: int, discovered: int, pages: Pages, tolerance: float = 1.0) -> Task:
    deals = tuple(DEALS[floor](discovered, pages))
    fine = ALONE if floor == 3 and not discovered else ROUGH if floor == 2 and len(deals) > 6 else TOLERANCES[floor]
    manner = HASTY if floor == 3 else CURIOUS
    return Task(page_name(floor, discovered), floor, ALL & ~discovered, manner, deals, tolerance * fine)


def _third(discovered: int, pages: Pages) -> Iterator[Deal]:
    for pair in pairs(ALL & ~discovered):
        yield Deal(0, pair, PLAIN)


def _second(discovered: int, pages: Pages) -> Iterator[Deal]:
    values = {met: by_hand(pages[page_name(3, met)]) for met in discoveries(3) if page_name(3, met) in pages}
    for before in pairs(ALL):
        if before & discovered == discovered:
            for pair in pairs(ALL & ~before):
                last = (0, ALL & ~before & ~pair)
                none, first, second, both = (values[discovered | met][last] for met in meetings(pair))
                yield Deal(before, pair, (none, first, second, both))


def _first(discovered: int, pages: Pages) -> Iterator[Deal]:
    values = {met: by_hand(pages[page_name(2, met)]) for met in discoveries(2)}
    for pair in pairs(ALL):
        none, first, second, both = (_mean_second(pair, values[met]) for met in meetings(pair))
        yield Deal(0, pair, (none, first, second, both))


def _mean_second(before: int, values: dict[tuple[int, int], float]) -> float:
    found = [value for hand, value in values.items() if hand[0] == before]
    return sum(found) / len(found)


DEALS: Final[dict[int, Callable[[int, Pages], Iterator[Deal]]]] = {1: _first, 2: _second, 3: _third}


def by_hand(page: Page) -> dict[tuple[int, int], float]:
    return dict(zip(page.hands, page.values, strict=True))


# --- a hero who draws conclusions -------------------------------------------------------------------------------------

# The hero is told what he did not discover, with one exception: he has met one of two monsters, and the layout leaves
# the other open. As far as all candidates are equally likely the builder can continue as if only the one were known, in
# the *open* game: let m be the least of the chances of the n others, then n m of the game is open and the rest is told.
# Its value is the same as if the hero named the least likely of the others, and paid if it was that one.

# Sets of monsters before a floor: all of them told, or on floor 2 one met and the other left open. On floor 3 these are
# the games of a hero who has discovered as much.
TOLD_BEFORE: Final = {3: [], 2: [*(1 << monster for monster in range(6)), *pairs(ALL)], 1: [0]}


def told_task(floor: int, before: int, pages: Pages, highs: Highs, tolerance: float = 1.0) -> Task:
    name, some = told_name(floor, before), _proven(floor, before, pages)
    if before.bit_count() == 1:
        return Task(name, 2, ALL & ~before, HASTY, tuple(_open(before, highs)), tolerance * ROUGH, some)
    deals = tuple(_told(floor, before, highs))
    return Task(name, floor, ALL & ~before, CURIOUS | GUESSING, deals, tolerance * TOLERANCES[floor], some)


def _proven(floor: int, before: int, pages: Pages) -> tuple[int, ...]:
    """Shapes built against a hero who has discovered all or part of this: other shapes rarely matter."""
    games = [pages[page_name(floor, some)] for some in discoveries(floor) if some & before == some]
    return tuple(sorted({shape for page in games for choices in page.building for shape, _, _ in choices}))


def _told(floor: int, before: int, highs: Highs) -> Iterator[Deal]:
    for pair in pairs(ALL & ~before):
        worth = highs[told_name(floor + 1, before | pair)]
        _, first, second, _ = meetings(pair)
        wrong = (-_credit(floor, before, first, highs), -_credit(floor, before, second, highs))
        yield Deal(before, pair, (worth, worth, worth, worth), wrong)


def _credit(floor: int, before: int, met: int, highs: Highs) -> float:
    """The surplus of the games with the other monster told over the open one, if that one is solved."""
    if told_name(floor + 1, before | met) not in highs:
        return 0.0
    others = [1 << monster for monster in BITS[ALL & ~before & ~met]]
    told = [highs[told_name(floor + 1, before | met | other)] for other in others]
    return max(0.0, sum(told) - len(told) * highs[told_name(floor + 1, before | met)])


def _open(met: int, highs: Highs) -> Iterator[Deal]:
    """Floor 2 with one monster of floor 1 met; after that all is told."""
    for before in pairs(ALL):
        if before & met:
            for pair in pairs(ALL & ~before):
                worth = highs[told_name(3, before | pair)]
                yield Deal(before, pair, (worth, worth, worth, worth))


# --- floors as games of their own -------------------------------------------------------------------------------------


def alone(floor: int) -> Task:
    """Leaving the floor wins, and none of its monsters is known; the last floor is such a game anyway."""
    if floor == 3:
        return task(3, 0, {})
    deals = tuple(Deal(0, pair, PLAIN) for pair in pairs(ALL))
    return Task(f"floor {floor} alone", floor, ALL, HASTY, deals, ALONE)


# --- hands ------------------------------------------------------------------------------------------------------------


def hands(deals: tuple[Deal, ...]) -> list[Hand]:
    return [_hand(deal, 1 / len(deals)) for deal in deals]


def _hand(deal: Deal, chance: float) -> Hand:
    first, second = BITS[deal.drawn]
    return Hand(chance, first, second, PAIR[first][second], [*deal.worth, *deal.wrong])
