"""The public forecast: how likely each tile floods or sinks if no player does anything about it.

The flood deck is layers of known sets, so cards in the same layer whose tiles are equally wet are alike. The forecast
follows one tile through all that treasure cards and flood cards can do; of the other tiles only the numbers count. It
assumes that all players end their turns at once, pass, discard surplus cards and swim; only the skull stops the flood.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from grusel.games.insel.state import Forecast, Risk, State, View
from grusel.games.insel.tiles import DRAWS, FLOODS, HAND_LIMIT, RISE, SKULL, TILES

# Numbers of cards of dry and of flooded tiles in one place, without the card of the followed tile.
Wet = tuple[int, int]
NONE: Final = (0, 0)

# Layers of the flood deck from the top down, the discards, the place of the followed card (a layer counted from the
# bottom, or DISCARDED), and whether its tile is still dry.
Floods = tuple[tuple[Wet, ...], Wet, int, bool]
DISCARDED: Final = -1

# Level, Waters Rise and other cards in the deck, the same in the discards, and the sizes of the hands.
Treasures = tuple[int, int, int, int, int, tuple[int, ...]]

Chances = dict[Floods, float]
Worlds = dict[Treasures, Chances]

SAFE: Final = Risk(0.0, 0.0)
SETUP: Final = ("tiles", "floods", "roles", "hands", "starter", "over")


def forecast(view: View, seat: int) -> Forecast:
    """For each spot, the risk in this turn, and until the next turn of this seat begins."""
    state = view.table
    if state.phase in SETUP:
        return Forecast((SAFE,) * TILES, (SAFE,) * TILES)
    known: dict[Floods, tuple[Risk, Risk]] = {}
    found = [_risks(state, spot, seat, known) for spot in range(TILES)]
    return Forecast(tuple(now for now, _ in found), tuple(later for _, later in found))


def _risks(state: State, spot: int, seat: int, known: dict[Floods, tuple[Risk, Risk]]) -> tuple[Risk, Risk]:
    if state.sunk >> spot & 1:
        return SAFE, SAFE
    start = _floods(state, spot)
    if start not in known:
        known[start] = _follow(state, start, seat)
    return known[start]


def _follow(state: State, start: Floods, seat: int) -> tuple[Risk, Risk]:
    """The fate of one tile in this turn, and until the seat's next turn."""
    turns = 1 + (seat - state.active - 1) % state.seats
    tale = _Tale(start, _treasures(state, turns), state.options.hand_limit == "each")
    draws, floods = _rest_of_turn(state)
    tale.draw(state.active, draws)
    tale.flood(floods)
    now = tale.risk()
    for turn in range(1, turns):
        tale.draw((state.active + turn) % state.seats, DRAWS)
        tale.flood(0)
    return now, tale.risk()


def _rest_of_turn(state: State) -> tuple[int, int]:
    """Treasure cards left to draw in this turn, and flood cards already drawn."""
    if state.phase in ("flood-window", "flood", "swim"):
        return 0, state.drawn
    return DRAWS - state.drawn, 0


def _floods(state: State, spot: int) -> Floods:
    """The flood cards as one tile sees them."""
    place = DISCARDED
    for height, layer in enumerate(reversed(state.floods)):
        if layer >> spot & 1:
            place = height
    layers = tuple(_wet(state, layer & ~(1 << spot)) for layer in state.floods)
    return layers, _wet(state, state.flood_discard & ~(1 << spot)), place, not state.flooded >> spot & 1


def _wet(state: State, cards: int) -> Wet:
    return (cards & ~state.flooded).bit_count(), (cards & state.flooded).bit_count()


def _treasures(state: State, turns: int) -> Treasures:
    """Hands and discards, which matter only if the deck may run out before the forecast ends."""
    rises, others = state.deck[RISE], sum(state.deck[:RISE])
    if rises + others > DRAWS * turns:
        return state.level, rises, others, 0, 0, ()
    sizes = [sum(hand) for hand in state.hands]
    thrown = 0
    if state.phase == "discard":
        thrown = sum(max(0, size - HAND_LIMIT) for size in sizes)
        sizes = [min(size, HAND_LIMIT) for size in sizes]
    return state.level, rises, others, state.discard[RISE], sum(state.discard[:RISE]) + thrown, tuple(sizes)


class _Tale:
    """All possible worlds with their probabilities; a world is done once the followed tile has sunk in it."""

    def __init__(self, start: Floods, treasures: Treasures, each: bool) -> None:
        self.dry = start[3]
        self.each = each
        self.sunk = 0.0
        self.wet = 0.0  # probability of being flooded when the skull stopped the flood
        self.worlds: Worlds = {treasures: {start: 1.0}}

    def risk(self) -> Risk:
        if not self.dry:
            return Risk(0.0, self.sunk)
        wet = sum(chance for chances in self.worlds.values() for floods, chance in chances.items() if not floods[3])
        return Risk(self.sunk + self.wet + wet, self.sunk)

    def draw(self, seat: int, number: int) -> None:
        """A seat draws this many treasure cards and discards surplus ones."""
        for left in range(number, 0, -1):
            after: Worlds = {}
            for treasures, chances in self.worlds.items():
                rise, total = treasures[1], treasures[1] + treasures[2]
                if rise:
                    self._rise(treasures, chances, rise / total, after)
                if rise < total:
                    merge(after, keep(treasures, seat), chances, (total - rise) / total)
            self.worlds = self._trimmed(after, seat) if self.each or left == 1 else after

    def _trimmed(self, worlds: Worlds, seat: int) -> Worlds:
        """The worlds after the hand limit was applied."""
        after: Worlds = {}
        for treasures, chances in worlds.items():
            merge(after, trim(treasures, seat), chances, 1.0)
        return after

    def _rise(self, treasures: Treasures, chances: Chances, weight: float, after: Worlds) -> None:
        if treasures[0] + 1 == SKULL:
            self.wet += weight * sum(chance for floods, chance in chances.items() if self.dry and not floods[3])
            return
        risen: Chances = {}
        for floods, chance in chances.items():
            add(risen, on_top(floods), chance)
        merge(after, rise_card(treasures), risen, weight)

    def flood(self, done: int) -> None:
        """Draw flood cards by the level of each world, after this many have been drawn."""
        for treasures in list(self.worlds):
            for _ in range(FLOODS[treasures[0]] - done):
                self.worlds[treasures] = self._next_card(self.worlds[treasures])

    def _next_card(self, chances: Chances) -> Chances:
        after: Chances = {}
        for floods, chance in chances.items():
            self.sunk += next_card(floods, chance, after)
        return after


def next_card(floods: Floods, chance: float, after: Chances) -> float:
    """Add the consequences of the next flood card; return the probability that the followed tile sinks."""
    layers, discard, place, dry = floods
    (others_dry, others_wet), rest = layers[0], layers[1:]
    here = place == len(rest)
    part = chance / (others_dry + others_wet + here)
    if others_dry:
        top = (others_dry - 1, others_wet)
        add(after, renewed(top, rest, (discard[0], discard[1] + 1), place, dry), part * others_dry)
    if others_wet:
        add(after, renewed((others_dry, others_wet - 1), rest, discard, place, dry), part * others_wet)
    if not here:
        return 0.0
    if not dry:
        return part
    add(after, renewed((others_dry, others_wet), rest, discard, DISCARDED, False), part)
    return 0.0


def renewed(top: Wet, rest: tuple[Wet, ...], discard: Wet, place: int, dry: bool) -> Floods:
    """The cards after a draw: drop an empty layer, reshuffle an empty deck."""
    if top != NONE or place == len(rest):
        return (top, *rest), discard, place, dry
    if rest:
        return rest, discard, place, dry
    return (discard,), NONE, 0, dry  # the followed card was among the discards


def on_top(floods: Floods) -> Floods:
    """Waters Rise: shuffle the discards and put them on top of the deck."""
    layers, discard, place, dry = floods
    if discard == NONE and place != DISCARDED:
        return floods
    return (discard, *layers), NONE, len(layers) if place == DISCARDED else place, dry


def rise_card(treasures: Treasures) -> Treasures:
    level, rises, others, gone_rises, gone_others, hands = treasures
    if rises + others == 1:
        return level + 1, gone_rises + 1, gone_others, 0, 0, hands
    return level + 1, rises - 1, others, gone_rises + 1 if hands else 0, gone_others, hands


def keep(treasures: Treasures, seat: int) -> Treasures:
    """Keep a card in the hand."""
    level, rises, others, gone_rises, gone_others, hands = treasures
    if not hands:
        return level, rises, others - 1, 0, 0, hands
    others -= 1
    if rises + others == 0:
        rises, others, gone_rises, gone_others = gone_rises, gone_others, 0, 0
    return level, rises, others, gone_rises, gone_others, (*hands[:seat], hands[seat] + 1, *hands[seat + 1 :])


def trim(treasures: Treasures, seat: int) -> Treasures:
    """Discard the surplus cards of a hand."""
    level, rises, others, gone_rises, gone_others, hands = treasures
    if not hands or hands[seat] <= HAND_LIMIT:
        return treasures
    gone_others += hands[seat] - HAND_LIMIT
    return level, rises, others, gone_rises, gone_others, (*hands[:seat], HAND_LIMIT, *hands[seat + 1 :])


def merge(worlds: Worlds, treasures: Treasures, chances: Chances, weight: float) -> None:
    into = worlds.setdefault(treasures, {})
    for floods, chance in chances.items():
        add(into, floods, chance * weight)


def add(chances: Chances, floods: Floods, chance: float) -> None:
    chances[floods] = chances.get(floods, 0.0) + chance
