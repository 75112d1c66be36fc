"""`grusel bench`: speed, strength and soaks of rules and bots; load, crashes and fuzzing of the server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from grusel.bench.cells import Cell
from grusel.bench.rules import bench_rules
from grusel.bench.soak import soak as run_soak
from grusel.bench.strength import FRESH, chosen, heading, play_cell, row
from grusel.bots.arena.fixture import Result
from grusel.game import Illegal
from grusel.terminal.arguments import CORES, Jobs
from grusel.terminal.screen import number

commands = typer.Typer(help="Measure speed, strength and robustness.", no_args_is_help=True)
History = Annotated[Path | None, typer.Option(help="File for all that clients and store have seen.")]
Rounds = Annotated[int, typer.Option(help="Rounds of every measurement in turn; the median counts.", min=1)]


@commands.command()
def rules(
    seconds: Annotated[float, typer.Option(help="Seconds for each figure.")] = 2.0,
    rounds: Rounds = 1,
) -> None:
    """Measure the speed of the rules, interpreted and compiled, and of installed peers."""
    bench_rules(seconds, rounds)


@commands.command()
def soak(
    game: str,
    games: Annotated[int, typer.Option(min=1, help="Number of random games.")] = 100_000,
    jobs: Jobs = CORES,
    varied: Annotated[bool, typer.Option(help="Vary the options.")] = True,
) -> None:
    """Play random games at every seat count; stop at the first that breaks a law."""
    console = Console(soft_wrap=True)
    tally = None
    with console.status(game) as status:
        for tally in run_soak(game, games, jobs, varied):
            status.update(f"{game}: {tally.games:,} of {games:,}")
    if tally:
        console.print(f"{game}: {tally.games:,} games, {tally.moves:,} moves, the longest {tally.longest}")
        for ending, count in sorted(tally.ends.items(), key=lambda pair: -pair[1]):
            console.print(f"  {count:>9,}  {ending}")


@commands.command()
def strength(
    only: Annotated[list[str] | None, typer.Option(help="Cells whose names begin like this; may be repeated.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Play only a few games of each cell, as a trial.")] = False,
    keep: Annotated[Path, typer.Option(help="Folder for results; an interrupted run is resumed.")] = Path("strength"),
    jobs: Jobs = CORES,
    seed: Annotated[int, typer.Option(help="Seed of the first deal.")] = FRESH,
) -> None:
    """Play the cells of docs/strength.md and print its tables so far."""
    console, before = Console(soft_wrap=True, highlight=False), ""
    for cell in chosen(only or [], quick):
        if cell.game != before:
            before = cell.game
            console.print("\n".join(heading(cell.game)), markup=False)
        results = _watched(console, cell, keep, jobs, seed)
        if results:
            console.print(row(cell, results), markup=False)


def _watched(console: Console, cell: Cell, keep: Path, jobs: int, seed: int) -> Sequence[Result]:
    """Play a cell; return the results so far if interrupted."""
    results: list[Result] = []
    with console.status(cell.name) as status:
        try:
            for result in play_cell(cell, keep, jobs, seed):
                results.append(result)
                status.update(f"{cell.name}: {len(results)} of {cell.games}")
        except KeyboardInterrupt:
            console.print(f"{cell.name}: {len(results)} of {cell.games}")
    return results


# --- the server: its libraries take a while to import, so each command does it for itself -----------------------------


@commands.command()
def crash(
    kills: Annotated[int, typer.Option(min=1, help="Number of kills.")] = 200,
    tables: Annotated[int, typer.Option(help="At a time.")] = 12,
    seed: int = 0,
    history: History = None,
) -> None:
    """Kill a server again and again during play; each acknowledged move must be there exactly once."""
    from grusel.bench.crash import crash as run_crash

    found = asyncio.run(run_crash(kills, tables, seed, history=history))
    print(msgspec.json.encode(found).decode())
    raise SystemExit(bool(found.problems))


@commands.command()
def failover(
    kills: Annotated[int, typer.Option(min=0, help="How often a server is killed.")] = 20,
    freezes: Annotated[int, typer.Option(min=0, help="How often one is frozen for longer than its lease.")] = 10,
    outages: Annotated[int, typer.Option(min=0, help="How often PostgreSQL goes away, and how often Redis.")] = 10,
    tables: Annotated[int, typer.Option(min=1, help="At a time.")] = 8,
    seed: int = 0,
    history: History = None,
) -> None:
    """Disturb two servers on PostgreSQL and Redis of their own while people play; nothing may be lost."""
    from grusel.bench.failover import failover as run_failover
    from grusel.bench.services import Missing

    try:
        trial = run_failover(kills, freezes, outages, tables, seed, file=history)
    except Missing as missing:
        raise Illegal("terminal-system", problem=str(missing)) from None
    print(msgspec.json.encode(trial).decode())
    raise SystemExit(bool(trial.found.problems))


@commands.command()
def powercut(
    cuts: Annotated[int, typer.Option(min=1, help="Number of power cuts.")] = 5000,
    seed: int = 0,
    synchronous: Annotated[str, typer.Option(help="SQLite's setting; only FULL is durable.")] = "FULL",
) -> None:
    """Simulate power cuts that drop, tear or reorder unsynced writes; a server must open the rest."""
    from grusel.bench.powercut.cuts import cut_power

    found = asyncio.run(cut_power(cuts, seed, synchronous))
    print(msgspec.json.encode(found).decode())
    raise SystemExit(bool(found.problems))


@commands.command()
def diskfull(
    sizes: Annotated[int, typer.Option(min=1, help="Number of disk sizes, each with a kill and with a stop.")] = 40,
    tables: Annotated[int, typer.Option(help="At a time.")] = 8,
    seed: int = 0,
) -> None:
    """Fill a small disk by playing, end the server, make room; no acknowledged move may be lost. Needs root."""
    from grusel.bench.diskfull import fill, spread

    filled = fill(spread(sizes), tables, seed)
    print(msgspec.json.encode(filled).decode())
    raise SystemExit(bool(filled.found.problems))


@commands.command()
def fuzz(messages: Annotated[int, typer.Option(min=1, help="Messages to send.")] = 300_000, seed: int = 0) -> None:
    """Send invalid messages to tables of every game; they must change nothing, and memory must stay flat."""
    from grusel.bench.fuzz import fuzz as run_fuzz

    seen = asyncio.run(run_fuzz(messages, seed))
    print(msgspec.json.encode(seen).decode())
    raise SystemExit(bool(seen.problems))


@commands.command()
def hostile(
    seconds: Annotated[float, typer.Option(min=0.5, help="For each figure.")] = 10.0,
    only: Annotated[list[str] | None, typer.Option(help="Loads whose name begins so; may be given again.")] = None,
    source: Annotated[str, typer.Option(help="The `src` of another version, whose server is attacked instead.")] = "",
) -> None:
    """Attack a server from one address while people play; what they wait for, its memory, and how it ends."""
    from grusel.bench.hostile.loads import LOADS
    from grusel.bench.hostile.siege import lay_siege

    missed = False
    for siege in lay_siege([load for load in LOADS if not only or load.startswith(tuple(only))], seconds, source):
        print(msgspec.json.encode(siege).decode(), *siege.misses, sep="  ! ", flush=True)
        missed |= bool(siege.misses)
    raise SystemExit(missed)


@commands.command()
def websockets() -> None:
    """Hold WebSockets to RFC 6455 in the families of the Autobahn|Testsuite, compression left out."""
    from grusel.bench.websockets.servers import check_ours, check_plain

    console, wrong = Console(soft_wrap=True, highlight=False), 0
    for name, checking in (("grusel serve", check_ours), ("the ASGI endpoint on uvicorn", check_plain)):
        cases, differences = asyncio.run(checking())
        wrong += len(differences)
        families = ", ".join(f"{family}: {count}" for family, count in Counter(case.family for case in cases).items())
        console.print(f"{name}: {len(cases)} cases ({families}), {len(differences)} wrong", markup=False)
        for difference in differences:
            console.print(f"  {difference.case}: {difference.problem}", markup=False)
    raise SystemExit(bool(wrong))


@commands.command()
def simulate(
    seeds: Annotated[int, typer.Option(min=1, help="Number of nights.")] = 1000,
    first: Annotated[int, typer.Option(min=0, help="The first seed.")] = 0,
    seed: Annotated[int | None, typer.Option(min=0, help="Replay this night and print its events.")] = None,
    without: Annotated[str, typer.Option(help="Parts of that night to leave out, separated by commas.")] = "",
    until: Annotated[float, typer.Option(min=0, help="Time at which faults stop in that night; 0: by its seed.")] = 0.0,
    history: Annotated[Path | None, typer.Option(help="File for the history of that night.")] = None,
    jobs: Jobs = CORES,
) -> None:
    """Simulate nights with failing servers, store, bus and network; no move may be lost and no secret leak."""
    from grusel.bench.simulation import seeds as simulation

    if seed is not None:
        parts = frozenset(part.strip() for part in without.split(",") if part.strip())
        raise SystemExit(not simulation.replay(seed, parts, until, history))
    raise SystemExit(not simulation.live(first, seeds, jobs))


@commands.command()
def planted(
    within: Annotated[int, typer.Option(min=1, help="How many seeds at most for each bug.")] = 2000,
    only: Annotated[str, typer.Option(help="Bugs whose names have this in them.")] = "",
) -> None:
    """Plant known bugs, one after another, and count the seeds until the simulation finds each; interpreted only."""
    from grusel.bench.simulation.planted import BUGS, HEADING, hunt

    missed = False
    print(HEADING)
    for bug in BUGS:
        if only in bug.name:
            found = hunt(bug, within)
            print(found.row(), flush=True)
            missed |= not found.seeds
    raise SystemExit(missed)


@commands.command()
def audit(
    history: Annotated[Path, typer.Argument(help="A history written by `grusel bench crash --history`.")],
) -> None:
    """Check the history of a real server by the rules of the simulation."""
    from grusel.bench.auditor import audit as judge
    from grusel.bench.history import read

    violations = judge(read(history))
    for violation in violations:
        print(f"{violation.rule}: {violation.table}: {violation.text}")
    raise SystemExit(bool(violations))


@commands.command()
def server(
    tables: Annotated[str, typer.Option(help="Numbers of tables, separated by commas.")] = "10,100",
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds for each figure.")] = 5.0,
    rounds: Rounds = 1,
    game: Annotated[str, typer.Option(help="picks: the smallest game, which boardgame.io also plays.")] = "picks",
    pause: Annotated[float, typer.Option(min=0, help="Seconds that every player thinks.")] = 0.0,
    peer: Annotated[Path | None, typer.Option(help="Folder of boardgame.io (default: in your cache).")] = None,
) -> None:
    """Measure moves a second through real sockets, stored and sent to all, beside boardgame.io's server.

    In the database of the settings; where they name a Redis, through two processes as well.
    """
    from grusel.bench.boardgame import can_run, run_peer
    from grusel.bench.load import Load, in_turn, run_load, run_pair
    from grusel.server.settings import database_url, read_settings

    counts, settings = _numbers(tables), read_settings()
    kept = database_url(settings).partition(":")[0]
    compared = game == "picks" and not pause and can_run()
    if not compared:
        print("boardgame.io only plays picks, without pauses, and only where npm is")
    for many in counts:
        works: list[Callable[[], Load]] = [
            partial(run_load, game, many, seconds, store, pause) for store in (kept, "none")
        ]
        if settings.redis_url:
            works.append(partial(run_pair, game, many, seconds))
        if compared:
            works.append(partial(run_peer, peer or Path.home() / ".cache" / "grusel-peer", many, seconds))
        for run in in_turn(works, rounds):
            print(msgspec.json.encode(run).decode(), flush=True)


def _numbers(word: str) -> list[int]:
    """Numbers from 1 up, with commas between them; raises Illegal."""
    found = [number(one.strip()) for one in word.split(",")]
    if not all(found):
        raise Illegal("terminal-bad-word", word=word, expected="10,100")
    return [one for one in found if one]


@commands.command()
def endure(
    minutes: Annotated[int, typer.Option(min=1, help="Length of the run.")] = 60,
    tables: Annotated[int, typer.Option(help="Tables, with four sockets each.")] = 20,
    pause: Annotated[float, typer.Option(help="Seconds that every player thinks.")] = 0.5,
    game: str = "picks",
) -> None:
    """Play long games slowly; print memory and the cost of a move each minute, which must both stay flat."""
    from grusel.bench.load import run_long

    run_long(game, tables, minutes, pause)
