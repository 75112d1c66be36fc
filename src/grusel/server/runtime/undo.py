"""How far a seat may take back: up to where information begins, computed from the moves themselves."""

from __future__ import annotations

from collections.abc import Sequence

from grusel.game import Seat
from grusel.registry import AnyGame
from grusel.server.runtime.line import Made


def own_last(made: Sequence[Made], seat: Seat) -> int | None:
    """The index of the seat's last move, None if it has made none of these."""
    return next((at for at in reversed(range(len(made))) if made[at].by == seat), None)


def is_free(game: AnyGame, made: Sequence[Made], seat: Seat) -> bool:
    """Whether the seat may take back its last move without asking: nobody else moved and nothing came to light."""
    at = own_last(made, seat)
    return at is not None and all(harmless(game, one, seat) for one in made[at:])


def harmless(game: AnyGame, one: Made, seat: Seat) -> bool:
    """A move of the seat's own that turned nothing face up and rolled no dice."""
    return one.by == seat and not any(isinstance(event, game.reveals) for event in one.events)
