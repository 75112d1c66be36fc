"""The hall: 156 squares, its two corners and the letters on its walls (rules 1 and 2)."""

from __future__ import annotations

from typing import Final, Literal

from grusel.grid import Grid, grid

Direction = Literal["N", "E", "S", "W"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("N", "E", "S", "W")
ARROWS: Final = "^>v<"

WIDTH: Final = 16
HEIGHT: Final = 11
EXIT: Final = 0
ENTRANCE: Final = WIDTH * HEIGHT - 1


def _exists(x: int, y: int) -> bool:
    # Stairs of four steps cut off two corners.
    return x - y <= 11 and y - x <= 6


HALL: Final[Grid] = grid(["".join("#" if _exists(x, y) else "." for x in range(WIDTH)) for y in range(HEIGHT)])
SQUARES: Final[tuple[int, ...]] = tuple(cell for cell in range(WIDTH * HEIGHT) if HALL.squares >> cell & 1)
ROWS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(cell for cell in SQUARES if cell // WIDTH == y) for y in range(HEIGHT)
)


def name(cell: int) -> str:
    """Return the square's name: a1 is the exit, p11 the entrance."""
    return HALL.name(cell)


def opposite(cell: int) -> int:
    """Return the square where the monster re-enters after leaving from this one: the half-turn (rules 2)."""
    return ENTRANCE - cell


def wall_letter(cell: int, way: int) -> str:
    """Return the letter on the wall at this side of the square."""
    if way >= 2:
        return wall_letter(opposite(cell), way - 2)
    x, y = HALL.place(cell)
    return _north_letter(x) if way == 0 else _east_letter(y)


def _north_letter(x: int) -> str:
    return chr(ord("A") + x) if x < 12 else "NPRT"[x - 12]


def _east_letter(y: int) -> str:
    return "MOQSUVWXYZÄ"[y]
