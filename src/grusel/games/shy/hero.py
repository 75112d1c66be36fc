"""The hero: peeks, explores, attacks, jumps, leaves, or gives up (rules 3, phase 2)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from grusel.game import Illegal, Message
from grusel.games.shy.course import Emit, leave, lose, name
from grusel.games.shy.layout import BITS, layout
from grusel.games.shy.reveal import is_monster, reveal
from grusel.games.shy.shapes import CELLS, NAMES, NEAR
from grusel.games.shy.state import (
    EXIT,
    FACES,
    TILES,
    Attack,
    Attacked,
    Died,
    Enough,
    Explore,
    Explored,
    GaveUp,
    GiveUp,
    Jump,
    Jumped,
    Killed,
    Missed,
    Move,
    Named,
    Peek,
    Peeked,
    Spared,
    State,
    Stuck,
)
from grusel.games.shy.stuck import is_stuck

ENOUGH: Final[Move] = Enough()
GIVE_UP: Final[Move] = GiveUp()
ON_CELLS: Final = range(CELLS)
PEEKS_AT: Final[tuple[Move, ...]] = tuple(Peek(cell) for cell in ON_CELLS)
EXPLORES: Final[tuple[Move, ...]] = tuple(Explore(cell) for cell in ON_CELLS)
SURE_EXPLORES: Final[tuple[Move, ...]] = tuple(Explore(cell, sure=True) for cell in ON_CELLS)
ATTACKS: Final[tuple[Move, ...]] = tuple(Attack(cell) for cell in ON_CELLS)
ATTACKS_IN_PLACE: Final[tuple[Move, ...]] = tuple(Attack(cell, stay=True) for cell in ON_CELLS)

Jumps = dict[tuple[int, int], Move]
PAIRS: Final = tuple((over, to) for over in ON_CELLS for to in ON_CELLS if NEAR[over] >> to & 1)
JUMPS: Final[Jumps] = {(over, to): Jump(over, to) for over, to in PAIRS}
SURE_JUMPS: Final[Jumps] = {(over, to): Jump(over, to, sure=True) for over, to in PAIRS}
JUMP_ATTACKS: Final[Jumps] = {(over, to): Jump(over, to, attack=True) for over, to in PAIRS}


# --- peeks ------------------------------------------------------------------------------------------------------------


def peek_actions(state: State) -> list[Move]:
    listed = [
        PEEKS_AT[cell] for tile, cell in enumerate(state.cells) if not state.shown >> tile & 1 and tile != state.named
    ]
    if state.options.peeks == "may":
        listed.append(ENOUGH)
    return listed


def peek(state: State, move: Move, emit: Emit) -> State:
    if isinstance(move, Peek):
        return _peek(state, move, emit)
    if isinstance(move, Enough):
        return _enough(state, emit)
    raise Illegal("shy-peek-now", left=state.peeks)


def _peek(state: State, move: Peek, emit: Emit) -> State:
    tile = _tile(state, move.cell)
    if tile == TILES or state.shown >> tile & 1:
        raise Illegal("shy-already-open", cell=name(move.cell))
    if tile == state.named:
        raise Illegal("shy-already-named", cell=name(move.cell))
    if state.options.peeking == "together" and state.peeks > 1:
        emit(Named(1 - state.master, move.cell))
        return replace(state, peeks=state.peeks - 1, named=tile)
    state = _turn_named(state, emit)
    emit(Peeked(1 - state.master, move.cell))
    state = replace(reveal(state, tile, "peek", emit), peeks=state.peeks - 1)
    return state if state.peeks else _set_out(state, emit)


def _enough(state: State, emit: Emit) -> State:
    if state.options.peeks == "must":
        raise Illegal("shy-must-peek", left=state.peeks)
    return _set_out(replace(_turn_named(state, emit), peeks=0), emit)


def _turn_named(state: State, emit: Emit) -> State:
    if state.named < 0:
        return state
    emit(Peeked(1 - state.master, state.cells[state.named]))
    return replace(reveal(state, state.named, "peek", emit), named=-1)


def _set_out(state: State, emit: Emit) -> State:
    return _go_on(replace(state, phase="move"), emit)


# --- moves ------------------------------------------------------------------------------------------------------------


def move_actions(state: State) -> list[Move]:
    """Steps first, then attacks, jumps, jumps with attack, and giving up last."""
    floor = layout(state.cells)
    cells, active = floor.cells, state.active
    near = BITS[floor.near[state.hero]]
    listed = [(SURE_EXPLORES if active >> tile & 1 else EXPLORES)[cells[tile]] for tile in near]
    if state.attack:
        listed += [ATTACKS[cells[tile]] for tile in near]
        if state.options.attack_in_place:
            listed += [ATTACKS_IN_PLACE[cells[tile]] for tile in near]
    if state.jump:
        jumps = floor.jumps[state.hero]
        listed += [(SURE_JUMPS if active >> to & 1 else JUMPS)[cells[over], cells[to]] for over, to in jumps]
        if state.attack:
            listed += [JUMP_ATTACKS[cells[over], cells[to]] for over, to in jumps]
    listed.append(GIVE_UP)
    return listed


def move_hero(state: State, move: Move, emit: Emit) -> State:
    if isinstance(move, Explore):
        return _explore(state, move, emit)
    if isinstance(move, Attack):
        return _attack(state, move, emit)
    if isinstance(move, Jump):
        return _jump(state, move, emit)
    if isinstance(move, GiveUp):
        emit(GaveUp(1 - state.master, state.floor))
        return lose(state, "gave-up", emit)
    raise Illegal("shy-move-now")


def _explore(state: State, move: Explore, emit: Emit) -> State:
    tile = _neighbour(state, move.cell)
    _check_sure(state, tile, move.sure)
    emit(Explored(1 - state.master, move.cell, move.sure))
    if tile < TILES and not state.shown >> tile & 1:
        state = reveal(state, tile, "explore", emit)
    return _arrive(replace(state, hero=tile), emit)


def _attack(state: State, move: Attack, emit: Emit) -> State:
    tile = _neighbour(state, move.cell)
    if not state.attack:
        raise Illegal("shy-attack-spent")
    if move.stay and not state.options.attack_in_place:
        raise Illegal("shy-attack-moves")
    emit(Attacked(1 - state.master, move.cell, move.stay))
    if tile < TILES and not state.shown >> tile & 1:
        state = reveal(state, tile, "attack", emit)
    state = _strike(state, tile, emit)
    return _go_on(state, emit) if move.stay else _arrive(replace(state, hero=tile), emit)


def _jump(state: State, move: Jump, emit: Emit) -> State:
    over, to = _tile(state, move.over), _tile(state, move.to)
    if not state.jump:
        raise Illegal("shy-jump-spent")
    if move.attack and not state.attack:
        raise Illegal("shy-attack-spent")
    if (over, to) not in layout(state.cells).jumps[state.hero]:
        raise Illegal("shy-no-jump", over=name(move.over), to=name(move.to))
    if not move.attack:
        _check_sure(state, to, move.sure)
    elif move.sure:
        raise Illegal("shy-no-danger")
    emit(Jumped(1 - state.master, move.over, move.to, move.attack))
    return _land(replace(state, jump=False), over, to, move.attack, emit)


def _land(state: State, over: int, to: int, attack: bool, emit: Emit) -> State:
    """The landing tile is revealed first, and the tile jumped over only if the hero survives (rules 3, jump)."""
    if to < TILES and not state.shown >> to & 1:
        state = reveal(state, to, "land", emit)
    if attack:
        state = _strike(state, to, emit)
    state = replace(state, hero=to)
    if _looks_back(state, over):
        state = reveal(state, over, "jumped", emit)
    return _arrive(state, emit)


def _looks_back(state: State, over: int) -> bool:
    if over == TILES or state.shown >> over & 1 or state.active >> state.hero & 1:
        return False
    return not _on_exit(state) or state.options.jumped_at_exit == "revealed"


def _strike(state: State, tile: int, emit: Emit) -> State:
    """The Attack hits the monster on a revealed tile; it is spent even if there is none (rules 3, attack)."""
    cell = layout(state.cells).cells[tile]
    if not is_monster(state, tile) or state.dead >> tile & 1:
        emit(Missed(cell))
        return replace(state, attack=False)
    face = FACES[state.faces[tile]]
    if state.options.attack_on_harmless == "kept" and not state.active >> tile & 1:
        emit(Spared(cell, face))
        return state
    emit(Killed(cell, face))
    return replace(state, attack=False, active=state.active & ~(1 << tile), dead=state.dead | 1 << tile)


def _arrive(state: State, emit: Emit) -> State:
    """The hero is on a revealed tile: the exit ends the floor, an active monster the game."""
    tile = state.hero
    if state.active >> tile & 1:
        emit(Died(1 - state.master, state.cells[tile], FACES[state.faces[tile]], state.floor))
        return lose(state, "eaten", emit)
    return leave(state, emit) if _on_exit(state) else _go_on(state, emit)


def _go_on(state: State, emit: Emit) -> State:
    if state.options.stuck == "plays-on" or not is_stuck(state):
        return state
    emit(Stuck(1 - state.master, state.floor))
    return lose(state, "stuck", emit)


def _on_exit(state: State) -> bool:
    return state.hero < TILES and state.faces[state.hero] == EXIT


# --- what a move names ------------------------------------------------------------------------------------------------


def _tile(state: State, cell: int) -> int:
    """The number of the tile on a cell."""
    cells = layout(state.cells).cells
    if cell not in cells:
        raise Illegal("shy-no-tile", cell=name(cell))
    return cells.index(cell)


def _neighbour(state: State, cell: int) -> int:
    tile = _tile(state, cell)
    if not layout(state.cells).near[state.hero] >> tile & 1:
        raise Illegal("shy-too-far", cell=NAMES[cell])
    return tile


def _check_sure(state: State, tile: int, sure: bool) -> None:
    """A hero who enters a monster known to be active must confirm it (rules 6)."""
    known = state.active >> tile & 1
    if known and not sure:
        raise Illegal("shy-say-sure", face=Message(f"shy-{FACES[state.faces[tile]]}"))
    if sure and not known:
        raise Illegal("shy-no-danger")
