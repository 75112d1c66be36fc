"""The hero's walks over a shape, written in the order in which his own choices lead from position to position.

Positions without a choice are not written, positions need no names, and unreachable ones are left out. If both monsters
are known, the choice comes after every tile within walking distance has been seen.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.shy.bots.ground import OPEN, POSITION, Ground, first_position
from grusel.games.shy.bots.plot import Plot
from grusel.games.shy.bots.position import KIND, SEARCH, Option, options, searched
from grusel.games.shy.bots.solver import walk_down

MIXED: Final = 64
HOPELESS: Final = 255

Row = dict[int, int]  # chances of options, in parts


class Scribe:
    """Asks for the chances of one position after the other."""

    def __init__(self) -> None:
        self.known: dict[int, list[Option]] = {}

    def options(self, ground: Ground, position: int) -> list[Option]:
        if position not in self.known:
            self.known[position] = options(ground, position)
        return self.known[position]

    def row(self, position: int, codes: list[int]) -> Row:
        raise NotImplementedError


class Reader(Scribe):
    """Reads a written walk."""

    def __init__(self, text: bytes, whole: int) -> None:
        super().__init__()
        self.text = text
        self.whole = whole
        self.at = 0
        self.rows: dict[int, Row] = {}

    def row(self, position: int, codes: list[int]) -> Row:
        first = self._next()
        found: Row = {}
        if first < MIXED:
            found = {codes[first]: self.whole}
        elif first != HOPELESS:
            found = self._mixed(codes, first - MIXED)
        self.rows[position] = found
        return found

    def _next(self) -> int:
        self.at += 1
        return self.text[self.at - 1]

    def _mixed(self, codes: list[int], number: int) -> Row:
        listed = [codes[self._next()] for _ in range(number)]
        low = [self._next() for _ in range(number - 1)]
        weights = [part + 256 * self._next() for part in low] if self.whole > 255 else low
        return dict(zip(listed, [self.whole - sum(weights), *weights], strict=True))


class Writer(Scribe):
    """Writes the average of a plot as it was at the start, in parts of a given size."""

    def __init__(self, plot: Plot, ground: Ground) -> None:
        super().__init__()
        self.plot = plot
        self.chances: dict[int, dict[int, float]] = {}
        self.begin(1)
        walk_down(plot, plot.average)
        state: i64 = 0
        while state < plot.states - 1:
            self._note(ground, state)
            state += 1

    def begin(self, whole: int) -> None:
        self.whole = whole
        self.text = bytearray()
        self.rows: dict[int, Row] = {}

    def _note(self, ground: Ground, state: i64) -> None:
        """The chances of a state; equivalent searches are merged, weighted by how often they occur."""
        plot = self.plot
        position: int = plot.positions[state]
        weight = 1.0
        seen = 63
        if i64(plot.acts[i64(plot.act_from[state])]) >> KIND == SEARCH:
            weight = plot.flows[plot.ends + state]
            after = searched(ground, position)
            seen = closed(position, after)
            position = after
        row = self.chances.setdefault(position, {})
        act = i64(plot.act_from[state])
        while act < i64(plot.act_from[state + 1]):
            code = int(plot.acts[act]) & (seen | ~63)
            row[code] = row.get(code, 0.0) + weight * plot.average[act]
            act += 1

    def row(self, position: int, codes: list[int]) -> Row:
        found: Row = {}
        if position in self.plot.plain:
            found = {self.plot.plain[position]: self.whole}
        elif position in self.chances:
            found = parts(self.chances[position], self.whole)
        self.text.extend(written(found, codes, self.whole))
        self.rows[position] = found
        return found


def closed(position: int, after: int) -> int:
    """The unchanged tiles: those not seen during a search."""
    same = 0
    for tile in range(6):
        if (position ^ after) >> 4 * tile & 15 == 0:
            same |= 1 << tile
    return same


def stroll(ground: Ground, peeks: i64, scribe: Scribe) -> None:
    """Every position that the choices lead to, each once."""
    todo = [first_position(peeks)]
    seen = set(todo)
    while todo:
        position = todo.pop()
        listed = scribe.options(ground, position)
        if listed and listed[0].code >> KIND == SEARCH:
            _search(ground, position, listed, seen, scribe)
        elif len(listed) == 1:
            follow(listed[0], seen, todo)
        elif listed:
            row = scribe.row(position, [option.code for option in listed])
            for option in listed:
                if option.code in row:
                    follow(option, seen, todo)


def _search(ground: Ground, position: int, listed: list[Option], seen: set[int], scribe: Scribe) -> None:
    """Sets of tiles to search are chosen once, when a choice is unavoidable."""
    after = searched(ground, position)
    if len(listed) == 1 or -after in seen:
        return
    seen.add(-after)
    codes = [option.code for option in scribe.options(ground, after)]
    if len(codes) > 1 and corridors(after) <= 3:
        scribe.row(after, codes)


def corridors(position: int) -> int:
    return len([tile for tile in range(6) if position >> 4 * tile & 15 == OPEN])


def follow(option: Option, seen: set[int], todo: list[int]) -> None:
    for after in option.after:
        if after >= POSITION and after not in seen:
            seen.add(after)
            todo.append(after)


def parts(chances: dict[int, float], whole: int) -> Row:
    """Chances in whole parts: the largest remainders are rounded up, and very small ones are dropped."""
    sums = sum(chances.values())
    if sums <= 0.0:
        return {}
    least = min(0.75 * sums / whole, max(chances.values()))
    kept = {code: chance for code, chance in chances.items() if chance >= least}
    total = sum(kept.values())
    found = {code: int(chance / total * whole) for code, chance in kept.items()}
    order = sorted(kept, key=lambda code: found[code] - kept[code] / total * whole)
    for code in order[: whole - sum(found.values())]:
        found[code] += 1
    return {code: part for code, part in found.items() if part}


def written(row: Row, codes: list[int], whole: int) -> bytes:
    if not row:
        return bytes([HOPELESS])
    if len(row) == 1:
        return bytes([codes.index(next(iter(row)))])
    numbers = [codes.index(code) for code in row]
    weights = list(row.values())[1:]
    high = [weight >> 8 for weight in weights] if whole > 255 else []
    return bytes([MIXED + len(numbers), *numbers, *[weight & 255 for weight in weights], *high])
