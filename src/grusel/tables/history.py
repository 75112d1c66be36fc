"""A line of moves as rows, and back."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from grusel.game import AnyGame, Illegal
from grusel.match import Match
from grusel.options import read_options
from grusel.registry import find
from grusel.tables.messages import encode
from grusel.tables.rows import Kept, StepRow, TableRow
from grusel.tables.snapshot import Snapshot
from grusel.timeline import Timeline, begun

MOVE: Final = "move"
UNDO: Final = "undo"
SNAPSHOT_EVERY: Final = 32


def step_rows(
    before: Timeline, after: Timeline, seq: int, at: float, client: str = "", noticed: int = 0, clock: str = ""
) -> list[StepRow]:
    """The rows of moves that were made at once, numbered from `seq`; the last one says which places noticed them."""
    game, state = before.game, before.state
    made = after.since(before.length)
    last = seq + len(made) - 1
    rows: list[StepRow] = []
    for number, moment in enumerate(made, seq):
        rows.append(
            StepRow(
                seq=number,
                kind=MOVE,
                by=moment.by,
                move=encode(moment.move).decode(),
                text=game.write(state, moment.move),
                events=encode(moment.events).decode(),
                draw=moment.draw,
                noticed=noticed if number == last else 0,
                clock=clock if number == last else "",
                client=client if number == seq else "",
                at=at,
            )
        )
        state = moment.state
    return rows


def snapshot_is_due(before: Timeline, after: Timeline) -> bool:
    return before.length // SNAPSHOT_EVERY != after.length // SNAPSHOT_EVERY


def snapshot(line: Timeline, seqs: Sequence[int], clock: str) -> str:
    """A snapshot: enough to continue without the moves before."""
    shot = Snapshot(state=Raw(encode(line.state)), length=line.length, draws=line.draws, seqs=list(seqs), clock=clock)
    return encode(shot).decode()


def current(rows: Sequence[StepRow]) -> list[StepRow]:
    """The rows of the moves that stand, without those taken back."""
    line: list[StepRow] = []
    for row in rows:
        if row.kind == UNDO:
            del line[int(row.move) :]
        else:
            line.append(row)
    return line


def started(row: TableRow) -> Timeline:
    """The line of a table before its first move; raises Illegal where its game has other rules now."""
    game = _game_of(row)
    return begun(game, game.parse(row.start) if row.start else game.start(options_of(row), row.seats))


def restored(kept: Kept) -> Timeline:
    """The line of a table, as far back as its last snapshot."""
    shot = snapshot_of(kept)
    if shot is None:
        return followed(started(kept.row), kept.steps)
    game = _game_of(kept.row)
    state = msgspec.json.decode(shot.state, type=game.types.state)
    return followed(begun(game, state, shot.length, shot.draws), kept.steps)


def replayed(row: TableRow, rows: Sequence[StepRow]) -> Timeline:
    """The whole line of a table, from its first move."""
    line = followed(started(row), current(rows))
    return Timeline(line.game, line.moments, line.base, _draws(rows))


def followed(line: Timeline, rows: Sequence[StepRow]) -> Timeline:
    """The line with moves made again that are known from their rows."""
    decode = msgspec.json.Decoder(line.game.types.move).decode
    for row in rows:
        line = line.play(row.by, decode(row.move), row.draw)
    return line


def snapshot_of(kept: Kept) -> Snapshot | None:
    return msgspec.json.decode(kept.snapshot[1], type=Snapshot) if kept.snapshot else None


def last_seq(kept: Kept) -> int:
    if kept.steps:
        return kept.steps[-1].seq
    return kept.snapshot[0] if kept.snapshot else 0


def options_of(row: TableRow) -> Any:
    words = msgspec.json.decode(row.options, type=dict[str, str])
    return read_options(find(row.game).types.options, words)


def events_of(game: AnyGame, rows: Sequence[StepRow]) -> list[Any]:
    """The events of moves that are known from their rows."""
    decode = msgspec.json.Decoder(tuple[game.types.event, ...]).decode  # type: ignore[name-defined]
    return [event for row in rows for event in decode(row.events)]


def to_match(row: TableRow, rows: Sequence[StepRow]) -> Match[Any, Any, Any, Any, Any]:
    """The match at a table, for records."""
    match = Match(_game_of(row), row.seats, options_of(row), row.start)
    match.timeline = replayed(row, rows)
    return match


def _game_of(row: TableRow) -> AnyGame:
    game = find(row.game)
    if row.rules != game.version:
        raise Illegal("record-other-rules", game=game.name, expected=game.version, found=row.rules)
    return game


def _draws(rows: Sequence[StepRow]) -> int:
    """How many draws there were, those of moves taken back included."""
    return sum(row.draw is not None for row in rows)
