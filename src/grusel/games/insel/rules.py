"""The rules of Die verbotene Insel as functions of the state: whose turn, which moves, what they lead to."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from grusel.game import Chance, Decision, Illegal, Message, Over, Turn, ignore
from grusel.games.insel import acting, setup, specials, swim
from grusel.games.insel.cards import draw, over_limit
from grusel.games.insel.ends import Emit, payoffs
from grusel.games.insel.flood import reveal
from grusel.games.insel.halves import Halves, chosen, halves
from grusel.games.insel.state import (
    Action,
    Capture,
    Choose,
    DealRole,
    Discard,
    DrawCard,
    EndActions,
    Flood,
    Give,
    Go,
    Helicopter,
    LayTile,
    Leave,
    Move,
    Outcome,
    Pass,
    Push,
    Sandbags,
    Shore,
    Starter,
    State,
    Swim,
)
from grusel.games.insel.tiles import CODES, DRAWN, KIND, ROLES, TILES, TREASURES
from grusel.games.insel.turns import asked

CHANCE: Final = Chance()
DECISIONS: Final = {seats: Decision(seats) for number in range(1, 5) for seats in permutations(range(4), number)}
FLOODS: Final[Halves[tuple[Outcome, int]]] = halves([(Flood(spot), 1) for spot in range(TILES)])


def turn(state: State) -> Turn:
    phase = state.phase
    if phase == "actions":
        return DECISIONS[(state.active, *asked(state, phase, 1 << state.active))]
    if phase == "draw-window" or phase == "flood-window":
        return DECISIONS[asked(state, phase, state.passed)]
    if phase == "discard":
        return DECISIONS[(over_limit(state),)]
    if phase == "swim":
        return DECISIONS[swim.called(state)]
    if phase == "roles" and state.options.roles == "chosen":
        return DECISIONS[(len(state.roles),)]
    return Over(payoffs(state)) if phase == "over" else CHANCE


def outcomes(state: State) -> Sequence[tuple[Outcome, int]]:
    phase = state.phase
    if phase == "flood" or phase == "floods":
        return chosen(FLOODS, state.floods[0])
    if phase == "draw":
        return setup.draws(state.deck, len(DRAWN))
    return setup.setup_outcomes(state)


def apply(state: State, seat: int | None, move: Move, emit: Emit = ignore) -> State:
    if seat is None:
        happening = HAPPENINGS.get(type(move))
        if happening is None:
            raise Illegal("insel-chance")
        return happening(state, move, emit)
    act = ACTS.get(type(move))
    if act is None:
        raise Illegal("insel-not-an-action")
    return act(state, seat, move, emit)


Act = Callable[[State, int, Any, Emit], State]
ACTS: Final[dict[type, Act]] = {
    Go: acting.go,
    Shore: acting.shore,
    Push: acting.push,
    Give: acting.give,
    Capture: acting.capture,
    EndActions: acting.end_actions,
    Pass: specials.pass_by,
    Sandbags: specials.sandbags,
    Helicopter: specials.helicopter,
    Leave: specials.leave,
    Discard: specials.discard,
    Swim: swim.swim,
    Choose: setup.choose_role,
}


def _flood(state: State, move: Flood, emit: Emit) -> State:
    phase, spot = state.phase, move.spot
    if phase not in ("flood", "floods") or not state.floods[0] >> spot & 1:
        raise Illegal("insel-chance")
    return reveal(state, spot, emit) if phase == "flood" else setup.first_flood(state, spot, emit)


def _draw(state: State, move: DrawCard, emit: Emit) -> State:
    if state.phase == "hands":
        return setup.deal(state, move, emit)
    if state.phase != "draw" or not state.deck[KIND[move.card]]:
        raise Illegal("insel-chance")
    return draw(state, move.card, emit)


Happening = Callable[[State, Any, Emit], State]
HAPPENINGS: Final[dict[type, Happening]] = {
    Flood: _flood,
    DrawCard: _draw,
    LayTile: setup.lay,
    DealRole: setup.deal_role,
    Starter: setup.begin,
}


def explain(state: State, seat: int, action: Action) -> Message | None:
    """Why a seat cannot do this now; None if it can."""
    try:
        apply(state, seat, action, lambda event: None)
    except Illegal as illegal:
        return illegal.message
    return None


def pieces(state: State) -> Mapping[str, int]:
    """Every tile, flood card, treasure card, role and treasure, wherever it lies."""
    counts: Counter[str] = Counter()
    for tile, code in enumerate(CODES):
        counts[f"tile {code}"] = max(1, state.tiles.count(tile))  # in the box until it is laid
    for spot in range(TILES):
        piles = (*state.floods, state.flood_discard, state.sunk)
        counts[f"flood card {spot}"] = sum(pile >> spot & 1 for pile in piles)
    for kind, card in enumerate(DRAWN):
        counts[card] = state.deck[kind] + state.discard[kind] + sum(hand[kind] for hand in state.hands if kind < 6)
    for role in ROLES:
        counts[role] = max(1, state.roles.count(role))
    counts["treasures"] = len(TREASURES)
    return counts
