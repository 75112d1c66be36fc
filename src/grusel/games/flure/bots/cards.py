"""The value of a position for every seat over all cards, from one walk of the monster.

A card only sets where the walk ends: a short walk is the beginning of a long one (rules 6.4).
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import ZEROS
from grusel.games.flure.kernel.codes import FIGURE, FIGURES, MONSTER, MONSTER_PHASE, NOTHING, OPAQUE, OUTSIDE, OVER
from grusel.games.flure.kernel.hall import copy_hall
from grusel.games.flure.kernel.monster import FAR, MOST_STEPS, stride
from grusel.games.flure.kernel.rounds import CARD_STEPS, FIRST_HIT_CARD, card_weight
from grusel.games.flure.kernel.table import CARD_KINDS, ROUNDS_IN_HALF, Table, nobody_in_play, saved_by, winner
from grusel.games.flure.value import POINTS_THROUGH, SHARPNESS, chance_out, points_to_exit

LEFT: Final = 17  # most rounds left, plus one
NUMBERS: Final = 7
POINTS: Final = POINTS_THROUGH + 1
STOPS_SIGHT: Final = OPAQUE | FIGURE
NOUGHTS: Final = vec[float]([0.0] * 64)


def _chances() -> list[float]:
    """Tabulate `chance_out` by rounds left, whether the figure was played, its number and its points to the exit."""
    found = [0.0] * (LEFT * 2 * NUMBERS * POINTS)
    table = Table(2)
    for left in range(LEFT):
        table.round = 2 * ROUNDS_IN_HALF + 1 - left
        for kind in range(8):
            table.black[kind >> 1] = kind & 1
            for points in range(1, POINTS):
                table.place[kind >> 1] = points - 1 if points <= 16 else 16 * (points - 16) + 15
                for played in range(2):
                    table.played[kind >> 1] = played
                    number = int(table.number(kind >> 1))
                    found[((left * 2 + played) * NUMBERS + number) * POINTS + points] = chance_out(table, kind >> 1)
    return found


CHANCES: Final = vec[float](_chances())
STEPS: Final = vec[i64](list(CARD_STEPS) + [MOST_STEPS] * (CARD_KINDS - FIRST_HIT_CARD))  # by card, at most
STOPS: Final = vec[i64]([int(done in STEPS) for done in range(MOST_STEPS + 1)])


class Watch:
    """A hall for the monster to walk in, and the values it led to for each seat."""

    def __init__(self, seats: i64) -> None:
        self.hall: Table = Table(seats)
        self.chances: vec[float] = CHANCES
        self.steps: vec[i64] = STEPS
        self.stops: vec[i64] = STOPS
        self.due: vec[i64] = ZEROS[:CARD_KINDS]  # weights of cards whose walk is not over
        self.after: vec[float] = NOUGHTS[: CARD_KINDS * seats]  # value of [card * seats + seat]
        self.means: vec[float] = NOUGHTS[:seats]
        self.values: vec[float] = NOUGHTS[:seats]


def outlooks(watch: Watch, table: Table) -> None:
    """Value a position for all seats, with the danger from the cards."""
    if table.phase == OVER or table.monster < 0:
        standings(watch, table)
        return
    expect(watch, table)
    if table.phase == MONSTER_PHASE:
        copy_means(watch)
        return
    standings(watch, table)
    seat: i64 = 0
    while seat < table.seats:
        watch.values[seat] = 0.5 * watch.values[seat] + 0.5 * watch.means[seat]
        seat += 1


def judged(watch: Watch, table: Table) -> None:
    """Value a position after the figure phase: the exact mean over the cards."""
    expect(watch, table)
    copy_means(watch)


def copy_means(watch: Watch) -> None:
    seat: i64 = 0
    while seat < len(watch.means):
        watch.values[seat] = watch.means[seat]
        seat += 1


def expect(watch: Watch, table: Table) -> None:
    """Take the exact mean over all cards that may come now, for each seat."""
    open_cards = begin_walks(watch, table)
    if open_cards == 0 or table.round == ROUNDS_IN_HALF + table.second_half:
        # No card, or the last one: figures still inside stay inside.
        standings(watch, table if open_cards == 0 else ended(watch))
        watch.means = watch.values[:]
        return
    walk_on(watch, open_cards)
    add_up(watch, table)


def begin_walks(watch: Watch, table: Table) -> i64:
    """Set up the hall as it will be valued after the round; return how many kinds of cards may come."""
    hall = watch.hall
    copy_hall(table, hall)
    hall.saved = table.saved
    hall.saves = table.saves
    hall.second_half = table.second_half
    hall.round = table.round + 1
    hall.phase = FIGURES
    open_cards: i64 = 0
    kind: i64 = 0
    while kind < CARD_KINDS:
        weight = card_weight(table, kind)
        watch.due[kind] = weight
        if weight:
            open_cards += 1
        kind += 1
    return open_cards


def ended(watch: Watch) -> Table:
    watch.hall.phase = OVER
    return watch.hall


def walk_on(watch: Watch, open_cards: i64) -> None:
    """Let the monster walk until every card has ended; value the hall where each ends."""
    hall = watch.hall
    lost: i64 = 0
    done: i64 = 0
    stands = hall.monster < 0
    while open_cards > 0:
        caught = 0 if stands else go(hall)
        lost += caught
        done += 1
        if caught or watch.stops[done]:
            open_cards -= end_here(watch, done, lost)


def end_here(watch: Watch, done: i64, lost: i64) -> i64:
    """Value the hall for the cards whose walk ends here; return how many."""
    ended_now: i64 = 0
    kind: i64 = 0
    while kind < CARD_KINDS:
        if watch.due[kind] > 0 and (
            done == watch.steps[kind] or (kind >= FIRST_HIT_CARD and lost > kind - FIRST_HIT_CARD)
        ):
            if not ended_now:
                value_hall(watch)
            settle(watch, kind)
            ended_now += 1
        kind += 1
    return ended_now


def go(hall: Table) -> i64:
    """Look and step; return the figures lost. Plain floor needs none of the checks in `stride`."""
    glance(hall)
    board = hall.board
    here = hall.monster
    there = hall.ahead[4 * here + hall.facing]
    if board[there]:
        return stride(hall)
    board[here] -= MONSTER
    board[there] = MONSTER
    hall.monster = there
    return 0


def glance(hall: Table) -> None:
    """Turn as in `look`. Inlined, because this is the hottest loop: left, ahead, right."""
    board = hall.board
    ahead = hall.ahead
    facing = hall.facing
    nearest: i64 = FAR
    second: i64 = FAR
    to = facing
    turn: i64 = 0
    while turn < 3:
        way = (facing + turn + 3) & 3
        turn += 1
        cell = ahead[4 * hall.monster + way]
        distance: i64 = 1
        while not board[cell] & STOPS_SIGHT:
            cell = ahead[4 * cell + way]
            distance += 1
        if board[cell] & FIGURE:
            if distance < nearest:
                second = nearest
                nearest = distance
                to = way
            elif distance < second:
                second = distance
    if nearest < second:
        hall.facing = to


def value_hall(watch: Watch) -> None:
    hall = watch.hall
    if hall.last_half and nobody_in_play(hall):
        hall.phase = OVER
    standings(watch, hall)
    hall.phase = FIGURES


def settle(watch: Watch, kind: i64) -> None:
    """Record the values for a card whose walk ends here; a negative weight marks it as done."""
    watch.due[kind] = -watch.due[kind]
    seats: i64 = len(watch.values)
    seat: i64 = 0
    while seat < seats:
        watch.after[kind * seats + seat] = watch.values[seat]
        seat += 1


def add_up(watch: Watch, table: Table) -> None:
    seat: i64 = 0
    while seat < table.seats:
        total: i64 = 0
        mean = 0.0
        kind: i64 = 0
        while kind < CARD_KINDS:
            weight = -watch.due[kind]
            if weight > 0:
                mean += float(weight) * watch.after[kind * table.seats + seat]
                total += weight
            kind += 1
        watch.means[seat] = mean / float(total)
        seat += 1


def standings(watch: Watch, table: Table) -> None:
    """Value the figures as they stand, without the monster."""
    if table.phase == OVER:
        end_values(watch, winner(table))
        return
    total = 0.0
    seat: i64 = 0
    while seat < table.seats:
        strength = exp(SHARPNESS * figures_out(watch, table, seat))
        watch.values[seat] = strength
        total += strength
        seat += 1
    seat = 0
    while seat < table.seats:
        watch.values[seat] = 2.0 * watch.values[seat] / total - 1.0
        seat += 1


def end_values(watch: Watch, first: i64) -> None:
    seat: i64 = 0
    while seat < len(watch.values):
        watch.values[seat] = 0.0 if first == NOTHING else 1.0 if first == seat else -1.0
        seat += 1


def figures_out(watch: Watch, table: Table, seat: i64) -> float:
    """Estimate how many figures of a seat will get out."""
    out = float(saved_by(table, seat))
    rounds = 2 * (ROUNDS_IN_HALF + table.second_half - table.round + 1)
    playing = table.phase == FIGURES
    figure = 4 * seat
    while figure < 4 * seat + 4:
        place = table.place[figure]
        if place >= OUTSIDE:
            row = rounds + table.played[figure] if playing else rounds
            out += watch.chances[(row * NUMBERS + table.number(figure)) * POINTS + points_to_exit(place)]
        figure += 1
    return out
