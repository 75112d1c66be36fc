"""A worker process ends when it is no longer needed."""

from __future__ import annotations

import asyncio
import contextlib
import pickle

from grusel.server.http.diagrams import draw
from grusel.server.workers.clerk import Task
from grusel.server.workers.process import Worker
from server.endless import Endless


async def test_a_worker_is_ended_even_if_the_task_that_ends_it_is_cancelled() -> None:
    worker = Worker("grusel.server.workers.clerk")
    asking = asyncio.create_task(worker.ask(Task(pickle.dumps((draw, (Endless(), b"{}")))), 30.0))
    while worker.process is None:
        await asyncio.sleep(0.01)
    process = worker.process
    asking.cancel()
    while worker.process:
        await asyncio.sleep(0)
    asking.cancel()  # while it is being killed
    with contextlib.suppress(asyncio.CancelledError):
        await asking
    assert process.returncode == -9
