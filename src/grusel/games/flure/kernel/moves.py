"""Search a figure's moves: one shortest path for each distinct result (end square and moved blocks)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import AROUND, ZEROS
from grusel.games.flure.kernel.codes import (
    BARRED,
    BLOCK,
    BLOOD,
    CELL,
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
from grusel.games.flure.kernel.hall import (
    Hall,
    lift,
    move_block,
    push,
    put_back,
    put_down,
    step,
    take_back,
)
from grusel.games.flure.kernel.layouts import LINE, Layouts, doubled, intern, known, load, new_layout, new_stamp

UNEVEN: Final = 15  # a block or blood: not a plain step
HOLDS: Final = 103  # stops a push: block, figure, monster
BASE: Final = 0xFFFF00
NODE: Final = 0xFFFFFF
HOW: Final = 24  # bits to shift for how a node was reached
LETTERS: Final = ("N", "E", "S", "W", "o", "i", "i^", "i<")


class Moves(Layouts):
    """A breadth-first search over square and layout."""

    def __init__(self) -> None:
        super().__init__()
        self.around: vec[i64] = AROUND
        # In the order in which they were reached: LINE * layout + place, and in the bits above how:
        # 16 * the node before + the step, and 8 more where turning back may lead to something new
        self.count: i64 = 0
        self.node: vec[i64] = ZEROS[:512]
        # Results: nodes on which the figure may end
        self.found: i64 = 0
        self.results: vec[i64] = ZEROS[:512]


def list_moves(moves: Moves, hall: Hall, figure: i64) -> i64:
    """Find all results for the figure, shortest first; return how many."""
    points = hall.number(figure)
    place = hall.place[figure]
    begin(moves, place if place >= 0 else WAITING)
    lift(hall, figure)
    at: i64 = 0
    while points > 0:
        points -= 1
        at = expand(moves, hall, at, moves.count)
    if moves.loaded:
        load(moves, hall, 0)
    put_back(hall, figure)
    return moves.found


def expand(moves: Moves, hall: Hall, at: i64, end: i64) -> i64:
    """Make all steps from the nodes of one distance. Plain steps are inlined, because most steps are plain."""
    while moves.count + 5 * (end - at) > len(moves.node):
        grow_nodes(moves)
    board = hall.board
    arounds = moves.around
    nodes = moves.node
    results = moves.results
    seen = moves.seen
    mark = moves.mark
    count = moves.count
    found = moves.found
    loaded = LINE * moves.loaded
    while at < end:
        node = nodes[at]
        here = node & CELL
        base = node & BASE
        if base != loaded:
            load(moves, hall, base >> 8)
            loaded = base
        if here in (EXIT, WAITING):
            moves.count = count
            moves.found = found
            come_or_go(moves, hall, at, node & NODE)
            count = moves.count
            found = moves.found
            seen = moves.seen
        around = arounds[16 * here + (node >> HOW & 15)]
        origin = 16 * at + (board[here] & BLOOD) - 4
        while around:
            there = around & CELL
            way = around >> 8 & 7
            around >>= 11
            held = board[there]
            if held & UNEVEN:
                if not held & BARRED:
                    moves.count = count
                    moves.found = found
                    press(moves, hall, at, way - 4, base, there, held)
                    count = moves.count
                    found = moves.found
                    seen = moves.seen
            else:
                # Written in any case: cheaper than a branch that is hard to predict.
                there += base
                nodes[count] = there + (origin + way << HOW)
                results[found] = count
                fresh = (seen[there] != mark) & (held & BARRED == 0)
                seen[there] = mark
                count += fresh
                found += fresh & (held == 0)
        at += 1
    moves.count = count
    moves.found = found
    return at


def press(moves: Moves, hall: Hall, at: i64, way: i64, base: i64, there: i64, held: i64) -> None:
    """Step against a block or onto blood."""
    behind = hall.ahead[4 * there + way]
    ahead = hall.board[behind]
    if held & BLOCK and ahead & HOLDS:
        return
    if held > BLOCK or ahead or behind == EXIT or behind == ENTRANCE:  # noqa: SIM109
        act(moves, hall, at, way)
    else:
        push_one(moves, at, way, base >> 8, there, behind, held)


def come_or_go(moves: Moves, hall: Hall, at: i64, node: i64) -> None:
    if node & CELL == WAITING:
        come_in(moves, hall, at)
    else:
        reach(moves, node - EXIT + OUT, 16 * at + LEAVE, 0)


def begin(moves: Moves, place: i64) -> None:
    new_stamp(moves)
    moves.count = 0
    moves.found = 0
    moves.layouts = 1
    moves.loaded = 0
    reach(moves, place, LEAVE, 0)


def reach(moves: Moves, node: i64, how: i64, held: i64) -> None:
    """Add a node; it is a result unless another figure stands there."""
    moves.seen[node] = moves.mark
    at = moves.count
    moves.node[at] = node + (how << HOW)
    moves.count = at + 1
    if not held & FIGURE:
        moves.results[moves.found] = at
        moves.found += 1


def act(moves: Moves, hall: Hall, at: i64, way: i64) -> None:
    """Try a step that pushes or slides, add where it leads, take it back."""
    here = moves.node[at] & CELL
    base = (moves.node[at] & NODE) - here
    cell = step(hall, here, way)
    if hall.pushes:
        if cell >= 0:
            base = LINE * intern(moves, hall, base >> 8)
        take_back(hall)
    if cell >= 0 and moves.seen[base + cell] != moves.mark:
        reach(moves, base + cell, 16 * at + 8 + way, hall.board[cell])


def push_one(moves: Moves, at: i64, way: i64, below: i64, there: i64, behind: i64, block: i64) -> None:
    """Push one block from plain floor to plain floor: the most common push, found without touching the board."""
    key = moves.key[below] ^ moves.keys[256 * block + there] ^ moves.keys[256 * block + behind]
    layout = known(moves, key)
    if layout < 0:
        # `enter`, and `reach` below, inlined: pushes are frequent.
        moves.slots[-1 - layout] = moves.stamp << 16 | moves.layouts
        moves.key[moves.layouts] = key
        layout = new_layout(moves, below, there, behind, block)
    node = LINE * layout + there
    if moves.seen[node] != moves.mark:
        moves.seen[node] = moves.mark
        count = moves.count
        moves.node[count] = node + (16 * at + 8 + way << HOW)
        moves.results[moves.found] = count
        moves.count = count + 1
        moves.found += 1


def come_in(moves: Moves, hall: Hall, at: i64) -> None:
    """Enter for the first point; a block on the entrance is pushed (rules 6.2 and 11)."""
    held = hall.board[ENTRANCE]
    if held & MONSTER:
        return
    if not held & BLOCK:
        reach(moves, ENTRANCE, 16 * at + ENTER, held)
        return
    for way in (ENTER_NORTH, ENTER_WEST):
        if push(hall, ENTRANCE, entering(way)) == 0:
            node = LINE * intern(moves, hall, 0) + ENTRANCE
            take_back(hall)
            if moves.seen[node] != moves.mark:  # two teleporters beside the entrance destroy the block alike
                reach(moves, node, 16 * at + way, held)


def entering(way: i64) -> i64:
    """Return the direction in which an entering figure pushes."""
    return 0 if way == ENTER_NORTH else 3


def take(moves: Moves, hall: Hall, figure: i64, result: i64) -> i64:
    """Carry out a listed result; return the figure's new place."""
    node = moves.node[moves.results[result]] & NODE
    lift(hall, figure)
    cell = node & CELL
    layout = node >> 8
    while layout:
        change = moves.moved[layout]
        move_block(hall, change & CELL, change >> 8 & CELL, change >> 16 & BLOCK)
        layout = change >> 24
    hall.pushes = 0
    put_down(hall, figure, cell)
    return cell


def paths(moves: Moves) -> list[str]:
    """Return the path of each result."""
    ways = [""]
    for node in moves.node[1 : moves.count]:
        how = node >> HOW
        ways.append(ways[how >> 4] + LETTERS[how & 7])
    return [ways[at] for at in moves.results[: moves.found]]


def grow_nodes(moves: Moves) -> None:
    moves.node = doubled(moves.node)
    moves.results = doubled(moves.results)
