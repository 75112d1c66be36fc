"""Truths that fit what a seat sees and remembers, weighted by the number of ways in which the pieces can lie so.

The count treats every lid, vampire and garlic as a distinct piece, and every fitting arrangement of the unseen pieces
as equally likely. A vampire lies under a lid of its colour; nothing lies under a rat. A grave still holds what was
last seen in it; if no arrangement fits that, only unchangeable facts count, and if none fits those, only the view.
Lids that cover nothing stay undrawn, as in any state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import comb, factorial, perm
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from grusel.deck import Counts
from grusel.games.gruft.memory import Memory, remember, without_changing_things
from grusel.games.gruft.seeing import from_truth, rest
from grusel.games.gruft.state import (
    EMPTY,
    GARLIC,
    GRAVES,
    HIDDEN,
    LETTERS,
    OF_EACH_COLOUR,
    OWNERS,
    SPARE,
    UNSEEN,
    Event,
    State,
    View,
)

Pair = tuple[int, int]
T = TypeVar("T")


def imagine(view: View, seen: Iterable[Event], rng: Random) -> State:
    """Draw a truth that fits the view and the remembered events, by its probability."""
    memory = remember(view, seen)
    for believed in (memory, without_changing_things(memory), Memory({}, {})):
        unknown = Unknown(view, _plausible_garlic(view, believed, rng))
        if unknown.ways():
            lids, tiles = unknown.draw(rng)
            return from_truth(replace(view, lids=lids, tiles=tiles))
    raise ValueError("no truth fits this view")


def _plausible_garlic(view: View, memory: Memory, rng: Random) -> Memory:
    """If more garlic is remembered than can still lie in graves, some was found since: drop any of it."""
    laid = [(grave, tile) for grave, tile in memory.tiles.items() if tile in OWNERS]
    tiles = dict(memory.tiles)
    for owner, number in zip(OWNERS, garlic_in_closed_graves(view), strict=False):
        places = sorted([grave for grave, tile in laid if tile == owner])
        for grave in rng.sample(places, len(places) - number) if len(places) > number else ():
            tiles[grave] = EMPTY
    return Memory(memory.lids, tiles)


def garlic_in_closed_graves(view: View) -> list[int]:
    """Each player's garlic in closed graves: neither in the supply nor in an open grave."""
    each = GARLIC if view.options.garlic else 0
    shown = "".join([view.tiles[grave] for grave in view.open])
    return [each - own - shown.count(owner) for own, owner in zip(view.garlic, OWNERS, strict=False)]


def vampires_in_closed_graves(view: View) -> int:
    rows = sum([len(row.left) + row.hidden + len(row.right) for row in view.rows])
    given = len(view.gifts.gift) if view.gifts is not None else 0
    shown = sum([view.tiles[grave] in LETTERS for grave in view.open])
    return OF_EACH_COLOUR * len(LETTERS) - rows - given - shown - view.out


class Unknown:
    """The pieces still to be placed once the seen and remembered ones are in place."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.lids = _known(view.lids, view.open, memory.lids)
        self.tiles = _known(view.tiles, view.open, memory.tiles)
        known_lids, tiles = "".join(self.lids), "".join(self.tiles)
        self.unseen = rest(known_lids)  # coloured lids by colour
        rows = "".join([row.left + row.right for row in view.rows])
        self.vampires = rest(rows + tiles + (view.gifts.gift if view.gifts is not None else ""))
        remembered = "".join(memory.tiles.values())
        self.to_bury = vampires_in_closed_graves(view) - sum(map(remembered.count, LETTERS))
        in_graves = zip(OWNERS, garlic_in_closed_graves(view), strict=False)
        self.to_lay = [(owner, number - remembered.count(owner)) for owner, number in in_graves]
        self.garlic = sum([number for _, number in self.to_lay])
        self.rats = view.spares - (view.plague is not None)
        unsure = [grave for grave in range(GRAVES) if self.tiles[grave] == HIDDEN]
        self.fresh = [grave for grave in unsure if self.lids[grave] == HIDDEN]  # may hold a rat
        self.spare = [grave for grave in unsure if self.lids[grave] == SPARE]
        self.coloured = [[grave for grave in unsure if self.lids[grave] == letter] for letter in LETTERS]
        self.free = known_lids.count(HIDDEN) - len(self.fresh)  # certainly empty, and may be a rat's grave

    def ways(self) -> int:
        """The number of ways in which the pieces can lie."""
        if self.to_bury < 0 or min(*self.unseen, *self.vampires, *[number for _, number in self.to_lay]) < 0:
            return 0
        if not self.to_bury and not self.garlic:
            return 1
        return sum([ways for _, ways in self._totals()])

    def _totals(self) -> list[tuple[Pair, int]]:
        """The ways for each number of vampires under unknown lids and under known ones."""
        colours = _by_colour(self.unseen, self.vampires, self._room(), self.to_bury)[0]
        pairs = [(under, self.to_bury - under) for under in range(self.to_bury + 1)]
        return [(pair, colours[pair] * self._places(pair)) for pair in pairs if pair in colours]

    def _room(self) -> Counts:
        return tuple([len(graves) for graves in self.coloured])

    def _places(self, pair: Pair) -> int:
        under, _ = pair
        if under > sum(self.unseen):
            return 0
        splits = sum([ways for _, ways in self._splits(pair)])
        return factorial(under) * factorial(sum(self.unseen) - under) * splits

    def _splits(self, pair: Pair) -> Iterator[tuple[tuple[int, int, int], int]]:
        """Vampires in fresh graves, garlic in fresh graves and under spare lids: each split with its ways."""
        under, known = pair
        fresh, spare, coloured = len(self.fresh), len(self.spare), sum(self._room()) - known
        for buried in range(max(0, under - spare), min(under, fresh) + 1):
            vampires = comb(fresh, buried) * comb(spare, under - buried)
            spare_left = spare - under + buried
            for laid in range(max(0, self.garlic - spare_left - coloured), min(self.garlic, fresh - buried) + 1):
                rats = comb(fresh - buried, laid) * perm(self.free + fresh - buried - laid, self.rats)
                others = self.garlic - laid
                for on_spare in range(max(0, others - coloured), min(others, spare_left) + 1):
                    ways = comb(spare_left, on_spare) * comb(coloured, others - on_spare)
                    yield (buried, laid, on_spare), vampires * rats * ways

    def draw(self, rng: Random) -> tuple[str, str]:
        """Draw lids and tiles of all graves, each way equally likely."""
        if self.to_bury or self.garlic:
            self._fill(rng)
        return "".join(self.lids).replace(HIDDEN, UNSEEN), "".join(self.tiles).replace(HIDDEN, EMPTY)

    def _fill(self, rng: Random) -> None:
        pair = pick(self._totals(), rng)
        buried, laid, on_spare = pick(list(self._splits(pair)), rng)
        fresh, spare = shuffled(self.fresh, rng), shuffled(self.spare, rng)
        on_spare_buried = pair[0] - buried
        coloured = self._bury(pair, fresh[:buried] + spare[:on_spare_buried], rng)
        places = fresh[buried : buried + laid] + spare[on_spare_buried : on_spare_buried + on_spare]
        self._lay(places + rng.sample(coloured, self.garlic - laid - on_spare), rng)

    def _bury(self, pair: Pair, places: list[int], rng: Random) -> list[int]:
        """Place vampires with lids into these graves, others under known lids; return the known ones left empty."""
        colours = self._colours(pair, rng)
        under = [letter for letter, (number, _) in zip(LETTERS, colours, strict=True) for _ in range(number)]
        for grave, letter in zip(places, shuffled(under, rng), strict=True):
            self.lids[grave] = self.tiles[grave] = letter
        left = []
        for letter, (_, number), graves in zip(LETTERS, colours, self.coloured, strict=True):
            order = shuffled(graves, rng)
            for grave in order[:number]:
                self.tiles[grave] = letter
            left += order[number:]
        return left

    def _lay(self, places: list[int], rng: Random) -> None:
        """Place garlic into these graves; their lids have been seen, so they are no rats."""
        garlic = [owner for owner, number in self.to_lay for _ in range(number)]
        for grave, owner in zip(places, shuffled(garlic, rng), strict=True):
            self.tiles[grave] = owner
            if self.lids[grave] == HIDDEN:
                self.lids[grave] = SPARE

    def _colours(self, pair: Pair, rng: Random) -> list[Pair]:
        """The number of vampires of each colour under unknown lids and under known ones."""
        tables = _by_colour(self.unseen, self.vampires, self._room(), self.to_bury)
        under, known = pair
        found = []
        for kind, room in enumerate(self._room()):
            options = [
                ((some, others), ways * tables[kind + 1].get((under - some, known - others), 0))
                for (some, others), ways in _of_one_colour(self.unseen[kind], self.vampires[kind], room)
            ]
            some, others = pick(options, rng)
            under, known = under - some, known - others
            found.append((some, others))
        return found


def _known(shown: str, open_now: Sequence[int], remembered: dict[int, str]) -> list[str]:
    """The letters of open or remembered graves, which never overlap."""
    letters = [HIDDEN] * GRAVES
    for grave in open_now:
        letters[grave] = shown[grave]
    for grave, letter in remembered.items():
        letters[grave] = letter
    return letters


@cache
def _of_one_colour(unseen: int, vampires: int, room: int) -> list[tuple[Pair, int]]:
    """The ways to bury this many vampires of a colour under unseen lids and this many under lids of the colour."""
    return [
        ((some, others), comb(unseen, some) * comb(room, others) * perm(vampires, some + others))
        for some in range(min(unseen, vampires) + 1)
        for others in range(min(room, vampires - some) + 1)
    ]


@lru_cache(maxsize=256)
def _by_colour(unseen: Counts, vampires: Counts, room: Counts, most: int) -> list[dict[Pair, int]]:
    """By first colour: the ways to place this many vampires under unknown lids and this many under known ones."""
    tables: list[dict[Pair, int]] = [{(0, 0): 1}]
    for kind in reversed(range(len(LETTERS))):
        table: dict[Pair, int] = {}
        for (some, others), ways in _of_one_colour(unseen[kind], vampires[kind], room[kind]):
            for (under, known), more in tables[0].items():
                if some + others + under + known <= most:
                    pair = (some + under, others + known)
                    table[pair] = table.get(pair, 0) + ways * more
        tables.insert(0, table)
    return tables


def pick(weighted: Sequence[tuple[T, int]], rng: Random) -> T:
    """Pick one item by its weight."""
    number = rng.randrange(sum([weight for _, weight in weighted]))
    for thing, weight in weighted:
        number -= weight
        if number < 0:
            return thing
    raise AssertionError("expected weights of at least 0")


def shuffled(things: Sequence[T], rng: Random) -> list[T]:
    return rng.sample(things, len(things))
