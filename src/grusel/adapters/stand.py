"""The position of a game for libraries that number actions: an action is its index in the list of legal actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from grusel.game import Chance, Decision, Illegal, Over, Seat
from grusel.options import read_options
from grusel.registry import AnyGame, find

MOST_ACTIONS = 4096  # that are numbered; random games of ours have listed 2,065 at most
WAIT: Final = None  # for seats that may step in and do not
Order = Callable[[AnyGame, Any, Decision], tuple[Seat, ...]]
encode = msgspec.json.Encoder().encode


def only_the_first(game: AnyGame, state: Any, turn: Decision) -> tuple[Seat, ...]:
    """Only the awaited seat is asked."""
    return turn.seats[:1]


def everybody(game: AnyGame, state: Any, turn: Decision) -> tuple[Seat, ...]:
    """Every seat that may step in is asked first, one after the other; each can wait, and the last has to act."""
    return (*(seat for seat in turn.seats[1:] if game.actions(state, seat)), turn.seats[0])


class Stand:
    """A state with the events every seat has witnessed before it; immutable, so that a copy is the object itself."""

    __slots__ = ("asked", "game", "order", "seen", "state", "turn")

    def __init__(self, game: AnyGame, state: Any, seen: tuple[tuple[Any, ...], ...], order: Order) -> None:
        self.game = game
        self.state = state
        self.seen = seen
        self.order = order
        self.turn = game.turn(state)
        self.asked = order(game, state, self.turn) if isinstance(self.turn, Decision) else ()

    def __deepcopy__(self, memo: object) -> Stand:
        return self

    @property
    def mover(self) -> Seat | None:
        """The seat that is asked now."""
        return self.asked[0] if self.asked else None

    @property
    def payoffs(self) -> tuple[float, ...]:
        return self.turn.payoffs if isinstance(self.turn, Over) else (0.0,) * len(self.seen)

    def legal(self) -> list[Any]:
        """The legal choices by number: actions of the mover, or outcomes of chance."""
        if isinstance(self.turn, Chance):
            return [outcome for outcome, _ in self.game.outcomes(self.state)]
        if self.mover is None:
            return []
        others = [WAIT] if len(self.asked) > 1 else []
        return [*self.game.actions(self.state, self.mover)[: MOST_ACTIONS - len(others)], *others]

    def after(self, number: int) -> Stand:
        """The stand after the action or outcome with that number; raises IndexError and names the legal ones."""
        legal = self.legal()
        if not 0 <= number < len(legal):
            raise IndexError(f"expected an action from 0 to {len(legal) - 1}, got {number}")
        if legal[number] is WAIT:
            return self._asking(self.asked[1:])
        events: list[Any] = []
        state = self.game.apply(self.state, self.mover, legal[number], events.append)
        seen = tuple([(*before, *self.game.witnessed(events, seat)) for seat, before in enumerate(self.seen)])
        return Stand(self.game, state, seen, self.order)

    def _asking(self, asked: tuple[Seat, ...]) -> Stand:
        """The same, with these seats still to be asked."""
        stand = Stand(self.game, self.state, self.seen, self.order)
        stand.asked = asked
        return stand

    def imagined(self, seat: Seat, rng: Random) -> Stand:
        """A stand that the seat cannot tell from this one; the others have witnessed what the seat knows about them."""
        mine = self.seen[seat]
        seen = [mine if other == seat else tuple(self.game.witnessed(mine, other)) for other in range(len(self.seen))]
        state = self.game.imagine(self.game.view(self.state, seat), seat, mine, rng)
        return Stand(self.game, state, tuple(seen), self.order)._asking(self.asked)

    def text(self, number: int) -> str:
        """An action or outcome in the notation of the game."""
        return self._written(self.legal()[number])

    def texts(self) -> list[str]:
        """All of them, by number."""
        return [self._written(move) for move in self.legal()]

    def _written(self, move: Any) -> str:
        return "wait" if move is WAIT else self.game.write(self.state, move)

    def view(self, seat: Seat) -> str:
        """A seat's view, as JSON."""
        return encode(self.game.view(self.state, seat)).decode()

    def knowledge(self, seat: Seat) -> str:
        """A seat's view and its witnessed events, as JSON."""
        return encode([self.game.view(self.state, seat), self.seen[seat]]).decode()


def first_stand(game: AnyGame, seats: int, options: Any, order: Order = only_the_first) -> Stand:
    """The game before its first move."""
    return Stand(game, game.start(options, seats), ((),) * seats, order)


def chosen(name: str, seats: int | None, options: dict[str, Any] | None) -> tuple[AnyGame, int, Any]:
    """Find a game and check the number of players and the options; raises Illegal with what was expected."""
    game = find(name)
    number = game.seats[0] if seats is None else seats
    if number not in game.seats:
        raise Illegal("bad-seats", game=name, least=game.seats[0], most=game.seats[-1], found=number)
    return game, number, read_options(game.types.options, options or {})
