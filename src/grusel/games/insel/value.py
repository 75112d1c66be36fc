"""The value of a position of Die verbotene Insel for the whole team: cards and treasures against the water."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grusel.games.insel.island import island_of
from grusel.games.insel.state import State, View
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
    TREASURE_TILES,
    treasure_of,
)
from grusel.games.insel.ways import FAR, Ways, ways_of

ONE: Final = 1.0  # cards of a treasure in one hand
TWO: Final = 2.1
THREE: Final = 3.4
FOUR: Final = 5.0
CAPTURED: Final = 8.0
GIVEN: Final = 0.7  # factor for the value of a card in another hand
APART: Final = 0.09  # and the deduction for every step between the hands
COMPLETE: Final = 1.5  # bonus if one hand has the whole set
STEP: Final = 0.25  # cost of each step for the pawn with the whole set of a treasure
EARLY: Final = 0.06  # and for the pawn with a part of it, for each card but the first
HOME: Final = 0.7  # cost of each step to the landing when all treasures are captured
LAST_HOME: Final = 0.5  # extra cost for the pawn that is farthest away
LEAVE: Final = 6.0  # bonus for having a helicopter then
LANDING_LOST: Final = 50.0
TREASURE_LOST: Final = 25.0
PAIR_BROKEN: Final = 4.0  # loss of one of the two tiles of a treasure
TILE_LOST: Final = 0.8
LATER: Final = 0.12  # chance that a flooded tile sinks in a later turn before any pawn comes
DRY: Final = 0.03
DRY_NOW: Final = 0.04
LEVEL: Final = 0.8
FIRST_HELICOPTER: Final = 1.6
HELICOPTER_MORE: Final = 0.6
SANDBAG: Final = 0.9
MANY: Final = 0.5  # cost of a card that has to be discarded
SWIMS: Final = 0.3
DROWNS: Final = 20.0
CUT_OFF: Final = 1.0
MIDDLE: Final = 14.0
SCALE: Final = 6.0

WON: Final = 60.0
EVERYTHING: Final[i64] = 15
FULL: Final[i64] = 4
LIMIT: Final[i64] = HAND_LIMIT
SPOTS: Final[i64] = TILES
NOBODY: Final[i64] = -1


def value(view: View, seat: int) -> float:
    """From -1 to 1."""
    state = view.table
    if state.ended:
        return 1.0 if state.ended == ("won",) else -1.0
    if not state.roles or len(state.roles) < state.seats or len(state.tiles) < TILES:
        return 0.0
    return 2 / (1 + exp((MIDDLE - worth(state)) / SCALE)) - 1


def worth(state: State) -> float:
    """Assets minus threats; one captured treasure is worth 8."""
    if state.ended:
        return WON if state.ended == ("won",) else -WON
    return Judge(state).worth(packed_pawns(state), packed_hands(state), state.flooded, state.captured)


def packed_pawns(state: State) -> int:
    """Five bits a pawn."""
    packed = 0
    for pawn, spot in enumerate(state.pawns):
        packed |= spot << 5 * pawn
    return packed


def packed_hands(state: State) -> int:
    """The treasure cards: three bits a kind, four kinds a seat."""
    packed = 0
    for seat, hand in enumerate(state.hands):
        packed |= (hand[0] | hand[1] << 3 | hand[2] << 6 | hand[3] << 9) << 12 * seat
    return packed


class Judge:
    """The constants of the turn, so that the many ways to play it are judged quickly from packed numbers."""

    def __init__(self, state: State) -> None:
        island, roles = island_of(state.options), state.roles
        self.seats: i64 = state.seats
        self.sunk: i64 = state.sunk
        self.pilot: i64 = roles.index("pilot") if "pilot" in roles else NOBODY
        self.diver: i64 = roles.index("diver") if "diver" in roles else NOBODY
        self.messenger: i64 = roles.index("messenger") if "messenger" in roles else NOBODY
        self.ways: list[Ways] = [ways_of(state, island, role) for role in roles]
        self.goals: vec[i64] = goals_of(state.tiles).spots  # the landing, then two spots for each treasure
        self.more: vec[i64] = _more(state)  # cards in each hand that are not treasures, and those to come
        self.helicopters: i64 = sum([hand[HELICOPTER] for hand in state.hands])
        self.specials: float = specials_worth(state)
        self.lost: float = LEVEL * state.level + TILE_LOST * state.sunk.bit_count()
        now = drawn_chances(state)
        self.wet: vec[float] = _wet(now)  # chance that each tile sinks soon if it is flooded
        self.dry: vec[float] = _dry(now)  # and if it is not

    def worth(self, pawns: i64, hands: i64, flooded: i64, captured: i64) -> float:
        return self.cards(pawns, hands, captured) - self.water(flooded, captured) - self.peril(pawns, flooded)

    # --- cards and treasures ------------------------------------------------------------------------------------------

    def cards(self, pawns: i64, hands: i64, captured: i64) -> float:
        """The value of cards and treasures."""
        return self.placed(pawns, hands, captured, self.held(hands, captured))

    def held(self, hands: i64, captured: i64) -> float:
        """The part of it that does not depend on the pawns."""
        return self.specials - self._too_many(hands, captured)

    def placed(self, pawns: i64, hands: i64, captured: i64, held: float) -> float:
        """The complete value, given that part."""
        if captured == EVERYTHING:
            return 4 * CAPTURED + self._home(pawns)
        total = held
        kind: i64 = 0
        while kind < 4:
            total += CAPTURED if captured >> kind & 1 else self._collected(pawns, hands, kind)
            kind += 1
        return total

    def _collected(self, pawns: i64, hands: i64, kind: i64) -> float:
        """The best value over all seats that might collect a treasure."""
        best: float = 0.0
        seat: i64 = 0
        while seat < self.seats:
            if hands >> (12 * seat + 3 * kind) & 7:
                best = max(best, self._by_seat(pawns, hands, kind, seat))
            seat += 1
        return best

    def _by_seat(self, pawns: i64, hands: i64, kind: i64, seat: i64) -> float:
        cards = hands >> (12 * seat + 3 * kind) & 7
        here = pawns >> 5 * seat & 31
        held, total = cards, cards_worth(cards)
        other: i64 = 0
        while other < self.seats and held < FULL:
            more = hands >> (12 * other + 3 * kind) & 7
            if more and other != seat:
                more = min(more, FULL - held)
                near = 1.0 if other == self.messenger else 1 - APART * self.steps(other, pawns >> 5 * other & 31, here)
                total += GIVEN * near * (cards_worth(held + more) - cards_worth(held))
                held += more
            other += 1
        far = self._to_treasure(seat, here, kind)
        return total + COMPLETE - STEP * far if cards >= FULL else total - EARLY * float(held - 1) * far

    def _to_treasure(self, seat: i64, here: i64, kind: i64) -> float:
        one, other = self.goals[1 + 2 * kind], self.goals[2 + 2 * kind]
        far = float(FAR) if self.sunk >> one & 1 else self.steps(seat, here, one)
        return far if self.sunk >> other & 1 else min(far, self.steps(seat, here, other))

    def steps(self, pawn: i64, here: i64, to: i64) -> float:
        """The number of actions a pawn needs from here to there."""
        steps = self.ways[pawn].steps[SPOTS * here + to]
        return 1.0 if pawn == self.pilot and steps > 1 else float(steps)

    def _home(self, pawns: i64) -> float:
        total, most = 0.0, 0.0
        pawn: i64 = 0
        while pawn < self.seats:
            steps = self.steps(pawn, pawns >> 5 * pawn & 31, self.goals[0])
            total += steps
            most = max(most, steps)
            pawn += 1
        lift = LEAVE if self.helicopters else 0.0
        return lift + HELICOPTER_MORE * float(self.helicopters) - HOME * total - LAST_HOME * most

    def _too_many(self, hands: i64, captured: i64) -> float:
        """The cards to be discarded when the active seat draws, or at once."""
        cost = 0.0
        seat: i64 = 0
        while seat < self.seats:
            size, kind = self.more[seat], 0
            while kind < 4:
                size += 0 if captured >> kind & 1 else hands >> (12 * seat + 3 * kind) & 7
                kind += 1
            cost += MANY * float(size - LIMIT) if size > LIMIT else 0.0
            seat += 1
        return cost

    # --- the water ----------------------------------------------------------------------------------------------------

    def needed(self, captured: i64) -> i64:
        """The landing, and the tiles of treasures not yet captured."""
        spots: i64 = 1 << self.goals[0]
        kind: i64 = 0
        while kind < 4:
            if not captured >> kind & 1:
                spots |= 1 << self.goals[1 + 2 * kind] | 1 << self.goals[2 + 2 * kind]
            kind += 1
        return spots

    def sinking(self, spot: i64, flooded: i64) -> float:
        return self.wet[spot] if flooded >> spot & 1 else self.dry[spot]

    def water(self, flooded: i64, captured: i64) -> float:
        """The value of all threats."""
        total = self.lost + LANDING_LOST * self.sinking(self.goals[0], flooded)
        kind: i64 = 0
        while kind < 4:
            total += 0.0 if captured >> kind & 1 else self._treasure_threat(flooded, kind)
            kind += 1
        spot: i64 = 0
        while spot < SPOTS:
            total += 0.0 if self.sunk >> spot & 1 else TILE_LOST * self.sinking(spot, flooded)
            spot += 1
        return total

    def _treasure_threat(self, flooded: i64, kind: i64) -> float:
        one, other = self.goals[1 + 2 * kind], self.goals[2 + 2 * kind]
        if self.sunk >> one & 1:
            return PAIR_BROKEN + TREASURE_LOST * self.sinking(other, flooded)
        if self.sunk >> other & 1:
            return PAIR_BROKEN + TREASURE_LOST * self.sinking(one, flooded)
        first, second = self.sinking(one, flooded), self.sinking(other, flooded)
        return PAIR_BROKEN * (first + second) + TREASURE_LOST * first * second

    def peril(self, pawns: i64, flooded: i64) -> float:
        """The risk of a pawn without a refuge if its tile sinks."""
        total = 0.0
        pawn: i64 = 0
        while pawn < self.seats:
            if pawn != self.pilot and pawn != self.diver:
                spot = pawns >> 5 * pawn & 31
                sinks = self.sinking(spot, flooded)
                total += SWIMS * sinks if self.ways[pawn].reach[spot] else DROWNS * sinks + CUT_OFF
            pawn += 1
        return total


def cards_worth(cards: i64) -> float:
    if cards >= FULL:
        return FOUR
    if cards == 3:
        return THREE
    return TWO if cards == 2 else ONE if cards else 0.0


def specials_worth(state: State) -> float:
    helicopters = sum([hand[HELICOPTER] for hand in state.hands])
    bags = sum([hand[SANDBAGS] for hand in state.hands])
    return (FIRST_HELICOPTER + HELICOPTER_MORE * (helicopters - 1) if helicopters else 0.0) + SANDBAG * bags


def _more(state: State) -> vec[i64]:
    found = vec[i64]()
    for seat, hand in enumerate(state.hands):
        draws = seat == state.active and state.phase in ("actions", "draw-window", "draw")
        found = append(found, hand[HELICOPTER] + hand[SANDBAGS] + (DRAWS - state.drawn if draws else 0))
    return found


class Goals:
    """The places of the landing and of the treasures' tiles."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        spots, kinds = append(vec[i64](), tiles.index(LANDING)), vec[i64]()
        for one, other in TREASURE_TILES:
            spots = append(append(spots, tiles.index(one)), tiles.index(other))
        for tile in tiles:
            kinds = append(kinds, treasure_of(tile))
        self.spots: vec[i64] = spots  # the landing, then two for each treasure
        self.kinds: vec[i64] = kinds  # by spot, the treasure that can be captured there, or NO_TREASURE


@lru_cache(maxsize=100)
def goals_of(tiles: tuple[int, ...]) -> Goals:
    return Goals(tiles)


# --- flood cards ------------------------------------------------------------------------------------------------------


def sink_chances(state: State) -> list[float]:
    """By spot, how likely a tile sinks soon; for flooded ones in this turn by counting cards."""
    judge = Judge(state)
    return [0.0 if state.sunk >> spot & 1 else judge.sinking(spot, state.flooded) for spot in range(TILES)]


def _wet(now: list[float]) -> vec[float]:
    chances = vec[float]()
    for chance in now:
        chances = append(chances, 1 - (1 - chance) * (1 - LATER))
    return chances


def _dry(now: list[float]) -> vec[float]:
    chances = vec[float]()
    for chance in now:
        chances = append(chances, DRY + DRY_NOW * chance)
    return chances


def drawn_chances(state: State) -> list[float]:
    """By spot, how likely its flood card comes in the rest of this turn."""
    in_flood = state.phase in ("flood-window", "flood", "swim")
    cards = FLOODS[state.level] - (state.drawn if in_flood else 0)
    calm = _from_layers(state.floods, cards)
    rise = 0.0 if in_flood else _rise_chance(state)
    if not rise:
        return calm
    layers = (state.flood_discard, *state.floods) if state.flood_discard else state.floods
    risen = _from_layers(layers, FLOODS[min(SKULL - 1, state.level + 1)])
    return [(1 - rise) * one + rise * other for one, other in zip(calm, risen, strict=True)]


def _rise_chance(state: State) -> float:
    """The chance of Waters Rise among the treasure cards still to be drawn in this turn."""
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
