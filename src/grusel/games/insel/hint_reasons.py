"""Reasons for hints on the island: what a move wins, what it saves, and how likely that was to be lost."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.game import Message
from grusel.games.insel.bots.plan import plans
from grusel.games.insel.reasons import the_tile
from grusel.games.insel.state import Capture, Give, Leave, Sandbags, Shore, State
from grusel.games.insel.tiles import CODES, KIND, LANDING, TO_CAPTURE, TREASURES, treasure_of
from grusel.games.insel.value import drawn_chances

SECONDS = 0.5  # time to search the rest of the turn again


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
    if state.phase != "actions" or state.active != question.seat:
        return []
    return _then(state, plans(question._replace(actions=[action], clock=Clock(SECONDS)), state)[0].end)


def _then(before: State, end: State) -> list[Message]:
    """The purpose of the rest of the turn, if it is played in the best way."""
    won, dry = end.captured & ~before.captured, before.flooded & ~end.flooded & ~end.sunk
    captured = [kind for kind in range(len(TREASURES)) if won >> kind & 1]
    return [
        *(Message("bot-hint-insel-then-capture", {"treasure": _treasure(kind)}) for kind in captured),
        *(Message("bot-hint-insel-then-shore", {"tile": the_tile(CODES[before.tiles[spot]])}) for spot in _spots(dry)),
    ]


def _treasure(kind: int) -> Message:
    return Message(f"insel-treasure-{TREASURES[kind]}")


def _spots(mask: int) -> list[int]:
    return [spot for spot in range(mask.bit_length()) if mask >> spot & 1]


def _needed(state: State, spot: int) -> list[Message]:
    """Tiles whose loss loses the game."""
    here = state.tiles[spot]
    if here == LANDING:
        return [Message("bot-hint-insel-landing")]
    kind = treasure_of(here)
    if kind < 0 or state.captured >> kind & 1:
        return []
    return [Message("bot-hint-insel-treasure", {"treasure": _treasure(kind)})]


def _sinks(state: State, spot: int) -> list[Message]:
    percent = round(100 * drawn_chances(state)[spot])
    return [Message("bot-hint-insel-sinks", {"percent": percent})] if percent else []
