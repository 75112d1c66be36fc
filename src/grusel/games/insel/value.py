"""What a position of Die verbotene Insel is worth to everybody: cards and treasures against the water."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from grusel.games.insel.ends import EVERYTHING
from grusel.games.insel.island import Island, island_of, rings
from grusel.games.insel.state import Options, State, View
from grusel.games.insel.tiles import (
    DRAWS,
    FLOODS,
    HAND_LIMIT,
    HELICOPTER,
    LANDING,
    RISE,
    SANDBAGS,
    SKULL,
    TILES,
    TO_CAPTURE,
    TREASURE_TILES,
)

FAR: Final = 6
CARDS_WORTH: Final = (0.0, 1.0, 2.1, 3.4, 5.0, 5.0, 5.0, 5.0, 5.0)  # of a treasure in one hand
CAPTURED: Final = 8.0
GIVEN: Final = 0.55  # how much of its worth a card has in another hand
STEP: Final = 0.25  # what a step costs to whoever has all the cards of a treasure
HOME: Final = 0.7  # and to whoever has to get to the landing when all is captured
LANDING_LOST: Final = 50.0
TREASURE_LOST: Final = 25.0
PAIR_BROKEN: Final = 4.0  # one of the two tiles of a treasure
TILE_LOST: Final = 0.8
LATER: Final = 0.12  # that a flooded tile sinks in a later turn before anybody comes
LEVEL: Final = 0.8
FIRST_HELICOPTER, HELICOPTER_MORE, SANDBAG = 1.6, 0.6, 0.9
MIDDLE, SCALE = 14.0, 6.0


def value(view: View, seat: int) -> float:
    """From -1 to 1."""
    state = view.table
    if state.ended:
        return 1.0 if state.ended == ("won",) else -1.0
    if not state.roles or len(state.roles) < state.seats or len(state.tiles) < TILES:
        return 0.0
    return 2 / (1 + exp((MIDDLE - worth(state)) / SCALE)) - 1


def worth(state: State) -> float:
    """A sum of what helps and what threatens; one captured treasure is 8."""
    if state.ended:
        return 60.0 if state.ended == ("won",) else -60.0
    return progress(state) - LEVEL * state.level - _threats(state)


def progress(state: State) -> float:
    """What helps, without a look at the water."""
    ways = ways_of(state.options)
    if state.captured == EVERYTHING:
        return 4 * CAPTURED + _going_home(state, ways)
    total = _specials(state) - _too_many(state)
    for kind in range(4):
        total += CAPTURED if state.captured >> kind & 1 else _collected(state, ways, kind)
    return total


# --- treasures --------------------------------------------------------------------------------------------------------


def _collected(state: State, ways: Ways, kind: int) -> float:
    """The best of all seats that might collect a treasure."""
    held = [hand[kind] for hand in state.hands]
    if not any(held):
        return 0.0
    return max([_by_seat(state, ways, kind, seat, held) for seat in range(state.seats) if held[seat]])


def _by_seat(state: State, ways: Ways, kind: int, seat: int, held: list[int]) -> float:
    cards = held[seat]
    total = CARDS_WORTH[cards]
    for other, more in enumerate(held):
        if more and other != seat:
            near = (
                1.0 if state.roles[other] == "messenger" else 1.0 - 0.09 * ways.steps(state, other, state.pawns[seat])
            )
            for _ in range(min(more, TO_CAPTURE - cards)):
                cards += 1
                total += GIVEN * near * (CARDS_WORTH[cards] - CARDS_WORTH[cards - 1])
    if held[seat] >= TO_CAPTURE:
        return total + 1.5 - STEP * _to_treasure(state, ways, kind, seat)
    return total - 0.06 * (cards - 1) * _to_treasure(state, ways, kind, seat)


def _to_treasure(state: State, ways: Ways, kind: int, seat: int) -> int:
    spots = [state.tiles.index(tile) for tile in TREASURE_TILES[kind]]
    return min([ways.steps(state, seat, spot) for spot in spots if not state.sunk >> spot & 1], default=FAR)


def _going_home(state: State, ways: Ways) -> float:
    landing = state.tiles.index(LANDING)
    steps = [ways.steps(state, pawn, landing) for pawn in range(state.seats)]
    helicopters = sum([hand[HELICOPTER] for hand in state.hands])
    return (6.0 if helicopters else 0.0) + HELICOPTER_MORE * helicopters - HOME * sum(steps) - 0.5 * max(steps)


def _specials(state: State) -> float:
    helicopters = sum([hand[HELICOPTER] for hand in state.hands])
    bags = sum([hand[SANDBAGS] for hand in state.hands])
    return (FIRST_HELICOPTER + HELICOPTER_MORE * (helicopters - 1) if helicopters else 0.0) + SANDBAG * bags


def _too_many(state: State) -> float:
    """Cards that will have to go when the active seat draws, or at once."""
    cost = 0.0
    for seat, hand in enumerate(state.hands):
        dead = sum([hand[kind] for kind in range(4) if state.captured >> kind & 1])
        due = DRAWS - state.drawn if seat == state.active and state.phase in ("actions", "draw-window", "draw") else 0
        cost += 0.5 * max(0, sum(hand) - dead + due - HAND_LIMIT)
    return cost


# --- the water --------------------------------------------------------------------------------------------------------


def _threats(state: State) -> float:
    sinking = sink_chances(state)
    landing = state.tiles.index(LANDING)
    lost = LANDING_LOST * sinking[landing]
    for kind in range(4):
        if not state.captured >> kind & 1:
            lost += _treasure_threat(state, sinking, kind)
    lost += TILE_LOST * (sum(sinking) + state.sunk.bit_count())
    return lost + sum([_drowning(state, sinking, pawn) for pawn in range(state.seats)])


def _treasure_threat(state: State, sinking: list[float], kind: int) -> float:
    one, other = [state.tiles.index(tile) for tile in TREASURE_TILES[kind]]
    if state.sunk >> one & 1:
        return PAIR_BROKEN + TREASURE_LOST * sinking[other]
    if state.sunk >> other & 1:
        return PAIR_BROKEN + TREASURE_LOST * sinking[one]
    return PAIR_BROKEN * (sinking[one] + sinking[other]) + TREASURE_LOST * sinking[one] * sinking[other]


def _drowning(state: State, sinking: list[float], pawn: int) -> float:
    """A pawn whose tile sinks must have somewhere to go."""
    spot, role = state.pawns[pawn], state.roles[pawn]
    if role in ("pilot", "diver"):
        return 0.0
    island = island_of(state.options)
    beside = (island.around if role == "explorer" else island.near)[spot] & ~state.sunk
    return 0.3 * sinking[spot] if beside else 20 * sinking[spot] + 1.0


def sink_chances(state: State) -> list[float]:
    """By spot, how likely a tile sinks before long; flooded ones in this turn by counting cards."""
    now = drawn_chances(state)
    chances = [0.0] * TILES
    for spot in range(TILES):
        if state.sunk >> spot & 1:
            continue
        if state.flooded >> spot & 1:
            chances[spot] = 1 - (1 - now[spot]) * (1 - LATER)
        else:
            chances[spot] = 0.03 + 0.04 * now[spot]
    return chances


def drawn_chances(state: State) -> list[float]:
    """By spot, how likely its flood card comes in the rest of this turn."""
    in_flood = state.phase in ("flood-window", "flood", "swim")
    rise = 0.0 if in_flood else _rise_chance(state)
    cards = FLOODS[state.level] - (state.drawn if in_flood else 0)
    calm = _from_layers(state.floods, cards)
    if not rise:
        return calm
    level = min(SKULL - 1, state.level + 1)
    layers = (state.flood_discard, *state.floods) if state.flood_discard else state.floods
    risen = _from_layers(layers, FLOODS[level])
    return [(1 - rise) * one + rise * other for one, other in zip(calm, risen, strict=True)]


def _rise_chance(state: State) -> float:
    """That Waters Rise comes among the treasure cards still to be drawn in this turn."""
    cards, rises, none = sum(state.deck), state.deck[RISE], 1.0
    for drawn in range(DRAWS - state.drawn):
        if cards > drawn:
            none *= max(0, cards - drawn - rises) / (cards - drawn)
    return 1 - none


def _from_layers(layers: tuple[int, ...], cards: int) -> list[float]:
    chances = [0.0] * TILES
    for layer in layers:
        size = layer.bit_count()
        share = min(1.0, cards / size)
        for spot in range(TILES):
            if layer >> spot & 1:
                chances[spot] = share
        cards -= size
        if cards <= 0:
            break
    return chances


# --- ways -------------------------------------------------------------------------------------------------------------


class Ways:
    """How many actions it takes from spot to spot on the whole island."""

    def __init__(self, island: Island) -> None:
        self.walking = tuple(_distances(rings(island.near, spot)) for spot in range(TILES))
        self.climbing = tuple(_distances(rings(island.around, spot)) for spot in range(TILES))

    def steps(self, state: State, pawn: int, to: int) -> int:
        role, here = state.roles[pawn], state.pawns[pawn]
        if role == "explorer":
            return self.climbing[here][to]
        steps = self.walking[here][to]
        return min(steps, 1) if role == "pilot" else steps


def ways_of(options: Options) -> Ways:
    return _ways(island_of(options))


@cache
def _ways(island: Island) -> Ways:
    return Ways(island)


def _distances(found: tuple[int, ...]) -> tuple[int, ...]:
    steps = [0] * TILES
    for distance, ring in enumerate(found, 1):
        for spot in range(TILES):
            if ring >> spot & 1:
                steps[spot] = distance
    return tuple(steps)
