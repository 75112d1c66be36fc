"""Boards of squares: cells are numbers, sets of cells are bit masks, squares have names like c4."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x grows to the east, y to the south
NOWHERE = -1


class Grid(Struct, frozen=True):
    """A board of width times height places, some of which are squares; place (x, y) has number y * width + x."""

    width: int
    height: int
    squares: int  # the places that are squares, as a mask
    ahead: tuple[tuple[int, ...], ...]  # ahead[direction][cell]: the next square, or NOWHERE
    near: tuple[int, ...]  # orthogonal neighbours of each cell, as masks
    around: tuple[int, ...]  # orthogonal and diagonal neighbours, as masks

    def cell(self, x: int, y: int) -> int:
        """The square at (x, y), or NOWHERE."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return NOWHERE
        cell = y * self.width + x
        return cell if self.squares >> cell & 1 else NOWHERE

    def place(self, cell: int) -> tuple[int, int]:
        return cell % self.width, cell // self.width

    def name(self, cell: int) -> str:
        """The square's name: column letter, then row number counted from the top."""
        x, y = self.place(cell)
        return f"{chr(ord('a') + x)}{y + 1}"

    def find(self, name: str) -> int:
        """The square with that name, or NOWHERE."""
        found = re.fullmatch(r"([a-z])([1-9][0-9]?)", name)
        return self.cell(ord(found[1]) - ord("a"), int(found[2]) - 1) if found else NOWHERE


def grid(rows: Sequence[str]) -> Grid:
    """The board drawn by rows of equal length; every character except '.' is a square."""
    width, height = len(rows[0]), len(rows)
    exists = [mark != "." for row in rows for mark in row]

    def at(x: int, y: int) -> int:
        return y * width + x if 0 <= x < width and 0 <= y < height and exists[y * width + x] else NOWHERE

    places = [(cell % width, cell // width) for cell in range(width * height)]
    ahead = tuple(tuple(at(x + dx, y + dy) if at(x, y) != NOWHERE else NOWHERE for x, y in places) for dx, dy in STEPS)
    ring = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    near = tuple(mask(cells[cell] for cells in ahead) for cell in range(width * height))
    around = tuple(mask(at(x + dx, y + dy) for dx, dy in ring) if at(x, y) != NOWHERE else 0 for x, y in places)
    return Grid(width, height, mask(at(x, y) for x, y in places), ahead, near, around)


def mask(cells: Iterator[int] | Sequence[int]) -> int:
    """These cells as a mask, without NOWHERE."""
    result = 0
    for cell in cells:
        if cell != NOWHERE:
            result |= 1 << cell
    return result


def members(mask: int) -> Iterator[int]:
    """The cells of a mask, in rising order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
