"""Winning chances in Dicke Luft in der Gruft: forty moves by rules of thumb, then vampires left."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.coach.estimator import Chances, Estimator, sharpened
from grusel.game import Over, Seat
from grusel.games.gruft.bots import candidates_of
from grusel.games.gruft.bots.knowledge import believed
from grusel.games.gruft.bots.policy import by_policy
from grusel.games.gruft.bots.recall import recalled
from grusel.games.gruft.value import of_rows

# Fitted to the results of 40 to 150 games of level 4 for each number of players.
POWER: Final = {2: 0.4, 3: 0.75, 4: 0.85, 5: 1.1, 6: 1.35}


class GruftEstimator(Estimator):
    longest = 40
    series = 4

    def policy(self, state: Any, seat: Seat, rng: Random) -> Any:
        return by_policy(state, seat, rng)

    def at_rest(self, state: Any) -> Chances:
        if isinstance(self.game.turn(state), Over):
            return super().at_rest(state)
        seats = len(state.rows)
        return sharpened([of_rows(state.rows, state.stakes, seat) for seat in range(seats)], POWER[seats])

    def shortlist(self, question: Question) -> list[Any]:
        """One action of each sort that promises nearly as much as the best, for a player who has forgotten nothing."""
        return candidates_of(question, believed(question.view, recalled(question.view, question.seen, 0.0)))


ESTIMATOR = GruftEstimator
