"""A game looked at afterwards: in this process, or in several, as long as there is time."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from time import monotonic
from typing import Final

from grusel.coach.chances import estimator_of
from grusel.coach.findings import Analysis, assemble
from grusel.coach.sampling import Sampler, Tally, Task, gathered, take, tasks
from grusel.match import AnyMatch
from grusel.record import to_text

SECONDS: Final = 50.0  # of a minute: what is under way has to be finished
AHEAD: Final = 4  # tasks that wait for each process

Done = tuple[Task, Tally]
Progress = Callable[[float], None]  # from 0 to 1


def unseen(share: float) -> None:
    """Report no progress."""


def analyse(
    match: AnyMatch,
    *,
    series: int = 0,
    seconds: float = SECONDS,
    jobs: int = 1,
    seed: int = 1,
    progress: Progress = unseen,
) -> Analysis:
    """The analysis of a match; the same for the same seed, if all series are finished before time is up."""
    until = monotonic() + seconds
    estimator = estimator_of(match.game)
    series = series or estimator.series
    wanted = tasks(match, series)
    run = _in_processes(match, wanted, jobs, seed) if jobs > 1 else _here(match, wanted, seed)
    done: list[Done] = []
    for one in run:
        done.append(one)
        progress(len(done) / len(wanted))
        if monotonic() >= until:
            break
    run.close()
    return assemble(match, gathered(done), series * estimator.samples, len(done) == len(wanted))


def _here(match: AnyMatch, wanted: list[Task], seed: int) -> Generator[Done]:
    sampler = Sampler(match, seed)
    for task in wanted:
        yield task, sampler.take(task)


def _in_processes(match: AnyMatch, wanted: list[Task], jobs: int, seed: int) -> Generator[Done]:
    """Only a few tasks wait at a time, so that it can stop soon."""
    record, due = to_text(match.record()), iter(wanted)
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(take, record, seed, task): task for task in islice(due, AHEAD * jobs)}
        try:
            while waiting:
                future = next(as_completed(waiting))
                yield waiting.pop(future), future.result()
                for task in islice(due, 1):
                    waiting[pool.submit(take, record, seed, task)] = task
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
