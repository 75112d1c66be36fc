"""Why a move is good: each game brings its own reasons, and each can be checked on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grusel.bots.bot import Question
from grusel.bots.brought import brought
from grusel.game import Message


def reasons(question: Question, action: Any) -> list[Message]:
    """The reasons of the game's module `hint_reasons`, the best first; none where there is no such module."""
    module = brought(question.game, "hint_reasons")
    if module is None:
        return []
    told: Callable[[Question, Any], list[Message]] = module.reasons
    return told(question, action)
