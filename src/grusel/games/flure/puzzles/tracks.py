"""An endless walk that notes every square it depends on, and can be resumed before any of its steps."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import ZEROS
from grusel.games.flure.kernel.codes import (
    BLOCK,
    BLOOD,
    EDGE,
    ENTRANCE,
    FIGURE,
    LOST,
    OPAQUE,
    PIECE,
    TELEPORTER,
    TURNING,
    WALL,
)
from grusel.games.flure.kernel.hall import Hall
from grusel.games.flure.kernel.monster import look, stride, turned

# How a walk can end.
SOLVED: Final = 0
OWN_LOST: Final = 1
LOOP: Final = 2
ENDLESS: Final = 3
MOST_STEPS: Final = 1000

# What a walk can depend on besides squares.
PAIRS: Final = 180  # where the twin of an unpaired teleporter lies
FACING: Final = 182
ARROWS: Final = 184  # + the square of a teleporter
KEYS: Final = 384
OWN_FIGURES: Final = 4  # figures 0 to 3 are own, all others enemies
TRAIL: Final = 200
SQUARES: Final = 176


class Track:
    """A hall, the squares its walk has read, and the hall before each step."""

    def __init__(self) -> None:
        self.hall: Hall = Hall(2)
        # The first step at which a square was looked over, or was entered or pushed onto: step + 1, or 0
        self.seen: vec[i64] = ZEROS[:KEYS]
        self.trod: vec[i64] = ZEROS[:KEYS]
        self.boards: list[vec[i64]] = []
        self.places: list[vec[i64]] = []
        self.poses: list[int] = []  # 4 * square + facing
        self.steps: i64 = 0
        self.outcome: i64 = LOOP
        self.enemies: i64 = 0  # left
        self.keeps: bool = True  # keep the hall before each step


def begin(hall: Hall) -> Track:
    """Return a walk from this hall, before its first step."""
    track = Track()
    track.hall = hall
    track.trod[FACING] = 1
    return track


def resume(track: Track, step: i64, keeps: bool) -> Track:
    """Return the same walk before a step, to be changed there and walked again."""
    other = Track()
    hall = other.hall
    old = track.hall
    hall.seats = old.seats
    hall.figures = old.figures
    hall.board = track.boards[step][:]
    hall.place = track.places[step][:]
    hall.black = old.black
    hall.twin = old.twin
    hall.arrow = old.arrow
    hall.last_half = True
    hall.monster = track.poses[step] >> 2
    hall.facing = track.poses[step] & 3
    other.seen = until(track.seen, step)
    other.trod = until(track.trod, step)
    other.keeps = keeps
    if keeps:
        other.boards = track.boards[:step]
        other.places = track.places[:step]
        other.poses = track.poses[:step]
    other.steps = step
    return other


def until(read: vec[i64], step: i64) -> vec[i64]:
    """Keep what was read before a step; the facing is read at once."""
    kept = read[:]
    key: i64 = 0
    while key < KEYS:
        if kept[key] > step and key != FACING:
            kept[key] = 0
        key += 1
    return kept


def follow(track: Track) -> None:
    """Walk until the puzzle is decided. Brent's tortoise finds a loop some steps after it begins."""
    hall = track.hall
    tortoise = hall.board[:]
    figures = hall.place[:]
    stands = 4 * hall.monster + hall.facing
    power: i64 = 8
    lap: i64 = 0
    track.enemies = enemies(hall)
    while True:
        if track.keeps:
            track.boards.append(hall.board[:])
            track.places.append(hall.place[:])
            track.poses.append(int(4 * hall.monster + hall.facing))
        lost = step(track)
        track.steps += 1
        if lost and decided(track):
            return
        lap += 1
        pose = 4 * hall.monster + hall.facing
        if pose == stands and same(hall.board, tortoise, SQUARES) and same(hall.place, figures, hall.figures):
            track.outcome = LOOP
            return
        if lap == power:
            tortoise = hall.board[:]
            figures = hall.place[:]
            stands = pose
            power *= 2
            lap = 0
        if track.steps >= MOST_STEPS:
            track.outcome = ENDLESS
            return


def step(track: Track) -> i64:
    hall = track.hall
    now = track.steps + 1
    facing = hall.facing
    mark_sight(track, facing, now)
    mark_sight(track, (facing + 1) & 3, now)
    mark_sight(track, (facing + 3) & 3, now)
    look(hall)
    if mark_way(track, now):
        return stride(hall)
    clear_trail(hall)
    lost = stride(hall)
    mark_trail(track, now)
    return lost


def mark_sight(track: Track, way: i64, now: i64) -> None:
    """Mark all squares up to the first figure or opaque block in this direction."""
    board = track.hall.board
    ahead = track.hall.ahead
    seen = track.seen
    cell = track.hall.monster
    while True:
        cell = ahead[4 * cell + way]
        if not seen[cell]:
            seen[cell] = now
        if board[cell] & (FIGURE | OPAQUE):
            return


def mark_way(track: Track, now: i64) -> bool:
    """Mark what the next step depends on; false if a slide pushes blocks, which needs its trail."""
    hall = track.hall
    board = hall.board
    here = hall.monster
    way = hall.facing
    slides = False
    pushes = False
    turns: i64 = 0
    while turns < TRAIL:
        turns += 1
        there = hall.ahead[4 * here + way]
        if there == EDGE:
            there = ENTRANCE - here
        tread(track, there, now)
        held = board[there]
        if held & TURNING:
            way = turned(held & BLOCK, way)
            if turns > 8 and not slides:
                return True  # turn stones all around
            continue
        if held & BLOCK:
            pushes = True
            mark_row(track, there, way, now)
        if held & TELEPORTER:
            mark_jump(track, there, now)
            return not (pushes and slides)
        if not held & BLOOD:
            return not (pushes and slides)
        slides = True
        here = there
    return False


def mark_row(track: Track, cell: i64, way: i64, now: i64) -> None:
    """Mark a pushed row, as far as its last piece may slide."""
    board = track.hall.board
    while True:
        cell = track.hall.ahead[4 * cell + way]
        tread(track, cell, now)
        if board[cell] & WALL or not board[cell] & (PIECE | BLOOD):
            return


def mark_jump(track: Track, cell: i64, now: i64) -> None:
    """Mark a jump: it depends on the twin and on the twin's arrow."""
    twin = track.hall.twin[cell]
    if twin:
        tread(track, ARROWS + twin - 1, now)
    else:
        tread(track, PAIRS, now)


def tread(track: Track, key: i64, now: i64) -> None:
    if not track.trod[key]:
        track.trod[key] = now


def clear_trail(hall: Hall) -> None:
    at: i64 = 0
    while at <= TRAIL:
        hall.trail[at] = -1
        at += 1


def mark_trail(track: Track, now: i64) -> None:
    """Mark every line that the monster went along, to its end: more than it depends on, never less."""
    hall = track.hall
    at: i64 = 0
    while at <= TRAIL and hall.trail[at] >= 0:
        cell = hall.trail[at] >> 2
        way = hall.trail[at] & 3
        if hall.ahead[4 * cell + way] == EDGE:
            cell = ENTRANCE - cell
            tread(track, cell, now)
        while cell != EDGE:
            cell = hall.ahead[4 * cell + way]
            tread(track, cell, now)
            if hall.board[cell] & TELEPORTER:
                mark_jump(track, cell, now)
        at += 1
    if at > TRAIL:
        mark_everything(track, now)


def mark_everything(track: Track, now: i64) -> None:
    key: i64 = 0
    while key < KEYS:
        tread(track, key, now)
        key += 1


def decided(track: Track) -> bool:
    """Tell whether the puzzle is decided; an own figure lost fails, even with the last enemy."""
    hall = track.hall
    track.enemies = enemies(hall)
    figure: i64 = 0
    while figure < OWN_FIGURES:
        if hall.place[figure] == LOST:
            track.outcome = OWN_LOST
            return True
        figure += 1
    if track.enemies == 0:
        track.outcome = SOLVED
    return track.enemies == 0


def enemies(hall: Hall) -> i64:
    left: i64 = 0
    figure: i64 = OWN_FIGURES
    while figure < hall.figures:
        if hall.place[figure] >= 0:
            left += 1
        figure += 1
    return left


def same(one: vec[i64], other: vec[i64], size: i64) -> bool:
    at: i64 = 0
    while at < size:
        if one[at] != other[at]:
            return False
        at += 1
    return True
