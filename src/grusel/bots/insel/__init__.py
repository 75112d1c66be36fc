"""Die verbotene Insel, level by level: one action at a time, whole turns, and turns played on."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, Final

from grusel.bots.bot import Bot, Question, Thinker
from grusel.bots.insel.plan import Plan, greedy, ignore, plans
from grusel.bots.insel.playout import played_on
from grusel.games.insel.choices import END
from grusel.games.insel.rules import apply
from grusel.games.insel.state import State
from grusel.games.insel.value import progress, worth

BREADTH = 6
BEST_ROLES: Final = ("engineer", "messenger", "pilot", "explorer", "navigator", "diver")


class Islander(Thinker):
    """Chooses a role that the team lacks; then it depends on the level."""

    def think(self, question: Question) -> Any:
        state: State = question.view.table
        if state.phase == "roles":
            return min(question.actions, key=lambda action: BEST_ROLES.index(action.role))
        return self.decide(question, state)

    @abstractmethod
    def decide(self, question: Question, state: State) -> Any:
        """One of several actions."""


class Careless(Islander):
    """Thinks of cards and treasures, not of the water."""

    def decide(self, question: Question, state: State) -> Any:
        return greedy(state, question.seat, lambda after: worth(after) if after.ended else progress(after))


class Stepper(Islander):
    """The best next action."""

    def decide(self, question: Question, state: State) -> Any:
        return greedy(state, question.seat)


class Planner(Islander):
    """The best turn, played on for some turns of everybody where there is time."""

    def __init__(self, playouts: int, turns: int) -> None:
        self.playouts = playouts
        self.turns = turns

    def decide(self, question: Question, state: State) -> Any:
        found = plans(question, state)[:BREADTH]
        if not self.playouts or len(found) < 2:
            return found[0].action
        return self._played_on(question, found)

    def _played_on(self, question: Question, found: list[Plan]) -> Any:
        """Every plan with the same luck, again and again; the poorer half drops out."""
        sums = [0.0] * len(found)
        alive, tries = list(range(len(found))), 0
        while len(alive) > 1:
            for _ in range(max(1, self.playouts // len(alive))):
                if tries and question.clock.up():
                    return found[max(alive, key=lambda at: sums[at])].action
                luck = question.rng.getrandbits(40)
                for at in alive:
                    sums[at] += self._follow(found[at].end, question.seat, Random(luck))
                tries += 1
            alive.sort(key=lambda at: -sums[at])
            del alive[(len(alive) + 1) // 2 :]
        return found[alive[0]].action

    def _follow(self, state: State, seat: int, rng: Random) -> float:
        """What the table is worth after some turns of greedy play."""
        if state.phase == "actions" and state.active == seat:
            state = apply(state, seat, END, ignore)
        return worth(played_on(state, self.turns, rng))


def level(number: int) -> Bot:
    """The bot of a level."""
    if number == 1:
        return Careless()
    if number == 2:
        return Stepper()
    return Planner(*{3: (0, 0), 4: (24, 0), 5: (60, 1)}[number])
