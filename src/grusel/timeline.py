"""A line of moves as a value: the states of a game and the moves between them."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic

from grusel.game import AnyGame, Chance, E, M, S, Seat, Turn
from grusel.growing import Growing

REMEMBERED: Final = 16  # moves that a trimmed line keeps at least


class Moment(Generic[S, M, E]):
    """A state, and the move that led to it with its events (no move for the first)."""

    __slots__ = ("by", "draw", "events", "move", "state")

    def __init__(
        self, state: S, by: Seat | None = None, move: M | None = None, events: Sequence[E] = (), draw: int | None = None
    ) -> None:
        self.state = state
        self.by = by
        self.move = move
        self.events = tuple(events)
        self.draw = draw  # the number of the table's draw that decided it


AnyMoment = Moment[Any, Any, Any]


class Timeline:
    """Moments of a game, from its beginning or only the latest ones."""

    __slots__ = ("base", "draws", "game", "moments")

    def __init__(self, game: AnyGame, moments: Growing[AnyMoment], base: int = 0, draws: int = 0) -> None:
        self.game = game
        self.moments = moments
        self.base = base  # moves before the first moment
        self.draws = draws  # draws so far, those of moves taken back included

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def length(self) -> int:
        """The number of moves that led to this state."""
        return self.base + len(self.moments) - 1

    def play(self, seat: Seat | None, move: Any, draw: int | None = None) -> Timeline:
        """Add one move (seat None: an outcome of chance); raises Illegal."""
        events: list[Any] = []
        state = self.game.apply(self.state, seat, move, events.append)
        draws = self.draws if draw is None else self.draws + 1
        return Timeline(self.game, self.moments.plus((Moment(state, seat, move, events, draw),)), self.base, draws)

    def play_chance(self, dice: Any) -> Timeline:
        """The line after all chance moves that are due, drawn by the table's dice."""
        line = self
        while isinstance(line.turn, Chance):
            outcome = dice.draw(line.draws, self.game.outcomes(line.state))
            line = line.play(None, outcome, line.draws)
        return line

    def since(self, length: int) -> list[AnyMoment]:
        """The moments after the first moves."""
        return self.moments.since(length - self.base + 1)

    def cut(self, length: int) -> Timeline:
        """The line with its first moves only; the draws stay used."""
        return Timeline(self.game, self.moments.first(length - self.base + 1), self.base, self.draws)

    def trimmed(self) -> Timeline:
        """The same line without old moments."""
        if len(self.moments) <= 2 * REMEMBERED:
            return self
        kept = self.moments.last(REMEMBERED + 1)
        return Timeline(self.game, kept, self.length - REMEMBERED, self.draws)


def begun(game: AnyGame, state: Any, length: int = 0, draws: int = 0) -> Timeline:
    """Begin a line with a state that a number of moves led to."""
    return Timeline(game, Growing((Moment(state),)), length, draws)
