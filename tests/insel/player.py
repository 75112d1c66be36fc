"""A player with a few rules of thumb, so that long games with captures and wins are tested too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grusel.game import Chance, Decision, Over
from grusel.games.insel import GAME
from grusel.games.insel.acting import capturable
from grusel.games.insel.choices import CAPTURE, DISCARD, END, GO, LEAVE, PASS, SHORE
from grusel.games.insel.ends import EVERYTHING, ready_to_leave
from grusel.games.insel.island import island_of
from grusel.games.insel.reach import shores, steps
from grusel.games.insel.state import Action, Give, Helicopter, Options, Push, Sandbags, State, Swim
from grusel.games.insel.swim import may_rescue, swimmers
from grusel.games.insel.tiles import ALL, HAND_LIMIT, HELICOPTER, LANDING, SANDBAGS, TREASURE_TILES, TREASURES
from grusel.games.insel.turns import sandbags_too_late
from grusel.grid import members
from grusel.match import AnyMatch, Match, draw

FAR = 99


def play(seats: int, options: Options, rng: Random, noise: float = 0.02) -> AnyMatch:
    """A whole game; now and then a seat plays something else."""
    match = Match(GAME, seats, options)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.play(None, draw(GAME.outcomes(match.state), rng))
        elif rng.random() < noise:
            seat = rng.choice(turn.seats)
            match.play(seat, rng.choice(GAME.actions(match.state, seat)))
        else:
            match.play(*decide(match.state, turn))
    return match


def decide(state: State, turn: Decision) -> tuple[int, Action]:
    """A seat that can end the game well does so; else the awaited seat chooses."""
    for seat in turn.seats:
        if state.phase != "swim" and state.hands[seat][HELICOPTER] and ready_to_leave(state):
            return seat, LEAVE
    seat = turn.seats[0]
    return seat, choose(state, seat)


def choose(state: State, seat: int) -> Action:
    if state.phase == "actions":
        return next(_ideas(state, seat))
    if state.phase == "swim":
        return _escape(state, seat)
    if state.phase == "discard":
        return _throw(state, seat)
    if state.phase == "roles":
        return GAME.actions(state, seat)[0]
    return _special(state, seat) or PASS


# --- the seat's own turn ----------------------------------------------------------------------------------------------


def _ideas(state: State, seat: int) -> Iterator[Action]:
    """Possible actions, best first."""
    if not state.left:
        yield from _second_half(state, seat)
        yield END
    kind = capturable(state, seat)
    if kind >= 0:
        yield CAPTURE[kind]
    if state.captured == EVERYTHING:
        yield from _towards(state, seat, 1 << _landing(state))
        yield from (SHORE[spot] for spot in members(shores(state, island_of(state.options), seat)))
        yield END
    yield from (SHORE[spot] for spot in members(shores(state, island_of(state.options), seat) & _fatal(state)))
    for treasure in _complete(state, seat):
        yield from _towards(state, seat, _spots(state, treasure))
    yield from _gifts(state, seat)
    yield from _towards(state, seat, _fatal(state) & state.flooded, within=3)
    yield from (SHORE[spot] for spot in members(shores(state, island_of(state.options), seat) & _vital(state)))
    yield from _towards(state, seat, _meetings(state, seat), within=4)
    yield from _towards(state, seat, _vital(state) & state.flooded, within=3)
    yield from (SHORE[spot] for spot in members(shores(state, island_of(state.options), seat)))
    yield from _towards(state, seat, state.flooded)
    yield END


def _second_half(state: State, seat: int) -> Iterator[Action]:
    listed = GAME.actions(state, seat)
    yield from (action for action in listed if action in SHORE)
    yield from (action for action in listed if isinstance(action, Push) and action.to == state.pawns[seat])


def _gifts(state: State, seat: int) -> Iterator[Action]:
    for action in GAME.actions(state, seat):
        if isinstance(action, Give):
            kind = TREASURES.index(action.card)
            full = sum(state.hands[action.to]) >= HAND_LIMIT and state.hands[action.to][kind] < 2
            if not state.captured >> kind & 1 and not full and _collector(state, kind) == action.to != seat:
                yield action


def _collector(state: State, kind: int) -> int:
    """The seat with most of a treasure's cards."""
    return max(range(state.seats), key=lambda seat: (state.hands[seat][kind], -seat))


def _meetings(state: State, seat: int) -> int:
    """The places of those who collect what this seat holds."""
    wanted = 0
    for kind in range(4):
        if not state.captured >> kind & 1 and state.hands[seat][kind]:
            other = _collector(state, kind)
            if other != seat and state.hands[other][kind] + state.hands[seat][kind] > 2:
                wanted |= 1 << state.pawns[other]
    return wanted


def _complete(state: State, seat: int) -> list[int]:
    hand = state.hands[seat]
    return [kind for kind in range(4) if hand[kind] >= 4 and not state.captured >> kind & 1]


def _towards(state: State, seat: int, goals: int, within: int = FAR - 1) -> Iterator[Action]:
    """The step that comes nearest to one of the goals."""
    goals &= ~state.sunk
    reach = [*members(steps(state, island_of(state.options), seat))]
    here = _distance(state, state.pawns[seat], goals)
    if goals and 0 < here <= within and reach:
        best = min(reach, key=lambda spot: _distance(state, spot, goals))
        if _distance(state, best, goals) < here:
            yield GO[best]


def _distance(state: State, spot: int, goals: int) -> int:
    near, found, fresh = island_of(state.options).near, 1 << spot, 1 << spot
    for steps_taken in range(24):
        if fresh & goals:
            return steps_taken
        reached = 0
        for at in members(fresh):
            reached |= near[at]
        fresh = reached & ~found & ~state.sunk
        found |= fresh
    return FAR


# --- the rest ---------------------------------------------------------------------------------------------------------


def _landing(state: State) -> int:
    return state.tiles.index(LANDING)


def _spots(state: State, kind: int) -> int:
    return sum(1 << state.tiles.index(tile) for tile in TREASURE_TILES[kind])


def _vital(state: State) -> int:
    """The landing, and the tiles of treasures not yet captured."""
    treasures = [_spots(state, kind) for kind in range(4) if not state.captured >> kind & 1]
    return 1 << _landing(state) | sum(treasures)


def _fatal(state: State) -> int:
    """Tiles whose loss would lose the game."""
    spots = 1 << _landing(state)
    for kind in range(4):
        left = _spots(state, kind) & ~state.sunk
        if not state.captured >> kind & 1 and (left.bit_count() == 1 or left & state.flooded == left):
            spots |= left
    return spots


def _special(state: State, seat: int) -> Action | None:
    danger = _fatal(state) & state.flooded & state.floods[0]
    if danger and state.hands[seat][SANDBAGS] and not sandbags_too_late(state, state.phase):
        return Sandbags(next(members(danger)))
    helicopters = sum(hand[HELICOPTER] for hand in state.hands)
    away = [pawn for pawn in range(state.seats) if state.pawns[pawn] != _landing(state)]
    if state.captured == EVERYTHING and away and helicopters > 1 and state.hands[seat][HELICOPTER]:
        party = [pawn for pawn in away if state.pawns[pawn] == state.pawns[away[0]]]
        return Helicopter(tuple(party), _landing(state))
    return None


def _throw(state: State, seat: int) -> Action:
    hand = state.hands[seat]
    if hand[SANDBAGS] and state.flooded:
        return Sandbags(next(members(_vital(state) & state.flooded or state.flooded)))
    order = sorted((kind for kind in range(6) if hand[kind]), key=lambda kind: _worth(state, seat, kind))
    return DISCARD[order[0]]


def _worth(state: State, seat: int, kind: int) -> int:
    if kind == HELICOPTER:
        return 5
    if kind == SANDBAGS:
        return 1
    return 0 if state.captured >> kind & 1 else state.hands[seat][kind]


def _escape(state: State, seat: int) -> Action:
    listed = GAME.actions(state, seat)
    swims = [action for action in listed if isinstance(action, Swim)]
    if swims:
        return min(swims, key=lambda action: _distance(state, action.to, 1 << _landing(state)))
    assert may_rescue(state, seat)
    return Helicopter(tuple(sorted(swimmers(state))), next(members(_vital(state) & ALL & ~state.sunk)))
