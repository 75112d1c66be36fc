"""Five levels for every game, set by thinking time, depth and memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, Final

from grusel.bots.bot import Bot, Question, Thinker
from grusel.bots.brought import brought
from grusel.bots.search.greedy import Greedy
from grusel.bots.search.guided import Guided
from grusel.registry import AnyGame

LEVELS: Final = range(1, 6)
SECONDS: Final = {1: 0.1, 2: 0.2, 3: 0.25, 4: 0.8, 5: 1.8}


class Level(Thinker):
    """Plays every game at one level, with the game's own bots if it has any."""

    def __init__(self, level: int) -> None:
        self.level = level

    def think(self, question: Question) -> Any:
        seconds = min(question.clock.budget, SECONDS[self.level])
        game, view, seen, seat, actions, _, rng = question
        return self.bot(game).choose(game, view, seen, seat, actions, seconds, rng)

    def bot(self, game: AnyGame) -> Bot:
        return player(game, self.level)


class Alone(Level):
    """The strongest level, deciding for its own seat where others of that level plan for the team."""

    def __init__(self) -> None:
        super().__init__(LEVELS[-1])

    def bot(self, game: AnyGame) -> Bot:
        return loner(game)


@cache
def player(game: AnyGame, level: int) -> Bot:
    """The bot of a level, from the game's own `level`, or the general search with more or less time."""
    make: Callable[[int], Bot] | None = getattr(_known(game), "level", None)
    if make is not None:
        return make(level)
    return Greedy() if level == 1 else Guided(playouts=20 * 6 ** (level - 1))


@cache
def loner(game: AnyGame) -> Bot:
    """The bot from the game's own `alone`; in games without teams it is the strongest level."""
    make: Callable[[], Bot] | None = getattr(_known(game), "alone", None)
    return make() if make else player(game, LEVELS[-1])


def _known(game: AnyGame) -> ModuleType | None:
    """The game's own bots: the module `bots` beside its rules."""
    return brought(game, "bots")
