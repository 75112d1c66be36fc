"""Can the hero still reach a hidden tile or the exit without entering a monster known to be active? (rules 6, 12)"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.games.shy.layout import BITS, Layout, layout
from grusel.games.shy.state import EXIT, START, State


def is_stuck(state: State) -> bool:
    """Only revealed monsters count as known; remaining skills that help get the hero out."""
    if not state.active:
        return False
    floor = layout(state.cells)
    return not _hopeful(floor, goals(state), state.active, state.hero, state.attack, state.jump)


def goals(state: State) -> int:
    """Every hidden tile, and the exit."""
    shown_exit = 1 << state.faces.index(EXIT) & state.shown
    return ((1 << START) - 1) & ~state.shown | shown_exit


def _hopeful(floor: Layout, goals: int, active: int, hero: int, attack: bool, jump: bool) -> bool:
    walk = _walk(floor, goals | active, hero)
    edge = _edge(floor, walk)
    if edge & goals:
        return True
    if attack and any(_hopeful(floor, goals, active & ~(1 << foe), foe, False, jump) for foe in BITS[edge & active]):
        return True
    return jump and any(_lands_well(floor, goals, active, to, attack) for to in _landings(floor, walk))


def _walk(floor: Layout, closed: int, hero: int) -> int:
    """The tiles in walking reach without a skill, as far as they are known and safe."""
    found = grown = 1 << hero
    while grown:
        grown = _edge(floor, grown) & ~(found | closed)
        found |= grown
    return found


def _edge(floor: Layout, tiles: int) -> int:
    edge = 0
    for tile in BITS[tiles]:
        edge |= floor.near[tile]
    return edge


def _landings(floor: Layout, walk: int) -> set[int]:
    return {to for start in BITS[walk] for _, to in floor.jumps[start]}


def _lands_well(floor: Layout, goals: int, active: int, to: int, attack: bool) -> bool:
    if goals >> to & 1:
        return True
    if active >> to & 1:
        return attack and _hopeful(floor, goals, active & ~(1 << to), to, False, False)
    return _hopeful(floor, goals, active, to, attack, False)
