"""The types of Shy Monsters: options, the table, moves, events, and the view."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from grusel.game import Seat

Monster = Literal["bat", "dragon", "beast", "serpent", "kraken", "gargoyle"]
Face = Literal["bat", "dragon", "beast", "serpent", "kraken", "gargoyle", "corridor", "exit"]
Phase = Literal["roles", "draw", "build", "peek", "move", "over"]
Ending = Literal["", "exit", "eaten", "stuck", "gave-up"]
Nature = Literal["", "active", "uncomfortable", "frightened"]
How = Literal["peek", "explore", "attack", "land", "jumped"]
Status = Literal["hidden", "open", "active", "uncomfortable", "frightened", "dead"]

MONSTERS: Final[tuple[Monster, ...]] = ("bat", "dragon", "beast", "serpent", "kraken", "gargoyle")
FACES: Final[tuple[Face, ...]] = (*MONSTERS, "corridor", "exit")
CORRIDOR: Final = 6  # faces are numbered as in FACES; those below CORRIDOR are monsters
EXIT: Final = 7
ALL_MONSTERS: Final = 0b111111

TILES: Final = 6  # tiles that the Dungeon Master places on every floor
START: Final = 6  # the number of the entrance among the tiles of a floor, after the six placed ones
FLOORS: Final = 3
PEEKS: Final = (2, 1, 0)  # on floors 1, 2 and 3 (rules 3, phase 2)
MOST_TAKE_BACKS: Final = 60


class Options(Struct, frozen=True, gc=False):
    master: Literal["random", "first", "second"] = "random"  # rules 2: the Dungeon Master of the first game
    games: Annotated[int, Meta(ge=1, le=2)] = 1  # 8.10: two games with roles swapped
    take_backs: Annotated[int, Meta(ge=0, le=MOST_TAKE_BACKS)] = MOST_TAKE_BACKS  # on every floor, while building
    peeks: Literal["must", "may"] = "must"  # 8.1
    peeking: Literal["one-by-one", "together"] = "one-by-one"  # 8.1
    jumped_at_exit: Literal["stays-hidden", "revealed"] = "stays-hidden"  # 8.2
    attack_in_place: bool = False  # 8.4
    attack_on_harmless: Literal["spent", "kept"] = "spent"  # 8.5
    uncomfortable_frightens: bool = True  # 8.7
    stuck: Literal["loses", "plays-on"] = "loses"  # 8.8


class State(Struct, frozen=True, gc=False, tag="state"):
    """The whole table.

    Placed tiles are kept by rising cell, so that nothing tells the order in which they were placed.
    """

    options: Options
    phase: Phase
    master: Seat  # -1 until it is drawn
    floor: int  # 1 to 3
    survived: tuple[int, ...]  # floors that the hero survived, of each game that has ended
    ending: Ending  # how the last game ended, once the match is over
    pile: int  # monsters not drawn yet, as a set of faces; an order exists only once they are drawn
    discovered: int  # monsters of earlier floors, face up beside the table
    undiscovered: int  # and those that stayed face down
    cells: tuple[int, ...]  # of the placed tiles, rising
    faces: tuple[int, ...]  # of the placed tiles
    shown: int  # tiles that were revealed, as a set of numbers in `cells`
    active: int  # revealed monsters that attack
    dead: int
    hero: int  # number of the hero's tile, START for the entrance
    peeks: int  # peeks left
    named: int  # tile named to be turned together with the next one, or -1
    attack: bool  # ready
    jump: bool  # ready
    take_backs: int  # left while building, else 0


# --- moves ------------------------------------------------------------------------------------------------------------


class Roles(Struct, frozen=True, gc=False, tag="roles"):
    """Chance: the Dungeon Master."""

    master: Seat


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Chance: the two monsters of a floor, in the order of MONSTERS."""

    first: Monster
    second: Monster


class Place(Struct, frozen=True, gc=False, tag="place"):
    face: Face
    cell: int


class Take(Struct, frozen=True, gc=False, tag="take"):
    """Take a placed tile back into the hand, with all tiles that would lose their connection."""

    cell: int


class Done(Struct, frozen=True, gc=False, tag="done"):
    """Finish the floor."""


class Peek(Struct, frozen=True, gc=False, tag="peek"):
    cell: int


class Enough(Struct, frozen=True, gc=False, tag="enough"):
    """No more peeks (option `peeks`)."""


class Explore(Struct, frozen=True, gc=False, tag="explore"):
    cell: int
    sure: bool = False  # knowingly into an active monster


class Attack(Struct, frozen=True, gc=False, tag="attack"):
    cell: int
    stay: bool = False  # without moving (option `attack_in_place`)


class Jump(Struct, frozen=True, gc=False, tag="jump"):
    over: int
    to: int
    attack: bool = False
    sure: bool = False  # knowingly onto an active monster


class GiveUp(Struct, frozen=True, gc=False, tag="give-up"):
    pass


Move = Place | Take | Done | Peek | Enough | Explore | Attack | Jump | GiveUp | Draw | Roles


# --- events -----------------------------------------------------------------------------------------------------------


class RolesDrawn(Struct, frozen=True, gc=False, tag="roles-drawn"):
    master: Seat


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    master: Seat
    floor: int
    monsters: tuple[Monster, Monster] | None  # None: hidden from this seat


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    master: Seat
    face: Face
    cell: int


class Taken(Struct, frozen=True, gc=False, tag="taken"):
    """A tile is back in the hand, with those that lost their connection."""

    master: Seat
    cells: tuple[int, ...]
    faces: tuple[Face, ...]


class Built(Struct, frozen=True, gc=False, tag="built"):
    """The floor is finished, and its shape is public."""

    master: Seat
    floor: int
    cells: tuple[int, ...]


class Named(Struct, frozen=True, gc=False, tag="named"):
    """A tile to be peeked at together with the next one."""

    hero: Seat
    cell: int


class Peeked(Struct, frozen=True, gc=False, tag="peeked"):
    hero: Seat
    cell: int


class Explored(Struct, frozen=True, gc=False, tag="explored"):
    hero: Seat
    cell: int
    sure: bool


class Attacked(Struct, frozen=True, gc=False, tag="attacked"):
    hero: Seat
    cell: int
    stay: bool


class Jumped(Struct, frozen=True, gc=False, tag="jumped"):
    hero: Seat
    over: int
    to: int
    attack: bool


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """A tile is turned face up; a monster shows whether it attacks, and if not, the reason."""

    cell: int
    face: Face
    how: How
    nature: Nature = ""
    scare: tuple[int, ...] = ()  # cells of the monsters that frighten this one


class Killed(Struct, frozen=True, gc=False, tag="killed"):
    cell: int
    face: Face


class Spared(Struct, frozen=True, gc=False, tag="spared"):
    """A harmless monster was attacked and the Attack is not spent (option `attack_on_harmless`)."""

    cell: int
    face: Face


class Missed(Struct, frozen=True, gc=False, tag="missed"):
    """There was no monster to attack."""

    cell: int


class Died(Struct, frozen=True, gc=False, tag="died"):
    hero: Seat
    cell: int
    face: Face
    floor: int


class Stuck(Struct, frozen=True, gc=False, tag="stuck"):
    hero: Seat
    floor: int


class GaveUp(Struct, frozen=True, gc=False, tag="gave-up"):
    hero: Seat
    floor: int


class Cleared(Struct, frozen=True, gc=False, tag="cleared"):
    """The hero left through the exit: discovered monsters go face up beside the table, the rest face down."""

    hero: Seat
    floor: int
    discovered: tuple[Monster, ...]
    undiscovered: int


class Uncovered(Struct, frozen=True, gc=False, tag="uncovered"):
    """After the end the whole floor is shown."""

    cells: tuple[int, ...]
    faces: tuple[Face, ...]


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    winner: Seat
    hero: Seat
    survived: int


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    master: Seat


class Compared(Struct, frozen=True, gc=False, tag="compared"):
    """The result of two games: floors survived by each seat as the hero; no winner if they are equal."""

    survived: tuple[int, int]
    winner: Seat | None


Event = (
    RolesDrawn
    | Drew
    | Placed
    | Taken
    | Built
    | Named
    | Peeked
    | Explored
    | Attacked
    | Jumped
    | Revealed
    | Killed
    | Spared
    | Missed
    | Died
    | Stuck
    | GaveUp
    | Cleared
    | Uncovered
    | Ended
    | Swapped
    | Compared
)


# --- the view ---------------------------------------------------------------------------------------------------------


class Tile(Struct, frozen=True, gc=False):
    cell: int
    face: Face | None  # None: face down for this seat
    status: Status


class View(Struct, frozen=True, gc=False, tag="view"):
    options: Options
    phase: Phase
    master: Seat
    floor: int
    survived: tuple[int, ...]
    ending: Ending
    tiles: tuple[Tile, ...]  # by rising cell, without the entrance; none for the hero during building
    hand: tuple[Face, ...] | None  # tiles still to be placed, in the order of FACES; None: hidden from this seat
    take_backs: int | None
    hero: int  # the hero's cell
    peeks: int
    named: int | None  # the cell named to be turned together with the next one
    attack: bool
    jump: bool
    discovered: tuple[Monster, ...]
    undiscovered: tuple[Monster, ...] | None
    face_down: int  # the number of undiscovered monsters
    pile: int  # the number of monsters still to be drawn
