"""Dicke Luft in der Gruft (Dawn Under): find empty graves for your vampires, and remember who lies where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from grusel.game import Game, Message, Seat, Standing, Types
from grusel.games.gruft import diagram, imagine, notation, phrases, reading, reasons, rules, score, seeing
from grusel.games.gruft.state import (
    Added,
    Began,
    Chose,
    Ended,
    Event,
    Given,
    Move,
    NextTurn,
    Opened,
    Options,
    State,
    Stopped,
    ThirdStake,
    TurnedUp,
    View,
)

LASTING = (Began, ThirdStake, Given, Added, Stopped, NextTurn, Ended)  # all others name graves, or what was uncovered


class Gruft(Game[Options, State, Move, Event, View]):
    name = "gruft"
    version = 1
    seats = range(2, 7)
    longest = 10_000
    types = Types(Options, State, Move, Event, View)
    reveals = (Chose, Opened, TurnedUp)  # the choice of a grave is public, but must be remembered

    @property
    def presets(self) -> Mapping[str, Options]:
        return {
            "default": Options(),
            "beginners": Options(rats=False, garlic=False),
            "memory-aid": Options(memory_aid=True),
        }

    def start(self, options: Options, seats: int) -> State:
        return rules.start(options, seats)

    def seated(self, state: State) -> int:
        return len(state.rows)

    # Search calls these millions of times, so they point straight at the rules.
    turn = staticmethod(rules.turn)
    actions = staticmethod(rules.actions)
    outcomes = staticmethod(rules.outcomes)
    apply = staticmethod(rules.apply)

    def view(self, state: State, seat: Seat | None) -> View:
        return seeing.view(state)

    def truth(self, state: State) -> View:
        return seeing.truth(state)

    def lasting(self, event: Event) -> bool:
        return isinstance(event, LASTING)

    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return seeing.disclose(state, move)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return imagine.imagine(view, seen, rng)

    def write(self, state: State, move: Move) -> str:
        return notation.write(state, move)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(state, seat, text)

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        return phrases.phrase(state, seat, action)

    def draw(self, view: View) -> str:
        return diagram.draw(view)

    def parse(self, text: str) -> State:
        return reading.parse(text)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def standings(self, view: View) -> tuple[Standing, ...]:
        return score.standings(view)

    def ask(self, view: View, seat: Seat | None) -> Message:
        """The question that this seat is asked now."""
        return reasons.ask(view, seat)

    def pieces(self, state: State) -> Mapping[str, int]:
        return rules.pieces(state)


GAME = Gruft()
