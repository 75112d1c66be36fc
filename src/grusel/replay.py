"""Plays a record again: checks it move by move, and shows it as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, repeat
from typing import Final

from grusel.game import Illegal, Message, Seat
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.record import SPECTATOR, Place, Places, Record, Step, from_json, from_lines, letter, options_to_text
from grusel.registry import AnyGame, find
from grusel.timeline import AnyMoment

# The header to which a complaint about the beginning belongs; any other is about an option or the start diagram.
HEADERS: Final = {
    "unknown-game": "game",
    "broken-game": "game",
    "record-other-rules": "game",
    "bad-seats": "seats",
    "record-other-seats": "seats",
}


def load(text: str) -> tuple[Record, AnyMatch]:
    """The record in a text or JSON file, with the match it tells of; raises Illegal, naming the line."""
    if text.lstrip().startswith("{"):
        record = from_json(text.encode())
        return record, replay(record)
    record, places = from_lines(text)
    return record, replay(record, places)


def replay(record: Record, places: Places | None = None) -> AnyMatch:
    """The match that a record tells of, every move and every variation checked; raises Illegal."""
    if record.seen_by:
        raise Illegal("record-redacted", seat=record.seen_by)
    match = begin(record) if places is None else _begin_in_text(record, places)
    _go_through(match, record.steps, 1, repeat(None) if places is None else iter(places.moves))
    return match


def begin(record: Record, game: AnyGame | None = None) -> AnyMatch:
    """The match at the start of a record, of an installed game or of the one given; raises Illegal."""
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
    """The complaint with its place in the text; a diagram has counted its own lines."""
    start = places.headers.get("start", 1)
    inside = why.args.get("line")
    if isinstance(inside, int):
        return Illegal(why.id, **{**why.args, "line": start + inside})
    header = HEADERS.get(why.id, f"option {why.args.get('name')}")
    return Illegal("record-bad-header", line=places.headers.get(header, start), column=1, why=why)


def _go_through(match: AnyMatch, steps: tuple[Step, ...], number: int, places: Iterator[Place | None]) -> None:
    """Make these moves, and those of every variation in a match beside it."""
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
    """The match as this seat (None: a spectator) may have it in writing while it goes on."""
    game = match.game
    return Record(
        game=game.name,
        rules=game.version,
        seats=match.seats,
        names=names,
        options=options_to_text(match.options),
        seen_by=SPECTATOR if seat is None else letter(seat),
        start=game.draw(game.view(match.moments[0].state, seat)) if match.start else "",
        steps=disclosed(game, match.moments, seat),
    )


def disclosed(game: AnyGame, moments: Iterable[AnyMoment], seat: Seat | None) -> tuple[Step, ...]:
    """The moves of a line as a place may have them in writing; hidden ones are left out."""
    steps = []
    for before, after in pairwise(moments):
        shown = game.disclose(before.state, after.by, after.move, seat)
        if shown is not None:
            steps.append(Step(after.by, game.write(before.state, shown)))
    return tuple(steps)
