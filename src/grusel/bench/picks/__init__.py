"""The smallest game that exercises everything in a server: four hidden hands, picked from in turn. For load only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from grusel.bench.picks import rules
from grusel.bench.picks.state import LONG, Options, Pick, Picked, State, View
from grusel.game import OpenGame, Seat, Types

NUMBERS = range(10)


class Picks(OpenGame[Options, State, Pick, Picked, View]):
    name = "picks"
    version = 1
    seats = range(4, 5)
    longest = LONG
    types = Types(Options, State, Pick, Picked, View)

    def start(self, options: Options, seats: int) -> State:
        return State(seats, options.length, tuple(tuple(NUMBERS) for _ in range(seats)))

    def seated(self, state: State) -> int:
        return state.seats

    turn = staticmethod(rules.turn)
    actions = staticmethod(rules.actions)
    apply = staticmethod(rules.apply)
    view = staticmethod(rules.view)
    write = staticmethod(rules.write)
    ask = staticmethod(rules.ask)
    tell = staticmethod(rules.tell)
    phrase = staticmethod(rules.phrase)

    def outcomes(self, state: State) -> Sequence[tuple[Pick, int]]:
        return ()

    def truth(self, state: State) -> View:
        return self.view(state, None)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Picked], rng: Random) -> State:
        raise NotImplementedError

    def read(self, state: State, seat: Seat | None, text: str) -> Pick:
        return Pick(int(text))

    def draw(self, view: View) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> State:
        raise NotImplementedError

    def pieces(self, state: State) -> Mapping[str, int]:
        return {}


GAME = Picks()
