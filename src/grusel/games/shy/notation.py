"""Moves and positions in text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grusel.game import Illegal, Seat
from grusel.games.shy.building import DONE
from grusel.games.shy.course import NUMBER, name
from grusel.games.shy.hero import ENOUGH, GIVE_UP
from grusel.games.shy.shapes import ENTRANCE, FIELD, NAMES, WIDTH
from grusel.games.shy.state import (
    MONSTERS,
    Attack,
    Done,
    Draw,
    Enough,
    Explore,
    Face,
    GiveUp,
    Jump,
    Monster,
    Move,
    Options,
    Peek,
    Place,
    Roles,
    Take,
    Tile,
    View,
)

SEATS: Final = "AB"
SQUARES: Final = {square: cell for cell, square in enumerate(NAMES)}
CODES: Final = ("ba", "dr", "be", "se", "kr", "ga", "co", "ex")  # of FACES: `ba` face down, `Ba` face up
ENTRANCE_CODE: Final = "En"
MARKS: Final = {"active": "!", "dead": "+"}
HERO: Final = "@"
EMPTY: Final = "."
UNKNOWN: Final = "?"

EXPECTED_OF_SEATS: Final = (
    "place bat h7, take h7, done, peek h7, enough, h7, h7 sure, attack h7, strike h7, jump h7 i7, "
    "jump h7 i7 attack, jump h7 i7 sure, give up"
)
EXPECTED_OF_CHANCE: Final = "master A, draw bat dragon"


# --- moves ------------------------------------------------------------------------------------------------------------


def write(move: Move) -> str:
    """The move on one line."""
    match move:
        case Explore(cell, sure):
            return name(cell) + (" sure" if sure else "")
        case Attack(cell, stay):
            return f"{'strike' if stay else 'attack'} {name(cell)}"
        case Jump(over, to, attack, sure):
            return f"jump {name(over)} {name(to)}" + (" attack" if attack else "") + (" sure" if sure else "")
        case GiveUp():
            return "give up"
        case Peek(cell):
            return f"peek {name(cell)}"
        case Enough():
            return "enough"
    return _write_building(move)


def _write_building(move: Place | Take | Done | Draw | Roles) -> str:
    match move:
        case Place(face, cell):
            return f"place {face} {name(cell)}"
        case Take(cell):
            return f"take {name(cell)}"
        case Done():
            return "done"
        case Draw(first, second):
            return f"draw {first} {second}"
        case Roles(master):
            return f"master {SEATS[master]}"


def read(seat: Seat | None, text: str) -> Move:
    """The move that a text names; raises Illegal."""
    words = text.split()
    move = _read_chance(words) if seat is None else _read_building(words) or _read_hero(words)
    if move is None:
        raise Illegal("shy-expected-move", expected=EXPECTED_OF_CHANCE if seat is None else EXPECTED_OF_SEATS)
    return move


def _read_chance(words: list[str]) -> Move | None:
    match words:
        case ["master", ("A" | "B") as seat]:
            return Roles(SEATS.index(seat))
        case ["draw", first, second] if (one := _monster(first)) and (two := _monster(second)):
            return Draw(one, two)
    return None


def _read_building(words: list[str]) -> Move | None:
    match words:
        case ["place", face, square] if (laid := _face(face)) and square in SQUARES:
            return Place(laid, SQUARES[square])
        case ["take", square] if square in SQUARES:
            return Take(SQUARES[square])
        case ["done"]:
            return DONE
    return None


def _read_hero(words: list[str]) -> Move | None:
    match words:
        case ["enough"]:
            return ENOUGH
        case ["give", "up"]:
            return GIVE_UP
        case ["jump", over, to, *rest] if over in SQUARES and to in SQUARES and rest in ([], ["attack"], ["sure"]):
            return Jump(SQUARES[over], SQUARES[to], rest == ["attack"], rest == ["sure"])
        case ["peek", square] if square in SQUARES:
            return Peek(SQUARES[square])
        case [("attack" | "strike") as word, square] if square in SQUARES:
            return Attack(SQUARES[square], word == "strike")
        case [square, *rest] if square in SQUARES and rest in ([], ["sure"]):
            return Explore(SQUARES[square], rest == ["sure"])
    return None


def _face(word: str) -> Face | None:
    return word if word in NUMBER else None  # type: ignore[return-value]  # the keys are the faces


def _monster(word: str) -> Monster | None:
    return word if word in MONSTERS else None


# --- positions --------------------------------------------------------------------------------------------------------


def draw(view: View) -> str:
    """Header lines, then the floor: face-down tiles in small letters, `!` active, `+` dead, `@` the hero."""
    return "\n".join([*_header(view), *_board(view)])


def _header(view: View) -> Iterator[str]:
    if view.options != Options():
        yield f"options: {options_to_text(view.options)}"
    if view.survived:
        yield f"survived: {' '.join(map(str, view.survived))}"
    yield f"master: {SEATS[view.master] if view.master >= 0 else UNKNOWN}"
    yield f"floor: {view.floor}"
    yield f"phase: {view.phase}"
    if view.ending:
        yield f"ending: {view.ending}"
    if view.phase == "build" and view.hand is not None:
        yield f"hand: {' '.join(map(_code, view.hand))}"
        yield f"take-backs: {view.take_backs}"
    yield from _hero_lines(view)
    yield from _monster_lines(view)


def _hero_lines(view: View) -> Iterator[str]:
    if view.phase == "peek":
        yield f"peeks: {view.peeks}"
    if view.named is not None:
        yield f"named: {name(view.named)}"
    spent = [skill for skill, ready in (("attack", view.attack), ("jump", view.jump)) if not ready]
    if spent:
        yield f"spent: {' '.join(spent)}"


def _monster_lines(view: View) -> Iterator[str]:
    if view.discovered:
        yield f"discovered: {' '.join(map(_code, view.discovered))}"
    if view.face_down:
        known = view.undiscovered
        yield f"undiscovered: {' '.join([UNKNOWN] * view.face_down if known is None else map(_code, known))}"
    yield f"pile: {view.pile}"


def options_to_text(options: Options) -> str:
    default = Options()
    names = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(default, name)]
    words = {True: "yes", False: "no"}
    values = [getattr(options, name) for name in names]
    return " ".join(
        f"{name}={words[value] if isinstance(value, bool) else value}"
        for name, value in zip(names, values, strict=True)
    )


def _board(view: View) -> Iterator[str]:
    tiles = {tile.cell: tile for tile in view.tiles}
    # Builders need the names of the free cells around the floor.
    margin = 1 if view.phase == "build" and view.hand else 0
    xs, ys = ([place[axis] for place in map(FIELD.place, [*tiles, ENTRANCE])] for axis in (0, 1))
    columns = range(max(min(xs) - margin, 0), min(max(xs) + margin, WIDTH - 1) + 1)
    rows = range(max(min(ys) - margin, 0), min(max(ys) + margin, WIDTH - 1) + 1)
    yield "".join(["   ", *(f"{chr(ord('a') + x):<5}" for x in columns)]).rstrip()
    for y in rows:
        marks = [_mark(view, tiles.get(y * WIDTH + x), y * WIDTH + x) for x in columns]
        yield "".join([f"{y + 1:<3}", *(f"{mark:<5}" for mark in marks)]).rstrip()


def _mark(view: View, tile: Tile | None, cell: int) -> str:
    hero = HERO if view.hero == cell else ""
    if cell == ENTRANCE:
        return hero + ENTRANCE_CODE
    if tile is None:
        return EMPTY
    if tile.face is None:
        return UNKNOWN
    code = _code(tile.face)
    return hero + (code if tile.status == "hidden" else code.capitalize() + MARKS.get(tile.status, ""))


def _code(face: str) -> str:
    return CODES[NUMBER[face]]
