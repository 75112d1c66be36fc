"""What has happened at a table, for whoever comes late: no more of the game is read than is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grusel.game import Seat
from grusel.tables.rows import StepRow

if TYPE_CHECKING:
    from grusel.server.runtime.board import Board

PAST = 60  # events
PAGE = 64  # moves


async def past(board: Board, place: Seat | None) -> list[Any]:
    """The last of it, as far as the place may still know it; how many others there were must not tell."""
    left = board.line.base
    told = _lasting(board, [event for one in board.line.made for event in one.events], place)
    while left and len(told) < PAST:
        numbers = range(max(0, left - PAGE) + 1, left + 1)
        rows = await board.store.moves(board.row.id, numbers)
        told = [*_lasting(board, _events(board, rows), place), *told]
        left = numbers[0] - 1
    return told[-PAST:]


def _lasting(board: Board, events: Sequence[Any], place: Seat | None) -> list[Any]:
    return [event for event in board.game.witnessed(events, place) if board.game.lasting(event)]


def _events(board: Board, rows: Sequence[StepRow]) -> list[Any]:
    decode = msgspec.json.Decoder(tuple[board.game.types.event, ...]).decode  # type: ignore[name-defined]
    return [event for row in rows for event in decode(row.events)]
