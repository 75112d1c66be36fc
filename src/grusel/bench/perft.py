"""Leaf counts: the number of ways to make a number of moves, outcomes of chance included."""

from __future__ import annotations

from typing import Any

from grusel.game import Chance, Decision
from grusel.registry import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Count the move sequences of this length, or shorter where the game ends."""
    if depth == 0:
        return 1
    match game.turn(state):
        case Chance():
            moves: list[tuple[int | None, Any]] = [(None, outcome) for outcome, _ in game.outcomes(state)]
        case Decision(seats):
            moves = [(seat, action) for seat in seats for action in game.actions(state, seat)]
        case _:
            return 1
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.apply(state, seat, move), depth - 1) for seat, move in moves)
