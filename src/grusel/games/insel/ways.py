"""Distances between the spots of the island for each role, as long as no further tile sinks."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grusel.games.insel.island import Island
from grusel.games.insel.state import State
from grusel.games.insel.tiles import TILES

SPOTS: Final[i64] = TILES
FAR: Final[i64] = 8  # also for unreachable spots


class Ways:
    """The spots in reach of one action from each spot, and the number of actions between spots."""

    def __init__(self, reach: vec[i64]) -> None:
        self.reach = reach
        steps = vec[i64]()
        start: i64 = 0
        while start < SPOTS:
            steps = _with_distances(steps, reach, start)
            start += 1
        self.steps: vec[i64] = steps


def ways_of(state: State, island: Island, role: str) -> Ways:
    if role == "diver":
        return _diving(island, state.options.diver_gaps, state.sunk, state.flooded)
    return _walking(island, role == "explorer", state.sunk)


@lru_cache(maxsize=1000)
def _walking(island: Island, climbs: bool, sunk: int) -> Ways:
    reach = vec[i64]()
    for beside in island.around if climbs else island.near:
        reach = append(reach, beside & ~sunk)
    return Ways(reach)


@lru_cache(maxsize=1000)
def _diving(island: Island, gaps: bool, sunk: int, flooded: int) -> Ways:
    beside = wading(island, gaps)
    reach = vec[i64]()
    spot: i64 = 0
    while spot < SPOTS:
        reach = append(reach, dives(beside, spot, sunk | flooded) & ~sunk)
        spot += 1
    return Ways(reach)


def wading(island: Island, gaps: bool) -> vec[i64]:
    """By spot, the neighbours of a Diver."""
    beside = vec[i64]()
    for spot in range(TILES):
        beside = append(beside, island.near[spot] | island.by_sea[spot] if gaps else island.near[spot])
    return beside


def dives(beside: vec[i64], here: i64, wet: i64) -> i64:
    """Underwater reach from tile to tile; dry tiles only end a dive (rules 2.3, Diver)."""
    reached = beside[here]
    seen = reached & wet & ~(1 << here)
    fresh = seen
    while fresh:
        more = beside_any(beside, fresh)
        reached |= more
        fresh = more & wet & ~seen
        seen |= fresh
    return reached


def beside_any(beside: vec[i64], spots: i64) -> i64:
    """The neighbours of any of the spots."""
    reached: i64 = 0
    spot: i64 = 0
    while spots >> spot:
        if spots >> spot & 1:
            reached |= beside[spot]
        spot += 1
    return reached


def _with_distances(steps: vec[i64], reach: vec[i64], start: i64) -> vec[i64]:
    """One more row of the table: the distance of every spot from this one."""
    first: i64 = len(steps)
    spot: i64 = 0
    while spot < SPOTS:
        steps = append(steps, FAR)
        spot += 1
    found: i64 = 1 << start
    fresh: i64 = found
    distance: i64 = 0
    while fresh and distance < FAR:
        _mark(steps, first, fresh, distance)
        fresh = beside_any(reach, fresh) & ~found
        found |= fresh
        distance += 1
    return steps


def _mark(steps: vec[i64], first: i64, spots: i64, distance: i64) -> None:
    spot: i64 = 0
    while spots >> spot:
        if spots >> spot & 1:
            steps[first + spot] = distance
        spot += 1
