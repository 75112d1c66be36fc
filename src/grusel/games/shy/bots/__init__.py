"""Shy Monsters, level by level: both roles, from careless play to strategies that no opponent can exploit."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grusel.bots.bot import Bot, Question, Thinker
from grusel.bots.search.mcts import Mcts
from grusel.games.shy.bots.builder import Author, Builder, Careless, Guard, Kindly, build
from grusel.games.shy.bots.walker import Planner, Reader, Stroller, Walker, walk
from grusel.games.shy.state import Options


class Duellist(Thinker):
    """Builds and walks; searches if the rules are not the usual ones."""

    def __init__(self, builder: Builder, walker: Walker, playouts: int) -> None:
        self.builder = builder
        self.walker = walker
        self.search = Mcts(playouts)

    def think(self, question: Question) -> Any:
        if question.view.phase == "build":
            return build(question, self.builder)
        if not usual(question.view.options):
            return self.search.think(question)
        return walk(question, self.walker)


def usual(options: Options) -> bool:
    """Whether the hero has the skills and the information that the book assumes."""
    free = {"master": options.master, "games": options.games, "take_backs": options.take_backs}
    return options == replace(Options(), **free)


def level(number: int) -> Bot:
    """Return the bot of a level."""
    builders: dict[int, Builder] = {1: Careless(), 2: Careless(), 3: Kindly(), 4: Guard(20), 5: Author()}
    planners: dict[int, Walker] = {2: Planner(1, 1.0), 3: Planner(1, 0.5), 4: Planner(3, 0.15)}
    walkers = planners | {1: Stroller(), 5: Reader()}
    return Duellist(builders[number], walkers[number], 20 * 6 ** (number - 1))
