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
        yield match, _back_to_a_choice(match, rng)


def _back_to_a_choice(match: AnyMatch, rng: Random) -> Seat:
    """The seat that decides; a game that ended earlier offers one of its moments."""
    if match.over:
        turns = [match.game.turn(moment.state) for moment in match.moments]
        match.cut(rng.choice([at for at, turn in enumerate(turns) if isinstance(turn, Decision)]))
    turn = match.turn
    assert isinstance(turn, Decision)
    return turn.seats[0]


def witnessed(match: AnyMatch, seat: Seat) -> list[Any]:
    """What a seat has seen; in a game of memory the second half, because a seat that saw it all has no secrets left."""
    seen = match.seen(seat)
    return seen if all(map(match.game.lasting, seen)) else seen[len(seen) // 2 :]
