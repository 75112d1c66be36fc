"""Truths that a seat cannot tell from the real one, drawn by their probability.

The Dungeon Master knows everything but the order of the pile, which exists only once it is drawn. For the hero every
face-down monster is equally likely to be anywhere among the hidden tiles of this floor, the undiscovered ones and the
pile, and every order of the hidden tiles is equally likely: the model is a builder who builds at random. Events the
hero witnessed earlier add nothing, because everything ever revealed is still in sight.
"""

from __future__ import annotations

from random import Random

from grusel.games.shy.course import NUMBER
from grusel.games.shy.shapes import ENTRANCE, layouts
from grusel.games.shy.site import CORRIDORS
from grusel.games.shy.state import CORRIDOR, EXIT, MONSTERS, START, TILES, State, View


def imagine(view: View, rng: Random) -> State:
    """Draw a truth that fits the view."""
    unknown = _unknown_monsters(view)
    rng.shuffle(unknown)
    if view.undiscovered is None:
        undiscovered, unknown = unknown[: view.face_down], unknown[view.face_down :]
    else:
        undiscovered = [NUMBER[monster] for monster in view.undiscovered]
    pile, here = unknown[: view.pile], unknown[view.pile :]
    cells, faces = _floor(view, here, rng)
    return _state(view, _set(pile), _set(undiscovered), cells, faces)


def _unknown_monsters(view: View) -> list[int]:
    """The monsters that are not in sight."""
    seen = {*view.discovered, *(view.undiscovered or ()), *(view.hand or ()), *(tile.face for tile in view.tiles)}
    return [number for number, monster in enumerate(MONSTERS) if monster not in seen]


def _floor(view: View, monsters: list[int], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if view.phase == "build" and view.hand is None:
        return _unfinished(monsters, rng)
    hidden = _hidden_faces(view, monsters)
    rng.shuffle(hidden)
    faces = tuple(hidden.pop() if tile.face is None else NUMBER[tile.face] for tile in view.tiles)
    return tuple(tile.cell for tile in view.tiles), faces


def _hidden_faces(view: View, monsters: list[int]) -> list[int]:
    if all(tile.face is not None for tile in view.tiles):
        return []
    seen = [NUMBER[tile.face] for tile in view.tiles if tile.face is not None]
    corridors = [CORRIDOR] * (CORRIDORS - seen.count(CORRIDOR))
    return [*monsters, *corridors, *([] if EXIT in seen else [EXIT])]


def _unfinished(monsters: list[int], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """An unfinished floor behind the screen: any number of tiles, any layout, any faces."""
    cells = rng.choice(layouts(rng.randint(0, TILES)))
    faces = [*monsters, *[CORRIDOR] * CORRIDORS, EXIT]
    rng.shuffle(faces)
    return cells, tuple(faces[: len(cells)])


def _state(view: View, pile: int, undiscovered: int, cells: tuple[int, ...], faces: tuple[int, ...]) -> State:
    take_backs = view.options.take_backs if view.phase == "build" else 0
    return State(
        options=view.options,
        phase=view.phase,
        master=view.master,
        floor=view.floor,
        survived=view.survived,
        ending=view.ending,
        pile=pile,
        discovered=_set([NUMBER[monster] for monster in view.discovered]),
        undiscovered=undiscovered,
        cells=cells,
        faces=faces,
        shown=_with_status(view, "open", "active", "dead", "frightened", "uncomfortable"),
        active=_with_status(view, "active"),
        dead=_with_status(view, "dead"),
        hero=START if view.hero == ENTRANCE else cells.index(view.hero),
        peeks=view.peeks,
        named=-1 if view.named is None else cells.index(view.named),
        attack=view.attack,
        jump=view.jump,
        take_backs=take_backs if view.take_backs is None else view.take_backs,
    )


def _with_status(view: View, *statuses: str) -> int:
    return sum(1 << number for number, tile in enumerate(view.tiles) if tile.status in statuses)


def _set(faces: list[int]) -> int:
    return sum(1 << face for face in faces)
