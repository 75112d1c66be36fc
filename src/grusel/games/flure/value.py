"""What a position of Finstere Flure is worth: a race in rounds, and who the monster may still get."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.codes import FIGURES, LOST, MONSTER_PHASE, NOTHING, OUTSIDE, OVER
from grusel.games.flure.kernel.table import CARD_KINDS, Table, card_weight, copy, draw_card, saved_by, winner
from grusel.games.flure.state import State

POINTS_THROUGH: Final = 27  # in at the entrance, 25 steps, out at the exit (rules 1)
SIDES: Final = 7  # both numbers of a figure together
NEVER: Final = 12.0  # rounds, for a figure that is lost
LAST: Final = 0.5  # how much the last figure that is needed counts; the earlier ones share as much
SPARE: Final = 0.12  # and the one that is not needed
SHARPNESS: Final = 0.55  # how much one round ahead means


def value(view: State, seat: int) -> float:
    """From -1 to 1; in the middle of a figure phase half as if the monster came now, half as if it did not."""
    if view.phase not in ("figures", "monster", "over"):
        return 0.0
    return outlook(load(view), seat)


def outlook(table: Table, seat: i64) -> float:
    """The value for a seat, with the danger from the cards that may come."""
    if table.phase == OVER or table.monster < 0:
        return standing(table, seat)
    if table.phase == MONSTER_PHASE:
        return after_cards(table, seat)
    return 0.5 * standing(table, seat) + 0.5 * after_cards(table, seat)


def after_cards(table: Table, seat: i64) -> float:
    """The exact mean over all cards that may come now."""
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
    """The value as the figures stand, without looking at the monster."""
    if table.phase == OVER:
        first = winner(table)
        return 0.0 if first == NOTHING else 1.0 if first == seat else -1.0
    own = 0.0
    total = 0.0
    other: i64 = 0
    while other < table.seats:
        strength = exp(-SHARPNESS * rounds_to_win(table, other))
        total += strength
        if other == seat:
            own = strength
        other += 1
    return 2.0 * own / total - 1.0


def rounds_to_win(table: Table, seat: i64) -> float:
    """About how many rounds until the seat has saved enough, if nobody gets in its way."""
    rounds: list[float] = []
    figure = 4 * seat
    while figure < 4 * seat + 4:
        place = table.place[figure]
        if place >= OUTSIDE:
            rounds.append(rounds_to_exit(table, figure))
        elif place == LOST:
            rounds.append(NEVER)
        figure += 1
    need: int = table.goal - saved_by(table, seat)
    rounds.sort()
    if need <= 0 or need > len(rounds):
        return 0.0 if need <= 0 else NEVER
    last = rounds[need - 1]
    early = 0.0
    for at in range(need):
        early += rounds[at]
    spare = rounds[need] if need < len(rounds) else NEVER
    done = float(table.goal - need)
    return (LAST * last + (1.0 - LAST) * early / float(table.goal) + SPARE * spare) - 0.3 * done


def rounds_to_exit(table: Table, figure: i64) -> float:
    """The figure's way in points, walked with its two numbers in turn."""
    points = points_to_exit(table.place[figure])
    number = table.number(figure)
    rounds = 1.0 if table.phase == FIGURES and table.played[figure] else 0.0
    while points > number:
        points -= number
        rounds += 1.0
        number = SIDES - number
    return rounds + float(points) / float(number)


def points_to_exit(place: i64) -> i64:
    """As on an empty floor; squares are 16 * y + x."""
    if place == OUTSIDE:
        return POINTS_THROUGH
    return (place >> 4) + (place & 15) + 1
