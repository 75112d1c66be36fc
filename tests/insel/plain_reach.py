"""A second, plain implementation of where pawns get on the island: by walking from place to place."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from grusel.games.insel.layouts import known
from grusel.games.insel.state import Options, Role

Place = tuple[int, int]
STRAIGHT = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class PlainIsland:
    """Spots by their places; the sunk and the flooded ones."""

    def __init__(self, options: Options) -> None:
        self.options = options
        rows = known(options.layout)
        self.wide, self.high = len(rows[0]), len(rows)
        self.places = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
        self.spots = {place: spot for spot, place in enumerate(self.places)}
        self.flooded: set[int] = set()
        self.sunk: set[int] = set()

    def is_there(self, place: Place) -> bool:
        return place in self.spots and self.spots[place] not in self.sunk

    def tiles(self, places: Iterable[Place]) -> set[int]:
        """The spots of those places that still have a tile."""
        return {self.spots[place] for place in places if self.is_there(place)}

    def neighbours(self, place: Place, climbs: bool) -> list[Place]:
        x, y = place
        return [(x + dx, y + dy) for dx, dy in (STRAIGHT + DIAGONAL if climbs else STRAIGHT)]

    def step(self, spot: int, climbs: bool) -> set[int]:
        return self.tiles(self.neighbours(self.places[spot], climbs))

    # --- for one action -----------------------------------------------------------------------------------------------

    def go(self, role: Role, spot: int, flown: bool) -> set[int]:
        if role == "diver":
            return self.dive(spot)
        if role == "pilot" and not flown:
            return self.tiles(self.places) - {spot}
        return self.step(spot, role == "explorer")

    def shore(self, role: Role, spot: int) -> set[int]:
        return (self.step(spot, role == "explorer") | {spot}) & self.flooded

    def dive(self, spot: int) -> set[int]:
        """Through flooded and sunken tiles; a dry tile only ends a dive."""
        return self.tiles(self.away(spot, self.is_wet)) - {spot}

    def is_wet(self, place: Place) -> bool:
        if place in self.spots:
            return self.spots[place] in self.sunk | self.flooded
        return self.options.diver_gaps and self.is_sea(place)

    def is_sea(self, place: Place) -> bool:
        """The open sea surrounds the island."""
        return place not in self.spots and -1 <= place[0] <= self.wide and -1 <= place[1] <= self.high

    def away(self, spot: int, passable: Callable[[Place], bool]) -> dict[Place, int]:
        """The distance of every place, if only these can be entered."""
        start = self.places[spot]
        steps, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            if here != start and not passable(here):
                continue
            for place in self.neighbours(here, climbs=False):
                if place not in steps and (place in self.spots or passable(place)):
                    steps[place] = steps[here] + 1
                    waiting.append(place)
        return steps

    # --- moved by the Navigator ---------------------------------------------------------------------------------------

    def push(self, role: Role, spot: int) -> set[int]:
        """One step of a pawn that the Navigator moves."""
        return self.step(spot, self.climbs(role))

    def push_two(self, role: Role, spot: int) -> set[int]:
        """Up to two steps."""
        climbs = self.climbs(role)
        found = self.push(role, spot)
        for middle in self.neighbours(self.places[spot], climbs):
            if self.is_there(middle) or (role == "diver" and self.options.navigator_diver and self.may_cross(middle)):
                found |= self.tiles(self.neighbours(middle, climbs))
        return found - {spot}

    def climbs(self, role: Role) -> bool:
        return role == "explorer" and self.options.navigator_explorer

    def may_cross(self, place: Place) -> bool:
        return place in self.spots or self.options.diver_gaps

    # --- from a sinking tile ------------------------------------------------------------------------------------------

    def swim(self, role: Role, spot: int) -> set[int]:
        if role == "pilot":
            return self.tiles(self.places)
        if role != "diver":
            return self.step(spot, role == "explorer")
        return self.dive(spot) if self.options.diver_swim == "dive" else self.nearest(spot)

    def nearest(self, spot: int) -> set[int]:
        """Over former tile spaces, or in a straight count over the sea too."""
        x, y = self.places[spot]
        away = self.away(spot, lambda place: place in self.spots)
        if self.options.diver_gaps:
            away = {place: abs(place[0] - x) + abs(place[1] - y) for place in self.places}
        left = {self.spots[place]: steps for place, steps in away.items() if self.is_there(place)}
        return {tile for tile, steps in left.items() if steps == min(left.values())}
