"""Everything that a seat sees, compared between truths that it cannot tell apart.

Other truths are made in two ways: by `imagine`, and by dealing the hidden things again (below, not by the game).
Twin matches go further: the same game with other hidden tiles, other unseen monsters, and another way of building.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from grusel.game import Chance, Illegal, Over, Seat
from grusel.games.shy import Shy
from grusel.games.shy.shapes import ENTRANCE, frontier
from grusel.games.shy.state import (
    CORRIDOR,
    EXIT,
    FACES,
    MONSTERS,
    Attack,
    Done,
    Draw,
    Enough,
    Event,
    Explore,
    GiveUp,
    Jump,
    Move,
    Options,
    Peek,
    Place,
    Revealed,
    State,
    Take,
)
from grusel.match import AnyMatch, Match, draw
from grusel.replay import redact

encode = msgspec.json.Encoder(order="sorted").encode
HERO, SPECTATOR = 1, None
OPTIONS = (
    Options(master="first", take_backs=4),
    Options(master="first", take_backs=4, peeks="may", peeking="together", jumped_at_exit="revealed"),
    Options(master="first", take_backs=4, attack_in_place=True, attack_on_harmless="kept", stuck="plays-on"),
)
GAMES = 300
MOMENTS = 12  # of each game


# --- games that go deep -----------------------------------------------------------------------------------------------


def careful_match(game: Shy, seed: int) -> AnyMatch:
    """A random game by a hero who does not throw it away."""
    rng, match = Random(seed), Match(game, 2, OPTIONS[seed % len(OPTIONS)])
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.play(None, draw(game.outcomes(match.state), rng))
        else:
            actions = game.actions(match.state, turn.seats[0])
            careful = [move for move in actions if not _reckless(move)] if rng.random() < 0.95 else actions
            match.play(turn.seats[0], rng.choice(careful or actions))
    return match


def _reckless(move: Move) -> bool:
    return isinstance(move, GiveUp) or (isinstance(move, Explore | Jump) and move.sure)


def moments(match: AnyMatch, rng: Random) -> list[int]:
    """Some moments of a match, more of them from the hero's part than from the long building."""
    last = range(len(match.moments))
    walking = [at for at in last if match.moments[at].state.phase in ("peek", "move")]
    return sorted({*rng.sample(last, min(4, len(last))), *rng.sample(walking, min(MOMENTS - 4, len(walking)))})


# --- other truths, made without the game's help -----------------------------------------------------------------------


def dealt_anew(state: State, rng: Random) -> State:
    """The hidden monsters and the hidden tiles of this floor in another order."""
    if state.phase == "build":
        return _built_anew(state, rng)
    known = {FACES[state.faces[tile]] for tile in range(len(state.faces)) if _is_open(state, tile)}
    unknown = [n for n, name in enumerate(MONSTERS) if name not in known and not state.discovered >> n & 1]
    other = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))
    faces = [other.get(face, face) for face in state.faces]
    hidden = [tile for tile in range(len(faces)) if not _is_open(state, tile)]
    for tile, face in zip(hidden, rng.sample([faces[tile] for tile in hidden], len(hidden)), strict=True):
        faces[tile] = face
    return replace(
        state,
        faces=tuple(faces),
        pile=_renamed(state.pile, other),
        undiscovered=_renamed(state.undiscovered, other),
    )


def _is_open(state: State, tile: int) -> bool:
    return state.phase == "over" or bool(state.shown >> tile & 1)


def _renamed(monsters: int, other: dict[int, int]) -> int:
    return sum(1 << other.get(n, n) for n in range(CORRIDOR) if monsters >> n & 1)


def _built_anew(state: State, rng: Random) -> State:
    """Another building site, with other monsters, other tiles and another number of take-backs."""
    unknown = [n for n in range(CORRIDOR) if not state.discovered >> n & 1]
    other = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))
    pile, undiscovered = _renamed(state.pile, other), _renamed(state.undiscovered, other)
    hand = [n for n in range(CORRIDOR) if not (pile | undiscovered | state.discovered) >> n & 1]
    faces = rng.sample([*hand, CORRIDOR, CORRIDOR, CORRIDOR, EXIT], rng.randint(0, 6))
    cells: tuple[int, ...] = ()
    for _ in faces:
        cells = tuple(sorted((*cells, rng.choice(frontier(cells)))))
    left = rng.randint(0, state.options.take_backs)
    return replace(state, pile=pile, undiscovered=undiscovered, cells=cells, faces=tuple(faces), take_backs=left)


# --- everything that a seat sees --------------------------------------------------------------------------------------


def surface(game: Shy, state: State, seat: Seat | None, probes: Sequence[Move]) -> list[tuple[str, bytes]]:
    """View, diagram, question, legal actions, error texts, and events until something is revealed."""
    view = game.view(state, seat)
    found = [("view", encode(view)), ("diagram", game.draw(view).encode()), ("question", encode(game.ask(view, seat)))]
    found.append(("turn", encode(game.turn(state))))
    if seat is not None:
        actions = game.actions(state, seat)
        found.append(("actions", encode(actions)))
        found += [(f"error of {move}", _error(game, state, seat, move)) for move in probes]
        found += [(f"events of {move}", encode(_first_events(game, state, seat, move))) for move in actions]
    return found


def probing(state: State) -> list[Move]:
    """Moves that are mostly wrong, to compare the errors."""
    cells = (*range(ENTRANCE - 2, ENTRANCE + 3), *(() if state.phase == "build" else state.cells), ENTRANCE + 13)
    moves: list[Move] = [Done(), Enough(), Draw("bat", "dragon"), Place("exit", 71)]
    for cell in cells:
        moves += [Explore(cell), Explore(cell, True), Attack(cell), Attack(cell, True), Peek(cell), Take(cell)]
        moves += [Jump(cell, cell + 1), Jump(cell, cell + 13, attack=True), Jump(cell, cell - 1, sure=True)]
    return moves


def _error(game: Shy, state: State, seat: Seat | None, move: Move) -> bytes:
    try:
        game.apply(state, seat, move)
    except Illegal as error:
        return encode(error.message)
    return b"none"


def _first_events(game: Shy, state: State, seat: Seat | None, move: Move) -> list[Any]:
    """What the seat witnesses of its own move until something is revealed, and the kind of that event."""
    events: list[Event] = []
    game.apply(state, seat, move, events.append)
    seen: list[Any] = []
    for event in events:
        if isinstance(event, game.reveals):
            return [*seen, type(event).__name__]
        seen.append(game.witness(event, seat))
    return seen


def building_shows_nothing(game: Shy, state: State, rng: Random) -> list[str]:
    """While the Dungeon Master builds, neither events nor views nor the record change for the others."""
    found = []
    actions = [move for move in game.actions(state, 0) if not isinstance(move, Done)]
    for move in rng.sample(actions, min(4, len(actions))) if state.phase == "build" else []:
        events: list[Event] = []
        after = game.apply(state, 0, move, events.append)
        for seat in (HERO, SPECTATOR):
            if any(game.witness(event, seat) is not None for event in events):
                found.append("an event of the building")
            if game.view(after, seat) != game.view(state, seat):
                found.append("a view of the building")
            if game.disclose(state, 0, move, seat) is not None:
                found.append("a written move of the building")
    return found


def differences(game: Shy, match: AnyMatch, rng: Random) -> Iterator[str]:
    """Every difference between the truth and another one that a seat could observe, at some moments of a match."""
    for at in moments(match, rng):
        state = match.moments[at].state
        probes = probing(state)
        for seat in (HERO, SPECTATOR):
            imagined = game.imagine(game.view(state, seat), seat, [], rng)
            true = surface(game, state, seat, probes)
            for other in (imagined, dealt_anew(state, rng)):
                pairs = zip(true, surface(game, other, seat, probes), strict=True)
                yield from (name for (name, mine), (_, theirs) in pairs if mine != theirs)
        yield from building_shows_nothing(game, state, rng)


# --- twin matches -----------------------------------------------------------------------------------------------------


def twin(match: AnyMatch, rng: Random) -> AnyMatch:
    """The same match for the hero: other unseen monsters, other hidden tiles, another way of building.

    It stops before the end of the game, when the floor is shown.
    """
    floors = list(_floors(match))
    seen = {face for cells, face_on in floors for cell, face in face_on.items() if cell in cells}
    unseen = [n for n in range(CORRIDOR) if n not in seen]
    other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    copy = Match(match.game, 2, match.options)
    plans = iter([_plan(cells, face_on, other, rng) for cells, face_on in floors])
    for before, after in _pairs(match):
        if after.state.survived:
            break
        if isinstance(after.move, Draw):
            plan = next(plans)
            copy.play(None, _draw_for(plan))
        elif isinstance(after.move, Done):
            build(copy, plan, rng)
            copy.play(0, after.move)
        elif before.state.phase != "build":
            copy.play(after.by, after.move)
    return copy


def _pairs(match: AnyMatch) -> list[tuple[Any, Any]]:
    return list(zip(match.moments, match.moments[1:], strict=False))


Plan = dict[int, int]  # the face on each cell


def _floors(match: AnyMatch) -> Iterator[tuple[set[int], Plan]]:
    """For each built floor: the cells that the hero saw face up before the game ended, and all faces."""
    cells: set[int] = set()
    for before, after in _pairs(match):
        if not after.state.survived:
            cells |= {event.cell for event in after.events if isinstance(event, Revealed)}
        if before.state.phase in ("peek", "move") and after.state.phase not in ("peek", "move"):
            yield cells, dict(zip(before.state.cells, before.state.faces, strict=True))
            cells = set()


def _plan(seen: set[int], face_on: Plan, other: dict[int, int], rng: Random) -> Plan:
    """Another floor that looks the same to the hero."""
    plan = {cell: other.get(face, face) for cell, face in face_on.items()}
    hidden = [cell for cell in plan if cell not in seen]
    return plan | dict(zip(hidden, rng.sample([plan[cell] for cell in hidden], len(hidden)), strict=True))


def _draw_for(plan: Plan) -> Draw:
    first, second = sorted(face for face in plan.values() if face < CORRIDOR)
    return Draw(MONSTERS[first], MONSTERS[second])


def build(match: AnyMatch, plan: Plan, rng: Random) -> None:
    """Lay the tiles in any order, now and then taking one back."""
    while len(match.state.cells) < len(plan):
        state = match.state
        takes = [move for move in match.game.actions(state, 0) if isinstance(move, Take)]
        if takes and rng.random() < 0.3:
            match.play(0, rng.choice(takes))
        else:
            cell = rng.choice([cell for cell in frontier(state.cells) if cell in plan])
            match.play(0, Place(FACES[plan[cell]], cell))


def stories(match: AnyMatch, seat: Seat | None) -> list[bytes]:
    """What a seat gets of a match: its record, the events it witnessed, the views except during building."""
    views = [encode(match.game.view(moment.state, seat)) for moment in match.moments if moment.state.phase != "build"]
    return [encode(redact(match, seat)), encode(match.seen(seat)), encode(views)]


def up_to_the_end(match: AnyMatch) -> AnyMatch:
    """The match up to the end of the first game."""
    cut = match.branch(match.moments[0].state)
    for moment in match.moments[1:]:
        if not moment.state.survived:
            cut.play(moment.by, moment.move)
    return cut


def twin_differences(match: AnyMatch, rng: Random) -> list[str]:
    other, mine = twin(match, rng), up_to_the_end(match)
    names = ("redacted record", "events", "views")
    return [
        f"{name} of {seat}"
        for seat in (HERO, SPECTATOR)
        for name, a, b in zip(names, stories(mine, seat), stories(other, seat), strict=True)
        if a != b
    ]
