"""Die verbotene Insel: two to four adventurers retrieve four treasures from an island that sinks under them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from grusel.game import Message, OpenGame, Seat, Standing, Types
from grusel.games.insel import diagram, notation, parsing, phrases, reasons, rules, score, setup
from grusel.games.insel.choices import choices
from grusel.games.insel.forecast import SETUP, forecast
from grusel.games.insel.island import island_of
from grusel.games.insel.state import Action, Event, Forecast, Move, Options, State, View

TOURNAMENT = Options(navigator="single", hand_limit="each", rescue=False)


class Insel(OpenGame[Options, State, Move, Event, View]):
    name = "insel"
    version = 1
    seats = range(2, 5)
    longest = 4000
    types = Types(Options, State, Move, Event, View)
    tones = {
        r"(?<=@)[A-D]+": "seat",
        r"(?<!\S)[A-Z]{2}\b": "moss",
        r"(?<!\S)[a-z]{2}\b": "ghost",
        r"-[a-z]{2}": "quiet",
        r"water: \d+|rise": "blood",
    }

    @property
    def presets(self) -> Mapping[str, Options]:
        return {"default": Options(), "german": Options(), "tournament": TOURNAMENT}

    def start(self, options: Options, seats: int) -> State:
        return setup.start(options, seats)

    def seated(self, state: State) -> int:
        return state.seats

    # Search calls these millions of times, so they point straight at the rules.
    turn = staticmethod(rules.turn)
    actions = staticmethod(choices)
    outcomes = staticmethod(rules.outcomes)
    apply = staticmethod(rules.apply)

    def truth(self, state: State) -> View:
        """Everything is open except the order of the decks, which no state holds."""
        return View(state, island_of(state.options).rows)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return view.table

    def write(self, state: State, move: Move) -> str:
        return notation.write(state, move)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(state, seat, text)

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        return phrases.phrase(state, action)

    def draw(self, view: View) -> str:
        return diagram.draw(view)

    def parse(self, text: str) -> State:
        return parsing.parse(text)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def tell_set_up(self, events: Sequence[Event]) -> Message:
        return reasons.tell_set_up(events)

    def pieces(self, state: State) -> Mapping[str, int]:
        return rules.pieces(state)

    def ask(self, view: View, seat: Seat | None) -> Message:
        return reasons.ask(view.table, seat)

    def explain(self, state: State, seat: Seat, action: Action) -> Message | None:
        """The reason why a seat cannot do this now; None if it can."""
        return rules.explain(state, seat, action)

    def standings(self, view: View) -> tuple[Standing, ...]:
        return score.standings(view)

    def forecast(self, view: View, seat: Seat | None) -> Forecast | None:
        """By spot, the risks of this turn and until this seat's next turn (None: for a round)."""
        if view.table.phase in SETUP:
            return None
        return forecast(view, view.table.active if seat is None else seat)


GAME = Insel()
