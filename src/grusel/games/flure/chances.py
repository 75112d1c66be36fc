"""Winning chances: play by the bots' policy to the end of the next round, exact over its cards."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.coach.estimator import Chances, Estimator, sharpened
from grusel.game import Over
from grusel.games.flure.bots.search import all_plans, rank_by_outlook, what_comes
from grusel.games.flure.bridge import load

ROUNDS: Final = 1  # after the current one
TWO, MORE = 1.0, 1.5  # powers, fitted to the ends of 40 to 100 games of levels 2 and 3


class FlureEstimator(Estimator):
    series = 2

    def sample(self, state: Any, rng: Random) -> Chances:
        if isinstance(self.game.turn(state), Over):
            return self.at_rest(state)
        if state.phase not in ("figures", "monster"):
            return (1 / self.game.seated(state),) * self.game.seated(state)
        table = load(state)
        found = what_comes(table, int(table.round) + ROUNDS, rng.getrandbits(26))
        return sharpened(found, TWO if state.seats == 2 else MORE)

    def can_judge(self, question: Question) -> bool:
        return question.view.phase == "figures" and len(question.actions) > 1

    def shortlist(self, question: Question) -> list[Any]:
        table = load(question.view)
        plans = all_plans(table)
        rank_by_outlook(table, plans, question.clock.up)
        return [question.actions[plan.number] for plan in plans]


ESTIMATOR = FlureEstimator
