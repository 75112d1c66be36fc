"""The building site: where the next tile can be laid, and what stays when one is taken back.

Only the cells of the tiles matter here. There are 7,030 sites, so all that were looked at are kept.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from grusel.games.shy.shapes import CELLS, NEAR, Cells, frontier, group, mask_of
from grusel.games.shy.state import CORRIDOR, EXIT, FACES, TILES, Move, Place, Take

CORRIDORS: Final = 3
KEPT: Final = 1 << 13
Moves = tuple[Move, ...]

PLACES: Final[tuple[Moves, ...]] = tuple(tuple(Place(face, cell) for cell in range(CELLS)) for face in FACES)
TAKES: Final[Moves] = tuple(Take(cell) for cell in range(CELLS))


class Site(NamedTuple):
    free: Cells  # where the next tile may be laid; nowhere once all are
    places: tuple[Moves, ...]  # of each face, on each free cell
    takes: Moves  # of each laid tile


class Rest(NamedTuple):
    """What is left when a tile is taken back."""

    cells: Cells
    stay: tuple[int, ...]  # the numbers of the tiles that stay
    gone: tuple[int, ...]  # and of those that come back to the hand
    gone_cells: Cells


@lru_cache(maxsize=KEPT)
def site(cells: Cells) -> Site:
    """The site on which tiles lie on these cells."""
    free = frontier(cells) if len(cells) < TILES else ()
    places = tuple([tuple([row[cell] for cell in free]) for row in PLACES])
    return Site(free, places, tuple([TAKES[cell] for cell in cells]))


@lru_cache(maxsize=TILES * KEPT)
def rest(cells: Cells, taken: int) -> Rest:
    """Only what still hangs together with the entrance stays; on a tile with one neighbour nothing hangs."""
    tiles = mask_of(cells)
    left = tiles & ~(1 << taken)
    if (NEAR[taken] & tiles).bit_count() > 1:
        left = group(tuple([cell for cell in cells if cell != taken]))
    stay = tuple([number for number, cell in enumerate(cells) if left >> cell & 1])
    gone = tuple([number for number, cell in enumerate(cells) if not left >> cell & 1])
    return Rest(tuple([cells[tile] for tile in stay]), stay, gone, tuple([cells[tile] for tile in gone]))


@lru_cache(maxsize=KEPT)
def kinds_in_hand(drawn: int, laid: tuple[int, ...]) -> tuple[int, ...]:
    """The different faces in hand when these monsters were drawn and these faces are laid."""
    return tuple(face for face in range(len(FACES)) if in_hand(face, drawn, laid))


def in_hand(face: int, drawn: int, laid: tuple[int, ...]) -> bool:
    if face == CORRIDOR:
        return laid.count(CORRIDOR) < CORRIDORS
    return face not in laid and (face == EXIT or bool(drawn >> face & 1))
