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
    """Turn up the next flood card, with all its consequences."""
    phase, spot, floods = state.phase, move.spot, state.floods
    if (phase != "flood" and phase != "floods") or not floods[0] >> spot & 1:
        raise Illegal("insel-chance")
    top = floods[0] - BIT[spot]
    rest = (top, *floods[1:]) if top else floods[1:]
    if state.flooded >> spot & 1:
        return _sink(state, spot, rest, emit)
    if emit is not ignore:
        emit(Flooded(spot, CODES[state.tiles[spot]], setup=phase == "floods"))
    drawn = state.drawn + 1 if phase == "flood" else 0
    after = _flood(state, spot, rest, drawn, emit)
    return after_flood(after, emit) if drawn else _set_up(after)


def _flood(state: State, spot: int, floods: tuple[int, ...], drawn: int, emit: Emit) -> State:
    """Flood a dry tile and discard its card."""
    flooded, discard = state.flooded | BIT[spot], state.flood_discard | BIT[spot]
    after = replace(state, drawn=drawn, flooded=flooded, floods=floods, flood_discard=discard)
    return after if floods else _renew(after, emit)


def _set_up(state: State) -> State:
    """Continue after one of the first floods, before the game begins."""
    done = state.flooded.bit_count() == state.options.first_floods
    return replace(state, phase="roles") if done else state


def _sink(state: State, spot: int, floods: tuple[int, ...], emit: Emit) -> State:
    """A flooded tile and its card leave the game; pawns on it must escape."""
    if emit is not ignore:
        emit(Sank(spot, CODES[state.tiles[spot]]))
    flooded, sunk = state.flooded - BIT[spot], state.sunk | BIT[spot]
    after = replace(state, drawn=state.drawn + 1, flooded=flooded, sunk=sunk, floods=floods)
    if not floods:
        after = _renew(after, emit)
    swimming = spot in state.pawns
    losses = tile_losses(after, spot) + (drowned(after) if swimming else [])
    if losses:
        return lose(after, losses, emit)
    return replace(after, phase="swim", passed=0) if swimming else after_flood(after, emit)


def _renew(state: State, emit: Emit) -> State:
    """When the deck is empty, the discards are shuffled at once."""
    if not state.flood_discard:
        return state
    emit(DeckShuffled("flood", state.flood_discard.bit_count()))
    return replace(state, floods=(state.flood_discard,), flood_discard=0)
