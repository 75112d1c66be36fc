"""The rat plague: all players may search the graves next to the rat, once around the table (rules 7)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from grusel.game import Seat
from grusel.games.gruft.graveyard import neighbours
from grusel.games.gruft.state import (
    EMPTY,
    RAT,
    SPARE,
    Asked,
    Closed,
    Event,
    Plague,
    PlagueBegan,
    PlagueOver,
    State,
    WhyOver,
)

Emit = Callable[[Event], None]


def closed_graves(state: State, plague: Plague) -> list[int]:
    """The graves next to the rat that may still be opened."""
    return [grave for grave in neighbours(plague.rat, state.options.paths_block) if grave not in plague.opened]


def usable_graves(state: State, plague: Plague) -> list[int]:
    """Open graves that may be used: empty ones with a coloured lid (rules 12.12)."""
    if not state.options.open_graves:
        return []
    return [grave for grave in plague.opened if state.tiles[grave] == EMPTY]


def break_out(state: State, finder: Seat, emit: Emit) -> State:
    """Lifting a rat lid ends the plague in progress at once and begins a new one."""
    grave = state.grave
    if state.plague is None:
        holder = finder
    else:
        holder = _next_holder(state, state.plague, finder)
        state = end(state, state.plague, "new-rat", emit)
    emit(PlagueBegan(finder, grave, holder))
    lids = with_letter(state.lids, grave, RAT)
    plague = Plague(grave, holder, finder, holder)
    if state.options.rat_grave_garlic and state.garlic[finder]:
        return replace(state, lids=lids, plague=replace(plague, asked=finder), phase="garlic", buried=False)
    emit(Asked(holder, grave))
    return replace(state, lids=lids, plague=plague, phase="settled", grave=-1, buried=False)


def _next_holder(state: State, before: Plague, finder: Seat) -> Seat:
    """No player starts two plagues in a row: the previous holder passes the new rat on (rules 7.7)."""
    had = before.holder if state.options.rat_chain == "holder" else before.finder
    if finder != had:
        return finder
    step = 1 if state.options.rat_neighbour == "left" else -1
    return (finder + step) % len(state.rows)


def begin_search(state: State, plague: Plague, emit: Emit) -> State:
    """The holder starts, once the finder has decided about garlic in the rat's grave (rules 12.17)."""
    emit(Asked(plague.holder, plague.rat))
    return replace(state, phase="settled", plague=replace(plague, asked=plague.holder), grave=-1)


def search_on(state: State, plague: Plague, emit: Emit) -> State:
    """The same player searches again, or the next one; after the last player or the last grave the plague ends."""
    if not closed_graves(state, plague):
        return end(state, plague, "all-open", emit)
    if not plague.done:
        return replace(state, phase="search", grave=-1)
    asked = (plague.asked + 1) % len(state.rows)
    if asked == plague.holder:
        return end(state, plague, "all-asked", emit)
    emit(Asked(asked, plague.rat))
    return replace(state, phase="search", grave=-1, plague=replace(plague, asked=asked, done=False))


def end(state: State, plague: Plague, why: WhyOver, emit: Emit) -> State:
    """Close the graves, remove the rat from the game, and put the top spare lid unseen on its grave."""
    for grave in plague.opened:
        emit(Closed(grave))
    emit(PlagueOver(plague.rat, why))
    lids = with_letter(state.lids, plague.rat, SPARE)
    return replace(state, phase="settled", lids=lids, spares=state.spares - 1, plague=None, buried=False)


def with_letter(text: str, at: int, letter: str) -> str:
    return text[:at] + letter + text[at + 1 :]
