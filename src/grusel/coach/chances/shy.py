"""Shy Monsters: the hero's steps, by playouts to the end of the game."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question
from grusel.coach.chances.estimator import Estimator


class ShyEstimator(Estimator):
    def can_judge(self, question: Question) -> bool:
        """No tile of a layout is good or bad alone: building is bluff, and a tile can be taken back."""
        view: Any = question.view
        return view.phase in ("peek", "move") and len(question.actions) > 1
