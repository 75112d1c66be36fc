"""The moves of a table in memory: the state, the last moments before it, and what a play would add."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grusel.game import Chance, Over, Seat, Turn
from grusel.match import Match
from grusel.options import read_options
from grusel.registry import AnyGame, find
from grusel.server.runtime.snapshot import Snapshot
from grusel.tables.dice import Dice
from grusel.tables.rows import Kept, StepRow, TableRow

MOVE, UNDO = "move", "undo"
KEPT = 16  # moments kept at least, when there are so many; twice as many at most

encode = msgspec.json.Encoder().encode


class Made:
    """A move that has been made, or is about to be."""

    def __init__(
        self, by: Seat | None, move: Any, text: str, events: Sequence[Any], state: Any, draw: int | None = None
    ) -> None:
        self.by = by
        self.move = move
        self.text = text
        self.events = events
        self.state = state  # after it
        self.draw = draw  # the number of the draw that decided it


class Line:
    """Where a game stands and how it came there, as far back as we remember."""

    def __init__(self, game: AnyGame, state: Any, length: int = 0, draws: int = 0) -> None:
        self.game = game
        self.first = state  # the state before the first remembered move
        self.base = length  # moves before it
        self.made: list[Made] = []
        self.draws = draws

    @property
    def state(self) -> Any:
        return self.made[-1].state if self.made else self.first

    @property
    def length(self) -> int:
        return self.base + len(self.made)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        return isinstance(self.turn, Over)

    def try_move(self, seat: Seat, move: Any, dice: Dice) -> list[Made]:
        """A seat's move and the chance that follows from it, without making them; raises Illegal."""
        first = make(self.game, self.state, seat, move)
        return [first, *self.try_chance(dice, first.state)]

    def try_chance(self, dice: Dice, state: Any = None) -> list[Made]:
        """What chance does now, without doing it."""
        state = self.state if state is None else state
        made: list[Made] = []
        while isinstance(self.game.turn(state), Chance):
            number = self.draws + len(made)
            outcome = dice.draw(number, self.game.outcomes(state))
            made.append(make(self.game, state, None, outcome, number))
            state = made[-1].state
        return made

    def extend(self, made: Sequence[Made]) -> None:
        self.made += made
        self.draws += sum(one.draw is not None for one in made)

    def forget(self) -> None:
        """Let go of moments long past."""
        if len(self.made) > 2 * KEPT:
            old = len(self.made) - KEPT
            self.first = self.made[old - 1].state
            self.base += old
            del self.made[:old]

    def cut(self, length: int) -> None:
        """Take back all but so many moves, of those we remember."""
        del self.made[length - self.base :]


def make(game: AnyGame, state: Any, by: Seat | None, move: Any, draw: int | None = None) -> Made:
    events: list[Any] = []
    after = game.apply(state, by, move, events.append)
    return Made(by, move, game.write(state, move), events, after, draw)


def to_rows(
    made: Sequence[Made], seq: int, at: float, client: str = "", noticed: int = 0, clock: str = ""
) -> list[StepRow]:
    """The rows of moves that were made at once, numbered from `seq`; who noticed is known of all of them together."""
    last = seq + len(made) - 1
    return [
        StepRow(
            seq=number,
            kind=MOVE,
            by=one.by,
            move=encode(one.move).decode(),
            text=one.text,
            events=encode(one.events).decode(),
            draw=one.draw,
            noticed=noticed if number == last else 0,
            clock=clock if number == last else "",
            client=client if number == seq else "",
            at=at,
        )
        for number, one in enumerate(made, seq)
    ]


def current(rows: Sequence[StepRow]) -> list[StepRow]:
    """The rows of the moves that stand: those taken back are left out."""
    line: list[StepRow] = []
    for row in rows:
        if row.kind == UNDO:
            del line[int(row.move) :]
        else:
            line.append(row)
    return line


def started(row: TableRow) -> Line:
    """The line of a table before its first move."""
    game, options = find(row.game), options_of(row)
    return Line(game, game.parse(row.start) if row.start else game.start(options, row.seats))


def restored(kept: Kept) -> Line:
    """The line of a table, as far back as its last snapshot."""
    shot = snapshot_of(kept)
    line = _from_snapshot(find(kept.row.game), shot) if shot else started(kept.row)
    follow(line, kept.steps)
    return line


def snapshot_of(kept: Kept) -> Snapshot | None:
    return msgspec.json.decode(kept.snapshot[1], type=Snapshot) if kept.snapshot else None


def _from_snapshot(game: AnyGame, shot: Snapshot) -> Line:
    state = msgspec.json.decode(shot.state, type=game.types.state)
    return Line(game, state, shot.length, shot.draws)


def options_of(row: TableRow) -> Any:
    words = msgspec.json.decode(row.options, type=dict[str, str])
    return read_options(find(row.game).types.options, words)


def replayed(row: TableRow, rows: Sequence[StepRow]) -> Line:
    """The whole line of a table, from its first move."""
    line = started(row)
    line.made = [*_again(line.game, line.first, current(rows))]
    line.draws = drawn(rows)
    return line


def drawn(rows: Sequence[StepRow]) -> int:
    """How many draws there were, those of moves taken back included."""
    return sum(row.draw is not None for row in rows)


def follow(line: Line, rows: Sequence[StepRow]) -> None:
    """Make moves again that are known from their rows."""
    line.made += _again(line.game, line.state, rows)
    line.draws += drawn(rows)


def _again(game: AnyGame, state: Any, rows: Sequence[StepRow]) -> list[Made]:
    decode = msgspec.json.Decoder(game.types.move).decode
    made: list[Made] = []
    for row in rows:
        events: list[Any] = []
        move = decode(row.move)
        state = game.apply(state, row.by, move, events.append)
        made.append(Made(row.by, move, row.text, events, state, row.draw))
    return made


def to_match(row: TableRow, rows: Sequence[StepRow]) -> Match[Any, Any, Any, Any, Any]:
    """The match at a table, for records."""
    game, options = find(row.game), options_of(row)
    match = Match(game, row.seats, options, row.start)
    decode = msgspec.json.Decoder(game.types.move).decode
    for step in current(rows):
        match.play(step.by, decode(step.move))
    return match
