"""Many games at once, in processes or on a cluster; what is kept is not played again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from grusel.bots.arena.fixture import Fixture, Result, play
from grusel.bots.workers import done

RESULTS = "results.jsonl"


def run(fixtures: Iterable[Fixture], jobs: int, dask: str = "", keep: Path | None = None) -> Iterator[Result]:
    """Every result, first those that are kept already, then the others as they come in."""
    wanted = list(fixtures)
    kept = kept_results(keep) if keep else {}
    yield from (kept[fixture.key] for fixture in wanted if fixture.key in kept)
    due = [fixture for fixture in wanted if fixture.key not in kept]
    for result in done(play, due, jobs, dask):
        if keep:
            write(keep, result)
        yield result


def kept_results(folder: Path) -> dict[str, Result]:
    """What an earlier run has left here; a line that was cut off by a crash is played again."""
    found: dict[str, Result] = {}
    file = folder / RESULTS
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            continue
        found[result.key] = result
    return found


def write(folder: Path, result: Result) -> None:
    """A line for the tables, and the game as a record."""
    folder.mkdir(parents=True, exist_ok=True)
    record_file(folder, result).write_text(result.record, "utf-8")
    with (folder / RESULTS).open("ab") as file:
        # A line of its own, even after one that was cut off.
        file.write(b"\n" + msgspec.json.encode(msgspec.structs.replace(result, record="")) + b"\n")


def record_file(folder: Path, result: Result) -> Path:
    name = "".join(letter if letter.isalnum() else "-" for letter in result.key)
    return folder / f"{name}.txt"
