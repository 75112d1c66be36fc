"""Every legal action, listed from interned ones."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grusel.deck import Counts
from grusel.games.insel.acting import capturable, spare_pawns
from grusel.games.insel.ends import ready_to_leave
from grusel.games.insel.island import Island, island_of
from grusel.games.insel.reach import all_pushes, pushes, shores, steps, swims
from grusel.games.insel.setup import free_roles
from grusel.games.insel.state import (
    NO_BONUS,
    SHORE_AGAIN,
    Action,
    Capture,
    Choose,
    Discard,
    EndActions,
    Give,
    Go,
    Helicopter,
    Leave,
    Pass,
    Push,
    Sandbags,
    Shore,
    State,
    Swim,
)
from grusel.games.insel.swim import called, may_rescue, stuck, swimmers
from grusel.games.insel.thirds import Thirds, chosen, spots, thirds
from grusel.games.insel.tiles import ALL, BIT, CARDS, HAND_LIMIT, HELICOPTER, NO_TREASURE, SANDBAGS, TILES, TREASURES
from grusel.games.insel.turns import asked, sandbags_too_late

SPOTS: Final = range(TILES)
OTHERS: Final = tuple(
    tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats)) for seats in range(5)
)
SUBSETS: Final = tuple(tuple(part for part in range(1, 16) if part & mask == part) for mask in range(16))

GO: Final = tuple(Go(spot) for spot in SPOTS)
SHORE: Final = tuple(Shore(spot) for spot in SPOTS)
SWIM: Final = tuple(Swim(spot) for spot in SPOTS)
SANDBAG: Final = tuple(Sandbags(spot) for spot in SPOTS)
PUSH: Final = tuple(tuple(Push(pawn, spot) for spot in SPOTS) for pawn in range(4))
GIVE: Final = tuple(tuple(Give(card, seat) for seat in range(4)) for card in CARDS)
CAPTURE: Final = tuple(Capture(treasure) for treasure in TREASURES)
DISCARD: Final = tuple(Discard(card) for card in CARDS)
FLY: Final = tuple(tuple(Helicopter(spots(pawns), spot) for spot in SPOTS) for pawns in range(16))
END, PASS, LEAVE = EndActions(), Pass(), Leave()

# The same, to look up a whole set of spots.
Moves = Thirds[Action]
GOES: Final[Moves] = thirds(GO)
SHORES: Final[Moves] = thirds(SHORE)
SWIMS: Final[Moves] = thirds(SWIM)
SANDBAGGING: Final[Moves] = thirds(SANDBAG)
PUSHES: Final[tuple[Moves, ...]] = tuple(thirds(row) for row in PUSH)
FLIGHTS: Final[tuple[Moves, ...]] = tuple(thirds(row) for row in FLY)


def choices(state: State, seat: int) -> list[Action]:
    """The legal actions of this seat."""
    phase = state.phase
    if phase == "actions":
        listed = _own_actions(state) if seat == state.active else []
        hand = state.hands[seat]
        if hand[SANDBAGS] or hand[HELICOPTER]:
            listed += special_cards(state, seat)
        return listed
    if phase == "draw-window" or phase == "flood-window":
        return [*special_cards(state, seat), PASS] if seat in asked(state, phase, state.passed) else []
    if phase == "discard":
        return _discards(state, seat) if sum(state.hands[seat]) > HAND_LIMIT else []
    if phase == "swim":
        return _in_the_water(state, seat) if seat in called(state) else []
    if phase == "roles" and state.options.roles == "chosen" and seat == len(state.roles):
        return [Choose(role) for role in free_roles(state)]
    return []


def _own_actions(state: State) -> list[Action]:
    seat, island = state.active, island_of(state.options)
    if not state.left:
        return [*_second_halves(state, island), END]
    listed: list[Action] = [*chosen(GOES, steps(state, island, seat))]
    flooded = shores(state, island, seat)
    if flooded:
        listed += chosen(SHORES, flooded)
    role, pawns = state.roles[seat], state.pawns
    if role == "navigator":
        listed += _pushes(state, island)
    if role == "messenger" or pawns.count(pawns[seat]) > 1:
        listed += _gifts(state, seat)
    kind = capturable(state, seat)
    if kind != NO_TREASURE:
        listed.append(CAPTURE[kind])
    listed.append(END)
    return listed


def _second_halves(state: State, island: Island) -> list[Action]:
    if state.bonus == SHORE_AGAIN:
        return [*chosen(SHORES, shores(state, island, state.active))]
    if state.bonus == NO_BONUS:
        return []
    return [push for pawn in spare_pawns(state) for push in chosen(PUSHES[pawn], pushes(state, island, pawn))]


def _pushes(state: State, island: Island) -> list[Action]:
    listed: list[Action] = []
    for pawn in OTHERS[state.seats][state.active]:
        listed += chosen(PUSHES[pawn], all_pushes(state, island, pawn))
    return listed


def _gifts(state: State, seat: int) -> tuple[Action, ...]:
    others = OTHERS[state.seats][seat]
    if state.roles[seat] != "messenger":
        pawns, here = state.pawns, state.pawns[seat]
        others = tuple([to for to in others if pawns[to] == here])
    return _gifts_to(others, state.hands[seat])


@lru_cache(maxsize=1 << 10)
def _gifts_to(others: tuple[int, ...], hand: Counts) -> tuple[Action, ...]:
    return tuple([GIVE[kind][to] for to in others for kind in range(HELICOPTER) if hand[kind]])


def special_cards(state: State, seat: int) -> list[Action]:
    """The special cards this seat can play outside the swim step."""
    hand = state.hands[seat]
    listed: list[Action] = []
    if hand[SANDBAGS] and state.flooded and not sandbags_too_late(state, state.phase):
        listed += chosen(SANDBAGGING, state.flooded)
    if hand[HELICOPTER]:
        listed += _flights(state)
        if ready_to_leave(state):
            listed.append(LEAVE)
    return listed


def _flights(state: State) -> list[Action]:
    """Every party of pawns on one tile to every other tile."""
    together: dict[int, int] = {}
    for pawn, spot in enumerate(state.pawns):
        together[spot] = together.get(spot, 0) | BIT[pawn]
    listed: list[Action] = []
    for spot, pawns in together.items():
        listed += _flights_from(state, spot, pawns)
    return listed


def _flights_from(state: State, spot: int, pawns: int) -> list[Action]:
    there = ALL - BIT[spot] & ~state.sunk
    listed: list[Action] = []
    for party in SUBSETS[pawns]:
        listed += chosen(FLIGHTS[party], there)
    return listed


def _discards(state: State, seat: int) -> list[Action]:
    hand = state.hands[seat]
    listed: list[Action] = [DISCARD[kind] for kind, number in enumerate(hand) if number]
    if hand[SANDBAGS] or hand[HELICOPTER]:
        listed += special_cards(state, seat)
    return listed


def _in_the_water(state: State, seat: int) -> list[Action]:
    listed: list[Action] = []
    swimming = swimmers(state)
    if seat in swimming:
        listed += chosen(SWIMS, swims(state, seat))
    if may_rescue(state, seat):
        together = sum(BIT[pawn] for pawn in swimming)
        listed += _flights_from(state, state.pawns[swimming[0]], together)
        if stuck(state):
            listed.append(PASS)
    return listed
