"""Shy Monsters: one player builds a dungeon of face-down tiles, the other must escape alive. A duel of bluff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from grusel.game import Game, Message, Seat, Standing, Types
from grusel.games.shy import advice, building, course, diagram, notation, phrases, reasons, rules, score, sight
from grusel.games.shy.imagine import imagine
from grusel.games.shy.layout import BITS
from grusel.games.shy.state import FACES, Built, Event, Move, Options, Revealed, State, Uncovered, View

suits = advice.suits
could_be_active = advice.could_be_active


class Shy(Game[Options, State, Move, Event, View]):
    name = "shy"
    version = 1
    seats = range(2, 3)
    longest = 3000  # building takes at most 427 moves a floor on six floors; a random hero soon dies or leaves
    types = Types(Options, State, Move, Event, View)
    reveals = (Built, Revealed, Uncovered)
    tones = {
        r"@": "candle",
        r"(?<=[@ ])[A-Z][a-z]!": "blood",
        r"(?<=[@ ])[A-Z][a-z]\+": "quiet",
        r"\?": "ghost",
        r"(?<=[@ ])E[nx](?![a-z])": "moss",
    }

    @property
    def presets(self) -> Mapping[str, Options]:
        return {"default": Options(), "return-match": Options(games=2)}

    def start(self, options: Options, seats: int) -> State:
        return course.start(options)

    def seated(self, state: State) -> int:
        return 2

    # Search calls these millions of times, so they point straight at the rules.
    turn = staticmethod(rules.turn)
    actions = staticmethod(rules.actions)
    outcomes = staticmethod(course.outcomes)
    apply = staticmethod(rules.apply)

    def view(self, state: State, seat: Seat | None) -> View:
        return sight.view(state, seat)

    def truth(self, state: State) -> View:
        return sight.truth(state)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return sight.witness(event, seat)

    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return sight.disclose(state, move, seat)

    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Event], rng: Random) -> State:
        return imagine(view, rng)

    def write(self, state: State, move: Move) -> str:
        return notation.write(move)

    def read(self, state: State, seat: Seat | None, text: str) -> Move:
        return notation.read(seat, text)

    def phrase(self, state: State, seat: Seat, action: Move) -> Message:
        return phrases.phrase(action)

    def draw(self, view: View) -> str:
        return notation.draw(view)

    def parse(self, text: str) -> State:
        return diagram.parse(text)

    def tell(self, event: Event) -> Message:
        return reasons.tell(event)

    def standings(self, view: View) -> tuple[Standing, ...]:
        return score.standings(view)

    def forecast(self, view: View, seat: Seat | None) -> advice.Advice | None:
        return advice.advice(view, seat)

    def ask(self, view: View, seat: Seat | None) -> Message:
        return reasons.ask(view, seat)

    def pieces(self, state: State) -> Mapping[str, int]:
        return _pieces(state)


def _pieces(state: State) -> Counter[str]:
    """Every tile in its place: on the floor, in the hand, beside the table, in the pile."""
    sets = (*BITS[state.pile], *BITS[state.discovered], *BITS[state.undiscovered])
    waiting = ("corridor",) * 3 + ("exit",) if state.phase in ("roles", "draw") else ()
    return Counter([*(FACES[face] for face in (*sets, *state.faces, *building.hand(state))), *waiting])


GAME = Shy()
