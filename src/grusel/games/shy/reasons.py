"""Events as sentences with their reasons, and the question for each seat."""

from __future__ import annotations

from collections.abc import Iterable

from grusel.game import Arg, Message, Seat, Who
from grusel.games.shy.course import name
from grusel.games.shy.state import (
    Attacked,
    Built,
    Cleared,
    Compared,
    Died,
    Drew,
    Ended,
    Event,
    Explored,
    GaveUp,
    Jumped,
    Killed,
    Missed,
    Named,
    Peeked,
    Placed,
    Revealed,
    RolesDrawn,
    Spared,
    Stuck,
    Swapped,
    Taken,
    Uncovered,
    View,
)


def tell(event: Event) -> Message:
    """The event as a sentence."""
    match event:
        case RolesDrawn(master):
            return _say("roles-drawn", master=Who(master), hero=Who(1 - master))
        case Drew(master, floor, None):
            return _say("drew-hidden", master=Who(master), floor=floor)
        case Drew(master, floor, monsters):
            return _say("drew", master=Who(master), floor=floor, monsters=_faces(monsters or ()))
        case Placed(master, face, cell):
            return _say("placed", master=Who(master), face=_face(face), cell=name(cell))
        case Taken(master, cells, faces):
            return _say("taken", master=Who(master), tiles=_tiles(cells, faces))
        case Built(master, floor, cells):
            return _say("built", master=Who(master), floor=floor, cells=_cells(cells))
        case Cleared() | Uncovered() | Ended() | Swapped() | Compared():
            return _tell_end(event)
    return _tell_hero(event)


def _tell_hero(
    event: Named | Peeked | Explored | Attacked | Jumped | Revealed | Killed | Spared | Missed | Died | Stuck | GaveUp,
) -> Message:
    match event:
        case Named(hero, cell) | Peeked(hero, cell):
            return _say("named" if isinstance(event, Named) else "peeked", hero=Who(hero), cell=name(cell))
        case Explored(hero, cell, sure):
            return _say("explored-sure" if sure else "explored", hero=Who(hero), cell=name(cell))
        case Attacked(hero, cell, stay):
            return _say("attacked-in-place" if stay else "attacked", hero=Who(hero), cell=name(cell))
        case Jumped(hero, over, to, attack):
            return _say("jumped-attacking" if attack else "jumped", hero=Who(hero), over=name(over), to=name(to))
        case Revealed():
            return _tell_reveal(event)
        case Killed(cell, face) | Spared(cell, face):
            return _say("killed" if isinstance(event, Killed) else "spared", cell=name(cell), face=_face(face))
        case Missed(cell):
            return _say("missed", cell=name(cell))
        case Died(hero, cell, face, floor):
            return _say("died", hero=Who(hero), cell=name(cell), face=_face(face), floor=floor)
        case Stuck(hero, floor) | GaveUp(hero, floor):
            return _say("stuck" if isinstance(event, Stuck) else "gave-up", hero=Who(hero), floor=floor)


def _tell_reveal(event: Revealed) -> Message:
    args: dict[str, Arg] = {"cell": name(event.cell), "face": _face(event.face)}
    if event.nature == "frightened":
        args["scare"] = _cells(event.scare)
    return Message(f"shy-revealed-{event.nature}" if event.nature else "shy-revealed", args)


def _tell_end(event: Cleared | Uncovered | Ended | Swapped | Compared) -> Message:
    match event:
        case Cleared(hero, floor, discovered, undiscovered):
            if discovered:
                monsters = _faces(discovered)
                return _say("cleared", hero=Who(hero), floor=floor, monsters=monsters, undiscovered=undiscovered)
            return _say("cleared-unseen", hero=Who(hero), floor=floor)
        case Uncovered(cells, faces):
            return _say("uncovered", tiles=_tiles(cells, faces))
        case Ended(winner, hero, survived):
            id = "hero-wins" if winner == hero else "master-wins"
            return _say(id, winner=Who(winner), hero=Who(hero), survived=survived)
        case Swapped(master):
            return _say("swapped", master=Who(master), hero=Who(1 - master))
        case Compared((first, second), winner):
            if winner is None:
                return _say("compared-even", survived=first)
            more, less = max(first, second), min(first, second)
            return _say("compared", winner=Who(winner), loser=Who(1 - winner), more=more, less=less)


def ask(view: View, seat: Seat | None) -> Message:
    """The question that this seat is asked now, or what it waits for."""
    if view.phase in ("roles", "draw", "over"):
        return _say(f"ask-{view.phase}")
    if view.phase == "build":
        return _ask_builder(view) if seat == view.master else _say("ask-wait-master", master=Who(view.master))
    hero = 1 - view.master
    if seat != hero:
        return _say("ask-wait-hero", hero=Who(hero))
    return _say("ask-peek", peeks=view.peeks) if view.phase == "peek" else _ask_hero(view)


def _ask_builder(view: View) -> Message:
    return _say("ask-build", tiles=len(view.hand)) if view.hand else _say("ask-done")


def _ask_hero(view: View) -> Message:
    skills = tuple(_say(skill) for skill, ready in (("attack", view.attack), ("jump", view.jump)) if ready)
    return _say("ask-move-skills", skills=skills) if skills else _say("ask-move")


def _say(id: str, **args: Arg) -> Message:
    return Message(f"shy-{id}", args)


def _face(face: str) -> Message:
    return _say(face)


def _faces(faces: Iterable[str]) -> tuple[Message, ...]:
    return tuple(_face(face) for face in faces)


def _cells(cells: Iterable[int]) -> tuple[Message, ...]:
    return tuple(_say("cell", cell=name(cell)) for cell in cells)


def _tiles(cells: Iterable[int], faces: Iterable[str]) -> tuple[Message, ...]:
    return tuple(_say("tile", cell=name(cell), face=_face(face)) for cell, face in zip(cells, faces, strict=True))
