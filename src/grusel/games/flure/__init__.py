"""Finstere Flure: get your figures through the hall before the monster gets them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from grusel.game import Message, OpenGame, Seat, Standing, Types, ignore
from grusel.games.flure import diagram, notation, phrases, position, preview, reasons, rules, score, start, walks
from grusel.games.flure.bridge import Workspaces
from grusel.games.flure.events import Event
from grusel.games.flure.state import Move, Options, State, View


class Flure(OpenGame[Options, State, Move, Event, View]):
    name = "flure"
    version = 1
    seats = range(2, 8)
    longest = 500  # 15 rounds of up to 21 figures and a card, 17 tiles, a starter
    types = Types(Options, State, Move, Event, View)
    tones = {
        r"\b[A-Ga-g][1-6]\b": "seat",
        r"M[\^>v<]": "candle",
        "~": "blood",
        r"[KO][\^>v<]": "ghost",
        r"[#*RU]": "quiet",
    }

    def __init__(self) -> None:
        self.workspaces = Workspaces()

    def __reduce__(self) -> tuple[type[Flure], tuple[()]]:
        """Workspaces stay in their process."""
        return Flure, ()

    @property
    def presets(self) -> Mapping[str, Options]:
        return {"default": Options(), "expert": Options(setup="expert"), "long": Options(three_hits=True)}

    def start(self, options: Options, seats: int) -> State:
        return start.start(options, seats)

    def seated(self, state: State) -> int:
        return state.seats

    turn = staticmethod(rules.turn)

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        return rules.actions(self.workspaces, state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        return rules.outcomes(self.workspaces, state)

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        return rules.apply(self.workspaces, state, seat, move, emit)

    def truth(self, state: State) -> View:
        return state

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return view

    def write(self, state: State, move: Move) -> str:
        return notation.write(state, move)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(state, seat, text)

    def draw(self, view: View) -> str:
        return diagram.draw(view)

    def parse(self, text: str) -> State:
        return position.parse(text)

    def sketch(self, state: State, seat: Seat, action: Move) -> preview.Sketch | None:
        return preview.sketch(self.workspaces, state, seat, action)

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        return phrases.phrase(state, action, self.sketch(state, seat, action))

    def standings(self, view: View) -> tuple[Standing, ...]:
        return score.standings(view)

    def forecast(self, view: View, seat: Seat | None) -> walks.Forecast | None:
        return walks.forecast(view)

    def ask(self, view: View, seat: Seat | None) -> Message:
        return reasons.ask(view, seat)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def pieces(self, state: State) -> Mapping[str, int]:
        return rules.pieces(state)


GAME = Flure()
