"""Dicke Luft in der Gruft, level by level: ever longer memories, and at the top a bot that thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grusel.bots.bot import Bot, Question, Thinker
from grusel.bots.search.flat import best_by_playouts
from grusel.games.gruft.bots.knowledge import Knowledge, believed
from grusel.games.gruft.bots.policy import best, by_policy, promised
from grusel.games.gruft.bots.recall import recalled
from grusel.games.gruft.state import Buried, Given, Open, Opened

SPANS = {1: 10.0, 2: 60.0, 3: 150.0, 4: 350.0}  # average number of openings that each one is remembered for
BREADTH = 6
CLOSE = 0.5  # vampires: actions that promise this much less than the best are not searched
AHEAD = 40  # moves
PLAYOUTS = 300


class Rememberer(Thinker):
    """Plays by rules of thumb on what it remembers."""

    def __init__(self, span: float) -> None:
        self.span = span

    def think(self, question: Question) -> Any:
        known = believed(question.view, recalled(question.view, question.seen, self.span))
        return best(question.view, question.seat, question.actions, known, question.rng, idle(question.seen))


class Thoughtful(Thinker):
    """Forgets nothing, and searches the most promising actions."""

    def think(self, question: Question) -> Any:
        known = believed(question.view, recalled(question.view, question.seen, 0.0))
        candidates = candidates_of(question, known)
        if len(candidates) == 1:
            return best(question.view, question.seat, question.actions, known, question.rng, idle(question.seen))
        return best_by_playouts(question, candidates, by_policy, PLAYOUTS, AHEAD)


def candidates_of(question: Question, known: Knowledge) -> list[Any]:
    """Return the most promising actions, one of each sort; graves that look alike are one sort."""
    promises = promised(question.view, question.seat, question.actions, known, idle(question.seen))
    order = sorted(range(len(promises)), key=lambda at: -promises[at])
    found: dict[object, Any] = {}
    for at in order:
        if promises[at] < promises[order[0]] - CLOSE:
            break
        action = question.actions[at]
        sort = (known.lids[action.grave], known.tiles[action.grave]) if isinstance(action, Open) else action
        found.setdefault(sort, action)
    return list(found.values())[:BREADTH]


def idle(seen: Sequence[Any]) -> int:
    """Count the openings since the last burial or gift."""
    openings = 0
    for event in reversed(seen):
        if isinstance(event, Buried | Given):
            break
        openings += isinstance(event, Opened)
    return openings


def level(number: int) -> Bot:
    """Return the bot of a level."""
    return Thoughtful() if number == 5 else Rememberer(SPANS[number])
