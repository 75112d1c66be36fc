"""Five levels for every game, set by thinking time, depth and memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from grusel.bots.bot import Bot, Question, Thinker
from grusel.bots.greedy import Greedy
from grusel.bots.mcts import Mcts
from grusel.registry import AnyGame

LEVELS: Final = range(1, 6)
SECONDS: Final = {1: 0.1, 2: 0.2, 3: 0.25, 4: 0.8, 5: 1.8}


class Level(Thinker):
    """Plays every game at one level, by what is known of that game."""

    def __init__(self, level: int) -> None:
        self.level = level

    def think(self, question: Question) -> Any:
        seconds = min(question.clock.budget, SECONDS[self.level])
        bot = player(question.game, self.level)
        _, view, seen, seat, actions, _, rng = question
        return bot.choose(question.game, view, seen, seat, actions, seconds, rng)


@cache
def player(game: AnyGame, level: int) -> Bot:
    """The bot of a level: from `grusel.bots.<game>.level`, or the same search with more or less time."""
    name = f"grusel.bots.{game.name}"
    if type(game).__module__.startswith("grusel.games.") and find_spec(name) is not None:
        make: Callable[[int], Bot] = import_module(name).level
        return make(level)
    return Greedy() if level == 1 else Mcts(playouts=20 * 6 ** (level - 1))
