"""A second, plain implementation of Die verbotene Insel: a table that asks the seats that may act, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import NamedTuple, TypeVar, cast

from insel.plain_reach import PlainIsland

from grusel.game import Seat
from grusel.games.insel.state import (
    Capture,
    Card,
    Choose,
    DealRole,
    Discard,
    DrawCard,
    Drawn,
    EndActions,
    Flood,
    Give,
    Go,
    Helicopter,
    LayTile,
    Leave,
    Move,
    Options,
    Pass,
    Push,
    Role,
    Sandbags,
    Shore,
    Starter,
    Swim,
    Treasure,
)

T = TypeVar("T")

ROLES: tuple[Role, ...] = ("explorer", "pilot", "navigator", "diver", "engineer", "messenger")
START: dict[Role, int] = {"pilot": 0, "engineer": 1, "explorer": 2, "navigator": 3, "diver": 4, "messenger": 5}
TREASURES: tuple[Treasure, ...] = ("earth", "wind", "fire", "water")
TREASURE_ON: dict[int, Treasure] = {6 + number: TREASURES[number // 2] for number in range(8)}
LANDING = 0
FLOODS_AT = (0, 2, 2, 3, 3, 3, 4, 4, 5, 5)
MARKS = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}
CARDS: tuple[Card, ...] = (*TREASURES, "helicopter", "sandbags")
DRAWN: tuple[Drawn, ...] = (*CARDS, "rise")


class Question(NamedTuple):
    phase: str
    asked: dict[Seat, set[Move]]  # empty: the chances decide
    chances: dict[Move, int]


class Answer(NamedTuple):
    seat: Seat | None
    move: Move


Asking = Generator[Question, Answer, T]


class Over(Exception):
    pass


class PlainTable:
    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.seats = options, seats
        self.island = PlainIsland(options)
        self.level = MARKS.get(options.difficulty, options.start_level)
        self.tiles: list[int] = []
        self.flood_deck: list[set[int]] = [set(range(24))]  # layers, the top one first
        self.flood_discard: set[int] = set()
        self.roles: list[Role] = []
        self.pawns: list[int] = []
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        box = {
            "earth": 5,
            "wind": 5,
            "fire": 5,
            "water": 5,
            "helicopter": 3,
            "sandbags": 2,
            "rise": options.waters_rise,
        }
        self.deck, self.discard = Counter(box), Counter[str]()
        self.captured: set[Treasure] = set()
        self.active = 0
        self.ended: tuple[str, ...] = ()

    def play(self) -> Asking[None]:
        yield from self.set_up()
        while True:
            yield from self.turn()
            self.active = (self.active + 1) % self.seats

    def end(self, *why: str) -> None:
        self.ended = why
        raise Over

    def chance(self, phase: str, chances: dict[Move, int]) -> Asking[Move]:
        return (yield Question(phase, {}, chances)).move

    def drop(self, seat: Seat, card: str, number: int = 1) -> None:
        self.hands[seat][card] -= number
        self.discard[card] += number

    # --- set-up -------------------------------------------------------------------------------------------------------

    def set_up(self) -> Asking[None]:
        while len(self.tiles) < 24:
            left: dict[Move, int] = {LayTile(tile): 1 for tile in range(24) if tile not in self.tiles}
            self.tiles.append(cast(LayTile, (yield from self.chance("tiles", left))).tile)
        for _ in range(self.options.first_floods):
            yield from self.flood_card("floods")
        for seat in range(self.seats):
            yield from self.take_role(seat)
        for seat in range(self.seats):
            yield from self.deal(seat)
        if self.options.starter == "random":
            seats: dict[Move, int] = {Starter(seat): 1 for seat in range(self.seats)}
            self.active = cast(Starter, (yield from self.chance("starter", seats))).seat

    def take_role(self, seat: Seat) -> Asking[None]:
        free = [role for role in ROLES if role not in self.roles]
        if self.options.roles == "random":
            dealt: dict[Move, int] = {DealRole(role): 1 for role in free}
            role = cast(DealRole, (yield from self.chance("roles", dealt))).role
        else:
            role = cast(Choose, (yield Question("roles", {seat: {Choose(role) for role in free}}, {})).move).role
        self.roles.append(role)
        self.pawns.append(self.tiles.index(START[role]))

    def deal(self, seat: Seat) -> Asking[None]:
        for _ in range(2):
            chances: dict[Move, int] = {DrawCard(card): self.deck[card] for card in CARDS if self.deck[card]}
            card = cast(DrawCard, (yield from self.chance("hands", chances))).card
            self.deck[card] -= 1
            self.hands[seat][card] += 1

    # --- special cards ------------------------------------------------------------------------------------------------

    def specials(self, seat: Seat, too_late: bool = False) -> set[Move]:
        found: set[Move] = set()
        if self.hands[seat]["sandbags"] and not too_late:
            found |= set(map(Sandbags, self.island.flooded))
        if self.hands[seat]["helicopter"]:
            for spot in self.pawns:
                found |= self.flights(spot)
            if len(self.captured) == 4 and {self.tiles[spot] for spot in self.pawns} == {LANDING}:
                found.add(Leave())
        return found

    def flights(self, spot: int) -> set[Move]:
        here = [pawn for pawn in range(self.seats) if self.pawns[pawn] == spot]
        parties = [party for size in range(1, len(here) + 1) for party in combinations(here, size)]
        targets = self.island.tiles(self.island.places) - {spot}
        return {Helicopter(party, to) for party in parties for to in targets}

    def play_special(self, seat: Seat, move: Move) -> bool:
        """Whether the move is a special card; if so, play it."""
        match move:
            case Sandbags(spot):
                self.drop(seat, "sandbags")
                self.island.flooded.discard(spot)
            case Helicopter(party, to):
                self.drop(seat, "helicopter")
                for pawn in party:
                    self.pawns[pawn] = to
            case Leave():
                self.end("won")
            case _:
                return False
        return True

    def window(self, phase: str, first: bool, passed: set[Seat]) -> Asking[None]:
        """Before the next card: every seat that could act, until all of them have passed."""
        if self.options.windows == "few" and not first:
            return
        too_late = phase == "flood-window" and not first and self.options.sandbags == "before-floods"
        while True:
            could = {seat: self.specials(seat, too_late) for seat in range(self.seats) if seat not in passed}
            asked: dict[Seat, set[Move]] = {seat: moves | {Pass()} for seat, moves in could.items() if moves}
            if not asked:
                return
            seat, move = yield Question(phase, asked, {})
            assert seat is not None
            passed = set() if self.play_special(seat, move) else passed | {seat}

    # --- actions ------------------------------------------------------------------------------------------------------

    def turn(self) -> Asking[None]:
        passed = yield from self.actions()
        yield from self.draw(passed)
        yield from self.flood()

    def actions(self) -> Asking[set[Seat]]:
        """Play the actions; return the seats that have passed the next window: a seat that ends has passed."""
        self.left, self.flown, self.shore_again, self.pushed = 3, False, False, -1
        while True:
            self.forget_what_cannot_be_used()
            if not self.left and not self.shore_again and self.pushed < 0:
                return set()
            asked = {self.active: self.own_actions() | self.specials(self.active)}
            asked |= {seat: self.specials(seat) for seat in range(self.seats) if seat != self.active}
            seat, move = yield Question("actions", {seat: moves for seat, moves in asked.items() if moves}, {})
            if isinstance(move, EndActions):
                return {self.active}
            assert seat is not None
            if not self.play_special(seat, move):
                yield from self.act(move)

    def forget_what_cannot_be_used(self) -> None:
        self.shore_again = self.shore_again and bool(self.shores())
        if not any(self.island.push(self.roles[pawn], self.pawns[pawn]) for pawn in self.others_to_push()):
            self.pushed = -1

    def others_to_push(self) -> list[int]:
        return [pawn for pawn in range(self.seats) if pawn not in (self.active, self.pushed)]

    def shores(self) -> set[int]:
        return self.island.shore(self.roles[self.active], self.pawns[self.active])

    def own_actions(self) -> set[Move]:
        seat, role, spot = self.active, self.roles[self.active], self.pawns[self.active]
        found: set[Move] = {EndActions()}
        if self.left or self.shore_again:
            found |= set(map(Shore, self.shores()))
        if not self.left:
            return found | self.second_pushes()
        found |= set(map(Go, self.island.go(role, spot, self.flown)))
        if role == "navigator":
            for pawn in set(range(self.seats)) - {seat}:
                found |= {Push(pawn, to) for to in self.island.push_two(self.roles[pawn], self.pawns[pawn])}
        return found | self.gifts() | self.captures()

    def second_pushes(self) -> set[Move]:
        if self.pushed < 0:
            return set()
        others = self.others_to_push()
        return {Push(pawn, to) for pawn in others for to in self.island.push(self.roles[pawn], self.pawns[pawn])}

    def gifts(self) -> set[Move]:
        seat = self.active
        near = [to for to in range(self.seats) if to != seat and self.pawns[to] == self.pawns[seat]]
        if self.roles[seat] == "messenger":
            near = [to for to in range(self.seats) if to != seat]
        return {Give(card, to) for to in near for card in TREASURES if self.hands[seat][card]}

    def captures(self) -> set[Move]:
        treasure = TREASURE_ON.get(self.tiles[self.pawns[self.active]])
        if treasure is None or treasure in self.captured or self.hands[self.active][treasure] < 4:
            return set()
        return {Capture(treasure)}

    def act(self, move: Move) -> Asking[None]:
        match move:
            case Shore(spot):
                self.shore(spot)
            case Push(pawn, to):
                self.push(pawn, to)
            case _:
                self.left, self.shore_again, self.pushed = self.left - 1, False, -1
                yield from self.act_for_one(move)

    def shore(self, spot: int) -> None:
        self.island.flooded.discard(spot)
        self.left -= not self.shore_again
        self.shore_again = self.roles[self.active] == "engineer" and not self.shore_again
        self.pushed = -1

    def push(self, pawn: int, to: int) -> None:
        one_step = to in self.island.push(self.roles[pawn], self.pawns[pawn])
        free = self.pushed >= 0 and pawn != self.pushed and one_step
        self.pawns[pawn] = to
        self.left -= not free
        self.pushed = pawn if one_step and not free and self.options.navigator == "split" else -1

    def act_for_one(self, move: Move) -> Asking[None]:
        seat = self.active
        match move:
            case Go(to):
                self.flown |= self.roles[seat] == "pilot" and to not in self.island.step(self.pawns[seat], climbs=False)
                self.pawns[seat] = to
            case Give(card, to):
                self.hands[seat][card] -= 1
                self.hands[to][card] += 1
                yield from self.come_down(to)
            case Capture(treasure):
                self.drop(seat, treasure, 4)
                self.captured.add(treasure)

    # --- treasure cards -----------------------------------------------------------------------------------------------

    def draw(self, passed: set[Seat]) -> Asking[None]:
        for number in range(2):
            yield from self.window("draw-window", number == 0, passed if number == 0 else set())
            chances: dict[Move, int] = {DrawCard(card): self.deck[card] for card in DRAWN if self.deck[card]}
            self.take_card(cast(DrawCard, (yield from self.chance("draw", chances))).card)
            if number == 1 or self.options.hand_limit == "each":
                yield from self.come_down(self.active)

    def take_card(self, card: str) -> None:
        self.deck[card] -= 1
        if card == "rise":
            self.rise()
        else:
            self.hands[self.active][card] += 1
        if not self.deck.total():
            self.deck, self.discard = self.discard, Counter()

    def rise(self) -> None:
        self.level += 1
        self.discard["rise"] += 1
        if self.flood_discard:
            self.flood_deck.insert(0, self.flood_discard)
            self.flood_discard = set()
        if self.level == 10:
            self.end("skull")

    def come_down(self, seat: Seat) -> Asking[None]:
        """Discard down to five cards; a special card may be played instead."""
        hand = self.hands[seat]
        while hand.total() > 5:
            discards: set[Move] = {Discard(card) for card in CARDS if hand[card]}
            _, move = yield Question("discard", {seat: discards | self.specials(seat)}, {})
            if not self.play_special(seat, move):
                self.drop(seat, cast(Discard, move).card)

    # --- the flood ----------------------------------------------------------------------------------------------------

    def flood(self) -> Asking[None]:
        for number in range(FLOODS_AT[self.level]):
            yield from self.window("flood-window", number == 0, set())
            spot = yield from self.flood_card("flood")
            if spot in self.island.sunk:
                yield from self.sink(spot)

    def flood_card(self, phase: str) -> Asking[int]:
        spot = cast(Flood, (yield from self.chance(phase, {Flood(spot): 1 for spot in self.flood_deck[0]}))).spot
        self.flood_deck[0].discard(spot)
        if spot in self.island.flooded:
            self.island.flooded.discard(spot)
            self.island.sunk.add(spot)
        else:
            self.island.flooded.add(spot)
            self.flood_discard.add(spot)
        self.flood_deck = [layer for layer in self.flood_deck if layer]
        if not self.flood_deck and self.flood_discard:
            self.flood_deck, self.flood_discard = [self.flood_discard], set()
        return spot

    def sink(self, spot: int) -> Asking[None]:
        declined: set[Seat] = set()
        causes = [*self.lost_with(self.tiles[spot]), *self.drowned(declined)]
        if causes:
            self.end(*causes)
        while self.swimmers():
            seat, move = yield Question("swim", self.ways_out(spot, declined), {})
            assert seat is not None
            if isinstance(move, Swim):
                self.pawns[seat] = move.to
            elif not self.play_special(seat, move):
                declined.add(seat)
            if self.drowned(declined):
                self.end("drowned")

    def lost_with(self, tile: int) -> list[str]:
        if tile == LANDING:
            return ["landing"]
        treasure = TREASURE_ON.get(tile)
        both = [self.tiles.index(other) for other, kind in TREASURE_ON.items() if kind == treasure]
        gone = treasure is not None and treasure not in self.captured and set(both) <= self.island.sunk
        return ["treasure"] if gone else []

    def swimmers(self) -> list[int]:
        return [pawn for pawn in range(self.seats) if self.pawns[pawn] in self.island.sunk]

    def swims(self, pawn: int) -> set[int]:
        return self.island.swim(self.roles[pawn], self.pawns[pawn])

    def rescuers(self, declined: set[Seat]) -> list[Seat]:
        able = [seat for seat in range(self.seats) if self.hands[seat]["helicopter"] and seat not in declined]
        return able if self.options.rescue else []

    def drowned(self, declined: set[Seat]) -> list[str]:
        stuck = any(not self.swims(pawn) for pawn in self.swimmers())
        return ["drowned"] if stuck and not self.rescuers(declined) else []

    def ways_out(self, spot: int, declined: set[Seat]) -> dict[Seat, set[Move]]:
        asked: dict[Seat, set[Move]] = {pawn: set(map(Swim, self.swims(pawn))) for pawn in self.swimmers()}
        stuck = not all(asked.values())
        for seat in self.rescuers(declined):
            asked[seat] = asked.get(seat, set()) | self.flights(spot) | ({Pass()} if stuck else set())
        return {seat: moves for seat, moves in asked.items() if moves}
