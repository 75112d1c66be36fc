"""Reasons for hints in Dicke Luft in der Gruft: what was seen in a grave, whether it fits, whom it blocks."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question
from grusel.game import Message
from grusel.games.gruft.bots.knowledge import Knowledge, believed
from grusel.games.gruft.bots.recall import recalled
from grusel.games.gruft.row import COLOUR_OF, outermost, size
from grusel.games.gruft.state import EMPTY, SPARE, Lay, Open, Row, View


def reasons(question: Question, action: Any) -> list[Message]:
    view: View = question.view
    known = believed(view, recalled(view, question.seen, 0.0))
    if isinstance(action, Open):
        return _opening(known, ends(view.rows[question.seat]), action.grave)
    if isinstance(action, Lay):
        return _garlic(view, question.seat)
    return []


def ends(row: Row) -> set[str]:
    """The colours that can be buried now."""
    return {outermost(row, "left"), outermost(row, "right")} if size(row) else set()


def _opening(known: Knowledge, fitting: set[str], grave: int) -> list[Message]:
    lid, tile = known.lids[grave], known.tiles[grave]
    if tile == EMPTY and lid in fitting:
        return [Message("bot-hint-gruft-known", {"colour": Message(f"gruft-colour-{COLOUR_OF[lid]}")})]
    if lid in COLOUR_OF:
        return [Message("bot-hint-gruft-waits")] if tile == EMPTY else []
    chance = chance_to_fit(known, fitting, lid)
    return [Message("bot-hint-gruft-unknown", {"percent": round(100 * chance)})]


def chance_to_fit(known: Knowledge, fitting: set[str], lid: str) -> float:
    """The chance that an unopened grave fits one of the outermost vampires."""
    no_rat = 1.0 if lid == SPARE else 1 - known.rat
    return no_rat * sum(known.colours[letter] for letter in fitting)


def _garlic(view: View, seat: int) -> list[Message]:
    letter = view.lids[view.grave]
    others = sum(letter in ends(row) for other, row in enumerate(view.rows) if other != seat)
    return [Message("bot-hint-gruft-keeps-away", {"players": others})] if others else []
