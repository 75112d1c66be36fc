"""Moments of random games with a choice, and what a seat may know then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from grusel.game import Decision, Seat
from grusel.match import AnyMatch, Match
from grusel.registry import AnyGame


def positions(game: AnyGame, number: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """Moments of random games at which a seat has a choice."""
    for seed in range(number):
        rng = Random(seed)
        match = Match(game, rng.choice(list(game.seats)))
        moves = rng.randrange(10, 90)

        def long_enough(match: AnyMatch, moves: int = moves) -> bool:
            return len(match.moments) > moves and isinstance(match.turn, Decision)

        match.play_randomly(rng, until=long_enough)
        turn = match.turn
        if isinstance(turn, Decision):
            yield match, turn.seats[0]


def witnessed(match: AnyMatch, seat: Seat) -> list[Any]:
    """The witnessed events; in the graveyard only their second half, because a full memory leaves no secrets."""
    seen = match.seen(seat)
    return seen[len(seen) // 2 :] if match.game.name == "gruft" else seen
