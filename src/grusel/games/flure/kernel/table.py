"""The table in play: whose turn it is, rounds, cards, halves and the end (rules 6.1 and 6.6)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.flure.kernel.board import ZEROS
from grusel.games.flure.kernel.codes import (
    ALREADY_OUT,
    BLOCK,
    CARDS_USED,
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
    FIGURES,
    FLIPPED,
    GAME_ENDED,
    HALF_BEGAN,
    LEAVE,
    LEFT,
    LEFT_BEHIND,
    LOST,
    MONSTER,
    MONSTER_PHASE,
    MUST_ENTER,
    NO_POINTS,
    NOBODY_LEFT,
    NOT_AT_EXIT,
    NOT_OUTSIDE,
    NOTHING,
    OUT,
    OUTSIDE,
    OVER,
    ROUND_BEGAN,
    STAYED,
    STILL_OUTSIDE,
    WAITING,
)
from grusel.games.flure.kernel.hall import Hall, copy_hall, lift, push, put_down, step
from grusel.games.flure.kernel.monster import FAR, MOST_STEPS, walk
from grusel.games.flure.kernel.moves import Moves, entering, list_moves, take

ROUNDS_IN_HALF: Final = 7
CARD_KINDS: Final = 7
FIRST_HIT_CARD: Final = 4
CARD_STEPS: Final = (5, 7, 8, 10)


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
    """An independent table in the same position, with an empty trace."""
    other = Table(table.seats)
    copy_into(table, other)
    return other


def copy_into(table: Table, other: Table) -> None:
    """The same position on a table of the same game that is there already."""
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


# Figures


def can_play(table: Table, figure: i64) -> bool:
    # Both are asked, because a branch that is hard to foresee costs more.
    return (table.place[figure] >= OUTSIDE) & (table.played[figure] == 0)


def list_plays(table: Table, moves: Moves, figure: i64) -> i64:
    """List the figure's results; the first that is allowed (result 0 is to stay)."""
    found = list_moves(moves, table, figure)
    # Option 10.15: in round 1 a figure that can come in must.
    return 1 if table.must_enter and table.round == 1 and table.place[figure] == OUTSIDE and found > 1 else 0


def play_result(table: Table, moves: Moves, figure: i64, result: i64) -> None:
    """Carry out a result listed by `list_plays`."""
    end_play(table, figure, take(moves, table, figure, result))


def play_path(table: Table, figure: i64, path: list[int]) -> i64:
    """Walk any path step by step: 0, or the refusal, after which the table is of no use."""
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
    # On a copy, because what is tried on the way is no part of what happens.
    return table.must_enter and table.round == 1 and list_plays(copy(table), Moves(), figure) == 1


def advance(table: Table, here: i64, way: i64) -> i64:
    """One letter of a path: where the figure is then, or the refusal."""
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
    """The figure has moved: it is flipped, or safe; then the turn passes on."""
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
    """In round 1 everyone plays two figures, the others are just flipped (rules 6.1)."""
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


def pass_turn(table: Table) -> None:
    """To the next seat that has a figure to play; when nobody has, the monster comes."""
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


def has_figure_to_play(table: Table, seat: i64) -> bool:
    figure = 4 * seat
    return (
        can_play(table, figure)
        | can_play(table, figure + 1)
        | can_play(table, figure + 2)
        | can_play(table, figure + 3)
    )


# Cards


def card_weight(table: Table, kind: i64) -> i64:
    """How many cards of this kind may come now: the first card of the game is no hit (rules 6.4)."""
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
    """The monster's walk for a card; figures lost."""
    if kind < FIRST_HIT_CARD:
        return walk(table, CARD_STEPS[kind], FAR)
    return walk(table, MOST_STEPS, kind - FIRST_HIT_CARD + 1)


def draw_card(table: Table, kind: i64) -> None:
    """The monster phase, and what follows it."""
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
        # Only after a diagram that shows fewer cards than the half has rounds.
        shuffle(table)
    table.starter = (table.starter + 1) % table.seats
    begin_round(table)


def begin_second_half(table: Table) -> None:
    """The eighth card is not played; all eight are shuffled (rules 6.6)."""
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


# The end


def saved_by(table: Table, seat: i64) -> i64:
    count: i64 = 0
    at: i64 = 0
    while at < table.saves:
        if table.saved[at] >> 2 == seat:
            count += 1
        at += 1
    return count


def nobody_in_play(table: Table) -> bool:
    figure: i64 = 0
    while figure < table.figures:
        if table.place[figure] >= OUTSIDE:
            return False
        figure += 1
    return True


def leave_behind(table: Table) -> None:
    """Whoever is not out when the last card was played is lost."""
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


def winner(table: Table) -> i64:
    """Who saved most, and of those who got there first; NOTHING if nobody saved a figure."""
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
