"""Turns, rounds, cards, halves and the end of the game (rules 6.1, 6.4 and 6.6)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.flure.kernel.board import ZEROS
from grusel.games.flure.kernel.codes import (
    CARDS_USED,
    FIGURES,
    GAME_ENDED,
    HALF_BEGAN,
    LEFT_BEHIND,
    LOST,
    MONSTER_PHASE,
    NOBODY_LEFT,
    NOTHING,
    OUTSIDE,
    OVER,
    ROUND_BEGAN,
)
from grusel.games.flure.kernel.hall import lift
from grusel.games.flure.kernel.monster import FAR, MOST_STEPS, walk
from grusel.games.flure.kernel.table import (
    CARD_KINDS,
    ROUNDS_IN_HALF,
    Table,
    has_figure_to_play,
    nobody_in_play,
    winner,
)

FIRST_HIT_CARD: Final = 4
CARD_STEPS: Final = (5, 7, 8, 10)


def pass_turn(table: Table) -> None:
    """Pass the turn to the next seat with a figure to play; without one the monster comes."""
    turn: i64 = 0
    seat = table.mover
    while turn < table.seats:
        turn += 1
        seat += 1
        if seat == table.seats:
            seat = 0
        if has_figure_to_play(table, seat):
            table.mover = seat
            return
    table.phase = MONSTER_PHASE
    table.mover = NOTHING


def card_weight(table: Table, kind: i64) -> i64:
    """Return how many cards of this kind may come now: the first card of the game is no hit (rules 6.4)."""
    first = table.round == 1 or (table.gentle_half and table.round == ROUNDS_IN_HALF + 1)
    if first and kind >= FIRST_HIT_CARD and numbers_left(table):
        return 0
    return table.cards[kind]


def numbers_left(table: Table) -> bool:
    kind: i64 = 0
    while kind < FIRST_HIT_CARD:
        if table.cards[kind]:
            return True
        kind += 1
    return False


def carry_out(table: Table, kind: i64) -> i64:
    """Let the monster walk for a card; return the figures lost."""
    if kind < FIRST_HIT_CARD:
        return walk(table, CARD_STEPS[kind], FAR)
    return walk(table, MOST_STEPS, kind - FIRST_HIT_CARD + 1)


def draw_card(table: Table, kind: i64) -> None:
    """Play the monster phase and begin the next round."""
    table.cards[kind] -= 1
    table.drawn[kind] += 1
    carry_out(table, kind)
    end_round(table)


def end_round(table: Table) -> None:
    table.played = ZEROS[:28]
    if table.last_half and nobody_in_play(table):
        end_game(table, NOBODY_LEFT)
        return
    if table.round == ROUNDS_IN_HALF + table.second_half:
        leave_behind(table)
        end_game(table, CARDS_USED)
        return
    table.round += 1
    if table.round == ROUNDS_IN_HALF + 1:
        begin_second_half(table)
    elif no_cards(table):
        # Only in a diagram with fewer cards than rounds left.
        shuffle(table)
    table.starter = (table.starter + 1) % table.seats
    begin_round(table)


def begin_second_half(table: Table) -> None:
    """Shuffle all eight cards; the eighth was not played (rules 6.6)."""
    table.last_half = True
    shuffle(table)
    if table.tracing:
        table.note(HALF_BEGAN, 2)


def shuffle(table: Table) -> None:
    kind: i64 = 0
    while kind < CARD_KINDS:
        table.cards[kind] += table.drawn[kind]
        table.drawn[kind] = 0
        kind += 1


def no_cards(table: Table) -> bool:
    kind: i64 = 0
    while kind < CARD_KINDS:
        if table.cards[kind]:
            return False
        kind += 1
    return True


def begin_round(table: Table) -> None:
    if table.tracing:
        table.note(ROUND_BEGAN, table.round, table.starter)
    table.phase = FIGURES
    table.mover = table.starter
    if not has_figure_to_play(table, table.starter):
        pass_turn(table)


def leave_behind(table: Table) -> None:
    """Lose every figure that is not out after the last card."""
    figure: i64 = 0
    while figure < table.figures:
        place = table.place[figure]
        if place >= OUTSIDE:
            if table.tracing:
                table.note(LEFT_BEHIND, table.piece(figure), place)
            lift(table, figure)
            table.place[figure] = LOST
        figure += 1


def end_game(table: Table, why: i64) -> None:
    table.phase = OVER
    table.mover = NOTHING
    if table.tracing:
        table.note(GAME_ENDED, why, winner(table))
