"""Commands that show a record, in full or as one seat saw it: `grusel show`, `replay` and `redact`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from grusel.game import Illegal, Seat
from grusel.match import AnyMatch
from grusel.record import SPECTATOR, letter, to_json, to_text
from grusel.replay import load
from grusel.replay import redact as as_seen
from grusel.terminal.arguments import AsJson, Language, RecordFile
from grusel.terminal.files import read_text, write_bytes
from grusel.terminal.screen import Screen, number
from grusel.timeline import AnyMoment

commands = typer.Typer()
As = Annotated[str | None, typer.Option("--as", help="A seat's letter or `spectator`; shows everything by default.")]


@commands.command()
def show(
    file: RecordFile,
    move: Annotated[int | None, typer.Option(help="Stop after this move (default: the last).")] = None,
    seen_by: As = None,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Show a position of a record."""
    record, match = load(read_text(file))
    screen = Screen(lang, record.names)
    view = _view(match, _move_number(match, move), seen_by)
    if json:
        print(msgspec.json.encode(view).decode())
    else:
        screen.diagram(match.game, match.game.draw(view))


@commands.command()
def replay(
    file: RecordFile,
    seen_by: As = None,
    lang: Language = "",
    all: Annotated[bool, typer.Option("--all", help="Print all moves without stopping.")] = False,
    json: AsJson = False,
) -> None:
    """Step through a record move by move, with its events."""
    record, match = load(read_text(file))
    screen, last = Screen(lang, record.names), len(match.moments) - 1
    if json:
        print(msgspec.json.encode(_told(match, seen_by)).decode())
        return
    at: int | None = 0
    while at is not None and at <= last:
        _show_moment(screen, match, at, seen_by, record.steps[at - 1].comment if at else record.comment)
        at = at + 1 if all or at == last else _next_moment(screen, match, at)


@commands.command()
def redact(
    file: RecordFile,
    seen_by: Annotated[str, typer.Option("--as", help="A seat's letter or `spectator`.", show_default=False)],
    move: Annotated[int | None, typer.Option(help="Stop after this move (default: the last).")] = None,
    to: Annotated[Path | None, typer.Option(help="File to write (default: the screen).")] = None,
    json: AsJson = False,
) -> None:
    """Write a record with only what one seat knows during the game."""
    record, match = load(read_text(file))
    match.cut(_move_number(match, move))
    shown = as_seen(match, _seat_or_spectators(match, seen_by), record.names)
    written = to_json(shown) + b"\n" if json or (to and to.suffix == ".json") else to_text(shown).encode()
    if to:
        write_bytes(to, written)
    else:
        sys.stdout.write(written.decode())


def _move_number(match: AnyMatch, number: int | None) -> int:
    last = len(match.moments) - 1
    if number is not None and not 0 <= number <= last:
        raise Illegal("terminal-no-move", number=number, last=last)
    return last if number is None else number


def _show_moment(screen: Screen, match: AnyMatch, at: int, seen_by: str | None, comment: str) -> None:
    moment, game = match.moments[at], match.game
    screen.say("terminal-step", "candle", number=at, last=len(match.moments) - 1)
    for event in _events_seen(match, moment, seen_by):
        screen.tell(game.tell(event), "ghost")
    if comment:
        screen.console.print(comment, style="italic", markup=False)
    screen.diagram(game, game.draw(_view(match, at, seen_by)))


def _next_moment(screen: Screen, match: AnyMatch, at: int) -> int | None:
    """Ask for the next move to show; None to stop."""
    while True:
        try:
            line = screen.ask("terminal-go-on")
        except EOFError:
            screen.console.print()
            return None
        if line == "quit":
            return None
        try:
            asked = number(line)
            return at + 1 if asked is None else _move_number(match, asked)
        except Illegal as error:
            screen.refuse(error)


def _told(match: AnyMatch, seen_by: str | None) -> list[dict[str, Any]]:
    """Every move with its events, in full or as a seat noticed them, numbered without gaps."""
    told: list[dict[str, Any]] = []
    for before, after in pairwise(match.moments):
        move = _move_seen(match, before.state, after, seen_by)
        events = _events_seen(match, after, seen_by)
        if move is not None or events:
            told.append({"number": len(told) + 1, "by": letter(after.by), "move": move, "events": events})
    return told


# --- the whole truth, or what a seat saw of it ------------------------------------------------------------------------


def _view(match: AnyMatch, at: int, seen_by: str | None) -> Any:
    game, state = match.game, match.moments[at].state
    return game.view(state, _seat_or_spectators(match, seen_by)) if seen_by is not None else game.truth(state)


def _move_seen(match: AnyMatch, before: Any, after: AnyMoment, seen_by: str | None) -> str | None:
    game, shown = match.game, after.move
    if seen_by is not None:
        shown = game.disclose(before, after.by, after.move, _seat_or_spectators(match, seen_by))
    return None if shown is None else game.write(before, shown)


def _events_seen(match: AnyMatch, moment: AnyMoment, seen_by: str | None) -> Sequence[Any]:
    return (
        match.game.witnessed(moment.events, _seat_or_spectators(match, seen_by))
        if seen_by is not None
        else moment.events
    )


def _seat_or_spectators(match: AnyMatch, name: str) -> Seat | None:
    known = [*map(letter, range(match.seats)), SPECTATOR]
    if name not in known:
        raise Illegal("terminal-no-seat", seat=name, known=", ".join(known))
    return None if name == SPECTATOR else known.index(name)
