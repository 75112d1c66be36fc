"""Replay records: check them move by move, and redact them for one seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, repeat
from typing import Final

from grusel.game import Illegal, Message, OpenGame, Seat
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.record import SPECTATOR, Place, Places, Record, Step, from_json, from_lines, letter, options_to_text
from grusel.registry import AnyGame, find
from grusel.timeline import AnyMoment

# The header that a complaint about the start belongs to; any other complaint is about an option or the start diagram.
HEADERS: Final = {
    "unknown-game": "game",
    "broken-game": "game",
    "record-other-rules": "game",
    "bad-seats": "seats",
    "record-other-seats": "seats",
}


def load(text: str) -> tuple[Record, AnyMatch]:
    """Read a record from text or JSON and replay it as a match; raises Illegal and names the line."""
    if text.lstrip().startswith("{"):
        record = from_json(text.encode())
        return record, replay(record)
    record, places = from_lines(text)
    return record, replay(record, places)


def replay(record: Record, places: Places | None = None) -> AnyMatch:
    """Replay a record as a match, checking every move and every variation; raises Illegal."""
    if record.seen_by:
        raise Illegal("record-redacted", seat=record.seen_by)
    match = begin(record) if places is None else _begin_in_text(record, places)
    _go_through(match, record.steps, 1, repeat(None) if places is None else iter(places.moves))
    return match


def begin(record: Record, game: AnyGame | None = None) -> AnyMatch:
    """Start the match of a record, with the installed game or the given one; raises Illegal."""
    game = game or find(record.game)
    if record.rules != game.version:
        raise Illegal("record-other-rules", game=game.name, expected=game.version, found=record.rules)
    options = read_options(game.types.options, record.options)
    return Match(game, record.seats, options, record.start)


def _begin_in_text(record: Record, places: Places) -> AnyMatch:
    try:
        return begin(record)
    except Illegal as error:
        raise _placed(error.message, places) from None


def _placed(why: Message, places: Places) -> Illegal:
    """Add the place in the text to the complaint; a diagram counts its own lines."""
    start = places.headers.get("start", 1)
    inside = why.args.get("line")
    if isinstance(inside, int):
        return Illegal(why.id, **{**why.args, "line": start + inside})
    header = HEADERS.get(why.id, f"option {why.args.get('name')}")
    return Illegal("record-bad-header", line=places.headers.get(header, start), column=1, why=why)


def _go_through(match: AnyMatch, steps: tuple[Step, ...], number: int, places: Iterator[Place | None]) -> None:
    """Make these moves; play each variation in a match beside this one."""
    for at, step in enumerate(steps, number):
        before = match.state
        _make(match, step, at, next(places))
        for variation in step.variations:
            _go_through(match.branch(before), variation, at, places)


def _make(match: AnyMatch, step: Step, number: int, place: Place | None) -> None:
    try:
        match.play(step.by, match.game.read(match.state, step.by, step.move))
    except Illegal as error:
        if place is None:
            raise Illegal("record-bad-step", number=number, move=step.move, why=error.message) from None
        line, column = place
        raise Illegal(
            "record-bad-move", line=line, column=column, number=number, move=step.move, why=error.message
        ) from None


def redact(match: AnyMatch, seat: Seat | None, names: tuple[str, ...] = ()) -> Record:
    """Write the match as this seat (None: a spectator) may have it during the game.

    Where every move lies open the record is whole, and the game can continue from it.
    """
    game = match.game
    return Record(
        game=game.name,
        rules=game.version,
        seats=match.seats,
        names=names,
        options=options_to_text(match.options),
        seen_by=_reader(game, seat),
        start=game.draw(game.view(match.moments[0].state, seat)) if match.start else "",
        steps=disclosed(game, match.moments, seat),
    )


def _reader(game: AnyGame, seat: Seat | None) -> str:
    """The reader of a redacted record; none in a game without hidden moves."""
    if isinstance(game, OpenGame):
        return ""
    return SPECTATOR if seat is None else letter(seat)


def disclosed(game: AnyGame, moments: Iterable[AnyMoment], seat: Seat | None) -> tuple[Step, ...]:
    """The moves of a line as a place may have them in writing; hidden ones are left out."""
    steps = []
    for before, after in pairwise(moments):
        shown = game.disclose(before.state, after.by, after.move, seat)
        if shown is not None:
            steps.append(Step(after.by, game.write(before.state, shown)))
    return tuple(steps)
