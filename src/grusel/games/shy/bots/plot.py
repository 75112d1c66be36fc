"""One shape of a floor with all options of the hero, in rows of numbers for the solver.

The builder's choices on a shape are *truths*: a pair of monsters and one of 120 ways to place exit and monsters. An
*end* is a sum over truths, composed of *atoms*: sums that several ends share.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from grusel.games.shy.bots.ground import POSITION, Ground, first_position
from grusel.games.shy.bots.position import BOTH_MET, GUESS, KIND, ONE_MET, PAIR, WRONG, options, wrong
from grusel.games.shy.layout import BITS
from grusel.games.shy.shapes import Cells

WAYS: Final = 120  # to place the exit and two different monsters on six tiles
PAIRS: Final = 15

# WAY[exit, first monster, second monster], in base 6: the number of this way, -1 if two of them share a tile
WAY: Final[list[i64]] = [-1] * 216
EXIT_AT: Final[list[i64]] = []
FIRST_AT: Final[list[i64]] = []
SECOND_AT: Final[list[i64]] = []


def _number_ways() -> None:
    for exit in range(6):
        for first in range(6):
            for second in range(6):
                if exit != first != second != exit:
                    WAY[(exit * 6 + first) * 6 + second] = len(EXIT_AT)
                    EXIT_AT.append(exit)
                    FIRST_AT.append(first)
                    SECOND_AT.append(second)


_number_ways()

# Atoms of a shape: nothing met (exit, two tiles), one met (exit, monster, its tile, the other's), both met (a truth);
# also a truth if the first or the second monster was met and the other wrongly guessed.
ATOMS_ONE: Final = 216
ATOMS_BOTH: Final = ATOMS_ONE + 6 * 216
ATOMS_WRONG: Final = ATOMS_BOTH + PAIRS * WAYS
ATOMS: Final = ATOMS_WRONG + 2 * PAIRS * WAYS


class Plot:
    """The decisions of a shape, each after all that can follow it; the first decision of play is last."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.ends: i64 = 0
        self.states: i64 = 0
        self.end_codes: vec[i64] = vec[i64]()
        self.end_from: vec[i32] = vec[i32]()
        self.end_atoms: vec[i32] = vec[i32]()
        self.positions: vec[i64] = vec[i64]()
        self.plain: dict[int, int] = {}  # positions with several options of which one is sensible
        self.act_from: vec[i32] = vec[i32]()
        self.acts: vec[i64] = vec[i64]()  # codes of options
        self.ref_from: vec[i32] = vec[i32]()
        self.refs: vec[i32] = vec[i32]()  # an end, or a state at an offset
        self.regrets: vec[float] = vec[float]()
        self.hopes: vec[float] = vec[float]()  # regrets, and the last gain counted twice
        self.sums: vec[float] = vec[float]()
        self.chances: vec[float] = vec[float]()
        self.average: vec[float] = vec[float]()  # chances, weighted by how often they counted
        self.values: vec[float] = vec[float]()  # of ends and states
        self.flows: vec[float] = vec[float]()  # for the same: how often the hero's own choices lead there

    def forget(self) -> None:
        """Discard everything learnt on this plot."""
        at: i64 = 0
        while at < len(self.acts):
            self.regrets[at] = 0.0
            self.sums[at] = 0.0
            self.chances[at] = 0.0
            at += 1


class Surveyor:
    """Lists everything that can happen on a shape; positions with one option are skipped."""

    def __init__(self, plot: Plot, ground: Ground) -> None:
        self.plot = plot
        self.ground = ground
        self.known: dict[int, list[i64]] = {}
        self.end_of: dict[int, int] = {}

    def follow(self, position: i64) -> list[i64]:
        """The results of a position: ends (as they are) and states (by their complement)."""
        if position in self.known:
            return self.known[position]
        if position < POSITION:
            return self._guess(position) if self.ground.guesses and ONE_MET <= position < BOTH_MET else [position]
        codes: list[i64] = []
        rows: list[list[i64]] = []
        listed = options(self.ground, position)
        for option in listed:
            row: list[i64] = []
            for after in option.after:
                row.extend(self.follow(after))
            if row and row not in rows:
                codes.append(option.code)
                rows.append(row)
        found = rows[0] if len(rows) == 1 else [self._state(position, codes, rows)] if rows else []
        if len(rows) == 1 and len(listed) > 1:
            self.plot.plain[position] = codes[0]
        self.known[position] = found
        return found

    def _guess(self, end: i64) -> list[i64]:
        met = (end - ONE_MET >> 6) // 6 % 6
        others = [monster for monster in self.ground.monsters if monster != met]
        rows: list[list[i64]] = [[end, wrong(end, other)] for other in others]
        found = [self._state(end, [GUESS << KIND | other for other in others], rows)]
        self.known[end] = found
        return found

    def finish(self, root: list[i64]) -> None:
        """A last state with one option stands for the beginning; ends get numbers."""
        self._state(POSITION, [0], [root])
        plot = self.plot
        plot.act_from = append(plot.act_from, i32(len(plot.acts)))
        plot.ref_from = append(plot.ref_from, i32(len(plot.refs)))
        ends = plot.ends
        at: i64 = 0
        while at < len(plot.refs):
            ref = i64(plot.refs[at])
            if ref < 0:
                plot.refs[at] = i32(ends + (-1 - ref))
            at += 1

    def _state(self, position: i64, codes: list[i64], rows: list[list[i64]]) -> i64:
        plot = self.plot
        plot.positions = append(plot.positions, position)
        plot.act_from = append(plot.act_from, i32(len(plot.acts)))
        for code, row in zip(codes, rows, strict=True):
            plot.acts = append(plot.acts, code)
            plot.ref_from = append(plot.ref_from, i32(len(plot.refs)))
            for ref in row:
                number: i64 = ref if ref < 0 else self._end(ref)
                plot.refs = append(plot.refs, i32(number))
        plot.states += 1
        return -plot.states

    def _end(self, code: i64) -> i64:
        if code in self.end_of:
            return self.end_of[code]
        plot = self.plot
        number = plot.ends
        plot.ends += 1
        self.end_of[code] = number
        plot.end_codes = append(plot.end_codes, code)
        return number


def survey(cells: Cells, monsters: i64, peeks: i64, manner: i64) -> Plot:
    plot = Plot(cells)
    surveyor = Surveyor(plot, Ground(cells, monsters, manner))
    surveyor.finish(surveyor.follow(first_position(peeks)))
    _list_atoms(plot)
    plot.regrets = zeros(len(plot.acts))
    plot.hopes = zeros(len(plot.acts))
    plot.sums = zeros(len(plot.acts))
    plot.chances = zeros(len(plot.acts))
    plot.average = zeros(len(plot.acts))
    plot.values = zeros(plot.ends + plot.states)
    plot.flows = zeros(plot.ends + plot.states)
    return plot


def zeros(number: i64) -> vec[float]:
    row = vec[float](capacity=number)
    at: i64 = 0
    while at < number:
        row = append(row, 0.0)
        at += 1
    return row


def _list_atoms(plot: Plot) -> None:
    at: i64 = 0
    while at < plot.ends:
        plot.end_from = append(plot.end_from, i32(len(plot.end_atoms)))
        for atom in atoms(plot.end_codes[at]):
            plot.end_atoms = append(plot.end_atoms, i32(atom))
        at += 1
    plot.end_from = append(plot.end_from, i32(len(plot.end_atoms)))


def atoms(end: i64) -> list[i64]:
    """The atoms that compose an end."""
    tiles = BITS[end & 63]
    if end < ONE_MET:
        exit = end >> 6
        return [(exit * 6 + one) * 6 + two for one in tiles for two in tiles if one < two]
    if end < BOTH_MET:
        known = end - ONE_MET >> 6
        tile, monster, exit = known % 6, known // 6 % 6, known // 36
        return [ATOMS_ONE + ((monster * 6 + exit) * 6 + tile) * 6 + other for other in tiles]
    if end >= WRONG:
        return _wrong_atoms(end)
    known = end - BOTH_MET >> 6
    pair, first, second = known // 36, known // 6 % 6, known % 6
    return [ATOMS_BOTH + pair * WAYS + WAY[(exit * 6 + first) * 6 + second] for exit in tiles]


def _wrong_atoms(end: i64) -> list[i64]:
    known = end - WRONG >> 6
    guess, tile, met, exit = known % 6, known // 6 % 6, known // 36 % 6, known // 216
    pair: i64 = PAIR[met][guess]
    if met < guess:
        return [ATOMS_WRONG + pair * WAYS + WAY[(exit * 6 + tile) * 6 + other] for other in BITS[end & 63]]
    return [ATOMS_WRONG + (PAIRS + pair) * WAYS + WAY[(exit * 6 + other) * 6 + tile] for other in BITS[end & 63]]
