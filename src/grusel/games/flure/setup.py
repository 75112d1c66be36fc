"""The expert set-up: the players place the seventeen tiles in turn (rules 6.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from grusel.deck import add
from grusel.game import Illegal, Message
from grusel.games.flure import opening
from grusel.games.flure.events import Event, SetupDone, TilePlaced
from grusel.games.flure.pools import Pool, spots
from grusel.games.flure.squares import DIRECTIONS, ENTRANCE, EXIT, HALL, SQUARES, name
from grusel.games.flure.state import (
    BLOCK_KINDS,
    PAIRS,
    STOCK,
    Block,
    Options,
    Place,
    State,
    Teleporter,
    Tile,
)
from grusel.grid import mask


def placements(state: State) -> list[Place]:
    """List every way to place one of the remaining tiles."""
    taken = occupied(state) | kept_free(state.options)
    near = beside_teleporters(state)
    found: list[Place] = []
    for tile, count in zip(STOCK, state.stock, strict=True):
        if count:
            blocked = taken | near if tile in PAIRS else taken
            found += [place for place, covers in _spots(tile).items() if not covers & blocked]
    return found


def place(state: State, move: Place, emit: Callable[[Event], None]) -> State:
    """Place a tile; after the last one the next player begins the first round."""
    covers = check(state, move)
    emit(TilePlaced(state.mover, move.tile, move.cell, move.arrow))
    following = (state.mover + 1) % state.seats
    after = replace(laid(state, move, covers), stock=add(state.stock, _stock(move.tile), -1), mover=following)
    if any(after.stock):
        return after
    emit(SetupDone(following))
    return opening.begin(after, following, emit)


def squares_of(move: Place) -> int:
    """Return the squares that a tile covers, as a mask; 0 if it does not fit into the hall."""
    return _spots(_kind(move.tile)).get(move, 0)


def occupied(state: State) -> int:
    """Return the squares with a tile, as a mask."""
    tiles = [*[block.cell for block in state.blocks], *[one.cell for one in state.teleporters], *state.blood]
    return mask(tiles)


@cache
def kept_free(options: Options) -> int:
    """Return both corner squares and their neighbours (rules 6.7, option 10.6)."""
    beside = HALL.near if options.free_corner == "two" else HALL.around
    return mask([EXIT, ENTRANCE]) | beside[EXIT] | beside[ENTRANCE]


def beside_teleporters(state: State) -> int:
    """Return the squares where no other teleporter may lie (rules 6.7, option 10.7)."""
    beside = HALL.near if state.options.diagonal_teleporters else HALL.around
    squares = 0
    for one in state.teleporters:
        squares |= beside[one.cell]
    return squares


def check(state: State, move: Place) -> int:
    """Return the squares that the tile will cover; raise Illegal if it may not lie there."""
    if not state.stock[_stock(move.tile)]:
        raise Illegal("flure-no-such-tile", tile=Message(f"flure-tile-{move.tile}"))
    covers = _spots(_kind(move.tile)).get(move)
    if covers is None:
        cause = "flure-arrow" if _off_only_by_arrow(move) else "flure-place-off-board"
        raise Illegal(cause, square=name(move.cell))
    if covers & kept_free(state.options):
        raise Illegal("flure-place-kept-free", square=name(move.cell))
    if covers & occupied(state):
        raise Illegal("flure-place-occupied", square=name(move.cell))
    if move.tile in PAIRS and covers & beside_teleporters(state):
        raise Illegal("flure-place-beside-teleporter", square=name(move.cell))
    return covers


def _off_only_by_arrow(move: Place) -> bool:
    return move.cell in SQUARES and (move.arrow is not None) != (move.tile in PAIRS)


def laid(state: State, move: Place, covers: int) -> State:
    for kind in BLOCK_KINDS:
        if move.tile == kind:
            return replace(state, blocks=tuple(sorted((*state.blocks, Block(move.cell, kind)))))
    for pair in PAIRS:
        if move.tile == pair and move.arrow is not None:
            one = Teleporter(move.cell, pair, move.arrow)
            return replace(state, teleporters=tuple(sorted((*state.teleporters, one))))
    return replace(state, blood=tuple(cell for cell in SQUARES if cell in state.blood or covers >> cell & 1))


def _kind(tile: Tile) -> Tile:
    return "4x1" if tile == "1x4" else tile


def _stock(tile: Tile) -> int:
    return STOCK.index(_kind(tile))


@cache
def _spots(tile: Tile) -> dict[Place, int]:
    """Map every way to place a tile to the squares it covers; the long pool lies either way."""
    if tile == "4x1":
        return _pools("4x1") | _pools("1x4")
    if tile == "2x2":
        return _pools("2x2")
    if tile in PAIRS:
        return {Place(tile, cell, arrow): 1 << cell for cell in SQUARES for arrow in DIRECTIONS}
    return {Place(tile, cell): 1 << cell for cell in SQUARES}


def _pools(pool: Pool) -> dict[Place, int]:
    return {Place(pool, cell): covers for cell, covers in spots(pool).items()}
