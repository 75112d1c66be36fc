"""One game of the arena: its seats, its luck, and its result."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from grusel.bots import Bot, load_bot
from grusel.bots.clock import count_processor_time
from grusel.game import Chance, Over, Seat
from grusel.match import AnyMatch, Match, draw
from grusel.options import read_options
from grusel.record import to_text
from grusel.registry import find


class Fixture(Struct, frozen=True):
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # one per seat
    deal: int  # games of the same deal have the same luck as long as their moves agree
    budget: float

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(self.bots)}"


class Result(Struct, frozen=True, omit_defaults=True):
    key: str
    bots: tuple[str, ...]
    deal: int
    payoffs: tuple[float, ...]
    moves: int
    slowest: tuple[float, ...]  # processor seconds for the longest decision of each seat
    record: str = ""


def play(fixture: Fixture) -> Result:
    """Play one game to its end; bots get processor time, so that a busy machine weakens none."""
    count_processor_time()
    table = ArenaTable(fixture)
    while not isinstance(turn := table.match.turn, Over):
        table.go_on(turn)
    record = to_text(table.match.record(fixture.bots, {"deal": str(fixture.deal)}))
    moves = len(table.match.moments) - 1
    return Result(fixture.key, fixture.bots, fixture.deal, turn.payoffs, moves, tuple(table.slowest), record)


class ArenaTable:
    """A match, its bots, and the events each seat has witnessed."""

    def __init__(self, fixture: Fixture) -> None:
        game = find(fixture.game)
        options = read_options(game.types.options, fixture.options)
        self.match: AnyMatch = Match(game, len(fixture.bots), options)
        self.bots: list[Bot] = [load_bot(name) for name in fixture.bots]
        self.budget = fixture.budget
        self.luck = Random(fixture.deal)
        self.dice = [Random(f"{fixture.deal} {seat} {name}") for seat, name in enumerate(fixture.bots)]
        self.seen: list[list[Any]] = [[] for _ in fixture.bots]
        self.slowest = [0.0] * len(fixture.bots)

    def go_on(self, turn: Any) -> None:
        """Make the next move: chance's, or the awaited seat's."""
        game, state = self.match.game, self.match.state
        if isinstance(turn, Chance):
            self._tell(self.match.play(None, draw(game.outcomes(state), self.luck)))
            return
        seat = turn.seats[0]
        self._tell(self.match.play(seat, self._ask(seat)))

    def _ask(self, seat: Seat) -> Any:
        game, state = self.match.game, self.match.state
        view, actions = game.view(state, seat), game.actions(state, seat)
        began = process_time()
        action = self.bots[seat].choose(game, view, self.seen[seat], seat, actions, self.budget, self.dice[seat])
        self.slowest[seat] = max(self.slowest[seat], process_time() - began)
        return action

    def _tell(self, events: Any) -> None:
        for seat, seen in enumerate(self.seen):
            seen += self.match.game.witnessed(events, seat)
