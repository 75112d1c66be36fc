"""Many games in parallel, in processes or on a cluster; stored games are not played again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import SEEK_END
from pathlib import Path
from typing import BinaryIO

import msgspec

from grusel.bots.arena.fixture import Fixture, Result, play
from grusel.bots.workers import done
from grusel.game import Illegal
from grusel.options import read_options
from grusel.record import from_text, options_to_text
from grusel.registry import find

RESULTS = "results.jsonl"


def run(fixtures: Iterable[Fixture], jobs: int, dask: str = "", keep: Path | None = None) -> Iterator[Result]:
    """Every result: stored ones first, then the others as they arrive."""
    wanted = list(fixtures)
    kept = kept_results(keep) if keep else {}
    if keep and kept and wanted:
        check_same_game(keep, next(iter(kept.values())), wanted[0])
    yield from (kept[fixture.key] for fixture in wanted if fixture.key in kept)
    due = [fixture for fixture in wanted if fixture.key not in kept]
    for result in done(play, due, jobs, dask):
        if keep:
            write(keep, result)
        yield result


def kept_results(folder: Path) -> dict[str, Result]:
    """The results of an earlier run; a line that was cut off by a crash is played again."""
    found: dict[str, Result] = {}
    file = folder / RESULTS
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            continue
        found[result.key] = result
    return found


def check_same_game(folder: Path, result: Result, wanted: Fixture) -> None:
    """Check that a folder is for one game with one set of options; raises Illegal."""
    file = record_file(folder, result)
    if not file.exists():
        return
    record, kind = from_text(file.read_text("utf-8")), find(wanted.game).types.options
    same = record.game == wanted.game and record.options == options_to_text(read_options(kind, wanted.options))
    if not same:
        options = "".join(f" --option {name}={word}" for name, word in record.options.items())
        raise Illegal("arena-other-game", folder=str(folder), found=record.game + options)


def write(folder: Path, result: Result) -> None:
    """Append a line to the results, and write the game as a record."""
    folder.mkdir(parents=True, exist_ok=True)
    record_file(folder, result).write_text(result.record, "utf-8")
    with (folder / RESULTS).open("a+b") as file:
        line = msgspec.json.encode(msgspec.structs.replace(result, record="")) + b"\n"
        file.write(b"\n" + line if _was_cut_off(file) else line)


def _was_cut_off(file: BinaryIO) -> bool:
    """Whether the last line is incomplete."""
    length = file.seek(0, SEEK_END)
    file.seek(max(0, length - 1))
    return file.read() not in (b"", b"\n")


def record_file(folder: Path, result: Result) -> Path:
    name = "".join(letter if letter.isalnum() else "-" for letter in result.key)
    return folder / f"{name}.txt"
