"""Play a figure: by a listed result or along any path (rules 6.1 and 6.2)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from mypy_extensions import i64

from grusel.games.flure.kernel.codes import (
    ALREADY_OUT,
    BLOCK,
    ENDS_ON_FIGURE,
    ENOUGH_SAVED,
    ENTER,
    ENTERED,
    ENTRANCE,
    ENTRANCE_BLOCK,
    ENTRANCE_EMPTY,
    ENTRANCE_MONSTER,
    EXIT,
    FIGURE,
    FLIPPED,
    LEAVE,
    LEFT,
    MONSTER,
    MUST_ENTER,
    NO_POINTS,
    NOBODY_LEFT,
    NOT_AT_EXIT,
    NOT_OUTSIDE,
    NOTHING,
    OUT,
    OUTSIDE,
    STAYED,
    STILL_OUTSIDE,
    WAITING,
)
from grusel.games.flure.kernel.hall import lift, push, put_down, step
from grusel.games.flure.kernel.moves import Moves, entering, list_moves, take
from grusel.games.flure.kernel.rounds import end_game, pass_turn
from grusel.games.flure.kernel.table import Table, can_play, copy, nobody_in_play, saved_by


def list_plays(table: Table, moves: Moves, figure: i64) -> i64:
    """List the figure's results; return the first allowed one (result 0 is to stay)."""
    found = list_moves(moves, table, figure)
    # Option 10.15: in round 1 a figure that can come in must.
    return 1 if table.must_enter and table.round == 1 and table.place[figure] == OUTSIDE and found > 1 else 0


def play_result(table: Table, moves: Moves, figure: i64, result: i64) -> None:
    """Carry out a result listed by `list_plays`."""
    end_play(table, figure, take(moves, table, figure, result))


def play_path(table: Table, figure: i64, path: list[int]) -> i64:
    """Walk any path step by step; return 0, or a refusal, which leaves the table unusable."""
    points = table.number(figure)
    place = table.place[figure]
    here = place if place >= 0 else WAITING
    if not path and may_not_stay(table, figure):
        return MUST_ENTER
    lift(table, figure)
    table.walker = table.piece(figure)
    table.failed = 0
    for way in path:
        table.reached = here
        here = advance(table, here, way) if table.failed < points else NO_POINTS
        if here < 0:
            return here
        table.pushes = 0
        table.failed += 1
    table.reached = here
    if table.board[here] & FIGURE:
        return ENDS_ON_FIGURE
    if table.tracing and not path:
        table.note(STAYED, table.walker, place)
    put_down(table, figure, here)
    end_play(table, figure, here)
    return 0


def may_not_stay(table: Table, figure: i64) -> bool:
    # On a copy, because the search must leave no trace.
    return table.must_enter and table.round == 1 and list_plays(copy(table), Moves(), figure) == 1


def advance(table: Table, here: i64, way: i64) -> i64:
    """Carry out one letter of a path; return the figure's place or the refusal."""
    if here == OUT:
        return ALREADY_OUT
    if way >= ENTER:
        return come_in(table, way) if here == WAITING else NOT_OUTSIDE
    if here == WAITING:
        return STILL_OUTSIDE
    if way == LEAVE:
        return OUT if here == EXIT else NOT_AT_EXIT
    return step(table, here, way)


def come_in(table: Table, way: i64) -> i64:
    held = table.board[ENTRANCE]
    if held & MONSTER:
        return ENTRANCE_MONSTER
    if way == ENTER and held & BLOCK:
        return ENTRANCE_BLOCK
    if way != ENTER:
        if not held & BLOCK:
            return ENTRANCE_EMPTY
        refusal = push(table, ENTRANCE, entering(way))
        if refusal < 0:
            return refusal
    if table.tracing:
        table.note(ENTERED, table.walker, table.piece_at(ENTRANCE) if held & FIGURE else NOTHING)
    return ENTRANCE


def end_play(table: Table, figure: i64, cell: i64) -> None:
    """End a figure's move: it is flipped or safe, and the turn passes."""
    seat = figure >> 2
    if cell == OUT:
        table.saved[table.saves] = figure
        table.saves += 1
        if table.tracing:
            table.note(LEFT, table.piece(figure), saved_by(table, seat))
        if saved_by(table, seat) >= table.goal:
            end_game(table, ENOUGH_SAVED)
            return
        if table.last_half and nobody_in_play(table):
            end_game(table, NOBODY_LEFT)
            return
    else:
        flip(table, figure, 0)
        if table.round == 1:
            flip_the_rest(table, seat)
    pass_turn(table)


def flip(table: Table, figure: i64, unplayed: i64) -> None:
    table.black[figure] ^= 1
    table.played[figure] = 1
    if table.tracing:
        table.note(FLIPPED, table.piece(figure), unplayed)


def flip_the_rest(table: Table, seat: i64) -> None:
    """Flip a seat's other figures after its second play in round 1 (rules 6.1)."""
    played: i64 = 0
    figure = 4 * seat
    while figure < 4 * seat + 4:
        played += table.played[figure]
        figure += 1
    if played < 2:
        return
    figure = 4 * seat
    while figure < 4 * seat + 4:
        if can_play(table, figure):
            flip(table, figure, 1)
        figure += 1
