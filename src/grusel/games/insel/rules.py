"""The rules of Die verbotene Insel as functions of the state: whose turn it is, which moves are legal, what they do."""

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
from grusel.games.insel.setup import draws, setup_outcomes, tiles_left
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
from grusel.games.insel.thirds import Thirds, chosen, thirds
from grusel.games.insel.tiles import BIT, CODES, DRAWN, KIND, RISE, ROLES, TILES, TREASURES
from grusel.games.insel.turns import asked

CHANCE: Final = Chance()
NATURE: Final = frozenset(("tiles", "floods", "hands", "starter", "draw", "flood"))  # phases without a decision
DECISIONS: Final = {seats: Decision(seats) for number in range(1, 5) for seats in permutations(range(4), number)}
ALONE: Final = tuple(Decision((seat,)) for seat in range(4))
FLOODS: Final[Thirds[tuple[Outcome, int]]] = thirds([(Flood(spot), 1) for spot in range(TILES)])


def turn(state: State) -> Turn:
    phase = state.phase
    if phase in NATURE:
        return CHANCE
    if phase == "actions":
        active = state.active
        others = asked(state, phase, BIT[active])
        return DECISIONS[(active, *others)] if others else ALONE[active]
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
    if phase == "tiles":
        return tiles_left(state.tiles)
    if phase == "flood" or phase == "floods":
        return chosen(FLOODS, state.floods[0])
    if phase == "draw":
        return draws(state.deck, state.deck[RISE])
    return setup_outcomes(state)


def apply(state: State, seat: int | None, move: Move, emit: Emit = ignore) -> State:
    if seat is None:
        return HAPPENINGS.get(type(move), _no_outcome)(state, move, emit)
    return ACTS.get(type(move), _no_action)(state, seat, move, emit)


def _no_action(state: State, seat: int, move: Move, emit: Emit) -> State:
    raise Illegal("insel-not-an-action")


def _no_outcome(state: State, move: Move, emit: Emit) -> State:
    raise Illegal("insel-chance")


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


def _draw(state: State, move: DrawCard, emit: Emit) -> State:
    phase, card = state.phase, move.card
    if phase == "hands":
        return setup.deal(state, move, emit)
    if phase != "draw" or not state.deck[KIND[card]]:
        raise Illegal("insel-chance")
    return draw(state, card, emit)


Happening = Callable[[State, Any, Emit], State]
HAPPENINGS: Final[dict[type, Happening]] = {
    Flood: reveal,
    DrawCard: _draw,
    LayTile: setup.lay,
    DealRole: setup.deal_role,
    Starter: setup.begin,
}


def explain(state: State, seat: int, action: Action) -> Message | None:
    """The reason why a seat cannot do this now; None if it can."""
    try:
        apply(state, seat, action, lambda event: None)
    except Illegal as illegal:
        return illegal.message
    return None


def pieces(state: State) -> Mapping[str, int]:
    """Every tile, flood card, treasure card, role and treasure, wherever it lies."""
    counts: Counter[str] = Counter()
    for tile, code in enumerate(CODES):
        counts[f"tile {code}"] = max(1, state.tiles.count(tile))  # in the box until it is placed
    for spot in range(TILES):
        piles = (*state.floods, state.flood_discard, state.sunk)
        counts[f"flood card {spot}"] = sum(pile >> spot & 1 for pile in piles)
    for kind, card in enumerate(DRAWN):
        counts[card] = state.deck[kind] + state.discard[kind] + sum(hand[kind] for hand in state.hands if kind < 6)
    for role in ROLES:
        counts[role] = max(1, state.roles.count(role))
    counts["treasures"] = len(TREASURES)
    return counts
