"""Where pawns can go and what they can shore up, role by role (rules 2.2, 2.3, 2.6); sets are masks of spots."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache

from grusel.games.insel.island import Island, island_of
from grusel.games.insel.state import State
from grusel.games.insel.tiles import ALL, BIT
from grusel.grid import members


def steps(state: State, pawn: int) -> int:
    """Where a pawn gets for one action of its own."""
    island, here, role = island_of(state.options), state.pawns[pawn], state.roles[pawn]
    if role == "diver":
        return dive(state, island, here) & ~state.sunk
    if role == "pilot" and not state.flown:
        return ALL - BIT[here] & ~state.sunk
    return (island.around if role == "explorer" else island.near)[here] & ~state.sunk


def put(pawns: tuple[int, ...], pawn: int, spot: int) -> tuple[int, ...]:
    """The pawns with one of them on another spot."""
    after = list(pawns)
    after[pawn] = spot
    return tuple(after)


def walk(state: State, pawn: int) -> int:
    """Where anybody could get with one step."""
    return island_of(state.options).near[state.pawns[pawn]] & ~state.sunk


def dive(state: State, island: Island, here: int) -> int:
    """All other spots beside water that can be reached under water (rules 2.3, Diver)."""
    return _dive(island, state.options.diver_gaps, here, state.flooded | state.sunk)


@lru_cache(maxsize=1 << 12)
def _dive(island: Island, gaps: bool, here: int, wet: int) -> int:
    """Dry tiles are only an end."""
    reached = _by_water(island, gaps, here)
    seen = fresh = reached & wet & ~BIT[here]
    while fresh:
        lowest = fresh & -fresh
        fresh ^= lowest
        beside = _by_water(island, gaps, lowest.bit_length() - 1)
        reached |= beside
        new = beside & wet & ~seen
        seen |= new
        fresh |= new
    return reached & ~BIT[here]


def _by_water(island: Island, gaps: bool, spot: int) -> int:
    return island.near[spot] | island.by_sea[spot] if gaps else island.near[spot]


def shores(state: State, pawn: int) -> int:
    """Flooded tiles that a pawn can shore up: its own and its neighbours'."""
    island = island_of(state.options)
    reach = island.own_and_around if state.roles[pawn] == "explorer" else island.own_and_near
    return reach[state.pawns[pawn]] & state.flooded


def pushes(state: State, pawn: int) -> int:
    """Where the Navigator can move another pawn with one of his two steps."""
    island = island_of(state.options)
    return (island.around if _climbs(state, pawn) else island.near)[state.pawns[pawn]] & ~state.sunk


def all_pushes(state: State, pawn: int) -> int:
    """Where the Navigator can move another pawn with one or both of his steps."""
    island, here, climbs = island_of(state.options), state.pawns[pawn], _climbs(state, pawn)
    beside = (island.around if climbs else island.near)[here]
    dives = state.roles[pawn] == "diver" and state.options.navigator_diver
    reached = beside | _beside_any(island, climbs, beside if dives else beside & ~state.sunk)
    if dives and state.options.diver_gaps:
        reached |= island.over_gap[here]
    return reached & ~state.sunk & ~BIT[here]


@lru_cache(maxsize=1 << 12)
def _beside_any(island: Island, climbs: bool, middles: int) -> int:
    """What lies beside one of the spots."""
    beside = island.around if climbs else island.near
    reached = 0
    for middle in members(middles):
        reached |= beside[middle]
    return reached


def _climbs(state: State, pawn: int) -> bool:
    """Whether a pawn goes diagonally when the Navigator moves it."""
    return state.roles[pawn] == "explorer" and state.options.navigator_explorer


def swims(state: State, pawn: int) -> int:
    """Where a pawn can save itself from a sinking tile (rules 2.6)."""
    island, here, role = island_of(state.options), state.pawns[pawn], state.roles[pawn]
    there = ALL & ~state.sunk
    if role == "pilot":
        return there
    if role == "diver":
        return _diver_swims(state, island, here) & there
    return (island.around[here] if role == "explorer" else island.near[here]) & there


def _diver_swims(state: State, island: Island, here: int) -> int:
    if state.options.diver_swim == "dive":
        return dive(state, island, here)
    # Islands are connected, so former tile spaces always lead to the nearest tile.
    for ring in island.far[here] if state.options.diver_gaps else island.rings[here]:
        if ring & ~state.sunk:
            return ring
    return 0
