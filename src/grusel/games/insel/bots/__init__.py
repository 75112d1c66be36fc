"""Die verbotene Insel, level by level: single actions, whole turns, and turns with their consequences."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from msgspec.structs import replace

from grusel.bots.bot import Bot, Question, Thinker
from grusel.games.insel.bots.ahead import LonelyOutlook, Outlook, luck_of, most_promising
from grusel.games.insel.bots.plan import careless, followed, greedy, plans, turns
from grusel.games.insel.state import State
from grusel.games.insel.tiles import ACTIONS

BEST_ROLES: Final = ("engineer", "messenger", "pilot", "explorer", "navigator", "diver")


class Islander(Thinker):
    """Chooses a role that the team lacks; its subclasses differ in how they choose actions."""

    def think(self, question: Question) -> Any:
        state: State = question.view.table
        if state.phase == "roles":
            return min(question.actions, key=lambda action: BEST_ROLES.index(action.role))
        return self.decide(question, state)

    @abstractmethod
    def decide(self, question: Question, state: State) -> Any:
        """Choose one of several actions."""


class Careless(Islander):
    """The best next action, with hardly any fear of the water."""

    def decide(self, question: Question, state: State) -> Any:
        return greedy(state, question.seat, careless)


class Stepper(Islander):
    """The best next action."""

    def decide(self, question: Question, state: State) -> Any:
        return greedy(state, question.seat)


class Planner(Islander):
    """The best turn, looking as many actions ahead as its level allows."""

    def __init__(self, sight: int) -> None:
        self.sight = sight

    def decide(self, question: Question, state: State) -> Any:
        found = turns(question, replace(state, left=min(state.left, self.sight)), 1) or plans(question, state)
        return found[0].action


class Looker(Islander):
    """The turn with the best next turn after it, over samples of the cards in between."""

    def __init__(self, outlook: type[Outlook] = Outlook, breadth: int = 6, tries: int = 24) -> None:
        self.outlook = outlook
        self.breadth = breadth
        self.tries = tries
        self.planned: dict[State, Any] = {}  # the rest of the turn, by the table

    def decide(self, question: Question, state: State) -> Any:
        if state in self.planned and self.planned[state] in question.actions:
            return self.planned[state]
        found = turns(question, state, self.breadth)
        if not found:
            return plans(question, state)[0].action
        outlooks = [self.outlook(plan) for plan in found]
        best = most_promising(outlooks, luck_of(state), self.tries, question.clock)
        self.planned = dict(followed(best, state, question.seat))
        return best.action


def level(number: int) -> Bot:
    """Return the bot of a level."""
    match number:
        case 1:
            return Careless()
        case 2:
            return Stepper()
        case 3:
            return Planner(2)
        case 4:
            return Planner(ACTIONS)
    return Looker()


def alone() -> Bot:
    """Return the strongest bot that does not plan for the other seats."""
    return Looker(LonelyOutlook)
