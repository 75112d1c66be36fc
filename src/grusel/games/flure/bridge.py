"""Convert a frozen state to a table of the kernel, and back."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.deck import Deck
from grusel.games.flure.kernel.board import FLOOR, ZEROS
from grusel.games.flure.kernel.codes import (
    BLOCK,
    BLOOD,
    CRYSTAL,
    FIGURE,
    FIGURES,
    MONSTER,
    MONSTER_PHASE,
    OVER,
    SECOND,
    STONE,
    TELEPORTER,
    TURN_RIGHT,
    TURN_ROUND,
)
from grusel.games.flure.kernel.moves import Moves
from grusel.games.flure.kernel.table import ROUNDS_IN_HALF, Table
from grusel.games.flure.pools import long_beside_square
from grusel.games.flure.squares import DIRECTIONS, SQUARES
from grusel.games.flure.state import BLOCK_KINDS, PAIRS, Block, BlockKind, Options, Phase, State, Teleporter

BLOCKS: Final[dict[BlockKind, int]] = {
    "stone": STONE,
    "crystal": CRYSTAL,
    "turn-right": TURN_RIGHT,
    "turn-round": TURN_ROUND,
}
KINDS: Final[dict[int, BlockKind]] = {block: kind for kind, block in BLOCKS.items()}
PHASES: Final[dict[int, Phase]] = {FIGURES: "figures", MONSTER_PHASE: "monster", OVER: "over"}
PHASE_CODES: Final[dict[Phase, int]] = {phase: code for code, phase in PHASES.items()}
PLACED: Final = {(cell, block): Block(cell, kind) for cell in SQUARES for block, kind in KINDS.items()}


class Workspace:
    """A table in the position of a state, and the search that lists moves on it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.table: Table = load(state)
        self.moves: Moves = Moves()


class Workspaces:
    """Workspaces kept between calls, because most calls take the state that the last call returned."""

    def __init__(self) -> None:
        self.free: list[Workspace] = []

    def take(self, state: State) -> Workspace:
        """Return a workspace for this state; no other thread can take it until it is given back."""
        try:
            workspace = self.free.pop()
        except IndexError:
            return Workspace(state)
        if workspace.state is not state:
            workspace.table = load(state)
            workspace.state = state
        return workspace

    def give_back(self, workspace: Workspace) -> None:
        """Keep a workspace for the next call. Do not give back one whose table differs from its state."""
        self.free.append(workspace)


def load(state: State) -> Table:
    """Return a kernel table in this position; during the set-up it has no figures to play."""
    table = Table(state.seats)
    table.board = _floor(state.blood, state.teleporters)[:]
    table.twin, table.arrow = _teleporters(state.teleporters)
    table.place = vec[i64](state.places)
    table.black = vec[i64](state.black)
    table.played = vec[i64](state.played)
    _set_pieces(table.board, state)
    table.monster = state.monster
    table.facing = DIRECTIONS.index(state.facing)
    _set_rounds(table, state)
    if state.options != DEFAULTS:
        _set_options(table, state.options)
        if state.options.touching_pools == "pays":
            _part_pools(table.board, state.blood)
    return table


def store(table: Table, before: State) -> State:
    """Return the state of a table that was loaded from `before`."""
    figures = 4 * before.seats
    cards = tuple(table.cards)
    return State(
        before.options,
        before.seats,
        PHASES[table.phase],
        table.round,
        table.starter,
        table.mover,
        tuple(table.place[:figures]),
        tuple(map(bool, table.black[:figures])),
        tuple(map(bool, table.played[:figures])),
        tuple(table.saved[: table.saves]),
        table.monster,
        DIRECTIONS[table.facing],
        _blocks(table, before),
        before.teleporters,
        before.blood,
        tuple([table.removed[BLOCKS[kind]] for kind in BLOCK_KINDS]),
        before.stock,
        before.deck if before.deck.layers == (cards,) else Deck((cards,) if any(cards) else ()),
        tuple(table.drawn),
    )


def _blocks(table: Table, before: State) -> tuple[Block, ...]:
    """Return the blocks by square, as the same tuple if none has moved."""
    board = table.board
    for block in before.blocks:
        if board[block.cell] & BLOCK != BLOCKS[block.kind]:
            break
    else:
        return before.blocks
    return tuple([PLACED[cell, board[cell] & BLOCK] for cell in SQUARES if board[cell] & BLOCK])


def _set_pieces(board: vec[i64], state: State) -> None:
    for block in state.blocks:
        board[block.cell] |= BLOCKS[block.kind]
    for where in state.places:
        if where >= 0:
            board[where] |= FIGURE
    if state.monster >= 0:
        board[state.monster] |= MONSTER


def _set_rounds(table: Table, state: State) -> None:
    table.phase = PHASE_CODES.get(state.phase, OVER)
    table.round = state.round
    table.last_half = state.round > ROUNDS_IN_HALF
    table.starter = state.starter
    table.mover = state.mover
    table.saves = len(state.saved)
    for at, figure in enumerate(state.saved):
        table.saved[at] = figure
    if state.deck.layers:
        table.cards = vec[i64](state.deck.layers[0])
    table.drawn = vec[i64](state.drawn)
    if any(state.removed):
        for kind, count in zip(BLOCK_KINDS, state.removed, strict=True):
            table.removed[BLOCKS[kind]] = count


def _set_options(table: Table, options: Options) -> None:
    table.eaten_flip = options.eaten == "flips"
    table.corner_rests = options.corner == "rests"
    table.monster_corner_rests = options.monster_corner == "rests"
    table.teleporter_destroys = options.into_teleporter == "destroyed"
    table.sliders_push = options.sliding_piece == "pushes"
    table.no_slide_to_monster = options.slide_to_monster == "forbidden"
    table.tie_pushes = options.tie_at_turn_stone == "pushes"
    table.second_half = options.second_half
    table.gentle_half = options.gentle_half
    table.must_enter = options.must_enter


def _part_pools(board: vec[i64], blood: tuple[int, ...]) -> None:
    for cell in long_beside_square(blood):
        board[cell] |= SECOND


DEFAULTS: Final = Options()


@lru_cache(maxsize=256)
def _floor(blood: tuple[int, ...], teleporters: tuple[Teleporter, ...]) -> vec[i64]:
    board = FLOOR[:]
    for cell in blood:
        board[cell] |= BLOOD
    for one in teleporters:
        board[one.cell] |= TELEPORTER
    return board


@lru_cache(maxsize=256)
def _teleporters(teleporters: tuple[Teleporter, ...]) -> tuple[vec[i64], vec[i64]]:
    """Return each teleporter's twin (square + 1) and arrow; without a twin the monster ignores it (rules 11)."""
    twin, arrow = ZEROS[:180], ZEROS[:180]
    for one in teleporters:
        arrow[one.cell] = DIRECTIONS.index(one.arrow)
    for pair in PAIRS:
        cells = [one.cell for one in teleporters if one.pair == pair]
        if len(cells) == 2:
            twin[cells[0]], twin[cells[1]] = cells[1] + 1, cells[0] + 1
    return twin, arrow
