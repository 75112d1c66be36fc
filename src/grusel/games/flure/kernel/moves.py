"""Where a figure can go: one shortest path for each distinct result, that is end square and moved blocks."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import KEYS, ZEROS
from grusel.games.flure.kernel.codes import (
    BARRED,
    BLOCK,
    ENTER,
    ENTER_NORTH,
    ENTER_WEST,
    ENTRANCE,
    EXIT,
    FIGURE,
    LEAVE,
    MONSTER,
    OUT,
    WAITING,
)
from grusel.games.flure.kernel.hall import Hall, lift, move_back, push, put_back, put_down, step, take_back

PLAIN: Final = 223  # anything but a figure makes a step more than plain
HOLDS: Final = 103  # what no figure pushes a block onto: block, figure, monster
LINE: Final = 256  # nodes of one layout of the blocks, one per place
CELL: Final = 255
LETTERS: Final = ("N", "E", "S", "W", "o", "i", "i^", "i<")


class Moves:
    """A breadth-first search over square and layout; layout 0 is how the blocks lie now."""

    def __init__(self) -> None:
        self.stamp: i64 = 0
        # Nodes in the order in which they were reached: LINE * layout + place, and how: 8 * node before + step
        self.count: i64 = 0
        self.node: vec[i64] = ZEROS[:512]
        self.how: vec[i64] = ZEROS[:512]
        # Results: nodes on which the figure may end
        self.found: i64 = 0
        self.results: vec[i64] = ZEROS[:512]
        # Layouts: pushes first to last - 1 of the log, on top of the layout below
        self.layouts: i64 = 0
        self.below: vec[i64] = ZEROS[:64]
        self.first: vec[i64] = ZEROS[:64]
        self.last: vec[i64] = ZEROS[:64]
        self.key: vec[i64] = ZEROS[:64]
        self.loaded: i64 = 0  # LINE * the layout in which the board is
        self.logged: i64 = 0
        self.log_from: vec[i64] = ZEROS[:128]
        self.log_to: vec[i64] = ZEROS[:128]
        self.log_block: vec[i64] = ZEROS[:128]
        self.keys: vec[i64] = KEYS
        # Stamped marks: nodes that were reached, and layouts by key
        self.seen: vec[i64] = ZEROS[: LINE * 32]
        self.slot_stamp: vec[i64] = ZEROS[:256]
        self.slot_layout: vec[i64] = ZEROS[:256]


def list_moves(moves: Moves, hall: Hall, figure: i64) -> i64:
    """Find all results for the figure, the shortest first; how many there are."""
    points = hall.number(figure)
    place = hall.place[figure]
    begin(moves, place if place >= 0 else WAITING)
    lift(hall, figure)
    at: i64 = 0
    while points > 0:
        points -= 1
        at = expand(moves, hall, at, moves.count)
    load(moves, hall, 0)
    put_back(hall, figure)
    return moves.found


def expand(moves: Moves, hall: Hall, at: i64, end: i64) -> i64:
    """All steps from the nodes of one distance; plain steps are written out here, because they are most."""
    while moves.count + 5 * (end - at) > len(moves.node):
        grow_nodes(moves)
    board = hall.board
    ahead = hall.ahead
    nodes = moves.node
    hows = moves.how
    results = moves.results
    seen = moves.seen
    stamp = moves.stamp
    count = moves.count
    found = moves.found
    way: i64
    while at < end:
        node = nodes[at]
        here = node & CELL
        base = node - here
        if base != moves.loaded:
            load(moves, hall, base)
        if here in (EXIT, WAITING):
            moves.count = count
            moves.found = found
            come_or_go(moves, hall, at)
            count = moves.count
            found = moves.found
            seen = moves.seen
        ways = 4 * here
        for way in range(4):
            there = ahead[ways + way]
            held = board[there]
            if held & PLAIN:
                behind = ahead[4 * there + way]
                if not held & BARRED and not (held & BLOCK and board[behind] & HOLDS):
                    moves.count = count
                    moves.found = found
                    if held > BLOCK or board[behind] or behind == EXIT or behind == ENTRANCE:  # noqa: SIM109
                        act(moves, hall, at, way)
                    else:
                        push_one(moves, at, way, there, behind, held)
                    count = moves.count
                    found = moves.found
                    seen = moves.seen
            else:
                there += base
                if seen[there] != stamp:
                    seen[there] = stamp
                    nodes[count] = there
                    hows[count] = 8 * at + way
                    if not held:
                        results[found] = count
                        found += 1
                    count += 1
        at += 1
    moves.count = count
    moves.found = found
    return at


def come_or_go(moves: Moves, hall: Hall, at: i64) -> None:
    node = moves.node[at]
    if node & CELL == WAITING:
        come_in(moves, hall, at)
    else:
        reach(moves, node - EXIT + OUT, 8 * at + LEAVE, 0)


def begin(moves: Moves, place: i64) -> None:
    moves.stamp += 1
    moves.count = 0
    moves.found = 0
    moves.layouts = 1
    moves.loaded = 0
    moves.logged = 0
    moves.key[0] = 0
    reach(moves, place, 0, 0)


def reach(moves: Moves, node: i64, how: i64, held: i64) -> None:
    """A new node; a result unless another figure stands there."""
    moves.seen[node] = moves.stamp
    at = moves.count
    moves.node[at] = node
    moves.how[at] = how
    moves.count = at + 1
    if not held & FIGURE:
        moves.results[moves.found] = at
        moves.found += 1


def act(moves: Moves, hall: Hall, at: i64, way: i64) -> None:
    """A step that pushes or slides: try it, note where it leads, take it back."""
    here = moves.node[at] & CELL
    base = moves.node[at] - here
    cell = step(hall, here, way)
    if hall.pushes:
        if cell >= 0:
            base = LINE * intern(moves, hall, base >> 8)
        take_back(hall)
    if cell >= 0 and moves.seen[base + cell] != moves.stamp:
        reach(moves, base + cell, 8 * at + way, hall.board[cell])


def push_one(moves: Moves, at: i64, way: i64, there: i64, behind: i64, block: i64) -> None:
    """The most common push, one block from plain floor to plain floor: the board need not be touched to know it."""
    below = moves.node[at] >> 8
    key = moves.key[below] ^ moves.keys[256 * block + there] ^ moves.keys[256 * block + behind]
    layout = known(moves, key)
    if layout < 0:
        layout = new_layout(moves, below, key)
        log(moves, there, behind, block)
        moves.last[layout] = moves.logged
    if moves.seen[LINE * layout + there] != moves.stamp:
        reach(moves, LINE * layout + there, 8 * at + way, 0)


def come_in(moves: Moves, hall: Hall, at: i64) -> None:
    """The first point puts a figure on the entrance, pushing what block lies there (rules 6.2 and 11)."""
    held = hall.board[ENTRANCE]
    if held & MONSTER:
        return
    if not held & BLOCK:
        reach(moves, ENTRANCE, 8 * at + ENTER, held)
        return
    for way in (ENTER_NORTH, ENTER_WEST):
        if push(hall, ENTRANCE, entering(way)) == 0:
            layout = intern(moves, hall, 0)
            take_back(hall)
            reach(moves, LINE * layout + ENTRANCE, 8 * at + way, held)


def entering(way: i64) -> i64:
    """The direction in which a figure pushes as it comes in."""
    return 0 if way == ENTER_NORTH else 3


def intern(moves: Moves, hall: Hall, below: i64) -> i64:
    """The layout after the last step's pushes: the one known by its key, or a new one."""
    key = moves.key[below]
    keys = moves.keys
    at: i64 = 0
    while at < hall.pushes:
        block = 256 * hall.push_block[at]
        key ^= keys[block + hall.push_from[at]]
        if hall.push_to[at] != OUT:
            key ^= keys[block + hall.push_to[at]]
        at += 1
    layout = known(moves, key)
    if layout >= 0:
        return layout
    layout = new_layout(moves, below, key)
    at = 0
    while at < hall.pushes:
        log(moves, hall.push_from[at], hall.push_to[at], hall.push_block[at])
        at += 1
    moves.last[layout] = moves.logged
    return layout


def known(moves: Moves, key: i64) -> i64:
    """The layout with this key, or -1."""
    if key == 0:
        return 0
    stamps = moves.slot_stamp
    mask = len(stamps) - 1
    slot = key & mask
    while stamps[slot] == moves.stamp:
        layout = moves.slot_layout[slot]
        if moves.key[layout] == key:
            return layout
        slot = (slot + 1) & mask
    return -1


def new_layout(moves: Moves, below: i64, key: i64) -> i64:
    layout = moves.layouts
    if layout + 1 >= len(moves.key):
        grow_layouts(moves)
    if LINE * (layout + 1) > len(moves.seen):
        moves.seen = doubled(moves.seen)
    if 2 * layout > len(moves.slot_layout):
        grow_slots(moves)
    moves.below[layout] = below
    moves.key[layout] = key
    moves.first[layout] = moves.logged
    moves.layouts = layout + 1
    enter(moves, layout)
    return layout


def enter(moves: Moves, layout: i64) -> None:
    """Write the layout down where `known` looks for it."""
    stamps = moves.slot_stamp
    mask = len(stamps) - 1
    slot = moves.key[layout] & mask
    while stamps[slot] == moves.stamp:
        slot = (slot + 1) & mask
    stamps[slot] = moves.stamp
    moves.slot_layout[slot] = layout


def log(moves: Moves, cell: i64, to: i64, block: i64) -> None:
    at = moves.logged
    if at == len(moves.log_to):
        grow_log(moves)
    moves.log_from[at] = cell
    moves.log_to[at] = to
    moves.log_block[at] = block
    moves.logged = at + 1


def load(moves: Moves, hall: Hall, base: i64) -> None:
    """Lay the blocks of the board out as for these nodes."""
    undo = moves.loaded >> 8
    while undo:
        at = moves.last[undo]
        while at > moves.first[undo]:
            at -= 1
            move_back(hall, moves.log_from[at], moves.log_to[at], moves.log_block[at])
        undo = moves.below[undo]
    if base:
        redo(moves, hall, base >> 8)
    moves.loaded = base


def redo(moves: Moves, hall: Hall, layout: i64) -> None:
    if moves.below[layout]:
        redo(moves, hall, moves.below[layout])
    board = hall.board
    at = moves.first[layout]
    end = moves.last[layout]
    while at < end:
        # The same change as moving back, the other way round.
        block = moves.log_block[at]
        board[moves.log_from[at]] -= block
        to = moves.log_to[at]
        if to == OUT:
            hall.removed[block] += 1
        else:
            board[to] += block
        at += 1


def take(moves: Moves, hall: Hall, figure: i64, result: i64) -> i64:
    """Carry out a listed result; the place the figure comes to."""
    node = moves.node[moves.results[result]]
    lift(hall, figure)
    cell = node & CELL
    load(moves, hall, node - cell)
    moves.loaded = 0
    put_down(hall, figure, cell)
    return cell


def paths(moves: Moves) -> list[str]:
    """The path of each result."""
    ways = [""]
    for how in moves.how[1 : moves.count]:
        ways.append(ways[how >> 3] + LETTERS[how & 7])
    return [ways[at] for at in moves.results[: moves.found]]


def grow_nodes(moves: Moves) -> None:
    moves.node = doubled(moves.node)
    moves.how = doubled(moves.how)
    moves.results = doubled(moves.results)


def grow_layouts(moves: Moves) -> None:
    moves.below = doubled(moves.below)
    moves.first = doubled(moves.first)
    moves.last = doubled(moves.last)
    moves.key = doubled(moves.key)


def grow_log(moves: Moves) -> None:
    moves.log_from = doubled(moves.log_from)
    moves.log_to = doubled(moves.log_to)
    moves.log_block = doubled(moves.log_block)


def grow_slots(moves: Moves) -> None:
    size = 2 * len(moves.slot_layout)
    moves.slot_stamp = zeros(size)
    moves.slot_layout = zeros(size)
    layout: i64 = 1
    while layout < moves.layouts:
        enter(moves, layout)
        layout += 1


def doubled(numbers: vec[i64]) -> vec[i64]:
    return extend(numbers, zeros(len(numbers)))


def zeros(size: i64) -> vec[i64]:
    return ZEROS[:size] if size <= len(ZEROS) else vec[i64]([0] * size)
