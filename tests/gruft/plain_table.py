"""A second, plain implementation of Dicke Luft in der Gruft: a table that asks its players one by one."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, TypeVar, cast

from grusel.game import Seat
from grusel.games.gruft.state import (
    Add,
    Bury,
    Colour,
    End,
    Give,
    Lay,
    Leave,
    Lid,
    Move,
    Open,
    Options,
    Starts,
    Stop,
    TurnUp,
    Use,
)

T = TypeVar("T")
Ends = tuple[End, ...]


class Question(NamedTuple):
    seat: Seat | None  # None: chance turns a piece up
    moves: frozenset[Move] = frozenset()


Asking = Generator[Question, Move, T]
CHANCE = Question(None)
BOTH: Ends = ("left", "right")


class Won(Exception):
    pass


class PlainTable:
    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.rows: list[list[Colour | None]] = [[None] * (20 if seats == 2 else 60 // seats) for _ in range(seats)]
        self.stakes = [0] * seats
        self.garlic = [3 if options.garlic else 0] * seats
        self.lids: dict[int, str] = {}  # the seen ones
        self.vampires: dict[int, str] = {}  # by grave
        self.laid: dict[int, Seat] = {}  # garlic, by grave
        self.winners: tuple[Seat, ...] = ()

    def play(self) -> Asking[None]:
        player = 0 if self.options.starter == "first" else (yield from self.starter())
        for seat in range(self.seats):
            yield from self.turn_up(seat)
        while True:
            player = yield from self.turn(player)

    def starter(self) -> Asking[Seat]:
        return cast(Starts, (yield CHANCE)).seat

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        return (seat + steps) % self.seats

    # --- rows ---------------------------------------------------------------------------------------------------------

    def turn_up(self, seat: Seat) -> Asking[None]:
        """Keep two open at each end."""
        row = self.rows[seat]
        for at in (0, 1, -1, -2):
            if -len(row) <= at < len(row) and row[at] is None:
                row[at] = cast(TurnUp, (yield CHANCE)).colour

    def ends(self, seat: Seat, colour: str) -> Ends:
        """The ends with an outermost vampire of this colour; only the left if both are equivalent."""
        row = self.rows[seat]
        if self.alike(row, colour):
            return ("left",)
        return tuple(end for end, vampire in zip(BOTH, (row[0], row[-1]), strict=True) if vampire == colour)

    def alike(self, row: list[Colour | None], colour: str | None) -> bool:
        return all(vampire == colour for vampire in row)

    def take(self, seat: Seat, end: End) -> Colour:
        vampire = self.rows[seat].pop(0 if end == "left" else -1)
        assert vampire is not None
        return vampire

    # --- a turn -------------------------------------------------------------------------------------------------------

    def turn(self, seat: Seat) -> Asking[Seat]:
        """Play a turn; return the seat of the next."""
        graves: frozenset[Move] = frozenset(Open(grave) for grave in range(60))
        may_stop = False
        while True:
            move = yield Question(seat, graves | {Stop()} if may_stop else graves)
            if isinstance(move, Stop):
                return self.after(seat)
            grave = cast(Open, move).grave
            if (yield from self.lift(grave)) == "rat":
                holder = yield from self.plague(seat, grave)
                return self.after(seat if self.options.after_plague == "turn" else holder)
            if (yield from self.look_into(seat, grave)) != "buried":
                return self.after(seat)
            may_stop = not self.options.must_continue

    def lift(self, grave: int) -> Asking[str]:
        kind = cast(Lid, (yield CHANCE)).kind
        if kind != "rat":
            assert self.lids.setdefault(grave, kind) == kind
        return kind

    def look_into(self, seat: Seat, grave: int) -> Asking[str]:
        """Apply one of the cases A to E, and return which."""
        if grave in self.vampires:
            return (yield from self.stake(seat))
        if grave in self.laid:
            return (yield from self.find_garlic(seat, grave))
        ends = self.ends(seat, self.lids[grave])
        if ends:
            return (yield from self.fit(seat, grave, ends, asked=not self.options.must_bury))
        if self.garlic[seat]:
            yield from self.lay_or_leave(seat, grave)
        return "empty"

    def fit(self, seat: Seat, grave: int, ends: Ends, asked: bool) -> Asking[str]:
        end = ends[0]
        if asked or len(ends) == 2:
            leave: set[Move] = set() if self.options.must_bury else {Leave()}
            move = yield Question(seat, frozenset({Bury(end) for end in ends} | leave))
            if isinstance(move, Leave):
                return "left alone"
            end = cast(Bury, move).end
        self.vampires[grave] = self.take(seat, end)
        if not self.rows[seat]:
            self.winners = (seat,)
            raise Won
        yield from self.turn_up(seat)
        return "buried"

    def lay_or_leave(self, seat: Seat, grave: int) -> Asking[None]:
        if isinstance((yield Question(seat, frozenset({Lay(), Leave()}))), Lay):
            self.lay(seat, grave)

    def lay(self, seat: Seat, grave: int) -> None:
        self.garlic[seat] -= 1
        self.laid[grave] = seat

    # --- penalties ----------------------------------------------------------------------------------------------------

    def stake(self, seat: Seat) -> Asking[str]:
        self.stakes[seat] += 1
        if self.stakes[seat] < 3:
            return "stake"
        self.stakes[seat] = 0
        yield from self.penalty(seat, self.others(seat))
        return "third stake"

    def find_garlic(self, seat: Seat, grave: int) -> Asking[str]:
        owner = self.laid.pop(grave)
        self.garlic[owner] += 1
        yield from self.penalty(seat, self.others(seat) if owner == seat else [owner])
        return "garlic"

    def others(self, seat: Seat) -> list[Seat]:
        step = 1 if self.options.gift_order == "clockwise" else -1
        return [self.after(seat, step * number) for number in range(1, self.seats)]

    def penalty(self, to: Seat, givers: list[Seat]) -> Asking[None]:
        """All givers give; the win is checked afterwards."""
        for giver in givers:
            due = min(self.options.two_player_gift, len(self.rows[giver])) if self.seats == 2 else 1
            for _ in range(due):
                yield from self.gift(giver, to)
        empty = [self.after(to, number) for number in range(1, self.seats) if not self.rows[self.after(to, number)]]
        if empty:
            self.winners = tuple(sorted(empty)) if self.options.shared_win else (empty[0],)
            raise Won

    def gift(self, giver: Seat, to: Seat) -> Asking[None]:
        given, got = self.rows[giver], self.rows[to]
        end: End = "left"
        if given[0] is None or not self.alike(given, given[0]):
            chooser = giver if self.options.gift_chooser == "giver" else to
            end = cast(Give, (yield Question(chooser, frozenset({Give("left"), Give("right")})))).end
        vampire, place = self.take(giver, end), "left"
        if not self.alike(got, vampire):
            placer = to if self.options.gift_place == "receiver" else giver
            place = cast(Add, (yield Question(placer, frozenset({Add("left"), Add("right")})))).end
        got.insert(0 if place == "left" else len(got), vampire)
        yield from self.turn_up(giver)

    # --- the rat plague -----------------------------------------------------------------------------------------------

    def plague(self, finder: Seat, rat: int) -> Asking[Seat]:
        """Return the holder of the last rat when the plague is over."""
        holder = finder
        while True:
            if self.options.rat_grave_garlic and self.garlic[finder]:
                yield from self.lay_or_leave(finder, rat)
            new = yield from self.search(holder, rat)
            if new is None:
                return holder
            had = holder if self.options.rat_chain == "holder" else finder
            finder, rat = new
            left = 1 if self.options.rat_neighbour == "left" else -1
            holder = self.after(finder, left) if finder == had else finder

    def search(self, holder: Seat, rat: int) -> Asking[tuple[Seat, int] | None]:
        """Search once around the table; return the finder of another rat, and its grave."""
        closed, opened = self.around(rat), set[int]()
        for number in range(self.seats):
            seat = self.after(holder, number)
            found = yield from self.search_of_one(seat, closed, opened)
            if found is not None:
                return seat, found
        return None

    def around(self, rat: int) -> set[int]:
        column, row = rat % 10, rat // 10
        near = {(x, y) for x in range(column - 1, column + 2) for y in range(row - 1, row + 2)} - {(column, row)}
        if self.options.paths_block:
            near = {(x, y) for x, y in near if (x < 4) == (column < 4) and (y < 2) == (row < 2)}
        return {10 * y + x for x, y in near if 0 <= x < 10 and 0 <= y < 6}

    def search_of_one(self, seat: Seat, closed: set[int], opened: set[int]) -> Asking[int | None]:
        while closed:
            move = yield Question(seat, self.searches(seat, closed, opened))
            if isinstance(move, Stop):
                return None
            if isinstance(move, Use):
                yield from self.use(seat, move.grave)
                continue
            grave = cast(Open, move).grave
            if (yield from self.lift(grave)) == "rat":
                return grave
            closed.discard(grave)
            opened.add(grave)
            if (yield from self.look_into(seat, grave)) in self.ending():
                return None
        return None

    def searches(self, seat: Seat, closed: set[int], opened: set[int]) -> frozenset[Move]:
        moves: set[Move] = {Stop(), *map(Open, closed)}
        if self.options.open_graves:
            free = opened - set(self.vampires) - set(self.laid)
            moves |= {Use(grave) for grave in free if self.garlic[seat] or self.ends(seat, self.lids[grave])}
        return frozenset(moves)

    def use(self, seat: Seat, grave: int) -> Asking[None]:
        ends = self.ends(seat, self.lids[grave])
        if ends:
            yield from self.fit(seat, grave, ends, asked=False)
        else:
            self.lay(seat, grave)

    def ending(self) -> set[str]:
        """The result of a search by the options."""
        garlic = {"garlic"} if self.options.plague_garlic == "search-ends" else set()
        return garlic | ({"third stake"} if self.options.plague_third_stake == "search-ends" else set())
