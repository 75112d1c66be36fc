"""Value a position: which figures get out in time, and which the monster may still get."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.codes import FIGURES, MONSTER_PHASE, NOTHING, OUTSIDE, OVER
from grusel.games.flure.kernel.rounds import card_weight, draw_card
from grusel.games.flure.kernel.table import CARD_KINDS, ROUNDS_IN_HALF, Table, copy, saved_by, winner
from grusel.games.flure.state import State

POINTS_THROUGH: Final = 27  # in at the entrance, 25 steps, out at the exit (rules 1)
SIDES: Final = 7  # both numbers of a figure together
SURVIVES: Final = 0.88  # chance to survive a round in the hall, roughly
LOG_SURVIVES: Final = log(SURVIVES)
SHARPNESS: Final = 2.2  # weight of one more figure out


def value(view: State, seat: int) -> float:
    """Value a view from -1 to 1; within a figure phase half of it as if the monster came now."""
    if view.phase not in ("figures", "monster", "over"):
        return 0.0
    return outlook(load(view), seat)


def outlook(table: Table, seat: i64) -> float:
    """Value a table for a seat, with the danger from the cards."""
    if table.phase == OVER or table.monster < 0:
        return standing(table, seat)
    if table.phase == MONSTER_PHASE:
        return after_cards(table, seat)
    return 0.5 * standing(table, seat) + 0.5 * after_cards(table, seat)


def after_cards(table: Table, seat: i64) -> float:
    """Return the exact mean over all cards that may come now."""
    total: i64 = 0
    mean = 0.0
    kind: i64 = 0
    while kind < CARD_KINDS:
        weight = card_weight(table, kind)
        if weight:
            trial = copy(table)
            draw_card(trial, kind)
            mean += float(weight) * standing(trial, seat)
            total += weight
        kind += 1
    return mean / float(total) if total else standing(table, seat)


def standing(table: Table, seat: i64) -> float:
    """Value the figures as they stand, without the monster."""
    if table.phase == OVER:
        first = winner(table)
        return 0.0 if first == NOTHING else 1.0 if first == seat else -1.0
    own = 0.0
    total = 0.0
    other: i64 = 0
    while other < table.seats:
        strength = exp(SHARPNESS * figures_out(table, other))
        total += strength
        if other == seat:
            own = strength
        other += 1
    return 2.0 * own / total - 1.0


def figures_out(table: Table, seat: i64) -> float:
    """Estimate how many figures of a seat will get out."""
    out = float(saved_by(table, seat))
    figure = 4 * seat
    while figure < 4 * seat + 4:
        if table.place[figure] >= OUTSIDE:
            out += chance_out(table, figure)
        figure += 1
    return out


def chance_out(table: Table, figure: i64) -> float:
    """Estimate the chance that a figure gets out: it must live, and the cards must last (rules 6.6)."""
    needed = rounds_to_exit(table, figure)
    slack = float(ROUNDS_IN_HALF + table.second_half - table.round + 1) - needed
    in_time = min(1.0, max(0.02, 0.5 + 0.5 * slack))
    return in_time * exp(LOG_SURVIVES * needed)


def rounds_to_exit(table: Table, figure: i64) -> float:
    """Return the rounds a figure needs, with its two numbers in turn."""
    points = points_to_exit(table.place[figure])
    number = table.number(figure)
    rounds = 1.0 if table.phase == FIGURES and table.played[figure] else 0.0
    while points > number:
        points -= number
        rounds += 1.0
        number = SIDES - number
    return rounds + float(points) / float(number)


def points_to_exit(place: i64) -> i64:
    """Return the points to the exit on empty floor; squares are 16 * y + x."""
    if place == OUTSIDE:
        return POINTS_THROUGH
    return (place >> 4) + (place & 15) + 1
