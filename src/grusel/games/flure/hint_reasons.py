"""Reasons for a move: out, nearer, safe from some cards, others in danger instead."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question
from grusel.game import Message
from grusel.games.flure.bridge import load
from grusel.games.flure.kernel.rounds import card_weight
from grusel.games.flure.state import CARDS, SAVED, Play, State
from grusel.games.flure.value import points_to_exit
from grusel.games.flure.walks import walks


def reasons(question: Question, action: Any) -> list[Message]:
    if not isinstance(action, Play):
        return []
    before: State = question.view
    after: State = question.game.apply(before, question.seat, action)
    if after.places[action.figure] == SAVED:
        return [Message("bot-hint-flure-out")]
    return [*_nearer(before, after, action.figure), *_safe(after, action.figure), *_lured(before, after, question.seat)]


def _nearer(before: State, after: State, figure: int) -> list[Message]:
    steps = int(points_to_exit(before.places[figure]) - points_to_exit(after.places[figure]))
    return [Message("bot-hint-flure-nearer", {"steps": steps})] if steps > 0 else []


def _safe(after: State, figure: int) -> list[Message]:
    """Count the cards that would not get this figure if they came now."""
    if after.phase not in ("figures", "monster") or after.monster < 0:
        return []
    weights = cards(after)
    caught = sum(weights[walk.card] for walk in walks(after) if figure in walk.lost)
    total = sum(weights.values())
    if caught == total:
        return []
    return [Message("bot-hint-flure-safe", {"safe": total - caught, "cards": total})]


def _lured(before: State, after: State, seat: int) -> list[Message]:
    gained = others_caught(after, seat) - others_caught(before, seat)
    return [Message("bot-hint-flure-lured", {"cards": gained})] if gained > 0 else []


def others_caught(state: State, seat: int) -> int:
    """Count the cards that would get another seat's figure if they came now."""
    if state.phase not in ("figures", "monster") or state.monster < 0:
        return 0
    weights = cards(state)
    return sum(weights[walk.card] for walk in walks(state) if any(figure // 4 != seat for figure in walk.lost))


def cards(state: State) -> dict[str, int]:
    """Count the cards of each kind that may come."""
    table = load(state)
    return {card: int(card_weight(table, kind)) for kind, card in enumerate(CARDS)}
