"""The bots of Finstere Flure, level by level: one only runs, one minds the monster, one expects the others' replies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grusel.bots.bot import Bot, Question, Thinker
from grusel.games.flure.bots.laying import lay
from grusel.games.flure.bots.search import Mind, WideMind, all_plans, best_plan, rank_by_outlook, rank_by_race
from grusel.games.flure.bridge import load

PLACES: Final = 6  # tried for a tile


class Runner(Thinker):
    """Run as if there were no monster."""

    def think(self, question: Question) -> Any:
        if question.view.phase != "figures":
            return question.rng.choice(question.actions)
        table = load(question.view)
        plans = all_plans(table)
        rank_by_race(table, plans)
        return question.actions[plans[0].number]


class Watcher(Thinker):
    """Weigh the cards that may come, as if the monster came at once."""

    def think(self, question: Question) -> Any:
        if question.view.phase != "figures":
            return question.rng.choice(question.actions)
        table = load(question.view)
        plans = all_plans(table)
        rank_by_outlook(table, plans, question.clock.up)
        return question.actions[plans[0].number]


class Planner(Thinker):
    """Play out the best moves with every seat's replies; lay tiles where the first rounds go well."""

    def __init__(self, breadth: int, tries: int, ahead: int, mind: Callable[[int], Mind]) -> None:
        self.breadth = breadth
        self.tries = tries
        self.ahead = ahead  # rounds after the current one
        self.mind = mind

    def think(self, question: Question) -> Any:
        if question.view.phase == "place":
            return lay(question, PLACES, self.tries)
        table = load(question.view)
        plans = all_plans(table)
        rank_by_outlook(table, plans, question.clock.up)
        mind, seed, up = self.mind(question.view.seats), question.rng.getrandbits(30), question.clock.up
        found = best_plan(mind, table, plans[: self.breadth], self.tries, self.ahead, seed, up)
        return question.actions[found.number]


def level(number: int) -> Bot:
    """Return the bot of a level."""
    if number == 1:
        return Runner()
    if number == 2:
        return Watcher()
    if number == 3:
        return Planner(5, 3, 0, Mind)
    return Planner(8, 24, 0, WideMind) if number == 4 else Planner(8, 100, 1, WideMind)
