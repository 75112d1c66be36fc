"""Exact best responses to averages, so that exploitability is a number."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.shy.bots.plot import Plot, zeros
from grusel.games.shy.bots.solver import Floor, fill_ends, gather, judge, settle, spread, walk_down


def average_row(floor: Floor, chances: vec[float], first: i64, last: i64) -> None:
    """The builder's average chances for a row of choices."""
    total = 0.0
    at = first
    while at < last:
        total += floor.sums[at]
        at += 1
    settle(chances, floor.sums, first, last, total)


def average_building(floor: Floor) -> vec[float]:
    """The builder's average chances with every hand."""
    found = zeros(len(floor.sums))
    base: i64 = 0
    for _ in floor.hands:
        average_row(floor, found, base, base + floor.width)
        base += floor.width
    return found


def average_walking(plot: Plot) -> None:
    """The hero's average chances, from all rounds so far."""
    state: i64 = 0
    while state < plot.states:
        first = i64(plot.act_from[state])
        last = i64(plot.act_from[state + 1])
        total = 0.0
        act = first
        while act < last:
            total += plot.sums[act]
            act += 1
        settle(plot.average, plot.sums, first, last, total)
        state += 1


def hero_best(floor: Floor, building: vec[float]) -> float:
    """The most a hero can get who knows the builder's strategy."""
    total = 0.0
    number: i64 = 0
    for plot in floor.plots:
        gather(floor, number, building)
        fill_ends(floor, plot)
        total += best_walk(plot)
        number += 1  # noqa: SIM113
    return total


def best_walk(plot: Plot) -> float:
    values, refs = plot.values, plot.refs
    act: i64 = 0
    ref: i64 = 0
    state: i64 = 0
    most = 0.0
    while state < plot.states:
        last = i64(plot.act_from[state + 1])
        most = 0.0
        while act < last:
            found = 0.0
            stop = i64(plot.ref_from[act + 1])
            while ref < stop:
                found += values[i64(refs[ref])]
                ref += 1
            if found > most:
                most = found
            act += 1
        values[plot.ends + state] = most
        state += 1
    return most


def builder_best(floor: Floor) -> list[float]:
    """For each hand, what a builder who knows the hero's strategy concedes to that hero; see `Plot.average`."""
    number: i64 = 0
    for plot in floor.plots:
        walk_down(plot, plot.average)
        spread(floor, plot)
        judge(floor, number)
        number += 1  # noqa: SIM113
    least: list[float] = []
    base: i64 = 0
    for _ in floor.hands:
        least.append(smallest(floor.worths, base, base + floor.width))
        base += floor.width
    return least


def smallest(row: vec[float], first: i64, last: i64) -> float:
    found = row[first]
    at = first
    while at < last:
        if row[at] < found:
            found = row[at]
        at += 1
    return found
