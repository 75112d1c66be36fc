"""Winning chances on the island: the best rest of the turn, draw and flood, then one turn of the greedy policy."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.coach.estimator import OTHERS, Alternatives, Chances, Estimator
from grusel.game import Seat
from grusel.games.insel.bots.plan import Plan, greedy, ignore, plans
from grusel.games.insel.bots.playout import played_on
from grusel.games.insel.choices import END
from grusel.games.insel.rules import apply
from grusel.games.insel.state import State
from grusel.games.insel.value import worth

TURNS: Final = 1  # after the current one
# Winning chances by value and number of players, fitted to the results of 60 games of level 3 in each of 5 cells.
MIDDLE: Final = {2: 6.5, 3: 10.0, 4: 16.0}
SCALE: Final = 8.5


class TurnAlternatives(Alternatives):
    """Each action with the best rest of the turn, so that the order of actions alone is never a mistake."""

    def __init__(self, estimator: Estimator, seat: Seat, found: Sequence[Plan]) -> None:
        super().__init__(estimator, seat, [plan.action for plan in found])
        self.ends = [_ended(plan.end, seat) for plan in found]

    def sample(self, truth: Any, number: int, rng: Random) -> float:
        return self.estimator.sample(self.ends[number], rng)[self.seat]


class InselEstimator(Estimator):
    """Only the order of the decks is hidden, and that is future chance: every imagined truth is the same."""

    samples = 32  # all at once, because planning a turn is slow
    series = 1

    def sample(self, state: Any, rng: Random) -> Chances:
        state = played_on(state, TURNS, rng, lambda now, seat: self.policy(now, seat, rng))
        return (team_chance(state),) * self.game.seated(state)

    def policy(self, state: Any, seat: Seat, rng: Random) -> Any:
        return rng.choice(self.game.actions(state, seat)) if state.phase == "roles" else greedy(state, seat)

    def can_judge(self, question: Question) -> bool:
        return question.view.table.phase != "roles" and len(question.actions) > 1

    def alternatives(self, question: Question, made: Any) -> Alternatives:
        state: State = question.view.table
        found = plans(question, state)
        mine = [plan for plan in found if plan.action == made] or plans(question._replace(actions=[made]), state)
        others = [plan for plan in found if plan.action != made]
        return TurnAlternatives(self, question.seat, [*mine, *others[:OTHERS]])


def team_chance(state: State) -> float:
    if state.ended:
        return 1.0 if state.ended == ("won",) else 0.0
    return 1 / (1 + exp((MIDDLE[state.seats] - worth(state)) / SCALE))


def _ended(state: State, seat: Seat) -> State:
    """The state after the last action of the turn."""
    return apply(state, seat, END, ignore) if state.phase == "actions" and state.active == seat else state


ESTIMATOR = InselEstimator
