"""Samples for laws: moments and moves of a match, and truths that a seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from grusel.game import Illegal, Seat
from grusel.match import AnyMatch
from grusel.registry import AnyGame

SAMPLE = 12  # moments of a game that expensive laws look at
ODD = (-1, 0, 1, 99, 10**6)  # numbers that a field may hold by its type

encode = msgspec.json.Encoder(order="sorted").encode


def sample(match: AnyMatch, rng: Random, most: int = SAMPLE) -> list[int]:
    """The first and last moments and some between."""
    last = len(match.moments) - 1
    return sorted({0, 1, last - 1, last, *(rng.randint(0, last) for _ in range(most))} & set(range(last + 1)))


def some(things: Sequence[Any], rng: Random, most: int = 20) -> list[Any]:
    return list(things) if len(things) <= most else rng.sample(list(things), most)


def places(match: AnyMatch) -> list[Seat | None]:
    return [*range(match.seats), None]


def truths(match: AnyMatch, rng: Random, most: int = SAMPLE) -> Iterator[tuple[Any, Seat | None, Any]]:
    """Moments of a match with other truths that a seat could not tell from them, with and without what it remembers."""
    for at in sample(match, rng, most):
        state = match.moments[at].state
        for seat in places(match):
            view = match.game.view(state, seat)
            yield state, seat, match.game.imagine(view, seat, match.seen(seat, at), rng)
            yield state, seat, match.game.imagine(view, seat, (), rng)


# --- moves ------------------------------------------------------------------------------------------------------------


def possible(game: AnyGame, state: Any, seats: int, rng: Random) -> list[tuple[Seat | None, Any]]:
    """Some moves that a seat, or chance, can make here."""
    moves: list[tuple[Seat | None, Any]] = [(None, outcome) for outcome, _ in some(game.outcomes(state), rng, 5)]
    for seat in range(seats):
        moves += [(seat, action) for action in some(game.actions(state, seat), rng, 5)]
    return moves


def foreign_moves(match: AnyMatch, rng: Random) -> list[Any]:
    """Moves from all over the match, most of them out of place."""
    return [moment.move for moment in some(match.moments[1:], rng, 4)]


def near(match: AnyMatch, state: Any, rng: Random, most: int = 12) -> list[Any]:
    """Moves that need not be possible: from the match, listed here or elsewhere, and with another value in a field."""
    known = foreign_moves(match, rng)
    for at in {rng.randrange(len(match.moments)) for _ in range(2)}:
        known += [move for _, move in possible(match.game, match.moments[at].state, match.seats, rng)]
    known += [move for _, move in possible(match.game, state, match.seats, rng)]
    changed = [other for move in some(known, rng, most) for other in _with_another_value(match.game, move, known, rng)]
    return [*some(known, rng, most), *some(changed, rng, most)]


def _with_another_value(game: AnyGame, move: Any, known: Sequence[Any], rng: Random) -> list[Any]:
    """The move with a field as another move has it, or as its type allows it."""
    fields = msgspec.to_builtins(move)
    found = []
    for name in [name for name in fields if name != "type"]:
        value = fields[name]
        values = [getattr(other, name) for other in known if hasattr(other, name)]
        values += [not value] if isinstance(value, bool) else [*ODD, value + 1, value - 1] if type(value) is int else []
        if values:
            found += _converted(game, {**fields, name: msgspec.to_builtins(rng.choice(values))})
    return found


def _converted(game: AnyGame, fields: dict[str, Any]) -> list[Any]:
    try:
        return [msgspec.convert(fields, type=game.types.move)]
    except msgspec.ValidationError:
        return []


def error(game: AnyGame, state: Any, seat: Seat | None, move: Any) -> bytes | None:
    """Why the move is refused; None if it is not."""
    try:
        game.apply(state, seat, move)
    except Illegal as refusal:
        return encode(refusal.message)
    return None
