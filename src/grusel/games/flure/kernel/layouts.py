"""How the blocks may lie while a figure pushes them: layouts, told apart by their keys."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from grusel.games.flure.kernel.board import KEYS, ZEROS
from grusel.games.flure.kernel.codes import BLOCK, CELL
from grusel.games.flure.kernel.hall import Hall, pushed_key

LINE: Final = 256  # nodes of one layout, one per place
BLANK: Final = vec[u8]([0] * (LINE * 32))


class Layouts:
    """Each layout is one block moved on top of another layout; layout 0 is how the blocks lie now."""

    def __init__(self) -> None:
        self.stamp: i64 = 0  # of this search
        self.layouts: i64 = 0
        self.moved: vec[i64] = ZEROS[:64]  # from, to, block in 8 bits each; above them the layout below
        self.key: vec[i64] = ZEROS[:64]
        self.loaded: i64 = 0  # the layout in which the board is
        self.keys: vec[i64] = KEYS
        self.slots: vec[i64] = ZEROS[:256]  # layouts by key, with the stamp of their search
        # Nodes that this search has reached, marked by the last bits of its stamp
        self.mark: u8 = 0
        self.seen: vec[u8] = BLANK[:]


def new_stamp(search: Layouts) -> None:
    search.stamp += 1
    if search.stamp & 255 == 0:
        search.stamp += 1
        search.seen = BLANK[:]
    search.mark = u8(search.stamp & 255)


def intern(search: Layouts, hall: Hall, below: i64) -> i64:
    """Return the layout after the last step's pushes: a known one, or a new one."""
    key = search.key[below] ^ pushed_key(hall, search.keys)
    layout = known(search, key)
    if layout >= 0:
        return layout
    # Several blocks make several layouts; only the last is ever looked up.
    layout = below
    at: i64 = 0
    while at < hall.pushes:
        search.key[search.layouts] = 0
        layout = new_layout(search, layout, hall.push_from[at], hall.push_to[at], hall.push_block[at])
        at += 1
    enter(search, layout, key, known(search, key))
    return layout


def known(search: Layouts, key: i64) -> i64:
    """Return the layout with this key, or -1 - the slot where it belongs."""
    if key == 0:
        return 0
    slots = search.slots
    mask = len(slots) - 1
    slot = key & mask
    while slots[slot] >> 16 == search.stamp:
        layout = slots[slot] & 0xFFFF
        if search.key[layout] == key:
            return layout
        slot = (slot + 1) & mask
    return -1 - slot


def new_layout(search: Layouts, below: i64, cell: i64, to: i64, block: i64) -> i64:
    layout = search.layouts
    if LINE * layout == len(search.seen):
        search.seen = extend(search.seen, BLANK)
    search.moved[layout] = below << 24 | block << 16 | to << 8 | cell
    search.layouts = layout + 1
    if layout + 1 == len(search.key):
        grow_layouts(search)
    return layout


def enter(search: Layouts, layout: i64, key: i64, unknown: i64) -> None:
    """Store the layout in the slot where `known` looked for it."""
    search.key[layout] = key
    search.slots[-1 - unknown] = search.stamp << 16 | layout


def load(search: Layouts, hall: Hall, layout: i64) -> None:
    """Bring the board into this layout. Layout 0 changes nothing, and running through it costs less than a test."""
    board = hall.board
    moved = search.moved
    undo = search.loaded
    search.loaded = layout
    while True:
        change = moved[undo]
        block = change >> 16 & BLOCK
        board[change & CELL] += block
        board[change >> 8 & CELL] -= block
        undo = change >> 24
        if not undo:
            break
    while True:
        change = moved[layout]
        block = change >> 16 & BLOCK
        board[change & CELL] -= block
        board[change >> 8 & CELL] += block
        layout = change >> 24
        if not layout:
            break


def grow_layouts(search: Layouts) -> None:
    search.moved = doubled(search.moved)
    search.key = doubled(search.key)
    search.slots = zeros(4 * len(search.key))
    layout: i64 = 1
    while layout < search.layouts:
        key = search.key[layout]
        if key:
            enter(search, layout, key, known(search, key))
        layout += 1


def doubled(numbers: vec[i64]) -> vec[i64]:
    return extend(numbers, zeros(len(numbers)))


def zeros(size: i64) -> vec[i64]:
    return ZEROS[:size] if size <= len(ZEROS) else vec[i64]([0] * size)
