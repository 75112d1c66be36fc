"""`grusel play`: seats and names for a new or resumed game."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from msgspec.structs import replace

from grusel.bots import Bot, find_bot, is_file, load_bot
from grusel.game import Illegal, Seat
from grusel.match import AnyMatch
from grusel.record import Record, letter
from grusel.registry import AnyGame, find
from grusel.replay import load
from grusel.server.settings import data_folder, read_settings
from grusel.terminal.arguments import GameName, Language, Options, Seats, new_match
from grusel.terminal.files import free_file, read_text
from grusel.terminal.hotseat import HotSeat, keep
from grusel.terminal.screen import Screen
from grusel.terminal.sitting import Sitting

commands = typer.Typer()


@commands.command()
def play(
    game: GameName,
    seats: Seats = 0,
    bot: Annotated[
        list[str] | None, typer.Option(help="NAME, NAME:COUNT or FILE.py:NAME; bots take the last seats.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="A player's name; in the order of the seats.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="File to save the game to, else one in the data folder.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume this record.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fix the luck, for experiments.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line, as on a pipe.")] = False,
    lang: Language = "",
) -> None:
    """Play at this keyboard, people and bots in any mix."""
    found = find(game)
    if resume:
        before, match = _resumed(resume, found, seats, option or [])
    else:
        match = new_match(found, seats, option)
        before = match.record()
    bots = _seated_bots(bot or [], match.seats)
    screen = Screen(lang, _names(name or [], before))
    title = screen.sentence(match.game.name)
    screen.say("terminal-welcome", game=title, people=match.seats - len(bots), bots=len(bots))
    rng = Random(secrets.randbits(64) if seed is None else seed)
    file = save or resume or free_file(_folder() / f"{found.name}.grusel")
    sitting = Sitting(match, bots, rng, file, before, screen.names)
    if plain or not screen.console.is_terminal or not sys.stdin.isatty():
        HotSeat(sitting, screen).run()
    else:
        from grusel.terminal.full_screen import FullScreen  # takes a while to import

        full_screen = FullScreen(sitting, screen.words)
        full_screen.run()
        keep(sitting, screen)
        if full_screen.failed:
            raise full_screen.failed


def _folder() -> Path:
    """Where games go that were given no file: beside those of the server, or here if that cannot be."""
    folder = data_folder(read_settings()) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path()
    return folder if os.access(folder, os.W_OK) else Path()


def _resumed(file: Path, game: AnyGame, seats: int, words: list[str]) -> tuple[Record, AnyMatch]:
    """The record to resume; other arguments must not contradict it."""
    record, match = load(read_text(file))
    if match.game is not game:
        raise Illegal("terminal-resume-game", found=match.game.name, asked=game.name)
    if seats not in (0, match.seats):
        raise Illegal("terminal-resume-seats", found=match.seats, asked=seats)
    if words:
        raise Illegal("terminal-resume-options")
    written = match.record().steps  # the same moves, perhaps in other words
    steps = [replace(noted, move=step.move) for noted, step in zip(record.steps, written, strict=True)]
    return replace(record, steps=tuple(steps)), match


def _seated_bots(words: list[str], seats: int) -> dict[Seat, Bot]:
    """The requested bots, on the last seats."""
    found: list[Bot] = []
    for word in words:
        if is_file(word):
            found.append(load_bot(word))
            continue
        name, _, count = word.partition(":")
        if count and not count.isdecimal():
            raise Illegal("terminal-bad-word", word=word, expected="NAME:COUNT")
        many = int(count[:9] or 1)
        found += [find_bot(name) for _ in range(min(many, seats + 1))]
        if len(found) > seats:
            raise Illegal("terminal-too-many-bots", bots=max(many, len(found)), seats=seats)
    return dict(zip(range(seats - len(found), seats), found, strict=True))


def _names(asked: list[str], record: Record) -> list[str]:
    """The given names, else those in the record, else letters; raise Illegal."""
    for name in asked:
        if not name.isprintable() or not name.strip():
            raise Illegal("terminal-bad-name", name=name)
    known = [*map(str.strip, asked), *record.names[len(asked) :]]
    return [*known, *map(letter, range(len(known), record.seats))][: record.seats]
