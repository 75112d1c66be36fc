"""Solve games of one floor, in processes or on a cluster; a stored answer is not computed again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
from msgspec import Struct

from grusel.bots.workers import done
from grusel.games.shy.bots.book import TOLD, Choice, Page, written_building
from grusel.games.shy.bots.campaign import Task, hands
from grusel.games.shy.bots.equilibrium import Solved, mean, solve
from grusel.games.shy.bots.ground import FREE, GUESSING, Ground
from grusel.games.shy.bots.measure import best_against
from grusel.games.shy.bots.plot import WAYS, Plot, survey
from grusel.games.shy.bots.response import builder_best
from grusel.games.shy.bots.rounding import written_walk
from grusel.games.shy.bots.solver import Floor, Hand
from grusel.games.shy.bots.standing import shapes

LEAST: Final = 0.0001  # rarer choices of the builder are left out
LOSS: Final = 0.0004  # the hero's greatest loss through rounding, against any hand


class Answer(Struct):
    name: str
    page: Page
    low: float  # the hero of the page has at least this value
    high: float  # its builder concedes at most this value
    shapes: int  # in play
    seconds: float = 0.0  # of processor time


def answer(task: Task) -> Answer:
    """Solve one task as a page."""
    began = process_time()
    numbers, cells = task.shapes or range(len(shapes())), list(shapes())
    plots = [survey(cells[number], task.monsters, task.peeks, task.manner) for number in numbers]
    holding = hands(task.deals)
    solved = solve(plots, holding, task.tolerance)
    building = _building(solved, [numbers[at] for at in solved.in_play], len(holding))
    high = best_against(building, task.deals, task.monsters, task.peeks, FREE | task.manner & GUESSING)
    walking, values = list[bytes](), solved.values
    if not task.name.startswith(TOLD):
        walking = [_walk(task, plot, holding, solved.values) for plot in plots]
        values = builder_best(Floor(plots, holding))
    page = Page([(deal.before, deal.drawn) for deal in task.deals], values, building, walking)
    return Answer(task.name, page, mean(holding, values), high, len(solved.in_play), process_time() - began)


def _building(solved: Solved, used: list[int], hands: int) -> list[list[Choice]]:
    """The builder's choices for each hand, on the shapes in use."""
    width = len(used) * WAYS
    return [written_building(solved.building[at * width : at * width + width], used, LEAST) for at in range(hands)]


def _walk(task: Task, plot: Plot, holding: list[Hand], values: list[float]) -> bytes:
    """The hero's strategy on a shape, as coarse as his surplus allows; it becomes the plot's average."""
    return written_walk(plot, Ground(plot.cells, task.monsters, task.manner), task.peeks, holding, values, LOSS)


def answers(
    tasks: Iterable[Task], jobs: int, dask: str, keep: Path, solver: Callable[[Task], Answer] = answer
) -> Iterator[Answer]:
    """Every answer: stored ones first, then the others as they arrive."""
    due: list[Task] = []
    for task in tasks:
        kept = kept_answer(keep, task)
        if kept:
            yield kept
        else:
            due.append(task)
    by_name = {task.name: task for task in due}
    for found in done(solver, due, jobs, dask):
        write(keep, by_name[found.name], found)
        yield found


def kept_answer(folder: Path, task: Task) -> Answer | None:
    """The answer that an earlier run stored for exactly this task."""
    file = folder / _file(task)
    return msgspec.msgpack.decode(file.read_bytes(), type=Answer) if file.exists() else None


def write(folder: Path, task: Task, found: Answer) -> None:
    """Write atomically: a run that is cut off leaves no half answer."""
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f"{_file(task)}.half"
    half.write_bytes(msgspec.msgpack.encode(found))
    half.replace(folder / _file(task))


def _file(task: Task) -> str:
    digest = sha256(msgspec.msgpack.encode(task)).hexdigest()[:16]
    return f"{task.name.replace(' ', '-')}.{digest}"
