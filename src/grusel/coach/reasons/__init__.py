"""Why a move is good, game by game, the best reason first; each can be checked on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grusel.bots.bot import Question
from grusel.bots.brought import known
from grusel.game import Message


def reasons(question: Question, action: Any) -> list[Message]:
    """From the module here that is named like the game; none where there is none."""
    module = known(question.game, __name__)
    if module is None:
        return []
    told: Callable[[Question, Any], list[Message]] = module.reasons
    return told(question, action)
