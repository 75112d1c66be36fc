"""Die verbotene Insel: search all ways to play a turn, visit each distinct table once, and keep the best ends."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grusel.bots.clock import Clock
from grusel.games.insel.bots.table import CAPTURING, GIVING, GOING, NONE, PUSHING, SHORING, End, Table, table_of
from grusel.games.insel.island import Island, island_of
from grusel.games.insel.state import SHORE_AGAIN, State
from grusel.games.insel.tiles import HAND_LIMIT, HELICOPTER, TILES
from grusel.games.insel.value import Judge, goals_of
from grusel.games.insel.ways import dives, wading

EVERYWHERE: Final[i64] = (1 << 24) - 1
FULL: Final[i64] = 4
LIMIT: Final[i64] = HAND_LIMIT
AGAIN: Final[i64] = SHORE_AGAIN
FLOWN: Final = 1 << 50


def best_ends(state: State, judge: Judge, clock: Clock | None, keep: int) -> list[End]:
    """The best ends of the active seat's turn by its own actions, best first; shortened without a clock."""
    turn = Turn(state, judge, clock, keep)
    turn.visit(table_of(state, judge))
    return turn.ends


class Turn:
    """The constants of the turn, and the results so far."""

    def __init__(self, state: State, judge: Judge, clock: Clock | None, keep: int) -> None:
        role = state.roles[state.active]
        island = island_of(state.options)
        self.judge = judge
        self.clock = clock
        self.keep: i64 = keep
        self.seat: i64 = state.active
        self.seats: i64 = state.seats
        self.sunk: i64 = state.sunk
        self.pilot = role == "pilot"
        self.diver = role == "diver"
        self.engineer = role == "engineer"
        self.messenger = role == "messenger"
        self.navigator = role == "navigator"
        self.split = state.options.navigator == "split"
        self.card: i64 = 1
        self.ground = ground_of(island, state.options.diver_gaps)
        self.beside: vec[i64] = self.ground.around if role == "explorer" else self.ground.near
        self.shoves: list[Shove] = _shoves(state, island) if self.navigator else []
        self.treasures: vec[i64] = goals_of(state.tiles).kinds
        self.specials: vec[i64] = masks(tuple([sum(hand[HELICOPTER:]) for hand in state.hands]))
        self.ends: list[End] = []
        self.seen: set[int] = set()
        self.hands: dict[int, int] = {}  # hands and captured treasures, numbered

    def visit(self, table: Table) -> None:
        """Record the end of the turn here; if actions are left, try all of them."""
        self._note(table)
        if table.left == 0 and table.bonus == NONE:
            return
        key = self._key(table)
        if key in self.seen:
            return
        self.seen.add(key)
        # All first actions are searched, however late it is.
        if table.depth == 0 or self.clock is None or not self.clock.up():
            self._go_on(table)

    def _note(self, table: Table) -> None:
        worth = table.cards - table.water - self.judge.peril(table.pawns, table.flooded)
        ends = self.ends
        at: i64 = len(ends)
        if at == self.keep and worth <= ends[at - 1].worth:
            return
        for end in ends:
            if end.table.ends_like(table):
                return
        ends.append(End(table, worth))
        while at > 0 and ends[at - 1].worth < worth:
            ends[at], ends[at - 1] = ends[at - 1], ends[at]
            at -= 1
        if len(ends) > self.keep:
            ends.pop()

    def _is_too_bad(self, cards: float, water: float, pawns: i64, flooded: i64) -> bool:
        """Whether an end is too bad to be kept."""
        ends = self.ends
        if len(ends) < self.keep:
            return False
        return cards - water - self.judge.peril(pawns, flooded) <= ends[len(ends) - 1].worth

    def _key(self, table: Table) -> int:
        held = int(table.hands << 4 | table.captured)
        number = self.hands.get(held)
        if number is None:
            number = len(self.hands)
            self.hands[held] = number
        rest = int(table.pawns | table.flooded << 20 | (table.bonus + 2) << 44 | table.left << 47)
        return rest + (FLOWN if table.flown else 0) + (number << 51)

    def _go_on(self, table: Table) -> None:
        if table.bonus == AGAIN:
            self._shore(table)
        elif table.bonus >= 0:
            self._push_another(table)
        if table.left == 0:
            return
        self._capture(table)
        if table.bonus != AGAIN:
            self._shore(table)
        self._give(table)
        self._go(table)
        if self.navigator:
            self._push(table)

    def _capture(self, table: Table) -> None:
        kind = self.treasures[table.spot(self.seat)]
        if kind < 0 or table.captured >> kind & 1 or table.held(self.seat, kind) < FULL:
            return
        after = table.after(CAPTURING + kind)
        after.captured |= 1 << kind
        after.add(self.seat, kind, -FULL * self.card)
        after.water = self.judge.water(after.flooded, after.captured)
        self._with_cards(after)

    def _shore(self, table: Table) -> None:
        """The Engineer's second tile costs no action."""
        here = table.spot(self.seat)
        wet = (self.beside[here] | 1 << here) & table.flooded
        spot: i64 = 0
        while wet >> spot:
            if wet >> spot & 1:
                self._shore_one(table, spot, self.engineer and wet & ~(1 << spot) != 0)
            spot += 1

    def _shore_one(self, table: Table, spot: i64, another: bool) -> None:
        flooded = table.flooded & ~(1 << spot)
        water = self.judge.water(flooded, table.captured)
        if table.left == 1 and not self.engineer and self._is_too_bad(table.cards, water, table.pawns, flooded):
            return
        after = table.after(SHORING + spot)
        after.flooded, after.water = flooded, water
        if table.bonus == AGAIN:
            after.left = table.left
        elif another:
            after.bonus = AGAIN
        self.visit(after)

    def _give(self, table: Table) -> None:
        here = table.spot(self.seat)
        to: i64 = 0
        while to < self.seats:
            if to != self.seat and (self.messenger or table.spot(to) == here):
                self._give_to(table, to)
            to += 1

    def _give_to(self, table: Table, to: i64) -> None:
        kind: i64 = 0
        while kind < 4:
            if table.held(self.seat, kind) and not table.captured >> kind & 1:
                after = table.after(GIVING + 4 * kind + to)
                after.add(self.seat, kind, -self.card)
                after.add(to, kind, self.card)
                if self._size(after, to) <= LIMIT or self._drop(after, to, kind):
                    self._with_cards(after)
            kind += 1

    def _size(self, table: Table, seat: i64) -> i64:
        size = self.specials[seat]
        kind: i64 = 0
        while kind < 4:
            size += table.held(seat, kind)
            kind += 1
        return size

    def _drop(self, table: Table, seat: i64, given: i64) -> bool:
        """The receiver of a sixth card discards the least useful one; False if only the given card could go."""
        best: float = -1000.0
        dropped: i64 = -1
        kind: i64 = 0
        while kind < 4:
            if kind != given and table.held(seat, kind):
                less = table.hands - (self.card << (12 * seat + 3 * kind))
                cards = self.judge.cards(table.pawns, less, table.captured)
                if cards > best:
                    best, dropped = cards, kind
            kind += 1
        if dropped < 0:
            return False
        table.add(seat, dropped, -self.card)
        return True

    def _go(self, table: Table) -> None:
        here = table.spot(self.seat)
        there = self._reach(table, here) & EVERYWHERE & ~self.sunk & ~(1 << here)
        walk = self.beside[here]
        spot: i64 = 0
        while there >> spot:
            if there >> spot & 1:
                self._move(table, self.seat, spot, GOING + spot, self.pilot and not walk >> spot & 1, NONE)
            spot += 1

    def _move(self, table: Table, pawn: i64, spot: i64, code: i64, flies: bool, bonus: i64) -> None:
        pawns = table.moved(pawn, spot)
        cards = self.judge.placed(pawns, table.hands, table.captured, table.held_worth)
        if table.left == 1 and bonus == NONE and self._is_too_bad(cards, table.water, pawns, table.flooded):
            return
        after = table.after(code)
        after.pawns, after.cards = pawns, cards
        after.flown = table.flown or flies
        after.bonus = bonus
        self.visit(after)

    def _reach(self, table: Table, here: i64) -> i64:
        if self.pilot and not table.flown:
            return EVERYWHERE
        return dives(self.ground.wade, here, table.flooded | self.sunk) if self.diver else self.beside[here]

    def _push(self, table: Table) -> None:
        pawn: i64 = 0
        while pawn < self.seats:
            if pawn != self.seat:
                one = self.shoves[pawn].one[table.spot(pawn)]
                there = (one | self.shoves[pawn].two[table.spot(pawn)]) & self._worth_pushing_to(table)
                split = self.split and self._another_can_move(table, pawn)
                self._push_to(table, pawn, there, one if split else 0)
            pawn += 1

    def _worth_pushing_to(self, table: Table) -> i64:
        """Every spot for the first action; later only useful ones, because there are too many ways."""
        if table.depth == 0 and self.clock is not None:
            return EVERYWHERE
        there = self.judge.needed(table.captured)
        pawn: i64 = 0
        while pawn < self.seats:
            there |= 1 << table.spot(pawn)
            pawn += 1
        return there

    def _push_to(self, table: Table, pawn: i64, there: i64, split: i64) -> None:
        """After a step to one of the split spots the Navigator may move another pawn too."""
        spot: i64 = 0
        while there >> spot:
            if there >> spot & 1:
                bonus = pawn if split >> spot & 1 else NONE
                self._move(table, pawn, spot, PUSHING + 32 * pawn + spot, False, bonus)
            spot += 1

    def _another_can_move(self, table: Table, pushed: i64) -> bool:
        pawn: i64 = 0
        while pawn < self.seats:
            if pawn != self.seat and pawn != pushed and self.shoves[pawn].one[table.spot(pawn)]:
                return True
            pawn += 1
        return False

    def _push_another(self, table: Table) -> None:
        """The Navigator's second step, for another pawn, costs no action."""
        free = table.after(0)
        free.depth, free.left = table.depth, table.left + 1
        pawn: i64 = 0
        while pawn < self.seats:
            if pawn != self.seat and pawn != table.bonus:
                self._push_to(free, pawn, self.shoves[pawn].one[table.spot(pawn)], 0)
            pawn += 1

    def _with_cards(self, table: Table) -> None:
        """Continue on a table with changed hands."""
        table.held_worth = self.judge.held(table.hands, table.captured)
        table.cards = self.judge.placed(table.pawns, table.hands, table.captured, table.held_worth)
        self.visit(table)


class Shove:
    """Where the Navigator can move a pawn from each spot, with one step and with two."""

    def __init__(self, beside: tuple[int, ...], beyond: tuple[int, ...], dives: bool, sunk: int) -> None:
        one, two = vec[i64](), vec[i64]()
        for spot in range(TILES):
            reached = beyond[spot]
            for middle in range(TILES):
                if beside[spot] >> middle & 1 and (dives or not sunk >> middle & 1):
                    reached |= beside[middle]
            one = append(one, beside[spot] & ~sunk)
            two = append(two, reached & ~sunk & ~beside[spot] & ~(1 << spot))
        self.one: vec[i64] = one
        self.two: vec[i64] = two


def _shoves(state: State, island: Island) -> list[Shove]:
    return [_shove(state, island, pawn) for pawn in range(state.seats)]


def _shove(state: State, island: Island, pawn: int) -> Shove:
    options, role = state.options, state.roles[pawn]
    climbs = role == "explorer" and options.navigator_explorer
    dives = role == "diver" and options.navigator_diver
    beyond = island.over_gap if dives and options.diver_gaps else (0,) * TILES
    return _shove_of(island.around if climbs else island.near, beyond, dives, state.sunk)


@lru_cache(maxsize=1000)
def _shove_of(beside: tuple[int, ...], beyond: tuple[int, ...], dives: bool, sunk: int) -> Shove:
    return Shove(beside, beyond, dives, sunk)


class Ground:
    """The neighbours of each spot."""

    def __init__(self, island: Island, gaps: bool) -> None:
        self.near: vec[i64] = masks(island.near)
        self.around: vec[i64] = masks(island.around)
        self.wade: vec[i64] = wading(island, gaps)


@lru_cache(maxsize=100)
def ground_of(island: Island, gaps: bool) -> Ground:
    return Ground(island, gaps)


def masks(numbers: tuple[int, ...]) -> vec[i64]:
    packed = vec[i64]()
    for number in numbers:
        packed = append(packed, number)
    return packed
