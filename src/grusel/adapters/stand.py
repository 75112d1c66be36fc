"""Where a game stands, for libraries that number actions: an action is its place in the list of what is legal now."""

from __future__ import annotations

from typing import Any

import msgspec

from grusel.game import Chance, Decision, Illegal, Over, Seat
from grusel.registry import AnyGame, find

MOST_ACTIONS = 4096  # that are numbered; random games of ours have listed 2,065 at most
encode = msgspec.json.Encoder().encode


class Stand:
    """A state and what every seat has witnessed on the way to it; never changed, so that a copy is the thing itself."""

    __slots__ = ("game", "seen", "state", "turn")

    def __init__(self, game: AnyGame, state: Any, seen: tuple[tuple[Any, ...], ...]) -> None:
        self.game = game
        self.state = state
        self.seen = seen
        self.turn = game.turn(state)

    def __deepcopy__(self, memo: object) -> Stand:
        return self

    @property
    def mover(self) -> Seat | None:
        """The seat that the game waits for."""
        return self.turn.seats[0] if isinstance(self.turn, Decision) else None

    @property
    def payoffs(self) -> tuple[float, ...]:
        return self.turn.payoffs if isinstance(self.turn, Over) else (0.0,) * len(self.seen)

    def legal(self) -> list[Any]:
        """What can happen now, by number: actions of the mover, or outcomes of chance."""
        if isinstance(self.turn, Chance):
            return [outcome for outcome, _ in self.game.outcomes(self.state)]
        return [] if self.mover is None else list(self.game.actions(self.state, self.mover))[:MOST_ACTIONS]

    def after(self, number: int) -> Stand:
        """The stand after the action or outcome of that number; raises IndexError, naming what is legal."""
        legal = self.legal()
        if not 0 <= number < len(legal):
            raise IndexError(f"expected an action from 0 to {len(legal) - 1}, got {number}")
        events: list[Any] = []
        state = self.game.apply(self.state, self.mover, legal[number], events.append)
        seen = tuple([(*before, *self.game.witnessed(events, seat)) for seat, before in enumerate(self.seen)])
        return Stand(self.game, state, seen)

    def text(self, number: int) -> str:
        """An action or outcome in the notation of the game."""
        return self.game.write(self.state, self.legal()[number])

    def view(self, seat: Seat) -> str:
        """What a seat sees now, as JSON."""
        return encode(self.game.view(self.state, seat)).decode()

    def knowledge(self, seat: Seat) -> str:
        """What a seat sees now and all that it has witnessed, as JSON."""
        return encode([self.game.view(self.state, seat), self.seen[seat]]).decode()


def first_stand(game: AnyGame, seats: int, options: Any) -> Stand:
    """The game before its first move."""
    return Stand(game, game.start(options, seats), ((),) * seats)


def chosen(name: str, seats: int | None, options: dict[str, Any] | None) -> tuple[AnyGame, int, Any]:
    """A game, how many play, and its options; raises Illegal with what was expected."""
    game = find(name)
    number = game.seats[0] if seats is None else seats
    if number not in game.seats:
        raise Illegal("bad-seats", game=name, least=game.seats[0], most=game.seats[-1], found=number)
    try:
        return game, number, msgspec.convert(options or {}, game.types.options)
    except msgspec.ValidationError as error:
        raise ValueError(f"options of {name}: {error}") from None
