"""A second, independent forecast: decks with an order, one card after the other, nothing merged."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from random import Random

from grusel.games.insel.state import Forecast, Risk, State
from grusel.games.insel.tiles import DRAWS, FLOODS, HAND_LIMIT, RISE, SKULL, TILES
from grusel.grid import members

OTHER = 0  # a treasure card that is not Waters Rise


class Shuffles:
    """Puts cards in an order."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def order(self, cards: Sequence[int]) -> list[int]:
        return self.rng.sample(cards, len(cards))


class Table:
    """Real decks, and players who do nothing."""

    def __init__(self, state: State, shuffles: Shuffles) -> None:
        self.shuffles = shuffles
        self.level = state.level
        self.flooded = set(members(state.flooded))
        self.sunk = set(members(state.sunk))
        self.floods = [spot for layer in state.floods for spot in shuffles.order([*members(layer)])]
        self.discard = [*members(state.flood_discard)]
        self.deck = shuffles.order([OTHER] * sum(state.deck[:RISE]) + [RISE] * state.deck[RISE])
        self.thrown = [OTHER] * sum(state.discard[:RISE]) + [RISE] * state.discard[RISE]
        self.hands = [sum(hand) for hand in state.hands]

    def turn(self, seat: int, draws: int, done: int, each: bool) -> None:
        """The rest of a seat's turn: this many treasure cards to draw, this many flood cards done."""
        for _ in range(draws):
            if self.level < SKULL:
                self.draw(seat)
            if each:
                self.limit(seat)
        self.limit(seat)
        for _ in range(FLOODS[self.level] - done if self.level < SKULL else 0):
            self.flood()

    def draw(self, seat: int) -> None:
        if self.deck.pop(0) == RISE:
            self.level += 1
            self.floods = self.shuffles.order(self.discard) + self.floods
            self.discard = []
            self.thrown.append(RISE)
        else:
            self.hands[seat] += 1
        if not self.deck:
            self.deck, self.thrown = self.shuffles.order(self.thrown), []

    def limit(self, seat: int) -> None:
        while self.hands[seat] > HAND_LIMIT:
            self.hands[seat] -= 1
            self.thrown.append(OTHER)

    def waters(self) -> Waters:
        return frozenset(self.flooded), frozenset(self.sunk)

    def flood(self) -> None:
        if not self.floods:
            return
        spot = self.floods.pop(0)
        if spot in self.flooded:
            self.flooded.remove(spot)
            self.sunk.add(spot)
        else:
            self.flooded.add(spot)
            self.discard.append(spot)
        if not self.floods:
            self.floods, self.discard = self.shuffles.order(self.discard), []


Waters = tuple[frozenset[int], frozenset[int]]  # flooded and sunk


def tell(state: State, seat: int, shuffles: Shuffles) -> tuple[Waters, Waters]:
    """One possible continuation: the waters after this turn, and before the seat's next turn."""
    table = Table(state, shuffles)
    flooding = state.phase in ("flood-window", "flood", "swim")
    each = state.options.hand_limit == "each"
    for holder in range(state.seats if state.phase == "discard" else 0):
        table.limit(holder)
    table.turn(state.active, 0 if flooding else DRAWS - state.drawn, state.drawn if flooding else 0, each)
    now = table.waters()
    for step in range(1, 1 + (seat - state.active - 1) % state.seats):
        table.turn((state.active + step) % state.seats, DRAWS, 0, each)
    return now, table.waters()


class Count:
    """Counts how often tiles flooded and sank."""

    def __init__(self, state: State) -> None:
        self.wet = set(members(state.flooded | state.sunk))
        self.gone = set(members(state.sunk))
        self.weight = 0.0
        self.floods = [0.0] * TILES
        self.sinks = [0.0] * TILES

    def add(self, waters: Waters, weight: float) -> None:
        flooded, sunk = waters
        self.weight += weight
        for spot in (flooded | sunk) - self.wet:
            self.floods[spot] += weight
        for spot in sunk - self.gone:
            self.sinks[spot] += weight

    def risks(self) -> tuple[Risk, ...]:
        pairs = zip(self.floods, self.sinks, strict=True)
        return tuple(Risk(floods / self.weight, sinks / self.weight) for floods, sinks in pairs)


def sampled(state: State, seat: int, times: int, rng: Random) -> Forecast:
    """The forecast from this many random continuations."""
    now, later = Count(state), Count(state)
    for _ in range(times):
        first, second = tell(state, seat, Shuffles(rng))
        now.add(first, 1.0)
        later.add(second, 1.0)
    return Forecast(now.risks(), later.risks())


class EveryShuffle(Shuffles):
    """Goes through every order of every shuffle, one continuation after the other."""

    def __init__(self) -> None:
        self.taken: list[int] = []  # the order taken at each shuffle of this continuation
        self.numbers: list[int] = []  # the number of orders at each
        self.at = 0

    def order(self, cards: Sequence[int]) -> list[int]:
        orders = _orders(tuple(sorted(cards)))
        if self.at == len(self.taken):
            self.taken.append(0)
            self.numbers.append(len(orders))
        self.at += 1
        return list(orders[self.taken[self.at - 1]])

    def weight(self) -> float:
        return 1 / prod(self.numbers)

    def next(self) -> bool:
        """Begin the next continuation; False after the last."""
        self.at = 0
        while self.taken and self.taken[-1] == self.numbers[-1] - 1:
            self.taken.pop()
            self.numbers.pop()
        if self.taken:
            self.taken[-1] += 1
        return bool(self.taken)


@cache
def _orders(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every distinct order of some cards."""
    if not cards:
        return [()]
    firsts = sorted(set(cards))
    return [(first, *rest) for first in firsts for rest in _orders(_without(cards, first))]


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def enumerated(state: State, seat: int) -> Forecast:
    """The forecast from every order of every deck."""
    now, later, shuffles = Count(state), Count(state), EveryShuffle()
    more = True
    while more:
        first, second = tell(state, seat, shuffles)
        now.add(first, shuffles.weight())
        later.add(second, shuffles.weight())
        more = shuffles.next()
    return Forecast(now.risks(), later.risks())
