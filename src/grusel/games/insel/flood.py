"""Flood cards: tiles flood and sink, and the flood deck is layers of known sets (rules 2.4 and 2.6)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec.structs import replace

from grusel.game import Illegal, ignore
from grusel.games.insel.ends import Emit, lose, tile_losses
from grusel.games.insel.state import DeckShuffled, Flood, Flooded, Sank, State
from grusel.games.insel.swim import drowned
from grusel.games.insel.tiles import BIT, CODES
from grusel.games.insel.turns import after_flood


def reveal(state: State, move: Flood, emit: Emit) -> State:
    """The next flood card and all that follows from it."""
    phase, spot = state.phase, move.spot
    if (phase != "flood" and phase != "floods") or not state.floods[0] >> spot & 1:
        raise Illegal("insel-chance")
    if state.flooded >> spot & 1:
        return _sink(state, spot, emit)
    if emit is not ignore:
        emit(Flooded(spot, CODES[state.tiles[spot]], setup=phase == "floods"))
    return (
        after_flood(_flood(state, spot, state.drawn + 1, emit), emit)
        if phase == "flood"
        else _set_up(state, spot, emit)
    )


def _flood(state: State, spot: int, drawn: int, emit: Emit) -> State:
    """A dry tile is flooded, and its card goes to the discards."""
    bit, floods = BIT[spot], _take(state.floods, spot)
    flooded, discard = state.flooded | bit, state.flood_discard | bit
    after = replace(state, drawn=drawn, flooded=flooded, floods=floods, flood_discard=discard)
    return after if floods else _renew(after, emit)


def _set_up(state: State, spot: int, emit: Emit) -> State:
    """One of the first floods, before anybody plays."""
    after = _flood(state, spot, 0, emit)
    done = after.flooded.bit_count() == state.options.first_floods
    return replace(after, phase="roles") if done else after


def _sink(state: State, spot: int, emit: Emit) -> State:
    """A flooded tile and its card leave the game; whoever stood there must get away."""
    if emit is not ignore:
        emit(Sank(spot, CODES[state.tiles[spot]]))
    bit, floods = BIT[spot], _take(state.floods, spot)
    after = replace(state, drawn=state.drawn + 1, flooded=state.flooded - bit, sunk=state.sunk | bit, floods=floods)
    if not floods:
        after = _renew(after, emit)
    swimming = spot in state.pawns
    losses = tile_losses(after, spot) + (drowned(after) if swimming else [])
    if losses:
        return lose(after, losses, emit)
    return replace(after, phase="swim", passed=0) if swimming else after_flood(after, emit)


def _take(floods: tuple[int, ...], spot: int) -> tuple[int, ...]:
    """The flood deck after this card came from the top."""
    top = floods[0] - BIT[spot]
    return (top, *floods[1:]) if top else floods[1:]


def _renew(state: State, emit: Emit) -> State:
    """The deck is empty: the discards are shuffled at once."""
    if not state.flood_discard:
        return state
    emit(DeckShuffled("flood", state.flood_discard.bit_count()))
    return replace(state, floods=(state.flood_discard,), flood_discard=0)
