"""`grusel puzzle`: play, solve, verify, make."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from grusel.game import Illegal, Message
from grusel.puzzles.daily import FIRST, LAST, day
from grusel.puzzles.daily import daily as daily_level
from grusel.puzzles.hall import Level, hall
from grusel.puzzles.solving import Answer, solve_within
from grusel.puzzles.verify import Row, days, header, markdown, verify_day
from grusel.puzzles.verify import verify as verify_level
from grusel.terminal.arguments import AsJson, Jobs, Language
from grusel.terminal.files import read_text
from grusel.terminal.puzzling import Puzzling, title
from grusel.terminal.screen import Screen

commands = typer.Typer(help="The puzzle hall.", no_args_is_help=True)

LevelName = Annotated[str, typer.Argument(help="An id from `grusel puzzle list`, a .txt file, or a link.")]
LINK_MARK = "1"
SHOWN = 5


@commands.command(name="list")
def list_levels(lang: Language = "", json: AsJson = False) -> None:
    """List the worlds and their levels."""
    puzzles = hall().puzzles
    if json:
        print(msgspec.json.encode(puzzles.worlds()).decode())
        return
    screen = Screen(lang)
    for world, ids in puzzles.worlds().items():
        screen.say(hall().id(f"world-{world}"), "candle")
        for id in ids:
            level = puzzles.shipped(id)
            screen.console.print(f"  {id:<34} {'*' * level.grade:<5}  {title(level, screen.words.language)}")


@commands.command()
def play(level: LevelName = "", lang: Language = "") -> None:
    """Arrange the hall, let the monster walk, watch it step by step."""
    Puzzling(_level(level or hall().puzzles.FIRST), Screen(lang, ["A", "B"])).run()


@commands.command()
def solve(
    level: LevelName,
    jobs: Jobs = 1,
    seconds: Annotated[float, typer.Option(help="Time limit.")] = 3600.0,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Find every solution of a level, or prove that there is none."""
    found = _level(level)
    with _progress() as progress:
        task = progress.add_task("", total=None)
        answer = solve_within(found, seconds, jobs, lambda walks: progress.update(task, completed=walks))
    if json:
        print(msgspec.json.encode(answer).decode())
    else:
        _show_answer(Screen(lang), found, answer)
    if not answer.solved.complete:
        raise typer.Exit(1)


@commands.command()
def verify(
    world: Annotated[list[str] | None, typer.Argument(help="Only these worlds or levels.")] = None,
    jobs: Jobs = 1,
    json: AsJson = False,
) -> None:
    """Solve and grade all levels: the table of docs/puzzles.md."""
    wanted, worlds = tuple(world or [""]), hall().puzzles.worlds()
    ids = [id for ids in worlds.values() for id in ids if id.startswith(wanted)]
    if not ids:
        raise Illegal(hall().id("no-world"), found=", ".join(wanted), known=", ".join(worlds))
    if not json:
        print(header())
    rows: list[Row] = []
    with ProcessPoolExecutor(jobs) as pool:
        for row in pool.map(verify_level, ids):
            rows.append(row)
            if not json:
                print(markdown(row), flush=True)
    if json:
        print(msgspec.json.encode(rows).decode())
    _say_problems([(row.id, row.problems) for row in rows])
    slowest = max(rows, key=lambda row: row.seconds)
    sys.stderr.write(f"{len(rows)} levels, {sum(row.seconds for row in rows):.1f} s, ")
    sys.stderr.write(f"the slowest {slowest.id} {slowest.seconds:.1f} s\n")


@commands.command()
def daily(
    when: Annotated[str, typer.Argument(help="A date such as 2026-11-30 (default: today).")] = "",
    text: Annotated[bool, typer.Option("--text", help="Print the level instead of playing it.")] = False,
    lang: Language = "",
) -> None:
    """Play the puzzle of a day, which is the same for all."""
    puzzles, chosen = hall().puzzles, day(when) if when else date.today()
    level = daily_level(chosen)
    if text:
        print(puzzles.draw(puzzles.unsolved(level)), end="")
        return
    screen = Screen(lang, ["A", "B"])
    screen.say(hall().id("daily"), "candle", date=chosen.isoformat())
    reached = Puzzling(level, screen).run()
    if reached:
        screen.tell(puzzles.share(chosen.isoformat(), *reached))


@commands.command()
def year(
    number: Annotated[int, typer.Argument(min=FIRST.year, max=LAST.year, help="A year such as 2027.")], jobs: Jobs = 1
) -> None:
    """Make and solve the puzzles of a year; check that each is solvable, new, and as hard as its weekday."""
    seen: dict[str, str] = {}
    slowest, total = 0.0, 0.0
    with ProcessPoolExecutor(jobs) as pool:
        for made, level in pool.map(verify_day, days(number)):
            link = hall().puzzles.to_link(level)
            twice = (f"the same as {seen[link]}",) if link in seen else ()
            seen[link] = made.date
            _say_problems([(made.date, (*made.problems, *twice))])
            slowest, total = max(slowest, made.seconds), total + made.seconds
            print(made.date, made.grade, made.best.changes, made.best.steps, f"{made.seconds:.2f} s", flush=True)
    print(f"{len(seen)} different puzzles, all solved; the slowest took {slowest:.1f} s, all together {total:.0f} s")


@commands.command()
def new(
    world: Annotated[str, typer.Argument(help="A world from `grusel puzzle list`.")],
    seed: Annotated[int | None, typer.Option(help="The same seed makes the same level.")] = None,
    tries: Annotated[int, typer.Option(min=1, help="Halls to try before giving up.")] = 5000,
) -> None:
    """Make a new level and print it with its solution."""
    rng = Random(f"{world} {seed}") if seed is not None else Random()
    level = hall().puzzles.new_level(world, rng, tries)
    if level is None:
        raise Illegal(hall().id("nothing-made"), tries=tries)
    print(hall().puzzles.draw(level), end="")


def _level(name: str) -> Level:
    if name.endswith(".txt"):
        return hall().puzzles.parse(read_text(Path(name)))
    if "/" not in name and not name.startswith(LINK_MARK):
        raise Illegal("terminal-bad-word", word=name, expected=f"{hall().puzzles.FIRST}, FILE.txt, LINK")
    return hall().puzzles.named(name)


def _progress() -> Progress:
    walks = TextColumn("{task.completed:,.0f}")
    return Progress(BarColumn(), walks, TimeElapsedColumn(), transient=True, disable=not sys.stderr.isatty())


def _show_answer(screen: Screen, level: Level, answer: Answer[Any]) -> None:
    solved, puzzles = answer.solved, hall().puzzles
    screen.tell(puzzles.said(answer.solved, answer.seconds), "candle")
    for solution in solved.solutions[:SHOWN]:
        screen.console.print(
            f"  {'; '.join(puzzles.written(level, solution.arrangement))}  ({solution.steps})", markup=False
        )
    if solved.difficulty:
        screen.tell(Message(hall().id(f"difficulty-{solved.difficulty.grade}")), "quiet")
        better = puzzles.with_solution(level, solved)
        if level.best and better.best != level.best:
            changes, steps = level.best.changes, level.best.steps
            screen.say(hall().id("best-wrong"), "blood", changes=changes, steps=steps)


def _say_problems(found: list[tuple[str, tuple[str, ...]]]) -> None:
    wrong = [f"{id}: {problem}" for id, problems in found for problem in problems]
    if wrong:
        sys.stderr.write("\n".join(wrong) + "\n")
        raise typer.Exit(1)
