"""A hero's walk over a shape in few bytes: as coarse as his surplus allows. On most shapes he has one."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.shy.bots.ground import Ground
from grusel.games.shy.bots.plot import Plot
from grusel.games.shy.bots.position import KIND, SEARCH, searched
from grusel.games.shy.bots.response import builder_best
from grusel.games.shy.bots.solver import Floor, Hand
from grusel.games.shy.bots.ways import Reader, Row, Writer, closed, stroll

WHOLES: Final = (1, 2, 4, 8, 16, 32, 64, 255, 1000)  # possible denominators; a text begins with its index
FINEST: Final = len(WHOLES) - 1


def written_walk(plot: Plot, ground: Ground, peeks: i64, hands: list[Hand], due: list[float], loss: float) -> bytes:
    """The average of a plot, rounded so that no hand concedes more than the allowed loss.

    The written strategy becomes the plot's average.
    """
    writer = Writer(plot, ground)
    floor = Floor([plot], hands)
    fineness = 0
    while True:
        writer.begin(WHOLES[fineness])
        stroll(ground, peeks, writer)
        walk_by(plot, ground, writer.rows)
        if fineness == FINEST or _lack(floor, due) <= loss:
            return bytes([fineness]) + bytes(writer.text)
        fineness += 1


def _lack(floor: Floor, due: list[float]) -> float:
    return max([value - found for value, found in zip(due, builder_best(floor), strict=True)])


def read_walk(text: bytes, ground: Ground, peeks: i64) -> dict[int, Row]:
    reader = Reader(text[1:], WHOLES[text[0]])
    stroll(ground, peeks, reader)
    return reader.rows


def walk_by(plot: Plot, ground: Ground, rows: dict[int, Row]) -> None:
    """Make a written walk the average of a plot."""
    state: i64 = 0
    while state < plot.states:
        first = i64(plot.act_from[state])
        codes: list[int] = []
        act = first
        while act < i64(plot.act_from[state + 1]):
            codes.append(int(plot.acts[act]))
            act += 1
        for number, chance in enumerate(_chances(ground, rows, plot.positions[state], codes)):
            plot.average[first + number] = chance
        state += 1


def _chances(ground: Ground, rows: dict[int, Row], position: int, codes: list[int]) -> list[float]:
    """Chances as written, or equal ones where this hero never arrives."""
    kept = codes
    if codes[0] >> KIND == SEARCH:
        after = searched(ground, position)
        seen = closed(position, after) | ~63
        kept = [code & seen for code in codes]
        position = after
    row = rows.get(position, {})
    whole = sum(row.values())
    return [row.get(code, 0) / whole if whole else 1 / len(codes) for code in kept]
