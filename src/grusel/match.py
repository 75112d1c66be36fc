"""A game in play: its state, its history, and undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from itertools import pairwise
from random import Random
from typing import Any, Generic

from grusel.game import Chance, Decision, E, Game, Illegal, M, O, Over, S, Seat, Turn, V
from grusel.record import Record, Step, options_to_text
from grusel.timeline import Moment, begun


class Match(Generic[O, S, M, E, V]):
    """One play of a game, from its options or from a position, move by move."""

    def __init__(self, game: Game[O, S, M, E, V], seats: int, options: O | None = None, start: str = "") -> None:
        if seats not in game.seats:
            raise Illegal("bad-seats", game=game.name, least=game.seats[0], most=game.seats[-1], found=seats)
        self.game = game
        self.seats = seats
        self.options: O = game.types.options() if options is None else options
        self.start = start
        first = game.parse(start) if start else game.start(self.options, seats)
        if game.seated(first) != seats:
            raise Illegal("record-other-seats", expected=seats, found=game.seated(first))
        self.timeline = begun(game, first)

    @property
    def moments(self) -> tuple[Moment[S, M, E], ...]:
        """The first state, then every move with its events and the state after it."""
        return tuple(self.timeline.moments)

    @property
    def state(self) -> S:
        state: S = self.timeline.state
        return state

    @property
    def turn(self) -> Turn:
        return self.timeline.turn

    @property
    def over(self) -> bool:
        return isinstance(self.turn, Over)

    def play(self, seat: Seat | None, move: M) -> Sequence[E]:
        """Make a move (seat None: an outcome of chance) and return its events; raises Illegal without changes."""
        self.timeline = self.timeline.play(seat, move)
        events: Sequence[E] = self.timeline.moments[-1].events
        return events

    def play_chance(self, rng: Random) -> Sequence[E]:
        """Draw outcomes of chance until a player is to move, and return the events."""
        events: list[E] = []
        while isinstance(self.turn, Chance):
            events += self.play(None, draw(self.game.outcomes(self.state), rng))
        return events

    def play_randomly(self, rng: Random, until: Callable[[Match[O, S, M, E, V]], bool] = lambda match: False) -> None:
        """Play random legal moves to the end, or until a condition holds."""
        while not until(self):
            match self.turn:
                case Chance():
                    self.play(None, draw(self.game.outcomes(self.state), rng))
                case Decision(seats):
                    able = [(seat, listed) for seat in seats if (listed := self.game.actions(self.state, seat))]
                    seat, actions = rng.choice(able)
                    self.play(seat, rng.choice(actions))
                case Over():
                    return

    def branch(self, state: S) -> Match[O, S, M, E, V]:
        """Start another match from a state of this one."""
        aside = copy(self)
        aside.timeline = begun(self.game, state)
        return aside

    def undo(self) -> None:
        """Take back the last move."""
        if self.timeline.length:
            self.cut(self.timeline.length - 1)

    def cut(self, length: int) -> None:
        """Take back all but the first moves."""
        self.timeline = self.timeline.cut(length)

    def seen(self, seat: Seat | None, at: int | None = None) -> list[E]:
        """Every event that this seat has witnessed, now or up to an earlier moment."""
        moments = self.moments if at is None else self.moments[: at + 1]
        return self.game.witnessed((event for moment in moments for event in moment.events), seat)

    def record(self, names: Sequence[str] = (), tags: dict[str, str] | None = None) -> Record:
        """Write the match as a record."""
        steps = []
        for before, after in pairwise(self.moments):
            assert after.move is not None
            steps.append(Step(after.by, self.game.write(before.state, after.move)))
        return Record(
            game=self.game.name,
            rules=self.game.version,
            seats=self.seats,
            names=tuple(names),
            options=options_to_text(self.options),
            tags=tags or {},
            start=self.start,
            steps=tuple(steps),
        )


def draw(outcomes: Sequence[tuple[M, int]], rng: Random) -> M:
    """Draw one of the outcomes by its weight."""
    return pick(outcomes, rng.randrange(sum(weight for _, weight in outcomes)))


def pick(outcomes: Sequence[tuple[M, int]], number: int) -> M:
    """Return the outcome that a number below the sum of the weights falls on."""
    for outcome, weight in outcomes:
        number -= weight
        if number < 0:
            return outcome
    raise AssertionError("expected positive weights")


AnyMatch = Match[Any, Any, Any, Any, Any]
