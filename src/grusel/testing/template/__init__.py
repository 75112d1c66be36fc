"""High card, the game that `grusel new` writes: change it piece by piece until it is yours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from grusel.game import Game, Message, Seat, Turn, Types, ignore
from grusel.testing.template import notation, reasons, rules
from grusel.testing.template.state import Event, Move, Options, Shown, State, Threw, View


class Template(Game[Options, State, Move, Event, View]):
    name = "template"
    version = 1
    seats = range(2, 4)
    longest = 12
    types = Types(Options, State, Move, Event, View)
    reveals = (Threw, Shown)

    @property
    def presets(self) -> Mapping[str, Options]:
        return {"default": Options(), "short": Options(cards="six")}

    def start(self, options: Options, seats: int) -> State:
        return rules.start(options, seats)

    def seated(self, state: State) -> int:
        return len(state.hands)

    def turn(self, state: State) -> Turn:
        return rules.turn(state)

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        return rules.actions(state, seat)

    def outcomes(self, state: State) -> Sequence[tuple[Move, int]]:
        return rules.outcomes(state)

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        return rules.apply(state, seat, move, emit)

    def view(self, state: State, seat: Seat | None) -> View:
        return rules.view(state, seat)

    def truth(self, state: State) -> View:
        return rules.truth(state)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return rules.witness(event, seat)

    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return rules.disclose(state, move, seat)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return rules.imagine(view, rng)

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(seat, text)

    def draw(self, view: View) -> str:
        return notation.draw(view)

    def parse(self, text: str) -> State:
        return notation.parse(text)

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        return reasons.phrase(action)

    def ask(self, view: View, seat: Seat | None) -> Message:
        return reasons.ask(view, seat)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def pieces(self, state: State) -> Mapping[str, int]:
        """Each card once, wherever it lies."""
        lying = Counter(card + 1 for card in (*state.hands, *state.pile) if card >= 0)
        return {
            f"card {card + 1}": lying[card + 1] + (state.deck.count(card) if state.deck.size else 0)
            for card in range(state.cards)
        }


GAME = Template()
