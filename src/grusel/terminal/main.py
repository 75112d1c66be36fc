"""The command `grusel`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import typer
from msgspec.structs import replace

from grusel.bench.perft import perft as count_leaves
from grusel.bots import Bot, find_bot, is_file, load_bot
from grusel.game import Illegal, Seat
from grusel.match import AnyMatch, AnyMoment, Match
from grusel.options import option_values, option_word
from grusel.record import SPECTATOR, Record, letter, options_from_text, to_json, to_text
from grusel.registry import AnyGame, broken, find, installed
from grusel.replay import load
from grusel.replay import redact as as_seen
from grusel.terminal import analyse, arena, bench, puzzle, remote, shy_solve
from grusel.terminal.files import number, read_text, write_bytes
from grusel.terminal.play import HotSeat
from grusel.terminal.screen import Screen
from grusel.terminal.serve import commands
from grusel.words import LANGUAGES, rules_page

app = typer.Typer(help="A haunted games table.", no_args_is_help=True, pretty_exceptions_enable=False)
app.add_typer(commands)
app.add_typer(analyse.commands)
app.add_typer(arena.commands)
app.add_typer(remote.commands)
app.add_typer(shy_solve.commands)
app.add_typer(bench.app, name="bench")
app.add_typer(puzzle.app, name="puzzle")

Language = Annotated[str, typer.Option("--lang", help="en, de or nl; by default that of your system.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
GameName = Annotated[str, typer.Argument(help="A name that `grusel games` lists.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, in text or JSON.")]
As = Annotated[str, typer.Option("--as", help="A seat's letter or `spectator`; by default the whole truth.")]
Seats = Annotated[int, typer.Option(help="How many play; by default as few as the game allows.", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be given several times.")]


def run() -> None:
    """Start the command; what is wrong is said in one line of the person's language."""
    try:
        app()
    except Illegal as error:
        screen = Screen(_language_asked_for(sys.argv))
        sys.stderr.write(screen.words.say(error.message) + "\n")
        raise SystemExit(2) from None


def _language_asked_for(arguments: list[str]) -> str:
    """What --lang says, where we speak it: errors come before the screen that knows."""
    asked = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(arguments) if word == "--lang"]
    return next((language for language in asked if language in LANGUAGES), "")


@app.command()
def games(lang: Language = "", json: AsJson = False) -> None:
    """List the games."""
    screen = Screen(lang)
    if json:
        rows = [
            {"name": game.name, "version": game.version, "seats": list(game.seats)} for game in installed().values()
        ]
        print(msgspec.json.encode(rows).decode())
        return
    for game in installed().values():
        exactly = "-exactly" if len(game.seats) == 1 else ""
        players = screen.words.say(_message(f"terminal-players{exactly}", least=game.seats[0], most=game.seats[-1]))
        screen.console.print(f"[bold]{game.name}[/]  {screen.words.say(_message(game.name))}, {players}")
        _print_if_said(screen, f"{game.name}-blurb")
    for name, problem in broken().items():
        screen.aside.print(screen.words.say(_message("broken-game", name=name, problem=problem)), markup=False)


def _print_if_said(screen: Screen, id: str) -> None:
    """A line of explanation, where a game brings one."""
    if screen.words.knows(id):
        screen.console.print(f"  {screen.words.say(_message(id))}", markup=False)


@app.command()
def rules(game: GameName, lang: Language = "") -> None:
    """Print the rules of a game, as a player reads them."""
    screen, found = Screen(lang), find(game)
    screen.markdown(rules_page(found, screen.words.language))


@app.command()
def options(game: GameName, lang: Language = "", json: AsJson = False) -> None:
    """List the options of a game and what each can be, the default first."""
    screen, kind = Screen(lang), find(game).types.options
    if json:
        print(msgspec.json.encode(msgspec.json.schema(kind)).decode())
        return
    for name in kind.__struct_fields__:
        id = f"{game}-option-{name}"
        label = screen.words.say(_message(id)) if screen.words.knows(id) else ""
        screen.console.print(f"[bold]{name}[/] = {_choices(kind, name)}  {label}".rstrip())
        _print_if_said(screen, f"{id}-help")


def _choices(kind: Any, name: str) -> str:
    """What an option can be, the default first."""
    default = option_word(getattr(kind(), name))
    others = [word for word in map(option_word, option_values(kind).get(name, [])) if word != default]
    return " | ".join([default, *others])


@app.command()
def play(
    game: GameName,
    seats: Seats = 0,
    bot: Annotated[
        list[str] | None, typer.Option(help="NAME, NAME:COUNT or FILE.py:NAME; bots take the last seats.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="A player's name; in the order of the seats.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a record.")] = None,
    seed: Annotated[int | None, typer.Option(help="Fixed luck, to try things out.")] = None,
    lang: Language = "",
) -> None:
    """Play at this keyboard, people and bots in any mix."""
    found = find(game)
    if resume:
        before, match = _resumed(resume, found, seats, option or [])
    else:
        match = _new_match(found, seats, option or [])
        before = match.record()
    bots = _seated_bots(bot or [], match.seats)
    screen = Screen(lang, _names(name or [], before))
    title = screen.words.say(_message(match.game.name))
    screen.say("terminal-welcome", game=title, people=match.seats - len(bots), bots=len(bots))
    rng = Random(secrets.randbits(64) if seed is None else seed)
    HotSeat(match, bots, screen, rng, save or resume, before).run()


@app.command()
def show(
    file: RecordFile,
    move: Annotated[int | None, typer.Option(help="After this move; by default the last.")] = None,
    seen_by: As = "",
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Show a position of a record."""
    record, match = _load(file)
    screen = Screen(lang, record.names)
    view = _view(match, _move_number(match, move), seen_by)
    if json:
        print(msgspec.json.encode(view).decode())
    else:
        screen.diagram(match.game, match.game.draw(view))


@app.command()
def replay(
    file: RecordFile,
    seen_by: As = "",
    lang: Language = "",
    all: Annotated[bool, typer.Option("--all", help="All moves at once, without stopping.")] = False,
    json: AsJson = False,
) -> None:
    """Go through a record move by move, with everything that happened."""
    record, match = _load(file)
    screen, last = Screen(lang, record.names), len(match.moments) - 1
    if json:
        print(msgspec.json.encode(_told(match, seen_by)).decode())
        return
    at: int | None = 0
    while at is not None and at <= last:
        _show_moment(screen, match, at, seen_by, record.steps[at - 1].comment if at else record.comment)
        at = at + 1 if all or at == last else _next_moment(screen, match, at)


@app.command()
def redact(
    file: RecordFile,
    seen_by: Annotated[str, typer.Option("--as", help="A seat's letter or `spectator`.", show_default=False)],
    move: Annotated[int | None, typer.Option(help="As it stood after this move; by default the last.")] = None,
    to: Annotated[Path | None, typer.Option(help="Where to write it; by default on the screen.")] = None,
    json: AsJson = False,
) -> None:
    """Write a record as one seat may have it while the game goes on: nothing in it that the seat does not know."""
    record, match = _load(file)
    del match.moments[_move_number(match, move) + 1 :]
    shown = as_seen(match, _watcher(match, seen_by), record.names)
    written = to_json(shown) + b"\n" if json or (to and to.suffix == ".json") else to_text(shown).encode()
    if to:
        write_bytes(to, written)
    else:
        sys.stdout.write(written.decode())


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, help="How many moves deep; outcomes of chance count too.")] = 2,
    seats: Seats = 0,
    option: Options = None,
    position: Annotated[Path | None, typer.Option(help="A diagram to count from.")] = None,
    json: AsJson = False,
) -> None:
    """Count the ways to make so many moves."""
    found = find(game)
    if position:
        state: Any = found.parse(read_text(position))
    else:
        state = _new_match(found, seats, option or []).state
    counts = {str(deep): count_leaves(found, state, deep) for deep in range(1, depth + 1)}
    print(msgspec.json.encode(counts).decode() if json else "\n".join(f"{deep} {n}" for deep, n in counts.items()))


def _message(id: str, **args: str | int) -> Any:
    return Illegal(id, **args).message


def _new_match(game: AnyGame, seats: int, words: list[str]) -> AnyMatch:
    for word in words:
        if "=" not in word:
            raise Illegal("terminal-bad-word", word=word, expected="name=value")
    return Match(
        game, seats or game.seats[0], options_from_text(game.types.options, dict(word.split("=", 1) for word in words))
    )


def _resumed(file: Path, game: AnyGame, seats: int, words: list[str]) -> tuple[Record, AnyMatch]:
    """A record to go on with; what else was asked for must not contradict it."""
    record, match = _load(file)
    if match.game is not game:
        raise Illegal("terminal-resume-game", found=match.game.name, asked=game.name)
    if seats not in (0, match.seats):
        raise Illegal("terminal-resume-seats", found=match.seats, asked=seats)
    if words:
        raise Illegal("terminal-resume-options")
    written = match.record().steps  # the same moves, perhaps in other words
    steps = [replace(noted, move=step.move) for noted, step in zip(record.steps, written, strict=True)]
    return replace(record, steps=tuple(steps)), match


def _names(asked: list[str], record: Record) -> list[str]:
    """The names that were given, else those in the record, else letters."""
    known = [*asked, *record.names[len(asked) :]]
    return [*known, *map(letter, range(len(known), record.seats))][: record.seats]


def _seated_bots(words: list[str], seats: int) -> dict[Seat, Bot]:
    """The bots that were asked for, on the last seats."""
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


def _load(file: Path) -> tuple[Record, AnyMatch]:
    return load(read_text(file))


def _move_number(match: AnyMatch, number: int | None) -> int:
    last = len(match.moments) - 1
    if number is not None and not 0 <= number <= last:
        raise Illegal("terminal-no-move", number=number, last=last)
    return last if number is None else number


def _view(match: AnyMatch, at: int, seen_by: str) -> Any:
    game, state = match.game, match.moments[at].state
    return game.view(state, _watcher(match, seen_by)) if seen_by else game.truth(state)


def _watcher(match: AnyMatch, name: str) -> Seat | None:
    known = [*map(letter, range(match.seats)), SPECTATOR]
    if name not in known:
        raise Illegal("terminal-no-seat", seat=name, known=", ".join(known))
    return None if name == SPECTATOR else known.index(name)


def _show_moment(screen: Screen, match: AnyMatch, at: int, seen_by: str, comment: str) -> None:
    moment, game = match.moments[at], match.game
    screen.say("terminal-step", "candle", number=at, last=len(match.moments) - 1)
    for event in _events_seen(match, moment, seen_by):
        screen.tell(game.tell(event), "ghost")
    if comment:
        screen.console.print(comment, style="italic", markup=False)
    screen.diagram(game, game.draw(_view(match, at, seen_by)))


def _told(match: AnyMatch, seen_by: str) -> list[dict[str, Any]]:
    """Every move and what happened, the whole truth or what a seat noticed of it, without gaps."""
    told: list[dict[str, Any]] = []
    for before, after in pairwise(match.moments):
        move = _move_seen(match, before.state, after, seen_by)
        events = list(_events_seen(match, after, seen_by))
        if move is not None or events:
            told.append({"number": len(told) + 1, "by": letter(after.by), "move": move, "events": events})
    return told


def _move_seen(match: AnyMatch, before: Any, after: AnyMoment, seen_by: str) -> str | None:
    game, shown = match.game, after.move
    if seen_by:
        shown = game.disclose(before, after.by, after.move, _watcher(match, seen_by))
    return None if shown is None else game.write(before, shown)


def _events_seen(match: AnyMatch, moment: AnyMoment, seen_by: str) -> Iterator[Any]:
    for event in moment.events:
        seen = match.game.witness(event, _watcher(match, seen_by)) if seen_by else event
        if seen is not None:
            yield seen


def _next_moment(screen: Screen, match: AnyMatch, at: int) -> int | None:
    """Where the person wants to go; None to stop."""
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
