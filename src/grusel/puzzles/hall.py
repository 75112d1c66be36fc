"""The interface of a game with puzzles, and the search for that game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from grusel.bots.brought import broken_with, brought
from grusel.game import Illegal, Message
from grusel.registry import AnyGame, find, installed

MODULE = "puzzle_hall"  # beside a game's rules

# The game's own types.
Level = Any
Arrangement = Any
Found = Any  # what the solver says
Part = Any
Attempt = Any
Best = Any
Report = Callable[[int], bool]  # tries so far; false stops the solver
Tell = Callable[[Sequence[Any]], Any]  # events with their sentences, encoded


class Puzzles(Protocol):
    """What the module `puzzle_hall` of a game offers; its sentences are called NAME-puzzle-…, NAME being the game's."""

    FIRST: str  # the id of the level to begin with
    PROMISED: Sequence[Sequence[int]]  # grades of the puzzle of a day, from Monday to Sunday

    # What is sent over HTTP.
    ASKED: Sequence[type]
    ANSWERED: Sequence[type]
    AskedPuzzle: type
    Tried: type
    AskedHint: type
    PuzzleWorld: type
    Solved: type

    # levels
    def worlds(self) -> Mapping[str, Sequence[str]]: ...
    def shipped(self, id: str) -> Level: ...
    def named(self, reference: str) -> Level: ...
    def parse(self, text: str) -> Level: ...
    def draw(self, level: Level) -> str: ...
    def to_link(self, level: Level) -> str: ...
    def unsolved(self, level: Level) -> Level: ...
    def with_solution(self, level: Level, solved: Found) -> Level: ...
    def new_level(self, world: str, rng: Random, tries: int) -> Level | None: ...
    def daily(self, date: str, weekday: int) -> Level: ...

    # playing
    def arranged(self, level: Level, arrangement: Arrangement) -> str: ...
    def read_changes(self, level: Level, changes: Sequence[str]) -> Arrangement: ...
    def written(self, level: Level, arrangement: Arrangement) -> list[str]: ...
    def attempt(self, level: Level, arrangement: Arrangement) -> Attempt: ...
    def hint(self, level: Level, arrangement: Arrangement, grade: int, language: str) -> Message: ...
    def score(self, best: Best, reached: Best, earned: int) -> Message: ...
    def share(self, date: str, reached: Best, earned: int) -> Message: ...

    # solving
    def solve(self, level: Level) -> Found: ...
    def solve_part(self, level: Level, part: int, parts: int, report: Report | None = None) -> Part: ...
    def joined(self, level: Level, parts: list[Part]) -> Found: ...
    def said(self, solved: Found, seconds: float) -> Message: ...
    def problems(self, level: Level, solved: Found) -> Sequence[str]: ...

    # answers over HTTP
    def world_list(self) -> Any: ...
    def puzzle(self, id: str, level: Level) -> Any: ...
    def tried(self, level: Level, arrangement: Arrangement) -> Any: ...
    def walked(self, level: Level, attempt: Attempt, date: str, tell: Tell) -> Any: ...
    def hinted(self, text: Message) -> Any: ...
    def solution(self, level: Level, solved: Found | None, seconds: float) -> Any: ...


class Hall(NamedTuple):
    """A game and its puzzles."""

    game: AnyGame
    puzzles: Puzzles

    def id(self, what: str) -> str:
        """The id of a sentence of the hall in the game's catalogs."""
        return f"{self.game.name}-puzzle-{what}"


def hall() -> Hall:
    """The hall of the first game that has puzzles; raises Illegal, saying why there is none."""
    found = _among(tuple(installed().values()))
    if found is None:
        for name in broken_with(MODULE):
            find(name)
        raise Illegal("no-puzzles")
    return found


@cache
def _among(games: tuple[AnyGame, ...]) -> Hall | None:
    for game in games:
        module = brought(game, MODULE)
        if module is not None:
            return Hall(game, cast(Puzzles, module))
    return None
