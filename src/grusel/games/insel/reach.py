"""Where pawns can go and what they can shore up, role by role (rules 2.2, 2.3, 2.6); sets are masks of spots."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.games.insel.island import Island, island_of
from grusel.games.insel.state import State
from grusel.games.insel.tiles import ALL
from grusel.grid import members


def steps(state: State, pawn: int) -> int:
    """Where a pawn gets for one action of its own."""
    island, here, role = island_of(state.options), state.pawns[pawn], state.roles[pawn]
    there = ALL & ~state.sunk & ~(1 << here)
    if role == "explorer":
        return island.around[here] & there
    if role == "pilot" and not state.flown:
        return there
    if role == "diver":
        return dive(state, island, here) & there
    return island.near[here] & there


def put(pawns: tuple[int, ...], pawn: int, spot: int) -> tuple[int, ...]:
    """The pawns with one of them on another spot."""
    after = list(pawns)
    after[pawn] = spot
    return tuple(after)


def walk(state: State, pawn: int) -> int:
    """Where anybody could get with one step."""
    return island_of(state.options).near[state.pawns[pawn]] & ~state.sunk


def dive(state: State, island: Island, here: int) -> int:
    """All spots beside water that can be reached under water; dry tiles are only an end (rules 2.3, Diver)."""
    wet = state.flooded | state.sunk
    reached = _by_water(state, island, here)
    seen = fresh = reached & wet & ~(1 << here)
    while fresh:
        lowest = fresh & -fresh
        fresh ^= lowest
        beside = _by_water(state, island, lowest.bit_length() - 1)
        reached |= beside
        new = beside & wet & ~seen
        seen |= new
        fresh |= new
    return reached


def _by_water(state: State, island: Island, spot: int) -> int:
    return island.near[spot] | island.by_sea[spot] if state.options.diver_gaps else island.near[spot]


def shores(state: State, pawn: int) -> int:
    """Flooded tiles that a pawn can shore up: its own and its neighbours'."""
    here = state.pawns[pawn]
    island = island_of(state.options)
    reach = island.around[here] if state.roles[pawn] == "explorer" else island.near[here]
    return (reach | 1 << here) & state.flooded


def pushes(state: State, pawn: int) -> int:
    """Where the Navigator can move another pawn with one of his two steps."""
    return _beside(state, pawn)[state.pawns[pawn]] & ~state.sunk


def long_pushes(state: State, pawn: int) -> int:
    """Where the Navigator can move another pawn with both steps and not with one."""
    here, beside = state.pawns[pawn], _beside(state, pawn)
    dives = state.roles[pawn] == "diver" and state.options.navigator_diver
    reached = 0
    for middle in members(beside[here] if dives else beside[here] & ~state.sunk):
        reached |= beside[middle]
    if dives and state.options.diver_gaps:
        reached |= island_of(state.options).over_gap[here]
    return reached & ~state.sunk & ~beside[here] & ~(1 << here)


def _beside(state: State, pawn: int) -> tuple[int, ...]:
    island = island_of(state.options)
    climbs = state.roles[pawn] == "explorer" and state.options.navigator_explorer
    return island.around if climbs else island.near


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
