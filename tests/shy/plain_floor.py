"""A second, plain implementation of a floor of Shy Monsters: faces on places, and a hero among them."""

from __future__ import annotations

from grusel.games.shy.state import (
    FACES,
    MONSTERS,
    PEEKS,
    Attack,
    Enough,
    Explore,
    Face,
    GiveUp,
    Jump,
    Move,
    Options,
    Peek,
    State,
)

Place = tuple[int, int]
ENTRANCE: Place = (6, 6)
STRAIGHT = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def place(cell: int) -> Place:
    return cell % 13, cell // 13


def cell(at: Place) -> int:
    return 13 * at[1] + at[0]


class PlainFloor:
    def __init__(self, state: State) -> None:
        self.options: Options = state.options
        self.faces: dict[Place, Face] = {
            place(cell): FACES[face] for cell, face in zip(state.cells, state.faces, strict=True)
        }
        self.places = {*self.faces, ENTRANCE}
        self.shown: set[Place] = set()
        self.active: set[Place] = set()
        self.dead: set[Place] = set()
        self.hero = ENTRANCE
        self.attack = self.jump = True
        self.peeks = PEEKS[state.floor - 1]
        self.named: Place | None = None

    def beside(self, at: Place) -> list[Place]:
        return [(at[0] + dx, at[1] + dy) for dx, dy in STRAIGHT if (at[0] + dx, at[1] + dy) in self.places]

    def jumps(self, start: Place) -> list[tuple[Place, Place]]:
        return [(over, to) for over in self.beside(start) for to in self.beside(over) if to != start]

    # --- monsters -----------------------------------------------------------------------------------------------------

    def suits(self, at: Place) -> set[str]:
        """The monsters comfortable here, by the number of neighbours (the table of rules 0)."""
        near = [(x - at[0], y - at[1]) for x, y in self.beside(at)]
        corners = [(dx, dy) for dx, dy in DIAGONAL if (at[0] + dx, at[1] + dy) in self.places]
        block = any((dx, 0) in near and (0, dy) in near for dx, dy in corners)
        bat = {"bat"} if corners else set()
        if len(near) == 1:
            return bat | {"dragon"}
        if len(near) >= 3:
            return bat | ({"kraken", "gargoyle"} if block else {"kraken"})
        if near[0][0] + near[1][0] == near[0][1] + near[1][1] == 0:
            return bat | {"beast"}
        return bat | {"gargoyle" if block else "serpent"}

    def reveal(self, at: Place) -> None:
        if at == ENTRANCE or at in self.shown:
            return
        if self.is_monster(at) and self.faces[at] in self.suits(at) and not self.scared(at):
            self.active.add(at)
        self.shown.add(at)

    def is_monster(self, at: Place) -> bool:
        return at != ENTRANCE and self.faces[at] in MONSTERS

    def scared(self, at: Place) -> bool:
        return any(self.frightens(other) for other in self.beside(at) if other in self.shown and self.is_monster(other))

    def frightens(self, at: Place) -> bool:
        return self.options.uncomfortable_frightens or at in self.dead or self.faces[at] in self.suits(at)

    # --- what the hero can do -----------------------------------------------------------------------------------------

    def moves(self) -> set[Move]:
        if self.peeks:
            peeks: set[Move] = {Peek(cell(at)) for at in self.faces if at not in self.shown and at != self.named}
            return peeks | {Enough()} if self.options.peeks == "may" else peeks
        found: set[Move] = {GiveUp()}
        for at in self.beside(self.hero):
            found.add(Explore(cell(at), sure=at in self.active))
            if self.attack:
                found |= {Attack(cell(at), stay) for stay in {False, self.options.attack_in_place}}
        for over, to in self.jumps(self.hero) if self.jump else []:
            found.add(Jump(cell(over), cell(to), sure=to in self.active))
            if self.attack:
                found.add(Jump(cell(over), cell(to), attack=True))
        return found

    def do(self, move: Move) -> str:
        """Make the move; return how the floor ends by it, if it does."""
        match move:
            case GiveUp():
                return "gave-up"
            case Peek() | Enough():
                self.peek(move)
            case Explore(at):
                self.reveal(place(at))
                self.hero = place(at)
            case Attack(at, stay):
                self.reveal(place(at))
                self.strike(place(at))
                self.hero = self.hero if stay else place(at)
            case Jump(over, to, attack):
                self.land(place(over), place(to), attack)
        return self.ending()

    def peek(self, move: Peek | Enough) -> None:
        if isinstance(move, Peek) and self.options.peeking == "together" and self.peeks > 1:
            self.named = place(move.cell)
        else:
            for at in [self.named, place(move.cell) if isinstance(move, Peek) else None]:
                if at is not None:
                    self.reveal(at)
            self.named = None
        self.peeks = self.peeks - 1 if isinstance(move, Peek) else 0

    def strike(self, at: Place) -> None:
        alive = self.is_monster(at) and at not in self.dead
        if alive and at not in self.active and self.options.attack_on_harmless == "kept":
            return
        self.attack = False
        if alive:
            self.active.discard(at)
            self.dead.add(at)

    def land(self, over: Place, to: Place, attack: bool) -> None:
        """The landing tile first; the tile jumped over only if he survives and continues."""
        self.jump = False
        self.reveal(to)
        if attack:
            self.strike(to)
        self.hero = to
        ends = self.faces.get(to) == "exit" and self.options.jumped_at_exit == "stays-hidden"
        if to not in self.active and not ends:
            self.reveal(over)

    def ending(self) -> str:
        if self.hero in self.active:
            return "eaten"
        if self.faces.get(self.hero) == "exit":
            return "exit"
        stuck = self.options.stuck == "loses" and not self.peeks and not self.hopeful()
        return "stuck" if stuck else ""

    # --- stuck --------------------------------------------------------------------------------------------------------

    def hopeful(self) -> bool:
        """Whether any order of steps, one attack and one jump reaches a hidden tile or the exit."""
        waiting = [(self.hero, self.attack, self.jump, frozenset(self.active))]
        been = set(waiting)
        while waiting:
            for after in self.ways(*waiting.pop()):
                if self.is_goal(after[0]):
                    return True
                if after not in been:
                    been.add(after)
                    waiting.append(after)
        return False

    def ways(
        self, hero: Place, attack: bool, jump: bool, active: frozenset[Place]
    ) -> list[tuple[Place, bool, bool, frozenset[Place]]]:
        steps = [(at, jump) for at in self.beside(hero)]
        leaps = [(to, False) for _, to in self.jumps(hero)] if jump else []
        safe = [(at, attack, left, active) for at, left in steps + leaps if at not in active]
        return safe + [(at, False, left, active - {at}) for at, left in steps + leaps if at in active and attack]

    def is_goal(self, at: Place) -> bool:
        return at != ENTRANCE and (at not in self.shown or self.faces[at] == "exit")
