"""Why a move of Die verbotene Insel is good: what it wins, what it saves, and how likely it was to be lost."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question
from grusel.game import Message
from grusel.games.insel.state import Capture, Give, Leave, Sandbags, Shore, State
from grusel.games.insel.tiles import KIND, LANDING, TO_CAPTURE, TREASURES, treasure_of
from grusel.games.insel.value import drawn_chances


def reasons(question: Question, action: Any) -> list[Message]:
    state: State = question.view.table
    match action:
        case Leave():
            return [Message("bot-hint-insel-leave")]
        case Capture(treasure):
            return [Message("bot-hint-insel-capture", {"treasure": Message(f"insel-treasure-{treasure}")})]
        case Shore(spot) | Sandbags(spot):
            return [*_needed(state, spot), *_sinks(state, spot)]
        case Give(card, to):
            held = state.hands[to][KIND[card]] + 1
            return [Message("bot-hint-insel-give", {"number": held, "needed": TO_CAPTURE})]
    return []


def _needed(state: State, spot: int) -> list[Message]:
    """Tiles without which the game is lost."""
    tile = state.tiles[spot]
    if tile == LANDING:
        return [Message("bot-hint-insel-landing")]
    kind = treasure_of(tile)
    if kind < 0 or state.captured >> kind & 1:
        return []
    return [Message("bot-hint-insel-treasure", {"treasure": Message(f"insel-treasure-{TREASURES[kind]}")})]


def _sinks(state: State, spot: int) -> list[Message]:
    percent = round(100 * drawn_chances(state)[spot])
    return [Message("bot-hint-insel-sinks", {"percent": percent})] if percent else []
