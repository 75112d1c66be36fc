"""The building site: where the next tile can go, and what stays when one is taken back.

Only the cells of the tiles matter here. There are just 7,030 sites, so all visited ones are cached.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.games.shy.shapes import CELLS, NEAR, Cells, frontier, group, mask_of
from grusel.games.shy.state import CORRIDOR, EXIT, FACES, TILES, Move, Place, Take

CORRIDORS: Final = 3
Moves = tuple[Move, ...]

PLACES: Final[tuple[Moves, ...]] = tuple(tuple(Place(face, cell) for cell in range(CELLS)) for face in FACES)
TAKES: Final[Moves] = tuple(Take(cell) for cell in range(CELLS))


class Rest:
    """The result of taking a tile back: only tiles still connected to the entrance stay."""

    def __init__(self, cells: Cells, taken: int) -> None:
        tiles = mask_of(cells)
        left = tiles & ~(1 << taken)
        if (NEAR[taken] & tiles).bit_count() > 1:  # a tile with one neighbour connects no others
            left = group(tuple([cell for cell in cells if cell != taken]))
        stay = tuple([number for number, cell in enumerate(cells) if left >> cell & 1])
        gone = tuple([number for number, cell in enumerate(cells) if not left >> cell & 1])
        self.stay: Final = stay  # the numbers of the tiles that stay
        self.gone: Final = gone  # and of those that return to the hand
        self.cells: Final[Cells] = tuple([cells[tile] for tile in stay])
        self.gone_cells: Final[Cells] = tuple([cells[tile] for tile in gone])


class Site:
    """Tiles lie on these cells."""

    def __init__(self, cells: Cells) -> None:
        free = frontier(cells) if len(cells) < TILES else ()
        self.cells: Final = cells
        self.free: Final = free  # where the next tile may go; nowhere after the last tile
        self.places: Final = tuple([tuple([row[cell] for cell in free]) for row in PLACES])  # for each face
        self.takes: Final[Moves] = tuple([TAKES[cell] for cell in cells])  # for each placed tile
        self.rests: Final[list[Rest | None]] = [None] * len(cells)  # for each, once computed

    def without(self, cell: int) -> Rest:
        """The result of taking the tile from a cell."""
        tile = self.cells.index(cell)
        found = self.rests[tile]
        if found is None:
            found = self.rests[tile] = Rest(self.cells, cell)
        return found


_sites: Final[dict[Cells, Site]] = {}
_kinds: Final[tuple[dict[Cells, tuple[int, ...]], ...]] = tuple({} for _ in range(64))


def site(cells: Cells) -> Site:
    """The site on which tiles lie on these cells."""
    found = _sites.get(cells)
    if found is None:
        found = _sites[cells] = Site(cells)
    return found


def kinds_in_hand(drawn: int, laid: tuple[int, ...]) -> tuple[int, ...]:
    """The different faces in hand, given the drawn monsters and the placed faces."""
    kinds = _kinds[drawn]
    found = kinds.get(laid)
    if found is None:
        found = kinds[laid] = tuple([face for face in range(len(FACES)) if in_hand(face, drawn, laid)])
    return found


def in_hand(face: int, drawn: int, laid: tuple[int, ...]) -> bool:
    if face == CORRIDOR:
        return laid.count(CORRIDOR) < CORRIDORS
    return face not in laid and (face == EXIT or bool(drawn >> face & 1))
