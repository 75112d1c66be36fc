"""The table in play: the hall, whose turn it is, rounds, cards, figures saved."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import ZEROS
from grusel.games.flure.kernel.codes import (
    FIGURES,
    NOTHING,
    OUTSIDE,
)
from grusel.games.flure.kernel.hall import Hall, copy_hall

ROUNDS_IN_HALF: Final = 7
CARD_KINDS: Final = 7


class Table(Hall):
    """A whole game from the first figure on, changed in place."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.goal: i64 = 3 if seats <= 4 else 2
        self.phase: i64 = FIGURES
        self.round: i64 = 1
        self.starter: i64 = 0
        self.mover: i64 = 0
        self.played: vec[i64] = ZEROS[:28]
        self.saved: vec[i64] = ZEROS[:28]  # figures in the order in which they left
        self.saves: i64 = 0
        self.cards: vec[i64] = ZEROS[:CARD_KINDS]  # face down
        self.drawn: vec[i64] = ZEROS[:CARD_KINDS]  # face up
        self.failed: i64 = 0  # steps of a refused path that were possible
        self.reached: i64 = 0  # and where they led
        # Options
        self.second_half: i64 = ROUNDS_IN_HALF
        self.gentle_half: bool = False
        self.must_enter: bool = False


def copy(table: Table) -> Table:
    """Return an independent table in the same position, with an empty trace."""
    other = Table(table.seats)
    copy_into(table, other)
    return other


def copy_into(table: Table, other: Table) -> None:
    """Copy the position to another table of the same game."""
    copy_hall(table, other)
    other.phase = table.phase
    other.round = table.round
    other.starter = table.starter
    other.mover = table.mover
    other.played = table.played[:]
    other.saved = table.saved[:]
    other.saves = table.saves
    other.cards = table.cards[:]
    other.drawn = table.drawn[:]
    other.second_half = table.second_half
    other.gentle_half = table.gentle_half
    other.must_enter = table.must_enter


def can_play(table: Table, figure: i64) -> bool:
    # Both are tested: a branch that is hard to predict costs more.
    return (table.place[figure] >= OUTSIDE) & (table.played[figure] == 0)


def has_figure_to_play(table: Table, seat: i64) -> bool:
    figure = 4 * seat
    return (
        can_play(table, figure)
        | can_play(table, figure + 1)
        | can_play(table, figure + 2)
        | can_play(table, figure + 3)
    )


def nobody_in_play(table: Table) -> bool:
    figure: i64 = 0
    while figure < table.figures:
        if table.place[figure] >= OUTSIDE:
            return False
        figure += 1
    return True


def saved_by(table: Table, seat: i64) -> i64:
    count: i64 = 0
    at: i64 = 0
    while at < table.saves:
        if table.saved[at] >> 2 == seat:
            count += 1
        at += 1
    return count


def winner(table: Table) -> i64:
    """Return the seat that saved most, the earlier one in a tie, or NOTHING without a saved figure."""
    best: i64 = 0
    leader: i64 = NOTHING
    counts = ZEROS[:8]
    at: i64 = 0
    while at < table.saves:
        seat = table.saved[at] >> 2
        counts[seat] += 1
        if counts[seat] > best:
            best = counts[seat]
            leader = seat
        at += 1
    return leader
