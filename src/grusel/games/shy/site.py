"""The building site: where the next tile can be laid, and what stays when one is taken back.

Only the cells of the tiles matter here. There are 7,030 sites, so all that were looked at are kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from grusel.games.shy.layout import BITS
from grusel.games.shy.shapes import CELLS, frontier, group, mask_of
from grusel.games.shy.state import CORRIDOR, EXIT, FACES, TILES, Move, Place, Take

CORRIDORS: Final = 3
KEPT: Final = 1 << 13
Cells = tuple[int, ...]
Moves = tuple[Move, ...]

PLACES: Final[tuple[Moves, ...]] = tuple(tuple(Place(face, cell) for cell in range(CELLS)) for face in FACES)
TAKES: Final[Moves] = tuple(Take(cell) for cell in range(CELLS))


class Site(NamedTuple):
    free: Cells  # where the next tile may be laid; nowhere once all are laid
    places: tuple[Moves, ...]  # of each face, on each of the free cells
    takes: Moves  # of each laid tile
    stay: tuple[int, ...]  # of each laid tile: those that stay when it is taken, as a set of numbers in the cells


@lru_cache(maxsize=KEPT)
def site(cells: Cells) -> Site:
    """The site on which tiles lie on these cells."""
    tiles = mask_of(cells)
    free = frontier(tiles) if len(cells) < TILES else ()
    places = tuple(tuple(row[cell] for cell in free) for row in PLACES)
    return Site(free, places, tuple(TAKES[cell] for cell in cells), tuple(_stay(cells, tiles, cell) for cell in cells))


def _stay(cells: Cells, tiles: int, cell: int) -> int:
    """The tiles that still hang together with the entrance when the one on this cell is taken."""
    left = group(tiles & ~(1 << cell))
    return sum(1 << number for number, other in enumerate(cells) if left >> other & 1)


@lru_cache(maxsize=KEPT)
def kinds_in_hand(drawn: int, laid: tuple[int, ...]) -> tuple[int, ...]:
    """The different faces in hand when these monsters were drawn and these faces are laid."""
    kinds = [face for face in BITS[drawn] if face not in laid]
    if laid.count(CORRIDOR) < CORRIDORS:
        kinds.append(CORRIDOR)
    if EXIT not in laid:
        kinds.append(EXIT)
    return tuple(kinds)
