"""Die verbotene Insel in the middle of a turn, in packed numbers: the node of the turn search.

Hands and pawns are packed as in `grusel.games.insel.value`. A path is the actions in order, eight bits each.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from grusel.deck import Counts
from grusel.games.insel.choices import CAPTURE, END, GIVE, GO, PUSH, SHORE
from grusel.games.insel.state import NO_BONUS, Action, State
from grusel.games.insel.tiles import HELICOPTER
from grusel.games.insel.value import Judge, packed_hands, packed_pawns

NONE: Final[i64] = NO_BONUS

# Codes of actions; 0 ends a path.
GOING: Final[i64] = 1
SHORING: Final[i64] = 33
CAPTURING: Final[i64] = 65
GIVING: Final[i64] = 97  # 4 * kind + seat
PUSHING: Final[i64] = 129  # 32 * pawn + spot


class Table:
    """The parts that the actions of a turn change, with the known parts of its value."""

    def __init__(self, pawns: i64, hands: i64, flooded: i64, captured: i64, left: i64, flown: bool, bonus: i64) -> None:
        self.pawns = pawns
        self.hands = hands
        self.flooded = flooded
        self.captured = captured
        self.left = left
        self.flown = flown
        self.bonus = bonus
        self.held_worth: float = 0.0
        self.cards: float = 0.0
        self.water: float = 0.0
        self.path: i64 = 0
        self.depth: i64 = 0

    def after(self, code: i64) -> Table:
        """A copy with one action less; the caller applies the effect of the action."""
        then = Table(self.pawns, self.hands, self.flooded, self.captured, self.left - 1, self.flown, NONE)
        then.held_worth, then.cards, then.water = self.held_worth, self.cards, self.water
        then.path = self.path | code << 8 * self.depth
        then.depth = self.depth + 1
        return then

    def spot(self, pawn: i64) -> i64:
        return self.pawns >> 5 * pawn & 31

    def moved(self, pawn: i64, spot: i64) -> i64:
        """The pawns, with one of them somewhere else."""
        return self.pawns & ~(31 << 5 * pawn) | spot << 5 * pawn

    def held(self, seat: i64, kind: i64) -> i64:
        return self.hands >> (12 * seat + 3 * kind) & 7

    def add(self, seat: i64, kind: i64, number: i64) -> None:
        """Add this many cards. The number must not be a constant, because mypyc would shift it as a 32-bit integer."""
        self.hands += number << (12 * seat + 3 * kind)

    def ends_like(self, other: Table) -> bool:
        return (
            self.pawns == other.pawns
            and self.flooded == other.flooded
            and self.hands == other.hands
            and self.captured == other.captured
        )


class End:
    """A possible end of a turn and its value."""

    def __init__(self, table: Table, worth: float) -> None:
        self.table = table
        self.worth = worth


def table_of(state: State, judge: Judge) -> Table:
    pawns, hands = packed_pawns(state), packed_hands(state)
    table = Table(pawns, hands, state.flooded, state.captured, state.left, state.flown, state.bonus)
    table.held_worth = judge.held(table.hands, table.captured)
    table.cards = judge.placed(table.pawns, table.hands, table.captured, table.held_worth)
    table.water = judge.water(table.flooded, table.captured)
    return table


def first_action(path: int) -> Action:
    """The action a path begins with."""
    code = path & 255
    if code >= PUSHING:
        return PUSH[(code - int(PUSHING)) >> 5][(code - int(PUSHING)) & 31]
    if code >= GIVING:
        return GIVE[(code - int(GIVING)) >> 2][(code - int(GIVING)) & 3]
    if code >= CAPTURING:
        return CAPTURE[code - int(CAPTURING)]
    if code >= SHORING:
        return SHORE[code - int(SHORING)]
    return GO[code - int(GOING)] if code else END


def ended(state: State, table: Table) -> State:
    """The state at this end of the turn, with no actions left."""
    hands = tuple([_hand(table, seat, hand) for seat, hand in enumerate(state.hands)])
    discard = list(state.discard)
    for before, after in zip(state.hands, hands, strict=True):
        for kind in range(HELICOPTER):
            discard[kind] += before[kind] - after[kind]
    return replace(
        state,
        pawns=tuple([int(table.spot(pawn)) for pawn in range(state.seats)]),
        hands=hands,
        discard=tuple(discard),
        flooded=int(table.flooded),
        captured=int(table.captured),
        left=0,
        bonus=NO_BONUS,
    )


def _hand(table: Table, seat: int, before: Counts) -> Counts:
    treasures = [int(table.held(seat, kind)) for kind in range(HELICOPTER)]
    return (*treasures, *before[HELICOPTER:])
