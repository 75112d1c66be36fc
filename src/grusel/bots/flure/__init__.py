"""Finstere Flure, level by level: who only runs, who minds the monster, who thinks of what the others will do."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Bot, Question, Thinker
from grusel.bots.flure.search import all_plans, best_plan, rank_by_outlook, rank_by_race
from grusel.games.flure.bridge import load


class Runner(Thinker):
    """Runs as if there were no monster."""

    def think(self, question: Question) -> Any:
        if question.view.phase != "figures":
            return question.rng.choice(question.actions)
        table = load(question.view)
        plans = all_plans(table)
        rank_by_race(table, plans)
        return question.actions[plans[0].number]


class Watcher(Thinker):
    """Minds the cards that may come, as if the monster came at once."""

    def think(self, question: Question) -> Any:
        if question.view.phase != "figures":
            return question.rng.choice(question.actions)
        table = load(question.view)
        plans = all_plans(table)
        rank_by_outlook(table, plans, question.clock.up)
        return question.actions[plans[0].number]


class Planner(Thinker):
    """Plays its best moves on, with everybody's replies, to the end of the round."""

    def __init__(self, breadth: int, tries: int) -> None:
        self.breadth = breadth
        self.tries = tries

    def think(self, question: Question) -> Any:
        if question.view.phase != "figures":
            return question.rng.choice(question.actions)
        table = load(question.view)
        plans = all_plans(table)
        rank_by_outlook(table, plans, question.clock.up)
        seed = question.rng.getrandbits(30)
        found = best_plan(table, plans[: self.breadth], self.tries, seed, question.clock.up)
        return question.actions[found.number]


def level(number: int) -> Bot:
    """The bot of a level."""
    if number == 1:
        return Runner()
    if number == 2:
        return Watcher()
    if number == 5:
        return Planner(8, 600)
    return Planner(5, 3) if number == 3 else Planner(7, 9)
