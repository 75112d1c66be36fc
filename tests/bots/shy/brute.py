"""The hero's best play against weighted truths, by the rules alone: slow, and easy to verify."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grusel.game import Over
from grusel.games.shy import GAME
from grusel.games.shy.state import CORRIDOR, EXIT, Options, Phase, State

World = tuple[State, float]
HERO = 1


def floor_of(cells: tuple[int, ...], exit: int, monsters: dict[int, int], floor: int) -> State:
    """A finished floor; `monsters` by tile. The third floor, because leaving it ends the game."""
    start = GAME.start(Options(master="first"), 2)
    faces = tuple(EXIT if tile == exit else monsters.get(tile, CORRIDOR) for tile in range(6))
    drawn = sum(1 << monster for monster in monsters.values())
    peeks = 3 - floor
    phase: Phase = "peek" if peeks else "move"
    hidden = {"pile": 0, "undiscovered": 63 & ~drawn}
    return replace(start, phase=phase, floor=3, cells=cells, faces=faces, peeks=peeks, **hidden)


class Brute:
    """Groups the worlds that a hero cannot tell apart by what he sees."""

    def __init__(self) -> None:
        self.known: dict[Any, float] = {}

    def best(self, worlds: list[World]) -> float:
        """The weights of the worlds in which the best hero leaves."""
        places = _places(worlds)
        sights = [GAME.view(place[0][0], HERO) for place in places]
        for sight in sights:
            if sight in self.known:
                return self.known[sight]
        found = max((self._after(place, move) for place in places for move in _news(place)), default=0.0)
        self.known.update(dict.fromkeys(sights, found))
        return found

    def _after(self, place: list[World], move: Any) -> float:
        total, groups = 0.0, dict[Any, list[World]]()
        for state, weight in place:
            after = GAME.apply(state, HERO, move)
            turn = GAME.turn(after)
            if isinstance(turn, Over):
                total += weight if turn.payoffs[HERO] > 0 else 0.0
            else:
                groups.setdefault(GAME.view(after, HERO), []).append((after, weight))
        return total + sum(self.best(group) for group in groups.values())


def _places(worlds: list[World]) -> list[list[World]]:
    """Every tile he can walk to without discovering anything."""
    found, todo = {worlds[0][0].hero: worlds}, [worlds]
    while todo:
        place = todo.pop()
        for move in GAME.actions(place[0][0], HERO):
            if _is_news(place[0][0], move):
                continue
            there = [(GAME.apply(state, HERO, move), weight) for state, weight in place]
            if there[0][0].hero not in found:
                found[there[0][0].hero] = there
                todo.append(there)
    return list(found.values())


def _news(place: list[World]) -> list[Any]:
    return [move for move in GAME.actions(place[0][0], HERO) if _is_news(place[0][0], move)]


def _is_news(state: State, move: Any) -> bool:
    """Whether anything but the hero's place changes."""
    after = GAME.apply(state, HERO, move)
    return bool(replace(after, hero=state.hero) != state)
