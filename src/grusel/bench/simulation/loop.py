"""An event loop in simulated time: nothing waits, and the same callbacks run in the same order every time."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import heapq
import inspect
from collections.abc import Callable
from contextvars import Context
from typing import Any

Work = Callable[..., object]
MANY = 2000


class Stuck(Exception):
    """Nothing is left to run, and what was waited for has not happened."""


class Life:
    """One process: what runs in its context waits while it is frozen, and never runs once it is dead."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.frozen = False
        self.dead = False
        self.held: list[asyncio.TimerHandle] = []
        self.context = contextvars.copy_context()
        self.context.run(LIFE.set, self)


LIFE: contextvars.ContextVar[Life | None] = contextvars.ContextVar("LIFE", default=None)


class SimulatedLoop(asyncio.AbstractEventLoop):
    """As much of an event loop as the core of the server uses: timers, callbacks and tasks, but no sockets.

    Callbacks of the same moment run in the order in which they were asked for, as asyncio promises. What varies from
    seed to seed are the moments.
    """

    def __init__(self) -> None:
        self.clock = 0.0
        self.waiting: list[tuple[float, int, asyncio.TimerHandle, Context]] = []
        self.asked = 0
        self.tasks: list[asyncio.Task[Any]] = []  # those of dead processes, too, until the end
        self.problems: list[str] = []  # errors that no task or callback has caught
        self.outside = contextvars.copy_context()

    # --- what a server asks for ---------------------------------------------------------------------------------------

    def time(self) -> float:
        return self.clock

    def call_soon(self, callback: Work, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:  # type: ignore[override]
        return self.call_at(self.clock, callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Work, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.clock + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Work, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = contextvars.copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._put(max(when, self.clock), handle, context)
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if len(self.tasks) > MANY:
            self.tasks = [one for one in self.tasks if not one.done()]
        self.tasks.append(task)
        return task

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        doing = context.get("future") or context.get("task") or context.get("handle")
        self.problems.append(f"{context.get('message')}: {context.get('exception')!r} {doing!r}")

    def run_in_executor(self, executor: Any, func: Work, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Threads would come back at moments of their own, so what is meant for one is done at once."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are passed over when they are due."""

    # --- running ------------------------------------------------------------------------------------------------------

    def run(self, work: Any) -> Any:
        """Run until this coroutine is done; raises Stuck if nothing is left to run before."""
        asyncio.events._set_running_loop(self)
        try:
            task = self.create_task(work)
            while not task.done():
                self._step()
            return task.result()
        finally:
            asyncio.events._set_running_loop(None)

    def resume(self, life: Life) -> None:
        """Let a frozen process continue; everything that was due meanwhile comes at once, in its order."""
        life.frozen = False
        held, life.held = life.held, []
        for handle in held:
            self._put(self.clock, handle, life.context)

    def end(self, life: Life) -> None:
        """The process is gone, with everything that it had under way."""
        life.dead = True
        life.held = []

    def close(self) -> None:
        """Drop what is under way, so that it does not complain when it is collected."""
        for task in self.tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                _close(task.get_coro())
        self.waiting.clear()

    def _step(self) -> None:
        if not self.waiting:
            raise Stuck
        when, _, handle, context = heapq.heappop(self.waiting)
        if handle.cancelled():
            return
        self.clock = when
        life = context.get(LIFE)
        if life is None or not (life.dead or life.frozen):
            handle._run()
        elif life.frozen and not life.dead:
            life.held.append(handle)

    def _put(self, when: float, handle: asyncio.TimerHandle, context: Context) -> None:
        self.asked += 1
        heapq.heappush(self.waiting, (when, self.asked, handle, context))


def _close(work: Any) -> None:
    """Close a coroutine, and those that it was given before it began."""
    if inspect.iscoroutine(work):
        if inspect.getcoroutinestate(work) == inspect.CORO_CREATED:
            for given in [*inspect.getcoroutinelocals(work).values()]:
                _close(given)
        with contextlib.suppress(RuntimeError):  # it wants to wait for something on its way out
            work.close()
