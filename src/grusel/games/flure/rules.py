"""The rules as pure functions of states; figures and monster move in the kernel."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from grusel.game import Chance, Decision, Illegal, Over, Seat, Turn, Who, ignore
from grusel.games.flure import opening, setup, tokens
from grusel.games.flure.bridge import Workspace, Workspaces, load, store
from grusel.games.flure.events import CardDrawn, Event, StarterDrawn
from grusel.games.flure.kernel.moves import LETTERS, paths
from grusel.games.flure.kernel.plays import list_plays, play_path
from grusel.games.flure.kernel.rounds import card_weight, draw_card
from grusel.games.flure.kernel.table import can_play, winner
from grusel.games.flure.refusals import refuse
from grusel.games.flure.state import (
    ABSENT,
    BLOCK_KINDS,
    CARDS,
    OUTSIDE,
    PAIRS,
    STOCK,
    Card,
    Move,
    Place,
    Play,
    Starter,
    State,
)
from grusel.games.flure.trace import events, winners

PATH: Final = re.compile(r"(i[\^<]?)?[NESW]*o?")
STEP: Final = re.compile(r"i[\^<]?|.")
CODES: Final = {letter: code for code, letter in enumerate(LETTERS)}
POOL_SQUARES: Final = 4
FIGURES_OF: Final = [f"figures of {letter}" for letter in tokens.LETTERS]


def turn(state: State) -> Turn:
    if state.phase == "over":
        return Over(payoffs(state))
    if state.mover >= 0:
        return Decision((state.mover,))
    return Chance()


def payoffs(state: State) -> tuple[float, ...]:
    """Return 1 for each winner and -1 for the others, or 0 for all seats without a winner."""
    won = winners(winner(load(state)), state.options, state.seats)
    if not won:
        return (0.0,) * state.seats
    return tuple(1.0 if seat in won else -1.0 for seat in range(state.seats))


def actions(workspaces: Workspaces, state: State, seat: Seat) -> Sequence[Move]:
    if seat != state.mover:
        return ()
    if state.phase == "place":
        return setup.placements(state)
    return plays(workspaces, state, seat)


def plays(workspaces: Workspaces, state: State, seat: Seat) -> list[Move]:
    """List one shortest path for each distinct result of each figure."""
    workspace = workspaces.take(state)
    table, moves = workspace.table, workspace.moves
    found: list[Move] = []
    for figure in range(4 * seat, 4 * seat + 4):
        if can_play(table, figure):
            least = list_plays(table, moves, figure)
            found += [Play(figure, path) for path in paths(moves)[least:]]
    workspaces.give_back(workspace)
    return found


def outcomes(workspaces: Workspaces, state: State) -> Sequence[tuple[Move, int]]:
    if state.phase == "starter":
        return [(Starter(seat), 1) for seat in range(state.seats)]
    if state.phase != "monster":
        return ()
    workspace = workspaces.take(state)
    weights = [card_weight(workspace.table, kind) for kind in range(len(CARDS))]
    workspaces.give_back(workspace)
    return [(Card(card), weight) for card, weight in zip(CARDS, weights, strict=True) if weight]


def apply(
    workspaces: Workspaces, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore
) -> State:
    check_turn(state, seat)
    match move:
        case Play() if state.phase == "figures":
            return _play(workspaces, state, move, emit)
        case Place() if state.phase == "place":
            return setup.place(state, move, emit)
        case Card() if state.phase == "monster":
            return _draw(workspaces, state, move, emit)
        case Starter() if state.phase == "starter":
            return _begin(state, move.seat, emit)
    raise Illegal(f"flure-not-now-{state.phase}")


def check_turn(state: State, seat: Seat | None) -> None:
    if state.phase == "over":
        raise Illegal("flure-over")
    if state.mover >= 0 and seat != state.mover:
        raise Illegal("flure-not-your-turn", who=Who(state.mover))
    if state.mover < 0 and seat is not None:
        raise Illegal("flure-wait-for-chance")


def _begin(state: State, seat: Seat, emit: Callable[[Event], None]) -> State:
    if not 0 <= seat < state.seats:
        raise Illegal("flure-no-such-seat", seats=state.seats)
    emit(StarterDrawn(seat))
    if any(state.stock):
        return replace(state, phase="place", mover=seat)
    return opening.begin(state, seat, emit)


def _play(workspaces: Workspaces, state: State, move: Play, emit: Callable[[Event], None]) -> State:
    check_figure(state, move.figure)
    if not PATH.fullmatch(move.path):
        raise Illegal("flure-text-path", found=move.path)
    workspace = workspaces.take(state)
    table = workspace.table
    table.tracing = emit is not ignore
    refusal = play_path(table, move.figure, [CODES[step] for step in STEP.findall(move.path)])
    if refusal < 0:
        refuse(refusal, table, move)
    return _done(workspaces, workspace, emit)


def check_figure(state: State, figure: int) -> None:
    """Check that the figure is the seat's own and not yet played."""
    if not 0 <= figure < len(state.places) or state.places[figure] == ABSENT:
        raise Illegal("flure-no-such-figure")
    figure_name = tokens.token_in(state, figure)
    if figure // 4 != state.mover:
        raise Illegal("flure-not-your-figure", figure=figure_name, who=Who(figure // 4))
    if state.places[figure] < OUTSIDE:
        raise Illegal("flure-figure-not-in-play", figure=figure_name)
    if state.played[figure]:
        raise Illegal("flure-already-played", figure=figure_name)


def _draw(workspaces: Workspaces, state: State, move: Card, emit: Callable[[Event], None]) -> State:
    kind = CARDS.index(move.card)
    workspace = workspaces.take(state)
    table = workspace.table
    if not card_weight(table, kind):
        raise Illegal("flure-card-not-there", card=move.card)
    emit(CardDrawn(move.card, state.deck.size - 1))
    table.tracing = emit is not ignore
    draw_card(table, kind)
    return _done(workspaces, workspace, emit)


def _done(workspaces: Workspaces, workspace: Workspace, emit: Callable[[Event], None]) -> State:
    """Return the table's state; give the workspace back before events are emitted."""
    before, table = workspace.state, workspace.table
    after, trace = store(table, before), table.trace
    workspace.state = after
    if table.tracing:
        table.tracing = False
        table.trace = []
    workspaces.give_back(workspace)
    for event in events(trace, before.options, before.seats):
        emit(event)
    return after


def pieces(state: State) -> Mapping[str, int]:
    """Count figures, tiles and cards, wherever they are."""
    stock = dict(zip(STOCK, state.stock, strict=True))
    lying = Counter([*[block.kind for block in state.blocks], *[one.pair for one in state.teleporters]])
    removed = dict(zip(BLOCK_KINDS, state.removed, strict=True))
    return {
        "monster": int(state.monster >= 0),
        "blood": len(state.blood) + POOL_SQUARES * (stock["2x2"] + stock["4x1"]),
        **{FIGURES_OF[seat]: 4 - state.places[4 * seat : 4 * seat + 4].count(ABSENT) for seat in range(state.seats)},
        **{kind: lying[kind] + removed[kind] + stock[kind] for kind in BLOCK_KINDS},
        **{f"{pair} teleporters": lying[pair] + stock[pair] for pair in PAIRS},
        **{f"card {card}": state.deck.count(kind) + state.drawn[kind] for kind, card in enumerate(CARDS)},
    }
