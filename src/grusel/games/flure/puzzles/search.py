"""Try changes one after the other, but only those that the walk so far depends on.

A change that touches nothing a walk has read leaves that walk as it is. So every set of changes that leads to another
outcome holds one that the walk without it has read, and it is enough to extend by those; each is forbidden to the
branches after its own, so that no set is tried twice. Nothing is added to a set that solves the level.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import ZEROS
from grusel.games.flure.kernel.codes import BLOCK, BLOOD, CRYSTAL, TELEPORTER
from grusel.games.flure.kernel.hall import Hall
from grusel.games.flure.puzzles.tracks import ARROWS, FACING, PAIRS, SOLVED, Track, begin, enemies, follow, resume

# Kinds of options; below are the blocks of the kernel.
POOL: Final = 8
TELEPORT: Final = 16
TURN: Final = 32
FACE: Final = 64
REPORT: Final = 256  # walks between two reports


class Option:
    """One change that may be made."""

    def __init__(self, kind: i64, stock: i64, cells: list[int], way: i64, pair: i64) -> None:
        self.kind: i64 = kind
        self.stock: i64 = stock  # which supply it comes from
        self.first: i64 = cells[0]
        self.cells: list[int] = cells
        self.way: i64 = way
        self.pair: i64 = pair  # of a teleporter: 0 or 1


class Search:
    """The search from one hall."""

    def __init__(self, hall: Hall, options: list[Option], supply: list[int], most: i64) -> None:
        self.root: Hall = hall
        self.options: list[Option] = options
        self.supply: vec[i64] = vec[i64](supply)
        self.most: i64 = most
        self.taken: vec[i64] = hall.board[:]  # the board before the monster walks
        self.pairs: vec[i64] = ZEROS[:2]  # square + 1 of a teleporter without its twin
        self.forbidden: vec[i64] = vec[i64]([0] * (len(options) + 1))
        self.chosen: list[int] = []
        self.since: list[int] = []  # the step from which the walk's halls have each chosen change
        self.found: list[tuple[list[int], int]] = []  # options and steps
        self.walks: i64 = 0
        self.near: i64 = 0
        self.enemies: i64 = enemies(hall)
        self.part: i64 = 0
        self.parts: i64 = 1
        self.enough: i64 = 1_000_000  # solutions
        self.stopped: bool = False
        self.report: Callable[[int], bool] | None = None


def run(search: Search) -> None:
    """Walk from the hall as it is, then with every set of changes."""
    track = begin(search.root)
    follow(track)
    if search.part == 0:
        note(search, track)
    if track.outcome != SOLVED:
        extend(search, track)


def note(search: Search, track: Track) -> None:
    """Count a walk, and keep it if it solves the level."""
    search.walks += 1
    if track.outcome == SOLVED:
        search.found.append((search.chosen[:], int(track.steps)))
        search.stopped = len(search.found) > search.enough
    elif near(search, track):
        search.near += 1
    report = search.report
    if report is not None and search.walks % REPORT == 0 and not report(int(search.walks)):
        search.stopped = True


def near(search: Search, track: Track) -> bool:
    """Tell whether a walk failed by one figure: of several enemies at most one is left."""
    return track.enemies <= 1 < search.enemies


def extend(search: Search, track: Track) -> None:
    """Try every further change that this walk depends on."""
    depth: i64 = len(search.chosen)
    if depth >= search.most:
        return
    forbidden: list[int] = []
    count: i64 = 0
    at: i64 = 0
    size: i64 = len(search.options)
    while at < size and not search.stopped:
        when = depends(search, track, at)
        if when:
            count += 1
            if depth > 0 or count % search.parts == search.part:
                attempt(search, track, at, when - 1)
            search.forbidden[at] = 1
            forbidden.append(int(at))
        at += 1
    for one in forbidden:
        search.forbidden[one] = 0


def depends(search: Search, track: Track, at: i64) -> i64:
    """Return the first step + 1 that the option would change, or 0 if none or not allowed."""
    option = search.options[at]
    if search.forbidden[at] or not search.supply[option.stock]:
        return 0
    if option.kind == TURN or option.kind == FACE:
        return track.trod[FACING if option.kind == FACE else ARROWS + option.first]
    when: i64 = 0
    for cell in option.cells:
        if search.taken[cell]:
            return 0
        when = earlier(when, track.trod[cell])
    if option.kind < CRYSTAL:
        return earlier(when, track.seen[option.first])
    if option.kind == TELEPORT:
        if beside_teleporter(search, option.first):
            return 0
        if search.pairs[option.pair]:
            when = earlier(when, track.trod[PAIRS])
    return when


def earlier(one: i64, other: i64) -> i64:
    if not one:
        return other
    return other if other and other < one else one


def beside_teleporter(search: Search, cell: i64) -> bool:
    around: i64 = 0
    way: i64
    for way in range(4):
        around |= search.taken[search.root.ahead[4 * cell + way]]
    return around & TELEPORTER != 0


def attempt(search: Search, track: Track, at: i64, step: i64) -> None:
    """Make the change, walk on from where it matters, search on, take it back."""
    option = search.options[at]
    depth: i64 = len(search.chosen)
    child = resume(track, step, depth + 1 < search.most)
    before = search.pairs[0] + 256 * search.pairs[1]
    since = search.since
    search.since = renew(search, child.hall, step)
    change(search, child.hall, option)
    search.chosen.append(int(at))
    search.supply[option.stock] -= 1
    follow(child)
    note(search, child)
    if child.outcome != SOLVED:
        extend(search, child)
    search.supply[option.stock] += 1
    search.chosen.pop()
    search.since = since
    take_back(search, option)
    search.pairs[0] = before % 256
    search.pairs[1] = before // 256


def renew(search: Search, hall: Hall, step: i64) -> list[int]:
    """Make an earlier change in a hall saved before it; `since` says when the walk got each change."""
    since: list[int] = []
    for at, begun in zip(search.chosen, search.since, strict=True):
        option = search.options[at]
        if begun > step and option.kind < TURN:
            lay(hall, option)
        since.append(min(begun, int(step)))
    since.append(int(step))
    return since


def lay(hall: Hall, option: Option) -> None:
    held = BLOOD if option.kind == POOL else option.kind
    for cell in option.cells:
        hall.board[cell] |= held


def change(search: Search, hall: Hall, option: Option) -> None:
    kind = option.kind
    if kind == FACE:
        hall.facing = option.way
    elif kind == TURN:
        hall.arrow = hall.arrow[:]
        hall.arrow[option.first] = option.way
    elif kind == TELEPORT:
        lay_teleporter(search, hall, option)
    else:
        lay(hall, option)
        for cell in option.cells:
            search.taken[cell] |= BLOOD if kind == POOL else kind


def lay_teleporter(search: Search, hall: Hall, option: Option) -> None:
    cell = option.first
    lay(hall, option)
    search.taken[cell] |= TELEPORTER
    hall.arrow = hall.arrow[:]
    hall.arrow[cell] = option.way
    other = search.pairs[option.pair]
    if other:
        hall.twin = hall.twin[:]
        hall.twin[cell] = other
        hall.twin[other - 1] = cell + 1
        search.pairs[option.pair] = 0
    else:
        search.pairs[option.pair] = cell + 1


def take_back(search: Search, option: Option) -> None:
    if option.kind == POOL:
        for cell in option.cells:
            search.taken[cell] &= ~BLOOD
    elif option.kind == TELEPORT:
        search.taken[option.first] &= ~TELEPORTER
    elif option.kind < POOL:
        search.taken[option.first] &= ~BLOCK
