"""Where pawns can move and what they can shore up, role by role (rules 2.2, 2.3, 2.6); sets are masks of spots."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.games.insel.island import Island, island_of
from grusel.games.insel.state import State
from grusel.games.insel.thirds import union
from grusel.games.insel.tiles import ALL, BIT


def steps(state: State, island: Island, pawn: int) -> int:
    """The spots a pawn can reach with one action of its own."""
    here, role = state.pawns[pawn], state.roles[pawn]
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


def walk(state: State, island: Island, pawn: int) -> int:
    """The spots any pawn can reach with one step."""
    return island.near[state.pawns[pawn]] & ~state.sunk


def dive(state: State, island: Island, here: int) -> int:
    """All other spots reachable under water; dry tiles only end a dive (rules 2.3, Diver)."""
    gaps, wet, seen = state.options.diver_gaps, state.flooded | state.sunk, BIT[here]
    beside_any = island.wading_any if gaps else island.near_any
    reached = (island.wading if gaps else island.near)[here]
    fresh = reached & wet
    while fresh:
        seen |= fresh
        reached |= union(beside_any, fresh)
        fresh = reached & wet & ~seen
    return reached & ~BIT[here]


def shores(state: State, island: Island, pawn: int) -> int:
    """Flooded tiles that a pawn can shore up: its own and the neighbouring ones."""
    reach = island.own_and_around if state.roles[pawn] == "explorer" else island.own_and_near
    return reach[state.pawns[pawn]] & state.flooded


def pushes(state: State, island: Island, pawn: int) -> int:
    """Where the Navigator can move another pawn with one of the two steps."""
    return (island.around if _climbs(state, pawn) else island.near)[state.pawns[pawn]] & ~state.sunk


def all_pushes(state: State, island: Island, pawn: int) -> int:
    """Where the Navigator can move another pawn with one or both steps."""
    here, climbs = state.pawns[pawn], _climbs(state, pawn)
    beside = (island.around if climbs else island.near)[here]
    dives = state.roles[pawn] == "diver" and state.options.navigator_diver
    middles = beside if dives else beside & ~state.sunk
    reached = beside | union(island.around_any if climbs else island.near_any, middles)
    if dives and state.options.diver_gaps:
        reached |= island.over_gap[here]
    return reached & ~state.sunk & ~BIT[here]


def _climbs(state: State, pawn: int) -> bool:
    """Whether a pawn moves diagonally when the Navigator moves it."""
    return state.roles[pawn] == "explorer" and state.options.navigator_explorer


def swims(state: State, pawn: int) -> int:
    """Where a pawn on a sinking tile can save itself (rules 2.6)."""
    island, here, role = island_of(state.options), state.pawns[pawn], state.roles[pawn]
    if role == "pilot":
        return ALL - state.sunk
    if role == "diver":
        return _diver_swims(state, island, here) & ~state.sunk
    return (island.around if role == "explorer" else island.near)[here] & ~state.sunk


def _diver_swims(state: State, island: Island, here: int) -> int:
    if state.options.diver_swim == "dive":
        return dive(state, island, here)
    # Islands are connected, so former tiles always lead to the nearest tile.
    for ring in island.far[here] if state.options.diver_gaps else island.rings[here]:
        if ring & ~state.sunk:
            return ring
    return 0
