"""Why a move is good, game by game, the best reason first; each can be checked on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.coach.reasons import flure, gruft, insel, shy
from grusel.game import Message

REASONS: Final[dict[str, Callable[[Question, Any], list[Message]]]] = {
    "flure": flure.reasons,
    "gruft": gruft.reasons,
    "insel": insel.reasons,
    "shy": shy.reasons,
}
